"""Write down a database of the first schema, with two games in it, as SQL: ``python tests/server/old/record.py``.

The file is a fixture: it shows that today's server opens yesterday's tables. It is recorded anew only when saves of
that time cannot be played any more, which from the first release on never happens.
"""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import sandtable
from sandtable.kernel.match import Match
from sandtable.server.schema import MIGRATIONS, migrate
from sandtable.server.sqlite import in_transaction
from sandtable.table.ledger import header_of, lines_from, outcome_of

HOST = "first-schema-host"
FRIEND = "first-schema-friend"
SCHEMA_1 = Path(__file__).with_name("schema-1.sql")


def played(mode: str, decisions: int, seed: str) -> Match:
    match = sandtable.game("blitzkrieg").match(mode, seed=seed)
    rng = random.Random(seed)
    for _ in range(decisions):
        if not match.to_act:
            break
        seat = match.to_act[0]
        match.play(seat, rng.choice(list(match.legal(seat))))
    return match


def main() -> None:
    database = sqlite3.connect(":memory:", isolation_level=None)
    in_transaction(database, migrate(MIGRATIONS[:1]))
    for id, mode, decisions, people in (
        ("first-duel", "duel", 9, (HOST, FRIEND)),
        ("first-solo", "solo", 5, (HOST,)),
        ("first-ended", "duel", 1000, (HOST, FRIEND)),
    ):
        match = played(mode, decisions, id)
        row = (id, "blitzkrieg", header_of(match), HOST, 1_700_000_000.0, None, 0, outcome_of(match))
        database.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
        for n, line in enumerate(lines_from(match, 0)):
            database.execute("INSERT INTO entries VALUES (?, ?, ?)", (id, n, line))
        for seat, person in enumerate(people):
            values = (id, seat, "guest", person, "Ada" if person == HOST else "Bob", None)
            database.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)", values)
    said = ("first-duel", 0, 1, "Bob", "till tomorrow", 1_700_000_100.0)
    database.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", said)
    database.execute("INSERT INTO tokens VALUES (?, ?, ?, ?)", ("0" * 64, HOST, "robot", 1_700_000_000.0))
    SCHEMA_1.write_text("\n".join(database.iterdump()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
