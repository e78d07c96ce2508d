"""Worked examples of the solo mode, case by case: S1 and S2 are printed in the rulebook, the others follow from it."""

from __future__ import annotations

from collections import Counter

import pytest

from games.blitzkrieg.table import (
    acts,
    chance,
    die_table,
    human,
    kept,
    marker,
    placed,
    points,
    possible,
    refused,
    reserve,
    shown,
    trace,
    virtual,
)
from sandtable.games.blitzkrieg.title import GAME
from sandtable.kernel.match import Match

rule = pytest.mark.rule

PRINTED_ROW = "navy:1 navy:2 air:2 navy:3 army:3"


# S1


def s1() -> Match:
    return virtual(
        PRINTED_ROW,
        tactic="research-and-development",
        points=(4, 4),
        filled=["WE-1", "PO-1", "EE-1", "AME-1-1"],
    )


@rule("bk.solo.tactical.research-and-development", "bk.solo.step-5", "bk.solo.step-6")
def test_s1_example_1_finds_the_research_space_of_the_pacific() -> None:
    match = s1()
    assert [kept(match, step) for step in (1, 2, 3)] == [None, None, None]
    assert kept(match, 5) == ["PO", "EE", "AME"]
    assert kept(match, 6) == ["PO"]
    assert kept(match, 9) == ["PO-2-1"]


@rule("bk.solo.step-24")
def test_s1_example_1_rolls_for_one_of_four_tokens() -> None:
    match = s1()
    assert possible(match) == {f"roll {n}": 1 for n in range(1, 7)}
    assert die_table(match) == [1, 2, 3, 4, 1, 2]
    assert Counter(die_table(match)) == {1: 2, 2: 2, 3: 1, 4: 1}


# S2


def s2(*also: str) -> Match:
    return virtual(
        PRINTED_ROW,
        tactic="for-the-glory",
        points=(4, 4),
        filled=["WE-1", "PO-1", "EE-1", "PO-2-3", "AME-1-4", *also],
    )


@rule("bk.solo.tactical.for-the-glory", "bk.solo.step-9", "bk.solo.step-24")
def test_s2_example_2_finds_the_propaganda_of_eastern_europe() -> None:
    match = s2()
    assert [kept(match, step) for step in (1, 2, 3)] == [None, None, None]
    assert kept(match, 5) == ["EE"]
    assert kept(match, 9) == ["EE-2-1"]
    assert die_table(match) == [3, 5, 3, 5, 3, 5]


@rule("bk.solo.step-6", "bk.solo.step-7", "bk.solo.step-8")
def test_s2b_variation_with_that_space_taken() -> None:
    match = s2("EE-2-1")
    assert kept(match, 5) == ["WE", "PO", "EE", "AME"]
    assert kept(match, 6) == ["WE", "PO", "AME"]
    assert kept(match, 7) == ["WE", "PO", "AME"]
    assert kept(match, 8) == ["WE"]
    assert [kept(match, step) for step in (9, 10, 11, 12, 13, 14)] == [None] * 6
    assert kept(match, 15) == ["WE-2-1"]
    assert die_table(match) == [3, 5, 3, 5, 3, 5]


# S3


@pytest.mark.parametrize(
    ("axis", "allies", "extra", "step", "space"),
    [
        pytest.param(10, 10, [], 11, "EE-3-3", id="S3", marks=rule("bk.solo.step-11")),
        pytest.param(20, 20, [], 10, "EE-3-4", id="S3a", marks=rule("bk.solo.step-10", "bk.solo.step-23")),
        pytest.param(7, 10, ["EE-3-3"], 12, "EE-3-4", id="S3b", marks=rule("bk.solo.step-12")),
        pytest.param(10, 10, ["EE-3-3"], 15, "EE-3-1", id="S3c", marks=rule("bk.solo.step-15")),
        pytest.param(10, 10, ["EE-3-3", "EE-3-1"], 16, "EE-3-2", id="S3d", marks=rule("bk.solo.step-16")),
        pytest.param(10, 10, ["EE-3-3", "EE-3-1", "EE-3-2"], 18, "EE-3-4", id="S3e", marks=rule("bk.solo.step-18")),
    ],
)
def test_s3_space_priorities(axis: int, allies: int, extra: list[str], step: int, space: str) -> None:
    row = "army:1 army:2 air:1 navy:1 army:3"
    match = virtual(row, only="EE", filled=["EE-1", "EE-2", *extra], points=(axis, allies))
    assert kept(match, step) == [space]
    settled = [entry["step"] for entry in trace(match) if entry["level"] == "space" and entry["met"]]
    assert settled[-1] == step
    if axis >= 20:
        assert kept(match, 23) == ["row:5 army:3"]
        assert placed(match) == ["army:3 EE-3-4"]
    else:
        assert die_table(match) == [1, 2, 3, 5, 1, 2]


# S4


@rule("bk.solo.step-13")
def test_s4_a_row_of_four_produces() -> None:
    match = virtual("navy:1 army:2 air:1 army:1", only="WE", points=(5, 5))
    assert kept(match, 13) == ["WE-1-1"]
    assert die_table(match) == [1, 3, 1, 3, 1, 3]


@rule("bk.solo.step-13", "bk.solo.step-14")
def test_s4_a_row_of_five_researches() -> None:
    match = virtual("navy:1 army:2 air:1 army:1 army:3", only="WE", points=(5, 5))
    assert kept(match, 13) is None
    assert kept(match, 14) == ["WE-1-2"]
    assert die_table(match) == [2, 3, 4, 5, 2, 3]


# S5 and S6


@rule("bk.solo.step-21", "bk.solo.step-3")
def test_s5_blank_last_space() -> None:
    match = virtual(
        "air:0 army:1 navy:2", only="WE", filled=["WE-1", "WE-2-1", "WE-2-2"], markers={"WE": -8}, points=(10, 10)
    )
    assert kept(match, 3) is None
    assert kept(match, 21) == ["row:2 army:1", "row:3 navy:2"]
    assert die_table(match) == [2, 3, 2, 3, 2, 3]
    chance(match, "roll 1")
    assert placed(match) == ["army:1 WE-2-3"]
    assert marker(match, "WE") == -7
    assert points(match) == (10, 14)


@rule("bk.solo.step-22")
def test_s6_last_space_without_blitz() -> None:
    match = virtual(
        "blitz-army army:2 air:1", only="WE", filled=["WE-1-1", "WE-1-2"], markers={"WE": -8}, points=(10, 10)
    )
    assert kept(match, 22) == ["row:2 army:2", "row:3 air:1"]
    assert die_table(match) == [2, 3, 2, 3, 2, 3]
    chance(match, "roll 2")
    assert placed(match) == ["air:1 WE-1-3"]
    assert points(match) == (11, 13)


# S7


@rule("bk.solo.effect.strategic", "bk.solo.influence.class-1", "bk.solo.influence.class-2")
@pytest.mark.parametrize(("we", "moved", "to"), [(-2, "WE", 1), (-5, "PO", 3)])
def test_s7_strategic_advantage(we: int, moved: str, to: int) -> None:
    markers = {"WE": we, "PO": 0, "EE": -3, "SEA": 4}
    match = virtual("army:1", markers=markers)
    assert placed(match) == ["army:1 AME-1-1"]
    assert {theatre: marker(match, theatre) for theatre in markers} == {**markers, moved: to}


@rule("bk.solo.effect.strategic")
def test_s7_strategic_advantage_stops_before_the_flag() -> None:
    match = virtual("army:1", only="AME SEA", markers={"SEA": 9})
    assert marker(match, "SEA") == 10
    assert "SEA" not in shown(match, 0)["closed"]


# S8


@rule("bk.solo.effect.bombing-the-row")
def test_s8_you_bomb_a_regular_token() -> None:
    match = human("army:1 air:1", row="navy:1 elite-navy army:2", only="WE SEA", filled=["WE-1"])
    match.play(0, "place army:1 WE-2-1")
    assert acts(match, 0) == ["bomb row:1", "bomb row:3"]
    assert refused(match, 0, "bomb row:2") == "bk.solo.effect.bombing-the-row"
    match.play(0, "bomb row:1")
    assert reserve(match, 0) == ["elite-navy", "army:2"]
    assert shown(match, 0)["bag"]["axis"].count("navy:1") == 3  # type: ignore[attr-defined]


@rule("bk.solo.effect.bombing-the-row")
@pytest.mark.parametrize(("place", "token", "left"), [(1, "elite-navy", "blitz-army"), (2, "blitz-army", "elite-navy")])
def test_s8_a_row_of_special_weapons(place: int, token: str, left: str) -> None:
    match = human("army:1 air:1", row="elite-navy blitz-army", only="WE SEA", filled=["WE-1"])
    match.play(0, "place army:1 WE-2-1")
    match.play(0, f"bomb row:{place}")
    assert reserve(match, 0) == [left]
    assert token in shown(match, 0)["bag"]["axis"]


# S14


@rule("bk.solo.step-4", "bk.solo.step-19", "bk.solo.tactical.priority")
def test_s14_avoiding_an_immediate_loss() -> None:
    match = virtual(
        "army:1 army:2 air:1 navy:2 army:3",
        only="WE SEA",
        tactic="for-the-glory",
        filled=["WE-1", "WE-2-1", "WE-2-3"],
        markers={"WE": -6},
        points=(15, 22),
    )
    assert kept(match, 4) == ["SEA"]
    assert kept(match, 9) == ["SEA-1-1", "SEA-1-2"]
    assert kept(match, 19) == ["SEA-1-1"]
    assert die_table(match) == [3, 4, 3, 4, 3, 4]


# S15


SEVEN = {
    "tactic big-guns",
    "tactic counterattack",
    "tactic economic-warfare",
    "tactic for-the-glory",
    "tactic research-and-development",
    "tactic rapid-deployment",
    "tactic secure",
}


@rule("bk.solo.tactical.steamroll", "bk.solo.tactical.first-turn", "bk.solo.tactical.draw")
def test_s15_four_turns_with_steamroll() -> None:
    match = GAME.match("solo", options={"tactical-tokens": True}, manual=True)
    tactics: list[object] = []
    for drawn in ("tactic counterattack", "tactic steamroll", "tactic secure"):
        _on(match)
        bank = {*possible(match)}
        tactics.append((bank, shown(match, 0)["tactic"]))
        chance(match, drawn)
        tactics.append((shown(match, 0)["tactic"], shown(match, 0)["face-up"]))
    assert tactics == [
        (SEVEN, None),
        ("counterattack", ["counterattack"]),
        (SEVEN - {"tactic counterattack"} | {"tactic steamroll"}, "counterattack"),
        ("counterattack", ["counterattack", "steamroll"]),
        (SEVEN - {"tactic counterattack"}, "counterattack"),
        ("secure", ["secure"]),
    ]
    _on(match)
    assert {*possible(match)} == SEVEN - {"tactic secure"} | {"tactic steamroll"}


def _on(match: Match) -> None:
    """Play on, with whatever comes first, to the next draw of a tactical token."""
    while match.due is None or match.due.cause != "bk-chance-tactic":
        assert match.outcome is None
        if match.due is not None:
            chance(match, match.due.nth(match.due.total // 2).text)
        else:
            match.play(0, match.legal(0)[0])


# S16


@rule("bk.solo.step-3", "bk.solo.steps.chains", "bk.solo.effect.blitz")
def test_s16_blitz_chain() -> None:
    match = virtual("air:0 navy:1 navy:3 army:2 army:2", only="WE PO")
    (chain,) = kept(match, 3) or []
    assert {act[6:] for act in chain.split(", ")} == {"air:0 PO-1-2", "navy:1 PO-1-1"}
    assert match.due is not None
    assert match.due.cause == "bk-chance-bombing"
    chance(match, "lose army:1")
    assert marker(match, "PO") == 1
    assert points(match) == (2, 0)
    assert shown(match, 0)["unseen"] == 1
    chance(match, "draw air:1")
    assert reserve(match, 0) == ["navy:3", "army:2", "army:2", "air:1"]
    assert match.to_act == (0,)


# S17


def dealt(difficulty: str) -> Match:
    match = GAME.match("solo", options={"difficulty": difficulty}, manual=True)
    draws = ("army:1", "navy:1", "air:1", "navy:3", "army:2", "air:2", "general", "army:1")
    chance(match, *(f"draw {token}" for token in draws))
    return match


@rule("bk.solo.setup.difficulty", "bk.solo.setup.die")
def test_s17_high_difficulty() -> None:
    match = dealt("high")
    chance(match, "roll 1", "roll 1", "roll 6")
    match.play(0, "shift EE")
    chance(match, "roll 5")
    assert shown(match, 0)["markers"] == {"WE": 4, "PO": 0, "EE": 2, "AME": 0, "SEA": 2}


@rule("bk.solo.setup.difficulty", "bk.solo.setup.die")
def test_s17_low_difficulty() -> None:
    match = dealt("low")
    chance(match, "roll 4", "roll 4", "roll 4")
    assert shown(match, 0)["markers"] == {"WE": 0, "PO": 0, "EE": 0, "AME": 3, "SEA": 0}


# S18


@rule("bk.nippon.solo.extra-shift", "bk.nippon.solo.next")
def test_s18_closed_in_its_turn_on_its_flag() -> None:
    match = virtual(
        "army:1", mode="nippon-solo", closed=["SEAT", "LAX", "HOU"], filled=["SFR-1", "SFR-2-1"], markers={"SFR": 8}
    )
    assert match.to_act == (0,)
    match.play(0, "open CHI")
    assert marker(match, "CHI") == 3


@rule("bk.nippon.solo.extra-shift", "bk.nippon.solo.next")
def test_s18_closed_in_your_turn_on_the_centre() -> None:
    match = human(
        "army:1 air:1",
        mode="nippon-solo",
        closed=["SEAT", "LAX", "HOU"],
        filled=["SFR-1", "SFR-2-1", "SFR-2-2"],
        markers={"SFR": 1},
    )
    match.play(0, "place army:1 SFR-2-3")
    match.play(0, "open CHI")
    assert marker(match, "CHI") == 0
