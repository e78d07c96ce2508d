"""Supply paths and what stops them: railways, rivers, naval facilities, blockade (1.11, 9.4.2)."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import NO_UNIT
from sandtable.games.globalwar.movement.passages import closed
from sandtable.games.globalwar.movement.rail import gauge_of
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.numbering import ZoneNumber, zones_in
from sandtable.games.globalwar.sheets import ALLIES, NO_ALLIANCE
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import SURFACE
from sandtable.games.globalwar.victory.boons import boon
from sandtable.games.globalwar.victory.declared import AIR_SUPPLY
from sandtable.games.globalwar.world import NO_RAIL, NO_RIVER, SEA_ROUTE

WHITE_SEA: Final = "white-sea-canal"
BLOCKADE: Final = 3  # surface warships
AIR_RANGE: Final = 5  # zones between two air bases that supply each other: gw.3.3.f


# blockade


def blockaded_seas(s: GlobalWar, sight: Sight) -> int:
    """gw.9.4.2.a, gw.9.4.2.d: sea zones where enemies of one alliance have three surface warships unopposed."""
    return _blockade(s, sight, sight.enemies)


def _blockade(s: GlobalWar, sight: Sight, enemies: int) -> int:
    """The sea zones that the enemies of some nation blockade."""
    if enemies not in sight.blockades:
        sight.blockades[enemies] = _search(s, enemies)
    return sight.blockades[enemies]


def _search(s: GlobalWar, enemies: int) -> int:
    world = s.edition.world
    found = 0
    for zone in range(world.lands, world.size):
        counts: dict[int, int] = {}
        opposed = 0
        for u in s.standing[zone]:
            unit = s.unit(u)
            if unit.kind != SURFACE or unit.unarmed:
                continue
            nation = s.nation[u]
            if enemies >> nation & 1:  # gw.9.4.2.d
                side = s.alliance[nation] if s.alliance[nation] != NO_ALLIANCE else -1 - nation
                counts[side] = counts.get(side, 0) + 1
            opposed |= s.enemies[nation]
        for u in s.standing[zone]:
            if s.unit(u).surface_warship() and opposed >> s.nation[u] & 1:
                counts.clear()
        if counts and max(counts.values()) >= BLOCKADE:
            found |= 1 << zone
    return found


def is_blockaded(s: GlobalWar, sight: Sight, site: int) -> bool:
    """gw.9.4.2.b, gw.1.11.e: a naval facility, when every sea zone it opens on is blockaded, for who uses it or for its
    owner (ruling P48)."""
    opens = s.site_opens[site]
    if not opens:
        return False
    owner = s.owner[s.site_zone[site]]
    return not opens & ~blockaded_seas(s, sight) or not opens & ~_blockade(s, sight, s.enemies[owner])


# roads


def road_is_open(s: GlobalWar, name: str) -> bool:
    """gw.1.12.a, gw.1.12.c: Burma and Ledo Road, while Japan and the KMT are at war and their zones are held."""
    nations = s.edition.nations.number
    zones = s.edition.place[name]
    yunnan = s.edition.world.number["yunnan"]
    if s.calendar_turn() < s.edition.world.passages[name].since or s.owner[yunnan] != nations["kmt"]:
        return False
    if not s.enemies[nations["japan"]] >> nations["kmt"] & 1:
        return False
    return all(s.alliance[s.owner[zone]] == ALLIES for zone in zones_in(zones & ~(1 << yunnan)))


# paths


def supplied(s: GlobalWar, sight: Sight, start: int) -> int:
    """The land zones that supply paths from some land zones reach, however long (gw.1.11.a).

    First by land, then from facility to facility at sea, then by land again; never back to sea (gw.1.11.d). Where
    air bases are joined they lead on before and after.
    """
    harboured = by_air(s, sight, by_land(s, sight, start & sight.traced))
    front = harboured
    while front:
        front = _next_harbours(s, sight, front) & ~harboured
        harboured |= front
    return by_air(s, sight, by_land(s, sight, harboured))


def by_air(s: GlobalWar, sight: Sight, zones: int) -> int:
    """gw.3.3.f: for who may, from air base to air base at most five zones far past enemy fighters, and on by land."""
    if not boon(s, sight.nation, AIR_SUPPLY):
        return zones
    world = s.edition.world
    bases = 0
    for zone in zones_in(sight.traced & world.land):
        if any(s.facility(site).id == "airbase" and not s.site_damage[site] for site in s.sites[zone]):
            bases |= 1 << zone
    found = zones
    while True:
        reached = found & bases
        for _ in range(AIR_RANGE):
            reached |= world.spread(reached, world.next_by_air) & ~sight.fighters
        wider = by_land(s, sight, found | reached & bases)
        if wider == found:
            return found
        found = wider


def by_land(s: GlobalWar, sight: Sight, zones: int) -> int:
    """gw.1.11.b: along undamaged railways and rivers owned since the start of the turn, also by controlled minors."""
    world = s.edition.world
    found = zones
    front = zones
    while front:
        wider = 0
        for zone in zones_in(front):
            for beyond in zones_in(world.next_on_land[zone] & sight.traced & ~found):
                link = world.between(zone, beyond)
                if link is not None and (gauge_of(s, link) != NO_RAIL or link.river != NO_RIVER):
                    wider |= 1 << beyond
        found |= wider
        front = wider
    return found


def _next_harbours(s: GlobalWar, sight: Sight, zones: int) -> int:
    """The land zones whose facilities lie within the range of a facility in one of these zones."""
    seas = 0
    for zone in zones_in(zones):
        for site in s.sites[zone]:
            if serves_supply(s, sight, site):
                for sea in zones_in(s.site_opens[site]):
                    seas |= seas_in_range(s, sight, site, sea)
    found = 0
    for land in zones_in(s.edition.world.spread(seas, s.edition.world.coasts) & sight.traced):
        if land_takes(s, sight, land, seas):
            found |= 1 << land
    return found


def serves_supply(s: GlobalWar, sight: Sight, site: int) -> bool:
    """gw.1.11.c: an undamaged naval facility that is not blockaded."""
    return s.facility(site).naval() and not s.site_damage[site] and not is_blockaded(s, sight, site)


def land_takes(s: GlobalWar, sight: Sight, land: ZoneNumber, seas: int) -> bool:
    return any(s.site_opens[site] & seas and serves_supply(s, sight, site) for site in s.sites[land])


def seas_in_range(s: GlobalWar, sight: Sight, site: int, sea: ZoneNumber) -> int:
    """The sea zones within the range of a facility, counted with the zone it lies on (gw.1.11.c)."""
    world = s.edition.world
    shut = blockaded_seas(s, sight)
    far = supply_range(s, sight, site)
    if shut >> sea & 1:
        return 0
    found = 1 << sea
    seas = supply_seas(s, sight)
    for _ in range(far - 1):
        found |= world.spread(found, seas) & ~shut
    return found


def supply_seas(s: GlobalWar, sight: Sight) -> list[int]:
    """The sea zones next to each by which paths may lead on: without passages that are shut, with the White Sea Canal
    for loans that may pass it."""
    if not sight.supply_seas:
        world = s.edition.world
        sight.supply_seas = world.next_at_sea.copy()
        for passage in world.passages.values():
            a, b = passage.a, passage.b
            if sight.supply_seas[a] >> b & 1 and not open_to_supply(s, sight, a, b):
                sight.supply_seas[a] &= ~(1 << b)
                sight.supply_seas[b] &= ~(1 << a)
        if sight.let_through == WHITE_SEA:  # gw.1.8.i: towards Leningrad
            canal = world.passages[WHITE_SEA]
            sight.supply_seas[canal.b] |= 1 << canal.a
    return sight.supply_seas


def supply_range(s: GlobalWar, sight: Sight, site: int) -> int:
    """How many sea zones a path leads on from a naval facility."""
    return s.facility(site).range + sight.further + (1 if s.has(sight.nation, "improved-logistics") else 0)


def open_to_supply(s: GlobalWar, sight: Sight, a: ZoneNumber, b: ZoneNumber) -> bool:
    """gw.1.11.c, gw.1.8.k: whether a path may lead from a sea zone into the next: not where a passage is shut to its
    ships."""
    link = s.edition.world.between(a, b)
    if link is None or not link.via:
        return link is not None
    passage = s.edition.world.passages[link.via]
    if passage.name == sight.let_through:
        return True
    return passage.kind != SEA_ROUTE and not closed(s, sight, NO_UNIT, passage)
