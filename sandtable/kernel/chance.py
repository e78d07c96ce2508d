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
    what the draw or roll is for.
    """

    results: Final[Sequence[Action]]
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
        lots: list[int] | None = None,
    ) -> None:
        """``lots`` may stand for the weights: places in ``results``, in order, each as often as it weighs."""
        self.results = results
        self.total = sum(weights) if lots is None else len(lots)
        self.cause = cause
        self.seen = seen
        self.cover = cover
        self._weights = weights
        self._lots = lots

    @property
    def weights(self) -> Sequence[int]:
        if self._lots is None:
            return self._weights
        weights = [0] * len(self.results)
        for lot in self._lots:
            weights[lot] += 1
        return weights

    def nth(self, ticket: int) -> Action:
        """The result that ticket 0 … total-1 stands for."""
        if self._lots is not None:
            return self.results[self._lots[ticket]]
        for index, weight in enumerate(self._weights):
            if ticket < weight:
                return self.results[index]
            ticket -= weight
        raise IndexError(ticket)

    def pick(self, below: Callable[[], float]) -> Action:
        """Draw with a function that gives a float in [0, 1), such as ``random.Random(…).random``."""
        return self.nth(int(below() * self.total))

    def weight(self, action: Action) -> int:
        """The weight of one result; 0 when it cannot come up."""
        for result, weight in self.possible():
            if result == action:
                return weight
        return 0

    def possible(self) -> list[tuple[Action, int]]:
        return [(self.results[n], weight) for n, weight in enumerate(self.weights) if weight]


def deal(results: Sequence[Action], lots: list[int], cause: str, seen: int, cover: Action) -> Chance:
    """One of the lots, all alike: a sorted pile of places in ``results``."""
    return Chance(results, (), cause, seen, cover, lots)


def die(sides: int, cause: str) -> Chance:
    """One fair die that everybody sees."""
    return Chance(ROLLS[:sides], (1,) * sides, cause)


ROLLS: Final[tuple[Action, ...]] = tuple(Action("roll", (str(n),)) for n in range(1, 21))
ROLLED: Final[dict[str, int]] = {action.text: n + 1 for n, action in enumerate(ROLLS)}
