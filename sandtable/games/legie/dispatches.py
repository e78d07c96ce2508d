"""The dispatches (lg.dispatch.*): dealing them, and what each does and asks for, one declaration for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from sandtable.games.legie.frames import OfSeat
from sandtable.games.legie.harm import wound
from sandtable.games.legie.locations import KINDS
from sandtable.games.legie.march import DONE, Placing, placements
from sandtable.games.legie.masks import bits
from sandtable.games.legie.nouns import Pick
from sandtable.games.legie.plots import heal, warm
from sandtable.games.legie.recruiting import (
    equip_shown,
    equipment_on_offer,
    put_on,
    recover,
    recoverable,
    recovery_shown,
)
from sandtable.games.legie.state import NONE, WOUNDS, Legie
from sandtable.games.legie.untold import KEEP_UNSEEN, holds, may_be_held, orders_unseen
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.frames import Together
from sandtable.kernel.knowledge import Facts, Secret

RECEIVED_UNSEEN: Final = Action("receive", ("?",))
EACH_DRAWS: Final = 2


# dealing


class Deal(Frame[Legie]):
    """lg.dispatch.deal: everybody draws two, then all choose; ``hands`` are the two of each seat, by turn order."""

    NAME = "deal"

    drawn: tuple[int, ...]

    def __init__(self, drawn: tuple[int, ...] = ()) -> None:
        self.drawn = drawn

    def copy(self) -> Deal:
        return Deal(self.drawn)

    def facts(self, s: Legie) -> dict[str, Facts]:
        return {"drawn": drawn_facts(s, self.drawn)}

    def resume(self, s: Legie) -> bool:
        if len(self.drawn) < EACH_DRAWS * s.seats:
            return True
        s.done()
        s.push(Keep(tuple(range(s.seats)), (), self.drawn))
        return False

    def asks(self, s: Legie) -> tuple[int, ...]:
        return ASK_CHANCE

    def _seat(self) -> int:
        return len(self.drawn) // EACH_DRAWS

    def chance(self, s: Legie) -> Chance:
        lots = bits(s.dispatches_left)
        seen = s.rulings.known[self._seat()]
        return Chance(s.edition.draw_dispatch, (), "lg-chance-dispatch", seen, RECEIVED_UNSEEN, lots)

    def take(self, s: Legie, seat: int, action: Action) -> None:
        drawn = cast(Pick, action).index
        if s.tell is not None:
            shown = Secret(s.edition.dispatches[drawn].id, s.rulings.known[self._seat()], "?")
            s.say("lg-received", {"faction": s.faction_id(self._seat()), "dispatch": shown})
        s.dispatches_left &= ~(1 << drawn)
        self.drawn = (*self.drawn, drawn)


def drawn_facts(s: Legie, drawn: tuple[int, ...]) -> list[Facts]:
    facts: list[Facts] = []
    for n, dispatch in enumerate(drawn):
        facts.append(Secret(s.edition.dispatches[dispatch].id, s.rulings.known[n // EACH_DRAWS], "?"))
    return facts


class Keep(Together[Legie]):
    """lg.dispatch.deal: each keeps one of the two in secret."""

    NAME = "keep"
    PROMPT = "lg-prompt-keep"
    REFUSED = ("lg.dispatch.deal", "lg-refused-keep")

    drawn: tuple[int, ...]

    def __init__(self, seats: tuple[int, ...], chosen: tuple[str, ...], drawn: tuple[int, ...]) -> None:
        super().__init__(seats, chosen)
        self.drawn = drawn

    def copy(self) -> Keep:
        return Keep(self.seats, self.chosen, self.drawn)

    def facts(self, s: Legie) -> dict[str, Facts]:
        return {**super().facts(s), "drawn": drawn_facts(s, self.drawn)}

    def options(self, s: Legie, seat: int) -> Sequence[Action]:
        if s.rulings.untold[seat]:
            return (KEEP_UNSEEN,)
        first = seat * EACH_DRAWS
        return [s.edition.keep[dispatch] for dispatch in sorted(self.drawn[first : first + EACH_DRAWS])]

    def all_chosen(self, s: Legie, chosen: tuple[str, ...]) -> None:
        for seat in self.seats:
            act = s.edition.actions.get(chosen[seat])
            # of one that nobody has told either will do
            kept = self.drawn[seat * EACH_DRAWS] if act is None else cast(Pick, act).index
            s.dispatches[seat] = kept
            for dispatch in self.drawn[seat * EACH_DRAWS : seat * EACH_DRAWS + EACH_DRAWS]:
                if dispatch != kept:
                    s.declined[seat] = dispatch
        s.say("lg-dispatches-kept")


# playing


def playable(s: Legie, seat: int) -> list[Action]:
    """lg.dispatch.play: the dispatch of a seat, if its effect has one now."""
    if s.dispatches[seat] == NONE:
        return []
    held = may_be_held(s) if s.rulings.untold[seat] else [s.dispatches[seat]]
    return [s.edition.dispatch[n] for n in held if CARDS[s.edition.dispatches[n].effect].possible(s, seat)]


def play(s: Legie, seat: int, action: Action) -> None:
    holds(s, seat, cast(Pick, action).index)
    held = s.dispatches[seat]
    s.dispatches[seat] = NONE
    s.dispatches_played |= 1 << held
    s.say("lg-dispatch-played", {"faction": s.faction_id(seat), "dispatch": s.edition.dispatches[held].id})
    CARDS[s.edition.dispatches[held].effect].carry_out(s, seat)


class Relief(OfSeat):
    """The choice that an effect asks for; ``effect`` names the card, ``left`` how often it may be chosen."""

    NAME = "relief"

    effect: int
    left: int

    def __init__(self, seat: int, effect: int, left: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.left = left

    def copy(self) -> Relief:
        return Relief(self.seat, self.effect, self.left)

    def facts(self, s: Legie) -> dict[str, Facts]:
        return {**super().facts(s), "effect": CARDS[self.effect].id, "left": self.left}

    def resume(self, s: Legie) -> bool:
        if self.left and CARDS[self.effect].options(s, self.seat):
            return True
        s.done()
        return False

    def prompt(self, s: Legie, seat: int) -> str:
        return f"lg-prompt-{CARDS[self.effect].id}"

    def legal(self, s: Legie, seat: int) -> Sequence[Action]:
        options = CARDS[self.effect].options(s, self.seat)
        return [DONE, *options] if self.effect == WARM_STOVE and self.left == 1 else options

    def take(self, s: Legie, seat: int, action: Action) -> None:
        self.left -= 1
        if action.verb != "done":
            relieve(s, seat, action)

    def shown(self, s: Legie, seat: int, action: Action, viewer: int | None) -> Action | None:
        return equip_shown(action) if action.verb == "equip" else recovery_shown(s, seat, action)


def relieve(s: Legie, seat: int, action: Action) -> None:
    verb = action.verb
    if verb == "equip":
        put_on(s, seat, action)
        return
    if verb == "recover":
        recover(s, seat, action)
        return
    what = cast(Pick, action).index
    if verb == "strike":
        wound(s, what)
        if s.is_dying(what):
            s.kill(what)
    elif verb == "support":
        s.supported[seat] |= 1 << s.plots.index(what)
        args: dict[str, Facts] = {"faction": s.faction_id(seat), "plot": action.nouns[0]}
        s.say_with("lg-supported", args, sums=((seat, s.plots.index(what)),))
    elif verb == "warm":
        warm(s, what)
    else:
        heal(s, what)


# the cards

Options = Callable[[Legie, int], list[Action]]
Holds = Callable[[Legie, int], bool]


class Card:
    """A dispatch: what can be chosen when it is played, how often, and when it scores if it was kept."""

    id: Final[str]
    options: Final[Options]
    times: Final[int]
    holds: Final[Holds]

    def __init__(self, id: str, options: Options, times: int, holds: Holds) -> None:
        self.id = id
        self.options = options
        self.times = times
        self.holds = holds

    def possible(self, s: Legie, seat: int) -> bool:
        return self.times == 0 or len(self.options(s, seat)) > 0

    def carry_out(self, s: Legie, seat: int) -> None:
        number = CARD_OF[self.id]
        if number == LIFE_ABOVE_ALL:
            s.supplies[seat] += SUPPLIES
            s.say_with("lg-supplied", {"faction": s.faction_id(seat), "supplies": SUPPLIES}, purse=seat)
        elif number == OFFICER_CORPS:
            s.push(Placing(seat, NONE))
        else:
            s.push(Relief(seat, number, self.times))


def has_most(counts: list[int], seat: int) -> bool:
    """lg.dispatch.most"""
    return all(counts[seat] > count for other, count in enumerate(counts) if other != seat)


def nothing_to_choose(s: Legie, seat: int) -> list[Action]:
    return []


def most_living(s: Legie, seat: int) -> bool:
    return has_most([s.living(n).bit_count() for n in range(s.seats)], seat)


def unwounded_in_sight(s: Legie, seat: int) -> list[Action]:
    acts: list[Action] = []
    for column in s.columns:
        for who in column:
            if not (s.face_down >> who) & 1 and not s.sleeves[who] & WOUNDS:
                acts.append(s.edition.strike[who])
    return acts


def most_frostbitten(s: Legie, seat: int) -> bool:
    counts = [sum(s.is_frostbitten(who) for who in bits(s.living(n))) for n in range(s.seats)]
    return has_most(counts, seat)


def own_frostbitten(s: Legie, seat: int) -> list[Action]:
    return [s.edition.warm[who] for who in bits(s.living(seat)) if s.is_frostbitten(who)]


def most_won(s: Legie, seat: int, kind: int) -> bool:
    return has_most([s.won[n * len(KINDS) + kind] for n in range(s.seats)], seat)


def most_freezing(s: Legie, seat: int) -> bool:
    return most_won(s, seat, 0)


def most_warming(s: Legie, seat: int) -> bool:
    return most_won(s, seat, 1)


def two_peaceful(s: Legie, seat: int) -> bool:
    return s.won[seat * len(KINDS) + 2] >= 2


def own_used_tokens(s: Legie, seat: int) -> list[Action]:
    return recoverable(s, seat)


def orders_to_place(s: Legie, seat: int) -> list[Action]:
    """R44: there must be an order to place, if need be with a token that is taken back for it (lg.place.reclaim)."""
    if s.rulings.untold[seat]:
        return orders_unseen(s, seat)
    return placements(s, seat, NONE, s.available[seat] or s.used_tokens(seat))


def two_givers(s: Legie, seat: int) -> bool:
    return sum(s.gives_orders(who) for who in bits(s.living(seat))) >= 2


def own_wounded(s: Legie, seat: int) -> list[Action]:
    return [s.edition.heal[who] for who in bits(s.living(seat)) if s.sleeves[who] & WOUNDS]


def sound_hand(s: Legie, seat: int) -> bool:
    hand = bits(s.hands[seat])
    return len(hand) >= 5 and not any(s.sleeves[who] & WOUNDS for who in hand)


def three_supplies(s: Legie, seat: int) -> bool:
    return s.supplies[seat] >= 3


def plots_to_support(s: Legie, seat: int) -> list[Action]:
    return [s.edition.support[printed] for printed in s.plots]


def most_dead(s: Legie, seat: int) -> bool:
    return has_most([s.fallen[n] for n in range(s.seats)], seat)


SUPPLIES: Final = 2  # of Life Above All

LIFE_ABOVE_ALL: Final = 0
WARM_STOVE: Final = 4
OFFICER_CORPS: Final = 5

CARDS: Final = (
    Card("life-above-all", nothing_to_choose, 0, most_living),  # lg.dispatch.life-above-all
    Card("hardened-army", unwounded_in_sight, 1, most_frostbitten),  # lg.dispatch.hardened-army
    Card("winter-campaign", own_frostbitten, 1, most_freezing),  # lg.dispatch.winter-campaign
    Card("messengers-of-peace", own_used_tokens, 1, two_peaceful),  # lg.dispatch.messengers-of-peace
    Card("warm-stove", own_frostbitten, 2, most_warming),  # lg.dispatch.warm-stove
    Card("officer-corps", orders_to_place, 1, two_givers),  # lg.dispatch.officer-corps
    Card("dressing-station", own_wounded, 1, sound_hand),  # lg.dispatch.dressing-station
    Card("full-storehouses", equipment_on_offer, 1, three_supplies),  # lg.dispatch.full-storehouses
    Card("paid-in-blood", plots_to_support, 1, most_dead),  # lg.dispatch.paid-in-blood
)
CARD_OF: Final[dict[str, int]] = {card.id: n for n, card in enumerate(CARDS)}
