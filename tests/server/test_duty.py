"""Which of several servers looks after a table, and what one whose lease is over can still do: nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import httpx
import psycopg
import pytest

from sandtable.server.metrics import of_all
from sandtable.server.postgres import PostgresStorage
from sandtable.server.sqlite import SqliteStorage
from sandtable.server.storage import OffDuty
from server.house import PATIENCE, House
from server.test_logs import closed as hung_up
from server.test_storage import TABLE, entries

NEXT_SEATING = replace(TABLE.seating, version=TABLE.seating.version + 1)
LEASE = 600.0  # seconds, for nothing here depends on how fast the machine is


def ended(url: str, name: str) -> None:
    """A lease has run out, as far as the database can tell."""
    with psycopg.connect(url) as connection:
        connection.execute("UPDATE servers SET until = sandtable_now() - 1 WHERE name = %s", (name,))


def between(url: str, story: Callable[[PostgresStorage, PostgresStorage], Awaitable[None]]) -> None:
    """Two servers on duty, and a table with two entries."""

    async def told() -> None:
        one, two = await PostgresStorage.open(url), await PostgresStorage.open(url)
        await one.create_table(TABLE)
        await one.begin_duty("one", LEASE)
        await two.begin_duty("two", LEASE)
        try:
            await story(one, two)
        finally:
            await one.close()
            await two.close()

    asyncio.run(told())


def test_a_table_is_looked_after_by_one_server_at_a_time(postgres: str) -> None:
    async def story(one: PostgresStorage, two: PostgresStorage) -> None:
        taken = await asyncio.gather(*(server.take_tables(["one"]) for server in (one, two) * 4))
        keeper, other = (one, two) if taken[0] else (two, one)
        assert taken == [["one"] if server is keeper else [] for server in (one, two) * 4]
        with pytest.raises(OffDuty):
            await other.append("one", entries(2, '[0,"c"]'), by_itself=True)
        with pytest.raises(OffDuty):
            await other.reseat("one", NEXT_SEATING, 3.0, by_itself=True)
        await other.append("one", entries(2, '[0,"c"]'))  # what people do is for any server
        await keeper.append("one", entries(3, '[1,"d"]'), by_itself=True)
        assert await other.forsaken(10, ["one"]) == []
        await keeper.let_go("one")
        assert await other.forsaken(10, ["one"]) == ["one"]
        assert await other.take_tables(["one", "nowhere"]) == ["one"]
        with pytest.raises(OffDuty):
            await keeper.append("one", entries(4, '[0,"e"]'), by_itself=True)

    between(postgres, story)


def test_a_server_whose_lease_is_over_writes_nothing_at_any_table(postgres: str) -> None:
    async def story(one: PostgresStorage, two: PostgresStorage) -> None:
        assert await one.take_tables(["one"]) == ["one"]
        ended(postgres, "one")
        for late in (
            one.append("one", entries(2, '[0,"c"]'), by_itself=True),
            one.append("one", entries(2, '[0,"c"]')),
            one.say("one", 0, "Ada", "good morning", 3.0),
            one.reseat("one", NEXT_SEATING, 3.0),
        ):
            with pytest.raises(OffDuty):
                await late
        assert await one.load_table("one") == await two.load_table("one") == TABLE
        assert await one.take_tables(["one"]) == []
        assert not await one.stay_on_duty(LEASE)  # what is over stays over
        assert await two.forsaken(10, []) == ["one"]
        assert await two.take_tables(["one"]) == ["one"]
        await two.append("one", entries(2, '[1,"d"]'), by_itself=True)
        await one.begin_duty("one", LEASE)  # with another number, for which nothing was kept
        with pytest.raises(OffDuty):
            await one.append("one", entries(3, '[0,"e"]'), by_itself=True)
        assert await one.take_tables(["one"]) == []
        await one.append("one", entries(3, '[0,"e"]'))

    between(postgres, story)


def test_who_takes_a_table_over_waits_for_what_is_being_written_there(postgres: str) -> None:
    """So nothing of the one before comes after it, however long its last act was under way."""

    async def story(one: PostgresStorage, two: PostgresStorage) -> None:
        assert await one.take_tables(["one"]) == ["one"]
        with psycopg.connect(postgres) as writing:
            writing.execute("UPDATE tables SET changed = 5 WHERE id = 'one'")
            ended(postgres, "one")
            taking = asyncio.create_task(two.take_tables(["one"]))
            with psycopg.connect(postgres, autocommit=True) as looking:
                waits = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
                while not looking.execute(waits.encode()).fetchall():
                    await asyncio.sleep(0.01)
            assert not taking.done()
            writing.commit()
        assert await taking == ["one"]

    between(postgres, story)


def test_who_comes_after_somebody_dead_has_what_they_had_at_once(postgres: str) -> None:
    """A worker that was replaced: its lease would have lasted."""

    async def story(one: PostgresStorage, two: PostgresStorage) -> None:
        assert await one.take_tables(["one"]) == ["one"]
        assert await two.take_tables(["one"]) == []
        again = await PostgresStorage.open(postgres)
        await again.begin_duty("one", LEASE)
        assert await again.forsaken(10, []) == ["one"]
        assert await again.take_tables(["one"]) == ["one"]
        await again.close()  # which ends its lease
        assert await two.take_tables(["one"]) == ["one"]

    between(postgres, story)


def test_who_was_on_the_line_when_a_lease_ran_out_has_to_come_again(tmp_path: Path, postgres: str) -> None:
    """What they sent before may have waited there for long, and been done elsewhere."""
    with House(tmp_path, postgres=postgres) as house:
        guest = house.visitor("Ada")
        table = guest.makes("duel", "me", "me")
        path = f"/api/tables/{table['table']}/act"
        with guest.joins(table, 0) as joined:
            act = joined.states[0]["legal"][0]
            with psycopg.connect(postgres, autocommit=True) as connection:
                ((before,),) = connection.execute("SELECT n FROM servers").fetchall()
                connection.execute("UPDATE servers SET until = 0")
                while connection.execute("SELECT n FROM servers WHERE n > %s", (before,)).fetchone() is None:
                    pass  # until it has noticed
            while httpx.get(f"http://{house.address}/api/ready", timeout=PATIENCE).status_code != 200:
                pass
            joined.send({"type": "act", "id": 1, "seat": 0, "act": act})
            assert hung_up(joined.socket) == 1013
            refused = guest.post(path, {"seat": 0, "act": act})
            assert (refused.status_code, refused.json()["reason"]) == (503, "storage")
            assert guest.get(f"/api/tables/{table['table']}/view", seat=0).json()["legal"][0] == act  # nothing was done
            assert guest.post(path, {"seat": 0, "act": act}).status_code == 200  # for the line before was closed


def test_a_server_alone_in_its_folder_looks_after_everything(tmp_path: Path) -> None:
    async def told() -> None:
        storage = await SqliteStorage.open(tmp_path / "tables.sqlite3")
        await storage.begin_duty("one", LEASE)
        assert not storage.shared
        assert await storage.stay_on_duty(LEASE)
        assert await storage.take_tables(["one"]) == ["one"]
        assert await storage.forsaken(10, ["one"]) == []
        await storage.let_go("one")
        await storage.close()

    asyncio.run(told())


def test_what_workers_tell_is_put_together_by_figure() -> None:
    heads = ("# HELP a All.\n# TYPE a counter\n", "# TYPE b gauge\n", "# TYPE sandtable_jobs gauge\n")
    one = heads[0] + 'a{x="y"} 1\n' + heads[1] + "b 2\n" + heads[2] + "sandtable_jobs 5\n"
    two = heads[0] + heads[1] + "b 3\n" + heads[2]
    assert of_all({2: two, 1: one, 3: None}).splitlines() == [
        "# HELP sandtable_up Whether a worker answers.",
        "# TYPE sandtable_up gauge",
        'sandtable_up{worker="1"} 1',
        'sandtable_up{worker="2"} 1',
        'sandtable_up{worker="3"} 0',
        "# HELP a All.",
        "# TYPE a counter",
        'a{worker="1",x="y"} 1',
        "# TYPE b gauge",
        'b{worker="1"} 2',
        'b{worker="2"} 3',
        "# TYPE sandtable_jobs gauge",
        "sandtable_jobs 5",
    ]
