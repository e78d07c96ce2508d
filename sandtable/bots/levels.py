"""The five levels of opponents that people choose from, for every title: how each of them thinks (docs/bots.md)."""

from __future__ import annotations

from typing import Final

from sandtable.bots.bot import Bot
from sandtable.bots.greedy import GreedyBot
from sandtable.bots.planning import PlanningBot
from sandtable.bots.search import SearchBot
from sandtable.bots.strategy import StrategyBot
from sandtable.kernel.game import Game

LEVELS: Final = ("beginner", "casual", "skilled", "expert", "master")
USUAL: Final = "skilled"  # where nobody has chosen, and for somebody whose time is over


class Ladder:
    """What makes the levels of one title differ.

    The first three look one act ahead and misjudge it by ``wavers`` (log-odds); in ``strays`` of their decisions any
    act will do. The last two play out so many ``lines``, each for so many ``turns`` (0: as far as the title says).
    """

    def __init__(
        self,
        wavers: tuple[float, float, float],
        strays: tuple[float, float, float],
        lines: tuple[int, int],
        turns: tuple[int, int] = (0, 0),
    ) -> None:
        self.wavers: Final = wavers
        self.strays: Final = strays
        self.lines: Final = lines
        self.turns: Final = turns


SAMPLES: Final = (1, 2, 4)  # imagined games in which the first three look at an act
USUAL_LADDER: Final = Ladder((1.0, 0.3, 0.0), (0.1, 0.0, 0.0), (24, 192))
LADDERS: Final[dict[str, Ladder]] = {
    "blitzkrieg": Ladder((1.0, 0.4, 0.15), (0.15, 0.0, 0.0), (48, 512), (2, 4)),
    "quartermaster": Ladder((0.3, 0.1, 0.03), (0.1, 0.0, 0.0), (24, 192)),
    "legie": Ladder((0.6, 0.2, 0.06), (0.15, 0.0, 0.0), (24, 384)),
    # it goes by a plan, so only straying makes it weaker; lines and turns are of each plan for a movement phase
    "globalwar": Ladder((0.3, 0.1, 0.0), (0.1, 0.04, 0.0), (2, 4), (9, 9)),
}


def level(name: str, game: Game, seed: str, patience: float = 0.0) -> Bot:
    """The opponent of a level; equal seeds play alike, unless a slow machine makes it stop after so many seconds."""
    ladder = LADDERS.get(game.ID, USUAL_LADDER)
    place = LEVELS.index(name)
    if place < len(SAMPLES):
        return GreedyBot(game, seed, SAMPLES[place], ladder.wavers[place], ladder.strays[place])
    place -= len(SAMPLES)
    return thinker(game, seed, ladder.lines[place], patience, ladder.turns[place])


def thinker(game: Game, seed: str, budget: int | None = None, seconds: float = 0.0, turns: int = 0) -> Bot:
    """The way to look ahead that suits a title, for so many lines and, if any are given, at most so many seconds."""
    if game.PLANS:
        return StrategyBot(game, seed, budget, turns, seconds)
    if game.LOOKAHEAD:
        return PlanningBot(game, seed, budget, turns, seconds=seconds)
    return SearchBot(game, seed, budget, seconds=seconds)
