"""Standing orders: what a seat answers in a response window without being asked each time.

They belong to the host, like the match, and not to the game. A window is known by two things that every title shares:
one may pass, and the answer is hidden.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.kernel.action import Action
from sandtable.kernel.frames import PASS
from sandtable.kernel.match import Match


class Standing:
    """The orders of one seat. ``quiet`` passes where nothing can be used: only for a seat that plays alone with bots,
    because others would learn something by its being asked."""

    def __init__(self, quiet: bool, silent: Iterable[str] = (), always: Iterable[str] = ()) -> None:
        self.quiet = quiet
        self.silent: Final[list[str]] = list(silent)  # prompts that are answered by passing
        self.always: Final[list[str]] = list(always)  # nouns (cards) that are used whenever they can be
        self.never: Final[list[str]] = []  # nouns that are nothing to be asked about

    def forget(self) -> None:
        self.quiet = False
        for orders in (self.silent, self.always, self.never):
            orders.clear()

    def settle(self, noun: str, when: str) -> None:
        """``when`` is always, never or ask."""
        for word, orders in (("always", self.always), ("never", self.never)):
            if noun in orders:
                orders.remove(noun)
            if when == word:
                orders.append(noun)

    def answer(self, match: Match, seat: int) -> Action | None:
        """What the orders say to the window that asks this seat; None where there is none or the seat must be asked."""
        acts = match.legal(seat)
        if not in_window(match, seat):
            return None
        for act in acts:
            if any(noun in self.always for noun in act.nouns):
                return act
        if match.state.prompt(seat) in self.silent:
            return PASS
        usable = [act for act in acts if act != PASS and not any(noun in self.never for noun in act.nouns)]
        return PASS if self.quiet and not usable else None


def in_window(match: Match, seat: int) -> bool:
    return PASS in match.legal(seat) and match.state.asks_in_secret()
