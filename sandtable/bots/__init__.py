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
MOST_BUDGET = 10_000_000


def bot(name: str, game: Game, seed: str = "") -> Bot:
    """A bot by its name; equal seeds play alike. ``search:500`` thinks for 500 iterations, ``greedy:2`` two samples."""
    kind, colon, count = name.partition(":")
    budget = _budget(count) if colon and kind != "random" else None
    if kind == "greedy":
        return GreedyBot(game, seed, budget)
    if kind == "search":
        return PlanningBot(game, seed, budget) if game.LOOKAHEAD else SearchBot(game, seed, budget)
    if name == "random":
        return RandomBot(seed)
    raise Malformed("bot", "core-malformed-choice", value=name[:40], choices=", ".join(BOTS))


def _budget(count: str) -> int:
    if not count.isdecimal() or not 1 <= int(count[:9]) <= MOST_BUDGET:
        raise Malformed("bot", "core-malformed-range", least=1, most=MOST_BUDGET)
    return int(count[:9])
