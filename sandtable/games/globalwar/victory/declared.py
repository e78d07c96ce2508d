"""Objectives as they are declared (3.3): for whom, on which condition, for how many points and with what bonuses."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import NOBODY
from sandtable.games.globalwar.sheets import ALLIANCES, Nations
from sandtable.games.globalwar.units import Catalogue
from sandtable.games.globalwar.world import SOURCES, World, noun
from sandtable.kernel.plain import Malformed, Record

# What a bonus is
PIECES: Final = "pieces"  # units or facilities to place
BRITISH_FACTORY: Final = "british-factory"  # a bought unit is placed in a factory of the British home country
TECHNOLOGIES: Final = "technologies"  # some of those named go up a stage
SHIP_DISCOUNT: Final = "ship-discount"  # capital ships cost one IPP less a stage
RAIL_MOVES: Final = "rail-moves"  # a strategic rail move more, everywhere or in one region
NAVAL_MOVES: Final = "naval-moves"  # a strategic naval move more
AIR_SUPPLY: Final = "air-supply"  # supply paths between air bases
TECHNOLOGY_DIE: Final = "technology-die"
FACTORY_ABROAD: Final = "factory-abroad"  # a minor factory may be moved out of the home country
BONUSES: Final = (
    PIECES, BRITISH_FACTORY, TECHNOLOGIES, SHIP_DISCOUNT, RAIL_MOVES, NAVAL_MOVES, AIR_SUPPLY, TECHNOLOGY_DIE,
    FACTORY_ABROAD,
)  # fmt: skip

# When it is given
EACH_TURN: Final = "turn"  # in each player turn in which the objective is met
ONCE: Final = "once"
WHILE_MET: Final = "while"
LASTING: Final = "lasting"  # for ever once it was met
TIMES: Final = (EACH_TURN, ONCE, WHILE_MET, LASTING)

# Where pieces are placed, always in zones of the nation
PLACES: Final = ("zones", "city", "valued", "owned", "region", "factory")
ANYWHERE: Final = ""


class Boon:
    """One bonus of an objective."""

    def __init__(self, row: Record, world: World, catalogue: Catalogue) -> None:
        row.only("what", "when", "kinds", "where", "count", "zones", "apart", "region")
        self.what: Final = row.one_of("what", BONUSES)
        self.when: Final = row.one_of("when", TIMES)
        self.kinds: Final = row.texts("kinds", 9) if row.has("kinds") else []  # one of these each time
        self.where: Final = row.one_of("where", PLACES, "zones")
        self.count: Final = row.number("count", 1, 9, 1)
        self.zones: Final = world.mask(row, "zones") if row.has("zones") else 0  # instead of the objective's
        self.apart: Final = row.flag("apart", False)  # no two in one zone
        self.region: Final = row.text("region", ANYWHERE)
        known = (*catalogue.unit_of, *catalogue.facility_of, *catalogue.technology_of)
        for id in self.kinds:
            if id not in known:
                raise Malformed(row.at("kinds"), "core-malformed-id", value=id[:40])
        if self.region and self.region not in world.regions:
            raise Malformed(row.at("region"), "core-malformed-id", value=self.region[:40])


class Objective:
    """What a nation, or in a theatre an alliance, is given points and bonuses for."""

    def __init__(
        self, number: int, row: Record, world: World, nations: Nations, catalogue: Catalogue, scenarios: tuple[str, ...]
    ) -> None:
        row.only(
            "scenarios", "id", "alliance", "nation", "points", "condition", "zones", "count", "other", "technologies",
            "bonuses", "source",
        )  # fmt: skip
        self.number: Final = number
        self.scenarios: Final = row.texts("scenarios", 9)
        for id in self.scenarios:
            if id not in scenarios:
                raise Malformed(row.at("scenarios"), "core-malformed-id", value=id[:40])
        self.id: Final = noun(row, "id")
        self.nation: Final = nations.find(row.text("nation"), row.at("nation")) if row.has("nation") else NOBODY
        led = ALLIANCES[nations.nations[self.nation].alliance] if self.nation >= 0 else ""
        self.alliance: Final = ALLIANCES.index(led or row.one_of("alliance", ALLIANCES))
        self.points: Final = row.number("points", 1, 9)
        self.condition: Final = row.text("condition")
        self.zones: Final = world.mask(row, "zones") if row.has("zones") else 0
        self.count: Final = row.number("count", 1, 99, max(1, self.zones.bit_count()))
        self.other: Final = nations.find(row.text("other"), row.at("other")) if row.has("other") else NOBODY
        ids = row.texts("technologies", 16) if row.has("technologies") else []
        self.technologies: Final = sum(1 << catalogue.technology_of[id] for id in ids)
        rows = row.records("bonuses", 9) if row.has("bonuses") else []
        self.boons: Final = [Boon(one, world, catalogue) for one in rows]
        self.source: Final = row.one_of("source", (*SOURCES, "original"))
