"""Drawing cards, and parting with them: from the deck, from the hand, and with points when there are none."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, cast

from sandtable.games.quartermaster.acts import (
    DISCARD_UNSEEN,
    DRAWN,
    DRAWN_UNSEEN,
    LOST,
    LOST_UNSEEN,
    Pick,
    discards_of,
)
from sandtable.games.quartermaster.catalogue import CARDS, COUNTRY_IDS, DECKS, PLACE, SIDE
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.games.quartermaster.untold import discarded
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.knowledge import Facts, Secret


class FromDeck(Frame[Quartermaster]):
    """Cards leave the top of a country's deck one by one, until enough have or there are no more."""

    EVENT: ClassVar[str] = ""

    country: int
    left: int

    def __init__(self, country: int, left: int) -> None:
        self.country = country
        self.left = left

    def facts(self, s: Quartermaster) -> dict[str, Facts]:
        return {"country": COUNTRY_IDS[self.country], "left": self.left}

    def resume(self, s: Quartermaster) -> bool:
        deck = s.decks[self.country]
        while self.left > 0:
            if deck.draw_is_chance():
                return True
            known = deck.next_known()
            if known is None:
                self.ran_out(s)
                break
            self._leaves(s, DECKS[self.country][known])
        s.done()
        return False

    def asks(self, s: Quartermaster) -> tuple[int, ...]:
        return ASK_CHANCE

    def take(self, s: Quartermaster, seat: int, action: Action) -> None:
        self._leaves(s, cast(Pick, action).index)

    def _leaves(self, s: Quartermaster, card: int) -> None:
        known = s.decks[self.country].take(PLACE[card])
        self.goes(s, card, known)
        self.left -= 1
        if s.tell is not None:
            seen = known | s.rulings.known[self.country]
            s.say(self.EVENT, {"country": COUNTRY_IDS[self.country], "card": Secret(CARDS[card], seen, "?")})

    @abstractmethod
    def goes(self, s: Quartermaster, card: int, known: int) -> None:
        """Where a card goes; ``known`` are the seats that know it."""

    def ran_out(self, s: Quartermaster) -> None:
        """What an empty deck means; it is never filled again (qm.deck.no-reshuffle)."""


class Draw(FromDeck):
    """A country draws cards into its hand; with an empty deck it draws no more (qm.turn.draw)."""

    NAME = "draw"
    EVENT = "qm-drew"

    def copy(self) -> Draw:
        return Draw(self.country, self.left)

    def chance(self, s: Quartermaster) -> Chance:
        country = self.country
        counts = s.decks[country].counts.copy()
        return Chance(DRAWN[country], counts, "qm-chance-draw", s.rulings.known[country], DRAWN_UNSEEN)

    def goes(self, s: Quartermaster, card: int, known: int) -> None:
        s.gain(self.country, card, known)


class DeckLoss(FromDeck):
    """A country discards the top cards of its deck; each one missing costs its side a point (qm.deck.deck-empty)."""

    NAME = "deck-loss"
    EVENT = "qm-lost-card"

    def copy(self) -> DeckLoss:
        return DeckLoss(self.country, self.left)

    def chance(self, s: Quartermaster) -> Chance:
        country = self.country
        counts = s.decks[country].counts.copy()
        return Chance(LOST[country], counts, "qm-chance-lose", s.rulings.known[country], LOST_UNSEEN)

    def goes(self, s: Quartermaster, card: int, known: int) -> None:
        s.bury(self.country, card, known)

    def ran_out(self, s: Quartermaster) -> None:
        """qm.deck.paid: whatever it was for goes on."""
        lose_points(s, self.country, self.left)


class HandPayment(Frame[Quartermaster]):
    """A country discards cards from its hand; what the hand lacks comes from the deck (qm.deck.hand-empty).

    There is no choice between cards and points (qm.deck.no-choice).
    """

    NAME = "hand-payment"
    PROMPT = "qm-prompt-pay"
    REFUSED = ("qm.react.cost", "qm-refused-pay")

    country: int
    left: int

    def __init__(self, country: int, left: int) -> None:
        self.country = country
        self.left = left

    def copy(self) -> HandPayment:
        return HandPayment(self.country, self.left)

    def facts(self, s: Quartermaster) -> dict[str, Facts]:
        return {"country": COUNTRY_IDS[self.country], "left": self.left}

    def resume(self, s: Quartermaster) -> bool:
        hand = s.hands[self.country]
        if self.left and len(hand) > self.left:
            return True
        s.done()
        if self.left:
            missing = self.left - len(hand)
            discard_unseen(s, self.country, tuple(hand))
            if missing:
                s.push(DeckLoss(self.country, missing))
        return False

    def asks(self, s: Quartermaster) -> tuple[int, ...]:
        return s.rulings.asks[self.country]

    def legal(self, s: Quartermaster, seat: int) -> Sequence[Action]:
        return discards_of(s.hands[self.country], self.left, s.rulings.untold[self.country])

    def take(self, s: Quartermaster, seat: int, action: Action) -> None:
        self.left = 0
        discard_unseen(s, self.country, discarded(s, self.country, action))

    def shown(self, s: Quartermaster, seat: int, action: Action, viewer: int | None) -> Action | None:
        return DISCARD_UNSEEN[len(action.nouns)]


def discard_unseen(s: Quartermaster, country: int, cards: tuple[int, ...]) -> None:
    """Cards go from the hand face down to the bottom of the discard pile."""
    for card in cards:
        s.part_unseen(country, card)
        s.bury(country, card)
    if s.tell is not None and cards:
        hidden: Facts = Secret([CARDS[card] for card in cards], s.rulings.known[country], len(cards))
        s.say("qm-discarded", {"country": COUNTRY_IDS[country], "count": len(cards), "cards": hidden})


def lose_points(s: Quartermaster, country: int, points: int) -> None:
    s.score(SIDE[country], -points)
    if s.tell is not None:
        args: dict[str, Facts] = {"country": COUNTRY_IDS[country], "points": points}
        s.say("qm-lost-points", {**args, "total": s.points[SIDE[country]]})
