"""Strategic naval movement: transports from facility to facility (11.4.2)."""

from __future__ import annotations

from sandtable.games.globalwar.movement.passages import why_no_passage
from sandtable.games.globalwar.movement.reach import open_facilities, technology_bonus
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.relations import family, leader_of
from sandtable.games.globalwar.state import FRESH, GHOST, SAILED, UNLOADED, GlobalWar
from sandtable.games.globalwar.world import members
from sandtable.kernel.refusal import Refusal


def moves_left(s: GlobalWar, nation: int) -> int:
    """gw.11.4.2.a: how many units a nation may still move; the Commonwealth has one number for all."""
    leader = leader_of(s, nation)
    printed = s.nation_at(leader).naval_moves
    if not printed:
        return 0
    more = 2 if s.has(leader, "improved-logistics") else 0
    return printed + more - s.naval_used


def lift(s: GlobalWar, ship: int) -> int:
    """What a ship with all it carries counts."""
    return 1 + len(s.cargo(ship))


def starting_seas(s: GlobalWar, ship: int) -> int:
    """The sea zones a ship starts from, in port or not."""
    zone = s.zone[ship]
    return s.edition.world.coasts[zone] if s.in_port(ship) else 1 << zone


def sea_reach(s: GlobalWar, sight: Sight, ship: int) -> int:
    """The sea zones with a friendly naval facility that a ship reaches (gw.11.4.2.b, gw.11.4.2.c)."""
    if ship not in sight.lifts:
        sight.lifts[ship] = _search(s, sight, ship)
    return sight.lifts[ship]


def _search(s: GlobalWar, sight: Sight, ship: int) -> int:
    world = s.edition.world
    held = sight.warships | sight.submarines | sight.any_patrols
    found = 0
    for start in members(starting_seas(s, ship) & ~held & s.rulings.zones):
        ranges = [s.facility(site).range for site in open_facilities(s, sight, start)]
        if s.in_port(ship):
            ranges = [s.facility(site).range for site in s.sites[s.zone[ship]] if s.site_opens[site] >> start & 1]
        if not ranges or not max(ranges):
            continue
        front = 1 << start
        for _ in range(max(ranges) + technology_bonus(s, s.nation[ship], s.unit(ship), "naval-range")):
            for zone in members(front):
                for beyond in members(world.next_at_sea[zone] & ~held & ~front & s.rulings.zones):
                    link = world.between(zone, beyond)
                    if link is not None and why_no_passage(s, sight, ship, link) is None:
                        front |= 1 << beyond
        found |= front & ~(1 << start)
    for zone in members(found):
        if not any(s.facility(site).range for site in open_facilities(s, sight, zone)):
            found &= ~(1 << zone)
    return found


def why_no_sealift(s: GlobalWar, sight: Sight, ship: int, goal: int) -> Refusal | None:
    unit = s.unit(ship)
    zones = s.edition.world.zones
    names: dict[str, str | int] = {"unit": unit.id, "zone": zones[goal].id}
    if not unit.hold or s.left[ship] != FRESH or s.marks[ship] & (UNLOADED | GHOST):
        return Refusal("gw.11.4.2.a", "gw-refused-sealift-unit", names)
    if any(not family(s, s.nation[ship]) >> s.nation[load] & 1 for load in s.cargo(ship)):
        return Refusal("gw.11.4.2.d", "gw-refused-sealift-allies", names)
    if lift(s, ship) > moves_left(s, s.nation[ship]):
        return Refusal("gw.11.4.2.a", "gw-refused-sealift-full", {**names, "number": moves_left(s, s.nation[ship])})
    if sight.enemy_units & starting_seas(s, ship) and not s.in_port(ship):
        return Refusal("gw.11.4.2.c", "gw-refused-sealift-enemy", names)
    if not sea_reach(s, sight, ship) >> goal & 1:
        return Refusal("gw.11.4.2.b", "gw-refused-sealift-far", names)
    return None


def sail(s: GlobalWar, ship: int, goal: int) -> None:
    s.naval_used += lift(s, ship)
    s.put(ship, goal)
    s.left[ship] = 0
    s.marks[ship] |= SAILED
