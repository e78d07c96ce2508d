"""Positions written by people: the table at the start of a phase, checked against the box."""

from __future__ import annotations

from typing import Final

from sandtable.games.legie.edition import Edition
from sandtable.games.legie.locations import KINDS
from sandtable.games.legie.march import March
from sandtable.games.legie.masks import bits
from sandtable.games.legie.nouns import EQUIPMENT, FACTIONS, MOST_PLOTS, OWN
from sandtable.games.legie.order_phase import OrderPhase
from sandtable.games.legie.orders import IMMEDIATE, ORDERS
from sandtable.games.legie.plots import PlotPhase
from sandtable.games.legie.reading import MOST, Reader, among, known
from sandtable.games.legie.reckoning import Camp, write_diary
from sandtable.games.legie.recruiting import Recruiting
from sandtable.games.legie.rounds import GameFrame, Round, end_of_round, plots_in_a_round
from sandtable.games.legie.rulings import Rulings
from sandtable.games.legie.state import ALL_EQUIPMENT, NONE, Legie
from sandtable.kernel.event import Tell
from sandtable.kernel.knowledge import EVERYBODY
from sandtable.kernel.plain import Malformed, Record

FIELDS: Final = (
    "title", "rules", "mode", "seats", "options", "packs", "untold",
    "phase", "game", "round", "first", "location", "plots", "at", "sleeves", "players",
)  # fmt: skip
PLAYER_FIELDS: Final = (
    "faction", "commander", "officer", "hand", "under", "graveyard", "points", "total", "supplies",
    "used", "put-away", "bought", "dispatch", "won",
)  # fmt: skip
PHASES: Final = ("recruiting", "march", "orders", "plots", "camp")


def read_position(edition: Edition, rulings: Rulings, record: Record, tell: Tell | None) -> Legie:
    """A state at the start of a phase. Characters that are named nowhere lie in their owners' decks."""
    record.only(*FIELDS)
    phases = PHASES if rulings.survival else PHASES[:-1]
    phase = phases.index(record.one_of("phase", phases, "recruiting"))
    s = Legie(edition, rulings)
    reader = Reader(edition, rulings)
    rows = record.records("players", rulings.seats)
    if len(rows) != rulings.seats:
        raise Malformed(record.at("players"), "core-malformed-range", least=rulings.seats, most=rulings.seats)
    for seat, row in enumerate(rows):
        row.only(*PLAYER_FIELDS)
        _read_faction(s, reader, seat, row)
    _read_table(s, reader, record, camp=phase == 4)
    _read_sleeves(s, reader, record)
    for seat, row in enumerate(rows):
        _read_player(s, reader, seat, row)
    _read_plots(s, reader, record)
    for seat, row in enumerate(rows):
        _fill_deck(s, seat, row)
    _remember(s)
    _push_phase(s, phase)
    s.tell = tell
    s.run()
    s.tell = None
    return s


def _read_faction(s: Legie, reader: Reader, seat: int, row: Record) -> None:
    faction = among(FACTIONS, row.text("faction"), row.at("faction"))
    if s.seat_of[faction] != NONE:
        raise Malformed(row.at("faction"), "core-malformed-duplicate")
    s.factions[seat] = faction
    s.seat_of[faction] = seat
    commanders = {s.edition.commanders[n].id: n for n in s.edition.commanders_of[faction]}
    s.commanders[seat] = commanders[row.one_of("commander", tuple(commanders))]
    officers = {s.edition.characters[n]: n for n in s.edition.officers[faction]}
    s.officers[seat] = officers[row.one_of("officer", tuple(officers))]


def _read_table(s: Legie, reader: Reader, record: Record, camp: bool) -> None:
    edition = s.edition
    s.game = record.number("game", 1, 2 if camp else 3, 1) if s.rulings.survival else 1
    s.round = record.number("round", 1, 4, 4 if camp else 1)
    s.first = s.seat_of[among(FACTIONS, record.text("first", FACTIONS[s.factions[0]]), record.at("first"))]
    if s.first == NONE:
        raise Malformed(record.at("first"), "core-malformed-id", value=record.text("first")[:40])
    if camp:
        return
    s.place = known(edition.location_of, record.text("location"), record.at("location"))
    s.location = edition.location_effects[s.place]
    s.locations_left &= ~(1 << s.place)
    ids = record.texts("plots", MOST_PLOTS)
    if len(ids) != plots_in_a_round(s):
        least = plots_in_a_round(s)
        raise Malformed(record.at("plots"), "core-malformed-range", least=least, most=least)
    for id in ids:
        plot = known(edition.plot_of, id, record.at("plots"))
        if plot in s.plots:
            raise Malformed(record.at("plots"), "core-malformed-duplicate")
        s.plots.append(plot)
        s.plots_left &= ~(1 << plot)


def _read_sleeves(s: Legie, reader: Reader, record: Record) -> None:
    if not record.has("sleeves"):
        return
    sleeves = record.record("sleeves")
    for id in sleeves.data:
        who = reader.character(id[:40], sleeves.at(id[:40]))
        place = sleeves.at(id)
        for word in sleeves.texts(id, 20):
            sleeve = reader.sleeve([word], place)
            if sleeve & ALL_EQUIPMENT:
                equipment = bits(sleeve)[0]
                if not s.lacks(who, equipment) or not s.bank[equipment]:
                    raise Malformed(place, "lg-malformed-sleeve", character=id)
                s.put_in_sleeve(who, equipment)
            elif word.startswith("no-") and sleeve & s.sleeves[who] == 0:
                s.mutilate(who, bits(sleeve)[0] - len(EQUIPMENT))
            else:
                s.sleeves[who] += sleeve
        if s.is_dying(who):
            raise Malformed(place, "lg-malformed-sleeve", character=id)
        s.last_seen[who] = s.sleeves[who]


def _place(s: Legie, seat: int, who: int, place: str) -> None:
    """Every character is one of the seat's own, in play, and named only once."""
    if s.owner(who) != seat or (s.edition.is_officer[who] and who != s.officers[seat]):
        raise Malformed(place, "core-malformed-id", value=s.edition.characters[who])
    base = s.factions[seat] * OWN
    taken = s.hands[seat] | s.graveyard
    for local in s.decks[seat].bottom:
        taken |= 1 << (base + local)
    if (taken >> who) & 1 or s.standing[who] != NONE:
        raise Malformed(place, "core-malformed-duplicate")


def _read_player(s: Legie, reader: Reader, seat: int, row: Record) -> None:
    for key in ("hand", "graveyard", "under"):
        if not row.has(key):
            continue
        for n, id in enumerate(row.texts(key, OWN)):
            place = f"{row.at(key)}[{n}]"
            who = reader.character(id, place)
            _place(s, seat, who, place)
            if key == "hand":
                s.hands[seat] |= 1 << who
            elif key == "under":
                s.decks[seat].put_under(who % OWN, EVERYBODY)
            else:
                s.graveyard |= 1 << who
                s.empty_sleeve(who)
    s.fallen[seat] = (s.graveyard & s.edition.faction_mask[s.factions[seat]]).bit_count()
    s.points[seat] = row.number("points", 0, MOST, 0)
    s.supplies[seat] = row.number("supplies", 0, MOST, 0)
    if s.rulings.survival:
        s.totals[seat] = row.number("total", 0, MOST, 0)
    if row.has("bought"):
        s.bought[seat] = reader.equipment(row, "bought")
    _read_tokens(s, reader, seat, row)
    if s.rulings.dispatches:
        _read_dispatch(s, reader, seat, row)


def _read_tokens(s: Legie, reader: Reader, seat: int, row: Record) -> None:
    s.available[seat] = (1 << len(s.edition.commanders[s.commanders[seat]].orders)) - 1
    if row.has("used"):
        s.used[seat] = reader.tokens(s, seat, row, "used")
        s.available[seat] &= ~s.used[seat]
    if row.has("put-away"):
        may = s.may_lie_face_down(seat)
        for id in row.texts("put-away", 8):
            token = reader.token(s, seat, id, row.at("put-away"))
            _take_available(s, seat, token, row.at("put-away"))
            s.put_away[seat] = (*s.put_away[seat], token)
            s.put_away_may[seat] = (*s.put_away_may[seat], may)


def _take_available(s: Legie, seat: int, token: int, place: str) -> None:
    if not (s.available[seat] >> token) & 1:
        raise Malformed(place, "core-malformed-duplicate")
    s.available[seat] &= ~(1 << token)


def _read_dispatch(s: Legie, reader: Reader, seat: int, row: Record) -> None:
    if row.has("dispatch"):
        dispatch = reader.dispatch(row.text("dispatch"), row.at("dispatch"))
        if not (s.dispatches_left >> dispatch) & 1:
            raise Malformed(row.at("dispatch"), "core-malformed-duplicate")
        s.dispatches_left &= ~(1 << dispatch)
        s.dispatches[seat] = dispatch
    if row.has("won"):
        won = row.record("won")
        won.only(*KINDS)
        for n, kind in enumerate(KINDS):
            s.won[seat * len(KINDS) + n] = won.number(kind, 0, 16, 0)


def _read_plots(s: Legie, reader: Reader, record: Record) -> None:
    """``"keler"``, ``"keler plus2"`` with a token face down, ``"keler plus2 up"`` face up, in order of arrival."""
    if not record.has("at"):
        return
    at = record.record("at")
    for id in at.data:
        plot = reader.plot_place(s, id[:40], at.at(id[:40]))
        for n, text in enumerate(at.texts(id, 60)):
            place = f"{at.at(id)}[{n}]"
            words = text.split(" ")
            who = reader.character(words[0], place)
            seat = s.owner(who)
            if seat == NONE or len(words) > 3 or (len(words) == 3 and words[2] != "up"):
                raise Malformed(place, "core-malformed-entry")
            _place(s, seat, who, place)
            s.step_in(seat, who, plot)
            s.turn_up(who)
            if len(words) > 1:
                _put_token(s, reader, seat, who, words, place)


def _put_token(s: Legie, reader: Reader, seat: int, who: int, words: list[str], place: str) -> None:
    token = reader.token(s, seat, words[1], place)
    if ORDERS[s.order_of(seat, token)].timing == IMMEDIATE:
        raise Malformed(place, "core-malformed-id", value=words[1][:40])
    may = s.may_lie_face_down(seat) | 1 << token
    _take_available(s, seat, token, place)
    s.token_on[who] = token
    s.token_may[who] = may
    s.ordered |= 1 << who
    if len(words) == 3:
        s.show_token(seat, who)


def _fill_deck(s: Legie, seat: int, row: Record) -> None:
    elsewhere = s.hands[seat] | s.graveyard
    base = s.factions[seat] * OWN
    for local in s.decks[seat].bottom:
        elsewhere |= 1 << (base + local)
    for who in bits(s.living(seat) & ~elsewhere):
        if s.standing[who] == NONE:
            s.decks[seat].put_in(who % OWN)


def _remember(s: Legie) -> None:
    """Who is hurt has been seen; so has an officer that is dead or under the deck."""
    for seat in range(s.seats):
        for who in bits(s.hands[seat]):
            if s.last_seen[who] & ~ALL_EQUIPMENT:
                s.remembered |= 1 << who
        officer = s.officers[seat]
        in_hand = (s.hands[seat] >> officer) & 1 == 1
        if not in_hand or (s.remembered >> officer) & 1:
            s.officers_seen |= 1 << seat


def _push_phase(s: Legie, phase: int) -> None:
    if phase == 4:
        end_of_round(s)
        write_diary(s)
        s.push(Camp())
        return
    s.push(GameFrame(True))
    s.push(Round(phase + 3))
    if phase == 0:
        s.push(Recruiting())
    elif phase == 1:
        s.push(March())
    elif phase == 2:
        s.push(OrderPhase())
    else:
        s.push(PlotPhase())
