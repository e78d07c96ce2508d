"""Long games open without being played again: what they came to is kept beside the log when they are put away.

A snapshot is never the truth (decision 33): one of another log or of another program is left alone, what came after it
is played, and `sandtable admin verify` plays everything again and compares.
"""

from __future__ import annotations

import asyncio
import base64
import json
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import structlog

from sandtable.games import game
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Malformed, Record, dump
from sandtable.kernel.save import go_on, read_save
from sandtable.kernel.snapshot import taken, taken_up
from sandtable.lab.version import version
from sandtable.server.ledger import played_again
from sandtable.server.sql import Ask, Work
from sandtable.server.storage import Storage, StorageFailed
from sandtable.table.ledger import outcome_of, save_text
from sandtable.table.records import StoredTable

if TYPE_CHECKING:
    from sandtable.server.table import Room

WORTH: Final = 100  # entries: fewer are played again as fast as they are read
log = structlog.get_logger("sandtable.snapshots")


@dataclass(frozen=True)
class Snapshot:
    """``entries`` is how far it goes; ``program`` is which rules took it."""

    entries: int
    program: str
    packed: str


def program_of(title: str) -> str:
    """The rules of a title as they are played here: after any change of them snapshots are taken anew."""
    found = version(title, ())
    return f"{found['code']} {found['data']}"


def packed(match: Match) -> Snapshot:
    text = base64.b85encode(zlib.compress(dump(taken(match)).encode())).decode()
    return Snapshot(len(match.entries), program_of(match.game.ID), text)


def unpacked(snapshot: Snapshot, stored: StoredTable) -> Match | None:
    """The match as far as the snapshot goes; None where it does not fit what is stored."""
    if snapshot.program != program_of(stored.record.title):
        return None
    record = read_save(save_text(stored))
    try:
        kept = Record(json.loads(zlib.decompress(base64.b85decode(snapshot.packed))))
        return taken_up(game(stored.record.title), record, record.items("log"), kept)
    except (ValueError, zlib.error) as error:  # Malformed among them
        log.warning("snapshot-spoiled", table=stored.record.id, problem=str(error))
        return None


def _opened(snapshot: Snapshot, stored: StoredTable) -> Match | None:
    """The match with what was played since; None where anything does not fit: then the log says what is wrong."""
    match = unpacked(snapshot, stored)
    if match is None:
        return None
    try:
        go_on(match, len(match.entries), [json.loads(line) for line in stored.lines[len(match.entries) :]])
    except Malformed:
        return None
    return match if outcome_of(match) == stored.record.outcome else None


# as SQL


def keep(table: str, snapshot: Snapshot) -> Work[None]:
    yield Ask(
        "INSERT INTO snapshots (table_id, entries, program, packed) VALUES (?, ?, ?, ?) ON CONFLICT (table_id)"
        " DO UPDATE SET entries = excluded.entries, program = excluded.program, packed = excluded.packed",
        (table, snapshot.entries, snapshot.program, snapshot.packed),
    )


def kept(table: str) -> Work[Snapshot | None]:
    rows = yield Ask("SELECT entries, program, packed FROM snapshots WHERE table_id = ?", (table,))
    return Snapshot(int(rows[0][0] or 0), str(rows[0][1]), str(rows[0][2])) if rows else None


class Snapshots:
    """Tables are opened by them, and leave them behind."""

    def __init__(self, storage: Storage) -> None:
        self._storage: Final = storage
        self._reach: Final[dict[str, int]] = {}  # how far those of tables in memory go
        self._turn: Final = asyncio.Lock()  # one is taken at a time: nobody waits for them

    async def opened(self, stored: StoredTable) -> Match:
        """The match of a stored table; raises what ``played_again`` does."""
        if len(stored.lines) >= WORTH:
            snapshot = await self._storage.do(kept(stored.record.id), reading=True)
            match = None if snapshot is None else await asyncio.to_thread(_opened, snapshot, stored)
            if snapshot is not None and match is not None:
                self._reach[stored.record.id] = snapshot.entries
                return match
        return await played_again(stored)

    def wants(self, room: Room) -> bool:
        """Whether a table that leaves the memory has gone on far enough since its last one."""
        return len(room.table.match.entries) >= self._reach.pop(room.id, 0) + WORTH

    async def put_away(self, room: Room) -> None:
        async with self._turn, room.lock:
            match = room.table.match
            if match.missing:  # it was left in the middle of a correction, which nobody has kept
                return
            snapshot = await asyncio.to_thread(packed, match)
        try:
            await self._storage.do(keep(room.id, snapshot))
        except StorageFailed as error:  # the log is there
            log.info("snapshot-not-kept", table=room.id, problem=str(error))

    def forget(self, table: str) -> None:
        self._reach.pop(table, None)
