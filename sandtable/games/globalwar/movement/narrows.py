"""Fire from the shore at ships: straits that are forced (1.8), coastal guns at narrow crossings (1.9, 13.2.7).

A crossing is passed from one of the sea zones it touches into another.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.field import GUN_SHOTS
from sandtable.games.globalwar.dice import DiceInTurn, Row
from sandtable.games.globalwar.markers import NOWHERE
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber
from sandtable.games.globalwar.relations import at_war
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import SURFACE
from sandtable.games.globalwar.world import Link

STRAIT_AT: Final = 3  # gw.1.8.g
GUN_AT: Final = 3


def shots_left(s: GlobalWar, gun: int) -> int:
    """How often a coastal gun may still fire in this player turn."""
    return GUN_SHOTS - s.fired.get(gun, 0)


def is_coastal_gun(s: GlobalWar, site: int) -> bool:
    return s.facility(site).id == "coastal-artillery"


def guns_at(s: GlobalWar, nation: NationNumber, link: Link) -> list[int]:
    """The coastal guns of a nation's enemies on the shores of a narrow crossing."""
    found: list[int] = []
    for shore in (link.a, link.b):
        if at_war(s, nation, s.owner[shore]):
            found += [site for site in s.sites[shore] if is_coastal_gun(s, site)]
    return found


def crossing_shots(s: GlobalWar, ships: list[UnitNumber], start: ZoneNumber, goal: ZoneNumber) -> tuple[Row, ...]:
    """The shots of enemy guns at surface ships that pass a crossing, ship by ship as far as the guns can fire."""
    surface = [u for u in ships if s.unit(u).kind == SURFACE]
    found: list[Row] = []
    both = 1 << start | 1 << goal
    for link in s.edition.world.narrows:
        if both & ~link.touches or not surface:
            continue
        for gun in guns_at(s, s.nation[surface[0]], link):
            if s.site_opens[gun] & both:
                found += [(gun, u) for u in surface[: shots_left(s, gun)]]
    return tuple(found)


class CrossingFire(DiceInTurn):
    """gw.13.2.7.a: each shot, as a gun and the ship it fires at, hits at 3."""

    NAME = "crossing-fire"
    DIE = "gw-chance-crossing"
    WIDTH = 2

    def due(self, s: GlobalWar, row: Row) -> bool:
        return s.zone[row[1]] != NOWHERE

    def rolled(self, s: GlobalWar, row: Row, roll: int) -> None:
        gun = row[0]
        s.fired[gun] = s.fired.get(gun, 0) + 1
        if roll <= GUN_AT:
            s.suffer(UnitNumber(row[1]))


class Gauntlet(DiceInTurn):
    """gw.1.8.g: who holds a strait shoots once at each surface ship that forces it."""

    NAME = "gauntlet"
    DIE = "gw-chance-strait"

    def due(self, s: GlobalWar, row: Row) -> bool:
        return s.zone[row[0]] != NOWHERE and s.unit(UnitNumber(row[0])).kind == SURFACE

    def rolled(self, s: GlobalWar, row: Row, roll: int) -> None:
        if roll <= STRAIT_AT:
            s.suffer(UnitNumber(row[0]))
