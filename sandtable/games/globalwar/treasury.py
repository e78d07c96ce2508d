"""The treasuries of nations: every IPP that comes or goes passes here, with the reason for it.

Who wants to keep accounts hangs a ``Book`` on the state; it is no part of the state, as who listens to events is none.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.numbering import NationNumber
from sandtable.games.globalwar.state import Book, GlobalWar

# Where IPP come from
INCOME: Final = "income"  # gw.12.9.a
TRADE: Final = "trade"  # of the Molotov–Ribbentrop pact: gw.6.4
REFUND: Final = "refund"  # of orders, and of repairs that were not lent: gw.8.3.b, gw.12.4.f
# Where they go
ORDERS: Final = "orders"  # gw.8.3.a
EXPEDITION: Final = "expedition"  # gw.15.1.f, gw.15.1.j
RAIDED: Final = "raid"  # gw.10.9.b
FINE: Final = "fine"  # gw.5.4
INFLUENCE: Final = "influence"  # gw.12.8
FEE: Final = "fee"  # for ending a pact: chapter 6
LOST: Final = "lost"  # to the bank, with a capital or with the nation: gw.10.10.2.a
# From one nation to another
BOOTY: Final = "booty"  # gw.10.10.2.b
JOINING: Final = "joining"  # gw.4.6.c

SOURCES: Final = (INCOME, TRADE, REFUND)
SINKS: Final = (ORDERS, EXPEDITION, RAIDED, FINE, INFLUENCE, FEE, LOST)
TRANSFERS: Final = (BOOTY, JOINING)


class Accounts(Book):
    """All that was entered since it was opened, as nation, reason and IPP, negative for what went out."""

    def __init__(self) -> None:
        self.entries: list[tuple[NationNumber, str, int]] = []

    def enter(self, nation: NationNumber, reason: str, ipp: int) -> None:
        self.entries.append((nation, reason, ipp))


def receive(s: GlobalWar, nation: NationNumber, ipp: int, reason: str) -> None:
    s.money[nation] += ipp
    if s.book is not None and ipp:
        s.book.enter(nation, reason, ipp)


def pay(s: GlobalWar, nation: NationNumber, ipp: int, reason: str) -> None:
    receive(s, nation, -ipp, reason)


def forfeit(s: GlobalWar, nation: NationNumber, reason: str = LOST) -> None:
    """All that a nation has goes to the bank."""
    pay(s, nation, s.money[nation], reason)


def hand_on(s: GlobalWar, giver: NationNumber, taker: NationNumber, reason: str) -> None:
    """All that a nation has goes to another."""
    ipp = s.money[giver]
    pay(s, giver, ipp, reason)
    receive(s, taker, ipp, reason)
