"""Bots in seats, dice and draws by hand, and tables that leave the memory."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import random
from pathlib import Path

import pytest

import sandtable
from sandtable.server.bots import ATTEMPTS, BotFailed, BotWorkers
from sandtable.server.rooms import Rooms
from sandtable.server.settings import Settings
from sandtable.server.sqlite import SqliteStorage
from sandtable.table.clocks import Clock
from sandtable.table.guests import Guest
from sandtable.table.seating import seated
from sandtable.table.table import Table
from server.house import House, play_at_random


def test_a_bot_plays_its_seat(house: House) -> None:
    guest = house.visitor("Ada")
    table = guest.makes("duel", "me", "bot:skilled")
    rng = random.Random(4)
    with guest.joins(table, 0) as player:
        state = player.states[0]
        player.act(0, state["legal"][0])
        player.until(lambda: bool(player.states[0]["legal"]))  # the bot has played meanwhile
        assert player.ask("offer", seat=0)["type"] == "done"
        player.until(lambda: player.states[0]["view"]["state"]["board"] == {})  # and lets people take back
        while not player.states[0]["over"]:
            if player.states[0]["legal"]:
                player.act(0, rng.choice(player.states[0]["legal"]))
            else:
                player.hear()
        match = sandtable.load(guest.save(table))
        assert {entry.seat for entry in match.entries if entry.what == "act"} == {0, 1}


def test_bots_go_on_when_a_worker_dies() -> None:
    async def decide() -> str:
        workers = BotWorkers(1)
        match = sandtable.game("blitzkrieg").match(seed="worker")
        assert await workers.decide("random", match.observe(0)) in [action.text for action in match.legal(0)]
        for process in multiprocessing.active_children():
            process.kill()
            process.join()
        try:
            for _ in range(ATTEMPTS):
                try:
                    return await workers.decide("random", match.observe(0))
                except BotFailed:
                    continue
            raise AssertionError("no new worker")
        finally:
            await workers.close()

    assert asyncio.run(decide()).startswith("place ")


def test_a_bot_that_does_not_exist_is_refused(house: House) -> None:
    answer = house.visitor().post("/api/tables", {"title": "blitzkrieg", "seats": ["me", "bot:genius"]})
    assert (answer.status_code, answer.json()["place"]) == (400, "seats[1]")


def test_dice_and_draws_by_hand(house: House) -> None:
    guest = house.visitor()
    table = guest.makes("solo", "me", manual=True)
    rng = random.Random(7)
    with guest.joins(table, 0) as player:
        due = player.states[0]["due"]
        assert (due["cause"], due["mine"]) == ("bk-chance-draw", True)
        assert player.ask("resolve", seat=0, act="draw nothing")["refusal"]["rule"] == "core.chance"
        for _ in range(60):
            state = player.states[0]
            if state["over"]:
                break
            if state["due"] is None:
                player.act(0, rng.choice(state["legal"]))
            else:
                assert state["legal"] == []
                assert player.ask("resolve", seat=0, act=rng.choice(state["due"]["results"]))["type"] == "done"
                player.until(lambda state=state: player.states[0]["seq"] > state["seq"])
        sandtable.verify(guest.save(table))


def test_a_private_draw_is_entered_by_its_owner_only(house: House) -> None:
    host, friend = house.visitor(), house.visitor()
    table = host.makes("duel", "me", "open", manual=True, spectators=0)
    friend.sits(table, 1)
    with host.joins(table, 0) as first, friend.joins(table, 1) as second, house.visitor().joins(table) as third:
        owner, other = (first, second) if first.states[0]["due"]["mine"] else (second, first)
        mine, theirs = (0, 1) if owner is first else (1, 0)
        hidden = other.states[theirs]["due"]
        assert (hidden["mine"], hidden["results"]) == (False, [])
        assert third.states[None]["due"] == hidden
        result = owner.states[mine]["due"]["results"][0]
        assert other.ask("resolve", seat=theirs, act=result)["refusal"]["rule"] == "core.chance"
        assert owner.ask("resolve", seat=mine, act=result)["type"] == "done"
        other.until(lambda: other.states[theirs]["seq"] == 1)
        assert other.lines[theirs][0]["act"] == "draw ?"


@pytest.mark.rule("core.dealt")
def test_the_host_enters_its_own_draws_and_nobody_those_of_a_bot(house: House) -> None:
    guest = house.visitor()
    table = guest.makes("duel", "me", "bot:beginner", manual=True)
    with guest.joins(table, 0) as player:
        for _ in range(3):
            state = player.states[0]
            assert state["due"]["mine"]
            assert player.ask("resolve", seat=0, act=state["due"]["results"][0])["type"] == "done"
            player.until(lambda seq=state["seq"]: player.states[0]["seq"] > seq)
        player.until(lambda: player.states[0]["due"] is None)
        assert player.states[0]["legal"]
        drawn = [line["act"] for line in player.lines[0] if line["what"] == "chance"]
        assert drawn.count("draw ?") == 3
        assert len(drawn) == 6
    assert guest.get("/api/tables").json()["tables"][0]["your-turn"]


def test_a_seat_is_taken_once(house: House) -> None:
    host, friend, stranger = house.visitor(), house.visitor("Bob"), house.visitor()
    table = host.makes("duel", "me", "open")
    path = f"/api/tables/{table['table']}"
    friend.sits(table, 1)
    friend.sits(table, 1)  # coming back by the same link is no harm
    assert stranger.post(f"{path}/sit", {"key": table["keys"]["1"]}).json() == {"type": "denied", "reason": "key"}
    assert stranger.post(f"{path}/sit", {"key": "guess"}).status_code == 403
    assert [seat["name"] for seat in stranger.get(path).json()["seats"]] == ["", ""]  # it is a private table
    assert [seat["name"] for seat in friend.get(path).json()["seats"]] == ["", "Bob"]


def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def visit() -> None:
        storage = await SqliteStorage.open(tmp_path / "tables.sqlite3")
        rooms = Rooms(storage, BotWorkers(1), Settings(tmp_path, idle_seconds=0.0))
        host = Guest("host")
        seating, _ = seated(["me"], host)
        room = await rooms.make(sandtable.game("blitzkrieg").match("solo"), host.id, seating, None)
        async with room.lock:
            act = (await room.ready()).match.legal(0)[0].text
        await room.play(host, 0, act)
        save = await room.save()
        room.listeners.add(print)
        rooms.drop_idle()
        assert len(rooms) == 1  # somebody is looking
        room.listeners.discard(print)
        rooms.drop_idle()
        assert len(rooms) == 0
        one, two = await asyncio.gather(rooms.open(room.id), rooms.open(room.id))
        assert one is not None
        assert one is two
        assert one is not room
        assert await one.save() == save
        assert await rooms.open("nowhere") is None
        await rooms.close()
        await storage.close()

    asyncio.run(visit())


def _tables_in_memory() -> int:
    """Counted, because nothing compiled can be referred to weakly."""
    return sum(type(thing) is Table for thing in gc.get_objects())


@pytest.mark.parametrize("clock", [None, Clock("live", main=60.0)])
def test_a_table_that_is_put_away_leaves_nothing_to_sweep(clock: Clock | None, tmp_path: Path) -> None:
    async def visit() -> None:
        storage = await SqliteStorage.open(tmp_path / "tables.sqlite3")
        rooms = Rooms(storage, BotWorkers(1), Settings(tmp_path, idle_seconds=0.0))
        host = Guest("host")
        seating, _ = seated(["me", "me"], host)
        before = _tables_in_memory()
        room = await rooms.make(sandtable.game("blitzkrieg").match("duel"), host.id, seating, None, clock)
        assert _tables_in_memory() == before + 1
        del room
        rooms.drop_idle()
        assert len(rooms) == 0
        await asyncio.sleep(0)  # its clock is told to stop
        assert _tables_in_memory() == before
        await rooms.close()
        await storage.close()

    gc.disable()
    try:
        asyncio.run(visit())
    finally:
        gc.enable()


@pytest.mark.parametrize("mode", ["nippon", "nippon-solo"])
def test_every_mode_has_its_table(house: House, mode: str) -> None:
    guest = house.visitor()
    seats = ["me"] * sandtable.game("blitzkrieg").mode(mode).seats[0]
    table = guest.makes(mode, *seats)
    with guest.joins(table, *range(len(seats))) as players:
        play_at_random(dict.fromkeys(range(len(seats)), players), random.Random(8), most=12)
        sandtable.verify(guest.save(table))
