"""Killed at any moment, out of disk, brought up from an older schema: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import sandtable
from sandtable.server.schema import MIGRATIONS
from sandtable.server.sqlite import SqliteStorage
from sandtable.server.storage import OutOfOrder, StorageFailed
from sandtable.table.guests import hashed
from sandtable.table.records import Appended, Seating, SeatRecord, StoredTable, TableRecord
from server.crash import Siege
from server.house import House, Message, Visitor
from server.old.record import FRIEND, HOST, SCHEMA_1
from server.served import PATIENCE, Served


def besiege(folder: Path, seed: int, kills: int) -> Siege:
    siege = Siege(folder, seed)
    for _ in range(kills):
        siege.kill_once()
    siege.come_back()
    assert siege.look_at_the_disk() == len(siege.games) + len(siege.ended)
    assert siege.acts >= kills  # the server was killed while games went on
    return siege


def test_a_server_killed_at_any_moment_has_lost_nothing_it_acknowledged(tmp_path: Path) -> None:
    besiege(tmp_path, 1, kills=3)


@pytest.mark.full
def test_a_server_killed_often_has_lost_nothing_it_acknowledged(tmp_path: Path) -> None:
    siege = besiege(tmp_path, 2, kills=25)
    assert siege.caught > 5  # tables were in the midst of an act


def test_on_a_full_disk_acts_are_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        guest = Visitor(served)
        table = guest.makes("duel", "me", "me")
        path = f"/api/tables/{table['table']}"
        with guest.joins(table, 0) as player:
            player.act(0, player.states[0]["legal"][0])
        played = guest.save(table)
        seat, act = mover(guest, path)
        served.let_files_grow_to(0)  # there is room in SQLite's log, so that nothing of it may be written either
        for _ in range(3):
            answer = guest.post(f"{path}/act", {"seat": seat, "act": act})
            assert (answer.status_code, answer.json()) == (503, {"type": "denied", "reason": "storage"})
        assert guest.post("/api/tables", {"title": "blitzkrieg", "seats": ["me", "me"]}).status_code == 503
        with guest.joins(table, seat) as player, pytest.raises(ConnectionClosed) as closed:
            player.ask("act", seat=seat, act=act)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013  # try again later
        assert guest.save(table) == played  # and everything can still be looked at
        served.let_files_grow_to(None)
        assert guest.post(f"{path}/act", {"seat": seat, "act": act}).status_code == 200
        longer = guest.save(table)
        assert len(sandtable.load(longer).entries) > len(sandtable.load(played).entries)
        served.kill()
        assert "Traceback" not in "".join(served.log)
        assert any("storage-failed" in line for line in served.log)
    with Served(tmp_path) as served:
        guest.house = served
        guest.http.base_url = httpx.URL(served.url)
        assert guest.save(table) == longer


def mover(guest: Visitor, path: str) -> tuple[int, str]:
    """Whose turn it is at a hot-seat table, and something they may do."""
    for seat in (0, 1):
        legal = guest.get(f"{path}/view", seat=seat).json()["legal"]
        if legal:
            return seat, legal[0]
    raise AssertionError("nobody is asked")


def test_a_server_that_cannot_write_at_all_says_so_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").mkdir()
    refused = serve_and_fail(tmp_path)
    assert refused.returncode == 2
    assert len(refused.stderr.splitlines()) == 1


def test_what_comes_together_is_written_together_and_fails_alone(tmp_path: Path) -> None:
    async def write() -> None:
        storage = await SqliteStorage.open(tmp_path / "tables.sqlite3")
        names = [f"table-{n}" for n in range(20)]
        await asyncio.gather(*(storage.create_table(stored(name)) for name in names))
        first = Appended(0, ('["entropy",0,"x"]',), None, (0,), 1.0)
        wrong = Appended(7, first.lines, None, (0,), 1.0)
        results = await asyncio.gather(
            *(storage.append(name, wrong if name == "table-7" else first) for name in names),
            storage.create_table(stored("table-3")),  # there is one already
            return_exceptions=True,
        )
        assert isinstance(results.pop(), StorageFailed)
        assert isinstance(results.pop(7), OutOfOrder)
        assert results == [None] * 19
        for name in names:
            loaded = await storage.load_table(name)
            assert loaded is not None
            assert len(loaded.lines) == (name != "table-7")
        waiting = asyncio.create_task(storage.append("table-0", Appended(1, first.lines, None, (0,), 2.0)))
        await asyncio.sleep(0)
        waiting.cancel()  # whoever asked has gone; the others are not to suffer for it
        await storage.append("table-1", Appended(1, first.lines, None, (0,), 2.0))
        await storage.close()

    asyncio.run(write())


def stored(id: str) -> StoredTable:
    record = TableRecord(id, "blitzkrieg", "{}", "host", 0.0)
    return StoredTable(record, Seating((SeatRecord(0, "guest", "host", "Ada"),)))


# older and newer schemas


def first_schema(folder: Path) -> None:
    with sqlite3.connect(folder / "tables.sqlite3") as old:
        old.executescript(SCHEMA_1.read_text(encoding="utf-8"))
        assert old.execute("SELECT version FROM schema_version").fetchone() == (1,)


def returning(house: House, guest: str, name: str) -> Visitor:
    """A guest of that time, who has a token."""
    token = "sandtable_of_old"
    with sqlite3.connect(house.settings.database) as database:
        database.execute(
            "INSERT INTO tokens (hash, guest, name, created) VALUES (?, ?, ?, 0)", (hashed(token + guest), guest, name)
        )
    visitor = Visitor(house, token + guest)
    assert visitor.me["guest"] == guest
    return visitor


def test_tables_of_the_first_schema_are_played_on(tmp_path: Path, printed: list[str]) -> None:
    first_schema(tmp_path)
    with House(tmp_path) as house:
        host, friend = returning(house, HOST, "Ada"), returning(house, FRIEND, "Bob")
        listed = {line["table"]: line for line in host.get("/api/tables").json()["tables"]}
        assert set(listed) == {"first-duel", "first-solo", "first-ended"}
        assert listed["first-ended"]["over"]
        duel: Message = {"table": "first-duel"}
        with host.joins(duel, 0) as first, friend.joins(duel, 1) as second:
            first.until(lambda: bool(first.chat))
            assert first.chat[0]["text"] == "till tomorrow"
            mover, seat = (first, 0) if first.states[0]["legal"] else (second, 1)
            mover.act(seat, mover.states[seat]["legal"][0])
        ended = host.save({"table": "first-ended"})
        sandtable.verify(ended)
        assert sandtable.load(ended).outcome is not None
        with host.joins({"table": "first-solo"}, 0) as player:
            player.act(0, player.states[0]["legal"][0])
        assert host.get("/api/tables").json()["tables"][0]["your-turn"]
    with sqlite3.connect(tmp_path / "tables.sqlite3") as new:
        assert new.execute("SELECT version FROM schema_version").fetchone() == (len(MIGRATIONS),)
        assert new.execute("SELECT count(*) FROM tokens WHERE created > 0").fetchone() == (1,)


def serve_and_fail(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "sandtable", "serve", "--port", "0", "--data", str(folder)]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_a_database_of_a_newer_schema_is_refused_in_one_line(tmp_path: Path) -> None:
    first_schema(tmp_path)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as newer:
        newer.execute("UPDATE schema_version SET version = 1000")
        before = list(newer.iterdump())
    refused = serve_and_fail(tmp_path)
    assert refused.returncode == 2
    assert len(refused.stderr.splitlines()) == 1, refused.stderr
    assert "1000" in refused.stderr
    assert "Traceback" not in refused.stderr
    with sqlite3.connect(tmp_path / "tables.sqlite3") as newer:
        assert list(newer.iterdump()) == before
