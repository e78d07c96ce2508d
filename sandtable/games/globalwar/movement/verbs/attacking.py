"""Verbs by which attackers declare what their units are there for (gw.9.1.a)."""

from __future__ import annotations

from sandtable.games.globalwar.markers import (
    BATTLE,
    BOMB,
    CARPET,
    CAUGHT,
    CLASH,
    COVER,
    FOLLOW,
    NO_TASK,
    NOWHERE,
    PORT_ATTACK,
    RAID,
    RAIDER,
    SHELL,
)
from sandtable.games.globalwar.movement import attacks
from sandtable.games.globalwar.movement.command import Command
from sandtable.games.globalwar.movement.encounter import RaiderRoll
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.movement.targets import bomb_targets, target_at
from sandtable.games.globalwar.movement.verb import HERE, NO_AIM, Aim, Verb, VerbForEach, engage, zones_of
from sandtable.games.globalwar.numbering import UnitNumber, ZoneNumber
from sandtable.games.globalwar.units import AIR
from sandtable.kernel.refusal import Refusal


class Attack(VerbForEach):
    """gw.0.3.d, gw.9.3.1.b: ships and aircraft fight whom they meet in their zone."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        return HERE if (sight.enemy_units | sight.strangers) >> zone & 1 else NO_AIM

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        return attacks.why_no_attack(c.s, sight, units[0])

    def order(self, c: Command, u: UnitNumber, goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        engage(c, u, BATTLE, c.s.zone[u])


class Follow(VerbForEach):
    """gw.9.4.1.a: units become the continuing force behind others that screen them."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        return HERE if c.s.task[u] == BATTLE or sight.fighters >> zone & 1 else NO_AIM

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        return attacks.why_no_follow(c.s, sight, units)

    def order(self, c: Command, u: UnitNumber, goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        engage(c, u, FOLLOW, c.s.zone[u])


class Hunt(Verb):
    """gw.9.4.4.c, gw.9.4.5.c: raiders that may slip away and escorts that could be ignored are attacked."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        return HERE if sight.enemy_units >> zone & 1 else NO_AIM

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        return attacks.why_no_hunt(c.s, sight, units[0])

    def take(self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        s = c.s
        zone = s.zone[units[0]]
        for u in units:
            if s.task[u] == NO_TASK:
                engage(c, u, BATTLE, zone)
        for prey in reversed(attacks.elusive(s, sight, zone)):
            if s.marked(prey, RAIDER):
                s.push(RaiderRoll(prey, True))
            else:
                s.marks[prey] |= CAUGHT


class Bomb(VerbForEach):
    """gw.10.6.2.a: strategic bombing of one facility."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        return [(NOWHERE, (id,)) for id in bomb_targets(c.s, zone)] if c.s.unit(u).bombs else []

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        return attacks.why_no_bombing(c.s, sight, units[0], nouns[0][:40])

    def order(self, c: Command, u: UnitNumber, goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        engage(c, u, BOMB, target_at(c.s, c.s.zone[u], nouns[0]))


class Cover(VerbForEach):
    """gw.10.6.2.b: fighters go along with bombers."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        return HERE if c.s.unit(u).fighter() else NO_AIM

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        return attacks.why_no_cover(c.s, sight, units[0])

    def order(self, c: Command, u: UnitNumber, goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        engage(c, u, COVER, c.s.zone[u])


class Strike(VerbForEach):
    """gw.10.6.4.a: an attack on ships in port."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        return HERE if c.s.unit(u).port_attack and zone < c.s.edition.world.lands else NO_AIM

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        return attacks.why_no_port_attack(c.s, sight, units[0])

    def order(self, c: Command, u: UnitNumber, goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        engage(c, u, PORT_ATTACK, c.s.zone[u])


class Carpet(VerbForEach):
    """gw.10.6.5.a: carpet bombing of land units."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        return HERE if c.s.unit(u).carpet_dice and sight.enemy_units >> zone & 1 else NO_AIM

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        return attacks.why_no_carpet(c.s, sight, units[0])

    def order(self, c: Command, u: UnitNumber, goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        engage(c, u, CARPET, c.s.zone[u])


class Shell(VerbForEach):
    """gw.10.5.3.a: advanced artillery fires into the next zone."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        return zones_of(c, c.s.edition.world.next_on_land[zone] & c.s.rulings.zones) if c.s.unit(u).shells else []

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        return attacks.why_no_shelling(c.s, sight, units[0], goal)

    def order(self, c: Command, u: UnitNumber, goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        engage(c, u, SHELL, goal)
        if c.s.unit(u).kind == AIR:
            c.s.left[u] = 0


class Clash(VerbForEach):
    """gw.10.5.2: a border clash without war."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        if not attacks.may_clash(c.s, u):
            return []
        return zones_of(c, c.s.edition.world.next_on_land[zone] & c.s.rulings.zones)

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        return attacks.why_no_clash(c.s, sight, units[0], goal)

    def order(self, c: Command, u: UnitNumber, goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        engage(c, u, CLASH, goal)
        if c.s.unit(u).kind == AIR:
            c.s.left[u] = 0  # gw.10.5.2.b: nor does it fly in non-combat


class Launch(VerbForEach):
    """gw.13.1.7.a, gw.10.6.2.d: a rocket is aimed at a facility in its range."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        return [(NOWHERE, nouns) for nouns in attacks.rocket_targets(c.s, sight, u)]

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        return attacks.why_no_launch(c.s, sight, units[0], nouns[0][:40], nouns[1][:40])

    def order(self, c: Command, u: UnitNumber, goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        engage(c, u, BOMB, target_at(c.s, c.s.edition.world.number[nouns[0]], nouns[1]))


class Raid(VerbForEach):
    """gw.10.9.a: a raid on a convoy line in the zone."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        if not c.s.unit(u).convoy:
            return NO_AIM
        return [(NOWHERE, (line.id,)) for line in c.s.edition.convoys if zone in line.path]

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        return attacks.why_no_raid(c.s, sight, units[0], nouns[0][:40])

    def order(self, c: Command, u: UnitNumber, goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        engage(c, u, RAID, attacks.convoy_line(c.s, nouns[0]))
