"""Fire from the shore at ships: straits that are forced (1.8), coastal guns at narrow crossings (1.9, 13.2.7).

A crossing is passed from one of the sea zones it touches into another.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.field import GUN_SHOTS
from sandtable.games.globalwar.relations import at_war
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import SURFACE
from sandtable.games.globalwar.world import CROSSING
from sandtable.kernel.action import Action
from sandtable.kernel.chance import ROLLED, Chance, die
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.knowledge import Facts

STRAIT_AT: Final = 3  # gw.1.8.g
GUN_AT: Final = 3

Shot = tuple[int, int]  # a gun by its number, and the ship it fires at


def shots_left(s: GlobalWar, gun: int) -> int:
    """How often a coastal gun may still fire in this player turn."""
    return GUN_SHOTS - s.fired.get(gun, 0)


def is_coastal_gun(s: GlobalWar, site: int) -> bool:
    return s.facility(site).id == "coastal-artillery"


def crossing_shots(s: GlobalWar, ships: list[int], start: int, goal: int) -> tuple[Shot, ...]:
    """The shots of enemy guns at surface ships that pass a crossing, ship by ship as far as the guns can fire."""
    found: list[Shot] = []
    both = 1 << start | 1 << goal
    surface = [u for u in ships if s.unit(u).kind == SURFACE]
    for link in s.edition.world.links:
        if link.kind != CROSSING or both & ~link.touches or not surface:
            continue
        for shore in (link.a, link.b):
            if not at_war(s, s.nation[surface[0]], s.owner[shore]):
                continue
            for site in s.sites[shore]:
                if is_coastal_gun(s, site) and s.site_opens[site] & both:
                    found += [(site, u) for u in surface[: shots_left(s, site)]]
    return tuple(found)


class CrossingFire(Frame[GlobalWar]):
    """gw.13.2.7.a: one die at 3 for each shot; what is hit is damaged or sinks."""

    NAME = "crossing-fire"

    def __init__(self, shots: tuple[Shot, ...]) -> None:
        self.shots = shots

    def copy(self) -> CrossingFire:
        return CrossingFire(self.shots)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"shots": [[*shot] for shot in self.shots]}

    def resume(self, s: GlobalWar) -> bool:
        self.shots = tuple([shot for shot in self.shots if s.zone[shot[1]] >= 0])
        if self.shots:
            return True
        s.done()
        return False

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return ASK_CHANCE

    def chance(self, s: GlobalWar) -> Chance:
        return die(12, "gw-chance-crossing")

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        gun, ship = self.shots[0]
        self.shots = self.shots[1:]
        s.fired[gun] = s.fired.get(gun, 0) + 1
        if ROLLED[action.text] <= GUN_AT:
            hit(s, ship)


class Gauntlet(Frame[GlobalWar]):
    """gw.1.8.g: who holds a strait shoots once at each surface ship that forces it."""

    NAME = "gauntlet"

    def __init__(self, link: int, ships: tuple[int, ...]) -> None:
        self.link = link
        self.ships = ships

    def copy(self) -> Gauntlet:
        return Gauntlet(self.link, self.ships)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"link": self.link, "ships": [*self.ships]}

    def resume(self, s: GlobalWar) -> bool:
        self.ships = tuple([u for u in self.ships if s.zone[u] >= 0 and s.unit(u).kind == SURFACE])
        if self.ships:
            return True
        s.done()
        return False

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return ASK_CHANCE

    def chance(self, s: GlobalWar) -> Chance:
        return die(12, "gw-chance-strait")

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        u = self.ships[0]
        self.ships = self.ships[1:]
        if ROLLED[action.text] <= STRAIT_AT:
            hit(s, u)


def hit(s: GlobalWar, u: int) -> None:
    """A ship is damaged, or sinks when it can take no more."""
    s.damage[u] += 1
    s.say("gw-hit", {"unit": s.unit(u).id, "nation": s.nation_at(s.nation[u]).id})
    if s.damage[u] >= s.unit(u).hits:
        s.lose(u)
