"""Which server looks after which table, as SQL of PostgreSQL; ``sandtable_now()`` is the clock all of them go by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.server.sql import Ask, Work

# a lease that ends later than any can is none: the clock was set back since
ON_DUTY: Final = "until > sandtable_now() AND until <= sandtable_now() + 3600"
FORSAKEN: Final = f"NOT EXISTS (SELECT 1 FROM servers WHERE n = keepers.server AND {ON_DUTY})"


def begin(name: str, seconds: float) -> Work[int]:
    """A number that no server had before. Whoever had this name is dead, as whoever gives names knows."""
    yield Ask("DELETE FROM servers WHERE name = ? OR until < sandtable_now() - 3600", (name,))
    yield Ask(f"DELETE FROM keepers WHERE {FORSAKEN} AND table_id IN (SELECT id FROM tables WHERE outcome IS NOT NULL)")
    ((n,),) = yield Ask(
        "INSERT INTO servers (name, until) VALUES (?, sandtable_now() + ?) RETURNING n", (name, seconds)
    )
    return int(n or 0)


def stay(n: int, seconds: float) -> Work[bool]:
    """What is over stays over: another server may have taken tables meanwhile."""
    rows = yield Ask(
        f"UPDATE servers SET until = sandtable_now() + ? WHERE n = ? AND {ON_DUTY} RETURNING n", (seconds, n)
    )
    return bool(rows)


def end(n: int) -> Work[None]:
    yield Ask("DELETE FROM servers WHERE n = ?", (n,))


def take(n: int, tables: Sequence[str]) -> Work[list[str]]:
    """Those of the tables that nobody on duty has, or that are this server's already."""
    taken: list[str] = []
    for table in tables:
        # whoever writes there holds this row until it is done, so nothing is written by the one before afterwards
        found = yield Ask("SELECT id FROM tables WHERE id = ? FOR UPDATE", (table,))
        if not found:
            continue
        rows = yield Ask(
            f"INSERT INTO keepers (table_id, server) SELECT ?, n FROM servers WHERE n = ? AND {ON_DUTY}"
            f" ON CONFLICT (table_id) DO UPDATE SET server = excluded.server"
            f" WHERE keepers.server = excluded.server OR {FORSAKEN} RETURNING table_id",
            (table, n),
        )
        taken += [str(id) for (id,) in rows]
    return taken


def let_go(n: int, table: str) -> Work[None]:
    yield Ask("DELETE FROM keepers WHERE table_id = ? AND server = ?", (table, n))


def forsaken(most: int, others: Sequence[str]) -> Work[list[str]]:
    """Tables whose server is not on duty any more, and those of ``others`` that no server looks after."""
    rows = yield Ask(f"SELECT table_id FROM keepers WHERE {FORSAKEN} ORDER BY random() LIMIT ?", (most,))
    if others:
        rows += yield Ask(
            f"SELECT id FROM tables WHERE id IN ({', '.join('?' * len(others))})"
            " AND NOT EXISTS (SELECT 1 FROM keepers WHERE table_id = id)",
            tuple(others),
        )
    return [str(table) for (table,) in rows]
