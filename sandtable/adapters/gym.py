"""Gymnasium: one seat of a title against bots in the others.

Needs the extra `adapters`.
"""

from __future__ import annotations

import random
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from sandtable.adapters.codebook import LEAVE
from sandtable.adapters.course import NOBODY, Course, begin
from sandtable.adapters.vectors import LIMIT, Encoder
from sandtable.bots import bot
from sandtable.bots.bot import Bot
from sandtable.kernel.game import Value


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """The seat's numbers are phrases of the title's codebook; ``action_mask`` says which are offered. A number that is
    not offered loses the game."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 (as the base class has it)

    def __init__(
        self,
        title: str,
        mode: str | None = None,
        seats: int | None = None,
        seat: int = 0,
        opponent: str = "skilled",
        **options: Value,
    ) -> None:
        self.seat: Final = seat
        self.opponent: Final = opponent
        self.encoder: Final = Encoder(title)
        self.first: Final = begin(title, mode, seats, options)
        self.course: Course = self.first
        self.players: list[Bot] = []
        self.rng = random.Random()
        numbers = len(self.course.codes)
        box = spaces.Box(-LIMIT, LIMIT, (self.encoder.length,), np.float32)
        self.observation_space = spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (numbers,), np.int8)})
        self.action_space = spaces.Discrete(numbers)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.rng = random.Random(int(self.np_random.integers(1 << 62)))
        self.course = self.first.copy()
        self.players = [
            bot(self.opponent, self.course.game, f"{self.rng.random()}") for _ in range(self.first.setting.seats)
        ]
        self._go_on()
        return self._seen(), {}

    def action_masks(self) -> Any:
        """For libraries that ask the environment, such as sb3-contrib."""
        mask = np.zeros(len(self.course.codes), dtype=np.int8)
        if self.course.asked == self.seat:
            mask[self.course.numbers()] = 1
        return mask

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.encoder.vector(self.course, self.seat), "action_mask": self.action_masks()}

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if int(action) not in self.course.numbers():
            return self._seen(), -1.0, True, False, {"refused": int(action)}
        self.course.enter(int(action))
        self._go_on()
        over = self.course.asked == NOBODY
        return self._seen(), self.course.rewards()[self.seat], over, False, {}

    def _go_on(self) -> None:
        """Chance and the bots act until the seat is asked or the game is over."""
        course = self.course
        course.settle(self.rng)
        while course.asked not in (self.seat, NOBODY):
            seat = course.asked
            observation = course.game.observe(course.setting, course.state, seat)
            player = self.players[seat]
            act = player.consider(observation) if course.offered else player.decide(observation)
            for number in (LEAVE,) if act is None else course.spelled(act):
                course.enter(number)
            course.settle(self.rng)


def vector_env(copies: int, title: str, **terms: Any) -> gymnasium.vector.VectorEnv[Any, Any, Any]:
    """Several environments that are stepped together."""
    return gymnasium.vector.SyncVectorEnv([lambda: SeatEnv(title, **terms) for _ in range(copies)])
