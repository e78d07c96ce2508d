"""A bot's side of a table: it is sent an observation as text and gives back the text of an act."""

from __future__ import annotations

import secrets
from typing import Final

from sandtable.bots import bot
from sandtable.bots.bot import Bot
from sandtable.games import game
from sandtable.kernel.observation import Observation
from sandtable.kernel.plain import Record, parse

PATIENCE: Final = 3.0  # seconds for one decision, where a slow machine would take longer


def decide(name: str, observation: str, budget: int | None, seed: str | None) -> str:
    """What the bot of this name does, knowing nothing but ``Observation.data``; with a seed, the same every time."""
    asked, seen = _asked(name, observation, seed)
    return asked.decide(seen, budget).text


def consider(name: str, observation: str, budget: int | None, seed: str | None) -> str:
    """Likewise the free act that it takes on an occasion; nothing when it takes none."""
    asked, seen = _asked(name, observation, seed)
    act = asked.consider(seen, budget)
    return "" if act is None else act.text


def _asked(name: str, observation: str, seed: str | None) -> tuple[Bot, Observation]:
    data = Record(parse(observation)).data
    title = game(Record(data).text("title"))
    if seed is None:
        return bot(name, title, secrets.token_hex(16), PATIENCE), title.observation(data)
    return bot(name, title, f"{seed} {observation}"), title.observation(data)
