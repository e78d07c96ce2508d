"""What is kept of tables, seats, chat and tokens, whatever database keeps it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, Protocol, TypeAlias

CHAT_KEPT: Final = 200  # lines of one table
SeatKind: TypeAlias = Literal["guest", "bot", "open", "left"]
JobState: TypeAlias = Literal["waiting", "running", "done", "failed", "cancelled"]
Lease: TypeAlias = Literal["held", "cancelled", "lost"]


class StorageFailed(Exception):
    """Something could not be written or read; what was being done did not happen."""


class OutOfOrder(StorageFailed):
    """A log or a seating was to be changed that is not what the writer believed: somebody else was faster."""


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
    and are never the truth. ``rematch`` is the table where the same people play again.
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


@dataclass(frozen=True)
class ChatRecord:
    n: int
    seat: int
    name: str
    text: str
    said: float


@dataclass(frozen=True)
class StoredTable:
    """Everything of one table, read at one moment. ``lines`` are entries of its log, each as JSON."""

    record: TableRecord
    seating: Seating
    lines: tuple[str, ...] = ()
    chat: tuple[ChatRecord, ...] = ()


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


@dataclass(frozen=True)
class NewJob:
    """Work for the queue. ``task`` is all that whoever does it is told; ``budget`` are seconds of a processor.

    It is begun at most ``attempts`` times. Of this kind one asker may have ``most_each`` unfinished, all together
    ``most``.
    """

    kind: str
    asked_by: str
    task: str
    budget: float
    attempts: int = 1
    most_each: int = 1
    most: int = 1


@dataclass(frozen=True)
class Job:
    """A job of the queue. ``attempt`` counts how often it was begun; who knows only an older one has lost it.
    Once it has ended nobody needs the ``task``, and it is empty.

    ``progress`` is between 0 and 1, ``result`` what came of it: a text, or the reason why it failed.
    """

    n: int
    kind: str
    asked_by: str
    task: str
    budget: float
    state: JobState
    attempt: int = 0
    progress: float = 0.0
    result: str | None = None

    @property
    def ended(self) -> bool:
        return self.state not in ("waiting", "running")


class Storage(Protocol):
    """Each method is one transaction, durable when it returns. All raise StorageFailed."""

    async def secret(self) -> bytes:
        """What cookies are signed with, made when it is first asked for; all servers of one database share it."""
        ...

    async def answers(self) -> None:
        """Nothing, when the database is there."""
        ...

    async def create_table(self, table: StoredTable, rematch_of: str | None = None) -> str:
        """The id of the table; of a rematch there is only one, and who asks later is given the id of the first."""
        ...

    async def load_table(self, table: str, first: int = 0) -> StoredTable | None:
        """The table with the lines of its log from number ``first`` on."""
        ...

    async def tables_of(self, guest: str) -> list[StoredTable]:
        """The tables a guest hosts or sits at, running first, the last changed first, without logs and chat."""
        ...

    async def append(self, table: str, entries: Appended) -> None:
        """Raises OutOfOrder when the log does not have exactly ``entries.first`` entries, or seats have changed."""
        ...

    async def reseat(self, table: str, seating: Seating, changed: float) -> None:
        """Raises OutOfOrder unless ``seating`` is the next version of what is kept."""
        ...

    async def rename(self, guest: str, name: str) -> list[str]:
        """The guest has another name wherever they sit, table by table; gives the tables that it changes."""
        ...

    async def say(self, table: str, seat: int, name: str, text: str, said: float) -> ChatRecord: ...

    async def add_token(self, hash: str, guest: str, name: str, created: float) -> None: ...

    async def token_owner(self, hash: str) -> tuple[str, str] | None:
        """The guest's id and name."""
        ...

    async def revoke_tokens(self, guest: str) -> None: ...

    # the queue of jobs

    async def add_job(self, job: NewJob) -> int | None:
        """Its number; None when the asker, or all together, have too many unfinished."""
        ...

    async def job(self, n: int) -> Job | None: ...

    async def lease_job(self, owner: str, kinds: tuple[str, ...], seconds: float) -> Job | None:
        """The next job to do, from now on this owner's for so many seconds; None when there is none.

        Everybody's first job comes before anybody's second. What was begun and whose lease is over is begun anew.
        """
        ...

    async def hold_job(self, n: int, attempt: int, seconds: float, progress: float) -> Lease:
        """Prolong a lease. ``lost`` when it is somebody else's by now, ``cancelled`` when nobody wants it any more."""
        ...

    async def end_job(self, n: int, attempt: int, state: JobState, result: str | None = None) -> bool:
        """Write down what came of it; False, and nothing is written, when the lease is lost."""
        ...

    async def put_back_job(self, n: int, attempt: int, reason: str, seconds: float) -> bool:
        """To be begun again in so many seconds, or failed when that was the last attempt."""
        ...

    async def cancel_job(self, n: int) -> None:
        """One that waits is cancelled at once; who does it already hears of it when they hold it."""
        ...

    async def forget_job(self, n: int) -> None:
        """Throw away one that has ended."""
        ...

    async def forget_jobs(self, seconds: float) -> None:
        """Throw away what ended so many seconds ago."""
        ...

    def watch(self, changed: Callable[[str | None], None]) -> None:
        """From now on ``changed`` is told of tables that other servers change; None means that any may have."""
        ...

    async def close(self) -> None: ...
