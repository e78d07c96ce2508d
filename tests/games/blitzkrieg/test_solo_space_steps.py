"""Steps 9 to 19 of the virtual opponent: which space of the active campaign."""

from __future__ import annotations

from typing import Any

import pytest

from games.blitzkrieg.table import chance, kept, placed, trace, virtual

rule = pytest.mark.rule

FIVE = "army:1 army:2 navy:1 air:1 air:2"  # a row that is long enough, of tokens that go everywhere
FOUR = "army:1 army:2 navy:1 air:1"


def ee_3(*also: str) -> dict[str, Any]:
    """The last campaign of Eastern Europe: bombing, tactical 2, strategic 3, propaganda 2, blank."""
    return {"only": "EE", "filled": ["EE-1", "EE-2", *also]}


def decided_by(match: Any, step: int) -> list[str] | None:
    """What a step left, if it was the one that settled the space."""
    last = [entry["step"] for entry in trace(match) if entry["level"] == "space" and entry["met"]][-1]
    assert last == step
    return kept(match, step)


@rule("bk.solo.step-9")
def test_step_9_follows_the_space_priority_of_the_tactical_token() -> None:
    match = virtual(FIVE, **ee_3(), tactic="for-the-glory")
    assert decided_by(match, 9) == ["EE-3-4"]


@rule("bk.solo.step-9")
def test_step_9_is_skipped_when_no_such_space_is_free() -> None:
    match = virtual(FIVE, **ee_3("EE-3-4"), tactic="for-the-glory")
    assert kept(match, 9) is None
    assert decided_by(match, 11) == ["EE-3-3"]


@rule("bk.solo.step-9")
def test_step_9_has_no_say_without_a_tactical_token() -> None:
    match = virtual(FIVE, **ee_3())
    assert 9 not in [entry["step"] for entry in trace(match)]


@rule("bk.solo.step-10", "bk.solo.steps.space")
@pytest.mark.parametrize(("own", "step", "space"), [(19, 11, "EE-3-3"), (20, 10, "EE-3-4"), (22, 10, "EE-3-4")])
def test_step_10_propaganda_from_20_points_on(own: int, step: int, space: str) -> None:
    match = virtual(FIVE, **ee_3(), points=(own, own))
    assert decided_by(match, step) == [space]


@rule("bk.solo.step-10")
def test_step_10_keeps_all_propaganda_spaces() -> None:
    match = virtual(FIVE, only="SEA", points=(20, 20))
    assert kept(match, 10) == ["SEA-1-1", "SEA-1-2"]
    assert decided_by(match, 19) == ["SEA-1-1"]


@rule("bk.solo.step-11")
@pytest.mark.parametrize(
    ("only", "filled", "space"),
    [
        ("AME", [], "AME-1-1"),
        ("SEA", [], "SEA-1-3"),
        ("PO", ["PO-1"], "PO-2-3"),
        ("WE", ["WE-1", "WE-2"], "WE-3-2"),
        ("EE", ["EE-1", "EE-2"], "EE-3-3"),
    ],
)
@pytest.mark.parametrize("behind", [0, 5])
def test_step_11_strategic_advantage(only: str, filled: list[str], space: str, behind: int) -> None:
    match = virtual(FOUR, only=only, filled=filled, points=(5, 5 + behind))
    assert decided_by(match, 11) == [space]


@rule("bk.solo.step-12")
@pytest.mark.parametrize(
    ("yours", "step", "space"), [(10, 15, "EE-3-1"), (12, 15, "EE-3-1"), (13, 12, "EE-3-4"), (19, 12, "EE-3-4")]
)
def test_step_12_propaganda_when_3_points_behind(yours: int, step: int, space: str) -> None:
    match = virtual(FIVE, **ee_3("EE-3-3"), points=(10, yours))
    assert decided_by(match, step) == [space]


@rule("bk.solo.step-12")
def test_step_12_comes_before_production_for_a_short_row() -> None:
    match = virtual(FOUR, only="WE", points=(0, 3))
    assert decided_by(match, 12) == ["WE-1-3"]


@rule("bk.solo.step-13")
@pytest.mark.parametrize(("row", "step", "space"), [(FOUR, 13, "WE-1-1"), (FIVE, 14, "WE-1-2")])
def test_step_13_production_with_at_most_4_tokens(row: str, step: int, space: str) -> None:
    assert decided_by(virtual(row, only="WE"), step) == [space]


@rule("bk.solo.step-13")
@pytest.mark.parametrize(("row", "step", "space"), [(FOUR, 13, "AME-2-2"), (FIVE, 16, "AME-2-1")])
def test_step_13_improved_production_too(row: str, step: int, space: str) -> None:
    assert decided_by(virtual(row, only="AME", filled=["AME-1"]), step) == [space]


@rule("bk.solo.step-13", "bk.solo.tactical.research-industry")
@pytest.mark.parametrize("row", [FOUR, FIVE])
def test_steps_13_to_17_do_not_look_for_research_industry(row: str) -> None:
    match = virtual(row, only="WE", filled=["WE-1", "WE-2", "WE-3-2"])
    assert decided_by(match, 19) == ["WE-3-1"]


@rule("bk.solo.steps.row-count")
def test_the_row_is_counted_before_the_token_leaves_it() -> None:
    assert kept(virtual(FIVE, only="WE"), 13) is None
    assert kept(virtual(FOUR, only="WE"), 13) == ["WE-1-1"]


@rule("bk.solo.step-14")
@pytest.mark.parametrize(
    ("only", "filled", "space"),
    [
        ("WE", [], "WE-1-2"),
        ("PO", [], "PO-1-2"),
        ("PO", ["PO-1", "PO-2-3"], "PO-2-1"),
        ("EE", ["EE-1"], "EE-2-2"),
        ("AME", ["AME-1-1"], "AME-1-3"),
    ],
)
def test_step_14_research_and_improved_research(only: str, filled: list[str], space: str) -> None:
    assert decided_by(virtual(FIVE, only=only, filled=filled), 14) == [space]


@rule("bk.solo.step-15")
@pytest.mark.parametrize(
    ("only", "filled", "space"),
    [
        ("WE", ["WE-1"], "WE-2-1"),
        ("PO", ["PO-1", "PO-2"], "PO-3-1"),
        ("EE", ["EE-1", "EE-2", "EE-3-3"], "EE-3-1"),
        ("SEA", ["SEA-1"], "SEA-2-1"),
    ],
)
def test_step_15_bombing(only: str, filled: list[str], space: str) -> None:
    assert decided_by(virtual(FIVE, only=only, filled=filled), 15) == [space]


@rule("bk.solo.step-16")
@pytest.mark.parametrize(
    ("only", "filled", "space"),
    [
        ("EE", [], "EE-1-1"),
        ("AME", ["AME-1-1", "AME-1-3"], "AME-1-2"),
        ("AME", ["AME-1"], "AME-2-1"),
        ("EE", ["EE-1", "EE-2", "EE-3-3", "EE-3-1"], "EE-3-2"),
    ],
)
def test_step_16_tactical_advantage(only: str, filled: list[str], space: str) -> None:
    assert decided_by(virtual(FIVE, only=only, filled=filled), 16) == [space]


@rule("bk.solo.step-17")
@pytest.mark.parametrize(
    ("only", "filled", "space"),
    [
        ("WE", ["WE-1-2"], "WE-1-1"),
        ("WE", ["WE-1", "WE-2-1"], "WE-2-2"),
        ("PO", ["PO-1", "PO-2-1", "PO-2-3"], "PO-2-2"),
        ("AME", ["AME-1", "AME-2-1"], "AME-2-2"),
    ],
)
def test_step_17_production_with_a_long_row_too(only: str, filled: list[str], space: str) -> None:
    assert decided_by(virtual(FIVE, only=only, filled=filled), 17) == [space]


@rule("bk.solo.step-18")
@pytest.mark.parametrize(
    ("only", "filled", "space"),
    [
        ("PO", ["PO-1", "PO-2", "PO-3-1"], "PO-3-2"),
        ("EE", ["EE-1", "EE-2-2"], "EE-2-1"),
        ("SEA", ["SEA-1", "SEA-2-1"], "SEA-2-2"),
        ("EE", ["EE-1", "EE-2", "EE-3-1", "EE-3-2", "EE-3-3"], "EE-3-4"),
    ],
)
def test_step_18_propaganda(only: str, filled: list[str], space: str) -> None:
    assert decided_by(virtual(FIVE, only=only, filled=filled), 18) == [space]


@rule("bk.solo.step-19")
def test_step_19_leftmost_of_equal_spaces() -> None:
    match = virtual(FIVE, only="SEA", filled=["SEA-1-3"])
    assert kept(match, 18) == ["SEA-1-1", "SEA-1-2"]
    assert decided_by(match, 19) == ["SEA-1-1"]


@rule("bk.solo.step-19", "bk.solo.steps.legal")
def test_step_19_leftmost_that_a_token_fits() -> None:
    match = virtual("army:1 army:2 army:3 general", only="SEA", filled=["SEA-1-3"])  # no ship for the sea space
    chance(match, "roll 1")
    assert placed(match) == ["army:1 SEA-1-2"]


@rule("bk.solo.same-rules")
def test_only_the_active_campaign_is_looked_at() -> None:
    match = virtual(FIVE, only="WE", filled=["WE-1-1", "WE-1-2"], markers={"WE": -8})
    chance(match, "roll 1")
    assert placed(match) == ["army:1 WE-1-3"]
