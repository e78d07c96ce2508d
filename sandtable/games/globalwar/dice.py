"""Dice that fall one after the other, each for one of a list: ships under fire, ships in a port that fell, incomes."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Self

from sandtable.games.globalwar.combat.fire import SIDES_OF_DIE
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.action import Action
from sandtable.kernel.chance import ROLLED, Chance, die
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.knowledge import Facts

Row = tuple[int, ...]  # what one die is rolled for, as numbers


class DiceInTurn(Frame[GlobalWar]):
    """A die for each of ``rows``, from the first to the last; a row that is no longer due is passed over."""

    DIE: ClassVar[str] = ""  # what is rolled for, as a message id
    WIDTH: ClassVar[int] = 1  # the numbers of a row

    def __init__(self, rows: tuple[Row, ...]) -> None:
        self.rows = rows

    def copy(self) -> Self:
        return type(self)(self.rows)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"rows": [[*row] for row in self.rows]}

    def resume(self, s: GlobalWar) -> bool:
        while self.rows and not self.due(s, self.rows[0]):
            self.rows = self.rows[1:]
        if self.rows:
            return True
        s.done()
        self.over(s)
        return False

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return ASK_CHANCE

    def chance(self, s: GlobalWar) -> Chance:
        return die(self.sides(self.rows[0]), self.DIE)

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        row = self.rows[0]
        self.rows = self.rows[1:]
        self.rolled(s, row, ROLLED[action.text])

    # what sets one kind apart from another

    def due(self, s: GlobalWar, row: Row) -> bool:
        return True

    def sides(self, row: Row) -> int:
        return SIDES_OF_DIE

    @abstractmethod
    def rolled(self, s: GlobalWar, row: Row, roll: int) -> None:
        """What comes of a roll."""

    def over(self, s: GlobalWar) -> None:
        """What follows when all dice have fallen."""
