"""Games that are over and lie still are packed, one row each; nobody who opens, copies or erases them notices."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from cli.terminal import run as command
from upgrade.databases import HOST
from upgrade.test_databases import POSTGRES_DUMPS, SQLITE_DUMPS

from sandtable.server.archive import Archive
from sandtable.server.archive_statements import lines_of, packed, put_away, still, unpacked
from sandtable.server.postgres import PostgresStorage
from sandtable.server.settings import Settings
from sandtable.server.sqlite import SqliteStorage
from sandtable.server.storage import OutOfOrder, Storage, Unopenable
from sandtable.table.records import Seating
from server.house import House, Visitor
from server.test_accounts import everything
from server.test_restart import come_back
from server.test_storage import SEATS, TABLE, Opening, entries, opening, run
from server.test_upkeep import changed, some_tables, told, where
from server.workers import wait_for

__all__ = ["opening"]

AT_ONCE: dict[str, Any] = {"archive_days": -1.0, "archive_every": 0.02}
OVER = replace(TABLE, record=replace(TABLE.record, outcome='{"winner":0}', changed=100.0))


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str | None:
    return request.getfixturevalue("postgres") if request.param == "postgres" else None


@pytest.fixture
def home(url: str | None, tmp_path: Path, printed: list[str]) -> Iterator[House]:
    with House(tmp_path, postgres=url, **AT_ONCE) as running:
        yield running


def asked(house: House, sql: str) -> list[tuple[Any, ...]]:
    if house.settings.postgres is None:
        with sqlite3.connect(house.settings.database) as database:
            return database.execute(sql).fetchall()
    with psycopg.connect(house.settings.postgres) as connection:
        return connection.execute(sql.encode()).fetchall()


def in_rows(house: House) -> set[str]:
    return {str(table) for (table,) in asked(house, "SELECT DISTINCT table_id FROM entries")}


def in_archive(house: House) -> set[str]:
    return {str(table) for (table,) in asked(house, "SELECT table_id FROM archive WHERE packed IS NOT NULL")}


def with_one_packed(house: House) -> tuple[Visitor, dict[str, str], str]:
    """Three games, of which the first is over, and lies in the archive."""
    guest, kept = some_tables(house)
    over = next(iter(kept))
    wait_for(lambda: over in in_archive(house))
    return guest, kept, over


def seen(guest: Visitor, table: str) -> list[object]:
    """All that its player can look at."""
    path = f"/api/tables/{table}"
    found = [guest.get(path), guest.get(f"{path}/view", seat=0), guest.get(f"{path}/view", seat=0, at=7)]
    found += [guest.get(f"{path}/save"), guest.get(f"{path}/report", seat=0, since=0)]
    assert {answer.status_code for answer in found} == {200}
    return [answer.json() for answer in found]


def test_a_game_that_is_over_and_still_is_packed_and_opens_as_before(
    url: str | None, tmp_path: Path, printed: list[str]
) -> None:
    with House(tmp_path, postgres=url, **AT_ONCE) as house:
        guest, kept, over = with_one_packed(house)
        before = {table: seen(guest, table) for table in kept}  # from the memory, as it was played
        assert in_archive(house) == {over}
        assert in_rows(house) == {*kept} - {over}
    with House(tmp_path, postgres=url) as house:
        again = come_back(guest, house)
        listed = again.get("/api/tables").json()["tables"]
        assert {one["table"]: one["over"] for one in listed} == {table: table == over for table in kept}
        assert {table: seen(again, table) for table in kept} == before
        with again.joins({"table": over}, 0) as looking:
            looking.until(lambda: [line["text"] for line in looking.chat] == ["good morning"])
            assert looking.states[0]["over"]
        assert again.post(f"/api/tables/{over}/rematch", {}).status_code == 201


def test_what_was_packed_is_in_backups_exports_and_moves(home: House, tmp_path: Path) -> None:
    guest, kept, over = with_one_packed(home)
    file = tmp_path / "backup.sqlite3"
    told(command("admin", "backup", file, *where(home)))
    found = json.loads(told(command("admin", "verify", file, "--json")))
    assert (found["tables"], found["wrong"]) == (3, [])
    assert found["entries"] == sum(len(json.loads(save)["log"]) for save in kept.values())
    figures = json.loads(told(command("admin", "statistics", "--json", *where(home))))
    assert figures["entries"] + figures["entries-archived"] == found["entries"]
    exported = {one["table"]: one["save"] for one in guest.get("/api/account/export").json()["tables"]}
    assert exported[over] == json.loads(kept[over])
    folder = tmp_path / "restored"
    told(command("admin", "restore", file, "--data", folder))
    with House(folder) as restored:
        ((line,),) = asked(restored, f"SELECT packed FROM archive WHERE table_id = '{over}'")
        assert [json.loads(one) for one in unpacked(line)] == json.loads(kept[over])["log"]
    assert guest.post("/api/account/leave", {}).status_code == 200
    assert in_archive(home) == set()
    assert not [table for table in kept if table in everything(home)]


def test_a_spoiled_archive_is_told_and_the_rest_goes_on(url: str | None, tmp_path: Path) -> None:
    with House(tmp_path, postgres=url, **AT_ONCE) as house:
        guest, kept, over = with_one_packed(house)
    changed(house, f"UPDATE archive SET packed = 'nonsense' WHERE table_id = '{over}'")
    with House(tmp_path, postgres=url) as house:
        again = come_back(guest, house)
        assert again.get(f"/api/tables/{over}").status_code == 503
        assert httpx.get(f"http://{house.address}/api/health").json()["unopened"] == 1
        for table in kept:
            if table != over:
                seen(again, table)
        result = command("admin", "verify", "--json", *where(house))
        assert [one["table"] for one in json.loads(result.stdout)["wrong"]] == [over]


# what storage promises


async def looked(storage: Storage, before: float) -> int:
    """How many tables were looked at."""
    return await Archive(storage, 30.0, 10.0).look(before)


def test_only_what_is_over_and_still_is_packed(opening: Opening) -> None:
    async def story(storage: Storage) -> None:
        await storage.create_table(OVER)
        running = replace(TABLE, record=replace(TABLE.record, id="running", changed=1.0))
        await storage.create_table(running)
        assert await looked(storage, 100.0) == 0  # it has to be older
        assert await looked(storage, 101.0) == 1
        assert await looked(storage, time.time()) == 0  # and is not packed twice
        assert await storage.load_table("one") == OVER
        assert await storage.load_table("one", 1) == replace(OVER, lines=OVER.lines[1:])
        assert await storage.load_table("running") == running

    run(opening, story)


def test_a_game_that_goes_on_after_its_end_has_its_log_in_rows_again(opening: Opening) -> None:
    """As at a real table, where an entry may be put right after the end."""

    async def story(storage: Storage) -> None:
        await storage.create_table(OVER)
        assert await looked(storage, 101.0) == 1
        for wrong in (0, 1, 3):
            with pytest.raises(OutOfOrder):
                await storage.append("one", entries(wrong, "x"))
        assert await storage.load_table("one") == OVER
        await storage.append("one", entries(2, '[2,"c"]', changed=200.0))
        found = await storage.load_table("one")
        assert found is not None
        assert found.lines == (*OVER.lines, '[2,"c"]')
        assert found.record.outcome is None
        assert await looked(storage, 300.0) == 0
        await storage.append("one", entries(3, '[3,"d"]', outcome="{}", changed=201.0))
        assert await looked(storage, 300.0) == 1
        found = await storage.load_table("one", 2)
        assert found is not None
        assert found.lines == ('[2,"c"]', '[3,"d"]')

    run(opening, story)


def test_where_something_happens_after_the_end_it_waits_anew_or_not_at_all(opening: Opening) -> None:
    async def story(storage: Storage) -> None:
        await storage.create_table(OVER)
        await storage.reseat("one", Seating(SEATS, 1), 150.0)  # somebody has left the table
        assert await looked(storage, 150.0) == 1  # and is seen to have
        assert await looked(storage, 150.0) == 0
        assert await storage.do(lines_of("one"), reading=True) == ()
        await storage.append("one", replace(entries(2, '[2,"c"]', changed=160.0), seating=1))  # it goes on
        assert await looked(storage, 1000.0) == 1
        assert await looked(storage, 1000.0) == 0
        assert await storage.do(lines_of("one"), reading=True) == ()
        await storage.append("one", replace(entries(3, '[3,"d"]', outcome="{}", changed=170.0), seating=1))
        assert await looked(storage, 1000.0) == 1
        assert len(await storage.do(lines_of("one"), reading=True)) == 4

    run(opening, story)


def test_a_game_without_a_single_entry_is_in_nobodys_way(opening: Opening) -> None:
    async def story(storage: Storage) -> None:
        await storage.create_table(replace(OVER, lines=()))
        assert [await looked(storage, 101.0) for _ in range(2)] == [1, 0]
        assert await storage.load_table("one") == replace(OVER, lines=())

    run(opening, story)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_games_that_were_over_before_the_upgrade_are_packed_too(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    dumps = SQLITE_DUMPS if kind == "sqlite" else POSTGRES_DUMPS
    dump = [one for one in dumps if "archive" not in one.read_text(encoding="utf-8")][-1]

    async def story() -> None:
        storage: Storage
        if kind == "sqlite":
            with sqlite3.connect(tmp_path / "tables.sqlite3") as old:
                old.executescript(dump.read_text(encoding="utf-8"))
            storage = await SqliteStorage.open(tmp_path / "tables.sqlite3")
        else:
            url = request.getfixturevalue("postgres")
            with psycopg.connect(url, autocommit=True) as connection:
                connection.execute(dump.read_bytes())
            storage = await PostgresStorage.open(url)
        before = {one.record.id: await storage.load_table(one.record.id) for one in await storage.tables_of(HOST)}
        over = {id for id, table in before.items() if table is not None and table.record.outcome is not None}
        assert await looked(storage, time.time() + 1e9) == len(over) > 3
        assert {id for id in before if await storage.do(lines_of(id), reading=True)} == over
        assert {id: await storage.load_table(id) for id in before} == before
        await storage.close()

    asyncio.run(story())


def test_what_changes_while_it_is_packed_stays_in_rows(opening: Opening) -> None:
    async def story(storage: Storage) -> None:
        other = await opening()
        await storage.create_table(OVER)
        found = await storage.do(still("one", 101.0))
        assert found is not None
        text = packed(found.lines)
        await other.append("one", entries(2, '[2,"c"]', outcome="{}", changed=100.5))
        assert not await storage.do(put_away(found, text))
        now = await storage.load_table("one")
        assert now is not None
        assert len(now.lines) == 3
        found = await storage.do(still("one", 101.0))
        assert found is not None
        text = packed(found.lines)
        assert await other.do(put_away(found, text))
        assert not await storage.do(put_away(found, text))  # of two servers one packs it
        await other.close()

    run(opening, story)


def test_lines_come_back_as_they_were() -> None:
    for lines in ((), ("é",), ('["a\\nb"]', "two\nlines", "", '"'), tuple(f"[{n}]" for n in range(5000))):
        assert unpacked(packed(lines)) == lines
    for text in ("", "nonsense", packed(("a",))[:-3], packed(("a",)) + "0"):
        with pytest.raises(Unopenable):
            unpacked(text)


def test_nothing_is_packed_in_the_month_after_its_end(tmp_path: Path) -> None:
    assert Settings(tmp_path).archive_days == 30.0
