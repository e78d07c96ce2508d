"""Analyses of finished games as SQL: what was asked for, and what came of it, kept with the table."""

from __future__ import annotations

from dataclasses import dataclass

from sandtable.server import jobs_statements
from sandtable.server.sql import Ask, Work
from sandtable.server.storage import NewJob


@dataclass(frozen=True)
class Kept:
    """``job`` is who reckons it, or reckoned it; ``result`` is there once it is done."""

    job: int
    result: str | None


def one(table: str, open: bool) -> Work[Kept | None]:
    rows = yield Ask("SELECT job, result FROM analyses WHERE table_id = ? AND open = ?", (table, int(open)))
    if not rows:
        return None
    job, result = rows[0]
    return Kept(int(job or 0), result if isinstance(result, str) else None)


def ask(table: str, open: bool, job: NewJob) -> Work[int | None]:
    """The number of the job that reckons it: the one under way, whoever asked for it, or a new one."""
    kept = yield from one(table, open)
    if kept is not None:
        under_way = yield from jobs_statements.one(kept.job)
        if kept.result is not None or (under_way is not None and not under_way.ended):
            return kept.job
    n = yield from jobs_statements.add(job)
    if n is not None:
        yield Ask(
            "INSERT INTO analyses (table_id, open, job) VALUES (?, ?, ?)"
            " ON CONFLICT (table_id, open) DO UPDATE SET job = excluded.job",
            (table, int(open), n),
        )
    return n


def keep(table: str, open: bool, result: str) -> Work[None]:
    """Where the table is still there."""
    yield Ask("UPDATE analyses SET result = ? WHERE table_id = ? AND open = ?", (result, table, int(open)))
