"""Storage in PostgreSQL, for several servers that share their tables and tell each other what has changed."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final, TypeAlias, TypeVar

import psycopg
import structlog

from sandtable.server.identity import SECRET_LENGTH
from sandtable.server.schema import POSTGRES, migrate
from sandtable.server.sql import Ask, ForEach, Row, Work
from sandtable.server.statements import SqlStorage
from sandtable.server.storage import StorageFailed

T = TypeVar("T")
Connection: TypeAlias = psycopg.AsyncConnection[Row]

CONNECTIONS: Final = 4
BEGIN: Final = b"BEGIN"
BEGIN_READING: Final = b"BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY"
CHANNEL: Final = "sandtable"
MIGRATING: Final = 7_262_384  # the number of the lock that one migrating server holds
SECONDS_TO_CONNECT: Final = 10
SECONDS_BETWEEN_CALLS: Final = 1.0  # when the line on which changes are told was lost
log = structlog.get_logger("sandtable.postgres")


class Unreachable(Exception):
    """No database answers at this address."""


class PostgresStorage(SqlStorage):
    """``await PostgresStorage.open(url)``. A few connections do one transaction each; one more hears of changes."""

    def __init__(self, url: str) -> None:
        self._url: Final = url
        self._name: Final = secrets.token_hex(8)  # by which it knows what it told itself
        self._idle: Final[asyncio.LifoQueue[Connection | None]] = asyncio.LifoQueue()
        self._listening: asyncio.Task[None] | None = None
        for _ in range(CONNECTIONS):
            self._idle.put_nowait(None)

    @classmethod
    async def open(cls, url: str) -> PostgresStorage:
        storage = cls(url)
        await storage._do(_migrated())
        return storage

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])
        for _ in range(CONNECTIONS):
            connection = await self._idle.get()
            if connection is not None:
                await connection.close()

    async def secret(self) -> bytes:
        return bytes.fromhex(await self._do(_secret(secrets.token_hex(SECRET_LENGTH))))

    # work

    async def _do(self, work: Work[T], about: str | None = None, reading: bool = False) -> T:
        # what has begun is brought to its end, should whoever asked for it go away meanwhile
        return await asyncio.shield(self._carried_out(work, about, BEGIN_READING if reading else BEGIN))

    async def _carried_out(self, work: Work[T], about: str | None, begin: bytes) -> T:
        try:
            async with self._transaction(begin) as connection:
                result = await _result(connection, work)
                if about is not None:
                    await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{self._name} {about}"))
                return result
        except psycopg.Error as error:
            # without its words: they may quote what was to be written
            raise StorageFailed(f"{type(error).__name__} {error.sqlstate or ''}".strip()) from None

    @asynccontextmanager
    async def _transaction(self, begin: bytes) -> AsyncIterator[Connection]:
        idle = await self._idle.get()
        connection: Connection | None = None
        try:
            connection = await self._begun(idle, begin)
            yield connection
            await connection.execute("COMMIT")
        except BaseException:
            if connection is not None:
                with suppress(psycopg.Error):
                    await connection.execute("ROLLBACK")
            raise
        finally:
            self._idle.put_nowait(None if connection is None or connection.closed else connection)

    async def _begun(self, connection: Connection | None, begin: bytes) -> Connection:
        """In a transaction; an old connection may have been lost without a word, and then there is a new one."""
        if connection is not None:
            try:
                await connection.execute(begin)
                return connection
            except psycopg.OperationalError:
                await connection.close()
        connection = await self._connected()
        await connection.execute(begin)
        return connection

    async def _connected(self) -> Connection:
        return await psycopg.AsyncConnection.connect(
            self._url, autocommit=True, connect_timeout=SECONDS_TO_CONNECT, application_name="sandtable"
        )

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
    yield Ask("SELECT pg_advisory_xact_lock(?)", (MIGRATING,))
    yield from migrate(POSTGRES)


def _secret(made: str) -> Work[str]:
    """The one that is kept, or this one from now on."""
    yield Ask("INSERT INTO server (only_row, secret) VALUES (1, ?) ON CONFLICT DO NOTHING", (made,))
    ((kept,),) = yield Ask("SELECT secret FROM server")
    return str(kept)
