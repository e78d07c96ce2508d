"""Alarm (5.2): what others do raises incomes at once, in anybody's turn, and war may be declared there and then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.numbering import NationNumber
from sandtable.games.globalwar.politics.deeds import DECIDES
from sandtable.games.globalwar.production.income import full_income, raise_income
from sandtable.games.globalwar.relations import declarations_of
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.action import Action
from sandtable.kernel.chance import ROLLED, Chance, die
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.knowledge import Facts

PEACE: Final = Action("pass")


class Alarm(Frame[GlobalWar]):
    """gw.5.2.c, gw.5.2.d: rows of a power and the sides of a die, or DECIDES. They are worked off in order."""

    NAME = "alarm"
    PROMPT = "gw-prompt-alarm"
    REFUSED = ("gw.5.2.d", "gw-refused-alarm")

    def __init__(self, rows: tuple[tuple[NationNumber, int], ...]) -> None:
        self.rows = rows

    def copy(self) -> Alarm:
        return Alarm(self.rows)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"rows": [[*row] for row in self.rows]}

    def resume(self, s: GlobalWar) -> bool:
        while self.rows and not self._is_due(s, *self.rows[0]):
            self.rows = self.rows[1:]
        if self.rows:
            return True
        s.done()
        return False

    def _is_due(self, s: GlobalWar, power: NationNumber, sides: int) -> bool:
        if sides == DECIDES:
            return s.seat_of(power) >= 0 and bool(declarations_of(s, power))
        return s.income[power] < full_income(s, power)

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        power, sides = self.rows[0]
        return (s.seat_of(power),) if sides == DECIDES else ASK_CHANCE

    def chance(self, s: GlobalWar) -> Chance:
        return die(self.rows[0][1], "gw-chance-income")

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        return (PEACE, *declarations_of(s, self.rows[0][0]))

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        """A die, or a power that stays at peace; a declaration is a free act and leaves the question open."""
        power, sides = self.rows[0]
        self.rows = self.rows[1:]
        if sides != DECIDES and raise_income(s, power, ROLLED[action.text]):
            self.rows = ((power, DECIDES), *self.rows)
