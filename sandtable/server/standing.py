"""Standing orders at a table: answers are given for those who are asked, no sooner than they might have given them."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

import structlog

from sandtable.kernel.refusal import IllegalAction
from sandtable.server.storage import StorageFailed
from sandtable.server.table import Room
from sandtable.table import seating

log = structlog.get_logger("sandtable.standing")
CHANCE: Final = secrets.SystemRandom()


class StandingSeats:
    """The seats of one table that have left orders. ``attend`` is to be called after every change.

    A window must tell nothing by how long it lasts: where other people play, an ordered answer waits for a time that a
    person might have taken, whatever the seat holds.
    """

    def __init__(self, room: Room, seconds: float) -> None:
        self.room: Final = room
        self._seconds: Final = seconds
        self._task: asyncio.Task[None] | None = None
        self._called = False

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def attend(self) -> None:
        self._called = bool(self.room.table.standing)
        if self._called and not self.busy:
            self._task = asyncio.create_task(self._answer())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _answer(self) -> None:
        while self._called:
            self._called = False
            try:
                seat = await self._next()
                if seat is not None:
                    await asyncio.sleep(self._pause(seat))
                    await self._play(seat)
                    self._called = True
            except IllegalAction:
                pass  # the person was faster, or the orders have changed
            except StorageFailed as error:  # the next change of the table calls again
                log.error("storage-failed", table=self.room.id, problem=str(error))

    async def _next(self) -> int | None:
        async with self.room.lock:
            return (await self.room.ready()).ordered()

    async def _play(self, seat: int) -> None:
        await self.room.change(lambda table: table.play_by_order(seat))

    def _pause(self, seat: int) -> float:
        table = self.room.table
        if seating.alone(table.seating, table.standing[seat][0].id):
            return 0.0
        return self._seconds * CHANCE.uniform(0.5, 1.5)
