"""How the chance of a battle is spread over the states of one side, and what dice make of it."""

# ruff: noqa: B905
# Compiled, a zip of lists is a plain loop, but with a keyword it is an iterator of tuples: these loops are most of the
# work of exact odds.

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.odds import mypyc_attr
from sandtable.games.globalwar.odds.depths import Depths
from sandtable.games.globalwar.odds.hits import NEVER, Chances, Hits
from sandtable.games.globalwar.odds.salvos import Volley
from sandtable.games.globalwar.odds.states import States

LAYERS: Final = 3  # that one share holds

Row = list[float]  # chances by state; states that are missing at the end have none


@mypyc_attr(acyclic=True)
class Share:
    """The chance of one state; where its side is divided (``depths.py``), the chances of three layers that fight alike.

    An object that changes: in a list of numbers each change would make a new one.
    """

    def __init__(self, chance: float = 0.0, first: float = 0.0, second: float = 0.0, third: float = 0.0) -> None:
        self.chance: float = chance
        self.layers: tuple[float, float, float] = (first, second, third)  # these are read and written together

    def any(self) -> bool:
        if self.chance:
            return True
        first, second, third = self.layers
        return first != 0.0 or second != 0.0 or third != 0.0

    def clear(self) -> None:
        self.chance = 0.0
        self.layers = (0.0, 0.0, 0.0)

    def add(self, other: Share, times: float) -> None:
        self.chance += other.chance * times
        first, second, third = self.layers
        p, q, r = other.layers
        self.layers = (first + p * times, second + q * times, third + r * times)

    def times(self, factor: float) -> Share:
        """A share of its own."""
        first, second, third = self.layers
        return Share(self.chance * factor, first * factor, second * factor, third * factor)

    def joined(self, one: Share, times: float, other: Share, by: float) -> Share:
        """A share of its own, with two others times a factor each."""
        first, second, third = self.layers
        p, q, r = one.layers
        x, y, z = other.layers
        return Share(
            self.chance + one.chance * times + other.chance * by,
            first + p * times + x * by,
            second + q * times + y * by,
            third + r * times + z * by,
        )

    def scale(self, factor: float) -> None:
        self.chance *= factor
        first, second, third = self.layers
        self.layers = (first * factor, second * factor, third * factor)

    def drop(self, least: float) -> float:
        """Leaves out what is less than that; returns how much it was."""
        dropped = 0.0
        if self.chance < least:
            dropped = self.chance
            self.chance = 0.0
        first, second, third = self.layers
        if first < least or second < least or third < least:
            if first < least:
                dropped += first
                first = 0.0
            if second < least:
                dropped += second
                second = 0.0
            if third < least:
                dropped += third
                third = 0.0
            self.layers = (first, second, third)
        return dropped

    def add_to(self, layer: int, chance: float) -> None:
        first, second, third = self.layers
        if layer == 0:
            first += chance
        elif layer == 1:
            second += chance
        else:
            third += chance
        self.layers = (first, second, third)


NOTHING: Final = Share()  # never changes


class Moves:
    """What one hit of an aim does: what it leaves of each state, and the ways down that it takes (``States.ways``)."""

    def __init__(self, after: list[Share], ways: list[list[Share]], ends: list[Share], beyond: list[Share]) -> None:
        self.after: Final = after
        self.ways: Final = ways  # without their ends
        self.ends: Final = ends
        self.beyond: Final = beyond  # what one more hit leaves of each end


class Shares:
    """The chances of all states of a side; ``deep`` where there is more than one layer of them."""

    def __init__(self, states: States, deep: bool = False) -> None:
        self.states: Final = states
        self.deep: Final = deep
        self.by_state: Final[list[Share]] = []
        self._moves: Final[list[Moves]] = []  # by aim
        self._runs: Final[list[list[list[Share]]]] = []  # by aim and state
        self._scattered: Final[list[list[list[Share]]]] = []  # the same by the cases of hits of all aims but the last
        self.fit()

    def fit(self) -> None:
        """Makes room for states that have come up since."""
        while len(self.by_state) < len(self.states.counts):
            self.by_state.append(Share())

    @property
    def scatters(self) -> bool:
        """Whether hits have been scattered over these before: what they leave is known."""
        return len(self._scattered) > 0

    def clear(self) -> None:
        for share in self.by_state:
            share.clear()

    def take(self, other: Shares) -> None:
        """Adds all the chances of others, who have none afterwards."""
        self.fit()
        if not self.deep:
            for share, more in zip(self.by_state, other.by_state):
                share.chance += more.chance
                more.chance = 0.0
            return
        for share, more in zip(self.by_state, other.by_state):
            first, second, third = share.layers
            p, q, r = more.layers
            share.layers = (first + p, second + q, third + r)
            more.layers = (0.0, 0.0, 0.0)

    def load(self, row: Row, depths: Depths, first: int) -> bool:
        """Adds those of a row that lie in the layers from one on, by who fights of them; returns whether any do."""
        self.fit()
        found = False
        if not self.deep:
            for share, weight in zip(self.by_state, row):
                if weight:
                    share.chance += weight
                    found = True
            return found
        for weight, fighter, layer in zip(row, depths.fighter, depths.layer):
            if weight and first <= layer < first + LAYERS:
                self.by_state[fighter].add_to(layer - first, weight)
                found = True
        return found

    def add_row(self, row: Row, weight: float) -> None:
        """Adds the chances of a row, times a weight."""
        self.fit()
        for share, chance in zip(self.by_state, row):
            share.chance += weight * chance

    def add_product(self, weights: list[Share], row: Chances) -> None:
        """Adds weights, each times the chance of the same state in a row, which is that of all its layers."""
        self.fit()
        if not self.deep:
            for share, weight, chance in zip(self.by_state, weights, row):
                share.chance += weight.chance * chance.p
            return
        for share, weight, chance in zip(self.by_state, weights, row):
            if chance is not NEVER and weight is not NOTHING:
                times = chance.p
                first, second, third = share.layers
                p, q, r = weight.layers
                share.layers = (first + p * times, second + q * times, third + r * times)

    def row(self) -> Row:
        return [share.chance for share in self.by_state]

    def roll(self, aim: int, chance: float) -> None:
        """One die that hits with a chance: on each way down, what is hit of one state comes to the next.

        A way is gone after the one that it leads to, so that nobody is hit twice.
        """
        moves = self._moved(aim)
        if self.deep:
            self._roll_layers(moves, chance)
            return
        for way, end in zip(moves.ways, moves.ends):
            comes = 0.0
            for share in way:
                now = share.chance
                hit = now * chance
                share.chance = now - hit + comes
                comes = hit
            end.chance += comes

    def _roll_layers(self, moves: Moves, chance: float) -> None:
        for way, end in zip(moves.ways, moves.ends):
            first = 0.0
            second = 0.0
            third = 0.0
            for share in way:
                p, q, r = share.layers
                x = p * chance
                y = q * chance
                z = r * chance
                share.layers = (p - x + first, q - y + second, r - z + third)
                first = x
                second = y
                third = z
            p, q, r = end.layers
            end.layers = (p + first, q + second, r + third)

    def roll_both(self, aim: int, chance: float, other: float) -> None:
        """Two dice of one aim, each with its chance to hit, at a divided side: they go down each way together."""
        none = (1.0 - chance) * (1.0 - other)
        one = chance * (1.0 - other) + other * (1.0 - chance)
        two = chance * other
        moves = self._moved(aim)
        for way, end, beyond in zip(moves.ways, moves.ends, moves.beyond):
            first = 0.0  # by layer of the state before
            second = 0.0
            third = 0.0
            x = 0.0  # and of the one before that
            y = 0.0
            z = 0.0
            for share in way:
                p, q, r = share.layers
                share.layers = (
                    p * none + first * one + x * two,
                    q * none + second * one + y * two,
                    r * none + third * one + z * two,
                )
                x = first
                y = second
                z = third
                first = p
                second = q
                third = r
            p, q, r = end.layers
            end.layers = (
                p + first * one + x * two,
                q + second * one + y * two,
                r + third * one + z * two,
            )
            p, q, r = beyond.layers
            beyond.layers = (p + first * two, q + second * two, r + third * two)

    def roll_at(self, pick: int, picks: float, aim: int, chance: float) -> None:
        """One die that hits its pick with one chance and otherwise with another."""
        after = self._moved(aim).after
        picked = self._moved(pick).after
        stays = 1.0 - picks - chance
        for level in self.states.levels:
            for state in level:
                share = self.by_state[state]
                if share.any():
                    now = share.times(1.0)
                    share.scale(stays)
                    picked[state].add(now, picks)
                    after[state].add(now, chance)

    def split(self, aim: int, chance: float, missed: Shares, struck: Shares) -> None:
        """One die that hits with a chance: gives those that it misses and what it leaves of the others elsewhere."""
        after = struck._moved(aim).after
        missed.fit()
        stays = 1.0 - chance
        if not self.deep:
            for share, same, less in zip(self.by_state, missed.by_state, after):
                now = share.chance
                if now:
                    share.chance = 0.0
                    same.chance += now * stays
                    less.chance += now * chance
            return
        for share, same, less in zip(self.by_state, missed.by_state, after):
            first, second, third = share.layers
            if first or second or third:
                share.layers = (0.0, 0.0, 0.0)
                p, q, r = same.layers
                same.layers = (p + first * stays, q + second * stays, r + third * stays)
                p, q, r = less.layers
                less.layers = (p + first * chance, q + second * chance, r + third * chance)

    def scatter(self, into: Shares, volley: Volley) -> None:
        """Gives elsewhere what the hits of all aims but the last leave of each state; nothing stays here."""
        for share, run in zip(self.by_state, into.scattered(volley)):
            if share.any():
                into.add_run(run, share, volley.hits.early)
                share.clear()

    def scatter_product(self, weights: list[Share], row: Chances, volley: Volley) -> None:
        """Adds what those hits leave of weights, each times the chance of the same state in a row."""
        early = volley.hits.early
        deep = self.deep
        for weight, chance, run in zip(weights, row, self.scattered(volley)):
            if chance is not NEVER and weight is not NOTHING:
                if not deep:
                    self.add_run(run, weight.times(chance.p), early)
                    continue
                times = chance.p
                first, second, third = weight.layers
                first *= times
                second *= times
                third *= times
                for share, case in zip(run, early):
                    times = case.p
                    p, q, r = share.layers
                    share.layers = (p + first * times, q + second * times, r + third * times)

    def scattered(self, volley: Volley) -> list[list[Share]]:
        """By state: what each case of the hits of all aims but the last leaves."""
        while len(self._scattered) <= volley.cases:
            self._scattered.append([])
        runs = self._scattered[volley.cases]
        states = self.states.scattered(volley)
        self.fit()
        while len(runs) < len(states):  # more states may come up
            runs.append([self.by_state[left] for left in states[len(runs)]])
        return runs

    def add_run(self, run: list[Share], weight: Share, chances: Chances) -> None:
        """Adds a weight to some states, times the chance of each."""
        if not self.deep:
            now = weight.chance
            for share, chance in zip(run, chances):
                share.chance += now * chance.p
            return
        first, second, third = weight.layers
        for share, chance in zip(run, chances):
            times = chance.p
            p, q, r = share.layers
            share.layers = (p + first * times, q + second * times, r + third * times)

    def strike(self, state: int, weight: Share, hits: Hits) -> None:
        """Adds what a whole volley leaves of one state."""
        for n in range(len(hits.rows)):
            left = self.states.before_last(state, hits, n)
            self.add_hits(self.runs(hits.aims[-1])[left], weight, hits.rows[n][1], hits.at_least[n])

    def add_hits(self, run: list[Share], weight: Share, chances: Chances, at_least: Chances) -> None:
        """Adds a weight to what 0, 1, 2, … hits leave, by their chances, and those of at least so many."""
        self.add_run(run, weight, chances)
        if len(run) < len(chances):  # all hits beyond the end of the run fall on its end
            run[-1].add(weight, at_least[len(run)].p)

    def runs(self, aim: int) -> list[list[Share]]:
        """By state: what 0, 1, 2, … hits of one aim leave, up to what no further hit changes."""
        while len(self._runs) <= aim:
            self._runs.append([])
        runs = self._runs[aim]
        while len(runs) < len(self.states.counts):  # more states may come up
            chain = self.states.chain(aim, len(runs))
            self.fit()
            runs.append([self.by_state[left] for left in chain])
        return runs

    def _moved(self, aim: int) -> Moves:
        after = self.states.after(aim)
        while len(self._moves) <= aim:
            self._moves.append(Moves([], [], [], []))
        if len(self._moves[aim].after) < len(after):
            self.fit()
            ways = self.states.ways(aim)
            self._moves[aim] = Moves(
                [self.by_state[left] for left in after],
                [[self.by_state[state] for state in way[:-1]] for way in ways],
                [self.by_state[way[-1]] for way in ways],
                [self.by_state[after[way[-1]]] for way in ways],
            )
        return self._moves[aim]


def note(row: Row, state: int, chance: float) -> None:
    """Adds to the chance of one state in a row."""
    missing = state + 1 - len(row)
    if missing > 0:
        row.extend([0.0] * missing)
    row[state] += chance
