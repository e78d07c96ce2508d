"""`greedy`: the act after which the title's own evaluation likes the table best, once all that it sets off is over."""

from __future__ import annotations

import math
import random
from typing import Final

from sandtable.bots.occasions import worth_taking
from sandtable.bots.rest import worth_after
from sandtable.bots.wins import sure_win
from sandtable.kernel.action import Action
from sandtable.kernel.game import Game
from sandtable.kernel.observation import Observation

SAMPLES: Final = 4
WON: Final = 0.9999  # a win on the board, which nobody misses who plays at all
LEAST: Final = 0.0001
SECOND_LOOKS: Final = 30  # at acts that all look like a win


class GreedyBot:
    """What the seat cannot see, and what chance will bring, is averaged over a few samples.

    One that ``wavers`` misjudges every act by about so much, in the logarithm of the odds, but never a win on the
    board; in the share ``strays`` of its decisions any act will do.
    """

    def __init__(
        self, game: Game, seed: str, samples: int | None = None, wavers: float = 0.0, strays: float = 0.0
    ) -> None:
        self.game: Final = game
        self.samples: Final = samples or SAMPLES
        self.wavers: Final = wavers
        self.strays: Final = strays
        self.rng: Final = random.Random(seed)

    def decide(self, observation: Observation, budget: int | None = None) -> Action:
        if len(observation.legal) == 1:
            return observation.legal[0]
        if self.strays > 0.0 and self.rng.random() < self.strays:
            return self.rng.choice(observation.legal)
        seat = observation.seat
        samples = [observation.sample(self.rng) for _ in range(budget or self.samples)]
        likely = self.game.likely(samples[0], seat, observation.legal)
        if len(likely) == 1:
            return likely[0]
        won = sure_win(self.game, samples, seat, likely, self.rng)
        if won is not None:
            return won
        best = likely[0]
        best_worth = -1.0
        wins: list[Action] = []
        for action in likely:
            total = 0.0
            for sample in samples:
                total += worth_after(self.game, sample, seat, action, self.rng)
            worth = total / len(samples)
            if worth >= WON:
                wins.append(action)
            if self.wavers > 0.0:
                worth = self._misjudged(worth)
            if worth > best_worth:
                best, best_worth = action, worth
        return self._surest(observation, wins) if len(wins) > 1 else best

    def _surest(self, observation: Observation, acts: list[Action]) -> Action:
        """Of acts that all look like a win one that does in more imagined games: a few may have flattered some."""
        for _ in range(SECOND_LOOKS):
            sample = observation.sample(self.rng)
            left: list[Action] = []
            for action in acts:
                if worth_after(self.game, sample, observation.seat, action, self.rng) >= WON:
                    left.append(action)
            if left:
                acts = left
            if len(acts) == 1:
                break
        return acts[0]

    def _misjudged(self, worth: float) -> float:
        if worth >= WON:
            return worth
        odds = math.log(max(worth, LEAST) / (1.0 - worth)) + self.rng.gauss(0.0, self.wavers)
        return 1.0 / (1.0 + math.exp(-odds))

    def consider(self, observation: Observation, budget: int | None = None) -> Action | None:
        return worth_taking(self.game, observation, self.rng, budget or self.samples)
