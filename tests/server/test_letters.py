"""Letters that call: none is lost while mail is away or a server dies, and who takes none is not written to again."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from email.message import EmailMessage, Message
from email.mime.multipart import MIMEMultipart
from email.mime.text import MIMEText
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from sandtable.cli.app import app
from sandtable.server.accounts import Person, Session, Voucher
from sandtable.server.bounces import returned
from sandtable.server.calls_statements import (
    CALL,
    Call,
    NotPosted,
    Push,
    add_push,
    claim,
    drop_letters,
    due_calls,
    post,
    push,
    wish,
)
from sandtable.server.mails import calling, posting
from sandtable.server.settings import Settings, UnusableMail, mail_of
from sandtable.server.sql import Ask, Row, Work
from sandtable.server.sqlite import SqliteStorage, connect
from sandtable.server.storage import Job, NewJob, Storage, StorageFailed
from sandtable.server.visits_statements import enter, missed_since, seen
from sandtable.table.records import Seating, SeatRecord
from server.hasty import Hasty
from server.house import House, Visitor
from server.postoffice import PostOffice, link_in
from server.test_accounts import everything
from server.test_calls import acts, duel, home, house, office, with_mail
from server.test_metrics import figures
from server.test_ratings import person
from server.test_storage import RECORD, TABLE, Opening, opening, run
from server.test_upkeep import changed, where
from server.workers import wait_for

__all__ = ["home", "house", "office", "opening"]

ADA = SeatRecord(0, "guest", "ada", "Ada")
AT_ONCE = "UPDATE jobs SET until = 0 WHERE kind = 'call'"  # what is tried again later is tried now


# while mail is away


def asked(house: House, sql: str) -> list[Any]:
    with sqlite3.connect(house.settings.database) as database:
        return database.execute(sql).fetchall()


def _tried_again(house: House, attempt: int) -> float:
    """When a letter is, which has been tried so often."""
    sql = f"SELECT until FROM jobs WHERE kind = 'call' AND state = 'waiting' AND attempt = {attempt} AND until > 0"
    wait_for(lambda: bool(asked(house, sql)))
    ((until,),) = asked(house, sql)
    return float(until)


def test_a_letter_outlives_a_mail_server_that_is_away_for_hours(house: House, office: PostOffice) -> None:
    ada, bob = person(house, "Ada"), with_mail(house, office, "Bob")
    office.busy = 1_000_000
    acts(ada, duel(ada, bob))
    hours, attempt = 0.0, 0
    while hours < 2:
        attempt += 1
        hours += (_tried_again(house, attempt) - time.time()) / 3600
        if hours > 2:
            office.busy = 0
        changed(house, AT_ONCE)  # so long passes
    assert office.next()["To"] == "bob@example.org"
    wait_for(lambda: asked(house, "SELECT state FROM jobs WHERE kind = 'call'") == [("done",)])
    acts(ada, duel(ada, with_mail(house, office, "Eve")))
    assert office.next()["To"] == "eve@example.org"
    assert office.letters.empty()


def test_letters_that_call_have_a_day_and_those_for_which_somebody_waits_as_long_as_their_links(
    office: PostOffice,
) -> None:
    mail = office.settings("https://table.example.org")
    calling_, posting_ = (
        [kind.pause_after(attempt) for attempt in range(1, kind.attempts)] for kind in (calling(mail), posting(mail))
    )
    assert 24 * 3600 <= sum(calling_) < 25 * 3600
    assert calling_ == sorted(calling_)
    assert calling_[-1] <= 1800
    assert sum(posting_) < Settings.link_seconds


def test_a_letter_that_waits_is_dropped_when_they_look_or_want_none_any_more(house: House, office: PostOffice) -> None:
    ada, *others = person(house, "Ada"), *(with_mail(house, office, name) for name in ("Bob", "Cyd", "Eve"))
    office.busy = 1_000_000
    made = [duel(ada, other) for other in others]
    for one in made:
        acts(ada, one)
    waiting = "SELECT count(*) FROM jobs WHERE kind = 'call' AND state = 'waiting'"
    wait_for(lambda: asked(house, waiting) == [(3,)])
    bob, cyd, _ = others
    with bob.joins(made[0], 1):
        pass
    assert cyd.post("/api/calls", {"mail": "off"}).status_code == 200
    wait_for(lambda: asked(house, waiting) == [(1,)])
    office.busy = 0
    changed(house, AT_ONCE)
    assert office.next()["To"] == "eve@example.org"
    wait_for(
        lambda: asked(house, "SELECT count(*) FROM jobs WHERE task <> ''") == [(0,)]
    )  # nor is a link left anywhere
    assert office.letters.empty()


async def _somebody_is_asked(storage: Storage, *names: str) -> list[Call]:
    """Each in a seat of one table, and calls for them as of the second 150."""
    seats = tuple(SeatRecord(n, "guest", name, name) for n, name in enumerate(names))
    record = replace(RECORD, changed=100.0, waiting=tuple(range(len(names))))
    await storage.create_table(replace(TABLE, record=record, seating=Seating(seats)))
    for name in names:
        await _somebody_comes(storage, name)
    return await storage.do(due_calls("mailed", 150.0, 150.0))


async def _somebody_comes(storage: Storage, name: str) -> None:
    session = Session(f"hash of {name}", name, "passkey", "a phone", 1.0, 1.0)
    await storage.add_person(Person(name, name, name, 1.0, f"{name}@example.org"), session)
    await storage.do(wish(name, "turns", "en"))


def a_letter(to: str, most: int = 9) -> NewJob:
    return NewJob(CALL, to, f"to {to}", 1.0, 2, 1, most)


def a_link(to: str) -> list[Voucher]:
    return [Voucher(f"hash of a link to {to}", "call", to, "one", 1e12)]


def test_a_call_is_claimed_only_with_its_letter(opening: Opening) -> None:
    """Whatever happens in between, somebody is still to be called: here storage fails, or the queue is full."""

    async def story(storage: Storage) -> None:
        ada, bob = await _somebody_is_asked(storage, "ada", "bob")

        async def still(*calls: Call) -> bool:
            found = await storage.do(due_calls("mailed", 150.0, 150.0))
            left = [await storage.vouchers_left(call.person, "call") for call in calls]
            return found == [*calls] and not any(left)

        await storage.do(_renamed("jobs", "elsewhere"))
        with pytest.raises(StorageFailed):
            await storage.do(post(a_letter("ada"), [ada], a_link("ada"), 150.0))
        await storage.do(_renamed("elsewhere", "jobs"))
        assert await still(ada, bob)
        assert await storage.do(post(a_letter("ada", most=1), [ada], a_link("ada"), 150.0))
        assert await still(bob)
        with pytest.raises(NotPosted):
            await storage.do(post(a_letter("ada", most=9), [ada], [], 160.0))  # as another server would
        with pytest.raises(NotPosted):
            await storage.do(post(a_letter("bob", most=1), [bob], a_link("bob"), 150.0))  # all together have too many
        assert await still(bob)
        job = await storage.lease_job("one", (CALL,), 60.0)
        assert job is not None
        assert (job.asked_by, job.task) == ("ada", "to ada")
        assert await storage.end_job(job.n, job.attempt, "done")
        assert await storage.do(post(a_letter("bob", most=1), [bob], a_link("bob"), 170.0))
        assert await storage.do(due_calls("mailed", 1e9, 1e9)) == []

    run(opening, story)


def test_a_call_is_claimed_only_with_its_pushes(opening: Opening) -> None:
    """Likewise; and who has room for one of two is called on one device."""

    async def story(storage: Storage) -> None:
        await _somebody_is_asked(storage, "ada")
        await storage.do(add_push(Push("https://example.org/1", "ada", "key", "auth", "hash of ada"), "en"))
        (call,) = await storage.do(due_calls("called", 150.0, 150.0))
        word = NewJob("push", "ada", "", 1.0, 1, 9, 9)
        await storage.do(_renamed("jobs", "elsewhere"))
        with pytest.raises(StorageFailed):
            await storage.do(push(word, ["one"], call, 150.0))
        await storage.do(_renamed("elsewhere", "jobs"))
        with pytest.raises(NotPosted):
            await storage.do(push(replace(word, most=0), ["one"], call, 150.0))
        assert await storage.do(due_calls("called", 150.0, 150.0)) == [call]
        assert await storage.do(push(replace(word, most=1), ["one", "two"], call, 150.0))
        assert await storage.do(due_calls("called", 1e9, 1e9)) == []
        job = await storage.lease_job("one", ("push",), 60.0)
        assert job is not None
        assert job.task == "one"
        with pytest.raises(NotPosted):
            await storage.do(push(word, ["one"], call, 150.5))  # as another server would

    run(opening, story)


def _renamed(table: str, to: str) -> Work[None]:
    yield Ask(f"ALTER TABLE {table} RENAME TO {to}")


def test_a_server_that_is_killed_on_the_way_to_a_letter_has_claimed_nothing(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"

    async def begins() -> Call:
        storage = await SqliteStorage.open(path)
        (call,) = await _somebody_is_asked(storage, "ada")
        await storage.close()
        return call

    async def goes_on() -> tuple[int, Job | None]:
        storage = await SqliteStorage.open(path)
        calls = await storage.do(due_calls("mailed", 150.0, 150.0))
        job = await storage.lease_job("one", (CALL,), 0.0)
        await storage.close()
        return len(calls), job

    call = asyncio.run(begins())
    cuts = 0
    while not _cut_off(path, post(a_letter("ada"), [call], a_link("ada"), 150.0), cuts):
        assert asyncio.run(goes_on()) == (1, None)
        cuts += 1
    assert cuts > 5
    assert asyncio.run(goes_on()) == (1, None)  # all was said but the last word


def _cut_off(path: Path, work: Work[int], after: int) -> bool:
    """So many statements and then the end, without a word to the database; whether that were all of them."""
    with closing(connect(path)) as database:
        database.execute("BEGIN IMMEDIATE")
        rows: list[Row] | None = None
        for _ in range(after):
            try:
                said = next(work) if rows is None else work.send(rows)
            except StopIteration:
                return True
            if isinstance(said, Ask):
                rows = database.execute(said.sql, said.values).fetchall()
            else:
                rows = []
                database.executemany(said.sql, said.rows)
    return False


def test_everybody_has_one_letter_though_the_server_is_killed_over_them(tmp_path: Path, office: PostOffice) -> None:
    words = ("--mail", office.settings("").server)
    names = ("Bob", "Cyd", "Eve")
    with Hasty(tmp_path, words=words) as server:
        ada, others = person(server, "Ada"), [with_mail(server, office, name) for name in names]
        made = [duel(ada, other) for other in others]
        busy = office.busy = 1_000_000
        for one in made:
            acts(ada, one)
        wait_for(lambda: office.busy < busy)  # some letter is being brought, others are being written
        server.kill()
    office.busy = 0
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)) as database:
        database.execute(AT_ONCE)
        with Hasty(tmp_path, words=words):
            assert {office.next()["To"] for _ in names} == {f"{name.lower()}@example.org" for name in names}
            wait_for(lambda: database.execute("SELECT 1 FROM jobs WHERE task <> ''").fetchall() == [])
            assert office.letters.empty()


def test_a_letter_on_its_way_to_an_old_address_is_dropped(opening: Opening) -> None:
    """However soon letters are turned on again."""

    async def story(storage: Storage) -> None:
        calls = await _somebody_is_asked(storage, "ada", "bob")
        jobs = [await storage.do(post(a_letter(call.person), [call], [], 150.0)) for call in calls]
        await storage.set_mail("ada", "countess@example.org")
        await storage.do(wish("ada", "turns", "en"))
        await storage.do(drop_letters())
        left = [await storage.job(n) for n in jobs]
        assert [(job.state, job.task) for job in left if job is not None] == [("cancelled", ""), ("waiting", "to bob")]

    run(opening, story)


def test_who_has_left_is_not_written_to(opening: Opening) -> None:
    async def story(storage: Storage) -> None:
        (ada,) = await _somebody_is_asked(storage, "ada")
        await storage.erase("ada")
        with pytest.raises(NotPosted):
            await storage.do(post(a_letter("ada"), [ada], a_link("ada"), 150.0))
        assert await storage.vouchers_left("ada", "call") == 0

    run(opening, story)


def test_a_seat_that_changed_hands_is_called_once_and_by_who_sits_there_now(opening: Opening) -> None:
    """What was kept of who sat there before neither calls nor silences anybody."""

    async def story(storage: Storage) -> None:
        await _somebody_is_asked(storage, "ada")
        await _somebody_comes(storage, "bob")
        await storage.do(enter("one", 0, "ada", 90.0))
        await storage.do(seen([("one", 0, "ada", 7)], 95.0))
        assert await storage.do(due_calls("mailed", 150.0, 99.0)) == []  # not settled yet
        (call,) = await storage.do(due_calls("mailed", 150.0, 150.0))
        assert (call.person, call.reason, call.lines) == ("ada", "turn", 7)
        assert await storage.do(claim("mailed", call, 150.0))
        assert await storage.do(due_calls("mailed", 160.0, 160.0)) == []
        await storage.reseat("one", Seating((SeatRecord(0, "guest", "bob", "Bob"),), version=1), 200.0)
        (call,) = await storage.do(due_calls("mailed", 250.0, 250.0))
        assert (call.person, call.lines) == ("bob", 0)
        assert await storage.do(claim("mailed", call, 250.0))
        assert not await storage.do(claim("mailed", call, 250.5))
        assert await storage.do(due_calls("mailed", 260.0, 260.0)) == []
        assert await storage.do(missed_since("one", 0, "ada", 260.0)) is None

    run(opening, story)


def test_who_has_little_time_left_when_their_turn_comes_is_called(opening: Opening) -> None:
    """Though they looked when they had as little already; and who has more is called again when it gets little."""

    async def story(storage: Storage) -> None:
        day = 24 * 3600.0
        now = 100 * day
        await _somebody_is_asked(storage, "ada")
        clock = replace(RECORD, changed=now, clock='{"kind":"days","days":3}', due=now + 3600)
        await storage.create_table(replace(TABLE, record=replace(clock, id="two"), seating=Seating((ADA,))))
        await storage.do(enter("two", 0, "ada", now - 60))
        (call,) = await storage.do(due_calls("mailed", now + 120, now))
        assert (call.table, call.reason) == ("two", "turn")
        assert await storage.do(claim("mailed", call, now + 120))
        assert await storage.do(due_calls("mailed", now + 300, now + 300)) == []
        await storage.set_due("two", now + 3 * day)
        for later, reasons in ((2.4, []), (2.6, ["soon"])):
            calls = await storage.do(due_calls("mailed", now + later * day, now + later * day))
            assert [call.reason for call in calls] == reasons
        assert await storage.do(claim("mailed", calls[0], now + 2.6 * day))
        assert await storage.do(due_calls("mailed", now + 2.7 * day, now + 2.7 * day)) == []

    run(opening, story)


# letters that come back


@pytest.mark.parametrize("box", ["nobody", "spurned"])
def test_a_mailbox_that_takes_nothing_is_not_written_to_again(house: House, office: PostOffice, box: str) -> None:
    """Whether it is told when the mailbox is named or once the letter has been read."""
    ada, bob = person(house, "Ada"), with_mail(house, office, "Bob")
    changed(house, f"UPDATE people SET mail = '{box}@example.org' WHERE name = 'Bob'")
    acts(ada, duel(ada, bob))
    wait_for(lambda: calls_of(bob) == ("off", True))
    assert asked(house, "SELECT attempt FROM jobs WHERE kind = 'call'") == [(1,)]


def calls_of(who: Visitor) -> tuple[str, bool]:
    told = who.get("/api/calls").json()
    return told["mail"], told["bounced"]


def test_an_old_bounce_does_not_stop_the_letters_to_a_new_address(house: House, office: PostOffice) -> None:
    ada, bob = person(house, "Ada"), with_mail(house, office, "Bob")
    changed(house, "UPDATE people SET mail = 'nobody@example.org' WHERE name = 'Bob'")
    acts(ada, duel(ada, bob))
    wait_for(lambda: calls_of(bob) == ("off", True))
    bob.post("/api/sign-in/mail", {"mail": "robert@example.org"})
    assert bob.post("/api/sign-in/link", {"code": link_in(office.next()).split("#")[1]}).status_code == 200
    assert bob.post("/api/calls", {"mail": "turns"}).status_code == 200
    acts(ada, duel(ada, bob))
    assert office.next()["To"] == "robert@example.org"
    assert calls_of(bob) == ("turns", False)


def test_a_mail_server_that_takes_nothing_from_us_stops_nobodys_letters(house: House, office: PostOffice) -> None:
    """It is the operator's to put right, who is told; then the letters go out."""
    ada, others = person(house, "Ada"), [with_mail(house, office, name) for name in ("Bob", "Eve")]
    office.disowned = True
    for other in others:
        acts(ada, duel(ada, other))
    waiting = "SELECT count(*) FROM jobs WHERE kind = 'call' AND state = 'waiting' AND attempt = 1"
    wait_for(lambda: asked(house, waiting) == [(2,)])
    assert [calls_of(other) for other in others] == [("turns", False)] * 2
    assert figures(house)['sandtable_errors_total kind="mail"'] == 2
    office.disowned = False
    changed(house, AT_ONCE)
    assert {office.next()["To"] for _ in others} == {"bob@example.org", "eve@example.org"}


def test_logs_tell_no_address(house: House, office: PostOffice, capfd: pytest.CaptureFixture[str]) -> None:
    ada, bob = person(house, "Ada"), with_mail(house, office, "Bob")
    capfd.readouterr()
    office.busy = 1
    acts(ada, duel(ada, bob))
    _tried_again(house, 1)
    wait_for(lambda: office.busy == 0)
    changed(house, AT_ONCE)
    office.next()
    told = "".join(capfd.readouterr())
    assert "RCPT 451" in told
    assert "example.org" not in told


def report(to: str, action: str = "failed", status: str = "5.1.1") -> bytes:
    """What a mail server sends back (RFC 3464)."""
    told = MIMEMultipart("report")
    told["From"], told["To"], told["Subject"] = "Mail <mailer-daemon@example.org>", to, "Undelivered mail"
    told.attach(MIMEText("It could not be delivered."))
    about_all, about_one, said = Message(), Message(), Message()
    about_all["Reporting-MTA"] = "dns; mail.example.org"
    about_one["Final-Recipient"], about_one["Action"], about_one["Status"] = "rfc822; bob@example.org", action, status
    said.set_type("message/delivery-status")
    said.set_payload([about_all, about_one])
    told.attach(said)
    return told.as_bytes()


def answer_of_a_machine(to: str) -> bytes:
    told = EmailMessage()
    told["From"], told["To"], told["Subject"] = "bob@example.org", to, "Out of office"
    told["Auto-Submitted"] = "auto-replied"
    told.set_content("Action: failed\nStatus: 5.1.1\n")
    return told.as_bytes()


def stops(house: House, message: bytes) -> bool:
    """Whether somebody's letters stop by what a mail server hands on."""
    done = CliRunner(env={"LC_ALL": "en.UTF-8"}).invoke(app, ["admin", "bounced", *where(house)], input=message)
    assert done.exit_code == 0, done.output
    stopped = "A letter came back for good" in done.stdout
    assert stopped != ("This message stops nobody's letters." in done.stdout)
    return stopped


def test_a_letter_that_comes_back_later_stops_the_letters(home: House, office: PostOffice) -> None:
    ada, bob, eve = person(home, "Ada"), with_mail(home, office, "Bob"), with_mail(home, office, "Eve")
    came_from = []
    for other in (bob, eve):
        acts(ada, duel(ada, other))
        office.next()
        came_from.append(office.came_from[-1])
    to_bob, to_eve = came_from
    assert re.fullmatch(r"bounce\+[0-9a-f]{32}@sandtable\.example", to_bob)
    assert to_bob != to_eve
    token = to_bob.partition("+")[2].partition("@")[0]
    assert token not in everything(home)
    forged = to_bob.replace(token, "0" * 32)
    for harmless in (
        report(to_bob, "delayed", "4.4.1"),
        report(to_bob, "failed", "4.4.7"),  # given up, but nobody knows what is there
        report(to_bob, "delivered", "2.1.5"),
        answer_of_a_machine(to_bob),
        report(forged),
        report("table@sandtable.example"),
        b"",
    ):
        assert not stops(home, harmless)
    assert (calls_of(bob), calls_of(eve)) == (("turns", False), ("turns", False))
    assert stops(home, report(f"<{to_bob.upper()}>"))  # whatever servers do to capitals
    assert (calls_of(bob), calls_of(eve)) == (("off", True), ("turns", False))
    assert bob.post("/api/calls", {"mail": "turns"}).status_code == 200
    assert not stops(home, report(to_bob))  # it has done its work
    assert calls_of(bob) == ("turns", False)


def test_what_comes_back_from_before_letters_were_turned_on_again_or_the_address_changed_stops_nothing(
    house: House, office: PostOffice
) -> None:
    ada, bob = person(house, "Ada"), with_mail(house, office, "Bob")

    def returns() -> str:
        acts(ada, duel(ada, bob))
        office.next()
        return office.came_from[-1]

    first = returns()
    bob.post("/api/calls", {"mail": "off"})
    bob.post("/api/calls", {"mail": "turns"})
    assert not stops(house, report(first))
    second = returns()
    bob.post("/api/calls", {"mail": "daily"})  # which turns nothing on
    bob.post("/api/calls", {"mail": "turns"})
    changed(house, "UPDATE people SET mail = 'robert@example.org' WHERE name = 'Bob'")
    assert not stops(house, report(second))
    third = returns()
    assert calls_of(bob) == ("turns", False)
    assert stops(house, report(third))


def test_the_mail_server_tries_again_while_there_is_no_database(tmp_path: Path) -> None:
    token = "bounce+" + "a" * 32 + "@sandtable.example"
    done = CliRunner().invoke(app, ["admin", "bounced", "--data", str(tmp_path / "none")], input=report(token))
    assert done.exit_code == 75
    assert "Traceback" not in done.output


def test_whatever_strangers_send_to_such_an_address_is_read_to_its_end() -> None:
    token = "a" * 32
    address = f"bounce+{token}@sandtable.example"
    assert returned(report(address)) == token
    assert returned(report(address).replace(b"To: ", b"X-Original-To: ")) == token
    nested = f"To: {address}\n".encode()
    for n in range(3000):
        nested += f'Content-Type: multipart/report; boundary="{n}"\n\n--{n}\n'.encode()
    assert returned(nested) is None
    for cut in range(0, len(report(address)), 7):
        assert returned(report(address)[:cut]) in (None, token)
    assert returned(b"\xff\x00" * 600_000) is None


def test_the_mailbox_for_what_comes_back_is_an_address() -> None:
    said = {"MAIL": "smtp://localhost", "SENDER": "table@example.org", "HOME": "https://table.example.org"}

    def mail(bounces: str) -> str:
        found = mail_of({f"SANDTABLE_{name}": value for name, value in {**said, "BOUNCES": bounces}.items()})
        assert found is not None
        return found.bounces

    assert mail("") == ""
    assert mail("bounce@example.org") == "bounce@example.org"
    for wrong in ("bounce", "bounce@", "@example.org", "Bounces <bounce@example.org>", f"{'b' * 30}@example.org"):
        with pytest.raises(UnusableMail):
            mail(wrong)
