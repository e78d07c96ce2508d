"""The order tokens: when each is carried out and what it does, one declaration for each, as the token reads."""

from __future__ import annotations

from typing import Final

IMMEDIATE: Final = 0  # turned up and carried out as soon as it is placed
ORDER_PHASE: Final = 1  # carried out on its owner's turn in the order phase, then used
STAYS: Final = 2  # turned up in the order phase, then lies on its character until the plot is finished


class Order:
    """An order token. What it does is told by the fields; ``asks`` is the choice its bearer's player has to make."""

    id: Final[str]
    timing: Final[int]
    asks: Final[str]
    total: Final[int]  # added to the total at the plot
    wounds: Final[bool]  # a rival faction at the plot takes a wound first
    checks_entry: Final[bool]  # whoever it moves must be able to enter

    def __init__(
        self,
        id: str,
        timing: int,
        asks: str = "",
        total: int = 0,
        wounds: bool = False,
        checks_entry: bool = True,
    ) -> None:
        self.id = id
        self.timing = timing
        self.asks = asks
        self.total = total
        self.wounds = wounds
        self.checks_entry = checks_entry


PLUS2: Final = 0
RETREAT: Final = 1
MOVE: Final = 2
BLANK: Final = 3
SNEAK: Final = 4
PROMOTION: Final = 5
SHOOT_AND_MOVE: Final = 6
WIN_OR_FALL: Final = 7
LURE: Final = 8
MUSTER: Final = 9
SACRIFICE: Final = 10
SWAP: Final = 11
THEFT: Final = 12
NO_MEDICS: Final = 13
SABOTAGE: Final = 14
TAKE_ALL: Final = 15
CAMOUFLAGE: Final = 16
FURIOUS_ATTACK: Final = 17
GET_DOWN: Final = 18
CEASEFIRE: Final = 19

ORDERS: Final = (
    Order("plus2", STAYS, total=2),
    Order("retreat", ORDER_PHASE),
    Order("move", ORDER_PHASE, asks="who moves"),
    Order("blank", ORDER_PHASE),
    Order("sneak", ORDER_PHASE, asks="where to", checks_entry=False),
    Order("promotion", ORDER_PHASE),
    Order("shoot-and-move", ORDER_PHASE, asks="where to", wounds=True),
    Order("win-or-fall", STAYS),
    Order("lure", ORDER_PHASE, asks="whom to lure"),
    Order("muster", ORDER_PHASE, asks="whom to bring"),
    Order("sacrifice", STAYS, asks="whom to sacrifice"),
    Order("swap", ORDER_PHASE, asks="whom to swap", checks_entry=False),
    Order("theft", IMMEDIATE),
    Order("no-medics", STAYS),
    Order("sabotage", ORDER_PHASE, asks="what to sabotage"),
    Order("take-all", STAYS),
    Order("camouflage", IMMEDIATE),
    Order("furious-attack", ORDER_PHASE, asks="whether to withdraw", wounds=True),
    Order("get-down", STAYS),
    Order("ceasefire", STAYS),
)

ORDER_OF: Final[dict[str, int]] = {order.id: n for n, order in enumerate(ORDERS)}
WIN_OR_FALL_POINTS: Final = 2
SACRIFICE_STRENGTH: Final = 5
RETREAT_SUPPLIES: Final = 1
