"""Games that are over and lie still leave the rows to which acts are written: their logs are packed, one row each.

Nobody notices: whoever opens one is given its log as before, and a game at a real table that goes on after its end has
it back in rows (decision 36).
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from sandtable.server.archive_statements import packed, put_away, still, waiting
from sandtable.server.storage import Storage, StorageFailed
from sandtable.table.clocks import DAY

AT_ONCE: Final = 20  # tables, after which others have their turn
PAUSE: Final = 1.0  # seconds, where more are waiting
log = structlog.get_logger("sandtable.archive")


class Archive:
    """Looks from time to time which games have lain still for long enough."""

    def __init__(self, storage: Storage, days: float, every: float) -> None:
        self._storage: Final = storage
        self._days: Final = days
        self._every: Final = every

    async def keep(self) -> None:
        pause = self._every
        while True:
            await asyncio.sleep(pause)
            pause = self._every
            try:
                if await self.look(time.time() - self._days * DAY) == AT_ONCE:
                    pause = min(PAUSE, self._every)
            except StorageFailed as error:  # they lie there as well tomorrow
                log.info("not-archived", problem=str(error))

    async def look(self, before: float) -> int:
        """Put away what is over and still since ``before``; gives how many tables were looked at."""
        found = await self._storage.do(waiting(before, AT_ONCE), reading=True)
        for table in found:
            await self._put_away(table, before)
        return len(found)

    async def _put_away(self, table: str, before: float) -> None:
        found = await self._storage.do(still(table, before))
        if found is None:
            return
        text = await asyncio.to_thread(packed, found.lines)  # acts do not wait for that
        if await self._storage.do(put_away(found, text)):
            log.info("table-archived", table=table, entries=len(found.lines))
