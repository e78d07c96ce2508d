"""Looks and losses: the top cards of a deck, a Response card lost unseen, cards lost to Economic Warfare."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from sandtable.games.quartermaster.acts import (
    ARRANGE_UNSEEN,
    DRAWN,
    DRAWN_UNSEEN,
    LOST,
    LOST_UNSEEN,
    Arrange,
    Pick,
    arrangements,
)
from sandtable.games.quartermaster.cards.card import DECLARED, RAIDED, RAIDING, SHIELDING
from sandtable.games.quartermaster.catalogue import CARDS, COUNTRY_IDS, DECKS, PLACE
from sandtable.games.quartermaster.payments import DeckLoss
from sandtable.games.quartermaster.reactions import trigger
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.games.quartermaster.uses import StatusUse, used
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.knowledge import Facts, Secret


class Look(Frame[Quartermaster]):
    """A country looks at the top cards of its deck and puts them back in any order."""

    NAME = "look"
    PROMPT = "qm-prompt-arrange"
    REFUSED = ("qm.play.text", "qm-refused-arrange")

    country: int
    count: int

    def __init__(self, country: int, count: int) -> None:
        self.country = country
        self.count = count

    def copy(self) -> Look:
        return Look(self.country, self.count)

    def facts(self, s: Quartermaster) -> dict[str, Facts]:
        return {"country": COUNTRY_IDS[self.country], "count": self.count}

    def _depth(self, s: Quartermaster) -> int:
        return min(self.count, len(s.decks[self.country]))

    def resume(self, s: Quartermaster) -> bool:
        if not self._depth(s):
            s.done()
            return False
        if self.asks(s) == ASK_CHANCE:
            return True
        deck = s.decks[self.country]
        beyond = self._depth(s) - len(deck.top)  # all that is left is the known bottom
        looked = deck.top[: self._depth(s)] + (tuple(reversed(deck.bottom))[:beyond] if beyond > 0 else ())
        deck.look(looked, s.rulings.known[self.country])
        return True

    def asks(self, s: Quartermaster) -> tuple[int, ...]:
        deck = s.decks[self.country]
        if len(deck.top) < self._depth(s) and any(deck.counts):
            return ASK_CHANCE
        return s.rulings.asks[self.country]

    def chance(self, s: Quartermaster) -> Chance:
        country = self.country
        counts = s.decks[country].counts.copy()
        return Chance(DRAWN[country], counts, "qm-chance-look", s.rulings.known[country], DRAWN_UNSEEN)

    def legal(self, s: Quartermaster, seat: int) -> Sequence[Action]:
        order = DECKS[self.country]
        if s.rulings.untold[self.country]:
            return ARRANGE_UNSEEN[self._depth(s) : self._depth(s) + 1]
        return arrangements(tuple([order[place] for place in s.decks[self.country].top[: self._depth(s)]]))

    def take(self, s: Quartermaster, seat: int, action: Action) -> None:
        deck = s.decks[self.country]
        if isinstance(action, Pick):  # a result of chance
            deck.look((*deck.top, PLACE[action.index]), s.rulings.known[self.country])
            return
        s.done()
        depth = len(action.nouns)
        if isinstance(action, Arrange):  # one that is not told says only how many cards there are
            deck.top = tuple([PLACE[card] for card in action.cards]) + deck.top[depth:]
        deck.top_known = (s.rulings.known[self.country],) * depth + deck.top_known[depth:]
        if s.tell is not None:
            s.say("qm-arranged", {"country": COUNTRY_IDS[self.country], "count": depth})

    def shown(self, s: Quartermaster, seat: int, action: Action, viewer: int | None) -> Action | None:
        return ARRANGE_UNSEEN[len(action.nouns)]


class LostResponse(Frame[Quartermaster]):
    """One face-down Response card of a country, drawn at random, is discarded unseen by the others."""

    NAME = "lost-response"

    country: int

    def __init__(self, country: int) -> None:
        self.country = country

    def copy(self) -> LostResponse:
        return LostResponse(self.country)

    def facts(self, s: Quartermaster) -> dict[str, Facts]:
        return {"country": COUNTRY_IDS[self.country]}

    def resume(self, s: Quartermaster) -> bool:
        if s.laid[self.country]:
            return True
        s.done()
        return False

    def asks(self, s: Quartermaster) -> tuple[int, ...]:
        return ASK_CHANCE

    def chance(self, s: Quartermaster) -> Chance:
        country = self.country
        results = [LOST[country][PLACE[card]] for card in s.laid[country]]
        weights = [1] * len(results)
        return Chance(results, weights, "qm-chance-response", s.rulings.known[country], LOST_UNSEEN)

    def take(self, s: Quartermaster, seat: int, action: Action) -> None:
        card = cast(Pick, action).index
        s.done()
        s.take_up(self.country, card)
        s.bury(self.country, card)
        if s.tell is not None:
            name = Secret(CARDS[card], s.rulings.known[self.country], "?")
            s.say("qm-lost-response", {"country": COUNTRY_IDS[self.country], "card": name})


# how far an attack on a deck has come
RAISED: Final = 0  # cards of the attacker may raise the number
LOWERED: Final = 1  # cards of the target may lower it
ANSWERED: Final = 2  # cards may answer
LOST_NOW: Final = 3


class Raid(StatusUse):
    """A country is about to lose cards of its deck to an Economic Warfare card.

    First Status cards change how many: those of the country that attacks, then those of the target.
    """

    NAME = "raid"

    target: int
    cards: int
    actor: int
    card: int
    step: int

    def __init__(self, target: int, cards: int, actor: int, card: int, step: int = RAISED) -> None:
        self.target = target
        self.cards = cards
        self.actor = actor
        self.card = card
        self.step = step

    def copy(self) -> Raid:
        return Raid(self.target, self.cards, self.actor, self.card, self.step)

    def facts(self, s: Quartermaster) -> dict[str, Facts]:
        return {
            "target": COUNTRY_IDS[self.target],
            "cards": self.cards,
            "actor": COUNTRY_IDS[self.actor],
            "card": CARDS[self.card],
            "step": self.step,
        }

    def resume(self, s: Quartermaster) -> bool:
        while self.step < ANSWERED:
            if self.usable(s):
                return True
            self.step += 1
        if self.step == ANSWERED:
            self.step = LOST_NOW
            if s.tell is not None:
                s.say("qm-raided", {"country": COUNTRY_IDS[self.target], "cards": max(0, self.cards)})
            trigger(s, RAIDED, self.actor, whom=self.target, about=self.card)
            if s.stack[-1] is not self:
                return False
        s.done()
        if self.cards > 0:
            s.push(DeckLoss(self.target, self.cards))
        return False

    def whose(self) -> int:
        return self.actor if self.step == RAISED else self.target

    def usable(self, s: Quartermaster) -> list[int]:
        if self.step == RAISED:
            return [card for card in RAIDING[self.actor] if (s.status >> card) & 1 and self._more(s, card)]
        if self.step == LOWERED and self.cards > 0:
            return [card for card in SHIELDING[self.target] if (s.status >> card) & 1]
        return []

    def _more(self, s: Quartermaster, status: int) -> int:
        return DECLARED[status].raids_more(s, self.card)

    def count(self, s: Quartermaster, cards: tuple[int, ...]) -> None:
        for status in cards:
            self.cards += self._more(s, status) if self.step == RAISED else -DECLARED[status].shields
        self.step += 1
        used(s, cards)


def raid(s: Quartermaster, actor: int, card: int, target: int, cards: int) -> None:
    """An Economic Warfare card makes a country lose cards of its deck."""
    if cards > 0:
        s.push(Raid(target, cards, actor, card))
