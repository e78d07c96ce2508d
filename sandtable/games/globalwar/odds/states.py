"""What can be left of one side of a battle, numbered as it comes up, and what volleys make of it."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.engagement import Engagement
from sandtable.games.globalwar.combat.lineup import ALL_GONE
from sandtable.games.globalwar.combat.troops import Counts
from sandtable.games.globalwar.odds.hits import Hits, TooLarge
from sandtable.games.globalwar.odds.salvos import Volley

UNKNOWN: Final = -1


class States:
    """The states of one side, with what is asked of them again and again."""

    def __init__(self, engagement: Engagement, side: int, most: int, choosy: bool) -> None:
        self.engagement: Final = engagement
        self.choosy: Final = choosy  # whom some of the enemy may hit depends on what else is left
        self.side: Final = side
        self.most: Final = most
        self.counts: Final[list[Counts]] = []
        self.alive: Final[list[bool]] = []  # takes part in later rounds
        self.among: Final[list[int]] = []  # the troops of which any are left
        self.seen: Final[list[int]] = []  # what some of the enemy's dice depend on in later rounds
        self.gone: Final[list[int]] = []  # the bits that end its counts
        self.role: Final[list[int]] = []  # the first state that fights alike in later rounds
        self.kinds: Final[dict[int, int]] = {}  # by the troops of which any are left: a state
        self.levels: Final[list[list[int]]] = []  # the states with so much to lose; a round never adds to it
        self.work: int = 0  # states that were added up
        self._power: Final[dict[int, int]] = {}
        self._number: Final[dict[Counts, int]] = {}
        self._bears: Final = [  # hits that one unit of each troop can still bear
            0 if troop.fled else troop.unit.hits - troop.damage for troop in engagement.rosters[side].troops
        ]
        self._role_of: Final[dict[Counts, int]] = {}
        self._after: Final[list[list[int]]] = []  # by aim and state: what one hit leaves, or UNKNOWN
        self._looked: Final[list[int]] = []  # by aim: how many of these are known without a gap
        self._firm: Final[list[list[int]]] = []  # by aim: the states that a hit leaves as they are
        self._ways: Final[list[list[list[int]]]] = []  # by aim
        self._ways_known: Final[list[int]] = []  # by aim: how many states were known then
        self._chains: Final[list[list[list[int]]]] = []  # by aim and state; empty where nobody has asked yet
        self._scattered: Final[list[list[list[int]]]] = []  # by cases of hits and state

    def number(self, counts: Counts) -> int:
        known = self._number.get(counts, -1)
        if known >= 0:
            return known
        number = len(self.counts)
        if number >= self.most:
            raise TooLarge
        self._number[counts] = number
        self.counts.append(counts)
        among = self.engagement.rosters[self.side].among(counts)
        self.alive.append(among & self.engagement.members(self.side, counts[-1], 2) != 0)
        self.among.append(among)
        self.seen.append(self.engagement.seen(self.side, counts) if self.choosy else 0)
        self.gone.append(counts[-1])
        self.kinds[among] = number
        self.role.append(self._role_of.setdefault(self.fighting(counts), number))
        level = self._level(counts)
        while len(self.levels) <= level:
            self.levels.append([])
        self.levels[level].append(number)
        return number

    def dived(self, state: int) -> bool:
        """Whether defending submarines are left of a state that take no part any more (gw.10.7.d)."""
        return self.engagement.lies_below(self.among[state])

    def power(self, state: int) -> int:
        """Faces that hit, over all dice of a state in later rounds."""
        if state not in self._power:
            self._power[state] = self.engagement.power(self.side, self.counts[state])
        return self._power[state]

    def fighting(self, counts: Counts) -> Counts:
        """The counts without troops that take no part in later rounds."""
        members = self.engagement.members(self.side, counts[-1], 2)
        if not self.engagement.rosters[self.side].among(counts) & ~members:
            return counts
        return (*[counts[n] if members >> n & 1 else 0 for n in range(len(counts) - 1)], counts[-1])

    def _level(self, counts: Counts) -> int:
        """Hits that the side can still bear; then who may still leave it. No round adds to either."""
        bears = 0
        for n in range(len(self._bears)):
            bears += counts[n] * self._bears[n]
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
            for _ in range(numbers[n]):
                state = self._hit(hits.aims[n], state)
        return state

    def run(self, state: int, hits: Hits, row: int) -> list[int]:
        """What 0, 1, 2, … hits of the last aim leave after those of the other aims in a row."""
        if not hits.aims:
            return [state]
        return self.chain(hits.aims[-1], self.before_last(state, hits, row))

    def scattered(self, volley: Volley) -> list[list[int]]:
        """By state what each case of the hits of all aims but the last leaves."""
        while len(self._scattered) <= volley.cases:
            self._scattered.append([])
        found = self._scattered[volley.cases]
        while len(found) < len(self.counts):  # more states may come up
            state = len(found)
            found.append([self.before_last(state, volley.hits, n) for n in range(len(volley.hits.rows))])
        return found

    def after(self, aim: int) -> list[int]:
        """What one hit of an aim leaves of each state. New states may come up; they are hit as well."""
        after = self._after_of(aim)
        while self._looked[aim] < len(self.counts):
            state = self._looked[aim]
            if self._hit(aim, state) == state:
                self._firm[aim].append(state)
            self._looked[aim] += 1
        return after

    def _after_of(self, aim: int) -> list[int]:
        while len(self._after) <= aim:
            self._after.append([])
            self._looked.append(0)
            self._firm.append([])
            self._ways.append([])
            self._ways_known.append(0)
        return self._after[aim]

    def ways(self, aim: int) -> list[list[int]]:
        """The ways down by hits of an aim, which together lead on from each state that such a hit changes.

        Each ends in a state that stays as it is, or in one of a way before it.
        """
        after = self.after(aim)
        if self._ways_known[aim] < len(after):
            found: list[list[int]] = []
            top = [-1] * len(after)  # by state: the way that begins with it so far
            for level in self.levels:
                for state in level:
                    left = after[state]
                    if left != state:
                        if top[left] < 0:
                            top[left] = len(found)
                            found.append([left])
                        found[top[left]].append(state)
                        top[state] = top[left]
                        top[left] = -1
            for way in found:
                way.reverse()
            self._ways[aim] = found
            self._ways_known[aim] = len(after)
        return self._ways[aim]

    def _hit(self, aim: int, state: int) -> int:
        """What one hit leaves of a state."""
        after = self._after_of(aim)
        while len(after) <= state:
            after.append(UNKNOWN)
        if after[state] == UNKNOWN:
            hit = self.engagement.hit(self.side, self.counts[state], self.engagement.aims[self.side][aim])
            after[state] = self.number(hit)
        return after[state]

    def unhurt(self, hits: Hits) -> list[float]:
        """By state: the chance that a volley leaves it as it was."""
        known = -1
        while known < len(self.counts):  # what one aim leaves may be hit by another
            known = len(self.counts)
            for aim in hits.aims:
                self.after(aim)
        found = [hits.none] * len(self.counts)
        for aim in hits.aims:
            for state in self._firm[aim]:
                found[state] = self._unhurt(state, hits)
        return found

    def _unhurt(self, state: int, hits: Hits) -> float:
        """The same where some hits hit nobody."""
        total = 0.0
        for n in range(len(hits.rows)):
            run = self.run(state, hits, n)
            if run[0] == state:
                total += hits.rows[n][1][0].p if len(run) > 1 else hits.at_least[n][0].p
        return total

    def add_left(self, found: dict[int, float], state: int, chance: float, hits: Hits) -> None:
        """Adds what a volley leaves of a state that is there with a chance."""
        for n in range(len(hits.rows)):
            run = self.run(state, hits, n)
            row = hits.rows[n][1]
            last = min(len(run), len(row)) - 1
            for m in range(last):
                found[run[m]] = found.get(run[m], 0.0) + chance * row[m].p
            # all hits beyond the end of the run fall on its end
            found[run[last]] = found.get(run[last], 0.0) + chance * hits.at_least[n][last].p
        self.work += hits.size
