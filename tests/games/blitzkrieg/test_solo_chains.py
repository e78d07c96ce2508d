"""Moves of steps 1 to 3: chains of placements by blitz tokens, and which of equal moves is taken."""

from __future__ import annotations

import random

import pytest

from games.blitzkrieg.table import GAME, kept, placed, points, state, virtual
from sandtable.games.blitzkrieg.plans import Plan, explore, plans
from sandtable.games.blitzkrieg.state import Blitzkrieg

rule = pytest.mark.rule


@rule("bk.solo.step-3", "bk.solo.steps.chains")
def test_chains_are_carried_out_in_every_order_the_rules_allow() -> None:
    """The land space needs the army, so the blitz has to come first and in the air."""
    match = virtual("army:1 air:0 navy:3", only="WE", filled=["WE-1-3"])
    assert kept(match, 3) == ["place air:0 WE-1-1, place army:1 WE-1-2"]


@rule("bk.solo.step-3", "bk.solo.steps.chains", "bk.solo.effect.blitz")
def test_a_chain_that_closes_with_a_blitz_token_goes_on_to_score() -> None:
    """The air token closes the row for 2 points, and the army it brings takes propaganda in the next row."""
    match = virtual("army:1 air:0 army:2", filled=["EE-1-2"], markers={"EE": 1})
    assert kept(match, 3) == ["place air:0 EE-1-1, place army:1 EE-2-1"]
    assert placed(match) == ["air:0 EE-1-1", "army:1 EE-2-1"]
    assert points(match) == (3, 0)


@rule("bk.solo.step-3", "bk.solo.steps.chains", "bk.solo.effect.blitz")
def test_a_closing_blitz_token_with_nothing_more_to_score_leaves_the_further_token_to_the_later_steps() -> None:
    """R27: the 2 points are certain with the air token alone; its further token is found by steps 9 to 24."""
    match = virtual("army:1 air:0 navy:2", only="WE", filled=["WE-1-1", "WE-1-2"], markers={"WE": 1})
    assert kept(match, 3) == ["place air:0 WE-1-3"]
    assert kept(match, 13) == ["WE-2-2"]
    assert placed(match) == ["air:0 WE-1-3", "army:1 WE-2-2"]


@rule("bk.solo.step-1", "bk.solo.step-2", "bk.solo.steps.chains")
@pytest.mark.parametrize("mode", ["solo", "nippon-solo"])
@pytest.mark.parametrize("seed", [3, 39, 49, 111])
def test_the_search_for_plans_misses_none_that_would_be_taken(mode: str, seed: int) -> None:
    """What the search passes over is never better than what it finds: looking into everything changes nothing."""
    match = GAME.match(mode, 1, str(seed))
    rng = random.Random(seed)
    while match.to_act:
        s = state(match).copy()
        everything: list[Plan] = []
        for theatre in range(len(s.markers)):
            if s.in_play >> theatre & 1:
                explore(s, s, theatre, (), 0, True, everything)
        assert _taken(s, plans(s, -1)) == _taken(s, everything)
        match.play(0, rng.choice(list(match.legal(0))))


def _taken(s: Blitzkrieg, found: list[Plan]) -> list[str]:
    """The best plan of each of the steps 1 to 3, as text."""
    profitable = [plan for plan in found if plan.profit > 0 and not plan.loses]
    closing = [plan for plan in profitable if plan.closes_theatre]
    groups = ([plan for plan in found if plan.wins], closing, [plan for plan in profitable if plan.closes_campaign])
    return [min(group, key=lambda plan: plan.key(s)).text(s) for group in groups if group]


# A17, R14: equal closings


@rule("bk.solo.steps.chains")
def test_chains_of_equal_points_take_the_smallest_sum_of_values() -> None:
    match = virtual("navy:3 navy:2 air:0", only="PO")
    assert kept(match, 3) == ["place air:0 PO-1-2, place navy:2 PO-1-1"]


@rule("bk.solo.steps.chains")
def test_chains_rather_take_a_smaller_sum_than_fewer_tokens() -> None:
    match = virtual("air:0 navy:1 army:2", only="PO EE", filled=["EE-1-1"], markers={"EE": -1})
    assert kept(match, 3) == ["place air:0 PO-1-2, place navy:1 PO-1-1"]


@rule("bk.solo.steps.chains")
def test_chains_of_equal_values_take_the_fewest_tokens() -> None:
    match = virtual("air:0 navy:1 army:1", only="PO EE", filled=["EE-1-1"], markers={"EE": -1})
    assert kept(match, 3) == ["place army:1 EE-1-2"]


@rule("bk.solo.steps.chains")
def test_chains_of_equal_size_take_the_space_the_later_steps_prefer() -> None:
    filled = ["WE-1", "WE-2-2", "WE-2-3", "EE-1", "EE-2-1", "EE-2-3"]
    match = virtual("army:1 navy:1 navy:1 navy:2 navy:2", only="WE EE", filled=filled)
    assert kept(match, 3) == ["place army:1 EE-2-2"]  # research comes before bombing


@rule("bk.solo.steps.chains")
def test_chains_rather_take_the_better_space_than_the_leftmost_token() -> None:
    match = virtual("navy:1 army:1", only="PO EE", filled=["PO-1-2", "EE-1-1"])
    assert kept(match, 3) == ["place army:1 EE-1-2"]  # with a short row production comes before bombing


@rule("bk.solo.steps.chains")
def test_chains_on_equal_spaces_take_the_lower_theatre_number() -> None:
    match = virtual("air:1", only="WE PO", filled=["WE-1-1", "WE-1-3", "PO-1-1"])
    assert kept(match, 3) == ["place air:1 WE-1-2"]


@rule("bk.solo.steps.chains")
def test_chains_in_two_theatres_are_compared_by_their_first_spaces() -> None:
    """R28: in Africa the chain ends on a strategic advantage, but begins on a lesser space than in Western Europe."""
    filled = ["WE-1-1", "AME-1-3", "AME-1-4"]
    match = virtual("air:0 army:1 air:2 army:3 army:3", only="WE AME", filled=filled, markers={"AME": -2})
    assert kept(match, 3) == ["place air:0 WE-1-2, place army:1 WE-1-3"]


@rule("bk.solo.steps.chains")
def test_chains_on_equal_spaces_start_further_left() -> None:
    match = virtual("navy:1 blitz-navy", only="SEA", filled=["SEA-1-3"])
    assert kept(match, 3) == ["place blitz-navy SEA-1-1, place navy:1 SEA-1-2"]


@rule("bk.solo.steps.chains")
@pytest.mark.parametrize("row", ["army:1 navy:1 air:1", "air:1 army:1 navy:1", "navy:1 air:1 army:1"])
def test_chains_with_equal_tokens_take_the_leftmost(row: str) -> None:
    match = virtual(row, only="WE", filled=["WE-1-1", "WE-1-2"])
    assert kept(match, 3) == [f"place {row.split()[0]} WE-1-3"]


@rule("bk.solo.steps.chains")
def test_chains_count_all_points_of_the_whole_move() -> None:
    """Western Europe pays 2 and propaganda 1, which beats the 2 points of the Pacific."""
    match = virtual("navy:1", only="WE PO", filled=["WE-1-1", "WE-1-2", "PO-1-1"])
    assert kept(match, 3) == ["place navy:1 WE-1-3"]
    assert points(match) == (3, 0)
