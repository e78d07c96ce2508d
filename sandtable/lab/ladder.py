"""The ladder: ratings of several bots on one scale, from games of each with each, with intervals."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final

Table = dict[tuple[int, int], list[float]]  # the pairs of two bots: shares of the one with the lower number

DRAWN: Final = 1.0  # pairs drawn that each two bots begin with: a clean sweep has no rating without
SWEEPS: Final = 2_000
CLOSE: Final = 1e-7
RESAMPLES: Final = 400
POINTS: Final = 400.0 / math.log(10.0)  # rating points of a factor e in the odds


class Rung:
    """A bot with its rating, the 95 % interval of it and the pairs it played."""

    def __init__(self, bot: str, rating: float, low: float, high: float, pairs: int) -> None:
        self.bot: Final = bot
        self.rating: Final = rating
        self.low: Final = low
        self.high: Final = high
        self.pairs: Final = pairs


def ratings(bots: int, table: Table, start: Sequence[float] | None = None) -> list[float]:
    """The ratings that make the results most likely (Bradley and Terry); the first bot stands at 0."""
    strength = [1.0] * bots if start is None else [math.exp(rating / POINTS) for rating in start]
    won = [0.0] * bots
    met: list[list[tuple[int, float]]] = [[] for _ in range(bots)]
    for (one, other), shares in table.items():
        played = len(shares) + DRAWN
        won[one] += sum(shares) + DRAWN / 2
        won[other] += len(shares) - sum(shares) + DRAWN / 2
        met[one].append((other, played))
        met[other].append((one, played))
    for _ in range(SWEEPS):
        moved = 0.0
        for bot in range(bots):
            if met[bot]:
                fresh = won[bot] / sum(played / (strength[bot] + strength[other]) for other, played in met[bot])
                moved = max(moved, abs(math.log(fresh / strength[bot])))
                strength[bot] = fresh
        if moved < CLOSE:
            break
    return [POINTS * math.log(value / strength[0]) for value in strength]


def climb(bots: Sequence[str], table: Table, seed: str = "ladder") -> list[Rung]:
    """The ladder, best first. Intervals come from drawing the pairs again, with as many of each two bots."""
    found = ratings(len(bots), table)
    rng = random.Random(seed)
    drawn: list[list[float]] = [[] for _ in bots]
    for _ in range(RESAMPLES):
        again = {who: rng.choices(shares, k=len(shares)) if shares else [] for who, shares in table.items()}
        for bot, rating in enumerate(ratings(len(bots), again, found)):
            drawn[bot].append(rating)
    rungs: list[Rung] = []
    for bot, name in enumerate(bots):
        spread = sorted(drawn[bot])
        low, high = spread[int(0.025 * RESAMPLES)], spread[int(0.975 * RESAMPLES)]
        rungs.append(Rung(name, found[bot], low, high, sum(len(table[who]) for who in table if bot in who)))
    return sorted(rungs, key=lambda rung: -rung.rating)
