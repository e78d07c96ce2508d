"""What is tried out in examples of the rulebooks and in puzzles, and what is answered."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, field

from sandtable.server.api.bodies import Body, TitleId
from sandtable.server.messages import (
    Act,
    ActText,
    Choices,
    Done,
    Json,
    Preview,
    RefusalData,
    Refused,
    SeatNumber,
    State,
    Table,
    Why,
    Word,
)
from sandtable.table.correcting import MOST_CHANGES, MOST_ENTERED, Fate, Said, Wish
from sandtable.table.reader import MOST_LINES
from sandtable.table.session import MOST_SEATS
from sandtable.table.trial import MOST_DEEDS

Lines: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_LINES)]
Enters: TypeAlias = Annotated[int, Meta(ge=-1, lt=MOST_SEATS)]  # -1 enters what came up
Say: TypeAlias = Act | Preview | Why | Choices  # as on a live connection


class Try(Body, frozen=True):
    """An example of a rulebook: from which ``seat`` it is looked at, what was done in it so far, and what is said now,
    as on a live connection."""

    title: TitleId
    example: Word
    seat: SeatNumber
    deeds: Annotated[list[tuple[SeatNumber, ActText]], Meta(max_length=MOST_DEEDS)] = field(default_factory=list)
    say: Say | None = None


class Tried(Struct, frozen=True):
    """What a live connection would hear."""

    heard: list[Table | State | Done | Refused]


class Solve(Body, frozen=True):
    """A puzzle: what is said in it now, as on a live connection of its seat; or it is given up."""

    title: TitleId
    puzzle: Word
    say: Say | None = None
    give_up: bool = False


class OtherAct(Struct, frozen=True):
    """An act that is not the best, the chance that it leaves, and what the best one brings at once and it does not."""

    act: str
    chance: float
    why: list[Json]


class Verdict(Struct, frozen=True):
    """``chance`` is what the act leaves, where that is known, ``most`` what the best act leaves, and ``margin`` how far
    that is ahead of all others. The best act, and what the seat does then, is told to whoever has found it or given
    up."""

    right: bool
    act: str | None
    chance: float | None
    most: float
    margin: float
    best: str | None
    then: list[str]
    why: list[Json]
    others: list[OtherAct]


class Solved(Tried, frozen=True):
    """What a live connection would hear, and what is said to an answer."""

    verdict: Verdict | None


class Settled(Body, frozen=True):
    """What is to become of the entry after so many lines: other acts are put there, it is left out, or it is cut off
    with all that follows."""

    line: Lines
    what: Fate
    acts: Annotated[list[tuple[Enters, ActText]], Meta(max_length=MOST_ENTERED)] = field(default_factory=list)


class Correct(Body, frozen=True):
    """At a real table: the entry after ``line`` of the lines that the ``seat`` was shown is to be put right, and so are
    others that no longer fit. ``say`` is asked where the first is that still has to be settled. Of those who saw
    another number of lines than ``seq`` nothing is done."""

    seat: SeatNumber
    line: Lines
    changes: Annotated[list[Settled], Meta(max_length=MOST_CHANGES)] = field(default_factory=list)
    say: Preview | Why | Choices | None = None
    seq: Lines | None = None

    def wish(self) -> Wish:
        said = tuple(Said(one.line, one.what, tuple(one.acts)) for one in self.changes)
        return Wish(self.seat, self.line, said, self.seq)


class EntryChecked(Struct, frozen=True):
    """An entry as the seat reads it, its number among all that people remember, and what becomes of it: ``put``,
    ``left``, ``cut``, ``fits``, ``fails`` or ``waits``. ``mine`` is whether the seat may put it right."""

    line: int
    number: int
    seat: int | None
    act: str | None
    what: str
    mine: bool
    refusal: RefusalData | None


class CorrectionTold(Tried, frozen=True):
    """The entries from the wrong one on. ``at`` is the line of the first that has to be settled, ``seats`` who may
    enter something there (-1: what came up), ``heard`` what a live connection would hear there."""

    seq: int
    entries: list[EntryChecked]
    at: int | None
    seats: list[int]
    settled: bool
