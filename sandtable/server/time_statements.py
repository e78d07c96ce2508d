"""Clocks, the times when no server ran, vacations, holidays and standing orders, as SQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.server.sql import Ask, ForEach, Row, Value, Work
from sandtable.table.holidays import Keeping
from sandtable.table.records import OrdersRecord

REMEMBERED: Final = 400 * 24 * 3600.0  # seconds: no clock has stood for longer


def mark_alive(most: float) -> Work[list[tuple[float, float]]]:
    # this row is everybody's lock, so that of many servers one notices
    rows = yield Ask("UPDATE alive SET only_row = only_row RETURNING seen, sandtable_now()")
    if rows:
        seen, now = (float(value or 0) for value in rows[0])
        if now - seen > most:
            yield Ask("INSERT INTO outages (down, up) VALUES (?, ?)", (seen, now))
            yield Ask("DELETE FROM outages WHERE up < ?", (now - REMEMBERED,))
        yield Ask("UPDATE alive SET seen = ?", (now,))
    else:
        yield Ask("INSERT INTO alive (only_row, seen) VALUES (1, sandtable_now()) ON CONFLICT DO NOTHING")
    rows = yield Ask("SELECT down, up FROM outages ORDER BY down")
    return _spans(rows)


def tables_due(now: float, most: int) -> Work[list[str]]:
    rows = yield Ask("SELECT id FROM tables WHERE due <= ? AND outcome IS NULL ORDER BY due LIMIT ?", (now, most))
    return [str(table) for (table,) in rows]


def set_due(table: str, due: float | None) -> Work[None]:
    yield Ask("UPDATE tables SET due = ? WHERE id = ?", (due, table))


def keep_orders(table: str, orders: OrdersRecord) -> Work[None]:
    yield Ask(
        "INSERT INTO orders (table_id, seat, who, text) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET who = excluded.who, text = excluded.text",
        (table, orders.seat, orders.who, orders.text),
    )


def orders_at(table: str) -> Work[tuple[OrdersRecord, ...]]:
    rows = yield Ask("SELECT seat, who, text FROM orders WHERE table_id = ? ORDER BY seat", (table,))
    return tuple(OrdersRecord(int(seat or 0), str(who), str(text)) for seat, who, text in rows)


def away_at(table: str) -> Work[tuple[tuple[str, float, float], ...]]:
    rows = yield Ask(
        "SELECT person, first, last FROM vacations WHERE person IN"
        " (SELECT who FROM seats WHERE table_id = ? AND kind = 'guest') ORDER BY person, first",
        (table,),
    )
    return tuple((str(person), float(first or 0), float(last or 0)) for person, first, last in rows)


def vacations_of(person: str) -> Work[list[tuple[float, float]]]:
    rows = yield Ask("SELECT first, last FROM vacations WHERE person = ? ORDER BY first", (person,))
    return _spans(rows)


def set_vacations(person: str, vacations: list[tuple[float, float]]) -> Work[None]:
    yield Ask("DELETE FROM vacations WHERE person = ?", (person,))
    rows: list[Row] = [(person, first, last) for first, last in vacations]
    yield ForEach("INSERT INTO vacations (person, first, last) VALUES (?, ?, ?)", rows)


def keeping_at(table: str) -> Work[tuple[tuple[str, Keeping], ...]]:
    rows = yield Ask(
        "SELECT person, since, calendar, zone FROM keeping WHERE person IN"
        " (SELECT who FROM seats WHERE table_id = ? AND kind = 'guest') ORDER BY person, since",
        (table,),
    )
    return tuple((str(person), _keeping(row)) for person, *row in rows)


def keeping_of(person: str) -> Work[list[Keeping]]:
    rows = yield Ask("SELECT since, calendar, zone FROM keeping WHERE person = ? ORDER BY since", (person,))
    return [_keeping(row) for row in rows]


def set_keeping(person: str, keeping: list[Keeping]) -> Work[None]:
    yield Ask("DELETE FROM keeping WHERE person = ?", (person,))
    rows: list[Row] = [(person, one.since, one.calendar, one.zone) for one in keeping]
    yield ForEach("INSERT INTO keeping (person, since, calendar, zone) VALUES (?, ?, ?, ?)", rows)


def clocked_tables_of(person: str) -> Work[list[str]]:
    rows = yield Ask(
        "SELECT id FROM tables WHERE clock IS NOT NULL AND outcome IS NULL AND id IN"
        " (SELECT table_id FROM seats WHERE who = ? AND kind = 'guest') ORDER BY id",
        (person,),
    )
    return [str(table) for (table,) in rows]


def touched(table: str) -> Work[None]:
    """What follows from somebody's time is reckoned anew soon."""
    yield Ask("UPDATE tables SET due = sandtable_now() WHERE id = ? AND due IS NOT NULL", (table,))


def _spans(rows: list[Row]) -> list[tuple[float, float]]:
    return [(float(first or 0), float(last or 0)) for first, last in rows]


def _keeping(row: Sequence[Value]) -> Keeping:
    since, calendar, zone = row
    return Keeping(float(since or 0), str(calendar), str(zone))
