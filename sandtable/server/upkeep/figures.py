"""How much there is and how much happens, in figures about nobody."""

from __future__ import annotations

from sandtable.kernel.plain import Plain
from sandtable.server.sql import Ask, Value, Work
from sandtable.table.clocks import DAY

SPANS = (("day", DAY), ("week", 7 * DAY), ("month", 30 * DAY))


def statistics(now: float) -> Work[dict[str, Plain]]:
    tables = yield Ask(
        "SELECT title, count(*), sum(CASE WHEN outcome IS NULL THEN 0 ELSE 1 END),"
        " sum(CASE WHEN clock IS NULL THEN 0 ELSE 1 END), sum(rated) FROM tables GROUP BY title ORDER BY title"
    )
    ((entries, logs),) = yield Ask("SELECT count(*), coalesce(sum(length(line)), 0) FROM entries")
    ((archived, packed),) = yield Ask("SELECT coalesce(sum(entries), 0), coalesce(sum(length(packed)), 0) FROM archive")
    ((people, mails),) = yield Ask("SELECT count(*), count(mail) FROM people")
    ((guests,),) = yield Ask(
        "SELECT count(DISTINCT who) FROM seats WHERE kind = 'guest' AND who NOT IN (SELECT id FROM people)"
    )
    played: dict[str, Plain] = {}
    seen: dict[str, Plain] = {}
    joined: dict[str, Plain] = {}
    for name, span in SPANS:
        for kept, sql in (
            (played, "SELECT count(*) FROM tables WHERE changed > ?"),
            (seen, "SELECT count(DISTINCT person) FROM sessions WHERE seen > ?"),
            (joined, "SELECT count(*) FROM people WHERE created > ?"),
        ):
            ((count,),) = yield Ask(sql, (now - span,))
            kept[name] = _whole(count)
    jobs = yield Ask("SELECT kind, state, count(*) FROM jobs GROUP BY kind, state ORDER BY kind, state")
    ((reports,),) = yield Ask("SELECT count(*) FROM reports WHERE closed IS NULL")
    ((tournaments,),) = yield Ask("SELECT count(*) FROM tournaments WHERE over = 0")
    return {
        "tables": {
            str(title): {
                "all": _whole(count),
                "over": _whole(over),
                "clock": _whole(clock),
                "rated": _whole(rated),
            }
            for title, count, over, clock, rated in tables
        },
        "tables-played": played,
        "entries": _whole(entries),
        "entries-bytes": _whole(logs),
        "entries-archived": _whole(archived),
        "entries-archived-bytes": _whole(packed),
        "people": _whole(people),
        "people-with-mail": _whole(mails),
        "people-seen": seen,
        "people-new": joined,
        "guests": _whole(guests),
        "jobs": {f"{kind} {state}": _whole(count) for kind, state, count in jobs},
        "reports": _whole(reports),
        "tournaments": _whole(tournaments),
    }


def _whole(value: Value) -> int:
    return int(value or 0)
