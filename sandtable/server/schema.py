"""The schemas of the databases, and how an older one becomes the newest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from sandtable.server.names import likeness
from sandtable.server.sql import Ask, ForEach, Row, Work
from sandtable.table.ledger import brief_of

Step: TypeAlias = str | Callable[[], Work[None]]  # a statement, or what has to reckon

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

# what everybody saw at a table, for the day when its rules are gone
PICTURES: Final = (
    """CREATE TABLE pictures (
        table_id TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
        seen TEXT NOT NULL
    ) STRICT, WITHOUT ROWID""",
)

# who people are once they are more than guests; {real} is how a database calls a number with a fraction. What opens
# anything is kept as a hash: sessions, tokens, links and codes cannot be used by whoever reads a backup
_ACCOUNTS: Final = (
    """CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        likeness TEXT NOT NULL UNIQUE,
        mail TEXT UNIQUE,
        created {real} NOT NULL
    )""",
    """CREATE TABLE passkeys (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
        public_key TEXT NOT NULL,
        uses BIGINT NOT NULL,
        label TEXT NOT NULL,
        created {real} NOT NULL,
        used {real} NOT NULL
    )""",
    """CREATE TABLE sessions (
        hash TEXT PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
        means TEXT NOT NULL CHECK (means IN ('passkey', 'mail', 'code')),
        device TEXT NOT NULL,
        created {real} NOT NULL,
        seen {real} NOT NULL
    )""",
    # challenges, links and recovery codes: whatever works once
    """CREATE TABLE vouchers (
        hash TEXT PRIMARY KEY,
        purpose TEXT NOT NULL,
        person TEXT NOT NULL,
        about TEXT NOT NULL,
        until {real} NOT NULL
    )""",
    "CREATE INDEX passkeys_by_person ON passkeys (person)",
    "CREATE INDEX sessions_by_person ON sessions (person)",
    "CREATE INDEX vouchers_by_person ON vouchers (person, purpose)",
    "ALTER TABLE tokens ADD COLUMN scopes TEXT NOT NULL DEFAULT 'look play host'",
    "ALTER TABLE tokens ADD COLUMN used {real} NOT NULL DEFAULT 0",
    "ALTER TABLE chat ADD COLUMN who TEXT",
)

# clocks, the times when no server ran, vacations, and standing orders that outlive a restart
_TIME: Final = (
    "ALTER TABLE tables ADD COLUMN clock TEXT",
    "ALTER TABLE tables ADD COLUMN face TEXT",
    "ALTER TABLE tables ADD COLUMN due {real}",
    "CREATE INDEX tables_by_due ON tables (due)",
    "CREATE TABLE alive (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), seen {real} NOT NULL)",
    "CREATE TABLE outages (down {real} NOT NULL, up {real} NOT NULL)",
    """CREATE TABLE vacations (
        person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
        first {real} NOT NULL,
        last {real} NOT NULL,
        PRIMARY KEY (person, first)
    )""",
    """CREATE TABLE orders (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        who TEXT NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    )""",
)

# tables that anybody may find: in which language its people talk
_MEETING: Final = (
    "ALTER TABLE tables ADD COLUMN listed TEXT",
    "CREATE INDEX tables_by_listed ON tables (listed, created)",
    """CREATE TABLE blocks (
        person TEXT NOT NULL,
        other TEXT NOT NULL,
        PRIMARY KEY (person, other)
    )""",
)

# games that count: what came of them, how strong people are, and which accounts one browser has been signed in to
_RATINGS: Final = (
    "ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN begins {real}",
    """CREATE TABLE results (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        person TEXT NOT NULL,
        title TEXT NOT NULL,
        mode TEXT NOT NULL,
        ended {real} NOT NULL,
        side INTEGER NOT NULL,
        place INTEGER NOT NULL,
        places INTEGER NOT NULL,
        points INTEGER NOT NULL,
        why TEXT NOT NULL,
        before {real},
        strength {real},
        deviation {real},
        PRIMARY KEY (table_id, seat)
    )""",
    "CREATE INDEX results_by_person ON results (person, ended)",
    """CREATE TABLE ratings (
        person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
        title TEXT NOT NULL,
        strength {real} NOT NULL,
        deviation {real} NOT NULL,
        games INTEGER NOT NULL,
        PRIMARY KEY (person, title)
    )""",
    """CREATE TABLE kin (
        person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
        other TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
        PRIMARY KEY (person, other)
    )""",
)

# when somebody last looked through a seat, and how they want to be called when it is their turn
_CALLING: Final = (
    """CREATE TABLE visits (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        person TEXT NOT NULL,
        seen {real} NOT NULL,
        lines INTEGER NOT NULL,
        away {real} NOT NULL,
        away_lines INTEGER NOT NULL,
        called {real} NOT NULL,
        mailed {real} NOT NULL,
        PRIMARY KEY (table_id, seat)
    )""",
    "CREATE INDEX visits_by_person ON visits (person)",
    "CREATE INDEX tables_by_changed ON tables (changed)",
    """CREATE TABLE wishes (
        person TEXT PRIMARY KEY REFERENCES people(id) ON DELETE CASCADE,
        mail TEXT NOT NULL CHECK (mail IN ('off', 'turns', 'daily')),
        language TEXT NOT NULL,
        mailed {real} NOT NULL,
        bounced INTEGER NOT NULL,
        feed TEXT UNIQUE
    )""",
    """CREATE TABLE hooks (
        table_id TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
        person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
        url TEXT NOT NULL,
        secret TEXT NOT NULL,
        language TEXT NOT NULL,
        told {real} NOT NULL
    )""",
    "CREATE INDEX hooks_by_person ON hooks (person)",
    """CREATE TABLE pushes (
        endpoint TEXT PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
        key TEXT NOT NULL,
        auth TEXT NOT NULL,
        session TEXT NOT NULL
    )""",
    "CREATE INDEX pushes_by_person ON pushes (person)",
    # by which push services know us
    "CREATE TABLE push_key (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), secret TEXT NOT NULL)",
)

# friends, whose words one does not want to read, and what was reported to whoever runs the server
_COMPANY: Final = (
    """CREATE TABLE friends (
        person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
        other TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
        PRIMARY KEY (person, other)
    )""",
    "CREATE INDEX friends_by_other ON friends (other)",
    "CREATE TABLE mutes (person TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, other))",
    "CREATE TABLE silences (person TEXT PRIMARY KEY, until {real} NOT NULL)",
    """CREATE TABLE reports (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        other TEXT NOT NULL,
        name TEXT NOT NULL,
        table_id TEXT NOT NULL,
        what TEXT NOT NULL,
        words TEXT NOT NULL,
        said TEXT NOT NULL,
        created {real} NOT NULL,
        closed {real},
        verdict TEXT NOT NULL
    )""",
    "CREATE INDEX reports_by_closed ON reports (closed, created)",
)

# bots were called by how they think; now they are levels
_LEVELS: Final = tuple(
    statement
    for kind, level in (("random", "beginner"), ("greedy", "skilled"), ("search", "expert"))
    for statement in (
        f"UPDATE seats SET who = '{level}', name = '{level}' WHERE kind = 'bot' AND who = '{kind}'",
        f"UPDATE tables SET proposal = replace(proposal, '\"bot:{kind}\"', '\"bot:{level}\"')",
    )
)

# tournaments: who plays, who meets whom in which round, and at which table
_TOURNAMENTS: Final = (
    """CREATE TABLE tournaments (
        id TEXT PRIMARY KEY,
        host TEXT NOT NULL,
        name TEXT NOT NULL,
        title TEXT NOT NULL,
        mode TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('robin', 'swiss')),
        rounds INTEGER NOT NULL,
        clock TEXT NOT NULL,
        begins {real} NOT NULL,
        round INTEGER NOT NULL,
        over INTEGER NOT NULL
    )""",
    "CREATE INDEX tournaments_by_over ON tournaments (over, begins)",
    """CREATE TABLE entrants (
        tournament TEXT NOT NULL REFERENCES tournaments(id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        person TEXT,
        gone INTEGER NOT NULL,
        PRIMARY KEY (tournament, n)
    )""",
    "CREATE INDEX entrants_by_person ON entrants (person)",
    """CREATE TABLE pairings (
        tournament TEXT NOT NULL REFERENCES tournaments(id) ON DELETE CASCADE,
        round INTEGER NOT NULL,
        n INTEGER NOT NULL,
        first INTEGER NOT NULL,
        second INTEGER,
        table_id TEXT,
        PRIMARY KEY (tournament, round, n)
    )""",
)

# what bots say of games that are over
_ANALYSES: Final = (
    """CREATE TABLE analyses (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        open INTEGER NOT NULL,
        job BIGINT NOT NULL,
        result TEXT,
        PRIMARY KEY (table_id, open)
    )""",
)

# which calendar of public holidays somebody's clocks keep, from when on, in which time zone; none where it is empty
_HOLIDAYS: Final = (
    """CREATE TABLE keeping (
        person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
        since {real} NOT NULL,
        calendar TEXT NOT NULL,
        zone TEXT NOT NULL,
        PRIMARY KEY (person, since)
    )""",
)

# what phones join a real table by while its screen shows it; so short that a hash would hide nothing
_CODES: Final = (
    """CREATE TABLE codes (
        table_id TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
        code TEXT NOT NULL UNIQUE,
        until {real} NOT NULL
    )""",
)

# what long games came to, beside their logs (see snapshots.py)
_SNAPSHOTS: Final = (
    """CREATE TABLE snapshots (
        table_id TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
        entries INTEGER NOT NULL,
        program TEXT NOT NULL,
        packed TEXT NOT NULL
    )""",
)

# every act would write it anew, and nobody asks for tables by when they changed but the operator's figures
_CHANGED: Final = ("DROP INDEX tables_by_changed",)


# every challenge throws away what is over, and must not look through everybody's recovery codes for it
_UNTIL: Final = ("CREATE INDEX vouchers_by_until ON vouchers (until)",)

# games that are over, and the logs of those that lie still (see archive.py)
_ARCHIVE: Final = (
    """CREATE TABLE archive (
        table_id TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
        since {real} NOT NULL,
        entries INTEGER NOT NULL,
        packed TEXT
    )""",
    "CREATE INDEX archive_waiting ON archive (since) WHERE packed IS NULL",
    "INSERT INTO archive (table_id, since, entries) SELECT id, changed, 0 FROM tables WHERE outcome IS NOT NULL",
)


def _liken() -> Work[None]:
    """What names have in common by today's reckoning. Of two that were apart before and are alike now, who came first
    is found by the name; the other is so when they change it."""
    people = yield Ask("SELECT id, name, likeness FROM people ORDER BY created, id")
    taken: set[str] = set()
    changed: list[Row] = []
    for id, name, before in people:
        look = likeness(str(name))
        now = f"{look} {id}" if look in taken else look  # no likeness has spaces
        taken.add(look)
        if now != before:
            changed.append((now, id))
    yield ForEach("UPDATE people SET likeness = ? WHERE id = ?", [(f" {id}", id) for _, id in changed])
    yield ForEach("UPDATE people SET likeness = ? WHERE id = ?", changed)


# lists do not read data packs, which a stranger's save may have by the megabyte
_BRIEF: Final = ("ALTER TABLE tables ADD COLUMN brief TEXT",)


def _shorten() -> Work[None]:
    """Headers without their packs, where there are any, for tables of before."""
    with_packs = yield Ask("SELECT id FROM tables WHERE header LIKE ?", ('%"packs":{"%',))
    for (id,) in with_packs:
        ((header,),) = yield Ask("SELECT header FROM tables WHERE id = ?", (id,))
        yield Ask("UPDATE tables SET brief = ? WHERE id = ?", (brief_of(str(header)), id))


def _for_sqlite(statements: Sequence[str]) -> tuple[str, ...]:
    return tuple(
        statement.format(real="REAL").replace("BIGINT", "INTEGER")
        + (" STRICT" if statement.startswith("CREATE TABLE") else "")
        for statement in statements
    )


def _for_postgres(statements: Sequence[str]) -> tuple[str, ...]:
    return tuple(statement.format(real="DOUBLE PRECISION") for statement in statements)


# append only: versions 1, 2, …
MIGRATIONS: Final[tuple[tuple[Step, ...], ...]] = (
    FIRST,
    LISTING,
    CHANGING_SEATS,
    JOBS,
    PICTURES,
    _for_sqlite(_ACCOUNTS),
    _for_sqlite(_TIME),
    _for_sqlite(_MEETING),
    _for_sqlite(_RATINGS),
    _for_sqlite(_CALLING),
    _for_sqlite(_COMPANY),
    _LEVELS,
    _for_sqlite(_TOURNAMENTS),
    _for_sqlite(_ANALYSES),
    _for_sqlite(_HOLIDAYS),
    _for_sqlite(_CODES),
    _for_sqlite(_SNAPSHOTS),
    _CHANGED,
    _UNTIL,
    (_liken,),
    _for_sqlite(_ARCHIVE),
    (*_BRIEF, _shorten),
)


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

POSTGRES_PICTURES: Final = (
    """CREATE TABLE pictures (
        table_id TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
        seen TEXT NOT NULL
    )""",
)

POSTGRES_ACCOUNTS: Final = (
    *_for_postgres(_ACCOUNTS),
    # keys change from time to time, so there are several; with SQLite they are a file
    "CREATE TABLE signing_keys (secret TEXT PRIMARY KEY, made DOUBLE PRECISION NOT NULL)",
    "DROP TABLE server",
)

# servers of one database have a number each while they are on duty, and look after tables; see duty.py
POSTGRES_DUTY: Final = (
    """CREATE TABLE servers (
        n BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name TEXT NOT NULL,
        until DOUBLE PRECISION NOT NULL
    )""",
    """CREATE TABLE keepers (
        table_id TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
        server BIGINT NOT NULL
    )""",
)

# append only: versions 1, 2, …
POSTGRES: Final[tuple[tuple[Step, ...], ...]] = (
    POSTGRES_FIRST,
    POSTGRES_JOBS,
    POSTGRES_PICTURES,
    POSTGRES_ACCOUNTS,
    _for_postgres(_TIME),
    _for_postgres(_MEETING),
    _for_postgres(_RATINGS),
    _for_postgres(_CALLING),
    _for_postgres(_COMPANY),
    _LEVELS,
    _for_postgres(_TOURNAMENTS),
    _for_postgres(_ANALYSES),
    POSTGRES_DUTY,
    _for_postgres(_HOLIDAYS),
    _for_postgres(_CODES),
    _for_postgres(_SNAPSHOTS),
    _CHANGED,
    _UNTIL,
    (_liken,),
    _for_postgres(_ARCHIVE),
    (*_BRIEF, _shorten),
)


class TooNew(RuntimeError):
    """The database was written by a newer Sandtable, whose schema this one does not know."""


def migrate(migrations: Sequence[Sequence[Step]]) -> Work[None]:
    """Bring a database to the newest version."""
    yield Ask("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    rows = yield Ask("SELECT version FROM schema_version")
    if not rows:
        yield Ask("INSERT INTO schema_version VALUES (0)")
    version = int(rows[0][0] or 0) if rows else 0
    if version > len(migrations):
        raise TooNew(f"schema version {version}, known up to {len(migrations)}")
    for migration in migrations[version:]:
        for step in migration:
            if isinstance(step, str):
                yield Ask(step)
            else:
                yield from step()
    yield Ask("UPDATE schema_version SET version = ?", (len(migrations),))
