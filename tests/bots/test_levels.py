"""The five levels: in every title, legal, alike by seed, and in order."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.bots import BOTS, KINDS, LEVELS, bot
from sandtable.bots.greedy import GreedyBot
from sandtable.bots.levels import LADDERS, USUAL
from sandtable.bots.planning import PlanningBot
from sandtable.bots.ratings import RATINGS
from sandtable.games import games
from sandtable.lab.arena import Pairing, play_games
from sandtable.lab.score import Score

BLITZKRIEG = sandtable.game("blitzkrieg")


def test_every_title_has_five_and_kinds_of_thinking_are_no_levels() -> None:
    assert len(LEVELS) == 5
    assert set(LADDERS) == set(games())
    assert USUAL in LEVELS
    assert BOTS == LEVELS + KINDS
    assert not set(LEVELS) & set(KINDS)


@pytest.mark.parametrize("title", games())
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_decides_by_the_rules_and_alike_by_seed(title: str, name: str) -> None:
    game = sandtable.game(title)
    match = game.match(seed="levels")
    observation = match.observe(match.to_act[0])
    act = bot(name, game, "same").decide(observation, 2)
    assert act in observation.legal
    assert bot(name, game, "same").decide(game.observation(observation.data), 2) == act


@pytest.mark.parametrize("name", ["beginner:5", "master:100"])
def test_a_level_has_its_own_budget(name: str) -> None:
    with pytest.raises(sandtable.Malformed):
        bot(name, BLITZKRIEG)


def test_the_strongest_looks_farther_where_that_was_measured_to_be_better() -> None:
    expert, master = (bot(name, BLITZKRIEG, "far") for name in ("expert", "master"))
    assert isinstance(expert, PlanningBot)
    assert isinstance(master, PlanningBot)
    assert (expert.turns, master.turns) == LADDERS["blitzkrieg"].turns
    assert expert.turns < master.turns


def test_who_wavers_misjudges_but_never_a_win() -> None:
    unsure = GreedyBot(BLITZKRIEG, "unsure", 1, wavers=2.0)
    assert len({round(unsure._misjudged(0.5), 6) for _ in range(20)}) == 20
    assert unsure._misjudged(1.0) == 1.0
    assert all(unsure._misjudged(0.9) < 1.0 for _ in range(100))


def test_who_strays_takes_any_act_now_and_then() -> None:
    observation = BLITZKRIEG.match("duel", seed="stray").observe(0)
    sure = GreedyBot(BLITZKRIEG, "same", 1).decide(observation)
    straying = GreedyBot(BLITZKRIEG, "same", 1, strays=1.0)
    assert {straying.decide(observation).text for _ in range(40)} - {sure.text}


def test_the_third_level_beats_the_first() -> None:
    assert Score(play_games(Pairing("blitzkrieg", "duel", ("skilled", "beginner")), 12)).share > 0.6


def test_ratings_are_of_titles_and_name_every_level() -> None:
    assert set(RATINGS) <= set(games())
    for rated in RATINGS.values():
        assert tuple(rated) == LEVELS
        assert rated[LEVELS[0]].points == 0
        assert all(rating.low <= rating.points <= rating.high for rating in rated.values())
