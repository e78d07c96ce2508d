"""The schemas of the databases, and how an older one becomes the newest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.server.sql import Ask, Work

FIRST: Final = (
    """CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        title TEXT NOT NULL,
        header TEXT NOT NULL,
        host TEXT NOT NULL,
        created REAL NOT NULL,
        spectators INTEGER,
        imported INTEGER NOT NULL,
        outcome TEXT
    ) STRICT""",
    """CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (table_id, n)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('guest', 'bot', 'open')),
        who TEXT,
        name TEXT NOT NULL,
        key_hash TEXT,
        PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE chat (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        said REAL NOT NULL,
        PRIMARY KEY (table_id, n)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE tokens (
        hash TEXT PRIMARY KEY,
        guest TEXT NOT NULL,
        name TEXT NOT NULL,
        created REAL NOT NULL
    ) STRICT""",
)

# the list of a guest's tables tells whose turn it is without playing every log
LISTING: Final = (
    "ALTER TABLE tables ADD COLUMN waiting TEXT NOT NULL DEFAULT '[]'",
    "ALTER TABLE tables ADD COLUMN changed REAL NOT NULL DEFAULT 0",
    "UPDATE tables SET changed = created",
    "CREATE INDEX seats_by_who ON seats (who)",
    "CREATE INDEX tables_by_host ON tables (host)",
    "CREATE INDEX tokens_by_guest ON tokens (guest)",
)

# seats change hands, lists tell how a game stands, and the same people play again
CHANGING_SEATS: Final = (
    "ALTER TABLE tables ADD COLUMN standing TEXT NOT NULL DEFAULT '{}'",
    "ALTER TABLE tables ADD COLUMN rematch TEXT",
    "ALTER TABLE tables ADD COLUMN seating INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN proposal TEXT",
    "ALTER TABLE tables ADD COLUMN proposals INTEGER NOT NULL DEFAULT 0",
    """CREATE TABLE new_seats (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('guest', 'bot', 'open', 'left')),
        who TEXT,
        name TEXT NOT NULL,
        key_hash TEXT,
        PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID""",
    "INSERT INTO new_seats SELECT table_id, seat, kind, who, name, key_hash FROM seats",
    "DROP TABLE seats",
    "ALTER TABLE new_seats RENAME TO seats",
    "CREATE INDEX seats_by_who ON seats (who)",
)

# work that takes long waits in a queue (see jobs_statements.py)
JOBS: Final = (
    """CREATE TABLE jobs (
        n INTEGER PRIMARY KEY AUTOINCREMENT,
        kind TEXT NOT NULL,
        asked_by TEXT NOT NULL,
        task TEXT NOT NULL,
        budget REAL NOT NULL,
        attempts INTEGER NOT NULL,
        turn INTEGER NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled')),
        attempt INTEGER NOT NULL,
        owner TEXT,
        until REAL NOT NULL,
        progress REAL NOT NULL,
        cancel INTEGER NOT NULL,
        result TEXT
    ) STRICT""",
    "CREATE INDEX jobs_by_state ON jobs (state, kind, turn, n)",
)

# append only: versions 1, 2, …
MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (FIRST, LISTING, CHANGING_SEATS, JOBS)


# the same in the words of PostgreSQL, where it began later
POSTGRES_FIRST: Final = (
    """CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        title TEXT NOT NULL,
        header TEXT NOT NULL,
        host TEXT NOT NULL,
        created DOUBLE PRECISION NOT NULL,
        spectators INTEGER,
        imported INTEGER NOT NULL,
        outcome TEXT,
        waiting TEXT NOT NULL,
        changed DOUBLE PRECISION NOT NULL,
        standing TEXT NOT NULL,
        rematch TEXT,
        seating INTEGER NOT NULL,
        proposal TEXT,
        proposals INTEGER NOT NULL
    )""",
    """CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (table_id, n)
    )""",
    """CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('guest', 'bot', 'open', 'left')),
        who TEXT,
        name TEXT NOT NULL,
        key_hash TEXT,
        PRIMARY KEY (table_id, seat)
    )""",
    """CREATE TABLE chat (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        said DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, n)
    )""",
    """CREATE TABLE tokens (
        hash TEXT PRIMARY KEY,
        guest TEXT NOT NULL,
        name TEXT NOT NULL,
        created DOUBLE PRECISION NOT NULL
    )""",
    # what all servers of one database share: with SQLite it is a file
    "CREATE TABLE server (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), secret TEXT NOT NULL)",
    "CREATE INDEX seats_by_who ON seats (who)",
    "CREATE INDEX tables_by_host ON tables (host)",
    "CREATE INDEX tokens_by_guest ON tokens (guest)",
)

POSTGRES_JOBS: Final = (
    """CREATE TABLE jobs (
        n BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind TEXT NOT NULL,
        asked_by TEXT NOT NULL,
        task TEXT NOT NULL,
        budget DOUBLE PRECISION NOT NULL,
        attempts INTEGER NOT NULL,
        turn INTEGER NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled')),
        attempt INTEGER NOT NULL,
        owner TEXT,
        until DOUBLE PRECISION NOT NULL,
        progress DOUBLE PRECISION NOT NULL,
        cancel INTEGER NOT NULL,
        result TEXT
    )""",
    "CREATE INDEX jobs_by_state ON jobs (state, kind, turn, n)",
    # leases are measured by the one clock that all servers share; with SQLite it is the server's own
    """CREATE FUNCTION sandtable_now() RETURNS DOUBLE PRECISION LANGUAGE SQL AS
        'SELECT extract(epoch FROM clock_timestamp())::DOUBLE PRECISION'""",
)

POSTGRES: Final[tuple[tuple[str, ...], ...]] = (POSTGRES_FIRST, POSTGRES_JOBS)  # append only: versions 1, 2, …


class TooNew(RuntimeError):
    """The database was written by a newer Sandtable, whose schema this one does not know."""


def migrate(migrations: Sequence[Sequence[str]]) -> Work[None]:
    """Bring a database to the newest version."""
    yield Ask("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    rows = yield Ask("SELECT version FROM schema_version")
    if not rows:
        yield Ask("INSERT INTO schema_version VALUES (0)")
    version = int(rows[0][0] or 0) if rows else 0
    if version > len(migrations):
        raise TooNew(f"schema version {version}, known up to {len(migrations)}")
    for migration in migrations[version:]:
        for statement in migration:
            yield Ask(statement)
    yield Ask("UPDATE schema_version SET version = ?", (len(migrations),))
