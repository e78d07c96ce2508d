"""Everything true about a game of Drill: squads, cards, truces, declarations, and who knows what of them."""

from __future__ import annotations

from collections.abc import Sequence

from drill.board import (
    CARDS,
    COPIES,
    DECLARE,
    HOME,
    ON_BOARD,
    REMOVALS,
    SQUADS,
    ZONE_OF,
    ZONES,
    names,
)
from sandtable.kernel.action import Action
from sandtable.kernel.flow import ASK_CHANCE, Flow
from sandtable.kernel.frames import Team
from sandtable.kernel.knowledge import NOBODY, Facts, Memory, Secret
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.pile import Pile
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.state import NO_ACTIONS, Occasion

NO_SQUAD_TO_REMOVE = Refusal("drill.remove.squad", "drill-refused-remove")
NO_MARCH_TO_STOP = Refusal("drill.declare.march", "drill-refused-declare")


class Drill(Flow["Drill"]):
    """Two teams by seat parity. ``squads`` holds for each seat how many stand in each zone."""

    seats: int
    rounds: int
    hit: int  # what a die must show: a ruling
    declaring_ends_truce: bool  # a ruling too
    round: int
    squads: list[list[int]]
    reserve: list[int]
    lost: list[int]
    deck: Pile
    hands: list[list[int]]  # for each seat how many of each kind
    insight: list[list[list[int]]]  # insight[owner][viewer]: which cards in the hand of the owner the viewer knows
    discards: list[int]
    discards_known: list[int]
    orders: list[str]  # the secret order of each seat, "" when it has none
    truces: list[tuple[int, int]]
    declared: int  # the seats that have declared this round, as a mask
    marcher: int  # the seat whose squad is on the march, or -1
    occasions: int  # turns begun and zones entered: each is an occasion to remove a squad or to declare

    def __init__(self, seats: int, rounds: int) -> None:
        super().__init__()
        self.seats = seats
        self.rounds = rounds
        self.hit = 4
        self.declaring_ends_truce = True
        self.round = 1
        self.squads = [[0] * len(ZONES) for _ in range(seats)]
        for seat in range(seats):
            self.squads[seat][HOME[seat]] = ON_BOARD
        self.reserve = [SQUADS - ON_BOARD] * seats
        self.lost = [0] * seats
        self.deck = Pile(list(COPIES))
        self.hands = [[0] * len(CARDS) for _ in range(seats)]
        self.insight = [[[0] * len(CARDS) for _ in range(seats)] for _ in range(seats)]
        self.discards = []
        self.discards_known = []
        self.orders = [""] * seats
        self.truces = []
        self.declared = 0
        self.marcher = -1
        self.occasions = 0

    def copy(self) -> Drill:
        twin = Drill(self.seats, self.rounds)
        twin.hit = self.hit
        twin.declaring_ends_truce = self.declaring_ends_truce
        twin.round = self.round
        twin.squads = [row.copy() for row in self.squads]
        twin.reserve = self.reserve.copy()
        twin.lost = self.lost.copy()
        twin.deck = self.deck.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.insight = [[known.copy() for known in row] for row in self.insight]
        twin.discards = self.discards.copy()
        twin.discards_known = self.discards_known.copy()
        twin.orders = self.orders.copy()
        twin.truces = self.truces.copy()
        twin.declared = self.declared
        twin.marcher = self.marcher
        twin.occasions = self.occasions
        twin.stack = self.copied_stack()
        return twin

    # teams and squads

    def team(self, side: int) -> Team:
        return tuple(seat for seat in range(self.seats) if seat % 2 == side)

    def sides(self, cause: int) -> tuple[Team, Team]:
        """The two teams, first the one that answers what a seat has done."""
        return (self.team(1 - cause % 2), self.team(cause % 2))

    def defenders(self, zone: int, attacker: int) -> Team:
        """The seats of the other team with a squad in the zone."""
        return tuple(seat for seat in self.team(1 - attacker % 2) if self.squads[seat][zone])

    def truce_between(self, one: int, other: int) -> bool:
        return (min(one, other), max(one, other)) in self.truces

    def make_truce(self, one: int, other: int) -> None:
        if not self.truce_between(one, other):
            self.truces = sorted([*self.truces, (min(one, other), max(one, other))])

    def lose_squad(self, seat: int, zone: int) -> None:
        self.squads[seat][zone] -= 1
        self.lost[seat] += 1

    def beaten(self, side: int) -> bool:
        """Whether a team has no squad left, on the board or in reserve."""
        return all(self.lost[seat] == SQUADS for seat in self.team(side))

    # cards, and who knows them

    def gain_card(self, seat: int, card: int, known: int) -> None:
        """A card comes to a hand; ``known`` are the seats that knew it where it lay."""
        self.hands[seat][card] += 1
        for viewer in range(self.seats):
            if viewer != seat and (known >> viewer) & 1:
                self.insight[seat][viewer][card] += 1

    def play_openly(self, seat: int, card: int) -> None:
        """The others see one card of this kind leave the hand, whichever copy they knew of."""
        self.hands[seat][card] -= 1
        for known in self.insight[seat]:
            if known[card]:
                known[card] -= 1
        self.discards.append(card)
        self.discards_known.append(-1)

    def part_with_unseen(self, seat: int, card: int) -> None:
        """A card leaves the hand unseen: it may have been any one that the others knew of."""
        self.hands[seat][card] -= 1
        for known in self.insight[seat]:
            for kind in range(len(CARDS)):
                if known[kind]:
                    known[kind] -= 1

    def shuffle_all(self) -> None:
        """The discards go into the deck, and nobody knows a place in it any more."""
        self.deck.shuffle()
        for card in self.discards:
            self.deck.put_in(card)
        self.discards = []
        self.discards_known = []

    # free acts

    def free(self, seat: int) -> Sequence[Action]:
        if not self.stack or self.pending() == ASK_CHANCE:
            return NO_ACTIONS
        acts = [REMOVALS[zone] for zone in range(len(ZONES)) if self.squads[seat][zone]]
        if self.marcher >= 0 and (self.marcher - seat) % 2 and not (self.declared >> seat) & 1:
            acts.append(DECLARE)
        return acts

    def occasion(self) -> Occasion:
        return Occasion(self.occasions, tuple(range(self.seats)))

    def acts_freely(self, seat: int, action: Action) -> bool:
        return action.verb in ("remove", "declare")

    def take_free(self, seat: int, action: Action) -> None:
        if action == DECLARE:
            self.declared |= 1 << seat
            if self.declaring_ends_truce:
                self.truces = [pair for pair in self.truces if seat not in pair or self.marcher not in pair]
            self.say("drill-declared", {"seat": seat, "marcher": self.marcher})
            self.marcher = -1
        else:
            self.lose_squad(seat, ZONE_OF[action.nouns[0]])
            self.say("drill-removed", {"seat": seat, "zone": action.nouns[0]})

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        refusal = super().why_not(seat, action)
        if refusal is not None and self.stack and self.pending() != ASK_CHANCE:
            if action.verb == "remove":
                return NO_SQUAD_TO_REMOVE
            if action.verb == "declare":
                return NO_MARCH_TO_STOP
        return refusal

    # the end

    def points(self, side: int) -> int:
        """One for each zone where only this team stands."""
        held = 0
        for zone in range(len(ZONES)):
            own = any(self.squads[seat][zone] for seat in self.team(side))
            other = any(self.squads[seat][zone] for seat in self.team(1 - side))
            held += own and not other
        return held

    def outcome(self) -> Outcome | None:
        if self.stack:
            return None
        points = (self.points(0), self.points(1))
        shares: list[float] = []
        for seat in range(self.seats):
            side = seat % 2
            if points[0] == points[1]:
                shares.append(1.0 / self.seats)
            else:
                shares.append(1.0 / len(self.team(side)) if points[side] > points[1 - side] else 0.0)
        rout = self.beaten(0) or self.beaten(1)
        reason = "drill-outcome-rout" if rout else "drill-outcome-rounds"
        return Outcome(tuple(shares), tuple(points[seat % 2] for seat in range(self.seats)), reason)

    # the one description

    def facts(self) -> dict[str, Facts]:
        deck = self.deck
        hands: list[Facts] = []
        insight: list[Facts] = []
        orders: list[Facts] = []
        for seat in range(self.seats):
            hands.append(Secret([*names(self.hands[seat])], 1 << seat, sum(self.hands[seat])))
            row: list[Facts] = []
            for viewer in range(self.seats):
                row.append(Memory([*names(self.insight[seat][viewer])], 1 << viewer, None))
            insight.append(row)
            order = self.orders[seat]
            orders.append(Secret(order, 1 << seat, "?") if order else "")
        squads: list[Facts] = []
        for place in self.squads:
            squads.append([*place])
        truces: list[Facts] = []
        for pair in self.truces:
            truces.append([*pair])
        return {
            "round": self.round,
            "squads": squads,
            "reserve": [*self.reserve],
            "lost": [*self.lost],
            "top": _places(list(deck.top), list(deck.top_known)),
            "top_known": [*deck.top_known],
            "middle": Secret([*names(deck.counts)], NOBODY, sum(deck.counts)),
            "bottom": _places(list(deck.bottom), list(deck.bottom_known)),
            "bottom_known": [*deck.bottom_known],
            "hands": hands,
            "insight": insight,
            "discards": _places(self.discards, self.discards_known),
            "discards_known": [*self.discards_known],
            "orders": orders,
            "truces": truces,
            "declared": self.declared,
            "marcher": self.marcher,
            "occasions": self.occasions,
            "stack": self.stack_facts(),
        }


def _places(cards: list[int], known: list[int]) -> list[Facts]:
    places: list[Facts] = []
    for n, card in enumerate(cards):
        places.append(Secret(CARDS[card], known[n], None))
    return places
