"""How a table is kept on a device: its log line by line, and everything else of it as one text."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Final

from sandtable.kernel.plain import Plain, Record, dump, parse
from sandtable.table.company import Message
from sandtable.table.records import ChatRecord, OrdersRecord, Seating, SeatKind, SeatRecord, StoredTable, TableRecord

MOST_ROWS: Final = 1_000


@dataclass(frozen=True)
class Kept:
    """What is to be written down before anybody hears of it: ``head`` in place of the one before, ``lines`` as those
    from number ``first`` on, and ``listed``, how lists tell of the table."""

    table: str
    head: str
    first: int
    lines: tuple[str, ...]
    listed: str

    def plain(self) -> Message:
        return {
            "table": self.table,
            "head": self.head,
            "first": self.first,
            "lines": [*self.lines],
            "listed": self.listed,
        }


def head_of(stored: StoredTable) -> str:
    """Everything but the lines. Nobody else comes to the tables of a device, so no proposal about seats is kept."""
    return dump(
        {
            "record": _row(asdict(stored.record)),
            "seats": [_row(asdict(seat)) for seat in stored.seating.seats],
            "chat": [_row(asdict(line)) for line in stored.chat],
            "orders": [_row(asdict(one)) for one in stored.orders],
            "picture": stored.picture,
        }
    )


def read_table(head: str, lines: list[str]) -> StoredTable:
    """The table again. Raises Malformed for what no ``head_of`` has written."""
    kept = Record(parse(head))
    return StoredTable(
        _record(kept.record("record")),
        Seating(tuple(_seat(row) for row in kept.records("seats", MOST_ROWS))),
        tuple(lines),
        tuple(_line(row) for row in kept.records("chat", MOST_ROWS)),
        kept.text("picture") if kept.raw("picture") is not None else None,
        (),
        tuple(OrdersRecord(_count(row, "seat"), row.text("who"), row.text("text")) for row in kept.records("orders")),
    )


def _row(data: dict[str, Plain]) -> Message:
    return {key: [*value] if isinstance(value, tuple) else value for key, value in data.items()}


def _record(row: Record) -> TableRecord:
    known = {field.name for field in fields(TableRecord)}
    row.only(*known)
    return TableRecord(
        id=row.text("id"),
        title=row.text("title"),
        header=row.text("header"),
        host=row.text("host"),
        created=_moment(row, "created"),
        spectators=None if row.raw("spectators") is None else _count(row, "spectators"),
        imported=row.flag("imported"),
        outcome=_text(row, "outcome"),
        waiting=tuple(row.numbers("waiting", 0, MOST_ROWS)),
        changed=_moment(row, "changed"),
        standing=row.text("standing"),
        rematch=_text(row, "rematch"),
    )


def _seat(row: Record) -> SeatRecord:
    kind: SeatKind = "bot" if row.one_of("kind", ("guest", "bot")) == "bot" else "guest"
    return SeatRecord(_count(row, "seat"), kind, _text(row, "who"), row.text("name"))


def _line(row: Record) -> ChatRecord:
    return ChatRecord(
        _count(row, "n"),
        _count(row, "seat"),
        row.text("name"),
        row.text("text"),
        _moment(row, "said"),
        _text(row, "who"),
    )


def _text(row: Record, key: str) -> str | None:
    return None if row.raw(key) is None else row.text(key)


def _count(row: Record, key: str) -> int:
    return row.number(key, 0, 1_000_000_000)


def _moment(row: Record, key: str) -> float:
    value = row.raw(key)
    return float(value) if isinstance(value, int | float) else float(row.number(key, 0, 0))
