"""Wounds (lg.harm.*): the owner of a struck faction chooses who suffers them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from sandtable.games.legie.frames import AtPlot
from sandtable.games.legie.nouns import Pick
from sandtable.games.legie.state import WOUND, Legie
from sandtable.kernel.action import Action
from sandtable.kernel.knowledge import Facts


class Suffer(AtPlot):
    """lg.plot.allot, lg.orders.wound: wounds for the characters of a seat at a plot, one by one.

    Who is wounded by a charge dies after all charges of the plot; by anything else, at once.
    """

    NAME = "suffer"
    PROMPT = "lg-prompt-suffer"
    REFUSED = ("lg.plot.allot", "lg-refused-suffer")

    left: int
    charge: bool

    def __init__(self, seat: int, plot: int, left: int, charge: bool) -> None:
        super().__init__(seat, plot)
        self.left = left
        self.charge = charge

    def copy(self) -> Suffer:
        return Suffer(self.seat, self.plot, self.left, self.charge)

    def facts(self, s: Legie) -> dict[str, Facts]:
        return {**super().facts(s), "left": self.left, "charge": self.charge}

    def _able(self, s: Legie) -> list[int]:
        return [who for who in s.column(self.seat, self.plot) if not s.is_dying(who)]

    def resume(self, s: Legie) -> bool:
        while self.left:
            able = self._able(s)
            if len(able) > 1:
                return True
            if not able:
                break
            self._wound(s, able[0])
        s.done()
        return False

    def legal(self, s: Legie, seat: int) -> Sequence[Action]:
        return [s.edition.suffer[who] for who in self._able(s)]

    def take(self, s: Legie, seat: int, action: Action) -> None:
        self._wound(s, cast(Pick, action).index)

    def _wound(self, s: Legie, who: int) -> None:
        self.left -= 1
        if self.charge and s.lies_on(who).spares_wound and not (s.ducked >> who) & 1:  # lg.order.get-down
            s.ducked |= 1 << who
            s.say("lg-ducked", {"character": s.edition.characters[who]})
        else:
            wound(s, who)
            if not self.charge and s.is_dying(who):
                s.kill(who)


def wound(s: Legie, who: int) -> None:
    s.sleeves[who] += WOUND
    if s.tell is not None:
        args: dict[str, Facts] = {"faction": s.faction_id(s.owner(who)), "character": s.edition.characters[who]}
        s.say_with("lg-wounded", args, card=who)


def bury_the_dying(s: Legie, plot: int) -> None:
    """lg.plot.together"""
    for seat in s.in_turn_order():
        for who in s.column(seat, plot):
            if s.is_dying(who):
                s.kill(who)
