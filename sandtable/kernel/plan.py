"""A plan: what a seat does for a while, act by act, as a title foresees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.kernel.action import Action
from sandtable.kernel.event import Event


class Plan:
    """Acts that are legal one after the other, whatever is hidden, until chance or another seat speaks.

    ``signs`` has for each of them the sign of the table before it (``Game.sign``). ``message`` says which plan it is,
    with ``worth`` and ``other``, what was found of it and of the next best, in per cent; ``reasons`` say why it is so.
    """

    def __init__(self, message: str, acts: Sequence[Action], signs: Sequence[int], reasons: Sequence[Event]) -> None:
        self.message: Final = message
        self.acts: Final = acts
        self.signs: Final = signs
        self.reasons: Final = reasons
