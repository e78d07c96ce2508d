"""Storage in one SQLite file: write-ahead log, full synchronisation, a thread that writes, one that tidies up."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeAlias, TypeVar

from sandtable.server.identity import SigningKey, keys_in
from sandtable.server.schema import MIGRATIONS, migrate
from sandtable.server.sql import Ask, ForEach, Row, Work
from sandtable.server.statements import SqlStorage
from sandtable.server.storage import StorageFailed

PATIENCE: Final = 5.0  # seconds for another server to let go of the file
TIDIED_EVERY: Final = 5.0  # seconds
LONG: Final = 2_000  # pages of the log, after which it is to begin anew
TRIES: Final = 5  # to let it, after which somebody has to wait for it
FAR_TOO_LONG: Final = 50_000  # should nobody tidy it, whoever writes does
ROOM: Final = 8_000_000  # bytes of the log before anything is in it
CACHED: Final = 10  # pages, by whoever makes that room
T = TypeVar("T")
Piece: TypeAlias = tuple[Work[Any], asyncio.Future[Any], float]  # and when it came


class SqliteStorage(SqlStorage):
    """``await SqliteStorage.open(path)``. The event loop never waits for the disk: one thread does, in order, and
    another one copies what was written ahead to its place.

    What comes while the disk is busy is written together in the next transaction, so that many tables at once cost
    few synchronisations. Each piece of work stands for itself: one that fails leaves the others as they are.
    """

    def __init__(self, path: Path, database: sqlite3.Connection) -> None:
        self._path: Final = path
        self._database: Final = database
        self._loop: Final = asyncio.get_running_loop()
        self._waiting: list[Piece] = []
        self._free: Final = asyncio.Event()  # nothing is being written
        self._free.set()
        self._oldest = 0.0  # when the first of what is being written came
        self._handed: Final[SimpleQueue[list[Piece] | None]] = SimpleQueue()
        self._closing: Final = threading.Event()
        database.execute(f"PRAGMA wal_autocheckpoint = {FAR_TOO_LONG}")
        self._threads: Final = [
            threading.Thread(target=work, name=name, daemon=True)
            for name, work in (("storage", self._write), ("storage-log", self._tidy_log))
        ]
        for thread in self._threads:
            thread.start()

    @classmethod
    async def open(cls, path: Path) -> SqliteStorage:
        database = await asyncio.to_thread(connect, path)
        await asyncio.to_thread(make_room, path)
        return cls(path, database)

    async def close(self) -> None:
        while not self._free.is_set():
            await self._free.wait()
        self._closing.set()
        self._handed.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join)

    def watch(self, changed: Callable[[str | None], None]) -> None:
        """One server has the file to itself, so nobody else changes it."""

    async def signing_keys(self, now: float) -> list[SigningKey]:
        """In a file beside the database, so that they are in no backup of it."""
        return await asyncio.to_thread(keys_in, self._path.parent, now)

    # one server has the file to itself, and looks after all tables

    shared: Final = False

    async def begin_duty(self, name: str, seconds: float) -> None:
        pass

    async def stay_on_duty(self, seconds: float) -> bool:
        return True

    async def take_tables(self, tables: Sequence[str]) -> list[str]:
        return list(tables)

    async def let_go(self, table: str) -> None:
        pass

    async def forsaken(self, most: int, others: Sequence[str]) -> list[str]:
        return []

    async def _do(self, work: Work[T], about: str | None = None, reading: bool = False, by_itself: bool = False) -> T:
        done: asyncio.Future[T] = self._loop.create_future()
        self._waiting.append((work, done, self._loop.time()))
        self._hand_over()
        return await done

    def behind(self) -> float:
        """All that waits came after what is being written."""
        return 0.0 if self._free.is_set() else self._loop.time() - self._oldest

    def _hand_over(self) -> None:
        """All that waits, unless the thread is busy: then it waits on."""
        if self._waiting and self._free.is_set():
            self._free.clear()
            handed, self._waiting = self._waiting, []
            _, _, self._oldest = handed[0]
            self._handed.put(handed)

    def _write(self) -> None:
        """What the thread does: one transaction after another."""
        while (handed := self._handed.get()) is not None:
            results = in_one_transaction(self._database, [work for work, *_ in handed])
            with suppress(RuntimeError):  # nobody waits for them any more: the server has gone
                self._loop.call_soon_threadsafe(self._written, handed, results)
        self._database.close()

    def _tidy_log(self) -> None:
        """What is in the log is copied into the file beside the writing, so that no act waits for that; and should
        nothing be written meanwhile, the log begins anew. Each time less is left to be copied, so a long log is copied
        again at once, until it has begun anew, or what little is left is copied while acts wait."""
        with closing(sqlite3.connect(self._path, isolation_level=None, timeout=PATIENCE)) as database:
            while not self._closing.wait(TIDIED_EVERY):
                with suppress(sqlite3.Error):  # a full disk is for those who write to tell of
                    length = 0
                    for _ in range(TRIES):
                        before = length
                        ((_, length, _),) = database.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
                        if length <= LONG or length == before:
                            break
                    else:
                        database.execute("PRAGMA wal_checkpoint(RESTART)").fetchall()

    def _written(self, handed: list[Piece], results: list[object]) -> None:
        self._free.set()
        self._hand_over()
        for (_, done, _), result in zip(handed, results, strict=True):
            if done.cancelled():
                continue
            if isinstance(result, Exception):
                done.set_exception(result)
            else:
                done.set_result(result)


def in_one_transaction(database: sqlite3.Connection, works: list[Work[Any]]) -> list[object]:
    """What each piece of work gave, or the exception it ended with; all that gave something is durable."""
    try:
        with _transaction(database):
            return [_carried_out(database, *works)] if len(works) == 1 else [_alone(database, work) for work in works]
    except Exception as error:
        return [_told(error)] * len(works)


def in_transaction(database: sqlite3.Connection, work: Work[T]) -> T:
    """All of the work or nothing of it."""
    with _transaction(database):
        return _carried_out(database, work)


@contextmanager
def _transaction(database: sqlite3.Connection) -> Iterator[None]:
    database.execute("BEGIN IMMEDIATE")
    try:
        yield
        database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise


def _alone(database: sqlite3.Connection, work: Work[Any]) -> object:
    """Do one piece of work within the transaction; raises only what spoils the whole transaction."""
    database.execute("SAVEPOINT alone")
    try:
        result = _carried_out(database, work)
    except Exception as error:
        if not database.in_transaction:  # a full disk may end it
            raise
        database.execute("ROLLBACK TO alone")
        result = _told(error)
    database.execute("RELEASE alone")
    return result


def _told(error: Exception) -> Exception:
    """What is said of an error outside this room."""
    return StorageFailed(str(error)) if isinstance(error, sqlite3.Error) else error


def _carried_out(database: sqlite3.Connection, work: Work[T]) -> T:
    rows: list[Row] | None = None
    while True:
        try:
            asked = next(work) if rows is None else work.send(rows)
        except StopIteration as done:
            result: T = done.value
            return result
        rows = _rows(database, asked)


def _rows(database: sqlite3.Connection, asked: Ask | ForEach) -> list[Row]:
    if isinstance(asked, ForEach):
        database.executemany(asked.sql, asked.rows)
        return []
    return database.execute(asked.sql, asked.values).fetchall()


def make_room(path: Path) -> None:
    """The log is as long from the first act on as it is going to be. While it grows, the system has to write down its
    new length with each act as well, which takes as much again. What is too much for the memory of who writes it goes
    into the log at once; there it stays, and counts for nothing, when the work is given up."""
    with closing(sqlite3.connect(path, isolation_level=None, timeout=PATIENCE)) as database:
        database.execute(f"PRAGMA cache_size = {CACHED}")
        with suppress(sqlite3.Error):  # a full disk is for those who write to tell of
            database.execute("BEGIN IMMEDIATE")
            database.execute("CREATE TABLE room (filler)")
            database.execute("INSERT INTO room VALUES (zeroblob(?))", (ROOM,))
            database.execute("ROLLBACK")


def _write_ahead(database: sqlite3.Connection) -> None:
    """For this one switch SQLite does not wait while another server that starts just now holds the file."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            database.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() >= deadline:
                raise
            time.sleep(0.02)


def connect(path: Path) -> sqlite3.Connection:
    """Open the database, which only its owner may read, and bring it to the newest schema."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    database = sqlite3.connect(path, isolation_level=None, timeout=PATIENCE, check_same_thread=False)
    database.create_function("sandtable_now", 0, time.time)
    try:
        _write_ahead(database)
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA foreign_keys = ON")
        in_transaction(database, migrate(MIGRATIONS))
    except BaseException:
        database.close()
        raise
    return database
