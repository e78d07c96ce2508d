"""Bots as programs that speak lines of JSON: how a bot in Python is served, for the arena or by hand.

python -m sandtable.lab.program my.module:MyBot

The arena serves every ``module:Class`` so, in a process of its own: one that hangs or dies takes nothing else with it.
docs/lab.md describes the lines.
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Callable
from typing import Protocol, TextIO, cast

from sandtable.bots.bot import Bot
from sandtable.games import game
from sandtable.kernel.game import Game
from sandtable.kernel.plain import Plain, Record, parse


class MakeBot(Protocol):
    """A class of bots, such as ``GreedyBot``."""

    def __call__(self, game: Game, seed: str, budget: int | None) -> Bot: ...


def serve(make: MakeBot, lines: TextIO | None = None, say: Callable[[str], None] | None = None) -> None:
    """Answer lines until there are no more. Every ``hello`` begins a game with a new bot."""
    answer = say if say is not None else _say_to(sys.stdout)
    player: Bot | None = None
    title: Game | None = None
    for line in lines if lines is not None else sys.stdin:
        asked = Record(parse(line))
        if asked.has("hello"):
            title = game(asked.text("title"))
            budget = asked.raw("budget")
            player = make(title, asked.text("seed"), budget if isinstance(budget, int) else None)
            answer(json.dumps({"ready": True}))
        elif asked.has("ask"):
            assert player is not None, "no hello came first"
            assert title is not None
            observation = title.observation(cast("dict[str, Plain]", asked.raw("observation")))
            free = asked.text("ask") == "consider"
            act = player.consider(observation) if free else player.decide(observation)
            answer(json.dumps({"act": None if act is None else act.text}))


def _say_to(stream: TextIO) -> Callable[[str], None]:
    """Whatever else the bot prints goes to standard error, so that it cannot break the lines."""
    sys.stdout = sys.stderr

    def say(line: str) -> None:
        stream.write(f"{line}\n")
        stream.flush()

    return say


def named(name: str) -> MakeBot:
    """The class that ``module:Class`` names."""
    module, _, attribute = name.partition(":")
    return cast(MakeBot, getattr(importlib.import_module(module), attribute))


if __name__ == "__main__":
    serve(named(sys.argv[1]))
