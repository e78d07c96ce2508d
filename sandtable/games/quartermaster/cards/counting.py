"""What points and losses are counted by: pieces in some spaces, pieces in reach of a space."""

from __future__ import annotations

from typing import Final

from sandtable.games.quartermaster.board import NEAR, within
from sandtable.games.quartermaster.cards.card import Tally
from sandtable.games.quartermaster.catalogue import SIDE
from sandtable.games.quartermaster.state import Quartermaster

YOURS: Final[tuple[int, ...]] = ()


class Pieces(Tally):
    """The pieces in some spaces: yours, or those of the countries named. Land spaces hold armies, seas navies."""

    def __init__(self, where: int, who: tuple[int, ...] = YOURS) -> None:
        self.where: Final = where
        self.who: Final = who

    def count(self, s: Quartermaster, country: int) -> int:
        if not self.who:
            return (s.pieces[country] & self.where).bit_count()
        total = 0
        for other in self.who:
            total += (s.pieces[other] & self.where).bit_count()
        return total


class NoPieces(Tally):
    """One where none of the countries named has a piece in some spaces, else none."""

    def __init__(self, where: int, who: tuple[int, ...]) -> None:
        self.where: Final = where
        self.who: Final = who

    def count(self, s: Quartermaster, country: int) -> int:
        for other in self.who:
            if s.pieces[other] & self.where:
                return 0
        return 1


class InReach(Tally):
    """Your armies (LAND) or navies (SEA) at most so many steps from a space (qm.map.distance)."""

    def __init__(self, kind: int, steps: int, of: int) -> None:
        self.kind: Final = kind
        self.steps: Final = steps
        self.of: Final = of

    def count(self, s: Quartermaster, country: int) -> int:
        area = within(self.of, self.steps, s.neighbours(SIDE[country]))
        return (s.pieces[country] & self.kind & area).bit_count()


class BesideHome(Tally):
    """Your pieces of either kind next to a home space; a piece in it does not count."""

    def __init__(self, home: int) -> None:
        self.home: Final = home

    def count(self, s: Quartermaster, country: int) -> int:
        return (s.pieces[country] & NEAR[self.home.bit_length() - 1]).bit_count()
