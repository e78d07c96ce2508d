"""Storage in one SQLite file: write-ahead log, full synchronisation, one thread of its own."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from sandtable.server.schema import migrate
from sandtable.server.storage import (
    Appended,
    ChatRecord,
    OutOfOrder,
    SeatRecord,
    StorageFailed,
    StoredTable,
    TableRecord,
)

T = TypeVar("T")
Work: TypeAlias = Callable[[sqlite3.Connection], object]

LISTED: Final = 200  # tables of one guest
CHAT_KEPT: Final = 200  # lines a table starts with after it was loaded
TABLE_COLUMNS: Final = "id, title, header, host, created, spectators, imported, outcome, waiting, changed"
SEAT_COLUMNS: Final = "seat, kind, who, name, key_hash"


class SqliteStorage:
    """``await SqliteStorage.open(path)``. The event loop never waits for the disk: one thread does, in order.

    What comes while the disk is busy is written together in the next transaction, so that many tables at once cost
    few synchronisations. Each piece of work stands for itself: one that fails leaves the others as they are.
    """

    def __init__(self, database: sqlite3.Connection, thread: ThreadPoolExecutor) -> None:
        self._database: Final = database
        self._thread: Final = thread
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self._writing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path) -> SqliteStorage:
        thread = ThreadPoolExecutor(1, thread_name_prefix="storage")
        database = await asyncio.get_running_loop().run_in_executor(thread, connect, path)
        return cls(database, thread)

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        await asyncio.get_running_loop().run_in_executor(self._thread, self._database.close)
        self._thread.shutdown()

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return await done

    async def _write(self) -> None:
        """Carry out all that waits, one transaction after another."""
        while self._waiting:
            batch, self._waiting = self._waiting, []
            works = [work for work, _ in batch]
            results = await asyncio.get_running_loop().run_in_executor(self._thread, self._in_one_transaction, works)
            for (_, done), result in zip(batch, results, strict=True):
                if done.cancelled():
                    continue
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)
        self._writing = None

    def _in_one_transaction(self, works: list[Work]) -> list[object]:
        """What each piece of work gave, or the exception it ended with; all of it durable, or none of it done."""
        database = self._database
        try:
            database.execute("BEGIN IMMEDIATE")
            try:
                results = [self._alone(work) for work in works]
                database.execute("COMMIT")
            except BaseException:
                if database.in_transaction:
                    database.execute("ROLLBACK")
                raise
        except Exception as error:
            return [_told(error)] * len(works)
        return results

    def _alone(self, work: Work) -> object:
        """Do one piece of work within the transaction; raises only what spoils the whole transaction."""
        database = self._database
        database.execute("SAVEPOINT alone")
        try:
            result = work(database)
        except Exception as error:
            if not database.in_transaction:  # a full disk may end it
                raise
            database.execute("ROLLBACK TO alone")
            result = _told(error)
        database.execute("RELEASE alone")
        return result

    # tables

    async def create_table(self, table: StoredTable) -> None:
        def work(database: sqlite3.Connection) -> None:
            record = table.record
            database.execute(
                f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    *(record.id, record.title, record.header, record.host, record.created, record.spectators),
                    *(record.imported, record.outcome, json.dumps(record.waiting), record.changed),
                ),
            )
            for seat in table.seats:
                database.execute(
                    f"INSERT INTO seats (table_id, {SEAT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)",
                    (record.id, seat.seat, seat.kind, seat.who, seat.name, seat.key_hash),
                )
            _write_lines(database, record.id, 0, table.lines)

        await self._do(work)

    async def load_table(self, table: str) -> StoredTable | None:
        def work(database: sqlite3.Connection) -> StoredTable | None:
            row = database.execute(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", (table,)).fetchone()
            if row is None:
                return None
            lines = database.execute("SELECT line FROM entries WHERE table_id = ? ORDER BY n", (table,)).fetchall()
            chat = database.execute(
                "SELECT n, seat, name, text, said FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT ?",
                (table, CHAT_KEPT),
            ).fetchall()
            return StoredTable(
                _table(row),
                _seats(database, table),
                tuple(line for (line,) in lines),
                tuple(ChatRecord(*said) for said in reversed(chat)),
            )

        return await self._do(work)

    async def tables_of(self, guest: str) -> list[StoredTable]:
        def work(database: sqlite3.Connection) -> list[StoredTable]:
            rows = database.execute(
                f"SELECT {TABLE_COLUMNS} FROM tables WHERE host = ?1 OR id IN (SELECT table_id FROM seats"
                " WHERE who = ?1 AND kind = 'guest') ORDER BY changed DESC, id LIMIT ?2",
                (guest, LISTED),
            ).fetchall()
            return [StoredTable(_table(row), _seats(database, row[0])) for row in rows]

        return await self._do(work)

    async def append(self, table: str, entries: Appended) -> None:
        def work(database: sqlite3.Connection) -> None:
            (length,) = database.execute(
                "SELECT coalesce(max(n) + 1, 0) FROM entries WHERE table_id = ?", (table,)
            ).fetchone()
            if length != entries.first:
                raise OutOfOrder(f"{length} entries, not {entries.first}")
            _write_lines(database, table, entries.first, entries.lines)
            database.execute(
                "UPDATE tables SET outcome = ?, waiting = ?, changed = ? WHERE id = ?",
                (entries.outcome, json.dumps(entries.waiting), entries.changed, table),
            )

        await self._do(work)

    async def take_seat(self, table: str, seat: SeatRecord) -> bool:
        def work(database: sqlite3.Connection) -> bool:
            changed = database.execute(
                "UPDATE seats SET kind = ?, who = ?, name = ? WHERE table_id = ? AND seat = ? AND kind = 'open'",
                (seat.kind, seat.who, seat.name, table, seat.seat),
            )
            return changed.rowcount == 1

        return await self._do(work)

    async def say(self, table: str, line: ChatRecord) -> None:
        await self._do(
            lambda database: database.execute(
                "INSERT INTO chat (table_id, n, seat, name, text, said) VALUES (?, ?, ?, ?, ?, ?)",
                (table, line.n, line.seat, line.name, line.text, line.said),
            )
        )

    # tokens

    async def add_token(self, hash: str, guest: str, name: str, created: float) -> None:
        await self._do(
            lambda database: database.execute("INSERT INTO tokens VALUES (?, ?, ?, ?)", (hash, guest, name, created))
        )

    async def token_owner(self, hash: str) -> tuple[str, str] | None:
        def work(database: sqlite3.Connection) -> tuple[str, str] | None:
            row = database.execute("SELECT guest, name FROM tokens WHERE hash = ?", (hash,)).fetchone()
            return None if row is None else (row[0], row[1])

        return await self._do(work)

    async def revoke_tokens(self, guest: str) -> None:
        await self._do(lambda database: database.execute("DELETE FROM tokens WHERE guest = ?", (guest,)))


def connect(path: Path) -> sqlite3.Connection:
    """Open the database, which only its owner may read, and bring it to the newest schema."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    database = sqlite3.connect(path, isolation_level=None, timeout=5.0, check_same_thread=False)
    try:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA foreign_keys = ON")
        migrate(database)
    except BaseException:
        database.close()
        raise
    return database


def _told(error: Exception) -> Exception:
    """What is said of an error outside this room."""
    return StorageFailed(str(error)) if isinstance(error, sqlite3.Error) else error


def _table(row: tuple[object, ...]) -> TableRecord:
    id, title, header, host, created, spectators, imported, outcome, waiting, changed = row
    return TableRecord(
        str(id),
        str(title),
        str(header),
        str(host),
        float(str(created)),
        spectators if isinstance(spectators, int) else None,
        bool(imported),
        outcome if isinstance(outcome, str) else None,
        tuple(json.loads(str(waiting))),
        float(str(changed)),
    )


def _seats(database: sqlite3.Connection, table: str) -> tuple[SeatRecord, ...]:
    rows = database.execute(f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat", (table,))
    return tuple(SeatRecord(*row) for row in rows)


def _write_lines(database: sqlite3.Connection, table: str, first: int, lines: tuple[str, ...]) -> None:
    numbered = [(table, first + n, line) for n, line in enumerate(lines)]
    database.executemany("INSERT INTO entries (table_id, n, line) VALUES (?, ?, ?)", numbered)
