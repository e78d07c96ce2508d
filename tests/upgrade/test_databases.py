"""Databases of earlier versions are opened by today's server, and every table in them is played on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import psycopg
import pytest
from server.conftest import postgres, private_postgres

from sandtable.bots import LEVELS
from sandtable.server.ledger import played_again
from sandtable.server.postgres import PostgresStorage
from sandtable.server.sqlite import SqliteStorage
from sandtable.server.storage import Storage
from upgrade.databases import HOST, POSTGRES, SQLITE
from upgrade.record import FOLDER

__all__ = ["postgres", "private_postgres"]


def dumps(name: str) -> list[Path]:
    """The dumps of every version, and of each the older schemas first."""
    return sorted(FOLDER.glob(f"*/{name.format('*')}"), key=lambda path: (path.parent, schema(path)))


def schema(dump: Path) -> int:
    return int(dump.name.split(".")[0].removeprefix("schema-"))


SQLITE_DUMPS = dumps(SQLITE)
POSTGRES_DUMPS = dumps(POSTGRES)


def is_last(dump: Path, others: list[Path]) -> bool:
    return dump == [other for other in others if other.parent == dump.parent][-1]


async def check(storage: Storage, dump: Path, last: bool) -> None:
    """The tables are saves of that version: of every title it could play then, and in its last schema of all."""
    saves = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in dump.parent.glob("*.json")}
    listed = {table.record.id for table in await storage.tables_of(HOST)}
    titles = {saves[id]["title"] for id in listed}
    assert listed == {id for id, save in saves.items() if last or save["title"] in titles}
    for id in listed:
        stored = await storage.load_table(id)
        assert stored is not None
        assert [line.text for line in stored.chat] == ["till tomorrow"]
        assert all(seat.who in LEVELS for seat in stored.seating.seats if seat.kind == "bot")
        assert json.loads((await played_again(stored)).save()) == saves[id]
    await storage.close()


@pytest.mark.parametrize("dump", SQLITE_DUMPS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_folder_of_an_earlier_version_opens(dump: Path, tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "tables.sqlite3"
        with sqlite3.connect(path) as old:
            old.executescript(dump.read_text(encoding="utf-8"))
        await check(await SqliteStorage.open(path), dump, is_last(dump, SQLITE_DUMPS))

    asyncio.run(story())


@pytest.mark.parametrize("dump", POSTGRES_DUMPS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_database_of_an_earlier_version_opens(dump: Path, postgres: str) -> None:
    async def story() -> None:
        with psycopg.connect(postgres, autocommit=True) as old:
            old.execute(dump.read_bytes())
        await check(await PostgresStorage.open(postgres), dump, is_last(dump, POSTGRES_DUMPS))

    asyncio.run(story())
