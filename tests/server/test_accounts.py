"""A guest becomes an account and loses nothing; devices, codes, tokens; leaving with everything."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from sandtable.server.api import guests, signing
from sandtable.server.api.operations import OPERATIONS
from sandtable.server.identity import COOKIE, KEY_CHANGES, KEY_KEPT, KEY_RESTS, SCOPES, Identity, keys_in, new_guest
from sandtable.server.leaving import kept_of
from sandtable.server.sqlite import connect
from sandtable.server.storage import Storage
from sandtable.table.guests import Guest, hashed
from server.house import PATIENCE, House, Joined, Visitor
from server.kept import SECONDS
from server.people import Named, become, device, makes_account, signs_in, visitor
from server.postoffice import PostOffice, link_in
from server.test_storage import TABLE, Opening, opening, run

__all__ = ["opening"]


@pytest.fixture(params=["sqlite", "postgres"])
def home(request: pytest.FixtureRequest, tmp_path: Path, printed: list[str]) -> Iterator[House]:
    url = request.getfixturevalue("postgres") if request.param == "postgres" else None
    with House(tmp_path, postgres=url) as running:
        yield running


def denied(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


def everything(house: House) -> str:
    """All rows of all tables of the database, as text."""
    if house.settings.postgres is None:
        with sqlite3.connect(house.settings.database) as database:
            return "\n".join(database.iterdump())
    with psycopg.connect(house.settings.postgres) as connection:
        names = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
        rows = [connection.execute(f'SELECT * FROM "{name}"'.encode()).fetchall() for (name,) in names]
    return "\n".join(str(row) for table in rows for row in table)


def closed_with(live: Joined) -> int:
    with suppress(ConnectionClosed):
        while True:
            live.socket.recv(PATIENCE)
    assert live.socket.close_code is not None
    return live.socket.close_code


def test_a_guest_becomes_an_account_and_keeps_every_game(home: House) -> None:
    ada, bob = visitor(home, "Ada"), visitor(home, "Bob")
    table = ada.makes("duel", "me", "open")
    bob.sits(table, 1)
    with ada.joins(table, 0) as playing:
        playing.act(0, playing.states[0]["legal"][0])
        playing.ask("chat", text="good morning")
    token = ada.post("/api/tokens", {"name": "robot"}).json()["token"]
    before = ada.me["guest"]
    me = makes_account(ada, device(home))
    assert me["account"]
    assert me["name"] == "Ada"
    assert me["guest"] != before
    (listed,) = ada.get("/api/tables").json()["tables"]
    assert (listed["table"], listed["yours"]) == (table["table"], [0])
    assert Visitor(Named(home), token).me["guest"] == me["guest"]
    with ada.joins(table, 0) as playing, bob.joins(table, 1) as other:
        playing.until(lambda: [line["text"] for line in playing.chat] == ["good morning"])
        other.act(1, other.states[1]["legal"][0])
    assert before not in everything(home)


def test_a_second_device_brings_its_games_along(home: House) -> None:
    laptop, phone = visitor(home, "Ada"), visitor(home, "Ada on the phone")
    key = device(home)
    makes_account(laptop, key)
    table = phone.makes("solo", "me")
    assert signs_in(phone, key) == {**phone.me, "guest": laptop.me["guest"], "name": "Ada", "account": True}
    for one in (laptop, phone):
        assert [line["table"] for line in one.get("/api/tables").json()["tables"]] == [table["table"]]
    told = phone.get("/api/account").json()
    assert [(one["means"], one["here"]) for one in told["devices"]] == [("passkey", True), ("passkey", False)]
    assert len(told["passkeys"]) == 1
    with laptop.joins(table, 0) as there:
        ended = phone.post("/api/account/devices/end", {"id": told["devices"][1]["id"]})
        assert ended.status_code == 200
        assert closed_with(there) == 4401
    assert laptop.post("/api/tables", {}).status_code == 401
    assert not laptop.get("/api/me").json()["account"]  # somebody new
    assert phone.get("/api/me").json()["account"]
    other = visitor(home)
    signs_in(other, key)
    assert phone.post("/api/account/devices/end-others", {}).status_code == 200
    assert other.get("/api/tables").status_code == 401
    assert phone.post("/api/sign-out", {}).status_code == 200
    assert phone.get("/api/tables").status_code == 401


def test_recovery_codes_open_once(home: House) -> None:
    ada, lost = visitor(home, "Ada"), visitor(home)
    makes_account(ada, device(home))
    first = ada.post("/api/account/codes", {}).json()["codes"]
    codes = ada.post("/api/account/codes", {}).json()["codes"]
    assert len(set(first + codes)) == 20
    assert ada.get("/api/account").json()["codes"] == 10
    for wrong in (first[0], "", "aaaaa-aaaaa-aaaaa-aaaaa"):  # those before are gone
        assert denied(lost.post("/api/sign-in/code", {"code": wrong})) == (403, "sign-in")
    used = lost.post("/api/sign-in/code", {"code": codes[3].upper().replace("-", " ")})
    assert become(lost, used.json())["guest"] == ada.me["guest"]
    assert denied(visitor(home).post("/api/sign-in/code", {"code": codes[3]})) == (403, "sign-in")
    assert ada.get("/api/account").json()["codes"] == 9
    assert not any(code.replace("-", "") in everything(home) for code in codes)


def test_the_last_way_in_stays(home: House) -> None:
    ada = visitor(home, "Ada")
    makes_account(ada, device(home))
    (only,) = ada.get("/api/account").json()["passkeys"]
    assert denied(ada.post("/api/account/passkeys/remove", {"id": only["id"]})) == (409, "last-way-in")
    another = device(home, b"passkey number 2")
    makes_account(ada, another)
    assert ada.post("/api/account/passkeys/remove", {"id": only["id"]}).status_code == 200
    assert signs_in(visitor(home), another)["name"] == "Ada"


def test_what_is_no_proof_signs_nobody_in(home: House) -> None:
    ada, eve = visitor(home, "Ada"), visitor(home, "Eve")
    key = device(home)
    makes_account(ada, key)

    def wish() -> dict[str, object]:
        options: dict[str, object] = eve.post("/api/sign-in/passkey/wish", {}).json()["options"]
        return options

    def tried(credential: object) -> tuple[int, str]:
        return denied(eve.post("/api/sign-in/passkey", {"credential": credential}))

    refused = (403, "sign-in")
    assert tried(device(home).signs(wish())) == refused  # another key under the same number
    assert tried(device(home, b"unknown").signs(wish())) == refused
    key.origin = "https://elsewhere.example"
    assert tried(key.signs(wish())) == refused
    key.origin = f"http://{Named(home).address}"
    assert tried(key.signs(wish(), flags=0x01)) == refused  # somebody was there, nobody knows who
    assert tried(key.signs({**wish(), "rpId": "elsewhere.example"})) == refused
    assert tried(key.signs({**wish(), "challenge": "AAAA"})) == refused
    answer = key.signs(wish())
    signed = json.loads(json.dumps(answer))
    signed["response"]["userHandle"] = "AAAA"
    assert tried(signed) == refused
    for nonsense in ({}, {"response": 1}, {"response": {"clientDataJSON": "e30"}}, {"id": 1, "response": {}}):
        assert tried(nonsense) == refused
    good = key.signs(wish())
    assert eve.post("/api/sign-in/passkey", {"credential": good}).status_code == 200
    eve.me = eve.get("/api/me").json()
    assert tried(good) == refused  # said once more
    key.uses = 0
    assert tried(key.signs(wish())) == refused  # a copy of the key that has fallen behind
    made = visitor(home, "Bob").post("/api/account/passkeys/wish", {}).json()["options"]
    assert denied(ada.post("/api/account/passkeys", {"credential": device(home, b"3").makes(made)})) == refused


def test_whoever_planted_a_cookie_is_left_outside(home: House) -> None:
    """Fixation: the cookie of before does not open the account that was made with it, nor one that was signed in to."""
    victim, key = visitor(home, "Ada"), device(home)
    planted = victim.http.cookies[COOKIE]
    made = victim.makes("solo", "me")
    makes_account(victim, key)
    thief = visitor(home)
    thief.http.cookies.clear()
    thief.http.cookies.set(COOKIE, planted, domain="localhost.local")
    assert thief.get("/api/me").json()["guest"] != victim.me["guest"]
    assert thief.get("/api/tables").json() == {"tables": []}
    assert thief.get(f"/api/tables/{made['table']}/view", seat=0).status_code == 403


@pytest.mark.parametrize("way", ["passkey", "code", "link", "call"])
def test_a_planted_cookie_opens_nothing_whichever_way_its_victim_signs_in(
    way: str, tmp_path: Path, printed: list[str]
) -> None:
    with PostOffice() as office, House(tmp_path, office=office) as house:
        ada, key = visitor(house, "Ada"), device(house)
        makes_account(ada, key)
        ada.post("/api/sign-in/mail", {"mail": "ada@example.org"})
        assert ada.post("/api/sign-in/link", {"code": link_in(office.next()).split("#")[1]}).status_code == 200
        thief = visitor(house, "Thief")
        victim = visitor(house)
        victim.http.cookies.clear()
        planted = thief.http.cookies[COOKIE]
        victim.http.cookies.set(COOKIE, planted, domain="localhost.local")
        victim.me = victim.get("/api/me").json()
        if way == "passkey":
            signs_in(victim, key)
        elif way == "code":
            code = ada.post("/api/account/codes", {}).json()["codes"][0]
            become(victim, victim.post("/api/sign-in/code", {"code": code}).json())
        elif way == "link":
            victim.post("/api/sign-in/mail", {"mail": "ada@example.org"})
            code = link_in(office.next()).split("#")[1]
            become(victim, victim.post("/api/sign-in/link", {"code": code}).json())
        else:
            code = "of a letter that calls"
            with sqlite3.connect(house.settings.database) as database:
                values = (hashed(code), "call", ada.me["guest"], "a table", 1e18)
                database.execute("INSERT INTO vouchers VALUES (?, ?, ?, ?, ?)", values)
            answer = victim.post("/api/sign-in/call", {"code": code, "table": "a table"})
            become(victim, answer.json())
        assert victim.me["guest"] == ada.me["guest"]
        table = victim.makes("solo", "me")["table"]
        assert thief.http.cookies[COOKIE] == planted
        assert not thief.get("/api/me").json()["account"]
        assert thief.get("/api/tables").json() == {"tables": []}
        assert thief.get(f"/api/tables/{table}/view", seat=0).status_code == 403


def test_names_of_people_are_theirs_alone(home: House) -> None:
    ada, eve = visitor(home, "Ada Cooper"), visitor(home, "Eve")
    makes_account(ada, device(home))
    for alike in ("ada cooper", "Аdа Cooрer", "ADA  C00PER", "Ada Cooper"):
        taken = eve.post("/api/account/passkeys/wish", {"name": alike})
        assert taken.status_code in (400, 409), alike
        assert eve.post("/api/me", {"name": alike}).status_code in (400, 409), alike
    assert denied(eve.post("/api/me", {"name": "ADA C00PER"})) == (409, "name-taken")
    makes_account(eve, device(home, b"2"), "Сосо")  # in Cyrillic
    assert denied(ada.post("/api/me", {"name": "Coco"})) == (409, "name-taken")
    assert ada.post("/api/me", {"name": "Ada"}).json()["name"] == "Ada"
    assert eve.post("/api/me", {"name": "Ada Cooper"}).status_code == 200  # it is free again


def test_a_link_by_mail_works_once(home: House) -> None:
    with PostOffice() as office:
        folder = home.settings.data_folder / "letters"
        with House(folder, postgres=home.settings.postgres, office=office) as house:
            _letters(house, office)


def _letters(house: House, office: PostOffice) -> None:
    ada = visitor(house, "Ada")
    table = ada.makes("solo", "me")
    assert ada.post("/api/sign-in/mail", {"mail": " Ada@Example.org ", "language": "cs"}).status_code == 200
    letter = office.next()
    assert letter["To"] == "ada@example.org"
    assert letter["Subject"] == "Váš odkaz do Sandtable"
    home, code = link_in(letter).split("/sign-in#")
    assert home == f"http://{Named(house).address}"
    phone = visitor(house)
    used = ada.post("/api/sign-in/link", {"code": code})
    assert become(ada, used.json())["account"]
    assert [line["table"] for line in ada.get("/api/tables").json()["tables"]] == [table["table"]]
    for other in (ada, phone):
        assert denied(other.post("/api/sign-in/link", {"code": code})) == (403, "sign-in")
    phone.post("/api/sign-in/mail", {"mail": "ada@example.org"})
    again = phone.post("/api/sign-in/link", {"code": link_in(office.next()).split("#")[1]})
    assert become(phone, again.json())["guest"] == ada.me["guest"]
    assert code not in everything(house)
    eve = visitor(house)
    ada.post("/api/sign-in/mail", {"mail": "new@example.org"})  # to be added to an account
    added = link_in(office.next()).split("#")[1]
    assert denied(eve.post("/api/sign-in/link", {"code": added})) == (403, "sign-in")
    assert ada.get("/api/account").json()["mail"] == "ada@example.org"
    assert eve.post("/api/sign-in/mail", {"mail": "a@b"}).json()["message"] == "core-malformed-mail"


def test_whether_an_address_is_known_is_told_by_nothing(tmp_path: Path, printed: list[str]) -> None:
    with PostOffice() as office, House(tmp_path, office=office) as house:
        ada = visitor(house, "Ada")
        ada.post("/api/sign-in/mail", {"mail": "ada@example.org"})
        ada.post("/api/sign-in/link", {"code": link_in(office.next()).split("#")[1]})
        eve = visitor(house)
        known, unknown = (eve.post("/api/sign-in/mail", {"mail": f"{who}@example.org"}) for who in ("ada", "bob"))
        assert (known.status_code, known.content) == (unknown.status_code, unknown.content)
        letters = [office.next().get_content() for _ in range(2)]
        assert len({letter.partition("#")[0] for letter in letters}) == 1  # both read the same
        with sqlite3.connect(house.settings.database) as database:
            work = database.execute("SELECT purpose, person FROM vouchers WHERE purpose = 'mail'").fetchall()
        assert work == [("mail", "")] * 2


class Watched:
    """What a server says to its database about people, without the values."""

    ABOUT = ("vouchers", "people", "passkeys", "sessions", "INSERT INTO jobs")
    VALUE = re.compile(r"'(?:[^']|'')*'|\b[0-9.]+\b|NULL")

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.said: list[str] = []
        opened = sqlite3.connect

        def watched(*where: Any, **how: Any) -> sqlite3.Connection:
            database: sqlite3.Connection = opened(*where, **how)
            database.set_trace_callback(self._note)
            return database

        monkeypatch.setattr(sqlite3, "connect", watched)

    def _note(self, statement: str) -> None:
        if any(word in statement for word in self.ABOUT):
            self.said.append(self.VALUE.sub("?", statement))

    def during(self, who: Visitor, path: str, body: object) -> tuple[int, bytes, list[str]]:
        self.said.clear()
        answer = who.post(path, body)
        return answer.status_code, answer.content, [*self.said]


def test_the_same_is_done_for_who_is_known_and_who_is_not(
    tmp_path: Path, printed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Timing of sign-in: it cannot tell what the statements do not, whatever the clock says."""
    watched = Watched(monkeypatch)
    with PostOffice() as office, House(tmp_path, office=office) as house:
        ada, eve = visitor(house, "Ada"), visitor(house)
        key = device(house)
        makes_account(ada, key)
        ada.post("/api/sign-in/mail", {"mail": "ada@example.org"})
        ada.post("/api/sign-in/link", {"code": link_in(office.next()).split("#")[1]})
        letters = []
        for who in ("ada", "bob"):
            letters.append(watched.during(eve, "/api/sign-in/mail", {"mail": f"{who}@example.org"}))
            office.next()  # each of them is sent one
        assert letters[0] == letters[1]
        assert letters[0][2], "nothing was watched"
        tried = []
        for number in (key.id, b"unknown"):
            stranger = device(house, number)  # with a key of its own
            wish = eve.post("/api/sign-in/passkey/wish", {}).json()["options"]
            credential = stranger.signs(wish)
            tried.append(watched.during(eve, "/api/sign-in/passkey", {"credential": credential}))
        assert tried[0][0] == 403
        assert tried[0][2], "nothing was watched"
        assert tried[0] == tried[1]


def test_nobody_is_flooded_with_letters(tmp_path: Path, printed: list[str]) -> None:
    with PostOffice() as office:
        with House(tmp_path, office=office, mails_per_hour=2.0) as house:
            eve = visitor(house)
            answers = [eve.post("/api/sign-in/mail", {"mail": "ada@example.org"}) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [200, 200, 429]
            assert denied(answers[2]) == (429, "mails")
        with House(tmp_path / "other") as house:
            assert denied(visitor(house).post("/api/sign-in/mail", {"mail": "ada@example.org"})) == (409, "no-mail")


def test_a_link_is_good_for_a_while_only(tmp_path: Path, printed: list[str]) -> None:
    with PostOffice() as office, House(tmp_path, office=office, link_seconds=-1.0) as house:
        ada = visitor(house)
        ada.post("/api/sign-in/mail", {"mail": "ada@example.org"})
        assert denied(ada.post("/api/sign-in/link", {"code": link_in(office.next()).split("#")[1]})) == (403, "sign-in")


def test_tokens_do_what_they_were_made_for(home: House) -> None:
    ada = visitor(home, "Ada")
    made = ada.makes("solo", "me")
    table = f"/api/tables/{made['table']}"

    def program(*scopes: str) -> Visitor:
        answer = ada.post("/api/tokens", {"name": "robot", "scopes": scopes})
        return Visitor(Named(home), answer.json()["token"])

    looks, plays, hosts = program("look"), program("look", "play"), program("look", "host")
    wish = {"title": "blitzkrieg", "mode": "solo", "seats": ["me"]}
    legal = looks.get(f"{table}/view", seat=0).json()["legal"]
    act = {"seat": 0, "act": legal[0]}
    assert denied(looks.post(f"{table}/act", act)) == (403, "scope")
    assert denied(hosts.post(f"{table}/act", act)) == (403, "scope")
    assert denied(plays.post("/api/tables", wish)) == (403, "scope")
    with looks.joins(made, 0) as watching:
        watching.send({"type": "act", "id": 7, "seat": 0, "act": legal[0]})
        assert json.loads(watching.socket.recv(PATIENCE)) == {"type": "denied", "reason": "scope", "id": 7}
    assert plays.post(f"{table}/act", act).status_code == 200
    assert hosts.post("/api/tables", wish).status_code == 201
    for one in (looks, plays, hosts):
        for path in ("/api/me", "/api/tokens", "/api/account/leave", "/api/account/passkeys/wish"):
            assert denied(one.post(path, {"name": "Mallory"})) == (403, "scope")
        for path in ("/api/account", "/api/account/export"):
            assert denied(one.get(path)) == (403, "scope")
    tokens = ada.get("/api/account").json()["tokens"]
    assert [token["scopes"] for token in tokens] == [["look"], ["look", "play"], ["look", "host"]]
    with looks.joins(made, 0) as watching:
        assert ada.post("/api/tokens/revoke-one", {"id": tokens[0]["id"]}).status_code == 200
        assert closed_with(watching) == 4401
    assert looks.get("/api/tables").status_code == 401
    assert plays.get("/api/tables").status_code == 200


def test_no_token_does_what_it_was_not_made_for(house: House) -> None:
    """Every request there is, by tokens of every single scope."""
    ada = visitor(house, "Ada")
    made = ada.makes("duel", "me", "open")["table"]
    before = everything(house)
    tried = 0
    for scope in SCOPES:
        token = ada.post("/api/tokens", {"name": "robot", "scopes": [scope]}).json()["token"]
        program = Visitor(Named(house), token)
        for operation in OPERATIONS:
            if operation.for_anybody or operation.scope == scope:
                continue
            path = "/api" + re.sub("{[^}]*}", made, operation.path)
            answer = program.get(path) if operation.method == "GET" else program.post(path, {})
            assert denied(answer) == (403, "scope"), (scope, path)
            tried += 1
        assert program.get("/api/me").status_code == 200
    assert tried > 2 * len(OPERATIONS)
    assert ada.post("/api/tokens/revoke", {}).status_code == 200
    assert without_times(everything(house)) == without_times(before)


def without_times(dump: str) -> list[str]:
    """What a server and its tables write by themselves is left out."""
    return [line for line in dump.splitlines() if not line.startswith(SECONDS)]


def test_nobody_has_tokens_passkeys_and_devices_without_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "MOST_TOKENS", 2)
    monkeypatch.setattr(signing, "MOST_PASSKEYS", 2)
    monkeypatch.setattr(signing, "MOST_DEVICES", 3)
    ada, first, second = visitor(house, "Ada"), device(house), device(house, b"number 2")
    makes_account(ada, first)
    makes_account(ada, second)
    assert denied(ada.post("/api/account/passkeys/wish", {})) == (409, "passkeys")
    made = [ada.post("/api/tokens", {"name": "robot"}) for _ in range(3)]
    assert [answer.status_code for answer in made] == [201, 201, 409]
    assert denied(made[-1]) == (409, "tokens")
    others = [visitor(house) for _ in range(3)]
    for other in others:
        signs_in(other, first)
    assert len(others[-1].get("/api/account").json()["devices"]) == 3
    assert ada.get("/api/tables").status_code == 401  # not seen for longest
    assert others[0].get("/api/tables").status_code == 200


def test_what_somebody_takes_along_is_never_in_memory_as_a_whole(opening: Opening) -> None:
    """Somebody may have played ten thousand games: they come one by one."""

    async def story(storage: Storage) -> None:
        for n in range(3):
            record = replace(TABLE.record, id=f"table {n}", header='{"mode":"duel"}', outcome="{}")
            await storage.create_table(replace(TABLE, record=record))
        pieces = [piece async for piece in kept_of(storage, Guest("ada", "Ada"))]
        assert [re.findall(r"table \d", piece) for piece in pieces] == [[], ["table 0"], ["table 1"], ["table 2"], []]
        told = json.loads("".join(pieces))
        assert (told["guest"], told["name"]) == ("ada", "Ada")
        assert [one["save"]["log"] for one in told["tables"]] == [[[0, "a"], [1, "b"]]] * 3

    run(opening, story)


def test_who_leaves_takes_everything_along_and_leaves_nothing(home: House) -> None:
    # no ids, which are letters by chance, have such names in them
    ada, bob = visitor(home, "Adelheid Lovelace"), visitor(home, "Bartholomew")
    before = ada.me["guest"]
    shared, alone = ada.makes("duel", "me", "open"), ada.makes("solo", "me")
    bob.sits(shared, 1)
    ada.post("/api/tokens", {"name": "Adelheids robot"})
    with ada.joins(shared, 0) as playing:
        playing.ask("chat", text="Adelheid speaks")
    me = makes_account(ada, device(home))
    ada.post("/api/account/codes", {})
    with bob.joins(shared, 1) as other:
        other.ask("chat", text="Bartholomew answers")
    exported = ada.get("/api/account/export").json()
    assert (exported["guest"], exported["name"]) == (me["guest"], "Adelheid Lovelace")
    assert {table["table"] for table in exported["tables"]} == {shared["table"], alone["table"]}
    by_id = {table["table"]: table for table in exported["tables"]}
    assert [line["text"] for line in by_id[shared["table"]]["said"]] == ["Adelheid speaks"]
    assert by_id[shared["table"]]["save"] is None
    assert by_id[alone["table"]]["save"]["title"] == "blitzkrieg"
    assert (len(exported["passkeys"]), len(exported["tokens"]), exported["recovery-codes"]) == (1, 1, 10)
    assert "Bartholomew" not in json.dumps(exported)
    with bob.joins(shared, 1) as other:
        assert ada.post("/api/account/leave", {}).status_code == 200
        other.until(lambda: other.table["seats"][0]["kind"] == "left")
        assert other.table["seats"][0]["name"] == ""
    left = everything(home)
    for trace in (me["guest"], before, "Adelheid", "adelheid", alone["table"]):
        assert trace not in left, trace
    assert "Bartholomew answers" in left
    assert not ada.get("/api/me").json()["account"]
    assert ada.get(f"/api/tables/{alone['table']}").status_code == 404
    with bob.joins(shared, 1) as other:
        other.until(lambda: bool(other.chat))
        assert [line["text"] for line in other.chat] == ["Bartholomew answers"]


def test_keys_change_and_what_they_signed_stays_good(tmp_path: Path) -> None:
    connect(tmp_path / "tables.sqlite3").close()
    now = 1_800_000_000.0
    first = keys_in(tmp_path, now)
    assert keys_in(tmp_path, now + KEY_CHANGES / 2) == first
    later = now + KEY_CHANGES
    both = keys_in(tmp_path, later)
    assert both[:1] == first
    assert len(both) == 2
    guest = new_guest("Ada")
    old = Identity(first)
    resting, rested = (Identity(both, lambda when=when: when) for when in (later, later + KEY_RESTS))  # type: ignore[misc]
    assert old.read_cookie(resting.cookie(guest)) == guest, "other servers have yet to read the new key"
    assert old.read_cookie(rested.cookie(guest)) is None
    for identity in (resting, rested):
        assert identity.read_cookie(old.cookie(guest)) == guest
        assert identity.csrf_fits(guest, old.csrf(guest))
    assert keys_in(tmp_path, now + KEY_KEPT) != both  # the first has signed nothing that is still good
    assert not set(first) & set(keys_in(tmp_path, now + KEY_KEPT))


def test_nobodys_cookie_can_be_made_of_a_backup(home: House) -> None:
    ada = visitor(home, "Ada")
    ada.makes("duel", "me", "me")
    before = ada.http.cookies[COOKIE]
    assert before not in everything(home)
    makes_account(ada, device(home))
    kept = everything(home)
    identity = Identity(keys_in(home.settings.data_folder, 0.0)) if home.settings.postgres is None else None
    if identity is not None:
        caller = identity.read_cookie(ada.http.cookies[COOKIE])
        assert caller is not None
        assert caller.ticket not in kept
        assert not any(secret in kept for secret in (home.settings.data_folder / "secret").read_text().split())
    assert ada.http.cookies[COOKIE].split(".")[0] not in kept
