"""A clock that stands until a test sets it, for games over days."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from typing import Final

FRIDAY: Final = 4
DAY: Final = 24 * 3600.0


class SetClock:
    """``settings.clock`` of a server in this process."""

    def __init__(self) -> None:
        self.shows = time.time()

    def __call__(self) -> float:
        return self.shows

    def goes_on(self, seconds: float) -> None:
        self.shows += seconds

    def at_noon_of_a_friday(self) -> float:
        """Of the next week, in Greenwich: what this machine does today lies before it. Gives when that is."""
        today = datetime.now(UTC).replace(hour=12, minute=0, second=0, microsecond=0)
        self.shows = (today + timedelta(days=7 + (FRIDAY - today.weekday()) % 7)).timestamp()
        return self.shows
