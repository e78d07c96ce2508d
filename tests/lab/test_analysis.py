"""Analysis of finished games: what chances, luck and mistakes it tells, and that it tells the same again."""

from __future__ import annotations

import random
from functools import cache

import pytest
from games.blitzkrieg.table import position

import sandtable
from sandtable.kernel.match import Match
from sandtable.lab.analysis import Analysis, NotOver, Plan, analyse, decisions, judge
from sandtable.lab.calibration import Calibration, Knot, Seen, calibration, fit, fit_by_turn, same_slope
from sandtable.lab.judging import Judge

SHORT = Plan(lines=2, seed="short")


@cache
def given_up(title: str = "blitzkrieg", acts: int = 6) -> Match:
    """A game of random acts that somebody gives up soon."""
    match = sandtable.game(title).match(seed="given up")
    rng = random.Random(5)
    for _ in range(acts):
        seat = match.to_act[0]
        match.play(seat, rng.choice(list(match.legal(seat))))
    match.resign(1)
    return match


@cache
def found() -> Analysis:
    return analyse(given_up(), SHORT)


def test_equal_seeds_judge_alike_however_the_work_is_shared() -> None:
    match = given_up()
    done = list(judge(match, SHORT, decisions(match)[:2]))
    assert analyse(match, SHORT, done=done) == found()
    assert analyse(match, SHORT, jobs=2) == found()


def test_what_happened_to_a_chance_adds_up() -> None:
    for seat, parts in enumerate(found()["sums"]):
        assert parts["start"] == found()["steps"][0]["before"][seat]
        assert parts["end"] == found()["end"][seat] == (1.0, 0.0)[seat]
        between = parts["own"] + parts["others"] + parts["luck"] + parts["unforeseen"]
        assert parts["start"] + between == pytest.approx(parts["end"], abs=0.001)


def test_every_decision_is_judged_and_progress_is_told() -> None:
    match = given_up()
    told: list[float] = []
    steps = analyse(match, Plan(lines=1), progress=told.append)["steps"]
    assert [step["entry"] for step in steps] == [*decisions(match), len(match.entries) - 1]
    assert told == sorted(told)
    assert len(told) == len(decisions(match))
    assert told[-1] == 1.0
    for step in steps:
        assert all(0.0 <= chance <= 1.0 for chance in (*step["before"], *(step["after"] or ())))
        assert step["shown"] == [len(match.at(step["entry"] + 1).log(reader)) for reader in (0, 1, None)]


def test_a_game_that_goes_on_is_not_analysed() -> None:
    with pytest.raises(NotOver):
        analyse(sandtable.game("blitzkrieg").match("duel", seed=1))


def test_a_win_on_the_board_that_was_passed_up_is_the_mistake_it_is() -> None:
    match = position(to_move="allies", points=(10, 16), filled=["PO-1"], markers={"PO": -13},
                     reserve=(["air:1", "air:2"], ["navy:1", "army:1", "army:2"]), turns=7)  # fmt: skip
    match.play(1, next(act for act in match.legal(1) if " PO-" not in act.text))
    match.resign(1)
    found = analyse(match, Plan(lines=4))
    assert found["mistakes"] == [0]
    mistake = found["steps"][0]
    assert mistake["cost"] > 0.02
    assert mistake["better"] is not None
    assert " PO-" in mistake["better"]
    assert mistake["would"] == 1.0
    assert mistake["why"]
    assert found["sums"][1]["own"] == pytest.approx(-mistake["cost"] - found["steps"][1]["before"][1])


def test_whoever_gives_up_gives_away_the_chance_there_was() -> None:
    last = found()["steps"][-1]
    assert (last["act"], last["seat"], last["better"]) == ("resign", 1, None)
    assert last["choice"][1] == pytest.approx(-last["before"][1])
    assert last["choice"][0] == pytest.approx(1.0 - last["before"][0])
    assert last["luck"] == [0.0, 0.0]
    assert len(found()["steps"]) - 1 not in found()["mistakes"]


def test_what_nobody_could_know_changes_nothing_that_is_said_of_a_decision() -> None:
    match = given_up()
    place = decisions(match)[3]
    entry = match.entries[place]
    assert entry.action is not None
    state = match.at(place).state
    judge = Judge(match.game, match.setting, False, 2, "secret")
    other = match.game.observe(match.setting, state, entry.seat).sample(random.Random(3))
    assert other.plain() != state.plain()
    first = judge.decision(place, state, entry.seat, entry.action)
    second = judge.decision(place, other, entry.seat, entry.action)
    assert first["before"][entry.seat] == second["before"][entry.seat]
    assert (first["choice"], first["better"], first["why"]) == (second["choice"], second["better"], second["why"])


def test_a_chance_is_what_a_worth_was_fitted_to_be() -> None:
    three = same_slope(2.0, False)
    assert three.chance(1 / 3, 3) == pytest.approx(1 / 3)
    assert three.chance(0.0, 3) == 0.0
    assert three.chance(1.0, 3) == 1.0
    assert same_slope(2.0, True).chance(0.6, 6) == pytest.approx(0.36 / (0.36 + 0.16))
    rng = random.Random(7)
    seen = []
    for _ in range(4000):
        lead = rng.uniform(-2.0, 2.0)
        seen.append(
            Seen(0.0, lead, float(rng.random() < same_slope(0.5, True).chance(1 / (1 + 2.718281828**-lead), 2)), 0)
        )
    assert fit(seen) == pytest.approx(0.5, abs=0.1)
    assert calibration("drill") == same_slope(1.0, False)


def test_a_lead_means_more_the_less_time_is_left() -> None:
    """Between the knots of a scale its slope changes evenly; a slope for each part of the game is found again."""
    scale = Calibration((Knot(2, 0.5), Knot(4, 1.5)), True)
    assert [scale.slope(turn) for turn in (0, 2, 3, 4, 9)] == [0.5, 0.5, 1.0, 1.5, 1.5]
    assert scale.chance(0.6, 2, 3) == pytest.approx(0.6)
    assert scale.chance(0.6, 2, 2) < 0.6 < scale.chance(0.6, 2, 4)
    rng = random.Random(7)
    seen = []
    for turn in (1, 2, 3, 4) * 3000:
        lead = rng.uniform(-2.0, 2.0)
        chance = same_slope(0.5 if turn <= 2 else 1.5, True).of_lead(0.0, lead)
        seen.append(Seen(0.0, lead, float(rng.random() < chance), turn))
    early, late = fit_by_turn(seen, 2)
    assert (early.turn, late.turn) == (1.5, 3.5)
    assert early.slope == pytest.approx(0.5, abs=0.1)
    assert late.slope == pytest.approx(1.5, abs=0.15)
