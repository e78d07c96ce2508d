"""The order phase (lg.orders.*): tokens are turned up or put away one by one, and orders carried out (lg.order.*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from sandtable.games.legie.frames import OfSeat
from sandtable.games.legie.harm import Suffer
from sandtable.games.legie.march import DONE
from sandtable.games.legie.nouns import MOST_PLOTS, Pick
from sandtable.games.legie.orders import ORDER_PHASE, ORDERS, STAYS, Order
from sandtable.games.legie.recruiting import why_no_dispatch
from sandtable.games.legie.state import NONE, Legie
from sandtable.games.legie.untold import revealed, reveals, turn_ups, turned_up
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.refusal import Refusal, not_asked_for

FORGO: Final = Action("forgo")


class OrderPhase(Frame[Legie]):
    """lg.orders.one"""

    NAME = "order-phase"
    PROMPT = "lg-prompt-orders"

    begun: bool
    turn: int  # place in the order of this phase

    def __init__(self, begun: bool = False, turn: int = 0) -> None:
        self.begun = begun
        self.turn = turn

    def copy(self) -> OrderPhase:
        return OrderPhase(self.begun, self.turn)

    def facts(self, s: Legie) -> dict[str, Facts]:
        return {"begun": self.begun, "turn": self.turn}

    def resume(self, s: Legie) -> bool:
        if not self.begun:
            for seat in s.in_turn_order():
                if not s.rulings.untold[seat]:
                    turn_up_characters(s, seat)
            if self._to_turn_up(s) != NONE:
                return True
            self.begun = True
        for _ in range(s.seats):
            if unresolved(s, self._seat(s)):
                return True
            self.turn = (self.turn + 1) % s.seats
        s.done()
        return False

    def _to_turn_up(self, s: Legie) -> int:
        """The seat that has to say who lies there face down: nobody has told it before. NONE when all are turned up."""
        for seat in s.in_turn_order():
            if s.face_down & s.edition.faction_mask[s.factions[seat]]:
                return seat
        return NONE

    def _seat(self, s: Legie) -> int:
        """lg.orders.direction, lg.location.railway-bridge"""
        if s.location.clockwise:
            return (s.first + self.turn) % s.seats
        return (s.first - 1 - self.turn) % s.seats

    def asks(self, s: Legie) -> tuple[int, ...]:
        return (self._seat(s),) if self.begun else (self._to_turn_up(s),)

    def prompt(self, s: Legie, seat: int) -> str:
        return self.PROMPT if self.begun else "lg-prompt-turn-up"

    def legal(self, s: Legie, seat: int) -> Sequence[Action]:
        from sandtable.games.legie.dispatches import playable

        if not self.begun:
            return turn_ups(s, seat)
        acts: list[Action] = []
        for who in unresolved(s, seat):
            if s.rulings.untold[seat]:
                acts += reveals(s, seat, who)
            else:
                acts.append(s.edition.reveal[who])
            acts.append(s.edition.withhold[who])
        return acts + playable(s, seat)

    def why_not(self, s: Legie, seat: int, action: Action) -> Refusal | None:
        if action in self.legal(s, seat):
            return None
        if isinstance(action, Pick) and action.verb in ("reveal", "withhold"):
            return Refusal("lg.orders.one", "lg-refused-no-token", {"character": action.nouns[0]})
        return why_no_dispatch(s, seat, action) or not_asked_for(action.verb)

    def take(self, s: Legie, seat: int, action: Action) -> None:
        from sandtable.games.legie.dispatches import play

        if action.verb == "turn-up":
            turn_up(s, seat, turned_up(s, seat, action.nouns))
            return
        if action.verb == "dispatch":  # lg.dispatch.play: the turn goes on
            play(s, seat, action)
            return
        self.turn = (self.turn + 1) % s.seats
        who = action.index if isinstance(action, Pick) else revealed(s, seat, action.nouns)
        if action.verb == "withhold":  # lg.orders.withhold
            s.use_up_token(seat, who)
            if s.tell is not None:
                args: dict[str, Facts] = {"faction": s.faction_id(seat), "character": s.edition.characters[who]}
                s.say_with("lg-withheld", args, seats=(seat,), parts=("tokens",))
        else:
            reveal(s, seat, who)


def unresolved(s: Legie, seat: int) -> list[int]:
    """The characters of a seat whose token still lies face down."""
    found: list[int] = []
    for place in range(seat * MOST_PLOTS, seat * MOST_PLOTS + len(s.plots)):
        for who in s.columns[place]:
            if s.token_on[who] != NONE and not (s.token_up >> who) & 1:
                found.append(who)
    return found


def turn_up_characters(s: Legie, seat: int) -> None:
    """lg.orders.turn-up"""
    for plot in range(len(s.plots)):
        for who in s.column(seat, plot):
            if (s.face_down >> who) & 1:
                turn_up(s, seat, who)


def turn_up(s: Legie, seat: int, who: int) -> None:
    s.turn_up(who)
    plot = s.standing[who]
    args: dict[str, Facts] = {"faction": s.faction_id(seat), "character": s.edition.characters[who]}
    args["plot"] = s.plot_id(plot)
    s.say_with("lg-turned-up", args, card=who, sums=((seat, plot),))


def reveal(s: Legie, seat: int, who: int) -> None:
    """lg.orders.use: turn the token up and carry the order out."""
    token = s.token_on[who]
    order = s.order_of(seat, token)
    declared = ORDERS[order]
    s.show_token(seat, who)
    if declared.timing == ORDER_PHASE:
        s.use_up_token(seat, who)
    if s.tell is not None:
        args: dict[str, Facts] = {"faction": s.faction_id(seat), "order": declared.id}
        args["character"] = s.edition.characters[who]
        args["stays"] = declared.timing == STAYS
        s.say_with("lg-revealed", args, sums=((seat, s.standing[who]),), seats=(seat,), parts=("tokens",))
    if declared.deed is not None:
        declared.deed.happen(s, seat, who, token)
    if declared.wounds:
        s.push(Wounding(seat, order, who))
    elif declared.choice is not None:
        s.push(Carrying(seat, order, who))


class OfOrder(OfSeat):
    """An order that a seat is carrying out."""

    order: int
    who: int  # the bearer

    def __init__(self, seat: int, order: int, who: int) -> None:
        super().__init__(seat)
        self.order = order
        self.who = who

    def declared(self) -> Order:
        return ORDERS[self.order]

    def facts(self, s: Legie) -> dict[str, Facts]:
        return {**super().facts(s), "order": self.declared().id, "who": s.edition.characters[self.who]}


class Wounding(OfOrder):
    """lg.orders.wound: the first half of Shoot and Move and of Furious Attack; then the second half is asked."""

    NAME = "wounding"
    PROMPT = "lg-prompt-wound"
    REFUSED = ("lg.orders.wound", "lg-refused-wound")

    def copy(self) -> Wounding:
        return Wounding(self.seat, self.order, self.who)

    def resume(self, s: Legie) -> bool:
        if rivals_at(s, self.seat, s.standing[self.who]):
            return True
        s.done()
        s.push(Carrying(self.seat, self.order, self.who))
        return False

    def legal(self, s: Legie, seat: int) -> Sequence[Action]:
        acts: list[Action] = [FORGO]
        for rival in rivals_at(s, self.seat, s.standing[self.who]):
            acts.append(s.edition.wound[s.factions[rival]])
        return acts

    def take(self, s: Legie, seat: int, action: Action) -> None:
        s.done()
        if action.verb == "forgo":
            return
        faction = cast(Pick, action).index
        s.push(Carrying(self.seat, self.order, self.who))
        s.push(Suffer(s.seat_of[faction], s.standing[self.who], self.declared().wounds, False))


def rivals_at(s: Legie, seat: int, plot: int) -> list[int]:
    """The other seats with somebody at a plot."""
    return [rival for rival in range(s.seats) if rival != seat and s.column(rival, plot)]


class Carrying(OfOrder):
    """lg.orders.use: the choice an order asks for; with nothing to choose it falls away."""

    NAME = "carrying"

    def copy(self) -> Carrying:
        return Carrying(self.seat, self.order, self.who)

    def resume(self, s: Legie) -> bool:
        if self._options(s):
            return True
        self._leave(s)
        return False

    def prompt(self, s: Legie, seat: int) -> str:
        return f"lg-prompt-{self.declared().id}"

    def legal(self, s: Legie, seat: int) -> Sequence[Action]:
        choice = self.declared().choice
        return [DONE if choice is not None and choice.AGAIN else FORGO, *self._options(s)]

    def why_not(self, s: Legie, seat: int, action: Action) -> Refusal | None:
        legal = self.legal(s, seat)
        if action in legal:
            return None
        if any(offered.verb == action.verb for offered in legal):
            id = self.declared().id
            return Refusal(f"lg.order.{id}", "lg-refused-order", {"order": id})
        return not_asked_for(action.verb)

    def _options(self, s: Legie) -> list[Action]:
        choice = self.declared().choice
        return [] if choice is None else choice.options(s, self.seat, self.who)

    def take(self, s: Legie, seat: int, action: Action) -> None:
        choice = self.declared().choice
        if choice is None or action.verb in ("forgo", "done"):
            self._leave(s)
            return
        if not choice.AGAIN:
            s.done()
        choice.take(s, seat, self.who, action)

    def _leave(self, s: Legie) -> None:
        """A choice that was not made leaves nothing for a token to stay for."""
        s.done()
        s.use_up_token(self.seat, self.who)
