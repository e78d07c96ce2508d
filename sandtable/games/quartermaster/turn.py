"""The sequence of play: setting up, rounds, turns and their steps, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.quartermaster.acts import DISCARD_UNSEEN, AnyDiscard, discards_of, prepared
from sandtable.games.quartermaster.board import ALLIES, AXIS, SPACES
from sandtable.games.quartermaster.cards.card import (
    DISCARD_STARTS,
    SUPPLY_STARTS,
    TURN_STARTS,
)
from sandtable.games.quartermaster.catalogue import COUNTRY_IDS
from sandtable.games.quartermaster.payments import Draw, discard_unseen
from sandtable.games.quartermaster.pieces import Removal
from sandtable.games.quartermaster.playing import Play
from sandtable.games.quartermaster.reactions import trigger
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.games.quartermaster.supply import supplied
from sandtable.games.quartermaster.untold import discarded
from sandtable.games.quartermaster.victory import victory_step
from sandtable.kernel.action import Action, parse_action
from sandtable.kernel.flow import ASK_NOBODY, Frame
from sandtable.kernel.frames import Team, Together
from sandtable.kernel.knowledge import Facts

DEALT: Final = 10
PUT_AWAY: Final = 3
HAND: Final = 7
ROUNDS: Final = 20
LEAD: Final = 30

# the steps of a turn
START: Final = 0
PLAY: Final = 1
SUPPLY_START: Final = 2
SUPPLY: Final = 3
VICTORY: Final = 4
DISCARD_START: Final = 5
DISCARD: Final = 6
DRAW: Final = 7


class Game(Frame[Quartermaster]):
    """Everybody gets a hand; then round after round (qm.round.order), until a side has won."""

    NAME = "game"

    step: int  # 0 to 5: deal to a country; 6 to 8: put away, country by country of each seat; then the turns

    def __init__(self, step: int = 0) -> None:
        self.step = step

    def copy(self) -> Game:
        return Game(self.step)

    def facts(self, s: Quartermaster) -> dict[str, Facts]:
        return {"step": self.step}

    def resume(self, s: Quartermaster) -> bool:
        step = self.step
        self.step += 1
        if step < 6:
            s.push(Draw(step, DEALT))
        elif step < 9:
            nth = step - 6
            seats = tuple([seat for seat in range(s.rulings.seats) if len(s.rulings.countries[seat]) > nth])
            if seats:
                s.push(PutAway(seats, nth))
        elif s.turn < 5:
            s.push(Turn(s.turn + 1))
        else:
            self._end_round(s)
        return False

    def _end_round(self, s: Quartermaster) -> None:
        """qm.end.lead, qm.end.rounds, qm.end.tie"""
        lead = s.points[AXIS] - s.points[ALLIES]
        if abs(lead) >= LEAD:
            s.end(AXIS if lead > 0 else ALLIES, "qm-outcome-lead")
        elif s.round == ROUNDS:
            s.end(AXIS if lead >= 0 else ALLIES, "qm-outcome-rounds")
        else:
            s.round += 1
            s.turn = -1
            s.push(Turn(0))

    def asks(self, s: Quartermaster) -> tuple[int, ...]:
        return ASK_NOBODY


class PutAway(Together[Quartermaster]):
    """qm.setup.hand: each seat puts three cards of its first (second, third) country on the discard pile."""

    NAME = "put-away"
    PROMPT = "qm-prompt-put-away"
    REFUSED = ("qm.setup.hand", "qm-refused-put-away")

    nth: int

    def __init__(self, seats: Team, nth: int, chosen: tuple[str, ...] = ()) -> None:
        super().__init__(seats, chosen)
        self.nth = nth

    def copy(self) -> PutAway:
        return PutAway(self.seats, self.nth, self.chosen)

    def facts(self, s: Quartermaster) -> dict[str, Facts]:
        return {"nth": self.nth, **super().facts(s)}

    def country(self, s: Quartermaster, seat: int) -> int:
        return s.rulings.countries[seat][self.nth]

    def forget(self, seats: tuple[int, ...]) -> None:
        """Nobody tells what these seats have put away."""
        put_away = DISCARD_UNSEEN[PUT_AWAY].text
        chosen = [put_away if text and self.seats[n] in seats else text for n, text in enumerate(self.chosen)]
        self.chosen = tuple(chosen)

    def options(self, s: Quartermaster, seat: int) -> Sequence[Action]:
        country = self.country(s, seat)
        return discards_of(s.hands[country], PUT_AWAY, s.rulings.untold[country])

    def all_chosen(self, s: Quartermaster, chosen: tuple[str, ...]) -> None:
        for n, text in enumerate(chosen):
            country = self.country(s, self.seats[n])
            discard_unseen(s, country, discarded(s, country, prepared(parse_action(text))))


class Turn(Frame[Quartermaster]):
    """One turn of one country, step by step (qm.turn.steps)."""

    NAME = "turn"

    country: int
    step: int

    def __init__(self, country: int, step: int = START) -> None:
        self.country = country
        self.step = step

    def copy(self) -> Turn:
        return Turn(self.country, self.step)

    def facts(self, s: Quartermaster) -> dict[str, Facts]:
        return {"country": COUNTRY_IDS[self.country], "step": self.step}

    def asks(self, s: Quartermaster) -> tuple[int, ...]:
        return ASK_NOBODY

    def resume(self, s: Quartermaster) -> bool:
        country = self.country
        while True:
            step = self.step
            self.step += 1
            if step == START:  # qm.turn.start
                s.turn = country
                s.at_start = s.pieces.copy()
                if s.tell is not None:
                    s.say("qm-turn", {"country": COUNTRY_IDS[country], "round": s.round})
                trigger(s, TURN_STARTS, country)
            elif step == PLAY:
                s.push(Play(country))
            elif step == SUPPLY_START:
                trigger(s, SUPPLY_STARTS, country)  # qm.react.any-time
            elif step == SUPPLY:
                doomed = s.pieces[country] & ~supplied(s, country)
                if doomed:
                    s.push(SupplyStep(country, doomed))
            elif step == VICTORY:
                victory_step(s, country)
            elif step == DISCARD_START:
                trigger(s, DISCARD_STARTS, country)  # qm.turn.step-start
            elif step == DISCARD:
                if s.hands[country]:
                    s.push(DiscardStep(country))
            elif step == DRAW:
                missing = HAND - len(s.hands[country])
                if missing > 0:
                    s.push(Draw(country, missing))
            else:
                end_turn(s)
                s.done()
                return False
            if s.stack[-1] is not self:
                return False


def end_turn(s: Quartermaster) -> None:
    """qm.react.duration: what lasts for the turn ends."""
    s.spent = 0
    for country in range(6):
        s.safe[country] = 0
    if any(s.assured_now):
        s.assured_now = [0] * 6
        s.refresh_table()


class SupplyStep(Frame[Quartermaster]):
    """qm.turn.supply: the pieces found out of supply are removed one by one, each as if all went together.

    Each is a removal that cards may prevent (qm.react.removal).
    """

    NAME = "supply"

    country: int
    doomed: int

    def __init__(self, country: int, doomed: int) -> None:
        self.country = country
        self.doomed = doomed

    def copy(self) -> SupplyStep:
        return SupplyStep(self.country, self.doomed)

    def facts(self, s: Quartermaster) -> dict[str, Facts]:
        doomed: list[Facts] = [id for space, id in enumerate(SPACES) if (self.doomed >> space) & 1]
        return {"country": COUNTRY_IDS[self.country], "doomed": doomed}

    def resume(self, s: Quartermaster) -> bool:
        if not self.doomed:
            s.done()
            return False
        low = self.doomed & -self.doomed
        self.doomed ^= low
        s.push(Removal(self.country, low.bit_length() - 1, self.country))
        return False

    def asks(self, s: Quartermaster) -> tuple[int, ...]:
        return ASK_NOBODY


class DiscardStep(Frame[Quartermaster]):
    """qm.turn.discard"""

    NAME = "discard"
    PROMPT = "qm-prompt-discard"
    REFUSED = ("qm.turn.discard", "qm-refused-discard")

    country: int

    def __init__(self, country: int) -> None:
        self.country = country

    def copy(self) -> DiscardStep:
        return DiscardStep(self.country)

    def facts(self, s: Quartermaster) -> dict[str, Facts]:
        return {"country": COUNTRY_IDS[self.country]}

    def resume(self, s: Quartermaster) -> bool:
        return True

    def asks(self, s: Quartermaster) -> tuple[int, ...]:
        return s.rulings.asks[self.country]

    def legal(self, s: Quartermaster, seat: int) -> Sequence[Action]:
        hand = s.hands[self.country]
        return DISCARD_UNSEEN[: len(hand) + 1] if s.rulings.untold[self.country] else AnyDiscard(hand)

    def take(self, s: Quartermaster, seat: int, action: Action) -> None:
        s.done()
        discard_unseen(s, self.country, discarded(s, self.country, action))

    def shown(self, s: Quartermaster, seat: int, action: Action, viewer: int | None) -> Action | None:
        return DISCARD_UNSEEN[len(action.nouns)]
