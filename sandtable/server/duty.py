"""Duty: a server's lease where several share a database. While it lasts what the server does counts."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from sandtable.server.storage import Storage, StorageFailed

LEASE: Final = 10.0  # seconds, after which others take over the tables of a server that is silent
STAY: Final = 1.0  # seconds between two times that it is prolonged, and between looks for forsaken tables
log = structlog.get_logger("sandtable.duty")


class Duty:
    """``on`` while the lease lasts, as far as is known here; the database knows for certain, and asks at each change.

    ``woke`` is when this server last noticed that its lease was over: most likely it was frozen. What was sent to it
    before may have been done elsewhere meanwhile, so nobody who was on the line by then is listened to.
    """

    def __init__(self, storage: Storage, name: str | None = None) -> None:
        self._storage: Final = storage
        self._name: Final = name or secrets.token_hex(8)
        self.on = False
        self.woke = float("-inf")

    async def begin(self) -> None:
        await self._storage.begin_duty(self._name, LEASE)
        self.on = True

    async def keep(
        self, over: Callable[[], Awaitable[None]], back: Callable[[], None], look: Callable[[], Awaitable[None]]
    ) -> None:
        """Prolong the lease as long as the server runs. ``over`` stops what is done by itself, ``back`` begins it again
        with a new lease, ``look`` is called each time."""
        while True:
            await asyncio.sleep(STAY)
            try:
                if self.on and not await self._storage.stay_on_duty(LEASE):
                    self.on = False
                    self.woke = time.monotonic()
                    log.warning("lease-over")
                    await over()
                if not self.on:
                    await self.begin()
                    back()
                await look()
            except StorageFailed as error:  # maybe it can be prolonged in a moment
                log.info("lease-not-prolonged", problem=str(error))
