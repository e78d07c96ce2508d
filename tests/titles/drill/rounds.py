"""The sequence of play of Drill, top to bottom: the deal, then rounds of secret orders and turns."""

from __future__ import annotations

from collections.abc import Sequence

from drill.board import (
    ORDERS,
    REVEAL,
    WITHHOLD,
    ZONE_OF,
)
from drill.cards import Draw
from drill.state import Drill
from drill.turn import Turn
from sandtable.kernel.action import Action
from sandtable.kernel.flow import ASK_NOBODY, Frame
from sandtable.kernel.frames import Together
from sandtable.kernel.knowledge import Facts


def deal(s: Drill, cards: int) -> None:
    """The frames of a new game: the first hands, then round after round."""
    s.push(Round())
    for seat in range(s.seats - 1, -1, -1):
        s.push(Draw(seat, cards))


class Round(Frame[Drill]):
    """Everybody gives a secret order, the orders are turned up one by one, everybody takes a turn."""

    NAME = "drill-round"

    step: int  # 0: orders; then one reveal for each seat; then one turn for each seat

    def __init__(self, step: int = 0) -> None:
        self.step = step

    def copy(self) -> Round:
        return Round(self.step)

    def facts(self, s: Drill) -> dict[str, Facts]:
        return {"step": self.step}

    def asks(self, s: Drill) -> tuple[int, ...]:
        return ASK_NOBODY

    def resume(self, s: Drill) -> bool:
        step = self.step
        self.step += 1
        if s.beaten(0) or s.beaten(1):
            s.done()
        elif step == 0:
            s.push(Orders(tuple(range(s.seats))))
        elif step <= s.seats:
            s.push(TurnUp(step - 1))
        elif step <= 2 * s.seats:
            s.occasions += 1
            s.push(Turn(step - s.seats - 1))
        else:
            self._end(s)
        return False

    def _end(self, s: Drill) -> None:
        self.step = 0
        s.truces = []
        s.declared = 0
        if s.round == s.rounds:
            s.done()
        else:
            s.round += 1


class Orders(Together[Drill]):
    """Everybody names a zone for a squad from the reserve, or gives a blank order to bluff."""

    NAME = "drill-orders"

    def copy(self) -> Orders:
        return Orders(self.seats, self.chosen)

    def options(self, s: Drill, seat: int) -> Sequence[Action]:
        return ORDERS

    def all_chosen(self, s: Drill, chosen: tuple[str, ...]) -> None:
        for n, seat in enumerate(self.seats):
            s.orders[seat] = chosen[n]


class TurnUp(Frame[Drill]):
    """A seat turns its order up and a squad comes out of the reserve, or it puts the order away unseen."""

    NAME = "drill-turn-up"

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> TurnUp:
        return TurnUp(self.seat)

    def facts(self, s: Drill) -> dict[str, Facts]:
        return {"seat": self.seat}

    def resume(self, s: Drill) -> bool:
        if s.orders[self.seat]:
            return True
        s.done()
        return False

    def asks(self, s: Drill) -> tuple[int, ...]:
        return (self.seat,)

    def legal(self, s: Drill, seat: int) -> Sequence[Action]:
        return (REVEAL, WITHHOLD)

    def take(self, s: Drill, seat: int, action: Action) -> None:
        order = s.orders[seat].removeprefix("order ")
        s.orders[seat] = ""
        if action == WITHHOLD:
            s.say("drill-withheld", {"seat": seat})
            return
        s.say("drill-turned-up", {"seat": seat, "order": order})
        if order in ZONE_OF and s.reserve[seat]:
            s.reserve[seat] -= 1
            s.squads[seat][ZONE_OF[order]] += 1
            s.say("drill-placed", {"seat": seat, "zone": order})
