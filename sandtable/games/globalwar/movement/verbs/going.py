"""Verbs that lead from zone to zone: moving, forcing straits, rail and strategic naval moves, ports, patrols."""

from __future__ import annotations

from sandtable.games.globalwar.abilities import hasten
from sandtable.games.globalwar.markers import (
    BATTLE,
    ESCORT,
    FLOTILLA,
    FRESH,
    NO_UNIT,
    NON_COMBAT,
    PATROL,
    RAIDER,
    SAILED,
)
from sandtable.games.globalwar.movement import air, land, rail, sea, sealift
from sandtable.games.globalwar.movement.command import Command
from sandtable.games.globalwar.movement.encounter import Encounter
from sandtable.games.globalwar.movement.narrows import CrossingFire, Gauntlet, crossing_shots
from sandtable.games.globalwar.movement.passages import closed
from sandtable.games.globalwar.movement.places import why_not_leave
from sandtable.games.globalwar.movement.reach import flies_on
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.movement.verb import Aim, Verb, VerbForEach, zones_of
from sandtable.games.globalwar.numbering import UnitNumber, ZoneNumber
from sandtable.games.globalwar.relations import declare_war, why_no_war
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR, ROCKET, SUBMARINE
from sandtable.games.globalwar.world import CROSSING, STRAIT
from sandtable.kernel.refusal import Refusal


class Move(Verb):
    """Over one border: land units march (gw.9.2), aircraft fly (gw.9.3), ships sail (gw.9.4), alone or together."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        return zones_of(c, borders(c.s, zone, u) & c.s.rulings.zones)

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        s = c.s
        unit = s.unit(units[0])
        start = s.zone[units[0]]
        if unit.at_sea():
            link = s.edition.world.between(start, goal)
            if link is not None and link.whole_move and len(units) > 1:
                return Refusal("gw.1.13.a", "gw-refused-one-ship", {"passage": link.via})
            return _why_no_voyage(s, sight, units, goal, False)
        if unit.kind == AIR:
            return air.why_no_flight_step(s, sight, units, start, goal)
        if unit.kind == ROCKET and s.phase != NON_COMBAT:
            return Refusal("gw.13.1.7.a", "gw-refused-rocket", {"unit": unit.id})
        return land.why_no_march(s, sight, units, start, goal)

    def take(self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        s = c.s
        unit = s.unit(units[0])
        if unit.at_sea():
            voyage(s, sight, units, goal, False)
        elif unit.kind == AIR:
            self._fly(s, sight, units, goal)
        else:
            war_by_move(s, sight, goal)
            march(s, sight, units, goal, BATTLE)

    def _fly(self, s: GlobalWar, sight: Sight, units: list[UnitNumber], goal: ZoneNumber) -> None:
        start = s.zone[units[0]]
        for u in units:
            left = flies_on(s, sight, u, goal)
            hasten(s, u, goal)
            s.left[u] = left
            s.aboard[u] = NO_UNIT
            s.came[u] = start
            s.put(u, goal)


class Force(Verb):
    """gw.1.8.g: surface ships run a closed strait; against who is not an enemy yet that is war."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        return zones_of(c, c.s.edition.world.through[zone])

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        s = c.s
        u = units[0]
        link = s.edition.world.between(s.zone[u], goal)
        names: dict[str, str | int] = {"unit": s.unit(u).id}
        if link is None or not link.via or not s.unit(u).at_sea() or s.unit(u).kind == SUBMARINE:
            return Refusal("gw.1.8.g", "gw-refused-force", names)
        passage = s.edition.world.passages[link.via]
        if passage.kind != STRAIT or not closed(s, sight, u, passage) or s.taken >> passage.control[0] & 1:
            return Refusal("gw.1.8.g", "gw-refused-force", names)
        owner = s.owner[passage.control[0]]
        refusal = _why_no_voyage(s, sight, units, goal, True)
        if refusal is None and not sight.enemies >> owner & 1:
            return why_no_war(s, sight.nation, owner, True)
        return refusal

    def take(self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        voyage(c.s, sight, units, goal, True)


class Rail(VerbForEach):
    """gw.11.2: one unit after the other, with what it tows or has on board."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        s = c.s
        if zone >= s.edition.world.lands or s.left[u] != FRESH:
            return []
        nouns = s.edition.world.nouns
        reach = rail.rail_reach(s, sight, s.nation[u], zone, rail.train(s, u))
        return [(goal, nouns[goal]) for goal in sorted(reach)]

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        if len(units) > 1:
            return Refusal("gw.11.2.b", "gw-refused-one-at-a-time")
        return rail.why_no_train(c.s, sight, units[0], goal)

    def order(self, c: Command, u: UnitNumber, goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        rail.entrain(c.s, c.sight(c.s.nation[u]), u, goal)


class Sail(VerbForEach):
    """gw.11.4.2: the strategic naval move of a transport, from facility to facility."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        s = c.s
        if not s.unit(u).hold or (s.left[u] != FRESH and not s.marked(u, SAILED)):
            return []
        nouns = s.edition.world.nouns
        return [(goal, nouns[goal]) for goal in sorted(sealift.sea_reach(s, sight, u))]

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        if len(units) > 1:
            return Refusal("gw.11.4.2.a", "gw-refused-one-at-a-time")
        return sealift.why_no_sealift(c.s, sight, units[0], goal)

    def order(self, c: Command, u: UnitNumber, goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        sealift.sail(c.s, c.sight(c.s.nation[u]), u, goal)


class Harbour(VerbForEach):
    """gw.11.5.a, gw.11.5.b: into port, without the marks of raiders and escorts."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        world = c.s.edition.world
        return zones_of(c, (world.coasts[zone] if zone >= world.lands else 1 << zone) & world.land)

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        return sea.why_no_harbour(c.s, sight, units[0], goal) or why_not_leave(c.s, sight, units, goal)

    def order(self, c: Command, u: UnitNumber, goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        s = c.s
        s.put(u, goal)
        s.left[u] = 0
        s.marks[u] &= ~(ESCORT | RAIDER | FLOTILLA)


class Patrol(VerbForEach):
    """gw.9.3.1.a: an aircraft begins a maritime air patrol."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        ready = c.s.unit(u).patrol and c.s.left[u] == FRESH
        return zones_of(c, air.in_patrol_range(c.s, sight, u) & c.s.edition.world.sea) if ready else []

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        return air.why_no_patrol(c.s, sight, units[0], goal)

    def order(self, c: Command, u: UnitNumber, goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        _fly_to(c.s, u, goal)
        c.s.marks[u] |= PATROL


class Land(VerbForEach):
    """gw.9.3.1.e, gw.11.3.c: a patrol comes back."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        return zones_of(c, air.in_return_range(c.s, sight, u)) if c.s.marks[u] & PATROL else []

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        return air.why_no_return(c.s, sight, units, goal)

    def order(self, c: Command, u: UnitNumber, goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        _fly_to(c.s, u, goal)
        c.s.marks[u] &= ~PATROL


def _fly_to(s: GlobalWar, u: UnitNumber, goal: ZoneNumber) -> None:
    s.aboard[u] = NO_UNIT
    s.put(u, goal)
    s.left[u] = 0


def borders(s: GlobalWar, zone: ZoneNumber, u: UnitNumber) -> int:
    """The zones over whose border a unit may go, as far as the map alone tells."""
    world = s.edition.world
    unit = s.unit(u)
    if unit.kind == AIR:
        return world.next_by_air[zone]
    if not unit.at_sea():
        return world.next_on_land[zone] | world.crossings[zone]
    return world.coasts[zone] if zone < world.lands else world.next_at_sea[zone] | world.whole_moves[zone]


def war_by_move(s: GlobalWar, sight: Sight, goal: ZoneNumber) -> None:
    """gw.5.1.b: land units in a minor power's zone are a declaration of war."""
    owner = s.owner[goal]
    if not (sight.enemies | sight.partners) >> owner & 1 and not sight.contested >> goal & 1:
        declare_war(s, sight.nation, owner)


def march(s: GlobalWar, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, task: int) -> None:
    """Land units, all alike, go over a border; what they tow comes along and fights beside them."""
    start = s.zone[units[0]]
    link = land.border(s, start, goal)
    assert link is not None
    if link.kind == CROSSING or land.storms_works(s, sight, start, goal):
        s.crossed[link.number] = s.crossed.get(link.number, 0) + len(units)
    battle = land.is_battle(s, sight, goal)
    for u in units:
        left = land.left_after(s, sight, u, link, goal)
        for one in [*s.cargo(u), u]:
            s.left[one] = left
            s.came[one] = start
            if battle:
                s.task[one] = task
                s.aim[one] = goal
        s.put(u, goal)
        if battle:
            for one in s.cargo(u):
                s.aboard[one] = NO_UNIT


def _why_no_voyage(
    s: GlobalWar, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, forced: bool
) -> Refusal | None:
    """Ships of one group are all alike; each ship of a flotilla must be able to go (gw.9.4.h)."""
    for u in units if s.marks[units[0]] & FLOTILLA else units[:1]:
        refusal = sea.why_no_voyage(s, sight, u, s.zone[u], goal, forced)
        if refusal is not None:
            return refusal
    return why_not_leave(s, sight, units, goal)


def voyage(s: GlobalWar, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, forced: bool) -> None:
    """Ships sail over a border, from port or through a strait they force."""
    start = s.zone[units[0]]
    link = s.edition.world.between(start, goal)
    if link is not None and link.whole_move:
        s.crossed[link.number] = 1
    if forced and link is not None:
        owner = s.owner[s.edition.world.passages[link.via].control[0]]
        if not sight.enemies >> owner & 1:
            declare_war(s, sight.nation, owner)
    for u in units:
        left = sea.left_after(s, sight, u, start, goal)
        for one in s.cargo(u):
            if s.unit(one).kind == AIR:
                s.left[one] = 0  # gw.11.3.b: carried along, it does not fly as well
        hasten(s, u, goal)
        s.left[u] = left
        s.came[u] = start
        s.put(u, goal)
    s.push(Encounter(goal, tuple(units)))
    s.push(CrossingFire(crossing_shots(s, units, start, goal)))
    if forced and link is not None:
        s.push(Gauntlet(tuple([(u,) for u in units])))
