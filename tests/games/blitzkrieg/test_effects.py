"""Effects of spaces and the battle track: bk.effect.*, bk.marker.*."""

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
    regular_without,
    reserve,
    shown,
    told,
)

rule = pytest.mark.rule


def without(tokens: list[str], *taken: str) -> list[str]:
    left = tokens.copy()
    for token in taken:
        left.remove(token)
    return left


# effects


@rule("bk.effect.when")
def test_an_effect_comes_before_the_marker_moves() -> None:
    match = position(reserve=(["army:2"], ["air:1"]))
    match.play(0, "place army:2 EE-1-1")  # tactical advantage of 1
    moved = [event["args"] for event in told(match) if event["event"] == "bk-marker-moved"]
    assert [(move["from"], move["to"]) for move in moved] == [(0, 1), (1, 3)]


@rule("bk.effect.when")
def test_while_an_effect_is_being_carried_out_the_marker_has_not_moved() -> None:
    match = position(reserve=(["army:2"], ["air:1"]))
    match.play(0, "place army:2 WE-1-2")
    assert marker(match, "WE") == 0
    chance(match, "research spy")
    assert marker(match, "WE") == 2


@rule("bk.effect.when")
@pytest.mark.parametrize(("side", "gains"), [(0, (2, 0)), (1, (0, 2))])
def test_an_effect_is_for_the_side_that_covers_the_space_and_happens_once(side: int, gains: tuple[int, int]) -> None:
    match = position(to_move=["axis", "allies"][side], reserve=(["navy:1", "army:1"], ["navy:1", "army:1"]))
    match.play(side, "place navy:1 SEA-1-1")
    chance(match, "draw army:2")
    assert points(match) == gains
    match.play(1 - side, "place army:1 EE-1-1")
    chance(match, "draw army:2")
    match.play(side, "place army:1 EE-1-2")
    assert points(match)[side] == 2
    assert events(match).count("bk-scored-propaganda") == 1


@rule("bk.effect.production", "bk.turn.draw")
@pytest.mark.parametrize(
    ("space", "filled"), [("WE-1-1", []), ("WE-2-2", ["WE-1"]), ("PO-2-2", ["PO-1"]), ("EE-1-2", [])]
)
def test_production_draws_one_token_at_once(space: str, filled: list[str]) -> None:
    match = position(filled=filled, reserve=(["air:1"], ["air:1"]))
    match.play(0, f"place air:1 {space}")
    assert all(result.startswith("draw ") for result in possible(match))
    chance(match, "draw army:1")
    assert reserve(match, 0) == ["army:1"]
    assert marker(match, space[:2]) == 1  # drawn before the marker moved; now the draw at the end of the turn
    chance(match, "draw army:2")
    assert reserve(match, 0) == ["army:1", "army:2"]
    assert match.to_act == (1,)


@rule("bk.effect.production")
def test_a_token_from_production_may_follow_a_blitz_in_the_same_turn() -> None:
    match = position(reserve=(["air:0"], ["air:1"]))
    match.play(0, "place air:0 WE-1-1")
    chance(match, "draw army:3")
    match.play(0, "place army:3 WE-1-3")
    assert marker(match, "WE") == 3


@rule("bk.effect.improved-production")
def test_improved_production_draws_two_tokens_at_once() -> None:
    match = position(filled=["AME-1"], reserve=(["navy:1"], ["air:1"]))
    match.play(0, "place navy:1 AME-2-2")
    chance(match, "draw army:1")
    assert marker(match, "AME") == 0
    chance(match, "draw army:2")
    assert marker(match, "AME") == 1
    chance(match, "draw army:3")
    assert reserve(match, 0) == ["army:1", "army:2", "army:3"]
    assert match.to_act == (1,)


@rule("bk.effect.research")
@pytest.mark.parametrize("space", ["WE-1-2", "PO-1-2", "AME-1-3"])
def test_research_puts_one_special_weapon_into_the_bag(space: str) -> None:
    match = position(reserve=(["air:1"], ["air:1"]))
    match.play(0, f"place air:1 {space}")
    assert possible(match) == {f"research {token}": count for token, count in Counter(SPECIAL).items()}
    chance(match, "research elite-air")
    assert reserve(match, 0) == []
    assert sorted(bag(match, 0)) == sorted([*regular_without("air:1"), "elite-air"])
    assert sorted(pool(match)) == sorted(without(SPECIAL, "elite-air"))
    chance(match, "draw elite-air")  # it may be drawn at the end of the same turn
    assert reserve(match, 0) == ["elite-air"]


@rule("bk.effect.improved-research")
@pytest.mark.parametrize(("space", "filled"), [("PO-2-1", ["PO-1"]), ("EE-2-2", ["EE-1"])])
def test_improved_research_puts_two_special_weapons_into_the_bag(space: str, filled: list[str]) -> None:
    match = position(filled=filled, reserve=(["air:1"], ["air:1"]))
    match.play(0, f"place air:1 {space}")
    chance(match, "research elite-air", "research elite-air")
    assert sorted(bag(match, 0)) == sorted([*regular_without("air:1"), "elite-air", "elite-air"])
    assert sorted(pool(match)) == sorted(without(SPECIAL, "elite-air", "elite-air"))
    assert reserve(match, 0) == []


@rule("bk.effect.research-industry")
def test_research_industry_puts_a_special_weapon_straight_into_the_reserve() -> None:
    match = position(filled=["WE-1", "WE-2"], reserve=(["air:1"], ["air:1"]))
    match.play(0, "place air:1 WE-3-1")
    chance(match, "research nuclear")
    assert reserve(match, 0) == ["nuclear"]
    assert "nuclear" not in pool(match) + bag(match, 0)
    chance(match, "draw army:1")
    assert reserve(match, 0) == ["army:1", "nuclear"]


@rule("bk.effect.bombing")
@pytest.mark.parametrize(
    ("space", "filled"),
    [
        ("WE-2-1", ["WE-1"]),
        ("PO-1-1", []),
        ("PO-3-1", ["PO-1", "PO-2"]),
        ("EE-3-1", ["EE-1", "EE-2"]),
        ("SEA-2-1", ["SEA-1"]),
    ],
)
def test_bombing_sends_a_random_token_of_the_opponents_reserve_to_its_bag(space: str, filled: list[str]) -> None:
    match = position(filled=filled, reserve=(["air:1"], ["army:1", "army:1", "navy:3"]))
    before = bag(match, 1)
    match.play(0, f"place air:1 {space}")
    assert possible(match) == {"lose army:1": 2, "lose navy:3": 1}
    chance(match, "lose navy:3")
    assert reserve(match, 1) == ["army:1", "army:1"]
    assert sorted(bag(match, 1)) == sorted([*before, "navy:3"])


@rule("bk.effect.bombing")
def test_a_bombed_special_weapon_goes_to_its_owners_bag() -> None:
    match = position(reserve=(["navy:1"], ["army:1", "nuclear"]))
    match.play(0, "place navy:1 PO-1-1")
    assert possible(match) == {"lose army:1": 1, "lose nuclear": 1}
    chance(match, "lose nuclear")
    assert "nuclear" in bag(match, 1)
    assert sorted(pool(match)) == sorted(without(SPECIAL, "nuclear"))


@rule("bk.effect.tactical")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(
    ("space", "filled", "printed"),
    [("EE-1-1", [], 1), ("EE-3-2", ["EE-1", "EE-2"], 2), ("AME-1-2", [], 1), ("AME-2-1", ["AME-1"], 2)],
)
def test_a_tactical_advantage_moves_the_marker_here(side: int, space: str, filled: list[str], printed: int) -> None:
    match = position(to_move=["axis", "allies"][side], filled=filled, reserve=(["air:1"], ["air:1"]))
    match.play(side, f"place air:1 {space}")
    theatre = space.split("-")[0]
    assert marker(match, theatre) == (printed + 1) * (1 if side == 0 else -1)
    assert [id for id, at in shown(match, None)["markers"].items() if at] == [theatre]


@rule("bk.effect.tactical", "bk.marker.flag")
def test_a_tactical_advantage_may_reach_the_flag() -> None:
    match = position(filled=["AME-1"], markers={"AME": 9}, reserve=(["scientist"], ["air:1"]))
    match.play(0, "place scientist AME-2-1")  # 2 spaces by the space, none by the token
    assert marker(match, "AME") == 11
    assert shown(match, None)["closed"] == ["AME"]


@rule("bk.effect.strategic")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(
    ("space", "filled", "printed"),
    [
        ("WE-3-2", ["WE-1", "WE-2"], 3),
        ("PO-2-3", ["PO-1"], 2),
        ("EE-3-3", ["EE-1", "EE-2"], 3),
        ("AME-1-1", [], 3),
        ("SEA-1-3", [], 1),
    ],
)
def test_a_strategic_advantage_moves_one_other_marker(side: int, space: str, filled: list[str], printed: int) -> None:
    match = position(to_move=["axis", "allies"][side], filled=filled, reserve=(["air:1"], ["air:1"]))
    here = space.split("-")[0]
    match.play(side, f"place air:1 {space}")
    others = [id for id in ("WE", "PO", "EE", "AME", "SEA") if id != here]
    assert acts(match, side) == [f"advance {id}" for id in others]
    assert marker(match, here) == 0  # first the effect
    match.play(side, f"advance {others[1]}")
    sign = 1 if side == 0 else -1
    expected = dict.fromkeys(("WE", "PO", "EE", "AME", "SEA"), 0) | {others[1]: printed * sign, here: sign}
    assert shown(match, None)["markers"] == expected


@rule("bk.effect.strategic")
def test_a_strategic_advantage_needs_another_open_theatre() -> None:
    match = position(closed=["PO"], reserve=(["army:1"], ["air:1"]))
    match.play(0, "place army:1 AME-1-1")
    assert acts(match, 0) == ["advance WE", "advance EE", "advance SEA"]
    assert refused(match, 0, "advance AME") == "bk.effect.strategic"
    assert refused(match, 0, "advance PO") == "bk.effect.strategic"
    assert refused(match, 0, "stop") == "core.asked"
    assert refused(match, 1, "advance WE") == "core.turn"


@rule("bk.effect.strategic")
@pytest.mark.parametrize(
    ("side", "before", "after"), [(0, 12, 13), (0, 13, 13), (0, -1, 2), (1, -12, -13), (1, -13, -13), (1, 2, -1)]
)
def test_a_strategic_advantage_stops_one_space_short_of_the_flag(side: int, before: int, after: int) -> None:
    match = position(to_move=["axis", "allies"][side], markers={"WE": before}, reserve=(["army:1"], ["army:1"]))
    match.play(side, "place army:1 AME-1-1")
    match.play(side, "advance WE")
    assert marker(match, "WE") == after
    assert shown(match, None)["closed"] == []
    assert points(match) == (0, 0)


@rule("bk.effect.propaganda")
@pytest.mark.parametrize(
    ("space", "printed"),
    [
        ("WE-1-3", 1),
        ("PO-3-2", 2),
        ("EE-2-1", 1),
        ("EE-3-4", 2),
        ("AME-1-4", 1),
        ("SEA-1-1", 2),
        ("SEA-1-2", 1),
        ("SEA-2-2", 2),
    ],
)
def test_propaganda_gives_the_printed_points(space: str, printed: int) -> None:
    match = position(reserve=(["scientist"], ["air:1"]), points=(3, 4))
    match.play(0, f"place scientist {space}")
    assert points(match) == (3 + printed, 4)


@rule("bk.effect.none")
@pytest.mark.parametrize("space", ["WE-2-3", "WE-3-3", "PO-2-4", "PO-3-3", "EE-2-3", "EE-3-5", "AME-2-3", "SEA-2-3"])
def test_a_blank_space_does_nothing(space: str) -> None:
    match = position(reserve=(["scientist"], ["air:1"]))
    before = shown(match, None)
    match.play(0, f"place scientist {space}")
    chance(match, "draw army:1")  # nothing but the draw of the turn is due
    after = shown(match, None)
    assert events(match) == ["bk-placed", "bk-drew", "bk-turn"]
    assert all(after[key] == before[key] for key in ("markers", "points", "pool", "closed"))


# what cannot be carried out


@rule("bk.effect.impossible", "bk.effect.production")
def test_production_with_an_empty_bag_is_skipped() -> None:
    match = position(reserve=(REGULAR, ["air:1"]))
    match.play(0, "place navy:1 WE-1-1")
    assert match.to_act == (1,)
    assert len(reserve(match, 0)) == 21
    assert marker(match, "WE") == 1


@rule("bk.effect.impossible", "bk.effect.improved-production")
def test_improved_production_with_one_token_left_draws_that_one() -> None:
    match = position(filled=["AME-1"], reserve=(regular_without("general"), ["air:1"]))
    match.play(0, "place navy:1 AME-2-2")
    assert possible(match) == {"draw general": 1}
    chance(match, "draw general")
    assert match.to_act == (1,)
    assert len(reserve(match, 0)) == 21


@rule("bk.effect.impossible", "bk.effect.research")
@pytest.mark.parametrize("space", ["WE-1-2", "EE-2-2", "WE-3-1"])
def test_research_with_an_empty_pool_is_skipped(space: str) -> None:
    match = position(reserve=(["scientist"], ["air:1", *without(SPECIAL, "scientist")]))
    match.play(0, f"place scientist {space}")
    assert all(result.startswith("draw ") for result in possible(match))
    chance(match, "draw army:1")
    assert match.to_act == (1,)
    assert reserve(match, 0) == ["army:1"]


@rule("bk.effect.impossible", "bk.effect.improved-research")
def test_improved_research_with_one_special_weapon_left_takes_that_one() -> None:
    match = position(filled=["EE-1"], reserve=(["army:1"], ["air:1", *without(SPECIAL, "spy")]))
    match.play(0, "place army:1 EE-2-2")
    assert possible(match) == {"research spy": 1}
    chance(match, "research spy")
    assert pool(match) == []
    assert "spy" in bag(match, 0)
    assert all(result.startswith("draw ") for result in possible(match))


@rule("bk.effect.impossible", "bk.effect.bombing")
def test_bombing_an_empty_reserve_is_skipped() -> None:
    match = position(reserve=(["navy:1"], []))
    before = sorted(bag(match, 1))
    match.play(0, "place navy:1 PO-1-1")
    assert "bk-bombed" not in events(match)
    assert sorted(bag(match, 1)) == before
    assert marker(match, "PO") == 1


@rule("bk.effect.impossible", "bk.effect.strategic")
def test_a_strategic_advantage_without_another_open_theatre_is_skipped() -> None:
    match = position(closed=["WE", "PO", "EE", "SEA"], reserve=(["army:1"], ["air:1"]))
    match.play(0, "place army:1 AME-1-1")
    assert match.to_act == ()
    chance(match, "draw army:2")
    assert marker(match, "AME") == 1
    assert match.to_act == (1,)


# the track


@rule("bk.marker.move")
@pytest.mark.parametrize(
    ("side", "token", "before", "after"),
    [(0, "air:1", 0, 1), (0, "air:2", -1, 1), (1, "air:1", 0, -1), (1, "air:2", 5, 3), (0, "air:0", 4, 4)],
)
def test_the_marker_moves_towards_the_acting_side(side: int, token: str, before: int, after: int) -> None:
    match = position(to_move=["axis", "allies"][side], markers={"WE": before}, reserve=([token], [token]))
    match.play(side, f"place {token} WE-1-3")
    assert marker(match, "WE") == after
    assert [id for id, at in shown(match, None)["markers"].items() if at and id != "WE"] == []


FLAGS = [
    ("WE", "WE-2-3", 14),
    ("PO", "PO-2-4", 14),
    ("EE", "EE-2-3", 14),
    ("AME", "AME-2-3", 11),
    ("SEA", "SEA-2-3", 11),
]


@rule("bk.marker.lengths", "bk.marker.flag")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(("theatre", "space", "flag"), FLAGS)
def test_the_flag_is_14_or_11_spaces_from_the_centre(side: int, theatre: str, space: str, flag: int) -> None:
    sign = 1 if side == 0 else -1
    for start, closes in ((flag - 2, False), (flag - 1, True)):
        match = position(to_move=["axis", "allies"][side], markers={theatre: start * sign}, filled=[f"{theatre}-1"],
                         reserve=(["air:1"], ["air:1"]))  # fmt: skip
        match.play(side, f"place air:1 {space}")
        assert marker(match, theatre) == (start + 1) * sign
        assert shown(match, None)["closed"] == ([theatre] if closes else [])


@rule("bk.marker.flag", "bk.theatre.closing")
@pytest.mark.parametrize("side", [0, 1])
def test_a_theatre_closes_for_the_side_whose_flag_is_reached(side: int) -> None:
    match = position(to_move=["axis", "allies"][side], markers={"SEA": 10 if side == 0 else -10},
                     filled=["SEA-1", "SEA-2-1", "SEA-2-2"], reserve=(["air:1"], ["air:1"]))  # fmt: skip
    match.play(side, "place air:1 SEA-2-3")
    assert points(match)[side] == 4 + 2
    assert points(match)[1 - side] == 0


@rule("bk.marker.overshoot")
@pytest.mark.parametrize(("side", "before", "after"), [(0, 10, 11), (0, 8, 11), (1, -10, -11), (1, -7, -11)])
def test_movement_beyond_the_flag_is_lost(side: int, before: int, after: int) -> None:
    match = position(to_move=["axis", "allies"][side], markers={"SEA": before}, filled=["SEA-1"],
                     reserve=(["elite-navy"], ["elite-navy"]))  # fmt: skip
    match.play(side, "place elite-navy SEA-2-3")
    assert marker(match, "SEA") == after
    assert shown(match, None)["closed"] == ["SEA"]


LONG = [(4, 0), (5, 1), (9, 1), (10, 2), (13, 2)]
SHORT = [(3, 0), (4, 1), (7, 1), (8, 2), (10, 2)]


@rule("bk.marker.bonus", "bk.campaign.bonus")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(
    ("theatre", "distance", "bonus"),
    [(theatre, *zone) for theatre in ("WE", "PO", "EE") for zone in LONG]
    + [(theatre, *zone) for theatre in ("AME", "SEA") for zone in SHORT],
)
def test_shields_give_a_bonus_from_their_space_on(side: int, theatre: str, distance: int, bonus: int) -> None:
    blank, worth = {"WE": ("WE-2-3", 3), "PO": ("PO-2-4", 3), "EE": ("EE-2-3", 3), "AME": ("AME-2-3", 5),
                    "SEA": ("SEA-2-3", 4)}[theatre]  # fmt: skip
    others = [f"{blank[:-1]}{n}" for n in range(1, int(blank[-1]))]
    match = position(to_move=["axis", "allies"][side], markers={theatre: (distance - 1) * (1 if side == 0 else -1)},
                     filled=[f"{theatre}-1", *others], reserve=(["air:1"], ["air:1"]))  # fmt: skip
    match.play(side, f"place air:1 {blank}")
    assert points(match)[side] == worth + bonus
    assert points(match)[1 - side] == 0


@rule("bk.marker.closed", "bk.theatre.out-of-play")
def test_the_marker_of_a_closed_theatre_never_moves_again() -> None:
    match = position(closed=["WE", "SEA"], markers={"WE": 14, "SEA": -3}, reserve=(["nuclear"], ["army:1"]))
    match.play(0, "place nuclear AME-1-1")
    assert refused(match, 0, "advance WE") == "bk.effect.strategic"
    assert refused(match, 0, "advance SEA") == "bk.effect.strategic"
    match.play(0, "advance PO")
    assert (marker(match, "WE"), marker(match, "SEA")) == (14, -3)
    assert (marker(match, "PO"), marker(match, "EE")) == (3 - 2, -2)
