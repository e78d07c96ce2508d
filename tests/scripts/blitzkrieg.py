"""Blitzkrieg!: three plans."""

from __future__ import annotations

from typing import Any

from sandtable.kernel.action import Action
from scripts.script import Script, printed

BOARD = {
    f"{theatre['id']}-{row}-{column}": (campaign["points"], space[1], len(campaign["spaces"]))
    for theatre in printed("blitzkrieg", "board")["theatres"]
    for row, campaign in enumerate(theatre["campaigns"], 1)
    for column, space in enumerate(campaign["spaces"], 1)
}
GAIN = {"production": 1.0, "improved-production": 2.0, "research": 1.0, "improved-research": 1.5,
        "research-industry": 1.0, "bombing": 0.7, "tactical": 1.0, "strategic": 1.5, "propaganda": 1.5}  # fmt: skip


class Placing(Script):
    """Splits a placement into what a plan needs to know."""

    def score(self, view: Any, seat: int, act: Action) -> float:
        if act.verb != "place" or act.nouns[1] not in BOARD:
            return 0.0
        token, space = act.nouns
        theatre, row, _ = space.split("-")
        digits = token.partition(":")[2]
        value = int(digits) if digits.isdigit() else 2
        points, effect, size = BOARD[space]
        lead = view["markers"][theatre] * (1 if view["stack"][-1].get("side") == "axis" else -1) + value
        left = size - 1 - sum(other.startswith(f"{theatre}-{row}-") for other in view["board"])
        return self.plan(value, points, GAIN.get(effect, 0.0), lead, left)

    def plan(self, value: int, points: int, gain: float, lead: int, left: int) -> float:
        raise NotImplementedError


class Closer(Placing):
    """Takes a campaign when the last space of it pays, and never gives one away; else pushes where it is close."""

    def plan(self, value: int, points: int, gain: float, lead: int, left: int) -> float:
        if left == 0:
            return (10.0 if lead > 0 else -10.0 if lead < 0 else 0.0) * points + gain
        even = 1.0 if left % 2 == 0 else 0.0  # the other side closes what has one space left
        return value + gain + even * (points if lead > 0 else 0) - (1.0 - even) * (points if lead <= 0 else 0)


class Strongest(Placing):
    """The strongest token where the most is to be had."""

    def plan(self, value: int, points: int, gain: float, lead: int, left: int) -> float:
        return 2.0 * value + points / (left + 1) * (1 if lead > 0 else -1)


class Industrialist(Placing):
    """What the space gives first: more tokens, better tokens, points."""

    def plan(self, value: int, points: int, gain: float, lead: int, left: int) -> float:
        return 3.0 * gain + value + (5.0 * points if left == 0 and lead > 0 else 0.0)
