"""Mirrored luck: the games of a pair roll and draw alike, as far as the same is rolled and drawn for.

A match rolls from its secret and its whole log, so two games go apart at the first act that differs. Here a result
follows from what it is for, who sees it and how many such there were before: the third token that a seat draws is the
same in both games of a pair as long as its bag is.
"""

from __future__ import annotations

import hashlib
from typing import Final

from sandtable.kernel.chance import Chance
from sandtable.kernel.knowledge import knows
from sandtable.kernel.match import Match

SPAN: Final = 1 << 64


class Luck:
    """Rolls for a match whose chance is entered by hand."""

    def __init__(self, match: Match, seed: str) -> None:
        self.match: Final = match
        self.seed: Final = seed
        self.rolled: Final[dict[str, int]] = {}

    def settle(self) -> None:
        """Roll and draw until somebody is asked or the game is over."""
        while (due := self.match.due) is not None:
            witness = next(seat for seat in range(self.match.setting.seats) if knows(due.seen, seat))
            self.match.resolve(witness, due.nth(self._ticket(due)))

    def _ticket(self, due: Chance) -> int:
        key = f"{due.cause} {due.seen}"
        count = self.rolled.get(key, 0)
        self.rolled[key] = count + 1
        fate = hashlib.blake2b(f"{self.seed}|{key}|{count}".encode(), digest_size=8).digest()
        return int.from_bytes(fate, "big") * due.total // SPAN
