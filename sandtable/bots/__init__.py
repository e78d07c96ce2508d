"""Bots for any title. They see observations only."""

from __future__ import annotations

from sandtable.bots.bot import Bot
from sandtable.bots.greedy import GreedyBot
from sandtable.bots.levels import LEVELS, level, thinker
from sandtable.bots.random_bot import RandomBot
from sandtable.kernel.game import Game
from sandtable.kernel.plain import Malformed

__all__ = ["BOTS", "KINDS", "LEVELS", "MOST_BUDGET", "Bot", "bot"]

KINDS = ("random", "greedy", "search")  # what levels are made of, for measuring
BOTS = (*LEVELS, *KINDS)
MOST_BUDGET = 10_000_000
MOST_SECONDS = 600


def bot(name: str, game: Game, seed: str = "", patience: float = 0.0) -> Bot:
    """A bot by its name: a level, or a kind of thinking; equal seeds play alike.

    ``search:500`` thinks for 500 iterations, ``search:2s`` for two seconds a decision, which no seed repeats;
    ``greedy:2`` looks at two samples. With ``patience`` a level thinks no longer than so many seconds.
    """
    if name in LEVELS:
        return level(name, game, seed, patience)
    kind, colon, count = name.partition(":")
    if kind == "search" and count.endswith("s"):
        return thinker(game, seed, MOST_BUDGET, _budget(count[:-1], MOST_SECONDS))
    budget = _budget(count) if colon and kind in ("greedy", "search") else None
    if kind == "greedy":
        return GreedyBot(game, seed, budget)
    if kind == "search":
        return thinker(game, seed, budget)
    if name == "random":
        return RandomBot(seed)
    raise Malformed("bot", "core-malformed-choice", value=name[:40], choices=", ".join(BOTS))


def _budget(count: str, most: int = MOST_BUDGET) -> int:
    if not count.isdecimal() or not 1 <= int(count[:9]) <= most:
        raise Malformed("bot", "core-malformed-range", least=1, most=most)
    return int(count[:9])
