"""Full states drawn from what one seat can know: hidden hands, decks, discards and Response cards filled in."""

from __future__ import annotations

import random
from typing import Final

from sandtable.games.quartermaster.acts import discards_of
from sandtable.games.quartermaster.catalogue import (
    BASIC,
    BUILD_ARMY,
    CARD_OF,
    CARDS,
    COPIES,
    DECKS,
    KIND,
    OWNER,
    PLACE,
    RESPONSE,
)
from sandtable.games.quartermaster.playing import Reallocation
from sandtable.games.quartermaster.reactions import Reaction
from sandtable.games.quartermaster.reading import read_state
from sandtable.games.quartermaster.state import NO_CARD, Quartermaster, Rulings
from sandtable.games.quartermaster.turn import PutAway
from sandtable.kernel.flow import Frame
from sandtable.kernel.observation import Sampler
from sandtable.kernel.plain import Plain, Record

DEALS: Final = 20  # tried for one sample that must hold a certain card, before that card is dealt first
SEEN: Final = -1  # the seat sees the cards there
UNKNOWN: Final = -1  # a place in a deck whose card it does not know


class QuartermasterSampler(Sampler):
    """Deals the cards that the seat has not seen to the places it cannot see, each deal as likely as any other.

    The open part of the view is read once; a sample is a copy of it with the cards dealt.
    """

    def __init__(self, rulings: Rulings, seat: int, view: dict[str, Plain]) -> None:
        record = Record(view)
        status = record.texts("status")
        rows = record.records("countries")
        self.rulings: Final = rulings
        self.seat: Final = seat
        self.unseen: Final = [Unseen(country, row, status) for country, row in enumerate(rows)]
        self.frames: Final = record.records("stack")
        data = dict(view)
        countries: list[Plain] = []
        for country, row in enumerate(rows):
            countries.append(self.unseen[country].open_part(row))
        data["countries"] = countries
        stack: list[Plain] = []
        for frame in self.frames:
            stack.append(_without_passes(frame))
        data["stack"] = stack
        self.open_part: Final = read_state(rulings, data)

    def sample(self, rng: random.Random) -> Quartermaster:
        for _ in range(DEALS):
            s = self._dealt(rng)
            if self._answerable(s):
                return s
        return self._dealt(rng, sure=True)

    def _dealt(self, rng: random.Random, sure: bool = False) -> Quartermaster:
        """A deal; a sure one leaves a Build or Battle card in every deck that may hold one."""
        s = self.open_part.copy()
        for unseen in self.unseen:
            unseen.deal(s, rng, sure)
        for place, frame in enumerate(self.frames):
            self._answer(s, s.stack[place], frame, rng)
        return s

    def _answerable(self, s: Quartermaster) -> bool:
        """Who reallocates, before paying and after, has a card to take: another deal would not have led here."""
        top = s.stack[-1] if s.stack else None
        return not isinstance(top, Reallocation) or any(s.decks[top.country].contents()[:BASIC])

    def _answer(self, s: Quartermaster, frame: Frame[Quartermaster], record: Record, rng: random.Random) -> None:
        """Answers that others have given in secret, passes and cards put away: any of them may be."""
        if isinstance(frame, Reaction):
            frame.passed = 0
            for n, passed in enumerate(_passes(record.items("passes"), rng)):
                if passed:
                    frame.passed |= 1 << frame.team_asked(s)[n]
        elif isinstance(frame, PutAway):
            chosen: list[str] = []
            for n, text in enumerate(frame.chosen):
                if text == "?":
                    text = rng.choice(discards_of(s.hands[frame.country(s, frame.seats[n])], 3)).text
                chosen.append(text)
            frame.chosen = tuple(chosen)


class Unseen:
    """The cards of one deck that the seat has not seen, and the places they may lie in.

    What lies face down on the table is a Response card. What everybody knows to be in a hand stays there, and what
    everybody saw go to a discard pile lies in it.
    """

    def __init__(self, country: int, row: Record, status: list[str]) -> None:
        self.country: Final = country
        self.cards: Final = _unseen(country, row, status)
        self.laid: Final = _hidden(row, "laid")
        self.dummies: Final = [one is not None for one in row.items("dummies")] if row.has("dummies") else []
        self.hand: Final = _hidden(row, "hand")
        self.buried: Final = _hidden(row, "buried")
        self.revealed: Final = [CARD_OF[id] for id in row.texts("revealed")]
        self.top: Final = [UNKNOWN if id is None else PLACE[CARD_OF[str(id)]] for id in row.items("top")]
        self.bottom: Final = [UNKNOWN if id is None else PLACE[CARD_OF[str(id)]] for id in row.items("bottom")]

    def open_part(self, row: Record) -> dict[str, Plain]:
        """The facts of the country with something in the places that ``deal`` fills."""
        data = dict(row.data)
        if self.laid != SEEN:
            data["laid"] = _names([card for card in self.cards if KIND[card] == RESPONSE][: self.laid])
            data.pop("dummies", None)
        if self.hand != SEEN:
            data["hand"] = []
        data["discards"] = row.items("seen")
        if self.buried != SEEN:
            data["buried"] = []
        for key in ("top", "bottom"):
            places: list[Plain] = []
            for id in row.items(key):
                places.append(CARDS[BUILD_ARMY] if id is None else id)
            data[key] = places
        data["middle"] = []
        return data

    def deal(self, s: Quartermaster, rng: random.Random, sure: bool) -> None:
        """Cards are dealt from the end; those at the beginning are left for the deck."""
        country = self.country
        unseen = self.cards.copy()
        rng.shuffle(unseen)
        if sure:
            basic = [card for card in unseen if card < BASIC]
            if basic:
                unseen.remove(basic[0])
                unseen.insert(0, basic[0])
        if self.laid != SEEN:
            responses = [card for card in unseen if KIND[card] == RESPONSE][: self.laid]
            for card in responses:
                unseen.remove(card)
            s.laid[country] = sorted(responses)
            if self.dummies:
                s.dummies[country] = [responses.pop() if lies else NO_CARD for lies in self.dummies]
        if self.hand != SEEN:
            hand = self.revealed + [unseen.pop() for _ in range(self.hand - len(self.revealed))]
            hand.sort()
            s.hands[country] = hand
        if self.buried != SEEN:
            buried = [unseen.pop() for _ in range(self.buried)]
            buried.sort()
            s.buried[country] = buried
        deck = s.decks[country]
        deck.top = tuple([PLACE[unseen.pop()] if place == UNKNOWN else place for place in self.top])
        deck.bottom = tuple([PLACE[unseen.pop()] if place == UNKNOWN else place for place in self.bottom])
        counts = [0] * len(deck.counts)
        for card in unseen:
            counts[PLACE[card]] += 1
        deck.counts = counts


def _hidden(row: Record, key: str) -> int:
    """How many cards lie there unseen, or SEEN."""
    cards = row.raw(key)
    return cards if isinstance(cards, int) else SEEN


def _unseen(country: int, row: Record, status: list[str]) -> list[int]:
    """The cards of a deck that the seat has not seen anywhere."""
    counts = list(COPIES[country])
    order = DECKS[country]
    seen: list[Plain] = [*row.items("seen"), *row.items("top"), *row.items("bottom")]
    seen += [id for id in status if OWNER[CARD_OF[id]] == country]
    for key in ("hand", "laid", "buried"):
        cards = row.raw(key)
        if isinstance(cards, list):
            seen += cards
    if isinstance(row.raw("hand"), int):
        seen += row.items("revealed")
    for id in seen:
        if isinstance(id, str):
            counts[order.index(CARD_OF[id])] -= 1
    unseen: list[int] = []
    for place, count in enumerate(counts):
        unseen += [order[place]] * count
    return unseen


def _names(cards: list[int]) -> Plain:
    return [CARDS[card] for card in sorted(cards)]


def _without_passes(frame: Record) -> Plain:
    data = dict(frame.data)
    if "passes" in data:
        data["passes"] = []
    return data


def _passes(passes: list[Plain], rng: random.Random) -> list[bool]:
    """Passes that nobody told of: any of them may be, but somebody must still be thinking."""
    filled = [rng.random() < 0.5 if passed is None else passed is True for passed in passes]
    if all(filled):
        for n, passed in enumerate(passes):
            if passed is None:
                filled[n] = False
    return filled
