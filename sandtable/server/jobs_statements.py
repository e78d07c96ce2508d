"""The queue of jobs as SQL. ``sandtable_now()`` is the clock that all who share the database go by."""

from __future__ import annotations

from typing import Final, cast

from sandtable.server.sql import Ask, Row, Work
from sandtable.server.storage import Job, JobState, Lease, NewJob

LOST: Final = "lost"  # the reason of a job whose last owner never came back
COLUMNS: Final = "n, kind, asked_by, task, budget, state, attempt, progress, result"

# a lease that ends later than any can is none: the clock was set back since
LONGEST: Final = 3600.0
UNFINISHED: Final = "state IN ('waiting', 'running')"
FREE: Final = f"{UNFINISHED} AND (until <= sandtable_now() OR until > sandtable_now() + {LONGEST})"


def add(job: NewJob) -> Work[int | None]:
    waiting = f"FROM jobs WHERE {UNFINISHED} AND kind = ?"
    ((count, now),) = yield Ask(f"SELECT count(*), coalesce(min(turn), 1) {waiting}", (job.kind,))
    ((own, last),) = yield Ask(
        f"SELECT count(*), coalesce(max(turn), 0) {waiting} AND asked_by = ?", (job.kind, job.asked_by)
    )
    if int(own or 0) >= job.most_each or int(count or 0) >= job.most:
        return None
    # everybody has one in each turn, and who comes new has theirs in the one that is on
    turn = max(int(now or 1), int(last or 0) + 1)
    ((n,),) = yield Ask(
        "INSERT INTO jobs (kind, asked_by, task, budget, attempts, turn, state, attempt, until, progress, cancel)"
        " VALUES (?, ?, ?, ?, ?, ?, 'waiting', 0, 0, 0, 0) RETURNING n",
        (job.kind, job.asked_by, job.task, job.budget, job.attempts, turn),
    )
    return int(n or 0)


def one(n: int) -> Work[Job | None]:
    rows = yield Ask(f"SELECT {COLUMNS} FROM jobs WHERE n = ?", (n,))
    return _job(rows[0]) if rows else None


def lease(owner: str, kinds: tuple[str, ...], seconds: float) -> Work[Job | None]:
    yield Ask(
        "UPDATE jobs SET state = CASE WHEN cancel = 1 THEN 'cancelled' ELSE 'failed' END, result = ?, task = '',"
        f" until = sandtable_now() WHERE state = 'running' AND {FREE} AND (cancel = 1 OR attempt >= attempts)",
        (LOST,),
    )
    while True:
        rows = yield Ask(
            f"SELECT n, attempt, until FROM jobs WHERE {FREE} AND kind IN ({', '.join('?' * len(kinds))})"
            " ORDER BY turn, n LIMIT 1",
            kinds,
        )
        if not rows:
            return None
        taken = yield Ask(
            "UPDATE jobs SET state = 'running', owner = ?, attempt = attempt + 1, until = sandtable_now() + ?"
            f" WHERE n = ? AND attempt = ? AND until = ? AND {UNFINISHED} RETURNING {COLUMNS}",
            (owner, seconds, *rows[0]),
        )
        if taken:  # or another server was faster
            return _job(taken[0])


def hold(n: int, attempt: int, seconds: float, progress: float) -> Work[Lease]:
    rows = yield Ask(
        "UPDATE jobs SET until = sandtable_now() + ?, progress = ?"
        " WHERE n = ? AND attempt = ? AND state = 'running' RETURNING cancel",
        (seconds, progress, n, attempt),
    )
    if not rows:
        return "lost"
    return "cancelled" if rows[0][0] else "held"


def end(n: int, attempt: int, state: JobState, result: str | None) -> Work[bool]:
    rows = yield Ask(
        "UPDATE jobs SET state = ?, result = ?, task = '', until = sandtable_now()"
        " WHERE n = ? AND attempt = ? AND state = 'running' RETURNING n",
        (state, result, n, attempt),
    )
    return bool(rows)


def put_back(n: int, attempt: int, reason: str, seconds: float) -> Work[bool]:
    rows = yield Ask(
        "UPDATE jobs SET state = CASE WHEN attempt < attempts THEN 'waiting' ELSE 'failed' END, result = ?,"
        " task = CASE WHEN attempt < attempts THEN task ELSE '' END, until = sandtable_now() + ?"
        " WHERE n = ? AND attempt = ? AND state = 'running' RETURNING n",
        (reason, seconds, n, attempt),
    )
    return bool(rows)


def cancel(n: int) -> Work[None]:
    yield Ask(
        "UPDATE jobs SET cancel = 1, until = CASE WHEN state = 'waiting' THEN sandtable_now() ELSE until END,"
        " task = CASE WHEN state = 'waiting' THEN '' ELSE task END,"
        f" state = CASE WHEN state = 'waiting' THEN 'cancelled' ELSE state END WHERE n = ? AND {UNFINISHED}",
        (n,),
    )


def forget_one(n: int) -> Work[None]:
    yield Ask(f"DELETE FROM jobs WHERE n = ? AND NOT {UNFINISHED}", (n,))


def forget(seconds: float) -> Work[None]:
    yield Ask(f"DELETE FROM jobs WHERE NOT {UNFINISHED} AND until <= sandtable_now() - ?", (seconds,))


def _job(row: Row) -> Job:
    n, kind, asked_by, task, budget, state, attempt, progress, result = row
    return Job(
        int(n or 0),
        str(kind),
        str(asked_by),
        str(task),
        float(budget or 0),
        cast(JobState, state),
        int(attempt or 0),
        float(progress or 0),
        result if isinstance(result, str) else None,
    )
