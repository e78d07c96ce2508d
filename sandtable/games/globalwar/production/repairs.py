"""Repair of capital ships: which docks and yards serve a ship, and whether their slots are enough (8.6, 12.2)."""

from __future__ import annotations

from sandtable.games.globalwar.markers import REPAIRING
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, zones_in
from sandtable.games.globalwar.production.yards import Industry
from sandtable.games.globalwar.relations import cooperating
from sandtable.games.globalwar.state import GlobalWar


def slots_for(s: GlobalWar, industry: Industry, ships: list[UnitNumber]) -> dict[int, int]:
    """How many slots of each dock and yard the repair of some ships uses; empty when there are not enough."""
    used: dict[int, int] = {}
    for u in ships:
        points = s.damage[u]
        for site in docks_for(s, industry, u):
            facility = s.facility(site)
            owner = s.owner[s.site_zone[site]]
            whole = facility.improved if s.has(owner, "improved-factories") and facility.improved else facility.repairs
            part = min(points, whole - used.get(site, 0))
            if part > 0:
                used[site] = used.get(site, 0) + part
                points -= part
        if points:
            return {}
    return used


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
