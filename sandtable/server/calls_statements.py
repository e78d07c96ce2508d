"""How people want to be called and whom to call now, as SQL. A call is claimed before it is made, so of many servers
one makes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias, cast

from sandtable.server import accounts_statements, jobs_statements
from sandtable.server.accounts import Voucher
from sandtable.server.jobs_statements import UNFINISHED
from sandtable.server.sql import Ask, ForEach, Row, Work
from sandtable.server.storage import NewJob
from sandtable.table.clocks import DAY
from sandtable.table.guests import hashed

Mailing: TypeAlias = Literal["off", "turns", "daily"]
Reason: TypeAlias = Literal["turn", "soon", "begins", "over"]
Channel: TypeAlias = Literal["called", "mailed"]

CALL: Final = "call"  # the kind of jobs that are letters
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


# the list of seats is JSON, and databases differ in how they read it
WAITED_FOR: Final = (
    "replace(replace(replace(t.waiting, '[', ','), ']', ','), ' ', '')"
    " LIKE CAST(? AS TEXT) || CAST(s.seat AS TEXT) || CAST(? AS TEXT)"
)
STOOD: Final = ("seen", "lines", "away", "away_lines")
WISHES: Final = "person, mail, language, mailed, bounced, feed"


def wishes_of(person: str) -> Work[Wishes]:
    rows = yield Ask(f"SELECT {WISHES} FROM wishes WHERE person = ?", (person,))
    return _wishes(rows[0]) if rows else Wishes(person)


def wish(person: str, mail: Mailing, language: str) -> Work[None]:
    """Who turns letters on again is not asked whether those of before came back."""
    yield Ask(
        "DELETE FROM vouchers WHERE person = ? AND purpose = 'bounce'"
        " AND EXISTS (SELECT 1 FROM wishes WHERE person = ? AND mail = 'off')",
        (person, person),
    )
    yield Ask(
        "INSERT INTO wishes (person, mail, language, mailed, bounced) VALUES (?, ?, ?, 0, 0)"
        " ON CONFLICT (person) DO UPDATE SET mail = excluded.mail, language = excluded.language, bounced = 0",
        (person, mail, language),
    )


def stop_mail(person: str) -> Work[None]:
    yield Ask("UPDATE wishes SET mail = 'off' WHERE person = ?", (person,))


def note_bounce(hash: str, now: float) -> Work[bool]:
    """A letter came back: a mailbox that takes none is not written to again. Whether it was one of ours to the address
    that somebody still has, and since which they have not turned letters on again."""
    found = yield from accounts_statements.redeem(hash, "bounce", now)
    if found is None:
        return False
    rows = yield Ask("SELECT mail FROM people WHERE id = ?", (found.person,))
    if not rows or hashed(str(rows[0][0])) != found.about:
        return False
    yield Ask("UPDATE wishes SET mail = 'off', bounced = 1 WHERE person = ? AND mail <> 'off'", (found.person,))
    return True


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


def due_calls(channel: Channel, now: float, settled: float, pause: float = 0.0) -> Work[list[Call]]:
    """Whoever is asked and has not looked since it was ``settled`` that they are, and has not been called since they
    last looked; who waits longest comes first. Nobody is among them who could not be called now anyway: they would
    stand in the way of others. ``pause`` is between two letters."""
    seen, told = "coalesce(v.seen, 0)", f"coalesce(v.{channel}, 0)"
    wants = "s.who IN (SELECT person FROM pushes)"
    values: Row = ()
    if channel == "mailed":
        wants = (
            "w.mail <> 'off' AND w.mailed <= CASE w.mail WHEN 'daily' THEN ? ELSE ? END"
            " AND coalesce(t.clock, '') NOT LIKE ?"
            " AND EXISTS (SELECT 1 FROM people AS p WHERE p.id = w.person AND p.mail IS NOT NULL) AND NOT EXISTS"
            f" (SELECT 1 FROM jobs AS j WHERE j.kind = ? AND j.asked_by = w.person AND {UNFINISHED})"
        )
        values = (now - DAY, now - pause, '%"live"%', CALL)
    rows = yield Ask(
        "SELECT id, title, seat, who, reason, lines, due, person, mail, language, mailed, bounced, feed FROM"
        " (SELECT t.id, t.title, s.seat, s.who, coalesce(v.lines, 0) AS lines, t.due, t.changed,"
        " w.person, w.mail, w.language, w.mailed, w.bounced, w.feed, CASE"
        " WHEN t.outcome IS NOT NULL THEN CASE"
        f" WHEN t.changed > ? AND t.changed <= ? AND {seen} < t.changed AND {told} < t.changed THEN 'over' END"
        " WHEN t.begins > ? THEN NULL"
        f" WHEN {seen} < t.begins AND {told} < t.begins THEN 'begins'"
        f" WHEN t.changed > ? OR NOT {WAITED_FOR} THEN NULL"
        f" WHEN t.clock LIKE ? AND t.due <= ? AND {seen} < t.due - {SOON} AND {told} < t.due - {SOON} THEN 'soon'"
        # once for each time that they stay away
        f" WHEN {seen} < t.changed AND {told} < t.changed AND {told} <= {seen} THEN 'turn'"
        " END AS reason"
        " FROM wishes AS w JOIN seats AS s ON s.who = w.person AND s.kind = 'guest'"
        " JOIN tables AS t ON t.id = s.table_id"
        " LEFT JOIN visits AS v ON v.table_id = t.id AND v.seat = s.seat AND v.person = s.who"
        f" WHERE {wants} AND (t.changed > ? OR t.begins > ? OR t.due > ?)) AS asked"
        " WHERE reason IS NOT NULL ORDER BY changed, id, seat LIMIT ?",
        (
            *(now - OVER_AGO, settled, now, settled, "%,", ",%", '%"days"%', now + SOON, *values),
            *(now - LONG_AGO, now - LONG_AGO, now, MOST),
        ),
    )
    return [_call(row) for row in rows]


def _call(row: Row) -> Call:
    table, title, seat, who, reason, lines, due, *wishes = row
    return Call(
        *(str(table), str(title), int(seat or 0), str(who), cast(Reason, reason), int(lines or 0)),
        *(due if isinstance(due, float) else None, _wishes(tuple(wishes))),
    )


def claim(channel: Channel, call: Call, now: float) -> Work[bool]:
    """Whether it is ours to make this call: nobody else has claimed it since. What is known of somebody who sat there
    before says nothing of who sits there now."""
    other = "mailed" if channel == "called" else "called"
    mine = "visits.person = excluded.person"
    kept = [f"{column} = CASE WHEN {mine} THEN visits.{column} ELSE 0 END" for column in (*STOOD, other)]
    rows = yield Ask(
        f"INSERT INTO visits (table_id, seat, person, seen, lines, away, away_lines, {channel}, {other})"
        " VALUES (?, ?, ?, 0, 0, 0, 0, ?, 0) ON CONFLICT (table_id, seat) DO UPDATE SET"
        f" {', '.join(kept)}, {channel} = excluded.{channel}, person = excluded.person"
        f" WHERE NOT {mine} OR visits.{channel} < excluded.{channel} - 1 RETURNING seat",
        (call.table, call.seat, call.person, now),
    )
    return bool(rows)


class NotPosted(Exception):
    """All is as it was: some other server calls them, they want no letters any more, or there is no room."""


def post(letter: NewJob, calls: Sequence[Call], vouchers: list[Voucher], now: float) -> Work[int]:
    """Claim the calls and add the letter that makes them: all of it or nothing, so none is lost in between. Raises
    NotPosted."""
    if not (yield from _here(letter.asked_by)):
        raise NotPosted
    ours = yield Ask(
        "UPDATE wishes SET mailed = ? WHERE person = ? AND mailed = ? AND mail <> 'off' RETURNING person",
        (now, letter.asked_by, calls[0].wishes.mailed),
    )
    if not ours:
        raise NotPosted
    for call in calls:
        if not (yield from claim("mailed", call, now)):
            raise NotPosted
    yield from accounts_statements.add_vouchers(vouchers, instead=False)
    n = yield from jobs_statements.add(letter)
    if n is None:
        raise NotPosted
    return n


def push(word: NewJob, tasks: Sequence[str], call: Call, now: float) -> Work[int]:
    """Claim the call and add what is pushed to each of somebody's devices, as far as there is room: some of it, or
    nothing of both. Raises NotPosted."""
    if not (yield from _here(word.asked_by)) or not (yield from claim("called", call, now)):
        raise NotPosted
    numbers: list[int] = []
    for task in tasks:
        n = yield from jobs_statements.add(replace(word, task=task))
        if n is not None:
            numbers.append(n)
    if not numbers:
        raise NotPosted
    return numbers[-1]


def drop_letters() -> Work[None]:
    """Those that still wait though whoever they call has looked meanwhile, at every table of theirs, or wants none."""
    yield Ask(
        "UPDATE jobs SET state = 'cancelled', cancel = 1, task = '', until = sandtable_now()"
        " WHERE kind = ? AND state = 'waiting' AND NOT EXISTS (SELECT 1 FROM wishes AS w JOIN visits AS v"
        " ON v.person = w.person AND v.mailed = w.mailed AND v.seen < v.mailed"
        " WHERE w.person = jobs.asked_by AND w.mail <> 'off')",
        (CALL,),
    )


def ask_for(job: NewJob) -> Work[int | None]:
    """Add a job that calls somebody, unless they have left meanwhile: nothing of them is written down any more. Their
    row is the lock for which whoever erases them waits."""
    return (yield from jobs_statements.add(job)) if (yield from _here(job.asked_by)) else None


def _here(person: str) -> Work[bool]:
    rows = yield Ask("UPDATE people SET id = id WHERE id = ? RETURNING id", (person,))
    return bool(rows)


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
