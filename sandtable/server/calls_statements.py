"""How people want to be called and whom to call now, as SQL. A call is claimed before it is made, so of many servers
one makes it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, cast

from sandtable.server import jobs_statements
from sandtable.server.sql import Ask, ForEach, Row, Work
from sandtable.server.storage import NewJob
from sandtable.table.clocks import DAY

Mailing: TypeAlias = Literal["off", "turns", "daily"]
Reason: TypeAlias = Literal["turn", "soon", "begins", "over"]
Channel: TypeAlias = Literal["called", "mailed"]

LONG_AGO: Final = 7 * DAY  # what happened before that calls nobody
OVER_AGO: Final = 1 * DAY
SOON: Final = DAY / 2  # before somebody's time is over by the day
MOST: Final = 500  # calls in one look


@dataclass(frozen=True)
class Wishes:
    """``feed`` is the hash of the secret in its address."""

    person: str
    mail: Mailing = "off"
    language: str = "en"
    mailed: float = 0.0
    bounced: bool = False
    feed: str | None = None


@dataclass(frozen=True)
class Call:
    """Somebody is to be called to a table; ``lines`` are those they have read."""

    table: str
    title: str
    seat: int
    person: str
    reason: Reason
    lines: int
    due: float | None
    wishes: Wishes


@dataclass(frozen=True)
class Hook:
    table: str
    person: str
    url: str
    secret: str
    language: str
    told: float = 0.0


@dataclass(frozen=True)
class Push:
    endpoint: str
    person: str
    key: str
    auth: str
    session: str


WISHES: Final = "person, mail, language, mailed, bounced, feed"


def wishes_of(person: str) -> Work[Wishes]:
    rows = yield Ask(f"SELECT {WISHES} FROM wishes WHERE person = ?", (person,))
    return _wishes(rows[0]) if rows else Wishes(person)


def wish(person: str, mail: Mailing, language: str) -> Work[None]:
    yield Ask(
        "INSERT INTO wishes (person, mail, language, mailed, bounced) VALUES (?, ?, ?, 0, 0)"
        " ON CONFLICT (person) DO UPDATE SET mail = excluded.mail, language = excluded.language, bounced = 0",
        (person, mail, language),
    )


def stop_mail(person: str) -> Work[None]:
    yield Ask("UPDATE wishes SET mail = 'off' WHERE person = ?", (person,))


def note_bounces() -> Work[None]:
    """A mailbox that does not exist is not written to again."""
    yield Ask(
        "UPDATE wishes SET mail = 'off', bounced = 1 WHERE mail <> 'off' AND person IN"
        " (SELECT asked_by FROM jobs WHERE kind = 'mail' AND state = 'done' AND result = 'bounced')"
    )


# feeds


def set_feed(person: str, hash: str | None, language: str) -> Work[None]:
    yield Ask(
        "INSERT INTO wishes (person, mail, language, mailed, bounced, feed) VALUES (?, 'off', ?, 0, 0, ?)"
        " ON CONFLICT (person) DO UPDATE SET feed = excluded.feed, language = excluded.language",
        (person, language, hash),
    )


def feed_owner(hash: str) -> Work[Wishes | None]:
    rows = yield Ask(f"SELECT {WISHES} FROM wishes WHERE feed = ?", (hash,))
    return _wishes(rows[0]) if rows else None


# whom to call


def due_calls(channel: Channel, now: float, settled: float) -> Work[list[Call]]:
    """Whoever is asked and has not looked since it was ``settled`` that they are, and has not been called since they
    last looked."""
    wants = "w.mail <> 'off'" if channel == "mailed" else "s.who IN (SELECT person FROM pushes)"
    rows = yield Ask(
        "SELECT t.id, t.title, s.seat, s.who, t.waiting, t.outcome, t.changed, t.due, t.begins, t.clock,"
        " coalesce(v.seen, 0), coalesce(v.lines, 0),"
        f" coalesce(v.{channel}, 0), w.person, w.mail, w.language, w.mailed, w.bounced, w.feed"
        " FROM wishes AS w JOIN seats AS s ON s.who = w.person AND s.kind = 'guest'"
        " JOIN tables AS t ON t.id = s.table_id"
        " LEFT JOIN visits AS v ON v.table_id = t.id AND v.seat = s.seat AND v.person = s.who"
        f" WHERE {wants} AND (t.changed > ? OR t.begins > ? OR t.due > ?) ORDER BY t.changed LIMIT ?",
        (now - LONG_AGO, now - LONG_AGO, now, MOST),
    )
    found = [_call(row, now, settled) for row in rows if channel == "called" or '"live"' not in str(row[9])]
    return [call for call in found if call is not None]


def _call(row: Row, now: float, settled: float) -> Call | None:
    table, title, seat, who, waiting, outcome, changed, due, begins, clock, seen, lines, told, *wishes = row
    looked, last = float(seen or 0), float(told or 0)
    ends = due if isinstance(due, float) else None
    reason: Reason | None = None
    if outcome is not None:
        since, reason = float(changed or 0), "over" if float(changed or 0) > now - OVER_AGO else None
    elif isinstance(begins, float) and begins > now:
        return None
    elif isinstance(begins, float) and looked < begins and last < begins:
        since, reason = begins, "begins"
    elif seat not in json.loads(str(waiting)):
        return None
    elif ends is not None and '"days"' in str(clock) and ends - SOON <= now and last < ends - SOON:
        since, reason = ends - SOON, "soon"
    else:
        since, reason = float(changed or 0), "turn"
    if reason is None or looked >= since or last >= since:
        return None
    if reason == "turn" and (last > looked or since > settled):  # once for each time that they stay away
        return None
    return Call(
        *(str(table), str(title), int(seat or 0), str(who), reason, int(lines or 0), ends, _wishes(tuple(wishes)))
    )


def claim(channel: Channel, call: Call, now: float) -> Work[bool]:
    """Whether it is ours to make this call: nobody else has claimed it since."""
    other = "mailed" if channel == "called" else "called"
    rows = yield Ask(
        f"INSERT INTO visits (table_id, seat, person, seen, lines, away, away_lines, {channel}, {other})"
        " VALUES (?, ?, ?, 0, 0, 0, 0, ?, 0) ON CONFLICT (table_id, seat) DO UPDATE SET"
        f" {channel} = excluded.{channel} WHERE visits.{channel} < excluded.{channel} - 1 RETURNING seat",
        (call.table, call.seat, call.person, now),
    )
    return bool(rows)


def claim_letter(person: str, before: float, now: float) -> Work[bool]:
    rows = yield Ask(
        "UPDATE wishes SET mailed = ? WHERE person = ? AND mailed = ? RETURNING person", (now, person, before)
    )
    return bool(rows)


def ask_for(job: NewJob) -> Work[int | None]:
    """Add a job that calls somebody, unless they have left meanwhile: nothing of them is written down any more. Their
    row is the lock for which whoever erases them waits."""
    here = yield Ask("UPDATE people SET id = id WHERE id = ? RETURNING id", (job.asked_by,))
    return (yield from jobs_statements.add(job)) if here else None


# chat rooms of groups

HOOK: Final = "table_id, person, url, secret, language, told"


def set_hook(hook: Hook) -> Work[None]:
    yield Ask("DELETE FROM hooks WHERE table_id = ?", (hook.table,))
    yield Ask(
        f"INSERT INTO hooks ({HOOK}) VALUES (?, ?, ?, ?, ?, ?)",
        (hook.table, hook.person, hook.url, hook.secret, hook.language, hook.told),
    )


def remove_hook(table: str) -> Work[None]:
    yield Ask("DELETE FROM hooks WHERE table_id = ?", (table,))


def hooks_of(person: str) -> Work[list[tuple[Hook, str]]]:
    """With the title of the table."""
    rows = yield Ask(
        "SELECT table_id, person, url, secret, language, told, title FROM hooks JOIN tables ON id = table_id"
        " WHERE person = ? ORDER BY table_id",
        (person,),
    )
    return [(_hook(row[:6]), str(row[6])) for row in rows]


def due_hooks(settled: float) -> Work[list[Hook]]:
    rows = yield Ask(
        "SELECT h.table_id, h.person, h.url, h.secret, h.language, h.told FROM hooks AS h JOIN tables AS t"
        " ON t.id = h.table_id WHERE t.changed > h.told AND t.changed <= ? LIMIT ?",
        (settled, MOST),
    )
    return [_hook(row) for row in rows]


def claim_hook(hook: Hook, now: float) -> Work[bool]:
    """A group that plays again is told of the next game in the same room."""
    rows = yield Ask(
        "UPDATE hooks SET told = ? WHERE table_id = ? AND told = ? RETURNING table_id", (now, hook.table, hook.told)
    )
    return bool(rows)


def move_hook(table: str, to: str) -> Work[None]:
    yield Ask(
        "UPDATE hooks SET table_id = ?, told = 0 WHERE table_id = ?"
        " AND NOT EXISTS (SELECT 1 FROM hooks WHERE table_id = ?)",
        (to, table, to),
    )


# Web Push


def push_key(fresh: str) -> Work[str]:
    """All servers of one database have the same."""
    yield Ask("INSERT INTO push_key (only_row, secret) VALUES (1, ?) ON CONFLICT DO NOTHING", (fresh,))
    ((secret,),) = yield Ask("SELECT secret FROM push_key")
    return str(secret)


def add_push(push: Push, language: str) -> Work[None]:
    yield Ask("DELETE FROM pushes WHERE endpoint = ?", (push.endpoint,))
    yield Ask(
        "INSERT INTO pushes (endpoint, person, key, auth, session) VALUES (?, ?, ?, ?, ?)",
        (push.endpoint, push.person, push.key, push.auth, push.session),
    )
    yield Ask(
        "INSERT INTO wishes (person, mail, language, mailed, bounced) VALUES (?, 'off', ?, 0, 0)"
        " ON CONFLICT (person) DO UPDATE SET language = excluded.language",
        (push.person, language),
    )


def remove_push(endpoint: str) -> Work[None]:
    yield Ask("DELETE FROM pushes WHERE endpoint = ?", (endpoint,))


def pushes_of(person: str) -> Work[list[Push]]:
    """Those of devices that are still signed in."""
    yield Ask(
        "DELETE FROM pushes WHERE person = ? AND session NOT IN (SELECT hash FROM sessions WHERE person = ?)",
        (person, person),
    )
    rows = yield Ask("SELECT endpoint, person, key, auth, session FROM pushes WHERE person = ?", (person,))
    return [Push(*map(str, row)) for row in rows]


def note_gone() -> Work[None]:
    """An address that a push service does not know any more is not called again."""
    rows = yield Ask("SELECT result FROM jobs WHERE kind = 'push' AND state = 'done' AND result LIKE 'gone %'")
    gone: list[Row] = [(str(result).removeprefix("gone "),) for (result,) in rows]
    yield ForEach("DELETE FROM pushes WHERE endpoint = ?", gone)


def _wishes(row: Row) -> Wishes:
    person, mail, language, mailed, bounced, feed = row
    return Wishes(
        *(str(person), cast(Mailing, mail), str(language), float(mailed or 0), bool(bounced)),
        feed if isinstance(feed, str) else None,
    )


def _hook(row: Row) -> Hook:
    table, person, url, secret, language, told = row
    return Hook(str(table), str(person), str(url), str(secret), str(language), float(told or 0))
