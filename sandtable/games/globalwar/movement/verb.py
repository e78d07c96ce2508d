"""What an order is: its nouns, who may be given it and when, why not, and what it does."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from sandtable.games.globalwar.abilities import why_not_again
from sandtable.games.globalwar.markers import (
    BATTLE,
    COMBAT_MOVEMENT,
    DECLINED,
    FOUGHT,
    NO_TASK,
    NO_UNIT,
    NON_COMBAT,
    NOWHERE,
    REPAIRING,
    RETREATED,
)
from sandtable.games.globalwar.movement.command import Command
from sandtable.games.globalwar.movement.reach import movement
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.numbering import UnitNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.units import AIR
from sandtable.kernel.refusal import Refusal

# The phases in which a verb is used, as bits. Orders in the combat phase are those of a continuing force (gw.9.4.1.d).
COMBAT_MOVES: Final = 1
NON_COMBAT_MOVES: Final = 2
BOTH: Final = COMBAT_MOVES | NON_COMBAT_MOVES

# Which units a verb is for, as bits
LAND_UNITS: Final = 1
CARGO_UNITS: Final = 2  # land units on board
AIRCRAFT: Final = 4
SHIPS: Final = 8

# What binds units whatever an order leads to; ``why_bound`` asks nothing else of a verb
BOUND: Final = 0  # by being on board, by a battle, before it and after it
FROM_ABOARD: Final = 1  # not by being on board
INTO_PORT: Final = 2  # not by a battle they have fought, nor by repairs
FREELY: Final = 3  # by repairs alone
BINDINGS: Final = 4

ZONE: Final = "zone"  # among the nouns of a verb

Aim = tuple[
    ZoneNumber, tuple[str, ...]
]  # the zone an order leads to, NOWHERE if none, and the nouns after the units' zone
HERE: Final[list[Aim]] = [(NOWHERE, ())]
NO_AIM: Final[list[Aim]] = []


class Verb(ABC):
    """One verb of the movement phases. ``nouns``: what stands after the group of units and their zone.

    ``counts``: it matters how many go together; what many may do, fewer may as well.
    """

    def __init__(
        self,
        name: str,
        nouns: tuple[str, ...],
        when: int,
        who: int,
        binding: int = BOUND,
        counts: bool = False,
    ) -> None:
        self.name: Final = name
        self.nouns: Final = nouns
        self.when: Final = when
        self.who: Final = who
        self.binding: Final = binding
        self.counts: Final = counts
        self.leads: Final = nouns[-1:] == (ZONE,)  # to the zone that its last noun names

    def is_used(self, phase: int) -> bool:
        return self.when & (NON_COMBAT_MOVES if phase == NON_COMBAT else COMBAT_MOVES) != 0

    def aims(self, c: Command, sight: Sight, zone: ZoneNumber, u: UnitNumber) -> list[Aim]:
        """What may stand after a group and its zone, as far as the map alone tells."""
        return HERE

    @abstractmethod
    def why_not(
        self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        """The rules for units that are there; ``nouns`` are those after the group and its zone."""

    @abstractmethod
    def take(self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        """What it does with them."""

    def why_bound(self, c: Command, u: UnitNumber) -> Refusal | None:
        """What keeps a unit from this order whatever it leads to: it is on board, in a battle, or has had its turn."""
        s = c.s
        refusal = why_not_again(s, u)
        if refusal is not None:
            return refusal
        marks = s.marks[u]
        if marks & REPAIRING and self.binding != INTO_PORT:
            return Refusal("gw.8.6.b", "gw-refused-repairing", {"unit": s.unit(u).id})
        if self.binding == FREELY:
            return None
        flies = s.unit(u).kind == AIR
        if s.aboard[u] != NO_UNIT and not flies and self.binding != FROM_ABOARD:
            return Refusal("gw.9.4.3.b", "gw-refused-aboard", {"unit": s.unit(u).id})
        if s.task[u] != NO_TASK:
            return Refusal("gw.10.1.c", "gw-refused-tasked", {"unit": s.unit(u).id})
        if marks & RETREATED and not flies and self.binding != INTO_PORT:
            return Refusal("gw.10.3.e", "gw-refused-retreated", {"unit": s.unit(u).id})
        if marks & FOUGHT and not flies and self.binding != INTO_PORT:
            return Refusal("gw.11.1.a", "gw-refused-fought", {"unit": s.unit(u).id})
        return None


class VerbForEach(Verb):
    """A verb that does the same with each of the units."""

    def take(self, c: Command, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        for u in units:
            self.order(c, u, goal, nouns)

    @abstractmethod
    def order(self, c: Command, u: UnitNumber, goal: ZoneNumber, nouns: tuple[str, ...]) -> None:
        """What it does with one of them."""


def zones_of(c: Command, zones: int) -> list[Aim]:
    """Each zone of a set as an aim."""
    nouns = c.s.edition.world.nouns
    return [(zone, nouns[zone]) for zone in zones_in(zones)]


def engage(c: Command, u: UnitNumber, task: int, aim: int) -> None:
    """A unit has something to do; aircraft on a deck take off for it."""
    s = c.s
    if s.unit(u).kind == AIR and s.aboard[u] != NO_UNIT:
        s.left[u] = movement(s, c.sight(s.nation[u]), u)
        s.aboard[u] = NO_UNIT
    s.task[u] = task
    s.aim[u] = aim
    if task == BATTLE and s.unit(u).kind == AIR and s.phase == COMBAT_MOVEMENT:
        for other in s.units_of(s.enemies[s.nation[u]], s.zone[u]):
            if s.unit(other).kind == AIR:
                s.marks[other] &= ~DECLINED  # gw.9.3.1.c: patrols do not refuse battle with aircraft
