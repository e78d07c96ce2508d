"""What the stages of units and facilities cost, for whom, and which are still to be paid (8.3)."""

from __future__ import annotations

from sandtable.games.globalwar.calls import answers
from sandtable.games.globalwar.lendlease.announcing import MILITIA, TRAINED
from sandtable.games.globalwar.numbering import NationNumber
from sandtable.games.globalwar.production.chart import FACILITY, LENT, LENT_BASE, UNIT, Project
from sandtable.games.globalwar.production.yards import effect
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import ARTILLERY, ROCKET, VEHICLE, Facility, Unit
from sandtable.games.globalwar.victory.boons import boon
from sandtable.games.globalwar.victory.declared import SHIP_DISCOUNT


def unit_price(s: GlobalWar, nation: NationNumber, unit: Unit) -> int:
    """What the first stage of a unit costs; infantry less in a call to arms."""
    return stage_price(s, nation, unit.cost[0], unit.at_sea()) - (1 if answers(s, nation, unit) else 0)


def stage_price(s: GlobalWar, nation: NationNumber, price: int, cheaper: bool) -> int:
    """gw.8.2.1.j: with improved construction each stage of ships and facilities costs less."""
    return price - effect(s, nation, "stage-discount") if cheaper else price


def ship_discount(s: GlobalWar, nation: NationNumber, unit: Unit) -> int:
    """gw.3.3.e: what each stage of a capital ship costs less while an objective says so."""
    return boon(s, nation, SHIP_DISCOUNT) if unit.capital else 0


def merged_price(s: GlobalWar, nation: NationNumber, stages: list[int], unit: Unit | None) -> int:
    """gw.8.2.1.k: the full price of the stages that are paid as one."""
    merged = stages[: effect(s, nation, "merged-stages")]
    return sum(merged) - (ship_discount(s, nation, unit) * len(merged) if unit is not None else 0)


def work_price(s: GlobalWar, nation: NationNumber, facility: Facility, rough: bool) -> int:
    """What the first stage of a facility costs."""
    return stage_price(s, nation, facility.rough_cost if rough else facility.cost[0], True)


def limit_rule(unit: Unit) -> str:
    """The rule that lets no more than two of a kind be bought in a player turn."""
    if unit.kind == VEHICLE:
        return "gw.13.1.2.d" if unit.nations else "gw.13.1.2.e"
    return {ARTILLERY: "gw.13.1.3.b", ROCKET: "gw.8.2.1.z"}.get(unit.kind, "gw.13.1.1.h")


def counted_with(s: GlobalWar, word: str) -> list[str]:
    """The names that count towards the same limit as a word: a unit and what it replaces, the upgrades of militia that
    a nation pays for and those that were made to be lent."""
    nation, dot, id = word.rpartition(".")
    found = [word]
    for unit in s.edition.catalogue.units:
        if unit.replaces and id in (unit.id, unit.replaces):
            found.append(f"{nation}{dot}{unit.replaces if id == unit.id else unit.id}")
    if id == MILITIA:
        found.append(word + TRAINED)
    elif id == MILITIA + TRAINED:
        found.append(word.removesuffix(TRAINED))
    return found


def stages_of(s: GlobalWar, project: Project) -> list[int]:
    """What each stage of a unit or facility on the chart costs."""
    if project.form in (UNIT, LENT):
        return s.edition.catalogue.units[project.kind].cost
    if project.form in (FACILITY, LENT_BASE):
        return s.edition.catalogue.facilities[project.kind].cost
    return [0]


def is_going_on(s: GlobalWar, project: Project) -> bool:
    """Whether stages are still to be paid; a facility waits while it is damaged (gw.8.3.2.f), or its zone is lost."""
    if project.form not in (UNIT, FACILITY, LENT, LENT_BASE) or project.paid >= len(stages_of(s, project)):
        return False
    return project.form != FACILITY or (s.owner[project.zone] == project.nation and not project.damage)
