"""Storage in one SQLite file: write-ahead log, full synchronisation, one thread of its own."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from sandtable.server.identity import secret_in
from sandtable.server.schema import MIGRATIONS, migrate
from sandtable.server.statements import Ask, ForEach, Row, SqlStorage, Work
from sandtable.server.storage import StorageFailed

T = TypeVar("T")


class SqliteStorage(SqlStorage):
    """``await SqliteStorage.open(path)``. The event loop never waits for the disk: one thread does, in order."""

    def __init__(self, path: Path, database: sqlite3.Connection, thread: ThreadPoolExecutor) -> None:
        self._path: Final = path
        self._database: Final = database
        self._thread: Final = thread

    @classmethod
    async def open(cls, path: Path) -> SqliteStorage:
        thread = ThreadPoolExecutor(1, thread_name_prefix="storage")
        database = await asyncio.get_running_loop().run_in_executor(thread, connect, path)
        return cls(path, database, thread)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._database.close)
        self._thread.shutdown()

    def watch(self, changed: Callable[[str | None], None]) -> None:
        """One server has the file to itself, so nobody else changes it."""

    async def secret(self) -> bytes:
        """In a file beside the database."""
        return secret_in(self._path.parent)

    async def _do(self, work: Work[T], about: str | None = None) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._carried_out, work)

    def _carried_out(self, work: Work[T]) -> T:
        try:
            return in_transaction(self._database, work)
        except sqlite3.Error as error:
            raise StorageFailed(str(error)) from error


def in_transaction(database: sqlite3.Connection, work: Work[T]) -> T:
    """All of the work or nothing of it."""
    database.execute("BEGIN IMMEDIATE")
    try:
        rows: list[Row] | None = None
        while True:
            try:
                asked = next(work) if rows is None else work.send(rows)
            except StopIteration as done:
                database.execute("COMMIT")
                result: T = done.value
                return result
            rows = _rows(database, asked)
    except BaseException:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise


def _rows(database: sqlite3.Connection, asked: Ask | ForEach) -> list[Row]:
    if isinstance(asked, ForEach):
        database.executemany(asked.sql, asked.rows)
        return []
    return database.execute(asked.sql, asked.values).fetchall()


def connect(path: Path) -> sqlite3.Connection:
    """Open the database, which only its owner may read, and bring it to the newest schema."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    database = sqlite3.connect(path, isolation_level=None, timeout=5.0, check_same_thread=False)
    try:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA foreign_keys = ON")
        in_transaction(database, migrate(MIGRATIONS))
    except BaseException:
        database.close()
        raise
    return database
