"""What is kept of a table, whoever keeps it: seats, the save without its log, new entries, chat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from sandtable.table.holidays import Keeping

CHAT_KEPT: Final = 200  # lines of one table
SeatKind: TypeAlias = Literal["guest", "bot", "open", "left"]


@dataclass(frozen=True)
class SeatRecord:
    """``who`` is the guest's id or the bot's name. An open seat has the hash of its key; a left one keeps its name."""

    seat: int
    kind: SeatKind
    who: str | None = None
    name: str = ""
    key_hash: str | None = None


@dataclass(frozen=True)
class Proposal:
    """What is to become of a seat: ``filling`` is ``open`` or ``bot:NAME``, ``waiting`` are the seats still to agree.

    ``noticed`` is whether the player of that seat has been here since it was proposed.
    """

    n: int
    by: int
    seat: int
    filling: str
    waiting: tuple[int, ...]
    made: float
    key_hash: str | None = None
    noticed: bool = False


@dataclass(frozen=True)
class Seating:
    """Who sits where. ``version`` counts the changes, so that of two writers only one wins."""

    seats: tuple[SeatRecord, ...]
    version: int = 0
    proposal: Proposal | None = None
    proposals: int = 0  # made so far


@dataclass(frozen=True)
class TableRecord:
    """A table: the save without its log. ``header`` and ``outcome`` are JSON; the header holds the secret.

    ``spectators`` is how many turns late they see the game, None when nobody may watch. ``waiting`` are the seats that
    owe something and ``standing`` is how the game stands for everybody, as JSON: both are kept beside the log for lists
    and are never the truth. ``rematch`` is the table where the same people play again. ``clock`` and ``face`` are what
    ``clocks`` says of time, as JSON, and ``due`` is about when somebody's is over. Anybody may find a
    ``listed`` table: it is the language that is spoken there. A ``rated`` one changes ratings; one that ``begins``
    later is an appointment: clocks stand still until then.
    """

    id: str
    title: str
    header: str
    host: str
    created: float
    spectators: int | None = None
    imported: bool = False
    outcome: str | None = None
    waiting: tuple[int, ...] = ()
    changed: float = 0.0
    standing: str = "{}"
    rematch: str | None = None
    clock: str | None = None
    face: str | None = None
    due: float | None = None
    listed: str | None = None
    rated: bool = False
    begins: float | None = None


@dataclass(frozen=True)
class ChatRecord:
    n: int
    seat: int
    name: str
    text: str
    said: float
    who: str | None = None  # the guest's id


@dataclass(frozen=True)
class OrdersRecord:
    """Standing orders of a seat, as JSON, and who has given them: nobody else's seat is answered by them."""

    seat: int
    who: str
    text: str


@dataclass(frozen=True)
class StoredTable:
    """Everything of one table, read at one moment. ``lines`` are entries of its log, each as JSON.

    ``picture`` is what everybody saw when it was last kept: for the day when its rules are gone. ``away`` is who of its
    people is on vacation, from when until when; ``keeping`` is who chose which calendar of holidays, in that order;
    ``orders`` are the secret standing orders of its seats.
    """

    record: TableRecord
    seating: Seating
    lines: tuple[str, ...] = ()
    chat: tuple[ChatRecord, ...] = ()
    picture: str | None = None
    away: tuple[tuple[str, float, float], ...] = ()
    orders: tuple[OrdersRecord, ...] = ()
    keeping: tuple[tuple[str, Keeping], ...] = ()


@dataclass(frozen=True)
class Appended:
    """New entries of a log, the first of them being number ``first``, with what follows from them for lists.

    ``seating`` is the version of the seats by which whoever acted was allowed to.
    """

    first: int
    lines: tuple[str, ...]
    outcome: str | None
    waiting: tuple[int, ...]
    changed: float
    standing: str = "{}"
    seating: int = 0
    picture: str | None = None  # what everybody sees, as JSON, from time to time
    face: str | None = None
    due: float | None = None
