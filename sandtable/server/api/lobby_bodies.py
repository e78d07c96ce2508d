"""What requests of people who look for others bring, and what they are answered."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from sandtable.server.api.bodies import Body, ListedSeat, Query, Reply, Spoken, TitleId, WantedClock
from sandtable.server.messages import SeatNumber, Word
from sandtable.table.clocks import Kind as ClockKind


class Look(Query, frozen=True):
    """Which open tables: of this title, live ones or those by the day, those that fit somebody of this language (not
    their own, and rated ones with an account alone), those with somebody about as strong."""

    title: TitleId | UnsetType = UNSET
    pace: ClockKind | UnsetType = UNSET
    fits: Spoken | UnsetType = UNSET
    near: Literal["true"] | UnsetType = UNSET


class Join(Body, frozen=True):
    """Without ``seat`` the first one that is free."""

    seat: SeatNumber | None = None


class Pair(Body, frozen=True):
    """Somebody who wants to play this title at this pace, in the usual way: ``clock`` as for a new table."""

    title: TitleId
    clock: WantedClock | None = None
    language: Spoken = "en"
    rated: bool = False


class Block(Body, frozen=True):
    """The player in that seat: from now on you do not meet in the lobby, or you do again."""

    table: Word
    seat: SeatNumber
    blocked: bool = True


class OpenTable(Reply, frozen=True):
    """A table in the lobby. ``clock`` is its pace, ``ratings`` are those of its people, seat by seat."""

    table: str
    title: str
    mode: str
    seats: list[ListedSeat]
    yours: bool
    language: Spoken
    clock: WantedClock | None
    created: float
    rated: bool
    ratings: list[int | None]


class Lobby(Reply, frozen=True):
    """``strengths`` are the ratings of whoever asks, by title."""

    tables: list[OpenTable]
    strengths: dict[str, int]


class Paired(Reply, frozen=True):
    """``met`` when somebody was waiting already; else the table waits in the lobby, and so do you."""

    table: str
    seat: int
    met: bool
