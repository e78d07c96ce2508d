"""Storage as SQL that every database understands."""

from __future__ import annotations

import json
from abc import abstractmethod
from dataclasses import asdict, replace
from typing import Final, TypeVar, cast

from sandtable.server import archive_statements, jobs_statements, ratings_statements, time_statements
from sandtable.server.accounts_statements import SqlAccounts
from sandtable.server.identity import SCOPES
from sandtable.server.ratings import Contest
from sandtable.server.sql import Ask, ForEach, Row, Value, Work
from sandtable.server.storage import Job, JobState, Lease, NewJob, OutOfOrder, StorageFailed
from sandtable.table.holidays import Keeping
from sandtable.table.ledger import brief_of
from sandtable.table.records import (
    CHAT_KEPT,
    Appended,
    ChatRecord,
    OrdersRecord,
    Proposal,
    Seating,
    SeatKind,
    SeatRecord,
    StoredTable,
    TableRecord,
)

T = TypeVar("T")

LISTED: Final = 200  # tables of one guest
TABLE_COLUMNS: Final = (
    "id, title, header, host, created, spectators, imported, outcome, waiting, changed, standing, rematch,"
    " clock, face, due, listed, rated, begins, seating, proposal, proposals"
)
# in lists a header has no data packs: one of two hundred tables may have a megabyte of them
LISTED_COLUMNS: Final = TABLE_COLUMNS.replace("header", "coalesce(brief, header)")
SEAT_COLUMNS: Final = "seat, kind, who, name, key_hash"


def create_table(table: StoredTable, rematch_of: str | None = None) -> Work[str]:
    record, seating = table.record, table.seating
    if rematch_of is not None:
        claimed = yield Ask(
            "UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL RETURNING id", (record.id, rematch_of)
        )
        if not claimed:
            ((first,),) = yield Ask("SELECT rematch FROM tables WHERE id = ?", (rematch_of,))
            return str(first)
    yield Ask(
        f"INSERT INTO tables ({TABLE_COLUMNS}, brief) VALUES ({', '.join('?' * 22)})",
        (
            *(record.id, record.title, record.header, record.host, record.created, record.spectators),
            *(int(record.imported), record.outcome, json.dumps(record.waiting), record.changed, record.standing),
            *(
                record.rematch,
                record.clock,
                record.face,
                record.due,
                record.listed,
                int(record.rated),
                record.begins,
                seating.version,
                _proposal_text(seating.proposal),
                seating.proposals,
                brief_of(record.header),
            ),
        ),
    )
    yield ForEach(
        f"INSERT INTO seats (table_id, {SEAT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)",
        [(record.id, seat.seat, seat.kind, seat.who, seat.name, seat.key_hash) for seat in seating.seats],
    )
    yield _lines(record.id, 0, table.lines)
    if table.picture is not None:
        yield _picture(record.id, table.picture)
    if record.outcome is not None:
        yield from archive_statements.ended(record.id, record.changed)
    return record.id


def load_table(table: str, first: int) -> Work[StoredTable | None]:
    rows = yield Ask(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", (table,))
    if not rows:
        return None
    seats = yield _seats_of(table)
    lines = yield Ask("SELECT line FROM entries WHERE table_id = ? AND n >= ? ORDER BY n", (table, first))
    chat = yield Ask("SELECT n, seat, name, text, said, who FROM chat WHERE table_id = ? ORDER BY n", (table,))
    pictures = yield Ask("SELECT seen FROM pictures WHERE table_id = ?", (table,))
    stored = _table(rows[0], seats, tuple(str(line) for (line,) in lines), tuple(_chat(row) for row in chat))
    if stored.record.outcome is not None and not lines:
        archived = yield from archive_statements.lines_of(table)
        stored = replace(stored, lines=archived[first:])
    away = yield from time_statements.away_at(table)
    keeping = yield from time_statements.keeping_at(table)
    orders = yield from time_statements.orders_at(table)
    picture = str(pictures[0][0]) if pictures else None
    return replace(stored, picture=picture, away=away, orders=orders, keeping=keeping)


def tables_of(guest: str) -> Work[list[StoredTable]]:
    rows = yield Ask(
        f"SELECT {LISTED_COLUMNS} FROM tables WHERE host = ? OR id IN"
        " (SELECT table_id FROM seats WHERE who = ? AND kind = 'guest')"
        " ORDER BY outcome IS NOT NULL, changed DESC, id LIMIT ?",
        (guest, guest, LISTED),
    )
    return (yield from with_seats(rows))


def block(person: str, other: str, blocked: bool) -> Work[None]:
    yield Ask("DELETE FROM blocks WHERE person = ? AND other = ?", (person, other))
    if blocked:
        yield Ask("INSERT INTO blocks (person, other) VALUES (?, ?)", (person, other))


def blocked_among(guest: str, others: tuple[str, ...]) -> Work[bool]:
    """Whether one of them has blocked the other."""
    marks = ", ".join("?" * len(others)) or "''"
    rows = yield Ask(
        f"SELECT 1 FROM blocks WHERE (person = ? AND other IN ({marks}))"
        f" OR (other = ? AND person IN ({marks})) LIMIT 1",
        (guest, *others, guest, *others),
    )
    return bool(rows)


def with_seats(rows: list[Row]) -> Work[list[StoredTable]]:
    if not rows:
        return []
    ids = tuple(row[0] for row in rows)
    seats = yield Ask(
        f"SELECT table_id, {SEAT_COLUMNS} FROM seats WHERE table_id IN ({', '.join('?' * len(ids))}) ORDER BY seat", ids
    )
    return [_table(row, [seat[1:] for seat in seats if seat[0] == row[0]]) for row in rows]


def append(table: str, entries: Appended, contest: Contest | None) -> Work[None]:
    # this row is everybody's lock: what is read after it was written stays so until the end of the transaction.
    # Where there is no clock it is left alone: SQLite writes an index anew for every column that is set, changed or not
    clock = "" if entries.face is None else ", face = ?, due = ?"
    timed: Row = () if entries.face is None else (entries.face, None if entries.outcome else entries.due)
    known = yield Ask(
        f"UPDATE tables SET outcome = ?, waiting = ?, changed = ?, standing = ?{clock}"
        " WHERE id = ? AND seating = ? RETURNING id",
        (
            *(entries.outcome, json.dumps(entries.waiting), entries.changed, entries.standing),
            *(*timed, table, entries.seating),
        ),
    )
    if not known:
        raise OutOfOrder(f"not seating {entries.seating}")
    ((length,),) = yield Ask("SELECT coalesce(max(n) + 1, 0) FROM entries WHERE table_id = ?", (table,))
    if not length:  # nothing has been done there yet, or all of it lies in the archive
        length = yield from archive_statements.brought_back(table)
    if length != entries.first:
        raise OutOfOrder(f"{length} entries, not {entries.first}")
    yield _lines(table, entries.first, entries.lines)
    if entries.picture is not None:
        yield _picture(table, entries.picture)
    if entries.outcome is not None:
        yield from archive_statements.ended(table, entries.changed)
    if contest is not None:
        yield from ratings_statements.settle(table, contest, entries.changed)


def reseat(table: str, seating: Seating, changed: float, timed: tuple[str, float | None] | None) -> Work[None]:
    known = yield Ask(
        "UPDATE tables SET seating = ?, proposal = ?, proposals = ?, changed = ?"
        " WHERE id = ? AND seating = ? RETURNING id",
        (
            *(seating.version, _proposal_text(seating.proposal), seating.proposals, changed),
            *(table, seating.version - 1),
        ),
    )
    if not known:
        raise OutOfOrder(f"seating {seating.version}")
    if timed is not None:
        yield Ask("UPDATE tables SET face = ?, due = ? WHERE id = ?", (*timed, table))
    yield ForEach(
        "UPDATE seats SET kind = ?, who = ?, name = ?, key_hash = ? WHERE table_id = ? AND seat = ?",
        [(seat.kind, seat.who, seat.name, seat.key_hash, table, seat.seat) for seat in seating.seats],
    )


def tables_under_another_name(guest: str, name: str) -> Work[list[str]]:
    rows = yield Ask(
        "SELECT DISTINCT table_id FROM seats WHERE who = ? AND kind = 'guest' AND name <> ? ORDER BY table_id",
        (guest, name),
    )
    return [str(table) for (table,) in rows]


def rename(table: str, guest: str, name: str) -> Work[None]:
    """Another version of the seats: who knows the one before may not write it back."""
    yield Ask("UPDATE tables SET seating = seating + 1 WHERE id = ?", (table,))
    yield Ask("UPDATE seats SET name = ? WHERE table_id = ? AND who = ? AND kind = 'guest'", (name, table, guest))


def say(table: str, seat: int, name: str, text: str, said: float, who: str | None) -> Work[ChatRecord]:
    known = yield Ask("UPDATE tables SET id = id WHERE id = ? RETURNING id", (table,))
    if not known:
        raise StorageFailed(f"table {table} is gone")
    ((n,),) = yield Ask("SELECT coalesce(max(n) + 1, 0) FROM chat WHERE table_id = ?", (table,))
    assert isinstance(n, int)
    yield Ask(
        "INSERT INTO chat (table_id, n, seat, name, text, said, who) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (table, n, seat, name, text, said, who),
    )
    yield Ask("DELETE FROM chat WHERE table_id = ? AND n <= ?", (table, n - CHAT_KEPT))
    return ChatRecord(n, seat, name, text, said, who)


def add_token(hash: str, guest: str, name: str, created: float, scopes: tuple[str, ...]) -> Work[None]:
    yield Ask(
        "INSERT INTO tokens (hash, guest, name, created, scopes) VALUES (?, ?, ?, ?, ?)",
        (hash, guest, name, created, " ".join(scopes)),
    )


def token_owner(hash: str) -> Work[tuple[str, str, tuple[str, ...], float] | None]:
    rows = yield Ask(
        "SELECT tokens.guest, coalesce(people.name, tokens.name), tokens.scopes, tokens.used"
        " FROM tokens LEFT JOIN people ON people.id = tokens.guest WHERE tokens.hash = ?",
        (hash,),
    )
    if not rows:
        return None
    guest, name, scopes, used = rows[0]
    return str(guest), str(name), tuple(str(scopes).split()), float(used or 0)


def token_used(hash: str, now: float) -> Work[None]:
    yield Ask("UPDATE tokens SET used = ? WHERE hash = ?", (now, hash))


def answers() -> Work[None]:
    yield Ask("SELECT version FROM schema_version")


def _picture(table: str, seen: str) -> Ask:
    return Ask(
        "INSERT INTO pictures (table_id, seen) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET seen = excluded.seen",
        (table, seen),
    )


def _lines(table: str, first: int, lines: tuple[str, ...]) -> ForEach:
    numbered: list[Row] = [(table, first + n, line) for n, line in enumerate(lines)]
    return ForEach("INSERT INTO entries (table_id, n, line) VALUES (?, ?, ?)", numbered)


def _seats_of(table: str) -> Ask:
    return Ask(f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat", (table,))


def _table(row: Row, seats: list[Row], lines: tuple[str, ...] = (), chat: tuple[ChatRecord, ...] = ()) -> StoredTable:
    id, title, header, host, created, spectators, imported, outcome, waiting, changed, standing, rematch, *rest = row
    clock, face, due, listed, rated, begins, version, proposal, proposals = rest
    record = TableRecord(
        str(id),
        str(title),
        str(header),
        str(host),
        float(created or 0),
        spectators if isinstance(spectators, int) else None,
        bool(imported),
        outcome if isinstance(outcome, str) else None,
        tuple(json.loads(str(waiting))),
        float(changed or 0),
        str(standing),
        rematch if isinstance(rematch, str) else None,
        _text(clock),
        _text(face),
        due if isinstance(due, float) else None,
        _text(listed),
        bool(rated),
        begins if isinstance(begins, float) else None,
    )
    open_proposal = _proposal(proposal) if isinstance(proposal, str) else None
    seating = Seating(tuple(_seat(seat) for seat in seats), int(version or 0), open_proposal, int(proposals or 0))
    return StoredTable(record, seating, lines, chat)


def _seat(row: Row) -> SeatRecord:
    seat, kind, who, name, key_hash = row
    return SeatRecord(int(seat or 0), cast(SeatKind, kind), _text(who), str(name), _text(key_hash))


def _chat(row: Row) -> ChatRecord:
    n, seat, name, text, said, who = row
    return ChatRecord(int(n or 0), int(seat or 0), str(name), str(text), float(said or 0), _text(who))


def _text(value: Value) -> str | None:
    return value if isinstance(value, str) else None


def _proposal_text(proposal: Proposal | None) -> str | None:
    return None if proposal is None else json.dumps(asdict(proposal))


def _proposal(text: str) -> Proposal:
    data = json.loads(text)
    return Proposal(**{**data, "waiting": tuple(data["waiting"])})


class SqlStorage(SqlAccounts):
    """Storage on top of whatever can carry out work in one transaction."""

    @abstractmethod
    async def _do(self, work: Work[T], about: str | None = None, reading: bool = False, by_itself: bool = False) -> T:
        """Carry out one transaction; when it is durable other servers are told about a table, if there are any.

        What is only ``reading`` sees everything as it was at one moment. What a table does ``by_itself`` is written by
        the server that looks after it and by no other.
        """

    async def do(self, work: Work[T], reading: bool = False, telling: str | None = None) -> T:
        return await self._do(work, telling, reading)

    async def answers(self) -> None:
        await self._do(answers(), reading=True)

    async def create_table(self, table: StoredTable, rematch_of: str | None = None) -> str:
        return await self._do(create_table(table, rematch_of), rematch_of)

    async def load_table(self, table: str, first: int = 0) -> StoredTable | None:
        return await self._do(load_table(table, first), reading=True)

    async def tables_of(self, guest: str) -> list[StoredTable]:
        return await self._do(tables_of(guest), reading=True)

    async def block(self, person: str, other: str, blocked: bool) -> None:
        await self._do(block(person, other, blocked))

    async def blocked_among(self, guest: str, others: tuple[str, ...]) -> bool:
        return await self._do(blocked_among(guest, others), reading=True)

    async def append(
        self, table: str, entries: Appended, contest: Contest | None = None, by_itself: bool = False
    ) -> None:
        await self._do(append(table, entries, contest), table, by_itself=by_itself)

    async def reseat(
        self,
        table: str,
        seating: Seating,
        changed: float,
        timed: tuple[str, float | None] | None = None,
        by_itself: bool = False,
    ) -> None:
        await self._do(reseat(table, seating, changed, timed), table, by_itself=by_itself)

    async def keep_orders(self, table: str, orders: OrdersRecord) -> None:
        await self._do(time_statements.keep_orders(table, orders), table)

    async def mark_alive(self, most: float) -> list[tuple[float, float]]:
        return await self._do(time_statements.mark_alive(most))

    async def tables_due(self, now: float, most: int) -> list[str]:
        return await self._do(time_statements.tables_due(now, most), reading=True)

    async def set_due(self, table: str, due: float | None) -> None:
        await self._do(time_statements.set_due(table, due))

    async def vacations_of(self, person: str) -> list[tuple[float, float]]:
        return await self._do(time_statements.vacations_of(person), reading=True)

    async def set_vacations(self, person: str, vacations: list[tuple[float, float]]) -> list[str]:
        await self._do(time_statements.set_vacations(person, vacations))
        return await self._clocks_touched(person)

    async def keeping_of(self, person: str) -> list[Keeping]:
        return await self._do(time_statements.keeping_of(person), reading=True)

    async def set_keeping(self, person: str, keeping: list[Keeping]) -> list[str]:
        await self._do(time_statements.set_keeping(person, keeping))
        return await self._clocks_touched(person)

    async def _clocks_touched(self, person: str) -> list[str]:
        tables = await self._do(time_statements.clocked_tables_of(person), reading=True)
        for table in tables:
            await self._do(time_statements.touched(table), table)
        return tables

    async def rename(self, guest: str, name: str) -> list[str]:
        tables = await self._do(tables_under_another_name(guest, name), reading=True)
        for table in tables:
            await self._do(rename(table, guest, name), table)
        return tables

    async def say(self, table: str, seat: int, name: str, text: str, said: float, who: str | None = None) -> ChatRecord:
        return await self._do(say(table, seat, name, text, said, who), table)

    async def add_token(
        self, hash: str, guest: str, name: str, created: float, scopes: tuple[str, ...] = SCOPES
    ) -> None:
        await self._do(add_token(hash, guest, name, created, scopes))

    async def token_owner(self, hash: str) -> tuple[str, str, tuple[str, ...], float] | None:
        return await self._do(token_owner(hash), reading=True)

    async def token_used(self, hash: str, now: float) -> None:
        await self._do(token_used(hash, now))

    async def add_job(self, job: NewJob) -> int | None:
        return await self._do(jobs_statements.add(job))

    async def job(self, n: int) -> Job | None:
        return await self._do(jobs_statements.one(n), reading=True)

    async def lease_job(self, owner: str, kinds: tuple[str, ...], seconds: float) -> Job | None:
        return await self._do(jobs_statements.lease(owner, kinds, seconds))

    async def hold_job(self, n: int, attempt: int, seconds: float, progress: float) -> Lease:
        return await self._do(jobs_statements.hold(n, attempt, seconds, progress))

    async def end_job(self, n: int, attempt: int, state: JobState, result: str | None = None) -> bool:
        return await self._do(jobs_statements.end(n, attempt, state, result))

    async def put_back_job(self, n: int, attempt: int, reason: str, seconds: float) -> bool:
        return await self._do(jobs_statements.put_back(n, attempt, reason, seconds))

    async def cancel_job(self, n: int) -> None:
        await self._do(jobs_statements.cancel(n))

    async def forget_job(self, n: int) -> None:
        await self._do(jobs_statements.forget_one(n))

    async def forget_jobs(self, seconds: float) -> None:
        await self._do(jobs_statements.forget(seconds))
