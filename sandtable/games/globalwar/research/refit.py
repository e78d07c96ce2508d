"""Units that a technology replaces (8.2.1): at once for who has it, and whatever comes to him later."""

from __future__ import annotations

from sandtable.games.globalwar.numbering import NationNumber
from sandtable.games.globalwar.production.chart import UNIT, Project
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import Unit
from sandtable.kernel.refusal import Refusal


def refit(s: GlobalWar, nation: NationNumber, technology: int) -> None:
    """gw.8.2.1.ad: units that a technology replaces are replaced at once, on the map and on the chart."""
    id = s.edition.catalogue.technologies[technology].id
    for unit in s.edition.catalogue.units:
        if not unit.replaces or unit.technology != id:
            continue
        before = s.edition.catalogue.unit_of[unit.replaces]
        for u, zone in enumerate(s.zone):
            if zone >= 0 and s.nation[u] == nation and s.kind[u] == before:
                s.kind[u] = unit.number
        s.chart = [
            Project(nation, UNIT, unit.number, row.paid)
            if (row.nation, row.form, row.kind) == (nation, UNIT, before)
            else row
            for row in s.chart
        ]


def fitted(s: GlobalWar, nation: NationNumber, kind: int) -> int:
    """gw.8.2.1.ae: what a unit is in the hands of a nation: with airborne doctrine airborne infantry is elite, and
    without it elite infantry is not."""
    catalogue = s.edition.catalogue
    for unit in catalogue.units:
        if not unit.replaces:
            continue
        before = catalogue.unit_of[unit.replaces]
        if kind in (before, unit.number):
            return unit.number if s.has(nation, unit.technology) else before
    return kind


def why_outdated(s: GlobalWar, nation: NationNumber, unit: Unit | None) -> Refusal | None:
    """gw.8.2.1.ad: who has airborne doctrine buys the ordinary kind for others alone."""
    if unit is None or fitted(s, nation, unit.number) == unit.number:
        return None
    return Refusal("gw.8.2.1.ad", "gw-refused-buy-outdated", {"unit": unit.id, "nation": s.nation_at(nation).id})
