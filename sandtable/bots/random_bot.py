"""`random`: any legal action, all alike."""

from __future__ import annotations

import random
from typing import Final

from sandtable.kernel.action import Action
from sandtable.kernel.observation import Observation


class RandomBot:
    def __init__(self, seed: str) -> None:
        self.rng: Final = random.Random(seed)

    def decide(self, observation: Observation, budget: int | None = None) -> Action:
        return self.rng.choice(observation.legal)
