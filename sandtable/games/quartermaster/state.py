"""Everything true about a game of Quartermaster General: pieces, points, cards, and who knows what of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from sandtable.games.quartermaster.acts import REMOVE, USE, Pick
from sandtable.games.quartermaster.board import (
    ALLIES,
    ANCHORS,
    AXIS,
    LAND,
    NEIGHBOURS,
    SEA,
    SPACES,
    STARS,
    Neighbours,
    names,
)
from sandtable.games.quartermaster.cards.card import ANY_TIME, CONTINUOUS, DECLARED
from sandtable.games.quartermaster.catalogue import (
    ARMIES,
    CARDS,
    COPIES,
    COUNTRY_IDS,
    DECKS,
    HOME,
    KIND,
    MEMBERS,
    NAVIES,
    OWNER,
    RESPONSE,
    RESPONSES,
    SIDE,
    card_names,
)
from sandtable.kernel.action import Action, Choices
from sandtable.kernel.event import Tell
from sandtable.kernel.flow import ASK_CHANCE, Flow
from sandtable.kernel.frames import PASS, Team
from sandtable.kernel.knowledge import EVERYBODY, NOBODY, Facts, Memory, Secret
from sandtable.kernel.orders import Orderable
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.pile import Pile
from sandtable.kernel.plain import Plain
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.state import NO_ACTIONS

NO_CARD: Final = -1  # what a dummy stands for that lies nowhere
NOTHING_TOLD: Final[tuple[tuple[int, ...], dict[str, Plain]]] = ((), {})
NOT_THERE: Final = Refusal("qm.pieces.remove", "qm-refused-remove")


class Rulings:
    """What was settled before the game: who plays which countries, and the options."""

    def __init__(
        self,
        countries: tuple[tuple[int, ...], ...],
        reallocate: bool,
        recruited_too: bool,
        play_useless: bool,
        untold: tuple[int, ...] = (),
        numbered: bool = False,
    ) -> None:
        self.countries: Final = countries  # of each seat
        self.seats: Final = len(countries)
        self.reallocate: Final = reallocate
        self.recruited_too: Final = recruited_too
        self.play_useless: Final = play_useless
        seat_of = [0] * 6
        for seat, held in enumerate(countries):
            for country in held:
                seat_of[country] = seat
        self.seat_of: Final = seat_of  # of each country
        self.asks: Final[list[tuple[int, ...]]] = [(seat,) for seat in seat_of]
        self.untold: Final = [seat in untold for seat in seat_of]  # countries whose hidden cards are only supposed
        self.numbered: Final = numbered  # at a real table dummies with numbers stand for Response cards of bots
        # who sees the hidden cards of each country
        self.known: Final = [NOBODY if seat in untold else 1 << seat for seat in seat_of]
        axis = tuple(seat for seat, held in enumerate(countries) if SIDE[held[0]] == AXIS)
        allies = tuple(seat for seat, held in enumerate(countries) if SIDE[held[0]] == ALLIES)
        self.team: Final[tuple[Team, Team]] = (axis, allies)

    def leaving_untold(self, seats: tuple[int, ...]) -> Rulings:
        return Rulings(self.countries, self.reallocate, self.recruited_too, self.play_useless, seats, self.numbered)


class Quartermaster(Flow["Quartermaster"]):
    """The state. Lists are by country, in the order of turns; a set of spaces or of cards is a mask.

    Whoever plays several countries keeps their cards apart, because everything is by country (qm.terms.you).
    """

    rulings: Rulings
    round: int
    turn: int  # the country on turn, -1 before the first turn
    points: list[int]  # by side
    pieces: list[int]  # the spaces with a piece of the country: an army on land, a navy at sea
    at_start: list[int]  # the same, when the turn began
    hands: list[list[int]]  # sorted
    revealed: list[list[int]]  # cards that everybody knows to be in the hand, sorted
    decks: list[Pile]
    laid: list[list[int]]  # Response cards face down on the table, sorted
    dummies: list[list[int]]  # the Response cards that dummies 1, 2, … stand for, or NO_CARD
    status: int  # the Status cards on the table, of all countries
    discards: list[list[int]]  # those that everybody saw go there, the top last
    buried: list[list[int]]  # those that went face down to the bottom, sorted
    gone: int  # the Response cards that everybody knows to be used; follows from the discards
    spent: int  # the cards used once in this turn
    safe: list[int]  # pieces that cannot be removed in this turn
    assured_now: list[int]  # spaces where pieces are in supply in this turn
    assured: list[int]  # spaces where pieces are in supply, whatever their lines; follows from the table
    stars: list[int]  # the supply spaces by side; follows from the table
    result: Outcome | None
    board_told: tuple[tuple[int, ...], dict[str, Plain]]  # what was last derived from the board, and from which

    def __init__(self, rulings: Rulings, source: Quartermaster | None = None) -> None:
        self.tell = None
        self.rulings = rulings
        self.board_told = NOTHING_TOLD
        if source is not None:
            self.stack = source.copied_stack()
            self.round = source.round
            self.turn = source.turn
            self.points = source.points.copy()
            self.pieces = source.pieces.copy()
            self.at_start = source.at_start.copy()
            self.hands = [hand.copy() for hand in source.hands]
            self.revealed = [hand.copy() for hand in source.revealed]
            self.decks = [deck.copy() for deck in source.decks]
            self.laid = [laid.copy() for laid in source.laid]
            self.dummies = [cards.copy() for cards in source.dummies] if rulings.numbered else source.dummies
            self.status = source.status
            self.discards = [pile.copy() for pile in source.discards]
            self.buried = [pile.copy() for pile in source.buried]
            self.gone = source.gone
            self.spent = source.spent
            self.safe = source.safe.copy()
            self.assured_now = source.assured_now.copy()
            self.assured = source.assured.copy()
            self.stars = source.stars.copy()
            self.result = source.result
            return
        self.stack = []
        self.round = 1
        self.turn = -1
        self.points = [0, 0]  # qm.setup.points
        self.pieces = list(HOME)  # qm.setup.armies
        self.at_start = list(HOME)
        self.hands = [[] for _ in COUNTRY_IDS]
        self.revealed = [[] for _ in COUNTRY_IDS]
        self.decks = [Pile(list(copies)) for copies in COPIES]
        self.laid = [[] for _ in COUNTRY_IDS]
        self.dummies = [[] for _ in COUNTRY_IDS]
        self.status = 0
        self.discards = [[] for _ in COUNTRY_IDS]
        self.buried = [[] for _ in COUNTRY_IDS]
        self.gone = 0
        self.spent = 0
        self.safe = [0] * 6
        self.assured_now = [0] * 6
        self.assured = [0] * 6
        self.stars = [STARS, STARS]
        self.result = None

    def copy(self) -> Quartermaster:
        return Quartermaster(self.rulings, self)

    def outcome(self) -> Outcome | None:
        return self.result

    # pieces

    def held_by(self, side: int) -> int:
        """The spaces with pieces of a side (qm.terms.friendly)."""
        one, two, three = MEMBERS[side]
        return self.pieces[one] | self.pieces[two] | self.pieces[three]

    def neighbours(self, side: int) -> Neighbours:
        """The neighbours of spaces as a side has them; a strait is open to one side (qm.strait.open)."""
        return NEIGHBOURS[self.held_by(AXIS) & ANCHORS][side]

    def reserve(self, country: int, kind: int) -> int:
        """How many armies (kind LAND) or navies (SEA) the country can still put on the board.

        What leaves the board can be used again at once (qm.pieces.return).
        """
        whole = ARMIES[country] if kind == LAND else NAVIES[country]
        return whole - (self.pieces[country] & kind).bit_count()

    def put(self, country: int, space: int) -> None:
        self.pieces[country] |= 1 << space

    def take_off(self, country: int, space: int) -> None:
        """A protection ends with the piece it protects."""
        bit = 1 << space
        self.pieces[country] &= ~bit
        self.safe[country] &= ~bit

    def score(self, side: int, points: int) -> None:
        """Points may be lost as well, below nothing too (qm.deck.below-zero)."""
        self.points[side] += points

    # cards

    def gain(self, country: int, card: int, known: int) -> None:
        """A card comes to the hand; ``known`` are those who knew it where it lay."""
        hand = self.hands[country]
        hand.append(card)
        hand.sort()
        if known == EVERYBODY:
            self.revealed[country].append(card)
            self.revealed[country].sort()

    def part_openly(self, country: int, card: int) -> None:
        """Everybody sees which card leaves the hand."""
        self.hands[country].remove(card)
        if card in self.revealed[country]:
            self.revealed[country].remove(card)

    def part_unseen(self, country: int, card: int) -> None:
        """A card leaves the hand unseen: for the others it may be any that they knew of."""
        self.hands[country].remove(card)
        revealed = self.revealed[country]
        for kind in dict.fromkeys(revealed):
            revealed.remove(kind)

    def bury(self, country: int, card: int, known: int = NOBODY) -> None:
        """qm.hidden.discards: face down to the bottom of the pile. A card that everybody knew stays known."""
        if known == EVERYBODY:
            self.discards[country].insert(0, card)
            self.gone |= (1 << card) & RESPONSES
        else:
            self.buried[country].append(card)
            self.buried[country].sort()

    def discard_openly(self, country: int, card: int) -> None:
        """On top of the pile, for all to see."""
        self.discards[country].append(card)
        self.gone |= (1 << card) & RESPONSES

    def unbury(self, country: int, card: int) -> None:
        """A card leaves the discard pile openly: the open one if there is one."""
        pile = self.discards[country]
        if card in pile:
            pile.reverse()
            pile.remove(card)
            pile.reverse()
        else:
            self.buried[country].remove(card)

    def lay_down(self, country: int, card: int) -> None:
        """Put a Status or Response card on the table."""
        if KIND[card] == RESPONSE:
            self.laid[country].append(card)
            self.laid[country].sort()
            self._number(country, card)
        else:
            self.status |= 1 << card
            self.refresh_table()

    def _number(self, country: int, card: int) -> None:
        """At a real table a dummy stands for a card of a bot: the lowest that lies nowhere, whatever the card is."""
        if self.rulings.numbered and not self.rulings.untold[country]:
            dummies = self.dummies[country]
            if NO_CARD in dummies:
                dummies[dummies.index(NO_CARD)] = card
            else:
                dummies.append(card)

    def number_of(self, country: int, card: int) -> int:
        """Of the dummy that stands for a Response card, or 0."""
        dummies = self.dummies[country]
        return dummies.index(card) + 1 if card in dummies else 0

    def take_up(self, country: int, card: int) -> None:
        """A Response card leaves its place on the table, and its dummy is free."""
        self.laid[country].remove(card)
        number = self.number_of(country, card)
        if number:
            dummies = self.dummies[country]
            dummies[number - 1] = NO_CARD
            while dummies and dummies[-1] == NO_CARD:
                dummies.pop()
            if self.tell is not None:
                self.say("qm-dummy-lifted", {"country": COUNTRY_IDS[country], "number": number})

    def drop_status(self, card: int) -> None:
        self.status &= ~(1 << card)
        self.refresh_table()
        self.discard_openly(OWNER[card], card)

    def refresh_table(self) -> None:
        """Work out what lasts as long as the cards on the table lie there."""
        assured = self.assured_now.copy()
        stars = [STARS, STARS]
        for card in CONTINUOUS:
            if (self.status >> card) & 1:
                declared = DECLARED[card]
                for country in declared.assures[0]:
                    assured[country] |= declared.assures[1]
                stars[1 - SIDE[OWNER[card]]] &= ~declared.denies
        self.assured = assured
        self.stars = stars

    # free acts

    def free(self, seat: int) -> Sequence[Action]:
        """qm.pieces.remove, qm.react.any-time"""
        if not self.stack or self.pending() == ASK_CHANCE or self.turn < 0:
            return NO_ACTIONS
        acts: list[Action] = []
        for country in self.rulings.countries[seat]:
            left = self.pieces[country]
            while left:
                low = left & -left
                left ^= low
                acts.append(REMOVE[low.bit_length() - 1][country])
            if country == self.turn and self.laid[country]:
                from sandtable.games.quartermaster.untold import may_be_laid  # it needs to know the state

                for card in may_be_laid(self, country):
                    if card in ANY_TIME:
                        acts.append(USE[card])
        return acts

    def acts_freely(self, seat: int, action: Action) -> bool:
        if action.verb == "remove":
            return True
        return action.verb == "use" and isinstance(action, Pick) and action.index in ANY_TIME

    def take_free(self, seat: int, action: Action) -> None:
        pick = cast(Pick, action)
        if pick.verb == "remove":
            self.take_off(pick.country, pick.index)
            self.say("qm-gave-up", {"country": COUNTRY_IDS[pick.country], "space": SPACES[pick.index]})
            return
        from sandtable.games.quartermaster.reactions import use_response  # it needs to know the state

        use_response(self, pick.index, None)

    def foretell(self, seat: int, action: Action, tell: Tell) -> None:
        """Own Status cards count as usual (qm.react.points); at the end comes what changes in supply and straits."""
        from sandtable.games.quartermaster.derived import Outlook  # it needs to know the state

        before = Outlook(self)
        self.apply(seat, action, tell)
        usual = self.usual(seat)
        while usual is not None:
            self.apply(seat, usual, tell)
            usual = self.usual(seat)
        before.tell_changes(self, tell)

    def choices(self, seat: int, verb: str, chosen: tuple[str, ...] = ()) -> Choices:
        """For a card that could be played or used also the spaces where it would work."""
        from sandtable.games.quartermaster.derived import nouns_ahead  # it needs to know the state

        found = super().choices(seat, verb, chosen)
        if found.complete is None:
            return found
        return Choices(found.nouns, found.complete, nouns_ahead(self, found.complete))

    def orderable(self, seat: int) -> tuple[Orderable, ...]:
        from sandtable.games.quartermaster.orders import orderable  # it needs to know the state

        return orderable(self, seat)

    def derived(self) -> dict[str, Plain]:
        """Supply, threats and points to come, and how many cards and pieces each country has left.

        What follows from the board is kept until the board changes: after one act many readers ask.
        """
        from sandtable.games.quartermaster.derived import (
            of_the_board,
            of_the_game,
            points_to_come,
        )  # they need the state

        key = (*self.pieces, *self.assured, self.status)
        if key != self.board_told[0]:
            self.board_told = (key, of_the_board(self))
        board = self.board_told[1]
        sums: list[Plain] = []
        for country in range(6):
            reserve: list[Plain] = [self.reserve(country, LAND), self.reserve(country, SEA)]
            sums.append(
                {
                    "hand": len(self.hands[country]),
                    "deck": len(self.decks[country]),
                    "discards": len(self.discards[country]) + len(self.buried[country]),
                    "reserve": reserve,
                    "victory": points_to_come(self, country),
                }
            )
        return {**board, **of_the_game(self), "sums": sums}

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        refusal = super().why_not(seat, action)
        if refusal is not None and action.verb == "remove" and self.stack and self.pending() != ASK_CHANCE:
            return NOT_THERE
        return refusal

    # seats whose cards nobody tells

    def leave_untold(self, seats: tuple[int, ...]) -> None:
        from sandtable.games.quartermaster.turn import PutAway  # it needs to know the state

        self.rulings = self.rulings.leaving_untold(seats)
        for frame in self.stack:
            if isinstance(frame, PutAway):
                frame.forget(seats)

    def unseen_act(self, seat: int) -> Action | None:
        """Cards put away face down, looked at or drawn; a pass where no card could answer."""
        if not self.rulings.untold[self.rulings.countries[seat][0]]:
            return None
        legal = self.legal(seat)
        if len(legal) != 1:
            return None
        act = legal[0]
        return act if act == PASS or (act.nouns and all(noun == "?" for noun in act.nouns)) else None

    # the end

    def end(self, winner: int, reason: str) -> None:
        self.stack.clear()
        rulings = self.rulings
        team = rulings.team[winner]
        shares = tuple([1.0 / len(team) if seat in team else 0.0 for seat in range(rulings.seats)])
        points = tuple([self.points[0 if seat in rulings.team[0] else 1] for seat in range(rulings.seats)])
        self.result = Outcome(shares, points, reason)
        self.say("qm-won", {"side": ("axis", "allies")[winner], "axis": self.points[0], "allies": self.points[1]})

    # the one description

    def facts(self) -> dict[str, Facts]:
        countries: list[Facts] = []
        for country in range(6):
            countries.append(self._country_facts(country))
        table: list[Facts] = []  # qm.hidden.open
        for card in range(len(CARDS)):
            if (self.status >> card) & 1:
                table.append(CARDS[card])
        spent: list[Facts] = []
        for card in range(len(CARDS)):
            if (self.spent >> card) & 1:
                spent.append(CARDS[card])
        result: Facts = None
        if self.result is not None:
            result = {"shares": [*self.result.shares], "points": [*self.result.points], "reason": self.result.reason}
        return {
            "round": self.round,
            "turn": COUNTRY_IDS[self.turn] if self.turn >= 0 else "",
            "points": [*self.points],
            "countries": countries,
            "status": table,
            "spent": spent,
            "stack": self.stack_facts(),
            "result": result,
        }

    def _country_facts(self, country: int) -> Facts:
        owner = self.rulings.known[country]
        deck = self.decks[country]
        order = DECKS[country]
        top: list[Facts] = []
        for n, place in enumerate(deck.top):
            top.append(Secret(CARDS[order[place]], deck.top_known[n], None))
        bottom: list[Facts] = []
        for n, place in enumerate(deck.bottom):
            bottom.append(Secret(CARDS[order[place]], deck.bottom_known[n], None))
        middle: list[int] = []
        for place, count in enumerate(deck.counts):
            middle += [order[place]] * count
        facts: dict[str, Facts] = {
            "country": COUNTRY_IDS[country],
            "pieces": [*names(self.pieces[country])],
            "at-start": [*names(self.at_start[country])],
            "safe": [*names(self.safe[country])],
            "assured": [*names(self.assured_now[country])],
            "hand": _cards(self.hands[country], owner),  # qm.hidden.hand
            "revealed": Memory([*card_names(self.revealed[country])], EVERYBODY, None),
            "laid": _cards(self.laid[country], owner),
            "discards": _cards(self.discards[country], owner),
            "seen": Memory([*card_names(self.discards[country])], EVERYBODY, None),  # qm.hidden.seen
            "buried": _cards(self.buried[country], owner),
            "top": top,
            "top-known": [*deck.top_known],
            "middle": _cards(middle, NOBODY),  # qm.hidden.decks
            "bottom": bottom,
            "bottom-known": [*deck.bottom_known],
        }
        if self.dummies[country]:
            facts["dummies"] = self._dummy_facts(country)
        return facts

    def _dummy_facts(self, country: int) -> list[Facts]:
        """Everybody sees which dummies lie on the table; what each stands for is as hidden as the card."""
        told: list[Facts] = []
        for n, card in enumerate(self.dummies[country]):
            known = self.rulings.known[country]
            told.append(None if card == NO_CARD else Secret(f"{CARDS[card]} {n + 1}", known, "?"))
        return told


def _cards(cards: list[int], known: int) -> Secret:
    """Hidden cards: those who do not know them read how many they are (qm.hidden.counts)."""
    return Secret([*card_names(cards)], known, len(cards))
