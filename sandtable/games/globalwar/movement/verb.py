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
    NOBODY,
    NON_COMBAT,
    REPAIRING,
    RETREATED,
)
from sandtable.games.globalwar.movement.command import Command
from sandtable.games.globalwar.movement.reach import movement
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.units import AIR
from sandtable.games.globalwar.world import members
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

Aim = tuple[int, tuple[str, ...]]  # the zone an order leads to, NOBODY if none, and the nouns after the units' zone
HERE: Final[list[Aim]] = [(NOBODY, ())]
NO_AIM: Final[list[Aim]] = []


class Verb(ABC):
    """One verb of the movement phases. ``after``: how many nouns stand after the group of units.

    ``counts``: it matters how many go together; what many may do, fewer may as well.
    """

    def __init__(
        self,
        name: str,
        after: int,
        when: int,
        who: int,
        binding: int = BOUND,
        counts: bool = False,
        leads: bool = True,
    ) -> None:
        self.name: Final = name
        self.after: Final = after
        self.when: Final = when
        self.who: Final = who
        self.binding: Final = binding
        self.counts: Final = counts
        self.leads: Final = leads  # its last noun is a zone

    def is_used(self, phase: int) -> bool:
        return self.when & (NON_COMBAT_MOVES if phase == NON_COMBAT else COMBAT_MOVES) != 0

    def aims(self, c: Command, sight: Sight, zone: int, u: int) -> list[Aim]:
        """What may stand after a group and its zone, as far as the map alone tells."""
        return HERE

    @abstractmethod
    def why_not(self, c: Command, sight: Sight, units: list[int], goal: int, nouns: tuple[str, ...]) -> Refusal | None:
        """The rules for units that are there; ``nouns`` are those after the group and its zone."""

    @abstractmethod
    def take(self, c: Command, sight: Sight, units: list[int], goal: int, nouns: tuple[str, ...]) -> None:
        """What it does with them."""

    def why_bound(self, c: Command, u: int) -> Refusal | None:
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
        if s.aboard[u] != NOBODY and not flies and self.binding != FROM_ABOARD:
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

    def take(self, c: Command, sight: Sight, units: list[int], goal: int, nouns: tuple[str, ...]) -> None:
        for u in units:
            self.order(c, u, goal, nouns)

    @abstractmethod
    def order(self, c: Command, u: int, goal: int, nouns: tuple[str, ...]) -> None:
        """What it does with one of them."""


def zones_of(c: Command, zones: int) -> list[Aim]:
    """Each zone of a set as an aim."""
    nouns = c.s.edition.world.nouns
    return [(zone, nouns[zone]) for zone in members(zones)]


def engage(c: Command, u: int, task: int, aim: int) -> None:
    """A unit has something to do; aircraft on a deck take off for it."""
    s = c.s
    if s.unit(u).kind == AIR and s.aboard[u] != NOBODY:
        s.left[u] = movement(s, c.sight(s.nation[u]), u)
        s.aboard[u] = NOBODY
    s.task[u] = task
    s.aim[u] = aim
    if task == BATTLE and s.unit(u).kind == AIR and s.phase == COMBAT_MOVEMENT:
        for other in s.units_of(s.enemies[s.nation[u]], s.zone[u]):
            if s.unit(other).kind == AIR:
                s.marks[other] &= ~DECLINED  # gw.9.3.1.c: patrols do not refuse battle with aircraft
