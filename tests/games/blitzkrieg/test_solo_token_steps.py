"""Steps 20 to 24 of the virtual opponent: which token of the row; and the trace of its thought as data."""

from __future__ import annotations

import json

import pytest

from games.blitzkrieg.table import chance, die_table, kept, marker, placed, possible, trace, virtual

rule = pytest.mark.rule

ARMIES_AND_PLANES = ("army:1", "army:1", "army:1", "army:2", "army:2", "air:1", "air:1", "air:1")
LAST_OF_WE_1 = {"only": "WE", "filled": ["WE-1-1", "WE-1-2"], "markers": {"WE": -8}}  # propaganda, either terrain
LAST_OF_WE_2 = {"only": "WE", "filled": ["WE-1", "WE-2-1", "WE-2-2"], "markers": {"WE": -8}}  # blank, either terrain


@rule("bk.solo.step-20", "bk.solo.steps.token")
def test_step_20_follows_the_token_priority_of_the_tactical_token() -> None:
    match = virtual("navy:1 army:2 army:1 air:1", only="AME", tactic="rapid-deployment")
    assert kept(match, 20) == ["row:2 army:2"]
    assert placed(match) == ["army:2 AME-1-1"]


@rule("bk.solo.step-20")
def test_step_20_has_no_say_without_a_tactical_token() -> None:
    match = virtual("navy:1 army:2 army:1 air:1", only="AME")
    assert 20 not in [entry["step"] for entry in trace(match)]
    assert die_table(match) == [2, 3, 4, 2, 3, 4]


@rule("bk.solo.step-21")
def test_step_21_on_a_blank_space_a_value_of_1_is_needed() -> None:
    match = virtual("air:0 army:1 navy:2", **LAST_OF_WE_2)
    assert kept(match, 21) == ["row:2 army:1", "row:3 navy:2"]


@rule("bk.solo.step-21")
def test_step_21_looks_at_real_values() -> None:
    """The spy copies a blitz air token of value 0; the scientist is worth 3 and the lonely general 1."""
    match = virtual("spy scientist general", **LAST_OF_WE_2, last=(None, "air:0"))
    assert kept(match, 21) == ["row:2 scientist", "row:3 general"]


@rule("bk.solo.step-21")
def test_step_21_is_skipped_when_no_token_has_a_value() -> None:
    match = virtual("air:0 spy", **LAST_OF_WE_2, last=(None, "air:0"))
    assert kept(match, 21) is None
    assert die_table(match) == [1, 2, 1, 2, 1, 2]


@rule("bk.solo.step-21")
def test_step_21_does_not_mind_a_value_of_0_where_there_is_an_effect() -> None:
    match = virtual("air:0 army:1", only="AME")
    assert 21 not in [entry["step"] for entry in trace(match)]
    assert die_table(match) == [1, 2, 1, 2, 1, 2]


@rule("bk.solo.step-22")
def test_step_22_keeps_blitz_tokens_from_the_last_free_space() -> None:
    match = virtual("blitz-army army:2 air:0 air:1", **LAST_OF_WE_1)
    assert kept(match, 22) == ["row:2 army:2", "row:4 air:1"]


@rule("bk.solo.step-22")
def test_step_22_a_spy_that_copies_a_blitz_token_is_one() -> None:
    match = virtual("spy army:2 air:1", **LAST_OF_WE_1, last=(None, "blitz-army"))
    assert kept(match, 22) == ["row:2 army:2", "row:3 air:1"]


@rule("bk.solo.step-22")
def test_step_22_is_skipped_when_there_are_only_blitz_tokens() -> None:
    match = virtual("blitz-army air:0", **LAST_OF_WE_1)
    assert kept(match, 22) is None
    assert die_table(match) == [1, 2, 1, 2, 1, 2]


@rule("bk.solo.step-22")
def test_step_22_does_not_mind_while_more_spaces_are_free() -> None:
    match = virtual("blitz-army army:2", only="AME")
    assert 22 not in [entry["step"] for entry in trace(match)]
    assert die_table(match) == [1, 2, 1, 2, 1, 2]


PROPAGANDA_IN_EE_3 = {"only": "EE", "filled": ["EE-1", "EE-2"]}
THREE_TROOPS = {"EE-1-1": "axis army:1", "EE-1-2": "axis air:1", "EE-2-1": "axis army:1"}


@rule("bk.solo.step-23")
@pytest.mark.parametrize(("own", "table"), [(19, [1, 2, 3, 5, 1, 2]), (20, [3, 5, 3, 5, 3, 5])])
def test_step_23_highest_value_from_20_points_on(own: int, table: list[int]) -> None:
    match = virtual("army:1 army:2 army:3 navy:3 army:3", **PROPAGANDA_IN_EE_3, points=(own, own))
    assert die_table(match) == table


@rule("bk.solo.step-23")
def test_step_23_a_single_highest_value_needs_no_die() -> None:
    match = virtual("army:1 elite-army army:3", **PROPAGANDA_IN_EE_3, points=(20, 20))
    assert kept(match, 23) == ["row:2 elite-army"]
    assert placed(match) == ["elite-army EE-3-4"]


@rule("bk.solo.step-23", "bk.solo.steps.values")
@pytest.mark.parametrize(("board", "expected"), [({}, "row:1 army:3"), (THREE_TROOPS, "row:2 general")])
def test_step_23_a_general_counts_with_its_troops(board: dict[str, str], expected: str) -> None:
    match = virtual("army:3 general", **PROPAGANDA_IN_EE_3, board=board, points=(20, 20))
    assert kept(match, 23) == [expected]


@rule("bk.solo.step-23", "bk.solo.steps.values")
@pytest.mark.parametrize(("copied", "expected"), [("army:1", "row:1 army:2"), ("nuclear", "row:2 spy")])
def test_step_23_a_spy_counts_with_what_it_copies(copied: str, expected: str) -> None:
    match = virtual("army:2 spy", **PROPAGANDA_IN_EE_3, points=(20, 20), last=(None, copied))
    assert kept(match, 23) == [expected]


@rule("bk.solo.step-24")
@pytest.mark.parametrize(
    ("tokens", "table"),
    [
        (2, [1, 2, 1, 2, 1, 2]),
        (3, [1, 2, 3, 1, 2, 3]),
        (4, [1, 2, 3, 4, 1, 2]),
        (5, [1, 2, 3, 4, 5, 1]),
        (6, [1, 2, 3, 4, 5, 6]),
        (7, [1, 2, 3, 4, 5, 6]),
        (8, [1, 2, 3, 4, 5, 6]),
    ],
)
def test_step_24_the_die_counts_through_the_tokens(tokens: int, table: list[int]) -> None:
    match = virtual(" ".join(ARMIES_AND_PLANES[:tokens]), only="AME")
    assert possible(match) == {f"roll {n}": 1 for n in range(1, 7)}
    assert die_table(match) == table


@rule("bk.solo.step-24")
def test_step_24_counts_only_tokens_that_are_left() -> None:
    match = virtual("navy:1 army:1 navy:2 army:2 air:1", only="AME")
    assert die_table(match) == [2, 4, 5, 2, 4, 5]


@rule("bk.solo.step-24")
@pytest.mark.parametrize(("roll", "token", "reached"), [(1, "army:1", 1), (2, "army:2", 2), (3, "air:1", 1)])
def test_step_24_the_token_is_placed_and_moves_the_marker(roll: int, token: str, reached: int) -> None:
    match = virtual("navy:1 army:1 navy:2 army:2 air:1", only="AME")
    chance(match, f"roll {roll}")
    assert placed(match) == [f"{token} AME-1-1"]
    assert marker(match, "AME") == reached


@rule("bk.solo.step-24", "bk.solo.draw")
@pytest.mark.parametrize(("roll", "rest"), [(1, ["navy:1", "army:1"]), (2, ["army:1", "navy:1"])])
def test_step_24_of_two_equal_tokens_the_one_that_was_hit_leaves_its_place(roll: int, rest: list[str]) -> None:
    match = virtual("army:1 navy:1 army:1", only="AME")
    chance(match, f"roll {roll}")
    assert placed(match) == ["army:1 AME-1-1"]
    assert match.view(0)["state"]["reserve"]["axis"][:2] == rest


# The trace as data


@rule("bk.solo.steps", "bk.solo.steps.narrowing")
def test_the_trace_tells_every_step_with_its_candidates_and_the_die() -> None:
    match = virtual("army:1 navy:1 air:2", only="WE AME", filled=["AME-1"])
    chance(match, "roll 2")
    assert trace(match) == [
        {"step": 1, "level": "theatre", "had": [], "kept": [], "met": False},
        {"step": 2, "level": "theatre", "had": [], "kept": [], "met": False},
        {"step": 3, "level": "theatre", "had": [], "kept": [], "met": False},
        {"step": 4, "level": "theatre", "had": ["WE", "AME"], "kept": ["WE", "AME"], "met": True},
        {"step": 6, "level": "theatre", "had": ["WE", "AME"], "kept": ["WE", "AME"], "met": True},
        {"step": 7, "level": "theatre", "had": ["WE", "AME"], "kept": ["AME"], "met": True},
        _none_at(11),
        {"step": 13, "level": "space", "had": ["AME-2-1", "AME-2-2", "AME-2-3"], "kept": ["AME-2-2"], "met": True},
        _rolled({"had": ["row:2 navy:1", "row:3 air:2"], "kept": ["row:3 air:2"], "die": 2}),
    ]


def _rolled(entry: dict[str, object]) -> dict[str, object]:
    return {"step": 24, "level": "token", "met": True, **entry}


def _none_at(step: int) -> dict[str, object]:
    spaces = ["AME-2-1", "AME-2-2", "AME-2-3"]
    return {"step": step, "level": "space", "had": spaces, "kept": spaces, "met": False}


@rule("bk.solo.steps", "bk.solo.step-24")
def test_the_trace_tells_the_roll_of_step_24() -> None:
    match = virtual("navy:1 army:1 army:2", only="AME")
    chance(match, "roll 4")
    assert trace(match)[-1] == {
        "step": 24,
        "level": "token",
        "had": ["row:2 army:1", "row:3 army:2"],
        "kept": ["row:3 army:2"],
        "met": True,
        "die": 4,
    }


@rule("bk.solo.steps")
def test_the_trace_tells_all_moves_that_a_closing_was_chosen_from() -> None:
    match = virtual("navy:2 navy:1", only="WE PO", filled=["PO-1-1"])
    assert trace(match)[-1] == {
        "step": 3,
        "level": "theatre",
        "had": ["place navy:1 PO-1-2", "place navy:2 PO-1-2"],
        "kept": ["place navy:1 PO-1-2"],
        "met": True,
    }


@rule("bk.solo.steps", "bk.solo.setup.screens")
def test_the_trace_is_plain_data_that_everybody_may_read() -> None:
    match = virtual("navy:1 army:1 army:2", only="AME", tactical_tokens=True, face_up=["secure"])
    chance(match, "tactic big-guns")
    read = [event for entry in match.log(None) for event in entry["events"] if event["event"] == "bk-thought"]  # type: ignore[index,call-overload,union-attr]
    assert json.loads(json.dumps(read[0]["args"]["trace"])) == trace(match)[: len(read[0]["args"]["trace"])]  # type: ignore[index,call-overload,arg-type]
    assert [step["step"] for step in read[0]["args"]["trace"]] == [1, 2, 3, 4, 11, 20, 20]  # type: ignore[index,call-overload,union-attr]
