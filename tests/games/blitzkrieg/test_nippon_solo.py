"""Nippon alone: Japan as the virtual opponent, the shifts at the start and the choice of the next theatre."""

from __future__ import annotations

from typing import Any

import pytest

from games.blitzkrieg.table import (
    acts,
    chance,
    die_table,
    human,
    kept,
    marker,
    placed,
    points,
    possible,
    refused,
    reserve,
    shown,
    virtual,
)
from sandtable.games.blitzkrieg.title import GAME
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Malformed

rule = pytest.mark.rule

START = ["SEAT", "SFR", "LAX", "HOU"]
WAITING = ["DEN", "CHI", "WDC", "NYC"]


def dealt(**options: bool | int | str) -> Match:
    """A new match with all first tokens drawn; the shifts are next."""
    match = GAME.match("nippon-solo", options={**options}, manual=True)
    yours = ("army:1", "navy:1", "air:1")
    row = ("navy:1", "navy:2", "air:2", "navy:3", "air:1")
    chance(match, *(f"draw {token}" for token in yours + row))
    return match


def picks(match: Match) -> list[str]:
    """The theatres that may be picked for the shift that is due, all with the same chance."""
    assert {*possible(match).values()} == {1}
    return [act.removeprefix("shift ") for act in possible(match)]


@rule("bk.nippon.solo.sides", "bk.nippon.solo")
def test_you_are_germany_and_japan_moves_first() -> None:
    match = dealt()
    assert match.setting.seats == 1
    chance(match, "shift SEAT", "shift HOU")
    assert [*shown(match, 0)["points"]] == ["japan", "germany"]
    assert reserve(match, 0) == ["navy:1", "navy:2", "air:2", "navy:3", "air:1"]
    assert match.due is not None
    assert match.due.cause == "bk-chance-token"
    assert match.view(0)["state"]["stack"][0]["side"] == "japan"  # type: ignore[index,call-overload]


@rule("bk.nippon.solo.setup")
def test_two_different_starting_theatres_are_shifted_by_two() -> None:
    match = dealt()
    assert picks(match) == START
    chance(match, "shift LAX")
    assert picks(match) == ["SEAT", "SFR", "HOU"]
    chance(match, "shift SEAT")
    assert match.due is not None
    assert match.due.cause == "bk-chance-token"
    markers = shown(match, 0)["markers"]
    assert markers == {theatre: 2 if theatre in ("LAX", "SEAT") else 0 for theatre in START + WAITING}


@rule("bk.nippon.solo.setup")
def test_extra_shifts_pick_no_theatre_twice_before_all_four_have_had_one() -> None:
    match = dealt(shifts=4)
    for theatre in ("LAX", "SEAT", "HOU"):
        chance(match, f"shift {theatre}")
    assert picks(match) == ["SFR"]
    chance(match, "shift SFR")
    assert picks(match) == START
    chance(match, "shift SFR")
    assert picks(match) == ["SEAT", "LAX", "HOU"]
    chance(match, "shift HOU")
    assert {theatre: marker(match, theatre) for theatre in START} == {"SEAT": 2, "SFR": 4, "LAX": 2, "HOU": 4}
    assert match.due is not None
    assert match.due.cause == "bk-chance-token"


@rule("bk.nippon.solo.setup")
def test_there_is_no_level_of_difficulty() -> None:
    with pytest.raises(Malformed):
        dealt(difficulty="high")


@rule("bk.nippon.solo.setup", "bk.solo.setup.handicap")
def test_japan_may_start_with_points() -> None:
    assert points(dealt(handicap=7)) == (7, 0)


# The next theatre

SFR_ONLY: dict[str, Any] = {"mode": "nippon-solo", "closed": ["SEAT", "LAX", "HOU"]}
LAST_SPACE: dict[str, Any] = {**SFR_ONLY, "filled": ["SFR-1", "SFR-2-1", "SFR-2-2"]}  # blank, either terrain


@rule("bk.nippon.solo.next")
def test_you_choose_the_next_theatre_when_japan_closes_one() -> None:
    match = virtual("army:1", **SFR_ONLY, filled=["SFR-1", "SFR-2-1"], markers={"SFR": 8})
    assert match.to_act == (0,)
    assert acts(match, 0) == [f"open {theatre}" for theatre in WAITING]
    assert refused(match, 0, "open SEAT") == "bk.nippon.next"
    match.play(0, "open WDC")
    assert shown(match, 0)["open"] == ["WDC"]
    assert match.due is not None
    assert match.due.cause == "bk-chance-draw"  # and Japan ends its turn


@rule("bk.nippon.solo.next")
def test_you_choose_the_next_theatre_when_you_close_one() -> None:
    match = human("army:1 air:1", **SFR_ONLY, filled=["SFR-1", "SFR-2-1", "SFR-2-2"], markers={"SFR": -8})
    match.play(0, "place army:1 SFR-2-3")
    assert match.to_act == (0,)
    assert acts(match, 0) == [f"open {theatre}" for theatre in WAITING]


@rule("bk.nippon.solo.next")
@pytest.mark.parametrize("score", [(3, 9), (9, 3), (5, 5)])
def test_you_choose_after_a_full_last_row_whatever_the_points(score: tuple[int, int]) -> None:
    match = virtual("army:1", **LAST_SPACE, markers={"SFR": -4}, points=score)
    assert match.to_act == (0,)
    assert match.view(0)["prompt"] == "bk-prompt-open"


@rule("bk.nippon.solo.next")
def test_nobody_chooses_when_no_theatre_is_left() -> None:
    everywhere_else = [theatre for theatre in START + WAITING if theatre not in ("SFR", "NYC")]
    match = virtual(
        "army:1",
        mode="nippon-solo",
        open=["SFR", "NYC"],
        closed=everywhere_else,
        filled=["SFR-1", "SFR-2-1", "SFR-2-2", "NYC-1-1", "NYC-1-2"],
        markers={"SFR": 3, "NYC": -8},
    )
    assert placed(match) == ["army:1 SFR-2-3"]
    assert match.to_act == ()


@rule("bk.nippon.solo.extra-shift")
@pytest.mark.parametrize(
    ("before", "starts"),
    [
        pytest.param(8, 3, id="flag: 2 and 1"),
        pytest.param(7, 2, id="beyond the second shield: 1 and 1"),
        pytest.param(6, 2, id="second shield: 1 and 1"),
        pytest.param(5, 1, id="short of it: the extra space only"),
        pytest.param(-1, 1, id="centre: the extra space only"),
        pytest.param(-7, 1, id="short of your second shield: the extra space only"),
        pytest.param(-8, 0, id="your second shield: 1 against 1"),
    ],
)
def test_a_theatre_closed_in_japans_turn_moves_the_next_marker_one_more_space(before: int, starts: int) -> None:
    match = virtual("army:1", **LAST_SPACE, markers={"SFR": before})
    assert placed(match) == ["army:1 SFR-2-3"]
    match.play(0, "open DEN")
    assert marker(match, "DEN") == starts


@rule("bk.nippon.solo.extra-shift")
@pytest.mark.parametrize(("before", "starts"), [(-8, -2), (-7, -1), (-6, -1), (-5, 0), (1, 0), (7, 0), (8, 1)])
def test_a_theatre_closed_in_your_turn_carries_over_without_the_extra_space(before: int, starts: int) -> None:
    match = human("army:1 air:1", **LAST_SPACE, markers={"SFR": before})
    match.play(0, "place army:1 SFR-2-3")
    match.play(0, "open DEN")
    assert marker(match, "DEN") == starts


@rule("bk.nippon.solo.next", "bk.solo.step-1")
def test_japan_sees_that_the_only_theatre_left_will_not_take_your_ships() -> None:
    """Denver has no sea. Filling Houston's last space leaves your navies nowhere to go, filling Seattle's does not."""
    match = virtual(
        "army:1 army:2",
        mode="nippon-solo",
        closed=["SFR", "LAX", "CHI", "WDC", "NYC"],
        filled=["SEAT-1", "SEAT-2-2", "SEAT-2-3", "HOU-1", "HOU-2-1", "HOU-2-2"],
        markers={"SEAT": -5, "HOU": -5},
        hand=["navy:1", "navy:2", "admiral"],
    )
    assert kept(match, 1) == ["place army:1 HOU-2-3"]


# The steps


@rule("bk.nippon.solo.numbers", "bk.solo.step-8")
@pytest.mark.parametrize(
    ("opened", "expected"),
    [
        (["HOU", "SEAT"], "SEAT"),
        (["HOU", "SFR"], "SFR"),
        (["NYC", "CHI"], "CHI"),
        (["WDC", "NYC"], "WDC"),
        (["WDC", "DEN"], "DEN"),
        (["CHI", "WDC"], "CHI"),
    ],
)
def test_theatres_are_numbered_in_the_order_of_the_list(opened: list[str], expected: str) -> None:
    match = virtual("army:1 navy:1 air:1", mode="nippon-solo", open=opened)
    assert kept(match, 8) == [expected]


@rule("bk.nippon.solo.numbers")
def test_the_steps_stay_as_they_are() -> None:
    match = virtual("army:1 navy:1 air:1 army:2 navy:2", mode="nippon-solo")
    assert kept(match, 6) == ["LAX"]  # three free spaces
    assert kept(match, 16) == ["LAX-1-2"]
    assert die_table(match) == [1, 3, 4, 1, 3, 4]


@rule("bk.nippon.solo.numbers")
def test_tactical_tokens_can_be_used() -> None:
    match = virtual("army:1 navy:1 air:1", mode="nippon-solo", tactic="secure", markers={"HOU": 3})
    assert kept(match, 5) == ["HOU"]
