"""The codes by which phones join a real table, as SQL that every database understands."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.server.sql import Ask, Work


def shown(table: str, fresh: Callable[[], str], seconds: float, anew: bool) -> Work[str]:
    """The code of a table, which works for so many seconds from now on; another one if it has none or wants it anew."""
    yield Ask("DELETE FROM codes WHERE until <= sandtable_now()")
    rows = [] if anew else (yield Ask("SELECT code FROM codes WHERE table_id = ?", (table,)))
    code = str(rows[0][0]) if rows else (yield from _unused(fresh))
    yield Ask(
        "INSERT INTO codes (table_id, code, until) VALUES (?, ?, sandtable_now() + ?)"
        " ON CONFLICT (table_id) DO UPDATE SET code = excluded.code, until = excluded.until",
        (table, code, seconds),
    )
    return code


def _unused(fresh: Callable[[], str]) -> Work[str]:
    while True:
        code = fresh()
        taken = yield Ask("SELECT 1 FROM codes WHERE code = ?", (code,))
        if not taken:
            return code


def table_of(code: str) -> Work[str | None]:
    rows = yield Ask("SELECT table_id FROM codes WHERE code = ? AND until > sandtable_now()", (code,))
    return str(rows[0][0]) if rows else None
