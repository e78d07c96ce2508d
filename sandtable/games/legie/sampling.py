"""Full states drawn from what one seat can know: others' hands, decks, sleeves, tokens and dispatches filled in."""

from __future__ import annotations

import random
from typing import Final

from sandtable.games.legie.dispatches import Deal, Keep
from sandtable.games.legie.edition import Edition
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
from sandtable.games.legie.nouns import CHARACTERS, EQUIPMENT, MOST_PLOTS, MOST_TOKENS, OWN
from sandtable.games.legie.reading import HIDDEN, Reader, among, number_of
from sandtable.games.legie.rulings import Rulings
from sandtable.games.legie.setup import Officers, Setup, Tuck
from sandtable.games.legie.state import NONE, Legie
from sandtable.kernel.observation import Sampler
from sandtable.kernel.plain import Plain, Record, as_list, as_text

UNKNOWN: Final = -1  # a face-down character in a column, until one is drawn for it


class LegieSampler(Sampler):
    """Built from a view alone. ``base`` holds all that the view tells; ``sample`` fills in the rest of a copy."""

    def __init__(self, edition: Edition, rulings: Rulings, seat: int, view: dict[str, Plain]) -> None:
        record = Record(view)
        self.reader: Final = Reader(edition, rulings)
        self.rows: Final = record.records("players", rulings.seats)
        # a seat that is itself untold has nothing of its own to go by
        self.seat: Final = NONE if isinstance(self.rows[seat].raw("hand"), int) else seat
        s = Legie(edition, rulings)
        self.reader.table_part(s, record)
        for other, row in enumerate(self.rows):
            self.reader.player_part(s, other, row)
        self.reader.diary_part(s, record)
        self.reader.dispatch_part(s, record)
        self.slots: Final[list[list[Slot]]] = [[] for _ in self.rows]
        self.numbers: Final = [0] * CHARACTERS  # of tokens face down on others' characters
        if self.seat != NONE:
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
        if self.seat != NONE:
            self._fill_own_deck(s)
        self.screens: Final = [self._screen(s, other) for other in range(s.seats)]

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
            self.slots[seat].append(self._slot(s, seat, Slot(plot, position), row))
            return
        if not row.has("token") or row.record("token").text("order") != HIDDEN:
            self.reader.standing(s, seat, plot, row)
            return
        token = row.record("token")
        self.reader.standing(s, seat, plot, Record({key: row.data[key] for key in row.data if key != "token"}))
        who = s.columns[seat * MOST_PLOTS + plot][-1]
        s.token_may[who] = self.reader.tokens(s, seat, token, "may")
        self.numbers[who] = number_of(token)

    def _slot(self, s: Legie, seat: int, at: Slot, row: Record) -> Slot:
        given, ordered = row.number("given", 0, 9), row.flag("ordered", False)
        if not row.has("token"):
            return Slot(at.plot, at.position, given=given, ordered=ordered)
        token = row.record("token")
        may = self.reader.tokens(s, seat, token, "may")
        return Slot(at.plot, at.position, given=given, ordered=True, may=may, number=number_of(token))

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

    def _screen(self, s: Legie, seat: int) -> Screen:
        """What the view tells of another seat that hides something."""
        if seat == self.seat or s.factions[seat] == NONE:
            return Screen(0, [], [], [])
        row = self.rows[seat]
        if row.flag("officer-seen"):
            s.officers[seat] = self.reader.character(row.text("officer"), row.at("officer"))
        deck = row.record("deck")
        bottom: list[int] = []
        for id in deck.items("bottom", OWN):
            bottom.append(NONE if id is None else self.reader.character(as_text(id, deck.place), deck.at("bottom")))
        pool = [who for who in self._nowhere(s, seat) if not (s.remembered >> who) & 1 and who not in bottom]
        remembered = bits(s.remembered & s.edition.faction_mask[s.factions[seat]])
        screen = Screen(row.number("hand", 0, OWN), remembered, pool, self.slots[seat])
        for kind in row.texts("unseen", 60):
            screen.unseen[among(EQUIPMENT, kind, row.at("unseen"))] += 1
        screen.officer_hidden = row.raw("officer") is not None and s.officers[seat] == NONE
        screen.setting_up = self.setting_up
        screen.middle = deck.number("middle", 0, OWN) > 0
        screen.bottom = bottom
        return screen

    # what it leaves open

    def sample(self, rng: random.Random) -> Legie:
        s = self.base.copy()
        for seat in range(s.seats):
            if seat != self.seat and s.factions[seat] != NONE:
                Guess(self.screens[seat], s, seat, rng).make()
                if s.commanders[seat] != NONE:
                    self._guess_tokens(s, seat, rng)
        loose = self._loose_dispatches(s)
        rng.shuffle(loose)
        if s.rulings.dispatches:
            for seat, row in enumerate(self.rows):
                if seat != self.seat:
                    if not (s.dispatches_shown >> seat) & 1:
                        s.dispatches[seat] = NONE if row.raw("dispatch") is None else loose.pop()
                    s.declined[seat] = NONE if row.raw("declined") is None else loose.pop()
        if self.hides_flow:
            self._fill_flow(s, loose, rng)
        s.dispatches_left = 0
        for dispatch in loose:
            s.dispatches_left |= 1 << dispatch
        return s

    def _guess_tokens(self, s: Legie, seat: int, rng: random.Random) -> None:
        """Some token for each that lies face down, among those it can be; the others are available."""
        lying = hidden_tokens(s, seat)
        numbers = [self.numbers[who] for who in lying]
        for slot in self.slots[seat]:
            if slot.may:
                numbers[lying.index(s.columns[seat * MOST_PLOTS + slot.plot][slot.position])] = slot.number
        masks = [s.token_may[who] for who in lying]
        for row in self.rows[seat].record("tokens").records("put-away", 8):
            masks.append(self.reader.tokens(s, seat, row, "may"))
            numbers.append(number_of(row))
        guess = TokenGuess(masks, tokens_out_of_sight(s, seat), rng, [])
        if not guess.fits():
            raise ValueError("this view cannot come about")
        lay_tokens(s, seat, lying, guess.found, masks)
        for token, number in zip(guess.found, numbers, strict=True):
            s.numbers[seat * MOST_TOKENS + token] = number

    def _loose_dispatches(self, s: Legie) -> list[int]:
        """The dispatches the seat has not seen."""
        seen = s.dispatches_played
        for seat in range(s.seats):
            if seat == self.seat or (s.dispatches_shown >> seat) & 1:
                for held in (s.dispatches[seat], s.declined[seat]):
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
