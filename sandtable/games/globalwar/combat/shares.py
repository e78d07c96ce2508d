"""How the chance of a battle is spread over the states of one side, and what dice make of it."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.hits import Hits
from sandtable.games.globalwar.combat.states import States


class Share:
    """The chance of one state. An object that changes: in a list of numbers each change would make a new one."""

    def __init__(self) -> None:
        self.chance: float = 0.0


class Column:
    """Some states with a chance each."""

    def __init__(self, states: list[int], chances: list[float]) -> None:
        self.states: Final = states
        self.chances: Final = chances

    def note(self, state: int, chance: float) -> None:
        self.states.append(state)
        self.chances.append(chance)


class Shares:
    """The chances of all states of a side."""

    def __init__(self, states: States) -> None:
        self.states: Final = states
        self.by_state: Final[list[Share]] = []
        self.fit()

    def fit(self) -> None:
        """Makes room for states that have come up since."""
        while len(self.by_state) < len(self.states.counts):
            self.by_state.append(Share())

    def clear(self) -> None:
        for share in self.by_state:
            share.chance = 0.0

    def add_row(self, row: list[float]) -> None:
        self.fit()
        by_state = self.by_state
        for n, chance in enumerate(row):
            by_state[n].chance += chance

    def add(self, other: Shares) -> None:
        self.fit()
        by_state = self.by_state
        for n, share in enumerate(other.by_state):
            by_state[n].chance += share.chance

    def add_column(self, weight: float, column: Column) -> None:
        by_state = self.by_state
        for n, state in enumerate(column.states):
            by_state[state].chance += weight * column.chances[n]

    def add_products(self, weights: list[float], column: Column) -> None:
        """Adds the chances of a column, each times the weight of its state."""
        self.fit()
        by_state = self.by_state
        chances = column.chances
        known = len(weights)
        for n, state in enumerate(column.states):
            if state >= known:
                break  # states stand there as they came up: these came later
            by_state[state].chance += weights[state] * chances[n]

    def roll(self, aim: int, chance: float) -> None:
        """One die that hits with a chance. Those with least to lose come first: nobody is hit twice."""
        befores, afters, _ = self.states.moves(aim)
        self.fit()
        by_state = self.by_state
        for n, before in enumerate(befores):
            share = by_state[before]
            now = share.chance
            if now:
                hit = now * chance
                share.chance = now - hit
                by_state[afters[n]].chance += hit

    def split(self, aim: int, chance: float, into: Shares) -> None:
        """One die that hits with a chance: what it hits goes into other shares."""
        after = self.states.after(aim)
        self.fit()
        into.fit()
        for n, share in enumerate(self.by_state):
            now = share.chance
            if now:
                hit = now * chance
                share.chance = now - hit
                into.by_state[after[n]].chance += hit

    def strike(self, state: int, weight: float, hits: Hits) -> None:
        """Adds what a whole volley leaves of one state; ``fit`` for all its aims was called before."""
        by_state = self.by_state
        for n in range(len(hits.rows)):
            run = self.states.run(state, hits, n)
            at_least = hits.at_least[n]
            row = hits.rows[n][1]
            last = min(len(run), len(row)) - 1
            for m in range(last):
                by_state[run[m]].chance += weight * row[m]
            by_state[run[last]].chance += weight * at_least[last]  # all hits beyond the end of the run fall on its end
