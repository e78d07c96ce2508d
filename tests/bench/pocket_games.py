"""A game of bots and what every seat on turn was shown in it, as fingerprints: equal wherever Python runs."""

from __future__ import annotations

import hashlib
from typing import Final

from sandtable.bots import bot
from sandtable.games import game
from sandtable.kernel.plain import dump

KINDS: Final = (
    ("blitzkrieg", "solo", 1),
    ("blitzkrieg", "duel", 2),
    ("quartermaster", "standard", 6),
    ("legie", "standard", 3),
    ("legie", "dispatches", 4),
)
THINKING: Final = 5  # every so many rounds of kinds bots think instead of doing anything
MOST: Final = 400  # acts


def fingerprints(number: int) -> list[str]:
    """After each act of a game: what was done, and what the seat saw that did it. At last the save."""
    title, mode, seats = KINDS[number % len(KINDS)]
    level = "beginner" if (number // len(KINDS)) % THINKING == 0 else "random"
    match = game(title).match(mode, seats, f"pocket {number}")
    bots = [bot(level, game(title), f"{number}:{seat}") for seat in range(seats)]
    found: list[str] = []
    while match.to_act and len(found) < MOST:
        seat = match.to_act[0]
        action = bots[seat].decide(match.observe(seat))
        match.play(seat, action)
        found.append(_print(f"{seat} {action.text} {dump(match.view(seat))}"))
    found.append(_print(match.save()))
    return found


def _print(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
