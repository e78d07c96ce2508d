"""However many tables are opened, so many are in memory: the one that nobody has looked at for longest leaves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import sandtable
from sandtable.server.bots import BotWorkers
from sandtable.server.rooms import Rooms
from sandtable.server.settings import Settings
from sandtable.server.sqlite import SqliteStorage
from sandtable.server.storage import StorageFailed
from sandtable.server.table import Room
from sandtable.table.guests import Guest
from sandtable.table.seating import seated
from server.house import House

HOST = Guest("host")


def visit(tmp_path: Path, most: int, story: Callable[[Rooms], Awaitable[None]]) -> None:
    async def come() -> None:
        storage = await SqliteStorage.open(tmp_path / "tables.sqlite3")
        rooms = Rooms(storage, BotWorkers(1), Settings(tmp_path, tables_in_memory=most))
        await story(rooms)
        await rooms.close()
        await storage.close()

    asyncio.run(come())


async def made(rooms: Rooms) -> Room:
    seating, _ = seated(["me"], HOST)
    return await rooms.make(sandtable.game("blitzkrieg").match("solo"), HOST.id, seating, None)


async def first_act(room: Room) -> str:
    async with room.lock:
        return (await room.ready()).match.legal(0)[0].text


def test_the_table_that_nobody_has_looked_at_for_longest_leaves(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        tables = [await made(rooms) for _ in range(3)]
        await rooms.open(tables[0].id)  # somebody has just been there
        tables.append(await made(rooms))
        assert [room.id in rooms for room in tables] == [True, False, True, True]
        back = await rooms.open(tables[1].id)
        assert isinstance(back, Room)
        assert await back.save() == tables[1].table.match.save()
        assert [room.id in rooms for room in tables] == [True, True, False, True]

    visit(tmp_path, 3, story)


def test_who_looks_at_a_table_keeps_it_there(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        watched = [await made(rooms) for _ in range(2)]
        for room in watched:
            room.listeners.add(print)
        newest = await made(rooms)
        assert len(rooms) == 3  # whoever made it is about to come in
        another = await made(rooms)
        assert [room.id in rooms for room in (*watched, newest, another)] == [True, True, False, True]

    visit(tmp_path, 2, story)


def test_who_still_holds_a_table_that_was_put_away_changes_nothing_there(tmp_path: Path) -> None:
    """Or else those who have opened it anew would not hear of it."""

    async def story(rooms: Rooms) -> None:
        held = await made(rooms)
        act = await first_act(held)
        await made(rooms)
        assert held.id not in rooms
        with pytest.raises(StorageFailed):
            await held.play(HOST, 0, act)
        again = await rooms.open(held.id)
        assert isinstance(again, Room)
        await again.play(HOST, 0, act)

    visit(tmp_path, 1, story)


def test_games_go_on_though_their_tables_leave_in_between(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path, tables_in_memory=2) as house:
        guest = house.visitor()
        tables = [guest.makes("solo", "me") for _ in range(6)]
        for _ in range(3):
            for table in tables:
                path = f"/api/tables/{table['table']}"
                act = guest.get(f"{path}/view", seat=0).json()["legal"][0]
                assert guest.post(f"{path}/act", {"seat": 0, "act": act}).status_code == 200
        for table in tables:
            match = sandtable.load(guest.save(table))
            assert sum(line["what"] == "act" and line["seat"] == 0 for line in match.log(0)) == 3
