"""The end of the game: bk.end.*."""

from __future__ import annotations

import pytest

from games.blitzkrieg.table import chance, events, points, position, refused, reserve, shown, state, told
from sandtable.kernel.match import Match

rule = pytest.mark.rule


def winner(match: Match) -> str | None:
    """The side that has won; None while the game goes on."""
    if match.outcome is None:
        return None
    (seat,) = match.outcome.winners
    return state(match).edition.sides[seat]


def last_allied_turn(**allied: object) -> Match:
    """The Axis have just gone from 24 to 25 points against 22; the Allies are to move."""
    match = position(points=(24, 22), reserve=(["air:1", "air:2"], ["navy:1"]), **allied)  # type: ignore[arg-type]
    match.play(0, "place air:1 WE-1-3")
    chance(match, "draw army:1")
    assert points(match) == (25, 22)
    assert match.to_act == (1,)
    return match


@rule("bk.end.last-turn", "bk.end.tie", "bk.end.target")
def test_s13a_the_allies_draw_level_in_the_last_turn_and_win() -> None:
    match = last_allied_turn(filled=["PO-1-1"], markers={"PO": -4})
    match.play(1, "place navy:1 PO-1-2")  # 2 points and 1 for the shield
    assert winner(match) is None  # the turn is not over
    chance(match, "research spy", "draw army:1")
    assert points(match) == (25, 25)
    assert winner(match) == "allies"


@rule("bk.end.last-turn", "bk.end.target")
def test_s13a_the_allies_stay_behind_in_the_last_turn_and_lose() -> None:
    match = last_allied_turn()
    match.play(1, "place navy:1 SEA-1-1")
    chance(match, "draw army:1")
    assert points(match) == (25, 24)
    assert winner(match) == "axis"


@rule("bk.end.last-turn", "bk.end.allies-at-once")
def test_s13a_25_points_are_not_enough_for_the_allies_while_they_are_behind() -> None:
    match = last_allied_turn(filled=["SEA-1-2", "SEA-1-3"], markers={"SEA": 1})
    match.play(1, "place navy:1 SEA-1-1")  # propaganda of 2; the marker on the centre: 2 points for both
    chance(match, "draw army:1")
    assert points(match) == (27, 26)
    assert winner(match) == "axis"


@rule("bk.end.last-turn")
def test_after_the_last_turn_the_game_is_over() -> None:
    match = last_allied_turn()
    match.play(1, "place navy:1 SEA-1-1")
    chance(match, "draw army:1")
    assert match.to_act == ()
    assert match.outcome is not None
    assert (match.outcome.shares, match.outcome.points) == ((1.0, 0.0), (25, 24))
    assert refused(match, 0, "place air:2 EE-1-1") == "core.over"
    assert told(match)[-1] == {"event": "bk-won", "args": {"side": "axis", "reason": "bk-outcome-points"}}


@rule("bk.end.allies-at-once", "bk.end.target")
def test_s13b_the_allies_win_at_once_in_their_own_turn() -> None:
    match = position(to_move="allies", points=(24, 24), reserve=(["air:1"], ["air:1"]))
    match.play(1, "place air:1 WE-1-3")
    chance(match, "draw army:1")
    assert points(match) == (24, 25)
    assert winner(match) == "allies"


@rule("bk.end.allies-at-once")
def test_s13c_the_allies_win_at_once_in_an_axis_turn() -> None:
    match = position(points=(24, 23), filled=["WE-1", "WE-2-1", "WE-2-2"], markers={"WE": -4},
                     reserve=(["army:1"], ["air:1"]))  # fmt: skip
    match.play(0, "place army:1 WE-2-3")
    chance(match, "draw army:1")
    assert points(match) == (24, 26)
    assert winner(match) == "allies"


@rule("bk.end.allies-at-once", "bk.end.tie")
@pytest.mark.parametrize(("axis", "expected"), [(22, "allies"), (23, None)])
def test_after_an_axis_turn_the_allies_win_if_they_are_not_behind(axis: int, expected: str | None) -> None:
    # the marker comes to the centre and both gain 3: 25 or 26 to 25
    match = position(points=(axis, 22), filled=["WE-1", "WE-2-1", "WE-2-2"], markers={"WE": -1},
                     reserve=(["army:1"], ["air:1"]))  # fmt: skip
    match.play(0, "place army:1 WE-2-3")
    chance(match, "draw army:1")
    assert points(match) == (axis + 3, 25)
    assert winner(match) == expected  # behind, they still have their last turn
    assert match.to_act == (() if expected else (1,))


@rule("bk.end.target")
@pytest.mark.parametrize(("allies", "expected"), [(23, None), (24, "allies")])
def test_24_points_decide_nothing(allies: int, expected: str | None) -> None:
    match = position(to_move="allies", points=(10, allies), reserve=(["air:1"], ["air:1"]))
    match.play(1, "place air:1 WE-1-3")
    chance(match, "draw army:1")
    assert winner(match) == expected


@rule("bk.end.target", "bk.end.last-turn")
def test_24_axis_points_decide_nothing_after_an_allied_turn() -> None:
    match = position(to_move="allies", points=(24, 5), reserve=(["air:1"], ["air:1"]))
    match.play(1, "place air:1 WE-1-3")
    chance(match, "draw army:1")
    assert winner(match) is None
    assert match.to_act == (0,)


@rule("bk.end.last-turn")
def test_axis_points_gained_in_an_allied_turn_win_without_another_one() -> None:
    # the Allies fill a row where the Axis lead: that was the last Allied turn already
    match = position(to_move="allies", points=(22, 10), filled=["WE-1", "WE-2-1", "WE-2-2"], markers={"WE": 4},
                     reserve=(["air:1"], ["air:1"]))  # fmt: skip
    match.play(1, "place air:1 WE-2-3")
    chance(match, "draw army:1")
    assert points(match) == (25, 10)
    assert winner(match) == "axis"


@rule("bk.end.beyond-track")
@pytest.mark.parametrize(("gain", "expected"), [("SEA-1-1", "allies"), ("SEA-1-2", "axis")])
def test_points_beyond_30_count(gain: str, expected: str) -> None:
    match = position(to_move="allies", points=(33, 31), reserve=(["air:1"], ["air:1"]))
    match.play(1, f"place air:1 {gain}")
    chance(match, "draw army:1")
    assert points(match) == ((33, 33) if gain == "SEA-1-1" else (33, 32))
    assert winner(match) == expected


@rule("bk.end.check")
def test_the_end_is_not_checked_in_the_middle_of_a_turn() -> None:
    # a blitz of the Axis first gives the Allies 25, then the Axis overtake them
    match = position(points=(24, 22), filled=["EE-1", "EE-2-2", "EE-2-3", "EE-3-1"], markers={"EE": -4},
                     reserve=(["air:0", "army:1"], ["air:1"]))  # fmt: skip
    match.play(0, "place air:0 EE-2-1")
    assert points(match) == (25, 25)
    assert winner(match) is None
    match.play(0, "place army:1 EE-3-4")
    assert points(match) == (27, 25)
    chance(match, "draw army:2")
    assert winner(match) is None  # the Allies are behind and have the last turn
    assert match.to_act == (1,)


@rule("bk.end.check", "bk.turn.draw")
def test_the_draw_of_the_turn_comes_before_the_end_of_the_game() -> None:
    match = position(to_move="allies", points=(0, 24), reserve=(["air:1"], ["air:1"]))
    match.play(1, "place air:1 WE-1-3")
    assert winner(match) is None
    chance(match, "draw army:1")
    assert events(match)[-2:] == ["bk-drew", "bk-won"]
    assert reserve(match, 1) == ["army:1"]


@rule("bk.end.check")
def test_leftover_effects_of_a_decided_turn_are_still_carried_out() -> None:
    match = position(to_move="allies", points=(0, 24), markers={"SEA": -9}, filled=["SEA-1-3", "SEA-2-1"],
                     reserve=(["air:1"], ["elite-navy"]))  # fmt: skip
    match.play(1, "place elite-navy SEA-1-1")
    assert points(match) == (0, 26)
    assert winner(match) is None
    match.play(1, "resolve SEA-2-2")
    chance(match, "draw army:1")
    assert points(match) == (0, 24 + 2 + 2 + 1 + 6 + 2)
    assert winner(match) == "allies"


# no placement


@rule("bk.end.no-placement")
@pytest.mark.parametrize(("side", "expected"), [("axis", "allies"), ("allies", "axis")])
@pytest.mark.parametrize("score", [(0, 0), (24, 0), (0, 24)])
def test_s13d_an_empty_reserve_at_the_start_of_the_turn_loses(side: str, expected: str, score: tuple[int, int]) -> None:
    match = position(to_move=side, points=score, reserve=([], []))
    assert winner(match) == expected
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.points) == ("bk-outcome-no-placement", score)


@rule("bk.end.no-placement")
def test_tokens_that_fit_nowhere_lose() -> None:
    match = position(closed=["WE", "PO", "AME", "SEA"], reserve=(["army:1"], ["navy:1", "navy:2"]))
    match.play(0, "place army:1 EE-1-1")
    chance(match, "draw army:2")
    assert winner(match) == "axis"
    assert shown(match, 1)["reserve"]["allies"] == ["navy:1", "navy:2"]


@rule("bk.end.no-placement", "bk.effect.bombing")
def test_bombing_the_last_token_wins() -> None:
    match = position(points=(0, 20), reserve=(["navy:1"], ["army:1"]))
    match.play(0, "place navy:1 PO-1-1")
    chance(match, "lose army:1")
    assert winner(match) is None  # only at the start of the turn of the Allies
    chance(match, "draw army:1")
    assert winner(match) == "axis"
    assert events(match)[-2:] == ["bk-drew", "bk-won"]


@rule("bk.end.no-placement", "bk.end.last-turn")
def test_the_allies_lose_too_when_they_cannot_place_in_the_last_turn() -> None:
    match = position(points=(25, 24), reserve=(["navy:1"], []))
    match.play(0, "place navy:1 PO-1-1")
    chance(match, "draw army:1")
    assert winner(match) == "axis"
    assert match.outcome is not None
    assert match.outcome.reason == "bk-outcome-no-placement"


@rule("bk.end.no-placement", "bk.end.allies-at-once")
def test_points_are_looked_at_before_the_next_side_is_found_unable_to_place() -> None:
    match = position(to_move="allies", points=(0, 24), reserve=([], ["air:1"]))
    match.play(1, "place air:1 WE-1-3")
    chance(match, "draw army:1")
    assert match.outcome is not None
    assert (winner(match), match.outcome.reason) == ("allies", "bk-outcome-points")


@rule("bk.end.no-placement", "bk.theatre.out-of-play")
def test_with_every_theatre_closed_the_next_side_loses() -> None:
    match = position(closed=["WE", "PO", "EE", "AME"], filled=["SEA-1", "SEA-2-1", "SEA-2-2"],
                     reserve=(["air:1"], ["air:1"]))  # fmt: skip
    match.play(0, "place air:1 SEA-2-3")
    chance(match, "draw army:1")
    assert winner(match) == "axis"
