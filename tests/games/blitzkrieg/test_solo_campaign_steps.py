"""Steps 1 to 8 of the virtual opponent: a winning move, closings with profit, and which campaign."""

from __future__ import annotations

import itertools

import pytest

from games.blitzkrieg.table import (
    chance,
    die_table,
    kept,
    marker,
    placed,
    points,
    reserve,
    shown,
    trace,
    virtual,
)

rule = pytest.mark.rule


# 1. Winning move


@rule("bk.solo.step-1", "bk.solo.steps.campaign")
def test_step_1_takes_the_points_that_win() -> None:
    match = virtual("army:1 navy:1", points=(23, 20))
    assert kept(match, 1) == ["place navy:1 SEA-1-1"]
    assert points(match) == (25, 20)


@rule("bk.solo.step-1")
def test_step_1_takes_most_points_then_the_lowest_value() -> None:
    match = virtual("army:1 navy:2 navy:1", points=(24, 20))
    assert kept(match, 1) == ["place navy:1 SEA-1-1"]


@rule("bk.solo.step-1")
def test_step_1_asks_for_more_points_than_you_have() -> None:
    match = virtual(
        "army:1 air:2", only="WE", filled=["WE-1-1", "WE-1-2"], markers={"WE": -1}, points=(22, 23)
    )  # the army would close the campaign on the centre and bring you to 25 as well
    assert kept(match, 1) == ["place air:2 WE-1-3"]


@rule("bk.solo.step-1")
def test_step_1_asks_for_more_points_than_you_have_though_you_would_not_win_at_once() -> None:
    match = virtual(
        "army:1 air:2",
        only="WE",
        filled=["WE-1-1", "WE-1-2"],
        markers={"WE": -1},
        points=(22, 23),
        allies_at_once=False,
    )
    assert kept(match, 1) == ["place air:2 WE-1-3"]


@rule("bk.solo.step-1")
def test_step_1_needs_25_points() -> None:
    assert kept(virtual("army:1 navy:1", points=(22, 20)), 1) is None


@rule("bk.solo.step-1")
def test_step_1_rather_bombs_your_last_token_than_scores() -> None:
    match = virtual("navy:2 navy:1", only="PO SEA", points=(24, 20), hand=["army:1"])
    assert kept(match, 1) == ["place navy:1 PO-1-1"]
    chance(match, "lose army:1", "draw army:2")
    assert match.outcome is not None
    assert match.outcome.shares == (0.0,)


@rule("bk.solo.step-1")
def test_step_1_leaves_no_space_for_your_tokens() -> None:
    match = virtual("army:3 navy:1", only="PO", filled=["PO-1"], hand=["army:1", "army:2", "army:1", "general"])
    assert kept(match, 1) == ["place navy:1 PO-2-4"]
    chance(match, "draw army:2")
    assert match.outcome is not None
    assert match.outcome.shares == (0.0,)


@rule("bk.solo.step-1")
@pytest.mark.parametrize("hand", [["army:1", "air:1"], ["army:1", "navy:1"]])
def test_step_1_wants_to_be_certain_that_you_cannot_place(hand: list[str]) -> None:
    assert kept(virtual("army:3 navy:1", only="PO", filled=["PO-1"], hand=hand), 1) is None


@rule("bk.solo.step-1")
def test_step_1_a_bombing_that_may_miss_the_token_that_fits_is_not_certain() -> None:
    match = virtual("navy:2 navy:1", only="PO", hand=["army:1", "navy:1"])
    assert kept(match, 1) is None


@rule("bk.solo.step-1", "bk.solo.steps.chains")
def test_step_1_wins_by_a_chain_of_blitz_tokens() -> None:
    match = virtual("army:2 blitz-navy army:1", only="SEA", points=(22, 10))
    assert kept(match, 1) == ["place blitz-navy SEA-1-1, place army:1 SEA-1-2"]
    chance(match, "draw general")
    assert placed(match) == ["blitz-navy SEA-1-1", "army:1 SEA-1-2"]
    assert points(match) == (25, 10)
    assert reserve(match, 0) == ["army:2", "general"]


@rule("bk.solo.step-1", "bk.solo.effect.spy")
def test_step_1_sees_that_your_spy_will_copy_the_token_that_strands_you() -> None:
    """Your spy copies an air token now, but it will be an army, which fits nowhere, once an army has been placed."""
    match = virtual(
        "army:1 navy:1",
        only="WE PO",
        filled=["WE-1-3", "PO-1", "PO-2-4"],
        hand=["spy", "army:1", "army:2", "army:3"],
        last=("air:1", None),
    )
    assert kept(match, 1) == ["place army:1 WE-1-2"]


@rule("bk.solo.step-1", "bk.solo.steps.chains", "bk.solo.effect.blitz")
def test_step_1_reckons_with_the_further_token_a_blitz_brings() -> None:
    """The blitz air token alone would leave your armies no space, but its further token opens the next row to them."""
    match = virtual(
        "air:0 navy:1", only="PO", filled=["PO-1", "PO-2-1", "PO-2-2"], hand=["army:1", "army:2", "army:3", "general"]
    )
    assert kept(match, 1) == ["place navy:1 PO-2-4"]
    chance(match, "draw army:1")
    assert match.outcome is not None
    assert match.outcome.shares == (0.0,)


# 2. Closing a theatre with profit


@rule("bk.solo.step-2")
def test_step_2_closes_a_theatre_by_the_flag() -> None:
    match = virtual("army:2 navy:1 army:1", only="WE SEA", filled=["SEA-1"], markers={"SEA": 10})
    assert kept(match, 2) == ["place navy:1 SEA-2-1"]  # lowest value; of equal spaces bombing is preferred
    chance(match, "lose army:2")
    assert marker(match, "SEA") == 11
    assert points(match) == (2 + 4 + 2, 0)  # leftover propaganda, campaign, bonus
    assert "SEA" in shown(match, 0)["closed"]


@rule("bk.solo.step-2")
@pytest.mark.parametrize(
    ("only", "expected"),
    [
        ("WE SEA", "SEA"),  # 5 + 2 against 4 + 2 + propaganda 2
        ("EE SEA", "EE"),  # 6 + 2 + propaganda 2 against 8
        ("WE EE", "EE"),
    ],
)
def test_step_2_prefers_the_theatre_with_most_points(only: str, expected: str) -> None:
    filled = ["WE-1", "WE-2", "EE-1", "EE-2", "SEA-1"]
    markers = {"WE": 13, "EE": 13, "SEA": 10}
    match = virtual("army:1 navy:1", only=only, filled=filled, markers=markers)
    (move,) = kept(match, 2) or []
    assert move.split()[2].startswith(expected)


@rule("bk.solo.step-2")
def test_step_2_takes_the_lowest_value_that_is_enough() -> None:
    match = virtual("army:3 army:2 army:1", only="WE SEA", filled=["WE-1", "WE-2"], markers={"WE": 12})
    assert kept(match, 2) == ["place army:2 WE-3-2"]


@rule("bk.solo.step-2")
def test_step_2_comes_before_a_campaign_worth_more() -> None:
    """The last row of South East Asia brings 4 points, the campaign in Africa 3 with a bonus of 2 and propaganda."""
    match = virtual("army:1 army:2", **LAST_ROW_OR_CAMPAIGN)
    assert kept(match, 2) == ["place army:1 SEA-2-3"]
    assert points(match) == (4, 0)


@rule("bk.solo.step-2", "bk.solo.step-3")
def test_option_last_row_theatre_leaves_a_full_last_row_to_step_3() -> None:
    match = virtual("army:1 army:2", **LAST_ROW_OR_CAMPAIGN, last_row_theatre=False)
    assert kept(match, 2) is None
    assert kept(match, 3) == ["place army:1 AME-1-4"]
    assert points(match) == (6, 0)


LAST_ROW_OR_CAMPAIGN = {
    "only": "AME SEA",
    "filled": ["AME-1-1", "AME-1-2", "AME-1-3", "SEA-1", "SEA-2-1", "SEA-2-2"],
    "markers": {"AME": 7, "SEA": 1},
}


@rule("bk.solo.step-2")
def test_option_last_row_theatre_keeps_closings_by_the_flag_in_step_2() -> None:
    match = virtual("army:1 army:2", only="WE SEA", filled=["SEA-1"], markers={"SEA": 10}, last_row_theatre=False)
    assert kept(match, 2) == ["place army:1 SEA-2-2"]


@rule("bk.solo.step-2")
def test_step_2_is_not_for_a_last_row_that_pays_you() -> None:
    match = virtual("army:1", only="WE SEA", filled=["SEA-1", "SEA-2-1", "SEA-2-2"], markers={"SEA": -3})
    assert kept(match, 2) is None


@rule("bk.solo.step-2")
@pytest.mark.parametrize(("yours", "move"), [(20, ["place army:1 SEA-2-3"]), (21, None)])
def test_step_2_a_closing_that_loses_the_game_is_no_profit(yours: int, move: list[str] | None) -> None:
    match = virtual(
        "army:1", only="WE SEA", filled=["SEA-1", "SEA-2-1", "SEA-2-2"], markers={"SEA": -1}, points=(10, yours)
    )  # on the centre the last row pays 4 points to both
    assert kept(match, 2) == move


@rule("bk.solo.step-2", "bk.solo.steps.chains")
def test_step_2_closes_a_theatre_by_a_chain() -> None:
    match = virtual("navy:3 army:1 blitz-navy", only="WE SEA", filled=["SEA-1"], markers={"SEA": 7})
    assert kept(match, 2) == ["place blitz-navy SEA-2-1, place navy:3 SEA-2-3"]
    chance(match, "lose army:2")
    assert placed(match) == ["blitz-navy SEA-2-1", "navy:3 SEA-2-3"]
    assert points(match) == (8, 0)


# 3. Closing a campaign with profit


@rule("bk.solo.step-3")
def test_step_3_closes_a_campaign() -> None:
    match = virtual("navy:2 navy:1", only="WE PO", filled=["PO-1-1"])
    assert kept(match, 3) == ["place navy:1 PO-1-2"]
    assert points(match) == (2, 0)
    assert marker(match, "PO") == 1


@rule("bk.solo.step-3")
def test_step_3_prefers_the_campaign_with_most_points() -> None:
    match = virtual("navy:1 army:3", only="PO AME", filled=["PO-1-1", "AME-1-1", "AME-1-2", "AME-1-4"])
    assert kept(match, 3) == ["place navy:1 AME-1-3"]


@rule("bk.solo.step-3")
def test_step_3_counts_the_bonus_of_the_track() -> None:
    filled = ["PO-1-1", "EE-1-1"]
    assert kept(virtual("air:1", only="PO EE", filled=filled, markers={"PO": 3}), 3) == ["place air:1 EE-1-2"]
    assert kept(virtual("air:1", only="PO EE", filled=filled, markers={"PO": 4}), 3) == ["place air:1 PO-1-2"]


@rule("bk.solo.step-3")
def test_step_3_takes_a_closing_on_the_centre_that_pays_both() -> None:
    match = virtual("navy:3 navy:2 navy:1", only="PO", filled=["PO-1-1"], markers={"PO": -2})
    assert kept(match, 3) == ["place navy:2 PO-1-2"]
    assert points(match) == (2, 2)


@rule("bk.solo.step-3")
def test_step_3_where_the_centre_pays_nobody_it_needs_the_lead() -> None:
    match = virtual("navy:3 navy:2 navy:1", only="PO", filled=["PO-1-1"], markers={"PO": -2}, neutral_campaign="nobody")
    assert kept(match, 3) == ["place navy:3 PO-1-2"]
    assert points(match) == (2, 0)


@rule("bk.solo.step-3", "bk.solo.steps.chains")
def test_step_3_propaganda_alone_makes_no_closing_profitable() -> None:
    match = virtual("army:1 army:2", only="WE", filled=["WE-1-1", "WE-1-2"], markers={"WE": -8})
    assert kept(match, 3) is None


@rule("bk.solo.step-3")
def test_step_3_a_closing_that_loses_the_game_is_no_profit() -> None:
    match = virtual("navy:2 navy:1", only="PO SEA", filled=["PO-1-1"], markers={"PO": -2}, points=(10, 23))
    assert kept(match, 3) is None
    assert kept(match, 4) == ["SEA"]


# Values


TROOPS = {"EE-1-1": "axis army:1", "EE-1-2": "axis air:1"}


@rule("bk.solo.steps.values")
@pytest.mark.parametrize(
    ("row", "board", "last", "expected"),
    [
        ("army:2 general", TROOPS, None, "army:2"),  # the general would move the marker 3 spaces
        ("army:2 general", {}, None, "general"),  # alone it moves it 1 space
        ("army:2 spy", {}, "army:1", "spy"),
        ("army:2 spy", {}, "army:3", "army:2"),
        ("elite-army scientist", {}, None, "scientist"),
        ("army:2 scientist", {}, None, "army:2"),
    ],
)
def test_values_are_what_the_token_really_moves(
    row: str, board: dict[str, str], last: str | None, expected: str
) -> None:
    match = virtual(row, only="EE", board=board, filled=["EE-1", "EE-2-1", "EE-2-2"], last=(None, last))
    assert kept(match, 3) == [f"place {expected} EE-2-3"]


@rule("bk.solo.steps.values")
def test_values_of_an_officer_count_the_troops_of_its_own_chain() -> None:
    """The blitz air token in front of it makes the general worth 2, so the other army 1 is the lower value."""
    match = virtual("general air:0 army:1", only="EE")
    assert kept(match, 3) == ["place air:0 EE-1-2, place army:1 EE-1-1"]


# 4. No losing move


@rule("bk.solo.step-4")
def test_step_4_leaves_out_a_campaign_that_loses_the_game() -> None:
    match = virtual("army:1 army:2 navy:2", only="WE SEA", filled=LAST_OF_WE_2, markers={"WE": -9}, points=(10, 21))
    assert kept(match, 4) == ["SEA"]


LAST_OF_WE_2 = ["WE-1", "WE-2-1", "WE-2-2"]


@rule("bk.solo.step-4")
def test_step_4_leaves_out_single_placements_and_keeps_the_campaign() -> None:
    """Army 1 leaves you on your shield with 4 points and the game; the others take the bonus away."""
    match = virtual("army:1 army:2 air:2", only="WE", filled=LAST_OF_WE_2, markers={"WE": -6}, points=(10, 21))
    assert kept(match, 4) == ["WE"]
    assert die_table(match) == [2, 3, 2, 3, 2, 3]


@rule("bk.solo.step-4")
def test_step_4_is_skipped_when_every_placement_loses() -> None:
    match = virtual("army:1 army:2", only="WE", filled=LAST_OF_WE_2, markers={"WE": -9}, points=(10, 22))
    assert kept(match, 4) is None
    assert die_table(match) == [1, 2, 1, 2, 1, 2]
    chance(match, "roll 1", "draw army:3")
    assert match.outcome is not None
    assert match.outcome.shares == (1.0,)


@rule("bk.solo.step-4")
def test_step_4_fears_nothing_while_points_are_compared_only_after_your_turns() -> None:
    match = virtual(
        "army:1 army:2 navy:2",
        only="WE SEA",
        filled=LAST_OF_WE_2,
        markers={"WE": -9},
        points=(10, 21),
        allies_at_once=False,
    )
    assert kept(match, 4) == ["WE", "SEA"]


@rule("bk.solo.step-4")
def test_step_4_does_not_mind_a_campaign_that_only_brings_you_closer() -> None:
    match = virtual("army:1 army:2 navy:2", only="WE SEA", filled=LAST_OF_WE_2, markers={"WE": -9}, points=(10, 20))
    assert kept(match, 4) == ["WE", "SEA"]


# 5. Tactical token


@rule("bk.solo.step-5")
def test_step_5_follows_the_theatre_priority_of_the_tactical_token() -> None:
    match = virtual("army:1 navy:1 air:1", tactic="secure", markers={"WE": 1, "SEA": 3})
    assert kept(match, 5) == ["SEA"]
    assert kept(match, 6) is None


@rule("bk.solo.step-5")
def test_step_5_has_no_say_without_a_tactical_token() -> None:
    match = virtual("army:1 navy:1 air:1", markers={"WE": 1, "SEA": 3})
    assert 5 not in [entry["step"] for entry in trace(match)]
    assert kept(match, 6) == ["AME"]


# 6 to 8


@rule("bk.solo.step-6")
@pytest.mark.parametrize(
    ("filled", "expected"),
    [
        ([], ["AME"]),
        (["AME-1-1"], ["WE", "AME", "SEA"]),
        (["AME-1-1", "WE-1-1"], ["AME", "SEA"]),
        (["EE-1", "EE-2"], ["EE"]),
        (["AME-1"], ["WE", "AME", "SEA"]),
    ],
)
def test_step_6_active_campaign_with_most_free_spaces(filled: list[str], expected: list[str]) -> None:
    assert kept(virtual("army:1 navy:1 air:1", filled=filled), 6) == expected


@rule("bk.solo.step-6")
def test_step_6_counts_free_spaces_that_no_token_of_the_row_fits() -> None:
    match = virtual("army:1 army:2", filled=["PO-1", "AME-1-1"])
    assert kept(match, 6) == ["PO"]
    chance(match, "roll 1")
    assert placed(match) == ["army:1 PO-2-4"]


@rule("bk.solo.step-7")
@pytest.mark.parametrize(
    ("filled", "expected"),
    [
        (["AME-1-1"], ["AME"]),  # 3 points against 2 and 2
        (["AME-1"], ["AME"]),  # 5
        (["AME-1-1", "WE-1"], ["WE", "AME"]),  # 3 and 3 against 2
        (["AME-1", "SEA-1"], ["AME"]),  # 5 against 4 and 2
    ],
)
def test_step_7_active_campaign_worth_most_points(filled: list[str], expected: list[str]) -> None:
    assert kept(virtual("army:1 navy:1 air:1", filled=filled), 7) == expected


@rule("bk.solo.step-7")
def test_step_7_does_not_count_the_bonus_of_the_track() -> None:
    match = virtual("army:1 navy:1 air:1", filled=["AME-1-1"], markers={"WE": 11, "SEA": 9})
    assert kept(match, 7) == ["AME"]


@rule("bk.solo.step-8")
@pytest.mark.parametrize(
    ("only", "filled", "expected"),
    [
        ("WE SEA", [], "WE"),
        ("PO EE", [], "PO"),
        ("EE AME", ["EE-1", "AME-1-1"], "EE"),
        ("WE PO EE AME", ["WE-1", "PO-1", "PO-2-1", "EE-1", "AME-1-1"], "WE"),
        ("PO EE AME", ["PO-1", "PO-2-1", "EE-1", "AME-1-1"], "PO"),
        ("PO AME", ["PO-1", "PO-2", "AME-1"], "PO"),
    ],
)
def test_step_8_theatre_with_the_lowest_number(only: str, filled: list[str], expected: str) -> None:
    assert kept(virtual("army:1 navy:1 air:1", only=only, filled=filled), 8) == [expected]


# The way the steps narrow


@rule("bk.solo.steps.legal")
def test_a_campaign_no_token_fits_is_no_candidate() -> None:
    match = virtual("navy:1 navy:2", filled=["EE-1", "EE-2"])  # five free land spaces
    assert kept(match, 4) == ["WE", "PO", "AME", "SEA"]


@rule("bk.solo.steps.legal")
def test_a_space_no_token_fits_is_no_candidate() -> None:
    match = virtual("army:1 army:2 general", only="WE")  # production lies at sea
    assert kept(match, 14) == ["WE-1-2"]


@rule("bk.solo.steps.narrowing", "bk.solo.steps")
def test_each_step_starts_from_what_the_one_before_has_left() -> None:
    match = virtual("army:1 navy:1 air:1", filled=["AME-1-1", "WE-1"])
    steps = [entry for entry in trace(match) if entry["step"] > 3]  # type: ignore[operator]
    assert [entry["step"] for entry in steps[:4]] == [4, 6, 7, 8]
    for before, after in itertools.pairwise(steps):
        if before["level"] == after["level"]:
            assert after["had"] == before["kept"]


@rule("bk.solo.steps.narrowing")
def test_a_step_that_would_leave_none_is_skipped() -> None:
    match = virtual("army:1 navy:1 air:1", only="WE", filled=["WE-1", "WE-2-1"])
    (strategic,) = [entry for entry in trace(match) if entry["step"] == 11]
    assert strategic == {
        "step": 11,
        "level": "space",
        "had": ["WE-2-2", "WE-2-3"],
        "kept": ["WE-2-2", "WE-2-3"],
        "met": False,
    }


@rule("bk.solo.steps.narrowing")
def test_nothing_more_is_asked_once_one_candidate_is_left() -> None:
    match = virtual("army:1 army:2 navy:1", only="EE", filled=["EE-1", "EE-2"])
    assert [entry["step"] for entry in trace(match)] == [1, 2, 3, 4, 11]
    tactical = virtual("army:1 army:2 navy:1", only="EE", filled=["EE-1", "EE-2"], tactic="secure")
    assert all(entry["step"] not in (5, 6, 7, 8) for entry in trace(tactical))


@rule("bk.solo.steps.narrowing")
def test_a_single_token_that_fits_needs_no_die() -> None:
    match = virtual("army:1 navy:1 navy:2", only="EE", filled=["EE-1", "EE-2"])
    assert placed(match) == ["army:1 EE-3-3"]
