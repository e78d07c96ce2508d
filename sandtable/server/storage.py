"""What is kept of tables, seats, chat and tokens, whatever database keeps it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias, TypeVar

from sandtable.server.accounts import AccountStorage
from sandtable.server.identity import SCOPES, SigningKey
from sandtable.server.ratings import Contest
from sandtable.server.sql import Work
from sandtable.table.holidays import Keeping
from sandtable.table.records import Appended, ChatRecord, OrdersRecord, Seating, StoredTable

T = TypeVar("T")
JobState: TypeAlias = Literal["waiting", "running", "done", "failed", "cancelled"]
Lease: TypeAlias = Literal["held", "cancelled", "lost"]


class StorageFailed(Exception):
    """Something could not be written or read; what was being done did not happen."""


class TableGone(StorageFailed):
    """There was such a table, and there is no more: whoever had it has left with all that was theirs."""


class Unopenable(StorageFailed):
    """What is kept of a table cannot be played again: by its rules, or because it was spoiled."""


class OffDuty(StorageFailed):
    """This server's lease is over, or the table is another's to look after; nothing was written."""


class OutOfOrder(StorageFailed):
    """A log or a seating was to be changed that is not what the writer believed: somebody else was faster."""


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


class Storage(AccountStorage, Protocol):
    """Each method is one transaction, durable when it returns. All raise StorageFailed. Should whoever asked go away
    meanwhile, it is carried out all the same."""

    async def signing_keys(self, now: float) -> list[SigningKey]:
        """What cookies are signed with, made when it is due; all servers of one database share them."""
        ...

    async def do(self, work: Work[T], reading: bool = False, telling: str | None = None) -> T:
        """Carry out one transaction of the ``…_statements``, ``telling`` other servers of it."""
        ...

    async def answers(self) -> None:
        """Nothing, when the database is there."""
        ...

    def behind(self) -> float:
        """Seconds since when the oldest of what is to be written waits; 0 when nothing does."""
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

    async def block(self, person: str, other: str, blocked: bool) -> None: ...

    async def blocked_among(self, guest: str, others: tuple[str, ...]) -> bool:
        """Whether the guest has blocked one of the others, or one of them the guest."""
        ...

    async def append(
        self, table: str, entries: Appended, contest: Contest | None = None, by_itself: bool = False
    ) -> None:
        """Raises OutOfOrder when the log does not have exactly ``entries.first`` entries, or seats have changed.

        ``contest`` is how the game has ended by this, which is reckoned along. What happens ``by_itself`` is for the
        server that looks after the table, and nobody asked for it.
        """
        ...

    async def reseat(
        self,
        table: str,
        seating: Seating,
        changed: float,
        timed: tuple[str, float | None] | None = None,
        by_itself: bool = False,
    ) -> None:
        """Raises OutOfOrder unless ``seating`` is the next version of what is kept.

        ``timed`` is how the clock stands then, and when somebody's time is over.
        """
        ...

    async def rename(self, guest: str, name: str) -> list[str]:
        """The guest has another name wherever they sit, table by table; gives the tables that it changes."""
        ...

    async def say(
        self, table: str, seat: int, name: str, text: str, said: float, who: str | None = None
    ) -> ChatRecord: ...

    async def add_token(
        self, hash: str, guest: str, name: str, created: float, scopes: tuple[str, ...] = SCOPES
    ) -> None: ...

    async def token_owner(self, hash: str) -> tuple[str, str, tuple[str, ...], float] | None:
        """The guest's id and name, what the token is for, and when it was last used."""
        ...

    async def token_used(self, hash: str, now: float) -> None: ...

    # who looks after tables, where several servers share them; see ``duty``

    @property
    def shared(self) -> bool:
        """Whether there may be other servers."""
        ...

    async def begin_duty(self, name: str, seconds: float) -> None:
        """From now on this server has a number, which is good for so many seconds; what it had before is over, and so
        is what anybody of this name had. Whatever it changes at a table is written only while its number is good:
        else it raises OffDuty."""
        ...

    async def stay_on_duty(self, seconds: float) -> bool:
        """Prolong it; False when it is over."""
        ...

    async def take_tables(self, tables: Sequence[str]) -> list[str]:
        """Those of them that this server looks after from now on: all that no other on duty has."""
        ...

    async def let_go(self, table: str) -> None:
        """Others may look after it."""
        ...

    async def forsaken(self, most: int, others: Sequence[str]) -> list[str]:
        """At most so many tables whose server is not on duty any more, and those of ``others`` that nobody has."""
        ...

    # time

    async def keep_orders(self, table: str, orders: OrdersRecord) -> None:
        """Instead of those that the seat had."""
        ...

    async def mark_alive(self, most: float) -> list[tuple[float, float]]:
        """Some server runs now. Where nobody has said so for ``most`` seconds, none ran; gives all these times."""
        ...

    async def tables_due(self, now: float, most: int) -> list[str]:
        """Running tables where somebody's time may be over, at most so many, the longest due first."""
        ...

    async def set_due(self, table: str, due: float | None) -> None: ...

    async def vacations_of(self, person: str) -> list[tuple[float, float]]: ...

    async def set_vacations(self, person: str, vacations: list[tuple[float, float]]) -> list[str]:
        """All of them; gives the tables with clocks where the person plays."""
        ...

    async def keeping_of(self, person: str) -> list[Keeping]:
        """Which calendars of holidays they have chosen, one after the other."""
        ...

    async def set_keeping(self, person: str, keeping: list[Keeping]) -> list[str]:
        """All of them; gives the tables with clocks where the person plays."""
        ...

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
