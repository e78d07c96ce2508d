"""Proving all that is kept: every table is opened and its log played again, and what lists tell has to fit."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory

import sandtable
from sandtable.kernel.game import OtherRules
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Malformed
from sandtable.server.settings import Settings
from sandtable.server.snapshots import Snapshot, kept, program_of, unpacked
from sandtable.server.sqlite import connect, in_transaction
from sandtable.server.statements import load_table
from sandtable.server.upkeep.books import SqliteBooks, all_books, pages
from sandtable.server.upkeep.copies import copy_file, take
from sandtable.table.ledger import outcome_of, save_text, waiting_for
from sandtable.table.records import StoredTable


@dataclass(frozen=True)
class Wrong:
    """Something that does not hold, at a table or in the database itself, where ``table`` is empty.

    ``problem`` is a message id, what the engine found, or what the database said.
    """

    table: str
    problem: str | Malformed
    values: dict[str, str | int] = field(default_factory=dict)


@dataclass
class Tally:
    """How much was looked at; ``closed`` are tables whose rules are not played any more, which is nothing wrong."""

    tables: int = 0
    entries: int = 0
    closed: int = 0
    wrong: int = 0


def proven(settings: Settings, backup: Path | None, tally: Tally) -> Iterator[Wrong]:
    """What is wrong with a server's database, or with a backup; it is looked at as it was at one moment, so a server
    may go on meanwhile, and nothing of it is changed."""
    with TemporaryDirectory() as room:
        draft = Path(room) / "copy"
        if backup is None:
            take(settings, draft)
        else:
            copy_file(backup, draft)
        try:
            with closing(connect(draft)) as database:
                for wrong in chain(_of_the_database(database), _of_tables(database, tally)):
                    tally.wrong += 1
                    yield wrong
        except sqlite3.Error as error:  # there is no reading on
            tally.wrong += 1
            yield _spoiled(str(error))


def _spoiled(problem: str) -> Wrong:
    return Wrong("", "core-ui-admin-wrong-database", {"problem": problem})


def _of_the_database(database: sqlite3.Connection) -> Iterator[Wrong]:
    for (found,) in database.execute("PRAGMA integrity_check").fetchall():
        if found != "ok":
            yield _spoiled(str(found))
    for name, _, missing, _ in database.execute("PRAGMA foreign_key_check").fetchall():
        yield Wrong("", "core-ui-admin-wrong-reference", {"name": str(name), "missing": str(missing)})


def _of_tables(database: sqlite3.Connection, tally: Tally) -> Iterator[Wrong]:
    tables = next(book for book in all_books() if book.name == "tables")
    for page in pages(SqliteBooks(database), tables):
        for id, *_ in page:
            tally.tables += 1
            yield from _of_table(database, str(id), tally)


def _of_table(database: sqlite3.Connection, id: str, tally: Tally) -> Iterator[Wrong]:
    try:
        ((count, last),) = database.execute("SELECT count(*), max(n) FROM entries WHERE table_id = ?", (id,))
        ((archived,),) = database.execute(
            "SELECT count(*) FROM archive WHERE table_id = ? AND packed IS NOT NULL", (id,)
        )
        if count and (archived or last != count - 1):
            tally.entries += count
            yield Wrong(id, "core-ui-admin-wrong-numbers", {"count": count, "last": last})
            return
        stored = in_transaction(database, load_table(id, 0))
        assert stored is not None
        tally.entries += len(stored.lines)
        yield from _played(stored, in_transaction(database, kept(id)))
    except OtherRules:
        tally.closed += 1
    except Malformed as error:
        yield Wrong(id, error)
    except Exception as error:  # whatever somebody has done to it, the other tables are looked at
        yield Wrong(id, "core-ui-admin-wrong-form", {"problem": f"{type(error).__name__}: {error}"})


def _played(stored: StoredTable, snapshot: Snapshot | None) -> Iterator[Wrong]:
    """Loading proves the log, its rolls and the outcome; the rest is what is told without loading."""
    match = sandtable.load(save_text(stored))
    record = stored.record
    if record.title != match.game.ID:
        yield Wrong(record.id, "core-ui-admin-wrong-title", {"title": record.title, "found": match.game.ID})
    if [seat.seat for seat in stored.seating.seats] != [*range(match.setting.seats)]:
        yield Wrong(record.id, "core-ui-admin-wrong-seats", {"count": match.setting.seats})
    if any(seat.kind == "guest" and not seat.who for seat in stored.seating.seats):
        yield Wrong(record.id, "core-ui-admin-wrong-nobody")
    # tables of the first schema do not know who is waited for until somebody acts
    if outcome_of(match) != record.outcome or record.waiting not in ((), waiting_for(match)):
        yield Wrong(record.id, "core-ui-admin-wrong-list")
    if snapshot is not None and not _fits(snapshot, stored, match):
        yield Wrong(record.id, "core-ui-admin-wrong-snapshot")


def _fits(snapshot: Snapshot, stored: StoredTable, match: Match) -> bool:
    """Whether a snapshot that would be believed is what the log came to; others are left alone by servers, too."""
    opened = unpacked(snapshot, stored)
    if opened is None:
        return snapshot.program != program_of(stored.record.title)
    moment = match.at(len(opened.entries))
    seats = [*range(match.setting.seats), None]
    return opened.state.plain() == moment.state.plain() and all(opened.log(seat) == moment.log(seat) for seat in seats)
