"""The march (lg.march.*) and the placing of orders by those who arrive (lg.place.*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from sandtable.games.legie.frames import AtPlot
from sandtable.games.legie.masks import bits
from sandtable.games.legie.nouns import MOST_PLOTS, MOST_TOKENS, Pair
from sandtable.games.legie.orders import IMMEDIATE, ORDERS
from sandtable.games.legie.recruiting import token_of, why_no_dispatch
from sandtable.games.legie.setup import hand_of
from sandtable.games.legie.state import NONE, Legie
from sandtable.games.legie.untold import may_give, order_targets, ordered, orders_on, sends, sent
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.frames import PASS
from sandtable.kernel.knowledge import EVERYBODY, Facts, Secret
from sandtable.kernel.refusal import Refusal, not_asked_for

DONE: Final = Action("done")
RECLAIM: Final = Action("reclaim")


class March(Frame[Legie]):
    """lg.march.turns"""

    NAME = "march"
    PROMPT = "lg-prompt-march"

    turn: int  # place in the turn order
    passed: int

    def __init__(self, turn: int = 0, passed: int = 0) -> None:
        self.turn = turn
        self.passed = passed

    def copy(self) -> March:
        return March(self.turn, self.passed)

    def facts(self, s: Legie) -> dict[str, Facts]:
        return {"turn": self.turn, "passed": self.passed}

    def resume(self, s: Legie) -> bool:
        for seat in range(s.seats):
            if not s.hands[seat]:
                self.passed |= 1 << seat
        if self.passed == (1 << s.seats) - 1:
            s.done()
            return False
        while (self.passed >> self._seat(s)) & 1:
            self.turn = (self.turn + 1) % s.seats
        return True

    def _seat(self, s: Legie) -> int:
        return (s.first + self.turn) % s.seats

    def asks(self, s: Legie) -> tuple[int, ...]:
        return (self._seat(s),)

    def legal(self, s: Legie, seat: int) -> Sequence[Action]:
        from sandtable.games.legie.dispatches import playable

        acts: list[Action] = [PASS]
        open_to = [plot for plot in range(len(s.plots)) if not is_full(s, seat, plot)]
        if s.rulings.untold[seat]:
            hidden_at = [plot for plot in open_to if arrives_hidden(s, seat, plot)]
            seen_at = [plot for plot in open_to if plot not in hidden_at]
            return [*acts, *sends(s, seat, seen_at, hidden_at), *playable(s, seat)]
        for who in hand_of(s, seat):
            row = s.edition.send[who]
            skills = s.active_skills(who)
            for plot in open_to:
                printed = s.plots[plot]
                if s.edition.plots[printed].entry & ~skills == 0:
                    acts.append(row[printed])
        return acts + playable(s, seat)

    def why_not(self, s: Legie, seat: int, action: Action) -> Refusal | None:
        if action in self.legal(s, seat):
            return None
        if isinstance(action, Pair) and action.verb == "send":
            args: dict[str, str | int] = {"character": action.nouns[0], "plot": action.nouns[1]}
            if not (s.hands[seat] >> action.one) & 1:
                return Refusal("lg.march.hand", "lg-refused-hand", args)
            if action.other not in s.plots:
                return Refusal("lg.round.plots", "lg-refused-plot", args)
            if is_full(s, seat, s.plots.index(action.other)):
                return Refusal("lg.location.deep-taiga", "lg-refused-taiga", args)
            return Refusal("lg.march.entry", "lg-refused-entry", args)
        return why_no_dispatch(s, seat, action) or not_asked_for(action.verb)

    def take(self, s: Legie, seat: int, action: Action) -> None:
        from sandtable.games.legie.dispatches import play

        if action.verb == "dispatch":  # lg.dispatch.play: the turn goes on
            play(s, seat, action)
            return
        self.turn = (self.turn + 1) % s.seats
        if action.verb == "pass":
            self.passed |= 1 << seat  # lg.march.pass
            if s.tell is not None:
                s.say("lg-passed", {"faction": s.faction_id(seat)})
            return
        plot = s.plots.index(s.edition.plot_of[action.nouns[1]])
        who = sent(s, seat, action.nouns, plot) if s.rulings.untold[seat] else cast(Pair, action).one
        self._send(s, seat, who, plot)

    def _send(self, s: Legie, seat: int, who: int, plot: int) -> None:
        hidden = arrives_hidden(s, seat, plot)
        s.camouflaged[seat] &= ~(1 << plot)
        s.sent[seat] += 1
        s.hands[seat] &= ~(1 << who)
        s.step_in(seat, who, plot)
        if hidden:
            s.face_down |= 1 << who
        else:
            s.turn_up(who)  # lg.march.open
        if s.tell is not None:
            sees = s.rulings.known[seat] if hidden else EVERYBODY
            named = Secret(s.edition.characters[who], sees, "?")
            args: dict[str, Facts] = {"faction": s.faction_id(seat), "character": named, "plot": s.plot_id(plot)}
            s.say_with("lg-sent", {**args, "hidden": hidden}, card=NONE if hidden else who, sums=((seat, plot),))
        if hidden or s.most_orders(who):  # lg.secret.face-down: a hidden one is asked whoever it is
            s.push(Placing(seat, plot))

    def shown(self, s: Legie, seat: int, action: Action, viewer: int | None) -> Action | None:
        if action.verb == "send" and arrives_hidden(s, seat, s.plots.index(cast(Pair, action).other)):
            return Action("send", ("?", action.nouns[1]))
        return action


def is_full(s: Legie, seat: int, plot: int) -> bool:
    """lg.location.deep-taiga"""
    return len(s.column(seat, plot)) >= s.location.most_sent


def arrives_hidden(s: Legie, seat: int, plot: int) -> bool:
    """lg.order.camouflage, lg.location.polar-night"""
    return (s.camouflaged[seat] >> plot) & 1 == 1 or (s.location.first_hidden and s.sent[seat] == 0)


class Placing(AtPlot):
    """lg.place.arrival: the last one who came to the plot gives orders; without a plot, a dispatch does."""

    NAME = "placing"
    PROMPT = "lg-prompt-place"

    placed: int

    def __init__(self, seat: int, plot: int, placed: int = 0) -> None:
        super().__init__(seat, plot)
        self.placed = placed

    def copy(self) -> Placing:
        return Placing(self.seat, self.plot, self.placed)

    def facts(self, s: Legie) -> dict[str, Facts]:
        return {**super().facts(s), "placed": self.placed}

    def _giver(self, s: Legie) -> int:
        return NONE if self.plot == NONE else s.column(self.seat, self.plot)[-1]

    def _left(self, s: Legie) -> int:
        giver = self._giver(s)
        return (1 if giver == NONE else s.most_orders(giver)) - self.placed

    def orders_left(self, s: Legie) -> int:
        """How many orders the giver may still place."""
        return max(0, self._left(s))

    def resume(self, s: Legie) -> bool:
        if self._could_place(s):
            return True
        s.done()
        return False

    def _could_place(self, s: Legie) -> bool:
        """By public knowledge: a giver that may have an order left, and a token with somebody to receive it.

        lg.place.reclaim: without an available token the used ones may be taken back, whoever is there.
        """
        giver = self._giver(s)
        if giver != NONE and (s.face_down >> giver) & 1:
            left = 2 + s.location.more_orders - self.placed
        else:
            left = self._left(s)
        if left <= 0:
            return False
        if not s.available[self.seat]:
            return s.used[self.seat] != 0 or len(s.put_away[self.seat]) > 0
        for place in range(self.seat * MOST_PLOTS, self.seat * MOST_PLOTS + MOST_PLOTS):
            for who in s.columns[place]:
                receives = (s.face_down >> who) & 1 == 1 or s.receives_orders(who)
                if receives and who != giver and not (s.ordered >> who) & 1:
                    return True
        return False

    def legal(self, s: Legie, seat: int) -> Sequence[Action]:
        acts: list[Action] = [DONE]  # lg.place.optional
        if s.rulings.untold[seat]:
            return acts + self._legal_untold(s, seat)
        if self._left(s) <= 0:
            return acts
        if not s.available[seat]:
            acts.append(RECLAIM)
            return acts
        return acts + placements(s, seat, self._giver(s), s.available[seat])

    def _legal_untold(self, s: Legie, seat: int) -> list[Action]:
        giver = self._giver(s)
        hidden = giver != NONE and (s.face_down >> giver) & 1 == 1
        if not (may_give(s, seat, giver, self.placed + 1) if hidden else self._left(s) > 0):
            return []
        if not s.available[seat]:
            return [RECLAIM]
        return orders_on(s, seat, order_targets(s, seat, giver, self.placed + 1))

    def why_not(self, s: Legie, seat: int, action: Action) -> Refusal | None:
        if action in self.legal(s, seat):
            return None
        if action == RECLAIM:
            return Refusal("lg.place.reclaim", "lg-refused-reclaim")
        if not isinstance(action, Pair) or action.verb != "order":
            return not_asked_for(action.verb)
        order, who = action.one, action.other
        args: dict[str, str | int] = {"order": ORDERS[order].id, "character": s.edition.characters[who]}
        if self._left(s) <= 0:
            return Refusal("lg.place.arrival", "lg-refused-no-order-left", args)
        token = token_of(s, seat, order)
        if token == NONE or not (s.available[seat] >> token) & 1:
            return Refusal("lg.place.available", "lg-refused-token", args)
        if order == s.location.banned_order:
            return Refusal("lg.location.snowstorm", "lg-refused-snowstorm", args)
        if s.standing[who] == NONE or s.owner(who) != seat:
            return Refusal("lg.place.target", "lg-refused-order-target", args)
        if (s.ordered >> who) & 1:
            return Refusal("lg.place.one", "lg-refused-ordered", args)
        return Refusal("lg.place.giver", "lg-refused-giver", args)

    def take(self, s: Legie, seat: int, action: Action) -> None:
        if action.verb == "done":
            s.done()
        elif action.verb == "reclaim":
            s.recover_all(seat)
            s.say_with("lg-reclaimed", {"faction": s.faction_id(seat)}, seats=(seat,), parts=("tokens",))
        else:
            self.placed += 1
            if s.rulings.untold[seat]:
                order, who = ordered(s, seat, self._giver(s), self.placed, action.nouns)
            else:
                order, who = cast(Pair, action).one, cast(Pair, action).other
            giver = self._giver(s)
            if giver != NONE and (s.face_down >> giver) & 1:
                s.given[giver] = self.placed
            place_order(s, seat, order, who)

    def shown(self, s: Legie, seat: int, action: Action, viewer: int | None) -> Action | None:
        if action.verb != "order":
            return action
        act = cast(Pair, action)
        order = action.nouns[0] if ORDERS[act.one].timing == IMMEDIATE else "?"
        return Action("order", (order, "?" if (s.face_down >> act.other) & 1 else action.nouns[1]))


def placements(s: Legie, seat: int, giver: int, tokens: int) -> list[Action]:
    """lg.place.target, lg.place.giver, lg.place.one: each of the tokens on everybody who can receive an order."""
    targets: list[int] = []
    for place in range(seat * MOST_PLOTS, seat * MOST_PLOTS + MOST_PLOTS):
        for who in s.columns[place]:
            if who != giver and not (s.ordered >> who) & 1 and s.receives_orders(who):
                targets.append(who)
    acts: list[Action] = []
    for token in bits(tokens):
        order = s.order_of(seat, token)
        if order != s.location.banned_order:  # lg.location.snowstorm
            row = s.edition.order[order]
            for who in targets:
                acts.append(row[who])
    return acts


def number_token(s: Legie, seat: int, token: int) -> None:
    """At a real table a dummy stands for a token of a bot: the lowest that lies nowhere, whatever the token is."""
    if s.rulings.numbered and not s.rulings.untold[seat]:
        taken = s.numbers[seat * MOST_TOKENS : seat * MOST_TOKENS + MOST_TOKENS]
        s.numbers[seat * MOST_TOKENS + token] = next(n for n in range(1, MOST_TOKENS + 1) if n not in taken)


def place_order(s: Legie, seat: int, order: int, who: int) -> None:
    """lg.place.face-down: any token lies face down alike; an immediate one is carried out at once."""
    token = token_of(s, seat, order)
    may = s.may_lie_face_down(seat)
    s.available[seat] &= ~(1 << token)
    s.ordered |= 1 << who
    immediate = ORDERS[order].timing == IMMEDIATE
    if immediate:
        s.used[seat] |= 1 << token
    else:
        number_token(s, seat, token)
    if s.tell is not None:
        known = EVERYBODY if immediate else s.rulings.known[seat]
        sees = s.rulings.known[seat] if (s.face_down >> who) & 1 else EVERYBODY
        named = Secret(s.edition.characters[who], sees, "?")
        args: dict[str, Facts] = {"faction": s.faction_id(seat), "order": Secret(ORDERS[order].id, known, "?")}
        args["character"] = named
        args["plot"] = s.plot_id(s.standing[who])
        args["at-once"] = immediate
        args["number"] = 0 if immediate else s.numbers[seat * MOST_TOKENS + token]
        s.say_with("lg-ordered", args, seats=(seat,), parts=("tokens",))
    if not immediate:
        s.token_on[who] = token
        s.token_may[who] = may
        return
    deed = ORDERS[order].deed
    if deed is not None:
        deed.happen(s, seat, who, token)
