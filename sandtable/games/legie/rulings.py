"""How a match of Legie is played: its mode, its options, and what nobody tells."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.knowledge import NOBODY


class Rulings:
    """The mode and the options of a match, as plain fields."""

    def __init__(self, seats: int, dispatches: bool = False, survival: bool = False) -> None:
        self.seats: Final = seats
        self.dispatches: Final = dispatches
        self.survival: Final = survival
        self.dealt_factions = False
        self.simultaneous = False
        self.recover_all = False
        self.exams_receive = False
        self.numbered = False  # at a real table dummies with numbers stand for tokens of bots
        self.untold = [False] * seats  # seats whose hidden things are only supposed
        self.known = [1 << seat for seat in range(seats)]  # who sees what each seat hides

    def leaving_untold(self, seats: tuple[int, ...]) -> Rulings:
        rulings = Rulings(self.seats, self.dispatches, self.survival)
        rulings.dealt_factions = self.dealt_factions
        rulings.simultaneous = self.simultaneous
        rulings.recover_all = self.recover_all
        rulings.exams_receive = self.exams_receive
        rulings.numbered = self.numbered
        for seat in seats:
            rulings.untold[seat] = True
            rulings.known[seat] = NOBODY
        return rulings
