"""Recruitment: controlled minor powers and the CCP roll for new troops (12.7, 15.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.civil.factions import factions, is_fought
from sandtable.games.globalwar.combat.fire import SIDES_OF_DIE
from sandtable.games.globalwar.markers import NOBODY
from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.pacts.spheres import recruits_in_peace
from sandtable.games.globalwar.production.chart import UNIT
from sandtable.games.globalwar.production.yards import china, decentralised, newly_owned
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.action import Action
from sandtable.kernel.chance import ROLLED, Chance, die
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.knowledge import Facts

LEAVE: Final = Action("pass")
# what a roll has brought so far
UNROLLED: Final = 0
WON: Final = 1
ONE_MILITIA_LEFT: Final = 2


class Recruiting(Frame[GlobalWar]):
    """gw.12.7.a: a nation rolls; with as much as it owns zones or less it gets one of four things.

    An infantry, two militia beyond all limits (gw.12.1.i), a stage further for a ship on its chart, or a facility
    repaired; the CCP troops alone (gw.15.2.b).
    """

    NAME = "recruiting"
    PROMPT = "gw-prompt-recruiting"
    REFUSED = ("gw.12.7.a", "gw-refused-recruit")

    def __init__(self, nation: NationNumber, step: int = UNROLLED) -> None:
        self.nation = nation
        self.step = step

    def copy(self) -> Recruiting:
        return Recruiting(self.nation, self.step)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"nation": s.nation_at(self.nation).id, "step": self.step}

    def resume(self, s: GlobalWar) -> bool:
        if self.step == UNROLLED or s.seat_of(self.nation) >= 0:
            return True
        s.done()
        return False

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return ASK_CHANCE if self.step == UNROLLED else (s.seat_of(self.nation),)

    def chance(self, s: GlobalWar) -> Chance:
        return die(SIDES_OF_DIE, "gw-chance-recruiting")

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        found: list[Action] = [LEAVE]
        zones = s.edition.world.zones
        for zone in zones_in(ground(s, self.nation)):
            if self.step == WON:
                found.append(Action("recruit", ("infantry", zones[zone].id)))
            found.append(Action("recruit", ("militia", zones[zone].id)))
            if self.step == WON and s.nation_at(self.nation).id == "vichy-france" and zones[zone].ipp:
                found.append(Action("recruit", ("foreign-legion", zones[zone].id)))  # gw.12.7.c
        if self.step == WON and not _is_ccp(s, self.nation):
            for site, damage in enumerate(s.site_damage):
                if damage and s.site_zone[site] >= 0 and s.owner[s.site_zone[site]] == self.nation:
                    repair = Action("recruit", (s.facility(site).id, zones[s.site_zone[site]].id))
                    if repair not in found:
                        found.append(repair)
            found += dict.fromkeys(Action("recruit", (name,)) for name, _ in self._ships(s))
        return found

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        if self.step == UNROLLED:
            self._roll(s, ROLLED[action.text])
            return
        if action == LEAVE:
            s.done()
            return
        id = action.nouns[0]
        if len(action.nouns) == 1:
            place = next(place for name, place in self._ships(s) if name == id)
            s.chart = [*s.chart[:place], s.chart[place].advanced(), *s.chart[place + 1 :]]
            s.done()
            return
        zone = s.edition.world.number[action.nouns[1]]
        if id not in s.edition.catalogue.unit_of:
            self._repair(s, id, zone)
            s.done()
            return
        s.raise_unit(self.nation, s.edition.catalogue.unit_of[id], zone)
        s.say("gw-placed", {"unit": id, "nation": s.nation_at(self.nation).id, "zone": action.nouns[1]})
        if id == "militia" and self.step == WON:
            self.step = ONE_MILITIA_LEFT
        else:
            s.done()

    def _ships(self, s: GlobalWar) -> list[tuple[str, int]]:
        """The ships of the nation that are not finished, as acts name them, with their places on the chart."""
        found: list[tuple[str, int]] = []
        for place, project in enumerate(s.chart):
            unit = s.edition.catalogue.units[project.kind] if project.form == UNIT else None
            if unit is not None and unit.at_sea() and project.nation == self.nation and project.paid < len(unit.cost):
                found.append((f"{unit.id}:p{project.paid}", place))
        return found

    def _roll(self, s: GlobalWar, roll: int) -> None:
        won = roll <= counted_zones(s, self.nation) and ground(s, self.nation) != 0
        s.say("gw-recruited" if won else "gw-not-recruited", {"nation": s.nation_at(self.nation).id, "roll": roll})
        if won:
            self.step = WON
        else:
            s.done()

    def _repair(self, s: GlobalWar, facility: str, zone: ZoneNumber) -> None:
        for site in s.sites[zone]:
            if s.facility(site).id == facility and s.site_damage[site]:
                s.site_damage[site] = 0
                s.say("gw-repaired", {"facility": facility, "zone": s.edition.world.zones[zone].id})
                return


def recruits(s: GlobalWar, nation: NationNumber) -> bool:
    """gw.4.5.d: whether a nation rolls: controlled minors with land, the CCP until it is a major power (gw.15.2.b)."""
    if not ground(s, nation) or not recruits_in_peace(s, nation):
        return False
    return s.controller[nation] != NOBODY or (_is_ccp(s, nation) and decentralised(s, nation))


def ground(s: GlobalWar, nation: NationNumber) -> int:
    """The zones of a nation that it has owned since the start of the turn, of the CCP those in China."""
    found = 0
    for zone, owner in enumerate(s.owner):
        if owner == nation:
            found |= 1 << zone
    open_to_recruits = china(s) if _is_ccp(s, nation) else s.rulings.zones  # gw.15.2.b: where it places infantry
    return found & ~newly_owned(s) & s.rulings.zones & open_to_recruits


def counted_zones(s: GlobalWar, nation: NationNumber) -> int:
    """gw.12.7.b: overseas zones do not count, but for the sides of the Spanish civil war (gw.14.1.c) and for the CCP
    (gw.15.2.b)."""
    zones = s.edition.world.zones
    all_count = (nation in factions(s) and is_fought(s)) or _is_ccp(s, nation)
    return sum(1 for zone, owner in enumerate(s.owner) if owner == nation and (all_count or not zones[zone].overseas))


def _is_ccp(s: GlobalWar, nation: NationNumber) -> bool:
    return s.nation_at(nation).id == "ccp"
