"""Setting up the solo game, its sides and options, and turns that the virtual opponent takes by itself."""

from __future__ import annotations

import pytest

import sandtable
from games.blitzkrieg.table import (
    REGULAR,
    chance,
    human,
    kept,
    marker,
    placed,
    points,
    possible,
    refused,
    reserve,
    shown,
    state,
    told,
    trace,
    virtual,
)
from sandtable.games.blitzkrieg.title import GAME
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Malformed

rule = pytest.mark.rule

YOURS = ("navy:2", "army:1", "air:1")
ROW = ("navy:3", "army:2", "air:2", "general", "army:1")
THEATRES = ("WE", "PO", "EE", "AME", "SEA")


def dealt(mode: str = "solo", **options: bool | int | str) -> Match:
    """A new match with your 3 tokens and the row of 5 drawn; the next thing due is a shift."""
    match = GAME.match(mode, options={key.replace("_", "-"): value for key, value in options.items()}, manual=True)
    chance(match, *(f"draw {token}" for token in YOURS + ROW))
    return match


def ready(match: Match, *rolls: int) -> Match:
    chance(match, *(f"roll {roll}" for roll in rolls))
    return match


@rule("bk.solo.sides", "bk.solo")
def test_you_are_the_allies_and_the_axis_move_first() -> None:
    match = ready(dealt(), 1, 2, 3)
    assert match.setting.seats == 1
    assert [entry["args"]["side"] for entry in told(match, 0) if entry["event"] == "bk-turn"] == ["axis"]
    assert match.due is not None
    assert match.due.cause == "bk-chance-token"


def test_a_slip_while_setting_up_at_a_real_table_goes_back_to_the_beginning() -> None:
    match = GAME.match("solo", manual=True)
    untouched = match.view(0)
    assert match.why_no_undo(0) is not None
    chance(match, "draw army:1", "draw navy:3")
    match.undo(0)
    assert match.view(0) == untouched
    assert sandtable.load(match.save()).save() == match.save()


@rule("bk.solo.sides")
def test_only_the_human_has_a_seat() -> None:
    with pytest.raises(Malformed):
        GAME.match("solo", seats=2)


@rule("bk.solo.setup.row", "bk.solo.setup")
def test_you_draw_three_and_the_row_is_five_in_the_order_drawn() -> None:
    match = dealt()
    assert sorted(reserve(match, 1)) == sorted(YOURS)
    assert reserve(match, 0) == [*ROW]
    assert shown(match, 0)["bag"]["axis"] == _without(REGULAR, ROW)
    assert shown(match, 0)["bag"]["allies"] == _without(REGULAR, YOURS)


def _without(tokens: list[str], taken: tuple[str, ...]) -> list[str]:
    left = tokens.copy()
    for token in taken:
        left.remove(token)
    return left


@rule("bk.solo.setup.screens")
@pytest.mark.parametrize("watcher", [0, None])
def test_all_tokens_lie_open(watcher: int | None) -> None:
    seen = shown(dealt(), watcher)
    assert seen["reserve"]["axis"] == [*ROW]
    assert sorted(seen["reserve"]["allies"]) == sorted(YOURS)  # type: ignore[type-var,arg-type]


@rule("bk.solo.setup.screens")
@pytest.mark.parametrize("watcher", [0, None])
def test_the_pool_stays_face_down(watcher: int | None) -> None:
    assert shown(dealt(), watcher)["pool"] == 16


@rule("bk.solo.setup.difficulty")
@pytest.mark.parametrize(("level", "shifts", "spaces"), [("low", 3, 1), ("medium", 3, 2), ("high", 4, 2)])
def test_difficulty_sets_number_and_length_of_the_shifts(level: str, shifts: int, spaces: int) -> None:
    match = dealt(difficulty=level)
    for n in range(shifts):
        assert match.due is not None
        assert match.due.cause == "bk-chance-shift"
        assert marker(match, "WE") == n * spaces
        chance(match, "roll 1")
    assert marker(match, "WE") == shifts * spaces
    assert match.due is not None
    assert match.due.cause == "bk-chance-token"


@rule("bk.solo.setup.difficulty")
def test_medium_is_the_usual_difficulty() -> None:
    assert dealt().setting.options["difficulty"] == "medium"


@rule("bk.solo.setup.die")
@pytest.mark.parametrize(("roll", "theatre"), [*enumerate(THEATRES, 1)])
def test_the_die_names_the_theatre(roll: int, theatre: str) -> None:
    match = dealt(difficulty="low")
    assert possible(match) == {f"roll {n}": 1 for n in range(1, 7)}
    chance(match, f"roll {roll}")
    assert {name: marker(match, name) for name in THEATRES} == {name: int(name == theatre) for name in THEATRES}


@rule("bk.solo.setup.die")
@pytest.mark.parametrize("theatre", THEATRES)
def test_on_a_six_you_choose(theatre: str) -> None:
    match = ready(dealt(difficulty="low"), 6)
    assert match.to_act == (0,)
    assert [action.text for action in match.legal(0)] == [f"shift {name}" for name in THEATRES]
    match.play(0, f"shift {theatre}")
    assert marker(match, theatre) == 1
    assert match.to_act == ()


@rule("bk.solo.setup.die")
def test_on_a_six_nothing_but_a_theatre_can_be_named() -> None:
    match = ready(dealt(), 6)
    assert refused(match, 0, "shift moon") == "bk.solo.setup.die"


@rule("bk.solo.setup.die")
def test_a_theatre_that_comes_up_again_is_shifted_again() -> None:
    match = ready(dealt(difficulty="medium"), 3, 3, 3)
    assert marker(match, "EE") == 6


@rule("bk.solo.setup.shifts")
@pytest.mark.parametrize("extra", range(7))
def test_extra_shifts_are_as_long_as_those_of_the_difficulty(extra: int) -> None:
    match = ready(dealt(difficulty="low", shifts=extra), *[1] * (3 + extra))
    assert marker(match, "WE") == 3 + extra
    assert match.due is not None
    assert match.due.cause == "bk-chance-token"


@rule("bk.solo.setup.shifts")
@pytest.mark.parametrize(("roll", "theatre", "stops"), [(1, "WE", 13), (5, "SEA", 10)])
def test_shifts_stop_one_space_short_of_the_flag(roll: int, theatre: str, stops: int) -> None:
    match = ready(dealt(difficulty="high", shifts=6), *[roll] * 9, 6)
    assert marker(match, theatre) == stops
    assert shown(match, 0)["closed"] == []


@rule("bk.solo.setup.handicap")
@pytest.mark.parametrize("handicap", [0, 1, 15])
def test_the_virtual_opponent_may_start_with_points(handicap: int) -> None:
    assert points(dealt(handicap=handicap)) == (handicap, 0)


@rule("bk.solo.setup.handicap", "bk.solo.setup.shifts", "bk.solo.setup.difficulty")
@pytest.mark.parametrize(
    ("option", "value"),
    [("handicap", 16), ("handicap", -1), ("shifts", 7), ("shifts", -1), ("difficulty", "nightmare")],
)
def test_there_are_limits_to_what_may_be_agreed(option: str, value: int | str) -> None:
    with pytest.raises(Malformed) as error:
        GAME.match("solo", options={option: value})
    assert error.value.place == f"options.{option}"


@rule("bk.solo")
@pytest.mark.parametrize(
    "option",
    [
        "difficulty",
        "shifts",
        "handicap",
        "tactical-tokens",
        "blitz-follow-up",
        "big-guns",
        "research-industry",
        "lead-needed",
        "last-row-theatre",
    ],
)
def test_options_of_the_solo_game_are_not_for_two_players(option: str) -> None:
    default = GAME.setting("solo").options[option]
    with pytest.raises(Malformed):
        GAME.setting("duel", options={option: default})


@rule("bk.solo.tactical.setup")
def test_at_the_start_steamroll_lies_face_up_and_has_no_effect() -> None:
    match = dealt(tactical_tokens=True)
    assert shown(match, 0)["face-up"] == ["steamroll"]
    assert shown(match, 0)["tactic"] is None


@rule("bk.solo.tactical.setup")
def test_without_the_variant_there_are_no_tactical_tokens() -> None:
    match = dealt()
    assert match.setting.options["tactical-tokens"] is False
    assert "face-up" not in shown(match, 0)
    turn_over = virtual("army:1 army:1 navy:1", turns=2)
    assert trace(turn_over), "it thinks without drawing a tactical token"


@rule("bk.solo.tactical.first-turn")
def test_in_the_first_turn_no_tactical_token_is_drawn_or_works() -> None:
    match = ready(dealt(tactical_tokens=True), 5, 5, 5)
    assert match.due is not None
    assert match.due.cause == "bk-chance-token"
    assert 5 not in [entry["step"] for entry in trace(match) if entry["had"] != entry["kept"]]
    assert shown(match, 0)["face-up"] == ["steamroll"]


@rule("bk.solo.tactical.first-turn", "bk.solo.tactical.draw")
def test_in_the_second_turn_one_of_the_seven_others_comes_up() -> None:
    match = ready(dealt(tactical_tokens=True), 1, 2, 3)
    _to_the_human(match)
    match.play(0, match.legal(0)[0])
    _until(match, "bk-chance-tactic")
    assert possible(match) == {
        f"tactic {name}": 1
        for name in (
            "big-guns",
            "counterattack",
            "economic-warfare",
            "for-the-glory",
            "research-and-development",
            "rapid-deployment",
            "secure",
        )
    }


def _to_the_human(match: Match) -> None:
    while match.due is not None:
        chance(match, match.due.nth(0).text)


def _until(match: Match, cause: str) -> None:
    while match.due is not None and match.due.cause != cause:
        chance(match, match.due.nth(0).text)
    assert match.due is not None


@rule("bk.solo.turn", "bk.solo.play", "bk.solo.draw")
def test_a_turn_is_tactical_token_then_steps_then_placement_then_draw() -> None:
    match = virtual("navy:1 navy:2 army:1", only="WE", tactical_tokens=True, face_up=["secure"])
    assert match.due is not None
    assert match.due.cause == "bk-chance-tactic"
    assert trace(match) == []
    chance(match, "tactic rapid-deployment")
    assert kept(match, 13) == ["WE-1-1"]
    assert kept(match, 20) == ["row:1 navy:1"]
    assert placed(match) == ["navy:1 WE-1-1"]
    chance(match, "draw air:0", "draw admiral")  # of the production space, then at the end of the turn
    assert reserve(match, 0) == ["navy:2", "army:1", "air:0", "admiral"]
    happened = [event["event"] for event in told(match, 0)]
    assert happened == ["bk-tactic", "bk-thought", "bk-placed", "bk-drew", "bk-marker-moved", "bk-drew", "bk-turn"]
    assert match.to_act == (0,)


@rule("bk.solo.draw")
def test_the_token_drawn_joins_at_the_right_end_and_gaps_are_closed() -> None:
    match = virtual("army:1 navy:1 navy:2 air:1", only="PO")
    assert kept(match, 14) == ["PO-1-2"]
    chance(match, "roll 1", "draw army:3")
    assert placed(match) == ["navy:1 PO-1-2"]
    assert reserve(match, 0) == ["army:1", "navy:2", "air:1", "army:3"]


@rule("bk.solo.draw")
def test_with_an_empty_bag_it_draws_nothing() -> None:
    row = "army:1 navy:1"
    match = virtual(row, only="SEA", bag=([], None), board=_everywhere_else(row), filled=["SEA-1-3"])
    assert placed(match) == ["navy:1 SEA-1-1"]
    assert match.to_act == (0,)
    assert reserve(match, 0) == ["army:1"]


def _everywhere_else(row: str) -> dict[str, str]:
    """All other tokens of the Axis stand in closed theatres."""
    spaces = [space for space in GAME.edition("solo").spaces if not space.startswith("SEA")]
    tokens = _without(REGULAR, tuple(row.split()))
    return {space: f"axis {token}" for space, token in zip(spaces, tokens, strict=False)}


@rule("bk.solo.no-placement")
def test_the_virtual_opponent_loses_when_nothing_fits() -> None:
    match = virtual("navy:1 navy:2 admiral", only="EE", points=(20, 3))
    assert match.outcome is not None
    assert match.outcome.shares == (1.0,)
    assert match.outcome.reason == "bk-outcome-no-placement"


@rule("bk.solo.no-placement")
def test_the_virtual_opponent_loses_with_an_empty_row() -> None:
    match = virtual("", points=(20, 3))
    assert match.outcome is not None
    assert match.outcome.shares == (1.0,)


@rule("bk.solo.no-placement")
def test_you_lose_when_nothing_fits() -> None:
    match = human("navy:1 navy:2", only="EE", points=(3, 20))
    assert match.outcome is not None
    assert match.outcome.shares == (0.0,)
    assert match.outcome.reason == "bk-outcome-no-placement"


@rule("bk.solo.turn", "bk.solo.sides")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
@pytest.mark.parametrize("mode", ["solo", "nippon-solo"])
def test_the_virtual_opponent_moves_inside_play_and_is_never_asked(mode: str, seed: str) -> None:
    match = GAME.match(mode, seed=seed, options={"tactical-tokens": True})
    while match.outcome is None:
        assert match.to_act == (0,)
        assert match.due is None
        before = state(match).turns
        yours = match.legal(0)
        prompt = match.view(0)["prompt"]
        match.play(0, yours[len(match.entries) % len(yours)])
        if prompt == "bk-prompt-place" and match.view(0)["prompt"] == "bk-prompt-place":
            assert state(match).turns == before + 2
    assert match.to_act == ()


@rule("bk.solo.same-rules")
@pytest.mark.parametrize("seed", ["four", "five", "six"])
def test_every_placement_of_the_virtual_opponent_is_one_a_player_could_make(seed: str) -> None:
    match = GAME.match("solo", seed=seed, options={"tactical-tokens": True})
    while match.outcome is None:
        match.play(0, match.legal(0)[0])
    land = {"WE-1-2", "WE-2-1", "WE-2-2", "WE-3-2", "EE-1-1", "EE-1-2", "EE-2-1", "EE-2-2", "AME-1-1", "AME-2-1"}
    land |= {"EE-3-1", "EE-3-2", "EE-3-3", "EE-3-4", "EE-3-5", "SEA-2-2"}
    sea = {"WE-1-1", "PO-1-1", "PO-1-2", "PO-2-1", "PO-2-2", "PO-2-3", "PO-3-1", "AME-1-2", "AME-2-2"}
    sea |= {"SEA-1-1", "SEA-2-1"}
    moves = [move.split() for move in placed(match)]
    assert len(moves) > 5
    for token, space in moves:
        if "army" in token or token in ("general", "nuclear"):
            assert space not in sea
        if "navy" in token or token == "admiral":
            assert space not in land


@rule("bk.solo.same-rules")
def test_a_campaign_it_fills_where_you_lead_pays_you() -> None:
    match = virtual("army:1 army:1", only="WE", filled=["WE-1", "WE-2-1", "WE-2-2"], markers={"WE": -4})
    chance(match, "roll 1")
    assert points(match) == (0, 3)
    assert marker(match, "WE") == -3


@rule("bk.solo.same-rules")
def test_after_the_axis_reach_25_you_have_the_last_turn() -> None:
    match = virtual("navy:1", only="SEA", points=(23, 20))
    chance(match, "draw army:1")
    assert points(match) == (25, 20)
    assert match.outcome is None
    assert match.to_act == (0,)


@rule("bk.solo.same-rules")
def test_a_save_in_the_middle_of_its_turn_goes_on_in_the_same_way() -> None:
    match = virtual("navy:1 navy:2 air:1", only="WE", tactic="secure")
    again = sandtable.load(match.save())
    chance(match, "roll 2")
    chance(again, "roll 2")
    assert again.view(0) == match.view(0)
    assert placed(again) == placed(match)
