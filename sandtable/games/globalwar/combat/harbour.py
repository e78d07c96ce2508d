"""Ships that leave a port at the moment it is damaged (11.5.e)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.groups import label
from sandtable.games.globalwar.markers import BATTLE, COMBAT, FOUGHT, GHOST, NO_TASK
from sandtable.games.globalwar.movement.reach import harbours
from sandtable.games.globalwar.numbering import UnitNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.knowledge import Facts

STAY: Final = Action("stay")
MOST_LEAVING: Final = 3


def leave_port(s: GlobalWar, zone: ZoneNumber, damaged: list[int]) -> None:
    """Ask the owner of the ships in the facilities that have just been damaged."""
    for site in damaged:
        if s.facility(site).harbours and s.site_damage[site] and any(s.in_port(u) for u in s.standing[zone]):
            s.push(Breakout(site))


class Breakout(Frame[GlobalWar]):
    """Up to three ships leave a damaged facility, one after the other, for a sea it opens on."""

    NAME = "breakout"
    PROMPT = "gw-prompt-breakout"
    REFUSED = ("gw.11.5.e", "gw-refused-breakout")

    def __init__(self, site: int, left: int = MOST_LEAVING) -> None:
        self.site = site
        self.left = left

    def copy(self) -> Breakout:
        return Breakout(self.site, self.left)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"site": self.site, "left": self.left}

    def resume(self, s: GlobalWar) -> bool:
        if self.left and self._leaving(s):
            return True
        s.done()
        return False

    def _leaving(self, s: GlobalWar) -> list[tuple[Action, UnitNumber, ZoneNumber]]:
        """The acts, each with its ship and the sea it sails into."""
        zone = s.site_zone[self.site]
        zones = s.edition.world.zones
        found: list[tuple[Action, UnitNumber, ZoneNumber]] = []
        for u in s.standing[zone]:
            if not s.in_port(u) or s.marked(u, GHOST) or s.seat_of(s.nation[u]) < 0:
                continue
            if harbours(s.facility(self.site), s.unit(u)):
                for sea in zones_in(s.site_opens[self.site] & s.rulings.zones):
                    found.append((Action("leave", (label(s, u), zones[zone].id, zones[sea].id)), u, sea))
        return found

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return (s.seat_of(s.nation[self._leaving(s)[0][1]]),)

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        acts = [action for action, u, _ in self._leaving(s) if s.seat_of(s.nation[u]) == seat]
        return [STAY, *dict.fromkeys(acts)]

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        if action == STAY:
            s.done()
            return
        for act, u, sea in self._leaving(s):
            if act == action and s.seat_of(s.nation[u]) == seat:
                self.left -= 1
                s.put(u, sea)
                self._meet(s, u, sea)
                return

    def _meet(self, s: GlobalWar, u: UnitNumber, sea: ZoneNumber) -> None:
        """Surface warships of the attacker that lie there bring battle."""
        for other in s.standing[sea]:
            fresh = s.task[other] == NO_TASK and not s.marked(other, FOUGHT) and s.on_turn(s.nation[other])
            hostile = s.enemies[s.nation[u]] >> s.nation[other] & 1
            if s.phase == COMBAT and fresh and hostile and s.unit(other).surface_warship():
                s.task[other] = BATTLE
                s.aim[other] = sea
