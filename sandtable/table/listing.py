"""What lists tell: one's own tables line by line, and the titles with their modes, options and bots."""

from __future__ import annotations

import json

from sandtable.bots import LEVELS
from sandtable.bots.ratings import RATINGS
from sandtable.games import TITLES
from sandtable.kernel.game import Game
from sandtable.kernel.plain import Plain
from sandtable.table.clocks import Clock
from sandtable.table.closed import is_closed
from sandtable.table.company import Message
from sandtable.table.guests import Guest
from sandtable.table.records import StoredTable, TableRecord


def listed(table: StoredTable, guest: Guest) -> Message:
    """A line of the guest's list of tables."""
    record, seats = table.record, table.seating.seats
    header = json.loads(record.header)
    standing = json.loads(record.standing)
    own = [seat.seat for seat in seats if seat.kind == "guest" and seat.who == guest.id]
    waiting = set(record.waiting)
    bots = {seat.seat for seat in seats if seat.kind == "bot"}
    enters_for_bots = header["manual"] and record.host == guest.id and bool(waiting) and waiting <= bots
    return {
        "table": record.id,
        "title": record.title,
        "mode": header["mode"],
        "options": header["options"],
        "manual": header["manual"],
        "seats": [{"seat": seat.seat, "kind": seat.kind, "name": seat.name} for seat in seats],
        "yours": [*own],
        "your-turn": bool(waiting & set(own)) or enters_for_bots,
        "pending": standing.get("pending", []),
        "standing": standing.get("facts", {}),
        "over": record.outcome is not None,
        "closed": is_closed(record.title, header),
        "outcome": None if record.outcome is None else json.loads(record.outcome),
        "rematch": record.rematch,
        "changed": record.changed,
        "clock": _clock(record),
        "rated": record.rated,
        "begins": record.begins,
    }


def _clock(record: TableRecord) -> Plain:
    clock = Clock.of(record.clock)
    return None if clock is None else {"kind": clock.kind, "due": record.due}


def titles_told() -> Message:
    """The titles with their modes and options, and the names of the bots."""
    return {"titles": [_title(title) for title in TITLES], "bots": [*LEVELS]}


def _title(title: Game) -> Message:
    options: list[Plain] = []
    for option in title.options:
        where = [mode.id for mode in title.modes if option.applies_to(mode.id)]
        if where:
            options.append(
                {
                    "id": option.id,
                    "values": [*option.values],
                    "default": option.default,
                    "rule": option.rule,
                    "modes": [*where],
                }
            )
    rated = RATINGS.get(title.ID, {})
    return {
        "id": title.ID,
        "modes": [{"id": mode.id, "seats": [*mode.seats], "minutes": mode.minutes} for mode in title.modes],
        "options": options,
        "untold": title.UNTOLD,
        "ratings": {
            name: {"rating": rating.points, "low": rating.low, "high": rating.high} for name, rating in rated.items()
        },
    }
