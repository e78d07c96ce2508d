"""The printed parts of Global War put together: map, units, nations and sheets, with a data pack's files in place."""

from __future__ import annotations

import os
from typing import Final

from sandtable.games.globalwar.markers import NOBODY, NOWHERE
from sandtable.games.globalwar.numbering import NationNumber, Number, ZoneNumber, zones_in
from sandtable.games.globalwar.sheets import (
    ALLIANCES,
    PACTS,
    SETTERS,
    VICTIMS,
    Annexation,
    Bonus,
    Calendar,
    Convoy,
    Income,
    Nations,
    Ordered,
    Pieces,
    Trigger,
)
from sandtable.games.globalwar.units import Catalogue
from sandtable.games.globalwar.victory.declared import Objective
from sandtable.games.globalwar.world import SOURCES, World, noun
from sandtable.kernel.plain import Malformed, Plain, Record, as_list, as_text, parse

FILES: Final = (
    "zones", "links", "convoys", "nations", "incomes", "setup", "units", "technologies", "calendar", "places",
    "scenarios", "objectives", "annexations",
)  # fmt: skip
AMERICAS: Final = ("north-america", "south-america")  # regions
PACKS: Final = ("zones", "links", "convoys", "nations", "incomes", "setup")  # what a data pack may replace


class Place:
    """A group of zones that a rule names."""

    def __init__(self, row: Record, world: World) -> None:
        row.only("rule", "id", "zones", "source")
        self.rule: Final = row.text("rule")
        self.id: Final = noun(row, "id")
        self.zones: Final = world.mask(row, "zones")
        self.source: Final = row.one_of("source", SOURCES)


class Scenario:
    """What is played: from which calendar turn to which, by which nations, and where."""

    def __init__(self, row: Record, world: World, nations: Nations, calendar: Calendar, catalogue: Catalogue) -> None:
        row.only(
            "id", "first", "last", "nations", "zones", "opens", "wars", "conflicts", "pacts", "incomes", "rests",
            "heirs", "absent", "owner", "pieces", "spain", "source",
        )  # fmt: skip
        self.id: Final = noun(row, "id")
        self.first: Final = calendar.turns.index(row.one_of("first", tuple(calendar.turns)))
        # after the last calendar turn the game is over; without one a roll ends it: gw.3.4
        self.last: Final = calendar.turns.index(row.one_of("last", tuple(calendar.turns))) if row.has("last") else -1
        ids = row.texts("nations", 99)
        self.nations: Final = sum(1 << nations.find(id, f"{row.at('nations')}[{n}]") for n, id in enumerate(ids))
        self.zones: Final = world.mask(row, "zones") if row.has("zones") else world.land | world.sea
        # in the first calendar turn play begins with this place of the order of play
        self.opens: Final = self._place(row, nations)
        self.wars: Final = self._wars(row, "wars", nations)  # that were declared before the start
        # that are being fought and nobody has declared: gw.14
        self.conflicts: Final = self._wars(row, "conflicts", nations)
        self.pacts: Final = self._pacts(row)  # that are in force
        self.incomes: Final = self._sums(row, "incomes", nations)  # that have changed since the sheets begin
        self.rests: Final = row.texts("rests", 9) if row.has("rests") else []  # chapters that do not come up in it
        # what has happened by then: zones and troops of a nation that are another's, nations without troops, zones that
        # were conquered and stand empty, and what was raised since
        self.heirs: Final = self._pairs(row, "heirs", nations.number, nations)
        ids = row.texts("absent", 99) if row.has("absent") else []
        self.absent: Final = [nations.find(id, row.at("absent")) for id in ids]
        self.owner: Final = self._pairs(row, "owner", world.number, nations)
        rows = row.records("pieces", 500) if row.has("pieces") else []
        self.pieces: Final = [Pieces(one, world, catalogue) for one in rows]
        self.spain: Final = nations.find(row.text("spain"), row.at("spain")) if row.has("spain") else NOBODY
        self.source: Final = row.one_of("source", SOURCES)

    def _place(self, row: Record, nations: Nations) -> int:
        if not row.has("opens"):
            return 1
        return nations.nations[nations.find(row.text("opens"), row.at("opens"))].turn

    def _pacts(self, row: Record) -> list[str]:
        found = row.texts("pacts", len(PACTS)) if row.has("pacts") else []
        for n, id in enumerate(found):
            if id not in PACTS:
                raise Malformed(f"{row.at('pacts')}[{n}]", "core-malformed-id", value=id[:40])
        return found

    def _wars(self, row: Record, key: str, nations: Nations) -> list[tuple[NationNumber, NationNumber]]:
        wars: list[tuple[NationNumber, NationNumber]] = []
        for n, item in enumerate(row.items(key, 99) if row.has(key) else []):
            place = f"{row.at(key)}[{n}]"
            pair = [nations.find(as_text(id, place), place) for id in as_list(item, place, 2)]
            if len(pair) != 2:
                raise Malformed(place, "core-malformed-list")
            wars.append((pair[0], pair[1]))
        return wars

    def _pairs(self, row: Record, key: str, numbers: dict[str, Number], nations: Nations) -> dict[Number, NationNumber]:
        """``{"austria": "germany"}`` by their numbers."""
        found: dict[Number, NationNumber] = {}
        if row.has(key):
            table = row.record(key)
            for id in table.data:
                if id not in numbers:
                    raise Malformed(table.at(id[:40]), "core-malformed-id", value=id[:40])
                found[numbers[id]] = nations.find(table.text(id), table.at(id))
        return found

    def _sums(self, row: Record, key: str, nations: Nations) -> dict[NationNumber, int]:
        found: dict[NationNumber, int] = {}
        if row.has(key):
            table = row.record(key)
            for id in table.data:
                found[nations.find(id, table.at(id[:40]))] = table.number(id, 0, 200)
        return found


class Site:
    """A facility that stands at the start, printed or set up, with the seas it opens on or the borders it guards."""

    def __init__(self, kind: int, zone: ZoneNumber, opens: int) -> None:
        self.kind: Final = kind
        self.zone: Final = zone
        self.opens: Final = opens


class Edition:
    """Everything printed. ``owner`` is the nation that each land zone belongs to at the start, by their numbers."""

    def __init__(self, files: dict[str, Record]) -> None:
        self.nations: Final = Nations(files["nations"])
        self.world: Final = World(files["zones"], files["links"])
        self.catalogue: Final = Catalogue(files["units"], files["technologies"], self.nations.ids())
        self.calendar: Final = Calendar(files["calendar"])
        self._check_nations(files["nations"])
        self.owner: Final = self._owners(files["zones"])
        self.home: Final = self._homes()
        self.originally: Final = self._originally()
        self.capital: Final = self._capitals()
        files["convoys"].only("about", "lines")
        files["setup"].only("about", "pieces", "queue")
        files["places"].only("about", "places")
        self.convoys: Final = [Convoy(row, self.world) for row in files["convoys"].records("lines", 99)]
        self.pieces: Final = [
            Pieces(row, self.world, self.catalogue) for row in files["setup"].records("pieces", 2_000)
        ]
        self.queue: Final = [Ordered(row, self.world, self.catalogue) for row in files["setup"].records("queue", 200)]
        self.places: Final = [Place(row, self.world) for row in files["places"].records("places", 200)]
        self.place: Final = {place.id: place.zones for place in self.places}
        self.sites: Final = self._sites()
        files["scenarios"].only("about", "scenarios")
        rows = files["scenarios"].records("scenarios", 20)
        self.scenarios: Final = [Scenario(row, self.world, self.nations, self.calendar, self.catalogue) for row in rows]
        files["objectives"].only("about", "objectives")
        names = tuple([scenario.id for scenario in self.scenarios])
        self.objectives: Final = [
            Objective(n, row, self.world, self.nations, self.catalogue, names)
            for n, row in enumerate(files["objectives"].records("objectives", 200))
        ]
        self._read_incomes(files["incomes"])
        files["annexations"].only("about", "annexations")
        self.annexations: Final = [
            Annexation(row, self.world) for row in files["annexations"].records("annexations", 99)
        ]
        self._check_names(files)
        self.income_of: Final = {self.nations.number[income.nation]: income for income in self.incomes}
        self.families: Final = self._families()
        self.sphere: Final = self._sphere()
        self.americas: Final = self._americas()  # land
        # the sea zones off American land, and those with the mark of the Monroe Doctrine: gw.5.5
        self.american_waters: Final = self._off(self.americas)
        self.monroe: Final = sum(1 << zone.number for zone in self.world.zones if zone.monroe)
        self.annexable: Final = [
            sum(1 << one.zone for one in self.annexations if one.nation == nation.id) for nation in self.nations.nations
        ]  # by nation

    def _owners(self, zones: Record) -> list[NationNumber]:
        owners: list[NationNumber] = []
        for row in zones.records("land"):
            owners.append(self.nations.find(row.text("owner"), row.at("owner")))
            if row.has("capital"):
                self.nations.find(row.text("capital"), row.at("capital"))
            for n, id in enumerate(row.texts("home") if row.has("home") else []):
                self.nations.find(id, f"{row.at('home')}[{n}]")
            for n, facility in enumerate(row.records("facilities") if row.has("facilities") else []):
                if facility.text("kind") not in self.catalogue.facility_of:
                    place = f"{row.at('facilities')}[{n}].kind"
                    raise Malformed(place, "core-malformed-id", value=facility.text("kind")[:40])
        return owners

    def _sites(self) -> list[Site]:
        """The facilities of the map, then those of the set-up. What serves the sea opens on the seas that are named."""
        sites: list[Site] = []
        world = self.world
        for zone in world.zones:
            for printed in zone.facilities:
                kind = self.catalogue.facility_of[printed.kind]
                seas = sum(1 << world.number[id] for id in printed.seas)
                sites.append(Site(kind, zone.number, seas or self._opens(kind, zone.number)))
        for pieces in self.pieces:
            for kind, count in pieces.facilities:
                opens = pieces.borders or self._opens(kind, pieces.zone)
                sites += [Site(kind, pieces.zone, opens)] * count
        return sites

    def _opens(self, kind: int, zone: ZoneNumber) -> int:
        facility = self.catalogue.facilities[kind]
        return self.world.coasts[zone] if facility.where in ("coast", "home-coast") else 0

    def _families(self) -> list[int]:
        """For each nation those that move and fight as one with it, as a set (gw.0.2)."""
        leaders = [nation.leader or nation.id for nation in self.nations.nations]
        return [sum(1 << n for n, other in enumerate(leaders) if other == leader) for leader in leaders]

    def _homes(self) -> list[int]:
        """The home country of each nation, as a set of zones (gw.0.2.l)."""
        homes = [0] * len(self.nations.nations)
        for zone in self.world.zones:
            for id in zone.home:
                homes[self.nations.number[id]] |= 1 << zone.number
        return homes

    def _capitals(self) -> list[ZoneNumber]:
        """The zone of each nation's capital, NOWHERE for a nation without one."""
        capitals = [NOWHERE] * len(self.nations.nations)
        for zone in self.world.zones:
            if zone.capital:
                capitals[self.nations.number[zone.capital]] = zone.number
        return capitals

    def _originally(self) -> list[int]:
        """The zones that each nation owns at the start, as a set (gw.0.2.m)."""
        zones = [0] * len(self.nations.nations)
        for zone, owner in enumerate(self.owner):
            zones[owner] |= 1 << zone
        return zones

    def _sphere(self) -> int:
        """gw.4.8.a: the zones of neutral minor powers next to the Soviet home country."""
        home = self.home[self.nations.number["ussr"]]
        found = 0
        for zone, owner in enumerate(self.owner):
            nation = self.nations.nations[owner]
            neutral = nation.rank == "minor" and ALLIANCES[nation.alliance] == "none"
            if neutral and self.world.next_on_land[zone] & home:
                found |= 1 << zone
        return found

    def _americas(self) -> int:
        regions = [number for number, id in enumerate(self.world.regions) if id in AMERICAS]
        return sum(1 << zone.number for zone in self.world.zones[: self.world.lands] if zone.region in regions)

    def _off(self, lands: int) -> int:
        found = 0
        for zone in zones_in(lands):
            found |= self.world.coasts[zone]
        return found & self.world.sea

    def _check_nations(self, record: Record) -> None:
        """Whatever a nation may buy or build exists."""
        for n, nation in enumerate(self.nations.nations):
            for key, ids, known in (
                ("buys", nation.buys, self.catalogue.unit_of),
                ("builds", nation.builds, self.catalogue.facility_of),
            ):
                for id in ids:
                    if id not in known:
                        raise Malformed(f"{record.at('nations')}[{n}].{key}", "core-malformed-id", value=id[:40])

    def _read_incomes(self, record: Record) -> None:
        record.only("about", "nations", "triggers", "bonuses")
        self.incomes: list[Income] = [Income(row) for row in record.records("nations", 200)]
        self.triggers: list[Trigger] = [Trigger(row, self.world) for row in record.records("triggers", 500)]
        self.bonuses: list[Bonus] = [Bonus(row, self.world) for row in record.records("bonuses", 200)]
        lines = [line.id for line in self.convoys]
        for n, bonus in enumerate(self.bonuses):
            if bonus.line and bonus.line not in lines:
                raise Malformed(f"{record.at('bonuses')}[{n}].line", "core-malformed-id", value=bonus.line[:40])
        for n, trigger in enumerate(self.triggers):
            for by in trigger.by:
                if by not in SETTERS:
                    self.nations.find(by, f"{record.at('triggers')}[{n}].by")
            for on in trigger.on:
                if on not in VICTIMS:
                    self.nations.find(on, f"{record.at('triggers')}[{n}].on")

    def _check_names(self, files: dict[str, Record]) -> None:
        """Every row that belongs to a nation names one that exists."""
        for file, key, names in (
            ("convoys", "lines", [line.owner for line in self.convoys]),
            ("setup", "pieces", [pieces.nation for pieces in self.pieces]),
            ("setup", "queue", [ordered.nation for ordered in self.queue]),
            ("incomes", "nations", [income.nation for income in self.incomes]),
            ("incomes", "triggers", [trigger.nation for trigger in self.triggers]),
            ("incomes", "bonuses", [bonus.nation for bonus in self.bonuses]),
            ("annexations", "annexations", [one.nation for one in self.annexations]),
            ("calendar", "income-rolls", [roll.nation for roll in self.calendar.income_rolls]),
        ):
            for n, id in enumerate(names):
                self.nations.find(id, f"{files[file].at(key)}[{n}]")

    def income(self, nation: str) -> int:
        """The value of all zones that belong to a nation at the start."""
        number = self.nations.number[nation]
        return sum(zone.ipp for zone in self.world.zones[: self.world.lands] if self.owner[zone.number] == number)

    def sources(self) -> list[tuple[str, str]]:
        """Every printed fact with its source."""
        found = self.world.sources + self.catalogue.sources()
        found += [(f"nation {nation.id}", nation.source) for nation in self.nations.nations]
        found += [(f"income {income.nation}", income.source) for income in self.incomes]
        found += [(f"trigger {one.nation} {one.id}", one.source) for one in self.triggers]
        found += [(f"bonus {bonus.nation} {bonus.id}", bonus.source) for bonus in self.bonuses]
        found += [(f"convoy {line.id}", line.source) for line in self.convoys]
        zones = self.world.zones
        found += [(f"set-up {one.nation} {zones[one.zone].id}", one.source) for one in self.pieces]
        units = self.catalogue.units
        found += [(f"queue {one.nation} {units[one.unit].id}", one.source) for one in self.queue]
        found += [(f"place {place.id}", place.source) for place in self.places]
        found += [(f"scenario {scenario.id}", scenario.source) for scenario in self.scenarios]
        found += [(f"objective {one.scenarios[0]} {one.id}", one.source) for one in self.objectives]
        found += [(f"annexation {zones[one.zone].id}", one.source) for one in self.annexations]
        return list(dict.fromkeys(found))


def read_data(name: str) -> Plain:
    with open(os.path.join(os.path.dirname(__file__), "data", f"{name}.json"), encoding="utf-8") as file:
        return parse(file.read())


def read_edition(packs: dict[str, Plain]) -> Edition:
    """The shipped edition, with whatever files a data pack puts in their place."""
    for name in packs:
        if name not in PACKS:
            raise Malformed(f"packs.{name[:40]}", "core-malformed-choice", value=name[:40], choices=", ".join(PACKS))
    return Edition({name: Record(packs[name] if name in packs else read_data(name), name) for name in FILES})
