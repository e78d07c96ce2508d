"""Everything true about a game of Legie: where the characters are, what lies in their sleeves, tokens and points."""

from __future__ import annotations

from typing import Final

from sandtable.games.legie.edition import Edition
from sandtable.games.legie.locations import KINDS, NOWHERE, Location
from sandtable.games.legie.nouns import (
    CHARACTERS,
    CHARGE,
    COAT,
    COPIES,
    EQUIPMENT,
    FACTIONS,
    FIRST_AID,
    FIRST_AID_KIT,
    FRAILTY,
    MOST_PLOTS,
    MOST_TOKENS,
    OFFICER_EXAMS,
    OWN,
    PROMOTION_CARD,
    SABRE,
    SKILLS,
    VIOLENCE,
)
from sandtable.games.legie.orders import IMMEDIATE, NOTHING, ORDERS, SACRIFICE, Order
from sandtable.games.legie.rulings import Rulings
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Flow
from sandtable.kernel.knowledge import EVERYBODY, NOBODY, Facts
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.pile import Pile
from sandtable.kernel.plain import Plain
from sandtable.kernel.refusal import Refusal

NONE: Final = -1

# lg.terms.sleeve: one bit for each kind of equipment, one for each mutilated skill, frostbite, and the number of wounds
ALL_EQUIPMENT: Final = (1 << len(EQUIPMENT)) - 1
MUTILATED: Final = len(EQUIPMENT)  # the first of three bits
FROSTBITE: Final = 1 << (MUTILATED + len(SKILLS))
WOUND: Final = FROSTBITE << 1
WOUNDS: Final = 3 * WOUND
ALL_SKILLS: Final = (1 << len(SKILLS)) - 1


class Legie(Flow["Legie"]):
    """The state. A character is a number below 60; ``standing`` tells its plot of the round, 0 to 3, or NONE."""

    edition: Edition
    rulings: Rulings
    seats: int
    factions: list[int]  # of each seat
    seat_of: list[int]  # of each faction, or NONE
    commanders: list[int]
    officers: list[int]  # the chosen one of each seat
    first: int  # the starting player
    game: int
    round: int
    place: int  # the location, or NONE
    location: Location  # what it changes
    locations_left: int
    plots: list[int]  # of this round, the one nearest the deck first
    plots_left: int
    hands: list[int]  # masks of characters
    decks: list[Pile]  # of places within the faction
    columns: list[tuple[int, ...]]  # seat * 4 + plot: who stands there, in order of arrival
    standing: list[int]
    face_down: int
    remembered: int  # characters in a hand, or face down at a plot, that everybody has seen before
    officers_seen: int  # seats whose officer everybody has seen
    graveyard: int
    sleeves: list[int]
    last_seen: list[int]  # the sleeves as everybody saw them last
    bank: list[int]  # equipment cards left of each kind
    available: list[int]  # masks of tokens, by their place in the commander's list
    used: list[int]  # masks of tokens that lie open
    put_away: list[tuple[int, ...]]  # used tokens that lie face down, oldest first
    put_away_may: list[tuple[int, ...]]  # what each of them can be, for all the others know
    token_on: list[int]  # the token on each character, or NONE
    token_may: list[int]  # what a face-down one can be, for all the others know
    token_up: int  # characters whose token lies face up
    numbers: list[int]  # seat * 8 + token: of the dummy that stands for it while it lies face down, or 0
    plot_token: list[int]  # seat * 8 + token lying on each plot, or NONE
    ordered: int  # characters that have received an order this round
    given: list[int]  # how many orders a face-down character has placed
    camouflaged: list[int]  # plots where the next character of each seat arrives face down
    sent: list[int]  # how many characters each seat has sent this round
    stolen: int  # plots whose supplies are gone
    sacrificed: int  # characters with the strength of a sacrifice
    ducked: int  # characters whose Get Down has spared them a wound
    supported: list[int]  # plots where a dispatch makes the total of each seat higher
    points: list[int]
    supplies: list[int]
    bought: list[int]  # kinds of equipment each seat has bought this round
    won: list[int]  # seat * 3 + kind: how many plots of the kind each seat has won
    fallen: list[int]  # how many characters of each seat have died in this game
    dispatches: list[int]  # held by each seat, or NONE
    declined: list[int]  # put away by each seat, or NONE
    dispatches_left: int
    dispatches_played: int
    dispatches_shown: int  # seats that have shown at the end what they kept
    totals: list[int]  # points of the earlier games of a campaign
    diary: list[tuple[int, ...]]  # game, rank, seat, points, points left, supplies carried
    result: Outcome | None

    def __init__(self, edition: Edition, rulings: Rulings, source: Legie | None = None) -> None:
        self.tell = None
        self.edition = edition
        self.rulings = rulings
        self.seats = rulings.seats
        if source is not None:
            self._take_after(source)
            return
        seats = rulings.seats
        self.stack = []
        self.factions = [NONE] * seats
        self.seat_of = [NONE] * len(FACTIONS)
        self.commanders = [NONE] * seats
        self.officers = [NONE] * seats
        self.first = 0
        self.game = 1
        self.round = 1
        self.place = NONE
        self.location = NOWHERE
        self.locations_left = (1 << len(edition.locations)) - 1  # lg.setup.decks
        self.plots = []
        self.plots_left = (1 << len(edition.plots)) - 1
        self.hands = [0] * seats
        self.decks = [Pile([0] * OWN) for _ in range(seats)]
        self.columns = [()] * (seats * MOST_PLOTS)
        self.standing = [NONE] * CHARACTERS
        self.face_down = 0
        self.remembered = 0
        self.officers_seen = 0
        self.graveyard = 0
        self.sleeves = [0] * CHARACTERS
        self.last_seen = [0] * CHARACTERS
        self.bank = [COPIES] * len(EQUIPMENT)
        self.available = [0] * seats
        self.used = [0] * seats
        self.put_away = [()] * seats
        self.put_away_may = [()] * seats
        self.token_on = [NONE] * CHARACTERS
        self.token_may = [0] * CHARACTERS
        self.token_up = 0
        self.numbers = [0] * (seats * MOST_TOKENS)
        self.plot_token = [NONE] * MOST_PLOTS
        self.ordered = 0
        self.given = [0] * CHARACTERS
        self.camouflaged = [0] * seats
        self.sent = [0] * seats
        self.stolen = 0
        self.sacrificed = 0
        self.ducked = 0
        self.supported = [0] * seats
        self.points = [0] * seats
        self.supplies = [1] * seats  # lg.setup.supply
        self.bought = [0] * seats
        self.won = [0] * (seats * len(KINDS))
        self.fallen = [0] * seats
        self.dispatches = [NONE] * seats
        self.declined = [NONE] * seats
        self.dispatches_left = (1 << len(edition.dispatches)) - 1
        self.dispatches_played = 0
        self.dispatches_shown = 0
        self.totals = [0] * seats
        self.diary = []
        self.result = None

    def _take_after(self, source: Legie) -> None:
        self.stack = source.copied_stack()
        self.factions = source.factions.copy()
        self.seat_of = source.seat_of.copy()
        self.commanders = source.commanders.copy()
        self.officers = source.officers.copy()
        self.first = source.first
        self.game = source.game
        self.round = source.round
        self.place = source.place
        self.location = source.location
        self.locations_left = source.locations_left
        self.plots = source.plots.copy()
        self.plots_left = source.plots_left
        self.hands = source.hands.copy()
        self.decks = [deck.copy() for deck in source.decks]
        self.columns = source.columns.copy()
        self.standing = source.standing.copy()
        self.face_down = source.face_down
        self.remembered = source.remembered
        self.officers_seen = source.officers_seen
        self.graveyard = source.graveyard
        self.sleeves = source.sleeves.copy()
        self.last_seen = source.last_seen.copy()
        self.bank = source.bank.copy()
        self.available = source.available.copy()
        self.used = source.used.copy()
        self.put_away = source.put_away.copy()
        self.put_away_may = source.put_away_may.copy()
        self.token_on = source.token_on.copy()
        self.token_may = source.token_may.copy()
        self.token_up = source.token_up
        self.numbers = source.numbers.copy()
        self.plot_token = source.plot_token.copy()
        self.ordered = source.ordered
        self.given = source.given.copy()
        self.camouflaged = source.camouflaged.copy()
        self.sent = source.sent.copy()
        self.stolen = source.stolen
        self.sacrificed = source.sacrificed
        self.ducked = source.ducked
        self.supported = source.supported.copy()
        self.points = source.points.copy()
        self.supplies = source.supplies.copy()
        self.bought = source.bought.copy()
        self.won = source.won.copy()
        self.fallen = source.fallen.copy()
        self.dispatches = source.dispatches.copy()
        self.declined = source.declined.copy()
        self.dispatches_left = source.dispatches_left
        self.dispatches_played = source.dispatches_played
        self.dispatches_shown = source.dispatches_shown
        self.totals = source.totals.copy()
        self.diary = source.diary.copy()
        self.result = source.result

    def copy(self) -> Legie:
        return Legie(self.edition, self.rulings, self)

    def outcome(self) -> Outcome | None:
        return self.result

    def facts(self) -> dict[str, Facts]:
        from sandtable.games.legie.facts import facts_of  # it needs the state, so it is imported late

        return facts_of(self)

    # seats whose hidden things nobody tells

    def leave_untold(self, seats: tuple[int, ...]) -> None:
        from sandtable.games.legie.untold import forget_choices  # it needs to know the state

        self.rulings = self.rulings.leaving_untold(seats)
        for seat in seats:
            deck = self.decks[seat]
            deck.bottom_known = tuple(known if known == EVERYBODY else NOBODY for known in deck.bottom_known)
        forget_choices(self, seats)

    def unseen_act(self, seat: int) -> Action | None:
        from sandtable.games.legie.untold import unseen_act

        return unseen_act(self, seat) if self.rulings.untold[seat] else None

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        from sandtable.games.legie.untold import asks_about, why_not

        return why_not(self, seat, action) if asks_about(self, seat, action) else super().why_not(seat, action)

    def shown(self, seat: int, action: Action, viewer: int | None) -> Action | None:
        """What a seat that is not told does was entered as the others read it."""
        return action if self.rulings.untold[seat] else super().shown(seat, action, viewer)

    def derived_by(self, seat: int | None) -> dict[str, Plain]:
        from sandtable.games.legie.derived import derived_by

        return derived_by(self, seat)

    def say_with(
        self,
        id: str,
        args: dict[str, Facts],
        *,
        purse: int = NONE,
        card: int = NONE,
        sums: tuple[tuple[int, int], ...] = (),
        seats: tuple[int, ...] = (),
        parts: tuple[str, ...] = (),
    ) -> None:
        """Tell of an event and what came of it: of a seat's purse, of a character, of totals at plots, of parts of what
        seats have before them, as views name them."""
        if self.tell is not None:
            from sandtable.games.legie.derived import came_of

            self.say(id, {**args, **came_of(self, purse, card, sums, seats, parts)})

    # players

    def owner(self, who: int) -> int:
        return self.seat_of[who // OWN]

    def in_turn_order(self) -> list[int]:
        """lg.terms.turn-order"""
        return [(self.first + n) % self.seats for n in range(self.seats)]

    def faction_id(self, seat: int) -> str:
        return FACTIONS[self.factions[seat]]

    # characters

    def active_skills(self, who: int) -> int:
        """Printed skills and those of equipment, without the mutilated ones."""
        sleeve = self.sleeves[who]
        return (self.edition.skills[who] | sleeve & ALL_SKILLS) & ~(sleeve >> MUTILATED)

    def may_enter(self, who: int, plot: int) -> bool:
        """lg.march.entry"""
        entry = self.edition.plots[self.plots[plot]].entry
        return entry & ~self.active_skills(who) == 0

    def charges(self, who: int) -> bool:
        """lg.ability.charge, lg.equip.sabre"""
        return self.edition.abilities[who] & CHARGE != 0 or (self.sleeves[who] >> SABRE) & 1 == 1

    def helps(self, who: int) -> bool:
        """lg.ability.first-aid, lg.equip.first-aid-kit"""
        return self.edition.abilities[who] & FIRST_AID != 0 or (self.sleeves[who] >> FIRST_AID_KIT) & 1 == 1

    def is_violent(self, who: int) -> bool:
        """lg.ability.violence"""
        return self.edition.abilities[who] & VIOLENCE != 0

    def is_frail(self, who: int) -> bool:
        return self.edition.abilities[who] & FRAILTY != 0

    def has(self, who: int, equipment: int) -> bool:
        return (self.sleeves[who] >> equipment) & 1 == 1

    def wounds(self, who: int) -> int:
        return (self.sleeves[who] & WOUNDS) // WOUND

    def is_dying(self, who: int) -> bool:
        """lg.harm.wound, lg.ability.frailty"""
        wounds = self.sleeves[who] & WOUNDS
        return wounds >= 2 * WOUND or (wounds > 0 and self.is_frail(who))

    def is_frostbitten(self, who: int) -> bool:
        return self.sleeves[who] & FROSTBITE != 0

    def gives_orders(self, who: int) -> bool:
        return self.edition.is_officer[who] or self.has(who, OFFICER_EXAMS)

    def most_orders(self, who: int) -> int:
        """lg.place.officer, lg.place.exams, lg.location.telegraph-station"""
        if self.edition.is_officer[who]:
            return 2 + self.location.more_orders
        return 1 + self.location.more_orders if self.has(who, OFFICER_EXAMS) else 0

    def receives_orders(self, who: int) -> bool:
        """lg.place.giver"""
        if self.edition.is_officer[who]:
            return False
        return self.rulings.exams_receive or not self.has(who, OFFICER_EXAMS)

    def lacks(self, who: int, equipment: int) -> bool:
        """lg.equip.duplicate: whether this kind of equipment would give something new."""
        if equipment < len(SKILLS):
            return not (self.active_skills(who) >> equipment) & 1
        if self.has(who, equipment):
            return False
        if equipment == SABRE:
            return not self.edition.abilities[who] & CHARGE
        if equipment == FIRST_AID_KIT:
            return not self.edition.abilities[who] & FIRST_AID
        return equipment != OFFICER_EXAMS or not self.edition.is_officer[who]

    def living(self, seat: int) -> int:
        """The characters a seat plays with that are not dead, as a mask."""
        faction = self.factions[seat]
        mine = self.edition.faction_mask[faction] & ~self.graveyard
        for officer in self.edition.officers[faction]:
            if officer != self.officers[seat]:
                mine &= ~(1 << officer)
        return mine

    # sleeves

    def put_in_sleeve(self, who: int, equipment: int) -> None:
        """lg.equip.restore: a mutilation of the skill that the equipment gives is taken out."""
        self.bank[equipment] -= 1
        self.put_unseen(who, equipment)

    def put_unseen(self, who: int, equipment: int) -> None:
        """The same where the bank has been counted already."""
        self.sleeves[who] |= 1 << equipment
        if equipment < len(SKILLS):
            self.sleeves[who] &= ~(1 << (MUTILATED + equipment))

    def mutilate(self, who: int, skill: int) -> None:
        """lg.plot.mutilation"""
        if self.has(who, skill):
            self.sleeves[who] &= ~(1 << skill)
            self.bank[skill] += 1
        self.sleeves[who] |= 1 << (MUTILATED + skill)

    def empty_sleeve(self, who: int) -> None:
        for equipment in range(len(EQUIPMENT)):
            self.bank[equipment] += (self.sleeves[who] >> equipment) & 1
        self.sleeves[who] = 0
        self.last_seen[who] = 0

    # plots

    def column(self, seat: int, plot: int) -> tuple[int, ...]:
        return self.columns[seat * MOST_PLOTS + plot]

    def kinds(self, plot: int) -> int:
        """lg.terms.plot-kinds, lg.location.quiet-hamlet, lg.location.frozen-river"""
        return self.location.kinds(self.edition.plots[self.plots[plot]].kinds)

    def survivors_supplies(self, plot: int) -> int:
        """lg.location.army-depot"""
        return self.edition.plots[self.plots[plot]].supplies + self.location.more_supplies

    def plot_id(self, plot: int) -> str:
        return self.edition.plots[self.plots[plot]].id

    def strength(self, who: int) -> int:
        """lg.order.sacrifice"""
        strength = self.strength_with(who, self.sleeves[who])
        return strength + ORDERS[SACRIFICE].strength if (self.sacrificed >> who) & 1 else strength

    def strength_with(self, who: int, sleeve: int) -> int:
        """lg.equip.promotion-card"""
        return self.edition.strength[who] + ((sleeve >> PROMOTION_CARD) & 1)

    def total(self, seat: int, plot: int) -> int:
        """lg.plot.total"""
        total = 0
        charging = False
        for who in self.column(seat, plot):
            total += self.strength(who) + self.lies_on(who).total
            charging = charging or self.charges(who)
        if charging:
            total += self.location.charge_total  # lg.location.armoured-train
        if (self.supported[seat] >> plot) & 1:
            total += SUPPORT
        return total

    def step_in(self, seat: int, who: int, plot: int) -> None:
        place = seat * MOST_PLOTS + plot
        self.columns[place] = (*self.columns[place], who)
        self.standing[who] = plot

    def step_out(self, seat: int, who: int) -> None:
        place = seat * MOST_PLOTS + self.standing[who]
        self.columns[place] = tuple(other for other in self.columns[place] if other != who)
        self.standing[who] = NONE

    def out_of_sight(self, who: int) -> bool:
        return self.standing[who] == NONE or (self.face_down >> who) & 1 == 1

    def turn_up(self, who: int) -> None:
        """A face-down character is turned up, or one arrives face up."""
        bit = 1 << who
        self.face_down &= ~bit
        self.remembered &= ~bit
        if self.edition.is_officer[who]:
            self.officers_seen |= 1 << self.owner(who)
        self.given[who] = 0

    def kill(self, who: int) -> None:
        """lg.harm.death"""
        seat = self.owner(who)
        self.use_up_token(seat, who)
        plot = self.standing[who]
        if plot != NONE:
            self.step_out(seat, who)
        self.graveyard |= 1 << who
        self.sacrificed &= ~(1 << who)
        self.empty_sleeve(who)
        self.fallen[seat] += 1
        if self.tell is not None:
            args: dict[str, Facts] = {"faction": self.faction_id(seat), "character": self.edition.characters[who]}
            sums = () if plot == NONE else ((seat, plot),)
            self.say_with("lg-died", args, sums=sums, seats=(seat,), parts=("tokens", "graveyard", "fallen"))

    def go_under_deck(self, who: int) -> None:
        """Everybody sees who retreats."""
        seat = self.owner(who)
        self.use_up_token(seat, who)
        self.step_out(seat, who)
        self.sacrificed &= ~(1 << who)
        self.last_seen[who] = self.sleeves[who]
        self.decks[seat].put_under(who % OWN, EVERYBODY)

    def return_to_hand(self, who: int) -> None:
        """lg.secret.hand: everybody remembers who came back."""
        seat = self.owner(who)
        self.use_up_token(seat, who)
        self.step_out(seat, who)
        self.sacrificed &= ~(1 << who)
        self.last_seen[who] = self.sleeves[who]
        self.hands[seat] |= 1 << who
        self.remembered |= 1 << who

    # tokens

    def order_of(self, seat: int, token: int) -> int:
        """Which order a token of a seat's commander is."""
        return self.edition.commanders[self.commanders[seat]].orders[token]

    def token_id(self, seat: int, token: int) -> str:
        return ORDERS[self.order_of(seat, token)].id

    def lies_on(self, who: int) -> Order:
        """The order that lies face up on a character, or one that does nothing."""
        if not (self.token_up >> who) & 1:
            return NOTHING
        return ORDERS[self.order_of(self.owner(who), self.token_on[who])]

    def lying_at(self, plot: int) -> list[Order]:
        """The orders that lie face up on characters at a plot."""
        found: list[Order] = []
        for seat in range(self.seats):
            for who in self.column(seat, plot):
                if (self.token_up >> who) & 1:
                    found.append(self.lies_on(who))
        return found

    def may_lie_face_down(self, seat: int) -> int:
        """The tokens a face-down one can be, by what lies open: neither used, nor face up, nor immediate."""
        orders = self.edition.commanders[self.commanders[seat]].orders
        mask = 0
        for token, order in enumerate(orders):
            if ORDERS[order].timing != IMMEDIATE and order != self.location.banned_order:
                mask |= 1 << token
        return mask & ~self.open_tokens(seat)

    def open_tokens(self, seat: int) -> int:
        """The tokens of a seat that everybody sees."""
        mask = self.used[seat]
        for lying in self.plot_token:
            if lying != NONE and lying >> 3 == seat:
                mask |= 1 << (lying & 7)
        for plot in range(MOST_PLOTS):
            for who in self.columns[seat * MOST_PLOTS + plot]:
                if (self.token_up >> who) & 1:
                    mask |= 1 << self.token_on[who]
        return mask

    def use_up_token(self, seat: int, who: int) -> None:
        """lg.orders.lost: the token of a character goes to the used ones, as it lies."""
        token = self.token_on[who]
        if token == NONE:
            return
        if (self.token_up >> who) & 1:
            self.used[seat] |= 1 << token  # lg.orders.used
        else:
            self.put_away[seat] = (*self.put_away[seat], token)
            self.put_away_may[seat] = (*self.put_away_may[seat], self.token_may[who])
        self.lift_token(who)

    def lift_token(self, who: int) -> None:
        self.token_on[who] = NONE
        self.token_may[who] = 0
        self.token_up &= ~(1 << who)

    def show_token(self, seat: int, who: int) -> None:
        """Turn the token of a character up: no other face-down token of the seat can be this one."""
        self.token_up |= 1 << who
        self.token_may[who] = 0
        self.numbers[seat * MOST_TOKENS + self.token_on[who]] = 0
        others = ~(1 << self.token_on[who])
        for plot in range(MOST_PLOTS):
            for other in self.columns[seat * MOST_PLOTS + plot]:
                self.token_may[other] &= others
        self.put_away_may[seat] = tuple(may & others for may in self.put_away_may[seat])

    def recover(self, seat: int, token: int) -> None:
        """A used token is available again."""
        self.numbers[seat * MOST_TOKENS + token] = 0
        self.available[seat] |= 1 << token
        if (self.used[seat] >> token) & 1:
            self.used[seat] &= ~(1 << token)
            return
        place = self.put_away[seat].index(token)
        self.put_away[seat] = self.put_away[seat][:place] + self.put_away[seat][place + 1 :]
        self.put_away_may[seat] = self.put_away_may[seat][:place] + self.put_away_may[seat][place + 1 :]

    def recover_all(self, seat: int) -> None:
        self.available[seat] |= self.used[seat]
        for token in self.put_away[seat]:
            self.available[seat] |= 1 << token
            self.numbers[seat * MOST_TOKENS + token] = 0
        self.used[seat] = 0
        self.put_away[seat] = ()
        self.put_away_may[seat] = ()

    def used_tokens(self, seat: int) -> int:
        """All used tokens, open or not, as a mask."""
        mask = self.used[seat]
        for token in self.put_away[seat]:
            mask |= 1 << token
        return mask

    def is_cold_proof(self, who: int) -> bool:
        """lg.equip.coat"""
        return self.has(who, COAT)


SUPPORT: Final = 2  # lg.dispatch.paid-in-blood
