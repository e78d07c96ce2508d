"""Full states drawn from what one seat can know: others' hands, decks, sleeves, tokens and dispatches filled in."""

from __future__ import annotations

import random
from typing import Final

from sandtable.games.legie.dispatches import Deal, Keep
from sandtable.games.legie.edition import Edition
from sandtable.games.legie.nouns import EQUIPMENT, MOST_PLOTS, OFFICER_EXAMS, OWN, SKILLS
from sandtable.games.legie.reading import HIDDEN, Reader, among
from sandtable.games.legie.setup import Officers, Setup, Tuck
from sandtable.games.legie.state import NONE, Legie, Rulings, bits
from sandtable.kernel.observation import Sampler
from sandtable.kernel.plain import Plain, Record, as_list

UNKNOWN: Final = -1  # a face-down character in a column, until one is drawn for it


class Slot:
    """A face-down character at a plot: what everybody sees of it."""

    def __init__(self, seat: int, plot: int, position: int, row: Record) -> None:
        self.seat: Final = seat
        self.plot: Final = plot
        self.position: Final = position
        self.given: Final = row.number("given", 0, 9)
        self.ordered: Final = row.flag("ordered", False)
        self.token: Final = row.has("token")


class LegieSampler(Sampler):
    """Built from a view alone. ``base`` holds all that the view tells; ``sample`` fills in the rest of a copy."""

    def __init__(self, edition: Edition, rulings: Rulings, seat: int, view: dict[str, Plain]) -> None:
        record = Record(view)
        self.reader: Final = Reader(edition, rulings)
        self.seat: Final = seat
        s = Legie(edition, rulings)
        self.reader.table_part(s, record)
        self.rows: Final = record.records("players", s.seats)
        for other, row in enumerate(self.rows):
            self.reader.player_part(s, other, row)
        self.reader.diary_part(s, record)
        self.reader.dispatch_part(s, record)
        self.slots: Final[list[Slot]] = []
        self.slot_may: Final[list[int]] = []
        self.reader.own_part(s, seat, self.rows[seat])
        self._read_plots(s, record)
        self.frames: Final = record.records("stack", 40)
        names = [frame.text("frame") for frame in self.frames]
        self.setting_up: Final = Setup.NAME in names
        self.hides_flow: Final = any(name in (Officers.NAME, Tuck.NAME, Keep.NAME, Deal.NAME) for name in names)
        if not self.hides_flow:
            self.reader.flow_part(s, record)
        self.dispatches_left: Final = record.number("dispatches-left", 0, 60) if rulings.dispatches else 0
        self.base: Final = s
        self._fill_own_deck(s)
        self.pools: Final = [self._pool(s, other) for other in range(s.seats)]

    # what the view tells

    def _read_plots(self, s: Legie, record: Record) -> None:
        for plot, row in enumerate(record.records("plots", MOST_PLOTS)):
            s.stolen |= row.flag("stolen") << plot
            if row.raw("token") is not None:
                lying = row.record("token")
                seat = lying.number("seat", 0, s.seats - 1)
                s.plot_token[plot] = seat << 3 | self.reader.token(s, seat, lying.text("order"), lying.at("order"))
            for seat, column in enumerate(row.items("columns", s.seats)):
                for n, item in enumerate(as_list(column, row.at("columns"), OWN)):
                    self._read_standing(s, seat, plot, n, Record(item, row.at("columns")))

    def _read_standing(self, s: Legie, seat: int, plot: int, position: int, row: Record) -> None:
        if row.text("character") == HIDDEN:
            place = seat * MOST_PLOTS + plot
            s.columns[place] = (*s.columns[place], UNKNOWN)
            self.slots.append(Slot(seat, plot, position, row))
            self.slot_may.append(self.reader.tokens(s, seat, row.record("token"), "may") if row.has("token") else 0)
            return
        if not row.has("token") or row.record("token").text("order") != HIDDEN:
            self.reader.standing(s, seat, plot, row)
            return
        token = row.record("token")
        self.reader.standing(s, seat, plot, Record({key: row.data[key] for key in row.data if key != "token"}))
        who = s.columns[seat * MOST_PLOTS + plot][-1]
        s.token_may[who] = self.reader.tokens(s, seat, token, "may")

    def _fill_own_deck(self, s: Legie) -> None:
        """The own deck holds what is nowhere else."""
        row = self.rows[self.seat]
        deck = row.record("deck")
        self.reader.deck_part(s, self.seat, row, [], deck.items("bottom", OWN))
        if deck.number("middle", 0, OWN):
            for who in self._nowhere(s, self.seat):
                s.decks[self.seat].put_in(who % OWN)

    def _nowhere(self, s: Legie, seat: int) -> list[int]:
        """The characters of a seat that the state has not put anywhere yet, without officers that are not in play."""
        faction = s.factions[seat]
        found: list[int] = []
        bottom = [faction * OWN + place for place in s.decks[seat].bottom]
        for who in range(faction * OWN, faction * OWN + OWN):
            if (s.graveyard >> who) & 1 or (s.hands[seat] >> who) & 1 or s.standing[who] != NONE or who in bottom:
                continue
            if not s.edition.is_officer[who] or (who == s.officers[seat] and not self.setting_up):
                found.append(who)
        return found

    def _pool(self, s: Legie, seat: int) -> list[int]:
        """Where another seat's characters may be: those that do not lie open and are not remembered."""
        if seat == self.seat or s.factions[seat] == NONE:
            return []
        row = self.rows[seat]
        if row.flag("officer-seen"):
            s.officers[seat] = self.reader.character(row.text("officer"), row.at("officer"))
        open_bottom = [id for id in row.record("deck").items("bottom", OWN) if id is not None]
        found: list[int] = []
        for who in self._nowhere(s, seat):
            if not (s.remembered >> who) & 1 and s.edition.characters[who] not in open_bottom:
                found.append(who)
        return found

    # what it leaves open

    def sample(self, rng: random.Random) -> Legie:
        s = self.base.copy()
        for seat in range(s.seats):
            if seat != self.seat and s.factions[seat] != NONE:
                Guess(self, s, seat, rng).make()
        loose = self._loose_dispatches(s)
        rng.shuffle(loose)
        if s.rulings.dispatches:
            for seat, row in enumerate(self.rows):
                if seat != self.seat:
                    s.dispatches[seat] = NONE if row.raw("dispatch") is None else loose.pop()
                    s.declined[seat] = NONE if row.raw("declined") is None else loose.pop()
        if self.hides_flow:
            self._fill_flow(s, loose, rng)
        s.dispatches_left = 0
        for dispatch in loose:
            s.dispatches_left |= 1 << dispatch
        return s

    def _loose_dispatches(self, s: Legie) -> list[int]:
        """The dispatches the seat has not seen."""
        seen = s.dispatches_played
        for held in (s.dispatches[self.seat], s.declined[self.seat]):
            if held != NONE:
                seen |= 1 << held
        for frame in self.frames:
            if frame.has("drawn"):
                for id in frame.texts("drawn"):
                    if id != HIDDEN:
                        seen |= 1 << self.reader.dispatch(id, frame.at("drawn"))
        return bits(((1 << len(s.edition.dispatches)) - 1) & ~seen)

    def _fill_flow(self, s: Legie, loose: list[int], rng: random.Random) -> None:
        for frame in self.frames:
            data: dict[str, Plain] = dict(frame.data)
            if "drawn" in data:
                drawn: list[Plain] = []
                for id in frame.texts("drawn"):
                    drawn.append(s.edition.dispatches[loose.pop()].id if id == HIDDEN else id)
                data["drawn"] = drawn
            if "chosen" in data:
                data["chosen"] = self._choices(s, Record({**data, "chosen": [""] * s.seats}), frame, rng)
            s.stack.append(self.reader.frame(s, Record(data)))

    def _choices(self, s: Legie, undecided: Record, frame: Record, rng: random.Random) -> list[Plain]:
        """What the others may have chosen: anything they could."""
        asking = self.reader.frame(s, undecided)
        chosen: list[Plain] = []
        for seat, text in enumerate(frame.texts("chosen")):
            if text == HIDDEN:
                options = asking.legal(s, seat)
                chosen.append(options[rng.randrange(len(options))].text)
            else:
                chosen.append(text)
        return chosen


class Guess:
    """One guess at what another seat hides: who is in hand and face down, what is in the sleeves, which tokens."""

    def __init__(self, sampler: LegieSampler, s: Legie, seat: int, rng: random.Random) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.rng: Final = rng
        self.row: Final = sampler.rows[seat]
        self.reader: Final = sampler.reader
        self.slots: Final = [slot for slot in sampler.slots if slot.seat == seat]
        self.slot_may: Final = [
            may for slot, may in zip(sampler.slots, sampler.slot_may, strict=True) if slot.seat == seat
        ]
        self.pool: Final = sampler.pools[seat].copy()
        self.setting_up: Final = sampler.setting_up
        self.front: Final[list[int]] = []  # in hand or face down
        self.chosen: Final[list[int]] = []  # for the slots, in order
        self.unseen: Final = [0] * len(EQUIPMENT)
        self.worn: Final[list[tuple[int, int]]] = []  # equipment and character
        self.room = 0

    def make(self) -> None:
        s, seat, row = self.s, self.seat, self.row
        self.rng.shuffle(self.pool)
        for kind in row.texts("unseen", 60):
            self.unseen[among(EQUIPMENT, kind, row.at("unseen"))] += 1
        self.front.extend(bits(s.remembered & s.edition.faction_mask[s.factions[seat]]))
        self.room = row.number("hand", 0, OWN) + len(self.slots) - len(self.front)
        if not self._guess_officer():
            raise ValueError("this view cannot come about")
        while self.room:
            self._call_up(self.pool[-1])
        self._put_in_place()
        self._deck()
        self._tokens()

    def _guess_officer(self) -> bool:
        """lg.secret.officer: as long as nobody has seen it, it is in hand, or waits behind the screen at first."""
        s, seat = self.s, self.seat
        if self.row.raw("officer") is None or s.officers[seat] != NONE:
            return self._fill_slots()
        officers = s.edition.officers[s.factions[seat]].copy()
        self.rng.shuffle(officers)
        for officer in officers:
            s.officers[seat] = officer
            if self.setting_up:
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
        self.rng.shuffle(found)
        return found

    def _fill_slots(self) -> bool:
        """Somebody for each face-down place who can have come there, with what that takes of the unseen equipment."""
        if len(self.chosen) == len(self.slots):
            return self._wear(self._left_to_wear())
        slot = self.slots[len(self.chosen)]
        for who in self._candidates():
            needs = self._needs(who, slot)
            if who in self.chosen or needs is None:
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
        missing = s.edition.plots[s.plots[slot.plot]].entry & ~s.active_skills(who)
        needs = [skill for skill in range(len(SKILLS)) if (missing >> skill) & 1]
        if slot.given > s.most_orders(who):
            if s.edition.is_officer[who] or slot.given > 1 + s.location.more_orders:
                return None
            needs.append(OFFICER_EXAMS)
        receives = s.receives_orders(who) and (s.rulings.exams_receive or OFFICER_EXAMS not in needs)
        if (slot.ordered or slot.token) and not receives:
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
        """Who has received an order was no giver of orders."""
        if kind != OFFICER_EXAMS or who not in self.chosen or self.s.rulings.exams_receive:
            return True
        slot = self.slots[self.chosen.index(who)]
        return not (slot.ordered or slot.token)

    def _put_in_place(self) -> None:
        s, seat = self.s, self.seat
        for kind, who in self.worn:
            self.reader.put_unseen(s, who, kind)
        for slot, who, may in zip(self.slots, self.chosen, self.slot_may, strict=True):
            place = seat * MOST_PLOTS + slot.plot
            column = list(s.columns[place])
            column[slot.position] = who
            s.columns[place] = tuple(column)
            s.standing[who] = slot.plot
            bit = 1 << who
            s.face_down |= bit
            s.given[who] = slot.given
            s.ordered |= bit if slot.ordered else 0
            s.token_may[who] = may
        for who in self.front:
            if who not in self.chosen:
                s.hands[seat] |= 1 << who

    def _deck(self) -> None:
        s, seat = self.s, self.seat
        deck = self.row.record("deck")
        bottom: list[Plain] = []
        for id in deck.items("bottom", OWN):
            bottom.append(s.edition.characters[self.pool.pop()] if id is None else id)
        middle: list[Plain] = []
        if deck.number("middle", 0, OWN):
            middle = [s.edition.characters[who] for who in self.pool]
        self.reader.deck_part(s, seat, self.row, middle, bottom)

    def _tokens(self) -> None:
        """Some token for each that lies face down, among those it can be; the others are available."""
        s, seat = self.s, self.seat
        if s.commanders[seat] == NONE:
            return
        lying: list[int] = []
        masks: list[int] = []
        for plot in range(len(s.plots)):
            for who in s.column(seat, plot):
                if s.token_may[who]:
                    lying.append(who)
                    masks.append(s.token_may[who])
        away = [self.reader.tokens(s, seat, row, "may") for row in self.row.record("tokens").records("put-away", 8)]
        hidden = ((1 << len(s.edition.commanders[s.commanders[seat]].orders)) - 1) & ~s.open_tokens(seat)
        found: list[int] = []
        if not self._match(masks + away, hidden, found):
            raise ValueError("this view cannot come about")
        for who, token in zip(lying, found, strict=False):
            s.token_on[who] = token
        s.put_away[seat] = tuple(found[len(lying) :])
        s.put_away_may[seat] = tuple(away)
        for token in found:
            hidden &= ~(1 << token)
        s.available[seat] = hidden

    def _match(self, masks: list[int], hidden: int, found: list[int]) -> bool:
        if len(found) == len(masks):
            return True
        options = bits(masks[len(found)] & hidden)
        self.rng.shuffle(options)
        for token in options:
            found.append(token)
            if self._match(masks, hidden & ~(1 << token), found):
                return True
            found.pop()
        return False
