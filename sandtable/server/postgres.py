"""Storage in PostgreSQL, for several servers that share their tables and tell each other what has changed."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from math import ceil
from traceback import clear_frames
from typing import Final, TypeAlias, TypeVar

import psycopg
import structlog

from sandtable.server import duty_statements
from sandtable.server.duty_statements import ON_DUTY
from sandtable.server.errands import to_its_end
from sandtable.server.identity import KEY_KEPT, SigningKey, new_signing_key, wants_another
from sandtable.server.schema import POSTGRES, migrate
from sandtable.server.sql import Ask, ForEach, Row, Work
from sandtable.server.statements import SqlStorage
from sandtable.server.storage import OffDuty, StorageFailed

T = TypeVar("T")
Connection: TypeAlias = psycopg.AsyncConnection[Row]

CONNECTIONS: Final = 4
BEGIN: Final = b"BEGIN"
BEGIN_READING: Final = b"BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY"
CHANNEL: Final = "sandtable"
MIGRATING: Final = 7_262_384  # the number of the lock that one migrating server holds
SIGNING: Final = 7_262_385  # and of the one for signing keys
SECONDS_TO_CONNECT: Final = 5
SECONDS_TO_ANSWER: Final = 10.0  # for one transaction, waiting for its turn included
SECONDS_WHILE_SILENT: Final = 2.0  # the same, while nobody has heard anything from it for so long
SECONDS_TO_MIGRATE: Final = 3600.0
# should this server freeze in the midst of a transaction, nobody waits for its locks for ever
SERVER_SIDE: Final = "-c statement_timeout=15s -c idle_in_transaction_session_timeout=15s"
SECONDS_BETWEEN_CALLS: Final = 1.0  # when the line on which changes are told was lost
log = structlog.get_logger("sandtable.postgres")


class Unreachable(Exception):
    """No database answers at this address."""


class PostgresStorage(SqlStorage):
    """``await PostgresStorage.open(url)``. A few connections do one transaction each; one more hears of changes.

    Everything has its time. A database that is frozen answers nothing, not even that it was asked to stop: the line to
    it is cut, which undoes what was not committed, and the next work tries a new one. Whoever comes while it is silent
    is told so sooner, and does not stand in a queue behind those who came before.
    """

    def __init__(self, url: str) -> None:
        self._url: Final = url
        self._name: Final = secrets.token_hex(8)  # by which it knows what it told itself
        self._idle: Final[asyncio.LifoQueue[Connection | None]] = asyncio.LifoQueue()
        self._listening: asyncio.Task[None] | None = None
        self._silent = False  # the last work had no answer in its time
        self._writing: Final[dict[object, float]] = {}  # since when, the oldest first
        self._number: int | None = None  # while it is on duty; tools that only look have none
        for _ in range(CONNECTIONS):
            self._idle.put_nowait(None)

    @classmethod
    async def open(cls, url: str) -> PostgresStorage:
        storage = cls(url)
        await storage._carried_out(_migrated(), None, BEGIN, SECONDS_TO_MIGRATE)
        return storage

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])
        if self._number is not None:
            with suppress(StorageFailed):  # then it ends by itself, a little later
                await self._do(duty_statements.end(self._number))
        for _ in range(CONNECTIONS):
            connection = await self._idle.get()
            if connection is not None:
                await connection.close()

    async def signing_keys(self, now: float) -> list[SigningKey]:
        return await self._do(_signing_keys(now))

    # who looks after tables

    shared: Final = True

    async def begin_duty(self, name: str, seconds: float) -> None:
        self._number = await self._do(duty_statements.begin(name, seconds))

    async def stay_on_duty(self, seconds: float) -> bool:
        return self._number is not None and await self._do(duty_statements.stay(self._number, seconds))

    async def take_tables(self, tables: Sequence[str]) -> list[str]:
        return [] if self._number is None else await self._do(duty_statements.take(self._number, tables))

    async def let_go(self, table: str) -> None:
        if self._number is not None:
            await self._do(duty_statements.let_go(self._number, table))

    async def forsaken(self, most: int, others: Sequence[str]) -> list[str]:
        return await self._do(duty_statements.forsaken(most, others), reading=True)

    # work

    async def _do(self, work: Work[T], about: str | None = None, reading: bool = False, by_itself: bool = False) -> T:
        begin = BEGIN_READING if reading else BEGIN
        seconds = SECONDS_WHILE_SILENT if self._silent else SECONDS_TO_ANSWER
        carried_out = self._carried_out(work, about, begin, seconds, by_itself)
        return await to_its_end(carried_out if reading else self._written(carried_out))

    async def _written(self, carried_out: Coroutine[None, None, T]) -> T:
        """Whoever only reads holds up nobody: there are several lines, and marks are written every second."""
        this = object()
        self._writing[this] = asyncio.get_running_loop().time()
        try:
            return await carried_out
        finally:
            del self._writing[this]

    def behind(self) -> float:
        oldest = next(iter(self._writing.values()), None)
        return 0.0 if oldest is None else asyncio.get_running_loop().time() - oldest

    async def _carried_out(
        self, work: Work[T], about: str | None, begin: bytes, seconds: float, by_itself: bool = False
    ) -> T:
        number = self._number
        until = asyncio.get_running_loop().time() + seconds
        try:
            async with self._transaction(begin, until) as connection:
                result = await _result(connection, work)
                if about is not None:
                    await self._tell(connection, about, number, by_itself)
            self._silent = False
            return result
        except TimeoutError:
            self._silent = True
            raise StorageFailed("no turn") from None
        except psycopg.Error as error:
            self._silent = asyncio.get_running_loop().time() >= until
            # without its words: they may quote what was to be written
            raise StorageFailed(f"{type(error).__name__} {error.sqlstate or ''}".strip()) from None

    async def _tell(self, connection: Connection, about: str, number: int | None, by_itself: bool) -> None:
        """Others hear of it when it is durable, which it will not be if this server is off duty. That is asked last,
        for a server may freeze at any moment."""
        told: list[str | int] = [CHANNEL, f"{self._name} {about}"]
        where = ""
        if number is not None:
            where = f" FROM servers WHERE n = %s AND {ON_DUTY}"
            told.append(number)
            if by_itself:
                where += " AND EXISTS (SELECT 1 FROM keepers WHERE table_id = %s AND server = n)"
                told.append(about)
        asked = await connection.execute(f"SELECT pg_notify(%s, %s){where}".encode(), told)
        if not asked.rowcount:
            raise OffDuty(f"number {number}")

    @asynccontextmanager
    async def _transaction(self, begin: bytes, until: float) -> AsyncIterator[Connection]:
        async with asyncio.timeout_at(until):
            idle = await self._idle.get()
        connection: Connection | None = None
        try:
            connection = await self._begun(idle, begin, until)
            with _cut_off_at(connection, until):
                yield connection
                await connection.execute("COMMIT")
        except BaseException:
            if connection is not None:
                with suppress(psycopg.Error), _cut_off_at(connection, until):
                    await connection.execute("ROLLBACK")
            raise
        finally:
            if connection is not None and connection.closed:
                connection.pgconn.finish()
                connection = None
            self._idle.put_nowait(connection)

    async def _begun(self, connection: Connection | None, begin: bytes, until: float) -> Connection:
        """In a transaction; an old connection may have been lost without a word, and then there is a new one."""
        if connection is not None:
            try:
                with _cut_off_at(connection, until):
                    await connection.execute(begin)
                return connection
            except psycopg.OperationalError:
                connection.pgconn.finish()
                if asyncio.get_running_loop().time() >= until:
                    raise
        left = until - asyncio.get_running_loop().time()
        connection = await self._connected(min(SECONDS_TO_CONNECT, ceil(left)))
        try:
            with _cut_off_at(connection, until):
                await connection.execute(begin)
        except BaseException:
            connection.pgconn.finish()
            raise
        return connection

    async def _connected(self, seconds: int = SECONDS_TO_CONNECT) -> Connection:
        """A new line, on which it is noticed when the other end is gone without a word."""
        try:
            return await psycopg.AsyncConnection.connect(
                self._url,
                autocommit=True,
                connect_timeout=seconds,
                application_name="sandtable",
                options=SERVER_SIDE,
                keepalives_idle=20,
                keepalives_interval=5,
                keepalives_count=3,
                tcp_user_timeout=20_000,
            )
        except psycopg.Error as error:
            _forget_how(error)
            raise

    # what others change

    def watch(self, changed: Callable[[str | None], None]) -> None:
        self._listening = asyncio.create_task(self._listen(changed))

    async def _listen(self, changed: Callable[[str | None], None]) -> None:
        while True:
            try:
                async with await self._connected() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}".encode())
                    changed(None)  # nobody knows what was told before
                    async for told in connection.notifies():
                        name, _, table = told.payload.partition(" ")
                        if name != self._name:
                            changed(table)
            except psycopg.Error as error:
                log.warning("listening-failed", kind=type(error).__name__)
            await asyncio.sleep(SECONDS_BETWEEN_CALLS)


def _forget_how(failed: BaseException) -> None:
    """Close a line that was begun and came to nothing. It stays open as long as somebody remembers how it failed, and
    such memories hold themselves: in a minute's frost a database would be left with more lines than it can have."""
    told: BaseException | None = failed
    while told is not None:
        clear_frames(told.__traceback__)
        told = told.__cause__ or told.__context__


@contextmanager
def _cut_off_at(connection: Connection, until: float) -> Iterator[None]:
    """Cut the line when time is over. Psycopg would ask the database to stop, and wait until it has."""
    cutting = asyncio.get_running_loop().call_at(until, _cut, connection)
    try:
        yield
    finally:
        cutting.cancel()


def _cut(connection: Connection) -> None:
    if not connection.closed:
        with socket.socket(fileno=os.dup(connection.pgconn.socket)) as line, suppress(OSError):
            line.shutdown(socket.SHUT_RDWR)


async def try_out(url: str) -> None:
    """Connect once and migrate, so that whoever starts the server is told at once what is wrong; never the address."""
    try:
        async with await psycopg.AsyncConnection.connect(url, connect_timeout=SECONDS_TO_CONNECT):
            pass
    except psycopg.OperationalError as error:
        raise Unreachable(" ".join(str(error).split())) from None
    except psycopg.Error:  # whose words would quote the address, password and all
        raise Unreachable("this is no address like postgresql://user@host/name") from None
    await (await PostgresStorage.open(url)).close()


async def _result(connection: Connection, work: Work[T]) -> T:
    rows: list[Row] | None = None
    while True:
        try:
            asked = next(work) if rows is None else work.send(rows)
        except StopIteration as done:
            result: T = done.value
            return result
        rows = await _rows(connection, asked)


async def _rows(connection: Connection, asked: Ask | ForEach) -> list[Row]:
    sql = asked.sql.replace("?", "%s").encode()
    async with connection.cursor() as cursor:
        if isinstance(asked, ForEach):
            await cursor.executemany(sql, asked.rows)
            return []
        await cursor.execute(sql, asked.values or None)
        return [] if cursor.description is None else await cursor.fetchall()


def _migrated() -> Work[None]:
    yield Ask("SET LOCAL statement_timeout = 0")  # a large database takes its time
    yield Ask("SELECT pg_advisory_xact_lock(?)", (MIGRATING,))
    yield from migrate(POSTGRES)


def _signing_keys(now: float) -> Work[list[SigningKey]]:
    yield Ask("SELECT pg_advisory_xact_lock(?)", (SIGNING,))  # of many servers one makes the next key
    yield Ask("DELETE FROM signing_keys WHERE made <= ?", (now - KEY_KEPT,))
    rows = yield Ask("SELECT made, secret FROM signing_keys ORDER BY made")
    keys = [SigningKey(float(made or 0), bytes.fromhex(str(secret))) for made, secret in rows]
    if wants_another(keys, now):
        keys.append(new_signing_key(now))
        yield Ask("INSERT INTO signing_keys (made, secret) VALUES (?, ?)", (now, keys[-1].secret.hex()))
    return keys
