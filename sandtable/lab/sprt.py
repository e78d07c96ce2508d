"""The sequential test: play until one of two statements about strength can be let go, and no longer.

Hypothesis 0 says that the first bot is stronger by ``low`` rating points, hypothesis 1 by ``high``. The test is the
generalised sequential probability ratio test on pairs of games: a pair shares its deal, so its two games are one
observation, and its variance is measured rather than assumed.
"""

from __future__ import annotations

import math
from typing import Final

from sandtable.lab.score import Game, pairs

ACCEPTED: Final = "accepted"  # hypothesis 1 holds
REJECTED: Final = "rejected"  # hypothesis 0 holds
OPEN: Final = "open"
LEAST: Final = 8  # pairs before the first look: a variance of fewer says nothing
DOUBT: Final = 2.0  # pairs, one won and one lost, that the variance begins with


def expected(rating: float) -> float:
    """The share of wins of whoever is so many points stronger."""
    return 1.0 / (1.0 + math.pow(10.0, -rating / 400.0))


def rating_of(share: float) -> float:
    """How many points stronger whoever wins so large a share is; bounded, since a clean sweep has no end."""
    bounded = min(max(share, 1e-4), 1.0 - 1e-4)
    return -400.0 * math.log10(1.0 / bounded - 1.0)


class Sprt:
    """``alpha`` is the risk of accepting though 0 holds, ``beta`` of rejecting though 1 holds."""

    def __init__(self, low: float = 0.0, high: float = 35.0, alpha: float = 0.05, beta: float = 0.05) -> None:
        self.low: Final = low
        self.high: Final = high
        self.alpha: Final = alpha
        self.beta: Final = beta
        self.lower: Final = math.log(beta / (1.0 - alpha))
        self.upper: Final = math.log((1.0 - beta) / alpha)
        self.pairs = 0
        self.total = 0.0
        self.squares = 0.0
        self.path: Final[list[float]] = []  # the ratio after each pair
        self.verdict = OPEN

    @property
    def share(self) -> float:
        return self.total / self.pairs if self.pairs else 0.5

    def add(self, share: float) -> str:
        """One pair more; what stands after it. Pairs after the verdict change nothing."""
        if self.verdict == OPEN:
            self.pairs += 1
            self.total += share
            self.squares += share * share
            self.path.append(self.ratio())
            if self.pairs >= LEAST:
                if self.path[-1] >= self.upper:
                    self.verdict = ACCEPTED
                elif self.path[-1] <= self.lower:
                    self.verdict = REJECTED
        return self.verdict

    def ratio(self) -> float:
        """The logarithm of how much better hypothesis 1 explains the pairs, on their normal approximation."""
        mean = self.share
        spread = self.squares - self.pairs * mean * mean
        variance = (spread + DOUBT * 0.25) / (self.pairs + DOUBT)
        zero, one = expected(self.low), expected(self.high)
        return self.pairs * (one - zero) * (2.0 * mean - zero - one) / (2.0 * variance)


class InOrder:
    """Games that feed a test of two bots in their order, whichever was finished first: so it ends alike however they
    were played."""

    def __init__(self, test: Sprt) -> None:
        self.test: Final = test
        self.waiting: Final[dict[int, Game]] = {}
        self.next = 0

    def decided(self, row: Game) -> bool:
        """Whether it is, with one game more."""
        self.waiting[row["game"]] = row
        while self.next in self.waiting and self.next + 1 in self.waiting:
            pair = [self.waiting.pop(self.next), self.waiting.pop(self.next + 1)]
            self.next += 2
            self.test.add(pairs(pair)[0])
        return self.test.verdict != OPEN
