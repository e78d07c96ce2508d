"""Who looks through which seat just now; storage knows about when each last did, and how much they had read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from sandtable.server import visits_statements as kept
from sandtable.server.storage import Storage, StorageFailed
from sandtable.table.session import Session

EVERY: Final = 60.0  # seconds between marks of those who are here


class Visits:
    def __init__(self, storage: Storage, clock: Callable[[], float]) -> None:
        self._storage: Final = storage
        self._now: Final = clock
        self._here: Final[dict[Session, list[int]]] = {}

    async def enter(self, session: Session) -> None:
        """Somebody has said hello, and looks through seats of their own from now on."""
        table, guest = session.table, session.guest
        seats = [reader.seat for reader in session.readers if reader.seat is not None]
        own = [seat for seat in seats if table.holds(guest, seat)]
        if own:
            self._here[session] = own
            if _among_others(session):
                with suppress(StorageFailed):
                    for seat in own:
                        await self._storage.do(kept.enter(table.record.id, seat, guest.id, self._now()))

    async def leave(self, session: Session) -> None:
        seats = self._here.get(session)
        if seats:
            with suppress(StorageFailed):  # only then they are not here: nobody calls them in between
                await self._storage.do(kept.seen(self._marks({session: seats}), self._now()))
            self._here.pop(session, None)

    def here(self, table: str, seat: int) -> bool:
        """Whether the player of a seat looks through it just now, on this server."""
        return any(session.table.record.id == table and seat in seats for session, seats in self._here.items())

    async def keep(self) -> None:
        """Mark from time to time who is here, all together."""
        while True:
            await asyncio.sleep(EVERY)
            marks = self._marks(self._here)
            with suppress(StorageFailed):
                if marks:
                    await self._storage.do(kept.seen(marks, self._now()))

    def _marks(self, here: dict[Session, list[int]]) -> list[kept.Mark]:
        return [
            (session.table.record.id, reader.seat, session.guest.id, reader.seq)
            for session, seats in here.items()
            if _among_others(session)
            for reader in session.readers
            if reader.seat in seats
        ]


def _among_others(session: Session) -> bool:
    """Alone nothing happens meanwhile."""
    return any(seat.kind == "guest" and seat.who != session.guest.id for seat in session.table.seats)
