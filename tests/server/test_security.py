"""Cookies, forged requests, headers, pace, and what must not be found in files and logs.

Where each attack is tried, besides here (`browser` is tests/browser, the others lie beside this file):

- fixation: accounts, by a planted cookie, whichever way its victim signs in
- replayed links, codes, challenges and passkeys: accounts, calls, browser/accounts
- token scopes: accounts, every request by every scope that it is not for
- requests and live connections forged by other sites: here; host header and forged proxies: reach, metrics
- enumeration and timing of sign-in: accounts, by what the database is asked; of tables here, of codes: codes
- names taken for others: names, accounts
- scripts in names, chat, saves, reports and titles of tournaments: browser/accounts, browser/people; in feeds and chat
  rooms: calls; in a terminal: company
- the server sent into private networks, or held up by who answers without end: calls, jobs
- one guest, one address, one network, one silent line, one large file: limits, wires, imports, lobby
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import random
import re
import sqlite3
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import httpx
import pytest
from starlette.routing import BaseRoute, Mount, Route
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from sandtable.server.app import create_app
from sandtable.server.identity import (
    COOKIE,
    CSRF_HEADER,
    TOKEN_PREFIX,
    Identity,
    keys_in,
    new_guest,
    new_signing_key,
    new_token,
)
from sandtable.table.guests import new_key
from server.house import PATIENCE, House, Visitor, play_at_random
from server.kept import SECONDS
from server.served import Served

NEW_TABLE = {"title": "blitzkrieg", "mode": "solo", "seats": ["me"]}


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(house: House) -> None:
    answer = httpx.get(f"http://{house.address}/api/me", timeout=PATIENCE)
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith(f"{COOKIE}=")
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert answer.json()["csrf"] not in cookie
    assert "secure" not in cookie


def test_nobody_changes_anything_for_a_guest_from_another_site(house: House) -> None:
    guest, other = house.visitor(), house.visitor()
    for headers in ({}, {CSRF_HEADER: "guess"}, {CSRF_HEADER: other.me["csrf"]}, {CSRF_HEADER: "\u00e9"}):
        answer = guest.http.post("/api/tables", json=NEW_TABLE, headers={k: v.encode() for k, v in headers.items()})
        assert (answer.status_code, answer.json()["reason"]) == (403, "csrf")
    own = {CSRF_HEADER: guest.me["csrf"]}
    answer = guest.http.post("/api/tables", json=NEW_TABLE, headers={**own, "Origin": "http://elsewhere.example"})
    assert answer.status_code == 403
    assert guest.http.post("/api/tables", content="title=x", headers=own).status_code == 415
    nobody = httpx.post(f"http://{house.address}/api/tables", json=NEW_TABLE, timeout=PATIENCE)
    assert (nobody.status_code, nobody.json()["reason"]) == (401, "guest")
    assert guest.get("/api/tables").json() == {"tables": []}


def test_a_live_connection_is_not_opened_for_strangers_or_from_another_site(house: House) -> None:
    guest, stranger = house.visitor(), house.visitor()
    table = guest.makes("solo", "me")["table"]

    def status(table: str, **headers: str) -> int:
        address = f"ws://{house.address}/api/tables/{table}/live"
        connecting = connect(address, additional_headers=headers, open_timeout=PATIENCE)
        with connecting as socket, pytest.raises(ConnectionClosed) as refused:
            socket.recv(PATIENCE)
        assert refused.value.rcvd is not None
        return refused.value.rcvd.code - 4000

    cookie = f"{COOKIE}={guest.http.cookies[COOKIE]}"
    assert status(table, Cookie=cookie, Origin="http://elsewhere.example") == 403
    assert status(table, Cookie=f"{COOKIE}={stranger.http.cookies[COOKIE]}") == 403
    assert status(table, Cookie=cookie.replace(".", "x", 1)) == 401
    assert status(table) == 401
    assert status("nowhere", Cookie=cookie) == 404


def test_every_answer_has_the_security_headers(house: House) -> None:
    guest = house.visitor()
    for path in ("/api/me", "/api/titles", "/api/nothing", "/rulebook/core/en", "/nothing.js", "/"):
        headers = guest.get(path).headers
        policy = headers["content-security-policy"]
        assert "unsafe-inline" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert guest.get("/api/me").headers["cache-control"] == "no-store"
    assert "access-control-allow-origin" not in guest.get("/api/me").headers


def test_secrets_are_in_no_log_and_keys_in_no_file(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with House(tmp_path) as house:
        guest, friend = house.visitor("Ada"), house.visitor("Bob")
        table = guest.makes("duel", "me", "open")
        friend.sits(table, 1)
        token = guest.post("/api/tokens", {"name": "robot"}).json()["token"]
        key = table["keys"]["1"]
        guest.post(f"/api/tables/{table['table']}/sit", {"key": "wrong"})
        with sqlite3.connect(house.settings.database) as database:
            dump = "\n".join(database.iterdump())
            (header,) = database.execute("SELECT header FROM tables").fetchone()
    printed = "".join(capfd.readouterr())
    assert "table-made" in printed
    for secret in (key, token, guest.http.cookies[COOKIE], guest.me["csrf"], header):
        assert secret not in printed
    assert key not in dump
    assert token not in dump
    for name in ("secret", "tables.sqlite3"):
        assert (tmp_path / name).stat().st_mode & 0o077 == 0


def test_keys_cannot_be_guessed_and_cookies_not_forged(tmp_path: Path) -> None:
    assert len({new_key() for _ in range(1000)}) == 1000
    assert len(new_key()) == 32
    now = time.time()
    keys = keys_in(tmp_path, now)
    assert keys_in(tmp_path, now) == keys
    ours, theirs = Identity(keys), Identity([new_signing_key(now)])
    guest = new_guest("Ada")
    assert ours.read_cookie(ours.cookie(guest)) == guest
    for forged in (theirs.cookie(guest), ours.cookie(guest)[:-1], "", "x.y.z", "é"):
        assert ours.read_cookie(forged) is None
    (tmp_path / "secret").write_bytes(b"short")
    with pytest.raises(ValueError, match="does not hold"):
        keys_in(tmp_path, now)


def test_a_clock_that_is_set_back_takes_no_seat_away(tmp_path: Path) -> None:
    keys, guest = keys_in(tmp_path, time.time()), new_guest("Ada")
    cookie = Identity(keys).cookie(guest)
    day = 24 * 3600.0
    for later, known in ((-400 * day, guest), (-day, guest), (0.0, guest), (364 * day, guest), (366 * day, None)):
        assert Identity(keys, lambda later=later: time.time() + later).read_cookie(cookie) == known  # type: ignore[misc]
        if later <= 0:  # nor does the server sign with other keys then
            again = Identity(keys_in(tmp_path, time.time() + later), lambda later=later: time.time() + later)  # type: ignore[misc]
            assert again.read_cookie(cookie) == guest
            assert Identity(keys).read_cookie(again.cookie(guest)) == guest


def test_the_client_its_words_and_the_rulebooks(tmp_path: Path, printed: list[str]) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html><title>Sandtable</title>")
    (static / "main.js").write_text("export {}")
    (static / "assets").mkdir()
    (static / "assets" / "app-0A1B.js").write_text("export {}")
    (static / "assets" / "app-0A1B.js.br").write_bytes(b"packed while building")
    (tmp_path / "beside.txt").write_text("not for you")
    with House(tmp_path / "data", client_folder=static) as house:
        client = house.visitor().http
        for page in ("/", "/table/abc", "/rules"):
            assert "Sandtable" in client.get(page).text
            assert client.get(page).headers["cache-control"] == "no-cache"
        assert client.get("/main.js").text == "export {}"
        hashed = client.get("/assets/app-0A1B.js")
        assert hashed.headers["cache-control"] == "public, max-age=31536000, immutable"
        unchanged = client.get("/assets/app-0A1B.js", headers={"If-None-Match": hashed.headers["etag"]})
        assert (unchanged.status_code, unchanged.headers["cache-control"]) == (304, hashed.headers["cache-control"])
        with client.stream("GET", "/assets/app-0A1B.js", headers={"Accept-Encoding": "gzip, br"}) as packed:
            assert b"".join(packed.iter_raw()) == b"packed while building"
            assert packed.headers["content-type"].startswith("text/javascript")
            kept = [packed.headers[name] for name in ("content-encoding", "vary", "cache-control")]
            assert kept == ["br", "Accept-Encoding", hashed.headers["cache-control"]]
        assert hashed.text == "export {}", "who cannot unpack it gets it as it is"
        assert "immutable" not in client.get("/assets/app-gone.js").headers.get("cache-control", "")
        assert "immutable" not in client.get("/assets/gone").headers.get("cache-control", "")
        for missing in ("/other.js", "/api/other", "/../beside.txt", "/%2e%2e/beside.txt"):
            assert client.get(missing).status_code == 404
        assert client.get("/api/other").json() == {"type": "denied", "reason": "address"}
        assert "`bk." in client.get("/rulebook/blitzkrieg/pl").text
        assert "`core.over`" in client.get("/rulebook/core/en").text
        for missing in (
            "/rulebook/chess/en",
            "/rulebook/blitzkrieg/xx",
        ):
            assert client.get(missing).status_code == 404
        assert client.post("/", json={}).status_code == 405


# every address that the server knows


def every_route(house: House) -> list[tuple[str, set[str]]]:
    """The paths of all routes with their methods, the API's and the pages'."""
    found: list[tuple[str, set[str]]] = []

    def walk(routes: Sequence[BaseRoute], prefix: str) -> None:
        for route in routes:
            if isinstance(route, Mount):
                walk(route.routes, prefix + route.path)
                found.append((f"{prefix}{route.path}/anything", {"GET", "HEAD"}))
            elif isinstance(route, Route):
                found.append((prefix + route.path, set(route.methods or ())))

    walk(create_app(house.settings).routes, "")
    assert len(found) > 20
    return found


JUNK: Final = ("nowhere", "%00", "%2e%2e", "x" * 500, "'--", "%ff", "en", "blitzkrieg")
QUERIES: Final = ("", "?seat=0&at=0", "?seat=1", "?seat=x&at=-1&lines=2", "?_method=POST&act=resign", "?at=99999999999")


def filled(path: str, tables: Sequence[str]) -> Iterator[str]:
    """A path with real tables and with junk in its gaps."""
    gaps = re.findall(r"{[^}]*}", path)
    for value in (*tables, *JUNK) if gaps else ("",):
        address = path
        for gap in gaps:
            address = address.replace(gap, value)
        yield address


def test_no_get_changes_anything(quick_house: House) -> None:
    house = quick_house
    guest, friend, stranger = house.visitor("Ada"), house.visitor("Bob"), house.visitor()
    duel = guest.makes("duel", "me", "open", spectators=0)
    friend.sits(duel, 1)
    guest.post(f"/api/tables/{duel['table']}/propose", {"seat": 0, "about": 1, "filling": "bot:beginner"})
    tables = [
        duel["table"],
        guest.makes("solo", "me", manual=True)["table"],
        guest.makes("duel", "me", "open")["table"],
    ]
    token = guest.post("/api/tokens", {"name": "robot"}).json()["token"]
    program, nobody = (
        Visitor(house, token),
        httpx.Client(base_url=f"http://{house.address}", verify=False, timeout=PATIENCE),
    )
    before = everything(house)
    asked = 0
    for path, methods in every_route(house):
        if "GET" not in methods:
            continue
        for address in filled(path, tables):
            for query in QUERIES if "tables/" in path else QUERIES[-2:]:
                for client in (guest.http, friend.http, stranger.http, program.http, nobody):
                    answer = client.get(address + query)
                    assert answer.status_code < 500, address + query
                    asked += 1
            assert guest.http.head(address).status_code < 500
    assert asked > 500
    assert everything(house) == before


def everything(house: House) -> list[str]:
    """The whole database as text, without the seconds of a server; the file itself changes when its write-ahead log is
    put away."""
    with sqlite3.connect(house.settings.database) as database:
        return [line for line in database.iterdump() if not line.startswith(SECONDS)]


# mail programs stop letters by themselves: what the address ends with is all there is (RFC 8058, see test_calls.py)
STOPPING = "/api/calls/stop/{code}"


def test_what_changes_something_is_a_post_from_our_own_page(quick_house: House) -> None:
    house = quick_house
    guest = house.visitor()
    table = guest.makes("solo", "me")["table"]
    before = everything(house)
    own = {CSRF_HEADER: guest.me["csrf"]}
    posts = 0
    for path, methods in every_route(house):
        address = path.replace("{table}", table)
        for method in {"PUT", "DELETE", "PATCH", "POST"} - methods:
            assert guest.http.request(method, address, json={}, headers=own).status_code in (404, 405), (method, path)
        if "POST" not in methods or path == STOPPING:
            continue
        posts += 1
        for headers, status in (
            ({}, 403),
            ({CSRF_HEADER: "x"}, 403),
            ({**own, "Origin": "https://elsewhere.example"}, 403),
            ({**own, "Origin": "null"}, 403),
            ({**own, "Authorization": "Bearer x"}, 401),
            ({**own, "Content-Type": "text/plain"}, 415),
            ({**own, "Content-Type": "application/x-www-form-urlencoded"}, 415),
        ):
            assert guest.http.post(address, json={}, headers=headers).status_code == status, (path, headers)
        assert (
            httpx.post(
                f"http://{house.address}{address}", json={}, headers=own, verify=False, timeout=PATIENCE
            ).status_code
            == 401
        )
    assert posts > 10
    assert everything(house) == before


def script_sources(policy: str) -> list[str]:
    """From where a policy lets scripts come."""
    rules = {rule.split()[0]: rule.split()[1:] for rule in policy.split(";") if rule.strip()}
    return rules.get("script-src", rules["default-src"])


def test_no_answer_lets_a_foreign_script_run(quick_house: House) -> None:
    house = quick_house
    guest = house.visitor()
    table = guest.makes("duel", "me", "open")["table"]
    statuses = set()
    answers = [
        guest.post(f"/api/tables/{table}/act", {"seat": 0, "act": "x" * 100_000}),
        guest.post(f"/api/tables/{table}/act", {"seat": 0, "act": "place nothing"}),
        guest.post(f"/api/tables/{table}/sit", {"key": "wrong"}),
        guest.post("/api/tables", {"title": "chess", "seats": ["me"]}),
        guest.http.post("/api/tables", content="x"),
        httpx.get(f"http://{house.address}/api/tables", verify=False, timeout=PATIENCE),
    ]
    for path, methods in every_route(house):
        answers += [guest.get(address) for address in filled(path, [table]) if "GET" in methods]
        answers.append(guest.http.request("PUT", path.replace("{table}", table)))
    for answer in answers:
        statuses.add(answer.status_code)
        assert script_sources(answer.headers["content-security-policy"]) == ["'self'"], answer.url
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "access-control-allow-origin" not in answer.headers
        assert "server" not in answer.headers
        if answer.url.path.startswith("/api/"):
            assert answer.headers["cache-control"] == "no-store"
    assert {200, 400, 401, 403, 404, 405, 409, 413} <= statuses
    for page in [answer.text for answer in answers if "text/html" in answer.headers.get("content-type", "")]:
        assert re.search(r"<script(?![^>]*\bsrc=)|\son\w+\s*=|<style|javascript:", page) is None


# who may know what


def test_without_a_cookie_tables_cannot_be_told_from_no_tables(quick_house: House) -> None:
    house = quick_house
    guest = house.visitor()
    running, ended = (guest.makes("solo", "me")["table"] for _ in range(2))
    with guest.joins({"table": ended}, 0) as player:
        player.ask("resign", seat=0)
    with httpx.Client(base_url=f"http://{house.address}", verify=False, timeout=PATIENCE) as nobody:
        for path, methods in every_route(house):
            if "{table}" not in path or not path.startswith("/api/"):
                continue
            for method in methods:
                told = {
                    (answer.status_code, answer.text)
                    for table in (running, ended, "nowhere")
                    for answer in [nobody.request(method, path.replace("{table}", table))]
                }
                assert len(told) == 1, (method, path)
                assert told.pop()[0] == 401


def test_a_stranger_who_knows_a_table_learns_what_is_public_and_no_more(quick_house: House) -> None:
    house = quick_house
    host, friend, stranger = house.visitor("Ada"), house.visitor("Bob"), house.visitor()
    table = host.makes("duel", "me", "open")
    friend.sits(table, 1)
    path = f"/api/tables/{table['table']}"

    def told() -> list[str]:
        answers = [stranger.get(f"{path}/{what}") for what in ("view", "view?seat=0", "view?at=0", "save")]
        answers += [stranger.post(f"{path}/act", {"seat": 0, "act": "place nothing"})]
        return [f"{answer.status_code} {answer.text}" for answer in answers]

    public, denied = stranger.get(path).json(), told()
    assert all(answer.startswith("40") for answer in denied)
    for secret in (host.me["guest"], friend.me["guest"], table["keys"]["1"]):
        assert secret not in str(public)
    with host.joins(table, 0) as first, friend.joins(table, 1) as second:
        play_at_random({0: first, 1: second}, random.Random(1), most=6)
    assert stranger.get(path).json() == public  # whatever happens there
    assert told() == denied


def test_keys_are_long_kept_as_hashes_and_compared_in_constant_time(
    quick_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = quick_house
    assert len(base64.urlsafe_b64decode(new_key())) * 8 >= 128
    assert len(base64.urlsafe_b64decode(new_token().removeprefix(TOKEN_PREFIX) + "=")) * 8 >= 128
    guest = house.visitor()
    table = guest.makes("duel", "me", "open")
    key = table["keys"]["1"]
    dump = "\n".join(everything(house))
    assert key not in dump
    assert hashlib.sha256(key.encode()).hexdigest() in dump
    compared: list[object] = []

    def compare(one: str, other: str) -> bool:
        compared.append(one)
        return one == other

    monkeypatch.setattr(hmac, "compare_digest", compare)
    assert guest.post(f"/api/tables/{table['table']}/sit", {"key": key[:-1]}).status_code == 403
    assert hashlib.sha256(key.encode()).hexdigest() in compared


def test_a_revoked_token_is_nobodys(quick_house: House) -> None:
    house = quick_house
    guest = house.visitor()
    tokens = [guest.post("/api/tokens", {"name": "robot"}).json()["token"] for _ in range(2)]
    programs = [Visitor(house, token) for token in tokens]
    table = programs[0].makes("solo", "me")
    assert guest.post("/api/tokens/revoke", {}).status_code == 200
    for program in programs:
        assert program.get("/api/tables").status_code == 401
        assert program.post(f"/api/tables/{table['table']}/act", {"seat": 0, "act": "stop"}).status_code == 401
        with program.joins(table, greet=False) as late, pytest.raises(ConnectionClosed) as closed:
            late.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
    assert guest.get("/api/tables").json()["tables"][0]["table"] == table["table"]  # the guest is still the guest
    assert not any(token in "\n".join(everything(house)) for token in tokens)


def test_after_the_end_nobody_goes_back(quick_house: House) -> None:
    guest = quick_house.visitor()
    table = guest.makes("duel", "me", "me")
    with guest.joins(table, 0, 1) as players:
        play_at_random({0: players, 1: players}, random.Random(9))
        players.until(lambda: all(players.states[seat]["over"] for seat in (0, 1)))
        save = guest.save(table)
        for seat in (0, 1):
            assert players.states[seat]["undo"]["rule"] == "core.over"
            for what in ("undo", "offer"):
                assert players.ask(what, seat=seat)["refusal"]["rule"] == "core.over"
            assert players.ask("answer", seat=seat, accept=True)["refusal"]["rule"] == "core.over"
    assert guest.save(table) == save


# what is written down


def test_a_busy_server_writes_no_secret_into_its_log(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        ada, bob = (Visitor(served) for _ in range(2))
        duel = ada.makes("duel", "me", "open", spectators=1)
        bob.sits(duel, 1)
        solo = ada.makes("solo", "me")
        token = ada.post("/api/tokens", {"name": "robot"}).json()["token"]
        words = "meet me behind the curtain"
        with ada.joins(duel, 0) as first, bob.joins(duel, 1) as second:
            play_at_random({0: first, 1: second}, random.Random(5), most=6)
            first.ask("chat", text=words)
            second.socket.send(f'{{"type": "chat", "text": "{words}", "id": "{token}"}}')
            second.until(lambda: bool(second.malformed))
        ada.post("/api/import", {"save": ada.save(solo)})
        key = str(duel["keys"]["1"])
        for address in (
            f"/api/tables/{key}",
            f"/api/tables/{token}/view",
            f"/{key}?key={key}",
            f"/rulebook/{token}/en",
        ):
            assert ada.get(address).status_code in (200, 404)
        ada.post(f"/api/tables/{duel['table']}/sit", {"key": key + "x"})
        served.let_files_grow_to(0)  # errors are written down too
        assert ada.post(f"/api/tables/{key}/act?key={token}", {"seat": 0, "act": words}).status_code in (404, 503)
        assert bob.post(f"/api/tables/{duel['table']}/leave", {"seat": 1}).status_code == 503
        served.let_files_grow_to(None)
        assert served.stop() == 0
    log = "".join(served.log)
    assert "table-made" in log
    assert "storage-failed" in log
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        headers = [json.loads(header) for (header,) in database.execute("SELECT header FROM tables")]
    signing = (tmp_path / "secret").read_text().split()[1]
    secrets = [key, token, words, signing, *(header["secret"] for header in headers)]
    for visitor in (ada, bob):
        secrets += [visitor.me["csrf"], visitor.http.cookies[COOKIE]]
    assert len(headers) == 3
    assert [secret for secret in secrets if secret in log] == []
