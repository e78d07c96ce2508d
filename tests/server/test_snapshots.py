"""Long games open from a snapshot that was kept when they were put away; what counts is the log."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

import sandtable
from sandtable.kernel.match import Match
from sandtable.server import snapshots
from sandtable.server.bots import BotWorkers
from sandtable.server.rooms import Rooms
from sandtable.server.settings import Settings
from sandtable.server.snapshots import WORTH, Snapshot, keep, kept, packed, unpacked
from sandtable.server.sqlite import SqliteStorage
from sandtable.server.storage import Storage
from sandtable.server.table import Room
from sandtable.server.upkeep.audit import Tally, proven
from sandtable.table.guests import Guest
from sandtable.table.ledger import laid
from sandtable.table.records import StoredTable
from sandtable.table.seating import seated
from server.test_storage import Opening, opening

__all__ = ["opening"]

HOST = Guest("host")
SAVES = Path(__file__).resolve().parents[1] / "upgrade" / sandtable.__version__
LONG = SAVES / "quartermaster-standard-midway.json"


def seen(match: Match) -> list[object]:
    """All that anybody may read and do, and what is written."""
    everybody = [*range(match.setting.seats), None]
    told: list[object] = [match.save(), match.chain]
    for seat in everybody:
        told += [match.view(seat), match.log(seat)]
        told += [] if seat is None else [[act.text for act in match.legal(seat)], match.why_no_undo(seat) is None]
    return told


async def put_away(rooms: Rooms) -> None:
    """As it happens after a quarter of an hour without anybody."""
    before = asyncio.all_tasks()
    rooms.drop_idle()
    assert len(rooms) == 0
    await asyncio.gather(*(asyncio.all_tasks() - before))


def visit(opening: Opening, tmp_path: Path, story: Callable[[Rooms, Storage, Room], Awaitable[None]]) -> None:
    async def come() -> None:
        storage = await opening()
        rooms = Rooms(storage, BotWorkers(1), Settings(tmp_path, idle_seconds=0.0))
        match = sandtable.load(LONG)
        seating, _ = seated(["me"] * match.setting.seats, HOST)
        room = await rooms.make(match, HOST.id, seating, None)
        await story(rooms, storage, room)
        await rooms.close()
        await storage.close()

    asyncio.run(come())


async def opened(rooms: Rooms, id: str) -> Match:
    room = await rooms.open(id)
    assert isinstance(room, Room)
    return room.table.match


async def played_on(rooms: Rooms, id: str, acts: int) -> None:
    room = await rooms.open(id)
    assert isinstance(room, Room)
    for _ in range(acts):
        match = room.table.match
        seat = match.to_act[0]
        await room.play(HOST, seat, match.legal(seat)[-1].text)


class NotPlayed(Exception):
    """Somebody played a whole log again."""


@pytest.fixture
def no_playing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(stored: object) -> Match:
        raise NotPlayed

    monkeypatch.setattr(snapshots, "played_again", refuse)


@pytest.mark.usefixtures("no_playing_again")
def test_a_long_game_opens_as_it_was_left_and_goes_on(opening: Opening, tmp_path: Path) -> None:
    async def story(rooms: Rooms, storage: Storage, room: Room) -> None:
        before = seen(room.table.match)
        for further in range(3):
            await put_away(rooms)
            match = await opened(rooms, room.id)
            assert seen(match) == before
            await played_on(rooms, room.id, 5)  # few enough to be played again after the snapshot
            before = seen(match)
            assert seen(sandtable.load(match.save())) == before, further
            assert match.at(60).view(0) == sandtable.load(match.save()).at(60).view(0)

    visit(opening, tmp_path, story)


def test_a_short_game_has_none(opening: Opening, tmp_path: Path) -> None:
    async def story(rooms: Rooms, storage: Storage, room: Room) -> None:
        match = sandtable.game("blitzkrieg").match("solo", seed="short")
        assert len(match.entries) < WORTH
        seating, _ = seated(["me"], HOST)
        short = await rooms.make(match, HOST.id, seating, None)
        await put_away(rooms)
        assert await storage.do(kept(short.id)) is None
        long = await storage.do(kept(room.id))
        assert long is not None
        assert long.entries == len(room.table.match.entries)
        await put_away(rooms)
        await opened(rooms, room.id)
        await storage.do(keep(room.id, replace(long, program="nothing has happened since")))
        await put_away(rooms)
        now = await storage.do(kept(room.id))
        assert now is not None
        assert now.program == "nothing has happened since"

    visit(opening, tmp_path, story)


def of_another_program(snapshot: Snapshot) -> Snapshot:
    return replace(snapshot, program="other rules")


def spoiled(snapshot: Snapshot) -> Snapshot:
    return replace(snapshot, packed=snapshot.packed[:-20])


def nonsense(snapshot: Snapshot) -> Snapshot:
    return replace(snapshot, packed="no such thing")


def of_another_game(snapshot: Snapshot) -> Snapshot:
    return packed(sandtable.load(SAVES / "quartermaster-standard-over.json"))


@pytest.mark.parametrize("change", [of_another_program, spoiled, nonsense, of_another_game])
def test_what_does_not_fit_is_left_alone(
    change: Callable[[Snapshot], Snapshot], opening: Opening, tmp_path: Path
) -> None:
    async def story(rooms: Rooms, storage: Storage, room: Room) -> None:
        before = seen(room.table.match)
        await put_away(rooms)
        snapshot = await storage.do(kept(room.id))
        assert snapshot is not None
        await storage.do(keep(room.id, change(snapshot)))
        assert seen(await opened(rooms, room.id)) == before
        await put_away(rooms)
        assert await storage.do(kept(room.id)) == snapshot  # taken anew

    visit(opening, tmp_path, story)


def laid_down(match: Match) -> StoredTable:
    seating, _ = seated(["me"] * match.setting.seats, HOST)
    return laid(match, "a table", HOST.id, seating, 1.0, None)


def test_a_log_that_was_changed_is_not_hidden_by_a_snapshot() -> None:
    match = sandtable.load(LONG)
    snapshot = packed(match)
    stored = laid_down(match)
    assert unpacked(snapshot, stored) is not None
    lines = list(stored.lines)
    act = next(n for n in range(len(lines) - 1, 0, -1) if lines[n] != lines[n - 1])
    lines[act - 1 : act + 1] = lines[act], lines[act - 1]
    assert unpacked(snapshot, replace(stored, lines=tuple(lines))) is None


def test_whoever_verifies_hears_of_a_snapshot_that_is_not_what_the_log_came_to(tmp_path: Path) -> None:
    match = sandtable.load(LONG)
    stored = laid_down(match)

    async def fill(snapshot: Snapshot) -> None:
        storage = await SqliteStorage.open(tmp_path / "tables.sqlite3")
        if await storage.load_table(stored.record.id) is None:
            await storage.create_table(stored)
        await storage.do(keep(stored.record.id, snapshot))
        await storage.close()

    def wrong() -> list[str | object]:
        return [one.problem for one in proven(Settings(tmp_path), None, Tally())]

    asyncio.run(fill(packed(match)))
    assert wrong() == []
    asyncio.run(fill(of_another_program(nonsense(packed(match)))))
    assert wrong() == []  # nobody would look at it
    forged = sandtable.load(LONG)
    forged.state = forged.at(len(forged.entries) - 20).state
    asyncio.run(fill(packed(forged)))
    assert wrong() == ["core-ui-admin-wrong-snapshot"]
    asyncio.run(fill(nonsense(packed(match))))
    assert wrong() == ["core-ui-admin-wrong-snapshot"]
