"""Interdiction (12.5): enemies that strike at deliveries on their way over the sea, and the safest way past them."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import NOBODY, PATROL, RAIDER, SUBMERGED
from sandtable.games.globalwar.movement.narrows import GUN_AT, guns_at
from sandtable.games.globalwar.movement.reach import technology_bonus
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.movement.supply import (
    blockaded_seas,
    by_air,
    by_land,
    land_takes,
    serves_supply,
    supply_range,
    supply_seas,
)
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR, SUBMARINE
from sandtable.games.globalwar.world import CROSSING, members

Threat = tuple[int, int, int]  # what is rolled at, the sea zone it is rolled in, and whose unit or gun rolls
Way = tuple[Threat, ...]  # the threats on a way: every unit that lies in wait, each sea zone once
SAFE: Final[Way] = ()


class Lookout:
    """Where a nation's enemies lie in wait for its deliveries: by sea zone, and with guns at narrow crossings.

    ``others``: nations at peace that may strike at what goes by (gw.12.5.d).
    """

    def __init__(self, s: GlobalWar, sight: Sight, others: int = 0) -> None:
        self.lurking: Final[dict[int, Way]] = {}  # those who roll in a sea zone, each for itself: gw.12.5.b
        # the sea zones that a crossing touches, those its gun reaches, and whose it is
        self.guarded: Final[list[tuple[int, int, int]]] = []
        for u, zone in enumerate(s.zone):
            if zone >= s.edition.world.lands and (sight.enemies | others) >> s.nation[u] & 1:
                value = strikes_at(s, u)
                if value:
                    self.lurking[zone] = (*self.lurking.get(zone, SAFE), (value, zone, s.nation[u]))
        for link in s.edition.world.links:
            if link.kind == CROSSING:
                for gun in guns_at(s, sight.nation, link):
                    self.guarded.append((link.touches, s.site_opens[gun], s.owner[s.site_zone[gun]]))

    def idle(self) -> bool:
        return not self.lurking and not self.guarded

    def entering(self, sea: int) -> Way:
        """Who rolls against a delivery that begins in a sea zone."""
        return self.lurking.get(sea, SAFE)

    def passing(self, start: int, sea: int) -> Way:
        """The same for one that comes from another sea zone, perhaps over a guarded crossing."""
        both = 1 << start | 1 << sea
        found = self.entering(sea)
        for touched, reached, owner in self.guarded:
            if not both & ~touched and both & reached:
                found = (*found, (GUN_AT, sea, owner))
        return found


def strikes_at(s: GlobalWar, u: int) -> int:
    """What a unit rolls at against a delivery in its sea zone (gw.12.5.a); 0 if it cannot interdict."""
    unit = s.unit(u)
    if unit.kind == SUBMARINE and not s.marked(u, SUBMERGED):
        times = technology_bonus(s, s.nation[u], unit, "interdiction-times")  # gw.12.5.c
        return unit.attack * max(1, times)
    on_patrol = unit.kind == AIR and (s.marked(u, PATROL) or s.aboard[u] != NOBODY)
    return unit.attack if on_patrol or s.marked(u, RAIDER) else 0


def danger(way: Way) -> tuple[int, int]:
    """How bad a way is: first by the dice, then by what they hit at."""
    total = 0
    for value, _, _ in way:
        total += value
    return (len(way), total)


def safest_ways(s: GlobalWar, sight: Sight, lookout: Lookout, start: int) -> dict[int, Way]:
    """The land zones that supply paths from some land zones reach, each with the threats on the safest way to it.

    A path is what ``supplied`` says: by land, from facility to facility at sea, by land again.
    """
    home = by_air(s, sight, by_land(s, sight, start & sight.traced))
    return ways_ashore(s, sight, ways_at_sea(s, sight, lookout, home))


def ways_at_sea(s: GlobalWar, sight: Sight, lookout: Lookout, start: int) -> dict[int, Way]:
    """The land zones from which a path may still put to sea: those it starts from, and harbour after harbour."""
    best: dict[int, Way] = dict.fromkeys(members(start), SAFE)
    waiting = list(best)
    while waiting:
        land = waiting.pop()
        for harbour, way in harbours_beyond(s, sight, land, best[land], lookout, sight.traced).items():
            if harbour not in best or danger(way) < danger(best[harbour]):
                best[harbour] = way
                waiting.append(harbour)
    return best


def ways_ashore(s: GlobalWar, sight: Sight, afloat: dict[int, Way]) -> dict[int, Way]:
    """All land zones of paths that lead to these harbours and on by land, never back to sea (gw.1.11.d)."""
    best = dict(afloat)
    for harbour in sorted(best, key=lambda land: danger(best[land])):
        for land in members(by_air(s, sight, by_land(s, sight, 1 << harbour))):
            if land not in best or danger(best[harbour]) < danger(best[land]):
                best[land] = best[harbour]
    return best


def harbours_beyond(s: GlobalWar, sight: Sight, land: int, way: Way, lookout: Lookout, goals: int) -> dict[int, Way]:
    """The harbours among some land zones within the range of the facilities of a land zone."""
    found: dict[int, Way] = {}
    coasts = s.edition.world.coasts
    for site in s.sites[land]:
        if not serves_supply(s, sight, site):
            continue
        for sea, way_there in _seas_beyond(s, sight, site, way, lookout).items():
            for other in members(coasts[sea] & goals):
                better = other not in found or danger(way_there) < danger(found[other])
                if better and land_takes(s, sight, other, 1 << sea):
                    found[other] = way_there
    return found


def _seas_beyond(s: GlobalWar, sight: Sight, site: int, way: Way, lookout: Lookout) -> dict[int, Way]:
    """The sea zones within the range of a facility, counted with the zone it lies on (gw.1.11.c)."""
    shut = blockaded_seas(s, sight)
    seas = supply_seas(s, sight)
    found: dict[int, Way] = {}
    for sea in members(s.site_opens[site] & ~shut):
        found[sea] = _with(way, lookout.entering(sea), sea)
    for _ in range(supply_range(s, sight, site) - 1):
        wider = dict(found)
        for sea, so_far in found.items():
            for beyond in members(seas[sea] & ~shut):
                longer = _with(so_far, lookout.passing(sea, beyond), beyond)
                if beyond not in wider or danger(longer) < danger(wider[beyond]):
                    wider[beyond] = longer
        found = wider
    return found


def _with(way: Way, threats: Way, sea: int) -> Way:
    """A way that leads into one more sea zone."""
    if not threats or any(zone == sea for _, zone, _ in way):
        return way
    return (*way, *threats)
