"""Taking units along: transports at sea and in the air, and guns in tow (9.3.2, 9.4.3, 11.3.1, 11.4.1)."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.abilities import why_no_answer
from sandtable.games.globalwar.annexation import why_no_annexation
from sandtable.games.globalwar.markers import (
    BATTLE,
    COMBAT_MOVEMENT,
    FRESH,
    GHOST,
    NO_TASK,
    NO_UNIT,
    NON_COMBAT,
    SAILED,
    UNLOADED,
)
from sandtable.games.globalwar.movement.land import (
    is_battle,
    why_not_enter,
    why_not_from_home,
    why_not_share,
    why_not_together,
)
from sandtable.games.globalwar.movement.sea import took_part
from sandtable.games.globalwar.movement.sealift import has_facility, why_no_call
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.numbering import UnitNumber, ZoneNumber
from sandtable.games.globalwar.overlord import lifts_together
from sandtable.games.globalwar.relations import cooperating, family
from sandtable.games.globalwar.restraints import why_not_attack
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR, ANTI_AIRCRAFT, ARTILLERY, CARGO, INFANTRY, ROCKET, Load, Unit, fits
from sandtable.kernel.refusal import Refusal

FERRY: Final = [Load([1 if word == "infantry" else 0 for word in CARGO])]


def cargo_word(carrier: Unit, unit: Unit, fights: bool) -> str:
    """What a unit counts as in a hold or in an aircraft; "" where it has no place."""
    if carrier.hunts:
        return "infantry" if unit.crosses else ""  # marines: gw.15.4.d
    if carrier.at_sea():
        return "infantry" if unit.kind == INFANTRY else "other"
    if fights:
        return "airborne" if unit.drops else ""
    if unit.kind == INFANTRY:
        return "infantry"
    if unit.kind == ARTILLERY:
        return "artillery" if unit.towed else ""
    return "anti-aircraft" if unit.kind == ANTI_AIRCRAFT else ""


def hold_of(s: GlobalWar, ship: UnitNumber) -> list[Load]:
    """The ways to fill a ship; a Japanese destroyer takes one unit of marines (gw.15.4.d)."""
    unit = s.unit(ship)
    if unit.hunts and s.nation_at(s.nation[ship]).id == "japan":
        return FERRY
    return unit.hold


def takes_units(s: GlobalWar, carrier: UnitNumber) -> bool:
    """Whether it is one that land units board, or that has guns in tow."""
    return s.unit(carrier).takes_troops or len(hold_of(s, carrier)) > 0


def has_room(s: GlobalWar, carrier: UnitNumber, more: list[UnitNumber]) -> bool:
    """Whether a transport or a tractor takes some units besides what it carries."""
    unit = s.unit(carrier)
    fights = s.phase == COMBAT_MOVEMENT
    loads = s.cargo(carrier) + more
    if unit.tows:
        return len(loads) == 1 and s.unit(loads[0]).towed
    ways = hold_of(s, carrier) if unit.at_sea() else (unit.assault if fights else unit.lifts)
    words = [cargo_word(unit, s.unit(load), fights) for load in loads]
    return fits(ways, words)


def is_laden_rightly(s: GlobalWar, carrier: UnitNumber) -> bool:
    """Whether what a unit carries fits into it in one of the ways it can be filled."""
    unit = s.unit(carrier)
    loads = [s.unit(load) for load in s.cargo(carrier)]
    if unit.tows:
        return len(loads) <= 1 and all(load.towed for load in loads)
    if unit.deck:
        return fits(unit.deck, [load.on_deck for load in loads])
    if unit.at_sea():
        return all(load.on_land() or load.kind == ROCKET for load in loads) and fits(
            hold_of(s, carrier), [cargo_word(unit, load, False) for load in loads]
        )
    return any(
        fits(ways, [cargo_word(unit, load, fights) for load in loads])
        for ways, fights in ((unit.assault, True), (unit.lifts, False))
    )


def why_no_load(s: GlobalWar, sight: Sight, units: list[UnitNumber], carrier: UnitNumber) -> Refusal | None:
    """None when units that have not moved may board a transport next to them, or guns be taken in tow."""
    u = units[0]
    names: dict[str, str | int] = {"unit": s.unit(u).id, "carrier": s.unit(carrier).id}
    taker = s.unit(carrier)
    fights = s.phase == COMBAT_MOVEMENT
    rule = "gw.9.4.3.a" if fights else "gw.11.4.1.a"
    if not taker.at_sea():
        rule = "gw.13.1.2.b" if taker.tows else ("gw.9.3.2.a" if fights else "gw.11.3.1.a")
    loadable = s.unit(u).on_land() or (s.unit(u).kind == ROCKET and s.phase == NON_COMBAT and taker.at_sea())
    if not loadable or s.aboard[u] != NO_UNIT or s.zone[u] >= s.edition.world.lands:
        return Refusal(rule, "gw-refused-load", names)
    if s.cargo(u):  # a gun in tow is unhitched first: each takes its own place on board
        return Refusal(rule, "gw-refused-load", names)
    if s.left[u] != FRESH or s.task[u] != NO_TASK:
        return Refusal(rule, "gw-refused-load-moved", names)
    home = why_not_from_home(s, u, s.zone[u], s.zone[u])
    if home is not None:
        return home
    if not family(s, s.nation[u]) >> s.nation[carrier] & 1 and not _is_allied_lift(s, u, carrier):
        return Refusal(rule, "gw-refused-load", names)
    if not _beside(s, u, carrier) or s.marks[carrier] & (UNLOADED | GHOST) or s.task[carrier] != NO_TASK:
        return Refusal(rule, "gw-refused-load", names)
    if taker.tows and s.left[carrier] != FRESH:
        return Refusal(rule, "gw-refused-load-moved", names)
    if not has_room(s, carrier, units):
        return Refusal(rule, "gw-refused-load-full", names)
    return why_no_call(s, sight, carrier, units) if s.marked(carrier, SAILED) else None


def _is_allied_lift(s: GlobalWar, u: UnitNumber, carrier: UnitNumber) -> bool:
    """gw.11.4.1.b, gw.11.3.1.a: in non-combat a cooperating nation's ship or aircraft takes a unit too; gw.15.8.a."""
    if not s.unit(carrier).hold and not s.unit(carrier).lifts:
        return False
    if s.phase == NON_COMBAT:
        return cooperating(s, s.nation[u], s.nation[carrier])
    return lifts_together(s, u, carrier)


def _beside(s: GlobalWar, u: UnitNumber, carrier: UnitNumber) -> bool:
    """A ship lies in a sea zone next to the unit or in its port; aircraft and tractors stand in its zone."""
    where = s.zone[carrier]
    if where == s.zone[u]:
        return True
    return s.unit(carrier).at_sea() and s.edition.world.coasts[where] >> s.zone[u] & 1 == 1


def why_no_landing(
    s: GlobalWar, sight: Sight, u: UnitNumber, goal: ZoneNumber, annexing: bool = False
) -> Refusal | None:
    """None when a unit on board may go ashore: in combat movement to attack or to annex, else into friendly land."""
    world = s.edition.world
    carrier = s.aboard[u]
    names: dict[str, str | int] = {"unit": s.unit(u).id, "zone": world.zones[goal].id}
    rule = "gw.11.4.1.a" if s.phase == NON_COMBAT else "gw.9.4.3.c"
    if carrier == NO_UNIT or goal >= world.lands or s.unit(u).kind == AIR:
        return Refusal(rule, "gw-refused-unload", names)
    start = s.zone[carrier]
    allied = not family(s, s.nation[u]) >> s.nation[carrier] & 1
    if s.phase != NON_COMBAT and allied and not (goal == s.beach and lifts_together(s, u, carrier)):
        return Refusal("gw.11.4.1.b", "gw-refused-unload", names)
    if not s.unit(carrier).at_sea():
        return _why_not_off(s, sight, u, goal, names)
    link = world.between(start, goal)
    if start != goal and (link is None or not world.coasts[start] >> goal & 1):
        return Refusal(rule, "gw-refused-unload", names)
    home = why_not_from_home(s, u, goal, goal)
    if home is not None:
        return home
    if s.marked(carrier, SAILED) and not has_facility(s, sight, start, goal):
        return Refusal("gw.11.4.2.d", "gw-refused-unload", names)
    refusal = why_no_annexation(s, u, goal) if annexing else why_not_enter(s, sight, u, goal)
    if refusal is not None or s.phase == NON_COMBAT:
        return refusal
    if not is_battle(s, sight, goal):
        return Refusal("gw.9.1.a", "gw-refused-no-battle", {"unit": s.unit(u).id})
    if link is not None and link.reef:
        return Refusal("gw.1.14.a", "gw-refused-reef", names)
    if (sight.stopping | sight.patrols) >> start & 1:
        return Refusal("gw.10.8.1.a", "gw-refused-sea-held", {"zone": world.zones[start].id})
    return why_not_together(s, sight, goal)


def _why_not_off(
    s: GlobalWar, sight: Sight, u: UnitNumber, goal: ZoneNumber, names: dict[str, str | int]
) -> Refusal | None:
    """Out of an aircraft in friendly land (gw.11.3.1.a), or a gun from its tractor."""
    if goal != s.zone[u] or not sight.friendly >> goal & 1 or s.phase != NON_COMBAT:
        return Refusal("gw.11.3.1.a", "gw-refused-unload", names)
    home = why_not_from_home(s, u, goal, goal)
    if home is not None:
        return home
    if s.taken >> goal & 1:
        return Refusal("gw.11.1.a", "gw-refused-taken", {**names, "nation": s.nation_at(s.owner[goal]).id})
    return why_not_share(s, sight, goal)


def load(s: GlobalWar, units: list[UnitNumber], carrier: UnitNumber) -> None:
    for u in units:
        if s.unit(carrier).at_sea():
            s.came[u] = s.zone[u]
        s.put(u, s.zone[carrier])
        s.aboard[u] = carrier
    if s.marked(carrier, SAILED):
        s.naval_used += len(units)  # gw.11.4.2.a


def land(s: GlobalWar, sight: Sight, u: UnitNumber, goal: ZoneNumber, task: int = BATTLE) -> None:
    """A unit goes ashore; its ship stays where it is for the rest of the turn (gw.9.4.3.c), and so does the unit
    (gw.11.5.h)."""
    carrier = s.aboard[u]
    start = s.zone[u]
    s.aboard[u] = NO_UNIT
    s.put(u, goal)
    s.left[u] = 0
    s.came[u] = start
    if s.unit(carrier).at_sea():
        s.marks[u] |= UNLOADED
        s.marks[carrier] |= UNLOADED
        s.left[carrier] = 0
    if is_battle(s, sight, goal):
        s.task[u] = task
        s.aim[u] = goal
        if task == BATTLE:
            took_part(s, carrier, goal)
            s.ferried[u] = carrier


def why_no_drop(s: GlobalWar, sight: Sight, u: UnitNumber) -> Refusal | None:
    """gw.9.3.2.a: None when airborne infantry may jump into the enemy land zone its aircraft is over."""
    zone = s.zone[u]
    carrier = s.aboard[u]
    names: dict[str, str | int] = {"unit": s.unit(u).id, "zone": s.edition.world.zones[zone].id}
    if carrier == NO_UNIT or not s.unit(u).drops or s.unit(carrier).kind != AIR or s.task[u] != NO_TASK:
        return Refusal("gw.9.3.2.a", "gw-refused-drop", names)
    if zone >= s.edition.world.lands or not is_battle(s, sight, zone):
        return Refusal("gw.9.3.2.a", "gw-refused-drop", names)
    return why_no_answer(s, s.nation[u], zone) or why_not_attack(s, u, zone)
