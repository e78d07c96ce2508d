"""`sandtable admin`: backups under play, restoring, proving, moving between databases, people taken out and erased."""

from __future__ import annotations

import json
import random
import sqlite3
import stat
import threading
from pathlib import Path

import psycopg
import pytest
from cli.terminal import fault, run
from click.testing import Result

from sandtable.server.identity import COOKIE
from sandtable.server.lock import locked
from sandtable.server.settings import Settings
from server.house import PATIENCE, House, Message, Visitor, play_at_random
from server.people import device, makes_account, visitor
from server.private_postgres import PrivatePostgres
from server.test_accounts import everything, home
from server.test_ratings import person
from server.test_restart import come_back

__all__ = ["home"]


def where(kept: House | Settings) -> list[str]:
    settings = kept if isinstance(kept, Settings) else kept.settings
    if settings.postgres is None:
        return ["--data", str(settings.data_folder)]
    return ["--database", settings.postgres]


def changed(house: House, sql: str) -> None:
    """Somebody has laid hands on the database."""
    if house.settings.postgres is None:
        with sqlite3.connect(house.settings.database) as database:
            database.execute(sql)
    else:
        with psycopg.connect(house.settings.postgres) as connection:
            connection.execute(sql.encode())


def told(result: Result) -> str:
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.fixture
def elsewhere(home: House, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """A database of the other kind with nothing in it, and no server yet."""
    server: PrivatePostgres | None = None
    if home.settings.postgres is None:
        server = request.getfixturevalue("private_postgres")
    return Settings(tmp_path_factory.mktemp("elsewhere"), None if server is None else server.new_database())


def some_tables(house: House, count: int = 3) -> tuple[Visitor, dict[str, str]]:
    """A guest who plays at tables, one of them to the end; and all saves."""
    guest = house.visitor("Ada")
    made = [guest.makes("duel", "me", "me") for _ in range(count)]
    for n, table in enumerate(made):
        with guest.joins(table, 0, 1) as playing:
            play_at_random({0: playing, 1: playing}, random.Random(n), 10_000 if n == 0 else 4)
            playing.ask("chat", text="good morning")
    return guest, {table["table"]: guest.save(table) for table in made}


def saves(guest: Visitor, house: House, tables: dict[str, str]) -> dict[str, str]:
    here = come_back(guest, house)
    return {table: here.save({"table": table}) for table in tables}


# backup and restore


def test_a_backup_is_taken_under_play_restored_elsewhere_and_proven(
    home: House, elsewhere: Settings, tmp_path: Path
) -> None:
    guest, kept = some_tables(home)
    busy = guest.makes("duel", "me", "me")
    stop, playing = threading.Event(), threading.Event()

    def play_on() -> None:
        with guest.joins(busy, 0, 1) as joined:
            while not stop.is_set() and play_at_random({0: joined, 1: joined}, random.Random(1), 1):
                playing.set()
        playing.set()

    player = threading.Thread(target=play_on)
    player.start()
    try:
        assert playing.wait(PATIENCE)
        file = tmp_path / "backup.sqlite3"
        acknowledged = lines_at(home, busy["table"])
        assert "everything is in it" in told(run("admin", "backup", file, *where(home)))
    finally:
        stop.set()
        player.join()
    taken = [line for table, _, line in sorted(rows(file, "entries")) if table == busy["table"]]
    assert taken == lines_at(home, busy["table"])[: len(taken)]
    assert len(taken) >= len(acknowledged) > 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(tmp_path.glob("backup.sqlite3-*")) == list(tmp_path.glob(".sandtable-*")) == []
    found = json.loads(told(run("admin", "verify", file, "--json")))
    assert (found["tables"], found["wrong"]) == (4, [])
    assert found["entries"] > 50
    told(run("admin", "restore", file, *where(elsewhere)))
    with House(elsewhere.data_folder, postgres=elsewhere.postgres) as restored:
        signed = restored.visitor()
        assert signed.get("/api/tables").json()["tables"] == []
        assert json.loads(told(run("admin", "verify", "--json", *where(restored))))["tables"] == 4
        assert contents(restored) == contents_of_file(file)
    assert {id for id, *_ in rows(file, "tables")} == {*kept, busy["table"]}


def lines_at(house: House, table: str) -> list[str]:
    """The log of a table as it is in the database now."""
    sql = f"SELECT line FROM entries WHERE table_id = '{table}' ORDER BY n"
    if house.settings.postgres is None:
        with sqlite3.connect(house.settings.database) as database:
            return [str(line) for (line,) in database.execute(sql)]
    with psycopg.connect(house.settings.postgres) as connection:
        return [str(line) for (line,) in connection.execute(sql.encode())]


def rows(file: Path, name: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(file) as database:
        return database.execute(f"SELECT * FROM {name}").fetchall()


def contents_of_file(file: Path) -> list[str]:
    return sorted(str(row[:3]) for row in rows(file, "entries"))


def contents(house: House) -> list[str]:
    if house.settings.postgres is None:
        return contents_of_file(house.settings.database)
    with psycopg.connect(house.settings.postgres) as connection:
        return sorted(str(row) for row in connection.execute("SELECT table_id, n, line FROM entries").fetchall())


def test_nothing_in_a_backup_makes_a_cookie_or_opens_a_link(home: House, tmp_path: Path) -> None:
    ada = visitor(home, "Ada")
    ada.makes("duel", "me", "me")
    makes_account(ada, device(home))
    asked = "INSERT INTO jobs (kind, asked_by, task, budget, attempts, turn, state, attempt, until, progress, cancel)"
    letter = f"{asked} VALUES ('nothing', 'a', 'a link that signs in', 1, 1, 1, 'waiting', 0, 0, 0, 0)"
    changed(home, letter)
    if home.settings.postgres is None:
        secrets = (home.settings.data_folder / "secret").read_text().split()
    else:
        with psycopg.connect(home.settings.postgres) as connection:
            secrets = [str(secret) for (secret,) in connection.execute("SELECT secret FROM signing_keys")]
    assert secrets
    file = tmp_path / "backup.sqlite3"
    told(run("admin", "backup", file, *where(home)))
    assert rows(file, "people")
    assert rows(file, "jobs") == []
    whole = file.read_bytes()
    for secret in (*secrets, "a link that signs in", ada.http.cookies[COOKIE].split(".")[0]):
        assert secret.encode() not in whole


def test_clocks_stand_still_between_a_backup_and_its_restoring(home: House, tmp_path: Path) -> None:
    guest = home.visitor("Ada")
    guest.makes("duel", "me", "me", clock={"kind": "live", "minutes": 10})
    file = tmp_path / "backup.sqlite3"
    told(run("admin", "backup", file, *where(home)))
    ((_, seen),) = rows(file, "alive")
    with sqlite3.connect(file) as database:
        assert isinstance(seen, float)
        database.execute("UPDATE alive SET seen = ?", (seen - 5_000.0,))  # some time ago
    told(run("admin", "restore", file, "--data", tmp_path / "restored"))
    with House(tmp_path / "restored"):
        pass
    down, up = rows(tmp_path / "restored" / "tables.sqlite3", "outages")[-1]
    assert isinstance(down, float)
    assert isinstance(up, float)
    assert down == seen - 5_000.0
    assert up >= seen


def test_a_backup_of_the_first_schema_is_restored_as_one_of_the_newest(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    old = Path(__file__).parent / "old" / "schema-1.sql"
    with sqlite3.connect(file) as database:
        database.executescript(old.read_text(encoding="utf-8"))
    told(run("admin", "restore", file, "--data", tmp_path / "new"))
    found = json.loads(told(run("admin", "verify", "--json", "--data", tmp_path / "new")))
    assert found["tables"] > 0
    assert found["wrong"] == []


def test_what_stands_in_the_way_is_one_line_and_nothing_is_changed(house: House, tmp_path: Path) -> None:
    guest = house.visitor("Ada")
    guest.makes("solo", "me")
    here, data = where(house), house.settings.data_folder
    file, other = tmp_path / "backup.sqlite3", tmp_path / "other"
    told(run("admin", "backup", file, *here))
    before = file.read_bytes()
    assert str(file) in fault(run("admin", "backup", file, *here))
    assert file.read_bytes() == before
    with locked(data):  # as `sandtable serve` does
        assert fault(run("admin", "move", other, *here)).startswith("Another server")
        assert fault(run("admin", "restore", file, *here)).startswith("Another server")
    assert "tables.sqlite3" in fault(run("admin", "restore", file, *here))
    assert "nowhere" in fault(run("admin", "backup", tmp_path / "nowhere" / "b", *here))
    assert "nowhere" in fault(run("admin", "restore", tmp_path / "nowhere", "--data", other))
    diary = tmp_path / "diary"
    diary.write_text("Dear diary, " * 1000)
    assert "diary" in fault(run("admin", "restore", diary, "--data", other))
    assert "diary" in fault(run("admin", "verify", diary))
    broken = tmp_path / "broken.sqlite3"
    broken.write_bytes(before[: len(before) // 2])
    fault(run("admin", "restore", broken, "--data", other))
    assert not (other / "tables.sqlite3").exists()
    fault(run("admin", "backup", tmp_path / "none", "--data", other))
    fault(run("admin", "backup", tmp_path / "none", "--database", "postgresql://nobody@127.0.0.1:1/none"))
    assert "secret-word" not in fault(run("admin", "backup", tmp_path / "none", "--database", "x secret-word"))
    for word in ("cs", "pl"):
        assert fault(run("admin", "backup", file, *here, "--lang", word)) != fault(run("admin", "backup", file, *here))
    assert guest.get("/api/tables").json()["tables"]


# verify


def test_everything_that_is_wrong_is_told_and_the_rest_is_looked_at(home: House) -> None:
    _, kept = some_tables(home, 5)
    over, edited, holed, listed, fine = kept
    for sql in (
        f"UPDATE tables SET outcome = NULL WHERE id = '{over}'",
        f"UPDATE entries SET line = '[0,\"stop\"]' WHERE table_id = '{edited}' AND n = 3",
        f"DELETE FROM entries WHERE table_id = '{holed}' AND n = 2",
        f"UPDATE tables SET waiting = '[7]' WHERE id = '{listed}'",
    ):
        changed(home, sql)
    result = run("admin", "verify", *where(home))
    assert result.exit_code == 1
    assert {line.split(":")[0] for line in result.stderr.splitlines()} == {over, edited, holed, listed}
    assert "5 tables" in result.stdout
    assert "4 things are wrong" in result.stdout
    as_data = json.loads(run("admin", "verify", "--json", *where(home)).stdout)
    assert {one["table"] for one in as_data["wrong"]} == {over, edited, holed, listed}
    assert "Traceback" not in result.output
    assert fine not in result.stderr


# moving


def test_there_and_back_again_gives_equal_saves(tmp_path: Path, postgres: str, printed: list[str]) -> None:
    with House(tmp_path / "a") as first:
        guest, kept = some_tables(first)
        person(first, "Bob")
        before = everything_sorted(first)
    told(run("admin", "move", postgres, "--data", tmp_path / "a"))
    with House(tmp_path / "unused", postgres=postgres) as second:
        assert saves(guest, second, kept) == kept  # with the same cookie
        assert fault(run("admin", "move", tmp_path / "b", "--database", postgres)).startswith("A server runs")
    wait_until_quiet(postgres)
    told(run("admin", "move", tmp_path / "b", "--database", postgres))
    assert "empty" in fault(run("admin", "move", postgres, "--data", tmp_path / "a"))
    assert str(tmp_path / "b") in fault(run("admin", "move", tmp_path / "b", "--data", tmp_path / "a"))
    with House(tmp_path / "b") as third:
        assert saves(guest, third, kept) == kept
        after = everything_sorted(third)
        assert guest.me["guest"] == come_back(guest, third).me["guest"]
        assert third.visitor("Eve").makes("solo", "me")
    assert after == before


def wait_until_quiet(url: str) -> None:
    """As if some time had passed since the last server stopped."""
    with psycopg.connect(url) as connection:
        connection.execute("UPDATE alive SET seen = seen - 60")


def everything_sorted(house: House) -> list[str]:
    """All rows but those that a server writes of itself."""
    own = ('"alive"', '"outages"', '"push_key"', '"jobs"', '"sqlite_sequence"')
    return sorted(
        line
        for line in everything(house).splitlines()
        if line.startswith("INSERT INTO") and not line.startswith(tuple(f"INSERT INTO {name}" for name in own))
    )


def test_jobs_that_wait_move_along_and_are_counted_on(tmp_path: Path, postgres: str) -> None:
    with House(tmp_path) as house:
        house.visitor("Ada")
    asked = "INSERT INTO jobs (kind, asked_by, task, budget, attempts, turn, state, attempt, until, progress, cancel)"
    row = "VALUES ('letter', 'a', 'dear Ada', 1, 1, 1, 'waiting', 0, 0, 0, 0)"
    with sqlite3.connect(house.settings.database) as database:
        for _ in range(3):
            database.execute(f"{asked} {row}")
        database.execute("DELETE FROM jobs WHERE n < 3")
    told(run("admin", "move", postgres, "--data", tmp_path))
    with psycopg.connect(postgres) as connection:
        assert connection.execute("SELECT n, task FROM jobs").fetchall() == [(3, "dear Ada")]
        assert connection.execute(f"{asked} {row} RETURNING n".encode()).fetchall() == [(4,)]


# people


def test_somebody_is_taken_out_and_erased_by_whoever_runs_the_server(home: House, tmp_path: Path) -> None:
    # no ids, which are letters by chance, have such names in them
    ada, bob, cid = person(home, "Adelheid Lovelace"), person(home, "Bob"), person(home, "Cid")
    shared, alone = ada.makes("duel", "me", "open"), ada.makes("solo", "me")
    bob.sits(shared, 1)
    with ada.joins(shared, 0) as playing, bob.joins(shared, 1) as other:
        playing.ask("chat", text="words of mine")
        other.ask("chat", text="words of Bob")
        ada.post("/api/people/report", {"table": shared["table"], "seat": 1, "what": "other", "words": "he cheats"})
    three = cid.makes("solo", "me")
    ada.post("/api/people/friend", {"name": "Bob"})
    ada.post("/api/tokens", {"name": "robot of hers"})
    ada.post("/api/people/block", {"name": "Cid"})
    exported = json.loads(told(run("admin", "export", "adelheid lovelace", *where(home))))
    assert exported["guest"] == ada.me["guest"]
    assert (exported["blocked"], exported["friends"], exported["orders"]) == (["Cid"], ["Bob"], [])
    assert {one["table"] for one in exported["tables"]} == {shared["table"], alone["table"]}
    file = tmp_path / "ada.json"
    told(run("admin", "export", ada.me["guest"], "--to", file, *where(home)))
    assert {**json.loads(file.read_text()), "told": 0} == {**exported, "told": 0}
    assert str(file) in fault(run("admin", "export", "Bob", "--to", file, *where(home)))
    assert "Nobody" in fault(run("admin", "delete", "Nobody", "--yes", *where(home)))
    if home.settings.postgres is None:
        with locked(home.settings.data_folder):  # as `sandtable serve` does
            assert fault(run("admin", "delete", "Adelheid Lovelace", "--yes", *where(home))).startswith(
                "Another server"
            )
    assert run("admin", "delete", "Adelheid Lovelace", *where(home), typed="n\n").exit_code != 0
    assert ada.me["guest"] in everything(home)
    assert "2 tables" in told(run("admin", "delete", "Adelheid Lovelace", *where(home), typed="y\n"))
    left = everything(home)
    for trace in (
        ada.me["guest"],
        "Adelheid",
        "Lovelace",
        "words of mine",
        "he cheats",
        "robot of hers",
        alone["table"],
    ):
        assert trace not in left, trace
    assert "words of Bob" in left
    assert three["table"] in left


def test_reports_of_others_forget_what_somebody_said_who_left(home: House) -> None:
    ada, bob = person(home, "Ada"), person(home, "Bob")
    table = bob.makes("duel", "me", "open")
    ada.sits(table, 1)
    with ada.joins(table, 1) as one, bob.joins(table, 0) as two:
        one.ask("chat", text="I talk")
        two.ask("chat", text="so do I")
    cid = visitor(home, "Cid")
    for trace in ("I talk", "so do I"):
        assert trace in everything(home)
    # somebody who has sat there reports Bob, with what Ada said
    said = json.dumps(["Ada: I talk", "Bob: so do I", "3: and so on"])
    by, about, at = cid.me["guest"], bob.me["guest"], table["table"]
    changed(
        home,
        "INSERT INTO reports (id, person, other, name, table_id, what, words, said, created, verdict)"
        f" VALUES ('one', '{by}', '{about}', 'Bob', '{at}', 'other', '', '{said}', 1, '')",
    )
    assert ada.post("/api/account/leave", {}).status_code == 200
    left = everything(home)
    assert "I talk" not in left
    assert "Bob: so do I" in left
    assert "3: and so on" in left


def test_a_guest_is_found_by_id(home: House) -> None:
    guest: Message = some_tables(home, 1)[0].me
    exported = json.loads(told(run("admin", "export", *where(home), "--", guest["guest"])))  # it may begin with a dash
    assert (exported["guest"], exported["name"], len(exported["tables"])) == (guest["guest"], "Ada", 1)
    assert "Nobody" in fault(run("admin", "export", "Ada", *where(home)))


# figures


def test_statistics_are_about_nobody(home: House) -> None:
    some_tables(home)
    person(home, "Bob")
    found = json.loads(told(run("admin", "statistics", "--json", *where(home))))
    assert found["tables"] == {"blitzkrieg": {"all": 3, "over": 1, "clock": 0, "rated": 0}}
    assert (found["people"], found["people-new"]["day"], found["guests"]) == (1, 1, 1)
    assert found["tables-played"] == {"day": 3, "week": 3, "month": 3}
    assert found["entries"] > 50
    words = told(run("admin", "statistics", *where(home)))
    assert "tables blitzkrieg all" in words
    assert "Bob" not in words + json.dumps(found)
