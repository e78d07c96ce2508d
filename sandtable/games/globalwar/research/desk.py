"""What the desk of research shows: dice and where they come from, every technology with the stages of all powers."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.fire import SIDES_OF_DIE
from sandtable.games.globalwar.numbering import NationNumber, nations_in
from sandtable.games.globalwar.relations import leader_of
from sandtable.games.globalwar.research.development import (
    may_develop,
    research_sites,
    stage_of,
    why_not_develop,
)
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import Technology
from sandtable.kernel.plain import Plain

PERCENT: Final = 100

# What a finished technology changes, by the ids of its rules
EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "advanced-mechanized-infantry": ("gw.8.2.1.a",),
    "advanced-artillery": ("gw.8.2.1.b",),
    "radar": ("gw.8.2.1.c", "gw.8.2.1.d", "gw.8.2.1.e"),
    "asw": ("gw.8.2.1.f", "gw.8.2.1.g"),
    "improved-factories": ("gw.8.2.1.h", "gw.8.2.1.i"),
    "improved-construction": ("gw.8.2.1.j", "gw.8.2.1.k", "gw.8.2.1.l"),
    "airborne-doctrine": ("gw.8.2.1.m", "gw.8.2.1.n", "gw.8.2.1.ad", "gw.8.2.1.ae"),
    "amphibious-doctrine": ("gw.8.2.1.o", "gw.8.2.1.p", "gw.8.2.1.q"),
    "heavy-armor": ("gw.8.2.1.r",),
    "jet-fighters": ("gw.8.2.1.s",),
    "long-range-aircraft": ("gw.8.2.1.t", "gw.8.2.1.u"),
    "advanced-submarines": ("gw.8.2.1.v", "gw.8.2.1.w"),
    "large-ship-construction": ("gw.8.2.1.x",),
    "heavy-strategic-bombers": ("gw.8.2.1.y",),
    "strategic-rockets": ("gw.8.2.1.z", "gw.8.2.1.af"),
    "improved-logistics": ("gw.8.2.1.aa", "gw.8.2.1.ab", "gw.8.2.1.ac"),
}


def research_told(s: GlobalWar) -> dict[str, Plain]:
    powers = [power for power in nations_in(s.majors & s.rulings.playing) if leader_of(s, power) == power]
    return {
        "stages": s.edition.catalogue.stages,
        "powers": [_power(s, power) for power in powers],
        "technologies": [_technology(s, one, powers) for one in s.edition.catalogue.technologies],
    }


def _power(s: GlobalWar, power: NationNumber) -> dict[str, Plain]:
    """The dice of a power by the zones of its factories, and those that it was granted."""
    id = s.nation_at(power).id
    found: dict[str, Plain] = {"nation": id}
    dice: list[Plain] = []
    for site in research_sites(s, power):
        dice += [s.edition.world.zones[s.site_zone[site]].id] * s.facility(site).research
    found["dice"] = dice
    if power in s.laboratory.granted:
        found["granted"] = s.laboratory.granted[power]
    if not may_develop(s, power):
        found["from"] = s.edition.catalogue.research_income.get(id, 0)  # gw.8.2.d
    return found


def _technology(s: GlobalWar, technology: Technology, powers: list[NationNumber]) -> dict[str, Plain]:
    stages: dict[str, Plain] = {}
    shut: dict[str, Plain] = {}
    for power in powers:
        id = s.nation_at(power).id
        stage = stage_of(s, power, technology.number)
        if stage:
            stages[id] = stage
        refusal = why_not_develop(s, power, technology)
        if refusal is not None:
            shut[id] = refusal.plain()
    aims: list[Plain] = []
    for objective in s.rulings.objectives:
        if objective.nation >= 0 and objective.technologies >> technology.number & 1:
            aims.append([s.nation_at(objective.nation).id, objective.id])
    return {
        "id": technology.id,
        "roll": technology.roll,
        "chance": round(PERCENT * (SIDES_OF_DIE + 1 - technology.roll) / SIDES_OF_DIE),
        "stages": stages,
        "shut": shut,
        "aims": aims,
        "rules": [*EFFECTS[technology.id]],
    }
