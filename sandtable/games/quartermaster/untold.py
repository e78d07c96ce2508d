"""Countries whose cards the program was not told: what may lie where, and a supposition that follows what is entered.

Their hand, deck, face-down cards and face-down discards hold something that fits what everybody knows, and no seat may
read it. Whoever asks what such a country could do asks for all the cards that may be there; whoever carries out what
was entered first lets the named card lie where it came from.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.quartermaster.acts import Discard
from sandtable.games.quartermaster.catalogue import BASIC, DECKS, KIND, PLACE, RESPONSE
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.kernel.action import Action
from sandtable.kernel.knowledge import EVERYBODY
from sandtable.kernel.refusal import Refusal

# where a card may lie that not everybody can tell
HAND: Final = 0
LAID: Final = 1
BURIED: Final = 2
DECK: Final = 3  # its top as far as somebody looked at it, its middle, its bottom
MIDDLE: Final = 4
BOTTOM: Final = 5

ELSEWHERE: Final = Refusal("core.untold", "qm-refused-elsewhere")


class Supposition:
    """The cards of a country that not everybody can tell, each with the place where it is supposed to lie."""

    def __init__(self, s: Quartermaster, country: int) -> None:
        order = DECKS[country]
        deck = s.decks[country]
        hand = s.hands[country].copy()
        for card in s.revealed[country]:
            hand.remove(card)
        self.cards: list[int] = []
        self.places: list[int] = []
        self._put(hand, HAND)
        self._put(s.laid[country], LAID)
        self._put(s.buried[country], BURIED)
        self._put([order[place] for n, place in enumerate(deck.top) if deck.top_known[n] != EVERYBODY], DECK)
        for place, count in enumerate(deck.counts):
            self._put([order[place]] * count, MIDDLE)
        self._put([order[place] for n, place in enumerate(deck.bottom) if deck.bottom_known[n] != EVERYBODY], BOTTOM)

    def _put(self, cards: list[int], place: int) -> None:
        self.cards += cards
        self.places += [place] * len(cards)

    def at(self, place: int) -> list[int]:
        return [card for n, card in enumerate(self.cards) if self.places[n] == place]

    def has_room(self, place: int) -> bool:
        """Whether a card may lie there that not everybody can tell."""
        return any(_within(there, place) for there in self.places)

    def loose(self) -> list[int]:
        """The cards that may lie anywhere: Response cards, if more are unseen than lie face down on the table."""
        responses = sum(KIND[card] == RESPONSE for card in self.cards)
        spare = responses > self.places.count(LAID)
        return [card for card in self.cards if spare or KIND[card] != RESPONSE]

    def bring(self, card: int, place: int) -> None:
        """Let a card lie there; what lay there goes where the card was supposed to be."""
        here = next(n for n, there in enumerate(self.places) if _within(there, place))
        found = [n for n, other in enumerate(self.cards) if other == card]
        there = next((n for n in found if self.places[n] != LAID), found[0])
        self._swap(here, there)
        if self.places[there] == LAID and KIND[self.cards[there]] != RESPONSE:
            other = next(n for n, one in enumerate(self.cards) if self._could_lie_down(n, one, here))
            self._swap(there, other)

    def _could_lie_down(self, n: int, card: int, brought: int) -> bool:
        return KIND[card] == RESPONSE and self.places[n] != LAID and n != brought

    def _swap(self, one: int, other: int) -> None:
        self.cards[one], self.cards[other] = self.cards[other], self.cards[one]

    def write(self, s: Quartermaster, country: int) -> None:
        deck = s.decks[country]
        s.hands[country] = sorted(s.revealed[country] + self.at(HAND))
        s.laid[country] = sorted(self.at(LAID))
        s.buried[country] = sorted(self.at(BURIED))
        deck.top = _filled(deck.top, deck.top_known, self.at(DECK))
        deck.bottom = _filled(deck.bottom, deck.bottom_known, self.at(BOTTOM))
        counts = [0] * len(deck.counts)
        for card in self.at(MIDDLE):
            counts[PLACE[card]] += 1
        deck.counts = counts


def _within(there: int, place: int) -> bool:
    return there == place or (place == DECK and there > DECK)


def _filled(places: tuple[int, ...], known: tuple[int, ...], cards: list[int]) -> tuple[int, ...]:
    """The known end of a deck, with other cards where not everybody can tell them."""
    filled: list[int] = []
    for n, place in enumerate(places):
        filled.append(place if known[n] == EVERYBODY else PLACE[cards.pop(0)])
    return tuple(filled)


# what may lie where: of countries that are told, what does lie there


def may_hold(s: Quartermaster, country: int) -> list[int]:
    """The cards that may be in a hand, sorted."""
    if not s.rulings.untold[country] or len(s.hands[country]) == len(s.revealed[country]):
        return s.hands[country]
    return sorted(s.revealed[country] + Supposition(s, country).loose())


def may_be_buried(s: Quartermaster, country: int) -> list[int]:
    """The cards that may lie face down in a discard pile."""
    if not s.rulings.untold[country] or not s.buried[country]:
        return s.buried[country]
    return Supposition(s, country).loose()


def may_be_laid(s: Quartermaster, country: int) -> list[int]:
    """The Response cards that may lie face down on the table, sorted."""
    if not s.rulings.untold[country] or not s.laid[country]:
        return s.laid[country]
    return sorted({card for card in Supposition(s, country).cards if KIND[card] == RESPONSE})


def may_be_in_deck(s: Quartermaster, country: int) -> list[int]:
    """How many of each kind of card may lie in a deck at most."""
    counts = s.decks[country].contents()
    if s.rulings.untold[country]:
        supposed = Supposition(s, country)
        if supposed.has_room(DECK):
            for n, card in enumerate(supposed.cards):
                counts[PLACE[card]] += supposed.places[n] < DECK
    return counts


# what was entered


def as_others_read(acts: list[Action], shown: Callable[[Action], Action]) -> list[Action]:
    """Acts of a country that is not told, each once, as everybody at the table sees it."""
    found: dict[str, Action] = {}
    for act in acts:
        seen = shown(act)
        found.setdefault(seen.text, seen)
    return list(found.values())


def suppose(s: Quartermaster, country: int, card: int, place: int) -> None:
    """A country that is not told shows that a card lay there; of others it is known anyway."""
    if not s.rulings.untold[country]:
        return
    lies = {HAND: s.hands, LAID: s.laid, BURIED: s.buried}
    if place == DECK:
        there = s.decks[country].contents()[PLACE[card]] > 0
    else:
        there = card in lies[place][country]
    if not there:
        supposed = Supposition(s, country)
        supposed.bring(card, place)
        supposed.write(s, country)


def response_in_hand(s: Quartermaster, country: int) -> int:
    """A country that is not told lays a Response card down: one that it may have held, whichever."""
    unseen = Supposition(s, country)
    for place in (HAND, BURIED, DECK, MIDDLE, BOTTOM):
        for card in unseen.at(place):
            if KIND[card] == RESPONSE:
                suppose(s, country, card, HAND)
                return card
    raise LookupError("no Response card can be in this hand")


def basic_in_deck(s: Quartermaster, country: int) -> None:
    """Whoever reallocates resources has a Build or Battle card to look for."""
    if s.rulings.untold[country] and not any(s.decks[country].contents()[:BASIC]):
        for card in range(BASIC):
            if may_be_in_deck(s, country)[PLACE[card]]:
                suppose(s, country, card, DECK)
                return


def discarded(s: Quartermaster, country: int, action: Action) -> tuple[int, ...]:
    """The cards that a discard names; of one that says only how many, the first ones that are supposed."""
    return action.cards if isinstance(action, Discard) else tuple(s.hands[country][: len(action.nouns)])
