"""Time is information: in a response window bots answer at a time that tells nothing of what they hold."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from kernel.table import at_turn, play, table
from structlog.testing import capture_logs

import sandtable
from sandtable.kernel.match import Match
from sandtable.kernel.observation import Observation
from sandtable.server.bots import BotSeats
from sandtable.server.pacing import Pacing
from sandtable.server.sqlite import SqliteStorage
from sandtable.server.table import Room
from sandtable.table.guests import Guest
from sandtable.table.ledger import header_of, lines_from
from sandtable.table.records import StoredTable, TableRecord
from sandtable.table.seating import seated

STEP = 0.5
ADA = Guest("ada", "Ada")


class Time:
    """A clock that goes on only when somebody thinks or waits."""

    def __init__(self) -> None:
        self.now = 100.0

    async def passes(self, seconds: float) -> None:
        self.now += seconds


class Thinker:
    """Does the first thing that is allowed, after thinking as long as it is told to."""

    def __init__(self, time: Time, seconds: dict[int, float]) -> None:
        self.time = time
        self.seconds = seconds

    async def consider(self, name: str, seen: Observation) -> str:
        return ""

    async def decide(self, name: str, seen: Observation) -> str:
        await self.time.passes(self.seconds.get(seen.seat, 0.0))
        return "pass" if any(act.text == "pass" for act in seen.legal) else seen.legal[0].text


def in_a_window() -> Match:
    """Two seats may answer in secret what another did."""
    match = at_turn(table(["guard"], ["guard"], ["guard"], ["guard"]))
    play(match, "0 attack birch")
    assert match.to_act == (1, 3)
    assert match.state.asks_in_secret()
    return match


async def answers(folder: Path, seconds: list[float]) -> list[float]:
    """When the bots of a window that think so long each have answered, in seconds since they were asked."""
    storage = await SqliteStorage.open(folder / "tables.sqlite3")
    match = in_a_window()
    asked = match.to_act
    seating, _ = seated(["bot:skilled" if seat in asked else "me" for seat in range(4)], ADA)
    record = TableRecord("window", match.game.ID, header_of(match), ADA.id, 0.0)
    stored = StoredTable(record, seating, lines_from(match, 0))
    await storage.create_table(stored)
    room = Room(stored, match, storage, 10_000)
    time = Time()
    told: list[float] = []
    bots = BotSeats(
        room, Thinker(time, dict(zip(asked, seconds, strict=False))), Pacing(STEP, lambda: time.now, time.passes)
    )
    known = len(match.entries)
    room.listeners.add(lambda: told.append(round(time.now - 100.0, 6)))
    while len(match.entries) == known:  # at first they may be asked about free acts
        assert await bots._act_once()
    assert len(match.entries) - known >= len(asked)
    await storage.close()
    return told


@pytest.mark.parametrize("seconds", [[], [0.044], [0.0, 0.2], [0.1, 0.3]], ids=str)
def test_bots_in_a_window_answer_together_and_always_after_the_same_time(tmp_path: Path, seconds: list[float]) -> None:
    assert set(asyncio.run(answers(tmp_path, seconds))) == {STEP}


def test_who_thinks_longer_is_late_by_whole_steps(tmp_path: Path) -> None:
    assert set(asyncio.run(answers(tmp_path, [0.3, 0.3]))) == {2 * STEP}


class Overtaker(Thinker):
    """While it thinks for the first time, Ada is faster."""

    def __init__(self, time: Time, ada_acts: Callable[[], Awaitable[None]]) -> None:
        super().__init__(time, {})
        self.ada_acts = ada_acts
        self.asked = 0

    async def decide(self, name: str, seen: Observation) -> str:
        self.asked += 1
        if self.asked == 1:
            await self.ada_acts()
        return await super().decide(name, seen)


async def overtaken(folder: Path) -> tuple[int, int]:
    """How often the bot is asked that somebody overtakes, and how many acts it has then done."""
    storage = await SqliteStorage.open(folder / "tables.sqlite3")
    match = sandtable.game("legie").match(seats=2, seed="faster")
    while len(match.to_act) < 2:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    seating, _ = seated(["me", "bot:skilled"], ADA)
    record = TableRecord("faster", match.game.ID, header_of(match), ADA.id, 0.0)
    stored = StoredTable(record, seating, lines_from(match, 0))
    await storage.create_table(stored)
    room = Room(stored, match, storage, 10_000)
    time = Time()
    act = match.legal(0)[0].text
    thinker = Overtaker(time, lambda: room.change(lambda table: table.play(ADA, 0, act)))
    bots = BotSeats(room, thinker, Pacing(STEP, lambda: time.now, time.passes))
    known = len(match.entries)
    bots.attend()
    while bots.thinking:
        await asyncio.sleep(0)
    await storage.close()
    return thinker.asked, sum(entry.seat == 1 for entry in match.entries[known:])


def test_a_bot_that_is_overtaken_is_asked_again_and_has_not_failed(tmp_path: Path) -> None:
    with capture_logs() as said:
        asked, acts = asyncio.run(overtaken(tmp_path))
    assert (asked, said) == (acts + 1, [])
    assert acts > 0
