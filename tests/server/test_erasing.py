"""Whatever table a database has or will have: nothing in it tells of somebody who was erased."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

from sandtable.server.sql import Row, Value
from sandtable.server.sqlite import SqliteStorage, connect
from sandtable.server.upkeep.books import Book, SqliteBooks, all_books

ADA, BOB = "pAda", "pBob"
# columns that say who somebody is, wherever they are; a new one belongs here, and is erased
OF_PEOPLE = ("person", "other", "who", "guest", "host", "asked_by")
TABLE, CUP = "a table", "a tournament"
# what a row needs to be accepted, besides a text, a number, or 1.0
GIVEN: dict[str, Value] = {
    "tables.id": TABLE,
    "tables.header": "{}",
    "tables.waiting": "[]",
    "tables.standing": "{}",
    "tournaments.id": CUP,
    "tournaments.kind": "swiss",
    "seats.kind": "guest",
    "sessions.means": "mail",
    "jobs.state": "waiting",
    "wishes.mail": "off",
    "alive.only_row": 1,
    "push_key.only_row": 1,
    "reports.said": json.dumps(["Ada: hello", "Bob: good evening"]),
}
SAID = {"chat.name", "chat.text", "seats.name", "reports.words", "tokens.name"}  # in Ada's rows her own words


def row_of(database: sqlite3.Connection, book: Book, n: int, person: str, column: str) -> Row:
    """A row in which a column names a person, and everything else fits."""
    row: list[Value] = []
    for _, name, kind, *_ in database.execute(f"PRAGMA table_info({book.name})"):
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
        elif place in GIVEN:
            row.append(GIVEN[place])
        else:
            row.append({"TEXT": f"{place} {n}", "INTEGER": n, "REAL": float(n)}[kind])
    return tuple(row)


def test_nothing_of_somebody_is_left_in_any_table(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    named: list[str] = []
    with closing(connect(path)) as database:
        books = SqliteBooks(database)
        for n, (person, name) in enumerate(((ADA, "Ada"), (BOB, "Bob"))):
            database.execute(
                "INSERT INTO people (id, name, likeness, mail, created) VALUES (?, ?, ?, ?, 1)",
                (person, name, name.lower(), f"{name}@example.org"),
            )
            database.execute(
                "INSERT INTO tokens (hash, guest, name, created) VALUES (?, ?, 'x', 1)", (f"hash {n}", person)
            )
        n = 1
        for book in all_books():
            if book.name in ("people", "tokens"):
                continue
            columns = [column for column in book.columns if column in OF_PEOPLE] or [""]
            for column in columns if book.name != "tables" else ["host"]:
                n += 1
                books.put(book, [row_of(database, book, n, ADA if column else BOB, column)])
                named.append(f"{book.name}.{column}")
        for book in all_books():
            if book.name in ("seats", "reports"):  # Bob sits there too, and has reported somebody else
                n += 1
                books.put(book, [row_of(database, book, n, BOB, "who")])
        assert len(named) > len(all_books()) - 2
        before = "\n".join(database.iterdump())
        assert before.count(ADA) > 20
        assert "Ada: hello" in before

    async def erase() -> None:
        storage = await SqliteStorage.open(path)
        await storage.erase(ADA)
        await storage.close()

    asyncio.run(erase())
    with closing(sqlite3.connect(path)) as database:
        left = [line for line in database.iterdump() if "ada" in line.lower()]
        assert left == []
        whole = "\n".join(database.iterdump())
    assert "Bob: good evening" in whole
    assert BOB in whole
