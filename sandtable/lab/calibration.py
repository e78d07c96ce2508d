"""How sure an evaluation may be: what a title's worth means as a chance to win, fitted to games and kept as data."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from sandtable.bots import bot
from sandtable.bots.hosting import BotTable
from sandtable.kernel.game import Game, Setting
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.plain import Record, parse

FITTED: Final = Path(__file__).with_name("calibration.json")
STEPS: Final = 40  # of Newton's method
LEAST: Final = 1e-6


class Calibration(NamedTuple):
    """The odds of a seat are those of an even game times how far its worth is from even, to the power of ``slope``."""

    slope: float
    allied: bool  # a side wins as a whole, and there are two of them

    def even(self, seats: int) -> float:
        return 0.5 if self.allied or seats < 2 else 1.0 / seats

    def chance(self, worth: float, seats: int) -> float:
        """The chance to win that a worth stands for; what is lost or won stays so."""
        if worth <= LEAST or worth >= 1.0 - LEAST:
            return 0.0 if worth <= LEAST else 1.0
        even = _log_odds(self.even(seats))
        return self.of_lead(even, _log_odds(worth) - even)

    def of_lead(self, even: float, lead: float) -> float:
        """The chance of who is so far from even, both as the logarithm of odds."""
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, even + self.slope * lead))))

    def won(self, outcome: Outcome, seat: int) -> float:
        share = outcome.shares[seat]
        return float(share > 0.0) if self.allied else share


def _log_odds(chance: float) -> float:
    return math.log(chance / (1.0 - chance))


@cache
def _fitted() -> dict[str, Calibration]:
    titles = Record(parse(FITTED.read_text(encoding="utf-8")), "calibration").record("titles")
    found: dict[str, Calibration] = {}
    for title in titles.data:
        row = titles.record(title)
        found[title] = Calibration(row.number("slope", 0, 100_000) / 1000, row.flag("allied"))
    return found


def calibration(title: str) -> Calibration:
    """What was fitted for a title; as it is where nothing was."""
    return _fitted().get(title, Calibration(1.0, False))


def measured_on(title: str) -> tuple[str, int]:
    """The mode and the number of seats of the games that a title's scale was fitted to."""
    row = Record(parse(FITTED.read_text(encoding="utf-8")), "calibration").record("titles").record(title)
    return row.text("mode"), row.number("seats", 1, 12)


class Seen(NamedTuple):
    """How far a seat's worth was from even, in the logarithm of the odds, and whether it won."""

    even: float
    lead: float
    won: float


def played(game: Game, setting: Setting, player: str, seed: str, allied: bool) -> Iterator[Seen]:
    """What there was to see in one game of a bot with itself, before each decision and for each seat."""
    match = game.match(setting.mode, setting.seats, seed)
    BotTable(match, [bot(player, game, f"{seed}:{seat}") for seat in range(setting.seats)]).play()
    outcome = match.outcome
    assert outcome is not None
    scale = Calibration(1.0, allied)
    even = _log_odds(scale.even(setting.seats))
    state = match.at(0).state
    for place in match.in_force:
        entry = match.entries[place]
        assert entry.action is not None
        if entry.what == "act" and not game.finishing(state, entry.seat):
            for seat in range(setting.seats):
                worth = min(1.0 - LEAST, max(LEAST, game.worth(state, seat)))
                yield Seen(even, _log_odds(worth) - even, scale.won(outcome, seat))
        state.apply(entry.seat, entry.action)


def fit(seen: list[Seen]) -> float:
    """The slope that makes what came of it likeliest."""
    slope = 1.0
    for _ in range(STEPS):
        push = curve = 0.0
        scale = Calibration(slope, False)
        for even, lead, won in seen:
            chance = scale.of_lead(even, lead)
            push += lead * (won - chance)
            curve += lead * lead * chance * (1.0 - chance)
        slope += max(-0.5, min(0.5, push / max(curve, 1e-9)))
        slope = max(0.05, slope)
    return slope


def brier(seen: list[Seen], slope: float) -> float:
    total = 0.0
    scale = Calibration(slope, False)
    for even, lead, won in seen:
        total += (scale.of_lead(even, lead) - won) ** 2
    return total / len(seen)


def interval(games: list[list[Seen]], draws: int = 200) -> tuple[float, float]:
    """The 95 % interval of the slope, over games drawn with replacement."""
    rng = random.Random("calibration")
    found = sorted(fit([one for game in rng.choices(games, k=len(games)) for one in game]) for _ in range(draws))
    return found[int(0.025 * draws)], found[int(0.975 * draws)]
