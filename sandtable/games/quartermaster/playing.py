"""The play step: one card played or discarded, a Status card used instead, resources reallocated before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from sandtable.games.quartermaster.acts import (
    DISCARD_UNSEEN,
    DROP,
    FROM_DECK,
    PLAY,
    PLAY_UNSEEN,
    REALLOCATE,
    TAKE,
    USE,
    Pick,
    discards_of,
)
from sandtable.games.quartermaster.board import LAND, SEA
from sandtable.games.quartermaster.cards.card import INSTEAD
from sandtable.games.quartermaster.catalogue import (
    BASIC,
    BUILD_ARMY,
    BUILD_NAVY,
    CARDS,
    COUNTRY_IDS,
    KIND,
    LAND_BATTLE,
    PLACE,
    RESPONSE,
    SEA_BATTLE,
)
from sandtable.games.quartermaster.payments import DeckLoss, discard_unseen
from sandtable.games.quartermaster.reactions import Text, play_card, use_status, useful
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.games.quartermaster.supply import Reach
from sandtable.games.quartermaster.untold import (
    DECK,
    ELSEWHERE,
    HAND,
    as_others_read,
    basic_in_deck,
    discarded,
    may_be_in_deck,
    may_hold,
    response_in_hand,
    suppose,
)
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.knowledge import EVERYBODY, Facts
from sandtable.kernel.refusal import AS_SEEN, Refusal

ANY_BASIC: Final = (1 << BASIC) - 1
REALLOCATED: Final = 4  # cards that it costs (qm.reallocate.cost)

NOT_HELD: Final = Refusal("qm.turn.play", "qm-refused-not-held")
NOT_REALLOCATED: Final = Refusal("qm.reallocate.cost", "qm-refused-reallocate")


def playable(s: Quartermaster, country: int, card: int) -> bool:
    """qm.play.possible: whether a card may be played."""
    return card >= BASIC or s.rulings.play_useless or useful(s, Text(card, country))


def basics_playable(s: Quartermaster, country: int) -> int:
    """Which of the four Build and Battle cards may be played, as a mask: what ``playable`` says, worked out at once."""
    if s.rulings.play_useless:
        return ANY_BASIC
    reach = Reach(s, country)
    found = 0
    if reach.supplied & LAND or (reach.armies and s.reserve(country, LAND)) or playable(s, country, BUILD_ARMY):
        found |= 1 << BUILD_ARMY
    if reach.supplied & SEA or (reach.navies and s.reserve(country, SEA)):
        found |= 1 << BUILD_NAVY
    if reach.battles & LAND:
        found |= 1 << LAND_BATTLE
    if reach.battles & SEA:
        found |= 1 << SEA_BATTLE
    return found


def leave_hand(s: Quartermaster, country: int, card: int) -> None:
    """A card leaves the hand to be played; a Response card is not seen."""
    if KIND[card] == RESPONSE:
        s.hands[country].remove(card)
    else:
        s.part_openly(country, card)


def shown_play(action: Action) -> Action:
    """The others do not see which Response card is laid down."""
    if action.verb == "play" and isinstance(action, Pick) and KIND[action.index] == RESPONSE:
        return PLAY_UNSEEN
    return action


def shown_in_step(action: Action) -> Action:
    """Nor do they see which card is discarded instead of being played."""
    if action.verb == "discard" and action != FROM_DECK:
        return DISCARD_UNSEEN[1]
    return shown_play(action)


def played(s: Quartermaster, country: int, action: Action) -> int:
    """The card that an act plays, which has left the hand."""
    if action == PLAY_UNSEEN:
        card = response_in_hand(s, country)
    else:
        card = cast(Pick, action).index
        suppose(s, country, card, HAND)
    leave_hand(s, country, card)
    return card


class Play(Frame[Quartermaster]):
    """qm.turn.play"""

    NAME = "play"
    PROMPT = "qm-prompt-play"

    country: int
    reallocated: bool

    def __init__(self, country: int, reallocated: bool = False) -> None:
        self.country = country
        self.reallocated = reallocated

    def copy(self) -> Play:
        return Play(self.country, self.reallocated)

    def facts(self, s: Quartermaster) -> dict[str, Facts]:
        return {"country": COUNTRY_IDS[self.country], "reallocated": self.reallocated}

    def resume(self, s: Quartermaster) -> bool:
        # by what everybody knows: whether Guards find a card must not show
        if s.hands[self.country] or INSTEAD[self.country] & s.status:
            return True
        s.done()
        s.push(DeckLoss(self.country, 1))  # qm.deck.play-step
        return False

    def asks(self, s: Quartermaster) -> tuple[int, ...]:
        return s.rulings.asks[self.country]

    def _instead(self, s: Quartermaster) -> list[Action]:
        found: list[Action] = []
        cards = INSTEAD[self.country] & s.status
        while cards:
            low = cards & -cards
            cards ^= low
            card = low.bit_length() - 1
            if useful(s, Text(card, self.country)):
                found.append(USE[card])
        return found

    def legal(self, s: Quartermaster, seat: int) -> Sequence[Action]:
        hand = may_hold(s, self.country)
        found: list[Action] = []
        if hand:
            possible = basics_playable(s, self.country) if hand[0] < BASIC else 0
            last = -1
            for card in hand:
                if card != last:
                    last = card
                    if card >= BASIC or (possible >> card) & 1:
                        found.append(PLAY[card])
                    found.append(DROP[card])
        else:
            found.append(FROM_DECK)
        if INSTEAD[self.country] & s.status:
            found += self._instead(s)
        if self._may_reallocate(s):
            found.append(REALLOCATE)
        return as_others_read(found, shown_in_step) if s.rulings.untold[self.country] else found

    def _may_reallocate(self, s: Quartermaster) -> bool:
        if not s.rulings.reallocate or self.reallocated or len(s.hands[self.country]) < REALLOCATED:
            return False
        return any(may_be_in_deck(s, self.country)[:BASIC])

    def why_not(self, s: Quartermaster, seat: int, action: Action) -> Refusal | None:
        refusal = super().why_not(s, seat, action)
        if refusal is None:
            return None
        if action.verb in ("play", "discard") and len(action.nouns) == 1 and action.nouns[0] in CARDS:
            card = CARDS.index(action.nouns[0])
            untold = s.rulings.untold[self.country]
            if card not in may_hold(s, self.country):
                return ELSEWHERE if untold else NOT_HELD
            if untold and shown_in_step(action) != action:
                return AS_SEEN
            return Refusal("qm.play.possible", "qm-refused-impossible", {"card": action.nouns[0]})
        if action.verb == "use" and isinstance(action, Pick):
            return Refusal("qm.react.table", "qm-refused-use")
        return NOT_REALLOCATED if action == REALLOCATE else refusal

    def take(self, s: Quartermaster, seat: int, action: Action) -> None:
        country = self.country
        if action == REALLOCATE:
            basic_in_deck(s, country)
            self.reallocated = True
            s.push(Reallocation(country))
            return
        s.done()  # laying a card down (qm.kind.laid) or using one instead (qm.play.instead) is the whole step
        if action == FROM_DECK:
            s.push(DeckLoss(country, 1))
        elif action.verb == "discard":
            discard_unseen(s, country, discarded(s, country, action))
        elif action.verb == "use":
            use_status(s, cast(Pick, action).index, None)
        else:
            play_card(s, country, played(s, country, action), in_step=True)

    def shown(self, s: Quartermaster, seat: int, action: Action, viewer: int | None) -> Action | None:
        return shown_in_step(action)


class Reallocation(Frame[Quartermaster]):
    """Four cards of the hand for one Build or Battle card of the deck (qm.reallocate.card)."""

    NAME = "reallocation"

    country: int
    paid: bool
    taken: bool

    def __init__(self, country: int, paid: bool = False, taken: bool = False) -> None:
        self.country = country
        self.paid = paid
        self.taken = taken

    def copy(self) -> Reallocation:
        return Reallocation(self.country, self.paid, self.taken)

    def facts(self, s: Quartermaster) -> dict[str, Facts]:
        return {"country": COUNTRY_IDS[self.country], "paid": self.paid, "taken": self.taken}

    def resume(self, s: Quartermaster) -> bool:
        if not self.taken:
            return True
        s.done()
        return False

    def asks(self, s: Quartermaster) -> tuple[int, ...]:
        return s.rulings.asks[self.country]

    def prompt(self, s: Quartermaster, seat: int) -> str:
        return "qm-prompt-take" if self.paid else "qm-prompt-reallocate"

    def legal(self, s: Quartermaster, seat: int) -> Sequence[Action]:
        if not self.paid:
            return discards_of(s.hands[self.country], REALLOCATED, s.rulings.untold[self.country])
        held = may_be_in_deck(s, self.country)
        return [TAKE[card] for card in range(BASIC) if held[card]]

    def why_not(self, s: Quartermaster, seat: int, action: Action) -> Refusal | None:
        refusal = super().why_not(s, seat, action)
        if refusal is not None and action.verb == ("take" if self.paid else "discard"):
            return NOT_REALLOCATED
        return refusal

    def take(self, s: Quartermaster, seat: int, action: Action) -> None:
        country = self.country
        if not self.paid:
            self.paid = True
            discard_unseen(s, country, discarded(s, country, action))
            return
        self.taken = True
        card = cast(Pick, action).index
        suppose(s, country, card, DECK)
        deck = s.decks[country]
        deck.shuffle()  # qm.reallocate.shuffle
        deck.counts[PLACE[card]] -= 1
        s.gain(country, card, EVERYBODY)
        s.say("qm-reallocated", {"country": COUNTRY_IDS[country], "card": CARDS[card]})

    def shown(self, s: Quartermaster, seat: int, action: Action, viewer: int | None) -> Action | None:
        return action if self.paid else DISCARD_UNSEEN[REALLOCATED]
