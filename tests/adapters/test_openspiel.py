"""OpenSpiel's own random simulation, for every title and number of seats; information states and chance nodes."""

from __future__ import annotations

import random

import pytest

from adapters.settings import SMALL, WAYS, Way, name

pyspiel = pytest.importorskip("pyspiel", reason="the extra “openspiel” is not installed")

from sandtable.adapters.spiel import PREFIX  # noqa: E402

EVERY = [way if way in SMALL[:4] else pytest.param(way, marks=pytest.mark.full) for way in WAYS]


def loaded(way: Way) -> pyspiel.Game:
    title, mode, seats, options = way
    told = ";".join(f"{key}:{value}" for key, value in options.items())
    return pyspiel.load_game(f"{PREFIX}{title}(mode={mode},players={seats},options={told})")


@pytest.mark.parametrize("way", EVERY, ids=lambda way: name(way))
def test_random_simulation(way: Way) -> None:
    """Writing a state down and reading it back replays its whole history, so long games leave that out."""
    pyspiel.random_sim_test(loaded(way), num_sims=1, serialize=way[0] == "blitzkrieg", verbose=False)


def test_chance_is_a_node_with_probabilities() -> None:
    state = loaded(SMALL[0]).new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert sum(share for _, share in outcomes) == pytest.approx(1.0)
    state.apply_action(outcomes[0][0])
    assert len(state.history()) == 1


def test_information_states_remember_and_tell_no_secrets() -> None:
    """A player's information state changes when it learns something, and not by what it cannot see."""
    game = loaded(SMALL[0])
    rng = random.Random(4)
    state = game.new_initial_state()
    hidden = 0
    while not state.is_terminal():
        if state.is_chance_node():
            places = [place for place, _ in state.chance_outcomes()]
            if len(places) > 1:
                told = []
                for place in places[:2]:
                    twin = state.clone()
                    twin.apply_action(place)
                    told.append([twin.information_state_string(player) for player in range(2)])
                same = [one == other for one, other in zip(*told, strict=True)]
                assert same.count(True) <= 1  # somebody sees what was drawn
                hidden += any(same)
            state.apply_action(rng.choices(places, [share for _, share in state.chance_outcomes()])[0])
        else:
            before = state.information_state_string(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            assert all(state.information_state_string(player) != before for player in range(2))
    assert hidden > 10
    assert sum(state.returns()) == 0.0
    assert state.clone().returns() == state.returns()
