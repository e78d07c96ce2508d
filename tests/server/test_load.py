"""More than the server can do: it says so before anything is begun, loses nothing, and goes on by itself."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from bench.standing import missed
from websockets.exceptions import ConnectionClosed

import sandtable
from sandtable.server import sqlite as storage_module
from sandtable.server.guard import TurnedAway
from sandtable.server.load import CHANGING, COMING, Load
from sandtable.server.metrics import Metrics
from sandtable.server.postgres import PostgresStorage
from sandtable.server.settings import Settings
from sandtable.server.sqlite import SqliteStorage
from sandtable.server.storage import Storage
from sandtable.text import LANGUAGES, language
from server.house import OVERLOADED, PATIENCE, House, Joined, Message, Visitor
from server.test_metrics import figures
from server.test_storage import TABLE

DENIED = {"type": "denied", "reason": "overload"}
BOUND = 0.05  # seconds


@contextmanager
def standing_still(database: Path) -> Iterator[None]:
    """Nothing can be written there until then."""
    with sqlite3.connect(database, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever writes waits as long as it takes."""
    monkeypatch.setattr(storage_module, "PATIENCE", 10 * PATIENCE)


def until_behind(house: House, by: float) -> None:
    while figures(house)["sandtable_behind_seconds"] <= by:
        pass


def until_well(house: House) -> None:
    while figures(house)["sandtable_behind_seconds"] > 0:
        pass


def act_of(guest: Visitor, table: Message) -> tuple[str, Message]:
    path = f"/api/tables/{table['table']}"
    return f"{path}/act", {"seat": 0, "act": guest.get(f"{path}/view", seat=0).json()["legal"][0]}


def turned_away(guest: Visitor, table: Message) -> tuple[int, str]:
    """How a hello on a new line is answered."""
    joined = Joined(guest, table["table"])
    with pytest.raises(ConnectionClosed) as closed:
        joined.hello(0)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def check_denied(answer: httpx.Response) -> None:
    assert (answer.status_code, answer.json()) == (503, DENIED)
    assert int(answer.headers["Retry-After"]) >= 1


@pytest.mark.usefixtures("patient", "printed")
def test_who_cannot_be_served_is_told_so_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    bounds = {"behind_for_newcomers": BOUND, "behind_for_everybody": BOUND, "health_seconds": BOUND}
    with House(tmp_path, **bounds) as house, ThreadPoolExecutor() as pool:
        first, second = house.visitor(), house.visitor()
        tables = first.makes("solo", "me"), second.makes("solo", "me")
        taken, refused = act_of(first, tables[0]), act_of(second, tables[1])
        with second.joins(tables[1], 0) as live:
            known = live.states[0]
            with standing_still(house.settings.database):
                acknowledged = pool.submit(first.post_once, *taken)
                until_behind(house, BOUND)
                before = figures(house)
                check_denied(second.post_once(*refused))
                denied = live.ask_once("act", **refused[1])
                assert denied == {**DENIED, "id": denied["id"], "retry": denied["retry"]}
                assert denied["retry"] > 0
                check_denied(second.post_once("/api/tables", {"title": "blitzkrieg", "mode": "solo", "seats": ["me"]}))
                assert turned_away(second, tables[1]) == OVERLOADED
                assert live.ask_once("choices", seat=0, verb="place", chosen=[])["type"] == "done"  # who only looks
                for part in ("changing", "coming"):
                    name = f'sandtable_turned_away_total part="{part}"'
                    assert figures(house)[name] == before[name] + 2
            assert acknowledged.result().status_code == 200
            until_well(house)
            with second.joins(tables[1], 0) as again:
                assert again.states[0] == known  # nothing of it was done
            live.act(0, refused[1]["act"])
        for guest, table, (_, act) in ((first, tables[0], taken), (second, tables[1], refused)):
            match = sandtable.load(guest.save(table))
            acts = [line["act"] for line in match.log(0) if line["what"] == "act" and line["seat"] == 0]
            assert acts == [act["act"]]


@pytest.mark.usefixtures("patient", "printed")
def test_who_plays_goes_on_while_newcomers_are_asked_to_wait(tmp_path: Path) -> None:
    with (
        House(tmp_path, behind_for_newcomers=BOUND, health_seconds=BOUND) as house,
        ThreadPoolExecutor() as pool,
    ):
        guest = house.visitor()
        tables = [guest.makes("solo", "me") for _ in range(2)]
        acts = [act_of(guest, table) for table in tables]
        with standing_still(house.settings.database):
            answers = [pool.submit(guest.post_once, *acts[0])]
            until_behind(house, BOUND)
            assert turned_away(guest, tables[1]) == OVERLOADED
            check_denied(guest.post_once("/api/import", {"save": "{}"}))
            answers.append(pool.submit(guest.post_once, *acts[1]))
        assert [answer.result().status_code for answer in answers] == [200, 200]
        until_well(house)
        guest.makes("solo", "me")


@pytest.mark.usefixtures("patient", "printed")
def test_what_has_waited_too_long_to_be_heard_is_not_done_late(tmp_path: Path) -> None:
    """Whoever said it is told to say it again, for by now they may have given it up."""
    with House(tmp_path, behind_for_everybody=BOUND, health_seconds=BOUND) as house:
        guest = house.visitor()
        table = guest.makes("duel", "me", "me")
        with guest.joins(table, 0) as player:
            first, second = player.states[0]["legal"][:2]
            with standing_still(house.settings.database):
                player.send({"type": "act", "id": 1001, "seat": 0, "act": first})
                player.send({"type": "act", "id": 1002, "seat": 0, "act": second})
                until_behind(house, 4 * BOUND)
            player.until(lambda: 1002 in player.answers)
            assert player.answers[1001]["type"] == "done"
            assert player.answers[1002] == {**DENIED, "id": 1002, "retry": player.answers[1002]["retry"]}
        acts = [line["act"] for line in sandtable.load(guest.save(table)).log(0) if line["what"] == "act"]
        assert acts == [first]


@pytest.mark.usefixtures("printed")
def test_who_is_too_fast_waits_and_is_not_told_that_the_server_is(tmp_path: Path) -> None:
    with House(tmp_path, requests_per_second=20.0, burst=30.0, behind_for_everybody=1.0) as house:
        guest = house.visitor()
        table = guest.makes("duel", "me", "me")
        with guest.joins(table, 0) as player:
            for n in range(60):  # which takes two seconds
                player.send({"type": "act", "id": 1000 + n, "seat": 1, "act": "stop"})
            player.until(lambda: len(player.answers) == 60)
            assert {answer["type"] for answer in player.answers.values()} == {"refused"}


def test_one_pause_is_no_crowd_and_a_crowd_that_has_gone_is_none(tmp_path: Path) -> None:
    load = Load(Settings(tmp_path, behind_for_newcomers=1.0, behind_for_everybody=2.0), Metrics(), lambda: 0.0)
    load.beat(9.0)
    load.check(COMING)
    load.beat(1.5)
    load.check(CHANGING)
    with pytest.raises(TurnedAway, match="overload"):
        load.check(COMING)
    load.beat(9.0)
    load.beat(9.0)
    with pytest.raises(TurnedAway, match="overload"):
        load.check(CHANGING)
    load.beat(0.0)
    load.check(COMING)


def test_it_is_known_how_long_a_write_has_waited(tmp_path: Path, postgres: str) -> None:
    async def story(storage: Storage, still: Any) -> None:
        assert storage.behind() == 0
        with still:
            writing = asyncio.create_task(storage.create_table(TABLE))
            while storage.behind() <= BOUND:
                await asyncio.sleep(0)
        await writing
        assert storage.behind() == 0
        await storage.close()

    @contextmanager
    def locked() -> Iterator[None]:
        with psycopg.connect(postgres) as other:
            other.execute("LOCK TABLE tables")
            yield

    async def both() -> None:
        await story(await SqliteStorage.open(tmp_path / "a"), standing_still(tmp_path / "a"))
        await story(await PostgresStorage.open(postgres), locked())

    asyncio.run(both())


def test_it_is_said_in_every_language() -> None:
    told = {language(code).say("core-denied-overload") for code in LANGUAGES}
    assert len(told) == len(LANGUAGES)


def test_a_bar_that_is_missed_is_named() -> None:
    assert missed("overload", {"recovered-after-s": 10.0, "lost": 0.0, "capacity": 900.0}) == []
    assert missed("overload", {"recovered-after-s": 10.5, "lost": 1.0}) == [
        "recovered-after-s is 10.5, at most 10",
        "lost is 1, at most 0",
    ]
    assert missed("stored", {"open-legie-p50": 31.0}) == ["open-legie-p50 is 31, at most 30"]
