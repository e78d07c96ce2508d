"""What the plots of the round promise each seat: who is likely to win them, and what wounds and cold may cost there."""

from __future__ import annotations

import math
from typing import Final

from sandtable.games.legie.harm import Suffer
from sandtable.games.legie.locations import FREEZING, PEACEFUL, WARMING
from sandtable.games.legie.march import March
from sandtable.games.legie.masks import bits
from sandtable.games.legie.nouns import CHARGE, COAT, MOST_PLOTS, OFFICER_EXAMS, PROMOTION_CARD, SABRE
from sandtable.games.legie.order_phase import OrderPhase, rivals_at
from sandtable.games.legie.orders import ORDERS, Order
from sandtable.games.legie.plots import CHARGES, COLD, WARMTH, WINNER, Charge, Mutilation, PlotPhase
from sandtable.games.legie.reckoning import Camp
from sandtable.games.legie.recruiting import Recruiting
from sandtable.games.legie.setup import FULL_HAND
from sandtable.games.legie.sight import EVERYTHING, Sight
from sandtable.games.legie.soldiers import FROZEN, HURT, RECRUIT, SKILL
from sandtable.games.legie.state import ALL_SKILLS, FROSTBITE, MUTILATED, NONE, SUPPORT, WOUNDS, Legie

SUPPLY: Final = 0.85  # that can be spent in the next recruiting
LAST_SUPPLY: Final = 0.05  # that can only break a tie

# a soldier who can still be sent this round
RESERVE: Final = 0.15
RESERVE_STRENGTH: Final = 0.12
RESERVE_ORDER: Final = 0.35  # for each order it may place
RESERVE_CHARGE: Final = 0.15
CAMOUFLAGE_READY: Final = 0.3  # the next one sent there arrives face down
REINFORCEMENT: Final = 0.4  # the share of the strength in hand that is likely to come, spread over the plots

# how far totals may still change, in strength
SURE: Final = 0.4
UNSURE_OF_HANDS: Final = 0.36  # for each soldier in hand to a plot
UNSURE_OF_TOKENS: Final = 0.25  # for each token that lies face down there
TIE: Final = 0.5  # who is level wins as well

LURED: Final = 0.6  # the share of the strongest rival that a token lying face down may take away
THAWED: Final = 0.9  # the share of what warmth may bring, before it is taken
MAIMED: Final = 0.6
DEAD_WEIGHT: Final = 0.15  # the least that a death costs, as a share

# what a token that lies face down promises besides strength, in victory points
PROMISES: Final[dict[str, float]] = {
    "move": 0.4,
    "sneak": 0.45,
    "swap": 0.3,
    "muster": 0.4,
    "shoot-and-move": 0.5,
    "furious-attack": 0.35,
    "sabotage": 0.4,
    "retreat": 0.15,
    "blank": 0.1,
    "no-medics": 0.05,
    "lure": 0.1,
}


class Outlook:
    """The stack tells how far the round has come; the rest is read off the table, as far as ``viewer`` sees it."""

    def __init__(self, s: Legie, rounds: float, viewer: int = EVERYTHING) -> None:
        self.s: Final = s
        self.rounds: Final = rounds
        self.sight: Final = Sight(s, viewer)
        self.spending = False
        self.passed = 0  # seats that buy nothing more
        self.marching = (1 << s.seats) - 1 if s.plots else 0
        self.plot = 0  # the one in progress
        self.step = CHARGES
        self.charged = 0  # how many seats have made their charges there
        self.wounds: Final = [0.0] * (s.seats * MOST_PLOTS)  # about to be suffered
        self.maimed: Final = [0] * s.seats
        # what is promised to each seat: by plots, by soldiers who may still be sent, and by wounds and cold
        self.prizes: Final = [0.0] * s.seats
        self.reserves: Final = [0.0] * s.seats
        self.harm: Final = [0.0] * s.seats
        self.entries: Final = [s.edition.plots[printed].entry for printed in s.plots]
        self.kinds: Final = [s.location.kinds(s.edition.plots[printed].kinds) for printed in s.plots]
        self._read_stack()

    def _read_stack(self) -> None:
        s = self.s
        for frame in s.stack:
            if isinstance(frame, Recruiting):
                self.spending = True
                self.passed = frame.passed
            elif isinstance(frame, March):
                self.marching &= ~frame.passed
            elif isinstance(frame, OrderPhase):
                self.marching = 0
            elif isinstance(frame, PlotPhase):
                self.marching = 0
                self.plot = frame.plot
                self.step = frame.step
                self.charged = frame.turn
            elif isinstance(frame, Suffer):
                self.wounds[frame.seat * MOST_PLOTS + frame.plot] += frame.left
            elif isinstance(frame, Charge):
                self._read_charge(frame)
            elif isinstance(frame, Mutilation):
                self.maimed[frame.seat] += 1
            elif isinstance(frame, Camp):
                self.marching = 0

    def _read_charge(self, charge: Charge) -> None:
        """Wounds dealt but not yet allotted, and those that this seat may still deal."""
        s = self.s
        for struck in charge.struck:
            self.wounds[struck * MOST_PLOTS + charge.plot] += 1.0
        rivals = rivals_at(s, charge.seat, charge.plot)
        for rival in rivals:
            self.wounds[rival * MOST_PLOTS + charge.plot] += charge.left / len(rivals)

    def supply_worth(self, seat: int) -> float:
        """lg.recruit.leftover: who has passed loses what is left."""
        if self.spending:
            return 0.0 if (self.passed >> seat) & 1 else SUPPLY
        return SUPPLY if self.rounds > 0.0 else LAST_SUPPLY

    def look_at_plots(self) -> None:
        """Count what is promised to each seat."""
        s = self.s
        plots = len(s.plots)
        coming = [0.0] * s.seats
        cards = 0
        for seat in range(s.seats):
            if (self.marching >> seat) & 1:
                cards += self._marchers(seat, coming)
                if s.camouflaged[seat] and s.hands[seat]:
                    self.reserves[seat] += CAMOUFLAGE_READY
            if self.maimed[seat]:
                self.harm[seat] -= MAIMED * SKILL * self.rounds * self.maimed[seat]
        for seat in range(s.seats):
            coming[seat] *= REINFORCEMENT / plots
        unsure = SURE + UNSURE_OF_HANDS * cards / plots
        for plot in range(self.plot, plots):
            if plot > self.plot or self.step <= WINNER:
                Contest(self, plot, coming, unsure).settle()
            if plot > self.plot or self.step <= WARMTH:
                self._weather(plot)

    def _marchers(self, seat: int, coming: list[float]) -> int:
        """How many soldiers a seat may still send, their strength added to what is coming."""
        s = self.s
        if not self.sight.owns(seat):
            count = s.hands[seat].bit_count()
            strength = self.sight.strengths[seat]
            coming[seat] += count * strength
            self.reserves[seat] += count * (RESERVE + RESERVE_STRENGTH * strength)
            return count
        found = 0
        for who in bits(s.hands[seat]):
            promised = self.reserve(who, s.sleeves[who])
            if promised > 0.0:
                coming[seat] += s.strength(who)
                self.reserves[seat] += promised
                found += 1
        return found

    def reserve(self, who: int, sleeve: int) -> float:
        """What a soldier in hand promises this round, with so much in the sleeve; nothing if no plot is open to it."""
        s = self.s
        open_to = self._open_to(who, sleeve)
        if not open_to:
            return 0.0
        strength = s.edition.strength[who] + ((sleeve >> PROMOTION_CARD) & 1)
        value = (RESERVE + RESERVE_STRENGTH * strength) * (0.6 + 0.4 * open_to / len(s.plots))
        if s.edition.is_officer[who]:
            value += RESERVE_ORDER * (2 + s.location.more_orders)
        elif (sleeve >> OFFICER_EXAMS) & 1:
            value += RESERVE_ORDER * (1 + s.location.more_orders)
        if s.edition.abilities[who] & CHARGE or (sleeve >> SABRE) & 1:
            value += RESERVE_CHARGE
        return value

    def _open_to(self, who: int, sleeve: int) -> int:
        """How many plots a soldier in hand could be sent to without freezing to death."""
        s = self.s
        skills = (s.edition.skills[who] | sleeve & ALL_SKILLS) & ~(sleeve >> MUTILATED)
        shivers = sleeve & FROSTBITE != 0 and not (sleeve >> COAT) & 1
        found = 0
        for plot in range(len(s.plots)):
            if self.entries[plot] & ~skills == 0 and not (shivers and self.kinds[plot] & FREEZING):
                found += 1
        return found

    def _weather(self, plot: int) -> None:
        """lg.plot.frost, lg.plot.warmth"""
        s = self.s
        if self.rounds <= 0.0:
            return
        kinds = self.kinds[plot]
        freezing = kinds & FREEZING != 0 and (plot > self.plot or self.step <= COLD)
        if not freezing and not kinds & WARMING:
            return
        for seat in range(s.seats):
            for who in s.column(seat, plot):
                seen = self.sight.sees(seat, who)
                bitten = seen and s.is_frostbitten(who)
                if freezing and not (seen and s.is_cold_proof(who)):
                    if bitten:
                        self.harm[seat] -= self.death(seat, who)
                    else:
                        self.harm[seat] -= (1.0 - FROZEN) * self.sight.worth(seat, who) * self.rounds
                elif bitten and kinds & WARMING:
                    self.harm[seat] += THAWED * (1.0 / FROZEN - 1.0) * self.sight.worth(seat, who) * self.rounds

    def death(self, seat: int, who: int) -> float:
        """What a death costs, given that a hand of five or less is filled up again."""
        s = self.s
        value = self.sight.worth(seat, who)
        count = s.hands[seat].bit_count()
        for place in range(seat * MOST_PLOTS, seat * MOST_PLOTS + MOST_PLOTS):
            count += len(s.columns[place])
        spare = RECRUIT if count <= FULL_HAND and len(s.decks[seat]) else 0.0
        return max(value - spare, DEAD_WEIGHT * value) * self.rounds


class Contest:
    """One plot that is not decided yet: what each seat is likely to bring, and what it is likely to get."""

    def __init__(self, outlook: Outlook, plot: int, coming: list[float], unsure: float) -> None:
        s = outlook.s
        self.outlook: Final = outlook
        self.s: Final = s
        self.plot: Final = plot
        self.totals: Final = [0.0] * s.seats
        self.bonus: Final = [0.0] * s.seats  # victory points besides those of the plot
        self.extra: Final = [0.0] * s.seats  # more of them for the winner
        self.shields: Final = [0.0] * s.seats
        self.here: Final = [False] * s.seats  # or on the way
        self.takes_all: Final = [0.0] * s.seats  # how likely it is that the winner takes the survivors' supplies
        self.peaceful = outlook.kinds[plot] & PEACEFUL != 0
        self.unsure = unsure
        for seat in range(s.seats):
            column = s.column(seat, plot)
            if column:
                self.totals[seat] = self._total(seat, column)
                for who in column:
                    if s.token_on[who] != NONE:
                        self._token(seat, who, column)
            self.totals[seat] += coming[seat]
            self.here[seat] = len(column) > 0 or coming[seat] > 0.0

    def _total(self, seat: int, column: tuple[int, ...]) -> float:
        """As it stands; of who lies face down the likely strength counts."""
        s = self.s
        sight = self.outlook.sight
        if sight.owns(seat):
            return float(s.total(seat, self.plot))
        total = 0.0
        charging = 0.0
        for who in column:
            total += sight.strength(seat, who) + s.lies_on(who).total
            charging = max(charging, sight.charges(seat, who))
        total += charging * s.location.charge_total  # lg.location.armoured-train
        return total + SUPPORT if (s.supported[seat] >> self.plot) & 1 else total

    def _token(self, seat: int, who: int, column: tuple[int, ...]) -> None:
        """What a token brings, or will bring when it is turned up."""
        up = (self.s.token_up >> who) & 1 == 1
        orders = self.outlook.sight.tokens(seat, who)
        share = 1.0 / len(orders) if orders else 0.0
        for order in orders:
            self._order(seat, who, ORDERS[order], share)
            if not up:
                self._covered(seat, who, column, ORDERS[order], share)
        if not up:
            self.unsure += UNSURE_OF_TOKENS

    def _order(self, seat: int, who: int, order: Order, share: float) -> None:
        """``share`` is how likely it is that the token is this one."""
        self.extra[seat] += share * order.points
        if order.falls:
            death = share * self.outlook.death(seat, who)
            self.bonus[seat] -= death
            self.extra[seat] += death
        if order.takes_supplies:
            self.takes_all[seat] = max(self.takes_all[seat], share)
        self.peaceful = self.peaceful or (order.bars_charges and share == 1.0)
        if order.spares_wound:
            self.shields[seat] += share

    def _covered(self, seat: int, who: int, column: tuple[int, ...], order: Order, share: float) -> None:
        """A token that lies face down."""
        sight = self.outlook.sight
        self.totals[seat] += share * order.total
        if order.id == "promotion":
            self.totals[seat] += share
        elif order.strength:
            weakest = min((sight.strength(seat, other) for other in column if other != who), default=order.strength)
            self.totals[seat] += share * max(0.0, order.strength - weakest)
        elif order.id == "lure":
            strongest = 0.0
            for rival in range(self.s.seats):
                if rival != seat:
                    for other in self.s.column(rival, self.plot):
                        strongest = max(strongest, sight.strength(rival, other))
            self.totals[seat] += share * LURED * strongest
        self.bonus[seat] += share * PROMISES.get(order.id, 0.0)

    def settle(self) -> None:
        s = self.s
        self._charges()
        printed = s.edition.plots[s.plots[self.plot]]
        supplies = 0 if (s.stolen >> self.plot) & 1 else s.survivors_supplies(self.plot)
        paid = self._paid()
        for seat in range(s.seats):
            if not self.here[seat]:
                continue
            chance = self._chance(seat)
            gained = chance * (printed.points + self.extra[seat])
            spoils = 1.0 - chance + self.takes_all[seat] * (2.0 * chance - 1.0)
            if s.column(seat, self.plot):
                gained += spoils * supplies * (SUPPLY if self.outlook.rounds > 0.0 else LAST_SUPPLY)
            self.outlook.prizes[seat] += paid * gained + self.bonus[seat]

    def _chance(self, seat: int) -> float:
        mine = self.totals[seat] + TIE
        odds = 1.0
        for rival in range(self.s.seats):
            if rival != seat and self.here[rival]:
                odds += math.exp(min(40.0, (self.totals[rival] - mine) / self.unsure))
        return 1.0 / odds

    def _paid(self) -> float:
        """lg.location.railway-station"""
        needed = self.s.location.sum_needed[self.s.seats - 2]
        if not needed:
            return 1.0
        return 1.0 / (1.0 + math.exp((needed - 0.5 - sum(self.totals)) / self.unsure))

    def _charges(self) -> None:
        """Wounds that are on the way, and those that charges will deal: they hurt, and too many kill."""
        s = self.s
        outlook = self.outlook
        in_progress = outlook.step == CHARGES and outlook.plot == self.plot
        dealt: list[float] = []  # by each place in the turn order that is still to charge
        if not self.peaceful:
            for n in range(outlook.charged if in_progress else 0, s.seats):
                dealt.append(self._dealt_by((s.first + n) % s.seats))
        begun = s.seats - len(dealt)
        for seat in range(s.seats):
            column = s.column(seat, self.plot)
            if not column:
                continue
            wounds = outlook.wounds[seat * MOST_PLOTS + self.plot]
            for n, wounded in enumerate(dealt):
                if (s.first + begun + n) % s.seats != seat:
                    wounds += wounded
            if wounds > 0.0:
                self._suffer(seat, column, max(0.0, wounds - self.shields[seat]))

    def _dealt_by(self, rival: int) -> float:
        s = self.s
        charging = 0.0
        for who in s.column(rival, self.plot):
            charging += self.outlook.sight.charges(rival, who)
        if charging == 0.0:
            return 0.0
        targets = 0
        for seat in range(s.seats):
            if seat != rival and s.column(seat, self.plot):
                targets += 1
        return charging / targets if targets else 0.0

    def _suffer(self, seat: int, column: tuple[int, ...], wounds: float) -> None:
        s = self.s
        sight = self.outlook.sight
        able = 0
        weakest = column[0]
        for who in column:
            if not sight.sees(seat, who) or (not s.sleeves[who] & WOUNDS and not s.is_frail(who)):
                able += 1
            if sight.strength(seat, who) < sight.strength(seat, weakest):
                weakest = who
        hurt = min(wounds, float(able))
        self.outlook.harm[seat] -= hurt * (1.0 - HURT) * sight.worth(seat, weakest) * self.outlook.rounds
        deaths = min(wounds - hurt, float(len(column)))
        if deaths > 0.0:
            self.totals[seat] -= deaths * sight.strength(seat, weakest)
            self.outlook.harm[seat] -= deaths * self.outlook.death(seat, weakest)
