"""Interdiction (12.5): enemies that strike at deliveries on their way over the sea, and the safest way past them."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import NO_UNIT, PATROL, RAIDER, SUBMERGED
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
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR, SUBMARINE
from sandtable.games.globalwar.world import CROSSING

Threat = tuple[
    int, ZoneNumber, NationNumber
]  # what is rolled at, the sea zone it is rolled in, and whose unit or gun rolls
Way = tuple[Threat, ...]  # the threats on a way: every unit that lies in wait, each sea zone once
SAFE: Final[Way] = ()


class Trail:
    """By which zones the safest ways lead, for whoever draws them."""

    def __init__(self) -> None:
        self.before: Final[dict[ZoneNumber, ZoneNumber]] = {}  # the land zone from which a way has come to another
        # and the sea zones between, if it came by sea
        self.seas: Final[dict[tuple[ZoneNumber, ZoneNumber], tuple[ZoneNumber, ...]]] = {}
        self.passed: Final[dict[ZoneNumber, int]] = {}  # how many sea zones the way to a land zone passes

    def length(self, start: ZoneNumber, goal: ZoneNumber) -> int:
        """How many sea zones are passed on the way to a land zone and on to the next."""
        return self.passed.get(start, 0) + len(self.seas.get((start, goal), ()))

    def lead(self, start: ZoneNumber, goal: ZoneNumber) -> None:
        self.before[goal] = start
        self.passed[goal] = self.length(start, goal)

    def by_land(self, start: ZoneNumber, goal: ZoneNumber) -> None:
        self.seas.pop((start, goal), None)
        self.lead(start, goal)

    def to(self, goal: ZoneNumber) -> list[ZoneNumber]:
        """The zones of the way to a land zone, from the harbour where it puts to sea."""
        zones = [goal]
        land = goal
        while land in self.before and self.before[land] not in zones:
            start = self.before[land]
            zones = [start, *self.seas.get((start, land), ()), *zones]
            land = start
        return zones


class Lookout:
    """Where a nation's enemies lie in wait for its deliveries: by sea zone, and with guns at narrow crossings.

    ``others``: nations at peace that may strike at what goes by (gw.12.5.d). ``trail`` keeps by which zones ways lead.
    """

    def __init__(self, s: GlobalWar, sight: Sight, others: int = 0, trail: Trail | None = None) -> None:
        self.trail: Final = trail
        self.lurking: Final[dict[ZoneNumber, Way]] = {}  # those who roll in a sea zone, each for itself: gw.12.5.b
        # the sea zones that a crossing touches, those its gun reaches, and whose it is
        self.guarded: Final[list[tuple[int, int, NationNumber]]] = []
        for u in s.numbers():
            zone = s.zone[u]
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

    def entering(self, sea: ZoneNumber) -> Way:
        """Who rolls against a delivery that begins in a sea zone."""
        return self.lurking.get(sea, SAFE)

    def passing(self, start: ZoneNumber, sea: ZoneNumber) -> Way:
        """The same for one that comes from another sea zone, perhaps over a guarded crossing."""
        both = 1 << start | 1 << sea
        found = self.entering(sea)
        for touched, reached, owner in self.guarded:
            if not both & ~touched and both & reached:
                found = (*found, (GUN_AT, sea, owner))
        return found


def strikes_at(s: GlobalWar, u: UnitNumber) -> int:
    """What a unit rolls at against a delivery in its sea zone (gw.12.5.a); 0 if it cannot interdict."""
    unit = s.unit(u)
    if unit.kind == SUBMARINE and not s.marked(u, SUBMERGED):
        times = technology_bonus(s, s.nation[u], unit, "interdiction-times")  # gw.12.5.c
        return unit.attack * max(1, times)
    on_patrol = unit.kind == AIR and (s.marked(u, PATROL) or s.aboard[u] != NO_UNIT)
    return unit.attack if on_patrol or s.marked(u, RAIDER) else 0


def danger(way: Way) -> tuple[int, int]:
    """How bad a way is: first by the dice, then by what they hit at."""
    total = 0
    for value, _, _ in way:
        total += value
    return (len(way), total)


def safest_ways(s: GlobalWar, sight: Sight, lookout: Lookout, start: int) -> dict[ZoneNumber, Way]:
    """The land zones that supply paths from some land zones reach, each with the threats on the safest way to it.

    A path is what ``supplied`` says: by land, from facility to facility at sea, by land again.
    """
    home = by_air(s, sight, by_land(s, sight, start & sight.traced))
    return ways_ashore(s, sight, ways_at_sea(s, sight, lookout, home))


def ways_at_sea(s: GlobalWar, sight: Sight, lookout: Lookout, start: int) -> dict[ZoneNumber, Way]:
    """The land zones from which a path may still put to sea: those it starts from, and harbour after harbour."""
    best: dict[ZoneNumber, Way] = dict.fromkeys(zones_in(start), SAFE)
    waiting = list(best)
    while waiting:
        land = waiting.pop(0)
        for harbour, way in harbours_beyond(s, sight, land, best[land], lookout, sight.traced).items():
            if is_better(best, harbour, way, land, lookout.trail):
                best[harbour] = way
                waiting.append(harbour)
                if lookout.trail is not None:
                    lookout.trail.lead(land, harbour)
    return best


def is_better(best: dict[ZoneNumber, Way], goal: ZoneNumber, way: Way, start: ZoneNumber, trail: Trail | None) -> bool:
    """Whether a way from a land zone to another is safer than the best so far, or as safe and shorter."""
    if goal not in best or danger(way) < danger(best[goal]):
        return True
    shorter = trail is not None and trail.length(start, goal) < trail.passed.get(goal, 0)
    return shorter and danger(way) == danger(best[goal])


def ways_ashore(
    s: GlobalWar, sight: Sight, afloat: dict[ZoneNumber, Way], trail: Trail | None = None
) -> dict[ZoneNumber, Way]:
    """All land zones of paths that lead to these harbours and on by land, never back to sea (gw.1.11.d)."""
    best = dict(afloat)
    for harbour in sorted(best, key=lambda land: danger(best[land])):
        for land in zones_in(by_air(s, sight, by_land(s, sight, 1 << harbour))):
            if land not in best or danger(best[harbour]) < danger(best[land]):
                best[land] = best[harbour]
                if trail is not None:
                    trail.by_land(harbour, land)
    return best


def harbours_beyond(
    s: GlobalWar, sight: Sight, land: ZoneNumber, way: Way, lookout: Lookout, goals: int
) -> dict[ZoneNumber, Way]:
    """The harbours among some land zones within the range of the facilities of a land zone."""
    found: dict[ZoneNumber, Way] = {}
    coasts = s.edition.world.coasts
    for site in s.sites[land]:
        if not serves_supply(s, sight, site):
            continue
        seas, passed = _seas_beyond(s, sight, site, way, lookout)
        for sea, way_there in seas.items():
            for other in zones_in(coasts[sea] & goals):
                better = other not in found or danger(way_there) < danger(found[other])
                if better and land_takes(s, sight, other, 1 << sea):
                    found[other] = way_there
                    if lookout.trail is not None:
                        lookout.trail.seas[land, other] = passed[sea]
    return found


def _seas_beyond(
    s: GlobalWar, sight: Sight, site: int, way: Way, lookout: Lookout
) -> tuple[dict[ZoneNumber, Way], dict[ZoneNumber, tuple[ZoneNumber, ...]]]:
    """The sea zones within the range of a facility, counted with the zone it lies on (gw.1.11.c), and those that a way
    to each passes, itself at the end."""
    shut = blockaded_seas(s, sight)
    seas = supply_seas(s, sight)
    found: dict[ZoneNumber, Way] = {}
    passed: dict[ZoneNumber, tuple[ZoneNumber, ...]] = {}
    for sea in zones_in(s.site_opens[site] & ~shut):
        found[sea] = _with(way, lookout.entering(sea), sea)
        passed[sea] = (sea,)
    for _ in range(supply_range(s, sight, site) - 1):
        wider = dict(found)
        further = dict(passed)
        for sea, so_far in found.items():
            for beyond in zones_in(seas[sea] & ~shut):
                longer = _with(so_far, lookout.passing(sea, beyond), beyond)
                if beyond not in wider or danger(longer) < danger(wider[beyond]):
                    wider[beyond] = longer
                    further[beyond] = (*passed[sea], beyond)
        found = wider
        passed = further
    return found, passed


def _with(way: Way, threats: Way, sea: ZoneNumber) -> Way:
    """A way that leads into one more sea zone."""
    if not threats or any(zone == sea for _, zone, _ in way):
        return way
    return (*way, *threats)
