"""Whatever table a database has or will have: nothing in it tells of somebody who was erased, and whatever it knows of
somebody they are given."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest

from sandtable.server.archive_statements import packed
from sandtable.server.leaving import kept_of
from sandtable.server.postgres import PostgresStorage
from sandtable.server.schema import MIGRATIONS, migrate
from sandtable.server.sql import Row, Value
from sandtable.server.sqlite import SqliteStorage, connect, in_transaction
from sandtable.server.storage import Storage
from sandtable.server.upkeep.books import Book, Books, PostgresBooks, SqliteBooks, all_books
from sandtable.table.guests import Guest

ADA, BOB = "pAda", "pBob"
# columns that say who somebody is, wherever they are; a new one belongs here, and is erased
OF_PEOPLE = ("person", "other", "who", "guest", "host", "asked_by")
TABLE, CUP = "a table", "a tournament"
# what a row needs to be accepted, besides a text, a number, or 1.0
GIVEN: dict[str, Value] = {
    "tables.id": TABLE,
    "tables.title": "blitzkrieg",
    "tables.header": '{"mode": "duel"}',
    "tables.waiting": "[]",
    "tables.standing": "{}",
    "tables.outcome": "{}",
    "tables.proposal": None,
    "archive.packed": packed(("[]",)),
    "archive.entries": 1,
    "entries.line": "[]",
    "tournaments.id": CUP,
    "tournaments.kind": "swiss",
    "seats.kind": "guest",
    "seats.seat": None,  # the number of the row
    "sessions.means": "mail",
    "jobs.state": "waiting",
    "orders.text": "[]",
    "tokens.scopes": "look",
    "wishes.mail": "off",
    "alive.only_row": 1,
    "push_key.only_row": 1,
    "reports.said": json.dumps(["Ada: hello", "Bob: good evening"]),
}
SAID = {"chat.name", "chat.text", "seats.name", "reports.words", "tokens.name"}  # in Ada's rows her own words
# by which whoever reads somebody's file knows that a row of a table is in it
TOLD = {
    "tables": '"host":true',
    "seats": '"seats":[',
    "chat": '"text":"Ada"',
    "people": "ada@example.org",
    "passkeys": "passkeys.label",
    "sessions": "sessions.device",
    "tokens": '"scopes":["look"]',
    "vacations": '"away":[[',
    "keeping": "keeping.calendar",
    "orders": '"orders":[{',
    "blocks": '"blocked":["Bob"]',
    "mutes": '"muted":["Bob"]',
    "friends": '"friends":["Bob"]',
    "ratings": "ratings.title",
    "results": "results.why",
    "kin": '"accounts-of-the-same-browser":1',
    "visits": '"visits":[{',
    "wishes": "wishes.language",
    "hooks": "hooks.url",
    "pushes": "pushes.endpoint",
    "silences": '"silenced-until":',
    "reports": "reports.what",
    "tournaments": "tournaments.name",
    "entrants": "tournaments.name",
}
UNTOLD = {"vouchers", "jobs"}  # what works once, kept as hashes; letters that are on their way


def row_of(book: Book, kinds: dict[str, str], n: int, person: str, column: str) -> Row:
    """A row in which a column names a person, and everything else fits."""
    row: list[Value] = []
    for name in book.columns:
        place = f"{book.name}.{name}"
        if name == column:
            row.append(person)
        elif name == "table_id":
            row.append(TABLE)
        elif name == "tournament":
            row.append(CUP)
        elif name in OF_PEOPLE:
            row.append(BOB)
        elif place in SAID and person == ADA:
            row.append("Ada")
        elif place == "pushes.session" or (place == "sessions.hash" and person == ADA):
            row.append("session of Ada")
        elif GIVEN.get(place) is not None or place == "tables.proposal":
            row.append(GIVEN[place])
        else:
            row.append({"TEXT": f"{place} {n}", "INTEGER": n, "REAL": float(n)}[kinds[place]])
    return tuple(row)


def kinds_of_columns() -> dict[str, str]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        in_transaction(database, migrate(MIGRATIONS))
        return {
            f"{book.name}.{name}": kind
            for book in all_books()
            for _, name, kind, *_ in database.execute(f"PRAGMA table_info({book.name})")
        }


class Database:
    """Either database, row by row and as storage."""

    def __init__(self, path: Path, url: str | None) -> None:
        self.path, self.url = path, url

    @contextmanager
    def books(self) -> Iterator[Books]:
        if self.url is None:
            with closing(connect(self.path)) as database:
                yield SqliteBooks(database)
            return
        with psycopg.connect(self.url, autocommit=True) as connection:
            yield PostgresBooks(connection)

    async def opened(self) -> Storage:
        return await (SqliteStorage.open(self.path) if self.url is None else PostgresStorage.open(self.url))

    def lines(self) -> list[str]:
        with self.books() as books:
            return [
                f"{book.name} {row}"
                for book in all_books()
                for row in books.ask(f"SELECT {', '.join(book.columns)} FROM {book.name}")
            ]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """In every table rows of Ada and rows of Bob, who has all to do with each other that there is."""
    found = Database(
        tmp_path / "tables.sqlite3", request.getfixturevalue("postgres") if request.param == "postgres" else None
    )

    async def make() -> None:
        await (await found.opened()).close()

    asyncio.run(make())
    kinds = kinds_of_columns()
    named: list[str] = []
    with found.books() as books:
        books.ask("DELETE FROM push_key")
        books.ask("DELETE FROM alive")
        for n, (person, name) in enumerate(((ADA, "Ada"), (BOB, "Bob"))):
            books.ask(
                "INSERT INTO people (id, name, likeness, mail, created) VALUES (?, ?, ?, ?, 1)",
                (person, name, name.lower(), f"{name.lower()}@example.org"),
            )
            books.ask(
                "INSERT INTO tokens (hash, guest, name, created, scopes) VALUES (?, ?, 'x', 1, 'look')",
                (f"hash {n}", person),
            )
        n = 1
        for book in all_books():
            if book.name in ("people", "tokens"):
                continue
            columns = [column for column in book.columns if column in OF_PEOPLE] or [""]
            for column in columns if book.name != "tables" else ["host"]:
                n += 1
                books.put(book, [row_of(book, kinds, n, ADA if column else BOB, column)])
                named.append(f"{book.name}.{column}")
        for book in all_books():
            if book.name in ("seats", "reports"):  # Bob sits there too, and has reported somebody else
                n += 1
                books.put(book, [row_of(book, kinds, n, BOB, "who")])
    assert len(named) > len(all_books()) - 2
    return found


def test_nothing_of_somebody_is_left_in_any_table(database: Database) -> None:
    before = "\n".join(database.lines())
    assert before.count(ADA) > 20
    assert "Ada: hello" in before

    async def erase() -> None:
        storage = await database.opened()
        await storage.erase(ADA)
        await storage.close()

    asyncio.run(erase())
    left = database.lines()
    assert [line for line in left if "ada" in line.lower()] == []
    assert "Bob: good evening" in "\n".join(left)
    assert BOB in "\n".join(left)


def test_whatever_is_known_of_somebody_they_are_given(database: Database) -> None:
    """A table that knows of people and is neither told nor listed as untold fails here."""
    of_people = {book.name for book in all_books() if book.name == "people" or {*book.columns} & {*OF_PEOPLE}}
    assert of_people == {*TOLD} | UNTOLD

    async def taken() -> str:
        storage = await database.opened()
        pieces = [piece async for piece in kept_of(storage, Guest(ADA, "Ada"))]
        await storage.close()
        return "".join(pieces)

    told = asyncio.run(taken())
    assert json.loads(told)["guest"] == ADA
    assert {name: words for name, words in TOLD.items() if words not in told} == {}
    assert "null" not in told.partition('"silenced-until":')[2][:5]
    assert "bob@example.org" not in told
    assert BOB not in told
