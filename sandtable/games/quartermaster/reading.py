"""Reading: states from their plain data, and positions from strangers."""

from __future__ import annotations

from typing import Final

from sandtable.games.quartermaster.board import LAND, SPACE_OF, SPACES, names
from sandtable.games.quartermaster.cards.card import TRIGGERS
from sandtable.games.quartermaster.catalogue import (
    ARMIES,
    CARD_OF,
    CARDS,
    COPIES,
    COUNTRY_IDS,
    COUNTRY_OF,
    DECKS,
    KIND,
    NAVIES,
    OWNER,
    PLACE,
    RESPONSE,
    RESPONSES,
    SIDE,
    STATUS,
)
from sandtable.games.quartermaster.decks import LOST_NOW, RAISED, Look, LostResponse, Raid
from sandtable.games.quartermaster.payments import DeckLoss, Draw, HandPayment
from sandtable.games.quartermaster.pieces import Combat, Removal
from sandtable.games.quartermaster.playing import Play, Reallocation
from sandtable.games.quartermaster.reactions import Reaction, Text
from sandtable.games.quartermaster.state import NO_CARD, Quartermaster, Rulings
from sandtable.games.quartermaster.turn import HAND, ROUNDS, DiscardStep, Game, PutAway, SupplyStep, Turn
from sandtable.games.quartermaster.victory import VictoryStep
from sandtable.kernel.event import Tell
from sandtable.kernel.flow import Frame
from sandtable.kernel.knowledge import EVERYBODY
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.pile import Pile
from sandtable.kernel.plain import Malformed, Plain, Record, as_list, as_text

MASK: Final = 1 << 6
MOST_POINTS: Final = 10_000
MOST_CARDS: Final = 60
POSITION_FIELDS: Final = (
    "title", "rules", "mode", "seats", "options", "packs", "untold", "round", "turn", "points", "countries",
)  # fmt: skip
COUNTRY_FIELDS: Final = ("pieces", "hand", "status", "responses", "discards", "deck")
AFTER_SETUP: Final = 9  # the step of the game in which turns are taken


# words


def one_space(record: Record, key: str) -> int:
    id = record.text(key)
    return SPACE_OF[record.one_of(key, SPACES)] if id else -1


def spaces(record: Record, key: str) -> int:
    mask = 0
    for n, id in enumerate(record.texts(key, len(SPACES))):
        if id not in SPACE_OF:
            raise Malformed(f"{record.at(key)}[{n}]", "core-malformed-choice", value=id[:40], choices=", ".join(SPACES))
        mask |= 1 << SPACE_OF[id]
    return mask


def one_country(record: Record, key: str) -> int:
    id = record.text(key)
    return COUNTRY_OF[record.one_of(key, COUNTRY_IDS)] if id else -1


def one_card(record: Record, key: str) -> int:
    id = record.text(key)
    return CARD_OF[record.one_of(key, CARDS)] if id else -1


def cards_of(country: int, items: Plain, place: str) -> list[int]:
    """Cards of one deck, in the order they are written."""
    found: list[int] = []
    for n, item in enumerate(as_list(items, place, MOST_CARDS)):
        id = as_text(item, f"{place}[{n}]")
        if id not in CARD_OF or OWNER[CARD_OF[id]] not in (-1, country):
            deck = ", ".join(CARDS[card] for card in DECKS[country])
            raise Malformed(f"{place}[{n}]", "core-malformed-choice", value=id[:40], choices=deck)
        found.append(CARD_OF[id])
    return found


def _mask_of(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


# states


def read_state(rulings: Rulings, data: dict[str, Plain]) -> Quartermaster:
    """The state that ``Quartermaster.plain`` gave."""
    record = Record(data)
    s = Quartermaster(rulings)
    s.round = record.number("round", 1, ROUNDS)
    s.turn = one_country(record, "turn")
    s.points = record.numbers("points", -MOST_POINTS, MOST_POINTS)
    for country, row in enumerate(record.records("countries", 6)):
        _read_country(s, country, row)
    s.status = _mask_of([CARD_OF[id] for id in record.texts("status")])
    s.spent = _mask_of([CARD_OF[id] for id in record.texts("spent")])
    s.refresh_table()
    for frame in record.records("stack"):
        s.stack.append(_frame(s, frame))
    if record.raw("result") is not None:
        result = record.record("result")
        shares = tuple([float(share) for share in result.items("shares") if isinstance(share, int | float)])
        points = tuple(result.numbers("points", -MOST_POINTS, MOST_POINTS))
        s.result = Outcome(shares, points, result.text("reason"))
    return s


def _read_country(s: Quartermaster, country: int, row: Record) -> None:
    s.pieces[country] = spaces(row, "pieces")
    s.at_start[country] = spaces(row, "at-start")
    s.safe[country] = spaces(row, "safe")
    s.assured_now[country] = spaces(row, "assured")
    s.hands[country] = cards_of(country, row.raw("hand"), row.at("hand"))
    s.revealed[country] = cards_of(country, row.raw("revealed"), row.at("revealed"))
    s.laid[country] = cards_of(country, row.raw("laid"), row.at("laid"))
    if s.rulings.numbered and row.has("dummies"):
        told = row.items("dummies")
        cards = cards_of(country, [str(one).partition(" ")[0] for one in told if one is not None], row.at("dummies"))
        s.dummies[country] = [NO_CARD if one is None else cards.pop(0) for one in told]
    s.discards[country] = cards_of(country, row.raw("discards"), row.at("discards"))
    s.buried[country] = cards_of(country, row.raw("buried"), row.at("buried"))
    s.gone |= _mask_of(s.discards[country]) & RESPONSES
    counts = [0] * len(DECKS[country])
    for card in cards_of(country, row.raw("middle"), row.at("middle")):
        counts[PLACE[card]] += 1
    deck = Pile(counts)
    deck.top = tuple([PLACE[card] for card in cards_of(country, row.raw("top"), row.at("top"))])
    deck.top_known = tuple(row.numbers("top-known", EVERYBODY, MASK))
    deck.bottom = tuple([PLACE[card] for card in cards_of(country, row.raw("bottom"), row.at("bottom"))])
    deck.bottom_known = tuple(row.numbers("bottom-known", EVERYBODY, MASK))
    s.decks[country] = deck


def _frame(s: Quartermaster, record: Record) -> Frame[Quartermaster]:
    name = record.text("frame")
    if name == Game.NAME:
        return Game(record.number("step", 0, 100_000))
    if name == PutAway.NAME:
        seats = tuple(record.numbers("seats", 0, 5))
        return PutAway(seats, record.number("nth", 0, 2), tuple(record.texts("chosen")))
    if name == Reaction.NAME:
        return _reaction(s, record)
    if name == Text.NAME:
        return _text(record)
    if name == Removal.NAME:
        owner, actor = one_country(record, "owner"), one_country(record, "actor")
        flags = record.number("flags", 0, 7)
        return Removal(owner, one_space(record, "space"), actor, flags, record.flag("answered"), record.flag("saved"))
    if name == Raid.NAME:
        target, actor = one_country(record, "target"), one_country(record, "actor")
        cards = record.number("cards", -100, 1_000)
        return Raid(target, cards, actor, one_card(record, "card"), record.number("step", RAISED, LOST_NOW))
    return _frame_of_country(record, name, one_country(record, "country"))


def _frame_of_country(record: Record, name: str, country: int) -> Frame[Quartermaster]:
    if name == Turn.NAME:
        return Turn(country, record.number("step", 0, 10))
    if name == Play.NAME:
        return Play(country, record.flag("reallocated"))
    if name == Reallocation.NAME:
        return Reallocation(country, record.flag("paid"), record.flag("taken"))
    if name == Draw.NAME:
        return Draw(country, record.number("left", 0, 100))
    if name == DeckLoss.NAME:
        return DeckLoss(country, record.number("left", 0, 1_000))
    if name == HandPayment.NAME:
        return HandPayment(country, record.number("left", 0, 100))
    if name == Combat.NAME:
        return Combat(country, one_space(record, "space"), one_country(record, "whom"), record.flag("fought"))
    if name == SupplyStep.NAME:
        return SupplyStep(country, spaces(record, "doomed"))
    if name == VictoryStep.NAME:
        return VictoryStep(country)
    if name == DiscardStep.NAME:
        return DiscardStep(country)
    if name == Look.NAME:
        return Look(country, record.number("count", 1, 10))
    if name == LostResponse.NAME:
        return LostResponse(country)
    raise Malformed(record.at("frame"), "core-malformed-unknown")


def _text(record: Record) -> Text:
    text = Text(
        one_card(record, "card"),
        one_country(record, "country"),
        one_country(record, "actor"),
        one_space(record, "space"),
        one_country(record, "whom"),
        one_card(record, "about"),
        record.flag("in-step"),
    )
    text.paid = record.flag("paid")
    text.part = record.number("part", 0, 20)
    text.times = record.number("times", 0, 100)
    text.marked = spaces(record, "marked")
    text.lifted = spaces(record, "lifted")
    return text


def _reaction(s: Quartermaster, record: Record) -> Reaction:
    actor = one_country(record, "actor")
    teams = s.rulings.team
    side = SIDE[actor]
    window = Reaction(
        (teams[1 - side], teams[side]),
        TRIGGERS.index(record.one_of("trigger", TRIGGERS)),
        actor,
        one_space(record, "space"),
        one_country(record, "whom"),
        one_card(record, "about"),
        record.number("flags", 0, 7),
        _mask_of([CARD_OF[id] for id in record.texts("used")]),
        record.number("turn", 0, 1),
        record.number("quiet", 0, 2),
    )
    passes = record.items("passes")
    if passes:
        for n, seat in enumerate(window.team_asked(s)):
            window.passed |= (passes[n] is True) << seat
    return window


# positions


def read_position(rulings: Rulings, record: Record, tell: Tell | None) -> Quartermaster:
    """The table at the start of a country's turn; cards that are not mentioned lie in the decks."""
    record.only(*POSITION_FIELDS)
    s = Quartermaster(rulings)
    s.round = record.number("round", 1, ROUNDS, 1)
    turn = COUNTRY_OF[record.one_of("turn", COUNTRY_IDS, COUNTRY_IDS[0])]
    if record.has("points"):
        points = record.record("points")
        points.only("axis", "allies")
        s.points = [points.number(side, -MOST_POINTS, MOST_POINTS, 0) for side in ("axis", "allies")]
    countries = record.record("countries") if record.has("countries") else Record({}, record.at("countries"))
    countries.only(*COUNTRY_IDS)
    to_deal: list[int] = []
    for country, id in enumerate(COUNTRY_IDS):
        if not countries.has(id):
            to_deal.append(country)
            continue
        row = countries.record(id)
        row.only(*COUNTRY_FIELDS)
        if row.has("pieces"):
            s.pieces[country] = _position_pieces(country, row)
        _position_cards(s, country, row)
        if not row.has("hand"):
            to_deal.append(country)
    _check_neighbours(s, countries)
    s.refresh_table()
    s.turn = turn - 1
    s.stack.append(Game(AFTER_SETUP))
    for country in reversed(to_deal):
        s.stack.append(Draw(country, HAND))
    s.tell = tell
    s.run()
    s.tell = None
    return s


def _position_pieces(country: int, row: Record) -> int:
    mask = spaces(row, "pieces")
    for kind, most in ((LAND, ARMIES[country]), (~LAND, NAVIES[country])):
        if (mask & kind).bit_count() > most:
            raise Malformed(row.at("pieces"), "core-malformed-long", limit=most)
    return mask


def _position_cards(s: Quartermaster, country: int, row: Record) -> None:
    left = list(COPIES[country])
    named: dict[str, list[int]] = {}
    for key in COUNTRY_FIELDS[1:]:
        named[key] = cards_of(country, row.raw(key), row.at(key)) if row.has(key) else []
        for n, card in enumerate(named[key]):
            place = f"{row.at(key)}[{n}]"
            left[PLACE[card]] -= 1
            if left[PLACE[card]] < 0:
                raise Malformed(place, "qm-malformed-too-many", card=CARDS[card])
            if (key == "status" and KIND[card] != STATUS) or (key == "responses" and KIND[card] != RESPONSE):
                raise Malformed(place, "qm-malformed-kind", card=CARDS[card])
    s.hands[country] = sorted(named["hand"])
    s.laid[country] = sorted(named["responses"])
    s.status |= _mask_of(named["status"])
    s.discards[country] = named["discards"]
    s.gone |= _mask_of(named["discards"]) & RESPONSES
    if row.has("deck"):  # all cards that are not mentioned were discarded unseen
        for kind, count in enumerate(left):
            s.buried[country] += [DECKS[country][kind]] * count
        s.buried[country].sort()
        left = [0] * len(left)
        for card in named["deck"]:
            left[PLACE[card]] += 1
    s.decks[country] = Pile(left)


def _check_neighbours(s: Quartermaster, countries: Record) -> None:
    """qm.pieces.enemies"""
    both = names(s.held_by(0) & s.held_by(1))
    if both:
        raise Malformed(countries.place, "qm-malformed-enemies", space=both[0])
