"""Where units come from: factories and yards, their capacity, supply from home, and units that need neither (12.1)."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import NOWHERE
from sandtable.games.globalwar.movement.interdiction import Lookout, Way, safest_ways
from sandtable.games.globalwar.movement.rail import gauge_of
from sandtable.games.globalwar.movement.sight import Sight, lands_of
from sandtable.games.globalwar.movement.supply import is_blockaded, road_is_open, supplied
from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber, members, nations_in, zones_in
from sandtable.games.globalwar.relations import chinese, is_major, is_neutral_power
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import SURFACE, Facility, Unit
from sandtable.games.globalwar.world import NO_RAIL

CAPTURED: Final = "minor-factory"  # what a captured factory counts as: gw.13.2.1.d
ANY_NUMBER: Final = 99
GUNS: Final = ("artillery", "anti-aircraft-artillery")
EXILED: Final = "free-france"


class Yards:
    """What one nation can make and where, seen once and never kept. ``home`` is where its supply paths begin."""

    def __init__(self, s: GlobalWar, nation: NationNumber) -> None:
        self.s: Final = s
        self.nation: Final = nation
        self.sight: Final = Sight(s, nation)
        self.home: Final = homeland(s, nation)
        self._held: int = -1
        self._supplied: int = -1
        self._zones: Final[dict[int, int]] = {}  # by kind of unit
        self._ways: dict[ZoneNumber, Way] | None = None

    def held(self) -> int:
        """The land zones of the nation itself, owned since the start of the turn."""
        if self._held < 0:
            self._held = lands_of(self.s)[self.nation] & self.s.rulings.zones & ~newly_owned(self.s)
        return self._held

    def in_supply(self) -> int:
        """The land zones that a supply path from home reaches (gw.13.2.1.c)."""
        if self._supplied < 0:
            self._supplied = supplied(self.s, self.sight, self.home) | (self.home & self.sight.since)
        return self._supplied

    def way_to(self, land: ZoneNumber) -> Way:
        """gw.12.5: the threats on the safest supply path to a land zone."""
        if self._ways is None:
            lookout = Lookout(self.s, self.sight)
            self._ways = {} if lookout.idle() else safest_ways(self.s, self.sight, lookout, self.home)
        return self._ways.get(land, ())

    def factories(self, zone: ZoneNumber) -> list[int]:
        """The factories of a zone, by their numbers."""
        return [site for site in self.s.sites[zone] if self.s.facility(site).group == "factory"]

    def shipyards(self, zone: ZoneNumber) -> list[int]:
        s = self.s
        return [site for site in s.sites[zone] if s.facility(site).naval() and s.facility(site).capacity]

    def capacity(self, site: int) -> int:
        """gw.13.2.1.a, gw.13.2.1.b, gw.13.2.5.a: how many units a factory or yard makes in a player turn."""
        s = self.s
        if site in s.services.moved:
            return 0  # gw.8.2.1.ac, gw.15.3.c, gw.13.2.1.g
        facility = s.facility(site)
        if facility.group == "factory" and is_spoils(s, self.nation, site):
            facility = s.edition.catalogue.facility(CAPTURED)
        makes = made_by(s, self.nation, facility)  # by what its present owner knows: gw.8.2.1.i
        damage = s.site_damage[site]
        if facility.partial:
            return max(0, makes - damage)
        return 0 if damage else makes

    # where a unit may be placed

    def zones_for(self, unit: Unit) -> int:
        """The zones in which a kind of unit may be placed, as far as factories, yards and ground go, as a set.

        A ship is placed on a sea zone before a yard, or in the yard's own land zone when it has a port.
        """
        found = self._zones.get(unit.number)
        if found is None:
            found = self._zones[unit.number] = self._zones_for(unit)
        return found

    def _zones_for(self, unit: Unit) -> int:
        if unit.at_sea():
            return self._waters(unit)
        held = self.held()
        if unit.raised == "militia":
            return held
        if unit.raised == "colony":
            return self._valued(held & self.s.edition.originally[self.nation] & ~self.s.home(self.nation))
        if unit.raised == "valued":
            return self._valued(held)
        if unit.raised == "himalaya":
            return held & self.s.edition.place["himalaya"]
        found = self._industrial(held)
        if unit.raised == "home":
            return found & self.s.home(self.nation)
        if decentralised(self.s, self.nation):
            found |= self._decentralised(unit, held)
        return found

    def _valued(self, zones: int) -> int:
        found = 0
        for zone in zones_in(zones):
            if self.s.edition.world.zones[zone].ipp:
                found |= 1 << zone
        return found

    def _industrial(self, held: int) -> int:
        found = 0
        for zone in zones_in(held & self.in_supply()):
            if any(self.capacity(site) for site in self.factories(zone)):
                found |= 1 << zone
        return found

    def _decentralised(self, unit: Unit, held: int) -> int:
        """gw.15.2.a, gw.15.7.b: infantry and cavalry anywhere in China (gw.0.2.h), which is less than the Chinese home
        country; guns only where they can be brought."""
        s = self.s
        if s.nation_at(self.nation).id == EXILED:
            return self._valued(held) if unit.id in ("infantry", "cavalry") else 0  # gw.12.1.g
        if unit.id in ("infantry", "cavalry"):
            return held & china(s)
        if unit.id in GUNS:
            return held & gun_zones(s, self.nation)
        return 0

    def _waters(self, unit: Unit) -> int:
        """gw.12.1.b: before yards in supply; capital ships before major ones; surface ships also in their ports.

        gw.9.4.2.c: of a blockaded yard in its port only.
        """
        s = self.s
        found = 0
        for zone in zones_in(self.held() & self.in_supply()):
            for site in self.yards_for(unit, zone):
                if not is_blockaded(s, self.sight, site):
                    found |= s.site_opens[site] & s.rulings.zones
                if s.facility(site).harbours == "surface" and unit.kind == SURFACE:
                    found |= 1 << zone
        return found

    def yards_for(self, unit: Unit, zone: ZoneNumber) -> list[int]:
        """The yards of a land zone that can make a ship."""
        s = self.s
        return [
            site
            for site in self.shipyards(zone)
            if self.capacity(site) and (s.facility(site).capital or not unit.capital)
        ]

    def makers(self, unit: Unit, zone: ZoneNumber) -> list[int]:
        """The factories or yards that make a unit for a zone; none for units that need neither."""
        if not unit.at_sea():
            if unit.raised not in ("factory", "home"):
                return []
            if decentralised(self.s, self.nation) and self._decentralised(unit, self.held()) >> zone & 1:
                return []
            return self.factories(zone)
        world = self.s.edition.world
        if zone < world.lands:
            return [site for site in self.yards_for(unit, zone) if self.s.facility(site).harbours == "surface"]
        found: list[int] = []
        for land in zones_in(world.coasts[zone] & self.held() & self.in_supply()):
            for site in self.yards_for(unit, land):
                if self.s.site_opens[site] >> zone & 1 and not is_blockaded(self.s, self.sight, site):
                    found.append(site)
        return found

    def ground_left(self, unit: Unit, zone: ZoneNumber, raised: int) -> int:
        """gw.12.1.d, gw.12.1.e: how many more units that need no factory a zone takes in this turn."""
        s = self.s
        ipp = s.edition.world.zones[zone].ipp
        if unit.raised == "colony":
            return ipp - raised
        if unit.raised != "militia":
            return ANY_NUMBER
        most = max(1, ipp)
        left = (most if s.edition.originally[self.nation] >> zone & 1 else 1) - raised
        if is_major(s, self.nation) and not s.home(self.nation) >> zone & 1:
            own = s.edition.families[self.nation]
            left = min(left, most - sum(1 for u in s.units_of(own, zone) if s.unit(u).raised == "militia"))
        return left


def newly_owned(s: GlobalWar) -> int:
    """The zones that were captured, annexed or joined others in this player turn, as a set."""
    return s.taken | s.diplomacy.entered


class Industry:
    """The yards of all nations that are asked for, seen once and never kept."""

    def __init__(self, s: GlobalWar) -> None:
        self.s: Final = s
        self._yards: Final[dict[NationNumber, Yards]] = {}

    def of(self, nation: NationNumber) -> Yards:
        found = self._yards.get(nation)
        if found is None:
            found = self._yards[nation] = Yards(self.s, nation)
        return found


def is_spoils(s: GlobalWar, nation: NationNumber, site: int) -> bool:
    """Whether a factory stands on land that was somebody else's (gw.13.2.1.d); at home one may have been built."""
    zone = s.site_zone[site]
    built_at_home = site >= len(s.edition.sites) and s.home(nation) >> zone & 1 == 1
    return s.edition.owner[zone] != nation and not built_at_home


def made_by(s: GlobalWar, nation: NationNumber, facility: Facility) -> int:
    """What an undamaged factory or yard of the nation makes."""
    # gw.8.2.1.h
    return facility.improved if s.has(nation, "improved-factories") and facility.improved else facility.capacity


def effect(s: GlobalWar, nation: NationNumber, what: str) -> int:
    """What the technologies of a nation change, by how much; 0 where none does."""
    found = 0
    for number in members(s.technologies[nation]):
        for one in s.edition.catalogue.technologies[number].effects:
            found += one.value if one.what == what else 0
    return found


def homeland(s: GlobalWar, nation: NationNumber) -> int:
    """Where supply paths begin: the home country; FEC, which has none, counts its capital as one (ruling P6)."""
    capital = s.capital[nation]
    return s.home(nation) or (1 << capital if capital != NOWHERE else 0)


def decentralised(s: GlobalWar, nation: NationNumber) -> bool:
    """gw.15.2.a, gw.15.7.b: the CCP and the KMT while they are minor powers; gw.12.1.g: Free France."""
    if s.nation_at(nation).id == EXILED:
        return True
    return s.nation_at(nation).rank == "evolving" and not s.majors >> nation & 1


def china(s: GlobalWar) -> int:
    """gw.0.2.h: the land zones that the KMT, the CCP or a warlord owned at the start, as a set."""
    found = 0
    for nation in nations_in(chinese(s)):
        found |= s.edition.originally[nation]
    return found


def works_of(s: GlobalWar, nation: NationNumber) -> list[str]:
    """The facilities that a nation builds; gw.14.3.1.d: the CCP and the KMT none while they are minor powers."""
    sheet = s.nation_at(nation)
    return [] if sheet.rank == "evolving" and not s.majors >> nation & 1 else sheet.builds


def gun_zones(s: GlobalWar, nation: NationNumber) -> int:
    """gw.1.12.b, gw.15.2.c: where the Chinese get guns: Yunnan while the Burma Road is open, beside Soviet railways."""
    world = s.edition.world
    if s.nation_at(nation).id == "kmt":
        return 1 << world.number["yunnan"] if road_is_open(s, "burma-road") else 0
    ussr = s.edition.nations.number["ussr"]
    found = 0
    for link in world.links:
        for zone, beyond in ((link.a, link.b), (link.b, link.a)):
            if zone >= world.lands or beyond >= world.lands or gauge_of(s, link) == NO_RAIL:
                continue
            if s.owner[zone] == nation and s.owner[beyond] == ussr:
                found |= 1 << zone
    return found


def gurkhas_serve(s: GlobalWar) -> bool:
    """gw.13.1.1.g: while Nepal is neutral or FEC's."""
    nations = s.edition.nations.number
    owner = s.owner[s.edition.world.number["nepal"]]
    return s.edition.families[nations["fec"]] >> owner & 1 == 1 or (
        owner == nations["nepal"] and is_neutral_power(s, owner)
    )
