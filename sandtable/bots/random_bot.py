"""`random`: any legal action, all alike; now and then a free one."""

from __future__ import annotations

import random
from typing import Final

from sandtable.bots.occasions import SHARE
from sandtable.kernel.action import Action
from sandtable.kernel.observation import Observation


class RandomBot:
    def __init__(self, seed: str) -> None:
        self.rng: Final = random.Random(seed)

    def decide(self, observation: Observation, budget: int | None = None) -> Action:
        return self.rng.choice(observation.legal)

    def consider(self, observation: Observation, budget: int | None = None) -> Action | None:
        return self.rng.choice(observation.free) if self.rng.random() < SHARE else None
