"""Time that tells nothing: answers given in secret come at the end of equal steps, whatever was thought over."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from typing import Final


class Pacing:
    """Steps of so many seconds; 0 is as fast as it goes. A step is long enough for any bot on a machine that is not
    overloaded; whoever needs longer is late by whole steps."""

    def __init__(
        self,
        seconds: float,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._seconds: Final = seconds
        self._sleep: Final = sleep
        self.clock: Final = clock

    async def end_of_step(self, begun: float) -> None:
        """Until the end of the step that lasts now, counted from when the question was put."""
        if self._seconds:
            steps = math.floor((self.clock() - begun) / self._seconds) + 1
            await self._sleep(begun + steps * self._seconds - self.clock())
