"""Land units, one border at a time: terrain, enemies, neutrals, narrow crossings, and where a blitz may go."""

from __future__ import annotations

from sandtable.games.globalwar.abilities import why_no_answer, why_not_over_conquests
from sandtable.games.globalwar.annexation import why_no_annexation
from sandtable.games.globalwar.civil.factions import why_out_of_bounds
from sandtable.games.globalwar.markers import BATTLE, COMBAT_MOVEMENT, CORPS, NO_UNIT, NON_COMBAT, NOWHERE
from sandtable.games.globalwar.movement.naming import ends, whose
from sandtable.games.globalwar.movement.reach import movement
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.numbering import UnitNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.overlord import together
from sandtable.games.globalwar.relations import is_major, why_no_war
from sandtable.games.globalwar.restraints import why_not_attack
from sandtable.games.globalwar.sheets import NO_ALLIANCE
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import INFANTRY, ROCKET
from sandtable.games.globalwar.world import CROSSING, DESERT, IMPASSABLE, LAND, NORMAL, Link
from sandtable.kernel.refusal import Refusal


def why_no_march(
    s: GlobalWar, sight: Sight, units: list[UnitNumber], start: ZoneNumber, goal: ZoneNumber, annexing: bool = False
) -> Refusal | None:
    """None when these land units, all alike, may go from a zone over its border into the next."""
    u = units[0]
    world = s.edition.world
    if goal >= world.lands or not s.rulings.zones >> goal & 1:
        return Refusal("gw.0.4.a", "gw-refused-apart", ends(s, start, goal))
    refusal = why_out_of_bounds(s, s.nation[u], goal)
    if refusal is not None:
        return refusal
    if movement(s, sight, u) < 1:
        return Refusal("gw.0.4.a", "gw-refused-spent", {"unit": s.unit(u).id})
    link = border(s, start, goal)
    if link is None:
        return Refusal("gw.0.4.b", "gw-refused-apart", ends(s, start, goal))
    if link.kind == IMPASSABLE:
        return Refusal("gw.1.1.b" if link.lake else "gw.1.7.d", "gw-refused-impassable", ends(s, start, goal))
    for one in (u, *s.cargo(u)):
        if why_not_from_home(s, one, start, goal) is not None:
            return why_not_from_home(s, one, start, goal)
    if link.kind == CROSSING:
        refusal = _why_no_crossing(s, sight, units, link, goal)
        if refusal is not None:
            return refusal
    if annexing:
        return why_no_annexation(s, u, goal)
    return (
        why_not_enter(s, sight, u, goal) or why_not_together(s, sight, goal) or _why_pointless(s, sight, u, link, goal)
    )


def border(s: GlobalWar, a: ZoneNumber, b: ZoneNumber) -> Link | None:
    """The border of two land zones, or the narrow crossing between them."""
    link = s.edition.world.between(a, b)
    if link is None or link.kind not in (LAND, IMPASSABLE):
        return s.edition.world.crossing(a, b)
    return link


def why_not_enter(s: GlobalWar, sight: Sight, u: UnitNumber, goal: ZoneNumber) -> Refusal | None:
    """Whose land a land unit may enter, in which phase. War on a minor power may be declared by it (gw.5.1.b)."""
    owner = s.owner[goal]
    if sight.friendly >> goal & 1 and not sight.enemy_units >> goal & 1:
        if s.phase == NON_COMBAT and s.taken >> goal & 1:
            return Refusal("gw.11.1.a", "gw-refused-taken", whose(s, goal))
        return why_not_share(s, sight, goal) or why_not_over_conquests(s, goal)
    if (sight.enemies >> owner | sight.friendly >> goal | sight.contested >> goal) & 1:
        if s.phase == NON_COMBAT:
            return Refusal("gw.9.1.a", "gw-refused-non-combat", whose(s, goal))
        if s.unit(u).kind == ROCKET:
            return Refusal("gw.13.1.7.a", "gw-refused-rocket", whose(s, goal))
        return why_not_attack(s, u, goal)
    allied = s.alliance[owner] == s.alliance[sight.nation] != NO_ALLIANCE
    if allied and sight.closed >> goal & 1:
        return Refusal("gw.14.3.b", "gw-refused-china", whose(s, goal))
    if s.phase == NON_COMBAT or s.unit(u).kind == ROCKET or allied:
        return Refusal("gw.0.3.a", "gw-refused-share", whose(s, goal))
    if is_major(s, owner):
        return Refusal("gw.5.1.a", "gw-refused-declare-first", whose(s, goal))
    return why_no_war(s, sight.nation, owner, True, goal) or why_not_attack(s, u, goal)


def why_not_share(s: GlobalWar, sight: Sight, goal: ZoneNumber) -> Refusal | None:
    """gw.0.3.a: not only the owner of a zone, all whose units are in it must cooperate with who comes."""
    if not sight.apart >> goal & 1 or sight.own >> s.owner[goal] & 1:
        return None
    known = sight.partners | sight.enemies
    for u in s.standing[goal]:
        if not known >> s.nation[u] & 1 and not s.unit(u).at_sea() and s.aboard[u] == NO_UNIT:
            names = {"zone": s.edition.world.zones[goal].id, "nation": s.nation_at(s.nation[u]).id}
            return Refusal("gw.0.3.a", "gw-refused-share-units", {**names})
    return None


def why_not_together(s: GlobalWar, sight: Sight, zone: ZoneNumber) -> Refusal | None:
    """gw.7.1.a, gw.0.3.h: nations that share a turn without being one do not attack together, but for Overlord
    (gw.15.8.a); gw.15.1.d limits the USSR."""
    allies = sight.own | together(s, zone)
    for other in s.standing[zone]:
        if s.task[other] == BATTLE and not allies >> s.nation[other] & 1:
            return Refusal("gw.7.1.a", "gw-refused-together", {"zone": s.edition.world.zones[zone].id})
    return why_no_answer(s, sight.nation, zone) if is_battle(s, sight, zone) else None


def why_not_from_home(s: GlobalWar, u: UnitNumber, start: ZoneNumber, goal: ZoneNumber) -> Refusal | None:
    """gw.9.2.b, gw.11.1.b: militia starts and ends every move in its home country; who has none keeps it in place."""
    if not s.unit(u).home_bound:
        return None
    nation = s.nation[u]
    home = s.home(nation) or (s.edition.originally[nation] if s.nation_at(nation).rank == "warlord" else 0)
    if home >> start & 1 and home >> goal & 1:
        return None
    rule = "gw.9.2.b" if s.phase == COMBAT_MOVEMENT else "gw.11.1.b"
    return Refusal(rule, "gw-refused-home-bound", {"unit": s.unit(u).id})


def _why_no_crossing(
    s: GlobalWar, sight: Sight, units: list[UnitNumber], link: Link, goal: ZoneNumber
) -> Refusal | None:
    """gw.1.9: infantry in non-combat, marines also in combat, as many as printed, unless an enemy watches."""
    unit = s.unit(units[0])
    fights = s.phase == COMBAT_MOVEMENT
    names = {"zone": s.edition.world.zones[goal].id}
    if unit.kind != INFANTRY or (fights and not unit.crosses) or s.left[units[0]] >= 0:
        return Refusal("gw.1.9.a", "gw-refused-crossing-unit", {"unit": unit.id})
    if s.crossed.get(link.number, 0) + len(units) > link.capacity:
        return Refusal("gw.1.9.a", "gw-refused-crossing-full", {"number": link.capacity})
    if fights and any(s.facility(site).id == "coastal-artillery" for site in s.sites[goal]):
        return Refusal("gw.1.9.b", "gw-refused-crossing-guns", {**names})
    if (sight.warships | sight.submarines | sight.any_patrols) & link.touches:
        return Refusal("gw.1.9.c", "gw-refused-crossing-watched", {**names})
    return None


def _why_pointless(s: GlobalWar, sight: Sight, u: UnitNumber, link: Link, goal: ZoneNumber) -> Refusal | None:
    """gw.9.1.a: in combat movement a land unit moves to fight, so after a friendly zone an enemy must be in reach,
    or a zone to annex."""
    if s.phase != COMBAT_MOVEMENT or is_battle(s, sight, goal):
        return None
    if left_after(s, sight, u, link, goal) > 0:
        for beyond in zones_in(s.edition.world.next_on_land[goal]):
            if sight.friendly >> beyond & 1:
                continue
            annexable = s.edition.annexable[s.nation[u]] >> beyond & 1
            if why_not_enter(s, sight, u, beyond) is None or (annexable and why_no_annexation(s, u, beyond) is None):
                return None
    return Refusal("gw.9.1.a", "gw-refused-no-battle", {"unit": s.unit(u).id})


def is_battle(s: GlobalWar, sight: Sight, zone: ZoneNumber) -> bool:
    """gw.9.2.a: whether entering a land zone is an attack, and a stop: it is not friendly, or enemies are in it."""
    return not sight.friendly >> zone & 1 or sight.enemy_units >> zone & 1 == 1


def stops(s: GlobalWar, u: UnitNumber, link: Link, goal: ZoneNumber) -> bool:
    """Whether terrain of the zone entered or of its border stops a land unit, unless it rides over it; never that of
    the zone it leaves (gw.1.7.a), and each step for itself (gw.1.7.b): mountains (gw.1.7.1.a), deserts (gw.1.7.2.a),
    jungle (gw.1.7.3.a), marshes (gw.1.7.4.a), tundra (gw.1.7.5.a)."""
    return hinders(s, u, s.edition.world.zones[goal].terrain) or hinders(s, u, border_terrain(link, goal))


def hinders(s: GlobalWar, u: UnitNumber, terrain: int) -> bool:
    if terrain == DESERT and s.marked(u, CORPS):
        return False  # gw.15.1.n
    return terrain != NORMAL and not s.unit(u).rides >> terrain & 1


def border_terrain(link: Link, goal: ZoneNumber) -> int:
    """The terrain on a border as it is for who enters a zone (gw.1.7.c)."""
    return link.border if link.border_into in (NOWHERE, goal) else NORMAL


def left_after(s: GlobalWar, sight: Sight, u: UnitNumber, link: Link, goal: ZoneNumber) -> int:
    """The movement that is left beyond a border; none after hard terrain, enemy works and narrow crossings."""
    if link.kind == CROSSING or stops(s, u, link, goal):
        return 0
    start = link.b if goal == link.a else link.a
    if storms_works(s, sight, start, goal):
        return 0
    return movement(s, sight, u) - 1


def storms_works(s: GlobalWar, sight: Sight, start: ZoneNumber, goal: ZoneNumber) -> bool:
    """gw.13.2.6.e: whether the border into a zone is guarded by an enemy's fortification."""
    return not sight.friendly >> goal & 1 and fortified(s, goal, start)


# blitz


def why_no_blitz(s: GlobalWar, sight: Sight, u: UnitNumber, start: ZoneNumber, goal: ZoneNumber) -> Refusal | None:
    """gw.10.5.1, gw.1.7: None when a unit that has just won may go on from a zone into the next.

    That the battle was short enough and who goes beside whom is for the battle to say.
    """
    world = s.edition.world
    names = ends(s, start, goal)
    link = border(s, start, goal)
    if link is None or link.kind != LAND:
        return Refusal("gw.0.4.b", "gw-refused-apart", names)
    if world.zones[start].city:
        return Refusal("gw.1.7.7.g", "gw-refused-blitz-city", names)
    came = s.came[u]
    if came >= world.lands or came == NOWHERE:
        return Refusal("gw.10.8.3.d", "gw-refused-blitz-beach", names)
    entry = border(s, came, start)
    grounds = [world.zones[start].terrain, world.zones[goal].terrain, border_terrain(link, goal)]
    if entry is not None:
        grounds.append(border_terrain(entry, start))
    if any(hinders(s, u, ground) for ground in grounds):
        return Refusal("gw.10.5.1.c", "gw-refused-blitz-terrain", names)
    if fortified(s, goal, start) or (entry is not None and entry.number in s.crossed):
        return Refusal("gw.10.5.1.c", "gw-refused-blitz-works", names)
    if s.left[u] < 1:
        return Refusal("gw.10.5.1.a", "gw-refused-spent", {"unit": s.unit(u).id})
    return why_no_answer(s, s.nation[u], goal) or why_not_attack(s, u, goal)


def fortified(s: GlobalWar, zone: ZoneNumber, side: ZoneNumber) -> bool:
    """Whether a fortification of a zone guards its border to another; in small areas one guards all (gw.1.10.a)."""
    small = s.edition.world.zones[zone].city or s.edition.place["one-work-covers-all"] >> zone & 1 == 1
    for site in s.sites[zone]:
        if s.facility(site).id == "fortification" and (small or s.site_opens[site] >> side & 1):
            return True
    return False
