"""States from data: their own plain form, and positions written by people."""

from __future__ import annotations

import re
from typing import Final

from sandtable.games.blitzkrieg.closing import NextTheatre, Spoils
from sandtable.games.blitzkrieg.edition import Edition
from sandtable.games.blitzkrieg.effects import SOURCES, Bombing, Draw, Strategic
from sandtable.games.blitzkrieg.setup import Setup, Shifts
from sandtable.games.blitzkrieg.state import EMPTY, FIRST, SECOND, Blitzkrieg, Rulings
from sandtable.games.blitzkrieg.tactics import STEAMROLL
from sandtable.games.blitzkrieg.turn import BEGIN, PLACE, STEP_NAMES, Turn
from sandtable.games.blitzkrieg.virtual import TacticalDraw, Thought
from sandtable.kernel.event import Tell
from sandtable.kernel.flow import Frame
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.plain import Malformed, Plain, Record

POSITION_FIELDS: Final = (
    "title", "rules", "mode", "seats", "options", "packs",
    "to-move", "turns", "points", "markers", "closed", "open", "board",
    "reserve", "bag", "last", "pool", "unseen", "tactic", "face-up",
)  # fmt: skip
COUNTED: Final = re.compile(r"([0-9]{1,2})\*(.+)\Z")


class Reader:
    """Reads the fields that positions, plain states and views share, for one edition."""

    def __init__(self, edition: Edition, rulings: Rulings) -> None:
        self.edition: Final = edition
        self.rulings: Final = rulings

    # ids

    def side(self, id: str, place: str) -> int:
        return _among(self.edition.sides, id, place)

    def theatre(self, id: str, place: str) -> int:
        return _known(self.edition.theatre_of, id, place)

    def space(self, id: str, place: str) -> int:
        return _known(self.edition.space_of, id, place)

    def kind(self, id: str, place: str) -> int:
        return _known(self.edition.kind_of, id, place)

    def theatres(self, record: Record, key: str) -> int:
        mask = 0
        for id in record.texts(key, 20):
            mask |= 1 << self.theatre(id, record.at(key))
        return mask

    def tokens(self, record: Record, key: str) -> list[int]:
        """Kinds in the order written; ``3*army:1`` stands for three."""
        kinds: list[int] = []
        for text in record.texts(key, 200):
            counted = COUNTED.match(text)
            count = int(counted.group(1)) if counted else 1
            kinds += [self.kind(counted.group(2) if counted else text, record.at(key))] * count
        return kinds

    # parts of a state

    def public_part(self, s: Blitzkrieg, record: Record) -> None:
        """What lies open on the table."""
        edition = self.edition
        s.turns = record.number("turns", 0, 1000, 0)
        if record.has("points"):
            points = record.record("points")
            points.only(*edition.sides)
            s.points = [points.number(side, 0, 200, 0) for side in edition.sides]
        if record.has("markers"):
            markers = record.record("markers")
            markers.only(*edition.theatres)
            for n, theatre in enumerate(edition.theatres):
                end = edition.track_end[n]
                s.markers[n] = markers.number(theatre, -end, end, 0)
        s.closed = self.theatres(record, "closed") if record.has("closed") else 0
        s.in_play = (self.theatres(record, "open") if record.has("open") else s.in_play) & ~s.closed
        if record.has("board"):
            board = record.record("board")
            for id in board.data:
                self._occupy(s, self.space(id, board.at(id)), board.text(id).split(), board.at(id))
        if record.has("last"):
            last = record.record("last")
            last.only(*edition.sides)
            for side, name in enumerate(edition.sides):
                if last.has(name) and last.raw(name) is not None:
                    s.last[side] = self.kind(last.text(name), last.at(name))
        if s.rulings.solo:
            s.unseen = record.number("unseen", 0, 60, 0)
        if s.rulings.tactical_tokens:
            self._tactics(s, record)
        s.refresh_frontier()

    def _occupy(self, s: Blitzkrieg, space: int, words: list[str], place: str) -> None:
        if len(words) != 2:
            raise Malformed(place, "core-malformed-entry")
        s.on_space[space] = self.kind(words[1], place) * 2 + self.side(words[0], place)
        s.occupied |= 1 << space

    def _tactics(self, s: Blitzkrieg, record: Record) -> None:
        names = tuple(self.edition.tactics)
        if record.has("tactic") and record.raw("tactic") is not None:
            s.tactic = _among(names, record.text("tactic"), record.at("tactic"))
            s.face_up = 1 << s.tactic
            if s.edition.tactics[s.tactic] == STEAMROLL:
                raise Malformed(record.at("tactic"), "core-malformed-choice", value=STEAMROLL, choices=", ".join(names))
        if record.has("face-up"):
            s.face_up = 0
            for id in record.texts("face-up", 20):
                s.face_up |= 1 << _among(names, id, record.at("face-up"))

    def hidden_part(self, s: Blitzkrieg, record: Record) -> None:
        """Reserves, bags and pool, all of them known (a save or a position)."""
        for key in ("reserve", "bag"):
            if record.has(key):
                record.record(key).only(*self.edition.sides)
        for side, name in enumerate(self.edition.sides):
            if record.has("reserve") and record.record("reserve").has(name):
                self.read_reserve(s, side, record.record("reserve"))
            if record.has("bag") and record.record("bag").has(name):
                s.bags[side] = sorted(self.tokens(record.record("bag"), name))
            else:  # a bag that is not spelled out holds the regular tokens found nowhere else
                elsewhere = [kind for kind in s.reserves[side] if not self.edition.is_special[kind]]
                s.bags[side] = self.rest(self.edition.regular, elsewhere + regular_on_board(s, side), name)
        if record.has("pool"):
            s.pool = sorted(self.tokens(record, "pool"))
        else:
            s.pool = self.rest(self.edition.special, specials_out(s), "pool")

    def read_reserve(self, s: Blitzkrieg, side: int, record: Record) -> None:
        s.reserves[side] = self.tokens(record, self.edition.sides[side])
        if not s.is_virtual(side):
            s.reserves[side].sort()

    def rest(self, all_kinds: list[int], taken: list[int], place: str) -> list[int]:
        """What is left of some tokens; nobody can have taken more than there are."""
        left = all_kinds.copy()
        for kind in taken:
            if kind not in left:
                raise Malformed(place, "bk-malformed-too-many", token=self.edition.tokens[kind].id)
            left.remove(kind)
        return left

    def reckoned_part(self, s: Blitzkrieg, record: Record) -> None:
        """What everybody has reckoned about hidden reserves."""
        if s.rulings.solo:
            return
        held = record.record("held")
        in_reserve = record.record("in-reserve")
        s.held = [held.number(side, 0, 60) for side in self.edition.sides]
        s.in_reserve = [in_reserve.number(side, 0, 1 << 61) for side in self.edition.sides]

    def flow_part(self, s: Blitzkrieg, record: Record) -> None:
        """The frames in progress, the intent and the outcome, as a state wrote them itself."""
        for row in record.records("stack", 40):
            s.stack.append(self._frame(row))
        if s.rulings.solo:
            for text in record.texts("intent", 40):
                _, token, space = text.split(" ")
                s.intent += (self.kind(token, "intent"), self.space(space, "intent"))
        if record.raw("outcome") is not None:
            outcome = record.record("outcome")
            shares = tuple(1.0 if share == 1 else 0.0 for share in outcome.items("shares"))
            s.result = Outcome(shares, tuple(outcome.numbers("points", 0, 1000)), outcome.text("reason"))

    def _frame(self, row: Record) -> Frame[Blitzkrieg]:
        name = row.text("frame")
        if name == "turn":
            return self._turn(row)
        if name == "draw":
            source = _among(SOURCES, row.text("source"), row.at("source"))
            return Draw(self._side(row, "side"), row.number("left", 0, 99), source)
        if name == "bombing":
            return Bombing(self._side(row, "side"), row.number("left", 0, 99))
        if name == "strategic":
            theatre = self.theatre(row.text("theatre"), row.at("theatre"))
            return Strategic(self._side(row, "side"), row.number("value", 0, 99), theatre)
        if name == "spoils":
            left = 0
            for id in row.texts("left"):
                left |= 1 << self.space(id, row.at("left"))
            theatre = self.theatre(row.text("theatre"), row.at("theatre"))
            return Spoils(self._side(row, "side"), theatre, left, row.number("points", 0, 999))
        if name == "next-theatre":
            return NextTheatre(self._side(row, "chooser"), row.number("shift", -50, 50))
        if name == "setup":
            return Setup(row.number("step", 0, 9))
        if name == "shifts":
            return Shifts(
                row.number("left", 0, 99),
                row.number("spaces", 0, 99),
                row.flag("choosing"),
                row.number("shifted", 0, 1 << 20),
            )
        if name == "tactical-draw":
            return TacticalDraw()
        if name == "thought":
            places = 0
            for place in row.numbers("places", 1, 60):
                places |= 1 << (place - 1)
            blitz = EMPTY if row.raw("blitz") is None else self.theatre(row.text("blitz"), row.at("blitz"))
            space = EMPTY if row.raw("space") is None else self.space(row.text("space"), row.at("space"))
            return Thought(blitz, space, places)
        raise Malformed(row.at("frame"), "core-malformed-unknown")

    def _side(self, row: Record, key: str) -> int:
        return self.side(row.text(key), row.at(key))

    def _turn(self, row: Record) -> Turn:
        return Turn(
            self._side(row, "side"),
            _among(STEP_NAMES, row.text("step"), row.at("step")),
            self.kind(row.text("token"), row.at("token")) if row.has("token") else EMPTY,
            row.number("role", 0, self.edition.kinds) if row.has("role") else EMPTY,
            self.space(row.text("space"), row.at("space")) if row.has("space") else EMPTY,
            self.theatre(row.text("blitz"), row.at("blitz")) if row.has("blitz") else EMPTY,
        )


def _known(table: dict[str, int], id: str, place: str) -> int:
    if id not in table:
        raise Malformed(place, "core-malformed-id", value=id[:40])
    return table[id]


def _among(names: tuple[str, ...], id: str, place: str) -> int:
    if id not in names:
        raise Malformed(place, "core-malformed-choice", value=id[:40], choices=", ".join(names))
    return names.index(id)


def regular_on_board(s: Blitzkrieg, side: int) -> list[int]:
    """The regular tokens of a side on the board."""
    special = s.edition.is_special
    return [token >> 1 for token in s.on_space if token != EMPTY and token & 1 == side and not special[token >> 1]]


def specials_out(s: Blitzkrieg) -> list[int]:
    """The special weapons on the board, in reserves and in bags."""
    out = [token >> 1 for token in s.on_space if token != EMPTY]
    out += s.reserves[FIRST] + s.reserves[SECOND] + s.bags[FIRST] + s.bags[SECOND]
    return [kind for kind in out if s.edition.is_special[kind]]


def read_state(edition: Edition, rulings: Rulings, data: dict[str, Plain]) -> Blitzkrieg:
    """A state from its own plain form."""
    s = Blitzkrieg(edition, rulings)
    record = Record(data)
    reader = Reader(edition, rulings)
    reader.public_part(s, record)
    reader.hidden_part(s, record)
    reader.reckoned_part(s, record)
    reader.flow_part(s, record)
    return s


def read_position(edition: Edition, rulings: Rulings, record: Record, tell: Tell | None) -> Blitzkrieg:
    """A state from a position file: at the start of somebody's turn, with everything checked against the box.

    A virtual opponent that is to move has drawn its tactical token already, if the position names one.
    """
    record.only(*POSITION_FIELDS)
    s = Blitzkrieg(edition, rulings)
    reader = Reader(edition, rulings)
    reader.public_part(s, record)
    reader.hidden_part(s, record)
    check_against_the_box(s)
    if not rulings.solo:
        for side in (FIRST, SECOND):
            in_reserve = sum(1 for kind in s.reserves[side] if edition.is_special[kind])
            s.held[side] = in_reserve + sum(1 for kind in s.bags[side] if edition.is_special[kind])
            s.in_reserve[side] = 1 << in_reserve
    to_move = reader.side(record.text("to-move", edition.sides[0]), record.at("to-move"))
    drawn = s.is_virtual(to_move) and s.tactic != EMPTY and s.can_place(to_move)
    s.stack.append(Turn(to_move, PLACE if drawn else BEGIN))
    s.tell = tell
    s.run()
    s.tell = None
    return s


def check_against_the_box(s: Blitzkrieg) -> None:
    """Just the tokens the box holds, and no open theatre that ought to be closed."""
    edition = s.edition
    for side, name in enumerate(edition.sides):
        held = [kind for kind in s.reserves[side] + s.bags[side] if not edition.is_special[kind]]
        _same(s, sorted(held + regular_on_board(s, side)), edition.regular, name)
    _same(s, sorted(s.pool + specials_out(s)), edition.special, "pool")
    kept_back = edition.first_side_only
    if kept_back in s.reserves[SECOND] + s.bags[SECOND] and kept_back != EMPTY:
        raise Malformed(edition.sides[SECOND], "bk-malformed-first-side-only", token=edition.tokens[kept_back].id)
    if s.unseen > len(s.pool):
        raise Malformed("unseen", "core-malformed-range", least=0, most=len(s.pool))
    for theatre, id in enumerate(edition.theatres):
        if (s.in_play >> theatre) & 1:
            if abs(s.markers[theatre]) >= edition.track_end[theatre]:
                raise Malformed(f"markers.{id}", "bk-malformed-open-at-end")
            if not edition.theatre_spaces[theatre] & ~s.occupied:
                raise Malformed(f"board.{id}", "bk-malformed-open-full")


def _same(s: Blitzkrieg, found: list[int], wanted: list[int], place: str) -> None:
    if found == wanted:
        return
    for kind, token in enumerate(s.edition.tokens):
        if found.count(kind) != wanted.count(kind):
            raise Malformed(place, "bk-malformed-count", token=token.id, count=found.count(kind))
