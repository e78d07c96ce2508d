"""The tables of one device: made, opened from what is kept, heard and told; bots and standing orders answer here too.

Nothing waits in here. Whoever calls keeps what it is given, before it passes on what was answered and asks for news;
what could not be kept is put away, and opened again as it is kept.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Final, cast

import sandtable
from sandtable.kernel.game import OtherRules
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain, dump
from sandtable.kernel.refusal import IllegalAction
from sandtable.lab.hint import hint
from sandtable.pocket.keeping import Kept, head_of, read_table
from sandtable.table.closed import ClosedTable
from sandtable.table.company import Message
from sandtable.table.guests import Guest
from sandtable.table.ledger import laid, save_text
from sandtable.table.listing import listed
from sandtable.table.records import Appended, ChatRecord, OrdersRecord, Seating, StoredTable
from sandtable.table.session import Session, done
from sandtable.table.table import Change, HalfDone, Question, Table
from sandtable.table.thinking import PATIENCE, consider, decide

OWNER: Final = "owner"  # who plays on the device, as far as tables have to know
PING: Final = "ping"
LONGEST_LOG: Final = 50_000  # entries, as on a server: what is played here can go on there


class Broken(Exception):
    """Something was done by half: the table must be put away and opened again as it is kept."""


class Laid:
    """A table in memory, and how much of it is kept."""

    def __init__(self, stored: StoredTable, table: Table) -> None:
        self.table: Final = table
        self.lines = list(stored.lines)
        self.orders = {one.seat: one for one in stored.orders}
        self.picture = stored.picture

    def stored(self) -> StoredTable:
        table = self.table
        orders = tuple(self.orders.values())
        return StoredTable(table.record, table.seating, tuple(self.lines), tuple(table.chat), self.picture, (), orders)


class Pocket:
    """With a ``seed`` dice and bots are the same every time, for tests."""

    def __init__(self, seed: str | None = None, clock: Callable[[], float] = time.time) -> None:
        self._seed: Final = seed
        self._clock: Final = clock
        self._made = 0
        self.tables: Final[dict[str, Laid | ClosedTable]] = {}
        self.sessions: Final[dict[int, Session]] = {}

    # tables

    def new_seed(self) -> str | None:
        self._made += 1
        return None if self._seed is None else f"{self._seed} {self._made}"

    def make(self, match: Match, seating: Seating, spectators: int | None = None, imported: bool = False) -> Kept:
        stored = laid(match, secrets.token_urlsafe(9), OWNER, seating, self._clock(), spectators, imported)
        self._lay(stored, match)
        return self._kept(stored, 0)

    def open(self, head: str, lines: list[str]) -> None:
        """A table as it is kept; its log is played again. Raises Malformed when that cannot be."""
        stored = read_table(head, lines)
        try:
            self._lay(stored, sandtable.load(save_text(stored)))
        except OtherRules:
            self.tables[stored.record.id] = ClosedTable(stored)

    def put_away(self, table: str) -> None:
        self.tables.pop(table, None)
        for connection, session in list(self.sessions.items()):
            if session.table.record.id == table:
                del self.sessions[connection]

    def has(self, table: str, lines: int) -> bool:
        """Whether it is in memory as it is kept, with so many lines."""
        found = self.tables.get(table)
        return isinstance(found, Laid) and len(found.lines) == lines

    def table(self, id: str) -> Table | None:
        found = self.tables.get(id)
        return found.table if isinstance(found, Laid) else None

    def _lay(self, stored: StoredTable, match: Match) -> None:
        self.tables[stored.record.id] = Laid(stored, Table(stored, match, LONGEST_LOG, self._clock))

    def _kept(self, stored: StoredTable, first: int) -> Kept:
        told = dump(listed(stored, Guest(OWNER)))
        return Kept(stored.record.id, head_of(stored), first, stored.lines[first:], told)

    # connections

    def enter(self, connection: int, table: str) -> bool:
        """Whether there is such a table to come to; one by rules that are gone is only shown."""
        found = self.table(table)
        if found is not None:
            self.sessions[connection] = Session(found, Guest(OWNER))
        return table in self.tables

    def leave(self, connection: int) -> None:
        self.sessions.pop(connection, None)

    def hear(self, connection: int, said: Message) -> tuple[Message | None, Kept | None]:
        """The answer, and what has to be kept before it is given. Raises Malformed and Broken."""
        if said.get("type") == PING:
            return {"type": "pong"}, None
        session = self.sessions[connection]
        try:
            heard = session.hear(said)
        except HalfDone as error:
            raise Broken from error
        kept = None if heard.change is None else self.settle(session.table.record.id, heard.change)
        if heard.hint is not None:
            return done(heard.id, hint=cast(Plain, hint(dump(heard.hint.data), None, self._seed, PATIENCE))), kept
        if heard.foresight is None:
            return heard.answer, kept
        while heard.foresight.look():
            pass
        return heard.foreseen(), kept

    def show(self, table: str, said: Message) -> list[Message]:
        """What anybody hears at a table whose rules are gone."""
        closed = self.tables[table]
        assert isinstance(closed, ClosedTable)
        told = [closed.public(Guest(OWNER)), closed.state()] if said.get("type") == "hello" else [closed.answer(said)]
        return [message for message in told if message is not None]

    def news(self, table: str) -> list[tuple[int, list[Message]]]:
        """What is new for each connection to a table."""
        looking = [(one, session) for one, session in self.sessions.items() if session.table.record.id == table]
        return [(connection, told) for connection, session in looking if (told := session.news())]

    # changes

    def settle(self, table: str, change: Change) -> Kept:
        """Let a change count here; what has to be written down of it."""
        found = self.tables[table]
        assert isinstance(found, Laid)
        known = len(found.lines)
        if isinstance(change, Appended):
            found.lines.extend(change.lines)
            found.picture = change.picture or found.picture
            found.table.settle(change)
        elif isinstance(change, OrdersRecord):
            found.orders[change.seat] = change
            found.table.settle(change)
        else:
            n = found.table.chat[-1].n + 1 if found.table.chat else 0
            found.table.settle(ChatRecord(n, change.seat, change.name, change.text, change.said, change.who))
        return self._kept(found.stored(), known)

    def play_again(self, id: str, match: Match, seating: Seating) -> list[Kept]:
        """Another game for the same seats, and the old table with the way to it."""
        played = self.tables[id]
        assert isinstance(played, Laid)
        made = self.make(match, seating, played.table.record.spectators)
        played.table.played_again_at(made.table)
        return [made, self._kept(played.stored(), len(played.lines))]

    # who answers by itself

    def attend(self, table: str) -> Kept | None:
        """Let one bot, or standing orders, answer what is asked; None when nobody here has to."""
        found = self.table(table)
        if found is None:
            return None
        change = self._ordered(found) or self._lenient(found) or self._free(found) or self._asked(found)
        return None if change is None else self.settle(table, change)

    def _ordered(self, table: Table) -> Appended | None:
        seat = table.ordered()
        return None if seat is None else table.play_by_order(seat)

    def _lenient(self, table: Table) -> Appended | None:
        seat = table.lenient()
        return None if seat is None else table.answer(None, seat, accept=True)

    def _free(self, table: Table) -> Appended | None:
        while (invited := table.invited()) is not None:
            act = consider(invited.bot, dump(invited.seen.data), None, self._seed)
            if act:
                return table.play_as_seen(invited.seen, act)
        return None

    def _asked(self, table: Table) -> Appended | None:
        """Answers given in secret are counted at once here: nobody else sits at the device to learn from the time."""
        for asked in table.questions():
            answer = self._answer(table, asked)
            if answer is not None:
                return answer
        return None

    def _answer(self, table: Table, asked: Question) -> Appended | None:
        act = decide(asked.bot, dump(asked.seen.data), None, self._seed)
        try:
            return table.play_as_seen(asked.seen, act)
        except IllegalAction:
            return None
