"""An attack and what answers it: nested response windows, a die, and allies who choose their loss together."""

from __future__ import annotations

from collections.abc import Sequence

from drill.board import CARD_OF, CARDS, GUARD, LOSSES, PARRY, PLAYS, RAID, SEAT_OF, ZONES
from drill.state import Drill
from sandtable.kernel.action import Action
from sandtable.kernel.chance import ROLLED, Chance, die
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.frames import Joint, Team, Window
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.refusal import Refusal


class Strike(Frame[Drill]):
    """An attack on a zone: first a response window, then a die, then the loss."""

    NAME = "drill-strike"

    seat: int
    zone: int
    answered: bool  # whether the response window was opened
    bonus: int
    stopped: bool

    def __init__(self, seat: int, zone: int, answered: bool = False, bonus: int = 0, stopped: bool = False) -> None:
        self.seat = seat
        self.zone = zone
        self.answered = answered
        self.bonus = bonus
        self.stopped = stopped

    def copy(self) -> Strike:
        return Strike(self.seat, self.zone, self.answered, self.bonus, self.stopped)

    def facts(self, s: Drill) -> dict[str, Facts]:
        return {
            "seat": self.seat,
            "zone": ZONES[self.zone],
            "answered": self.answered,
            "bonus": self.bonus,
            "stopped": self.stopped,
        }

    def resume(self, s: Drill) -> bool:
        if not self.answered:
            self.answered = True
            s.push(Response(s.sides(self.seat), (GUARD, RAID)))
            return False
        if self.stopped or not s.defenders(self.zone, self.seat):
            s.done()
            s.say("drill-strike-ended", {"seat": self.seat, "zone": ZONES[self.zone]})
            return False
        return True

    def asks(self, s: Drill) -> tuple[int, ...]:
        return ASK_CHANCE

    def chance(self, s: Drill) -> Chance:
        return die(6, "drill-chance-strike")

    def take(self, s: Drill, seat: int, action: Action) -> None:
        roll = ROLLED[action.text]
        s.done()
        s.say("drill-strike-rolled", {"roll": roll, "bonus": self.bonus})
        if roll + self.bonus >= s.hit:
            s.push(Loss(s.defenders(self.zone, self.seat), self.zone))


class Response(Window[Drill]):
    """The teams answer in turn with cards from hidden hands; ``cards`` is what each team may play here."""

    NAME = "drill-response"

    cards: tuple[int, int]

    def __init__(
        self, teams: tuple[Team, Team], cards: tuple[int, int], turn: int = 0, quiet: int = 0, passed: int = 0
    ) -> None:
        super().__init__(teams, turn, quiet, passed)
        self.cards = cards

    def copy(self) -> Response:
        return Response(self.teams, self.cards, self.turn, self.quiet, self.passed)

    def facts(self, s: Drill) -> dict[str, Facts]:
        return {
            "first": self.teams[0][0] % 2,  # the side that is asked first
            "cards": [CARDS[card] for card in self.cards],
            **super().facts(s),
        }

    def could_react(self, s: Drill, seat: int) -> bool:
        return sum(s.hands[seat]) > 0

    def reactions(self, s: Drill, seat: int) -> Sequence[Action]:
        card = self.cards[self.turn]
        return [PLAYS[card]] if s.hands[seat][card] else []

    def why_not(self, s: Drill, seat: int, action: Action) -> Refusal | None:
        if action == PLAYS[self.cards[self.turn]] and not s.hands[seat][self.cards[self.turn]]:
            return Refusal("drill.hand.held", "drill-refused-card", {"card": action.nouns[0]})
        return super().why_not(s, seat, action)

    def react(self, s: Drill, seat: int, action: Action) -> None:
        card = CARD_OF[action.nouns[0]]
        s.play_openly(seat, card)
        s.say("drill-played", {"seat": seat, "card": CARDS[card]})
        s.push(Played(seat, card))


class Played(Frame[Drill]):
    """A card on the table: a parry may cancel it in a window of its own before it takes effect."""

    NAME = "drill-played"

    seat: int
    card: int
    answered: bool
    cancelled: bool

    def __init__(self, seat: int, card: int, answered: bool = False, cancelled: bool = False) -> None:
        self.seat = seat
        self.card = card
        self.answered = answered
        self.cancelled = cancelled

    def copy(self) -> Played:
        return Played(self.seat, self.card, self.answered, self.cancelled)

    def facts(self, s: Drill) -> dict[str, Facts]:
        return {
            "seat": self.seat,
            "card": CARDS[self.card],
            "answered": self.answered,
            "cancelled": self.cancelled,
        }

    def resume(self, s: Drill) -> bool:
        if not self.answered:
            self.answered = True
            s.push(Response(s.sides(self.seat), (PARRY, PARRY)))
            return False
        s.done()
        if self.cancelled:
            s.say("drill-cancelled", {"seat": self.seat, "card": CARDS[self.card]})
        elif self.card == PARRY:
            self._parry(s)
        else:
            self._answer(s)
        return False

    def _parry(self, s: Drill) -> None:
        for frame in reversed(s.stack):
            if isinstance(frame, Played):
                frame.cancelled = True
                return

    def _answer(self, s: Drill) -> None:
        for frame in reversed(s.stack):
            if isinstance(frame, Strike):
                frame.stopped = frame.stopped or self.card == GUARD
                frame.bonus += self.card == RAID
                return

    def asks(self, s: Drill) -> tuple[int, ...]:
        return ()


class Loss(Joint[Drill]):
    """The defenders decide together whose squad is lost."""

    NAME = "drill-loss"

    zone: int

    def __init__(self, seats: Team, zone: int, proposals: tuple[str, ...] = ()) -> None:
        super().__init__(seats, proposals)
        self.zone = zone

    def copy(self) -> Loss:
        return Loss(self.seats, self.zone, self.proposals)

    def facts(self, s: Drill) -> dict[str, Facts]:
        return {"zone": ZONES[self.zone], **super().facts(s)}

    def options(self, s: Drill) -> Sequence[Action]:
        return [LOSSES[seat] for seat in self.seats if s.squads[seat][self.zone]]

    def decided(self, s: Drill, action: Action) -> None:
        seat = SEAT_OF[action.nouns[0]]
        s.lose_squad(seat, self.zone)
        s.say("drill-lost", {"seat": seat, "zone": ZONES[self.zone]})
