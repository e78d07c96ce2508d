"""What is kept of somebody, for them to take along."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from dataclasses import asdict
from typing import Final

from sandtable.kernel.plain import Plain, dump
from sandtable.server import calls_statements, company_statements, ratings_statements
from sandtable.server.sql import Ask, Work
from sandtable.server.storage import Storage
from sandtable.table.company import Company
from sandtable.table.guests import Guest
from sandtable.table.ledger import save_text
from sandtable.table.records import StoredTable

EVERY: Final = 1_000_000


async def kept_of(storage: Storage, guest: Guest) -> AsyncIterator[str]:
    """Everything, as the pieces of one JSON text: who they are, what they said, their games; of others only what a
    table shows. Somebody may have played ten thousand games, so one is in memory at a time."""
    yield f'{dump(await _person(storage, guest))[:-1]},"tables":['
    comma = ""
    for id in await storage.every_table_of(guest.id):
        stored = await storage.load_table(id)
        if stored is not None:
            yield comma + await asyncio.to_thread(_table, stored, guest)
            comma = ","
    yield "]}"


async def _person(storage: Storage, guest: Guest) -> dict[str, Plain]:
    person = await storage.person(guest.id)
    return {
        "guest": guest.id,
        "name": guest.name,
        "mail": None if person is None else person.mail,
        "created": None if person is None else person.created,
        "passkeys": [
            {key: value for key, value in asdict(one).items() if key != "person"}
            for one in await storage.passkeys_of(guest.id)
        ],
        "devices": [
            {"device": one.device, "means": one.means, "created": one.created, "seen": one.seen}
            for one in await storage.sessions_of(guest.id)
        ],
        "tokens": [
            {"name": one.name, "scopes": [*one.scopes], "created": one.created, "used": one.used}
            for one in await storage.tokens_of(guest.id)
        ],
        "away": [[*span] for span in await storage.vacations_of(guest.id)],
        "holidays": [asdict(one) for one in await storage.keeping_of(guest.id)],
        "recovery-codes": await storage.vouchers_left(guest.id, "recovery"),
        "ratings": [
            {"title": title, "rating": rating.strength, "deviation": rating.deviation, "games": games}
            for _, title, rating, games in await storage.do(
                ratings_statements.ratings_of((guest.id,), None), reading=True
            )
        ],
        "results": [
            {key: value for key, value in asdict(one.own).items() if key != "person"}
            for one in await storage.do(ratings_statements.history(guest.id, False, 0, EVERY), reading=True)
        ],
        "calls": await _calls(storage, guest),
        "friends": [one.name for one in await storage.do(company_statements.friends_of(guest.id), reading=True)],
        "reports": [
            {"table": one.table, "about": one.name, "what": one.what, "words": one.words, "created": one.created}
            for one in await storage.do(company_statements.reports_by(guest.id), reading=True)
        ],
        **await storage.do(_chosen(guest.id), reading=True),
        "told": time.time(),
    }


def _chosen(guest: str) -> Work[dict[str, Plain]]:
    """Whom they do not want to meet or read, where they compete, and what they have ordered to be done for them."""
    told: dict[str, Plain] = {}
    for kept, table in (("blocked", "blocks"), ("muted", "mutes")):
        rows = yield Ask(f"SELECT name FROM {table} JOIN people ON id = other WHERE person = ? ORDER BY name", (guest,))
        told[kept] = [name for (name,) in rows]
    rows = yield Ask(
        "SELECT name, title, host FROM tournaments WHERE host = ? OR id IN"
        " (SELECT tournament FROM entrants WHERE person = ?) ORDER BY begins",
        (guest, guest),
    )
    told["tournaments"] = [{"name": name, "title": title, "host": host == guest} for name, title, host in rows]
    rows = yield Ask("SELECT table_id, seat, text FROM orders WHERE who = ? ORDER BY table_id, seat", (guest,))
    told["orders"] = [{"table": table, "seat": seat, "orders": json.loads(str(text))} for table, seat, text in rows]
    rows = yield Ask(
        "SELECT table_id, seat, seen, lines FROM visits WHERE person = ? ORDER BY table_id, seat", (guest,)
    )
    told["visits"] = [{"table": table, "seat": seat, "seen": seen, "lines": lines} for table, seat, seen, lines in rows]
    ((browsers,),) = yield Ask("SELECT count(*) FROM kin WHERE person = ?", (guest,))
    told["accounts-of-the-same-browser"] = browsers  # whose they are is theirs to tell
    rows = yield Ask("SELECT until FROM silences WHERE person = ?", (guest,))
    told["silenced-until"] = rows[0][0] if rows else None
    return told


async def _calls(storage: Storage, guest: Guest) -> Plain:
    wishes = await storage.do(calls_statements.wishes_of(guest.id), reading=True)
    return {
        "mail": wishes.mail,
        "language": wishes.language,
        "pushes": [push.endpoint for push in await storage.do(calls_statements.pushes_of(guest.id))],
        "hooks": [hook.url for hook, _ in await storage.do(calls_statements.hooks_of(guest.id), reading=True)],
    }


def _table(stored: StoredTable, guest: Guest) -> str:
    """As JSON. Of others only what the table shows; the save, where it may be given out."""
    record, company = stored.record, Company(stored.record, stored.seating)
    header = json.loads(record.header)
    own = [seat.seat for seat in stored.seating.seats if company.holds(guest, seat.seat)]
    told: dict[str, Plain] = {
        "table": record.id,
        "title": record.title,
        "mode": header["mode"],
        "host": record.host == guest.id,
        "created": record.created,
        "changed": record.changed,
        "seats": [*own],
        "outcome": None if record.outcome is None else json.loads(record.outcome),
        "said": [
            {"text": line.text, "said": line.said}
            for line in stored.chat
            if line.who == guest.id or (line.who is None and line.seat in own)
        ],
    }
    save = save_text(stored) if company.may_export(guest) else "null"
    return f'{dump(told)[:-1]},"save":{save}}}'
