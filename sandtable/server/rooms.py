"""The tables in memory: made, loaded when somebody comes, dropped when nobody has looked for a while."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from functools import partial
from heapq import nsmallest
from typing import Final

import structlog

from sandtable.kernel.game import OtherRules
from sandtable.kernel.match import Match
from sandtable.server.bots import BotSeats, BotWorkers
from sandtable.server.identity import new_table_id
from sandtable.server.metrics import Metrics
from sandtable.server.pacing import Pacing
from sandtable.server.settings import Settings
from sandtable.server.snapshots import Snapshots
from sandtable.server.sql import Work
from sandtable.server.standing import StandingSeats
from sandtable.server.storage import Storage, StorageFailed, TableGone, Unopenable
from sandtable.server.table import Room
from sandtable.server.timekeeping import MARK, MOST_DUE, ClockSeats, Marks
from sandtable.table.clocks import Clock, begun
from sandtable.table.closed import ClosedTable
from sandtable.table.ledger import laid, once_more
from sandtable.table.records import Seating, StoredTable
from sandtable.table.seating import rotated

TIDY_EVERY: Final = 60.0  # seconds
MOST_FORSAKEN: Final = 50  # tables that are taken over in one look
MOST_ASKED: Final = 500  # tables of others that are asked about in one look
AT_ONCE: Final = (
    100  # so large a part of all leaves when there are too many, so that not each newcomer looks through all
)
MOST_PACKED: Final = 50  # long games that wait to leave a snapshot behind; others are played again when somebody comes
log = structlog.get_logger("sandtable.rooms")


class Attendants:
    """Who does what happens by itself at a table: bots, answers for empty seats, standing orders, a clock."""

    def __init__(self, room: Room, workers: BotWorkers, settings: Settings) -> None:
        self.room: Final = room
        self._bots: Final = BotSeats(room, workers, Pacing(settings.window_seconds))
        self._standing: Final = StandingSeats(room, settings.order_seconds)
        self._clock: Final = ClockSeats(room, workers)

    @property
    def busy(self) -> bool:
        """Whether anything but the clock is at work."""
        return self._bots.thinking or self._standing.busy

    def attend(self) -> None:
        """To be called after every change."""
        self._bots.attend()
        self._standing.attend()
        self._clock.attend()

    def wake(self) -> None:
        """Somebody's time is over, whatever its timer says."""
        self._clock.wake()

    def leave(self) -> None:
        """Once nobody else looks. The table is forgotten with the last who hears of it, and leaves nothing behind."""
        self.room.listeners.clear()
        self._clock.stop()

    async def close(self) -> None:
        await self._clock.close()
        await self._standing.close()
        await self._bots.close()


class Rooms:
    """All tables by their id."""

    def __init__(
        self, storage: Storage, workers: BotWorkers, settings: Settings, metrics: Metrics | None = None
    ) -> None:
        self._metrics: Final = metrics or Metrics()
        self._storage: Final = storage
        self._workers: Final = workers
        self._settings: Final = settings
        self.marks: Final = Marks(storage)
        self._snapshots: Final = Snapshots(storage)
        self._rooms: Final[dict[str, Attendants]] = {}
        self._opening: Final[dict[str, asyncio.Task[Room | ClosedTable | None]]] = {}
        self._changed_meanwhile: Final[set[str]] = set()  # while they were being opened
        self._errands: Final[set[asyncio.Task[None]]] = set()
        self._others: Final[set[str]] = set()  # in memory, and another server looks after them
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
        rated: bool = False,
    ) -> Room:
        """A new table, on disk before anybody hears of it."""
        stored = self._new(match, host, seating, spectators, clock, rated)
        stored = replace(stored, record=replace(stored.record, listed=listed))
        await self._storage.create_table(stored)
        return self._made(stored, match)

    async def make_once(
        self, match: Match, host: str, seating: Seating, clock: Clock | None, claim: Callable[[StoredTable], Work[bool]]
    ) -> Room | None:
        """A rated table that another server may be making as well: ``claim`` stores it, unless it comes too late."""
        stored = self._new(match, host, seating, 0, clock, rated=True)
        return self._made(stored, match) if await self._storage.do(claim(stored)) else None

    async def make_again(self, room: Room, later: float) -> tuple[str, dict[str, str]]:
        """A table for the same people and bots, and the keys of its open seats; there is only one for each table. It
        begins so many seconds ``later``."""
        async with room.lock:
            played, record = room.table.match, room.table.record
            if record.rematch is not None:
                return record.rematch, {}
            seating, keys = rotated(room.table.seating)
            match = once_more(played, self.new_seed())
            begins = self._settings.clock() + later if later else None
            clock = Clock.of(record.clock)
            stored = self._new(match, record.host, seating, record.spectators, clock, record.rated, begins)
            table = await self._storage.create_table(stored, rematch_of=room.id)
        if table == stored.record.id:
            self._made(stored, match)
        room.played_again_at(table)
        return table, keys if table == stored.record.id else {}

    def _new(
        self,
        match: Match,
        host: str,
        seating: Seating,
        spectators: int | None,
        clock: Clock | None,
        rated: bool = False,
        begins: float | None = None,
    ) -> StoredTable:
        """With its clock running, should everybody sit already."""
        stored = _new(match, host, seating, spectators, clock, self._settings.clock())
        stored = replace(stored, record=replace(stored.record, rated=rated, begins=begins))
        timed = self._room(stored, match).table.clocked(seating, stored.record.created)
        if timed is None:
            return stored
        return replace(stored, record=replace(stored.record, face=timed[0], due=timed[1]))

    def _made(self, stored: StoredTable, match: Match) -> Room:
        record = stored.record
        log.info("table-made", table=record.id, title=record.title, mode=match.setting.mode, imported=record.imported)
        return self._settle(self._room(stored, match))

    def _room(self, stored: StoredTable, match: Match) -> Room:
        record = stored.record
        before = [] if record.begins is None else [(record.created, record.begins)]  # which does not count
        return Room(
            stored,
            match,
            self._storage,
            self._settings.longest_log,
            lambda: [*before, *self.marks.outages],
            self._metrics.acted,
            self._settings.clock,
        )

    async def open(self, id: str) -> Room | ClosedTable | None:
        """A table by its id, or what is left of one whose rules are gone; None when there is no such table."""
        if id in self._rooms and self._rooms[id].room.stale:  # while nobody looked
            await self._refreshed(self._rooms[id].room)
        if id in self._rooms:
            room = self._rooms[id].room
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
            match = await self._snapshots.opened(stored)
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
        attendants = Attendants(room, self._workers, self._settings)
        room.listeners.add(partial(self._attend, attendants))
        self._rooms[room.id] = attendants
        self._attend(attendants)
        self._make_room(room)
        return room

    def _attend(self, attendants: Attendants) -> None:
        room = attendants.room
        if room.kept:
            attendants.attend()
        elif room.id not in self._others and _wants_care(room):
            self._send(self._look_after(attendants))

    def changed_elsewhere(self, id: str | None) -> None:
        """Another server has changed a table; None when nobody knows which."""
        if id is None:
            self._others.clear()
        for one in [*self._rooms, *self._opening] if id is None else [id]:
            if one in self._rooms:
                self._refresh(self._rooms[one].room)
            elif one in self._opening:
                self._changed_meanwhile.add(one)

    def _refresh(self, room: Room) -> None:
        """Where nobody looks and nothing happens by itself, it is read when somebody comes again."""
        if not room.stale:
            room.stale = True
            if room.kept or _is_watched(room):
                self._send(self._refreshed(room))

    def _send(self, errand: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

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
        for attendants in self._unwatched():
            if now - attendants.room.used >= self._settings.idle_seconds:
                self._drop(attendants)

    def _make_room(self, newest: Room) -> None:
        """Beyond the bound those leave at once that nobody has looked at for longest; who was about to does so again.
        Tables that somebody looks at, or where a bot thinks, are as many as there may be connections and bots."""
        most = self._settings.tables_in_memory
        if len(self._rooms) > most:
            unwatched = (attendants for attendants in self._unwatched() if attendants.room is not newest)
            too_many = len(self._rooms) - most + most // AT_ONCE
            for attendants in nsmallest(too_many, unwatched, key=lambda attendants: attendants.room.used):
                self._drop(attendants)

    def _unwatched(self) -> list[Attendants]:
        return [
            attendants
            for attendants in self._rooms.values()
            if not (_is_watched(attendants.room) or attendants.busy or attendants.room.lock.locked())
        ]

    def _drop(self, attendants: Attendants) -> None:
        room = attendants.room
        del self._rooms[room.id]
        attendants.leave()
        room.dropped = True
        self._others.discard(room.id)
        if self._snapshots.wants(room) and len(self._errands) < MOST_PACKED:
            self._send(self._snapshots.put_away(room))
        if room.kept:
            self._send(self._let_go(room.id))
        log.info("table-dropped", table=room.id)

    async def forget(self, id: str) -> None:
        """A table that is no more; whoever is there is told so."""
        attendants = self._rooms.pop(id, None)
        if attendants is not None:
            await attendants.close()
            self._others.discard(id)
            self._snapshots.forget(id)
            attendants.room.tell()
            log.info("table-gone", table=id)

    # where several servers share the tables, one looks after each

    async def _look_after(self, attendants: Attendants) -> None:
        room = attendants.room
        try:
            room.kept = bool(await self._storage.take_tables([room.id]))
        except StorageFailed as error:  # the next change or look asks again
            log.info("table-not-taken", table=room.id, problem=str(error))
            return
        if room.kept:
            attendants.attend()
        else:
            self._others.add(room.id)

    async def _let_go(self, table: str) -> None:
        with suppress(StorageFailed):  # then it is forsaken when this server goes
            await self._storage.let_go(table)

    async def look_for_forsaken(self) -> None:
        """Take over tables whose server has died, and those in memory that nobody looks after any more."""
        others = random.sample(list(self._others), min(MOST_ASKED, len(self._others)))
        for table in await self._storage.forsaken(MOST_FORSAKEN, others):
            if await self._storage.take_tables([table]):
                self._others.discard(table)
                await self._take_over(table)
            # else another server was faster
        for room in [attendants.room for attendants in self._rooms.values()]:
            if not room.kept and room.id not in self._others and _wants_care(room):
                room.tell()  # it could not be asked for before

    async def _take_over(self, table: str) -> None:
        try:
            room = await self.open(table)
        except Unopenable:
            room = None
        if not isinstance(room, Room) or not _wants_care(room):
            await self._let_go(table)
            return
        log.info("table-taken-over", table=table)
        room.stale = True
        room.tell()

    async def stop_attending(self) -> None:
        """This server's lease is over: what was being done by itself is given up."""
        for attendants in list(self._rooms.values()):
            attendants.room.kept = False
            await attendants.close()

    async def keep_time(self) -> None:
        """Mark each second that a server runs, and open the tables where somebody's time is over."""
        while True:
            await asyncio.sleep(MARK)
            try:
                await self.marks.mark()
                for table in await self._storage.tables_due(self._settings.clock(), MOST_DUE):
                    await self._look_at_clock(table)
            except StorageFailed as error:
                log.info("time-not-kept", problem=str(error))

    async def _look_at_clock(self, table: str) -> None:
        """Opened, it attends to its clock; what was believed may be late: a pause has come in between."""
        if not (table in self and self._rooms[table].room.kept) and not await self._storage.take_tables([table]):
            return  # another server does
        try:
            room = await self.open(table)
        except Unopenable:
            room = None
        due = room.table.due() if isinstance(room, Room) else None
        if due is None or due > self._settings.clock():
            await self._storage.set_due(table, due)
        elif table in self._rooms:
            self._rooms[table].wake()

    async def keep_tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            self.drop_idle()

    async def close(self) -> None:
        for task in list(self._errands):
            task.cancel()
        for attendants in list(self._rooms.values()):
            await attendants.close()
        self._rooms.clear()


def _is_watched(room: Room) -> bool:
    """Whether anybody listens besides those who attend to it."""
    return len(room.listeners) > 1


def _wants_care(room: Room) -> bool:
    """Whether anything can happen there by itself: bots and answers for empty seats, standing orders, a clock."""
    table = room.table
    if table.over:
        return False
    return any(seat.kind != "guest" for seat in table.seats) or bool(table.standing) or table.due() is not None


def _new(
    match: Match, host: str, seating: Seating, spectators: int | None, clock: Clock | None, now: float
) -> StoredTable:
    stored = laid(match, new_table_id(), host, seating, now, spectators)
    if clock is None:
        return stored
    face = begun(clock, len(seating.seats), now).text()
    return replace(stored, record=replace(stored.record, clock=clock.text(), face=face))
