"""The order tokens: when each is carried out and what it does, one declaration for each, as the token reads."""

from __future__ import annotations

from typing import Final

from sandtable.games.legie.nouns import PROMOTION_CARD
from sandtable.games.legie.order_parts import (
    Bring,
    Choice,
    Deed,
    Go,
    Hide,
    Kill,
    Lure,
    Retreat,
    Reward,
    Sabotage,
    Steal,
    Swap,
    Withdraw,
)

IMMEDIATE: Final = 0  # turned up and carried out as soon as it is placed
ORDER_PHASE: Final = 1  # carried out on its owner's turn in the order phase, then used
STAYS: Final = 2  # turned up in the order phase, then lies on its character until the plot is finished
TIMINGS: Final = ("immediate", "phase", "stays")  # their names for faces


class Order:
    """An order token. The parts are carried out when it is turned up; the rest is read while it lies face up."""

    def __init__(
        self,
        id: str,
        timing: int,
        *,
        deed: Deed | None = None,
        wounds: int = 0,
        choice: Choice | None = None,
        total: int = 0,
        strength: int = 0,
        points: int = 0,
        falls: bool = False,
        takes_supplies: bool = False,
        bars_charges: bool = False,
        bars_aid: bool = False,
        spares_wound: bool = False,
    ) -> None:
        self.id: Final = id
        self.timing: Final = timing
        self.deed: Final = deed
        self.wounds: Final = wounds  # for a rival faction at the plot, before the choice
        self.choice: Final = choice
        self.total: Final = total  # added to the total at the plot
        self.strength: Final = strength  # added to the bearer's once the choice is made
        self.points: Final = points  # more for the winner of the plot
        self.falls: Final = falls  # the bearer dies if its faction does not win
        self.takes_supplies: Final = takes_supplies  # the winner takes the survivors' as well
        self.bars_charges: Final = bars_charges  # of everybody at the plot
        self.bars_aid: Final = bars_aid
        self.spares_wound: Final = spares_wound  # the bearer, one that a charge deals


ORDERS: Final = (
    Order("plus2", STAYS, total=2),  # lg.order.plus2
    Order("retreat", ORDER_PHASE, deed=Retreat(supplies=1)),  # lg.order.retreat
    Order("move", ORDER_PHASE, choice=Go(anybody=True)),  # lg.order.move
    Order("blank", ORDER_PHASE),  # lg.order.blank
    Order("sneak", ORDER_PHASE, choice=Go(checks_entry=False)),  # lg.order.sneak
    Order("promotion", ORDER_PHASE, deed=Reward(PROMOTION_CARD)),  # lg.order.promotion
    Order("shoot-and-move", ORDER_PHASE, wounds=1, choice=Go()),  # lg.order.shoot-and-move
    Order("win-or-fall", STAYS, points=2, falls=True),  # lg.order.win-or-fall
    Order("lure", ORDER_PHASE, choice=Lure()),  # lg.order.lure
    Order("muster", ORDER_PHASE, choice=Bring()),  # lg.order.muster
    Order("sacrifice", STAYS, choice=Kill(), strength=5),  # lg.order.sacrifice
    Order("swap", ORDER_PHASE, choice=Swap()),  # lg.order.swap
    Order("theft", IMMEDIATE, deed=Steal()),  # lg.order.theft
    Order("no-medics", STAYS, bars_aid=True),  # lg.order.no-medics
    Order("sabotage", ORDER_PHASE, choice=Sabotage()),  # lg.order.sabotage
    Order("take-all", STAYS, takes_supplies=True),  # lg.order.take-all
    Order("camouflage", IMMEDIATE, deed=Hide()),  # lg.order.camouflage
    Order("furious-attack", ORDER_PHASE, wounds=1, choice=Withdraw()),  # lg.order.furious-attack
    Order("get-down", STAYS, spares_wound=True),  # lg.order.get-down
    Order("ceasefire", STAYS, bars_charges=True),  # lg.order.ceasefire
)
NOTHING: Final = Order("", STAYS)  # lies where no order lies face up

ORDER_OF: Final[dict[str, int]] = {order.id: n for n, order in enumerate(ORDERS)}
MOVE: Final = ORDER_OF["move"]
SACRIFICE: Final = ORDER_OF["sacrifice"]
