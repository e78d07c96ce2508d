"""Closing campaigns and theatres: bk.campaign.*, bk.theatre.*."""

from __future__ import annotations

import pytest

from games.blitzkrieg.table import (
    REGULAR,
    SPECIAL,
    acts,
    bag,
    chance,
    events,
    marker,
    points,
    pool,
    position,
    possible,
    refused,
    reserve,
    shown,
    spaces_for,
    told,
)
from sandtable.kernel.match import Match

rule = pytest.mark.rule


# campaigns


@rule("bk.campaign.closing", "bk.campaign.bonus", "bk.campaign.next")
def test_s10_a_campaign_closes_after_the_effect_and_the_marker() -> None:
    match = position(filled=["PO-1-1"], markers={"PO": 3}, reserve=(["navy:2"], ["air:1"]))
    match.play(0, "place navy:2 PO-1-2")
    assert points(match) == (0, 0)  # research first
    chance(match, "research spy")
    assert marker(match, "PO") == 5
    assert points(match) == (2 + 1, 0)
    expected = ["bk-placed", "bk-researched", "bk-marker-moved", "bk-scored-campaign", "bk-scored-bonus"]
    assert events(match) == expected
    chance(match, "draw army:1")
    assert [space for space in spaces_for(match, 1, "air:1") if space.startswith("PO")] == [
        "PO-2-1", "PO-2-2", "PO-2-3", "PO-2-4",
    ]  # fmt: skip


@rule("bk.campaign.neutral", "bk.campaign.next")
def test_s10_on_the_red_centre_both_sides_are_paid() -> None:
    match = position(filled=["PO-1-1"], markers={"PO": -2}, reserve=(["navy:2"], ["air:1"]))
    match.play(0, "place navy:2 PO-1-2")
    chance(match, "research spy")
    assert marker(match, "PO") == 0
    assert points(match) == (2, 2)
    assert events(match).count("bk-scored-campaign") == 2
    chance(match, "draw army:1")
    assert "PO-2-1" in spaces_for(match, 1, "air:1")


@rule("bk.campaign.closing")
@pytest.mark.parametrize(
    ("side", "before", "gains"), [(0, -5, (0, 3)), (0, 1, (3, 0)), (1, 5, (3, 0)), (1, -1, (0, 3)), (1, 1, (3, 3))]
)
def test_the_leader_is_paid_whoever_filled_the_row(side: int, before: int, gains: tuple[int, int]) -> None:
    match = position(to_move=["axis", "allies"][side], filled=["EE-1", "EE-2-1", "EE-2-2"], markers={"EE": before},
                     reserve=(["air:1"], ["air:1"]))  # fmt: skip
    match.play(side, "place air:1 EE-2-3")
    assert points(match) == gains


@rule("bk.campaign.closing")
def test_a_row_with_a_free_space_is_not_scored() -> None:
    match = position(filled=["WE-1-1"], markers={"WE": 5}, reserve=(["army:1"], ["air:1"]))
    match.play(0, "place army:1 WE-1-2")
    chance(match, "research spy")
    assert points(match) == (0, 0)


@rule("bk.campaign.closing")
def test_a_campaign_is_scored_once() -> None:
    match = position(filled=["PO-1-1"], markers={"PO": 1}, reserve=(["navy:1", "navy:2"], ["navy:1"]))
    match.play(0, "place navy:1 PO-1-2")
    chance(match, "research spy", "draw army:1")
    match.play(1, "place navy:1 PO-2-4")
    chance(match, "draw army:1")
    match.play(0, "place navy:2 PO-2-2")
    assert points(match) == (2, 0)
    assert events(match).count("bk-scored-campaign") == 1


@rule("bk.campaign.bonus")
@pytest.mark.parametrize(("before", "gains"), [(-6, (0, 4)), (-11, (0, 5)), (-5, (0, 3)), (9, (5, 0)), (4, (4, 0))])
def test_the_bonus_goes_to_the_leader(before: int, gains: tuple[int, int]) -> None:
    match = position(filled=["WE-1", "WE-2-1", "WE-2-2"], markers={"WE": before}, reserve=(["air:1"], ["air:1"]))
    match.play(0, "place air:1 WE-2-3")
    assert points(match) == gains


@rule("bk.campaign.next")
def test_the_rows_of_a_theatre_follow_one_another() -> None:
    match = position(filled=["WE-1-1", "WE-1-2", "WE-2-1", "WE-2-2"], reserve=(["air:1"], ["air:1", "air:2"]))
    match.play(0, "place air:1 WE-1-3")
    chance(match, "draw air:1")
    match.play(1, "place air:1 WE-2-3")
    chance(match, "draw army:1")
    assert [space for space in spaces_for(match, 0, "air:1") if space.startswith("WE")] == [
        "WE-3-1",
        "WE-3-2",
        "WE-3-3",
    ]


# theatres


@rule("bk.theatre.closing", "bk.theatre.campaigns", "bk.theatre.bonus")
def test_s9_closing_a_theatre_pays_everything_that_is_left() -> None:
    match = position(markers={"SEA": 9}, reserve=(["elite-navy"], ["army:1", "army:2"]))
    match.play(0, "place elite-navy SEA-1-1")
    assert points(match) == (2, 0)
    assert marker(match, "SEA") == 11
    assert acts(match, 0) == ["resolve SEA-1-2", "resolve SEA-1-3", "resolve SEA-2-1", "resolve SEA-2-2"]
    match.play(0, "resolve SEA-1-2")
    assert points(match) == (3, 0)
    match.play(0, "resolve SEA-1-3")
    assert acts(match, 0) == ["advance WE", "advance PO", "advance EE", "advance AME"]
    match.play(0, "advance PO")
    assert marker(match, "PO") == 1
    match.play(0, "resolve SEA-2-1")
    chance(match, "lose army:2")
    assert reserve(match, 1) == ["army:1"]
    assert points(match) == (2 + 1 + 2 + (2 + 4) + 2, 0)
    assert points(match) == (13, 0)
    assert shown(match, None)["closed"] == ["SEA"]
    assert match.due is not None  # the draw of the turn


@rule("bk.theatre.closing")
@pytest.mark.parametrize("side", [0, 1])
def test_the_rewards_go_to_the_side_of_the_flag(side: int) -> None:
    match = position(to_move=["axis", "allies"][side], markers={"AME": 10 if side == 0 else -10},
                     filled=["AME-1", "AME-2-1", "AME-2-2"], reserve=(["air:1"], ["air:1"]))  # fmt: skip
    match.play(side, "place air:1 AME-2-3")
    assert points(match) == ((7, 0) if side == 0 else (0, 7))


@rule("bk.theatre.first", "bk.theatre.campaigns", "bk.theatre.bonus")
def test_a_row_filled_by_the_token_that_reaches_the_flag_is_paid_once_as_an_open_campaign() -> None:
    match = position(filled=["SEA-1-1", "SEA-1-2", "SEA-2"], markers={"SEA": 10}, closed=["AME"],
                     reserve=(["navy:1"], ["air:1"]))  # fmt: skip
    match.play(0, "place navy:1 SEA-1-3")
    match.play(0, "advance WE")
    assert "bk-scored-campaign" not in events(match)
    assert events(match)[-2:] == ["bk-theatre-closed", "bk-scored-theatre"]
    assert points(match) == (2 + 2, 0)  # the campaign and the top bonus; the second row had been scored before


@rule("bk.theatre.first", "bk.theatre.campaigns")
def test_filling_a_row_on_the_flag_pays_all_open_rows_and_one_bonus() -> None:
    match = position(filled=["EE-1", "EE-2-1", "EE-2-2", "EE-3-1", "EE-3-2", "EE-3-3", "EE-3-4"], markers={"EE": 13},
                     reserve=(["army:1"], ["air:1"]))  # fmt: skip
    match.play(0, "place army:1 EE-2-3")
    assert points(match) == (3 + 6 + 2, 0)
    assert [e["args"]["points"] for e in told(match) if e["event"] == "bk-scored-theatre"] == [3 + 6 + 2]


@rule("bk.theatre.campaigns")
@pytest.mark.parametrize(
    ("filled", "space", "gains"),
    [
        (["WE-1-1", "WE-1-2", "WE-2", "WE-3"], "WE-1-3", 1 + 2 + 2),
        (["WE-1", "WE-2-1", "WE-2-2", "WE-3"], "WE-2-3", 3 + 2),
        (["WE-1", "WE-2", "WE-3-1", "WE-3-2"], "WE-3-3", 5 + 2),
    ],
)
def test_campaigns_scored_before_are_not_paid_again(filled: list[str], space: str, gains: int) -> None:
    match = position(filled=filled, markers={"WE": 13}, reserve=(["air:1"], ["air:1"]))
    match.play(0, f"place air:1 {space}")
    assert points(match) == (gains, 0)


@rule("bk.theatre.leftovers")
def test_leftover_effects_come_before_the_points_of_the_campaigns() -> None:
    match = position(filled=["SEA-1", "SEA-2-1"], markers={"SEA": 10}, reserve=(["navy:1"], ["air:1"]))
    match.play(0, "place navy:1 SEA-2-3")
    assert events(match) == [
        "bk-placed",
        "bk-marker-moved",
        "bk-theatre-closed",
        "bk-leftover",
        "bk-scored-propaganda",
        "bk-scored-theatre",
    ]
    assert points(match) == (2 + 4 + 2, 0)


@rule("bk.theatre.leftovers")
def test_tactical_advantages_and_blank_spaces_are_void_in_a_closed_theatre() -> None:
    match = position(filled=["AME-1", "AME-2-2"], markers={"AME": 9}, reserve=(["army:2"], ["air:1"]))
    match.play(0, "place army:2 AME-2-3")  # a tactical advantage is left over
    assert "bk-leftover" not in events(match)
    assert marker(match, "AME") == 11
    assert points(match) == (5 + 2, 0)


@rule("bk.theatre.leftovers", "bk.effect.strategic")
def test_leftover_strategic_advantages_go_to_other_open_theatres_and_stop_short_of_the_flag() -> None:
    match = position(filled=["WE-1", "WE-2", "WE-3-1"], markers={"WE": 13, "PO": 12}, closed=["EE"],
                     reserve=(["army:1"], ["air:1"]))  # fmt: skip
    match.play(0, "place army:1 WE-3-3")
    assert acts(match, 0) == ["advance PO", "advance AME", "advance SEA"]
    assert refused(match, 0, "advance WE") == "bk.effect.strategic"
    match.play(0, "advance PO")
    assert marker(match, "PO") == 13
    assert shown(match, None)["closed"] == ["WE", "EE"]
    assert points(match) == (5 + 2, 0)


@rule("bk.theatre.leftovers", "bk.effect.impossible")
def test_leftover_effects_that_cannot_be_carried_out_are_skipped() -> None:
    match = position(filled=["WE-1", "WE-2-1"], markers={"WE": 13}, closed=["PO", "EE", "AME", "SEA"],
                     reserve=([*REGULAR, *SPECIAL], ["air:1"]))  # fmt: skip
    match.play(0, "place army:1 WE-2-3")
    match.play(0, "resolve WE-2-2")  # production with an empty bag
    match.play(0, "resolve WE-3-2")  # a strategic advantage without another open theatre
    assert points(match) == (3 + 5 + 2, 0)  # research industry with an empty pool was the last
    assert len(reserve(match, 0)) == 22 + 16 - 1


@rule("bk.theatre.leftovers", "bk.effect.production", "bk.effect.improved-research")
def test_leftover_production_and_research_are_drawn_at_once() -> None:
    match = position(filled=["PO-1"], markers={"PO": 13}, reserve=(["navy:1"], ["air:1", "air:2"]))
    match.play(0, "place navy:1 PO-2-4")
    match.play(0, "resolve PO-2-1")
    chance(match, "research spy", "research nuclear")
    match.play(0, "resolve PO-2-2")
    chance(match, "draw spy")
    assert reserve(match, 0) == ["spy"]
    assert "nuclear" in bag(match, 0)
    match.play(0, "resolve PO-2-3")
    match.play(0, "advance WE")
    match.play(0, "resolve PO-3-1")
    chance(match, "lose air:1")  # propaganda is the last and needs no question
    assert points(match) == (2 + (3 + 5) + 2, 0)
    assert len(pool(match)) == 14


@rule("bk.theatre.order")
def test_the_closing_side_chooses_the_order_of_the_leftover_effects() -> None:
    def closing() -> Match:
        match = position(filled=["WE-1"], markers={"WE": 13}, reserve=(["army:1"], ["air:1", "air:2"]))
        match.play(0, "place army:1 WE-2-3")
        return match

    first, second = closing(), closing()
    for order, match in ((["WE-2-1", "WE-2-2", "WE-3-1"], first), (["WE-3-1", "WE-2-2", "WE-2-1"], second)):
        for space in order:
            match.play(0, f"resolve {space}")
            chance(match, {"WE-2-1": "lose air:1", "WE-2-2": "draw army:1", "WE-3-1": "research spy"}[space])
        match.play(0, "advance PO")  # the strategic advantage was left
        carried_out = [e["args"]["space"] for e in told(match) if e["event"] == "bk-leftover"]
        assert carried_out == [*order, "WE-3-2"]
        assert points(match) == (3 + 5 + 2, 0)


@rule("bk.theatre.order")
def test_only_leftover_effects_can_be_chosen_and_each_once() -> None:
    match = position(markers={"SEA": 9}, reserve=(["elite-navy"], ["army:1", "army:2"]))
    match.play(0, "place elite-navy SEA-1-1")
    assert refused(match, 0, "resolve SEA-1-1") == "bk.theatre.order"  # covered
    assert refused(match, 0, "resolve SEA-2-3") == "bk.theatre.order"  # blank
    assert refused(match, 0, "resolve WE-1-1") == "bk.theatre.order"  # elsewhere
    assert refused(match, 0, "stop") == "core.asked"
    assert refused(match, 1, "resolve SEA-1-2") == "core.turn"
    match.play(0, "resolve SEA-1-2")
    assert refused(match, 0, "resolve SEA-1-2") == "bk.theatre.order"


@rule("bk.theatre.bonus")
@pytest.mark.parametrize("rows_left", [1, 2, 3])
def test_the_top_bonus_is_paid_once_for_the_whole_theatre(rows_left: int) -> None:
    filled = ["EE-1-1"] if rows_left == 3 else ["EE-1"] if rows_left == 2 else ["EE-1", "EE-2"]
    blocked = ["EE-2-1", "EE-2-2", "EE-3-1", "EE-3-3", "EE-3-4"]  # only blank and tactical spaces stay free
    space = {3: "EE-1-2", 2: "EE-2-3", 1: "EE-3-5"}[rows_left]
    match = position(filled=filled + blocked, markers={"EE": 13}, reserve=(["task-force-army"], ["air:1"]))
    match.play(0, f"place task-force-army {space}")
    assert points(match) == ({3: 2 + 3 + 6, 2: 3 + 6, 1: 6}[rows_left] + 2, 0)


@rule("bk.theatre.last-row")
@pytest.mark.parametrize(("before", "gains"), [(6, (4 + 1, 0)), (9, (4 + 2, 0)), (-1, (4, 4)), (-9, (0, 4 + 2))])
def test_a_full_last_row_is_scored_and_closes_the_theatre_without_further_reward(
    before: int, gains: tuple[int, int]
) -> None:
    match = position(filled=["SEA-1", "SEA-2-1", "SEA-2-2"], markers={"SEA": before}, reserve=(["air:1"], ["air:1"]))
    match.play(0, "place air:1 SEA-2-3")
    assert points(match) == gains
    assert shown(match, None)["closed"] == ["SEA"]
    assert "bk-scored-theatre" not in events(match)
    assert events(match).index("bk-scored-campaign") < events(match).index("bk-theatre-closed")


@rule("bk.theatre.out-of-play", "bk.marker.closed")
def test_a_closed_theatre_is_out_of_play() -> None:
    match = position(markers={"SEA": 10}, filled=["SEA-1"], reserve=(["army:1", "army:2"], ["air:1", "air:2"]))
    match.play(0, "place army:1 SEA-2-2")
    chance(match, "lose air:1", "draw army:1")
    assert refused(match, 1, "place air:2 SEA-2-3") == "bk.place.open"
    match.play(1, "place air:2 AME-1-1")
    assert refused(match, 1, "advance SEA") == "bk.effect.strategic"
    match.play(1, "advance WE")
    assert marker(match, "SEA") == 11
    assert {"SEA-2-1", "SEA-2-3"}.isdisjoint(shown(match, None)["board"])


@rule("bk.theatre.out-of-play")
def test_the_draw_of_the_turn_follows_a_closing() -> None:
    match = position(markers={"SEA": 10}, filled=["SEA-1", "SEA-2-1"], reserve=(["army:1"], ["air:1"]))
    match.play(0, "place army:1 SEA-2-2")
    assert all(result.startswith("draw ") for result in possible(match))
    chance(match, "draw army:1")
    assert match.to_act == (1,)
