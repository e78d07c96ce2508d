"""Seats hold nations, alliances win."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.objectives import PROGRESS, end, points_by_alliance
from sandtable.games.globalwar.seating import SPLITS, alliances_of
from sandtable.games.globalwar.sheets import ALLIES, AXIS, COMINTERN
from sandtable.games.globalwar.title import WORLD as GAME

from .table import nation

rule = pytest.mark.rule


@rule("gw.2.1.a")
def test_three_to_six_players_hold_the_nations_as_printed() -> None:
    for seats, split in SPLITS.items():
        s = GAME.start(GAME.setting("world-1936", seats))
        for seat, ids in enumerate(split):
            assert {s.seat_of(nation(s, id)) for id in ids} == {seat}
        assert s.seat_of(nation(s, "siam")) == s.seat_of(nation(s, "japan")), "a controlled minor goes with its power"
    five = GAME.start(GAME.setting("world-1936", 5)).rulings
    led = [alliances_of(five.edition, five.seat_of, seat) for seat in range(5)]
    assert led == [[AXIS], [AXIS], [ALLIES], [ALLIES], [COMINTERN]]


@rule("gw.3.1.b", "gw.3.1.a")
def test_players_of_one_alliance_win_together() -> None:
    s = GAME.start(GAME.setting("world-1936", 5))
    points = points_by_alliance(s)
    end(s)
    assert s.result is not None
    assert s.result.points == (points[AXIS], points[AXIS], points[ALLIES], points[ALLIES], points[COMINTERN])
    assert points[ALLIES] > points[AXIS] > points[COMINTERN], "the cities of July 1936"
    assert s.result.shares == (0.0, 0.0, 0.5, 0.5, 0.0)


@rule("gw.3.3.a")
def test_every_objective_has_its_predicate() -> None:
    s = GAME.start(GAME.setting("asia-1937", 3))
    assert {one.id for one in s.rulings.objectives} == set(PROGRESS)
