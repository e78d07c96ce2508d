"""Aircraft, one border at a time: whom they fly over, enemy fighters, places to land; maritime air patrol."""

from __future__ import annotations

from sandtable.games.globalwar.abilities import is_hastened, why_not_hastened
from sandtable.games.globalwar.catapult import struck_in_peace
from sandtable.games.globalwar.civil.factions import why_out_of_bounds
from sandtable.games.globalwar.markers import FRESH, NO_UNIT, NON_COMBAT, NOWHERE, PATROL
from sandtable.games.globalwar.movement.naming import ends
from sandtable.games.globalwar.movement.passages import why_no_flight
from sandtable.games.globalwar.movement.places import why_no_deck
from sandtable.games.globalwar.movement.reach import bases_for, flies_on, starts_at_base, technology_bonus
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.numbering import UnitNumber, ZoneNumber
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.refusal import Refusal


def why_no_flight_step(
    s: GlobalWar, sight: Sight, units: list[UnitNumber], start: ZoneNumber, goal: ZoneNumber
) -> Refusal | None:
    """None when aircraft, all alike, may fly from a zone over its border into the next."""
    u = units[0]
    world = s.edition.world
    unit = s.unit(u)
    link = world.between(start, goal)
    if link is None or not world.next_by_air[start] >> goal & 1 or not s.rulings.zones >> goal & 1:
        return Refusal("gw.0.4.b", "gw-refused-apart", ends(s, start, goal))
    refusal = why_out_of_bounds(s, s.nation[u], goal)
    if refusal is not None:
        return refusal
    if s.marks[u] & PATROL:
        return Refusal("gw.9.3.1.e", "gw-refused-on-patrol", {"unit": unit.id})
    left = flies_on(s, sight, u, goal)
    if left < 0:
        return Refusal("gw.0.4.a", "gw-refused-spent", {"unit": unit.id})
    refusal = why_not_over(s, sight, goal) or why_no_flight(s, sight, link) or _why_held(s, sight, u, start, goal)
    refusal = refusal or why_not_hastened(s, u, left + 1, goal)
    if refusal is not None:
        return refusal
    if is_hastened(s, u) and not s.surprise >> goal & 1:
        left -= 1  # the point that leads to the surprise attack does not lead home
    return why_no_deck(s, sight, units, goal, left)


def why_not_over(s: GlobalWar, sight: Sight, goal: ZoneNumber) -> Refusal | None:
    """gw.9.3.b, gw.11.3.a: over the sea, friends, enemies and controlled minors, never over other neutrals."""
    world = s.edition.world
    if (world.sea | sight.friendly | sight.hostile | sight.overflown) >> goal & 1:
        return None
    if struck_in_peace(s, sight.nation, goal):
        return None
    rule = "gw.11.3.a" if s.phase == NON_COMBAT else "gw.9.3.b"
    return Refusal(rule, "gw-refused-overflight", {"nation": s.nation_at(s.owner[goal]).id})


def _why_held(s: GlobalWar, sight: Sight, u: UnitNumber, start: ZoneNumber, goal: ZoneNumber) -> Refusal | None:
    """gw.9.3.a: who has flown into enemy fighters goes no further until they are cleared; gw.11.3.a in non-combat."""
    zones = s.edition.world.zones
    if s.phase == NON_COMBAT:
        if sight.fighters >> goal & 1:
            return Refusal("gw.11.3.a", "gw-refused-fighters", {"zone": zones[goal].id})
    elif sight.fighters >> start & 1 and s.left[u] != FRESH:
        return Refusal("gw.9.3.a", "gw-refused-fighters", {"zone": zones[start].id})
    elif struck_in_peace(s, sight.nation, start) and not sight.friendly >> goal & 1:
        return Refusal("gw.15.5.a", "gw-refused-catapult", {"zone": zones[start].id})  # it is no way to elsewhere
    return None


# patrols


def patrol_range(s: GlobalWar, sight: Sight, u: UnitNumber) -> int:
    """gw.9.3.1.a: how far from its base an aircraft patrols, and comes back from."""
    unit = s.unit(u)
    if not unit.patrol:
        return 0
    far = unit.patrol + technology_bonus(s, s.nation[u], unit, "patrol")
    if starts_at_base(s, sight, u):
        far += technology_bonus(s, s.nation[u], unit, "patrol-from-base")
    return far


def in_patrol_range(s: GlobalWar, sight: Sight, u: UnitNumber) -> int:
    """The zones an aircraft reaches within its patrol range, without touching neutrals or enemy fighters."""
    near = sight.reach(s, s.zone[u], patrol_range(s, sight, u) - 1) & (sight.open_air(s) | 1 << s.zone[u])
    over = sight.open_air(s) | sight.fighters
    return (near | s.edition.world.spread(near, sight.skies)) & over & s.rulings.zones


def returns(s: GlobalWar, sight: Sight, u: UnitNumber) -> int:
    """gw.9.3.1.f: the zones from which a patrol comes back.

    What long range adds from a seaplane base it adds for the way back to one.
    """
    unit = s.unit(u)
    far = unit.patrol + technology_bonus(s, s.nation[u], unit, "patrol")
    deck = s.zone[u] if s.aboard[u] != NO_UNIT else NOWHERE
    more = technology_bonus(s, s.nation[u], unit, "patrol-from-base")
    return sight.way_home(s, far, unit, deck) | (sight.within(s, bases_for(s, sight, unit), far + more) if more else 0)


def in_return_range(s: GlobalWar, sight: Sight, u: UnitNumber) -> int:
    """The zones a patrol reaches on its way back."""
    unit = s.unit(u)
    far = patrol_range(s, sight, u)
    more = technology_bonus(s, s.nation[u], unit, "patrol-from-base")
    found = sight.reach(s, s.zone[u], far)
    return found | (sight.reach(s, s.zone[u], far + more) & bases_for(s, sight, unit)) if more else found


def why_no_patrol(s: GlobalWar, sight: Sight, u: UnitNumber, goal: ZoneNumber) -> Refusal | None:
    """None when an aircraft may begin a patrol over a sea zone."""
    zones = s.edition.world.zones
    unit = s.unit(u)
    if not unit.patrol:
        return Refusal("gw.9.3.1.a", "gw-refused-no-patrol", {"unit": unit.id})
    refusal = why_out_of_bounds(s, s.nation[u], goal)
    if refusal is not None:
        return refusal
    if s.left[u] != FRESH or s.marks[u] & PATROL:
        return Refusal("gw.9.3.1.e", "gw-refused-on-patrol", {"unit": unit.id})
    if not zones[goal].sea or not in_patrol_range(s, sight, u) >> goal & 1:
        return Refusal("gw.9.3.1.a", "gw-refused-patrol-far", {"unit": unit.id, "zone": zones[goal].id})
    if not returns(s, sight, u) >> goal & 1:
        return Refusal("gw.9.3.1.f", "gw-refused-no-landing", {"unit": unit.id, "zone": zones[goal].id})
    return None


def why_no_return(s: GlobalWar, sight: Sight, units: list[UnitNumber], goal: ZoneNumber) -> Refusal | None:
    """None when aircraft on patrol, all alike, may come back to a place to land (gw.9.3.1.e, gw.11.3.c)."""
    u = units[0]
    unit = s.unit(u)
    place = s.edition.world.zones[goal].id
    if not s.marks[u] & PATROL:
        return Refusal("gw.9.3.1.e", "gw-refused-not-on-patrol", {"unit": unit.id})
    if not in_return_range(s, sight, u) >> goal & 1:
        return Refusal("gw.11.3.c", "gw-refused-patrol-far", {"unit": unit.id, "zone": place})
    if not sight.landing(s, unit) >> goal & 1:
        return Refusal("gw.9.3.c", "gw-refused-no-landing", {"unit": unit.id, "zone": place})
    return why_no_deck(s, sight, units, goal, 0)


def stranded(s: GlobalWar, sight: Sight, u: UnitNumber) -> bool:
    """gw.9.3.1.f: a patrol without a place to land within patrol range."""
    return not returns(s, sight, u) >> s.zone[u] & 1
