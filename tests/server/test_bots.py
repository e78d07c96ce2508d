"""Bots at a served table: they are asked about free acts in others' turns, and what they take is played."""

from __future__ import annotations

import asyncio
from pathlib import Path

from kernel.table import EMPTY, at_turn, play, state_of, table

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

ADA = Guest("ada", "Ada")


class Watchful:
    """Declares wherever it may; nothing else is asked of it here."""

    def __init__(self) -> None:
        self.considered: list[int] = []

    async def consider(self, name: str, seen: Observation) -> str:
        self.considered.append(seen.seat)
        return "declare" if any(act.text == "declare" for act in seen.free) else ""

    async def decide(self, name: str, seen: Observation) -> str:
        raise AssertionError("it is Ada's turn")


async def attended(folder: Path, match: Match, bots: Watchful) -> tuple[str, ...]:
    """Let the bot in seat 0 do what it wants, all others are Ada's; gives the log as it is on the disk then."""
    storage = await SqliteStorage.open(folder / "tables.sqlite3")
    seats = ["me" if seat else "bot:skilled" for seat in range(match.setting.seats)]
    record = TableRecord("free", match.game.ID, header_of(match), ADA.id, 0.0)
    stored = StoredTable(record, seated(seats, ADA)[0], lines_from(match, 0))
    await storage.create_table(stored)
    room = Room(stored, match, storage, 10_000)
    attending = BotSeats(room, bots, Pacing(0.0))
    attending.attend()
    while attending.thinking:
        await asyncio.sleep(0)
    kept = await storage.load_table("free")
    await storage.close()
    assert kept is not None
    return kept.lines


def test_a_bot_takes_a_free_act_in_the_turn_of_a_person(tmp_path: Path) -> None:
    match = at_turn(table(EMPTY, EMPTY, EMPTY), 1)
    play(match, "1 march birch>cedar>dogwood")
    assert match.to_act == (1,)
    known, bots = len(match.entries), Watchful()
    kept = asyncio.run(attended(tmp_path, match, bots))
    assert [(entry.seat, str(entry.action)) for entry in match.entries[known:]] == [(0, "declare")]
    assert state_of(match).marcher == -1  # which ends the march
    assert len(kept) == len(match.entries)
    assert match.to_act == (2,)
    assert bots.considered == [0, 0]  # the next turn is another occasion
