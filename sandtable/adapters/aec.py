"""PettingZoo: a title as an environment in which agents act in turn (AEC), with action masks.

Needs the extra `adapters`.
"""

from __future__ import annotations

import random
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sandtable.adapters.course import NOBODY, Course, begin
from sandtable.adapters.vectors import LIMIT, Encoder
from sandtable.kernel.game import Value


def env(title: str, mode: str | None = None, seats: int | None = None, **options: Value) -> AECEnv:
    """The environment as PettingZoo wants it used: steps before a reset and numbers that are not offered are errors."""
    return wrappers.OrderEnforcingWrapper(SandtableEnv(title, mode, seats, **options))


class SandtableEnv(AECEnv):
    """Seats are ``seat_0`` … in the order of the title. A number is a phrase of the title's codebook."""

    metadata: dict[str, Any] = {"render_modes": [], "is_parallelizable": False, "name": "sandtable_v0"}  # noqa: RUF012 (as the base class has it)

    def __init__(self, title: str, mode: str | None = None, seats: int | None = None, **options: Value) -> None:
        super().__init__()
        self.encoder: Final = Encoder(title)
        self.first: Final = begin(title, mode, seats, options)
        self.course: Course = self.first
        self.possible_agents = [f"seat_{seat}" for seat in range(self.first.setting.seats)]
        self.render_mode = None
        numbers = len(self.course.codes)
        box = spaces.Box(-LIMIT, LIMIT, (self.encoder.length,), np.float32)
        mask = spaces.Box(0, 1, (numbers,), np.int8)
        seen: dict[str, spaces.Space[Any]] = {"observation": box, "action_mask": mask}
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(numbers) for agent in self.possible_agents}
        self._rng = random.Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = random.Random(seed)
        elif not hasattr(self, "agents"):
            self._rng = random.Random(seeding.np_random()[1])
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.course = self.first.copy()
        self.course.settle(self._rng)
        self._select()

    def _select(self) -> None:
        asked = self.course.asked
        self.agent_selection = self.agents[0] if asked == NOBODY else self.possible_agents[asked]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.course.codes), dtype=np.int8)
        if self.course.asked == seat:
            mask[self.course.numbers()] = 1
        return {"observation": self.encoder.vector(self.course, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.course.enter(int(action))
        self.course.settle(self._rng)
        self._clear_rewards()
        if self.course.asked == NOBODY:
            self.rewards = dict(zip(self.possible_agents, self.course.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def render(self) -> None:
        """There is nothing to draw on."""
