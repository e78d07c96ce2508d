"""Announcing lend-lease in production (8.7): what is made to be lent, what it costs, and what is kept after all.

``lend infantry``, ``lend airbase`` and ``lend militia:upgrade`` name no recipient (gw.8.7.c); ``lend major-factory
london`` pays for the repair of another nation's facility. ``retain infantry`` takes back what could not be delivered.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.lendlease.terms import lends, recipients, why_no_lender, why_not_to
from sandtable.games.globalwar.markers import NOTHING, NOWHERE
from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber
from sandtable.games.globalwar.production.chart import (
    BASE,
    LEGION,
    LENT,
    LENT_BASE,
    LENT_REPAIR,
    LENT_UPGRADE,
    LOANS,
    UNIT,
    UPGRADE,
    Project,
)
from sandtable.games.globalwar.production.yards import works_of
from sandtable.games.globalwar.research.refit import fitted
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.treasury import REFUND, receive
from sandtable.games.globalwar.units import Facility, Unit
from sandtable.kernel.refusal import Refusal

LEND: Final = "lend"
RETAIN: Final = "retain"
TRAINED: Final = ":upgrade"  # a militia upgrade is lent as ``militia:upgrade``
MENDED: Final = ":repair"  # and a repair is named ``major-factory:repair`` once it is paid
MILITIA: Final = "militia"
OWN: Final[dict[int, int]] = {LENT: UNIT, LENT_BASE: BASE, LENT_UPGRADE: UPGRADE}  # what becomes of what is kept

Names = dict[str, str | int]


class Goods:
    """What an order to lend is about. ``site`` is the facility that is repaired, ``points`` its damage."""

    def __init__(self, form: int, kind: int, cost: int, zone: ZoneNumber = NOWHERE, site: int = NOTHING) -> None:
        self.form: Final = form
        self.kind: Final = kind
        self.cost: Final = cost
        self.zone: Final = zone
        self.site: Final = site

    def project(self, nation: NationNumber) -> Project:
        paid = self.cost if self.form == LENT_REPAIR else 1
        return Project(nation, self.form, self.kind, paid, self.zone, 0, self.site)


def goods_of(s: GlobalWar, words: list[str]) -> Goods | None:
    """What words name, without the nation before them; None if nothing can be lent by that name (gw.8.7.b)."""
    catalogue = s.edition.catalogue
    if len(words) == 2:
        return _repair(s, words[0], words[1])
    if words[0] == MILITIA + TRAINED:
        militia = catalogue.unit(MILITIA)
        return Goods(LENT_UPGRADE, militia.number, militia.upgrade_cost)
    if words[0] in catalogue.unit_of:
        unit = catalogue.unit(words[0])
        return Goods(LENT, unit.number, unit.cost[0]) if unit.cost and not unit.technology else None  # gw.8.7.d
    if words[0] in catalogue.facility_of and catalogue.facility(words[0]).group == "base":
        base = catalogue.facility(words[0])
        return Goods(LENT_BASE, base.number, base.cost[0])
    return None


def _repair(s: GlobalWar, id: str, place: str) -> Goods | None:
    """gw.8.7.b: the whole repair of the first damaged facility of a kind in a zone."""
    zone = s.edition.world.number.get(place, NOWHERE)
    if id not in s.edition.catalogue.facility_of or not 0 <= zone < s.edition.world.lands:
        return None
    for site in s.sites[zone]:
        if s.facility(site).id == id and s.site_damage[site]:
            return Goods(LENT_REPAIR, s.site_kind[site], s.site_damage[site], zone, site)
    return None


def why_not_lend(s: GlobalWar, nation: NationNumber, words: list[str]) -> Refusal | None:
    """Whether a nation may announce such a loan, apart from what buying the unit itself asks for."""
    refusal = why_no_lender(s, nation)
    if refusal is not None:
        return refusal
    goods = goods_of(s, words)
    if goods is None:
        rule = "gw.8.7.d" if words[0] in s.edition.catalogue.unit_of else "gw.8.7.b"
        return Refusal(rule, "gw-refused-lend", {"text": " ".join(words)[:60]})
    if goods.form == LENT_REPAIR:
        if any(row.form == LENT_REPAIR and row.site == goods.site for row in s.chart):
            return Refusal("gw.8.7.b", "gw-refused-lend", {"text": " ".join(words)[:60]})
        return why_not_to(s, nation, s.owner[goods.zone], LENT_REPAIR)
    if goods.form == LENT_BASE and s.edition.catalogue.facilities[goods.kind].id not in works_of(s, nation):
        return Refusal("gw.8.7.b", "gw-refused-lend", {"text": " ".join(words)[:60]})
    if not lends(s, nation):
        return Refusal("gw.8.7.e", "gw-refused-lend-nobody", {"nation": s.nation_at(nation).id})
    return None


def lendable(s: GlobalWar, nation: NationNumber) -> list[list[str]]:
    """What a nation could announce, as words, as far as the lists of units and facilities go."""
    if not lends(s, nation):
        return []
    catalogue = s.edition.catalogue
    found = [[id] for id in s.nation_at(nation).buys if _is_lent(catalogue.unit(id))]
    found += [[id] for id in works_of(s, nation) if catalogue.facility(id).group == "base"]
    if MILITIA in s.nation_at(nation).buys:
        found.append([MILITIA + TRAINED])
    for other in recipients(s):
        if why_not_to(s, nation, other, LENT_REPAIR) is None:
            found += _damaged(s, other)
    return found


def _is_lent(unit: Unit) -> bool:
    return bool(unit.cost) and not unit.technology


def _damaged(s: GlobalWar, nation: NationNumber) -> list[list[str]]:
    found: dict[tuple[str, str], None] = {}
    for site, zone in enumerate(s.site_zone):
        if zone >= 0 and s.site_damage[site] and s.owner[zone] == nation:
            found[(s.facility(site).id, s.edition.world.zones[zone].id)] = None
    return [[*words] for words in found]


# what waits on the chart


def is_ready(s: GlobalWar, row: Project) -> bool:
    """Whether a loan is made and can be sent."""
    if row.form == LENT:
        return row.paid >= len(s.edition.catalogue.units[row.kind].cost)
    if row.form == LENT_BASE:
        return row.paid >= len(s.edition.catalogue.facilities[row.kind].cost)
    return row.form in LOANS


def name_of(s: GlobalWar, row: Project) -> str:
    """How acts name a loan: ``infantry``, ``airbase``, ``militia:upgrade``, ``major-factory:repair``."""
    if row.form in (LENT, LEGION):
        return s.edition.catalogue.units[row.kind].id
    if row.form == LENT_UPGRADE:
        return s.edition.catalogue.units[row.kind].id + TRAINED
    facility: Facility = s.edition.catalogue.facilities[row.kind]
    return facility.id + (MENDED if row.form == LENT_REPAIR else "")


def waiting(s: GlobalWar, nation: NationNumber, name: str) -> list[int]:
    """The loans of a nation that are ready and bear a name, by their places on the chart."""
    return [n for n, row in enumerate(s.chart) if row.nation == nation and is_ready(s, row) and name_of(s, row) == name]


def retain(s: GlobalWar, n: int) -> None:
    """gw.12.4.f: what was made to be lent is the sender's own; IPP for a repair go back to the treasury."""
    row = s.chart[n]
    if row.form == LENT_REPAIR:
        receive(s, row.nation, row.paid, REFUND)
        s.chart = [*s.chart[:n], *s.chart[n + 1 :]]
    else:
        kind = fitted(s, row.nation, row.kind) if row.form == LENT else row.kind
        s.chart[n] = Project(row.nation, OWN[row.form], kind, row.paid)
