"""What the text of a card does to cards: losses of decks, looks, cards played again, cancelled or put back."""

from __future__ import annotations

from typing import Final, cast

from sandtable.games.quartermaster.acts import (
    ELIMINATE,
    FROM_DECK,
    PLAY,
    SKIP,
    TARGET,
    TUCK,
    TUCK_UNSEEN,
    Pick,
)
from sandtable.games.quartermaster.cards.card import DECLARED, Ask, Do, Score, Tally
from sandtable.games.quartermaster.catalogue import BASIC, CARDS, COUNTRY_IDS, OWNER, PLACE
from sandtable.games.quartermaster.decks import Look, LostResponse, Raid, raid
from sandtable.games.quartermaster.payments import Draw
from sandtable.games.quartermaster.pieces import Removal
from sandtable.games.quartermaster.playing import playable, played, shown_play
from sandtable.games.quartermaster.reactions import Text, play_card
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.games.quartermaster.untold import (
    BURIED,
    as_others_read,
    may_be_buried,
    may_be_in_deck,
    may_hold,
    suppose,
)
from sandtable.kernel.action import Action
from sandtable.kernel.knowledge import EVERYBODY

# Economic Warfare


class Lose(Ask):
    """A country loses cards of its deck; of several, one that you choose.

    ``given`` says for each whether it qualifies, ``extra`` adds to the cards.
    """

    PROMPT = "qm-prompt-target"

    def __init__(
        self, targets: tuple[int, ...], cards: Score, given: tuple[Tally, ...] = (), extra: Score | None = None
    ) -> None:
        self.targets: Final = targets
        self.cards: Final = cards
        self.given: Final = given
        self.extra: Final = extra

    def _raid(self, s: Quartermaster, text: Text, target: int) -> None:
        cards = self.cards.worth(s, text.country)
        if self.extra is not None:
            cards += self.extra.worth(s, text.country)
        raid(s, text.country, text.card, target, cards)

    def _qualify(self, s: Quartermaster, text: Text) -> list[int]:
        found: list[int] = []
        for n, target in enumerate(self.targets):
            if not self.given or self.given[n].count(s, text.country):
                found.append(target)
        return found

    def go(self, s: Quartermaster, text: Text) -> bool:
        targets = self._qualify(s, text)
        if len(targets) > 1:
            return super().go(s, text)
        text.next_part()
        if targets:
            self._raid(s, text, targets[0])
        return False

    def options(self, s: Quartermaster, text: Text) -> list[Action] | None:
        targets = self._qualify(s, text)
        return [TARGET[target] for target in targets] or None

    def take(self, s: Quartermaster, text: Text, action: Action) -> None:
        text.next_part()
        self._raid(s, text, cast(Pick, action).index)


class EachLosesOrGivesUp(Ask):
    """Each of these countries in turn: it loses cards of its deck, or eliminates a navy of its own in a sea."""

    PROMPT = "qm-prompt-lose-or-give-up"

    def __init__(self, targets: tuple[int, ...], cards: int, sea: int) -> None:
        self.targets: Final = targets
        self.cards: Final = cards
        self.sea: Final = sea  # one bit

    def asks(self, s: Quartermaster, text: Text) -> tuple[int, ...]:
        return s.rulings.asks[self.targets[text.times]]

    def go(self, s: Quartermaster, text: Text) -> bool:
        if text.times == len(self.targets):
            text.next_part()
            return False
        target = self.targets[text.times]
        if s.pieces[target] & self.sea:
            return super().go(s, text)
        text.times += 1
        raid(s, text.country, text.card, target, self.cards)
        return False

    def options(self, s: Quartermaster, text: Text) -> list[Action] | None:
        return [FROM_DECK, ELIMINATE[self.sea.bit_length() - 1][self.targets[text.times]]]

    def take(self, s: Quartermaster, text: Text, action: Action) -> None:
        target = self.targets[text.times]
        text.times += 1
        if action == FROM_DECK:
            raid(s, text.country, text.card, target, self.cards)
        else:
            s.push(Removal(target, self.sea.bit_length() - 1, text.country))


class LoseFewer(Do):
    """You lose so many cards fewer."""

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards

    def act(self, s: Quartermaster, text: Text) -> None:
        for frame in reversed(s.stack):
            if isinstance(frame, Raid):
                frame.cards -= self.cards
                return


class CancelIt(Do):
    """Nothing on the card that was played happens."""

    def act(self, s: Quartermaster, text: Text) -> None:
        for frame in reversed(s.stack):
            if isinstance(frame, Text) and frame.card == text.about:
                frame.cancel()
                s.say("qm-cancelled", {"card": CARDS[text.about]})
                return


class LoseRandomResponse(Do):
    """A country loses a face-down Response card at random, unseen."""

    def __init__(self, target: int) -> None:
        self.target: Final = target

    def act(self, s: Quartermaster, text: Text) -> None:
        s.push(LostResponse(self.target))


class DiscardTheStatus(Do):
    """The Status card that was used is discarded."""

    def act(self, s: Quartermaster, text: Text) -> None:
        if (s.status >> text.about) & 1:
            s.drop_status(text.about)
            if s.tell is not None:
                s.say("qm-status-lost", {"country": COUNTRY_IDS[OWNER[text.about]], "card": CARDS[text.about]})


# the own deck and hand


class LookAndArrange(Do):
    """Look at the top cards of your deck and put them back in any order."""

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards

    def possible(self, s: Quartermaster, text: Text) -> bool:
        return len(s.decks[text.country]) > 0

    def act(self, s: Quartermaster, text: Text) -> None:
        s.push(Look(text.country, self.cards))


class TuckCards(Ask):
    """Put up to so many cards of your hand under your deck, one after the other."""

    PROMPT = "qm-prompt-tuck"

    def __init__(self, up_to: int) -> None:
        self.up_to: Final = up_to

    def options(self, s: Quartermaster, text: Text) -> list[Action] | None:
        hand = s.hands[text.country]
        if not hand:
            return None
        if s.rulings.untold[text.country]:
            return [TUCK_UNSEEN, SKIP]
        return [*[TUCK[card] for card in dict.fromkeys(hand)], SKIP]

    def take(self, s: Quartermaster, text: Text, action: Action) -> None:
        if action == SKIP:
            text.next_part()
            return
        country = text.country
        card = s.hands[country][0] if action == TUCK_UNSEEN else cast(Pick, action).index
        text.times += 1
        if text.times >= self.up_to:
            text.next_part()
        s.part_unseen(country, card)
        s.decks[country].put_under(PLACE[card], s.rulings.known[country])
        if s.tell is not None:
            s.say("qm-tucked", {"country": COUNTRY_IDS[country]})

    def shown(self, action: Action) -> Action:
        return action if action == SKIP else TUCK_UNSEEN


class ShuffleItIn(Do):
    """The card just played is shuffled into your deck instead of being discarded."""

    def act(self, s: Quartermaster, text: Text) -> None:
        s.unbury(text.country, text.about)
        deck = s.decks[text.country]
        deck.put_in(PLACE[text.about])
        deck.shuffle()
        s.say("qm-shuffled-in", {"country": COUNTRY_IDS[text.country], "card": CARDS[text.about]})


class PutItOnTop(Do):
    """The card just played goes on top of your deck instead of being discarded."""

    def act(self, s: Quartermaster, text: Text) -> None:
        s.unbury(text.country, text.about)
        s.decks[text.country].put_on_top(PLACE[text.about], EVERYBODY)
        s.say("qm-put-on-top", {"country": COUNTRY_IDS[text.country], "card": CARDS[text.about]})


# playing cards


class PlayDiscarded(Ask):
    """Play a card of your discard pile: any but this one, or only one of the Build and Battle cards."""

    PROMPT = "qm-prompt-play-discarded"

    def __init__(self, only: int = -1) -> None:
        self.only: Final = only

    def possible(self, s: Quartermaster, text: Text) -> bool:
        """The cost may bring the card to the discard pile, from the hand and from the deck if that is too small."""
        country = text.country
        held = s.discards[country] + may_be_buried(s, country) + may_hold(s, country)
        if self.only < 0:
            return bool(held)
        from_deck = len(s.hands[country]) < DECLARED[text.card].hand  # qm.deck.hand-empty
        found = self.only in held or (from_deck and may_be_in_deck(s, country)[PLACE[self.only]] > 0)
        return found and playable(s, country, self.only)

    def options(self, s: Quartermaster, text: Text) -> list[Action] | None:
        country = text.country
        found: list[Action] = []
        for card in sorted({*s.discards[country], *may_be_buried(s, country)}):
            if card != text.card and self.only in (-1, card) and (card >= BASIC or playable(s, country, card)):
                found.append(PLAY[card])
        found.append(SKIP)  # asked in any case: the question must not tell what lies face down in the pile
        return found

    def take(self, s: Quartermaster, text: Text, action: Action) -> None:
        text.next_part()
        if action != SKIP:
            card = cast(Pick, action).index
            if card not in s.discards[text.country]:
                suppose(s, text.country, card, BURIED)
            s.unbury(text.country, card)
            play_card(s, text.country, card, in_step=self.only >= 0)


class AllyPlays(Ask):
    """One of these countries, as you choose, may play a card from its hand and draws one afterwards."""

    PROMPT = "qm-prompt-ally-plays"

    def __init__(self, *allies: int) -> None:
        self.allies: Final = allies

    def asks(self, s: Quartermaster, text: Text) -> tuple[int, ...]:
        return s.rulings.asks[text.country if text.times == 0 else text.whom]

    def go(self, s: Quartermaster, text: Text) -> bool:
        if text.times < 2:
            return super().go(s, text)
        ally = text.whom
        text.next_part()
        s.push(Draw(ally, 1))
        return False

    def options(self, s: Quartermaster, text: Text) -> list[Action] | None:
        if text.times == 0:
            return [TARGET[ally] for ally in self.allies]
        found: list[Action] = []
        for card in dict.fromkeys(may_hold(s, text.whom)):
            if card >= BASIC or playable(s, text.whom, card):
                found.append(PLAY[card])
        found.append(SKIP)
        return as_others_read(found, shown_play) if s.rulings.untold[text.whom] else found

    def take(self, s: Quartermaster, text: Text, action: Action) -> None:
        text.times += 1
        if action == SKIP:
            return
        if action.verb == "target":
            text.whom = cast(Pick, action).index
            return
        play_card(s, text.whom, played(s, text.whom, action), in_step=False)

    def shown(self, action: Action) -> Action:
        return shown_play(action)
