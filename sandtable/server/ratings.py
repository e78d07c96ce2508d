"""Ratings: how a game between people ended, and what it tells of how strong they are."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from openskill.models import PlackettLuce

from sandtable.kernel.match import Match
from sandtable.table.clocks import DAY

# why a game does not count, or "" when it does: friendly tables, people who changed, too few acts, accounts that one
# browser has been signed in to, the same people too often
Why: TypeAlias = Literal["", "friendly", "changed", "short", "kin", "often"]

MIDDLE: Final = 1500.0
UNSURE: Final = 250.0
MODEL: Final = PlackettLuce(mu=MIDDLE, sigma=UNSURE, beta=UNSURE / 2, tau=UNSURE / 100)
SURE: Final = 1.96  # so many deviations to both sides hold 95 of 100
ACTS: Final = 2  # of each player; a game that ends before was aborted
OFTEN: Final = 5  # games of the same two count in OFTEN_IN seconds, so that nobody plays against themselves for gain
OFTEN_IN: Final = DAY


@dataclass(frozen=True)
class Rating:
    """``sure`` is a standard deviation."""

    strength: float = MIDDLE
    deviation: float = UNSURE

    @property
    def spread(self) -> float:
        return SURE * self.deviation


@dataclass(frozen=True)
class Contest:
    """How a game ended: the side and the points of each seat, and the place of each side, from 1 on. ``whole`` is
    whether everybody has played their part."""

    sides: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    whole: bool

    def place(self, seat: int) -> int:
        return self.places[self.sides[seat]]


def contest_of(match: Match) -> Contest | None:
    """How a match ended; None while it runs, and where nobody can tell: at a real table ends are taken back."""
    outcome = match.outcome
    if outcome is None or match.at_real_table:
        return None
    seats = range(match.setting.seats)
    sides = sides_of(match)
    alone = len(set(sides)) == len(sides)
    worth = {sides[seat]: (outcome.shares[seat], outcome.points[seat] if alone else 0) for seat in seats}
    order = sorted(set(worth.values()), reverse=True)
    places = tuple(1 + order.index(worth[side]) for side in range(len(worth)))
    acts = [sum(entry.what == "act" and entry.seat == seat for entry in match.entries) for seat in seats]
    return Contest(sides, places, outcome.points, min(acts) >= ACTS)


def sides_of(match: Match) -> tuple[int, ...]:
    """The side of each seat. Whoever loses when somebody gives up is on their side, so the title tells it."""
    seats = range(match.setting.seats)
    fallen = [match.game.resigned(match.setting, seat).shares for seat in seats]
    lost = [tuple(other for other in seats if other == seat or not fallen[seat][other]) for seat in seats]
    order = list(dict.fromkeys(lost))
    return tuple(order.index(side) for side in lost)


def reckoned(before: Sequence[Rating], contest: Contest) -> list[Rating]:
    """The ratings after a game, seat by seat."""
    seats = range(len(before))
    members = [[seat for seat in seats if contest.sides[seat] == side] for side in range(len(contest.places))]
    teams = [[MODEL.rating(before[seat].strength, before[seat].deviation) for seat in side] for side in members]
    rated = MODEL.rate(teams, ranks=list(map(float, contest.places)))
    after = {seat: one for side, team in zip(members, rated, strict=True) for seat, one in zip(side, team, strict=True)}
    return [Rating(after[seat].mu, after[seat].sigma) for seat in seats]


def mode_of(header: str) -> str:
    return str(json.loads(header)["mode"])
