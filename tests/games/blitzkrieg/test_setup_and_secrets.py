"""Words, setting up and secrets of the two-player game: bk.terms.*, bk.setup.*, bk.secret.*."""

from __future__ import annotations

import copy
import random
from collections import Counter
from typing import Any

import pytest

import sandtable
from games.blitzkrieg.table import (
    REGULAR,
    SPECIAL,
    bag,
    chance,
    events,
    marker,
    points,
    pool,
    position,
    possible,
    refused,
    regular_without,
    reserve,
    shown,
    spaces_for,
    state,
    told,
)
from sandtable.games.blitzkrieg.edition import EFFECTS, TERRAINS
from sandtable.games.blitzkrieg.reckoning import bombed
from sandtable.games.blitzkrieg.title import GAME
from sandtable.kernel.plain import Malformed

rule = pytest.mark.rule

# campaign: its points, then its spaces from the left, as printed
BOARD = {
    "WE-1": (2, "sea production 1", "land research 1", "either propaganda 1"),
    "WE-2": (3, "land bombing 1", "land production 1", "either none 0"),
    "WE-3": (5, "either research-industry 1", "land strategic 3", "either none 0"),
    "PO-1": (2, "sea bombing 1", "sea research 1"),
    "PO-2": (3, "sea improved-research 2", "sea production 1", "sea strategic 2", "either none 0"),
    "PO-3": (5, "sea bombing 1", "either propaganda 2", "either none 0"),
    "EE-1": (2, "land tactical 1", "land production 1"),
    "EE-2": (3, "land propaganda 1", "land improved-research 2", "either none 0"),
    "EE-3": (6, "land bombing 1", "land tactical 2", "land strategic 3", "land propaganda 2", "land none 0"),
    "AME-1": (3, "land strategic 3", "sea tactical 1", "either research 1", "either propaganda 1"),
    "AME-2": (5, "land tactical 2", "sea improved-production 2", "either none 0"),
    "SEA-1": (2, "sea propaganda 2", "either propaganda 1", "either strategic 1"),
    "SEA-2": (4, "sea bombing 1", "land propaganda 2", "either none 0"),
}


# words


@rule("bk.terms.sides")
def test_axis_and_allies_fight_and_the_side_whose_turn_it_is_acts() -> None:
    match = position(reserve=(["air:1"], ["air:1"]))
    assert list(shown(match, None)["points"]) == ["axis", "allies"]
    assert match.to_act == (0,)
    match.play(0, "place air:1 WE-1-3")
    chance(match, "draw army:1")
    assert match.to_act == (1,)
    assert points(match) == (1, 0)  # propaganda went to the acting side
    match.play(1, "place air:1 SEA-1-1")
    assert points(match) == (1, 2)


@rule("bk.terms.theatre")
def test_five_theatres_with_two_or_three_campaigns_and_a_track_each() -> None:
    edition = GAME.edition("duel")
    campaigns = {id: len(edition.theatre_campaigns[n]) for n, id in enumerate(edition.theatres)}
    assert campaigns == {"WE": 3, "PO": 3, "EE": 3, "AME": 2, "SEA": 2}
    assert list(shown(position(reserve=(["air:1"], [])), None)["markers"]) == list(campaigns)


@rule("bk.terms.campaign")
def test_the_rows_of_the_board_are_as_printed() -> None:
    edition = GAME.edition("duel")
    found: dict[str, tuple[int | str, ...]] = {}
    for space, id in enumerate(edition.spaces):
        printed = (
            f"{TERRAINS[edition.space_terrain[space]]} {EFFECTS[edition.space_effect[space]]} "
            f"{edition.space_value[space]}"
        )
        row = id.rsplit("-", 1)[0]
        worth = edition.campaign_points[edition.space_campaign[space]]
        found[row] = (*found.get(row, (worth,)), printed)
    assert found == BOARD


@rule("bk.terms.campaign", "bk.campaign.closing")
@pytest.mark.parametrize("campaign", BOARD)
def test_a_campaign_is_worth_its_printed_points(campaign: str) -> None:
    theatre, row = campaign.split("-")
    above = [f"{theatre}-{n}" for n in range(1, int(row))]
    last = len(BOARD[campaign]) - 1
    rest = [f"{campaign}-{n}" for n in range(1, last)]
    match = position(filled=above + rest, markers={theatre: 1}, reserve=(["task-force-air"], ["air:1"]))
    match.play(0, f"place task-force-air {campaign}-{last}")
    bonus = 1  # 1 + 4 spaces: the first shield of every track
    assert points(match) == (int(BOARD[campaign][0]) + bonus, 0)


@rule("bk.terms.open")
def test_a_theatre_is_open_until_it_closes() -> None:
    match = position(markers={"SEA": 10}, reserve=(["navy:1", "air:2"], ["air:1"]))
    assert shown(match, 1)["open"] == ["WE", "PO", "EE", "AME", "SEA"]
    assert "SEA-1-2" in spaces_for(match, 0, "air:2")
    match.play(0, "place navy:1 SEA-1-1")
    assert shown(match, 1)["open"] == ["WE", "PO", "EE", "AME"]
    assert shown(match, 1)["closed"] == ["SEA"]


@rule("bk.terms.open", "bk.nippon.theatres")
def test_a_nippon_theatre_that_is_not_active_yet_is_not_open() -> None:
    match = position("nippon", reserve=(["air:1"], ["air:1"]))
    assert shown(match, 0)["open"] == ["SEAT", "SFR", "LAX", "HOU"]
    assert shown(match, 0)["closed"] == []
    assert refused(match, 0, "place air:1 DEN-1-1") == "bk.place.open"


@rule("bk.terms.active", "bk.place.active")
@pytest.mark.parametrize(
    ("filled", "theatre", "active"),
    [
        ([], "WE", ["WE-1-1", "WE-1-2", "WE-1-3"]),
        (["WE-1-2"], "WE", ["WE-1-1", "WE-1-3"]),
        (["WE-1"], "WE", ["WE-2-1", "WE-2-2", "WE-2-3"]),
        (["WE-1", "WE-2"], "WE", ["WE-3-1", "WE-3-2", "WE-3-3"]),
        (["WE-2-1"], "WE", ["WE-1-1", "WE-1-2", "WE-1-3"]),  # a scientist was there early
        (["WE-1", "WE-2-1"], "WE", ["WE-2-2", "WE-2-3"]),
        (["SEA-1"], "SEA", ["SEA-2-1", "SEA-2-2", "SEA-2-3"]),
    ],
)
def test_the_topmost_row_with_a_free_space_is_active(filled: list[str], theatre: str, active: list[str]) -> None:
    match = position(filled=filled, reserve=(["air:1"], ["air:1"]))
    assert [space for space in spaces_for(match, 0, "air:1") if space.startswith(theatre)] == active


@rule("bk.terms.active")
def test_every_open_theatre_has_exactly_one_active_campaign() -> None:
    match = position(filled=["WE-1", "PO-1", "PO-2-1", "AME-1", "EE-2-2"], closed=["SEA"], reserve=(["air:1"], []))
    rows = {space.rsplit("-", 1)[0] for space in spaces_for(match, 0, "air:1")}
    assert rows == {"WE-2", "PO-2", "EE-1", "AME-2"}


@rule("bk.terms.reserve", "bk.place.reserve")
def test_the_reserve_holds_what_may_be_placed() -> None:
    match = position(reserve=(["air:1", "air:2"], ["air:1", "army:1"]))
    placeable = {act.text.split()[1] for act in match.legal(0)}
    assert placeable == {"air:1", "air:2"}
    match.play(0, "place air:2 WE-1-1")
    assert "air:2" not in reserve(match, 0)
    assert reserve(match, 1) == ["army:1", "air:1"]


@rule("bk.terms.bag", "bk.turn.draw")
def test_draws_from_a_bag_are_as_likely_as_its_tokens() -> None:
    match = position(reserve=(["navy:1"], ["air:1"]), bag=([*regular_without("navy:1"), "spy"], None))
    match.play(0, "place navy:1 SEA-1-1")
    expected = {f"draw {token}": count for token, count in Counter(regular_without("navy:1")).items()}
    assert possible(match) == expected | {"draw spy": 1}


@rule("bk.terms.pool", "bk.effect.research")
@pytest.mark.parametrize("side", [0, 1])
def test_both_sides_draw_from_one_pool_at_random(side: int) -> None:
    match = position(to_move=["axis", "allies"][side], reserve=(["army:1"], ["army:1"]), bag=_with_a_spy())
    match.play(side, "place army:1 WE-1-2")
    assert possible(match) == {f"research {token}": n for token, n in Counter(SPECIAL).items() if token != "spy"}


def _with_a_spy() -> tuple[list[str] | None, list[str] | None]:
    """The Axis have the spy in their bag already."""
    return [*regular_without("army:1"), "spy"], None


@rule("bk.terms.lead", "bk.campaign.closing")
@pytest.mark.parametrize(("before", "gains"), [(-1, (3, 0)), (-2, (3, 3)), (-3, (0, 3)), (3, (4, 0)), (-7, (0, 4))])
def test_the_half_of_the_track_says_who_leads_and_the_distance_how_much(before: int, gains: tuple[int, int]) -> None:
    # the navy moves the marker 2 spaces; on the centre nobody leads and both are paid; 5 spaces are a shield
    match = position(markers={"PO": before}, filled=["PO-1", "PO-2-1", "PO-2-2", "PO-2-3"], reserve=(["navy:2"], []))
    match.play(0, "place navy:2 PO-2-4")
    assert marker(match, "PO") == before + 2
    assert points(match) == gains


# setting up


@rule("bk.setup.markers", "bk.setup.points")
def test_a_game_starts_level() -> None:
    match = GAME.match(seed="level")
    assert shown(match, None)["markers"] == {"WE": 0, "PO": 0, "EE": 0, "AME": 0, "SEA": 0}
    assert shown(match, None)["points"] == {"axis": 0, "allies": 0}
    assert shown(match, None)["board"] == {}


@rule("bk.setup.tokens", "bk.setup.reserve")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_each_side_has_22_tokens_and_draws_3_of_them(seed: str) -> None:
    match = GAME.match(seed=seed)
    for side in (0, 1):
        assert len(reserve(match, side)) == 3
        assert sorted(reserve(match, side) + bag(match, side)) == sorted(REGULAR)


@rule("bk.setup.reserve", "bk.setup.tokens")
def test_the_first_reserves_are_drawn_at_random_token_by_token() -> None:
    match = GAME.match(manual=True)
    whole_mix = {f"draw {token}": count for token, count in Counter(REGULAR).items()}
    assert possible(match) == whole_mix
    chance(match, "draw army:1")
    assert possible(match) == whole_mix | {"draw army:1": 2}
    chance(match, "draw army:1", "draw army:1")
    assert possible(match) == whole_mix  # now the other side draws, from its own bag
    chance(match, "draw air:0", "draw general", "draw admiral")
    assert match.due is None
    assert sorted([reserve(match, 0), reserve(match, 1)]) == [["air:0", "general", "admiral"], ["army:1"] * 3]


@rule("bk.setup.pool", "bk.token.special-mix")
def test_the_pool_is_the_16_special_weapons_mixed() -> None:
    match = GAME.match(manual=True)
    chance(match, *["draw army:1"] * 3, *["draw army:1"] * 3)
    assert sorted(pool(match)) == sorted(SPECIAL)
    assert shown(match, 0)["pool"] == 16
    match.play(0, "place army:1 WE-1-2")
    assert possible(match) == {f"research {token}": count for token, count in Counter(SPECIAL).items()}


@rule("bk.setup.first")
@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_the_axis_take_the_first_turn(seed: str) -> None:
    match = GAME.match(seed=seed)
    assert match.to_act == (0,)
    assert told(match)[-1] == {"event": "bk-turn", "args": {"side": "axis", "turn": 1}}


# secrets


@rule("bk.secret.reserve")
def test_a_reserve_is_hidden_and_its_size_is_public() -> None:
    match = position(reserve=(["army:1", "spy"], ["air:1", "air:2", "general"]))
    assert shown(match, 0)["reserve"] == {"axis": ["army:1", "spy"], "allies": 3}
    assert shown(match, 1)["reserve"] == {"axis": 2, "allies": ["air:1", "air:2", "general"]}
    assert shown(match, None)["reserve"] == {"axis": 2, "allies": 3}


@rule("bk.secret.reserve")
def test_only_the_owner_reads_what_was_drawn() -> None:
    match = position(reserve=(["army:1"], ["air:1"]))
    match.play(0, "place army:1 EE-1-2")
    chance(match, "draw navy:3", "draw air:2")
    drawn = {seat: [event["args"]["token"] for event in told(match, seat) if event["event"] == "bk-drew"]
             for seat in (0, 1, None)}  # fmt: skip
    assert drawn == {0: ["navy:3", "air:2"], 1: ["?", "?"], None: ["?", "?"]}
    acts = {seat: [entry["act"] for entry in match.log(seat) if entry["what"] == "chance"] for seat in (0, 1, None)}
    assert acts == {0: ["draw navy:3", "draw air:2"], 1: ["draw ?"] * 2, None: ["draw ?"] * 2}


@rule("bk.secret.reserve")
def test_the_other_side_cannot_enter_a_private_draw() -> None:
    match = position(reserve=(["army:1"], ["air:1"]))
    match.play(0, "place army:1 EE-1-1")
    with pytest.raises(sandtable.IllegalAction) as caught:
        match.resolve(1, "draw army:1")
    assert caught.value.refusal.rule == "core.chance"
    match.resolve(0, "draw army:1")
    assert reserve(match, 0) == ["army:1"]


@rule("bk.secret.reserve")
def test_the_first_draws_are_hidden_too() -> None:
    match = GAME.match(seed="hidden")
    for seat in (0, 1):
        own, other = ("axis", "allies") if seat == 0 else ("allies", "axis")
        for event in told(match, seat):
            if event["event"] == "bk-drew":
                side, token = event["args"]["side"], event["args"]["token"]
                assert (token == "?") == (side == other)
        assert sorted(shown(match, seat)["reserve"][own]) == sorted(reserve(match, seat))


@rule("bk.secret.bag")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_looks_into_the_others_bag_or_the_pool_but_the_numbers_are_public(seat: int | None) -> None:
    match = position(reserve=(["army:1"], ["air:1"]), bag=([*regular_without("army:1"), "nuclear"], None))
    seen = shown(match, seat)
    assert seen["pool"] == 15
    if seat != 0:
        assert seen["bag"]["axis"] == 22
    if seat != 1:
        assert seen["bag"]["allies"] == 21
    assert "nuclear" not in str(seen) or seat == 0


@rule("bk.secret.bag")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_side_sees_of_its_own_bag_is_only_what_it_has_put_there(seat: int) -> None:
    # its own 22 tokens and its own research; the same list whatever the draw will bring
    match = position(reserve=(["army:1"], ["army:1"]), to_move=["axis", "allies"][seat])
    match.play(seat, "place army:1 WE-1-2")
    chance(match, "research nuclear")
    own = ["axis", "allies"][seat]
    assert sorted(shown(match, seat)["bag"][own]) == sorted([*regular_without("army:1"), "nuclear"])


@rule("bk.secret.research", "bk.effect.research")
def test_research_into_the_bag_is_seen_by_its_side_only() -> None:
    match = position(reserve=(["army:1"], ["air:1"]))
    match.play(0, "place army:1 WE-1-2")
    chance(match, "research nuclear")
    found = [event for event in told(match, 0) if event["event"] == "bk-researched"]
    assert found == [{"event": "bk-researched", "args": {"side": "axis", "token": "nuclear", "pool": 15}}]
    for other in (1, None):
        assert "bk-researched" in events(match, other)
        assert "nuclear" not in str(match.log(other))
        assert "nuclear" not in str(match.view(other))


@rule("bk.secret.research", "bk.effect.research-industry")
def test_research_straight_into_the_reserve_is_seen_by_its_side_only() -> None:
    match = position(filled=["WE-1", "WE-2"], reserve=(["army:1"], ["air:1"]))
    match.play(0, "place army:1 WE-3-1")
    chance(match, "research nuclear")
    assert "nuclear" in shown(match, 0)["reserve"]["axis"]
    for other in (1, None):
        assert "bk-researched-to-reserve" in events(match, other)
        assert "nuclear" not in str(match.log(other))
        assert "nuclear" not in str(match.view(other))


@rule("bk.secret.bombed", "bk.effect.bombing")
def test_only_its_owner_sees_which_token_was_bombed() -> None:
    match = position(reserve=(["navy:1"], ["army:3", "general"]))
    match.play(0, "place navy:1 PO-1-1")
    with pytest.raises(sandtable.IllegalAction):
        match.resolve(0, "lose general")  # the bomber may not even enter it
    match.resolve(1, "lose general")
    seen = {seat: [e["args"]["token"] for e in told(match, seat) if e["event"] == "bk-bombed"] for seat in (0, 1, None)}
    assert seen == {0: ["?"], 1: ["general"], None: ["?"]}
    for other in (0, None):
        assert "lose ?" in str(match.log(other))
        assert shown(match, other)["reserve"]["allies"] == 1
        assert shown(match, other)["bag"]["allies"] == 21


@rule("bk.secret.bombed")
def test_nobody_knows_whether_the_bombed_token_was_the_special_weapon() -> None:
    s = state(position(reserve=(["navy:1"], ["army:3", "general"])))
    s.held[1], s.in_reserve[1] = 1, 0b10  # everybody knows that it is in the reserve
    bombed(s, 1, reserve_before=2)
    assert s.in_reserve[1] == 0b11


@rule("bk.effect.bombing", "bk.secret.bombed")
@pytest.mark.parametrize(("lost", "may_be_there"), [("nuclear", 0b01), ("army:1", 0b10)])
def test_by_the_option_everybody_knows_whether_the_special_weapon_was_bombed(lost: str, may_be_there: int) -> None:
    match = position(reserve=(["navy:1"], ["army:1", "nuclear"]), bombed_special="pool")
    match.play(0, "place navy:1 PO-1-1")
    chance(match, f"lose {lost}")
    for viewer in (0, None):
        assert shown(match, viewer)["in-reserve"]["allies"] == may_be_there, "bits: none of them, one of them"


@rule("bk.secret.reserve")
def test_a_spectator_and_the_opponent_learn_the_same_of_two_different_reserves() -> None:
    one = position(reserve=(["army:1"], ["navy:1", "navy:2"]))
    other = position(reserve=(["army:1"], ["air:1", "general"]))
    for seat in (0, None):
        assert one.view(seat) == other.view(seat)
        assert one.log(seat) == other.log(seat)
    assert one.view(1) != other.view(1)
    assert state(one).reserves != state(other).reserves


def test_a_hidden_reserve_is_not_reckoned_to_hold_more_than_there_can_be() -> None:
    """How many special weapons it may hold is told as bits: sixty are the most."""
    data: Any = copy.deepcopy(GAME.match("duel", seed="reckoned").observe(0).data)
    GAME.observation(data).sample(random.Random(0))
    for fact, most in (("reserve", 99), ("in-reserve", 1 << 61)):
        before = data["view"][fact]["allies"]
        data["view"][fact]["allies"] = most + 1
        with pytest.raises(Malformed):
            GAME.observation(data).sample(random.Random(0))
        data["view"][fact]["allies"] = before


@rule("bk.secret.reserve")
def test_a_sample_deals_the_hidden_tokens_as_likely_as_they_may_lie_there() -> None:
    observation = GAME.match("duel", seed="dealt").observe(0)
    rng = random.Random(0)
    reserves: list[Any] = [observation.sample(rng).plain()["reserve"] for _ in range(600)]
    dealt = Counter(token for both in reserves for token in both["allies"])
    lots = {token.id: token.count for token in GAME.edition("duel").tokens if not token.special}
    for token, count in lots.items():
        expected = sum(dealt.values()) * count / sum(lots.values())
        assert 0.7 * expected < dealt[token] < 1.3 * expected, token
