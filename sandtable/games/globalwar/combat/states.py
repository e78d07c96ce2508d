"""What can be left of one side of a battle, numbered as it comes up, and what volleys make of it."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.engagement import Engagement
from sandtable.games.globalwar.combat.hits import Hits, TooLarge
from sandtable.games.globalwar.combat.troops import Counts

NOWHERE: Final = -1


class Left:
    """States with their chances. There may be more states than chances; those are out of reach."""

    def __init__(self, states: list[int], chances: list[float]) -> None:
        self.states: Final = states
        self.chances: Final = chances

    def chance_of(self, state: int) -> float:
        for n in range(len(self.chances)):
            if self.states[n] == state:
                return self.chances[n]
        return 0.0


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
        self._place: Final[list[int]] = []  # of a state among those that a volley leaves; NOWHERE between two volleys

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
        self._place.append(NOWHERE)
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
            return Left([state], [1.0])
        last = hits.aims[-1]
        if len(hits.rows) == 1:
            return _along(self.chain(last, state), hits.rows[0][1], hits.at_least[0])
        found: list[int] = []
        chances: list[float] = []
        for n in range(len(hits.rows)):
            numbers, row = hits.rows[n]
            first = state
            for m in range(len(numbers)):
                if numbers[m]:
                    chain = self.chain(hits.aims[m], first)
                    first = chain[min(numbers[m], len(chain) - 1)]
            here = _along(self.chain(last, first), row, hits.at_least[n])
            self._merge(here, found, chances)
        for number in found:
            self._place[number] = NOWHERE
        return Left(found, chances)

    def _merge(self, here: Left, found: list[int], chances: list[float]) -> None:
        """Adds states to those found before; different ways may lead to the same."""
        self.work += len(here.chances)
        for m in range(len(here.chances)):
            number = here.states[m]
            place = self._place[number]
            if place == NOWHERE:
                self._place[number] = len(found)
                found.append(number)
                chances.append(here.chances[m])
            else:
                chances[place] += here.chances[m]


def _along(chain: list[int], row: list[float], at_least: list[float]) -> Left:
    """Hits that fall one after the other along a chain; all beyond its end fall on its end."""
    if len(chain) >= len(row):
        return Left(chain, row)
    return Left(chain, [*row[: len(chain) - 1], at_least[len(chain) - 1]])
