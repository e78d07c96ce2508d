"""How sure an evaluation may be: what a title's worth means as a chance to win, fitted to games and kept as data."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from sandtable.bots import bot
from sandtable.bots.hosting import BotTable
from sandtable.kernel.game import Game, Setting
from sandtable.kernel.match import Match
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.plain import Record, parse

FITTED: Final = Path(__file__).with_name("calibration.json")
STEPS: Final = 40  # of Newton's method, at most
CLOSE: Final = 1e-5  # a step that changes nothing any more
LEAST: Final = 1e-6
ONE_OF: Final = 7  # positions of a game are alike: for an interval it is enough to look at one of so many


class Knot(NamedTuple):
    """The slope at a turn of the game."""

    turn: float
    slope: float


class Calibration(NamedTuple):
    """The odds of a seat are those of an even game times how far its worth is from even, to the power of a slope.

    The slope follows the turns of the game on straight lines from knot to knot: a lead that is half of a win in the
    last rounds may mean little in the first.
    """

    knots: tuple[Knot, ...]
    allied: bool  # a side wins as a whole, and there are two of them

    def even(self, seats: int) -> float:
        return 0.5 if self.allied or seats < 2 else 1.0 / seats

    def slope(self, turn: float) -> float:
        """Before the first knot and after the last it stays as it is there."""
        first = self.knots[0]
        if turn <= first.turn:
            return first.slope
        for one, other in pairwise(self.knots):
            if turn <= other.turn:
                return one.slope + (other.slope - one.slope) * (turn - one.turn) / (other.turn - one.turn)
        return self.knots[-1].slope

    def chance(self, worth: float, seats: int, turn: float = 0.0) -> float:
        """The chance to win that a worth stands for; what is lost or won stays so."""
        if worth <= LEAST or worth >= 1.0 - LEAST:
            return 0.0 if worth <= LEAST else 1.0
        even = log_odds(self.even(seats))
        return self.of_lead(even, log_odds(worth) - even, turn)

    def of_lead(self, even: float, lead: float, turn: float = 0.0) -> float:
        """The chance of who is so far from even, both as the logarithm of odds."""
        return _chance(even + self.slope(turn) * lead)

    def won(self, outcome: Outcome, seat: int) -> float:
        share = outcome.shares[seat]
        return float(share > 0.0) if self.allied else share


def same_slope(slope: float, allied: bool) -> Calibration:
    """One that does not ask how far the game is."""
    return Calibration((Knot(0.0, slope),), allied)


def log_odds(chance: float) -> float:
    return math.log(chance / (1.0 - chance))


def _chance(odds: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, odds))))


@cache
def _fitted() -> dict[str, Calibration]:
    titles = Record(parse(FITTED.read_text(encoding="utf-8")), "calibration").record("titles")
    found: dict[str, Calibration] = {}
    for title in titles.data:
        row = titles.record(title)
        knots = tuple(
            Knot(knot.number("turn", 0, 1_000_000) / 1000, knot.number("slope", 0, 100_000) / 1000)
            for knot in row.records("knots")
        )
        found[title] = Calibration(knots, row.flag("allied"))
    return found


def calibration(title: str) -> Calibration:
    """What was fitted for a title; as it is where nothing was."""
    return _fitted().get(title, same_slope(1.0, False))


def measured_on(title: str) -> tuple[str, int]:
    """The mode and the number of seats of the games that a title's scale was fitted to."""
    row = Record(parse(FITTED.read_text(encoding="utf-8")), "calibration").record("titles").record(title)
    return row.text("mode"), row.number("seats", 1, 12)


class Seen(NamedTuple):
    """How far a seat's worth was from even at a turn, in the logarithm of the odds, whether it won, and how many
    positions were alike in all of it."""

    even: float
    lead: float
    won: float
    turn: int
    many: int = 1


def play(game: Game, setting: Setting, player: str, seed: str) -> Match:
    """One game of a bot with itself."""
    match = game.match(setting.mode, setting.seats, seed)
    BotTable(match, [bot(player, game, f"{seed}:{seat}") for seat in range(setting.seats)]).play()
    return match


def played(game: Game, setting: Setting, player: str, seed: str, allied: bool) -> Iterator[Seen]:
    """What there was to see in one game of a bot with itself, before each decision and for each seat."""
    match = play(game, setting, player, seed)
    outcome = match.outcome
    assert outcome is not None
    scale = same_slope(1.0, allied)
    even = log_odds(scale.even(setting.seats))
    state = match.at(0).state
    for place in match.in_force:
        entry = match.entries[place]
        assert entry.action is not None
        if entry.what == "act" and not game.finishing(state, entry.seat):
            turn = game.turn(state)
            for seat in range(setting.seats):
                worth = min(1.0 - LEAST, max(LEAST, game.worth(state, seat)))
                yield Seen(even, log_odds(worth) - even, scale.won(outcome, seat), turn)
        state.apply(entry.seat, entry.action)


def fit(seen: Sequence[Seen]) -> float:
    """The one slope that makes what came of it likeliest."""
    slope = 1.0
    for _ in range(STEPS):
        push = curve = 0.0
        for even, lead, won, _, many in seen:
            chance = _chance(even + slope * lead)
            push += many * lead * (won - chance)
            curve += many * lead * lead * chance * (1.0 - chance)
        step = max(-0.5, min(0.5, push / max(curve, 1e-9)))
        slope = max(0.05, slope + step)
        if abs(step) < CLOSE:
            break
    return slope


def fit_by_turn(seen: Sequence[Seen], parts: int) -> tuple[Knot, ...]:
    """A slope for each of so many equal parts of the turns there were, at the mean turn of the positions in it."""
    turns = [one.turn for one in seen]
    first = min(turns)
    length = max(turns) - first + 1
    phases: list[list[Seen]] = [[] for _ in range(parts)]
    for one in seen:
        phases[(one.turn - first) * parts // length].append(one)
    return tuple(Knot(_mean_turn(phase), fit(phase)) for phase in phases if phase)


def _mean_turn(seen: Sequence[Seen]) -> float:
    return sum(one.many * one.turn for one in seen) / sum(one.many for one in seen)


def intervals(games: Sequence[Sequence[Seen]], parts: int, draws: int = 200) -> list[tuple[float, float]]:
    """The 95 % interval of each slope, over games drawn with replacement."""
    rng = random.Random("calibration")
    thinned = [game[::ONE_OF] for game in games]
    found: list[tuple[Knot, ...]] = []
    for _ in range(draws):
        found.append(fit_by_turn([one for game in rng.choices(thinned, k=len(games)) for one in game], parts))
    slopes = [sorted(knots[part].slope for knots in found) for part in range(parts)]
    return [(one[int(0.025 * draws)], one[int(0.975 * draws)]) for one in slopes]
