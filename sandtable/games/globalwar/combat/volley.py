"""What lies on the table while a battle is fought: dice to be rolled, dice that were, hits to be taken."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.knowledge import Facts


class Volley:
    """Dice that are still to be rolled alike: by whom, at what value, and whom they may hit.

    A roll up to ``picks`` is a hit among ``picked`` if any of them is left; otherwise ``first`` goes before ``rest``.
    """

    WIDTH: Final = 10  # numbers of a row

    def __init__(
        self,
        side: int,
        troop: int,
        dice: int,
        value: int,
        picks: int,
        first: int,
        rest: int,
        picked: int,
        free: bool,
        sides: int,
    ) -> None:
        self.side: Final = side  # that fires
        self.troop: Final = troop
        self.dice: Final = dice
        self.value: Final = value
        self.picks: Final = picks
        self.first: Final = first
        self.rest: Final = rest
        self.picked: Final = picked
        self.free: Final = free  # the owner may offer what is otherwise the last to be lost
        self.sides: Final = sides  # 9 where those who flee are set aside: gw.15.7

    def some(self, dice: int, value: int = 0) -> Volley:
        """So many of the dice; ``value``: at another value."""
        return Volley(
            self.side, self.troop, dice, value or self.value, self.picks, self.first, self.rest, self.picked,
            self.free, self.sides,
        )  # fmt: skip

    def row(self) -> list[Facts]:
        return [self.side, self.troop, self.dice, self.value, self.picks, self.first, self.rest, self.picked,
                self.free, self.sides]  # fmt: skip


def volley_of(row: list[int]) -> Volley:
    return Volley(row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8] != 0, row[9])


class Throw:
    """A die that lies on the table: who threw it, at what value, and what it shows."""

    WIDTH: Final = 5

    def __init__(self, side: int, troop: int, value: int, picks: int, roll: int) -> None:
        self.side: Final = side
        self.troop: Final = troop
        self.value: Final = value
        self.picks: Final = picks
        self.roll: Final = roll

    def row(self) -> list[Facts]:
        return [self.side, self.troop, self.value, self.picks, self.roll]


def throw_of(row: list[int]) -> Throw:
    return Throw(row[0], row[1], row[2], row[3], row[4])


class Hit:
    """A hit that somebody has still to take. ``second``: it is the other loss of a double one (gw.10.8.3.b)."""

    WIDTH: Final = 6

    def __init__(self, side: int, first: int, rest: int, picked: bool, free: bool, second: bool) -> None:
        self.side: Final = side  # that is hit
        self.first: Final = first
        self.rest: Final = rest
        self.picked: Final = picked
        self.free: Final = free
        self.second: Final = second

    def row(self) -> list[Facts]:
        return [self.side, self.first, self.rest, self.picked, self.free, self.second]


def hit_of(row: list[int]) -> Hit:
    return Hit(row[0], row[1], row[2], row[3] != 0, row[4] != 0, row[5] != 0)
