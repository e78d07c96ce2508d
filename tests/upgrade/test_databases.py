"""Databases of earlier versions are opened by today's server, and every table in them is played on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import psycopg
import pytest
from server.conftest import postgres, private_postgres

from sandtable.server.ledger import played_again
from sandtable.server.postgres import PostgresStorage
from sandtable.server.sqlite import SqliteStorage
from sandtable.server.storage import Storage
from upgrade.databases import HOST, POSTGRES, SQLITE
from upgrade.record import FOLDER

__all__ = ["postgres", "private_postgres"]

VERSIONS = sorted(path for path in FOLDER.iterdir() if (path / SQLITE).exists())


async def check(storage: Storage, version: Path) -> None:
    """The tables are saves of that version. Of Global War there are none: its chapters were still being written."""
    saves = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in version.glob("*.json")}
    listed = {table.record.id for table in await storage.tables_of(HOST)}
    assert listed == {id for id in saves if not id.startswith("globalwar")}
    for id in listed:
        stored = await storage.load_table(id)
        assert stored is not None
        assert [line.text for line in stored.chat] == ["till tomorrow"]
        assert json.loads((await played_again(stored)).save()) == saves[id]
    await storage.close()


@pytest.mark.parametrize("version", VERSIONS, ids=lambda path: path.name)
def test_a_folder_of_an_earlier_version_opens(version: Path, tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "tables.sqlite3"
        with sqlite3.connect(path) as old:
            old.executescript((version / SQLITE).read_text(encoding="utf-8"))
        await check(await SqliteStorage.open(path), version)

    asyncio.run(story())


@pytest.mark.parametrize("version", VERSIONS, ids=lambda path: path.name)
def test_a_database_of_an_earlier_version_opens(version: Path, postgres: str) -> None:
    async def story() -> None:
        with psycopg.connect(postgres, autocommit=True) as old:
            old.execute((version / POSTGRES).read_bytes())
        await check(await PostgresStorage.open(postgres), version)

    asyncio.run(story())
