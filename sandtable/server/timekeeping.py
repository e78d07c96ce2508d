"""Time at tables: a mark each second that a server runs, and what happens when somebody's time is over."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import structlog

from sandtable.bots.levels import USUAL
from sandtable.kernel.refusal import IllegalAction
from sandtable.server.bots import BotFailed, Thinkers
from sandtable.server.storage import Storage, StorageFailed
from sandtable.server.table import Room
from sandtable.table import seating
from sandtable.table.clocks import Pause

MARK: Final = 1.0  # seconds between marks
SILENCE: Final = 3.0  # after so many without a mark no server ran
MOST_DUE: Final = 50  # tables that are opened in one look because somebody's time is over
SUBSTITUTE: Final = USUAL  # the bot that takes the seat, or chooses, for somebody who is late
LATE: Final = 0.05  # seconds after which it is looked whether a time is really over
log = structlog.get_logger("sandtable.time")


class Marks:
    """When no server ran, as far as is known. Clocks stood still then."""

    def __init__(self, storage: Storage) -> None:
        self._storage: Final = storage
        self.outages: list[Pause] = []

    async def mark(self) -> None:
        self.outages = await self._storage.mark_alive(SILENCE)


class ClockSeats:
    """The clock of one table. ``attend`` is to be called after every change."""

    def __init__(self, room: Room, workers: Thinkers) -> None:
        self.room: Final = room
        self._workers: Final = workers
        self._task: asyncio.Task[None] | None = None
        self._woken: Final = asyncio.Event()

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def attend(self) -> None:
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
            self._task = None
        due = self.room.table.due()
        if due is not None and self._task is None:
            self._task = asyncio.create_task(self._wait(due))

    def wake(self) -> None:
        """Timers do not run while the machine sleeps, nor when its clock is set."""
        self._woken.set()

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _wait(self, due: float | None) -> None:
        while due is not None:
            self._woken.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, due - self.room.table.now()) + LATE):
                    await self._woken.wait()
            try:
                await self._look()
            except IllegalAction:
                pass  # they were just in time
            except (BotFailed, StorageFailed) as error:
                log.warning("time-out-failed", table=self.room.id, kind=type(error).__name__)
                await asyncio.sleep(MARK)
            due = self.room.table.due()

    async def _look(self) -> None:
        async with self.room.lock:
            table = await self.room.ready()
            spent, late = table.spent(), table.window_spent()
        for seat in spent:
            await self._time_out(seat)
        for seat in late:
            await self._answer_for(seat)

    async def _time_out(self, seat: int) -> None:
        async with self.room.lock:
            table = await self.room.ready()
            bot = table.bot_is_due(seat)
        log.info("time-out", table=self.room.id, seat=seat, bot=bot)
        if bot:
            await self.room.reseat(lambda now: seating.given_to_bot(now, seat, SUBSTITUTE), by_itself=True)
        else:
            await self.room.change(lambda table: table.time_out(seat))

    async def _answer_for(self, seat: int) -> None:
        async with self.room.lock:
            table = await self.room.ready()
            usual = table.late_answer(seat)
            seen = None if usual is not None else table.match.observe(seat)
        act = usual if seen is None else await self._workers.decide(SUBSTITUTE, seen)
        assert act is not None
        await self.room.change(lambda table: table.answer_late(seat, act))
