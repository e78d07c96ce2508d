"""Free acts of bots: whom hosts ask and when, what is taken, and that equal seeds take alike."""

from __future__ import annotations

import importlib
import random

import pytest
from bench.soak import acts_freely
from drill import GAME
from drill.state import Drill
from kernel.table import EMPTY, at_turn, play, state_of, table

from sandtable.bots import KINDS, bot
from sandtable.bots.hosting import BotTable
from sandtable.bots.occasions import SHARE, Occasions
from sandtable.bots.planning import PlanningBot
from sandtable.bots.playout import playout
from sandtable.games import game as find_game
from sandtable.kernel import match as kernel_match
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.match import Match
from sandtable.lab.arena import Pairing, play_one

compiled = not (kernel_match.__file__ or "").endswith(".py")


def on_the_march() -> Match:
    """A squad of seat 1 has entered cedar and has farther to go; seat 0 may declare and so stop it."""
    match = at_turn(table(EMPTY, EMPTY, EMPTY), 1)
    play(match, "1 march birch>cedar>dogwood")
    return match


def asked(occasions: Occasions, match: Match) -> list[int]:
    """All whom a host asks now."""
    found: list[int] = []
    while (seat := occasions.next(match.state)) is not None:
        found.append(seat)
    return found


def test_every_seat_is_asked_once_at_an_occasion() -> None:
    match = at_turn(table(EMPTY, EMPTY, EMPTY))
    occasions = Occasions()
    assert asked(occasions, match) == [0, 1, 2]
    assert asked(occasions, match) == []


def test_the_next_occasion_asks_again_in_whosever_turn() -> None:
    match = at_turn(table(EMPTY, EMPTY, EMPTY))
    occasions = Occasions()
    asked(occasions, match)
    play(match, "0 march ash>fir>elm")
    assert match.to_act == (0,)
    assert asked(occasions, match) == [0, 1, 2]
    play(match, "0 onward")
    assert asked(occasions, match) == [0, 1, 2], "the turn of seat 1 has begun"


def test_a_seat_without_free_acts_is_not_asked() -> None:
    match = at_turn(table(EMPTY, EMPTY, squads=[{}, {"birch": 1}]))
    assert asked(Occasions(), match) == [1]


def test_a_free_act_is_no_occasion_of_its_own() -> None:
    match = at_turn(table(EMPTY, EMPTY, EMPTY))
    occasions = Occasions()
    assert occasions.next(match.state) == 0
    play(match, "0 remove ash")
    assert asked(occasions, match) == [1, 2]


@pytest.mark.parametrize("kind", ["greedy", "search"])
def test_a_bot_stops_a_march_in_another_seats_turn(kind: str) -> None:
    match = on_the_march()
    act = bot(kind, GAME, "x").consider(match.observe(0))
    assert act is not None
    assert act.text == "declare"


@pytest.mark.parametrize("kind", ["greedy", "search"])
def test_a_bot_leaves_be_what_is_good_as_it_is(kind: str) -> None:
    match = on_the_march()
    assert [act.verb for act in match.free(1)] == ["remove", "remove"]
    assert bot(kind, GAME, "x").consider(match.observe(1)) is None


def test_a_bot_that_plays_out_turns_weighs_free_acts_against_none() -> None:
    observation = on_the_march().observe(0)
    considered = [PlanningBot(GAME, f"seed {n}", turns=1).consider(observation, 4) for n in range(8)]
    assert considered == [PlanningBot(GAME, f"seed {n}", turns=1).consider(observation, 4) for n in range(8)]
    assert {None if act is None else act.text for act in considered} <= {None, "declare", "remove ash"}


def test_a_random_bot_takes_a_free_act_now_and_then() -> None:
    observation = on_the_march().observe(0)
    player = bot("random", GAME, "often")
    taken = [player.consider(observation) for _ in range(1_000)]
    acts = [act for act in taken if act is not None]
    assert 0.5 * SHARE < len(acts) / len(taken) < 1.5 * SHARE
    assert {act.text for act in acts} == {"declare", "remove ash"}


def test_what_a_bot_considers_follows_from_its_observation_alone() -> None:
    observation = on_the_march().observe(0)
    again = GAME.observation(observation.data)
    for kind in KINDS:
        assert bot(kind, GAME, "same").consider(observation) == bot(kind, GAME, "same").consider(again)


def bots_at(seed: str, kind: str) -> BotTable:
    name = "search:12" if kind == "search" else kind
    players = [bot(name, GAME, f"{seed} {seat}") for seat in range(4)]
    table = BotTable(GAME.match(seats=4, seed=seed, options={"rounds": 3}), players)
    table.play()
    return table


@pytest.mark.parametrize("kind", KINDS)
def test_games_with_free_acts_end_and_equal_seeds_play_alike(kind: str) -> None:
    taken = 0
    for seed in ("harvest", "frost", "thaw", "flood"):
        table = bots_at(seed, kind)
        assert table.match.outcome is not None
        assert bots_at(seed, kind).match.save() == table.match.save()
        acts = [entry.action for entry in table.match.entries if entry.action is not None]
        assert table.taken == sum(act.verb in ("declare", "remove") for act in acts)
        taken += table.taken
    assert taken > 0 or kind == "search", "it makes no long marches that somebody could stop"


def test_random_play_takes_free_acts_too() -> None:
    lost = 0
    for seed in range(20):
        state = GAME.start(GAME.setting(seats=4))
        playout(state, random.Random(seed))
        assert isinstance(state, Drill)
        assert state.outcome() is not None
        lost += state.declared != 0 or sum(state.lost) > 0
    assert lost > 0


@pytest.mark.skipif(compiled, reason="the compiled engine has a fixed list of titles")
def test_an_arena_lets_bots_take_free_acts_and_counts_them(monkeypatch: pytest.MonkeyPatch) -> None:
    titles = importlib.import_module("sandtable.games")
    monkeypatch.setattr(titles, "TITLES", (*titles.TITLES, GAME))
    pairing = Pairing(GAME.ID, GAME.modes[0].id, ("random", "random", "random", "random"))
    assert sum(play_one(pairing, number)["free"] for number in range(8)) > 0
    assert play_one(Pairing("blitzkrieg", "duel", ("random", "random")), 0)["free"] == 0


def test_a_declaration_taken_freely_ends_the_march() -> None:
    match = on_the_march()
    act = bot("greedy", GAME, "x").consider(match.observe(0))
    assert act is not None
    match.play(0, act)
    assert state_of(match).marcher == -1


def test_the_soak_takes_free_acts_too() -> None:
    title = find_game("globalwar")
    state = title.start(title.setting("asia-1937", 2))
    rng, occasions = random.Random("soak"), Occasions()
    taken: list[str] = []
    for _ in range(600):
        (seat, *_) = state.pending()
        if seat == CHANCE:
            state.apply(CHANCE, state.chance().pick(rng.random))
        elif free := acts_freely(state, 2, occasions, rng):
            taken.append(free)
        else:
            state.apply(seat, rng.choice(list(state.legal(seat))))
    assert taken
