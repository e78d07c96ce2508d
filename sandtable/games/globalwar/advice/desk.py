"""Where a plan is made: orders are given on a copy of the table, one after the other, and kept in a list.

Each order is asked of the rules before it is given, so a plan holds legal orders only. It ends where chance or another
seat has to speak; then the next look at the table makes a new one.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.groups import counted, named
from sandtable.games.globalwar.movement.listing import Listing
from sandtable.games.globalwar.movement.orders import Orders
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.numbering import NationNumber, Seat, UnitNumber, ZoneNumber
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event
from sandtable.kernel.knowledge import Facts

SURE: Final = 99  # per cent


class Desk:
    """``s`` is the copy; ``acts`` are the orders so far."""

    def __init__(self, s: GlobalWar, seat: Seat) -> None:
        self.s: Final = s.copy()
        self.seat: Final = seat
        self.acts: Final[list[Action]] = []
        self.signs: Final[list[int]] = []  # of the table before each of them
        self.reasons: Final[list[Event]] = []  # why they are given, for whoever asks
        self.frame: Final = s.stack[-1].NAME
        self.is_open = True
        self._orders: Orders | None = None

    def orders(self) -> Orders:
        """What the seat may order now; what was seen stays seen until an order changes it."""
        if self._orders is None:
            s = self.s
            if not isinstance(s.kept, Listing) or not s.kept.holds_for(s, self.seat, ()):
                s.kept = Listing(s, self.seat, ())
            self._orders = Orders(s, self.seat)
            self._orders.sights = s.kept.sights
        return self._orders

    def sight(self, nation: NationNumber) -> Sight:
        return self.orders().sight(nation)

    def say(self, message: str, zone: ZoneNumber, chances: float = 0.0) -> None:
        """Note why something is done about a zone, with the odds of it in per cent."""
        args: dict[str, Facts] = {"zone": self.s.edition.world.zones[zone].id}
        if chances:
            args["odds"] = min(SURE, round(100 * chances**2 / (1 + chances**2)))
        self.reasons.append(Event(message, args))

    def give(self, action: Action) -> bool:
        """Give an order if it is allowed; False when it is not, or the plan is at its end."""
        if not self.is_open or self.orders().why_not(action) is not None:
            return False
        self.take(action)
        return True

    def take(self, action: Action) -> None:
        """Give an order that is known to be legal."""
        s = self.s
        self.signs.append(signature(s, self.seat))
        s.apply(self.seat, action)
        self.acts.append(action)
        self._orders = None
        self.is_open = bool(s.stack) and self.frame == s.stack[-1].NAME and s.pending() == (self.seat,)

    def move(self, units: list[UnitNumber], goal: ZoneNumber) -> list[UnitNumber]:
        """Units go over one border into the next zone, those that are alike together; gives those that went."""
        gone: list[UnitNumber] = []
        zones = self.s.edition.world.zones
        for group in self.alike(units):
            place = zones[self.s.zone[group[0]]].id
            for count in (len(group), 1):
                action = Action("move", (counted(count, named(self.s, group[0])), place, zones[goal].id))
                going = self.orders().units(action)
                if self.give(action):
                    gone += going
                    break
        return gone

    def alike(self, units: list[UnitNumber]) -> list[list[UnitNumber]]:
        """The units by groups, as orders name them; a group is as many of the first of its kind."""
        groups: dict[tuple[ZoneNumber, str], list[UnitNumber]] = {}
        for u in units:
            groups.setdefault((self.s.zone[u], named(self.s, u)), []).append(u)
        return [*groups.values()]


def signature(s: GlobalWar, seat: Seat) -> int:
    """What tells a table from another in a movement phase: all that orders and battles change."""
    when = (seat, s.date, s.turn, s.phase, s.taken, s.blitzkrieg, s.treaties.in_force, len(s.stack))
    return hash((when, tuple(s.zone), tuple(s.left), tuple(s.task), tuple(s.aboard), tuple(s.marks), tuple(s.enemies)))
