"""What a browser's worker calls: texts in, texts out, for a worker and Python share nothing else."""

from __future__ import annotations

import json
from typing import Final

from sandtable.kernel.plain import Malformed, Plain, Record, dump, parse
from sandtable.kernel.refusal import IllegalAction
from sandtable.pocket.host import Broken, Pocket
from sandtable.pocket.keeping import Kept
from sandtable.pocket.requests import answer, not_understood
from sandtable.table.closed import ClosedTable
from sandtable.table.session import MOST_ID


class Wire:
    """One for a worker. Every answer is JSON; what is to be kept stands in ``keep``."""

    def __init__(self, pocket: Pocket | None = None) -> None:
        self.pocket: Final = pocket or Pocket()

    def ask(self, method: str, path: str, body: str, name: str) -> str:
        """A request: its status and body."""
        told = answer(self.pocket, method, path, json.loads(body) if body else {}, name)
        return dump({"status": told.status, "body": told.body, "keep": [kept.plain() for kept in told.kept]})

    def has(self, table: str, lines: int) -> bool:
        return self.pocket.has(table, lines)

    def open(self, head: str, lines: str) -> str:
        """A table as it was kept; empty when that went well, else what is wrong."""
        try:
            self.pocket.open(head, json.loads(lines))
        except Malformed as error:
            return str(error)
        return ""

    def put_away(self, table: str) -> None:
        self.pocket.put_away(table)

    def enter(self, connection: int, table: str) -> bool:
        return self.pocket.enter(connection, table)

    def leave(self, connection: int) -> None:
        self.pocket.leave(connection)

    def hear(self, connection: int, table: str, text: str) -> str:
        """What one connection says: what it is told, and what is to be kept first. ``broken`` tables are put away."""
        try:
            said = Record(parse(text)).data
            if isinstance(self.pocket.tables.get(table), ClosedTable):
                return _told([*self.pocket.show(table, said)])
            told, kept = self.pocket.hear(connection, said)
        except Malformed as error:
            return _told([{**not_understood(error), **_label(text)}])
        except Broken:
            return dump({"told": [], "keep": [], "broken": True})
        return _told([] if told is None else [told], kept)

    def attend(self, table: str) -> str:
        """One answer of a bot or of standing orders; nothing to keep when none is due."""
        try:
            return _told([], self.pocket.attend(table))
        except IllegalAction:  # what it was asked has changed meanwhile
            return _told([])

    def news(self, table: str) -> str:
        """By connection."""
        return dump([[connection, [*told]] for connection, told in self.pocket.news(table)])


def _told(told: list[Plain], kept: Kept | None = None) -> str:
    return dump({"told": told, "keep": [] if kept is None else [kept.plain()], "broken": False})


def _label(text: str) -> dict[str, Plain]:
    """The number of a message that was not understood, if it has one."""
    try:
        return {"id": Record(parse(text)).number("id", 0, MOST_ID)}
    except Malformed:
        return {}
