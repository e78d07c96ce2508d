"""Free acts: what may be done at any moment that is not chance's, also in another's turn. One declaration each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.globalwar.capitals import RECALL, recalls, take_recall, why_no_recall
from sandtable.games.globalwar.numbering import Seat
from sandtable.games.globalwar.pacts.signing import ABOUT_PACTS, acts_about_pacts, take_pact_act, why_not_about_pact
from sandtable.games.globalwar.politics.declaring import declarations, take_declaration, why_not_declare
from sandtable.games.globalwar.production.market import REFUND
from sandtable.games.globalwar.production.phases import refund, refunds, why_no_refund
from sandtable.games.globalwar.relations import DECLARE
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.action import Action
from sandtable.kernel.refusal import Refusal


class FreeAct:
    """What a seat is offered, why it may not, and what it does."""

    def __init__(
        self,
        offered: Callable[[GlobalWar, Seat], list[Action]],
        why_not: Callable[[GlobalWar, Seat, Action], Refusal | None],
        take: Callable[[GlobalWar, Seat, Action], None],
    ) -> None:
        self.offered: Final = offered
        self.why_not: Final = why_not
        self.take: Final = take


FREE_ACTS: Final[dict[str, FreeAct]] = {
    DECLARE: FreeAct(declarations, why_not_declare, take_declaration),  # gw.5.1.a
    **{verb: FreeAct(acts_about_pacts(verb), why_not_about_pact, take_pact_act) for verb in ABOUT_PACTS},  # gw.6.1.a
    RECALL: FreeAct(recalls, why_no_recall, take_recall),  # gw.10.10.3.a
    REFUND: FreeAct(refunds, why_no_refund, refund),  # gw.8.3.b
}


def offered(s: GlobalWar, seat: Seat) -> list[Action]:
    """All that a seat may do freely now."""
    found: list[Action] = []
    for act in FREE_ACTS.values():
        found += act.offered(s, seat)
    return found
