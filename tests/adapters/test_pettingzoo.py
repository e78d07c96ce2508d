"""PettingZoo's own tests, for every title and number of seats, and random play to the end."""

from __future__ import annotations

import warnings

import pytest

from adapters.settings import BLITZKRIEG, GLOBALWAR, LEGIE, QUARTERMASTER, SMALL, WARS, WAYS, Way, name

pettingzoo = pytest.importorskip("pettingzoo", reason="the extra “adapters” is not installed")

from pettingzoo.test import api_test, seed_test  # noqa: E402

from sandtable.adapters.aec import SandtableEnv, env  # noqa: E402
from sandtable.adapters.course import NotOffered  # noqa: E402

EVERY = [way if way in (*BLITZKRIEG, QUARTERMASTER[0], LEGIE[3]) else pytest.param(way, marks=pytest.mark.full)
         for way in [*WAYS, *WARS]]  # fmt: skip


@pytest.mark.parametrize("way", EVERY, ids=lambda way: name(way))
def test_the_api_is_kept(way: Way) -> None:
    title, mode, seats, options = way
    cycles = 100 if way in SMALL else 20
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # a mask beside a vector is no array, as in its own games
        api_test(env(title, mode, seats, **options), num_cycles=cycles)
        seed_test(lambda: env(title, mode, seats, **options), num_cycles=cycles // 5)


@pytest.mark.parametrize("way", [BLITZKRIEG[0], BLITZKRIEG[1], LEGIE[1]], ids=name)
def test_random_play_comes_to_an_end(way: Way) -> None:
    title, mode, seats, options = way
    table = env(title, mode, seats, **options)
    table.reset(seed=7)
    for agent in table.agents:
        table.action_space(agent).seed(7)  # they play alike every time: a draw would reward nobody
    rewards = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        rewards[agent] += reward
        assert not cut
        number = None if over else table.action_space(agent).sample(seen["action_mask"])
        table.step(number)
    assert len(rewards) == seats
    assert seats == 1 or sum(rewards.values()) == pytest.approx(0.0)
    assert any(rewards.values())


def test_what_is_not_offered_is_an_error_and_changes_nothing() -> None:
    title, mode, seats, options = GLOBALWAR[0]
    table = SandtableEnv(title, mode, seats, **options)
    table.reset(seed=1)
    seen = table.observe(table.agent_selection)
    wrong = int((seen["action_mask"] == 0).argmax())
    with pytest.raises(NotOffered):
        table.step(wrong)
    assert (table.observe(table.agent_selection)["observation"] == seen["observation"]).all()


def test_nobody_else_is_offered_anything() -> None:
    table = SandtableEnv("quartermaster", seats=4)
    table.reset(seed=1)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)
