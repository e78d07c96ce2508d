"""What bots did wrong once, as positions: they do not do it again."""

from __future__ import annotations

import random

import pytest
from games.blitzkrieg.table import position
from games.legie.table import seat, table

from sandtable.bots import bot
from sandtable.bots.rest import come_to_rest
from sandtable.games.blitzkrieg.title import GAME as BLITZKRIEG
from sandtable.games.legie.title import GAME as LEGIE
from sandtable.games.quartermaster.title import GAME as QUARTERMASTER


@pytest.mark.parametrize("kind", ["greedy", "greedy:1", "search:16"])
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


def test_a_state_at_rest_is_left_as_it_is() -> None:
    match = BLITZKRIEG.match("duel", seed="calm")
    before = match.state.plain()
    come_to_rest(BLITZKRIEG, match.state, random.Random(1))
    assert match.state.plain() == before


def test_what_the_other_side_hides_changes_no_judgement() -> None:
    match = BLITZKRIEG.match("duel", seed="fog")
    rng = random.Random("fog")
    for _ in range(8):
        for side in (0, 1):
            observation = match.observe(side)
            numbers = {tuple(BLITZKRIEG.features(observation.sample(rng), side)) for _ in range(6)}
            assert len(numbers) == 1
        asked = match.to_act[0]
        match.play(asked, rng.choice(list(match.legal(asked))))


@pytest.mark.parametrize("kind", ["greedy", "search:8"])
def test_a_blank_token_is_put_away_without_showing_it(kind: str) -> None:
    match = table("orders", {"supply-run": "vavra=blank cil cerkasin=blank"}, first="whites")
    for faction in ("legion", "whites"):
        asked = seat(match, faction)
        if match.to_act != (asked,):
            continue
        assert bot(kind, LEGIE, "quiet").decide(match.observe(asked)).verb == "withhold"


@pytest.mark.parametrize("seed", range(6))
def test_of_an_opening_hand_an_army_to_build_is_kept(seed: int) -> None:
    match = QUARTERMASTER.match(seats=6, seed=f"opening {seed}")
    for asked in match.to_act:
        observation = match.observe(asked)
        held = str(observation.view).count("'build-army'")
        put_away = bot("greedy", QUARTERMASTER, "hand").decide(observation).nouns.count("build-army")
        if held:
            assert put_away < held
