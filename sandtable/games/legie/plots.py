"""The plots one after another (lg.plot.*): charges, the winner, violence and first aid, cold and warmth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from sandtable.games.legie.derived import total_parts
from sandtable.games.legie.frames import AtPlot
from sandtable.games.legie.harm import Suffer, bury_the_dying
from sandtable.games.legie.locations import FREEZING, KINDS, PEACEFUL, WARMING
from sandtable.games.legie.march import DONE
from sandtable.games.legie.masks import bits
from sandtable.games.legie.nouns import OWN, SKILLS, Pair, Pick
from sandtable.games.legie.order_phase import rivals_at
from sandtable.games.legie.state import FROSTBITE, NONE, WOUND, WOUNDS, Legie
from sandtable.kernel.action import Action
from sandtable.kernel.flow import ASK_NOBODY, Frame
from sandtable.kernel.knowledge import Facts

CHARGES: Final = 0
WINNER: Final = 1
RAGE: Final = 2
VIOLENCE: Final = 3
CHURCH: Final = 4
COLD: Final = 5
WARMTH: Final = 6
FINISHED: Final = 7


class PlotPhase(Frame[Legie]):
    """lg.plot.order: every step of a plot, in which the players take their turns, before the next plot."""

    NAME = "plots"

    plot: int
    step: int
    turn: int  # place in the turn order of who comes next in this step
    winners: int

    def __init__(self, plot: int = 0, step: int = CHARGES, turn: int = 0, winners: int = 0) -> None:
        self.plot = plot
        self.step = step
        self.turn = turn
        self.winners = winners

    def copy(self) -> PlotPhase:
        return PlotPhase(self.plot, self.step, self.turn, self.winners)

    def facts(self, s: Legie) -> dict[str, Facts]:
        return {"plot": self.plot, "step": self.step, "turn": self.turn, "winners": self.winners}

    def asks(self, s: Legie) -> tuple[int, ...]:
        return ASK_NOBODY

    def resume(self, s: Legie) -> bool:
        if self.plot == len(s.plots):
            s.done()
            return False
        if self.step == CHARGES and self.turn == 0 and s.tell is not None:
            seats = tuple(range(s.seats)) if self.plot else ()  # whose tokens lay at a plot that is finished
            finished = tuple((seat, self.plot - 1) for seat in seats)
            args: dict[str, Facts] = {"plot": s.plot_id(self.plot)}
            s.say_with("lg-plot-begins", args, sums=finished, seats=seats, parts=("tokens",))
        if self.step in (CHARGES, RAGE, VIOLENCE, CHURCH, WARMTH) and self.turn < s.seats:
            seat = (s.first + self.turn) % s.seats
            self.turn += 1
            self._turn_of(s, seat)
            return False
        if self.step == CHARGES:
            bury_the_dying(s, self.plot)
        elif self.step == WINNER:
            self.winners = settle(s, self.plot)
        elif self.step == COLD:
            freeze(s, self.plot)
        elif self.step == FINISHED:
            finish(s, self.plot)
            self.plot += 1
            self.winners = 0
        self.step = (self.step + 1) % (FINISHED + 1)
        self.turn = 0
        return False

    def _turn_of(self, s: Legie, seat: int) -> None:
        plot = self.plot
        if not s.column(seat, plot):
            return
        if self.step == CHARGES:  # lg.plot.peaceful, lg.order.ceasefire
            if not s.kinds(plot) & PEACEFUL and not any(order.bars_charges for order in s.lying_at(plot)):
                charging = sum(s.charges(who) for who in s.column(seat, plot))
                if charging:
                    s.push(Charge(seat, plot, charging, ()))
        elif self.step == RAGE:  # lg.location.raging-battle
            if s.location.winner_suffers and (self.winners >> seat) & 1:
                s.push(Suffer(seat, plot, 1, False))
        elif self.step == VIOLENCE:
            s.push(Aid(seat, plot, 0))
            violent = sum(s.is_violent(who) for who in s.column(seat, plot))
            if violent:
                s.push(Violence(seat, plot, violent))
        elif self.step == CHURCH:  # lg.location.church
            if s.location.winner_heals and (self.winners >> seat) & 1:
                s.push(Church(seat, plot))
        elif s.kinds(plot) & WARMING:
            s.push(Warming(seat, plot))


# step 1


class Charge(AtPlot):
    """lg.plot.charge: each charge names a rival faction; then the owners allot all the wounds."""

    NAME = "charge"
    PROMPT = "lg-prompt-charge"
    REFUSED = ("lg.plot.charge", "lg-refused-charge")

    left: int
    struck: tuple[int, ...]  # a seat for each charge

    def __init__(self, seat: int, plot: int, left: int, struck: tuple[int, ...]) -> None:
        super().__init__(seat, plot)
        self.left = left
        self.struck = struck

    def copy(self) -> Charge:
        return Charge(self.seat, self.plot, self.left, self.struck)

    def facts(self, s: Legie) -> dict[str, Facts]:
        return {**super().facts(s), "left": self.left, "struck": list(self.struck)}

    def resume(self, s: Legie) -> bool:
        if self.left and self.legal(s, self.seat)[1:]:
            return True
        s.done()
        for rival in reversed(s.in_turn_order()):
            wounds = self.struck.count(rival)
            if wounds:
                s.push(Suffer(rival, self.plot, wounds, True))
        return False

    def legal(self, s: Legie, seat: int) -> Sequence[Action]:
        acts: list[Action] = [DONE]
        for rival in rivals_at(s, self.seat, self.plot):
            if any(not s.is_dying(who) for who in s.column(rival, self.plot)):
                acts.append(s.edition.charge[s.factions[rival]])
        return acts

    def take(self, s: Legie, seat: int, action: Action) -> None:
        if action.verb == "done":
            self.left = 0
            return
        self.left -= 1
        rival = s.seat_of[cast(Pick, action).index]
        self.struck = (*self.struck, rival)
        if s.tell is not None:
            s.say("lg-charged", {"faction": s.faction_id(seat), "rival": s.faction_id(rival)})


# step 2


def settle(s: Legie, plot: int) -> int:
    """lg.plot.winner, lg.plot.tie, lg.plot.survivors: pay the plot; the winners as a mask."""
    present = [seat for seat in s.in_turn_order() if s.column(seat, plot)]
    if not present:  # lg.plot.nobody
        s.say("lg-nobody", {"plot": s.plot_id(plot)})
        return 0
    totals = [s.total(seat, plot) for seat in present]
    highest = max(totals)
    winners = 0
    for n, seat in enumerate(present):
        if s.tell is not None:
            parts: list[Facts] = [[what, strength] for what, strength in total_parts(s, seat, plot)]
            args: dict[str, Facts] = {"faction": s.faction_id(seat), "plot": s.plot_id(plot), "total": totals[n]}
            s.say("lg-total", {**args, "parts": parts, "best": totals[n] == highest})
        if totals[n] == highest:
            winners |= 1 << seat
            record_win(s, seat, plot)
    needed = s.location.sum_needed[s.seats - 2]
    if sum(totals) >= needed:
        pay(s, plot, present, winners)
    else:  # lg.location.railway-station
        s.say("lg-pays-nothing", {"plot": s.plot_id(plot), "needed": needed})
    fall(s, plot, winners)
    return winners


def record_win(s: Legie, seat: int, plot: int) -> None:
    """lg.dispatch.record"""
    kinds = s.kinds(plot)
    for kind in range(len(KINDS)):
        s.won[seat * len(KINDS) + kind] += (kinds >> kind) & 1


def pay(s: Legie, plot: int, present: list[int], winners: int) -> None:
    supplies = 0 if (s.stolen >> plot) & 1 else s.survivors_supplies(plot)
    for seat in present:
        if not (winners >> seat) & 1:
            s.supplies[seat] += supplies
            if s.tell is not None:
                paid: dict[str, Facts] = {"faction": s.faction_id(seat), "plot": s.plot_id(plot), "supplies": supplies}
                s.say_with("lg-survived", paid, purse=seat)
            continue
        points = s.edition.plots[s.plots[plot]].points
        gained = 0
        for who in s.column(seat, plot):
            order = s.lies_on(who)
            points += order.points
            if order.takes_supplies:
                gained += supplies
        s.points[seat] += points
        s.supplies[seat] += gained
        if s.tell is not None:
            args: dict[str, Facts] = {"faction": s.faction_id(seat), "plot": s.plot_id(plot), "points": points}
            s.say_with("lg-won", {**args, "total": s.points[seat]}, purse=seat)
            if gained:
                s.say_with("lg-took-all", {"faction": s.faction_id(seat), "supplies": gained}, purse=seat)


def fall(s: Legie, plot: int, winners: int) -> None:
    """lg.order.win-or-fall: who has not won dies now."""
    for seat in s.in_turn_order():
        if not (winners >> seat) & 1:
            for who in s.column(seat, plot):
                if s.lies_on(who).falls:
                    s.kill(who)


# step 3


class Violence(AtPlot):
    """lg.plot.violence"""

    NAME = "violence"
    PROMPT = "lg-prompt-violence"
    REFUSED = ("lg.plot.violence", "lg-refused-violence")

    left: int

    def __init__(self, seat: int, plot: int, left: int) -> None:
        super().__init__(seat, plot)
        self.left = left

    def copy(self) -> Violence:
        return Violence(self.seat, self.plot, self.left)

    def facts(self, s: Legie) -> dict[str, Facts]:
        return {**super().facts(s), "left": self.left}

    def resume(self, s: Legie) -> bool:
        if self.left and self.legal(s, self.seat)[1:]:
            return True
        s.done()
        return False

    def legal(self, s: Legie, seat: int) -> Sequence[Action]:
        acts: list[Action] = [DONE]
        for rival in rivals_at(s, self.seat, self.plot):
            if any(s.active_skills(who) for who in s.column(rival, self.plot)):
                acts.append(s.edition.maim[s.factions[rival]])
        return acts

    def take(self, s: Legie, seat: int, action: Action) -> None:
        if action.verb == "done":
            self.left = 0
            return
        self.left -= 1
        rival = s.seat_of[cast(Pick, action).index]
        if s.tell is not None:
            s.say("lg-maimed", {"faction": s.faction_id(seat), "rival": s.faction_id(rival)})
        s.push(Mutilation(rival, self.plot))


class Mutilation(AtPlot):
    """lg.plot.mutilation: the owner chooses the character and the skill."""

    NAME = "mutilation"
    PROMPT = "lg-prompt-mutilation"
    REFUSED = ("lg.plot.violence", "lg-refused-mutilation")

    def copy(self) -> Mutilation:
        return Mutilation(self.seat, self.plot)

    def resume(self, s: Legie) -> bool:
        return True

    def legal(self, s: Legie, seat: int) -> Sequence[Action]:
        acts: list[Action] = []
        for who in s.column(self.seat, self.plot):
            acts += [s.edition.mutilate[who][skill] for skill in bits(s.active_skills(who))]
        return acts

    def take(self, s: Legie, seat: int, action: Action) -> None:
        act = cast(Pair, action)
        s.mutilate(act.one, act.other)
        s.done()
        if s.tell is not None:
            args: dict[str, Facts] = {"faction": s.faction_id(seat), "character": s.edition.characters[act.one]}
            s.say_with("lg-mutilated", {**args, "skill": SKILLS[act.other]}, card=act.one)


class Aid(AtPlot):
    """lg.plot.first-aid; ``busy`` are the helpers that have helped."""

    NAME = "aid"
    PROMPT = "lg-prompt-aid"
    REFUSED = ("lg.plot.first-aid", "lg-refused-aid")

    busy: int

    def __init__(self, seat: int, plot: int, busy: int) -> None:
        super().__init__(seat, plot)
        self.busy = busy

    def copy(self) -> Aid:
        return Aid(self.seat, self.plot, self.busy)

    def facts(self, s: Legie) -> dict[str, Facts]:
        return {**super().facts(s), "busy": [s.edition.characters[who] for who in bits(self.busy)]}

    def resume(self, s: Legie) -> bool:
        if self._options(s):
            return True
        s.done()
        return False

    def _options(self, s: Legie) -> list[Action]:
        acts: list[Action] = []
        column = s.column(self.seat, self.plot)
        patients = [who for who in column if s.sleeves[who] & WOUNDS]
        if not patients or any(order.bars_aid for order in s.lying_at(self.plot)):
            return acts
        for helper in column:
            if s.helps(helper) and not (self.busy >> helper) & 1:
                for who in patients:
                    if who != helper or s.location.heals_self:  # lg.location.field-hospital
                        acts.append(s.edition.aid[helper][who % OWN])
        return acts

    def legal(self, s: Legie, seat: int) -> Sequence[Action]:
        return [DONE, *self._options(s)]

    def take(self, s: Legie, seat: int, action: Action) -> None:
        if action.verb == "done":
            s.done()
            return
        act = cast(Pair, action)
        self.busy |= 1 << act.one
        heal(s, act.other)


def heal(s: Legie, who: int) -> None:
    s.sleeves[who] -= WOUND
    if s.out_of_sight(who):  # everybody has seen it hurt, and hears that it is well again
        s.last_seen[who] -= WOUND
    if s.tell is not None:
        args: dict[str, Facts] = {"faction": s.faction_id(s.owner(who)), "character": s.edition.characters[who]}
        s.say_with("lg-healed", args, purse=s.owner(who), card=who)


class Church(AtPlot):
    """lg.location.church: the winner may heal one wound."""

    NAME = "church"
    PROMPT = "lg-prompt-church"
    REFUSED = ("lg.location.church", "lg-refused-heal")

    def copy(self) -> Church:
        return Church(self.seat, self.plot)

    def resume(self, s: Legie) -> bool:
        if len(self.legal(s, self.seat)) > 1:
            return True
        s.done()
        return False

    def legal(self, s: Legie, seat: int) -> Sequence[Action]:
        wounded = [who for who in s.column(self.seat, self.plot) if s.sleeves[who] & WOUNDS]
        return [DONE, *[s.edition.heal[who] for who in wounded]]

    def take(self, s: Legie, seat: int, action: Action) -> None:
        s.done()
        if action.verb != "done":
            heal(s, cast(Pick, action).index)


# step 4


def freeze(s: Legie, plot: int) -> None:
    """lg.plot.frost"""
    if not s.kinds(plot) & FREEZING:
        return
    for seat in s.in_turn_order():
        for who in s.column(seat, plot):
            if s.is_cold_proof(who):
                continue
            if s.is_frostbitten(who):
                if s.tell is not None:
                    s.say("lg-froze", {"character": s.edition.characters[who]})
                s.kill(who)
            else:
                s.sleeves[who] |= FROSTBITE
                if s.tell is not None:
                    args: dict[str, Facts] = {"faction": s.faction_id(seat), "character": s.edition.characters[who]}
                    s.say_with("lg-frostbitten", args, card=who)


class Warming(AtPlot):
    """lg.plot.warmth: one by one, as many as the player likes."""

    NAME = "warming"
    PROMPT = "lg-prompt-warm"
    REFUSED = ("lg.plot.warmth", "lg-refused-warm")

    def copy(self) -> Warming:
        return Warming(self.seat, self.plot)

    def resume(self, s: Legie) -> bool:
        if len(self.legal(s, self.seat)) > 1:
            return True
        s.done()
        return False

    def legal(self, s: Legie, seat: int) -> Sequence[Action]:
        frozen = [who for who in s.column(self.seat, self.plot) if s.is_frostbitten(who)]
        return [DONE, *[s.edition.warm[who] for who in frozen]]

    def take(self, s: Legie, seat: int, action: Action) -> None:
        if action.verb == "done":
            s.done()
        else:
            warm(s, cast(Pick, action).index)


def warm(s: Legie, who: int) -> None:
    s.sleeves[who] &= ~FROSTBITE
    s.last_seen[who] &= ~FROSTBITE
    if s.tell is not None:
        args: dict[str, Facts] = {"faction": s.faction_id(s.owner(who)), "character": s.edition.characters[who]}
        s.say_with("lg-warmed", args, purse=s.owner(who), card=who)


def finish(s: Legie, plot: int) -> None:
    """lg.orders.stays, lg.order.theft: the tokens at a plot are used up."""
    for seat in range(s.seats):
        for who in s.column(seat, plot):
            s.use_up_token(seat, who)
    lying = s.plot_token[plot]
    if lying != NONE:
        s.used[lying >> 3] |= 1 << (lying & 7)
        s.plot_token[plot] = NONE
