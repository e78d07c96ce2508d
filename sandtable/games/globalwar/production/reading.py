"""Reading: the frames of production and placing units from their plain data."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import MOST_SITES, NOBODY
from sandtable.games.globalwar.production.delivery import MOST, Delivery
from sandtable.games.globalwar.production.market import VERBS, read_order
from sandtable.games.globalwar.production.phases import Placement, Production
from sandtable.games.globalwar.production.recruiting import ONE_MILITIA_LEFT, Recruiting
from sandtable.games.globalwar.research.development import UNCOUNTED, Research
from sandtable.games.globalwar.research.laboratory import MOST_DICE
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.flow import Frame
from sandtable.kernel.plain import Malformed, Record, as_list, as_number, as_text

MOST_ORDERED: Final = 9_999


def production_frame(s: GlobalWar, record: Record) -> Frame[GlobalWar] | None:
    """The frame that data describe; None when it is none of these."""
    name = record.text("frame")
    nations = s.edition.nations
    if name == Production.NAME:
        return Production(_seats(s, record), _orders(record))
    if name == Placement.NAME:
        made = tuple([(row[0], row[1]) for row in _rows(record, "made", 2)])
        raised = tuple([(row[0], row[1], row[2]) for row in _rows(record, "raised", 3)])
        return Placement(_seats(s, record), made, raised, record.flag("begun"))
    if name == Research.NAME:
        power = nations.find(record.text("power"), record.at("power"))
        aim = record.text("aim")
        if aim and aim not in s.edition.catalogue.technology_of:
            raise Malformed(record.at("aim"), "core-malformed-id", value=aim[:40])
        technology = s.edition.catalogue.technology_of[aim] if aim else NOBODY
        return Research(power, record.number("dice", UNCOUNTED, MOST_DICE), technology)
    if name == Delivery.NAME:
        return _delivery(s, record)
    if name == Recruiting.NAME:
        nation = nations.find(record.text("nation"), record.at("nation"))
        return Recruiting(nation, record.number("step", 0, ONE_MILITIA_LEFT))
    return None


def _delivery(s: GlobalWar, record: Record) -> Delivery:
    nation = s.edition.nations.find(record.text("nation"), record.at("nation"))
    unit = record.one_of("unit", tuple(s.edition.catalogue.unit_of))
    rows = tuple([(row[0], row[1]) for row in _rows(record, "rows", Delivery.WIDTH)])
    zone = s.edition.world.zone_at(record, "zone")
    return Delivery(rows, nation, s.edition.catalogue.unit_of[unit], zone, record.number("count", 0, MOST))


def _seats(s: GlobalWar, record: Record) -> tuple[int, ...]:
    return tuple(record.numbers("seats", 0, s.rulings.seats - 1))


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
