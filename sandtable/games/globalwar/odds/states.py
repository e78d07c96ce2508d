"""What can be left of one side of a battle, numbered as it comes up, and what volleys make of it."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.engagement import Engagement
from sandtable.games.globalwar.combat.lineup import ALL_GONE
from sandtable.games.globalwar.combat.troops import Counts
from sandtable.games.globalwar.odds.hits import Hits, TooLarge


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
        self.seen: Final[list[int]] = []  # what some of the enemy's dice depend on in later rounds
        self.gone: Final[list[int]] = []  # the bits that end its counts
        self.role: Final[list[int]] = []  # the first state that fights alike in later rounds
        self.kinds: Final[dict[int, int]] = {}  # by the troops of which any are left: a state
        self.levels: Final[list[list[int]]] = []  # the states with so much to lose; a round never adds to it
        self.work: int = 0  # states that were added up
        self._number: Final[dict[Counts, int]] = {}
        self._role_of: Final[dict[Counts, int]] = {}
        self._after: Final[list[list[int]]] = []  # by aim and state: what one hit leaves
        self._chains: Final[list[list[list[int]]]] = []  # by aim and state; empty where nobody has asked yet

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
        self.seen.append(self.engagement.seen(self.side, counts))
        self.gone.append(counts[-1])
        self.kinds[self.among[number]] = number
        self.role.append(self._role_of.setdefault(self.fighting(counts), number))
        level = self._level(counts)
        while len(self.levels) <= level:
            self.levels.append([])
        self.levels[level].append(number)
        return number

    def fighting(self, counts: Counts) -> Counts:
        """The counts without troops that take no part in later rounds."""
        members = self.engagement.members(self.side, counts[-1], 2)
        return (*[counts[n] if members >> n & 1 else 0 for n in range(len(counts) - 1)], counts[-1])

    def _level(self, counts: Counts) -> int:
        """Hits that the side can still bear; then who may still leave it. No round adds to either."""
        roster = self.engagement.rosters[self.side]
        bears = 0
        for n in range(roster.size):
            if counts[n] and not roster.troops[n].fled:
                bears += counts[n] * (roster.troops[n].unit.hits - roster.troops[n].damage)
        return (bears + 1) * (ALL_GONE + 1) - 1 - counts[-1]

    def chain(self, aim: int, state: int) -> list[int]:
        """The states that 0, 1, 2, … hits of one aim leave, up to the one that no further hit changes."""
        while len(self._chains) <= aim:
            self._chains.append([])
        chains = self._chains[aim]
        if state < len(chains) and chains[state]:
            return chains[state]
        chain = [state]
        while True:
            left = self._hit(aim, chain[-1])
            if left == chain[-1]:
                break
            if left < len(chains) and chains[left]:
                chain.extend(chains[left])
                break
            chain.append(left)
        while len(chains) < len(self.counts):
            chains.append([])
        chains[state] = chain
        return chain

    def before_last(self, state: int, hits: Hits, row: int) -> int:
        """What the hits of all aims but the last leave, by the numbers of a row."""
        numbers = hits.rows[row][0]
        for n in range(len(numbers)):
            if numbers[n]:
                chain = self.chain(hits.aims[n], state)
                state = chain[min(numbers[n], len(chain) - 1)]
        return state

    def run(self, state: int, hits: Hits, row: int) -> list[int]:
        """What 0, 1, 2, … hits of the last aim leave after those of the other aims in a row."""
        if not hits.aims:
            return [state]
        return self.chain(hits.aims[-1], self.before_last(state, hits, row))

    def after(self, aim: int) -> list[int]:
        """What one hit of an aim leaves of each state. New states may come up; they are hit as well."""
        while len(self._after) <= aim:
            self._after.append([])
        after = self._after[aim]
        while len(after) < len(self.counts):
            after.append(self._hit(aim, len(after)))
        return after

    def _hit(self, aim: int, state: int) -> int:
        """What one hit leaves of a state."""
        if aim < len(self._after) and state < len(self._after[aim]):
            return self._after[aim][state]
        return self.number(self.engagement.hit(self.side, self.counts[state], self.engagement.aims[self.side][aim]))

    def unhurt(self, state: int, hits: Hits) -> float:
        """The chance that a volley leaves a state as it was."""
        for aim in hits.aims:
            if self.after(aim)[state] == state:
                return self._unhurt(state, hits)
        return hits.none

    def _unhurt(self, state: int, hits: Hits) -> float:
        """The same where some hits hit nobody."""
        total = 0.0
        for n in range(len(hits.rows)):
            run = self.run(state, hits, n)
            if run[0] == state:
                total += hits.rows[n][1][0] if len(run) > 1 else hits.at_least[n][0]
        return total

    def add_left(self, found: dict[int, float], state: int, chance: float, hits: Hits) -> None:
        """Adds what a volley leaves of a state that is there with a chance."""
        for n in range(len(hits.rows)):
            run = self.run(state, hits, n)
            row = hits.rows[n][1]
            last = min(len(run), len(row)) - 1
            for m in range(last):
                found[run[m]] = found.get(run[m], 0.0) + chance * row[m]
            # all hits beyond the end of the run fall on its end
            found[run[last]] = found.get(run[last], 0.0) + chance * hits.at_least[n][last]
        self.work += hits.size
