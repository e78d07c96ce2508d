"""The locations: what each changes for a whole round, one declaration for each, as the card reads."""

from __future__ import annotations

from typing import Final

from sandtable.games.legie.orders import MOVE

NO_ORDER: Final = -1
FREEZING: Final = 1
WARMING: Final = 2
PEACEFUL: Final = 4
KINDS: Final = ("freezing", "warming", "peaceful")


class Location:
    """The fields are read where the rule they change is carried out; what is not named stays as usual."""

    def __init__(
        self,
        id: str,
        *,
        sum_needed: tuple[int, int, int] = (0, 0, 0),
        banned_order: int = NO_ORDER,
        adds_kind: int = 0,
        unless_kind: int = 0,
        winner_suffers: bool = False,
        winner_heals: bool = False,
        more_orders: int = 0,
        heals_self: bool = False,
        more_supplies: int = 0,
        most_sent: int = 99,
        clockwise: bool = False,
        charge_total: int = 0,
        draw_cost: int = 3,
        free_equipment: bool = False,
        first_hidden: bool = False,
    ) -> None:
        self.id: Final = id
        self.sum_needed: Final = sum_needed  # of all totals at a plot, with 2, 3 or 4 players, or it pays nothing
        self.banned_order: Final = banned_order
        self.adds_kind: Final = adds_kind  # to every plot that is not of unless_kind
        self.unless_kind: Final = unless_kind
        self.winner_suffers: Final = winner_suffers
        self.winner_heals: Final = winner_heals
        self.more_orders: Final = more_orders
        self.heals_self: Final = heals_self
        self.more_supplies: Final = more_supplies
        self.most_sent: Final = most_sent
        self.clockwise: Final = clockwise
        self.charge_total: Final = charge_total
        self.draw_cost: Final = draw_cost
        self.free_equipment: Final = free_equipment
        self.first_hidden: Final = first_hidden

    def kinds(self, printed: int) -> int:
        """The kinds of a plot that lies here."""
        return printed if printed & self.unless_kind else printed | self.adds_kind


NOWHERE: Final = Location("")

LOCATIONS: Final = (
    Location("railway-station", sum_needed=(8, 12, 16)),
    Location("snowstorm", banned_order=MOVE),
    Location("quiet-hamlet", adds_kind=PEACEFUL),
    Location("raging-battle", winner_suffers=True),
    Location("telegraph-station", more_orders=1),
    Location("church", winner_heals=True),
    Location("frozen-river", adds_kind=FREEZING, unless_kind=WARMING),
    Location("field-hospital", heals_self=True),
    Location("army-depot", more_supplies=1),
    Location("deep-taiga", most_sent=2),
    Location("railway-bridge", clockwise=True),
    Location("armoured-train", charge_total=1),
    Location("prison-camp", draw_cost=2),
    Location("town-market", free_equipment=True),
    Location("polar-night", first_hidden=True),
)
