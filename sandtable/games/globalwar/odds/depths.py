"""Defenders of later rounds without what takes no part in them, and what that is: submarines that have dived."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.engagement import Engagement
from sandtable.games.globalwar.combat.field import DEFENDER
from sandtable.games.globalwar.combat.troops import Counts
from sandtable.games.globalwar.odds.states import States


class Depths:
    """Splits each state of the defender into those who fight and a layer below them that no later round changes.

    Defenders that differ only in their layer fight alike, so that they can be fought together.
    """

    def __init__(self, engagement: Engagement, defenders: States) -> None:
        self.defenders: Final = defenders
        self.divided: Final = _divided(engagement)
        self.fighters: Final = (
            States(engagement, DEFENDER, defenders.most, defenders.choosy) if self.divided else defenders
        )
        self.fighter: Final[list[int]] = []  # by state of the defender: who fights of it
        self.layer: Final[list[int]] = []  # and the number of what does not
        self._layers: Final[list[Counts]] = []
        self._number: Final[dict[Counts, int]] = {}
        self._whole: Final[list[dict[int, int]]] = []  # by layer and fighter

    @property
    def many(self) -> int:
        """How many layers have come up."""
        return len(self._layers) if self.divided else 1

    def look(self) -> None:
        """Splits the states that have come up since."""
        for state in range(len(self.layer), len(self.defenders.counts)):
            counts = self.defenders.counts[state]
            if not self.divided:
                self.fighter.append(state)
                self.layer.append(0)
                continue
            fighting = self.defenders.fighting(counts)
            below = tuple([counts[n] - fighting[n] for n in range(len(counts))])
            if below not in self._number:
                self._number[below] = len(self._layers)
                self._layers.append(below)
                self._whole.append({})
            self.fighter.append(self.fighters.number(fighting))
            self.layer.append(self._number[below])

    def fighting(self, state: int) -> int:
        """Who fights of a state of the defender."""
        self.look()
        return self.fighter[state]

    def whole(self, fighter: int, layer: int) -> int:
        """The state of the defender that is made up of the two."""
        if not self.divided:
            return fighter
        known = self._whole[layer]
        if fighter not in known:
            counts = self.fighters.counts[fighter]
            below = self._layers[layer]
            known[fighter] = self.defenders.number(tuple([counts[n] + below[n] for n in range(len(counts))]))
        return known[fighter]


def _divided(engagement: Engagement) -> bool:
    """Whether some take no part in later rounds, and no loss of the others takes any of them along."""
    roster = engagement.rosters[DEFENDER]
    members = engagement.members(DEFENDER, 0, 2)
    if any(roster.carries[n] for n in range(roster.size) if members >> n & 1):
        return False
    return roster.among(engagement.start[DEFENDER]) & ~members != 0
