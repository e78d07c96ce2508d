"""Ships, one border at a time: passages, enemies that bar the way, strangers at peace, and leaving port."""

from __future__ import annotations

from sandtable.games.globalwar.abilities import why_not_hastened
from sandtable.games.globalwar.civil.factions import why_out_of_bounds
from sandtable.games.globalwar.markers import (
    ESCORT,
    FLOTILLA,
    FRESH,
    GHOST,
    NON_COMBAT,
    NOWHERE,
    RAIDER,
    SAILED,
    UNLOADED,
)
from sandtable.games.globalwar.movement.land import why_not_together
from sandtable.games.globalwar.movement.naming import ends
from sandtable.games.globalwar.movement.passages import why_no_passage
from sandtable.games.globalwar.movement.reach import harbours, movement
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.numbering import UnitNumber, ZoneNumber
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import SUBMARINE, SURFACE
from sandtable.kernel.refusal import Refusal


def why_no_voyage(
    s: GlobalWar, sight: Sight, u: UnitNumber, start: ZoneNumber, goal: ZoneNumber, forced: bool = False
) -> Refusal | None:
    """None when a ship may sail from a sea zone, or from port, into the next sea zone; enemies in the zone it leaves do
    not hold it (gw.0.3.e).

    ``forced``: it runs a closed strait under fire (gw.1.8.g).
    """
    world = s.edition.world
    unit = s.unit(u)
    if s.marks[u] & GHOST:
        return Refusal("gw.11.5.f", "gw-refused-ghost", {"unit": unit.id})
    if not world.zones[goal].sea or not s.rulings.zones >> goal & 1:
        return Refusal("gw.0.4.b", "gw-refused-apart", ends(s, start, goal))
    refusal = why_out_of_bounds(s, s.nation[u], goal)
    if refusal is not None:
        return refusal
    if s.in_port(u):
        return _why_no_sailing_out(s, sight, u, start, goal) or _why_barred(s, sight, u, goal)
    if s.marks[u] & SAILED:
        return Refusal("gw.11.4.2.d", "gw-refused-sailed", {"unit": unit.id})
    if s.marks[u] & UNLOADED:
        rule = "gw.11.4.1.a" if s.phase == NON_COMBAT else "gw.9.4.3.c"
        return Refusal(rule, "gw-refused-unloaded", {"unit": unit.id})
    if s.marks[u] & ESCORT:
        return Refusal("gw.9.4.5.a", "gw-refused-escort", {"unit": unit.id})
    link = world.between(start, goal)
    if link is None:
        return Refusal("gw.0.4.b", "gw-refused-apart", ends(s, start, goal))
    if movement(s, sight, u) < 1:
        return Refusal("gw.0.4.a", "gw-refused-spent", {"unit": unit.id})
    refusal = why_not_hastened(s, u, movement(s, sight, u), goal)
    if refusal is None and not forced:
        refusal = why_no_passage(s, sight, u, link)
    return refusal or _why_barred(s, sight, u, goal)


def _why_no_sailing_out(
    s: GlobalWar, sight: Sight, u: UnitNumber, start: ZoneNumber, goal: ZoneNumber
) -> Refusal | None:
    """gw.11.5.c: from port into any sea zone a facility of it opens on; gw.11.5.e: not from a damaged one. Whoever has
    come in has ended his move by that (gw.11.5.a)."""
    if s.left[u] != FRESH:
        return Refusal("gw.11.5.a", "gw-refused-spent", {"unit": s.unit(u).id})
    names: dict[str, str | int] = {"unit": s.unit(u).id, "zone": s.edition.world.zones[start].id}
    opening = [
        site for site in s.sites[start] if harbours(s.facility(site), s.unit(u)) and s.site_opens[site] >> goal & 1
    ]
    if not opening:
        return Refusal("gw.11.5.c", "gw-refused-port-elsewhere", names)
    if all(s.site_damage[site] for site in opening):
        return Refusal("gw.11.5.e", "gw-refused-port-damaged", names)
    return None


def _why_barred(s: GlobalWar, sight: Sight, u: UnitNumber, goal: ZoneNumber) -> Refusal | None:
    """What keeps ships out of a sea zone in non-combat; in combat movement it brings battle, for one nation's ships."""
    if s.phase != NON_COMBAT:
        return why_not_together(s, sight, goal) if brings_battle(s, sight, u, goal) else None
    bit = 1 << goal
    # gw.11.4.c: submarines pass
    if s.unit(u).kind != SUBMARINE and bit & (sight.warships | sight.any_patrols):
        return Refusal("gw.11.4.a", "gw-refused-enemy-sea", {"zone": s.edition.world.zones[goal].id})
    if bit & sight.strangers:
        return Refusal("gw.9.1.b", "gw-refused-strangers", {"zone": s.edition.world.zones[goal].id})
    return None


def left_after(s: GlobalWar, sight: Sight, u: UnitNumber, start: ZoneNumber, goal: ZoneNumber) -> int:
    """The movement left in the next sea zone; sailing out of port costs nothing (gw.11.5.c)."""
    if s.in_port(u):
        return movement(s, sight, u)
    link = s.edition.world.between(start, goal)
    if link is not None and link.whole_move:
        return 0
    return movement(s, sight, u) - 1


def brings_battle(s: GlobalWar, sight: Sight, u: UnitNumber, goal: ZoneNumber) -> bool:
    """gw.9.4.a: surface ships fight the warships they meet."""
    return not passes_by(s, u) and sight.stopping >> goal & 1 == 1


def passes_by(s: GlobalWar, u: UnitNumber) -> bool:
    """gw.9.4.d: submarines and raiders pass by warships."""
    return s.unit(u).kind == SUBMARINE or s.marks[u] & RAIDER != 0


# into port


def why_no_harbour(s: GlobalWar, sight: Sight, u: UnitNumber, goal: ZoneNumber) -> Refusal | None:
    """gw.11.5.a: None when a ship may go into port in a land zone next to its sea zone."""
    unit = s.unit(u)
    world = s.edition.world
    names: dict[str, str | int] = {"unit": unit.id, "zone": world.zones[goal].id}
    if s.in_port(u) or goal >= world.lands or not world.coasts[s.zone[u]] >> goal & 1:
        return Refusal("gw.11.5.a", "gw-refused-harbour", names)
    if unit.deck and s.cargo(u):
        return Refusal("gw.11.5.a", "gw-refused-harbour-deck", names)
    if sight.guest >> goal & 1 and s.cargo(u):
        return Refusal("gw.4.10.b", "gw-refused-harbour-laden", names)
    if not (sight.friendly | sight.guest) >> goal & 1:
        return Refusal("gw.11.5.a", "gw-refused-harbour", names)
    if s.aim[u] >= world.lands:
        return Refusal("gw.10.8.3.e", "gw-refused-harbour", names)
    if s.aim[u] not in (NOWHERE, goal):
        return Refusal("gw.10.8.3.e", "gw-refused-harbour-assault", {**names, "goal": world.zones[s.aim[u]].id})
    for site in s.sites[goal]:
        if harbours(s.facility(site), unit) and s.site_opens[site] >> s.zone[u] & 1 and not s.site_damage[site]:
            return None
    return Refusal("gw.11.5.a", "gw-refused-harbour", names)


def took_part(s: GlobalWar, ship: UnitNumber, goal: ZoneNumber) -> None:
    """gw.10.8.3.e: a ship of an assault goes into port in that zone only, one of two assaults nowhere.

    Its aim is the zone of the assault; in the second case its own sea zone, where there is no port.
    """
    s.aim[ship] = goal if s.aim[ship] in (NOWHERE, goal) else s.zone[ship]


def why_no_raider(s: GlobalWar, u: UnitNumber, wanted: bool) -> Refusal | None:
    """gw.9.4.4.a, gw.9.4.4.f: the mark is put under a battlecruiser, and taken off before it has moved."""
    if not s.unit(u).raider or s.in_port(u) or s.marked(u, RAIDER) == wanted or s.marked(u, ESCORT | FLOTILLA):
        return Refusal("gw.9.4.4.a", "gw-refused-raider", {"unit": s.unit(u).id})
    if not wanted and s.left[u] != FRESH:
        return Refusal("gw.9.4.4.f", "gw-refused-raider-off", {"unit": s.unit(u).id})
    return None


def why_no_flotilla(s: GlobalWar, u: UnitNumber) -> Refusal | None:
    """gw.9.4.h: surface ships that are free to sail gather; submarines, raiders and escorts go on their own."""
    apart = s.marks[u] & (RAIDER | ESCORT | GHOST | FLOTILLA | SAILED | UNLOADED)
    if s.unit(u).kind == SURFACE and not apart:
        return None
    return Refusal("gw.9.4.h", "gw-refused-gather", {"unit": s.unit(u).id})


def why_no_escort(s: GlobalWar, u: UnitNumber) -> Refusal | None:
    """gw.9.4.5.a: a surface warship where a convoy line of its alliance passes."""
    zone = s.zone[u]
    names: dict[str, str | int] = {"unit": s.unit(u).id, "zone": s.edition.world.zones[zone].id}
    if not s.unit(u).surface_warship() or s.in_port(u) or s.marked(u, ESCORT | RAIDER | GHOST | FLOTILLA):
        return Refusal("gw.9.4.5.a", "gw-refused-escort-unit", names)
    alliance = s.alliance[s.nation[u]]
    numbers = s.edition.nations.number
    if not any(zone in line.path and s.alliance[numbers[line.owner]] == alliance for line in s.edition.convoys):
        return Refusal("gw.9.4.5.a", "gw-refused-escort-line", names)
    return None
