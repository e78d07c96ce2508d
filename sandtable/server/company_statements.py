"""Friends, muting, reports and silences, as SQL."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, cast

from sandtable.server.sql import Ask, Row, Work

Bond: TypeAlias = Literal["", "friend", "asked", "asks"]  # how two people stand: one has asked, or both have
What: TypeAlias = Literal["insult", "cheating", "name", "stalling", "other"]
MUTED: Final = "muted:"  # what other servers are told begins so; no table is called so
MOST_ASKED: Final = 100  # people whom one person has asked and who have not answered
MOST_OPEN: Final = 10  # reports of one person that wait


@dataclass(frozen=True)
class Friend:
    """``seen`` is when they last looked at a table."""

    name: str
    bond: Bond
    seen: float


@dataclass(frozen=True)
class Report:
    """``person`` reports ``other``, who was called ``name``; ``said`` are the last lines of the table's chat."""

    id: str
    person: str
    other: str
    name: str
    table: str
    what: What
    words: str
    said: tuple[str, ...]
    created: float
    closed: float | None = None
    verdict: str = ""


REPORT: Final = "id, person, other, name, table_id, what, words, said, created, closed, verdict"


def befriend(person: str, other: str, wanted: bool) -> Work[bool]:
    """Ask, or agree; not wanted, both are strangers again. False when the person waits for too many answers."""
    if wanted:
        asked = yield Ask("SELECT 1 FROM friends WHERE person = ? AND other = ?", (other, person))
        ((waiting,),) = yield Ask(
            "SELECT count(*) FROM friends AS mine WHERE person = ? AND NOT EXISTS"
            " (SELECT 1 FROM friends AS theirs WHERE theirs.person = mine.other AND theirs.other = mine.person)",
            (person,),
        )
        if not asked and int(waiting or 0) >= MOST_ASKED:
            return False
        yield Ask("INSERT INTO friends (person, other) VALUES (?, ?) ON CONFLICT DO NOTHING", (person, other))
        return True
    for pair in ((person, other), (other, person)):
        yield Ask("DELETE FROM friends WHERE person = ? AND other = ?", pair)
    return True


def bond(person: str, other: str) -> Work[Bond]:
    rows = yield Ask(
        "SELECT person FROM friends WHERE (person = ? AND other = ?) OR (person = ? AND other = ?)",
        (person, other, other, person),
    )
    return _bond({str(who) for (who,) in rows}, person)


def _bond(asking: set[str], person: str) -> Bond:
    if len(asking) == 2:
        return "friend"
    if not asking:
        return ""
    return "asked" if person in asking else "asks"


def friends_of(person: str) -> Work[list[Friend]]:
    rows = yield Ask(
        "SELECT p.id, p.name, max(CASE WHEN f.person = ? THEN 1 ELSE 0 END), count(*),"
        " coalesce((SELECT max(seen) FROM visits WHERE person = p.id), 0)"
        " FROM friends AS f JOIN people AS p ON p.id = CASE WHEN f.person = ? THEN f.other ELSE f.person END"
        " WHERE f.person = ? OR f.other = ? GROUP BY p.id, p.name ORDER BY p.name",
        (person, person, person, person),
    )
    found: list[Friend] = []
    for _, name, mine, count, seen in rows:
        kind: Bond = "friend" if count == 2 else "asked" if mine else "asks"
        found.append(Friend(str(name), kind, float(seen or 0) if kind == "friend" else 0.0))
    return found


def mute(person: str, other: str, muted: bool) -> Work[None]:
    yield Ask("DELETE FROM mutes WHERE person = ? AND other = ?", (person, other))
    if muted:
        yield Ask("INSERT INTO mutes (person, other) VALUES (?, ?)", (person, other))


def muted_by(person: str) -> Work[frozenset[str]]:
    rows = yield Ask("SELECT other FROM mutes WHERE person = ?", (person,))
    return frozenset(str(other) for (other,) in rows)


def blocked_by(person: str, other: str) -> Work[bool]:
    rows = yield Ask("SELECT 1 FROM blocks WHERE person = ? AND other = ?", (person, other))
    return bool(rows)


# reports


def report(one: Report) -> Work[bool]:
    """False when the person has too many that wait; the same about somebody at a table counts once."""
    ((waiting,),) = yield Ask("SELECT count(*) FROM reports WHERE person = ? AND closed IS NULL", (one.person,))
    if int(waiting or 0) >= MOST_OPEN:
        return False
    yield Ask(
        "DELETE FROM reports WHERE person = ? AND other = ? AND table_id = ? AND what = ? AND closed IS NULL",
        (one.person, one.other, one.table, one.what),
    )
    yield Ask(
        f"INSERT INTO reports ({REPORT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, '')",
        (
            *(one.id, one.person, one.other, one.name, one.table, one.what, one.words),
            *(json.dumps(one.said), one.created),
        ),
    )
    return True


def reports(closed: bool, most: int) -> Work[list[Report]]:
    rows = yield Ask(
        f"SELECT {REPORT} FROM reports WHERE closed IS {'NOT ' if closed else ''}NULL ORDER BY created LIMIT ?", (most,)
    )
    return [_report(row) for row in rows]


def reports_by(person: str) -> Work[list[Report]]:
    rows = yield Ask(f"SELECT {REPORT} FROM reports WHERE person = ? ORDER BY created", (person,))
    return [_report(row) for row in rows]


def one_report(id: str) -> Work[Report | None]:
    rows = yield Ask(f"SELECT {REPORT} FROM reports WHERE id = ?", (id,))
    return _report(rows[0]) if rows else None


def close(id: str, verdict: str, now: float) -> Work[bool]:
    rows = yield Ask(
        "UPDATE reports SET closed = ?, verdict = ? WHERE id = ? AND closed IS NULL RETURNING id", (now, verdict, id)
    )
    return bool(rows)


def silence(person: str, until: float) -> Work[None]:
    yield Ask("DELETE FROM silences WHERE person = ?", (person,))
    yield Ask("INSERT INTO silences (person, until) VALUES (?, ?)", (person, until))


def is_silenced(person: str, now: float) -> Work[bool]:
    rows = yield Ask("SELECT 1 FROM silences WHERE person = ? AND until > ?", (person, now))
    return bool(rows)


def _report(row: Row) -> Report:
    id, person, other, name, table, what, words, said, created, closed, verdict = row
    return Report(
        *(str(id), str(person), str(other), str(name), str(table), cast(What, what), str(words)),
        tuple(json.loads(str(said))),
        float(created or 0),
        closed if isinstance(closed, float) else None,
        str(verdict),
    )
