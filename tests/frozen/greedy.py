"""`greedy`: the action after which the title's own evaluation likes the table best, one step ahead."""

from __future__ import annotations

import random
from typing import Final

from frozen.chances import settle_chance
from frozen.evaluations import Evaluation
from frozen.occasions import worth_taking
from sandtable.kernel.action import Action
from sandtable.kernel.observation import Observation

SAMPLES: Final = 4


class GreedyBot:
    """What the seat cannot see, and what chance will bring, is averaged over a few samples."""

    def __init__(self, game: Evaluation, seed: str, samples: int | None = None) -> None:
        self.game: Final = game
        self.samples: Final = samples or SAMPLES
        self.rng: Final = random.Random(seed)

    def decide(self, observation: Observation, budget: int | None = None) -> Action:
        if len(observation.legal) == 1:
            return observation.legal[0]
        seat = observation.seat
        samples = [observation.sample(self.rng) for _ in range(budget or self.samples)]
        likely = self.game.likely(samples[0], seat, observation.legal)
        if len(likely) == 1:
            return likely[0]
        best = likely[0]
        best_worth = -1.0
        for action in likely:
            total = 0.0
            for sample in samples:
                state = sample.copy()
                state.apply(seat, action)
                settle_chance(state, self.rng)
                total += self.game.worth(state, seat)
            if total > best_worth:
                best, best_worth = action, total
        return best

    def consider(self, observation: Observation, budget: int | None = None) -> Action | None:
        return worth_taking(self.game, observation, self.rng, budget or self.samples)
