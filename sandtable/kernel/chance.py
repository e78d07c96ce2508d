"""Chance: every die and every draw is a node with a distribution, resolved by the host and written into the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sandtable.kernel.action import Action
from sandtable.kernel.knowledge import EVERYBODY

CHANCE: Final = -1  # the "seat" that rolls and draws


class Chance:
    """What is due now: the possible results with their whole-number weights, and who will see the result.

    ``cover`` is what the others read in the log instead of a private result. ``cause`` is a message id that says
    what the draw or roll is for, with ``args``.
    """

    results: Final[Sequence[Action]]
    weights: Final[Sequence[int]]
    total: Final[int]
    seen: Final[int]
    cover: Final[Action | None]
    cause: Final[str]

    def __init__(
        self,
        results: Sequence[Action],
        weights: Sequence[int],
        cause: str,
        seen: int = EVERYBODY,
        cover: Action | None = None,
    ) -> None:
        self.results = results
        self.weights = weights
        self.total = sum(weights)
        self.cause = cause
        self.seen = seen
        self.cover = cover

    def nth(self, ticket: int) -> Action:
        """The result that ticket 0 … total-1 stands for."""
        for index, weight in enumerate(self.weights):
            if ticket < weight:
                return self.results[index]
            ticket -= weight
        raise IndexError(ticket)

    def pick(self, below: Callable[[], float]) -> Action:
        """Draw with a function that gives a float in [0, 1), such as ``random.Random(…).random``."""
        return self.nth(int(below() * self.total))

    def weight(self, action: Action) -> int:
        """The weight of one result; 0 when it cannot come up."""
        for index, result in enumerate(self.results):
            if self.weights[index] and result == action:
                return self.weights[index]
        return 0

    def possible(self) -> list[tuple[Action, int]]:
        return [(self.results[n], weight) for n, weight in enumerate(self.weights) if weight]


def die(sides: int, cause: str) -> Chance:
    """One fair die that everybody sees."""
    return Chance(ROLLS[:sides], (1,) * sides, cause)


ROLLS: Final[tuple[Action, ...]] = tuple(Action("roll", (str(n),)) for n in range(1, 21))
ROLLED: Final[dict[str, int]] = {action.text: n + 1 for n, action in enumerate(ROLLS)}
