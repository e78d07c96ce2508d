"""A bot's side of a table: it is sent an observation as text and gives back the text of an act."""

from __future__ import annotations

import secrets

from sandtable.bots import bot
from sandtable.games import game
from sandtable.kernel.plain import Record, parse


def decide(name: str, observation: str, budget: int | None, seed: str | None) -> str:
    """What the bot of this name does, knowing nothing but ``Observation.data``; with a seed, the same every time."""
    data = Record(parse(observation)).data
    title = game(Record(data).text("title"))
    luck = secrets.token_hex(16) if seed is None else f"{seed} {observation}"
    return bot(name, title, luck).decide(title.observation(data), budget).text
