"""Strategic rail movement: owned railways and rivers, the capacity of regions, the gauge (11.2)."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import FIRST_PASS, FRESH, NO_TASK, NO_UNIT
from sandtable.games.globalwar.movement.land import why_not_from_home, why_not_share
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber, members, zones_in
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR, ROCKET
from sandtable.games.globalwar.victory.boons import boon
from sandtable.games.globalwar.victory.declared import RAIL_MOVES
from sandtable.games.globalwar.world import (
    CHANGE,
    LAND,
    NO_RAIL,
    NO_RIVER,
    NORMAL,
    Link,
)
from sandtable.kernel.refusal import Refusal

ANY_GAUGE: Final = 0


def capacity(s: GlobalWar, nation: NationNumber, region: int) -> int:
    """gw.11.2.b: how many units a player may still move by rail in a region in this turn."""
    more = 1 if s.has(nation, "improved-logistics") else 0  # gw.8.2.1.aa
    more += boon(s, nation, RAIL_MOVES, s.edition.world.regions[region])  # gw.3.3.h
    return s.edition.world.rail_capacity[region] + more - s.rail_used[region]


def gauge_of(s: GlobalWar, link: Link) -> int:
    """The gauge of a railway that can be used, NO_RAIL where none is or it is torn up."""
    if s.torn.get(link.number, 0):
        return NO_RAIL
    return s.laid.get(link.number, link.gauge)


def rail_borders(s: GlobalWar, zone: ZoneNumber) -> int:
    """The zones to which a whole railway leads over a border."""
    found = 0
    for beyond in zones_in(s.edition.world.next_on_land[zone]):
        link = s.edition.world.between(zone, beyond)
        if link is not None and gauge_of(s, link) != NO_RAIL:
            found |= 1 << beyond
    return found


def is_rough(s: GlobalWar, link: Link) -> bool:
    """gw.13.2.8.a: hard terrain on the border or in a zone on either side of it."""
    zones = s.edition.world.zones
    return any(terrain != NORMAL for terrain in (link.border, zones[link.a].terrain, zones[link.b].terrain))


def railway_damage(s: GlobalWar, link: Link) -> int:
    """The most that bombs can do to the railways on a border (gw.10.6.2.f)."""
    railway = s.edition.catalogue.facility("railway")
    return railway.rough_damage if is_rough(s, link) else railway.damage


def train(s: GlobalWar, u: UnitNumber) -> int:
    """gw.11.2.b: how many units go by rail with a unit: itself, and what it tows or has on board."""
    return 1 + len(s.cargo(u))


def rail_reach(
    s: GlobalWar, sight: Sight, nation: NationNumber, start: ZoneNumber, count: int = 1
) -> dict[ZoneNumber, int]:
    """The zones some units reach by rail, each with the regions whose capacity the shortest way uses, as a mask;
    also those of cooperating nations (gw.11.2.c)."""
    key = (nation, start, count)
    if key not in sight.trains:
        any_gauge = s.has(nation, "improved-logistics")
        sight.trains[key] = _search(s, sight, start, _roomy(s, nation, count), any_gauge)
    return sight.trains[key]


def _roomy(s: GlobalWar, nation: NationNumber, count: int) -> int:
    """The regions with room for so many units."""
    roomy = 0
    for region in range(len(s.edition.world.regions)):
        if capacity(s, nation, region) >= count:
            roomy |= 1 << region
    return roomy


def _search(s: GlobalWar, sight: Sight, start: ZoneNumber, roomy: int, any_gauge: bool) -> dict[ZoneNumber, int]:
    world = s.edition.world
    found: dict[ZoneNumber, int] = {}
    if not sight.since >> start & 1 or not roomy >> world.zones[start].region & 1:
        return found
    seen: set[tuple[ZoneNumber, int]] = {(start, ANY_GAUGE)}
    front = [(start, ANY_GAUGE, 1 << world.zones[start].region)]
    while front:
        wider: list[tuple[ZoneNumber, int, int]] = []
        for zone, gauge, regions in front:
            for beyond in zones_in(world.next_on_land[zone] & sight.since & s.rulings.zones):
                link = world.between(zone, beyond)
                if link is None or link.kind != LAND:
                    continue
                now = _gauge_beyond(s, link, gauge, any_gauge)
                region = world.zones[beyond].region
                if now < 0 or (beyond, now) in seen or not roomy >> region & 1:
                    continue
                seen.add((beyond, now))
                wider.append((beyond, now, regions | 1 << region))
                if beyond != start and beyond not in found:
                    found[beyond] = regions | 1 << region
        front = wider
    return found


def _gauge_beyond(s: GlobalWar, link: Link, gauge: int, any_gauge: bool) -> int:
    """The gauge a train runs on beyond a border, -1 where it cannot go on; rivers carry every train (gw.11.2.d,
    gw.1.7.6.c)."""
    if link.river != NO_RIVER:
        return gauge
    rail = gauge_of(s, link)
    if rail == NO_RAIL:
        return -1
    if any_gauge:
        return ANY_GAUGE
    return -1 if rail == CHANGE or (gauge != ANY_GAUGE and rail != gauge) else rail  # gw.11.2.1.a


def why_no_train(s: GlobalWar, sight: Sight, u: UnitNumber, goal: ZoneNumber) -> Refusal | None:
    """None when a unit that has not moved may go by rail to another zone."""
    unit = s.unit(u)
    zones = s.edition.world.zones
    start = s.zone[u]
    names: dict[str, str | int] = {"unit": unit.id, "zone": zones[start].id, "goal": zones[goal].id}
    moves = unit.on_land() or unit.kind in (AIR, ROCKET)
    if not moves or s.left[u] != FRESH or s.aboard[u] != NO_UNIT or s.task[u] != NO_TASK or zones[start].sea:
        return Refusal("gw.11.2.a", "gw-refused-rail-unit", names)
    for one in (u, *s.cargo(u)):
        if why_not_from_home(s, one, start, goal) is not None:
            return why_not_from_home(s, one, start, goal)
    if s.blitzkrieg == FIRST_PASS and s.nation[u] == s.edition.nations.number["germany"]:
        return Refusal("gw.15.1.c", "gw-refused-rail-later", names)
    if capacity(s, s.nation[u], zones[start].region) < train(s, u):
        return Refusal("gw.11.2.b", "gw-refused-rail-full", names)
    if goal not in rail_reach(s, sight, s.nation[u], start, train(s, u)):
        return _why_no_way(s, sight, u, goal, names)
    return why_not_share(s, sight, goal)


def _why_no_way(s: GlobalWar, sight: Sight, u: UnitNumber, goal: ZoneNumber, names: dict[str, str | int]) -> Refusal:
    """What keeps a train from a zone: no railway, a region that takes no more, or the gauge."""
    every = (1 << len(s.edition.world.regions)) - 1
    any_gauge = s.has(s.nation[u], "improved-logistics")
    if goal in _search(s, sight, s.zone[u], every, any_gauge):
        return Refusal("gw.11.2.b", "gw-refused-rail-full", names)
    if goal in _search(s, sight, s.zone[u], every, True):
        return Refusal("gw.11.2.1.a", "gw-refused-rail-gauge", names)
    return Refusal("gw.11.2.a", "gw-refused-rail-way", names)


def entrain(s: GlobalWar, sight: Sight, u: UnitNumber, goal: ZoneNumber) -> None:
    count = train(s, u)
    for region in members(rail_reach(s, sight, s.nation[u], s.zone[u], count)[goal]):
        s.rail_used[region] += count
    s.put(u, goal)
    s.left[u] = 0
