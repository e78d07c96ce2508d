"""Repair of capital ships: which docks and yards serve a ship, and whether their slots are enough (8.6, 12.2)."""

from __future__ import annotations

from sandtable.games.globalwar.markers import REPAIRING
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, zones_in
from sandtable.games.globalwar.production.yards import Industry
from sandtable.games.globalwar.relations import cooperating
from sandtable.games.globalwar.state import GlobalWar


def slots_for(s: GlobalWar, industry: Industry, ships: list[UnitNumber]) -> dict[int, int]:
    """How many slots of each dock and yard the repair of some ships uses; empty when there are not enough.

    Ships make room for each other, and docks come first: a slot of a yard is a ship that it does not make (gw.12.2.b).
    """
    points: list[list[int]] = []  # by point of damage the docks and yards where it can be repaired
    room: dict[int, int] = {}
    for u in ships:
        sites = sorted(docks_for(s, industry, u), key=lambda site: s.facility(site).capacity)
        for site in sites:
            room[site] = _slots(s, site)
        points += [sites] * s.damage[u]
    repaired: dict[int, list[int]] = {site: [] for site in room}
    for point in range(len(points)):
        if not _finds_slot(point, points, room, repaired, set()):
            return {}
    return {site: len(there) for site, there in repaired.items() if there}


def _slots(s: GlobalWar, site: int) -> int:
    """gw.13.2.4, gw.13.2.5: the slots of a dock or yard."""
    facility = s.facility(site)
    improved = s.has(s.owner[s.site_zone[site]], "improved-factories") and facility.improved
    return facility.improved if improved else facility.repairs


def _finds_slot(
    point: int, points: list[list[int]], room: dict[int, int], repaired: dict[int, list[int]], asked: set[int]
) -> bool:
    """Whether a point of damage finds a slot, if need be where another gives way that finds one elsewhere."""
    for site in points[point]:
        if site in asked:
            continue
        asked.add(site)
        there = repaired[site]
        if len(there) < room[site]:
            there.append(point)
            return True
        for n, other in enumerate(there):
            if _finds_slot(other, points, room, repaired, asked):
                there[n] = point
                return True
    return False


def docks_for(s: GlobalWar, industry: Industry, u: UnitNumber) -> list[int]:
    """gw.8.6.b, gw.13.2.4.a: the undamaged docks and yards in supply on a ship's sea zone, or in its port; those of the
    Spain whose patron it is too (gw.4.10.b)."""
    zone = s.zone[u]
    world = s.edition.world
    lands = world.coasts[zone] & world.land if zone >= world.lands else 1 << zone
    sight = industry.of(s.nation[u]).sight
    found: list[int] = []
    for land in zones_in(lands & (sight.since | sight.guest)):
        owner = s.owner[land]
        served = cooperating(s, s.nation[u], owner) or sight.guest >> land & 1
        if not served or not industry.of(owner).in_supply() >> land & 1:
            continue
        for site in s.sites[land]:
            here = zone == land or s.site_opens[site] >> zone & 1
            if s.facility(site).repairs and not s.site_damage[site] and here:
                found.append(site)
    return found


def under_repair(s: GlobalWar, nations: list[NationNumber]) -> list[UnitNumber]:
    return [u for u in s.numbers() if s.zone[u] >= 0 and s.marked(u, REPAIRING) and s.nation[u] in nations]


def mend_ships(s: GlobalWar, nations: list[NationNumber]) -> None:
    """gw.12.2.b: repairs that were begun in production are finished, if the docks still serve the ships."""
    industry = Industry(s)
    for u in under_repair(s, nations):
        s.marks[u] &= ~REPAIRING
        if slots_for(s, industry, [u]):
            s.damage[u] = 0
            s.say("gw-repaired-ship", {"unit": s.unit(u).id})
