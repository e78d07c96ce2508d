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


def ended(table: str, now: float) -> Work[None]:
    """From now on it waits to be packed."""
    yield Ask(
        "INSERT INTO archive (table_id, since, entries) VALUES (?, ?, 0)"
        " ON CONFLICT (table_id) DO UPDATE SET since = excluded.since",
        (table, now),
    )


def waiting(before: float, most: int) -> Work[list[str]]:
    """Tables that wait since ``before``, the longest first."""
    rows = yield Ask(
        "SELECT table_id FROM archive WHERE packed IS NULL AND since < ? ORDER BY since LIMIT ?", (before, most)
    )
    return [str(table) for (table,) in rows]


def still(table: str, before: float) -> Work[Still | None]:
    """None where somebody has done something there since; then it waits from that moment on, or not at all."""
    rows = yield Ask("SELECT outcome, changed FROM tables WHERE id = ?", (table,))
    for outcome, changed in rows:
        if outcome is None:
            yield Ask("DELETE FROM archive WHERE table_id = ? AND packed IS NULL", (table,))
        elif float(changed or 0) >= before:
            yield Ask("UPDATE archive SET since = ? WHERE table_id = ? AND packed IS NULL", (changed, table))
        else:
            lines = yield Ask("SELECT line FROM entries WHERE table_id = ? ORDER BY n", (table,))
            return Still(table, float(changed or 0), tuple(str(line) for (line,) in lines))
    return None


def put_away(log: Still, packed: str) -> Work[bool]:
    """False, and nothing happens, when the table has changed meanwhile, or another server was faster."""
    known = yield Ask(
        "UPDATE tables SET id = id WHERE id = ? AND changed = ? AND outcome IS NOT NULL RETURNING id",
        (log.table, log.changed),
    )
    ((count,),) = yield Ask("SELECT count(*) FROM entries WHERE table_id = ?", (log.table,))
    if not known or count != len(log.lines):
        return False
    put = yield Ask(
        "UPDATE archive SET entries = ?, packed = ? WHERE table_id = ? AND packed IS NULL RETURNING table_id",
        (len(log.lines), packed, log.table),
    )
    if put:
        yield Ask("DELETE FROM entries WHERE table_id = ?", (log.table,))
    return bool(put)


def lines_of(table: str) -> Work[tuple[str, ...]]:
    """A log that was put away; empty where there is none. Raises Unopenable where it is spoiled."""
    rows = yield Ask("SELECT entries, packed FROM archive WHERE table_id = ? AND packed IS NOT NULL", (table,))
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
