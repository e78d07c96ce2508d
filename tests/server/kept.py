"""What a server keeps, looked at from beside it: every row of either database as text."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any, Final, Protocol

import psycopg

from sandtable.server.identity import SigningKey, keys_in

SECONDS: Final = ('INSERT INTO "alive"', 'INSERT INTO "outages"')  # the mark of each, and those a slow machine missed
# and what was looked at, the number of the last job, for a file that is refused has been one, and who is on duty
COUNTS: Final = (
    *SECONDS,
    'INSERT INTO "visits"',
    "INSERT INTO \"sqlite_sequence\" VALUES('jobs'",
    'INSERT INTO "servers"',
    'INSERT INTO "keepers"',
)


class Kept(Protocol):
    """A database; ``?`` stands for values."""

    def ask(self, sql: str, *values: Any) -> list[tuple[Any, ...]]: ...

    def lines(self) -> list[str]:
        """All of it, without what only counts."""

    def key(self) -> SigningKey:
        """With which the newest cookies are signed."""


class Folder:
    def __init__(self, data: Path, database: Path) -> None:
        self._data: Final = data
        self._database: Final = database

    def ask(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        with sqlite3.connect(self._database) as database:
            return database.execute(sql, values).fetchall()

    def lines(self) -> list[str]:
        with sqlite3.connect(self._database) as database:
            return [line for line in database.iterdump() if not line.startswith(COUNTS)]

    def key(self) -> SigningKey:
        return keys_in(self._data, 0.0)[-1]


class Shared:
    """A PostgreSQL database."""

    def __init__(self, url: str) -> None:
        self._url: Final = url

    def ask(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        with psycopg.connect(self._url) as database:
            return database.execute(sql.replace("?", "%s").encode(), values).fetchall()

    def lines(self) -> list[str]:
        named = self.ask("SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'")
        found: list[str] = []
        for (name,) in sorted(named):
            rows = [f'INSERT INTO "{name}" VALUES{row}' for row in self.ask(f"SELECT * FROM {name}")]
            found += sorted(row for row in rows if not row.startswith(COUNTS))
        return found

    def key(self) -> SigningKey:
        ((secret, made),) = self.ask("SELECT secret, made FROM signing_keys ORDER BY made DESC LIMIT 1")
        return SigningKey(float(made), bytes.fromhex(secret))
