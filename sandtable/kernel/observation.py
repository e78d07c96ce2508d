"""An observation: all that one seat may know, as plain data, and full states drawn from it. Bots get nothing else."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, TypeAlias

from sandtable.kernel.action import Action
from sandtable.kernel.plain import Plain
from sandtable.kernel.state import State


class Sampler(ABC):
    """Draws full states that a view allows. Built from plain data alone, so nothing true can hide in it."""

    @abstractmethod
    def sample(self, rng: random.Random) -> State: ...


ReadSampler: TypeAlias = Callable[[int, dict[str, Plain]], Sampler]


class Observation:
    """The view of one seat with what it may do. ``data`` is the whole of it; see ``Game.observation``."""

    seat: Final[int]
    view: Final[dict[str, Plain]]
    legal: Final[list[Action]]
    free: Final[list[Action]]
    data: Final[dict[str, Plain]]

    def __init__(
        self,
        data: dict[str, Plain],
        seat: int,
        view: dict[str, Plain],
        legal: list[Action],
        free: list[Action],
        read: ReadSampler,
    ) -> None:
        self.data = data
        self.seat = seat
        self.view = view
        self.legal = legal
        self.free = free
        self._read = read
        self._sampler: Sampler | None = None

    def sample(self, rng: random.Random) -> State:
        """A full state that this seat cannot tell from the true one."""
        if self._sampler is None:
            self._sampler = self._read(self.seat, self.view)
        return self._sampler.sample(rng)
