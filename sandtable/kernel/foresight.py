"""Foresight: the events that an act will surely bring, found sample by sample in what a seat knows."""

from __future__ import annotations

import random
from typing import Final

from sandtable.kernel.action import Action
from sandtable.kernel.event import Event
from sandtable.kernel.observation import Observation
from sandtable.kernel.plain import Plain

SAMPLES: Final = 12


class Foresight:
    """It stops at secrets, at others' decisions and at chance on which anything hangs: whatever is not the same in all
    samples. Made from an observation alone, so it cannot tell more than that, and whoever asked may go on meanwhile.
    """

    def __init__(self, observation: Observation, action: Action) -> None:
        self._observation: Final = observation
        self._action: Final = action
        self._rng: Final = random.Random(0)
        self._left = SAMPLES
        self._sure: list[Plain] | None = None

    def look(self) -> bool:
        """Look at one more sample; False when there is no need to."""
        if self._left == 0 or self._sure == []:
            return False
        self._left -= 1
        seat = self._observation.seat
        events: list[Event] = []
        self._observation.sample(self._rng).foretell(seat, self._action, events.append)
        told: list[Plain] = []
        for event in events:
            shown = event.shown_to(seat)
            if shown is not None:
                told.append(shown)
        if self._sure is None:
            self._sure = told
            return True
        shared = 0
        while shared < min(len(self._sure), len(told)) and self._sure[shared] == told[shared]:
            shared += 1
        del self._sure[shared:]
        return True

    def events(self) -> list[Plain]:
        """What is sure, after looking at all samples."""
        while self.look():
            pass
        return self._sure or []
