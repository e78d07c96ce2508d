"""Saves of strangers: proven by playing them again, in a worker that nobody else waits for."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
import structlog
from msgspec import Struct

import sandtable
from sandtable.kernel.plain import Malformed, Plain
from sandtable.server.errands import to_its_end
from sandtable.server.guard import TurnedAway
from sandtable.server.identity import new_table_id
from sandtable.server.jobs import BUDGET, Jobs, Kind
from sandtable.server.limits import SOON
from sandtable.server.workers import Disproof
from sandtable.table.guests import Guest
from sandtable.table.ledger import header_of, lines_from, outcome_of, standing_of, waiting_for
from sandtable.table.records import Seating, StoredTable, TableRecord

IMPORT: Final = "import"
LONGEST_NAME: Final = 100  # letters of whatever a data pack calls something
LONGEST_WORDS: Final = 2_000  # of what it says about itself
log = structlog.get_logger("sandtable.imports")


class Proof(Struct, frozen=True, tag=True):
    """A save that was played again and came out the same, as the database keeps it."""

    title: str
    seats: int
    header: str
    lines: tuple[str, ...]
    outcome: str | None
    waiting: tuple[int, ...]
    standing: str

    def table(self, host: Guest, seating: Seating, now: float) -> StoredTable:
        record = TableRecord(
            id=new_table_id(),
            title=self.title,
            header=self.header,
            host=host.id,
            created=now,
            imported=True,
            outcome=self.outcome,
            waiting=self.waiting,
            changed=now,
            standing=self.standing,
        )
        log.info("table-made", table=record.id, title=record.title, imported=True)
        return StoredTable(record, seating, self.lines)


def check_texts(data: Plain, place: str) -> None:
    """Raises Malformed where a pack calls something by more than a name: whoever looks at the table reads it in every
    line, and a log has room for fifty thousand."""
    if isinstance(data, str):
        limit = LONGEST_WORDS if place.endswith(".about") else LONGEST_NAME
        if len(data) > limit:
            raise Malformed(place, "core-malformed-size", limit=limit)
    elif isinstance(data, list):
        for n, item in enumerate(data):
            check_texts(item, f"{place}[{n}]")
    elif isinstance(data, dict):
        for key, item in data.items():
            check_texts(key, place)
            check_texts(item, f"{place}.{key}")


def prove(save: str) -> str:
    """In a worker."""
    found: Proof | Disproof
    try:
        match = sandtable.load(save)
        check_texts(match.setting.packs, "packs")
    except Malformed as error:
        found = Disproof.of(error)
    else:
        found = Proof(
            match.game.ID,
            match.setting.seats,
            header_of(match),
            lines_from(match, 0),
            outcome_of(match),
            waiting_for(match),
            standing_of(match),
        )
    return msgspec.json.encode(found).decode()


def proving(seconds: float) -> Kind:
    return Kind(IMPORT, prove, seconds, full="imports")


async def proven(jobs: Jobs, guest: Guest, save: str) -> Proof:
    """The proof of a save. Raises Malformed when it is none; who does not wait for it any longer ends it."""
    n = await jobs.ask(IMPORT, guest.id, save)
    try:
        job = await jobs.ended(n)
    except asyncio.CancelledError:
        await to_its_end(jobs.cancel(n))
        raise
    await jobs.forget(n)
    if job is not None and job.state == "failed" and job.result == BUDGET:
        raise TurnedAway(413, "effort")
    if job is None or job.state != "done" or job.result is None:
        raise TurnedAway(503, "imports", SOON)
    found = msgspec.json.decode(job.result, type=Proof | Disproof)
    if isinstance(found, Disproof):
        raise found.error()
    assert isinstance(found, Proof)
    return found
