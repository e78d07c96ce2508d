"""How the chance of a battle is spread over the states of one side, and what dice make of it."""

# ruff: noqa: B905
# Compiled, a zip of lists is a plain loop, but with a keyword it is an iterator of tuples: these loops are most of the
# work of exact odds.

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.odds.hits import Hits
from sandtable.games.globalwar.odds.states import States

LAYERS: Final = 3  # that one share holds

Row = list[float]  # chances by state; states that are missing at the end have none


class Share:
    """The chance of one state, in up to three layers that fight alike (``depths.py``).

    An object that changes: in a list of numbers each change would make a new one.
    """

    def __init__(self, chance: float = 0.0) -> None:
        self.chance: float = chance
        self.second: float = 0.0
        self.third: float = 0.0

    def any(self) -> bool:
        return self.chance != 0.0 or self.second != 0.0 or self.third != 0.0

    def clear(self) -> None:
        self.chance = 0.0
        self.second = 0.0
        self.third = 0.0

    def of(self, layer: int) -> float:
        return self.chance if layer == 0 else self.second if layer == 1 else self.third

    def put(self, layer: int, chance: float) -> None:
        if layer == 0:
            self.chance = chance
        elif layer == 1:
            self.second = chance
        else:
            self.third = chance


class Weights:
    """Chances of all states that change no more: plain numbers, of each layer."""

    def __init__(self, states: int, deep: bool) -> None:
        self.first: Final[Row] = [0.0] * states
        self.second: Final[Row] = [0.0] * states if deep else []
        self.third: Final[Row] = [0.0] * states if deep else []

    def put(self, state: int, share: Share, times: float) -> None:
        """Sets the chances of one state."""
        self.first[state] = share.chance * times
        if self.second:
            self.second[state] = share.second * times
            self.third[state] = share.third * times

    def get(self, state: int, share: Share) -> None:
        share.chance = self.first[state]
        if self.second:
            share.second = self.second[state]
            share.third = self.third[state]


class Moves:
    """What one hit of an aim does: what it leaves of each state, and the pairs of states where that is not the same."""

    def __init__(self, after: list[Share], befores: list[Share], afters: list[Share]) -> None:
        self.after: Final = after
        self.befores: Final = befores  # those with least to lose come first
        self.afters: Final = afters


class Shares:
    """The chances of all states of a side; ``deep`` where there is more than one layer of them."""

    def __init__(self, states: States, deep: bool = False) -> None:
        self.states: Final = states
        self.deep: Final = deep
        self.by_state: Final[list[Share]] = []
        self._moves: Final[list[Moves]] = []  # by aim
        self._runs: Final[list[list[list[Share]]]] = []  # by aim and state; empty where nobody has asked yet
        self.fit()

    def fit(self) -> None:
        """Makes room for states that have come up since."""
        while len(self.by_state) < len(self.states.counts):
            self.by_state.append(Share())

    def clear(self) -> None:
        for share in self.by_state:
            share.clear()

    def take(self, other: Shares) -> None:
        """Adds all the chances of others, who have none afterwards."""
        self.fit()
        deep = self.deep
        for share, more in zip(self.by_state, other.by_state):
            share.chance += more.chance
            more.chance = 0.0
            if deep:
                share.second += more.second
                share.third += more.third
                more.second = 0.0
                more.third = 0.0

    def add_row(self, row: Row, weight: float) -> None:
        """Adds the chances of a row, times a weight."""
        self.fit()
        for share, chance in zip(self.by_state, row):
            share.chance += weight * chance

    def add_product(self, weights: Weights, row: Row) -> None:
        """Adds weights, each times the chance of the same state in a row, which is that of all its layers."""
        self.fit()
        if not self.deep:
            for share, first, chance in zip(self.by_state, weights.first, row):
                share.chance += first * chance
            return
        for share, first, second, third, chance in zip(
            self.by_state, weights.first, weights.second, weights.third, row
        ):
            share.chance += first * chance
            share.second += second * chance
            share.third += third * chance

    def row(self) -> Row:
        return [share.chance for share in self.by_state]

    def roll(self, aim: int, chance: float) -> None:
        """One die that hits with a chance. Those with least to lose come first, so that nobody is hit twice."""
        moves = self._moved(aim)
        if self.deep:
            self._roll_layers(moves, chance)
            return
        for before, after in zip(moves.befores, moves.afters):
            now = before.chance
            if now:
                hit = now * chance
                before.chance = now - hit
                after.chance += hit

    def _roll_layers(self, moves: Moves, chance: float) -> None:
        for before, after in zip(moves.befores, moves.afters):
            hit = before.chance * chance
            before.chance -= hit
            after.chance += hit
            hit = before.second * chance
            before.second -= hit
            after.second += hit
            hit = before.third * chance
            before.third -= hit
            after.third += hit

    def roll_at(self, pick: int, picks: float, aim: int, chance: float) -> None:
        """One die that hits its pick with one chance and otherwise with another."""
        after = self._moved(aim).after
        picked = self._moved(pick).after
        stays = 1.0 - picks - chance
        for level in self.states.levels:
            for state in level:
                share = self.by_state[state]
                if share.any():
                    struck = picked[state]
                    hit = after[state]
                    now = share.chance
                    second = share.second
                    third = share.third
                    share.chance = now * stays
                    share.second = second * stays
                    share.third = third * stays
                    struck.chance += now * picks
                    struck.second += second * picks
                    struck.third += third * picks
                    hit.chance += now * chance
                    hit.second += second * chance
                    hit.third += third * chance

    def split(self, aim: int, chance: float, missed: Shares, struck: Shares) -> None:
        """One die that hits with a chance: gives those that it misses and what it leaves of the others elsewhere."""
        after = struck._moved(aim).after
        missed.fit()
        deep = self.deep
        for share, same, less in zip(self.by_state, missed.by_state, after):
            now = share.chance
            if now:
                hit = now * chance
                share.chance = 0.0
                same.chance += now - hit
                less.chance += hit
            if deep:
                now = share.second
                hit = now * chance
                share.second = 0.0
                same.second += now - hit
                less.second += hit
                now = share.third
                hit = now * chance
                share.third = 0.0
                same.third += now - hit
                less.third += hit

    def strike(self, state: int, weight: Share, hits: Hits) -> None:
        """Adds what a whole volley leaves of one state."""
        deep = self.deep
        first = weight.chance
        second = weight.second
        third = weight.third
        for n in range(len(hits.rows)):
            run = self._run(hits.aims[-1], self.states.before_last(state, hits, n))
            row = hits.rows[n][1]
            for share, chance in zip(run, row):
                share.chance += first * chance
                if deep:
                    share.second += second * chance
                    share.third += third * chance
            if len(run) < len(row):  # all hits beyond the end of the run fall on its end
                last = run[-1]
                beyond = hits.at_least[n][len(run)]
                last.chance += first * beyond
                last.second += second * beyond
                last.third += third * beyond

    def _moved(self, aim: int) -> Moves:
        after = self.states.after(aim)
        while len(self._moves) <= aim:
            self._moves.append(Moves([], [], []))
        if len(self._moves[aim].after) < len(after):
            self.fit()
            befores = [state for level in self.states.levels for state in level if after[state] != state]
            self._moves[aim] = Moves(
                [self.by_state[left] for left in after],
                [self.by_state[state] for state in befores],
                [self.by_state[after[state]] for state in befores],
            )
        return self._moves[aim]

    def _run(self, aim: int, state: int) -> list[Share]:
        while len(self._runs) <= aim:
            self._runs.append([])
        runs = self._runs[aim]
        while len(runs) <= state:
            runs.append([])
        if not runs[state]:
            chain = self.states.chain(aim, state)
            self.fit()
            runs[state] = [self.by_state[left] for left in chain]
        return runs[state]


def note(row: Row, state: int, chance: float) -> None:
    """Adds to the chance of one state in a row."""
    missing = state + 1 - len(row)
    if missing > 0:
        row.extend([0.0] * missing)
    row[state] += chance
