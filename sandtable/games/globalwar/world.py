"""The map: zones and the links between them, numbered, with neighbours as bit sets and distances."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import NOTHING, NOWHERE
from sandtable.games.globalwar.numbering import ZoneNumber, zones_in
from sandtable.kernel.action import is_noun
from sandtable.kernel.plain import Malformed, Record, as_text

SOURCES: Final = ("rulebook", "public", "reconstruction")

NORMAL: Final = 0
MOUNTAINS: Final = 1
DESERT: Final = 2
JUNGLE: Final = 3
MARSH: Final = 4
TUNDRA: Final = 5
TERRAINS: Final = ("normal", "mountains", "desert", "jungle", "marsh", "tundra")

OCEANS: Final = ("atlantic", "mediterranean", "indian", "pacific")

LAND: Final = 0
IMPASSABLE: Final = 1
SEA: Final = 2
COAST: Final = 3
CROSSING: Final = 4
STRAIT: Final = 5
CANAL: Final = 6
SEA_ROUTE: Final = 7
ROAD: Final = 8
LINKS: Final = ("land", "impassable", "sea", "coast", "crossing", "strait", "canal", "sea-route", "road")

NO_RAIL: Final = 0
NARROW: Final = 1
WIDE: Final = 2
CHANGE: Final = 3  # the gauge changes at the border: gw.11.2.1
GAUGES: Final = ("", "narrow", "wide", "change")

NO_RIVER: Final = 0
BORDER: Final = 1  # the river is the border: it hinders attackers both ways
ALONG: Final = 2  # it runs through both zones: for rail moves and supply only
RIVERS: Final = ("", "border", "along")

FAR: Final = 99  # no way at all

MOST_ZONES: Final = 1_000
MOST_LINKS: Final = 5_000
MOST_IPP: Final = 30


class Zone:
    """A land or sea zone. Nations are ids here; what a zone is worth and who held it first is printed."""

    def __init__(self, number: ZoneNumber, id: str, sea: bool, source: str) -> None:
        self.number: Final = number
        self.id: Final = id
        self.sea: Final = sea
        self.source: Final = source
        self.owner: str = ""
        self.ipp: int = 0
        self.terrain: int = NORMAL
        self.region: int = NOTHING
        self.ocean: int = NOTHING
        self.basin: str = ""
        self.city: bool = False
        self.capital: str = ""
        self.home: list[str] = []
        self.overseas: bool = False
        self.island: bool = False
        self.facilities: list[Printed] = []
        self.kamikaze: bool = False
        self.monroe: bool = False
        self.named: bool = False


class Printed:
    """A facility printed on the map, with the sea zones it opens on."""

    def __init__(self, kind: str, seas: list[str], source: str) -> None:
        self.kind: Final = kind
        self.seas: Final = seas
        self.source: Final = source


class Link:
    """A link between two zones, by their numbers, with all that is printed on it."""

    def __init__(self, number: int, kind: int, a: ZoneNumber, b: ZoneNumber, source: str) -> None:
        self.number: Final = number
        self.kind: Final = kind
        self.a: Final = a
        self.b: Final = b
        self.source: Final = source
        self.gauge: int = NO_RAIL
        self.river: int = NO_RIVER
        self.river_name: str = ""
        self.border: int = NORMAL  # terrain on the border: gw.1.7
        self.border_into: ZoneNumber = NOWHERE  # it hinders only those who enter this zone; NOWHERE: both ways
        self.capacity: int = 0  # units that may use a narrow crossing: gw.1.9
        self.touches: int = 0  # the sea zones a crossing leads over, as a bit set
        self.name: str = ""  # of a strait, canal, route or road
        self.via: str = ""  # the passage that a sea link leads through
        self.control: list[ZoneNumber] = []  # land zones whose owners open and close a passage: gw.1.8
        self.whole_move: bool = False  # costs a ship its whole move: gw.1.8, gw.1.13
        self.lake: bool = False  # what makes it impassable is a lake: gw.1.1.b
        self.reef: bool = False  # no landing from here: gw.1.14
        self.since: str = ""  # the calendar turn from which a road can be opened: gw.1.12


class World:
    """All zones, land before sea. A set of zones is a bit mask; ``land``, ``sea`` and others are such sets.

    ``next_on_land``: zones a land unit may enter. ``next_at_sea``: for a sea zone the next sea zones.
    ``coasts``: for a land zone its seas, for a sea zone its coasts. ``next_by_air``: every border an aircraft can
    cross. ``crossings``: over a narrow crossing. ``whole_moves``: at sea, for a whole move. ``through``: at sea,
    through a passage. All are lists of bit masks by zone number.
    """

    def __init__(self, zones: Record, links: Record) -> None:
        zones.only("about", "regions", "land", "sea")
        links.only("about", "links")
        self.sources: Final[list[tuple[str, str]]] = []
        self.regions: Final[list[str]] = []
        self.rail_capacity: Final[list[int]] = []
        self.zones: Final[list[Zone]] = []
        self.number: Final[dict[str, ZoneNumber]] = {}
        self._read_regions(zones)
        for row in zones.records("land", MOST_ZONES):
            self._read_land(row)
        self.lands: Final = len(self.zones)
        for row in zones.records("sea", MOST_ZONES):
            self._read_sea(row)
        self.size: Final = len(self.zones)
        self.numbers: Final = [zone.number for zone in self.zones]
        if not 0 < self.lands < self.size:
            raise Malformed(zones.at("sea" if self.lands else "land"), "core-malformed-missing")
        self.land: Final = (1 << self.lands) - 1
        self.sea: Final = ((1 << self.size) - 1) & ~self.land
        self.cities: Final = self.where_city()
        self.next_on_land: Final = [0] * self.size
        self.next_at_sea: Final = [0] * self.size
        self.coasts: Final = [0] * self.size
        self.next_by_air: Final = [0] * self.size
        self.crossings: Final = [0] * self.size
        self.closed: Final = [0] * self.size
        self.whole_moves: Final = [0] * self.size
        self.through: Final = [0] * self.size
        self.links: Final[list[Link]] = []
        self.passages: Final[dict[str, Link]] = {}
        self.nouns: Final = [(zone.id,) for zone in self.zones]  # each zone as the nouns of an act
        self._between: Final[dict[int, Link]] = {}
        self._crossing: Final[dict[int, Link]] = {}
        self._by_air: Final[dict[ZoneNumber, list[int]]] = {}
        for row in links.records("links", MOST_LINKS):
            self._read_link(row)
        self.narrows: Final = [link for link in self.links if link.kind == CROSSING]
        self._check_passages(links)
        self._check_facilities(zones)

    # zones

    def _read_regions(self, record: Record) -> None:
        for row in record.records("regions", 20):
            row.only("id", "rail", "source")
            self.regions.append(noun(row, "id"))
            self.rail_capacity.append(row.number("rail", 0, 20))
            self.sources.append((f"region {self.regions[-1]}", row.one_of("source", SOURCES)))

    def _add(self, row: Record, sea: bool) -> Zone:
        id = noun(row, "id")
        if id in self.number:
            raise Malformed(row.at("id"), "core-malformed-duplicate")
        zone = Zone(ZoneNumber(len(self.zones)), id, sea, row.one_of("source", SOURCES))
        self.number[id] = zone.number
        self.zones.append(zone)
        self.sources.append((f"zone {id}", zone.source))
        if row.has("sources"):
            facts = row.record("sources")
            for fact in facts.data:
                if fact != "position" and not row.has(fact):
                    raise Malformed(facts.at(fact[:40]), "core-malformed-unknown")
                self.sources.append((f"zone {id} {fact}", facts.one_of(fact, SOURCES)))
        return zone

    def _read_land(self, row: Record) -> None:
        """A named zone (gw.1.1.a) in the colour of its owner (gw.1.3.a), with facilities printed in it (gw.1.4.a)."""
        row.only("id", "owner", "ipp", "terrain", "region", "city", "capital", "home", "overseas", "island",
                 "facilities", "source", "sources")  # fmt: skip
        zone = self._add(row, False)
        zone.owner = row.text("owner")
        zone.ipp = row.number("ipp", 0, MOST_IPP)
        zone.terrain = TERRAINS.index(row.one_of("terrain", TERRAINS))
        zone.region = self.regions.index(row.one_of("region", tuple(self.regions)))
        zone.city = row.flag("city", False)
        zone.capital = row.text("capital", "")
        zone.home = row.texts("home", 20) if row.has("home") else []
        zone.overseas = row.flag("overseas", False)
        zone.island = row.flag("island", False)
        for facility in row.records("facilities", 20) if row.has("facilities") else []:
            facility.only("kind", "sea", "source")
            seas = facility.texts("sea", 10) if facility.has("sea") else []
            printed = Printed(facility.text("kind"), seas, facility.one_of("source", SOURCES))
            zone.facilities.append(printed)
            self.sources.append((f"zone {zone.id} {printed.kind}", printed.source))

    def _read_sea(self, row: Record) -> None:
        """gw.1.2.a"""
        row.only("id", "ocean", "basin", "named", "kamikaze", "monroe", "source", "sources")
        zone = self._add(row, True)
        zone.ocean = OCEANS.index(row.one_of("ocean", OCEANS))
        zone.basin = row.text("basin")
        zone.named = row.flag("named", False)
        zone.kamikaze = row.flag("kamikaze", False)
        zone.monroe = row.flag("monroe", False)

    def where_city(self) -> int:
        return sum(1 << zone.number for zone in self.zones if zone.city)

    def zone_at(self, record: Record, key: str) -> ZoneNumber:
        """The number of the zone that a field names."""
        return self.find(record.text(key), record.at(key))

    def find(self, id: str, place: str) -> ZoneNumber:
        if id not in self.number:
            raise Malformed(place, "core-malformed-id", value=id[:40])
        return self.number[id]

    def mask(self, record: Record, key: str) -> int:
        """The zones that a list names, as a bit set."""
        found = 0
        for n, id in enumerate(record.texts(key, MOST_ZONES)):
            found |= 1 << self.find(id, f"{record.at(key)}[{n}]")
        return found

    # links

    def _read_link(self, row: Record) -> None:
        kind = LINKS.index(row.one_of("kind", LINKS))
        link = Link(
            len(self.links), kind, self.zone_at(row, "a"), self.zone_at(row, "b"), row.one_of("source", SOURCES)
        )
        seas = (2 if self.zones[link.a].sea else 0) + (1 if self.zones[link.b].sea else 0)
        wanted = 1 if kind == COAST else (3 if kind in (SEA, STRAIT, CANAL, SEA_ROUTE) else 0)
        if link.a == link.b or seas != wanted:
            raise Malformed(row.at("b"), "gw-malformed-ends", kind=LINKS[kind])
        key = link.a * self.size + link.b
        if kind in (LAND, IMPASSABLE, SEA, COAST):
            if key in self._between:
                raise Malformed(row.place, "core-malformed-duplicate")
            self._between[key] = self._between[link.b * self.size + link.a] = link
        if kind == CROSSING:
            self._crossing[key] = self._crossing[link.b * self.size + link.a] = link
        self._read_details(row, link)
        self._join(link)
        self.links.append(link)
        name = link.name or f"{self.zones[link.a].id}-{self.zones[link.b].id}"
        self.sources.append((f"{LINKS[kind]} {name}", link.source))

    def _read_details(self, row: Record, link: Link) -> None:
        if link.kind in (LAND, IMPASSABLE):
            row.only("kind", "a", "b", "source", "rail", "river", "border", "lake")
            link.lake = row.flag("lake", False)
            self._read_ground(row, link)
        elif link.kind == SEA:
            row.only("kind", "a", "b", "source", "via", "whole-move")
            link.via = row.text("via", "")
            link.whole_move = row.flag("whole-move", False)
        elif link.kind == COAST:
            row.only("kind", "a", "b", "source", "reef")
            link.reef = row.flag("reef", False)
        elif link.kind == CROSSING:
            row.only("kind", "a", "b", "source", "capacity", "touches")
            link.capacity = row.number("capacity", 1, 9)
            link.touches = self.mask(row, "touches")
        else:
            row.only("kind", "a", "b", "source", "sources", "name", "control", "from")
            link.name = noun(row, "name")
            link.since = row.text("from", "")
            for n, id in enumerate(row.texts("control", 5) if row.has("control") else []):
                link.control.append(self.find(id, f"{row.at('control')}[{n}]"))
            if row.has("sources"):
                self.sources.append((f"{link.name} zones", row.record("sources").one_of("zones", SOURCES)))
            if link.name in self.passages:
                raise Malformed(row.at("name"), "core-malformed-duplicate")
            self.passages[link.name] = link

    def _read_ground(self, row: Record, link: Link) -> None:
        """A border with its railway and gauge (gw.1.6.a), its river and its terrain."""
        name = f"{self.zones[link.a].id}-{self.zones[link.b].id}"
        if row.has("rail"):
            rail = row.record("rail")
            rail.only("gauge", "source")
            link.gauge = GAUGES.index(rail.one_of("gauge", GAUGES[1:]))
            self.sources.append((f"railway {name}", rail.one_of("source", SOURCES)))
        if row.has("river"):
            river = row.record("river")
            river.only("name", "mode", "source")
            link.river = RIVERS.index(river.one_of("mode", RIVERS[1:]))
            link.river_name = river.text("name", "")
            self.sources.append((f"river {name}", river.one_of("source", SOURCES)))
        if row.has("border"):
            border = row.record("border")
            border.only("terrain", "into", "source")
            link.border = TERRAINS.index(border.one_of("terrain", TERRAINS[1:]))
            if border.has("into"):
                link.border_into = self.zone_at(border, "into")
                if link.border_into not in (link.a, link.b):
                    raise Malformed(border.at("into"), "gw-malformed-ends", kind=LINKS[link.kind])
            self.sources.append((f"border terrain {name}", border.one_of("source", SOURCES)))

    def _join(self, link: Link) -> None:
        graphs: list[list[int]] = []
        if link.kind == LAND:
            graphs = [self.next_on_land, self.next_by_air]
        elif link.kind == IMPASSABLE:
            graphs = [self.closed, self.next_by_air]  # lakes too: gw.1.1.b
        elif link.kind == SEA and not link.whole_move:
            graphs = [self.next_at_sea, self.next_by_air]
        elif link.kind == SEA:
            graphs = [self.whole_moves]
        elif link.kind == COAST:
            graphs = [self.coasts, self.next_by_air]
        elif link.kind == CROSSING:
            graphs = [self.crossings]
        if link.via:
            graphs.append(self.through)
        for graph in graphs:
            graph[link.a] |= 1 << link.b
            graph[link.b] |= 1 << link.a

    def _check_passages(self, record: Record) -> None:
        """Every passage lies on a sea link, and every sea link that names one names one that exists."""
        for link in self.links:
            if link.via and link.via not in self.passages:
                raise Malformed(record.at("links"), "core-malformed-id", value=link.via[:40])
            if link.kind in (STRAIT, CANAL, SEA_ROUTE):
                sea = self.between(link.a, link.b)
                if sea is None or sea.via != link.name:
                    raise Malformed(record.at("links"), "core-malformed-id", value=link.name)

    def _check_facilities(self, record: Record) -> None:
        for zone in self.zones:
            for printed in zone.facilities:
                for id in printed.seas:
                    if not self.coasts[zone.number] >> self.find(id, record.at("land")) & 1:
                        raise Malformed(record.at("land"), "gw-malformed-coast", zone=zone.id, sea=id[:40])

    # asking

    def between(self, a: ZoneNumber, b: ZoneNumber) -> Link | None:
        """The border of two zones, if they have one."""
        return self._between.get(a * self.size + b)

    def crossing(self, a: ZoneNumber, b: ZoneNumber) -> Link | None:
        """The narrow crossing between two zones, if there is one (gw.1.9)."""
        return self._crossing.get(a * self.size + b)

    def ids(self, zones: int) -> list[str]:
        """The ids of a set, in order."""
        return [self.zones[number].id for number in zones_in(zones)]

    def spread(self, start: int, graph: list[int]) -> int:
        """The zones next to a set, and the set itself."""
        found = start
        for number in zones_in(start):
            found |= graph[number]
        return found

    def within(self, start: int, steps: int, graph: list[int]) -> int:
        """The zones that can be reached from a set in so many steps."""
        found = start
        for _ in range(steps):
            wider = self.spread(found, graph)
            if wider == found:
                break
            found = wider
        return found

    def distances(self, start: int, graph: list[int]) -> list[int]:
        """How many borders lie between a set and each zone (gw.0.4); FAR where no way leads."""
        steps = [FAR] * self.size
        reached = 0
        front = start
        count = 0
        while front:
            for number in zones_in(front):
                steps[number] = count
            reached |= front
            front = self.spread(front, graph) & ~reached
            count += 1
        return steps

    def steps_by_air(self, zone: ZoneNumber) -> list[int]:
        """How many borders an aircraft crosses from each zone to one; asked so often that it is kept."""
        found = self._by_air.get(zone)
        if found is None:
            found = self._by_air[zone] = self.distances(1 << zone, self.next_by_air)
        return found


def noun(record: Record, key: str) -> str:
    """An id that an action can name."""
    id = as_text(record.raw(key), record.at(key))
    if not is_noun(id):
        raise Malformed(record.at(key), "core-malformed-noun", value=id[:40])
    return id
