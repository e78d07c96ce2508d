"""The sequential test keeps its promises about being wrong; ratings find the strengths that made the results."""

from __future__ import annotations

import math
import random

import pytest

from sandtable.lab.ladder import Table, climb, ratings
from sandtable.lab.sprt import ACCEPTED, LEAST, OPEN, REJECTED, Sprt, expected, rating_of

RUNS = 300
MOST = 40_000


def pair(rng: random.Random, share: float, drawish: float) -> float:
    """A pair of games: its mean is the share, and ``drawish`` is how often luck gives both sides one game."""
    if rng.random() < drawish:
        return 0.5
    edge = (share - 0.5) / (1.0 - drawish)
    return 1.0 if rng.random() < 0.5 + edge else 0.0


def verdicts(points: float, drawish: float, low: float, high: float) -> list[str]:
    rng = random.Random(f"{points} {drawish}")
    found: list[str] = []
    for _ in range(RUNS):
        test = Sprt(low, high)
        for _ in range(MOST):
            if test.add(pair(rng, expected(points), drawish)) != OPEN:
                break
        found.append(test.verdict)
    return found


@pytest.mark.parametrize("drawish", [0.0, 0.6])
def test_it_is_wrong_no_more_often_than_stated(drawish: float) -> None:
    slack = 2.6 * math.sqrt(0.05 * 0.95 / RUNS)
    at_low = verdicts(0, drawish, 0, 60)
    at_high = verdicts(60, drawish, 0, 60)
    assert at_low.count(ACCEPTED) / RUNS < 0.05 + slack
    assert at_high.count(REJECTED) / RUNS < 0.05 + slack
    assert OPEN not in at_low + at_high


def test_the_bounds_are_those_of_the_risks() -> None:
    test = Sprt(0, 35, alpha=0.05, beta=0.1)
    assert test.lower == pytest.approx(math.log(0.1 / 0.95))
    assert test.upper == pytest.approx(math.log(0.9 / 0.05))


def test_a_clean_sweep_is_not_believed_at_once() -> None:
    test = Sprt(0, 35)
    for n in range(LEAST - 1):
        assert test.add(1.0) == OPEN, n
    while test.verdict == OPEN:
        test.add(1.0)
    assert test.verdict == ACCEPTED
    assert test.pairs <= 2 * LEAST
    assert test.add(0.0) == ACCEPTED  # what comes later changes nothing
    assert len(test.path) == test.pairs


def test_points_and_shares_are_two_ways_to_say_one_thing() -> None:
    assert expected(0) == 0.5
    assert expected(400) == pytest.approx(10 / 11)
    for points in (-200.0, 0.0, 35.0, 300.0):
        assert rating_of(expected(points)) == pytest.approx(points)
    assert rating_of(1.0) < 2000


def made(strengths: list[float], count: int, seed: str) -> Table:
    rng = random.Random(seed)
    return {
        (one, other): [pair(rng, expected(strengths[one] - strengths[other]), 0.3) for _ in range(count)]
        for one in range(len(strengths))
        for other in range(one + 1, len(strengths))
    }


def test_ratings_are_found_again() -> None:
    strengths = [0.0, 120.0, 200.0]
    found = ratings(3, made(strengths, 20_000, "big"))
    assert found[0] == 0.0
    assert found == pytest.approx(strengths, abs=8)


def test_intervals_hold_what_is_true_about_as_often_as_they_say() -> None:
    strengths = [0.0, 80.0]
    held = 0
    for n in range(60):
        rung = next(rung for rung in climb(("a", "b"), made(strengths, 60, f"run {n}"), f"{n}") if rung.bot == "b")
        assert rung.low < rung.rating < rung.high
        held += rung.low <= 80.0 <= rung.high
    assert 51 <= held <= 60


def test_a_ladder_stands_best_first_and_a_sweep_has_an_end() -> None:
    rungs = climb(("weak", "strong"), {(0, 1): [0.0] * 20})
    assert [rung.bot for rung in rungs] == ["strong", "weak"]
    assert rungs[1].rating == 0.0
    assert 400 < rungs[0].rating < 1000
    assert rungs[0].pairs == 20
