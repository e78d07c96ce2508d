"""Strategic naval movement: transports from facility to facility (11.4.2)."""

from __future__ import annotations

from sandtable.games.globalwar.markers import FRESH, GHOST, NOWHERE, SAILED, UNLOADED
from sandtable.games.globalwar.movement.passages import why_no_passage
from sandtable.games.globalwar.movement.reach import open_facilities, technology_bonus
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.relations import family, leader_of
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.victory.boons import boon
from sandtable.games.globalwar.victory.declared import NAVAL_MOVES
from sandtable.kernel.refusal import Refusal


def moves_left(s: GlobalWar, nation: NationNumber) -> int:
    """gw.11.4.2.a: how many units a nation may still move; the Commonwealth has one number for all."""
    leader = leader_of(s, nation)
    printed = s.nation_at(leader).naval_moves
    if not printed:
        return 0
    more = 2 if s.has(leader, "improved-logistics") else 0  # gw.8.2.1.ab
    return printed + more + boon(s, leader, NAVAL_MOVES) - s.naval_used  # gw.11.4.2.f


def lift(s: GlobalWar, ship: UnitNumber) -> int:
    """What a ship counts with all it carries. One that goes on has been counted, and who came aboard on the way too."""
    return 0 if s.marked(ship, SAILED) else 1 + len(s.cargo(ship))


def starting_seas(s: GlobalWar, ship: UnitNumber) -> int:
    """The sea zones a ship starts from, in port or not."""
    zone = s.zone[ship]
    return s.edition.world.coasts[zone] if s.in_port(ship) else 1 << zone


def sea_reach(s: GlobalWar, sight: Sight, ship: UnitNumber) -> dict[ZoneNumber, int]:
    """The sea zones with a friendly naval facility that a ship reaches, with the range that is left there.

    gw.11.4.2.b, gw.11.4.2.c; a ship that has called at a facility on its way goes on with what is left (gw.11.4.2.d).
    """
    if ship not in sight.lifts:
        sight.lifts[ship] = _search(s, sight, ship, False)
    return sight.lifts[ship]


def _search(s: GlobalWar, sight: Sight, ship: UnitNumber, unseen: bool) -> dict[ZoneNumber, int]:
    """``unseen``: as if no enemy watched and no passage were closed."""
    world = s.edition.world
    # who is at peace does not count: gw.11.4.2.e
    held = 0 if unseen else sight.warships | sight.submarines | sight.any_patrols
    found: dict[ZoneNumber, int] = {}
    for start in zones_in(starting_seas(s, ship) & ~held & s.rulings.zones):
        front = 1 << start
        for left in range(_range(s, sight, ship, start) - 1, -1, -1):
            wider = front
            for zone in zones_in(front):
                for beyond in zones_in(world.next_at_sea[zone] & ~held & ~wider & s.rulings.zones):
                    link = world.between(zone, beyond)
                    if link is not None and (unseen or why_no_passage(s, sight, ship, link) is None):
                        wider |= 1 << beyond
                        found[beyond] = max(left, found.get(beyond, 0))
            front = wider
    return {zone: left for zone, left in found.items() if has_facility(s, sight, zone)}


def _range(s: GlobalWar, sight: Sight, ship: UnitNumber, start: ZoneNumber) -> int:
    """How far a ship sails from a sea zone, or from its port into it and on; 0 where no facility sends it."""
    if s.marked(ship, SAILED):
        return s.left[ship]
    ranges = [s.facility(site).range for site in open_facilities(s, sight, start)]
    if s.in_port(ship):
        ranges = [
            s.facility(site).range for site in open_facilities(s, sight, start) if s.site_zone[site] == s.zone[ship]
        ]
    if not ranges or not max(ranges):
        return 0
    return max(ranges) + technology_bonus(s, s.nation[ship], s.unit(ship), "naval-range")


def has_facility(s: GlobalWar, sight: Sight, sea: ZoneNumber, land: ZoneNumber = NOWHERE) -> bool:
    """gw.11.4.2.d: whether an undamaged friendly port, dock or yard opens on a sea zone, in one land zone or any."""
    for site in open_facilities(s, sight, sea):
        if s.facility(site).range and land in (NOWHERE, s.site_zone[site]):
            return True
    return False


def why_no_call(s: GlobalWar, sight: Sight, ship: UnitNumber, units: list[UnitNumber]) -> Refusal | None:
    """gw.11.4.2.d: None when units may go aboard a ship on its strategic move: in a friendly facility it calls at."""
    names: dict[str, str | int] = {"unit": s.unit(units[0]).id, "carrier": s.unit(ship).id}
    if not has_facility(s, sight, s.zone[ship], s.zone[units[0]]) or not s.left[ship]:
        return Refusal("gw.11.4.2.d", "gw-refused-load", names)
    if len(units) > moves_left(s, s.nation[ship]):
        return Refusal("gw.11.4.2.a", "gw-refused-load-full", names)
    return None


def why_no_sealift(s: GlobalWar, sight: Sight, ship: UnitNumber, goal: ZoneNumber) -> Refusal | None:
    unit = s.unit(ship)
    zones = s.edition.world.zones
    names: dict[str, str | int] = {"unit": unit.id, "zone": zones[goal].id}
    begun = s.left[ship] == FRESH or (s.marked(ship, SAILED) and s.left[ship] > 0)
    if not unit.hold or not begun or s.marks[ship] & (UNLOADED | GHOST):
        return Refusal("gw.11.4.2.a", "gw-refused-sealift-unit", names)
    if any(not family(s, s.nation[ship]) >> s.nation[load] & 1 for load in s.cargo(ship)):
        return Refusal("gw.11.4.2.d", "gw-refused-sealift-allies", names)
    if any(_boarded_on_a_beach(s, sight, ship, load) for load in s.cargo(ship)):
        return Refusal("gw.11.4.2.d", "gw-refused-sealift-beach", names)
    if lift(s, ship) > moves_left(s, s.nation[ship]):
        return Refusal("gw.11.4.2.a", "gw-refused-sealift-full", {**names, "number": moves_left(s, s.nation[ship])})
    if sight.enemy_units & starting_seas(s, ship) and not s.in_port(ship):
        return Refusal("gw.11.4.2.c", "gw-refused-sealift-enemy", names)
    if goal not in sea_reach(s, sight, ship):
        if goal in _search(s, sight, ship, True):
            return Refusal("gw.11.4.2.c", "gw-refused-sealift-watched", names)
        return Refusal("gw.11.4.2.b", "gw-refused-sealift-far", names)
    return None


def _boarded_on_a_beach(s: GlobalWar, sight: Sight, ship: UnitNumber, load: UnitNumber) -> bool:
    """Whether a unit went on board in this player turn where no port, dock or yard is (gw.11.4.2.d)."""
    where = s.came[load]
    if where == NOWHERE or s.marked(ship, SAILED):
        return False
    return not any(has_facility(s, sight, sea, where) for sea in zones_in(starting_seas(s, ship)))


def sail(s: GlobalWar, sight: Sight, ship: UnitNumber, goal: ZoneNumber) -> None:
    s.naval_used += lift(s, ship)
    left = sea_reach(s, sight, ship)[goal]
    s.put(ship, goal)
    s.left[ship] = left
    s.marks[ship] |= SAILED
