"""Blitz (10.5.1): after a short battle tanks, and those who go beside them, attack the next zone in the same turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.groups import label
from sandtable.games.globalwar.markers import BATTLE, FOUGHT, NOWHERE, RETREATED
from sandtable.games.globalwar.movement.land import why_no_blitz
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR, ALONE, PAIRED
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.refusal import Refusal

BLITZ: Final = "blitz"
HALT: Final = Action("halt")
SHORT: Final = 2  # rounds: gw.10.5.1.a
BESIDE_A_TANK: Final = 2  # halves of a place beside each tank: an advanced mechanized infantry takes one, others both


class Blitz(Frame[GlobalWar]):
    """The attacker sends units on, one by one. ``room`` is what is left beside the tanks that went, in halves."""

    NAME = "blitz"
    PROMPT = "gw-prompt-blitz"
    REFUSED = ("gw.10.5.1.b", "gw-refused-blitz")

    def __init__(self, zone: ZoneNumber, nation: NationNumber, room: int = 0) -> None:
        self.zone = zone
        self.nation = nation
        self.room = room

    def copy(self) -> Blitz:
        return Blitz(self.zone, self.nation, self.room)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        zone = s.edition.world.zones[self.zone].id
        return {"zone": zone, "nation": s.nation_at(self.nation).id, "room": self.room}

    def resume(self, s: GlobalWar) -> bool:
        if s.seat_of(self.nation) >= 0 and self._going(s):
            return True
        s.done()
        return False

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return (s.seat_of(self.nation),)

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        return [HALT, *dict.fromkeys(action for action, _, _ in self._going(s))]

    def why_not(self, s: GlobalWar, seat: int, action: Action) -> Refusal | None:
        refusal = super().why_not(s, seat, action)
        if refusal is None or action.verb != BLITZ or len(action.nouns) != 2:
            return refusal
        goal = s.edition.world.number.get(action.nouns[1], NOWHERE)
        sight = Sight(s, self.nation)
        for u in s.units_of(sight.own, self.zone):
            if label(s, u) == action.nouns[0] and goal != NOWHERE:
                return self._why_stays(s, sight, u, goal) or refusal
        return refusal

    def _why_stays(self, s: GlobalWar, sight: Sight, u: UnitNumber, goal: ZoneNumber) -> Refusal | None:
        """What of the ground, its battle or its kind keeps a unit back; a tank may be missing beside it."""
        if not self._has_won(s, u) or not sight.hostile >> goal & 1:
            return Refusal("gw.10.5.1.a", "gw-refused-blitz")
        if s.unit(u).blitz not in (ALONE, PAIRED):
            return None
        if s.unit(u).kind == AIR:
            zone = s.edition.world.zones[goal].id
            return Refusal("gw.9.3.c", "gw-refused-no-landing", {"unit": s.unit(u).id, "zone": zone})
        return why_no_blitz(s, sight, u, self.zone, goal)

    def _has_won(self, s: GlobalWar, u: UnitNumber) -> bool:
        return s.marked(u, FOUGHT) and not s.marked(u, RETREATED) and (s.unit(u).on_land() or s.unit(u).kind == AIR)

    def _going(self, s: GlobalWar) -> list[tuple[Action, UnitNumber, ZoneNumber]]:
        """The acts, each with its unit and the zone it goes to."""
        sight = Sight(s, self.nation)
        found: list[tuple[Action, UnitNumber, ZoneNumber]] = []
        for u in s.units_of(sight.own, self.zone):
            unit = s.unit(u)
            beside = unit.blitz == PAIRED and _takes(s, u) <= self.room
            if not self._has_won(s, u) or (unit.blitz != ALONE and not beside):
                continue
            for goal in zones_in(s.edition.world.next_on_land[self.zone] & sight.hostile & s.rulings.zones):
                if self._may_go(s, sight, u, goal):
                    found.append((Action(BLITZ, (label(s, u), s.edition.world.zones[goal].id)), u, goal))
        return found

    def _may_go(self, s: GlobalWar, sight: Sight, u: UnitNumber, goal: ZoneNumber) -> bool:
        """Land units as the ground allows; aircraft as far as they find home again."""
        if s.unit(u).kind != AIR:
            return why_no_blitz(s, sight, u, self.zone, goal) is None
        home = sight.way_home(s, s.left[u] - 1, s.unit(u)) if s.left[u] > 0 else 0
        return home >> goal & 1 == 1

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        if action == HALT:
            s.done()
            return
        for act, u, goal in self._going(s):
            if act == action:
                self.room += BESIDE_A_TANK if s.unit(u).tank else 0
                self.room -= _takes(s, u) if s.unit(u).blitz == PAIRED else 0
                s.put(u, goal)
                s.left[u] -= 1
                s.came[u] = self.zone
                s.task[u] = BATTLE
                s.aim[u] = goal
                s.marks[u] &= ~FOUGHT  # gw.10.1.c: who blitzes fights twice
                return


def _takes(s: GlobalWar, u: UnitNumber) -> int:
    """Halves of a place that a unit needs beside a tank."""
    return BESIDE_A_TANK // max(1, s.unit(u).per_tank)
