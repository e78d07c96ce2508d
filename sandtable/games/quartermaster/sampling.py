"""Full states drawn from what one seat can know: hidden hands, decks, discards and Response cards filled in."""

from __future__ import annotations

import random
from typing import Final

from sandtable.games.quartermaster.acts import discards_of
from sandtable.games.quartermaster.catalogue import CARD_OF, CARDS, COPIES, DECKS, KIND, OWNER, RESPONSE
from sandtable.games.quartermaster.reactions import Reaction
from sandtable.games.quartermaster.reading import read_state
from sandtable.games.quartermaster.state import Quartermaster, Rulings
from sandtable.games.quartermaster.turn import PutAway
from sandtable.kernel.observation import Sampler
from sandtable.kernel.plain import Plain, Record


class QuartermasterSampler(Sampler):
    """Deals the cards that the seat has not seen to the places it cannot see, each deal as likely as any other.

    What lies face down on the table is a Response card. What everybody knows to be in a hand stays there.
    """

    def __init__(self, rulings: Rulings, seat: int, view: dict[str, Plain]) -> None:
        self.rulings: Final = rulings
        self.seat: Final = seat
        self.view: Final = view

    def sample(self, rng: random.Random) -> Quartermaster:
        view = Record(self.view)
        data = dict(self.view)
        status = view.texts("status")
        countries: list[Plain] = []
        for country, row in enumerate(view.records("countries")):
            countries.append(_filled(country, row, status, rng))
        data["countries"] = countries
        stack: list[Plain] = []
        for frame in view.records("stack"):
            stack.append(self._frame(frame, countries, rng))
        data["stack"] = stack
        return read_state(self.rulings, data)

    def _frame(self, frame: Record, countries: list[Plain], rng: random.Random) -> Plain:
        data = dict(frame.data)
        if frame.text("frame") == Reaction.NAME:
            data["passes"] = _passes(frame.items("passes"), rng)
        elif frame.text("frame") == PutAway.NAME:
            seats = frame.numbers("seats", 0, 5)
            chosen: list[Plain] = []
            for n, text in enumerate(frame.texts("chosen")):
                if text == "?":
                    country = self.rulings.countries[seats[n]][frame.number("nth", 0, 2)]
                    hand = Record(countries[country]).texts("hand")
                    text = rng.choice(discards_of([CARD_OF[id] for id in hand], 3)).text
                chosen.append(text)
            data["chosen"] = chosen
        return data


def _filled(country: int, row: Record, status: list[str], rng: random.Random) -> Plain:
    data = dict(row.data)
    unseen = _unseen(country, row, status)
    rng.shuffle(unseen)
    laid = row.raw("laid")
    if isinstance(laid, int):
        responses = [card for card in unseen if KIND[card] == RESPONSE][:laid]
        for card in responses:
            unseen.remove(card)
        data["laid"] = _names(responses)
    hand = row.raw("hand")
    if isinstance(hand, int):
        revealed = [CARD_OF[id] for id in row.texts("revealed")]
        dealt = [unseen.pop() for _ in range(hand - len(revealed))]
        data["hand"] = _names(revealed + dealt)
    buried = row.raw("buried")
    if isinstance(buried, int):
        data["buried"] = _names([unseen.pop() for _ in range(buried)])
    for key in ("top", "bottom"):
        places: list[Plain] = []
        for id in row.items(key):
            places.append(CARDS[unseen.pop()] if id is None else id)
        data[key] = places
    data["middle"] = _names(unseen)
    return data


def _unseen(country: int, row: Record, status: list[str]) -> list[int]:
    """The cards of a deck that the seat has not seen anywhere."""
    counts = list(COPIES[country])
    order = DECKS[country]
    seen: list[Plain] = [*row.items("discards"), *row.items("top"), *row.items("bottom")]
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


def _passes(passes: list[Plain], rng: random.Random) -> list[Plain]:
    """Passes that nobody told of: any of them may be, but somebody must still be thinking."""
    filled: list[Plain] = [rng.random() < 0.5 if passed is None else passed for passed in passes]
    if all(passed is True for passed in filled):
        for n, passed in enumerate(passes):
            if passed is None:
                filled[n] = False
    return filled
