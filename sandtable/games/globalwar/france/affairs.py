"""What the French surrender, Vichy and Free France (4.11) remember of a game: how far it has come, and what every die
decided about the fleet, the ships on the chart and the colonies."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.edition import Edition
from sandtable.games.globalwar.markers import MOST_UNITS, NOBODY
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber, read_units
from sandtable.games.globalwar.part import Part
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.plain import Malformed, Plain, Record, as_list, as_number, as_text

# What becomes of a French ship, in the order of the dice
FREE: Final = 0
SCUTTLED: Final = 1
TO_VICHY: Final = 2
TO_THE_AXIS: Final = 3
FATES: Final = ("free-france", "scuttled", "vichy-france", "axis")

MOST_DICE: Final = 999
Ship = tuple[int, ZoneNumber, int, int]  # kind, zone where it was, roll, fate
Keel = tuple[int, int, int]  # a ship on the chart: kind, roll, fate
Colony = tuple[ZoneNumber, int, NationNumber]  # the first zone of a group, roll (0: none was made), who has it


class FrenchAffairs(Part):
    KEY = "france"

    def __init__(self) -> None:
        self.victor = NOBODY  # to whom France surrendered
        self.vichy = False  # Vichy France is a power of its own
        self.reborn = False  # Paris was freed: Free France is France again
        self.encircled = False  # Paris fell without a fight in this player turn: gw.4.11.1.c
        self.gained: tuple[UnitNumber, ...] = ()  # ships whose new owners have not yet said where they go: gw.4.11.2.k
        self.ships: list[Ship] = []
        self.keels: list[Keel] = []
        self.colonies: list[Colony] = []

    def free(self) -> bool:
        """Whether there is a Free France."""
        return self.victor != NOBODY and not self.reborn

    def copy(self) -> FrenchAffairs:
        twin = FrenchAffairs()
        if self.victor != NOBODY:
            twin.victor = self.victor
            twin.vichy = self.vichy
            twin.reborn = self.reborn
            twin.encircled = self.encircled
            twin.gained = self.gained
            twin.ships = self.ships.copy()
            twin.keels = self.keels.copy()
            twin.colonies = self.colonies.copy()
        return twin

    def facts(self, edition: Edition) -> dict[str, Facts]:
        if self.victor == NOBODY:
            return {}
        nations = edition.nations.nations
        zones = edition.world.zones
        units = edition.catalogue.units
        found: dict[str, Facts] = {"victor": nations[self.victor].id}
        for key, is_so in (("vichy", self.vichy), ("reborn", self.reborn), ("encircled", self.encircled)):
            if is_so:
                found[key] = True
        if self.gained:
            found["gained"] = [*self.gained]
        if self.ships:
            found["ships"] = [
                [units[kind].id, zones[zone].id, roll, FATES[fate]] for kind, zone, roll, fate in self.ships
            ]
        if self.keels:
            found["keels"] = [[units[kind].id, roll, FATES[fate]] for kind, roll, fate in self.keels]
        if self.colonies:
            found["colonies"] = [[zones[zone].id, roll, nations[nation].id] for zone, roll, nation in self.colonies]
        return found

    def read(self, record: Record, edition: Edition) -> None:
        record.only("victor", "vichy", "reborn", "encircled", "gained", "ships", "keels", "colonies")
        self.victor = edition.nations.find(record.text("victor"), record.at("victor"))
        self.vichy = record.flag("vichy", False)
        self.reborn = record.flag("reborn", False)
        self.encircled = record.flag("encircled", False)
        self.gained = read_units(record, "gained", MOST_UNITS) if record.has("gained") else ()
        for place, row in _rows(record, "ships", 4):
            fate = _fate(row[3], place)
            self.ships.append((_unit(edition, row[0], place), _zone(edition, row[1], place), _die(row[2], place), fate))
        for place, row in _rows(record, "keels", 3):
            self.keels.append((_unit(edition, row[0], place), _die(row[1], place), _fate(row[2], place)))
        for place, row in _rows(record, "colonies", 3):
            nation = edition.nations.find(as_text(row[2], place), place)
            self.colonies.append((_zone(edition, row[0], place), _die(row[1], place), nation))


def _rows(record: Record, key: str, width: int) -> list[tuple[str, list[Plain]]]:
    found: list[tuple[str, list[Plain]]] = []
    for n, item in enumerate(record.items(key, MOST_DICE) if record.has(key) else []):
        place = f"{record.at(key)}[{n}]"
        row = as_list(item, place, width)
        if len(row) != width:
            raise Malformed(place, "core-malformed-list")
        found.append((place, row))
    return found


def _unit(edition: Edition, word: Plain, place: str) -> int:
    id = as_text(word, place)
    if id not in edition.catalogue.unit_of:
        raise Malformed(place, "core-malformed-id", value=id[:40])
    return edition.catalogue.unit_of[id]


def _zone(edition: Edition, word: Plain, place: str) -> ZoneNumber:
    return edition.world.find(as_text(word, place), place)


def _die(word: Plain, place: str) -> int:
    return as_number(word, place, 0, 12)


def _fate(word: Plain, place: str) -> int:
    fate = as_text(word, place)
    if fate not in FATES:
        raise Malformed(place, "core-malformed-choice", value=fate[:40], choices=", ".join(FATES))
    return FATES.index(fate)
