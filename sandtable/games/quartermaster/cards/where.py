"""Where a part of a card may happen: fixed spaces, or some that depend on the event that the card answers."""

from __future__ import annotations

from typing import Final

from sandtable.games.quartermaster.board import EVERYWHERE, LAND, NEAR
from sandtable.games.quartermaster.reactions import Text
from sandtable.games.quartermaster.state import Quartermaster


class Where:
    """The spaces a part may use: fixed ones, or some that depend on the event that the card answers."""

    def __init__(self, fixed: int = EVERYWHERE) -> None:
        self.fixed: Final = fixed

    def spaces(self, s: Quartermaster, text: Text) -> int:
        return self.fixed


class Here(Where):
    """The space of the battle (qm.play.place) or of the new piece, those across a border line from it, or both."""

    def __init__(self, itself: bool, beside: bool) -> None:
        super().__init__()
        self.itself: Final = itself
        self.beside: Final = beside

    def spaces(self, s: Quartermaster, text: Text) -> int:
        mask = 1 << text.space if self.itself else 0
        return mask | NEAR[text.space] if self.beside else mask


class FrontAtTurnStart(Where):
    """The spaces where, at the start of the turn, an army of the foe had an army of yours beside it."""

    def __init__(self, foe: int) -> None:
        super().__init__()
        self.foe: Final = foe

    def spaces(self, s: Quartermaster, text: Text) -> int:
        armies = s.at_start[text.country] & LAND
        front = 0
        foes = s.at_start[self.foe] & LAND
        while foes:
            low = foes & -foes
            foes ^= low
            if NEAR[low.bit_length() - 1] & armies:
                front |= low
        return front


ANYWHERE: Final = Where()
HERE: Final = Here(itself=True, beside=False)
BESIDE_HERE: Final = Here(itself=False, beside=True)
HERE_OR_BESIDE: Final = Here(itself=True, beside=True)
