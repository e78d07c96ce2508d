"""Reading: the frames of production and placing units from their plain data."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.lendlease.shipping import Consignment
from sandtable.games.globalwar.markers import CORPS, MOST_SITES, NOTHING, NOWHERE
from sandtable.games.globalwar.numbering import Seat, ZoneNumber, read_seats
from sandtable.games.globalwar.production.chart import (
    BASE,
    EXTENSION,
    FACILITY,
    LEGION,
    LENT,
    LENT_BASE,
    LENT_REPAIR,
    LOANS,
    OF_UNITS,
    REPAIR,
    UNIT,
    WITH_PLACE,
    Project,
    ProjectRow,
)
from sandtable.games.globalwar.production.delivery import MOST, Delivery
from sandtable.games.globalwar.production.market import VERBS, read_order
from sandtable.games.globalwar.production.phases import Placement, Production
from sandtable.games.globalwar.production.recruiting import ONE_MILITIA_LEFT, Recruiting
from sandtable.games.globalwar.research.development import UNCOUNTED, Research
from sandtable.games.globalwar.research.laboratory import MOST_DICE
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.flow import Frame
from sandtable.kernel.plain import Malformed, Plain, Record, as_list, as_number, as_text

MOST_ORDERED: Final = 9_999
MOST_POINTS: Final = 99  # of damage that are repaired at once


def read_project(s: GlobalWar, item: Plain, place: str) -> Project:
    """A row of the production chart."""
    catalogue = s.edition.catalogue
    world = s.edition.world
    row = ProjectRow(item, place)
    kinds = catalogue.unit_of if row.form in OF_UNITS else catalogue.facility_of
    if row.kind not in kinds:
        raise Malformed(place, "core-malformed-id", value=row.kind[:40])
    kind = kinds[row.kind]
    stages = MOST_POINTS
    if row.form in (UNIT, LENT):
        stages = len(catalogue.units[kind].cost)
    elif row.form in (LENT_BASE, BASE):
        stages = len(catalogue.facilities[kind].cost)
    zone = world.find(row.zone, place) if row.zone else NOWHERE
    if row.paid > stages or (row.form in WITH_PLACE and not 0 <= zone < world.lands):
        raise Malformed(place, "core-malformed-list")
    if row.damage and row.form != FACILITY:
        raise Malformed(place, "core-malformed-list")
    if row.form in (EXTENSION, REPAIR, LENT_REPAIR) and not 0 <= row.site < max(len(s.site_kind), len(world.links)):
        raise Malformed(place, "core-malformed-list")
    opens = 0
    for id in row.opens:
        opens |= 1 << world.find(id, place)
    nation = s.edition.nations.find(row.nation, place)
    return Project(nation, row.form, kind, row.paid, zone, opens, row.site, row.hastened, row.damage)


def production_frame(s: GlobalWar, record: Record) -> Frame[GlobalWar] | None:
    """The frame that data describe; None when it is none of these."""
    name = record.text("frame")
    nations = s.edition.nations
    if name == Production.NAME:
        return Production(_seats(s, record), _orders(record))
    if name == Placement.NAME:
        made = tuple([(row[0], row[1]) for row in _rows(record, "made", 2)])
        raised = tuple([(ZoneNumber(row[0]), row[1], row[2]) for row in _rows(record, "raised", 3)])
        return Placement(_seats(s, record), made, raised, record.flag("begun"))
    if name == Research.NAME:
        power = nations.find(record.text("power"), record.at("power"))
        aim = record.text("aim")
        if aim and aim not in s.edition.catalogue.technology_of:
            raise Malformed(record.at("aim"), "core-malformed-id", value=aim[:40])
        technology = s.edition.catalogue.technology_of[aim] if aim else NOTHING
        return Research(power, record.number("dice", UNCOUNTED, MOST_DICE), technology)
    if name == Consignment.NAME:
        return _consignment(s, record)
    if name == Delivery.NAME:
        return _delivery(s, record)
    if name == Recruiting.NAME:
        nation = nations.find(record.text("nation"), record.at("nation"))
        return Recruiting(nation, record.number("step", 0, ONE_MILITIA_LEFT))
    return None


def _delivery(s: GlobalWar, record: Record) -> Delivery:
    nation = s.edition.nations.find(record.text("nation"), record.at("nation"))
    unit = record.one_of("unit", tuple(s.edition.catalogue.unit_of))
    rows = tuple([tuple(row) for row in _rows(record, "rows", Delivery.WIDTH)])
    zone = s.edition.world.zone_at(record, "zone")
    mark = record.number("mark", 0, CORPS, 0)
    return Delivery(rows, nation, s.edition.catalogue.unit_of[unit], zone, record.number("count", 0, MOST), mark)


def _consignment(s: GlobalWar, record: Record) -> Consignment:
    rows = tuple([tuple(row) for row in _rows(record, "rows", Consignment.WIDTH)])
    recipient = s.edition.nations.find(record.text("recipient"), record.at("recipient"))
    loan = read_project(s, record.raw("loan"), record.at("loan"))
    if loan.form != LEGION and loan.form not in LOANS:
        raise Malformed(record.at("loan"), "core-malformed-list")
    return Consignment(rows, loan, recipient, s.edition.world.zone_at(record, "zone"), record.flag("lost"))


def _seats(s: GlobalWar, record: Record) -> tuple[Seat, ...]:
    return read_seats(record, "seats", s.rulings.seats)


def _orders(record: Record) -> tuple[tuple[str, int], ...]:
    found: list[tuple[str, int]] = []
    for n, item in enumerate(record.items("orders", MOST_ORDERED)):
        place = f"{record.at('orders')}[{n}]"
        row = as_list(item, place, 2)
        if len(row) != 2:
            raise Malformed(place, "core-malformed-list")
        order = as_text(row[0], place)
        verb, *nouns = order.split(" ")
        if verb not in VERBS or len(nouns) not in VERBS[verb] or read_order(verb, tuple(nouns)) != (order, 1):
            raise Malformed(place, "core-malformed-entry")
        found.append((order, as_number(row[1], place, 1, MOST_ORDERED)))
    return tuple(found)


def _rows(record: Record, key: str, width: int) -> list[list[int]]:
    found: list[list[int]] = []
    for n, item in enumerate(record.items(key, MOST_SITES)):
        place = f"{record.at(key)}[{n}]"
        row = [as_number(word, place, 0, MOST_ORDERED) for word in as_list(item, place, width)]
        if len(row) != width:
            raise Malformed(place, "core-malformed-list")
        found.append(row)
    return found
