"""The evaluation bots use: it sees what is about to happen, and a bot that follows it plays sensibly."""

from __future__ import annotations

import math
import random

import pytest

from games.legie.table import play, seat, state, table
from sandtable.bots import bot
from sandtable.games.legie.prospects import SCALE, Prospects
from sandtable.games.legie.sight import Sight
from sandtable.games.legie.title import GAME
from sandtable.games.legie.worth import worth
from sandtable.kernel.match import Match
from sandtable.lab.arena import Pairing, play_games
from sandtable.lab.score import Score

FULL = {"legion": "kopecky vavra vodicka havrda cil", "whites": "gorodskij klepetko zembajijev miller koloman"}


def best(match: Match, faction: str) -> str:
    """What `greedy` does."""
    found = bot("greedy", GAME, "fixed").decide(match.observe(seat(match, faction)), 8)
    return found.text


def looks(match: Match, faction: str = "legion") -> float:
    return worth(state(match), seat(match, faction))


@pytest.mark.parametrize(("mode", "seats"), [("standard", 2), ("dispatches", 3), ("survival", 4)])
def test_the_worths_of_all_seats_are_shares_of_one_win(mode: str, seats: int) -> None:
    match = GAME.match(mode, seats, "shares", {"factions": "dealt"})
    rng = random.Random(8)
    for _ in range(300):
        if not match.to_act:
            break
        worths = [worth(state(match), n) for n in range(seats)]
        assert sum(worths) == pytest.approx(1.0)
        assert min(worths) >= 0.0
        asked = match.to_act[0]
        match.play(asked, rng.choice(list(match.legal(asked))))


def test_a_finished_game_is_worth_what_it_brought() -> None:
    match = GAME.match("standard", 2, "over", {"factions": "dealt"})
    rng = random.Random(5)
    while match.to_act:
        match.play(match.to_act[0], rng.choice(list(match.legal(match.to_act[0]))))
    assert match.outcome is not None
    assert [worth(state(match), n) for n in (0, 1)] == list(match.outcome.shares)


def test_who_has_passed_has_no_use_for_supplies() -> None:
    """lg.recruit.leftover: they are thrown away."""
    match = table("recruiting", hands=FULL, supplies={"legion": 2, "whites": 1})
    assert best(match, "legion") != "pass"
    before = looks(match)
    play(match, "legion", "pass")
    assert looks(match) < before


def test_a_charge_that_kills_is_made() -> None:
    match = table("plots", {"intervention-troops": "keler cerkasin koloman"}, first="legion", round=4,
                  sleeves={"cerkasin": "wound", "koloman": "wound"})  # fmt: skip
    assert best(match, "legion") == "charge whites"


def test_a_charge_to_come_is_counted_against_whom_it_will_meet() -> None:
    """Orders come first. Keler will charge, Vávra, who is as strong, will not."""
    harm: list[float] = []
    for who in ("keler", "vavra"):
        match = table("orders", {"intervention-troops": f"{who}=plus2 koloman"}, first="whites", round=1)
        harm.append(Prospects(state(match)).outlook.harm[seat(match, "whites")])
    assert harm[0] < harm[1] == 0.0


def test_who_stands_open_at_a_plot_is_not_expected_in_the_hand() -> None:
    """Of fifteen Whites one lies open; whom the Legion does not see is the average of the fourteen others."""
    hands = {"legion": "keler", "whites": "gorodskij klepetko"}
    averages: list[float] = []
    for who in ("koloman", "miller"):
        match = table("march", {"intervention-troops": f"vavra {who}"}, hands=hands, first="legion", round=1)
        averages.append(Sight(state(match), seat(match, "legion")).strengths[seat(match, "whites")])
    assert averages == [pytest.approx((39 - 4) / 14), pytest.approx((39 - 1) / 14)]


def test_nobody_is_sent_to_freeze_to_death_for_nothing() -> None:
    match = table("march", {"wolf-pack": "koloman cerkasin"}, hands={"legion": "keler", "whites": ""}, first="legion",
                  sleeves={"keler": "frostbite"}, plots="wolf-pack bridge-to-blow-up sentries-on-the-bridge",
                  more={"legion": {"graveyard": ["vavra"]}}, round=1)  # fmt: skip
    assert best(match, "legion") != "send keler wolf-pack"


def test_a_token_is_turned_up_when_it_wins_a_plot_and_a_retreat_that_loses_one_is_not() -> None:
    winning = table("orders", {"intervention-troops": "vavra=plus2 koloman"}, first="whites", round=4)
    assert best(winning, "legion") == "reveal vavra"
    losing = table("orders", {"intervention-troops": "vavra=retreat miller"}, first="whites", round=4)
    assert best(losing, "legion") == "withhold vavra"


def test_the_strongest_is_lured_away_when_that_wins_the_plot() -> None:
    match = table("orders", {"intervention-troops": "vavra=lure koloman miller"}, first="whites", round=4)
    play(match, "legion", "reveal vavra")
    assert best(match, "legion") == "lure koloman"


def test_a_plot_that_is_settled_promises_nothing_more() -> None:
    alone = table("plots", {"hospital-car": "cil liskova"}, round=4, sleeves={"cil": "wound"})
    assert state(alone).points[0] == 2  # waiting for first aid at a plot already won
    assert looks(alone) == pytest.approx(1.0 / (1.0 + math.exp(-2.0 / SCALE)), abs=0.02)


def test_a_turn_to_look_ahead_is_a_round() -> None:
    rounds = [table(mode="survival", game=game, round=n, hands=FULL) for game, n in ((1, 3), (1, 4), (2, 1), (2, 2))]
    turns = [GAME.turn(state(match)) for match in rounds]
    assert turns == list(range(turns[0], turns[0] + 4))


def test_greedy_beats_random() -> None:
    pairing = Pairing("legie", "standard", ("greedy", "random"), {"factions": "dealt"}, seed="worth")
    assert Score(play_games(pairing, 12)).share >= 0.9


def test_greedy_buys_marches_orders_and_bluffs() -> None:
    """One whole game for three: supplies are spent, soldiers are sent, and blanks lie among the orders."""
    match = GAME.match("standard", 3, "bluff", {"factions": "dealt"})
    players = [bot("greedy", GAME, f"bluff {n}") for n in range(3)]
    acts: list[str] = []
    while match.to_act:
        asked = match.to_act[0]
        chosen = players[asked].decide(match.observe(asked))
        acts.append(chosen.text)
        match.play(asked, chosen)
    verbs = [act.split(" ")[0] for act in acts]
    for verb in ("equip", "send", "order", "reveal"):
        assert verbs.count(verb) >= 8, verb
    assert any(act.startswith("order blank") for act in acts)
