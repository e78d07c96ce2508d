"""Gymnasium's own check, one seat against bots, and several environments at once."""

from __future__ import annotations

import warnings

import pytest

from adapters.settings import BLITZKRIEG, GLOBALWAR, LEGIE, QUARTERMASTER, SMALL, WARS, WAYS, Way, name

gymnasium = pytest.importorskip("gymnasium", reason="the extra “adapters” is not installed")

import numpy as np  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

from sandtable.adapters.gym import SeatEnv, vector_env  # noqa: E402

EVERY = [way if way in SMALL[:6] else pytest.param(way, marks=pytest.mark.full) for way in [*WAYS, *WARS]]


@pytest.mark.parametrize("way", EVERY, ids=lambda way: name(way))
def test_the_check_passes(way: Way) -> None:
    title, mode, seats, options = way
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(SeatEnv(title, mode, seats, opponent="random", **options), skip_render_check=True)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_against_a_bot(seat: int) -> None:
    table = SeatEnv("blitzkrieg", "duel", seat=seat, opponent="greedy")
    lost = 0
    for seed in range(6):
        seen, _ = table.reset(seed=seed)
        table.action_space.seed(seed)  # who plays at random plays alike every time too
        over = False
        while not over:
            number = table.action_space.sample(seen["action_mask"])
            seen, reward, over, cut, _ = table.step(number)
            assert not cut
            assert over or reward == 0.0
        assert reward in (1.0, -1.0)
        lost += reward < 0
    assert lost >= 3  # at random against a bot that thinks


@pytest.mark.parametrize("way", [BLITZKRIEG[1], QUARTERMASTER[2], LEGIE[1], GLOBALWAR[0]], ids=name)
def test_equal_seeds_play_alike(way: Way) -> None:
    title, mode, seats, options = way
    told: list[list[bytes]] = []
    for _ in range(2):
        table = SeatEnv(title, mode, seats, seat=seats - 1, opponent="random", **options)
        seen, _ = table.reset(seed=3)
        rng = np.random.default_rng(3)
        vectors: list[bytes] = []
        for _ in range(20):
            offered = np.flatnonzero(seen["action_mask"])
            if not len(offered):
                break
            seen, *_ = table.step(rng.choice(offered))
            vectors.append(seen["observation"].tobytes())
        told.append(vectors)
    assert told[0] == told[1]


def test_a_number_that_is_not_offered_loses() -> None:
    table = SeatEnv("blitzkrieg", "duel")
    seen, _ = table.reset(seed=0)
    _, reward, over, _, told = table.step(np.int64((seen["action_mask"] == 0).argmax()))
    assert (reward, over) == (-1.0, True)
    assert "refused" in told


def test_several_are_stepped_together() -> None:
    tables = vector_env(3, "blitzkrieg", mode="duel", opponent="random")
    seen, _ = tables.reset(seed=5)
    assert seen["observation"].shape[0] == 3
    for _ in range(5):
        numbers = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
        seen, rewards, *_ = tables.step(numbers)
    assert rewards.shape == (3,)
    tables.close()
