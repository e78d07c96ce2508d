"""Bots: they see observations only, keep to what is legal, repeat themselves by seed, and are of some use."""

from __future__ import annotations

import random

import pytest
from drill import GAME as DRILL

import sandtable
from sandtable.bots import KINDS, bot
from sandtable.bots.planning import PlanningBot
from sandtable.bots.playout import playout
from sandtable.kernel.game import Game
from sandtable.kernel.match import Match
from sandtable.lab.arena import Pairing, play_games
from sandtable.lab.crews import Pool
from sandtable.lab.score import Score

TITLE = sandtable.game("blitzkrieg")
FEW = 2  # lines of play, enough to walk every path of the search


def played(mode: str, kinds: tuple[str, ...], seed: str) -> Match:
    match = TITLE.match(mode, seed=seed)
    players = [bot(kind, TITLE, f"{seed} {seat}") for seat, kind in enumerate(kinds)]
    while match.to_act:
        seat = match.to_act[0]
        budget = FEW if kinds[seat] == "search" else None
        match.play(seat, players[seat].decide(match.observe(seat), budget))
    return match


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("mode", ["duel", "solo", "nippon", "nippon-solo"])
def test_every_bot_plays_every_mode_to_the_end_and_alike_by_seed(kind: str, mode: str) -> None:
    seats = TITLE.mode(mode).seats[0]
    match = played(mode, (kind,) * seats, "rhine")
    assert match.outcome is not None
    assert played(mode, (kind,) * seats, "rhine").save() == match.save()


@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_decides_alike_from_the_plain_data_of_an_observation(kind: str) -> None:
    match = TITLE.match("duel", seed="oder")
    rng = random.Random("oder")
    for _ in range(4):
        seat = match.to_act[0]
        observation = match.observe(seat)
        again = TITLE.observation(observation.data)
        assert bot(kind, TITLE, "same").decide(observation, 4) == bot(kind, TITLE, "same").decide(again, 4)
        match.play(seat, rng.choice(observation.legal))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_play_a_title_with_windows_secret_orders_and_allies(kind: str, seats: int) -> None:
    match = DRILL.match(seats=seats, seed="watch", options={"rounds": 1})
    players = [bot(kind, DRILL, f"watch {seat}") for seat in range(seats)]
    while match.to_act:
        seat = match.to_act[-1]
        match.play(seat, players[seat].decide(match.observe(seat), 12))
    assert match.outcome is not None


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(sandtable.Malformed) as caught:
        bot("genius", TITLE)
    assert caught.value.place == "bot"


def test_a_name_may_carry_how_long_a_bot_thinks() -> None:
    observation = TITLE.match("duel", seed="oder").observe(0)
    for name, budget in (("greedy", 3), ("search", 9)):
        assert bot(f"{name}:{budget}", TITLE, "s").decide(observation) == bot(name, TITLE, "s").decide(
            observation, budget
        )


@pytest.mark.parametrize(
    "name",
    [
        "search:",
        "search:0",
        "search:0s",
        "search:s",
        "search:601s",
        "greedy:1s",
        "search:-5",
        "greedy:many",
        "random:5",
        "search:99999999999",
    ],
)
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(sandtable.Malformed) as caught:
        bot(name, TITLE)
    assert caught.value.place == "bot"


@pytest.mark.parametrize("game", [TITLE, DRILL], ids=lambda game: game.ID)
def test_a_budget_may_be_seconds(game: Game) -> None:
    """How long it takes depends on the machine; that it decides by the rules does not."""
    match = game.match(seed="clock")
    observation = match.observe(match.to_act[0])
    assert bot("search:1s", game, "s").decide(observation) in observation.legal


def test_a_planner_tells_what_it_thinks_of_the_acts_it_has_played_out() -> None:
    observation = TITLE.match(seed="weigh").observe(0)
    weighed = PlanningBot(TITLE, "w", 16).weigh(observation)
    assert weighed[0].action == PlanningBot(TITLE, "w", 16).decide(observation)
    assert 1 < len(weighed) == len({one.action for one in weighed})
    assert all(one.lines > 0 and 0.0 <= one.promise() <= 1.0 for one in weighed)
    assert weighed[0].lines == max(one.lines for one in weighed)


def test_greedy_takes_the_win_that_lies_on_the_table() -> None:
    data = TITLE.example("duel") | {"points": {"axis": 24, "allies": 3}, "to-move": "axis"}
    match = TITLE.position(data, seed="x")
    act = bot("greedy", TITLE, "x").decide(match.observe(0))
    match.play(0, act)
    points = match.view(0)["state"]["points"]  # type: ignore[index,call-overload]
    assert points["axis"] >= 25  # type: ignore[index,call-overload]


def test_greedy_beats_random_clearly() -> None:
    games = play_games(Pairing("blitzkrieg", "duel", ("greedy", "random")), 40)
    assert Score(games).share > 0.7


@pytest.mark.full
def test_search_beats_greedy_more_often_than_not() -> None:
    games = play_games(Pairing("blitzkrieg", "duel", ("search:192", "greedy")), 60, Pool(2))
    assert Score(games).share > 0.5


@pytest.mark.full
def test_search_beats_greedy_by_playing_out_turns() -> None:
    """The seeds are fixed, so it comes out alike every time."""
    assert sandtable.game("quartermaster").LOOKAHEAD
    games = play_games(Pairing("quartermaster", "standard", ("search", "greedy")), 10, Pool(2))
    assert Score(games).share > 0.5


@pytest.mark.parametrize("mode", ["duel", "solo", "nippon", "nippon-solo"])
def test_random_play_always_ends(mode: str) -> None:
    rng = random.Random(mode)
    for _ in range(60):
        state = TITLE.start(TITLE.setting(mode))
        decisions, rolls = playout(state, rng)
        assert state.outcome() is not None
        assert 0 < decisions < 200
        assert rolls > 0
