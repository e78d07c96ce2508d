"""Being called: letters with links that work once, feeds, chat rooms and pushes; and nobody who looks is called."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Tree

import httpx
import pytest

from sandtable.server.accounts import Person, Session, Voucher
from sandtable.server.calls_statements import CALL, Call, NotPosted, Wishes, ask_for, claim, due_calls, post, wish
from sandtable.server.hooks import SIGNATURE, TIME, body_of, signature
from sandtable.server.mails import calling, posting
from sandtable.server.outside import NotOutside, checked, number_of
from sandtable.server.settings import Settings
from sandtable.server.sql import Ask, Row, Work
from sandtable.server.sqlite import SqliteStorage, connect
from sandtable.server.storage import Job, NewJob, Storage, StorageFailed
from sandtable.server.visits_statements import enter, missed_since, seen
from sandtable.table.records import Seating, SeatRecord
from server.browser_push import Subscription
from server.chatroom import ChatRoom, Dribble
from server.house import PATIENCE, House, Message, Visitor
from server.people import visitor
from server.postoffice import PostOffice, link_in
from server.test_accounts import denied, everything
from server.test_metrics import figures
from server.test_ratings import person
from server.test_storage import RECORD, TABLE, Opening, opening, run
from server.test_upkeep import changed
from server.workers import wait_for

__all__ = ["opening"]

DAYS = {"kind": "days", "days": 3}
QUICK: dict[str, Any] = {"call_seconds": 0.0, "call_every": 0.1, "mail_pause": 0.0, "hook_networks": ("127.0.0.0/8",)}


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with PostOffice() as open:
        yield open


@pytest.fixture(params=["sqlite", "postgres"])
def home(request: pytest.FixtureRequest, tmp_path: Path, printed: list[str], office: PostOffice) -> Iterator[House]:
    url = request.getfixturevalue("postgres") if request.param == "postgres" else None
    with House(tmp_path, office, postgres=url, **QUICK) as running:
        yield running


@pytest.fixture
def house(tmp_path: Path, printed: list[str], office: PostOffice) -> Iterator[House]:
    with House(tmp_path, office, **QUICK) as running:
        yield running


def with_mail(house: House, office: PostOffice, name: str, mail: str = "turns", language: str = "en") -> Visitor:
    found = person(house, name)
    found.post("/api/sign-in/mail", {"mail": f"{name.lower()}@example.org"})
    assert found.post("/api/sign-in/link", {"code": link_in(office.next()).split("#")[1]}).status_code == 200
    assert found.post("/api/calls", {"mail": mail, "language": language}).status_code == 200
    return found


def duel(host: Visitor, other: Visitor, **more: Any) -> Message:
    made = host.makes("duel", "me", "open", clock=DAYS, **more)
    other.sits(made, 1)
    return made


def acts(who: Visitor, made: Message, seat: int = 0) -> None:
    """One turn: acts until it is somebody else's."""
    at = f"/api/tables/{made['table']}"
    while legal := who.get(f"{at}/view", seat=seat).json()["legal"]:
        assert who.post(f"{at}/act", {"seat": seat, "act": legal[0]}).status_code == 200


def other_than(secret: str) -> str:
    """The secret with another last letter."""
    return secret[:-1] + ("y" if secret.endswith("x") else "x")


def test_a_letter_calls_in_the_readers_language_and_its_link_works_once(home: House, office: PostOffice) -> None:
    ada, bob = person(home, "Ada"), with_mail(home, office, "Bob", language="cs")
    made = duel(ada, bob)
    acts(ada, made)
    letter = office.next()
    assert letter["To"] == "bob@example.org"
    assert letter["Subject"] == "Blitzkrieg!: jste na tahu"
    text = letter.get_content()
    assert "\n- " in text  # what has happened
    assert "Zbývají 72 hodiny." in text or "Zbývá 72 hodin." in text
    link = link_in(letter)
    table, code = link.split("/call/")[1].split("#")
    assert table == made["table"]
    phone, thief = visitor(home), visitor(home)
    assert denied(thief.post("/api/sign-in/call", {"code": other_than(code), "table": table})) == (403, "sign-in")
    used = phone.post("/api/sign-in/call", {"code": code, "table": table})
    assert used.json()["guest"] == bob.me["guest"]
    assert denied(thief.post("/api/sign-in/call", {"code": code, "table": table})) == (403, "sign-in")
    wait_for(lambda: code not in everything(home))  # a letter leaves the queue once it has been brought


def test_a_link_opens_its_own_table_alone_and_not_after_the_address_has_changed(
    house: House, office: PostOffice
) -> None:
    ada, bob = person(house, "Ada"), with_mail(house, office, "Bob")
    made = duel(ada, bob)
    acts(ada, made)
    table, code = link_in(office.next()).split("/call/")[1].split("#")
    assert denied(visitor(house).post("/api/sign-in/call", {"code": code, "table": "another"})) == (403, "sign-in")
    acts(bob, made, 1)
    bob.joins(made, 1).socket.close()
    wait_for(lambda: figures(house)["sandtable_connections"] == 0)  # who still looks is not called
    acts(ada, made)
    table, code = link_in(office.next()).split("/call/")[1].split("#")
    assert bob.post("/api/account/mail/remove", {}).status_code == 200
    assert denied(visitor(house).post("/api/sign-in/call", {"code": code, "table": table})) == (403, "sign-in")
    assert bob.get("/api/calls").json()["mail"] == "off"


def test_letters_stop_by_one_press_without_signing_in(home: House, office: PostOffice) -> None:
    ada, bob = person(home, "Ada"), with_mail(home, office, "Bob")
    acts(ada, duel(ada, bob))
    letter = office.next()
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    address = letter["List-Unsubscribe"].strip("<>")
    form = {"List-Unsubscribe": "One-Click"}
    forged = other_than(address)
    assert httpx.post(forged, data=form, timeout=PATIENCE).status_code == 200  # nobody learns whether it was one
    assert bob.get("/api/calls").json()["mail"] == "turns"
    assert httpx.get(address, timeout=PATIENCE).status_code == 405  # mail programs open links by themselves
    for _ in range(2):
        assert httpx.post(address, data=form, timeout=PATIENCE).status_code == 200
    assert bob.get("/api/calls").json()["mail"] == "off"
    assert bob.post("/api/calls", {"mail": "daily"}).status_code == 200
    assert httpx.post(address, data=form, timeout=PATIENCE).status_code == 200  # it has done its work
    assert bob.get("/api/calls").json()["mail"] == "daily"


def test_many_games_are_one_letter(tmp_path: Path, printed: list[str], office: PostOffice) -> None:
    with House(tmp_path, office, **{**QUICK, "mail_pause": 3600.0}) as house:
        ada, bob, eve = person(house, "Ada"), with_mail(house, office, "Bob", "off"), with_mail(house, office, "Eve")
        for _ in range(3):
            acts(ada, duel(ada, bob))
        bob.post("/api/calls", {"mail": "turns"})
        letter = office.next()
        assert letter["Subject"] == "3 games wait for you"
        assert letter.get_content().count("/call/") == 3
        acts(ada, duel(ada, bob))  # within the hour
        acts(ada, duel(ada, eve))
        assert office.next()["To"] == "eve@example.org"


def test_who_looks_is_not_called_and_who_was_called_is_not_called_again(house: House, office: PostOffice) -> None:
    ada, bob, eve = person(house, "Ada"), with_mail(house, office, "Bob"), with_mail(house, office, "Eve")
    made = duel(ada, bob)
    with bob.joins(made, 1) as looking:
        acts(ada, made)
        looking.until(lambda: bool(looking.states[1]["legal"]))
    acts(ada, duel(ada, eve))
    assert office.next()["To"] == "eve@example.org"
    acts(bob, made, 1)
    acts(ada, made)
    assert office.next()["To"] == "bob@example.org"
    acts(ada, duel(ada, eve))
    assert office.next()["To"] == "eve@example.org"
    assert office.letters.empty()


# tables like one that there is, where the same people wait, but longer than anybody else
CROWD = """WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < 600)
    INSERT INTO tables (id, title, header, host, created, imported, outcome, waiting, changed, standing, seating,
    proposals, clock) SELECT '{to}' || n, title, header, host, created, imported, outcome, waiting, changed - 1000 + n,
    standing, seating, proposals, clock FROM tables, count WHERE id = '{table}'"""
CROWDED = """INSERT INTO seats (table_id, seat, kind, who, name) SELECT t.id, s.seat, s.kind, s.who, s.name
    FROM seats AS s, tables AS t WHERE s.table_id = '{table}' AND t.id LIKE '{to}%'"""
CALLED = """INSERT INTO visits (table_id, seat, person, seen, lines, away, away_lines, called, mailed)
    SELECT table_id, seat, who, 0, 0, 0, 0, 0, {now} FROM seats WHERE table_id LIKE '{to}%' AND seat = 1"""


def test_nobody_is_forgotten_behind_many_who_were_called_or_cannot_be(home: House, office: PostOffice) -> None:
    """Nor behind tables of somebody who wants one letter a day."""
    ada, bob = person(home, "Ada"), with_mail(home, office, "Bob")
    for name, mail, statements in (("Eve", "turns", (CROWD, CROWDED, CALLED)), ("Cyd", "daily", (CROWD, CROWDED))):
        other = with_mail(home, office, name, mail)
        made = duel(ada, other)
        acts(ada, made)
        assert office.next()["To"] == f"{name.lower()}@example.org"
        for statement in statements:
            changed(home, statement.format(table=made["table"], to=name, now=time.time()))
    acts(ada, duel(ada, bob))
    assert office.next()["To"] == "bob@example.org"
    assert office.letters.empty()


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
        changed(house, "UPDATE jobs SET until = 0 WHERE kind = 'call'")  # so long passes
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
    changed(house, "UPDATE jobs SET until = 0 WHERE kind = 'call'")
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


def test_a_mailbox_that_is_not_there_is_not_written_to_again(house: House, office: PostOffice) -> None:
    ada, bob = person(house, "Ada"), with_mail(house, office, "Bob")
    office.busy = 1  # tried again later: it is the queue's
    with sqlite3.connect(house.settings.database) as database:
        database.execute("UPDATE people SET mail = 'nobody@example.org' WHERE name = 'Bob'")
    office.busy = 0
    acts(ada, duel(ada, bob))
    while not (told := bob.get("/api/calls").json())["bounced"]:
        time.sleep(0.05)
    assert told["mail"] == "off"


def test_an_appointment_and_an_end_are_told(house: House, office: PostOffice) -> None:
    ada, bob = person(house, "Ada"), with_mail(house, office, "Bob")
    made = duel(ada, bob)
    with ada.joins(made, 0) as playing:
        playing.ask("resign", seat=0)
    assert office.next()["Subject"] == "Blitzkrieg!: the game is over"
    again = ada.post(f"/api/tables/{made['table']}/rematch", {"later": 3600}).json()
    with sqlite3.connect(house.settings.database) as database:  # an hour passes
        database.execute("UPDATE tables SET begins = ? WHERE id = ?", (time.time() - 1, again["table"]))
    assert office.next()["Subject"] == "Blitzkrieg!: your table begins now"


def test_a_feed_has_a_secret_address_that_can_be_renewed(home: House, office: PostOffice) -> None:
    name = "<b>A&da</b>"
    ada, bob = person(home, name), person(home, "Bob")
    made = duel(ada, bob)
    acts(ada, made)
    path = bob.post("/api/calls/feed", {"language": "pl"}).json()["path"]
    answer = httpx.get(f"http://{home.address}{path}", timeout=PATIENCE)
    assert answer.headers["content-type"].startswith("application/atom+xml")
    atom = {"a": "http://www.w3.org/2005/Atom"}
    (entry,) = Tree.fromstring(answer.content).findall("a:entry", atom)
    assert entry.findtext("a:title", "", atom) == "Blitzkrieg!: twój ruch"
    assert entry.findtext("a:author/a:name", "", atom) == name
    link = entry.find("a:link", atom)
    assert link is not None
    assert link.attrib["href"].endswith(f"/table/{made['table']}")
    assert path.rpartition("/")[2] not in everything(home)
    fresh = bob.post("/api/calls/feed", {"language": "pl"}).json()["path"]
    assert httpx.get(f"http://{home.address}{path}", timeout=PATIENCE).status_code == 404
    assert httpx.get(f"http://{home.address}{fresh}", timeout=PATIENCE).status_code == 200
    assert bob.post("/api/calls/feed/end", {}).status_code == 200
    assert httpx.get(f"http://{home.address}{fresh}", timeout=PATIENCE).status_code == 404


def test_a_chat_room_is_told_in_signed_words(home: House, office: PostOffice) -> None:
    ada, bob, eve = person(home, "Ada"), person(home, "Bob"), person(home, "Eve")
    made = duel(ada, bob)
    with ChatRoom() as room:
        wish = {"table": made["table"], "url": f"{room.address}/hook?key=1", "language": "en"}
        assert denied(eve.post("/api/calls/hook", wish)) == (404, "table")
        secret = ada.post("/api/calls/hook", wish).json()["secret"]
        acts(ada, made)
        told = room.next()
        while "Bob" not in (body := json.loads(told.body))["text"]:
            told = room.next()
        assert told.path == "/hook?key=1"
        assert told.headers[SIGNATURE.lower()] == signature(secret, told.headers[TIME.lower()], told.body.decode())
        assert body["text"].startswith("Blitzkrieg!: to move: Bob.")
        assert body["content"] == body["text"]
        assert body["allowed_mentions"] == {"parse": []}
        assert [hook["host"] for hook in ada.get("/api/calls").json()["hooks"]] == ["127.0.0.1"]
        assert bob.post("/api/calls/hook/end", {"table": made["table"]}).status_code == 200
        assert ada.get("/api/calls").json()["hooks"] == []


def test_names_are_words_alone_in_a_chat_room() -> None:
    """They call nobody, and hide no link behind other words, in whatever way a chat reads its marks."""
    name = "<!channel> @all [a](http://b) *c* `d` & \\e"
    body = json.loads(body_of("t", "blitzkrieg", "turn", f"to move: {name}.", "https://table.example/table/t"))
    assert body["text"] == (
        "to move: &lt;!channel&gt; @\u200ball [a](http://b) *c* `d` &amp; \\e. https://table.example/table/t"
    )
    assert body["content"].replace("\u200b", "|") == (
        r"to move: \<!channel\> @|all \[a\](http://b) \*c\* \`d\` & \\e. https://table.example/table/t"
    )


def test_a_room_that_answers_without_end_holds_up_nobody(
    tmp_path: Path, printed: list[str], office: PostOffice
) -> None:
    """Neither letters nor other rooms wait for it, though it is never silent for long."""
    with House(tmp_path, office, **QUICK, errand_seconds=5.0) as house, Dribble() as endless, ChatRoom() as room:
        ada, bob = person(house, "Ada"), person(house, "Bob")
        made = [duel(ada, bob) for _ in range(2)]
        for one, address in zip(made, (endless.address, room.address), strict=True):
            wish = {"table": one["table"], "url": f"{address}/hook", "language": "en"}
            assert ada.post("/api/calls/hook", wish).status_code == 201
        acts(ada, made[0])
        assert endless.came.acquire(timeout=PATIENCE)
        assert ada.post("/api/sign-in/mail", {"mail": "ada@example.org"}).status_code == 200
        assert office.next()["To"] == "ada@example.org"
        acts(ada, made[1])
        while "Bob" not in json.loads(room.next().body)["text"]:
            pass


INSIDE = [
    "http://example.org/hook",
    "https://127.0.0.1/",
    "https://127.1/",
    "https://10.1.2.3/",
    "https://192.168.0.1:8443/",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://[fd00::1]/",
    "https://[2002:7f00:1::]/",
    "https://100.64.0.1/",
    "https://0.0.0.0/",
    "https://user:word@example.org/",
    "https://",
    "ftp://example.org/",
    "file:///etc/passwd",
    "https://example.org:99999/",
    "https://exam ple.org/",
]


@pytest.mark.parametrize("url", INSIDE)
def test_no_address_leads_inside(url: str) -> None:
    try:
        where = checked(url)
    except NotOutside:
        return
    with pytest.raises(NotOutside):
        number_of(where.hostname or "", 443, ())


def test_a_name_that_leads_inside_is_not_followed() -> None:
    assert checked("https://localhost/").hostname == "localhost"
    with pytest.raises(NotOutside):
        number_of("localhost", 443, ())


def test_hooks_into_private_networks_are_refused(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path) as house:
        ada, bob = person(house, "Ada"), person(house, "Bob")
        made = duel(ada, bob)
        for url in ("https://127.0.0.1/", "http://example.org/", "https://[::1]/x"):
            assert denied(ada.post("/api/calls/hook", {"table": made["table"], "url": url})) == (409, "hook")
            push = {"endpoint": url, **Subscription(url).wish}
            assert denied(ada.post("/api/calls/push", push)) == (409, "hook")


def test_a_push_is_sealed_for_one_browser(home: House, office: PostOffice) -> None:
    ada, bob = person(home, "Ada"), person(home, "Bob")
    with ChatRoom() as service:
        browser = Subscription(f"{service.address}/push/1")
        told = bob.get("/api/calls").json()
        assert bob.post("/api/calls/push", {**browser.wish, "language": "pl"}).status_code == 201
        assert bob.get("/api/calls").json()["pushes"] == [browser.endpoint]
        wrong = {**browser.wish, "key": "AAAA"}
        assert denied(bob.post("/api/calls/push", wrong)) == (409, "push")
        made = duel(ada, bob)
        acts(ada, made)
        posted = service.next()
        assert json.loads(browser.opened(posted.body)) == {
            "title": "Blitzkrieg!",
            "text": "Blitzkrieg!: twój ruch",
            "table": made["table"],
        }
        browser.checks_sender(posted.headers["authorization"], told["push-key"], service.address)
        assert b"Blitzkrieg" not in posted.body
        assert posted.headers["content-encoding"] == "aes128gcm"
        assert bob.post("/api/calls/push/end", {"endpoint": browser.endpoint}).status_code == 200
        assert bob.get("/api/calls").json()["pushes"] == []


def test_a_browser_that_is_gone_or_signed_out_is_not_pushed_to(house: House, office: PostOffice) -> None:
    ada, bob = person(house, "Ada"), person(house, "Bob")
    with ChatRoom(410) as service:
        assert bob.post("/api/calls/push", Subscription(f"{service.address}/1").wish).status_code == 201
        acts(ada, duel(ada, bob))
        service.next()
        while bob.get("/api/calls").json()["pushes"]:
            time.sleep(0.05)
        assert bob.post("/api/calls/push", Subscription(f"{service.address}/2").wish).status_code == 201
        with sqlite3.connect(house.settings.database) as database:
            assert database.execute("SELECT count(*) FROM pushes").fetchone() == (1,)
        assert bob.post("/api/sign-out", {}).status_code == 200
        acts(ada, duel(ada, ada_again := person(house, "Eve")))
        assert ada_again.get("/api/calls").json()["pushes"] == []


def test_what_was_missed_is_known_by_seat(home: House, office: PostOffice) -> None:
    ada, bob = person(home, "Ada"), person(home, "Bob")
    made = duel(ada, bob)
    path = f"/api/tables/{made['table']}/missed"
    assert bob.get(path, seat=1).json() == {"lines": None, "left": None}
    with bob.joins(made, 1) as looking:
        seq = looking.states[1]["seq"]
    while bob.get(path, seat=1).json()["lines"] is None:  # somewhat later ten minutes have passed
        _age_visits(home)
        time.sleep(0.05)
    acts(ada, made)
    told = bob.get(path, seat=1).json()
    assert told["lines"] == seq
    with bob.joins(made, 1):
        assert bob.get(path, seat=1).json() == told  # they are back, and are still told what they missed
    assert ada.get(path, seat=1).json()["lines"] is None  # nobody else's


def _age_visits(house: House) -> None:
    statement = "UPDATE visits SET seen = seen - 1000 WHERE lines > 0"
    if house.settings.postgres is None:
        with sqlite3.connect(house.settings.database) as database:
            database.execute(statement)
    else:
        import psycopg

        with psycopg.connect(house.settings.postgres) as connection:
            connection.execute(statement.encode())


def test_who_has_left_is_not_called_any_more(opening: Opening) -> None:
    """Not even by somebody who had just found out that they are to be."""

    async def story(storage: Storage) -> None:
        ada = Person("ada", "Ada", "ada", 1.0)
        await storage.add_person(ada, Session("hash", "ada", "passkey", "a phone", 1.0, 1.0))
        hook = NewJob("hook", "ada", "https://example.org/ada", 1.0, 1, 9, 99)
        n = await storage.do(ask_for(hook))
        assert n is not None
        assert await storage.job(n) is not None
        await storage.erase("ada")
        assert await storage.job(n) is None
        assert await storage.do(ask_for(hook)) is None
        call = Call("one", "blitzkrieg", 0, "ada", "turn", 0, None, Wishes("ada"))
        with pytest.raises(NotPosted):
            await storage.do(post(a_letter("ada"), [call], [], 1.0))

    run(opening, story)


def test_nothing_of_being_called_outlives_who_leaves(home: House, office: PostOffice) -> None:
    ada, bob = person(home, "Ada"), with_mail(home, office, "Bob")
    made = duel(ada, bob)
    with ChatRoom() as service:
        bob.post("/api/calls/push", Subscription(f"{service.address}/1").wish)
        bob.post("/api/calls/hook", {"table": made["table"], "url": f"{service.address}/2"})
        bob.post("/api/calls/feed", {})
        with bob.joins(made, 1):
            pass
        told = bob.get("/api/account/export").json()
        assert (told["calls"]["mail"], len(told["calls"]["pushes"]), len(told["calls"]["hooks"])) == ("turns", 1, 1)
        bob.post("/api/account/leave", {})
        left = everything(home)
        assert bob.me["guest"] not in left
        assert service.address not in left
        wait_for(lambda: "bob@example.org" not in everything(home))  # a letter leaves the queue once it was brought
