"""A second host of a table: no sockets, no clock, nothing asynchronous. It is all a browser's worker will need."""

from __future__ import annotations

from sandtable.kernel.match import Match
from sandtable.kernel.plain import dump
from sandtable.table.company import Message
from sandtable.table.guests import Guest
from sandtable.table.ledger import header_of, lines_from, outcome_of
from sandtable.table.records import Appended, ChatRecord, Seating, StoredTable, TableRecord
from sandtable.table.session import Session
from sandtable.table.table import Change, Table
from sandtable.table.thinking import consider, decide


class Host:
    """What is to be kept is a list of lines; what is to be sent to a session is a list of messages."""

    def __init__(self, match: Match, host: Guest, seating: Seating, seed: str | None = None, id: str = "table") -> None:
        record = TableRecord(id, match.game.ID, header_of(match), host.id, 0.0, outcome=outcome_of(match))
        self.lines = list(lines_from(match, 0))
        self.table = Table(StoredTable(record, seating), match, longest_log=50_000, clock=lambda: 0.0)
        self.sent: dict[Session, list[Message]] = {}
        self._seed = seed

    def joins(self, guest: Guest, *seats: int) -> Session:
        session = Session(self.table, guest)
        self.sent[session] = []
        self.says(session, type="hello", seats=[*seats])
        return session

    def says(self, session: Session, **said: object) -> Message | None:
        """The answer, once what was said is kept and everybody has been told."""
        heard = session.hear(said)  # type: ignore[arg-type]
        if heard.change is not None:
            self._keep(heard.change)
        self._tell()
        return heard.answer if heard.foresight is None else heard.foreseen()

    def _keep(self, change: Change) -> None:
        if isinstance(change, Appended):
            self.lines.extend(change.lines)
            self.table.settle(change)
        else:
            n = self.table.chat[-1].n + 1 if self.table.chat else 0
            self.table.settle(ChatRecord(n, change.seat, change.name, change.text, change.said))

    def _tell(self) -> None:
        for session, sent in self.sent.items():
            sent.extend(session.news())

    def let_a_bot_play(self) -> bool:
        """The next bot that is asked; False when none is."""
        lenient = self.table.lenient()
        invited = self.table.invited()
        free = "" if invited is None else consider(invited.bot, dump(invited.seen.data), None, self._seed)
        questions = self.table.questions()
        if lenient is not None:
            self._keep(self.table.answer(None, lenient, accept=True))
        elif invited is not None and free:
            self._keep(self.table.play_as_seen(invited.seen, free))
        elif questions:
            asked = questions[0]
            act = decide(asked.bot, dump(asked.seen.data), None, self._seed)
            self._keep(self.table.play_as_seen(asked.seen, act))
        else:
            return False
        self._tell()
        return True
