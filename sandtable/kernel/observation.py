"""An observation: all that one seat may know, as plain data, and full states drawn from it. Bots get nothing else."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, TypeAlias

from sandtable.kernel.action import Action
from sandtable.kernel.picture import painted
from sandtable.kernel.plain import Plain
from sandtable.kernel.state import State


class Sampler(ABC):
    """Draws full states that a view allows. Built from plain data alone, so nothing true can hide in it."""

    @abstractmethod
    def sample(self, rng: random.Random) -> State: ...


class OpenSampler(Sampler):
    """With all cards open nothing is left to imagine: for looking back at finished games, and for nobody who plays."""

    def __init__(self, state: State) -> None:
        self._state: Final = state

    def sample(self, rng: random.Random) -> State:
        return self._state.copy()


class Untold(Sampler):
    """Draws for a seat that is itself untold: in its samples, too, it does what everybody sees and no more."""

    def __init__(self, sampler: Sampler, untold: tuple[int, ...]) -> None:
        self._sampler: Final = sampler
        self._untold: Final = untold

    def sample(self, rng: random.Random) -> State:
        state = self._sampler.sample(rng)
        state.leave_untold(self._untold)
        return state


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

    def svg(self, lang: str = "en") -> str:
        """What the seat sees, as a picture."""
        return painted({**self.data, "state": self.view}, lang)

    def _repr_html_(self) -> str:
        return self.svg()
