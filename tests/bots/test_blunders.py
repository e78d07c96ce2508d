"""What bots did wrong once, as positions: they do not do it again."""

from __future__ import annotations

import random

import pytest
from games.blitzkrieg.table import position
from games.legie.table import seat, table
from games.quartermaster.table import country
from games.quartermaster.table import table as theatre_of_war

from bots.winning import at_stake
from sandtable.bots import LEVELS, bot
from sandtable.bots.rest import come_to_rest
from sandtable.bots.selfplay import Player, lessons
from sandtable.games.blitzkrieg.title import GAME as BLITZKRIEG
from sandtable.games.legie.title import GAME as LEGIE
from sandtable.games.quartermaster.title import GAME as QUARTERMASTER
from sandtable.kernel.game import Game

SECOND_AND_UP = LEVELS[1:]


@pytest.mark.parametrize("kind", [*SECOND_AND_UP, "greedy", "greedy:1", "search:16"])
def test_a_theatre_that_closes_with_effects_left_over_is_seen_as_the_win_it_is(kind: str) -> None:
    """The points come only after the leftover effects: in between it looked as if the theatre were lost."""
    match = position(to_move="allies", points=(10, 16), filled=["PO-1"], markers={"PO": -13},
                     reserve=(["air:1", "air:2"], ["navy:1", "army:1", "army:2"]), turns=7)  # fmt: skip
    won = bot(kind, BLITZKRIEG, "win").decide(match.observe(1))
    assert any(" PO-" not in act.text for act in match.legal(1))
    state = match.state.copy()
    state.apply(1, won)
    come_to_rest(BLITZKRIEG, state, random.Random(1))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.shares == (0.0, 1.0)


@pytest.mark.parametrize("level", SECOND_AND_UP)
def test_a_win_by_the_further_token_of_a_blitz_is_seen(level: str) -> None:
    """The air token closes the row for 2 points, and the army it brings takes propaganda: 25."""
    match = position(to_move="allies", points=(10, 22), filled=["EE-1-2"], markers={"EE": -1},
                     reserve=(["air:1", "air:2", "navy:1"], ["air:0", "army:1", "army:2"]), turns=7)  # fmt: skip
    wins = [act.text for act in at_stake(BLITZKRIEG, match.observe(1), random.Random(1))]
    assert "place air:0 EE-1-1" in wins
    assert all("air:0" in text for text in wins)  # none without the blitz
    for seed in "abc":
        assert bot(level, BLITZKRIEG, seed).decide(match.observe(1)).text in wins


@pytest.mark.parametrize("level", SECOND_AND_UP)
def test_a_blitz_that_goes_on_to_bomb_the_last_token_of_the_rival_is_seen(level: str) -> None:
    """The air token fills the row, and in the next one a space with bombing is free: who has no token loses."""
    filled = ["EE-1", "EE-2-1", "EE-2-3", "PO-1-1"]
    match = position(to_move="axis", points=(12, 15), filled=filled, markers={"EE": 1},
                     reserve=(["air:0", "army:2", "navy:1"], ["army:1"]), turns=8)  # fmt: skip
    wins = [act.text for act in at_stake(BLITZKRIEG, match.observe(0), random.Random(1))]
    assert "place air:0 EE-2-2" in wins
    for seed in "abc":
        assert bot(level, BLITZKRIEG, seed).decide(match.observe(0)).text in wins


@pytest.mark.parametrize("kind", ["casual", "greedy:1"])
def test_of_two_placements_that_look_like_wins_the_sure_one_is_taken(kind: str) -> None:
    """A bomb takes the last token of the Allies; filling Western Europe wins only if that was a navy."""
    match = position(to_move="axis", points=(12, 14), markers={"WE": 1, "PO": 14, "EE": -2, "AME": -9, "SEA": 8},
                     filled=["WE-1", "WE-2", "WE-3-1", "WE-3-2", "EE-1", "EE-2"], closed=["PO", "AME", "SEA"],
                     reserve=(["army:1", "navy:1"], ["navy:1"]), turns=20)  # fmt: skip
    observation = match.observe(0)
    (win,) = at_stake(BLITZKRIEG, observation, random.Random(1))
    assert win.text == "place army:1 EE-3-1"
    assert {bot(kind, BLITZKRIEG, str(seed)).decide(observation) for seed in range(30)} == {win}


@pytest.mark.parametrize("level", SECOND_AND_UP)
def test_the_last_tokens_of_a_game_are_thought_through_to_the_end(level: str) -> None:
    """Whatever becomes of the blank, Zoja must turn up her Move: put away, it loses the game."""
    at = {"bridge-to-blow-up": "zajaty=blank rachmanin sloboda hrubes"}
    at["talks-by-the-samovar"] = "zoja=move marfa ilja vavra"
    match = table(
        "orders", at,
        players="militia legion", first="legion", round=4, commanders="paraskeva topol", officers="rachmanin kopecky",
        plots="bridge-to-blow-up exchange-of-prisoners talks-by-the-samovar", points={"militia": 12, "legion": 11},
        sleeves={"zajaty": "medal ciphers", "sloboda": "promotion-card", "marfa": "accurate-aim", "vavra": "sabre"},
    )  # fmt: skip
    observation = match.observe(0)
    assert {act.text for act in at_stake(LEGIE, observation, random.Random(1))} == {
        "reveal zajaty", "withhold zajaty", "reveal zoja",
    }  # fmt: skip
    for seed in range(24):
        assert bot(level, LEGIE, str(seed)).decide(observation).text != "withhold zoja"


def test_a_state_at_rest_is_left_as_it_is() -> None:
    match = BLITZKRIEG.match("duel", seed="calm")
    before = match.state.plain()
    come_to_rest(BLITZKRIEG, match.state, random.Random(1))
    assert match.state.plain() == before


FOGGY = [
    (BLITZKRIEG, "duel", 2, 8),
    (QUARTERMASTER, "standard", 2, 120),
    (QUARTERMASTER, "standard", 6, 120),
    (LEGIE, "standard", 2, 160),
    (LEGIE, "dispatches", 3, 160),
    (LEGIE, "survival", 4, 160),
]


@pytest.mark.parametrize(("game", "mode", "seats", "acts"), FOGGY)
def test_what_others_hide_changes_no_judgement(game: Game, mode: str, seats: int, acts: int) -> None:
    match = game.match(mode, seats, seed="fog")
    rng = random.Random("fog")
    for act in range(acts):
        if not match.to_act:
            break
        for viewer in range(seats) if act % 4 == 0 else ():
            observation = match.observe(viewer)
            true = pytest.approx(game.features(match.state, viewer), abs=1e-9)
            samples = [observation.sample(rng) for _ in range(3)]
            assert [game.features(sample, viewer) for sample in samples] == [true] * 3
            if game is not LEGIE:  # its evaluation, made by hand, reads what lies face down
                worth = pytest.approx(game.worth(match.state, viewer), abs=1e-9)
                assert [game.worth(sample, viewer) for sample in samples] == [worth] * 3
        asked = match.to_act[0]
        match.play(asked, rng.choice(list(match.legal(asked))))


@pytest.mark.parametrize("game", [BLITZKRIEG, QUARTERMASTER, LEGIE])
def test_every_feature_tells_something(game: Game) -> None:
    """A number that is the same in every position cannot be learned from."""
    rows: list[list[float]] = []
    for title, mode, seats, _ in FOGGY:
        if title is game:
            setting = game.setting(mode, seats)
            for number in range(3):
                rows += [lesson.numbers for lesson in lessons(game, setting, random.Random(number), Player(True, None))]
    assert all(len(row) == len(game.FEATURES) for row in rows)
    told = [len({row[n] for row in rows}) > 1 for n in range(len(game.FEATURES))]
    assert all(told), [name for name, tells in zip(game.FEATURES, told, strict=True) if not tells]


@pytest.mark.parametrize("kind", [*SECOND_AND_UP, "greedy", "search:8"])
@pytest.mark.parametrize("first", ["legion", "whites"])
def test_a_blank_token_is_put_away_without_showing_it(kind: str, first: str) -> None:
    match = table("orders", {"supply-run": "vavra=blank cil cerkasin=blank"}, first=first)
    (asked,) = match.to_act
    assert asked == seat(match, "whites" if first == "legion" else "legion")  # the starting player is the last
    assert bot(kind, LEGIE, "quiet").decide(match.observe(asked)).verb == "withhold"


@pytest.mark.parametrize("level", SECOND_AND_UP)
@pytest.mark.parametrize("seed", range(6))
def test_of_an_opening_hand_an_army_to_build_is_kept(level: str, seed: int) -> None:
    match = QUARTERMASTER.match(seats=6, seed=f"opening {seed}")
    for asked in match.to_act:
        observation = match.observe(asked)
        held = str(observation.view).count("'build-army'")
        put_away = bot(level, QUARTERMASTER, "hand").decide(observation).nouns.count("build-army")
        if held:
            assert put_away < held


@pytest.mark.parametrize("level", SECOND_AND_UP)
def test_an_empty_capital_beside_an_enemy_gets_an_army(level: str) -> None:
    german = country("western-europe", hand="build-army land-battle wolf-packs sea-battle")
    match = theatre_of_war(GER=german, USSR=country("moscow eastern-europe"))
    for seed in "abc":
        player = bot(level, QUARTERMASTER, seed)
        assert player.decide(match.observe(0)).text == "play build-army"
    match.play(0, "play build-army")
    assert len(match.legal(0)) > 1
    for seed in "abc":
        assert bot(level, QUARTERMASTER, seed).decide(match.observe(0)).text == "build germany"
