"""Scores: the share of wins with an interval, over games that tell something new."""

from __future__ import annotations

import math
from typing import NotRequired, Self, TypedDict

from sandtable.lab.version import Version


class Failed(TypedDict):
    """A bot (its place among the bots) that lost by a word of ``failure.WORDS``."""

    bot: int
    word: str
    detail: str


class Game(TypedDict):
    """One finished game; shares, points and sides stand in the order of the bots, ``first`` is who moved first."""

    game: int
    shares: list[float]
    points: list[int]
    first: int
    length: int
    free: int  # how many free acts were taken
    sides: list[list[str]]  # what each bot led
    print: str  # a fingerprint of all that was done and rolled: equal games have equal ones
    version: Version
    failed: NotRequired[Failed]


def distinct(games: list[Game]) -> list[list[Game]]:
    """Games in groups that were played alike from the first act to the last: each group is one observation. Equal bots
    that leave nothing to chance play both games of a pair alike, with the seats swapped."""
    groups: dict[str, list[Game]] = {}
    for game in games:
        groups.setdefault(game["print"], []).append(game)
    return list(groups.values())


class Score:
    """The share of wins of one bot, with a 95 % interval (Wilson)."""

    def __init__(self, games: list[Game], who: int = 0) -> None:
        groups = distinct(games)
        self.games = len(groups)
        self.wins = sum(sum(row["shares"][who] for row in group) / len(group) for group in groups)

    @classmethod
    def of_shares(cls, shares: list[float]) -> Self:
        """The score over shares of wins, whoever got them."""
        score = cls([])
        score.games = len(shares)
        score.wins = sum(shares)
        return score

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        if not self.games:
            return (0.0, 1.0)
        z = 1.96
        n = self.games
        centre = (self.share + z * z / (2 * n)) / (1 + z * z / n)
        spread = z * math.sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return (max(0.0, centre - spread), min(1.0, centre + spread))

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.share:.1%} of {self.games} ({low:.1%}–{high:.1%})"


def pairs(games: list[Game]) -> list[float]:
    """The first bot's share in each whole round of seats (a pair, where two play), in order. The rounds are what is
    independent: within one the deal is the same."""
    found: dict[int, list[float]] = {}
    for game in games:
        seats = len(game["shares"])
        found.setdefault(game["game"] // seats, []).append(game["shares"][0])
    seats = len(games[0]["shares"]) if games else 0
    return [sum(shares) / seats for _, shares in sorted(found.items()) if len(shares) == seats]
