"""What is kept of tables, seats, chat and tokens, whatever database keeps it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, Protocol, TypeAlias

SeatKind: TypeAlias = Literal["guest", "bot", "open"]


class StorageFailed(Exception):
    """Something could not be written or read; what was being done did not happen."""


class OutOfOrder(StorageFailed):
    """Entries were to be appended to a log that is not as long as the writer believed."""


@dataclass(frozen=True)
class TableRecord:
    """A table: the save without its log. ``header`` and ``outcome`` are JSON; the header holds the secret.

    ``spectators`` is how many turns late they see the game, None when nobody may watch. ``waiting`` are the seats that
    owe something, kept beside the log for lists and never the truth.
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


@dataclass(frozen=True)
class SeatRecord:
    """``who`` is the guest's id or the bot's name. An open seat has the hash of its key."""

    seat: int
    kind: SeatKind
    who: str | None = None
    name: str = ""
    key_hash: str | None = None

    def taken_by(self, guest: str, name: str) -> SeatRecord:
        """The seat with a guest in it; its key stays, so that the same guest may come back by the same link."""
        return replace(self, kind="guest", who=guest, name=name)


@dataclass(frozen=True)
class ChatRecord:
    n: int
    seat: int
    name: str
    text: str
    said: float


@dataclass(frozen=True)
class StoredTable:
    """Everything of one table, read at one moment. ``lines`` are the entries of its log, each as JSON."""

    record: TableRecord
    seats: tuple[SeatRecord, ...]
    lines: tuple[str, ...] = ()
    chat: tuple[ChatRecord, ...] = ()


@dataclass(frozen=True)
class Appended:
    """New entries of a log, the first of them being number ``first``, with what follows from them for lists."""

    first: int
    lines: tuple[str, ...]
    outcome: str | None
    waiting: tuple[int, ...]
    changed: float


class Storage(Protocol):
    """Each method is one transaction, durable when it returns. All raise StorageFailed."""

    async def create_table(self, table: StoredTable) -> None: ...

    async def load_table(self, table: str) -> StoredTable | None: ...

    async def tables_of(self, guest: str) -> list[StoredTable]:
        """The tables a guest hosts or sits at, the last changed first, without logs and chat."""
        ...

    async def append(self, table: str, entries: Appended) -> None:
        """Raises OutOfOrder when the log does not have exactly ``entries.first`` entries."""
        ...

    async def take_seat(self, table: str, seat: SeatRecord) -> bool:
        """Put a guest into a seat; False when it is not open any more."""
        ...

    async def say(self, table: str, line: ChatRecord) -> None: ...

    async def add_token(self, hash: str, guest: str, name: str, created: float) -> None: ...

    async def token_owner(self, hash: str) -> tuple[str, str] | None:
        """The guest's id and name."""
        ...

    async def revoke_tokens(self, guest: str) -> None: ...

    async def close(self) -> None: ...
