"""States from data: their own plain form, and what it shares with views and positions."""

from __future__ import annotations

from typing import Final

from sandtable.games.legie.dispatches import CARD_OF, Deal, Keep, Relief
from sandtable.games.legie.edition import Edition
from sandtable.games.legie.harm import Suffer
from sandtable.games.legie.locations import KINDS
from sandtable.games.legie.march import March, Placing
from sandtable.games.legie.nouns import EQUIPMENT, FACTIONS, MOST_PLOTS, MOST_TOKENS, OWN, SKILLS
from sandtable.games.legie.order_phase import Carrying, OrderPhase, Wounding
from sandtable.games.legie.orders import ORDER_OF
from sandtable.games.legie.plots import Aid, Charge, Church, Mutilation, PlotPhase, Violence, Warming
from sandtable.games.legie.reckoning import Camp, Kept
from sandtable.games.legie.recruiting import Recruiting, token_of
from sandtable.games.legie.rounds import GameFrame, Layout, Round
from sandtable.games.legie.rulings import Rulings
from sandtable.games.legie.setup import Draw, First, Officers, PickCommander, PickFaction, Setup, Tuck
from sandtable.games.legie.state import FROSTBITE, MUTILATED, NONE, WOUND, Legie
from sandtable.kernel.flow import Frame
from sandtable.kernel.knowledge import EVERYBODY
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.plain import Malformed, Plain, Record, as_text

HIDDEN: Final = "?"
MOST: Final = 1_000


class Reader:
    """Reads the fields that plain states, views and positions share, for one edition."""

    def __init__(self, edition: Edition, rulings: Rulings) -> None:
        self.edition: Final = edition
        self.rulings: Final = rulings

    # ids

    def character(self, id: str, place: str) -> int:
        return known(self.edition.character_of, id, place)

    def characters(self, record: Record, key: str) -> int:
        mask = 0
        for n, id in enumerate(record.texts(key, 60)):
            place = f"{record.at(key)}[{n}]"
            bit = 1 << self.character(id, place)
            if mask & bit:
                raise Malformed(place, "core-malformed-duplicate")
            mask |= bit
        return mask

    def equipment(self, record: Record, key: str) -> int:
        mask = 0
        for id in record.texts(key, len(EQUIPMENT)):
            mask |= 1 << among(EQUIPMENT, id, record.at(key))
        return mask

    def plot_places(self, s: Legie, record: Record, key: str) -> int:
        """Plots of the round, as a mask of their places."""
        mask = 0
        for id in record.texts(key, MOST_PLOTS):
            mask |= 1 << self.plot_place(s, id, record.at(key))
        return mask

    def plot_place(self, s: Legie, id: str, place: str) -> int:
        plot = known(self.edition.plot_of, id, place)
        if plot not in s.plots:
            raise Malformed(place, "core-malformed-id", value=id[:40])
        return s.plots.index(plot)

    def token(self, s: Legie, seat: int, id: str, place: str) -> int:
        token = token_of(s, seat, known(ORDER_OF, id, place))
        if token == NONE:
            raise Malformed(place, "core-malformed-id", value=id[:40])
        return token

    def tokens(self, s: Legie, seat: int, record: Record, key: str) -> int:
        mask = 0
        for id in record.texts(key, 8):
            mask |= 1 << self.token(s, seat, id, record.at(key))
        return mask

    def dispatch(self, id: str, place: str) -> int:
        return known(self.edition.dispatch_of, id, place)

    def sleeve(self, words: list[str], place: str) -> int:
        sleeve = 0
        for word in words:
            if word == "wound":
                sleeve += WOUND
            elif word == "frostbite":
                sleeve |= FROSTBITE
            elif word.startswith("no-"):
                sleeve |= 1 << (MUTILATED + among(SKILLS, word[3:], place))
            else:
                sleeve |= 1 << among(EQUIPMENT, word, place)
        return sleeve

    # parts of a state

    def table_part(self, s: Legie, record: Record) -> None:
        """Round, location and the decks on the table."""
        edition = self.edition
        s.game = record.number("game", 1, 3)
        s.round = record.number("round", 1, 4)
        s.first = record.number("first", 0, s.seats - 1)
        if record.raw("location") is not None:
            s.place = known(edition.location_of, record.text("location"), record.at("location"))
            s.location = edition.location_effects[s.place]
        s.locations_left = 0
        for id in record.texts("locations-left", 60):
            s.locations_left |= 1 << known(edition.location_of, id, record.at("locations-left"))
        s.plots_left = 0
        for id in record.texts("plots-left", 60):
            s.plots_left |= 1 << known(edition.plot_of, id, record.at("plots-left"))
        s.plots = [known(edition.plot_of, row.text("id"), row.at("id")) for row in record.records("plots", MOST_PLOTS)]
        bank = record.record("bank")
        s.bank = [bank.number(id, 0, MOST) for id in EQUIPMENT]

    def player_part(self, s: Legie, seat: int, row: Record) -> None:
        """What lies open before a player."""
        if row.raw("faction") is not None:
            faction = among(FACTIONS, row.text("faction"), row.at("faction"))
            s.factions[seat] = faction
            s.seat_of[faction] = seat
        if row.raw("commander") is not None:
            s.commanders[seat] = known(self.edition.commander_of, row.text("commander"), row.at("commander"))
        s.points[seat] = row.number("points", 0, MOST)
        s.supplies[seat] = row.number("supplies", 0, MOST)
        s.graveyard |= self.characters(row, "graveyard")
        s.remembered |= self.characters(row, "remembered")
        sleeves = row.record("sleeves")
        for id in sleeves.data:
            who = self.character(id, sleeves.place)
            s.last_seen[who] = self.sleeve(sleeves.texts(id, 20), sleeves.at(id))
            s.sleeves[who] = s.last_seen[who]
        s.officers_seen |= row.flag("officer-seen") << seat
        s.bought[seat] = self.equipment(row, "bought")
        s.sent[seat] = row.number("sent", 0, OWN)
        s.camouflaged[seat] = self.plot_places(s, row, "camouflaged")
        s.fallen[seat] = row.number("fallen", 0, OWN)
        if s.rulings.dispatches:
            won = row.record("won")
            for n, kind in enumerate(KINDS):
                s.won[seat * len(KINDS) + n] = won.number(kind, 0, MOST)
            s.supported[seat] = self.plot_places(s, row, "supported")
        if s.rulings.survival:
            s.totals[seat] = row.number("total", 0, MOST)
        if s.commanders[seat] != NONE:
            s.used[seat] = self.tokens(s, seat, row.record("tokens"), "used")

    def diary_part(self, s: Legie, record: Record) -> None:
        if not s.rulings.survival:
            return
        for row in record.records("diary", 12):
            first = (row.number("game", 1, 3), row.number("rank", 1, 4), row.number("seat", 0, s.seats - 1))
            rest = (row.number("points", 0, MOST), row.number("left", 0, MOST), row.number("supplies", 0, MOST))
            s.diary.append((*first, *rest))

    def dispatch_part(self, s: Legie, record: Record) -> None:
        if s.rulings.dispatches:
            for id in record.texts("dispatches-played", 60):
                s.dispatches_played |= 1 << self.dispatch(id, record.at("dispatches-played"))
            for seat, row in enumerate(record.records("players", s.seats)):
                if row.flag("dispatch-shown", False):
                    s.dispatches_shown |= 1 << seat
                    s.dispatches[seat] = self.dispatch(row.text("dispatch"), row.at("dispatch"))

    def plots_part(self, s: Legie, record: Record) -> None:
        """What lies on the plots, and who stands at them."""
        for plot, row in enumerate(record.records("plots", MOST_PLOTS)):
            s.stolen |= row.flag("stolen") << plot
            if row.raw("token") is not None:
                lying = row.record("token")
                seat = lying.number("seat", 0, s.seats - 1)
                s.plot_token[plot] = seat << 3 | self.token(s, seat, lying.text("order"), lying.at("order"))
            for seat, column in enumerate(row.items("columns", s.seats)):
                place = f"{row.at('columns')}[{seat}]"
                if not isinstance(column, list):
                    raise Malformed(place, "core-malformed-list")
                for n, item in enumerate(column):
                    self.standing(s, seat, plot, Record(item, f"{place}[{n}]"))

    def standing(self, s: Legie, seat: int, plot: int, row: Record) -> None:
        who = self.character(row.text("character"), row.at("character"))
        s.step_in(seat, who, plot)
        bit = 1 << who
        if row.flag("face-down"):
            s.face_down |= bit
            s.given[who] = row.number("given", 0, 9)
        else:
            s.sleeves[who] = self.sleeve(row.texts("sleeve", 20), row.at("sleeve"))
        s.ordered |= bit if row.flag("ordered", False) else 0
        s.sacrificed |= bit if row.flag("sacrificed", False) else 0
        s.ducked |= bit if row.flag("ducked", False) else 0
        if row.has("token"):
            token = row.record("token")
            s.token_on[who] = self.token(s, seat, token.text("order"), token.at("order"))
            s.numbers[seat * MOST_TOKENS + s.token_on[who]] = number_of(token)
            if token.flag("face-up"):
                s.token_up |= bit
            else:
                s.token_may[who] = self.tokens(s, seat, token, "may")

    def own_part(self, s: Legie, seat: int, row: Record) -> None:
        """What a player hides."""
        s.hands[seat] = self.characters(row, "hand")
        if row.raw("officer") is not None:
            s.officers[seat] = self.character(row.text("officer"), row.at("officer"))
        for n, text in enumerate(row.texts("unseen", 200)):
            place = f"{row.at('unseen')}[{n}]"
            words = text.split(" ")
            if len(words) != 2:
                raise Malformed(place, "core-malformed-entry")
            if words[0].startswith("no-"):
                continue
            s.put_unseen(self.character(words[1], place), among(EQUIPMENT, words[0], place))
        if s.commanders[seat] != NONE:
            tokens = row.record("tokens")
            s.available[seat] = self.tokens(s, seat, tokens, "available")
            for lying in tokens.records("put-away", 8):
                token = self.token(s, seat, lying.text("order"), lying.at("order"))
                s.numbers[seat * MOST_TOKENS + token] = number_of(lying)
                s.put_away[seat] = (*s.put_away[seat], token)
                s.put_away_may[seat] = (*s.put_away_may[seat], self.tokens(s, seat, lying, "may"))
        if s.rulings.dispatches:
            for key, held in (("dispatch", s.dispatches), ("declined", s.declined)):
                if row.raw(key) is not None:
                    held[seat] = self.dispatch(row.text(key), row.at(key))

    def deck_part(self, s: Legie, seat: int, row: Record, middle: list[Plain], bottom: list[Plain]) -> None:
        deck = row.record("deck")
        for id in middle:
            s.decks[seat].put_in(self.character(as_text(id, deck.at("middle")), deck.at("middle")) % OWN)
        masks: list[int] = []
        for is_open in deck.items("open", OWN):
            masks.append(EVERYBODY if is_open is True else s.rulings.known[seat])
        places: list[int] = []
        for id in bottom:
            who = self.character(as_text(id, deck.at("bottom")), deck.at("bottom"))
            places.append(who % OWN)
        s.decks[seat].bottom = tuple(places)
        s.decks[seat].bottom_known = tuple(masks)

    # frames

    def flow_part(self, s: Legie, record: Record) -> None:
        if record.raw("outcome") is not None:
            outcome = record.record("outcome")
            shares = tuple(_share(share, outcome.place) for share in outcome.items("shares", 4))
            points = tuple(outcome.numbers("points", 0, 10_000))
            s.result = Outcome(shares, points, outcome.text("reason"))
        for frame in record.records("stack", 40):
            s.stack.append(self.frame(s, frame))

    def frame(self, s: Legie, row: Record) -> Frame[Legie]:
        name = row.text("frame")
        if name == Setup.NAME:
            return Setup(row.number("step", 0, 100))
        if name == First.NAME:
            return First()
        if name in (Officers.NAME, Tuck.NAME):
            seats, chosen = tuple(row.numbers("seats", 0, 3)), tuple(row.texts("chosen"))
            return Officers(seats, chosen) if name == Officers.NAME else Tuck(seats, chosen)
        if name == GameFrame.NAME:
            return GameFrame(row.flag("begun"))
        if name == Round.NAME:
            return Round(row.number("step", 0, 9))
        if name == Layout.NAME:
            return Layout()
        if name == Recruiting.NAME:
            return Recruiting(row.number("step", 0, 9), row.number("turn", 0, 3), row.number("passed", 0, 15))
        if name == March.NAME:
            return March(row.number("turn", 0, 3), row.number("passed", 0, 15))
        if name == OrderPhase.NAME:
            return OrderPhase(row.flag("begun"), row.number("turn", 0, 3))
        if name == PlotPhase.NAME:
            step, turn = row.number("step", 0, 9), row.number("turn", 0, 4)
            return PlotPhase(row.number("plot", 0, MOST_PLOTS), step, turn, row.number("winners", 0, 15))
        if name == Camp.NAME:
            return Camp(row.number("turn", 0, 4), row.number("filled", 0, 4))
        if name == Kept.NAME:
            return Kept(row.number("turn", 0, 4))
        if name in (Deal.NAME, Keep.NAME):
            drawn = tuple(self.dispatch(id, row.at("drawn")) for id in row.texts("drawn"))
            if name == Deal.NAME:
                return Deal(drawn)
            return Keep(tuple(row.numbers("seats", 0, 3)), tuple(row.texts("chosen")), drawn)
        return self._frame_of_seat(s, name, row)

    def _frame_of_seat(self, s: Legie, name: str, row: Record) -> Frame[Legie]:
        seat = row.number("seat", 0, s.seats - 1)
        if name == PickFaction.NAME:
            return PickFaction(seat)
        if name == PickCommander.NAME:
            return PickCommander(seat)
        if name == Draw.NAME:
            return Draw(seat, row.number("left", 0, OWN))
        if name in (Wounding.NAME, Carrying.NAME):
            order = known(ORDER_OF, row.text("order"), row.at("order"))
            who = self.character(row.text("who"), row.at("who"))
            return Wounding(seat, order, who) if name == Wounding.NAME else Carrying(seat, order, who)
        if name == Relief.NAME:
            return Relief(seat, known(CARD_OF, row.text("effect"), row.at("effect")), row.number("left", 0, 9))
        plot = row.number("plot", NONE, MOST_PLOTS - 1)
        if name == Placing.NAME:
            return Placing(seat, plot, row.number("placed", 0, 9))
        if name == Suffer.NAME:
            return Suffer(seat, plot, row.number("left", 0, 60), row.flag("charge"))
        if name == Charge.NAME:
            return Charge(seat, plot, row.number("left", 0, OWN), tuple(row.numbers("struck", 0, 3)))
        if name == Violence.NAME:
            return Violence(seat, plot, row.number("left", 0, OWN))
        if name == Mutilation.NAME:
            return Mutilation(seat, plot)
        if name == Aid.NAME:
            return Aid(seat, plot, self.characters(row, "busy"))
        if name == Church.NAME:
            return Church(seat, plot)
        if name == Warming.NAME:
            return Warming(seat, plot)
        raise Malformed(row.at("frame"), "core-malformed-unknown")


def read_state(edition: Edition, rulings: Rulings, data: dict[str, Plain]) -> Legie:
    """A state from its own plain form."""
    s = Legie(edition, rulings)
    record = Record(data)
    reader = Reader(edition, rulings)
    reader.table_part(s, record)
    rows = record.records("players", s.seats)
    for seat, row in enumerate(rows):
        reader.player_part(s, seat, row)
    reader.diary_part(s, record)
    reader.dispatch_part(s, record)
    for seat, row in enumerate(rows):
        reader.own_part(s, seat, row)
        deck = row.record("deck")
        reader.deck_part(s, seat, row, deck.items("middle", OWN), deck.items("bottom", OWN))
    reader.plots_part(s, record)
    if rulings.dispatches:
        s.dispatches_left = 0
        for id in record.texts("dispatches-left", 60):
            s.dispatches_left |= 1 << reader.dispatch(id, record.at("dispatches-left"))
    reader.flow_part(s, record)
    return s


def number_of(token: Record) -> int:
    """The number of the dummy that stands for a token, or 0."""
    return token.number("number", 0, MOST_TOKENS, 0)


def known(table: dict[str, int], id: str, place: str) -> int:
    if id not in table:
        raise Malformed(place, "core-malformed-id", value=id[:40])
    return table[id]


def among(names: tuple[str, ...], id: str, place: str) -> int:
    if id not in names:
        raise Malformed(place, "core-malformed-choice", value=id[:40], choices=", ".join(names))
    return names.index(id)


def _share(share: Plain, place: str) -> float:
    if isinstance(share, bool) or not isinstance(share, int | float):
        raise Malformed(place, "core-malformed-entry")
    return float(share)
