"""Whole wars of bots in Global War, as the bench plays them."""

from __future__ import annotations

import pytest
from bench.wars import SIDES, Row, bars_hold, led_by, play_war


def test_a_war_is_played_and_told_from_its_number() -> None:
    first = play_war("asia-1937", 2, ["greedy"], 1, until="1938-01")
    again = play_war("asia-1937", 2, ["greedy"], 1, until="1938-01")
    assert first["counts"] == again["counts"]
    assert first["points"] == again["points"]
    assert first["counts"]["battles"] > 0
    assert first["counts"].get("crashed", 0) == 0


def test_the_first_of_two_bots_leads_one_alliance_after_the_other() -> None:
    bots = ["greedy", "random"]
    games = [[led_by(bots, side, number) for side in SIDES] for number in range(3)]
    assert games == [["greedy", "random", "random"], ["random", "greedy", "random"], ["random", "random", "greedy"]]
    assert [led_by(["a", "b", "c"], side, 1) for side in SIDES] == ["a", "b", "c"]


def war(number: int, winner: str, poland: str = "1939-01", how: str = "end-roll") -> Row:
    """A row as ``told`` gives it, as far as bars go by it."""
    dates = {"Poland attacked": poland, "France fallen": "1940-07", "war in the Pacific": "1941-07"}
    dates["Germany and the USSR at war"] = "1941-07"
    shares = {side: float(side == winner) for side in SIDES}
    return {"number": number, "shares": shares, "dates": dates, "how": how, "over": True}


def test_even_wars_near_their_dates_that_end_by_the_roll_pass_the_bars() -> None:
    wars = [war(number, SIDES[number % 3]) for number in range(9)]
    assert bars_hold(wars, "greedy")
    assert not bars_hold([war(number, "axis") for number in range(9)], "greedy")
    assert not bars_hold([war(number, SIDES[number % 3], poland="1937-01") for number in range(9)], "greedy")
    assert not bars_hold([*wars[:-1], war(8, "comintern", how="unfinished")], "greedy")


def test_one_alliance_among_weaker_ones_wins_nearly_always_to_pass() -> None:
    assert bars_hold([war(number, SIDES[number % 3]) for number in range(60)], "greedy,random")
    assert not bars_hold([war(number, "axis") for number in range(60)], "greedy,random")


def test_the_strongest_among_greedy_ones_wins_half_to_pass() -> None:
    half = [war(number, SIDES[number % 3] if number % 2 else SIDES[(number + 1) % 3]) for number in range(90)]
    assert bars_hold(half, "master,greedy")
    assert not bars_hold(half, "master,random")
    assert not bars_hold([war(number, "axis") for number in range(90)], "master,greedy")


@pytest.mark.full
def test_the_first_years_of_the_world_at_war() -> None:
    war = play_war("world-1936", 3, ["greedy"], 1, until="1938-07")
    assert war["dates"]["Austria taken"] <= "1938-01"
    assert not [fall for fall in war["fallen"] if fall[3] == "empty"]
    assert war["counts"].get("crashed", 0) == 0
