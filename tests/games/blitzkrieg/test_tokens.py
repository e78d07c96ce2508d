"""The tokens: the mix of both sides, and every kind with its value, its ability and its limits: bk.token.*."""

from __future__ import annotations

from collections import Counter

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
from sandtable.games.blitzkrieg.edition import read_data
from sandtable.games.blitzkrieg.title import GAME

rule = pytest.mark.rule
OTHERS = ["WE", "PO", "AME", "SEA"]  # all theatres but Eastern Europe


@rule("bk.token.mix")
@pytest.mark.parametrize("side", [0, 1])
def test_both_sides_have_the_same_22_regular_tokens(side: int) -> None:
    match = GAME.match(seed="mix")
    found = Counter(reserve(match, side) + bag(match, side))
    assert found == {
        "army:1": 3, "army:2": 2, "army:3": 2, "navy:1": 3, "navy:2": 2, "navy:3": 2,
        "air:1": 3, "air:2": 2, "air:0": 1, "general": 1, "admiral": 1,
    }  # fmt: skip
    assert found.total() == 22 == len(REGULAR)


@rule("bk.token.special-mix")
def test_the_16_special_weapons() -> None:
    found = Counter(pool(GAME.match(seed="mix")))
    assert found == {
        "elite-army": 2, "elite-navy": 2, "elite-air": 2, "task-force-army": 1, "task-force-navy": 1,
        "task-force-air": 1, "blitz-army": 1, "blitz-navy": 1, "bomber-navy": 1, "bomber-air": 1,
        "nuclear": 1, "scientist": 1, "spy": 1,
    }  # fmt: skip
    assert found.total() == 16 == len(SPECIAL)


# plain tokens


def _plain(token: str, space: str, value: int) -> object:
    """A kind of token without an ability."""
    return pytest.param(token, space, value, marks=rule(f"bk.kind.{token.replace(':', '-')}"), id=token)


@rule("bk.marker.move")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(
    ("token", "space", "value"),
    [
        _plain("army:1", "WE-2-3", 1),
        _plain("army:2", "WE-2-3", 2),
        _plain("army:3", "WE-2-3", 3),
        _plain("navy:1", "WE-2-3", 1),
        _plain("navy:2", "WE-2-3", 2),
        _plain("navy:3", "WE-2-3", 3),
        _plain("air:1", "WE-2-3", 1),
        _plain("air:2", "WE-2-3", 2),
    ],
)
def test_a_plain_token_moves_the_marker_by_its_value_and_does_nothing_else(
    side: int, token: str, space: str, value: int
) -> None:
    match = position(to_move=["axis", "allies"][side], filled=["WE-1"], reserve=([token, "air:1"], [token, "air:1"]))
    match.play(side, f"place {token} {space}")
    chance(match, "draw navy:2")
    assert events(match) == ["bk-placed", "bk-marker-moved", "bk-drew", "bk-turn"]
    assert marker(match, "WE") == (value if side == 0 else -value)
    assert shown(match, None)["board"][space] == f"{['axis', 'allies'][side]} {token}"


@rule("bk.token.elite")
@pytest.mark.parametrize(
    ("token", "value", "limit"),
    [
        pytest.param("elite-army", 4, "bk.place.terrain.army", marks=rule("bk.kind.elite-army")),
        pytest.param("elite-navy", 4, "bk.place.terrain.navy", marks=rule("bk.kind.elite-navy")),
        pytest.param("elite-air", 3, None, marks=rule("bk.kind.elite-air")),
    ],
)
def test_an_elite_unit_has_a_high_value_and_no_ability(token: str, value: int, limit: str | None) -> None:
    match = position(reserve=([token, "air:1"], ["air:1"]))
    wrong = "WE-1-1" if token == "elite-army" else "WE-1-2"
    if limit is None:
        assert wrong in spaces_for(match, 0, token)
    else:
        assert refused(match, 0, f"place {token} {wrong}") == limit
    match.play(0, f"place {token} WE-1-3")
    chance(match, "draw army:1")
    assert marker(match, "WE") == value
    assert points(match) == (1, 0)  # the effect of the space as usual
    assert events(match) == ["bk-placed", "bk-scored-propaganda", "bk-marker-moved", "bk-drew", "bk-turn"]


# general and admiral


@rule("bk.token.general", "bk.token.admiral")
def test_officers_are_printed_with_one_for_themselves() -> None:
    printed = {token.id: token.value for token in GAME.edition("duel").tokens}
    assert printed["general"] == printed["admiral"] == 1


@rule("bk.token.general", "bk.kind.general")
def test_s11_a_general_counts_regular_armies_and_air_tokens_of_its_owner_and_itself() -> None:
    board = {"EE-1-1": "axis army:2", "EE-1-2": "axis air:1", "EE-2-3": "axis navy:1", "EE-2-1": "axis elite-army"}
    match = position(board=board, reserve=(["general"], ["air:1"]))
    match.play(0, "place general EE-2-2")
    chance(match, "research spy", "research nuclear")
    assert marker(match, "EE") == 3


@rule("bk.token.admiral", "bk.kind.admiral")
def test_s11_an_admiral_counts_regular_navies_and_air_tokens_of_its_owner_and_itself() -> None:
    # the scenario has them in Eastern Europe, where a navy and an admiral do not both find a space
    board = {"WE-1-1": "axis navy:1", "WE-1-2": "axis army:2", "WE-1-3": "axis air:1", "WE-2-1": "axis elite-army"}
    match = position(board=board, reserve=(["admiral"], ["air:1"]))
    match.play(0, "place admiral WE-2-3")
    assert marker(match, "WE") == 3


@rule("bk.token.general", "bk.token.admiral")
@pytest.mark.parametrize("officer", ["general", "admiral"])
def test_an_officer_alone_moves_the_marker_one_space(officer: str) -> None:
    board = {"WE-1-1": "allies navy:1", "WE-1-2": "allies army:2", "PO-1-1": "axis navy:1", "EE-1-1": "axis army:1"}
    match = position(board=board, reserve=([officer], ["air:1"]))
    match.play(0, f"place {officer} WE-1-3")  # tokens of the opponent and in other theatres do not count
    assert marker(match, "WE") == 1


@rule("bk.token.general", "bk.token.admiral")
@pytest.mark.parametrize(("officer", "value"), [("general", 1 + 3 + 2), ("admiral", 1 + 1 + 2)])  # itself, branch, air
def test_an_officer_counts_scored_rows_too(officer: str, value: int) -> None:
    board = {
        "WE-1-1": "allies air:1",
        "WE-1-2": "allies army:2",
        "WE-1-3": "allies army:1",
        "WE-2-1": "allies army:3",
        "WE-2-2": "allies air:2",
        "WE-2-3": "allies navy:2",
    }
    match = position(to_move="allies", board=board, reserve=(["air:1"], [officer]))
    match.play(1, f"place {officer} WE-3-3")
    assert marker(match, "WE") == -value


@rule("bk.token.general", "bk.token.blitz")
def test_the_blitz_air_token_counts_as_air_for_general_and_admiral() -> None:
    for officer, space in (("general", "WE-1-2"), ("admiral", "WE-1-1")):
        match = position(reserve=(["air:0", officer], ["air:1"]))
        match.play(0, "place air:0 WE-1-3")
        match.play(0, f"place {officer} {space}")
        chance(match, "research spy" if officer == "general" else "draw army:1")
        assert marker(match, "WE") == 2


@rule("bk.token.general", "bk.token.admiral", "bk.token.special")
@pytest.mark.parametrize("officer", ["general", "admiral"])
def test_no_officer_counts_special_weapons(officer: str) -> None:
    board = {"AME-1-1": "axis elite-air", "AME-1-2": "axis elite-navy", "AME-1-3": "axis elite-army"}
    match = position(board=board, reserve=([officer], ["air:1"]))
    match.play(0, f"place {officer} AME-1-4")
    assert marker(match, "AME") == 1


@rule("bk.token.general", "bk.token.admiral")
def test_general_and_admiral_do_not_count_each_other() -> None:
    match = position(board={"AME-1-3": "axis admiral"}, reserve=(["general"], ["air:1"]))
    match.play(0, "place general AME-1-4")  # an admiral is a navy
    assert marker(match, "AME") == 1
    match = position(board={"AME-1-3": "axis general"}, reserve=(["admiral"], ["air:1"]))
    match.play(0, "place admiral AME-1-4")  # a general is an army
    assert marker(match, "AME") == 1


@rule("bk.token.special", "bk.effect.research")
def test_a_special_weapon_is_placed_once_it_is_in_the_reserve_and_not_from_the_bag() -> None:
    match = position(reserve=(["army:1"], ["army:1", "army:2"]))
    match.play(0, "place army:1 WE-1-2")
    chance(match, "research elite-army", "draw army:1")
    match.play(1, "place army:1 EE-1-1")
    chance(match, "draw army:3")
    assert refused(match, 0, "place elite-army WE-1-3") == "bk.place.reserve"
    match.play(0, "place army:1 EE-1-2")
    chance(match, "draw elite-army", "draw army:1")
    match.play(1, "place army:2 AME-1-3")
    chance(match, "research spy", "draw army:3")
    match.play(0, "place elite-army WE-1-3")
    assert marker(match, "WE") == 1 + 4


# blitz


@rule("bk.token.blitz", "bk.kind.air-0")
def test_the_blitz_air_token_moves_no_marker_and_lets_its_owner_place_again() -> None:
    match = position(reserve=(["air:0", "air:1"], ["air:1"]))
    match.play(0, "place air:0 WE-1-3")
    assert points(match) == (1, 0)
    assert marker(match, "WE") == 0
    assert "bk-marker-moved" not in events(match)
    assert (match.due, match.to_act) == (None, (0,))
    assert acts(match, 0) == ["place air:1 WE-1-1", "place air:1 WE-1-2", "stop"]


@rule("bk.token.blitz")
@pytest.mark.parametrize(
    ("token", "space", "others", "limit"),
    [
        pytest.param(
            "blitz-army", "AME-1-1", ["AME-1-2", "AME-1-3", "AME-1-4"], "bk.place.terrain.army",
            marks=rule("bk.kind.blitz-army"),
        ),
        pytest.param(
            "blitz-navy", "AME-1-2", ["AME-1-1", "AME-1-3", "AME-1-4"], "bk.place.terrain.navy",
            marks=rule("bk.kind.blitz-navy"),
        ),
    ],
)  # fmt: skip
def test_a_special_blitz_token_has_value_1_and_lets_its_owner_place_again(
    token: str, space: str, others: list[str], limit: str
) -> None:
    match = position(reserve=([token, "air:2"], ["air:1"]))
    wrong = "AME-1-2" if token == "blitz-army" else "AME-1-1"
    assert refused(match, 0, f"place {token} {wrong}") == limit
    match.play(0, f"place {token} {space}")
    if token == "blitz-army":
        match.play(0, "advance WE")  # dealt with completely first
    assert marker(match, "AME") == (1 if token == "blitz-army" else 2)  # the sea space is a tactical advantage
    assert acts(match, 0) == [*(f"place air:2 {free}" for free in others), "stop"]


# task forces


@rule("bk.token.task-force")
@pytest.mark.parametrize(
    ("token", "value", "space", "wrong", "limit"),
    [
        pytest.param("task-force-army", 5, "EE-1-1", "PO-1-1", "bk.place.terrain.army",
                     marks=rule("bk.kind.task-force-army")),
        pytest.param("task-force-navy", 5, "AME-1-2", "EE-1-1", "bk.place.terrain.navy",
                     marks=rule("bk.kind.task-force-navy")),
        pytest.param("task-force-air", 4, "EE-1-1", "EE-2-1", "bk.place.active",
                     marks=rule("bk.kind.task-force-air")),
    ],
)  # fmt: skip
def test_a_task_force_ignores_a_tactical_advantage(token: str, value: int, space: str, wrong: str, limit: str) -> None:
    match = position(reserve=([token], ["air:1"]))
    assert refused(match, 0, f"place {token} {wrong}") == limit
    match.play(0, f"place {token} {space}")
    assert marker(match, space.split("-")[0]) == value


@rule("bk.token.task-force", "bk.kind.task-force-air")
@pytest.mark.parametrize(
    ("space", "filled"),
    [
        ("WE-1-1", []),
        ("WE-1-2", []),
        ("WE-1-3", []),
        ("WE-2-1", ["WE-1"]),
        ("WE-3-1", ["WE-1", "WE-2"]),
        ("WE-3-2", ["WE-1", "WE-2"]),
        ("PO-2-1", ["PO-1"]),
        ("AME-2-2", ["AME-1"]),
    ],
)
def test_a_task_force_ignores_every_effect(space: str, filled: list[str]) -> None:
    match = position(filled=filled, reserve=(["task-force-air"], ["air:1", "air:2"]))
    match.play(0, f"place task-force-air {space}")
    chance(match, "draw army:1")
    assert events(match) == ["bk-placed", "bk-marker-moved", "bk-drew", "bk-turn"]
    assert points(match) == (0, 0)
    assert len(reserve(match, 1)) == 2


@rule("bk.token.task-force", "bk.theatre.leftovers")
def test_the_space_under_a_task_force_is_no_leftover_of_a_closing_theatre() -> None:
    match = position(filled=["SEA-1", "SEA-2-1"], markers={"SEA": 8}, reserve=(["task-force-army"], ["air:1"]))
    match.play(0, "place task-force-army SEA-2-2")  # propaganda of 2, ignored
    assert points(match) == (4 + 2, 0)


# bombers


@rule("bk.token.bomber")
@pytest.mark.parametrize(
    ("token", "value"),
    [
        pytest.param("bomber-navy", 2, marks=rule("bk.kind.bomber-navy")),
        pytest.param("bomber-air", 1, marks=rule("bk.kind.bomber-air")),
    ],
)
def test_a_bomber_bombs_once_whatever_the_space(token: str, value: int) -> None:
    match = position(reserve=([token], ["army:1", "army:2"]))
    match.play(0, f"place {token} SEA-1-2")
    assert points(match) == (1, 0)  # the effect of the space first
    assert marker(match, "SEA") == value
    assert possible(match) == {"lose army:1": 1, "lose army:2": 1}
    chance(match, "lose army:2", "draw army:1")
    assert reserve(match, 1) == ["army:1"]
    assert "army:2" in bag(match, 1)
    assert match.to_act == (1,)


@rule("bk.token.bomber", "bk.effect.bombing")
@pytest.mark.parametrize("token", ["bomber-navy", "bomber-air"])
def test_a_bomber_on_a_bombing_space_bombs_twice(token: str) -> None:
    match = position(reserve=([token], ["army:1", "army:2", "army:3"]))
    match.play(0, f"place {token} PO-1-1")
    chance(match, "lose army:1")
    assert marker(match, "PO") > 0  # the bombing of the space comes before the marker, the own one after it
    chance(match, "lose army:3")
    assert reserve(match, 1) == ["army:2"]


@rule("bk.token.bomber", "bk.effect.impossible")
def test_a_bomber_against_an_empty_reserve_just_moves_the_marker() -> None:
    match = position(reserve=(["bomber-air"], []))
    match.play(0, "place bomber-air EE-1-1")
    assert "bk-bombed" not in events(match)
    assert marker(match, "EE") == 2


# nuclear bomb


@rule("bk.token.nuclear", "bk.kind.nuclear")
def test_s12_the_nuclear_bomb_moves_7_here_and_2_back_elsewhere_and_closes_nothing_there() -> None:
    match = position(markers={"EE": -3, "WE": -12, "PO": 1, "AME": -9, "SEA": 0}, reserve=(["nuclear"], ["air:1"]))
    assert refused(match, 0, "place nuclear PO-1-1") == "bk.place.terrain.army"
    match.play(0, "place nuclear EE-1-2")
    chance(match, "draw army:1")
    assert shown(match, None)["markers"] == {"EE": 4, "WE": -13, "PO": -1, "AME": -10, "SEA": -2}
    assert shown(match, None)["closed"] == []
    moved = [event["args"]["theatre"] for event in told(match) if event["event"] == "bk-marker-moved"]
    assert moved == ["EE", *OTHERS]  # its own move first


@rule("bk.token.nuclear")
def test_the_nuclear_bomb_of_the_allies_moves_the_other_way() -> None:
    match = position(to_move="allies", markers={"WE": 12, "PO": 13, "SEA": 9}, closed=["AME"],
                     reserve=(["air:1"], ["nuclear"]))  # fmt: skip
    match.play(1, "place nuclear EE-1-2")
    chance(match, "draw army:1")
    assert shown(match, None)["markers"] == {"EE": -7, "WE": 13, "PO": 13, "SEA": 10, "AME": 0}


@rule("bk.token.nuclear")
def test_the_nuclear_bomb_may_close_its_own_theatre() -> None:
    match = position(markers={"EE": 7}, filled=["EE-1", "EE-2", "EE-3-1", "EE-3-2", "EE-3-3", "EE-3-4"],
                     reserve=(["nuclear"], ["air:1"]))  # fmt: skip
    match.play(0, "place nuclear EE-3-5")
    assert points(match) == (6 + 2, 0)
    assert shown(match, None)["markers"] == {"EE": 14, "WE": -2, "PO": -2, "AME": -2, "SEA": -2}


@rule("bk.token.nuclear", "bk.terms.open")
def test_the_nuclear_bomb_leaves_nippon_theatres_alone_that_are_not_active_yet() -> None:
    match = position("nippon", reserve=(["nuclear"], ["air:1"]))
    match.play(0, "place nuclear LAX-1-3")
    waiting = {"DEN": 0, "CHI": 0, "WDC": 0, "NYC": 0}
    assert shown(match, None)["markers"] == {"SEAT": -2, "SFR": -2, "LAX": 7, "HOU": -2} | waiting


# scientist


@rule("bk.token.scientist", "bk.kind.scientist")
def test_a_scientist_moves_no_marker_and_the_effect_of_its_space_is_carried_out() -> None:
    match = position(reserve=(["scientist"], ["air:1"]))
    match.play(0, "place scientist WE-3-1")
    chance(match, "research nuclear", "draw army:1")
    assert reserve(match, 0) == ["army:1", "nuclear"]
    assert shown(match, None)["markers"] == {"WE": 0, "PO": 0, "EE": 0, "AME": 0, "SEA": 0}


@rule("bk.token.scientist", "bk.campaign.closing")
def test_a_scientist_that_fills_the_active_row_closes_the_campaign() -> None:
    match = position(filled=["EE-1", "EE-2-2", "EE-2-3"], markers={"EE": -5}, reserve=(["scientist"], ["air:1"]))
    match.play(0, "place scientist EE-2-1")
    assert points(match) == (1, 3 + 1)


@rule("bk.token.scientist", "bk.campaign.closing", "bk.terms.active")
def test_a_row_a_scientist_began_early_closes_when_its_last_space_is_filled() -> None:
    match = position(board={"PO-2-3": "axis scientist"}, filled=["PO-1-1"], reserve=(["navy:1"], ["air:1"]))
    match.play(0, "place navy:1 PO-1-2")
    chance(match, "research spy", "draw army:1")
    assert points(match) == (2, 0)
    assert spaces_for(match, 1, "air:1")[3:6] == ["PO-2-1", "PO-2-2", "PO-2-4"]


# spy


@rule("bk.token.spy", "bk.kind.spy")
@pytest.mark.parametrize(
    ("copied", "space", "value"),
    [("army:3", "EE-1-2", 3), ("navy:2", "PO-1-1", 2), ("air:1", "EE-1-2", 1), ("elite-army", "EE-1-2", 4)],
)
def test_a_spy_has_type_and_value_of_the_token_the_opponent_placed_last(copied: str, space: str, value: int) -> None:
    match = position(reserve=(["spy"], []), last=("army:1", copied))
    match.play(0, f"place spy {space}")
    assert match.due is not None  # production, or the draw after the bombing of nobody
    if space == "EE-1-2":
        chance(match, "draw army:1")
    assert marker(match, space.split("-")[0]) == value
    assert shown(match, 1)["board"][space] == "axis spy"
    assert told(match, 1)[0] == {
        "event": "bk-placed-spy",
        "args": {"side": "axis", "token": "spy", "space": space, "row": 0, "copied": copied},
    }


@rule("bk.token.spy")
def test_a_spy_copies_the_newest_token_as_play_goes_on() -> None:
    match = position(reserve=(["army:1", "spy"], ["navy:1", "army:3"]))
    match.play(0, "place army:1 EE-1-1")
    chance(match, "draw army:1")
    match.play(1, "place army:3 EE-1-2")
    chance(match, "draw army:1", "draw army:1")
    assert refused(match, 0, "place spy PO-1-1") == "bk.place.terrain.army"
    match.play(0, "place spy AME-1-4")
    assert marker(match, "AME") == 3


@rule("bk.token.spy", "bk.token.blitz")
def test_a_spy_that_copies_a_blitz_token_places_again() -> None:
    match = position(reserve=(["spy", "army:1"], ["air:1"]), last=(None, "blitz-army"))
    match.play(0, "place spy WE-1-3")
    assert marker(match, "WE") == 1
    assert acts(match, 0) == ["place army:1 WE-1-2", "stop"]


@rule("bk.token.spy", "bk.token.task-force")
def test_a_spy_that_copies_a_task_force_ignores_its_space() -> None:
    match = position(reserve=(["spy"], ["air:1"]), last=(None, "task-force-navy"))
    match.play(0, "place spy SEA-1-1")
    assert points(match) == (0, 0)
    assert marker(match, "SEA") == 5


@rule("bk.token.spy", "bk.token.bomber")
def test_a_spy_that_copies_a_bomber_bombs() -> None:
    match = position(reserve=(["spy"], ["army:1", "army:2"]), last=(None, "bomber-air"))
    match.play(0, "place spy SEA-1-1")
    assert possible(match) == {"lose army:1": 1, "lose army:2": 1}
    assert marker(match, "SEA") == 1


@rule("bk.token.spy", "bk.token.nuclear")
def test_a_spy_that_copies_the_nuclear_bomb_is_one() -> None:
    match = position(reserve=(["spy"], ["army:1"]), last=(None, "nuclear"))
    match.play(0, "place spy EE-1-2")
    chance(match, "draw army:1")
    assert shown(match, None)["markers"] == {"EE": 7, "WE": -2, "PO": -2, "AME": -2, "SEA": -2}


@rule("bk.token.spy", "bk.token.scientist")
def test_a_spy_that_copies_a_scientist_goes_where_a_scientist_may() -> None:
    match = position(reserve=(["spy"], ["army:1"]), last=(None, "scientist"))
    match.play(0, "place spy PO-3-2")
    assert points(match) == (2, 0)
    assert marker(match, "PO") == 0


@rule("bk.token.spy", "bk.token.general")
def test_a_spy_as_general_counts_its_own_sides_regular_tokens_plus_1() -> None:
    board = {
        "EE-1-1": "axis army:1",
        "EE-1-2": "allies army:3",
        "EE-2-1": "allies general",
        "EE-2-3": "axis elite-air",
        "EE-3-1": "axis air:1",
    }
    match = position(board=board, reserve=(["spy"], ["army:1"]), last=(None, "general"))
    match.play(0, "place spy EE-2-2")
    chance(match, "research nuclear", "research scientist")
    assert marker(match, "EE") == 1 + 1 + 1


@rule("bk.token.spy", "bk.token.admiral")
def test_a_spy_as_admiral_counts_its_own_sides_regular_tokens_plus_1() -> None:
    board = {"AME-1-1": "axis army:1", "AME-1-2": "axis navy:1", "AME-1-3": "allies admiral"}
    match = position(board=board, reserve=(["spy"], ["army:1"]), last=(None, "admiral"))
    match.play(0, "place spy AME-1-4")
    assert marker(match, "AME") == 1 + 1


@rule("bk.token.spy", "bk.token.special")
def test_no_officer_counts_a_spy_even_one_that_was_an_army() -> None:
    match = position(reserve=(["spy", "general"], ["army:1", "army:2"]), last=(None, "army:1"))
    match.play(0, "place spy AME-1-3")
    chance(match, "research nuclear", "draw army:1")
    match.play(1, "place army:1 EE-1-1")
    chance(match, "draw army:1")
    assert marker(match, "AME") == 1
    match.play(0, "place general AME-1-4")
    assert marker(match, "AME") == 1 + 1


@rule("bk.token.spy")
def test_a_spy_copies_a_token_in_a_closed_theatre() -> None:
    match = position(to_move="allies", markers={"SEA": -10}, filled=["SEA-1", "SEA-2-1", "SEA-2-2"],
                     reserve=(["spy"], ["elite-navy"]))  # fmt: skip
    match.play(1, "place elite-navy SEA-2-3")
    chance(match, "draw army:1")
    assert shown(match, 0)["closed"] == ["SEA"]
    match.play(0, "place spy PO-1-1")
    chance(match, "lose army:1")
    assert marker(match, "PO") == 4


@rule("bk.token.spy")
def test_an_enemy_spy_passes_on_what_it_had_copied() -> None:
    match = position(reserve=(["spy"], ["army:1", "army:3"]), last=("navy:2", "army:3"))
    match.play(0, "place spy EE-1-1")  # was an army of 3
    chance(match, "draw army:1")
    assert shown(match, None)["last"] == {"axis": "army:3", "allies": "army:3"}


@rule("bk.token.spy")
def test_a_spy_copies_what_another_spy_was() -> None:
    # the printed game has one spy only: a data pack gives each side one
    tokens = read_data("tokens")
    next(token for token in tokens["tokens"] if token["id"] == "spy")["count"] = 2
    match = position(packs={"tokens": tokens}, reserve=(["spy"], ["spy", "army:2"]), last=("army:1", "navy:2"))
    match.play(0, "place spy PO-1-1")
    chance(match, "lose army:2", "draw army:1")
    assert refused(match, 1, "place spy EE-1-1") == "bk.place.terrain.navy"
    match.play(1, "place spy SEA-1-1")
    assert marker(match, "SEA") == -2
    assert [e["args"]["copied"] for e in told(match, 0) if e["event"] == "bk-placed-spy"] == ["navy:2", "navy:2"]
