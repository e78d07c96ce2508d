"""Reading Drill: states from their plain data, positions from strangers, and full states drawn from one seat's view."""

from __future__ import annotations

import random

from drill.board import CARD_OF, CARDS, COPIES, ORDERS, SQUADS, ZONE_OF, ZONES
from drill.cards import Draw, Look
from drill.rounds import Orders, Round, TurnUp
from drill.state import Drill
from drill.strike import Loss, Played, Response, Strike
from drill.turn import March, Truce, Turn
from sandtable.kernel.event import Tell
from sandtable.kernel.flow import Frame
from sandtable.kernel.game import Setting
from sandtable.kernel.knowledge import EVERYBODY
from sandtable.kernel.observation import Sampler
from sandtable.kernel.pile import Pile
from sandtable.kernel.plain import Malformed, Plain, Record, as_list, as_number, as_text

MASK = 1 << 12


def _counts(items: Plain, place: str) -> list[int]:
    counts = [0] * len(CARDS)
    for n, item in enumerate(as_list(items, place, sum(COPIES))):
        counts[_card(item, f"{place}[{n}]")] += 1
    return counts


def _card(item: Plain, place: str) -> int:
    id = as_text(item, place)
    if id not in CARD_OF:
        raise Malformed(place, "core-malformed-choice", value=id[:40], choices=", ".join(CARDS))
    return CARD_OF[id]


def _cards(record: Record, key: str) -> list[int]:
    return [_card(item, f"{record.at(key)}[{n}]") for n, item in enumerate(record.items(key))]


def empty(setting: Setting) -> Drill:
    """A game before anything is dealt, with what was settled and how its rules version decides."""
    s = Drill(setting.seats, as_number(setting.options["rounds"], "rounds", 1, 60))
    s.hit = as_number(setting.rulings["hit"], "hit", 1, 6)
    s.declaring_ends_truce = setting.rulings["declaring-ends-truce"] is True
    return s


def read_plain(setting: Setting, record: Record) -> Drill:
    """The state that ``Drill.plain`` gave."""
    s = empty(setting)
    s.round = record.number("round", 1, s.rounds)
    s.squads = [
        [as_number(count, "squads", 0, SQUADS) for count in as_list(row, "squads")] for row in record.items("squads")
    ]
    s.reserve = record.numbers("reserve", 0, SQUADS)
    s.lost = record.numbers("lost", 0, SQUADS)
    s.deck = Pile(_counts(record.raw("middle"), "middle"))
    s.deck.top = tuple(_cards(record, "top"))
    s.deck.top_known = tuple(record.numbers("top_known", EVERYBODY, MASK))
    s.deck.bottom = tuple(_cards(record, "bottom"))
    s.deck.bottom_known = tuple(record.numbers("bottom_known", EVERYBODY, MASK))
    s.hands = [_counts(hand, "hands") for hand in record.items("hands")]
    s.insight = [[_counts(known, "insight") for known in as_list(row, "insight")] for row in record.items("insight")]
    s.discards = _cards(record, "discards")
    s.discards_known = record.numbers("discards_known", EVERYBODY, MASK)
    s.orders = record.texts("orders")
    for pair in record.items("truces"):
        one, other = as_list(pair, "truces", 2)
        s.truces.append((as_number(one, "truces", 0, 3), as_number(other, "truces", 0, 3)))
    s.declared = record.number("declared", 0, MASK)
    s.marcher = record.number("marcher", -1, setting.seats - 1)
    s.occasions = record.number("occasions", 0, 100_000)
    for frame in record.records("stack"):
        s.stack.append(_frame(s, frame))
    return s


def _frame(s: Drill, record: Record) -> Frame[Drill]:
    name = record.text("frame")
    if name == Round.NAME:
        return Round(record.number("step", 0, 100))
    if name == Orders.NAME:
        return Orders(tuple(record.numbers("seats", 0, 3)), tuple(record.texts("chosen")))
    if name == Response.NAME:
        return _response(s, record)
    if name == Loss.NAME:
        seats = tuple(record.numbers("seats", 0, 3))
        return Loss(seats, _zone(record, "zone"), tuple(record.texts("proposals")))
    if name == Truce.NAME:
        unanswered = tuple(record.numbers("unanswered", 0, 3))
        return Truce(record.number("proposer", 0, 3), record.number("rival", 0, 3), unanswered)
    seat = record.number("seat", 0, s.seats - 1)
    if name == Draw.NAME:
        return Draw(seat, record.number("left", 0, 10))
    if name == TurnUp.NAME:
        return TurnUp(seat)
    if name == Turn.NAME:
        return Turn(seat, record.flag("acted"))
    if name == Look.NAME:
        return Look(seat)
    if name == March.NAME:
        return March(seat, tuple(ZONE_OF[zone] for zone in record.texts("path")), record.flag("asked"))
    if name == Played.NAME:
        card = _card(record.raw("card"), record.at("card"))
        return Played(seat, card, record.flag("answered"), record.flag("cancelled"))
    if name == Strike.NAME:
        zone, bonus = _zone(record, "zone"), record.number("bonus", 0, 100)
        return Strike(seat, zone, record.flag("answered"), bonus, record.flag("stopped"))
    raise Malformed(record.at("frame"), "core-malformed-unknown")


def _zone(record: Record, key: str) -> int:
    return ZONE_OF[record.one_of(key, ZONES)]


def _response(s: Drill, record: Record) -> Response:
    first = record.number("first", 0, 1)
    cards = _cards(record, "cards")
    turn, quiet = record.number("turn", 0, 1), record.number("quiet", 0, 2)
    window = Response((s.team(first), s.team(1 - first)), (cards[0], cards[1]), turn, quiet)
    for n, seat in enumerate(window.team_asked(s)):
        window.passed |= (record.items("passes")[n] is True) << seat
    return window


def read_start(setting: Setting, record: Record, tell: Tell | None) -> Drill:
    """A position: squads, hands and open discards at the start of a round; every other card lies in the deck."""
    record.only("title", "rules", "mode", "seats", "options", "round", "squads", "reserve", "hands", "discards")
    s = empty(setting)
    s.round = record.number("round", 1, s.rounds, 1)
    squads = record.records("squads", s.seats)
    hands = record.items("hands", s.seats)
    s.reserve = record.numbers("reserve", 0, SQUADS)
    for key, found in (("squads", len(squads)), ("hands", len(hands)), ("reserve", len(s.reserve))):
        if found != s.seats:
            raise Malformed(record.at(key), "core-malformed-range", least=s.seats, most=s.seats)
    for seat, zones in enumerate(squads):
        zones.only(*ZONES)
        s.squads[seat] = [zones.number(zone, 0, SQUADS, 0) for zone in ZONES]
        s.lost[seat] = SQUADS - s.reserve[seat] - sum(s.squads[seat])
        if s.lost[seat] < 0:
            raise Malformed(zones.place, "core-malformed-range", least=0, most=SQUADS)
    s.hands = [_counts(hand, f"{record.at('hands')}[{seat}]") for seat, hand in enumerate(hands)]
    s.discards = _cards(record, "discards")
    s.discards_known = [EVERYBODY] * len(s.discards)
    for card in range(len(CARDS)):
        used = sum(hand[card] for hand in s.hands) + s.discards.count(card)
        if used > COPIES[card]:
            raise Malformed(record.at("hands"), "core-malformed-range", least=0, most=COPIES[card])
        s.deck.counts[card] -= used
    s.push(Round())
    s.tell = tell
    s.run()
    s.tell = None
    return s


class DrillSampler(Sampler):
    """Fills in what the view of a seat leaves open, from the cards that the seat has not seen."""

    def __init__(self, setting: Setting, seat: int, view: dict[str, Plain]) -> None:
        self.setting = setting
        self.seat = seat
        self.view = view

    def sample(self, rng: random.Random) -> Drill:
        view = Record(self.view)
        data = dict(self.view)
        unseen = self._unseen(view)
        rng.shuffle(unseen)
        for key in ("top", "bottom", "discards"):
            places: list[Plain] = [unseen.pop() if card is None else card for card in view.items(key)]
            data[key] = places
        insight: list[Plain] = []
        hands: list[Plain] = []
        for owner, hand in enumerate(view.items("hands")):
            if isinstance(hand, int):
                known = self._known_of(view, owner)
                hands.append([*known, *[unseen.pop() for _ in range(hand - len(known))]])
            else:
                hands.append(hand)
            insight.append([[] if known is None else known for known in self._row(view, owner)])
        data["hands"] = hands
        data["insight"] = insight
        middle: list[Plain] = [*unseen]
        data["middle"] = middle
        data["orders"] = [rng.choice(ORDERS).text if order == "?" else order for order in view.texts("orders")]
        data["stack"] = [self._fill_frame(Record(frame), rng) for frame in view.items("stack")]
        return read_plain(self.setting, Record(data))

    def _row(self, view: Record, owner: int) -> list[Plain]:
        return as_list(view.items("insight")[owner], "insight")

    def _known_of(self, view: Record, owner: int) -> list[str]:
        """The cards in another hand that the seat knows."""
        known = self._row(view, owner)[self.seat]
        return [as_text(card, "insight") for card in as_list(known, "insight")]

    def _unseen(self, view: Record) -> list[str]:
        counts = list(COPIES)
        seen: list[Plain] = [*view.items("top"), *view.items("bottom"), *view.items("discards")]
        for owner, hand in enumerate(view.items("hands")):
            if isinstance(hand, int):
                seen += self._known_of(view, owner)
            else:
                seen += as_list(hand, "hands")
        for card in seen:
            if card is not None:
                counts[_card(card, "view")] -= 1
        unseen: list[str] = []
        for card_kind, count in enumerate(counts):
            unseen += [CARDS[card_kind]] * count
        return unseen

    def _fill_frame(self, frame: Record, rng: random.Random) -> Plain:
        data = dict(frame.data)
        if frame.text("frame") == Orders.NAME:
            data["chosen"] = [rng.choice(ORDERS).text if text == "?" else text for text in frame.texts("chosen")]
        if frame.text("frame") == Response.NAME:
            data["passes"] = _fill_passes(frame.items("passes"), rng)
        return data


def _fill_passes(passes: list[Plain], rng: random.Random) -> list[Plain]:
    """Passes that nobody told of: any of them may be, but somebody must still be thinking."""
    filled: list[Plain] = [rng.random() < 0.5 if passed is None else passed for passed in passes]
    if all(passed is True for passed in filled):
        for n, passed in enumerate(passes):
            if passed is None:
                filled[n] = False
    return filled
