"""What a bot is: it gets an observation and nothing else, and decides."""

from __future__ import annotations

from typing import Protocol

from sandtable.kernel.action import Action
from sandtable.kernel.observation import Observation


class Bot(Protocol):
    """``budget`` is a number of iterations; None is the bot's own default."""

    def decide(self, observation: Observation, budget: int | None = None) -> Action:
        """One of the legal acts: something is asked of the seat."""
        ...

    def consider(self, observation: Observation, budget: int | None = None) -> Action | None:
        """One of the free acts, or None: an occasion was announced, in whoever's turn."""
        ...
