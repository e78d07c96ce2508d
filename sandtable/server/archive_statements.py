"""Logs of games that are over and lie still, packed into one row each, as SQL that every database understands."""

from __future__ import annotations

import base64
import json
import zlib
from dataclasses import dataclass

from sandtable.server.sql import Ask, ForEach, Row, Work
from sandtable.server.storage import Unopenable


@dataclass(frozen=True)
class Still:
    """The log of a game that is over, as it was when the table was last ``changed``."""

    table: str
    changed: float
    lines: tuple[str, ...]


def looked_through(after: str, before: float, most: int) -> Work[tuple[str, list[str]]]:
    """The next so many tables by their ids, from the beginning once more after the last: how far that is, and those of
    them that were over and still ``before`` and have their log in rows."""
    rows = yield Ask(
        "SELECT id, CASE WHEN outcome IS NOT NULL AND changed < ?"
        " AND EXISTS (SELECT 1 FROM entries WHERE table_id = id) THEN 1 ELSE 0 END"
        " FROM tables WHERE id > ? ORDER BY id LIMIT ?",
        (before, after, most),
    )
    last = str(rows[-1][0]) if len(rows) == most else ""
    return last, [str(id) for id, old in rows if old]


def still(table: str, before: float) -> Work[Still | None]:
    rows = yield Ask("SELECT changed FROM tables WHERE id = ? AND outcome IS NOT NULL AND changed < ?", (table, before))
    lines = yield Ask("SELECT line FROM entries WHERE table_id = ? ORDER BY n", (table,))
    return Still(table, float(rows[0][0] or 0), tuple(str(line) for (line,) in lines)) if rows and lines else None


def put_away(log: Still, packed: str) -> Work[bool]:
    """False, and nothing happens, when the table has changed meanwhile, or another server was faster."""
    known = yield Ask(
        "UPDATE tables SET id = id WHERE id = ? AND changed = ? AND outcome IS NOT NULL RETURNING id",
        (log.table, log.changed),
    )
    ((count,),) = yield Ask("SELECT count(*) FROM entries WHERE table_id = ?", (log.table,))
    if not known or count != len(log.lines):
        return False
    yield Ask("INSERT INTO archive (table_id, entries, packed) VALUES (?, ?, ?)", (log.table, len(log.lines), packed))
    yield Ask("DELETE FROM entries WHERE table_id = ?", (log.table,))
    return True


def lines_of(table: str) -> Work[tuple[str, ...]]:
    """A log that was put away; empty where there is none. Raises Unopenable where it is spoiled."""
    rows = yield Ask("SELECT entries, packed FROM archive WHERE table_id = ?", (table,))
    if not rows:
        return ()
    count, text = rows[0]
    lines = unpacked(str(text))
    if len(lines) != count:
        raise Unopenable(f"{len(lines)} entries in the archive, not {count}")
    return lines


def brought_back(table: str) -> Work[int]:
    """A game that goes on has its log in rows again; gives how many."""
    lines = yield from lines_of(table)
    if not lines:
        return 0
    numbered: list[Row] = [(table, n, line) for n, line in enumerate(lines)]
    yield ForEach("INSERT INTO entries (table_id, n, line) VALUES (?, ?, ?)", numbered)
    yield Ask("DELETE FROM archive WHERE table_id = ?", (table,))
    return len(lines)


def packed(lines: tuple[str, ...]) -> str:
    return base64.b85encode(zlib.compress(json.dumps(lines, ensure_ascii=False).encode(), 9)).decode()


def unpacked(text: str) -> tuple[str, ...]:
    """Raises Unopenable."""
    try:
        found = json.loads(zlib.decompress(base64.b85decode(text)))
    except (ValueError, zlib.error) as error:
        raise Unopenable(f"a spoiled archive: {error}") from None
    return tuple(str(line) for line in found)
