"""Recruiting and equipment (lg.recruit.*, lg.equip.*): drawing up to five, then buying until all have passed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from sandtable.games.legie.derived import own_card_told
from sandtable.games.legie.masks import bits
from sandtable.games.legie.nouns import EQUIPMENT, OFFICER_EXAMS, Pair, Pick
from sandtable.games.legie.orders import ORDERS
from sandtable.games.legie.setup import FULL_HAND, Draw, hand_of, hand_size
from sandtable.games.legie.state import NONE, Legie
from sandtable.games.legie.untold import (
    RECOVER_UNSEEN,
    equipment_unseen,
    equipped,
    recover_unseen,
    recoveries,
)
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.frames import PASS
from sandtable.kernel.knowledge import EVERYBODY, Facts, Secret
from sandtable.kernel.refusal import Refusal, not_asked_for

RECRUIT: Final = Action("recruit")
RECOVER_ALL: Final = Action("recover-all")
EQUIPMENT_COST: Final = 1
RECOVER_COST: Final = 2


def equipment_cost(s: Legie, seat: int) -> int:
    """lg.location.town-market: the first card is free there."""
    return 0 if s.location.free_equipment and not s.bought[seat] else EQUIPMENT_COST


def equipment_on_offer(s: Legie, seat: int) -> list[Action]:
    """lg.equip.duplicate, lg.equip.bank: what would give a character in hand something new, whatever it costs."""
    if s.rulings.untold[seat]:
        return equipment_unseen(s, seat)
    acts: list[Action] = []
    hand = hand_of(s, seat)
    for equipment in range(len(EQUIPMENT)):
        if s.bank[equipment]:
            row = s.edition.equip[equipment]
            for who in hand:
                if s.lacks(who, equipment):
                    acts.append(row[who])
    return acts


def why_no_equipment(s: Legie, seat: int, act: Pair) -> Refusal | None:
    equipment, who = act.one, act.other
    args: dict[str, str | int] = {"equipment": EQUIPMENT[equipment], "character": s.edition.characters[who]}
    if not (s.hands[seat] >> who) & 1:
        return Refusal("lg.equip.buy", "lg-refused-not-in-hand", args)
    if not s.bank[equipment]:
        return Refusal("lg.equip.bank", "lg-refused-bank", args)
    if equipment == OFFICER_EXAMS and s.edition.is_officer[who]:
        return Refusal("lg.equip.officer-exams", "lg-refused-exams", args)
    if not s.lacks(who, equipment):
        return Refusal("lg.equip.duplicate", "lg-refused-duplicate", args)
    return None


def kind_of(action: Action) -> int:
    """The equipment that an act names."""
    return action.one if isinstance(action, Pair) else EQUIPMENT.index(action.nouns[0])


def put_on(s: Legie, seat: int, action: Action) -> None:
    """lg.secret.equip: the others see the kind, not the character."""
    kind = kind_of(action)
    if s.rulings.untold[seat]:
        who = equipped(s, seat, kind)
    else:
        who = cast(Pair, action).other
        s.put_in_sleeve(who, kind)
    if s.tell is not None:
        wearer = Secret(s.edition.characters[who], s.rulings.known[seat], "?")
        args: dict[str, Facts] = {"faction": s.faction_id(seat), "equipment": EQUIPMENT[kind], "character": wearer}
        s.say_with("lg-equipped", {**args, "left": s.bank[kind], "card": own_card_told(s, who)}, purse=seat)


def recoverable(s: Legie, seat: int) -> list[Action]:
    """The used tokens that a seat may take back; of those that lie face down nobody tells which."""
    if s.rulings.untold[seat]:
        return recoveries(s, seat)
    return [s.edition.recover[s.order_of(seat, token)] for token in bits(s.used_tokens(seat))]


def recovery_shown(s: Legie, seat: int, action: Action) -> Action:
    """lg.secret.recovered"""
    if action.verb == "recover" and not (s.used[seat] >> token_of(s, seat, cast(Pick, action).index)) & 1:
        return RECOVER_UNSEEN
    return action


def token_of(s: Legie, seat: int, order: int) -> int:
    """The token of a seat's commander with an order, or NONE."""
    orders = s.edition.commanders[s.commanders[seat]].orders
    return orders.index(order) if order in orders else NONE


def recover(s: Legie, seat: int, action: Action) -> None:
    if action == RECOVER_UNSEEN:
        order = recover_unseen(s, seat)
        sees = s.rulings.known[seat]
    else:
        order = cast(Pick, action).index
        token = token_of(s, seat, order)
        sees = EVERYBODY if (s.used[seat] >> token) & 1 else s.rulings.known[seat]
        s.recover(seat, token)
    if s.tell is not None:
        args: dict[str, Facts] = {"faction": s.faction_id(seat), "order": Secret(ORDERS[order].id, sees, "?")}
        s.say_with("lg-recovered", args, purse=seat, seats=(seat,), parts=("tokens",))


def equip_shown(action: Action) -> Action:
    return Action("equip", (action.nouns[0], "?"))


class Recruiting(Frame[Legie]):
    """lg.recruit.turns. ``step`` counts who has drawn up to five; then ``turn`` is whose turn it is."""

    NAME = "recruiting"
    PROMPT = "lg-prompt-recruit"

    step: int
    turn: int  # place in the turn order
    passed: int

    def __init__(self, step: int = 0, turn: int = 0, passed: int = 0) -> None:
        self.step = step
        self.turn = turn
        self.passed = passed

    def copy(self) -> Recruiting:
        return Recruiting(self.step, self.turn, self.passed)

    def facts(self, s: Legie) -> dict[str, Facts]:
        return {"step": self.step, "turn": self.turn, "passed": self.passed}

    def resume(self, s: Legie) -> bool:
        if self.step < s.seats:  # lg.recruit.fill
            seat = (s.first + self.step) % s.seats
            self.step += 1
            missing = FULL_HAND - hand_size(s, seat)
            if missing > 0:
                s.push(Draw(seat, missing))
            return False
        everybody = (1 << s.seats) - 1
        for seat in range(s.seats):
            if not self._could_act(s, seat):
                self.passed |= 1 << seat
        if self.passed == everybody:
            s.done()
            self._throw_away(s)
            return False
        while (self.passed >> self._seat(s)) & 1:
            self.turn = (self.turn + 1) % s.seats
        return True

    def _seat(self, s: Legie) -> int:
        return (s.first + self.turn) % s.seats

    def _could_act(self, s: Legie, seat: int) -> bool:
        """By public knowledge: with nothing to pay and nothing free there is nothing to do (lg.recruit.pass)."""
        if s.supplies[seat] > 0 or s.dispatches[seat] != NONE:
            return True
        return s.location.free_equipment and not s.bought[seat]

    def _throw_away(self, s: Legie) -> None:
        """lg.recruit.leftover"""
        for seat in s.in_turn_order():
            thrown = s.supplies[seat]
            if thrown:
                s.supplies[seat] = 0
                s.say_with("lg-thrown-away", {"faction": s.faction_id(seat), "supplies": thrown}, purse=seat)

    def asks(self, s: Legie) -> tuple[int, ...]:
        if s.rulings.simultaneous:
            return tuple(seat for seat in range(s.seats) if not (self.passed >> seat) & 1)
        return (self._seat(s),)

    def legal(self, s: Legie, seat: int) -> Sequence[Action]:
        from sandtable.games.legie.dispatches import playable

        acts: list[Action] = [PASS]
        supplies = s.supplies[seat]
        if supplies >= s.location.draw_cost and len(s.decks[seat]):
            acts.append(RECRUIT)  # lg.recruit.draw, lg.location.prison-camp
        if supplies >= RECOVER_COST:
            if not s.rulings.recover_all:
                acts += recoverable(s, seat)
            elif s.used_tokens(seat):
                acts.append(RECOVER_ALL)
        if supplies >= equipment_cost(s, seat):
            bought = s.bought[seat]
            acts += [act for act in equipment_on_offer(s, seat) if not (bought >> kind_of(act)) & 1]
        return acts + playable(s, seat)

    def why_not(self, s: Legie, seat: int, action: Action) -> Refusal | None:
        if action in self.legal(s, seat):
            return None
        verb = action.verb
        if verb == "recruit":
            if not len(s.decks[seat]):
                return Refusal("lg.recruit.deck", "lg-refused-deck")
            return Refusal("lg.recruit.afford", "lg-refused-afford", {"cost": s.location.draw_cost})
        if (verb in ("recover", "recover-all") and action.text in s.edition.actions) or action == RECOVER_ALL:
            if s.supplies[seat] < RECOVER_COST:
                return Refusal("lg.recruit.afford", "lg-refused-afford", {"cost": RECOVER_COST})
            return Refusal("lg.recruit.recover", "lg-refused-recover")
        if isinstance(action, Pair) and verb == "equip":
            if (s.bought[seat] >> action.one) & 1:
                return Refusal("lg.equip.once", "lg-refused-once", {"equipment": EQUIPMENT[action.one]})
            refusal = why_no_equipment(s, seat, action)
            return refusal or Refusal("lg.recruit.afford", "lg-refused-afford", {"cost": EQUIPMENT_COST})
        return why_no_dispatch(s, seat, action) or not_asked_for(verb)

    def take(self, s: Legie, seat: int, action: Action) -> None:
        from sandtable.games.legie.dispatches import play

        verb = action.verb
        if verb == "dispatch":  # lg.dispatch.play: the turn goes on
            play(s, seat, action)
            return
        self.turn = (self.turn + 1) % s.seats
        if verb == "pass":
            self.passed |= 1 << seat
            if s.tell is not None:
                s.say("lg-passed", {"faction": s.faction_id(seat)})
        elif verb == "recruit":
            s.supplies[seat] -= s.location.draw_cost
            s.push(Draw(seat, 1))
        elif verb == "recover-all":
            s.supplies[seat] -= RECOVER_COST
            s.recover_all(seat)
            args: dict[str, Facts] = {"faction": s.faction_id(seat)}
            s.say_with("lg-recovered-all", args, purse=seat, seats=(seat,), parts=("tokens",))
        elif verb == "recover":
            s.supplies[seat] -= RECOVER_COST
            recover(s, seat, action)
        else:
            s.supplies[seat] -= equipment_cost(s, seat)
            s.bought[seat] |= 1 << kind_of(action)
            put_on(s, seat, action)

    def shown(self, s: Legie, seat: int, action: Action, viewer: int | None) -> Action | None:
        return equip_shown(action) if action.verb == "equip" else recovery_shown(s, seat, action)


def why_no_dispatch(s: Legie, seat: int, action: Action) -> Refusal | None:
    if action.verb == "dispatch" and action.text in s.edition.actions:
        held = s.dispatches[seat]
        if held == NONE or action.text != s.edition.dispatch[held].text:
            return Refusal("lg.dispatch.play", "lg-refused-no-dispatch")
        return Refusal("lg.dispatch.play", "lg-refused-dispatch-idle")
    return None
