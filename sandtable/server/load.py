"""How far the server is behind, and who is told to come again before anything of theirs is begun."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from sandtable.server.guard import TurnedAway
from sandtable.server.metrics import Metrics
from sandtable.server.settings import Settings

BEAT: Final = 0.1  # seconds
AGAIN: Final = 1.0  # seconds after which it may go; who is turned away comes back a little later each time
OVERLOAD: Final = "overload"
Part: TypeAlias = Literal["coming", "changing"]  # what new people and tables bring; what goes on at tables
COMING: Final = "coming"
CHANGING: Final = "changing"


class Load:
    """The server is behind by what the oldest write has waited, or by what its own loop is late; and with an act by
    what that has waited to be heard.

    Who comes is turned away first, so that those who play can go on; beyond a larger bound nobody changes anything.
    Nothing has been written by then, and who is turned away is told so: what was acknowledged is never touched by it.
    Once a beat is late it may be a pause of the whole machine; a crowd makes the next one late as well.
    """

    def __init__(
        self,
        settings: Settings,
        metrics: Metrics,
        waiting: Callable[[], float],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._bounds: Final[dict[Part, float]] = {
            COMING: settings.behind_for_newcomers,
            CHANGING: settings.behind_for_everybody,
        }
        self._metrics: Final = metrics
        self._waiting: Final = waiting
        self._clock: Final = clock
        self._late = self._late_before = 0.0

    @property
    def behind(self) -> float:
        """Seconds."""
        return max(self._waiting(), min(self._late, self._late_before))

    def check(self, part: Part, came: float | None = None) -> None:
        """Raises TurnedAway while there is too much to do for this, or has been since it ``came``."""
        waited = 0.0 if came is None else self._clock() - came
        if max(self.behind, waited) > self._bounds[part]:
            self._metrics.turned_away(part)
            raise TurnedAway(503, OVERLOAD, AGAIN)

    async def keep(self) -> None:
        while True:
            due = self._clock() + BEAT
            await asyncio.sleep(BEAT)
            self.beat(self._clock() - due)

    def beat(self, late: float) -> None:
        self._late_before, self._late = self._late, late
