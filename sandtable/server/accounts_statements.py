"""People, their ways to sign in and their leaving, as SQL that every database understands."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from typing import Final, TypeVar, cast

from sandtable.server.accounts import Means, NameTaken, Passkey, Person, Purpose, Session, TokenRecord, Voucher
from sandtable.server.sql import Ask, ForEach, Row, Work

T = TypeVar("T")

PERSON: Final = "id, name, likeness, created, mail"
PASSKEY: Final = "id, person, public_key, uses, label, created, used"
SESSION: Final = "hash, person, means, device, created, seen"
VOUCHER: Final = "hash, purpose, person, about, until"
ENDED: Final = "session:"  # what other servers are told begins so; no table is called so


def add_person(person: Person, session: Session, passkey: Passkey | None) -> Work[None]:
    yield from _free_name(person.id, person.likeness)
    yield Ask(
        f"INSERT INTO people ({PERSON}) VALUES (?, ?, ?, ?, ?)",
        (person.id, person.name, person.likeness, person.created, person.mail),
    )
    yield from add_session(session)
    if passkey is not None:
        yield from add_passkey(passkey)


def _free_name(id: str, likeness: str) -> Work[None]:
    taken = yield Ask("SELECT id FROM people WHERE likeness = ? AND id <> ?", (likeness, id))
    if taken:
        raise NameTaken


def name_person(id: str, name: str, likeness: str) -> Work[None]:
    yield from _free_name(id, likeness)
    yield Ask("UPDATE people SET name = ?, likeness = ? WHERE id = ?", (name, likeness, id))


def person_by(column: str, value: str) -> Work[Person | None]:
    rows = yield Ask(f"SELECT {PERSON} FROM people WHERE {column} = ?", (value,))
    return _person(rows[0]) if rows else None


def set_mail(id: str, mail: str | None) -> Work[bool]:
    if mail is not None:
        others = yield Ask("SELECT id FROM people WHERE mail = ? AND id <> ?", (mail, id))
        if others:
            return False
    yield Ask("UPDATE people SET mail = ? WHERE id = ?", (mail, id))
    # what was sent to the address of before opens nothing any more, what is on its way is dropped, and calls go nowhere
    # until they are wished for
    yield Ask("DELETE FROM vouchers WHERE person = ? AND purpose IN ('call', 'bounce')", (id,))
    yield Ask("UPDATE wishes SET mail = 'off', bounced = 0, mailed = 0 WHERE person = ?", (id,))
    return True


def add_passkey(key: Passkey) -> Work[None]:
    yield Ask(
        f"INSERT INTO passkeys ({PASSKEY}) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (key.id, key.person, key.public_key, key.uses, key.label, key.created, key.used),
    )


def passkeys_by(column: str, value: str) -> Work[list[Passkey]]:
    rows = yield Ask(f"SELECT {PASSKEY} FROM passkeys WHERE {column} = ? ORDER BY created, id", (value,))
    return [_passkey(row) for row in rows]


def passkey_used(id: str, uses: int, now: float) -> Work[None]:
    yield Ask("UPDATE passkeys SET uses = ?, used = ? WHERE id = ?", (uses, now, id))


def remove_passkey(person: str, id: str) -> Work[None]:
    yield Ask("DELETE FROM passkeys WHERE person = ? AND id = ?", (person, id))


def add_session(session: Session) -> Work[None]:
    yield Ask(
        f"INSERT INTO sessions ({SESSION}) VALUES (?, ?, ?, ?, ?, ?)",
        (session.hash, session.person, session.means, session.device, session.created, session.seen),
    )


def session_owner(hash: str) -> Work[Person | None]:
    rows = yield Ask(
        f"SELECT {PERSON} FROM people WHERE id = (SELECT person FROM sessions WHERE hash = ?)",
        (hash,),
    )
    return _person(rows[0]) if rows else None


def sessions_of(person: str) -> Work[list[Session]]:
    rows = yield Ask(f"SELECT {SESSION} FROM sessions WHERE person = ? ORDER BY seen DESC, hash", (person,))
    return [_session(row) for row in rows]


def session_seen(hash: str, before: float, now: float) -> Work[None]:
    yield Ask("UPDATE sessions SET seen = ? WHERE hash = ? AND seen <= ?", (now, hash, before))


def end_session(person: str, hash: str) -> Work[None]:
    yield Ask("DELETE FROM sessions WHERE person = ? AND hash = ?", (person, hash))


def has_ended(hash: str) -> Work[bool]:
    rows = yield Ask(
        "SELECT 1 FROM sessions WHERE hash = ? UNION ALL SELECT 1 FROM tokens WHERE hash = ? LIMIT 1", (hash, hash)
    )
    return not rows


def add_vouchers(vouchers: list[Voucher], instead: bool) -> Work[None]:
    yield Ask("DELETE FROM vouchers WHERE until <= sandtable_now()")
    if instead:
        for person, purpose in {(voucher.person, voucher.purpose) for voucher in vouchers}:
            yield Ask("DELETE FROM vouchers WHERE person = ? AND purpose = ?", (person, purpose))
    rows: list[Row] = [(one.hash, one.purpose, one.person, one.about, one.until) for one in vouchers]
    yield ForEach(f"INSERT INTO vouchers ({VOUCHER}) VALUES (?, ?, ?, ?, ?)", rows)


def redeem(hash: str, purpose: Purpose, now: float) -> Work[Voucher | None]:
    rows = yield Ask(f"DELETE FROM vouchers WHERE hash = ? AND purpose = ? RETURNING {VOUCHER}", (hash, purpose))
    if not rows:
        return None
    found, _, person, about, until = rows[0]
    voucher = Voucher(str(found), purpose, str(person), str(about), float(until or 0))
    return voucher if voucher.until > now else None


def vouchers_left(person: str, purpose: Purpose) -> Work[int]:
    ((count,),) = yield Ask("SELECT count(*) FROM vouchers WHERE person = ? AND purpose = ?", (person, purpose))
    return int(count or 0)


def tokens_of(guest: str) -> Work[list[TokenRecord]]:
    rows = yield Ask(
        "SELECT hash, name, scopes, created, used FROM tokens WHERE guest = ? ORDER BY created, hash", (guest,)
    )
    return [
        TokenRecord(str(hash), str(name), tuple(str(scopes).split()), float(created or 0), float(used or 0))
        for hash, name, scopes, created, used in rows
    ]


def revoke_token(guest: str, hash: str) -> Work[None]:
    yield Ask("DELETE FROM tokens WHERE guest = ? AND hash = ?", (guest, hash))


def every_table_of(guest: str) -> Work[list[str]]:
    rows = yield Ask(
        "SELECT id FROM tables WHERE host = ? OR id IN (SELECT table_id FROM seats WHERE who = ? AND kind = 'guest')"
        " OR id IN (SELECT table_id FROM chat WHERE who = ?) ORDER BY id",
        (guest, guest, guest),
    )
    return [str(table) for (table,) in rows]


def adopt_at(table: str, guest: str, person: Person) -> Work[None]:
    """Another version of the seats: who knows the one before may not write it back."""
    yield Ask(
        "UPDATE tables SET seating = seating + 1, host = CASE WHEN host = ? THEN ? ELSE host END WHERE id = ?",
        (guest, person.id, table),
    )
    yield Ask(
        "UPDATE seats SET who = ?, name = ? WHERE table_id = ? AND who = ? AND kind = 'guest'",
        (person.id, person.name, table, guest),
    )
    for kept in ("chat", "orders"):
        yield Ask(f"UPDATE {kept} SET who = ? WHERE table_id = ? AND who = ?", (person.id, table, guest))


def adopt_tokens(guest: str, person: str) -> Work[None]:
    yield Ask("UPDATE tokens SET guest = ? WHERE guest = ?", (person, guest))
    for kept in ("results", "visits"):
        yield Ask(f"UPDATE {kept} SET person = ? WHERE person = ?", (person, guest))
    for table in ("blocks", "mutes"):
        for column, kept in (("person", "other"), ("other", "person")):
            yield Ask(
                f"DELETE FROM {table} WHERE {column} = ? AND {kept} IN (SELECT {kept} FROM {table} WHERE {column} = ?)",
                (guest, person),
            )
            yield Ask(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (person, guest))
    for column in ("person", "other"):
        yield Ask(f"UPDATE reports SET {column} = ? WHERE {column} = ?", (person, guest))
    yield Ask(
        "DELETE FROM silences WHERE person = ? AND EXISTS (SELECT 1 FROM silences WHERE person = ?)", (guest, person)
    )
    yield Ask("UPDATE silences SET person = ? WHERE person = ?", (person, guest))


def erase_at(table: str, guest: str) -> Work[None]:
    """A table that only they and bots had is theirs, and goes with them; at others a former player has sat."""
    others = yield Ask(
        "SELECT 1 FROM seats WHERE table_id = ? AND kind = 'guest' AND who <> ?"
        " UNION ALL SELECT 1 FROM tables WHERE id = ? AND host <> ? AND host <> '' LIMIT 1",
        (table, guest, table, guest),
    )
    if not others:
        yield Ask("DELETE FROM tables WHERE id = ?", (table,))
        return
    # the proposal falls: it may wait for somebody who never comes
    yield Ask(
        "UPDATE tables SET seating = seating + 1, proposal = NULL, host = CASE WHEN host = ? THEN '' ELSE host END"
        " WHERE id = ?",
        (guest, table),
    )
    yield from _unsay_in_reports(table, guest)
    yield Ask(
        "DELETE FROM chat WHERE table_id = ? AND (who = ? OR (who IS NULL AND (seat, name) IN"
        " (SELECT seat, name FROM seats WHERE table_id = ? AND who = ? AND kind = 'guest')))",
        (table, guest, table, guest),
    )
    yield Ask("DELETE FROM orders WHERE table_id = ? AND who = ?", (table, guest))
    yield Ask(
        "UPDATE seats SET kind = 'left', who = NULL, name = '', key_hash = NULL"
        " WHERE table_id = ? AND who = ? AND kind = 'guest'",
        (table, guest),
    )


def _unsay_in_reports(table: str, guest: str) -> Work[None]:
    """What somebody reported about another at this table has the last lines of the chat, maybe their own among them."""
    names = yield Ask(
        "SELECT name, seat FROM seats WHERE table_id = ? AND who = ? AND kind = 'guest'"
        " UNION SELECT name, seat FROM chat WHERE table_id = ? AND who = ?",
        (table, guest, table, guest),
    )
    begun = tuple(f"{name or int(seat or 0) + 1}: " for name, seat in names)
    reports = yield Ask("SELECT id, said FROM reports WHERE table_id = ?", (table,))
    for id, said in reports:
        kept = [line for line in json.loads(str(said)) if not line.startswith(begun)]
        yield Ask("UPDATE reports SET said = ? WHERE id = ?", (json.dumps(kept), id))


def erase(guest: str) -> Work[None]:
    yield Ask("UPDATE entrants SET person = NULL, gone = 1 WHERE person = ?", (guest,))
    yield Ask("UPDATE tournaments SET host = '' WHERE host = ?", (guest,))
    for table, column in (
        ("blocks", "person"),
        ("blocks", "other"),
        ("results", "person"),
        ("mutes", "person"),
        ("mutes", "other"),
        ("silences", "person"),
        ("reports", "person"),
        ("reports", "other"),
        ("tokens", "guest"),
        ("people", "id"),
        # last: nobody is called any more who is not there any more (see calls_statements)
        ("visits", "person"),
        ("vouchers", "person"),
        ("jobs", "asked_by"),
    ):
        yield Ask(f"DELETE FROM {table} WHERE {column} = ?", (guest,))  # passkeys and sessions go with the person


def _person(row: Row) -> Person:
    id, name, likeness, created, mail = row
    return Person(str(id), str(name), str(likeness), float(created or 0), mail if isinstance(mail, str) else None)


def _passkey(row: Row) -> Passkey:
    id, person, key, uses, label, created, used = row
    return Passkey(str(id), str(person), str(key), int(uses or 0), str(label), float(created or 0), float(used or 0))


def _session(row: Row) -> Session:
    hash, person, means, device, created, seen = row
    return Session(str(hash), str(person), cast(Means, means), str(device), float(created or 0), float(seen or 0))


class SqlAccounts(ABC):
    """The accounts of ``SqlStorage``."""

    @abstractmethod
    async def _do(self, work: Work[T], about: str | None = None, reading: bool = False) -> T: ...

    async def add_person(self, person: Person, session: Session, passkey: Passkey | None = None) -> None:
        await self._do(add_person(person, session, passkey))

    async def person(self, id: str) -> Person | None:
        return await self._do(person_by("id", id), reading=True)

    async def person_by_mail(self, mail: str) -> Person | None:
        return await self._do(person_by("mail", mail), reading=True)

    async def person_like(self, likeness: str) -> Person | None:
        return await self._do(person_by("likeness", likeness), reading=True)

    async def name_person(self, id: str, name: str, likeness: str) -> None:
        await self._do(name_person(id, name, likeness))

    async def set_mail(self, id: str, mail: str | None) -> bool:
        return await self._do(set_mail(id, mail))

    async def add_passkey(self, passkey: Passkey) -> None:
        await self._do(add_passkey(passkey))

    async def passkey(self, id: str) -> Passkey | None:
        found = await self._do(passkeys_by("id", id), reading=True)
        return found[0] if found else None

    async def passkeys_of(self, person: str) -> list[Passkey]:
        return await self._do(passkeys_by("person", person), reading=True)

    async def passkey_used(self, id: str, uses: int, now: float) -> None:
        await self._do(passkey_used(id, uses, now))

    async def remove_passkey(self, person: str, id: str) -> None:
        await self._do(remove_passkey(person, id))

    async def add_session(self, session: Session) -> None:
        await self._do(add_session(session))

    async def session_owner(self, hash: str) -> Person | None:
        return await self._do(session_owner(hash), reading=True)

    async def sessions_of(self, person: str) -> list[Session]:
        return await self._do(sessions_of(person), reading=True)

    async def session_seen(self, hash: str, before: float, now: float) -> None:
        await self._do(session_seen(hash, before, now))

    async def end_session(self, person: str, hash: str) -> None:
        await self._do(end_session(person, hash), ENDED + hash)

    async def has_ended(self, hash: str) -> bool:
        return await self._do(has_ended(hash), reading=True)

    async def add_vouchers(self, vouchers: list[Voucher], instead: bool = False) -> None:
        await self._do(add_vouchers(vouchers, instead))

    async def redeem(self, hash: str, purpose: Purpose, now: float) -> Voucher | None:
        return await self._do(redeem(hash, purpose, now))

    async def vouchers_left(self, person: str, purpose: Purpose) -> int:
        return await self._do(vouchers_left(person, purpose), reading=True)

    async def tokens_of(self, guest: str) -> list[TokenRecord]:
        return await self._do(tokens_of(guest), reading=True)

    async def revoke_token(self, guest: str, hash: str) -> None:
        await self._do(revoke_token(guest, hash), ENDED + hash)

    async def every_table_of(self, guest: str) -> list[str]:
        return await self._do(every_table_of(guest), reading=True)

    async def adopt(self, guest: str, person: Person) -> list[str]:
        await self._do(adopt_tokens(guest, person.id))
        tables = await self.every_table_of(guest)
        for table in tables:
            await self._do(adopt_at(table, guest, person), table)
        return tables

    async def erase(self, guest: str) -> list[str]:
        ended = [session.hash for session in await self.sessions_of(guest)]
        ended += [token.hash for token in await self.tokens_of(guest)]
        tables = await self.every_table_of(guest)
        for table in tables:
            await self._do(erase_at(table, guest), table)
        await self._do(erase(guest))
        for hash in ended:
            await self._do(end_session(guest, hash), ENDED + hash)
        return tables
