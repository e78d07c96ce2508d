"""Sweeping: memory is looked through for what only holds itself, a little at a time, so that no act waits for it."""

from __future__ import annotations

import gc
from typing import Final

from sandtable.server.door import Door

MANY: Final = 1000  # lines that have gone; what is left of each holds itself
SELDOM: Final = 36_000  # sweeps: an hour
ONLY_WHEN_SWEPT: Final = (100_000, 1000, 1_000_000)  # thresholds that are reached only when nobody sweeps for long


def leave_to_sweeping() -> None:
    """With a thousand tables it takes half a second to look through everything, and all acts would wait for it.
    What is there before anybody comes stays."""
    gc.freeze()
    gc.set_threshold(*ONLY_WHEN_SWEPT)


class Sweeper:
    """Looks through what is new at each sweep, and then leaves it alone: most of it are tables, which stay, or are put
    away in order. Everything is looked through after as many lines have gone as are open, and once in a while."""

    def __init__(self, door: Door) -> None:
        self._door: Final = door
        self._gone = 0  # when everything was last looked through
        self._sweeps = 0

    def sweep(self) -> None:
        self._sweeps += 1
        if self._door.gone - self._gone > max(MANY, self._door.open) or self._sweeps == SELDOM:
            self._gone = self._door.gone
            self._sweeps = 0
            gc.unfreeze()
        gc.collect()
        gc.freeze()
