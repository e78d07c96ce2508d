"""How far a unit moves in this player turn: printed movement, bases and ports, technologies, damage."""

from __future__ import annotations

from sandtable.games.globalwar.abilities import hastens
from sandtable.games.globalwar.markers import FRESH, NO_UNIT, NOWHERE
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber, members, zones_in
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR, SUBMARINE, SURFACE, Facility, Unit

DAMAGED_DECK = 2  # what aircraft of a damaged carrier lose: gw.9.3.d


def movement(s: GlobalWar, sight: Sight, u: UnitNumber) -> int:
    """What a unit can still move."""
    if s.left[u] != FRESH:
        return s.left[u]
    if u not in sight.allowances:
        sight.allowances[u] = allowance(s, sight, u)
    return sight.allowances[u]


def allowance(s: GlobalWar, sight: Sight, u: UnitNumber) -> int:
    """All the movement of a unit that has not moved yet. Bonuses of facilities do not add up (gw.0.5.e, gw.13.2.a)."""
    unit = s.unit(u)
    moves = unit.move + technology_bonus(s, s.nation[u], unit, "move")
    if starts_at_base(s, sight, u):
        moves += 1
    if unit.kind == AIR and s.aboard[u] != NO_UNIT and s.damage[s.aboard[u]]:
        moves -= DAMAGED_DECK
    if hastens(s, u):
        moves += 1  # gw.15.4.e, beside what facilities add
    if unit.capital:
        moves -= s.damage[u]  # gw.13.1.6.c
    return max(moves, 0)


def flies_on(s: GlobalWar, sight: Sight, u: UnitNumber, goal: ZoneNumber) -> int:
    """What an aircraft can still move when it has flown into the next zone.

    gw.13.2.a: a seaplane has the bonus of its base only if it begins over a sea that the base opens on.
    """
    left = movement(s, sight, u) - 1
    if s.left[u] == FRESH and s.unit(u).id == "seaplane" and starts_at_base(s, sight, u):
        here = [site for site in s.sites[s.zone[u]] if s.facility(site).move_bonus == "seaplane"]
        if not any(s.site_opens[site] >> goal & 1 and not s.site_damage[site] for site in here):
            left -= 1
    return left


def technology_bonus(s: GlobalWar, nation: NationNumber, unit: Unit, what: str) -> int:
    """What the technologies of a nation add for a kind of unit (gw.8.2.1.t, gw.8.2.1.v, gw.8.2.1.ab)."""
    bonus = 0
    for number in members(s.technologies[nation]):
        for effect in s.edition.catalogue.technologies[number].effects:
            if effect.what == what and (not effect.units or unit.id in effect.units):
                bonus += effect.value
    return bonus


def served(unit: Unit) -> tuple[str, ...]:
    """The words under which facilities serve a unit."""
    if unit.kind == SURFACE:
        return ("surface",)
    if unit.kind == SUBMARINE:
        return ("submarine",)
    if unit.kind == AIR:
        return ("seaplane",) if unit.id == "seaplane" else ("aircraft",)
    return ()


def starts_at_base(s: GlobalWar, sight: Sight, u: UnitNumber) -> bool:
    """gw.13.2.a, gw.4.6.a: an undamaged base or major naval facility, held since the start of the turn; for ships also
    those of the Spain whose patron it is (gw.4.10.b)."""
    zone = s.zone[u]
    words = served(s.unit(u))
    if not words:
        return False
    if zone < s.edition.world.lands:
        return (sight.since | sight.guest) >> zone & 1 == 1 and any(
            s.facility(site).move_bonus in words and not s.site_damage[site] for site in s.sites[zone]
        )
    if s.unit(u).kind == AIR:
        return False
    sites = open_facilities(s, sight, zone) + _opening_on(s, sight.guest, zone)
    return any(s.facility(site).move_bonus in words for site in sites)


def bases_for(s: GlobalWar, sight: Sight, unit: Unit) -> int:
    """The land zones with an undamaged base for aircraft of a kind, held since the start of the turn."""
    found = 0
    for site, zone in enumerate(s.site_zone):
        if zone != NOWHERE and s.facility(site).move_bonus in served(unit) and not s.site_damage[site]:
            found |= 1 << zone
    return found & sight.since


def open_facilities(s: GlobalWar, sight: Sight, sea: ZoneNumber) -> list[int]:
    """gw.13.2.b: the undamaged facilities on a sea zone that a nation can use, by their numbers."""
    return _opening_on(s, sight.since, sea)


def _opening_on(s: GlobalWar, lands: int, sea: ZoneNumber) -> list[int]:
    found: list[int] = []
    for land in zones_in(s.edition.world.coasts[sea] & lands):
        for site in s.sites[land]:
            if s.site_opens[site] >> sea & 1 and not s.site_damage[site] and s.facility(site).group != "defence":
                found.append(site)
    return found


def harbours(facility: Facility, unit: Unit) -> bool:
    """gw.11.5.a: major ports, dockyards and shipyards take surface ships, submarine bases submarines."""
    return facility.harbours in served(unit)
