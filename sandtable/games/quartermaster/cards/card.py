"""What a card is made of: when it can be used, what it costs, what it does; and the tables that find it by its trigger.

``declare`` fills the tables once, when the title is loaded. Nothing in play looks at every card: an event asks the
tables of its trigger, and they name the few cards that could answer it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sandtable.games.quartermaster.catalogue import CARD_OF, CARDS, KIND, OWNER, STATUS
from sandtable.kernel.action import Action
from sandtable.kernel.refusal import Refusal

if TYPE_CHECKING:
    from sandtable.games.quartermaster.reactions import Reaction, Text
    from sandtable.games.quartermaster.state import Quartermaster

# what cards answer
TURN_STARTS: Final = 0
DISCARD_STARTS: Final = 1
BUILT: Final = 2
BATTLED: Final = 3
ABOUT_TO_GO: Final = 4
REMOVED: Final = 5
WAGED: Final = 6  # an Economic Warfare card was played
RAIDED: Final = 7  # a country is about to lose cards to one
STATUS_USED: Final = 8
PLAYED: Final = 9  # a card was played in the play step
SUPPLY_STARTS: Final = 10
TRIGGERS: Final = (
    "turn-starts", "discard-starts", "built", "battled", "about-to-go", "removed", "waged", "raided", "status-used",
    "played", "supply-starts",
)  # fmt: skip
# how else a card is used
INSTEAD_OF_PLAYING: Final = 11
NEVER: Final = 12


class When(ABC):
    """The event that a card answers. A card for ``any_time`` is a free act in the own turn besides."""

    def __init__(self, trigger: int, any_time: bool = False) -> None:
        self.trigger: Final = trigger
        self.any_time: Final = any_time

    @abstractmethod
    def fits(self, s: Quartermaster, country: int, event: Reaction) -> bool:
        """Whether the event is one that the card of this country names; by what everybody knows."""


class Part(ABC):
    """One part of a card's text. It keeps nothing itself: what is in progress is in the ``Text`` frame."""

    PROMPT = "qm-prompt-part"

    @abstractmethod
    def go(self, s: Quartermaster, text: Text) -> bool:
        """Go on; True when the part waits for an answer. A finished part calls ``text.next_part()``."""

    def possible(self, s: Quartermaster, text: Text) -> bool:
        """qm.react.useful: whether it could do anything now. A full board is no obstacle, pieces can be given up."""
        return True

    def asks(self, s: Quartermaster, text: Text) -> tuple[int, ...]:
        return s.rulings.asks[text.country]

    def options(self, s: Quartermaster, text: Text) -> list[Action] | None:
        """What the part offers; None when there is nothing to do."""
        return None

    def why_not(self, s: Quartermaster, text: Text, action: Action) -> Refusal | None:
        """Why an act that ``options`` does not offer is not allowed; None where there is no better answer."""
        return None

    def take(self, s: Quartermaster, text: Text, action: Action) -> None:
        """Take an answer that ``options`` offers. A part that asks nothing is never told."""
        raise LookupError(f"{action.text} answers nothing here")

    def shown(self, action: Action) -> Action:
        """The act as other seats read it."""
        return action


class Ask(Part):
    """A part that asks its country something and goes on when there is nothing to choose (qm.play.independent)."""

    def go(self, s: Quartermaster, text: Text) -> bool:
        offered = self.options(s, text)
        text.offered = offered
        if offered is None:
            text.next_part()
            return False
        return True

    def possible(self, s: Quartermaster, text: Text) -> bool:
        return self.options(s, text) is not None


class Do(Part):
    """A part that just happens."""

    @abstractmethod
    def act(self, s: Quartermaster, text: Text) -> None: ...

    def go(self, s: Quartermaster, text: Text) -> bool:
        text.next_part()
        self.act(s, text)
        return False


class Tally(ABC):
    """A number read off the board: what points and losses are counted by."""

    @abstractmethod
    def count(self, s: Quartermaster, country: int) -> int: ...


class Score:
    """So many points, for each thing counted (``per``) or if there is any (``given``)."""

    def __init__(self, points: int, per: Tally | None = None, given: Tally | None = None) -> None:
        self.points: Final = points
        self.per: Final = per
        self.given: Final = given

    def worth(self, s: Quartermaster, country: int) -> int:
        if self.per is not None:
            return self.points * self.per.count(s, country)
        if self.given is not None and not self.given.count(s, country):
            return 0
        return self.points


NO_ONE: Final[tuple[int, ...]] = ()


class Card:
    """One declaration. See ``sandtable.games.quartermaster.cards`` for how it is written."""

    def __init__(
        self,
        id: str,
        *text: Part,
        when: When | None = None,
        once: bool = False,
        deck: int = 0,
        hand: int = 0,
        victory: tuple[Score, ...] = (),
        assures: tuple[tuple[int, ...], int] = (NO_ONE, 0),
        denies: int = 0,
        recruits: int = 0,
        raids: int = 0,
        raids_if: tuple[Tally, int] | None = None,
        raids_with: str = "",
        shields: int = 0,
    ) -> None:
        self.id: Final = id
        self.index: Final = CARD_OF[id]
        self.kind: Final = KIND[self.index]
        self.text: Final = text
        self.when: Final = when
        self.once: Final = once  # in a turn
        self.deck: Final = deck  # cost: cards from the top of the deck
        self.hand: Final = hand  # cost: cards from hand
        self.victory: Final = victory  # points in the victory step
        self.assures: Final = assures  # countries, and spaces where their pieces are in supply
        self.denies: Final = denies  # supply spaces that are none for the other side
        self.recruits: Final = recruits  # spaces where an army may be recruited instead of being built
        self.raids: Final = raids  # more cards lost to Economic Warfare cards of this country
        self.raids_if: Final = raids_if  # (while this, so many instead)
        self.raids_with: Final = raids_with  # only cards whose id begins so
        self.shields: Final = shields  # fewer cards lost by this country to Economic Warfare

    def raids_more(self, s: Quartermaster, waging: int) -> int:
        """How many cards more an Economic Warfare card makes its target lose."""
        if not CARDS[waging].startswith(self.raids_with):
            return 0
        if self.raids_if is not None and self.raids_if[0].count(s, OWNER[self.index]):
            return self.raids_if[1]
        return self.raids


DECLARED: Final[list[Card]] = []  # by card, filled by ``declare``
STATUSES_FOR: Final[list[list[int]]] = []  # [trigger][country]: the Status cards that answer, as a mask
RESPONSES_FOR: Final[list[list[int]]] = []  # the same for Response cards
ANSWERING: Final[list[tuple[int, ...]]] = []  # [trigger]: the countries that have any such card
INSTEAD: Final[list[int]] = [0] * 6  # Status cards used instead of playing a card
SCORING: Final[list[tuple[int, ...]]] = [()] * 6
RAIDING: Final[list[tuple[int, ...]]] = [()] * 6
SHIELDING: Final[list[tuple[int, ...]]] = [()] * 6
RECRUITING: Final[list[tuple[int, ...]]] = [()] * 6
CONTINUOUS: Final[list[int]] = []
ANY_TIME: Final[list[int]] = []  # Response cards that can be used whenever their country is on turn


def declare(cards: Sequence[Card]) -> None:
    """Fill the tables with the declarations of all cards; each card of the catalogue exactly once."""
    by_card = {card.index: card for card in cards}
    assert len(by_card) == len(cards) == len(CARDS), "a card is missing or declared twice"
    DECLARED.clear()
    DECLARED.extend(by_card[card] for card in range(len(CARDS)))
    STATUSES_FOR.clear()
    RESPONSES_FOR.clear()
    ANSWERING.clear()
    CONTINUOUS.clear()
    for trigger in range(len(TRIGGERS)):
        statuses = [_answers(trigger, country, True) for country in range(6)]
        responses = [_answers(trigger, country, False) for country in range(6)]
        STATUSES_FOR.append(statuses)
        RESPONSES_FOR.append(responses)
        ANSWERING.append(tuple([c for c in range(6) if statuses[c] | responses[c]]))
    for country in range(6):
        own = [card for card in DECLARED if OWNER[card.index] == country]
        INSTEAD[country] = sum([1 << card.index for card in own if _trigger_of(card) == INSTEAD_OF_PLAYING])
        SCORING[country] = tuple([card.index for card in own if card.victory])
        RAIDING[country] = tuple([card.index for card in own if card.raids])
        SHIELDING[country] = tuple([card.index for card in own if card.shields])
        RECRUITING[country] = tuple([card.index for card in own if card.recruits])
        CONTINUOUS.extend([card.index for card in own if card.denies or card.assures[1]])
    ANY_TIME[:] = [card.index for card in DECLARED if card.when is not None and card.when.any_time]


def _trigger_of(card: Card) -> int:
    return card.when.trigger if card.when is not None else NEVER


def _answers(trigger: int, country: int, status: bool) -> int:
    found = 0
    for card in DECLARED:
        if OWNER[card.index] == country and _trigger_of(card) == trigger and (card.kind == STATUS) == status:
            found |= 1 << card.index
    return found
