"""Every act a player can write and every result of chance, made once and looked up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, overload

from sandtable.games.quartermaster.board import SPACES
from sandtable.games.quartermaster.catalogue import CARDS, COUNTRY_IDS, DECKS
from sandtable.kernel.action import Action


class Pick(Action):
    """An act with one noun that matters: a card, a space or a country. ``country`` is whose piece is meant, or -1."""

    index: Final[int]
    country: Final[int]

    def __init__(self, verb: str, nouns: tuple[str, ...], index: int, country: int = -1) -> None:
        super().__init__(verb, nouns)
        self.index = index
        self.country = country


def _cards(verb: str) -> tuple[Pick, ...]:
    return tuple(Pick(verb, (id,), card) for card, id in enumerate(CARDS))


def _spaces(verb: str) -> tuple[Pick, ...]:
    return tuple(Pick(verb, (id,), space) for space, id in enumerate(SPACES))


def _spaces_of(verb: str) -> tuple[tuple[Pick, ...], ...]:
    """``battle ukraine USSR``: for each space, by country."""
    return tuple(
        tuple(Pick(verb, (id, whose), space, country) for country, whose in enumerate(COUNTRY_IDS))
        for space, id in enumerate(SPACES)
    )


SKIP: Final = Action("skip")
FROM_DECK: Final = Action("discard", ("deck",))
REALLOCATE: Final = Action("reallocate")

PLAY: Final = _cards("play")
USE: Final = _cards("use")
TAKE: Final = _cards("take")
TUCK: Final = _cards("tuck")
BUILD: Final = _spaces("build")
DECLARE: Final = _spaces("declare")
RECRUIT: Final = _spaces("recruit")
RECRUIT_FOR: Final = _spaces_of("recruit")
BATTLE: Final = _spaces("battle")
BATTLE_WITH: Final = _spaces_of("battle")
ELIMINATE: Final = _spaces_of("eliminate")
LIFT: Final = _spaces("lift")
REMOVE: Final = _spaces_of("remove")
TARGET: Final = tuple(Pick("target", (id,), country) for country, id in enumerate(COUNTRY_IDS))

# results of chance, for each deck in its order
DRAWN: Final = tuple(tuple(Pick("draw", (CARDS[card],), card) for card in deck) for deck in DECKS)
LOST: Final = tuple(tuple(Pick("lose", (CARDS[card],), card) for card in deck) for deck in DECKS)
DRAWN_UNSEEN: Final = Action("draw", ("?",))
LOST_UNSEEN: Final = Action("lose", ("?",))

PLAY_UNSEEN: Final = Action("play", ("?",))
TUCK_UNSEEN: Final = Action("tuck", ("?",))
DISCARD_UNSEEN: Final = tuple(Action("discard", ("?",) * n) for n in range(12))
ARRANGE_UNSEEN: Final = tuple(Action("arrange", ("?",) * n) for n in range(12))


class OfCards(Action):
    """An act about any number of cards."""

    cards: Final[tuple[int, ...]]

    def __init__(self, verb: str, cards: tuple[int, ...]) -> None:
        super().__init__(verb, tuple([CARDS[card] for card in cards]))
        self.cards = cards


class Discard(OfCards):
    """``discard build-army plunder``: cards of a hand, in the order of the hand; none at all is possible."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        super().__init__("discard", cards)


DROP: Final = tuple(Discard((card,)) for card in range(len(CARDS)))  # the one card of the play step


class Arrange(OfCards):
    """``arrange blitzkrieg land-battle``: cards put back on a deck, the next to be drawn first."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        super().__init__("arrange", cards)


class Count(OfCards):
    """``count mare-nostrum``: the Status cards that count now, in the order of the box; none at all is possible."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        super().__init__("count", cards)


def counts_of(cards: list[int]) -> list[Action]:
    """Every choice of some Status cards, all of them first, none last."""
    chosen: list[tuple[int, ...]] = [()]
    for card in reversed(cards):
        chosen = [(card, *rest) for rest in chosen] + chosen
    return [Count(some) for some in chosen]


class AnyDiscard(Sequence[Action]):
    """Every choice of some, all or none of a sorted hand, without listing them."""

    def __init__(self, hand: list[int]) -> None:
        self.kinds: list[int] = []
        self.copies: list[int] = []
        for card in hand:
            if self.kinds and self.kinds[-1] == card:
                self.copies[-1] += 1
            else:
                self.kinds.append(card)
                self.copies.append(1)
        total = 1
        for copies in self.copies:
            total *= copies + 1
        self.total: int = total

    def __len__(self) -> int:
        return self.total

    @overload
    def __getitem__(self, n: int) -> Action: ...
    @overload
    def __getitem__(self, n: slice) -> Sequence[Action]: ...
    def __getitem__(self, n: int | slice) -> Action | Sequence[Action]:
        if isinstance(n, slice):
            return [self._nth(i) for i in range(*n.indices(self.total))]
        if n < 0:
            n += self.total
        if not 0 <= n < self.total:
            raise IndexError(n)
        return self._nth(n)

    def _nth(self, n: int) -> Action:
        cards: list[int] = []
        for place, card in enumerate(self.kinds):
            base = self.copies[place] + 1
            cards += [card] * (n % base)
            n //= base
        return Discard(tuple(cards))

    def __iter__(self) -> Iterator[Action]:
        for n in range(self.total):
            yield self._nth(n)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Discard) and action.text == Discard(action.cards).text and self.holds(action.cards)

    def holds(self, cards: tuple[int, ...]) -> bool:
        if list(cards) != sorted(cards):
            return False
        for card in dict.fromkeys(cards):
            if card not in self.kinds or cards.count(card) > self.copies[self.kinds.index(card)]:
                return False
        return True


def discards_of(hand: list[int], count: int, untold: bool = False) -> list[Action]:
    """Every choice of exactly so many cards of a sorted hand, each once; of one that is not told, just so many."""
    if untold:
        return [DISCARD_UNSEEN[count]]
    found: list[Action] = []
    _choose(hand, count, 0, (), found)
    return found


def _choose(hand: list[int], left: int, start: int, chosen: tuple[int, ...], found: list[Action]) -> None:
    if not left:
        found.append(Discard(chosen))
        return
    last = -1
    for place in range(start, len(hand) - left + 1):
        if hand[place] != last:
            last = hand[place]
            _choose(hand, left - 1, place + 1, (*chosen, last), found)


def arrangements(cards: tuple[int, ...]) -> list[Action]:
    """Every order of some cards, each once."""
    found: list[Action] = []
    _order(list(cards), (), found)
    return found


def _order(left: list[int], chosen: tuple[int, ...], found: list[Action]) -> None:
    if not left:
        found.append(Arrange(chosen))
        return
    for place, card in enumerate(left):
        if card not in left[:place]:
            _order(left[:place] + left[place + 1 :], (*chosen, card), found)


def _prepared() -> dict[str, Action]:
    acts: dict[str, Action] = {}
    rows: list[Sequence[Action]] = [
        (SKIP, FROM_DECK, REALLOCATE), PLAY, DROP, USE, TAKE, TUCK, BUILD, DECLARE, RECRUIT, BATTLE, LIFT, TARGET,
        *RECRUIT_FOR, *BATTLE_WITH, *ELIMINATE, *REMOVE, *DRAWN, *LOST,
    ]  # fmt: skip
    for row in rows:
        for act in row:
            acts.setdefault(act.text, act)
    return acts


PREPARED: Final = _prepared()


def prepared(action: Action) -> Action:
    """The act as the engine made it, with the numbers it stands for; what it never made stays as it is."""
    found = PREPARED.get(action.text)
    if found is not None:
        return found
    if action.verb in ("discard", "arrange", "count") and all(noun in _CARD_NOUNS for noun in action.nouns):
        cards = [_CARD_NOUNS[noun] for noun in action.nouns]
        if action.verb == "arrange":
            return Arrange(tuple(cards))
        cards.sort()  # which card is named first means nothing
        return Discard(tuple(cards)) if action.verb == "discard" else Count(tuple(cards))
    if len(action.nouns) == 2:  # "battle USSR ukraine"
        one, other = action.nouns
        return PREPARED.get(f"{action.verb} {other} {one}", action)
    return action


_CARD_NOUNS: Final[dict[str, int]] = {id: card for card, id in enumerate(CARDS)}
