"""Verbs that put marks under ships: raiders, escorts, flotillas."""

from __future__ import annotations

from sandtable.games.globalwar.markers import ESCORT, FLOTILLA, RAIDER
from sandtable.games.globalwar.movement import sea
from sandtable.games.globalwar.movement.command import Command
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.movement.verb import HERE, NO_AIM, Aim, VerbForEach
from sandtable.games.globalwar.numbering import UnitNumber, ZoneNumber
from sandtable.games.globalwar.units import SURFACE
from sandtable.kernel.refusal import Refusal


class Raider(VerbForEach):
    """gw.9.4.4.a: a battlecruiser becomes a raider."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        return HERE if c.s.unit(u).raider else NO_AIM

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        return sea.why_no_raider(c.s, units[0], True)

    def order(self, c: Command, u: UnitNumber, goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        c.s.marks[u] |= RAIDER


class Regular(VerbForEach):
    """gw.9.4.4.f: a raider is a common ship again."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        return HERE if c.s.marks[u] & RAIDER else NO_AIM

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        return sea.why_no_raider(c.s, units[0], False)

    def order(self, c: Command, u: UnitNumber, goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        c.s.marks[u] &= ~RAIDER


class Escort(VerbForEach):
    """gw.9.4.5.a: a warship escorts convoys."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        return HERE if c.s.unit(u).surface_warship() else NO_AIM

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        return sea.why_no_escort(c.s, units[0])

    def order(self, c: Command, u: UnitNumber, goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        c.s.marks[u] |= ESCORT


class Release(VerbForEach):
    """gw.9.4.5.d: an escort is released."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        return HERE if c.s.marks[u] & ESCORT else NO_AIM

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        if c.s.marked(units[0], ESCORT):
            return None
        return Refusal("gw.9.4.5.d", "gw-refused-release", {"unit": c.s.unit(units[0]).id})

    def order(self, c: Command, u: UnitNumber, goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        c.s.marks[u] &= ~ESCORT


class Gather(VerbForEach):
    """gw.9.4.h: surface ships in a zone become one flotilla."""

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        return HERE if c.s.unit(u).kind == SURFACE else NO_AIM

    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        return sea.why_no_flotilla(c.s, units[0])

    def order(self, c: Command, u: UnitNumber, goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        c.s.marks[u] |= FLOTILLA
