"""When somebody last looked through a seat, as SQL."""

from __future__ import annotations

from typing import Final, TypeAlias

from sandtable.server.sql import Ask, ForEach, Row, Work

Mark: TypeAlias = tuple[str, int, str, int]  # table, seat, person, lines read
ABSENCE: Final = 600.0  # seconds: who comes back after so long was away


def enter(table: str, seat: int, person: str, now: float) -> Work[None]:
    """Somebody comes; where they stood when they last left is kept apart, for them to be told what they missed."""
    mine = "visits.person = excluded.person"
    back = f"{mine} AND excluded.seen - visits.seen > {ABSENCE}"
    yield Ask(
        "INSERT INTO visits (table_id, seat, person, seen, lines, away, away_lines, called, mailed)"
        " VALUES (?, ?, ?, ?, 0, 0, 0, 0, 0) ON CONFLICT (table_id, seat) DO UPDATE SET"
        f" away = CASE WHEN {back} THEN visits.seen WHEN {mine} THEN visits.away ELSE 0 END,"
        f" away_lines = CASE WHEN {back} THEN visits.lines WHEN {mine} THEN visits.away_lines ELSE 0 END,"
        f" lines = CASE WHEN {mine} THEN visits.lines ELSE 0 END,"
        " person = excluded.person, seen = excluded.seen",
        (table, seat, person, now),
    )


def seen(marks: list[Mark], now: float) -> Work[None]:
    """Whoever came when nobody else was there yet has no row so far; nothing is written of who sits there no more."""
    rows: list[Row] = [(now, lines, table, seat, person) for table, seat, person, lines in marks]
    yield ForEach(
        "INSERT INTO visits (seen, lines, table_id, seat, person, away, away_lines, called, mailed)"
        " SELECT CAST(? AS DOUBLE PRECISION), CAST(? AS INTEGER), table_id, seat, who, 0, 0, 0, 0 FROM seats"
        " WHERE table_id = ? AND seat = ? AND who = ? AND kind = 'guest' ON CONFLICT (table_id, seat)"
        " DO UPDATE SET seen = excluded.seen, lines = excluded.lines WHERE visits.person = excluded.person",
        rows,
    )


def missed_since(table: str, seat: int, person: str, now: float) -> Work[tuple[float, int] | None]:
    """When somebody left, and how many lines they had read then; None when they have missed nothing."""
    rows = yield Ask(
        "SELECT seen, lines, away, away_lines FROM visits WHERE table_id = ? AND seat = ? AND person = ?",
        (table, seat, person),
    )
    if not rows:
        return None
    seen, lines, away, away_lines = rows[0]
    if now - float(seen or 0) > ABSENCE:  # they have not come back yet
        away, away_lines = seen, lines
    return (float(away or 0), int(away_lines or 0)) if away else None
