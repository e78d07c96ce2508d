"""Bots in all seats of a match, asked by turns and on occasions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.bots.bot import Bot
from sandtable.bots.occasions import Occasions
from sandtable.kernel.match import Match


class BotTable:
    """``act`` until it says no; ``taken`` counts the free acts."""

    def __init__(self, match: Match, players: Sequence[Bot], budgets: Sequence[int | None] = ()) -> None:
        self.match: Final = match
        self.players: Final = players
        self.budgets: Final = budgets or [None] * len(players)
        self.occasions: Final = Occasions()
        self.taken = 0

    def act(self) -> bool:
        """Let one bot act; False when nobody is asked any more."""
        match = self.match
        if not match.to_act:
            return False
        while True:
            bold = self.occasions.next(match.state)
            if bold is None:
                break
            free = self.players[bold].consider(match.observe(bold), self.budgets[bold])
            if free is not None:
                match.play(bold, free)
                self.taken += 1
                return True
        seat = match.to_act[0]
        match.play(seat, self.players[seat].decide(match.observe(seat), self.budgets[seat]))
        return True

    def play(self) -> None:
        """To the end of the game."""
        while self.act():
            pass
