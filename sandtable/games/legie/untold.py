"""Seats whose hidden things nobody tells: what they may do for all that everybody knows, and what is supposed of them.

Their hand, deck, sleeves, face-down characters, tokens and dispatches hold something that fits what everybody knows,
and no seat may read it. Whoever asks what such a seat could do asks whether it fits; whoever carries out what was
entered first lets everything lie so that it does.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.legie.guesses import (
    Guess,
    Screen,
    Slot,
    TokenGuess,
    hidden_tokens,
    lay_tokens,
    tokens_out_of_sight,
)
from sandtable.games.legie.masks import bits
from sandtable.games.legie.nouns import CHARACTERS, EQUIPMENT, MOST_PLOTS, OWN
from sandtable.games.legie.orders import IMMEDIATE, ORDER_OF, ORDERS
from sandtable.games.legie.state import ALL_SKILLS, MUTILATED, NONE, Legie
from sandtable.kernel.action import Action
from sandtable.kernel.frames import PASS, Together
from sandtable.kernel.knowledge import EVERYBODY, Secret
from sandtable.kernel.refusal import AS_SEEN, Refusal, not_asked_for

OFFICER_UNSEEN: Final = Action("officer", ("?",))
TUCK_UNSEEN: Final = Action("tuck", ("?", "?"))
KEEP_UNSEEN: Final = Action("keep", ("?",))
RECOVER_UNSEEN: Final = Action("recover", ("?",))
EQUIP_UNSEEN: Final = tuple(Action("equip", (id, "?")) for id in EQUIPMENT)

# acts that name something hidden, or what has lain hidden until now
TELLING: Final = ("officer", "tuck", "keep", "recover", "equip", "send", "order", "reveal", "turn-up", "dispatch")

ELSEWHERE: Final = Refusal("core.untold", "lg-refused-elsewhere")


# characters and sleeves


def screen_of(s: Legie, seat: int) -> Screen:
    """What everybody knows of what a seat hides; the supposition itself does not show in it."""
    slots: list[Slot] = []
    hidden = s.hands[seat] | _deck_out_of_sight(s, seat)
    for plot in range(len(s.plots)):
        for position, who in enumerate(s.column(seat, plot)):
            if (s.face_down >> who) & 1:
                hidden |= 1 << who
                ordered = (s.ordered >> who) & 1 == 1
                slots.append(Slot(plot, position, given=s.given[who], ordered=ordered, may=s.token_may[who]))
    officer_hidden = not (s.officers_seen >> seat) & 1
    if officer_hidden:
        hidden &= ~(1 << s.officers[seat])
    remembered = bits(s.remembered & hidden)
    screen = Screen(s.hands[seat].bit_count(), remembered, bits(hidden & ~s.remembered), slots)
    screen.officer_hidden = officer_hidden
    for who in bits(s.hands[seat] | s.face_down & s.edition.faction_mask[s.factions[seat]]):
        for kind in range(len(EQUIPMENT)):
            screen.unseen[kind] += ((s.sleeves[who] & ~s.last_seen[who]) >> kind) & 1
    deck = s.decks[seat]
    screen.middle = any(deck.counts)
    for place, known in zip(deck.bottom, deck.bottom_known, strict=True):
        screen.bottom.append(s.factions[seat] * OWN + place if known == EVERYBODY else NONE)
    return screen


def _deck_out_of_sight(s: Legie, seat: int) -> int:
    deck = s.decks[seat]
    mask = 0
    for place, count in enumerate(deck.counts):
        mask |= count << place
    for place, known in zip(deck.bottom, deck.bottom_known, strict=True):
        if known != EVERYBODY:
            mask |= 1 << place
    return mask << (s.factions[seat] * OWN)


class Supposition(Guess):
    """A guess that leaves everything where it was supposed to lie as far as it can."""

    def __init__(self, screen: Screen, s: Legie, seat: int, places: list[int]) -> None:
        super().__init__(screen, s, seat, None)
        self.places: Final = places

    def mix(self, found: list[int]) -> None:
        found.sort(key=lambda who: self.places[who])

    def spare(self) -> int:
        return self.pool[0]


def _places(s: Legie, seat: int) -> list[int]:
    """How deep everybody is supposed to lie: in front, in the deck, under it, not in play."""
    places = [3] * CHARACTERS
    base = s.factions[seat] * OWN
    for place, count in enumerate(s.decks[seat].counts):
        if count:
            places[base + place] = 1
    for place in s.decks[seat].bottom:
        places[base + place] = 2
    for who in bits(s.hands[seat] | s.face_down):
        places[who] = 0
    return places


def _lift(s: Legie, seat: int) -> None:
    """Take away everything that is only supposed."""
    deck = s.decks[seat]
    for who in bits(s.hands[seat] | _deck_out_of_sight(s, seat)):
        s.sleeves[who] = s.last_seen[who]
    s.hands[seat] = 0
    for place in range(seat * MOST_PLOTS, seat * MOST_PLOTS + MOST_PLOTS):
        column = list(s.columns[place])
        for position, who in enumerate(column):
            if (s.face_down >> who) & 1:
                column[position] = NONE
                s.sleeves[who] = s.last_seen[who]
                s.standing[who] = NONE
                s.face_down &= ~(1 << who)
                s.ordered &= ~(1 << who)
                s.given[who] = 0
                s.lift_token(who)
        s.columns[place] = tuple(column)
    deck.counts = [0] * OWN
    deck.bottom = ()
    deck.bottom_known = ()


class Behind:
    """The screen of a seat with a copy of the table, to ask what may lie behind it."""

    def __init__(self, s: Legie, seat: int) -> None:
        self.seat: Final = seat
        self.screen: Final = screen_of(s, seat)
        self.places: Final = _places(s, seat)
        self.s: Final = s.copy()
        _lift(self.s, seat)

    def fits(self, screen: Screen) -> bool:
        return Supposition(screen, self.s, self.seat, self.places).fits()

    def candidates(self) -> list[int]:
        found = self.screen.remembered + self.screen.pool
        if self.screen.officer_hidden:
            found += self.s.edition.officers[self.s.factions[self.seat]]
        return sorted(found)

    def outfits(self, who: int, slot: Slot, n: int) -> list[int]:
        """What a character may wear of the unseen equipment, if it is the one in a slot; nothing where it cannot be."""
        kinds = [kind for kind, count in enumerate(self.screen.unseen) if count and self.s.lacks(who, kind)]
        found: list[int] = []
        for subset in range(1 << len(kinds)):
            wears = 0
            for place in bits(subset):
                wears |= 1 << kinds[place]
            if self.fits(self.screen.with_slot(slot.told(who, wears), n)):
                found.append(wears)
        return found

    def enters(self, who: int, wears: int, plot: int) -> bool:
        """lg.march.entry"""
        sleeve = self.s.sleeves[who] | wears
        skills = (self.s.edition.skills[who] | sleeve & ALL_SKILLS) & ~(sleeve >> MUTILATED & ~wears)
        return self.s.edition.plots[self.s.plots[plot]].entry & ~skills == 0


def suppose(s: Legie, seat: int, screen: Screen) -> list[int]:
    """Let everything lie so that it fits; the characters of the slots, in order."""
    tokens: list[int] = []
    for slot in screen.slots:
        tokens.append(NONE if slot.position == NONE else s.token_on[s.column(seat, slot.plot)[slot.position]])
    places = _places(s, seat)
    _lift(s, seat)
    guess = Supposition(screen, s, seat, places)
    guess.make()
    for slot, who, token in zip(screen.slots, guess.chosen, tokens, strict=True):
        if slot.position != NONE:
            s.token_on[who] = token
    return guess.chosen


def _outfit(wears: int) -> tuple[str, ...]:
    return tuple([EQUIPMENT[kind] for kind in bits(wears)])


def _worn(nouns: tuple[str, ...]) -> int:
    wears = 0
    for id in nouns:
        wears |= 1 << EQUIPMENT.index(id)
    return wears


# the march


def sends(s: Legie, seat: int, seen_at: list[int], hidden_at: list[int]) -> list[Action]:
    """Whoever may be in hand is sent with the equipment that is then seen; face down, somebody is."""
    acts: list[Action] = []
    behind = Behind(s, seat)
    for plot in hidden_at:
        if behind.fits(behind.screen.with_slot(Slot(plot), NONE)):
            acts.append(Action("send", ("?", s.plot_id(plot))))
    if seen_at:
        for who in behind.candidates():
            for wears in behind.outfits(who, Slot(NONE), NONE):
                for plot in seen_at:
                    if behind.enters(who, wears, plot):
                        acts.append(Action("send", (s.edition.characters[who], s.plot_id(plot), *_outfit(wears))))
    return acts


def sent(s: Legie, seat: int, nouns: tuple[str, ...], plot: int) -> int:
    """Who goes to a plot: it is in hand, and wears what everybody sees now."""
    slot = Slot(plot)
    if nouns[0] != "?":
        slot = slot.told(s.edition.character_of[nouns[0]], _worn(nouns[2:]))
    return suppose(s, seat, screen_of(s, seat).with_slot(slot, NONE))[-1]


def turn_ups(s: Legie, seat: int) -> list[Action]:
    """lg.orders.turn-up: who the first one that still lies face down may be, and what it wears."""
    acts: list[Action] = []
    if not s.rulings.untold[seat]:
        who = first_face_down(s, seat)
        return [Action("turn-up", (s.edition.characters[who], s.plot_id(s.standing[who])))]
    behind = Behind(s, seat)
    slot = behind.screen.slots[0]
    for who in behind.candidates():
        for wears in behind.outfits(who, slot, 0):
            acts.append(Action("turn-up", (s.edition.characters[who], s.plot_id(slot.plot), *_outfit(wears))))
    return acts


def first_face_down(s: Legie, seat: int) -> int:
    columns = s.columns[seat * MOST_PLOTS : seat * MOST_PLOTS + MOST_PLOTS]
    return next(who for column in columns for who in column if (s.face_down >> who) & 1)


def turned_up(s: Legie, seat: int, nouns: tuple[str, ...]) -> int:
    if not s.rulings.untold[seat]:
        return first_face_down(s, seat)
    screen = screen_of(s, seat)
    slot = screen.slots[0].told(s.edition.character_of[nouns[0]], _worn(nouns[2:]))
    return suppose(s, seat, screen.with_slot(slot, 0))[0]


# orders


def order_targets(s: Legie, seat: int, giver: int, placed: int) -> list[str]:
    """Who may receive an order: by name, or one that lies face down by its plot and its place there.

    A giver that lies face down must be one that may place so many orders.
    """
    behind = Behind(s, seat)
    screen = giving(s, seat, behind.screen, giver, placed)
    found: list[str] = []
    if not behind.fits(screen):
        return found
    for plot in range(len(s.plots)):
        for position, who in enumerate(s.column(seat, plot)):
            if who == giver or (s.ordered >> who) & 1:
                continue
            if not (s.face_down >> who) & 1:
                if s.receives_orders(who):
                    found.append(s.edition.characters[who])
                continue
            n = slot_at(screen, plot, position)
            if behind.fits(screen.with_slot(screen.slots[n].receiving(), n)):
                found.append(f"{s.plot_id(plot)}:{position + 1}")
    return found


def may_give(s: Legie, seat: int, giver: int, placed: int) -> bool:
    """Whether a face-down character may be one that places so many orders."""
    behind = Behind(s, seat)
    return behind.fits(giving(s, seat, behind.screen, giver, placed))


def giving(s: Legie, seat: int, screen: Screen, giver: int, placed: int) -> Screen:
    if giver == NONE or not (s.face_down >> giver) & 1:
        return screen
    plot = s.standing[giver]
    n = slot_at(screen, plot, s.column(seat, plot).index(giver))
    return screen.with_slot(screen.slots[n].giving(placed), n)


def slot_at(screen: Screen, plot: int, position: int) -> int:
    return next(n for n, slot in enumerate(screen.slots) if slot.plot == plot and slot.position == position)


def orders_on(s: Legie, seat: int, targets: list[str]) -> list[Action]:
    """A token face down on each of them, or one of the immediate orders, which are turned up at once."""
    orders: list[str] = []
    if _tokens_with(s, seat, s.may_lie_face_down(seat)).fits():
        orders.append("?")
    for token in bits(tokens_out_of_sight(s, seat)):
        order = s.order_of(seat, token)
        if ORDERS[order].timing == IMMEDIATE and order != s.location.banned_order:
            orders.append(ORDERS[order].id)
    return [Action("order", (order, target)) for order in orders for target in targets]


def orders_unseen(s: Legie, seat: int) -> list[Action]:
    """What a dispatch may order; without an available token, with one that is taken back for it."""
    targets = order_targets(s, seat, NONE, 0)
    if s.available[seat]:
        return orders_on(s, seat, targets)
    used = s.used[seat]
    for may in s.put_away_may[seat]:
        used |= may
    if all(s.order_of(seat, token) == s.location.banned_order for token in bits(used)):
        return []
    return [Action("order", ("?", target)) for target in targets]


def ordered(s: Legie, seat: int, giver: int, placed: int, nouns: tuple[str, ...]) -> tuple[int, int]:
    """The order that is placed and who receives it; a face-down token is some available one."""
    plot_id, _, place = nouns[1].partition(":")
    screen = giving(s, seat, screen_of(s, seat), giver, placed)
    who = NONE if place else s.edition.character_of[plot_id]
    if place:
        plot = next(plot for plot in range(len(s.plots)) if s.plot_id(plot) == plot_id)
        n = slot_at(screen, plot, int(place) - 1)
        who = suppose(s, seat, screen.with_slot(screen.slots[n].receiving(), n))[n]
    elif screen.slots:
        suppose(s, seat, screen)
    if nouns[0] != "?":
        return ORDER_OF[nouns[0]], who
    guess = _tokens_with(s, seat, s.may_lie_face_down(seat))
    guess.fits()
    token = guess.found.pop()
    _lay(s, seat, guess.found)
    return s.order_of(seat, token), who


# tokens


def _tokens_with(s: Legie, seat: int, may: int, bearer: int = NONE) -> TokenGuess:
    """Tokens for all places where some lie face down, with one more, or with what the one of a bearer must be."""
    bearers = hidden_tokens(s, seat)
    masks = [may if who == bearer else s.token_may[who] for who in bearers] + [*s.put_away_may[seat]]
    supposed = [s.token_on[who] for who in bearers] + [*s.put_away[seat]]
    if bearer == NONE:
        masks.append(may)
        supposed.append(next(iter(bits(s.available[seat] & may)), NONE))
    return TokenGuess(masks, tokens_out_of_sight(s, seat), None, supposed)


def _lay(s: Legie, seat: int, tokens: list[int]) -> None:
    bearers = hidden_tokens(s, seat)
    lay_tokens(s, seat, bearers, tokens, [s.token_may[who] for who in bearers] + [*s.put_away_may[seat]])


def reveals(s: Legie, seat: int, who: int) -> list[Action]:
    """lg.orders.use: what the token of a character may turn out to be."""
    acts: list[Action] = []
    for token in bits(s.token_may[who]):
        if _tokens_with(s, seat, 1 << token, who).fits():
            acts.append(Action("reveal", (s.edition.characters[who], s.token_id(seat, token))))
    return acts


def revealed(s: Legie, seat: int, nouns: tuple[str, ...]) -> int:
    """Whose token is turned up: it is the one that was named."""
    who = s.edition.character_of[nouns[0]]
    orders = s.edition.commanders[s.commanders[seat]].orders
    guess = _tokens_with(s, seat, 1 << orders.index(ORDER_OF[nouns[1]]), who)
    guess.fits()
    _lay(s, seat, guess.found)
    return who


def recover_unseen(s: Legie, seat: int) -> int:
    """lg.secret.recovered: one of the tokens put away is taken back, and which of them is not told."""
    token = s.put_away[seat][-1]
    may = 0
    for mask in s.put_away_may[seat]:
        may |= mask
    s.recover(seat, token)
    s.put_away_may[seat] = (may,) * len(s.put_away[seat])
    return s.order_of(seat, token)


def recoveries(s: Legie, seat: int) -> list[Action]:
    acts: list[Action] = [s.edition.recover[s.order_of(seat, token)] for token in bits(s.used[seat])]
    return [*acts, RECOVER_UNSEEN] if s.put_away[seat] else acts


# equipment


def equipment_unseen(s: Legie, seat: int) -> list[Action]:
    """lg.secret.equip: the kinds that somebody in hand may lack."""
    behind = Behind(s, seat)
    kinds = [kind for kind in range(len(EQUIPMENT)) if s.bank[kind]]
    return [EQUIP_UNSEEN[kind] for kind in kinds if behind.fits(behind.screen.with_equipment(kind))]


def equipped(s: Legie, seat: int, kind: int) -> int:
    """Somebody in hand wears one more piece of a kind; who is supposed to."""
    s.bank[kind] -= 1
    return suppose(s, seat, screen_of(s, seat).with_equipment(kind))[-1]


# dispatches


def may_be_held(s: Legie) -> list[int]:
    """The dispatches that everybody may still wonder about."""
    seen = s.dispatches_played
    for seat in range(s.seats):
        if (s.dispatches_shown >> seat) & 1:
            seen |= 1 << s.dispatches[seat]
    return bits(((1 << len(s.edition.dispatches)) - 1) & ~seen)


def holds(s: Legie, seat: int, dispatch: int) -> None:
    """A seat shows what it held. All draw from one pile: whoever was supposed to have it has the other one instead."""
    other = s.dispatches[seat]
    if not s.rulings.untold[seat] or other == dispatch:
        return
    s.dispatches[seat] = dispatch
    for rival in range(s.seats):
        if rival != seat and s.dispatches[rival] == dispatch:
            s.dispatches[rival] = other
            _tell_exchange(s, rival, other)
            return
        if s.declined[rival] == dispatch:
            s.declined[rival] = other
            _tell_exchange(s, rival, other)
            return
    s.dispatches_left = s.dispatches_left & ~(1 << dispatch) | 1 << other


def _tell_exchange(s: Legie, seat: int, dispatch: int) -> None:
    if s.tell is not None and not s.rulings.untold[seat]:
        told = Secret(s.edition.dispatches[dispatch].id, s.rulings.known[seat], "?")
        s.say("lg-received", {"faction": s.faction_id(seat), "dispatch": told}, s.rulings.known[seat])


# what may be entered


def asks_about(s: Legie, seat: int, action: Action) -> bool:
    """Whether an act of a seat that is not told, and is asked, is about something hidden."""
    return action.verb in TELLING and s.rulings.untold[seat] and seat in s.pending()


def why_not(s: Legie, seat: int, action: Action) -> Refusal | None:
    """By what everybody knows alone: what stays hidden is not named, and what lies elsewhere cannot be there."""
    legal = s.legal(seat)
    if action in legal:
        return None
    alike = [act for act in legal if act.verb == action.verb]
    if not alike:
        return not_asked_for(action.verb)
    return AS_SEEN if any(_is_seen_as(action, act) for act in alike) else ELSEWHERE


def _is_seen_as(action: Action, act: Action) -> bool:
    """Whether an act tells more than everybody sees of it."""
    if len(action.nouns) != len(act.nouns):
        return False
    return all(noun in ("?", named) for noun, named in zip(act.nouns, action.nouns, strict=True))


def unseen_act(s: Legie, seat: int) -> Action | None:
    """What goes on behind the screen, and what can be answered in one way only."""
    legal = s.legal(seat)
    if len(legal) != 1:
        return None
    act = legal[0]
    if act.nouns:
        return act if all(noun == "?" for noun in act.nouns) else None
    return act if act == PASS or act.verb == "done" else None


def forget_choices(s: Legie, seats: tuple[int, ...]) -> None:
    """What was chosen behind a screen is not told any more."""
    for frame in s.stack:
        if isinstance(frame, Together):
            chosen = list(frame.chosen)
            for n, seat in enumerate(frame.seats):
                if seat in seats and chosen[n]:
                    chosen[n] = frame.options(s, seat)[0].text
            frame.chosen = tuple(chosen)
