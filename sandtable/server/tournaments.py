"""Tournaments go on by themselves: when it is time, and when all games of a round are over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

import structlog

import sandtable
from sandtable.server import tournaments_statements as kept
from sandtable.server.rooms import Rooms
from sandtable.server.storage import Storage, StorageFailed
from sandtable.server.tournaments_statements import Entrant, Pairing, Whole
from sandtable.table.clocks import Clock
from sandtable.table.records import Seating, SeatRecord

log = structlog.get_logger("sandtable.tournaments")


class Tournaments:
    def __init__(self, storage: Storage, rooms: Rooms, every: float, clock: Callable[[], float]) -> None:
        self._storage: Final = storage
        self._rooms: Final = rooms
        self._every: Final = every
        self._now: Final = clock

    async def keep_going(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                for id in await self._storage.do(kept.due(self._now()), reading=True):
                    await self.look(id)
            except StorageFailed as error:
                log.info("tournaments-wait", problem=str(error))

    async def look(self, id: str) -> None:
        found = await self._storage.do(kept.go_on(id))
        if found is None:
            return
        for pairing in found.tableless:
            await self._make(found, pairing)

    async def _make(self, whole: Whole, pairing: Pairing) -> None:
        entrants = {entrant.n: entrant for entrant in whole.entrants}
        assert pairing.second is not None
        pair = [entrants[pairing.first], entrants[pairing.second]]
        one = whole.tournament
        match = sandtable.game(one.title).match(one.mode, 2, self._rooms.new_seed())
        seating = Seating(tuple(_seat(seat, entrant) for seat, entrant in enumerate(pair)))
        room = await self._rooms.make_once(
            *(match, pair[0].person, seating, Clock.of(one.clock)), partial(kept.seat_meeting, one.id, pairing)
        )
        if room is not None:
            log.info("round-table", tournament=one.id, round=pairing.round, table=room.id)


def _seat(seat: int, entrant: Entrant) -> SeatRecord:
    if not entrant.person:  # who has left since
        return SeatRecord(seat, "left")
    return SeatRecord(seat, "guest", entrant.person, entrant.name)
