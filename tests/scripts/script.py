"""What the scripts share: of all acts the one that scores best, and of free acts none."""

from __future__ import annotations

import json
import random
from importlib.resources import files
from typing import Any

from sandtable.kernel.action import Action
from sandtable.kernel.game import Game
from sandtable.kernel.observation import Observation


def printed(title: str, part: str) -> Any:
    """The printed parts of a title, as they lie on the table."""
    return json.loads((files(f"sandtable.games.{title}") / "data" / f"{part}.json").read_text(encoding="utf-8"))


class Script:
    def __init__(self, game: Game, seed: str, budget: int | None = None) -> None:
        self.rng = random.Random(seed)

    def score(self, view: Any, seat: int, act: Action) -> float:
        raise NotImplementedError

    def decide(self, observation: Observation, budget: int | None = None) -> Action:
        scores = [self.score(observation.view, observation.seat, act) for act in observation.legal]
        best = max(scores)
        return self.rng.choice([act for act, score in zip(observation.legal, scores, strict=True) if score == best])

    def consider(self, observation: Observation, budget: int | None = None) -> Action | None:
        return None
