"""Bots for any title. They see observations only."""

from __future__ import annotations

from sandtable.bots.bot import Bot
from sandtable.bots.greedy import GreedyBot
from sandtable.bots.planning import PlanningBot
from sandtable.bots.random_bot import RandomBot
from sandtable.bots.search import SearchBot
from sandtable.kernel.game import Game
from sandtable.kernel.plain import Malformed

BOTS = ("random", "greedy", "search")


def bot(name: str, game: Game, seed: str = "") -> Bot:
    """A bot by its name; equal seeds play alike."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(game, seed)
    if name == "search":
        return PlanningBot(game, seed) if game.LOOKAHEAD else SearchBot(game, seed)
    raise Malformed("bot", "core-malformed-choice", value=name[:40], choices=", ".join(BOTS))
