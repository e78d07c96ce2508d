"""France and those who come after it: whose the French units and zones become, and who makes way for whom (4.11)."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import BOMB, GHOST, NO_TASK, NO_UNIT, NOBODY, NOWHERE, RAID
from sandtable.games.globalwar.movement.reach import harbours
from sandtable.games.globalwar.movement.targets import zone_aimed_at
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber, nations_in, zones_in
from sandtable.games.globalwar.production.income import change_hands
from sandtable.games.globalwar.relations import at_war, cooperating, family, may_share
from sandtable.games.globalwar.sheets import AXIS
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.treasury import JOINING, hand_on


class FranceAndHeirs:
    """The nations of this chapter, by their numbers."""

    def __init__(self, s: GlobalWar) -> None:
        numbers = s.edition.nations.number
        self.france: Final = numbers["france"]
        self.free: Final = numbers["free-france"]
        self.vichy: Final = numbers["vichy-france"]
        self.germany: Final = numbers["germany"]
        self.japan: Final = numbers["japan"]


def enlist(s: GlobalWar, u: UnitNumber, nation: NationNumber) -> None:
    """A French unit and what it carries is another nation's from now on, damaged and laid up as it was
    (gw.4.11.2.j); on board of a ship that is Free French others stay what they are."""
    before = s.nation[u]
    for one in (u, *s.cargo(u)):
        if s.nation[one] == before or s.alliance[nation] == AXIS:
            s.nation[one] = nation
            s.marks[one] &= GHOST


def hand_zone(s: GlobalWar, zone: ZoneNumber, nation: NationNumber, before: NationNumber) -> None:
    """gw.4.11.2.r: a zone and the units of its former owner in it; ships go their own way."""
    change_hands(s, zone, nation)
    for u in s.units_of(1 << before, zone):
        aboard = s.aboard[u] != NO_UNIT and s.unit(s.aboard[u]).at_sea()
        if not s.unit(u).at_sea() and not aboard:
            s.nation[u] = nation


def go_into_exile(s: GlobalWar, cast: FranceAndHeirs) -> None:
    """gw.4.11.2.v: French aircraft on patrol and troops in zones of others are Free French; gw.4.11.2.w: so is what
    France has won."""
    for zone in zones_in(s.edition.world.land):
        owner = s.owner[zone]
        if owner == cast.france and s.edition.owner[zone] != cast.france:
            hand_zone(s, zone, cast.free, cast.france)
    for u in s.numbers():
        zone = s.zone[u]
        if zone == NOWHERE or s.nation[u] != cast.france or s.unit(u).at_sea():
            continue
        at_sea = zone >= s.edition.world.lands
        guest = s.aboard[u] == NO_UNIT or s.nation[s.aboard[u]] != cast.france  # others share the fate of their ship
        if guest and (at_sea or s.owner[zone] != cast.france):
            enlist(s, u, cast.free)


def pass_on(s: GlobalWar, before: NationNumber, after: NationNumber) -> None:
    """All that is one nation's is another's: zones, units, IPP, and what it has on the chart."""
    for zone in zones_in(s.edition.world.land):
        owner = s.owner[zone]
        if owner == before:
            change_hands(s, zone, after)
    for u, zone in enumerate(s.zone):
        if zone != NOWHERE and s.nation[u] == before:
            s.nation[u] = after
    hand_on(s, before, after, JOINING)
    s.chart = [row.handed_to(after) if row.nation == before else row for row in s.chart]


# who makes way


def call_off_attacks(s: GlobalWar, zones: int) -> None:
    """Whoever was to attack a zone that is no enemy's any more has nothing to fight for there."""
    for u, zone in enumerate(s.zone):
        if zone == NOWHERE or s.task[u] in (NO_TASK, RAID):
            continue
        goal = zone_aimed_at(s, s.aim[u]) if s.task[u] == BOMB else s.aim[u]
        if 0 <= goal < s.edition.world.lands and zones >> goal & 1 and not at_war(s, s.nation[u], s.owner[goal]):
            s.task[u] = NO_TASK
            s.aim[u] = NOWHERE


def make_way_for(s: GlobalWar, vichy: NationNumber, zones: int) -> None:
    """gw.4.11.2.d: units of the Axis in zones of Vichy go to the nearest zone of the Axis, and so do those who may not
    stay with another new owner."""
    from sandtable.games.globalwar.turn import make_way  # it needs to know the frames of combat

    for zone in zones_in(zones):
        owner = s.owner[zone]
        for u in s.standing[zone]:
            nation = s.nation[u]
            if s.alliance[nation] != AXIS or nation == owner or s.in_port(u) or s.aboard[u] != NO_UNIT:
                continue
            if owner == vichy or not may_share(s, nation, owner):
                make_way(s, u)


def clear_ports(s: GlobalWar, zones: int) -> None:
    """gw.4.11.2.t: ships in port in a zone that has become another's put to sea."""
    for zone in zones_in(zones):
        owner = s.owner[zone]
        for u in s.standing[zone]:
            if s.zone[u] == zone and s.in_port(u) and not cooperating(s, s.nation[u], owner):
                put_to_sea(s, u)


def put_to_sea(s: GlobalWar, u: UnitNumber) -> None:
    """Into a sea zone on which its port opens, one without enemies if there is such."""
    zone = s.zone[u]
    seas = 0
    for site in s.sites[zone]:
        if harbours(s.facility(site), s.unit(u)):
            seas |= s.site_opens[site]
    found = zones_in((seas or s.edition.world.coasts[zone]) & s.edition.world.sea)
    quiet = [sea for sea in found if not s.units_of(s.enemies[s.nation[u]], sea)]
    s.put(u, (quiet or found)[0])


def ally_of(s: GlobalWar, nation: NationNumber) -> NationNumber:
    """gw.5.7.b: the major power of its alliance that plays first, besides itself and those that are out."""
    found = [
        other
        for other in nations_in(s.majors & s.rulings.playing & ~family(s, nation))
        if s.alliance[other] == s.alliance[nation] and not s.is_out(other)
    ]
    return min(found, key=lambda other: s.nation_at(other).turn) if found else NOBODY
