"""What was acknowledged is there after a stop, a kill, a failure of the disk and a change of the schema."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import sandtable
from sandtable.server.schema import MIGRATIONS, TooNew, migrate
from sandtable.server.serve import UnusableFolder, prepare
from sandtable.server.settings import Settings
from sandtable.server.sqlite import connect, in_transaction
from server.house import Addressed, House, Message, Visitor, browser, play_at_random
from server.served import Served


def come_back(visitor: Visitor, house: Addressed) -> Visitor:
    """The same guest, with the same cookie, at the server that was started again."""
    again = Visitor.__new__(Visitor)
    again.house = house
    again.http = browser(house, cookies=visitor.http.cookies)
    again.me = again.http.get("/api/me").json()
    assert again.me["guest"] == visitor.me["guest"]
    return again


def test_a_game_goes_on_after_a_restart(tmp_path: Path, printed: list[str]) -> None:
    rng = random.Random(3)
    with House(tmp_path) as house:
        host, friend = house.visitor("Ada"), house.visitor("Bob")
        table = host.makes("duel", "me", "open", options={"bonus": "exact"})
        friend.sits(table, 1)
        first, second = host.joins(table, 0), friend.joins(table, 1)
        play_at_random({0: first, 1: second}, rng, most=8)
        first.ask("chat", text="till tomorrow")
        lines = {0: first.lines[0], 1: second.lines[1]}
    with pytest.raises(ConnectionClosed):
        first.until(lambda: False)
    with House(tmp_path) as house:
        host, friend = come_back(host, house), come_back(friend, house)
        with (
            host.joins(table, 0, since=len(lines[0])) as first,
            friend.joins(table, 1, since=len(lines[1])) as second,
        ):
            assert first.lines[0] == []
            first.until(lambda: bool(first.chat))
            play_at_random({0: first, 1: second}, rng)
            match = sandtable.load(host.save(table))
            assert lines[0] + first.lines[0] == match.log(0)
            assert lines[1] + second.lines[1] == match.log(1)
            assert match.setting.options["bonus"] == "exact"


def test_the_same_act_can_be_played_after_the_disk_failed(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path) as house:
        guest = house.visitor()
        table = guest.makes("solo", "me")
        player = guest.joins(table, 0)
        before = player.states[0]
        act = before["legal"][0]
        with sqlite3.connect(house.settings.database) as database:
            database.execute("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'disk full'); END")
        with pytest.raises(ConnectionClosed) as closed:
            player.ask("act", seat=0, act=act)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        assert all(frame == player.frames[0] or '"done"' not in frame for frame in player.frames)
        answer = guest.post(f"/api/tables/{table['table']}/act", {"seat": 0, "act": act})
        assert (answer.status_code, answer.json()) == (503, {"type": "denied", "reason": "storage"})
        with guest.joins(table, 0) as again:
            assert again.states[0] == before
            with sqlite3.connect(house.settings.database) as database:
                database.execute("DROP TRIGGER full")
            again.act(0, act)
            sandtable.verify(guest.save(table))


def test_two_servers_cannot_write_different_logs(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path) as house, House(tmp_path) as other:
        guest = house.visitor()
        table = guest.makes("duel", "me", "me")
        path = f"/api/tables/{table['table']}"
        there = come_back(guest, other)
        legal = there.get(f"{path}/view", seat=0).json()["legal"]
        assert there.post(f"{path}/act", {"seat": 0, "act": legal[0]}).status_code == 200
        late = guest.post(f"{path}/act", {"seat": 0, "act": legal[0]})  # which is tried again on what is true by now
        assert (late.status_code, late.json()["type"]) == (409, "refused")  # whoever is on turn, the space is taken
        assert guest.save(table) == there.save(table)


def test_a_killed_server_has_lost_nothing_it_acknowledged(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        guest = Visitor(served)
        path = f"/api/tables/{guest.makes('solo', 'me')['table']}"
        seen = play_some(guest, path)
        served.kill()
    with Served(tmp_path) as served:
        guest.http.base_url = httpx.URL(served.url)
        assert guest.get(f"{path}/view", seat=0).json() == seen
        seen = play_some(guest, path)
        assert served.stop() == 0
    assert "Traceback" not in "".join(served.log)
    assert '"event": "stopped"' in served.log[-1]
    with Served(tmp_path) as served:
        guest.http.base_url = httpx.URL(served.url)
        assert guest.get(f"{path}/view", seat=0).json() == seen


def play_some(guest: Visitor, path: str) -> Message:
    seen: Message = guest.get(f"{path}/view", seat=0).json()
    for _ in range(4):
        if seen["over"]:
            break
        assert guest.post(f"{path}/act", {"seat": 0, "act": seen["legal"][0]}).status_code == 200
        seen = guest.get(f"{path}/view", seat=0).json()
    return seen


def test_a_database_of_the_first_schema_is_migrated(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path) as house:
        guest = house.visitor()
        table = guest.makes("solo", "me")
        with guest.joins(table, 0) as player:
            player.act(0, player.states[0]["legal"][0])
        save = guest.save(table)
        database = house.settings.database
    with sqlite3.connect(database) as new:
        rows = {
            name: new.execute(f"SELECT * FROM {name}").fetchall() for name in ("tables", "entries", "seats", "chat")
        }
    for file in tmp_path.glob("tables.sqlite3*"):
        file.unlink()
    old = sqlite3.connect(database, isolation_level=None)
    in_transaction(old, migrate(MIGRATIONS[:1]))
    columns = len(old.execute("PRAGMA table_info(tables)").fetchall())
    rows["tables"] = [row[:columns] for row in rows["tables"]]
    for name, kept in rows.items():
        for row in kept:
            old.execute(f"INSERT INTO {name} VALUES ({', '.join('?' * len(row))})", row)
    old.close()
    with House(tmp_path) as house:
        guest = come_back(guest, house)
        assert guest.save(table) == save
        with guest.joins(table, 0) as player:
            player.act(0, player.states[0]["legal"][0])
        assert guest.get("/api/tables").json()["tables"][0]["your-turn"]
    with sqlite3.connect(database) as new:
        assert new.execute("SELECT version FROM schema_version").fetchone() == (len(MIGRATIONS),)


def test_a_database_of_a_newer_schema_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    connect(path).close()
    with sqlite3.connect(path) as database:
        database.execute("UPDATE schema_version SET version = 1000")
    with pytest.raises(TooNew):
        connect(path)
    with pytest.raises(UnusableFolder, match="1000"):
        prepare(Settings(tmp_path))


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    path.write_text("Dear diary, " * 1000)
    with pytest.raises(UnusableFolder, match="not a database"):
        prepare(Settings(tmp_path))
    assert path.read_text().startswith("Dear diary")
