"""The order phase (lg.orders.*): tokens are turned up or put away one by one, and orders carried out (lg.order.*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from sandtable.games.legie.edition import FACTIONS, MOST_PLOTS, OWN, PROMOTION_CARD, Pair, Pick
from sandtable.games.legie.frames import OfSeat
from sandtable.games.legie.harm import Suffer
from sandtable.games.legie.march import DONE
from sandtable.games.legie.orders import (
    FURIOUS_ATTACK,
    LURE,
    MOVE,
    MUSTER,
    ORDER_PHASE,
    ORDERS,
    PROMOTION,
    RETREAT,
    RETREAT_SUPPLIES,
    SABOTAGE,
    SACRIFICE,
    SHOOT_AND_MOVE,
    SNEAK,
    SWAP,
)
from sandtable.games.legie.recruiting import why_no_dispatch
from sandtable.games.legie.state import NONE, Legie
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.refusal import Refusal, not_asked_for

FORGO: Final = Action("forgo")
WITHDRAW: Final = Action("withdraw")


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
            self.begun = True
            turn_up_characters(s)
        for _ in range(s.seats):
            if unresolved(s, self._seat(s)):
                return True
            self.turn = (self.turn + 1) % s.seats
        s.done()
        return False

    def _seat(self, s: Legie) -> int:
        """lg.orders.direction, lg.location.railway-bridge"""
        if s.location.clockwise:
            return (s.first + self.turn) % s.seats
        return (s.first - 1 - self.turn) % s.seats

    def asks(self, s: Legie) -> tuple[int, ...]:
        return (self._seat(s),)

    def legal(self, s: Legie, seat: int) -> Sequence[Action]:
        from sandtable.games.legie.dispatches import playable

        acts: list[Action] = []
        for who in unresolved(s, seat):
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

        if action.verb == "dispatch":  # lg.dispatch.play: the turn goes on
            play(s, seat)
            return
        self.turn = (self.turn + 1) % s.seats
        who = cast(Pick, action).index
        if action.verb == "withhold":
            s.use_up_token(seat, who)
            if s.tell is not None:
                s.say("lg-withheld", {"faction": s.faction_id(seat), "character": s.edition.characters[who]})
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


def turn_up_characters(s: Legie) -> None:
    """lg.orders.turn-up"""
    for seat in s.in_turn_order():
        for plot in range(len(s.plots)):
            for who in s.column(seat, plot):
                if (s.face_down >> who) & 1:
                    s.turn_up(who)
                    character = s.edition.characters[who]
                    s.say(
                        "lg-turned-up",
                        {"faction": s.faction_id(seat), "character": character, "plot": s.plot_id(plot)},
                    )


def reveal(s: Legie, seat: int, who: int) -> None:
    """lg.orders.use: turn the token up and carry the order out."""
    order = s.order_of(seat, s.token_on[who])
    s.show_token(seat, who)
    if s.tell is not None:
        args: dict[str, Facts] = {"faction": s.faction_id(seat), "order": ORDERS[order].id}
        args["character"] = s.edition.characters[who]
        s.say("lg-revealed", args)
    if ORDERS[order].timing == ORDER_PHASE:
        s.use_up_token(seat, who)
    if order == RETREAT:
        retreat(s, seat, s.standing[who])
    elif order == PROMOTION:
        promote(s, who)
    elif ORDERS[order].wounds:
        s.push(Wounding(seat, order, who))
    elif ORDERS[order].asks:
        s.push(Carrying(seat, order, who))


def retreat(s: Legie, seat: int, plot: int) -> None:
    """lg.order.retreat: the one that came first lies lowest."""
    for who in s.column(seat, plot)[::-1]:
        s.go_under_deck(who)
    s.supplies[seat] += RETREAT_SUPPLIES
    s.say("lg-retreated", {"faction": s.faction_id(seat), "plot": s.plot_id(plot), "supplies": RETREAT_SUPPLIES})


def promote(s: Legie, who: int) -> None:
    """lg.order.promotion"""
    if s.bank[PROMOTION_CARD] and not s.has(who, PROMOTION_CARD):
        s.put_in_sleeve(who, PROMOTION_CARD)
        s.say("lg-promoted", {"character": s.edition.characters[who]})


class OfOrder(OfSeat):
    """An order that a seat is carrying out."""

    order: int
    who: int  # the bearer

    def __init__(self, seat: int, order: int, who: int) -> None:
        super().__init__(seat)
        self.order = order
        self.who = who

    def facts(self, s: Legie) -> dict[str, Facts]:
        return {**super().facts(s), "order": ORDERS[self.order].id, "who": s.edition.characters[self.who]}


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
        s.push(Suffer(s.seat_of[faction], s.standing[self.who], 1, False))


def rivals_at(s: Legie, seat: int, plot: int) -> list[int]:
    """The other seats with somebody at a plot."""
    return [rival for rival in range(s.seats) if rival != seat and s.column(rival, plot)]


class Carrying(OfOrder):
    """The choice an order asks for; with nothing to choose it falls away."""

    NAME = "carrying"

    def copy(self) -> Carrying:
        return Carrying(self.seat, self.order, self.who)

    def resume(self, s: Legie) -> bool:
        if self._options(s):
            return True
        self._leave(s)
        return False

    def prompt(self, s: Legie, seat: int) -> str:
        return PROMPTS[self.order]

    def legal(self, s: Legie, seat: int) -> Sequence[Action]:
        return [DONE if self.order == MUSTER else FORGO, *self._options(s)]

    def why_not(self, s: Legie, seat: int, action: Action) -> Refusal | None:
        legal = self.legal(s, seat)
        if action in legal:
            return None
        if any(offered.verb == action.verb for offered in legal):
            return Refusal(f"lg.order.{ORDERS[self.order].id}", "lg-refused-order", {"order": ORDERS[self.order].id})
        return not_asked_for(action.verb)

    def _options(self, s: Legie) -> list[Action]:
        order = self.order
        if order == MOVE:
            return moves_of(s, own_at_plots(s, self.seat), True)
        if order in (SNEAK, SHOOT_AND_MOVE):
            return moves_of(s, [self.who], ORDERS[order].checks_entry)
        plot = s.standing[self.who]
        if order == FURIOUS_ATTACK:
            return [WITHDRAW]
        if order == SACRIFICE:
            return [s.edition.sacrifice[who] for who in s.column(self.seat, plot) if who != self.who]
        if order == LURE:
            return [s.edition.lure[who] for who in others_at(s, self.seat, plot)]
        if order == SABOTAGE:
            return [s.edition.sabotage[who] for who in others_at(s, self.seat, plot) if s.token_on[who] != NONE]
        elsewhere = [who for who in own_at_plots(s, self.seat) if s.standing[who] != plot]
        if order == SWAP:
            return [s.edition.swap[who] for who in elsewhere]
        return [s.edition.bring[who] for who in elsewhere if s.may_enter(who, plot)]

    def take(self, s: Legie, seat: int, action: Action) -> None:
        verb = action.verb
        if verb in ("forgo", "done"):
            self._leave(s)
            return
        if verb == "bring":  # lg.order.muster: as many as one likes, one by one
            change_plot(s, cast(Pick, action).index, s.standing[self.who])
            return
        s.done()
        if verb == "move":
            act = cast(Pair, action)
            change_plot(s, act.one, s.plots.index(act.other))
        elif verb == "withdraw":
            s.return_to_hand(self.who)
            s.say("lg-withdrew", {"character": s.edition.characters[self.who]})
        else:
            self._strike(s, verb, cast(Pick, action).index)

    def _strike(self, s: Legie, verb: str, who: int) -> None:
        character = s.edition.characters[who]
        if verb == "sacrifice":
            s.sacrificed |= 1 << self.who
            s.say("lg-sacrificed", {"character": character, "bearer": s.edition.characters[self.who]})
            s.kill(who)
        elif verb == "lure":
            s.say("lg-lured", {"faction": FACTIONS[who // OWN], "character": character})
            s.go_under_deck(who)
        elif verb == "sabotage":
            s.say("lg-sabotaged", {"faction": FACTIONS[who // OWN], "character": character})
            s.use_up_token(s.owner(who), who)
        else:
            here, there = s.standing[self.who], s.standing[who]
            change_plot(s, self.who, there)
            change_plot(s, who, here)

    def _leave(self, s: Legie) -> None:
        s.done()
        if self.order == SACRIFICE:  # without a victim there is nothing for the token to stay for
            s.use_up_token(self.seat, self.who)


PROMPTS: Final[dict[int, str]] = {
    MOVE: "lg-prompt-move",
    SNEAK: "lg-prompt-sneak",
    SHOOT_AND_MOVE: "lg-prompt-shoot-and-move",
    LURE: "lg-prompt-lure",
    MUSTER: "lg-prompt-muster",
    SACRIFICE: "lg-prompt-sacrifice",
    SWAP: "lg-prompt-swap",
    SABOTAGE: "lg-prompt-sabotage",
    FURIOUS_ATTACK: "lg-prompt-withdraw",
}


def own_at_plots(s: Legie, seat: int) -> list[int]:
    found: list[int] = []
    for plot in range(len(s.plots)):
        found += s.column(seat, plot)
    return found


def others_at(s: Legie, seat: int, plot: int) -> list[int]:
    found: list[int] = []
    for rival in range(s.seats):
        if rival != seat:
            found += s.column(rival, plot)
    return found


def moves_of(s: Legie, movers: list[int], checks_entry: bool) -> list[Action]:
    acts: list[Action] = []
    for who in movers:
        for plot in range(len(s.plots)):
            if plot != s.standing[who] and (not checks_entry or s.may_enter(who, plot)):
                acts.append(s.edition.move[who][s.plots[plot]])
    return acts


def change_plot(s: Legie, who: int, plot: int) -> None:
    """lg.orders.follows: whatever lies on the character goes along."""
    seat = s.owner(who)
    s.step_out(seat, who)
    s.step_in(seat, who, plot)
    s.say("lg-moved", {"character": s.edition.characters[who], "plot": s.plot_id(plot)})
