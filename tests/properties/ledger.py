"""The ledger of Global War: after every act each new IPP and unit has a source, and each IPP that is gone a sink."""

from __future__ import annotations

from collections import Counter

from sandtable.games.globalwar.civil.factions import is_fought
from sandtable.games.globalwar.lendlease.shipping import Consignment
from sandtable.games.globalwar.markers import NOWHERE
from sandtable.games.globalwar.production.chart import CORPS_UNIT, LEGION, LENT, UNIT
from sandtable.games.globalwar.production.delivery import Delivery
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.treasury import (
    FEE,
    FINE,
    ORDERS,
    REFUND,
    SINKS,
    SOURCES,
    TRADE,
    TRANSFERS,
    Accounts,
)
from sandtable.kernel.action import Action

BECOMES_A_UNIT = (UNIT, LENT, CORPS_UNIT, LEGION)
GIFTS = ("recruiting", "awards")  # frames that bring units for nothing: gw.12.7.a, gw.3.3.d
AMOUNTS = {FINE: (-10,), FEE: (-5,), TRADE: (5, 3)}  # gw.5.4.a, gw.6.3.d, gw.6.5.c, gw.6.4.c
VICHYS_ARMY = 5  # gw.4.11.2.g


class Ledger:
    """Proves the acts of one game, and counts why IPP came and went."""

    def __init__(self) -> None:
        self.reasons: Counter[str] = Counter()
        self.ordered: Counter[int] = Counter()  # by nation what it has paid for orders and not taken back

    def apply(self, s: GlobalWar, seat: int, action: Action) -> None:
        book = Accounts()
        s.book = book
        money, on_the_map, coming = s.money.copy(), _on_the_map(s), _coming(s)
        frame, vichy = s.stack[-1].NAME, s.france.vichy
        s.apply(seat, action)
        s.book = None
        self._prove_money(s, money, book)
        made = _on_the_map(s) - on_the_map - max(0, coming - _coming(s))
        gifts = made if frame in GIFTS else 0 if is_fought(s) else 1  # gw.4.10.c: a division as a placing phase begins
        gifts += VICHYS_ARMY if s.france.vichy and not vichy else 0
        assert made <= gifts, f"{action.text} makes {made} units of nothing"

    def _prove_money(self, s: GlobalWar, before: list[int], book: Accounts) -> None:
        told = [0] * len(before)
        for nation, reason, ipp in book.entries:
            told[nation] += ipp
            self.reasons[reason] += 1
            assert (reason in SOURCES and ipp > 0) or (reason in SINKS and ipp < 0) or reason in TRANSFERS
            assert ipp in AMOUNTS.get(reason, (ipp,)), f"{ipp} as {reason}"
            if reason in (ORDERS, REFUND):
                self.ordered[nation] -= ipp
                assert self.ordered[nation] >= 0, "more is given back than was paid"
        moved = [(reason, ipp) for _, reason, ipp in book.entries if reason in TRANSFERS]
        assert sum(ipp for _, ipp in moved) == 0, "what one gives another gets"
        assert [after - then for after, then in zip(s.money, before, strict=True)] == told, "an IPP out of nowhere"


def _on_the_map(s: GlobalWar) -> int:
    return sum(1 for zone in s.zone if zone != NOWHERE)


def _coming(s: GlobalWar) -> int:
    """The units that are paid and not on the map yet."""
    charted = sum(1 for row in s.chart if row.form in BECOMES_A_UNIT)
    sailing = sum(frame.count for frame in s.stack if isinstance(frame, Delivery))
    loans = [frame for frame in s.stack if isinstance(frame, Consignment) and not frame.lost]
    return charted + sailing + sum(1 for frame in loans if frame.loan.form in BECOMES_A_UNIT)
