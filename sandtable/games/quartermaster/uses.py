"""Status cards that change a number: their country is asked which of them count, and hardly ever says less than all."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import cast

from sandtable.games.quartermaster.acts import Count, counts_of
from sandtable.games.quartermaster.cards.card import STATUS_USED
from sandtable.games.quartermaster.catalogue import OWNER
from sandtable.games.quartermaster.reactions import trigger
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame


class StatusUse(Frame[Quartermaster]):
    """qm.react.points: to use all is the usual answer, which hosts give unless the seat wants to be asked."""

    PROMPT = "qm-prompt-count"
    REFUSED = ("qm.react.points", "qm-refused-count")

    @abstractmethod
    def whose(self) -> int:
        """The country whose cards they are."""

    @abstractmethod
    def usable(self, s: Quartermaster) -> list[int]:
        """The cards that would change something now."""

    @abstractmethod
    def count(self, s: Quartermaster, cards: tuple[int, ...]) -> None:
        """Go on with these cards in use."""

    def asks(self, s: Quartermaster) -> tuple[int, ...]:
        return s.rulings.asks[self.whose()]

    def legal(self, s: Quartermaster, seat: int) -> Sequence[Action]:
        return counts_of(self.usable(s))

    def usual(self, s: Quartermaster, seat: int) -> Action | None:
        return Count(tuple(self.usable(s)))

    def take(self, s: Quartermaster, seat: int, action: Action) -> None:
        self.count(s, cast(Count, action).cards)


def used(s: Quartermaster, cards: tuple[int, ...]) -> None:
    """Status cards were used, which others may answer."""
    for card in cards:
        trigger(s, STATUS_USED, OWNER[card], about=card)
