"""The tables in memory: made, loaded when somebody comes, dropped when nobody has looked for a while."""

from __future__ import annotations

import asyncio
import gc
import time
from dataclasses import replace
from typing import Final

import structlog

from sandtable.kernel.game import OtherRules
from sandtable.kernel.match import Match
from sandtable.server.bots import BotSeats, BotWorkers
from sandtable.server.identity import new_table_id
from sandtable.server.ledger import played_again
from sandtable.server.pacing import Pacing
from sandtable.server.settings import Settings
from sandtable.server.standing import StandingSeats
from sandtable.server.storage import Storage, StorageFailed, TableGone, Unopenable
from sandtable.server.table import Room
from sandtable.server.timekeeping import MARK, MOST_DUE, ClockSeats, Marks
from sandtable.table.clocks import Clock, begun
from sandtable.table.closed import ClosedTable
from sandtable.table.ledger import header_of, lines_from, outcome_of, picture_of, standing_of, waiting_for
from sandtable.table.records import Seating, StoredTable, TableRecord
from sandtable.table.seating import rotated

TIDY_EVERY: Final = 60.0  # seconds
log = structlog.get_logger("sandtable.rooms")


class Rooms:
    """All tables by their id."""

    def __init__(self, storage: Storage, workers: BotWorkers, settings: Settings) -> None:
        self._storage: Final = storage
        self._workers: Final = workers
        self._settings: Final = settings
        self.marks: Final = Marks(storage)
        self._rooms: Final[dict[str, tuple[Room, BotSeats, StandingSeats, ClockSeats]]] = {}
        self._opening: Final[dict[str, asyncio.Task[Room | ClosedTable | None]]] = {}
        self._changed_meanwhile: Final[set[str]] = set()  # while they were being opened
        self._refreshing: Final[set[asyncio.Task[None]]] = set()
        self._seeds = 0  # given out so far

    def __len__(self) -> int:
        return len(self._rooms)

    def __contains__(self, id: str) -> bool:
        """Whether it is in memory."""
        return id in self._rooms

    def new_seed(self) -> str | None:
        """For the dice of a new game: None, so that nobody can tell them, unless the settings want it to repeat."""
        self._seeds += 1
        return None if self._settings.seed is None else f"{self._settings.seed} {self._seeds}"

    async def make(
        self,
        match: Match,
        host: str,
        seating: Seating,
        spectators: int | None,
        clock: Clock | None = None,
        listed: str | None = None,
    ) -> Room:
        """A new table, on disk before anybody hears of it."""
        stored = self._new(match, host, seating, spectators, clock)
        stored = replace(stored, record=replace(stored.record, listed=listed))
        await self._storage.create_table(stored)
        return self._made(stored, match)

    async def make_again(self, room: Room) -> tuple[str, dict[str, str]]:
        """A table for the same people and bots, and the keys of its open seats; there is only one for each table."""
        async with room.lock:
            played, record = room.table.match, room.table.record
            if record.rematch is not None:
                return record.rematch, {}
            seating, keys = rotated(room.table.seating)
            before = played.setting
            match = played.game.match(
                before.mode, before.seats, self.new_seed(), before.options, before.packs, played.manual
            )
            stored = self._new(match, record.host, seating, record.spectators, Clock.of(record.clock))
            table = await asyncio.shield(self._storage.create_table(stored, rematch_of=room.id))
        if table == stored.record.id:
            self._made(stored, match)
        room.played_again_at(table)
        return table, keys if table == stored.record.id else {}

    def _new(
        self, match: Match, host: str, seating: Seating, spectators: int | None, clock: Clock | None
    ) -> StoredTable:
        """With its clock running, should everybody sit already."""
        stored = _new(match, host, seating, spectators, clock)
        timed = self._room(stored, match).table.clocked(seating, stored.record.created)
        if timed is None:
            return stored
        return replace(stored, record=replace(stored.record, face=timed[0], due=timed[1]))

    def _made(self, stored: StoredTable, match: Match) -> Room:
        record = stored.record
        log.info("table-made", table=record.id, title=record.title, mode=match.setting.mode, imported=record.imported)
        return self._settle(self._room(stored, match))

    def _room(self, stored: StoredTable, match: Match) -> Room:
        return Room(stored, match, self._storage, self._settings.longest_log, lambda: self.marks.outages)

    async def open(self, id: str) -> Room | ClosedTable | None:
        """A table by its id, or what is left of one whose rules are gone; None when there is no such table."""
        if id in self._rooms:
            room = self._rooms[id][0]
            room.used = time.monotonic()
            return room
        opening = self._opening.get(id)
        if opening is None:
            opening = asyncio.create_task(self._load(id))
            self._opening[id] = opening
            opening.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(opening)

    async def _load(self, id: str) -> Room | ClosedTable | None:
        stored = await self._storage.load_table(id)
        if stored is None:
            return None
        try:
            match = await played_again(stored)
        except OtherRules as error:
            log.info("table-closed", table=id, problem=str(error))
            return ClosedTable(stored)
        log.info("table-loaded", table=id, entries=len(match.entries))
        room = self._settle(self._room(stored, match))
        if id in self._changed_meanwhile:
            self._changed_meanwhile.discard(id)
            self._refresh(room)
        return room

    def _settle(self, room: Room) -> Room:
        bots = BotSeats(room, self._workers, Pacing(self._settings.window_seconds))
        standing = StandingSeats(room, self._settings.order_seconds)
        clock = ClockSeats(room, self._workers)

        def attend() -> None:
            bots.attend()
            standing.attend()
            clock.attend()

        room.listeners.add(attend)
        self._rooms[room.id] = room, bots, standing, clock
        attend()
        return room

    def changed_elsewhere(self, id: str | None) -> None:
        """Another server has changed a table; None when nobody knows which."""
        for one in [*self._rooms, *self._opening] if id is None else [id]:
            if one in self._rooms:
                self._refresh(self._rooms[one][0])
            elif one in self._opening:
                self._changed_meanwhile.add(one)

    def _refresh(self, room: Room) -> None:
        if not room.stale:
            room.stale = True
            task = asyncio.create_task(self._refreshed(room))
            self._refreshing.add(task)
            task.add_done_callback(self._refreshing.discard)

    async def _refreshed(self, room: Room) -> None:
        try:
            await room.refresh()
        except TableGone:
            await self.forget(room.id)
        except StorageFailed as error:  # whoever looks next will try again
            log.error("storage-failed", table=room.id, problem=str(error))

    def drop_idle(self) -> None:
        """Forget tables that nobody looks at. Should somebody hold one still, storage lets only one writer win."""
        now = time.monotonic()
        for id, (room, bots, standing, clock) in list(self._rooms.items()):
            watched = len(room.listeners) > 1 or bots.thinking or standing.busy or room.lock.locked()
            if not watched and now - room.used >= self._settings.idle_seconds:
                del self._rooms[id]
                clock.stop()
                log.info("table-dropped", table=id)

    async def forget(self, id: str) -> None:
        """A table that is no more; whoever is there is told so."""
        found = self._rooms.pop(id, None)
        if found is not None:
            room, bots, standing, clock = found
            await clock.close()
            await standing.close()
            await bots.close()
            room.tell()
            log.info("table-gone", table=id)

    async def keep_time(self) -> None:
        """Mark each second that a server runs, and open the tables where somebody's time is over."""
        while True:
            await asyncio.sleep(MARK)
            try:
                await self.marks.mark()
                for table in await self._storage.tables_due(time.time(), MOST_DUE):
                    await self._look_at_clock(table)
            except StorageFailed as error:
                log.info("time-not-kept", problem=str(error))

    async def _look_at_clock(self, table: str) -> None:
        """Opened, it attends to its clock; what was believed may be late: a pause has come in between."""
        try:
            room = await self.open(table)
        except Unopenable:
            room = None
        due = room.table.due() if isinstance(room, Room) else None
        if due is None or due > time.time():
            await self._storage.set_due(table, due)

    async def keep_tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            self.drop_idle()
            gc.collect()  # here and nowhere else, see serve.put_off_collecting

    async def close(self) -> None:
        for task in list(self._refreshing):
            task.cancel()
        for _, bots, standing, clock in list(self._rooms.values()):
            await clock.close()
            await standing.close()
            await bots.close()
        self._rooms.clear()


def _new(match: Match, host: str, seating: Seating, spectators: int | None, clock: Clock | None) -> StoredTable:
    now = time.time()
    record = TableRecord(
        id=new_table_id(),
        title=match.game.ID,
        header=header_of(match),
        host=host,
        created=now,
        spectators=spectators,
        imported=False,
        outcome=outcome_of(match),
        waiting=waiting_for(match),
        changed=now,
        standing=standing_of(match),
        clock=None if clock is None else clock.text(),
        face=None if clock is None else begun(clock, len(seating.seats), now).text(),
    )
    return StoredTable(record, seating, lines_from(match, 0), picture=picture_of(match))
