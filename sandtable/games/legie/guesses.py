"""What may lie behind a screen: hidden characters, sleeves and tokens put where they fit what everybody knows."""

from __future__ import annotations

import random
from typing import Final

from sandtable.games.legie.masks import bits
from sandtable.games.legie.nouns import EQUIPMENT, MOST_PLOTS, OFFICER_EXAMS, OWN, SKILLS
from sandtable.games.legie.state import NONE, Legie
from sandtable.kernel.knowledge import EVERYBODY


class Slot:
    """A face-down character at a plot: what everybody sees of it, and what is told of it besides.

    Without a ``position`` in its column it is somebody on the way from hand; ``plot`` may then be NONE as well.
    """

    def __init__(
        self,
        plot: int,
        position: int = NONE,
        *,
        given: int = 0,
        ordered: bool = False,
        may: int = 0,
        number: int = 0,
    ) -> None:
        self.plot: Final = plot
        self.position: Final = position
        self.given: Final = given
        self.ordered: Final = ordered  # whether it has received an order, a token that lies on it included
        self.may: Final = may  # what its token can be
        self.number: Final = number  # of its token
        self.who = NONE  # who it is, where that is told
        self.gets = NONE  # a kind of equipment that it has been given unseen
        self.wears = NONE  # all the unseen equipment it has, where that is told

    def told(self, who: int, wears: int) -> Slot:
        """The same with somebody in it who wears this and nothing else that was unseen."""
        ordered, may, number = self.ordered, self.may, self.number
        seen = Slot(self.plot, self.position, given=self.given, ordered=ordered, may=may, number=number)
        seen.who, seen.wears = who, wears
        return seen

    def giving(self, given: int) -> Slot:
        """The same with so many orders that it has placed."""
        return Slot(self.plot, self.position, given=given, ordered=self.ordered, may=self.may, number=self.number)

    def receiving(self) -> Slot:
        """The same with an order."""
        return Slot(self.plot, self.position, given=self.given, ordered=True, may=self.may, number=self.number)


class Screen:
    """What everybody knows of what one seat hides."""

    def __init__(self, hand: int, remembered: list[int], pool: list[int], slots: list[Slot]) -> None:
        self.hand: Final = hand  # how many characters
        self.remembered: Final = remembered  # they are in hand or face down
        self.pool: Final = pool  # they are anywhere out of sight
        self.slots: Final = slots
        self.unseen = [0] * len(EQUIPMENT)  # how many pieces of each kind somebody wears out of sight
        self.officer_hidden = False
        self.setting_up = False
        self.middle = False  # whether the deck has a middle that nobody knows
        self.bottom: list[int] = []  # of the deck: characters, or NONE where not everybody knows

    def with_slot(self, slot: Slot, n: int) -> Screen:
        """The same with another slot in the place of one, or of somebody in hand."""
        if n == NONE:
            return self._like(self.hand - 1, [*self.slots, slot])
        return self._like(self.hand, [*self.slots[:n], slot, *self.slots[n + 1 :]])

    def with_equipment(self, kind: int) -> Screen:
        """The same with one more piece of unseen equipment on somebody in hand."""
        gets = Slot(NONE)
        gets.gets = kind
        twin = self._like(self.hand - 1, [*self.slots, gets])
        twin.unseen = [count + (n == kind) for n, count in enumerate(self.unseen)]
        return twin

    def _like(self, hand: int, slots: list[Slot]) -> Screen:
        twin = Screen(hand, self.remembered, self.pool, slots)
        twin.unseen = self.unseen
        twin.officer_hidden = self.officer_hidden
        twin.setting_up = self.setting_up
        twin.middle = self.middle
        twin.bottom = self.bottom
        return twin


class Guess:
    """One guess at what a seat hides: who is in hand and face down, what is in the sleeves, which tokens."""

    def __init__(self, screen: Screen, s: Legie, seat: int, rng: random.Random | None) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.rng: Final = rng
        self.screen: Final = screen
        self.slots: Final = screen.slots
        self.pool: Final = screen.pool.copy()
        self.front: Final = screen.remembered.copy()  # in hand or face down
        self.chosen: Final[list[int]] = []  # for the slots, in order
        self.unseen: Final = screen.unseen.copy()
        self.worn: Final[list[tuple[int, int]]] = []  # equipment and character
        self.room = screen.hand + len(screen.slots) - len(screen.remembered)

    def mix(self, found: list[int]) -> None:
        """Which to try first."""
        if self.rng is not None:
            self.rng.shuffle(found)

    def spare(self) -> int:
        """Whom to take into the hand where anybody will do."""
        return self.pool[-1]

    def fits(self) -> bool:
        """Whether everything can lie somewhere; officer, front and sleeves are then guessed."""
        self.mix(self.pool)
        return self._guess_officer()

    def make(self) -> None:
        """Write all of it into the state, in which nothing of it lies anywhere yet."""
        if not self.fits():
            raise ValueError("this view cannot come about")
        while self.room:
            self._call_up(self.spare())
        self._put_in_place()
        self._deck()

    # characters

    def _guess_officer(self) -> bool:
        """lg.secret.officer: as long as nobody has seen it, it is in hand, or waits behind the screen at first."""
        s, seat = self.s, self.seat
        if not self.screen.officer_hidden:
            return self._fill_slots()
        officers = s.edition.officers[s.factions[seat]].copy()
        self.mix(officers)
        for officer in officers:
            s.officers[seat] = officer
            if self.screen.setting_up:
                return self._fill_slots()
            self.front.append(officer)
            self.room -= 1
            if self._fill_slots():
                return True
            self.front.remove(officer)
            self.room += 1
        return False

    def _call_up(self, who: int) -> None:
        self.pool.remove(who)
        self.front.append(who)
        self.room -= 1

    def _send_back(self, who: int) -> None:
        self.front.remove(who)
        self.pool.append(who)
        self.room += 1

    def _candidates(self) -> list[int]:
        found = self.front + (self.pool if self.room else [])
        self.mix(found)
        return found

    def _fill_slots(self) -> bool:
        """Somebody for each face-down place who can have come there, with what that takes of the unseen equipment."""
        if len(self.chosen) == len(self.slots):
            return self._wear(self._left_to_wear())
        slot = self.slots[len(self.chosen)]
        for who in self._candidates():
            if who in self.chosen or (slot.who != NONE and who != slot.who):
                continue
            needs = self._needs(who, slot)
            if needs is None:
                continue
            fresh = who in self.pool
            if fresh:
                self._call_up(who)
            self.chosen.append(who)
            self.worn.extend((kind, who) for kind in needs)
            for kind in needs:
                self.unseen[kind] -= 1
            if self._fill_slots():
                return True
            for kind in needs:
                self.unseen[kind] += 1
                self.worn.pop()
            self.chosen.pop()
            if fresh:
                self._send_back(who)
        return False

    def _needs(self, who: int, slot: Slot) -> list[int] | None:
        """The unseen equipment a character must wear to be the one; None when it cannot be."""
        s = self.s
        missing = 0 if slot.plot == NONE else s.edition.plots[s.plots[slot.plot]].entry & ~s.active_skills(who)
        needs = [skill for skill in range(len(SKILLS)) if (missing >> skill) & 1]
        if slot.given > s.most_orders(who):
            if s.edition.is_officer[who] or slot.given > 1 + s.location.more_orders:
                return None
            needs.append(OFFICER_EXAMS)
        if slot.gets != NONE:
            if not s.lacks(who, slot.gets):
                return None
            needs.append(slot.gets)
        if slot.wears != NONE:
            if any(not (slot.wears >> kind) & 1 for kind in needs):
                return None
            needs = bits(slot.wears)
            if not all(s.lacks(who, kind) for kind in needs):
                return None
        receives = s.receives_orders(who) and (s.rulings.exams_receive or OFFICER_EXAMS not in needs)
        if slot.ordered and not receives:
            return None
        return needs if all(self.unseen[kind] for kind in needs) else None

    def _left_to_wear(self) -> list[int]:
        found: list[int] = []
        for kind, count in enumerate(self.unseen):
            found += [kind] * count
        return found

    def _wear(self, kinds: list[int]) -> bool:
        """Somebody for each piece of unseen equipment."""
        if not kinds:
            return True
        kind = kinds[0]
        for who in self._candidates():
            if (kind, who) in self.worn or not self.s.lacks(who, kind) or not self._may_wear(kind, who):
                continue
            fresh = who in self.pool
            if fresh:
                self._call_up(who)
            self.worn.append((kind, who))
            if self._wear(kinds[1:]):
                return True
            self.worn.pop()
            if fresh:
                self._send_back(who)
        return False

    def _may_wear(self, kind: int, who: int) -> bool:
        """Nobody wears more than was told; who has received an order was no giver of orders."""
        if who not in self.chosen:
            return True
        slot = self.slots[self.chosen.index(who)]
        if slot.wears != NONE:
            return False
        return kind != OFFICER_EXAMS or self.s.rulings.exams_receive or not slot.ordered

    def _put_in_place(self) -> None:
        s, seat = self.s, self.seat
        for kind, who in self.worn:
            s.put_unseen(who, kind)
        for slot, who in zip(self.slots, self.chosen, strict=True):
            if slot.position == NONE:
                s.hands[seat] |= 1 << who
                continue
            place = seat * MOST_PLOTS + slot.plot
            column = list(s.columns[place])
            column[slot.position] = who
            s.columns[place] = tuple(column)
            s.standing[who] = slot.plot
            bit = 1 << who
            s.face_down |= bit
            s.given[who] = slot.given
            s.ordered |= bit if slot.ordered else 0
            s.token_may[who] = slot.may
        for who in self.front:
            if who not in self.chosen:
                s.hands[seat] |= 1 << who

    def _deck(self) -> None:
        s, seat = self.s, self.seat
        deck = s.decks[seat]
        places: list[int] = []
        masks: list[int] = []
        for who in self.screen.bottom:
            places.append((self.pool.pop() if who == NONE else who) % OWN)
            masks.append(s.rulings.known[seat] if who == NONE else EVERYBODY)
        deck.bottom = tuple(places)
        deck.bottom_known = tuple(masks)
        if self.screen.middle:
            for who in self.pool:
                deck.put_in(who % OWN)


class TokenGuess:
    """One guess at which token of a seat lies where: on characters and put away, each among those it can be."""

    def __init__(self, masks: list[int], hidden: int, rng: random.Random | None, supposed: list[int]) -> None:
        self.masks: Final = masks
        self.hidden: Final = hidden  # the tokens that lie open nowhere
        self.rng: Final = rng
        self.supposed: Final = supposed  # what to try first at each place, without a generator
        self.found: Final[list[int]] = []

    def fits(self) -> bool:
        """Whether there is a token for each place; ``found`` then names them."""
        return self._match(self.hidden)

    def _match(self, hidden: int) -> bool:
        place = len(self.found)
        if place == len(self.masks):
            return True
        options = bits(self.masks[place] & hidden)
        if self.rng is not None:
            self.rng.shuffle(options)
        elif self.supposed[place] in options:
            options.remove(self.supposed[place])
            options.insert(0, self.supposed[place])
        for token in options:
            self.found.append(token)
            if self._match(hidden & ~(1 << token)):
                return True
            self.found.pop()
        return False


def tokens_out_of_sight(s: Legie, seat: int) -> int:
    """The tokens of a seat that lie open nowhere."""
    return ((1 << len(s.edition.commanders[s.commanders[seat]].orders)) - 1) & ~s.open_tokens(seat)


def hidden_tokens(s: Legie, seat: int) -> list[int]:
    """The characters of a seat with a token face down, plot by plot."""
    found: list[int] = []
    for place in range(seat * MOST_PLOTS, seat * MOST_PLOTS + MOST_PLOTS):
        found += [who for who in s.columns[place] if s.token_may[who]]
    return found


def lay_tokens(s: Legie, seat: int, bearers: list[int], tokens: list[int], may: list[int]) -> None:
    """Face-down tokens lie on these characters, the rest of them was put away; all others are available."""
    available = tokens_out_of_sight(s, seat)
    for token in tokens:
        available &= ~(1 << token)
    for who, token in zip(bearers, tokens, strict=False):
        s.token_on[who] = token
    s.put_away[seat] = tuple(tokens[len(bearers) :])
    s.put_away_may[seat] = tuple(may[len(bearers) :])
    s.available[seat] = available
