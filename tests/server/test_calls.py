"""Being called: letters with links that work once, feeds, chat rooms and pushes; and nobody who looks is called."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Tree

import httpx
import pytest

from sandtable.server.accounts import Person, Session
from sandtable.server.calls_statements import ask_for
from sandtable.server.hooks import SIGNATURE, TIME, body_of, signature
from sandtable.server.outside import NotOutside, checked, number_of
from sandtable.server.storage import NewJob, Storage
from server.browser_push import Subscription
from server.chatroom import ChatRoom, Dribble
from server.house import PATIENCE, Addressed, House, Message, Visitor
from server.people import visitor
from server.postoffice import PostOffice, link_in
from server.test_accounts import denied, everything
from server.test_metrics import figures
from server.test_ratings import person
from server.test_storage import Opening, opening, run
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


def with_mail(house: Addressed, office: PostOffice, name: str, mail: str = "turns", language: str = "en") -> Visitor:
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


def test_who_sat_there_before_anybody_else_came_is_told_what_they_missed_as_well(home: House) -> None:
    ada, bob = person(home, "Ada"), person(home, "Bob")
    made = ada.makes("duel", "open", "me", clock=DAYS)
    path = f"/api/tables/{made['table']}/missed"
    with ada.joins(made, 1) as looking:
        bob.sits(made, 0)
        seq = looking.states[1]["seq"]
    while ada.get(path, seat=1).json()["lines"] is None:
        _age_visits(home)
        time.sleep(0.05)
    acts(bob, made)
    assert ada.get(path, seat=1).json()["lines"] == seq


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
