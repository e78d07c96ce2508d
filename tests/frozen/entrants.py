"""The frozen bots as the arena takes them: ``frozen.entrants:Greedy`` and ``frozen.entrants:Search``, for any title."""

from __future__ import annotations

from frozen.evaluations import EVALUATIONS
from frozen.greedy import GreedyBot
from frozen.planning import PlanningBot
from frozen.search import SearchBot
from sandtable.bots.bot import Bot
from sandtable.kernel.game import Game


class Greedy(GreedyBot):
    def __init__(self, game: Game, seed: str, budget: int | None = None) -> None:
        super().__init__(EVALUATIONS[game.ID], seed, budget)


def Search(game: Game, seed: str, budget: int | None = None) -> Bot:  # noqa: N802 (stands for a class)
    evaluation = EVALUATIONS[game.ID]
    return PlanningBot(evaluation, seed, budget) if evaluation.LOOKAHEAD else SearchBot(evaluation, seed, budget)
