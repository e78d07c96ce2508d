"""Drawing and looking: chance that one seat sees alone, unless the card lies known on top."""

from __future__ import annotations

from collections.abc import Sequence

from drill.board import (
    CARD_OF,
    CARDS,
    DRAWN,
    DRAWN_UNSEEN,
    LEAVE,
    LOOK,
    TUCKS,
)
from drill.state import Drill
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.knowledge import Facts, Secret


class Draw(Frame[Drill]):
    """A seat draws cards: chance that only it sees, or the card that lies known on top."""

    NAME = "drill-draw"

    seat: int
    left: int

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def copy(self) -> Draw:
        return Draw(self.seat, self.left)

    def facts(self, s: Drill) -> dict[str, Facts]:
        return {"seat": self.seat, "left": self.left}

    def resume(self, s: Drill) -> bool:
        while self.left and len(s.deck):
            if s.deck.draw_is_chance():
                return True
            card = s.deck.next_known()
            assert card is not None
            self._gain(s, card)
        s.done()
        return False

    def _gain(self, s: Drill, card: int) -> None:
        known = s.deck.take(card)
        s.gain_card(self.seat, card, known)
        self.left -= 1
        s.say("drill-drew", {"seat": self.seat, "card": Secret(CARDS[card], known | 1 << self.seat, None)})

    def asks(self, s: Drill) -> tuple[int, ...]:
        return ASK_CHANCE

    def chance(self, s: Drill) -> Chance:
        return Chance(DRAWN, s.deck.counts.copy(), "drill-chance-draw", 1 << self.seat, DRAWN_UNSEEN)

    def take(self, s: Drill, seat: int, action: Action) -> None:
        self._gain(s, CARD_OF[action.nouns[0]])


class Look(Frame[Drill]):
    """A seat looks at the top cards alone and may tuck one of them under the deck."""

    NAME = "drill-look"

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Look:
        return Look(self.seat)

    def facts(self, s: Drill) -> dict[str, Facts]:
        return {"seat": self.seat}

    def _depth(self, s: Drill) -> int:
        return min(LOOK, len(s.deck))

    def resume(self, s: Drill) -> bool:
        if self.asks(s) == ASK_CHANCE:
            return True
        deck = s.deck
        beyond = self._depth(s) - len(deck.top)  # all that is left is the known bottom
        looked = deck.top[: self._depth(s)] + (tuple(reversed(deck.bottom))[:beyond] if beyond > 0 else ())
        deck.look(looked, 1 << self.seat)
        return True

    def asks(self, s: Drill) -> tuple[int, ...]:
        return ASK_CHANCE if len(s.deck.top) < self._depth(s) and any(s.deck.counts) else (self.seat,)

    def chance(self, s: Drill) -> Chance:
        return Chance(DRAWN, s.deck.counts.copy(), "drill-chance-look", 1 << self.seat, DRAWN_UNSEEN)

    def legal(self, s: Drill, seat: int) -> Sequence[Action]:
        return (LEAVE, *TUCKS[: self._depth(s)])

    def take(self, s: Drill, seat: int, action: Action) -> None:
        deck = s.deck
        if seat != self.seat:
            deck.look((*deck.top, CARD_OF[action.nouns[0]]), 1 << self.seat)
            return
        s.done()
        if action == LEAVE:
            s.say("drill-left", {"seat": seat})
            return
        place = int(action.nouns[0]) - 1
        card, known = deck.top[place], deck.top_known[place]
        deck.top = deck.top[:place] + deck.top[place + 1 :]
        deck.top_known = deck.top_known[:place] + deck.top_known[place + 1 :]
        deck.put_under(card, known)
        s.say("drill-tucked", {"seat": seat, "place": place + 1, "card": Secret(CARDS[card], known, None)})
