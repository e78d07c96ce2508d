"""Write down databases in which a server keeps the saves of this version as tables, for later servers to open.

    PYTHONPATH=tests:tests/titles python tests/upgrade/databases.py

Two files beside the saves hold the same: SQL for SQLite, and SQL for PostgreSQL as ``pg_dump`` writes it. Their names
tell the schema; those of older schemas stay beside them.
"""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from server.private_postgres import PrivatePostgres, program

import sandtable
from sandtable.server.postgres import PostgresStorage
from sandtable.server.schema import MIGRATIONS
from sandtable.server.schema import POSTGRES as POSTGRES_MIGRATIONS
from sandtable.server.sqlite import SqliteStorage
from sandtable.server.storage import Storage
from sandtable.table.ledger import header_of, lines_from, outcome_of, picture_of, standing_of, waiting_for
from sandtable.table.records import Seating, SeatRecord, StoredTable, TableRecord
from upgrade.record import FOLDER

HOST = "host-of-that-time"
MADE = 1_800_000_000.0
SQLITE = "schema-{}.sqlite.sql"
POSTGRES = "schema-{}.postgres.sql"


def tables(folder: Path) -> Iterator[StoredTable]:
    """Every save of a folder as a table of its own; the host sits in the first seat, and bots in the others."""
    for path in sorted(folder.glob("*.json")):
        match = sandtable.load(path)
        seats = [SeatRecord(0, "guest", HOST, "Ada")]
        seats += [SeatRecord(seat, "bot", "skilled", "skilled") for seat in range(1, match.setting.seats)]
        record = TableRecord(
            path.stem,
            match.game.ID,
            header_of(match),
            HOST,
            MADE,
            outcome=outcome_of(match),
            waiting=waiting_for(match),
            changed=MADE,
            standing=standing_of(match),
        )
        yield StoredTable(record, Seating(tuple(seats)), lines_from(match, 0), picture=picture_of(match))


async def fill(storage: Storage, folder: Path) -> None:
    for table in tables(folder):
        await storage.create_table(table)
        await storage.say(table.record.id, 0, "Ada", "till tomorrow", MADE)
    await storage.close()


async def record_sqlite(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place:
        path = Path(place, "tables.sqlite3")
        await fill(await SqliteStorage.open(path), folder)
        with sqlite3.connect(path) as database:
            (folder / SQLITE.format(len(MIGRATIONS))).write_text(
                "\n".join(database.iterdump()) + "\n", encoding="utf-8"
            )


async def record_postgres(folder: Path) -> None:
    server = PrivatePostgres()
    try:
        url = server.new_database()
        await fill(await PostgresStorage.open(url), folder)
        options = ["--inserts", "--no-owner", "--no-privileges", "--no-comments"]
        dump = subprocess.run([program("pg_dump"), *options, url], check=True, capture_output=True, text=True).stdout
    finally:
        server.stop()
    said = [line for line in dump.splitlines() if line and not line.startswith(("--", "\\", "SET ", "SELECT "))]
    (folder / POSTGRES.format(len(POSTGRES_MIGRATIONS))).write_text("\n".join(said) + "\n", encoding="utf-8")


async def main() -> None:
    folder = FOLDER / sandtable.__version__
    await record_sqlite(folder)
    await record_postgres(folder)


if __name__ == "__main__":
    asyncio.run(main())
