"""The turn and the placement of a token: bk.turn.*, bk.place.*, bk.blitz.*."""

from __future__ import annotations

import random

import pytest

from games.blitzkrieg.table import (
    REGULAR,
    acts,
    bag,
    chance,
    events,
    marker,
    points,
    position,
    refused,
    reserve,
    shown,
    spaces_for,
    told,
)
from sandtable.games.blitzkrieg.title import GAME

rule = pytest.mark.rule


# the turn


@rule("bk.turn.alternate")
def test_the_sides_take_turns_one_after_the_other() -> None:
    match = GAME.match(seed="alternate")
    rng = random.Random(1)
    while match.outcome is None:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    sides = [event["args"]["side"] for event in told(match) if event["event"] == "bk-turn"]
    assert len(sides) > 10
    assert sides == [["axis", "allies"][n % 2] for n in range(len(sides))]


@rule("bk.turn.alternate")
def test_nobody_places_in_the_turn_of_the_other() -> None:
    match = position(reserve=(["air:1"], ["air:1"]))
    assert refused(match, 1, "place air:1 WE-1-1") == "core.turn"
    match.play(0, "place air:1 WE-1-1")
    chance(match, "draw army:1", "draw army:1")
    assert refused(match, 0, "place army:1 WE-1-2") == "core.turn"
    assert acts(match, 0) == []
    assert acts(match, 1) != []


@rule("bk.turn.must-place")
def test_a_turn_cannot_be_passed() -> None:
    match = position(reserve=(["air:1", "army:2"], ["air:1"]))
    assert {act.split()[0] for act in acts(match, 0)} == {"place"}
    assert refused(match, 0, "stop") == "core.asked"
    assert refused(match, 0, "pass") == "core.asked"


@rule("bk.turn.order")
def test_the_parts_of_a_turn_come_in_the_printed_order() -> None:
    match = position(filled=["PO-1-1"], reserve=(["bomber-navy"], ["army:1", "army:2"]))
    match.play(0, "place bomber-navy PO-1-2")
    chance(match, "research spy", "lose army:1", "draw air:1")
    assert events(match) == [
        "bk-placed",
        "bk-researched",  # the covered space
        "bk-marker-moved",  # the value of the token
        "bk-bombed",  # its own ability
        "bk-scored-campaign",
        "bk-drew",
        "bk-turn",
    ]


@rule("bk.turn.order", "bk.theatre.first")
def test_a_theatre_closes_after_the_ability_and_before_the_blitz_and_the_draw() -> None:
    match = position(filled=["SEA-1"], markers={"SEA": 9, "WE": 3}, reserve=(["nuclear"], ["army:1", "army:2"]))
    match.play(0, "place nuclear SEA-2-2")
    chance(match, "lose army:1")  # the bombing space is left over
    assert events(match) == [
        "bk-placed",
        "bk-scored-propaganda",
        "bk-marker-moved",  # South East Asia
        *["bk-marker-moved"] * 4,  # everywhere else, by the nuclear bomb
        "bk-theatre-closed",
        "bk-leftover",
        "bk-bombed",
        "bk-scored-theatre",
    ]
    assert match.due is not None  # and now the draw


@rule("bk.turn.order", "bk.token.blitz")
def test_a_blitz_comes_after_the_closing_and_before_the_draw() -> None:
    match = position(filled=["PO-1-1"], reserve=(["blitz-navy", "navy:1"], ["army:1"]))
    match.play(0, "place blitz-navy PO-1-2")
    chance(match, "research spy")
    assert events(match) == ["bk-placed", "bk-researched", "bk-marker-moved", "bk-scored-campaign"]
    assert (match.due, match.to_act) == (None, (0,))
    match.play(0, "place navy:1 PO-2-3")
    match.play(0, "advance WE")
    chance(match, "draw air:1")
    assert events(match)[4:] == ["bk-placed", "bk-marker-moved", "bk-marker-moved", "bk-drew", "bk-turn"]


@rule("bk.turn.draw")
@pytest.mark.parametrize("placements", [1, 2, 3])
def test_one_token_is_drawn_however_many_were_placed(placements: int) -> None:
    match = position(reserve=(["air:0", "blitz-army", "army:1"], ["army:1"]), closed=["PO"])
    match.play(0, "place air:0 WE-1-1")
    chance(match, "draw army:3")  # the effect of the space
    if placements > 1:
        match.play(0, "place blitz-army WE-1-3")
    if placements > 2:
        match.play(0, "place army:1 WE-1-2")
        chance(match, "research spy")
    else:
        match.play(0, "stop")
    chance(match, "draw general")
    assert match.to_act == (1,)
    assert len(reserve(match, 0)) == 3 + 1 - placements + 1


@rule("bk.turn.draw")
def test_the_draw_goes_from_the_bag_into_the_reserve() -> None:
    match = position(reserve=(["air:1"], ["air:1"]))
    match.play(0, "place air:1 AME-1-2")
    chance(match, "draw general")
    assert reserve(match, 0) == ["general"]
    assert "general" not in bag(match, 0)
    assert len(bag(match, 0)) == 20


@rule("bk.turn.draw")
def test_with_an_empty_bag_nothing_is_drawn() -> None:
    match = position(reserve=(REGULAR, ["air:1"]))
    match.play(0, "place air:1 AME-1-2")
    assert match.to_act == (1,)
    assert len(reserve(match, 0)) == 21
    assert "bk-drew" not in events(match)


@rule("bk.turn.reserve-limit")
def test_a_reserve_may_grow_to_any_size() -> None:
    match = position(reserve=([token for token in REGULAR if token != "general"], ["air:1"]))
    match.play(0, "place air:1 AME-1-2")
    chance(match, "draw general")
    assert len(reserve(match, 0)) == 21


# placing


@rule("bk.place.reserve")
def test_a_token_comes_from_the_own_reserve() -> None:
    match = position(reserve=(["army:1"], ["army:2"]))
    assert refused(match, 0, "place army:2 WE-1-2") == "bk.place.reserve"  # the opponent's
    assert refused(match, 0, "place army:3 WE-1-2") == "bk.place.reserve"  # in the bag
    assert refused(match, 0, "place spy WE-1-2") == "bk.place.reserve"  # in the pool
    match.play(0, "place army:1 WE-1-2")
    assert shown(match, 1)["board"] == {"WE-1-2": "axis army:1"}
    assert reserve(match, 0) == []


@rule("bk.place.open", "bk.theatre.out-of-play")
def test_a_closed_theatre_takes_no_tokens() -> None:
    match = position(closed=["WE"], reserve=(["air:1", "scientist"], ["air:1"]))
    assert refused(match, 0, "place air:1 WE-1-1") == "bk.place.open"
    assert refused(match, 0, "place scientist WE-1-1") == "bk.place.open"
    assert not any(" WE-" in act for act in acts(match, 0))


@rule("bk.place.open", "bk.nippon.theatres")
@pytest.mark.parametrize("space", ["DEN-1-1", "CHI-1-2", "WDC-1-1", "NYC-2-3"])
def test_a_nippon_theatre_that_waits_takes_no_tokens(space: str) -> None:
    match = position("nippon", reserve=(["air:1", "scientist", "godzilla"], ["air:1"]))
    for token in ("air:1", "scientist", "godzilla"):
        assert refused(match, 0, f"place {token} {space}") == "bk.place.open"


@rule("bk.place.active")
def test_lower_rows_wait_their_turn() -> None:
    match = position(filled=["WE-1-1", "WE-1-2"], reserve=(["air:1", "air:2"], ["air:1"]))
    assert refused(match, 0, "place air:1 WE-2-1") == "bk.place.active"
    assert refused(match, 0, "place air:1 WE-3-3") == "bk.place.active"
    match.play(0, "place air:1 WE-1-3")
    chance(match, "draw army:1")
    assert "WE-2-1" in spaces_for(match, 1, "air:1")
    assert refused(match, 1, "place air:1 WE-3-3") == "bk.place.active"


@rule("bk.place.free")
def test_an_occupied_space_takes_no_second_token_and_a_token_stays() -> None:
    match = position(reserve=(["army:1"], ["army:1", "scientist"]))
    match.play(0, "place army:1 WE-1-2")
    chance(match, "research spy", "draw army:1")
    assert refused(match, 1, "place army:1 WE-1-2") == "bk.place.free"
    assert refused(match, 1, "place scientist WE-1-2") == "bk.place.free"
    match.play(1, "place army:1 WE-1-3")
    chance(match, "draw army:1")
    assert shown(match, 0)["board"] == {"WE-1-2": "axis army:1", "WE-1-3": "allies army:1"}


@rule("bk.place.free", "bk.campaign.next")
def test_tokens_stay_when_their_campaign_is_scored_and_when_their_theatre_closes() -> None:
    match = position(board={"SEA-1-1": "axis navy:1", "SEA-1-2": "allies air:1"}, markers={"SEA": 8},
                     reserve=(["army:2", "army:1"], ["air:1"]))  # fmt: skip
    match.play(0, "place army:2 SEA-1-3")
    match.play(0, "advance WE")
    chance(match, "draw army:3")
    match.play(1, "place air:1 WE-1-2")
    chance(match, "research spy", "draw army:3")
    match.play(0, "place army:1 SEA-2-2")  # marker on the flag
    kept = {"SEA-1-1": "axis navy:1", "SEA-1-2": "allies air:1", "SEA-1-3": "axis army:2", "SEA-2-2": "axis army:1"}
    assert shown(match, 1)["closed"] == ["SEA"]
    assert shown(match, 1)["board"].items() >= kept.items()


@rule("bk.place.choice")
@pytest.mark.parametrize("space", ["AME-1-1", "AME-1-2", "AME-1-3", "AME-1-4"])
def test_a_row_need_not_be_filled_from_the_left(space: str) -> None:
    match = position(reserve=(["air:1"], ["air:1"]))
    match.play(0, f"place air:1 {space}")
    assert shown(match, 0)["board"] == {space: "axis air:1"}


LAND = ["WE-1-2", "EE-1-1", "EE-1-2", "AME-1-1"]
SEA = ["WE-1-1", "PO-1-1", "PO-1-2", "AME-1-2", "SEA-1-1"]
MIXED = ["WE-1-3", "AME-1-3", "AME-1-4", "SEA-1-2", "SEA-1-3"]


@rule("bk.place.terrain.army")
@pytest.mark.parametrize(
    "token", ["army:1", "army:2", "army:3", "general", "blitz-army", "elite-army", "task-force-army", "nuclear"]
)
def test_armies_go_on_land_and_mixed_spaces(token: str) -> None:
    match = position(reserve=([token], ["air:1"]))
    assert sorted(spaces_for(match, 0, token)) == sorted(LAND + MIXED)
    for space in SEA:
        assert refused(match, 0, f"place {token} {space}") == "bk.place.terrain.army"


@rule("bk.place.terrain.navy")
@pytest.mark.parametrize(
    "token",
    ["navy:1", "navy:2", "navy:3", "admiral", "blitz-navy", "elite-navy", "task-force-navy", "bomber-navy"],
)
def test_navies_go_on_sea_and_mixed_spaces(token: str) -> None:
    match = position(reserve=([token], ["air:1"]))
    assert sorted(spaces_for(match, 0, token)) == sorted(SEA + MIXED)
    for space in LAND:
        assert refused(match, 0, f"place {token} {space}") == "bk.place.terrain.navy"


@rule("bk.place.terrain.air")
@pytest.mark.parametrize("token", ["air:0", "air:1", "air:2", "bomber-air", "elite-air", "task-force-air"])
def test_air_tokens_go_on_spaces_of_any_terrain(token: str) -> None:
    match = position(reserve=([token], ["air:1"]))
    assert sorted(spaces_for(match, 0, token)) == sorted(LAND + SEA + MIXED)
    assert refused(match, 0, f"place {token} EE-2-1") == "bk.place.active"


@rule("bk.place.scientist")
def test_a_scientist_goes_on_any_free_space_of_any_open_theatre() -> None:
    match = position(filled=["WE-1", "PO-1-1"], closed=["SEA"], reserve=(["scientist"], ["air:1"]))
    free = [
        space
        for space in GAME.edition("duel").spaces
        if not space.startswith(("WE-1-", "SEA-")) and space != "PO-1-1"
    ]  # fmt: skip
    assert spaces_for(match, 0, "scientist") == free
    assert refused(match, 0, "place scientist WE-1-1") == "bk.place.free"
    assert refused(match, 0, "place scientist SEA-1-1") == "bk.place.open"
    match.play(0, "place scientist EE-3-4")
    assert points(match) == (2, 0)
    chance(match, "draw army:1")
    assert "EE-1-1" in spaces_for(match, 1, "air:1")  # the first row is still the active one
    assert refused(match, 1, "place air:1 EE-2-1") == "bk.place.active"


@rule("bk.place.spy")
def test_a_spy_cannot_be_placed_before_the_opponents_first_token() -> None:
    match = position(reserve=(["spy", "air:1"], ["air:1"]), turns=0)
    assert spaces_for(match, 0, "spy") == []
    assert refused(match, 0, "place spy WE-1-2") == "bk.place.spy"


@rule("bk.place.spy", "bk.end.no-placement")
def test_whoever_holds_nothing_but_a_spy_without_a_model_cannot_place() -> None:
    match = position(reserve=(["spy"], ["air:1"]), turns=0)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@rule("bk.place.spy")
@pytest.mark.parametrize(
    ("copied", "spaces", "forbidden", "forbidding"),
    [
        ("army:2", LAND + MIXED, "WE-1-1", "bk.place.terrain.army"),
        ("nuclear", LAND + MIXED, "WE-1-1", "bk.place.terrain.army"),
        ("admiral", SEA + MIXED, "WE-1-2", "bk.place.terrain.navy"),
        ("air:1", LAND + SEA + MIXED, "WE-2-1", "bk.place.active"),
    ],
)
def test_a_spy_is_placed_like_its_model(copied: str, spaces: list[str], forbidden: str, forbidding: str) -> None:
    match = position(reserve=(["spy"], ["air:2"]), last=("navy:1", copied))
    assert sorted(spaces_for(match, 0, "spy")) == sorted(spaces)
    assert refused(match, 0, f"place spy {forbidden}") == forbidding


@rule("bk.place.spy", "bk.place.scientist")
def test_a_spy_that_copies_a_scientist_goes_anywhere() -> None:
    match = position(reserve=(["spy"], ["air:2"]), last=(None, "scientist"))
    assert spaces_for(match, 0, "spy") == GAME.edition("duel").spaces


# blitz


@rule("bk.blitz.same-theatre")
def test_the_further_token_goes_into_the_same_theatre_on_a_legal_space() -> None:
    match = position(reserve=(["air:0", "army:1", "navy:1"], ["air:1"]))
    match.play(0, "place air:0 AME-1-4")
    assert acts(match, 0) == ["place army:1 AME-1-1", "place army:1 AME-1-3", "place navy:1 AME-1-2",
                              "place navy:1 AME-1-3", "stop"]  # fmt: skip
    assert refused(match, 0, "place army:1 WE-1-2") == "bk.blitz.same-theatre"
    assert refused(match, 0, "place army:1 AME-1-2") == "bk.place.terrain.army"
    assert refused(match, 0, "place army:1 AME-2-1") == "bk.place.active"
    assert refused(match, 0, "place army:1 AME-1-4") == "bk.place.free"
    assert refused(match, 0, "place air:1 AME-1-2") == "bk.place.reserve"


@rule("bk.blitz.same-theatre", "bk.place.scientist")
def test_a_scientist_after_a_blitz_stays_in_the_theatre_too() -> None:
    match = position(reserve=(["air:0", "scientist"], ["air:1"]))
    match.play(0, "place air:0 AME-1-4")
    assert spaces_for(match, 0, "scientist") == ["AME-1-1", "AME-1-2", "AME-1-3", "AME-2-1", "AME-2-2", "AME-2-3"]
    assert refused(match, 0, "place scientist EE-1-1") == "bk.blitz.same-theatre"


@rule("bk.blitz.next-row", "bk.campaign.closing")
def test_a_blitz_that_fills_its_row_scores_it_and_goes_on_in_the_next() -> None:
    match = position(filled=["WE-1-1", "WE-1-2"], markers={"WE": 1}, reserve=(["blitz-army", "army:1"], ["air:1"]))
    match.play(0, "place blitz-army WE-1-3")
    assert points(match) == (1 + 2, 0)  # propaganda and the campaign, before the further token
    assert spaces_for(match, 0, "army:1") == ["WE-2-1", "WE-2-2", "WE-2-3"]
    match.play(0, "place army:1 WE-2-3")
    assert marker(match, "WE") == 3
    assert shown(match, 0)["board"]["WE-2-3"] == "axis army:1"


@rule("bk.blitz.optional")
def test_a_player_may_do_without_the_further_placement() -> None:
    match = position(reserve=(["air:0", "army:1"], ["air:1"]))
    match.play(0, "place air:0 WE-1-3")
    match.play(0, "stop")
    chance(match, "draw army:3")
    assert match.to_act == (1,)
    assert reserve(match, 0) == ["army:1", "army:3"]
    assert shown(match, 0)["board"] == {"WE-1-3": "axis air:0"}


@rule("bk.blitz.chain", "bk.blitz.optional")
def test_blitz_tokens_chain() -> None:
    match = position(reserve=(["air:0", "blitz-army", "blitz-navy", "air:1", "air:2"], ["air:1"]))
    match.play(0, "place air:0 AME-1-4")
    match.play(0, "place blitz-army AME-1-3")
    chance(match, "research nuclear")
    match.play(0, "place blitz-navy AME-1-2")
    assert refused(match, 0, "place air:1 EE-1-1") == "bk.blitz.same-theatre"
    match.play(0, "place air:2 AME-1-1")  # fills the row; an ordinary token ends the chain
    match.play(0, "advance WE")
    assert match.due is not None
    assert marker(match, "AME") == 0 + 1 + (1 + 1) + 2
    assert points(match) == (1 + 3 + 1, 0)
    chance(match, "draw army:1")
    assert match.to_act == (1,)
    assert reserve(match, 0) == ["army:1", "air:1"]


@rule("bk.blitz.lapse")
def test_the_further_placement_lapses_when_the_theatre_has_closed() -> None:
    mine = ["blitz-navy", "air:1", "scientist"]
    match = position(filled=["SEA-1"], markers={"SEA": 10}, reserve=(mine, ["air:1", "air:2"]))
    match.play(0, "place blitz-navy SEA-2-3")
    match.play(0, "resolve SEA-2-2")
    chance(match, "lose air:1", "draw army:1")  # no question in between
    assert match.to_act == (1,)
    assert reserve(match, 0) == ["army:1", "air:1", "scientist"]


@rule("bk.blitz.lapse", "bk.theatre.last-row")
def test_the_further_placement_lapses_when_the_last_row_is_full() -> None:
    match = position(filled=["SEA-1", "SEA-2-1", "SEA-2-2"], reserve=(["blitz-navy", "air:1"], ["air:1"]))
    match.play(0, "place blitz-navy SEA-2-3")
    assert points(match) == (4, 0)
    chance(match, "draw army:1")  # no question in between
    assert match.to_act == (1,)


@rule("bk.blitz.lapse")
def test_the_further_placement_lapses_with_an_empty_reserve() -> None:
    match = position(reserve=(["air:0"], ["air:1"]))
    match.play(0, "place air:0 EE-1-1")
    chance(match, "draw army:1")  # no question in between
    assert match.to_act == (1,)


@rule("bk.blitz.lapse", "bk.secret.reserve")
def test_behind_a_screen_a_side_is_asked_though_nothing_fits_so_that_nobody_sees_it() -> None:
    match = position(reserve=(["air:0", "navy:1", "navy:2"], ["air:1"]))
    match.play(0, "place air:0 EE-1-1")
    assert match.to_act == (0,)
    assert acts(match, 0) == ["stop"]
    match.play(0, "stop")
    chance(match, "draw army:1")
    assert match.to_act == (1,)


def test_placements_are_the_same_by_number_and_in_a_row() -> None:
    legal = position(reserve=(["army:1", "navy:2", "air:0"], ["army:1"])).legal(0)
    assert [legal[n] for n in range(len(legal))] == list(legal)
    assert legal[-1] == list(legal)[-1]
    with pytest.raises(IndexError):
        legal[len(legal)]
