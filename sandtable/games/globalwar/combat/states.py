"""What can be left of one side of a battle, numbered as it comes up, and what volleys make of it."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.engagement import Engagement
from sandtable.games.globalwar.combat.hits import Hits, TooLarge
from sandtable.games.globalwar.combat.troops import Counts


class Left:
    """What is left of a side: runs of states with their chances. A state may come up in several runs.

    A run may have more states than chances; those are out of reach.
    """

    def __init__(self, runs: list[list[int]], chances: list[list[float]]) -> None:
        self.runs: Final = runs
        self.chances: Final = chances

    def chance_unhurt(self, state: int) -> float:
        """The chance that a volley leaves a state as it was; every run begins with what fewest hits leave."""
        total = 0.0
        for n in range(len(self.runs)):
            if self.runs[n][0] == state:
                total += self.chances[n][0]
        return total


def one_by_one(found: dict[int, float]) -> Left:
    """States that are no run."""
    return Left([[state] for state in found], [[chance] for chance in found.values()])


class States:
    """The states of one side, with what is asked of them again and again."""

    def __init__(self, engagement: Engagement, side: int, most: int) -> None:
        self.engagement: Final = engagement
        self.side: Final = side
        self.most: Final = most
        self.counts: Final[list[Counts]] = []
        self.alive: Final[list[bool]] = []  # takes part in later rounds
        self.power: Final[list[int]] = []  # faces that hit, over all its dice in later rounds
        self.among: Final[list[int]] = []  # the troops of which any are left
        self.gone: Final[list[int]] = []  # the bits that end its counts
        self.levels: Final[list[list[int]]] = []  # the states with so much to lose; a round never adds to it
        self.work: int = 0  # states that were added up
        self._number: Final[dict[Counts, int]] = {}
        self._chains: Final[dict[int, list[int]]] = {}

    def number(self, counts: Counts) -> int:
        known = self._number.get(counts, -1)
        if known >= 0:
            return known
        number = len(self.counts)
        if number >= self.most:
            raise TooLarge
        self._number[counts] = number
        self.counts.append(counts)
        self.alive.append(self.engagement.present(self.side, counts, 2) != 0)
        self.power.append(self.engagement.power(self.side, counts))
        self.among.append(self.engagement.rosters[self.side].among(counts))
        self.gone.append(counts[-1])
        level = self._level(counts)
        while len(self.levels) <= level:
            self.levels.append([])
        self.levels[level].append(number)
        return number

    def _level(self, counts: Counts) -> int:
        """Hits that the side can still bear, twice, and one more while nobody has left it."""
        roster = self.engagement.rosters[self.side]
        bears = 0
        for n in range(roster.size):
            if counts[n] and not roster.troops[n].fled:
                bears += counts[n] * (roster.troops[n].unit.hits - roster.troops[n].damage)
        return 2 * bears + (0 if counts[-1] else 1)

    def chain(self, aim: int, state: int) -> list[int]:
        """The states that 0, 1, 2, … hits of one aim leave, up to the one that no further hit changes."""
        key = aim * self.most + state
        found = self._chains.get(key)
        if found is not None:
            return found
        chain = [state]
        target = self.engagement.aims[self.side][aim]
        while True:
            left = self.number(self.engagement.hit(self.side, self.counts[chain[-1]], target))
            if left == chain[-1]:
                break
            chain.append(left)
            rest = self._chains.get(aim * self.most + left)
            if rest is not None:
                chain.extend(rest[1:])
                break
        self._chains[key] = chain
        return chain

    def left(self, state: int, hits: Hits) -> Left:
        """What a volley leaves of a state."""
        if not hits.aims:
            return Left([[state]], [[1.0]])
        runs: list[list[int]] = []
        chances: list[list[float]] = []
        for n in range(len(hits.rows)):
            numbers, row = hits.rows[n]
            first = state
            for m in range(len(numbers)):
                if numbers[m]:
                    chain = self.chain(hits.aims[m], first)
                    first = chain[min(numbers[m], len(chain) - 1)]
            run = self.chain(hits.aims[-1], first)
            if len(run) < len(row):  # all hits beyond the end of the chain fall on its end
                row = [*row[: len(run) - 1], hits.at_least[n][len(run) - 1]]
            runs.append(run)
            chances.append(row)
            self.work += len(row)
        return Left(runs, chances)
