"""One guest at a table: what is said is answered, and what is new for the seats they look through is told.

Messages are plain data in both directions, described in docs/api.md; whoever hosts the table carries them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sandtable.kernel.foresight import Foresight
from sandtable.kernel.observation import Observation
from sandtable.kernel.orders import Case
from sandtable.kernel.plain import Malformed, Plain, Record
from sandtable.kernel.refusal import NOT_ASKED, IllegalAction, Refusal
from sandtable.kernel.standing import Standing
from sandtable.table.company import Message
from sandtable.table.guests import Guest
from sandtable.table.reader import MOST_LINES, Reader
from sandtable.table.table import Change, NotHeld, Table

MOST_ID: Final = 2**53 - 1
MOST_SEATS: Final = 12
MOST_WORDS: Final = 9  # of what is asked about
MALFORMED: Final = "core-malformed-entry"


@dataclass(frozen=True)
class Heard:
    """``answer`` is to be sent once ``change`` is kept, and all who look are to be told then. A preview takes longer:
    ``answer`` is None then, and ``foreseen`` makes it of what ``foresight`` finds. A hint takes longest: the host has
    it thought out, from ``hint`` alone, and answers ``done`` with it.
    """

    answer: Message | None = None
    change: Change | None = None
    foresight: Foresight | None = None
    hint: Observation | None = None
    id: int = 0

    def foreseen(self) -> Message:
        assert self.foresight is not None
        return done(self.id, events=self.foresight.events())


class Session:
    """A connection, with a reader for each seat the guest looks through."""

    def __init__(self, table: Table, guest: Guest) -> None:
        self.table: Final = table
        self.guest: Final = guest
        self.readers: list[Reader] = []
        self.greeted = False
        self._told: Message | None = None  # of the table
        self._chat_told = -1

    @property
    def ended(self) -> bool:
        """Whether what it looked through is somebody else's now."""
        return self.greeted and not self.readers

    # hearing

    def hear(self, said: Message, certain: bool = True) -> Heard:
        """Answer a message. Raises Malformed; and NotHeld, unless it is certain who sits where."""
        record = Record(said)
        kind = record.text("type")
        if kind == "hello":
            self._look_through(record, certain)
            return Heard()
        if not self.readers:
            raise Malformed("type", MALFORMED, detail="say hello first")
        id = record.number("id", 0, MOST_ID)
        try:
            if kind == "chat":
                return self._talked(id, record)
            seat = record.number("seat", 0, MOST_SEATS - 1)
            self._check_seat(seat)
            if kind == "hint":
                return self._hinted(id, seat, record)
            return self._asked(kind, id, seat, record) or self._changed(kind, id, seat, record)
        except NotHeld:
            if not certain:
                raise
            return Heard(refused(id, NOT_ASKED))
        except IllegalAction as error:
            return Heard(refused(id, error.refusal))

    def _talked(self, id: int, said: Record) -> Heard:
        own, text = self._own_seat(), said.text("text")
        after = said.number("after", 0, MOST_LINES) if said.has("after") else None
        if after is not None and self.table.was_said(own, text, after):
            return Heard(done(id))
        return Heard(done(id), self.table.say(self.guest, own, text))

    def _look_through(self, hello: Record, certain: bool) -> None:
        """Which seats this connection shows from now on; a hot-seat table says it again when the seat changes hands."""
        named = hello.numbers("seats", 0, MOST_SEATS - 1) if hello.has("seats") else []
        seats: list[int | None] = [*named] or [None]
        since = _since(hello, len(seats))
        if len(set(seats)) != len(seats):
            raise Malformed("seats", MALFORMED, detail="each seat once")
        if not all(self.table.may_look(self.guest, seat) for seat in named):
            if not certain:
                raise NotHeld
            raise Malformed("seats", MALFORMED, detail="not your seat")
        delay = self.table.delay_for(self.guest)
        self.readers = [Reader(seat, since[n], delay) for n, seat in enumerate(seats)]
        self.greeted = True
        self._told = None
        self._chat_told = -1

    def _asked(self, kind: str, id: int, seat: int, said: Record) -> Heard | None:
        """A question; None when it is none."""
        table, who = self.table, self.guest
        if kind == "preview":
            return Heard(foresight=table.foresee(who, seat, said.text("act")), id=id)
        if kind == "why":
            refusal = table.why(who, seat, said.text("act"))
            return Heard(done(id, refusal=None if refusal is None else refusal.plain()))
        if kind == "choices":
            chosen = tuple(said.texts("chosen")) if said.has("chosen") else ()
            left = table.choices(who, seat, said.text("verb"), chosen)
            complete = None if left.complete is None else left.complete.text
            return Heard(done(id, nouns=[*left.nouns], complete=complete, ahead=[*left.ahead]))
        if kind == "consult":
            return Heard(done(id, facts=table.consult(who, seat, tuple(said.texts("about", MOST_WORDS)))))
        return None

    def _hinted(self, id: int, seat: int, said: Record) -> Heard:
        """A hint is asked for; or, with ``stop``, not wanted any more, which matters to hosts that think meanwhile."""
        if said.flag("stop", False):
            return Heard(done(id))
        seen, change = self.table.hint(self.guest, seat)
        return Heard(change=change, hint=seen, id=id)

    def _changed(self, kind: str, id: int, seat: int, said: Record) -> Heard:
        table, who = self.table, self.guest
        change: Change
        if said.has("after") and table.was_done(who, seat, _deed(kind, said), said.number("after", 0, MOST_LINES)):
            return Heard(done(id))
        if kind == "act":
            change = table.play(who, seat, said.text("act"))
        elif kind == "resolve":
            change = table.resolve(who, seat, said.text("act"))
        elif kind == "undo":
            to = said.number("to", 0, MOST_LINES) if said.has("to") else None
            change = table.undo(who, seat, to, said.flag("only", False))
        elif kind == "offer":
            change = table.offer(who, seat)
        elif kind == "answer":
            change = table.answer(who, seat, said.flag("accept"))
        elif kind == "resign":
            change = table.resign(who, seat)
        elif kind == "orders":
            silent, always, asked = (said.texts(key) if said.has(key) else [] for key in ("silent", "always", "asked"))
            cases = [_case(case) for case in said.records("cases")] if said.has("cases") else None
            change = table.order(who, seat, Standing(said.flag("quiet", False), silent, always, asked), cases)
            return Heard(done(id), change)
        else:
            raise Malformed("type", MALFORMED, detail="no such message")
        return Heard(done(id), change)

    def _check_seat(self, seat: int) -> None:
        """Only for seats that this connection looks through; the table makes sure that they are the guest's own."""
        if all(reader.seat != seat for reader in self.readers):
            raise IllegalAction(NOT_ASKED)

    def _own_seat(self) -> int:
        """The seat in whose name the guest speaks."""
        for reader in self.readers:
            if reader.seat is not None and self.table.holds(self.guest, reader.seat):
                return reader.seat
        raise IllegalAction(NOT_ASKED)

    # telling

    def news(self) -> list[Message]:
        """Everything that is new since this was last asked."""
        self.readers = [reader for reader in self.readers if self._may_read(reader)]
        if not self.readers:
            return []
        news: list[Message] = []
        public = self.table.public(self.guest)
        essence = {**public, "clock": None if public["clock"] is None else self.table.record.face}
        if essence != self._told:  # time that only goes on is no news
            self._told = essence
            news.append(public)
        for reader in self.readers:
            state = reader.news(self.table)
            if state is not None:
                news.append(state)
        news.extend(self._new_chat())
        return news

    def _may_read(self, reader: Reader) -> bool:
        """Seats change hands: what a reader might see when it came, it may not see for ever."""
        on_time = reader.seat is not None or self.table.delay_for(self.guest) <= reader.delay
        return on_time and self.table.may_look(self.guest, reader.seat)

    def _new_chat(self) -> list[Message]:
        """What was said since; not to those who see the game late, for players speak of what they see."""
        if self.table.delay_for(self.guest):
            return []
        lines = [line for line in self.table.chat if line.n > self._chat_told]
        if lines:
            self._chat_told = lines[-1].n
        return [
            {"type": "chat", "n": line.n, "seat": line.seat, "name": line.name, "text": line.text, "said": line.said}
            for line in lines
        ]


def _since(hello: Record, seats: int) -> list[int]:
    said: Plain = hello.raw("since") if hello.has("since") else 0
    if isinstance(said, list):
        since = hello.numbers("since", 0, MOST_LINES)
    else:
        since = [hello.number("since", 0, MOST_LINES, 0)] * seats
    if len(since) != seats or (not isinstance(said, list) and said and seats > 1):
        raise Malformed("since", MALFORMED, detail="one number for each seat")
    return since


def _deed(kind: str, said: Record) -> tuple[str, str]:
    """How the log calls what was said to be done, and the act."""
    if kind == "answer":
        return "accept" if said.flag("accept") else "decline", ""
    return "chance" if kind == "resolve" else kind, said.text("act") if kind in ("act", "resolve") else ""


def done(id: int, **told: Plain) -> Message:
    return {"type": "done", "id": id, **told}


def refused(id: int, refusal: Refusal) -> Message:
    return {"type": "refused", "refusal": refusal.plain(), "id": id}


def _case(said: Record) -> Case:
    return Case(said.text("prompt"), said.text("role"), said.text("noun"), said.text("answer"))
