"""Verbs of cargo: going on board, going ashore, jumping, and zones that are annexed."""

from __future__ import annotations

from sandtable.games.globalwar.markers import ANNEX, BATTLE, COMBAT_MOVEMENT, DROP, NO_TASK, NO_UNIT
from sandtable.games.globalwar.movement import cargo, land
from sandtable.games.globalwar.movement.command import Command
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.movement.verb import Aim, Verb, VerbForEach, engage, zones_of
from sandtable.games.globalwar.movement.verbs.going import borders, march, war_by_move
from sandtable.games.globalwar.numbering import UnitNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.units import ROCKET
from sandtable.kernel.refusal import Refusal


class Load(Verb):
    """gw.9.4.3.a, gw.9.3.2.a, gw.11.3.1.a, gw.13.1.2.b: units board what is beside them, guns are taken in tow."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        """Transports and tractors in a land zone and off its coasts."""
        s = c.s
        world = s.edition.world
        if zone >= world.lands or not (s.unit(u).on_land() or s.unit(u).kind == ROCKET):
            return []
        found: list[Aim] = []
        for where in zones_in(world.coasts[zone] | 1 << zone):
            if any(cargo.takes_units(s, other) for other in s.standing[where]):
                for name, units in c.takers(where).items():
                    if cargo.takes_units(s, units[0]):
                        found.append((where, (name, world.zones[where].id)))
        return found

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        taker = c.carrier(nouns[0], nouns[1])
        if taker == NO_UNIT:
            rule = "gw.9.4.3.a" if c.s.phase == COMBAT_MOVEMENT else "gw.11.4.1.a"
            return Refusal(rule, "gw-refused-no-units", {"text": f"{nouns[0]} {nouns[1]}"[:60]})
        return cargo.why_no_load(c.s, sight, units, taker)

    def take(self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        cargo.load(c.s, units, c.carrier(nouns[0], nouns[1]))


class Unload(Verb):
    """gw.9.4.3.c, gw.11.4.1.a: ashore, in combat movement to attack, else into friendly land."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        world = c.s.edition.world
        return zones_of(c, (world.coasts[zone] if zone >= world.lands else 1 << zone) & world.land)

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        return cargo.why_no_landing(c.s, sight, units[0], goal)

    def take(self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        war_by_move(c.s, sight, goal)
        for u in units:
            cargo.land(c.s, sight, u, goal)


class Drop(VerbForEach):
    """gw.9.3.2.a: airborne infantry jumps into the enemy zone it is over."""

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        return cargo.why_no_drop(c.s, sight, units[0])

    def order(self, c: Command, u: UnitNumber, goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        s = c.s
        engage(c, u, DROP, s.zone[u])
        if s.task[s.aboard[u]] == NO_TASK:
            engage(c, s.aboard[u], BATTLE, s.zone[u])


class Annex(Verb):
    """gw.5.6.a: land units go into a zone, by land or from the sea, that is their nation's when movement ends."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        s = c.s
        annexable = s.edition.annexable[s.nation[u]]
        if not annexable:
            return []
        world = s.edition.world
        return zones_of(c, (world.coasts[zone] if zone >= world.lands else borders(s, zone, u)) & annexable)

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        s = c.s
        if s.aboard[units[0]] != NO_UNIT:
            return cargo.why_no_landing(s, sight, units[0], goal, annexing=True)
        return land.why_no_march(s, sight, units, s.zone[units[0]], goal, annexing=True)

    def take(self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        if c.s.aboard[units[0]] == NO_UNIT:
            march(c.s, sight, units, goal, ANNEX)
            return
        for u in units:
            cargo.land(c.s, sight, u, goal, ANNEX)
