"""A server's database row by row, whichever of the two it is: every table in an order in which rows can be put in."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from sandtable.server.schema import MIGRATIONS, POSTGRES, TooNew, migrate
from sandtable.server.sql import Row
from sandtable.server.sqlite import in_transaction

if TYPE_CHECKING:
    import psycopg

PAGE: Final = 5_000  # rows that are in memory at once
JOBS: Final = "jobs"
SIGNING_KEYS: Final = "signing_keys"  # PostgreSQL's alone; with SQLite they are a file, and in no book
SECONDS_TO_CONNECT: Final = 5


class Hindered(Exception):
    """Why something was not done, as a message id; nothing was changed."""

    def __init__(self, message: str, **values: str | int) -> None:
        super().__init__(message)
        self.message: Final = message
        self.values: Final = values


@dataclass(frozen=True)
class Book:
    """One table of the schema. ``key`` is empty where rows have none; there are few of them then."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]


class Books(Protocol):
    """A database that is open, in a transaction."""

    def ask(self, sql: str, values: Row = ()) -> list[Row]: ...

    def put(self, book: Book, rows: list[Row]) -> None: ...


@cache
def all_books() -> tuple[Book, ...]:
    """What a database of the newest schema has, those first that others point at: a new table is copied without
    anybody thinking of it."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        in_transaction(database, migrate(MIGRATIONS))
        names = [
            str(name)
            for (name,) in database.execute(
                "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
            )
            if name != "schema_version"
        ]
        needs = {name: {str(row[2]) for row in database.execute(f"PRAGMA foreign_key_list({name})")} for name in names}
        books = {name: _book(database, name) for name in names}
    return tuple(books[name] for name in TopologicalSorter(needs).static_order())


def _book(database: sqlite3.Connection, name: str) -> Book:
    columns = database.execute(f"PRAGMA table_info({name})").fetchall()
    key = sorted((place, column) for _, column, _, _, _, place in columns if place)
    return Book(name, tuple(str(column) for _, column, *_ in columns), tuple(str(column) for _, column in key))


def pages(books: Books, book: Book) -> Iterator[list[Row]]:
    """All rows, as many at a time as fit into memory."""
    columns = ", ".join(book.columns)
    if not book.key:
        yield books.ask(f"SELECT {columns} FROM {book.name}")
        return
    key, marks = ", ".join(book.key), ", ".join("?" * len(book.key))
    places = [book.columns.index(column) for column in book.key]
    after: Row | None = None
    while True:
        beyond = "" if after is None else f" WHERE ({key}) > ({marks})"
        rows = books.ask(f"SELECT {columns} FROM {book.name}{beyond} ORDER BY {key} LIMIT {PAGE}", after or ())
        yield rows
        if len(rows) < PAGE:
            return
        after = tuple(rows[-1][place] for place in places)


class Print(NamedTuple):
    """What so many rows add up to, in whatever order they come."""

    rows: int = 0
    total: int = 0

    def after(self, rows: list[Row]) -> Print:
        more = sum(int.from_bytes(hashlib.sha256(repr(row).encode()).digest()) for row in rows)
        return Print(self.rows + len(rows), self.total + more)


def print_of(books: Books, book: Book) -> Print:
    found = Print()
    for rows in pages(books, book):
        found = found.after(rows)
    return found


def copy(source: Books, target: Books, without: tuple[str, ...] = ()) -> int:
    """Every row, read again from where it was put and compared; gives how many there are."""
    count = 0
    for book in all_books():
        if book.name in without:
            continue
        read = Print()
        for rows in pages(source, book):
            read = read.after(rows)
            target.put(book, rows)
        if print_of(target, book) != read:
            raise Hindered("core-ui-admin-unequal", name=book.name)
        count += read.rows
    return count


class SqliteBooks:
    def __init__(self, database: sqlite3.Connection) -> None:
        self._database: Final = database

    def ask(self, sql: str, values: Row = ()) -> list[Row]:
        return self._database.execute(sql, values).fetchall()

    def put(self, book: Book, rows: list[Row]) -> None:
        marks = ", ".join("?" * len(book.columns))
        self._database.executemany(f"INSERT INTO {book.name} ({', '.join(book.columns)}) VALUES ({marks})", rows)


class PostgresBooks:
    def __init__(self, connection: psycopg.Connection[Row]) -> None:
        self._connection: Final = connection

    def ask(self, sql: str, values: Row = ()) -> list[Row]:
        with self._connection.cursor() as cursor:
            cursor.execute(sql.replace("?", "%s").encode(), values or None)
            return [] if cursor.description is None else cursor.fetchall()

    def put(self, book: Book, rows: list[Row]) -> None:
        copying = f"COPY {book.name} ({', '.join(book.columns)}) FROM STDIN"  # which keeps the numbers of jobs, too
        with self._connection.cursor() as cursor, cursor.copy(copying.encode()) as stream:
            for row in rows:
                stream.write_row(row)

    def count_jobs_on(self) -> None:
        """The next job has a number after those that were put in."""
        self.ask(f"SELECT setval(pg_get_serial_sequence('{JOBS}', 'n'), coalesce(max(n), 0) + 1, false) FROM {JOBS}")


# opening


@contextmanager
def sqlite_read(path: Path) -> Iterator[sqlite3.Connection]:
    """A file as it is, whoever writes to it meanwhile; nothing of it is changed."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)) as found:
            check_schema(SqliteBooks(found), len(MIGRATIONS))
            yield found
    except sqlite3.Error as error:
        raise Hindered("core-ui-admin-no-database", path=str(path), problem=str(error)) from None


@contextmanager
def postgres_read(url: str) -> Iterator[PostgresBooks]:
    """Everything as it was at one moment, however long it takes to read it."""
    with _postgres(url) as connection:
        books = PostgresBooks(connection)
        books.ask("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        version = check_schema(books, len(POSTGRES))
        if version < len(POSTGRES):
            raise Hindered("core-ui-admin-older", version=version, known=len(POSTGRES))
        yield books


@contextmanager
def postgres_written(url: str) -> Iterator[PostgresBooks]:
    """In one transaction: all of it, or nothing. The schema is the newest."""
    with _postgres(url) as connection:
        books = PostgresBooks(connection)
        books.ask("BEGIN")
        yield books
        books.ask("COMMIT")


@contextmanager
def _postgres(url: str) -> Iterator[psycopg.Connection[Row]]:
    try:
        import psycopg
    except ImportError:
        raise Hindered("core-ui-no-postgres") from None
    try:
        with closing(psycopg.connect(url, autocommit=True, connect_timeout=SECONDS_TO_CONNECT)) as connection:
            yield connection
    except psycopg.OperationalError as error:
        raise Hindered("core-ui-unusable-database", problem=" ".join(str(error).split())) from None
    except psycopg.ProgrammingError as error:
        if error.sqlstate is None:  # its words would quote the address, password and all
            raise Hindered("core-ui-unusable-database", problem="postgresql://user@host/name") from None
        raise Hindered("core-ui-admin-failed", problem=f"{type(error).__name__} {error.sqlstate}") from None
    except psycopg.Error as error:
        raise Hindered("core-ui-admin-failed", problem=f"{type(error).__name__} {error.sqlstate or ''}") from None


def check_schema(books: Books, known: int) -> int:
    """The version of the schema. Raises Hindered when it is newer than this program."""
    ((version,),) = books.ask("SELECT version FROM schema_version") or [(0,)]
    if int(version or 0) > known:
        problem = TooNew(f"schema version {version}, known up to {known}")
        raise Hindered("core-ui-admin-failed", problem=str(problem))
    return int(version or 0)
