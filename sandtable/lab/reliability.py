"""How far chances can be believed: of all positions with a chance of so much, how many were won.

Games are played by seeds that nothing was fitted to. Positions of one game are alike, so intervals draw whole games.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple, cast

from sandtable.games import game
from sandtable.kernel.game import Setting
from sandtable.kernel.plain import Malformed, Plain, dump
from sandtable.lab.calibration import Calibration, Seen, calibration, log_odds, measured_on, played
from sandtable.lab.version import Version, version
from sandtable.pictures.canvas import MARGIN, Canvas
from sandtable.pictures.palette import DAY

PLAYER: Final = "casual"
PARTS: Final = 1000  # a lead is told in thousandths
BINS: Final = 10
DRAWS: Final = 500
SIZE: Final = 300  # pixels of the square

Counts = tuple[float, float, float]  # positions, the sum of their chances, how many of them were won


class Bin(NamedTuple):
    """Positions with about the same chance: what it was on the average, and which share was won, with its interval."""

    positions: int
    chance: float
    won: float
    low: float
    high: float


class Reliability(NamedTuple):
    """``error`` is how far chances and shares lie apart, on the average of all positions."""

    games: int
    positions: int
    error: float
    low: float
    high: float
    brier: float
    base: float  # the Brier score of who always says what is won on the average
    bins: list[Bin]


class Held(NamedTuple):
    """The positions of games that nothing was fitted to, as a work to be gathered."""

    title: str
    seed: str

    @property
    def setting(self) -> Setting:
        return game(self.title).match(*measured_on(self.title), self.seed).setting

    @property
    def name(self) -> str:
        return dump({"positions": self.title, **self.setting.plain(), "player": PLAYER, "seed": self.seed})

    def version(self) -> Version:
        return version(self.title, (PLAYER,))

    def __call__(self, number: int) -> Plain:
        """Rows of a turn, a lead in thousandths, whether it won, and how many positions were alike in all of it: of the
        seats of a side and while a turn goes on most are."""
        allied = calibration(self.title).allied
        seen = played(game(self.title), self.setting, PLAYER, f"{self.seed}:{number}", allied)
        alike = Counter((one.turn, round(PARTS * one.lead), one.won) for one in seen)
        return [[turn, lead, won, many] for (turn, lead, won), many in sorted(alike.items())]

    def seen(self, found: Plain) -> list[Seen]:
        """The positions of a game again; raises Malformed where a file holds something else."""
        even = log_odds(calibration(self.title).even(self.setting.seats))
        try:
            rows = cast("list[tuple[int, int, float, int]]", found)
            return [Seen(even, int(lead) / PARTS, float(won), int(turn), int(many)) for turn, lead, won, many in rows]
        except (ValueError, TypeError):
            raise Malformed("positions", "core-malformed-entry") from None


class Tally(NamedTuple):
    """What one game adds to the figures: it is all that is remembered of its positions."""

    bins: list[Counts]
    positions: int
    won: float
    won_squares: float
    squares: float  # of what the chances were off


def tallied(seen: Sequence[Seen], scale: Calibration) -> Tally:
    bins: list[Counts] = [(0.0, 0.0, 0.0)] * BINS
    won = won_squares = squares = 0.0
    for one in seen:
        chance = scale.of_lead(one.even, one.lead, one.turn)
        n = min(BINS - 1, int(chance * BINS))
        positions, chances, wins = bins[n]
        bins[n] = positions + one.many, chances + one.many * chance, wins + one.many * one.won
        won += one.many * one.won
        won_squares += one.many * one.won**2
        squares += one.many * (chance - one.won) ** 2
    return Tally(bins, sum(one.many for one in seen), won, won_squares, squares)


def reliability(games: Sequence[Tally]) -> Reliability:
    """Of many games; the intervals are those of 95 %, over games drawn with replacement."""
    counts = [one.bins for one in games]
    rng = random.Random("reliability")
    drawn = [_summed(rng.choices(counts, k=len(counts))) for _ in range(DRAWS)]
    whole = _summed(counts)
    errors = sorted(_error(bins) for bins in drawn)
    positions = sum(one.positions for one in games)
    mean = sum(one.won for one in games) / positions
    return Reliability(
        games=len(games),
        positions=positions,
        error=_error(whole),
        low=errors[int(0.025 * DRAWS)],
        high=errors[int(0.975 * DRAWS)],
        brier=sum(one.squares for one in games) / positions,
        base=sum(one.won_squares for one in games) / positions - mean**2,
        bins=[_bin(n, whole, drawn) for n in range(BINS) if whole[n][0]],
    )


def _summed(games: Sequence[list[Counts]]) -> list[Counts]:
    return [
        (sum(game[n][0] for game in games), sum(game[n][1] for game in games), sum(game[n][2] for game in games))
        for n in range(BINS)
    ]


def _error(bins: list[Counts]) -> float:
    return sum(abs(chances - wins) for _, chances, wins in bins) / sum(positions for positions, _, _ in bins)


def _bin(n: int, whole: list[Counts], drawn: list[list[Counts]]) -> Bin:
    positions, chances, wins = whole[n]
    shares = sorted(bins[n][2] / bins[n][0] for bins in drawn if bins[n][0])
    low, high = shares[int(0.025 * len(shares))], shares[int(0.975 * len(shares))]
    return Bin(int(positions), chances / positions, wins / positions, low, high)


def picture(found: Reliability, heading: str) -> str:
    """Chances from left to right, shares that were won from below; on the line both are the same."""
    canvas = Canvas(SIZE + 2 * MARGIN + 40)
    left, top = MARGIN + 30.0, 44.0
    canvas.text(MARGIN, 22, heading, 15, bold=True, room=canvas.width - 2 * MARGIN)
    canvas.box(left, top, SIZE, SIZE, DAY["void"], DAY["coast"], round=0)
    canvas.line(left, top + SIZE, left + SIZE, top, DAY["ink-soft"], 1)
    for tenth in range(0, 11, 2):
        canvas.text(left + SIZE * tenth / 10, top + SIZE + 16, f"{tenth * 10}", 11, DAY["ink-soft"], "middle")
        canvas.text(left - 6, top + SIZE - SIZE * tenth / 10 + 4, f"{tenth * 10}", 11, DAY["ink-soft"], "end")
    for one in found.bins:
        x = left + SIZE * one.chance
        canvas.line(x, top + SIZE * (1 - one.low), x, top + SIZE * (1 - one.high), DAY["river"], 2)
        radius = 2 + 8 * (one.positions / found.positions) ** 0.5
        canvas.dot(x, top + SIZE * (1 - one.won), radius, DAY["sea-ink"], f"{one.chance:.0%} → {one.won:.0%}")
    error = f"{found.error:.3f} ({found.low:.3f}–{found.high:.3f})"
    canvas.text(left, top + SIZE + 34, f"± {error} · Brier {found.brier:.3f} / {found.base:.3f}", 12, room=SIZE)
    canvas.text(left, top + SIZE + 50, f"n = {found.games}", 12, DAY["ink-soft"])
    return canvas.svg(heading)
