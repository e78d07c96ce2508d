"""How the chance of a battle is spread over the states of one side, and what dice make of it."""

# ruff: noqa: B905
# Compiled, a zip of lists is a plain loop, but with a keyword it is an iterator of tuples: these loops are most of the
# work of exact odds.

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.odds.hits import Hits
from sandtable.games.globalwar.odds.states import States

Row = list[float]  # chances by state; states that are missing at the end have none


class Share:
    """The chance of one state. An object that changes: in a list of numbers each change would make a new one."""

    def __init__(self) -> None:
        self.chance: float = 0.0


class Moves:
    """What one hit of an aim does: what it leaves of each state, and the pairs of states where that is not the same."""

    def __init__(self, after: list[Share], befores: list[Share], afters: list[Share]) -> None:
        self.after: Final = after
        self.befores: Final = befores  # those with least to lose come first
        self.afters: Final = afters


class Shares:
    """The chances of all states of a side."""

    def __init__(self, states: States) -> None:
        self.states: Final = states
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
            share.chance = 0.0

    def add(self, other: Shares) -> None:
        self.fit()
        for share, more in zip(self.by_state, other.by_state):
            share.chance += more.chance

    def add_row(self, row: Row, weight: float) -> None:
        """Adds the chances of a row, times a weight."""
        self.fit()
        for share, chance in zip(self.by_state, row):
            share.chance += weight * chance

    def add_product(self, row: Row, other: Row) -> None:
        """Adds the chances of a row, each times that of the same state in another."""
        self.fit()
        for share, chance, weight in zip(self.by_state, row, other):
            share.chance += weight * chance

    def row(self) -> Row:
        return [share.chance for share in self.by_state]

    def roll(self, aim: int, chance: float) -> None:
        """One die that hits with a chance. Those with least to lose come first, so that nobody is hit twice."""
        moves = self._moved(aim)
        for before, after in zip(moves.befores, moves.afters):
            now = before.chance
            if now:
                hit = now * chance
                before.chance = now - hit
                after.chance += hit

    def roll_at(self, pick: int, picks: float, aim: int, chance: float) -> None:
        """One die that hits its pick with one chance and otherwise with another."""
        after = self._moved(aim).after
        picked = self._moved(pick).after
        for level in self.states.levels:
            for state in level:
                share = self.by_state[state]
                now = share.chance
                if now:
                    struck = now * picks
                    hit = now * chance
                    share.chance = now - struck - hit
                    picked[state].chance += struck
                    after[state].chance += hit

    def split(self, aim: int, chance: float, missed: Shares, struck: Shares) -> None:
        """One die that hits with a chance: adds those that it misses and what it leaves of the others elsewhere."""
        after = struck._moved(aim).after
        missed.fit()
        for share, same, less in zip(self.by_state, missed.by_state, after):
            now = share.chance
            if now:
                hit = now * chance
                same.chance += now - hit
                less.chance += hit

    def strike(self, state: int, weight: float, hits: Hits) -> None:
        """Adds what a whole volley leaves of one state."""
        for n in range(len(hits.rows)):
            run = self._run(hits.aims[-1], self.states.before_last(state, hits, n))
            row = hits.rows[n][1]
            last = min(len(run), len(row)) - 1
            for m in range(last):
                run[m].chance += weight * row[m]
            run[last].chance += weight * hits.at_least[n][last]  # all hits beyond the end of the run fall on its end

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
