"""The volleys of a battle by the numbers of its states, each worked out once."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.engagement import Engagement
from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER
from sandtable.games.globalwar.combat.fire import Shots
from sandtable.games.globalwar.combat.sequence import ATTACK, BOMBARDMENT, DEFENCE
from sandtable.games.globalwar.odds.depths import Depths
from sandtable.games.globalwar.odds.hits import Hits, reckon
from sandtable.games.globalwar.odds.salvos import Salvos, Volley
from sandtable.games.globalwar.odds.states import States

Key = tuple[int, int, int, int, int, int]
LATER: Final = 2  # rounds after the first are alike


class Volleys:
    """Both sides' states with the dice they roll at each other."""

    def __init__(self, engagement: Engagement, most: int) -> None:
        self.engagement: Final = engagement
        both = engagement.rosters[ATTACKER].troops + engagement.rosters[DEFENDER].troops
        # whom some may hit depends on what else is left
        self.choosy: Final = any(bool(troop.unit.only_hits) for troop in both)
        self.states: Final = (
            States(engagement, ATTACKER, most, self.choosy),
            States(engagement, DEFENDER, most, self.choosy),
        )
        self.depths: Final = Depths(engagement, self.states[DEFENDER])
        self.later: Final = (self.states[ATTACKER], self.depths.fighters)  # who fights in later rounds
        narrow = self.choosy or any(troop.unit.unarmed for troop in both)
        blind = engagement.rosters[ATTACKER].submarines if engagement.rosters[DEFENDER].air else 0  # gw.10.7.a
        self._may_miss_all: Final = narrow or blind != 0
        self._sure: Final = 0 if narrow else _armed(engagement) & ~blind  # attackers who hit whoever is left
        self.work: int = 0  # chances that were multiplied
        self._shots: Final[dict[Key, list[Shots]]] = {}
        self._hits: Final[dict[Key, Hits]] = {}
        self.salvos: Final = (Salvos(engagement, ATTACKER), Salvos(engagement, DEFENDER))
        self._fire: Final[dict[tuple[int, int, int], Volley]] = {}
        self._answer: Final[dict[tuple[int, int, int], Hits]] = {}
        self._always_hits: Final[dict[tuple[int, int, int], bool]] = {}
        self._harmless: Final[dict[tuple[int, int, int], bool]] = {}

    def _key(self, step: int, side: int, round: int, mine: int, theirs: int) -> Key:
        """All that a volley depends on; dice of flak and coastal guns on how many there are to aim at."""
        enemies = self.states[1 - side]
        alive = enemies.among[theirs] if self.choosy else 0
        if round > 1:
            return (step * 2 + side, LATER, mine, 0, alive, enemies.gone[theirs])
        roster = self.engagement.rosters[1 - side]
        targets = roster.total(enemies.counts[theirs], roster.exposed if step == BOMBARDMENT else roster.air)
        return (step * 2 + side, 1, mine, targets, alive, enemies.gone[theirs])

    def shots(self, step: int, side: int, round: int, mine: int, theirs: int) -> list[Shots]:
        """The dice of one side in a step."""
        key = self._key(step, side, round, mine, theirs)
        if key not in self._shots:
            counts = self.states[side].counts[mine]
            enemy = self.states[1 - side].counts[theirs]
            self._shots[key] = self.engagement.shots(step, side, round, counts, enemy)
        return self._shots[key]

    def hits(self, step: int, side: int, round: int, mine: int, theirs: int) -> Hits:
        """The distribution of its hits."""
        key = self._key(step, side, round, mine, theirs)
        known = self._hits.get(key)
        if known is None:
            shots = self.shots(step, side, round, mine, theirs)
            known = reckon(shots, self.engagement.aims[1 - side])
            self._hits[key] = known
            self.work += known.work
        return known

    def likeness(self, side: int, state: int) -> tuple[int, int]:
        """What the enemy's dice in later rounds depend on: states that are alike in this are fired at alike."""
        states = self.later[side]
        return (states.seen[state], states.gone[state])

    def fire(self, a: int, d: int) -> Volley:
        """The volley of an attacker in a round after the first."""
        seen, gone = self.likeness(DEFENDER, d)
        key = (self.later[ATTACKER].role[a], seen, gone)
        if key not in self._fire:
            shots = self._later_shots(ATTACK, ATTACKER, a, d)
            self._fire[key] = self.salvos[ATTACKER].volley(shots)
            self.work += self._fire[key].work
        return self._fire[key]

    def answer(self, d: int, a: int) -> Hits:
        """The hits of a defender in a round after the first."""
        seen, gone = self.likeness(ATTACKER, a)
        key = (self.later[DEFENDER].role[d], seen, gone)
        if key not in self._answer:
            shots = self._later_shots(DEFENCE, DEFENDER, d, a)
            self._answer[key] = self.salvos[DEFENDER].hits(shots)
            self.work += self._answer[key].work
        return self._answer[key]

    def _later_shots(self, step: int, side: int, mine: int, theirs: int) -> list[Shots]:
        counts = self.later[side].counts[mine]
        return self.engagement.shots(step, side, LATER, counts, self.later[1 - side].counts[theirs])

    def over(self, a: int, d: int) -> bool:
        return not self.later[ATTACKER].alive[a] or not self.later[DEFENDER].alive[d]

    def always_hits(self, a: int) -> bool:
        """Whether the attacker can hit somebody in later rounds whoever is left."""
        mine = self.later[ATTACKER]
        if not self._may_miss_all and mine.power(a):
            return True
        if mine.among[a] & self._sure and not mine.gone[a]:
            return True
        theirs = self.later[DEFENDER]
        key = (mine.among[a], mine.gone[a], len(theirs.kinds))
        if key not in self._always_hits:
            self._always_hits[key] = not any(
                theirs.alive[d] and self.harmless(a, d, LATER) for d in theirs.kinds.values()
            )
        return self._always_hits[key]

    def harmless(self, a: int, d: int, round: int) -> bool:
        """Whether the attacker can hit nobody in his next round, and so has to leave."""
        mine = self.later[ATTACKER]
        theirs = self.later[DEFENDER]
        if not self._may_miss_all and mine.power(a):
            return False
        key = (mine.among[a], theirs.among[d], mine.gone[a])
        if key not in self._harmless:
            harmless = self.engagement.harmless(ATTACKER, round + 1, mine.counts[a], theirs.counts[d])
            self._harmless[key] = harmless
        return self._harmless[key]

    def jumped(self, firing: int, a: int) -> int:
        """Who fires of some attackers once those are on the ground whose aircraft have come through."""
        states = self.states[ATTACKER]
        dropped = self.engagement.rosters[ATTACKER].dropped
        now = states.counts[a]
        fire = states.counts[firing]
        return states.number(tuple([now[n] if dropped >> n & 1 else fire[n] for n in range(len(fire))]))

    def ashore(self, a: int, round: int) -> int:
        states = self.states[ATTACKER]
        return states.number(self.engagement.round_over(states.counts[a], round))


def _armed(engagement: Engagement) -> int:
    """The troops of the attacker that roll dice in later rounds."""
    armed = 0
    size = len(engagement.start[ATTACKER])
    for n in range(size - 1):
        alone = tuple([1 if m == n else 0 for m in range(size)])
        if engagement.power(ATTACKER, alone):
            armed |= 1 << n
    return armed
