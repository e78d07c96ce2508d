"""Games that are over and lie still leave the rows to which acts are written: their logs are packed, one row each.

Nobody notices: whoever opens one is given its log as before, and a game at a real table that goes on after its end has
it back in rows (decision 36).
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from sandtable.server.archive_statements import looked_through, packed, put_away, still
from sandtable.server.identity import new_table_id
from sandtable.server.storage import Storage, StorageFailed
from sandtable.table.clocks import DAY

AT_ONCE: Final = 200  # tables that are looked at; no index tells which are old, for every act would write it anew
log = structlog.get_logger("sandtable.archive")


class Archive:
    """Goes round all tables by their ids, a few at a time."""

    def __init__(self, storage: Storage, days: float, every: float) -> None:
        self._storage: Final = storage
        self._days: Final = days
        self._every: Final = every
        self._after = new_table_id()  # somewhere: of many servers each looks elsewhere

    async def keep(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self.look(time.time() - self._days * DAY)
            except StorageFailed as error:  # they lie there as well tomorrow
                log.info("not-archived", problem=str(error))

    async def look(self, before: float) -> int:
        """Put away what is over and still since ``before``; gives how many tables that were."""
        self._after, old = await self._storage.do(looked_through(self._after, before, AT_ONCE), reading=True)
        return sum([await self._put_away(table, before) for table in old])

    async def _put_away(self, table: str, before: float) -> bool:
        found = await self._storage.do(still(table, before), reading=True)
        if found is None:
            return False
        text = await asyncio.to_thread(packed, found.lines)  # acts do not wait for that
        done = await self._storage.do(put_away(found, text))
        if done:
            log.info("table-archived", table=table, entries=len(found.lines))
        return done
