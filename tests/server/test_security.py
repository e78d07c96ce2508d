"""Cookies, forged requests, headers, pace, and what must not be found in files and logs."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from sandtable.server.identity import COOKIE, CSRF_HEADER, Guest, Identity, new_key, secret_in
from server.house import PATIENCE, House

NEW_TABLE = {"title": "blitzkrieg", "mode": "solo", "seats": ["me"]}


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(house: House) -> None:
    answer = httpx.get(f"http://{house.address}/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith(f"{COOKIE}=")
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert answer.json()["csrf"] not in cookie
    assert "secure" not in cookie
    proxied = httpx.get(f"http://{house.address}/api/me", headers={"X-Forwarded-Proto": "https"})
    assert "secure" in proxied.headers["set-cookie"].lower()


def test_nobody_changes_anything_for_a_guest_from_another_site(house: House) -> None:
    guest, other = house.visitor(), house.visitor()
    for headers in ({}, {CSRF_HEADER: "guess"}, {CSRF_HEADER: other.me["csrf"]}, {CSRF_HEADER: "\u00e9"}):
        answer = guest.http.post("/api/tables", json=NEW_TABLE, headers={k: v.encode() for k, v in headers.items()})
        assert (answer.status_code, answer.json()["reason"]) == (403, "csrf")
    own = {CSRF_HEADER: guest.me["csrf"]}
    answer = guest.http.post("/api/tables", json=NEW_TABLE, headers={**own, "Origin": "http://elsewhere.example"})
    assert answer.status_code == 403
    assert guest.http.post("/api/tables", content="title=x", headers=own).status_code == 415
    nobody = httpx.post(f"http://{house.address}/api/tables", json=NEW_TABLE)
    assert (nobody.status_code, nobody.json()["reason"]) == (401, "guest")
    assert guest.get("/api/tables").json() == {"tables": []}


def test_a_live_connection_is_not_opened_for_strangers_or_from_another_site(house: House) -> None:
    guest, stranger = house.visitor(), house.visitor()
    table = guest.makes("solo", "me")["table"]

    def status(table: str, **headers: str) -> int:
        address = f"ws://{house.address}/api/tables/{table}/live"
        with connect(address, additional_headers=headers) as socket, pytest.raises(ConnectionClosed) as refused:
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
    for path in ("/api/me", "/api/titles", "/api/nothing", "/locale/core/en.ftl", "/nothing.js", "/"):
        headers = guest.get(path).headers
        policy = headers["content-security-policy"]
        assert "unsafe-inline" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert guest.get("/api/me").headers["cache-control"] == "no-store"
    assert "access-control-allow-origin" not in guest.get("/api/me").headers


def test_looking_changes_nothing(house: House) -> None:
    guest = house.visitor()
    table = guest.makes("solo", "me")["table"]

    def everything() -> list[str]:
        with sqlite3.connect(house.settings.database) as database:
            return list(database.iterdump())

    before = everything()
    for path in ("me", "titles", "tables", f"tables/{table}", f"tables/{table}/view?seat=0", f"tables/{table}/save"):
        assert guest.get(f"/api/{path}").status_code == 200
    for path in ("import", "tokens", f"tables/{table}/act", f"tables/{table}/sit"):
        assert guest.get(f"/api/{path}").status_code == 405
    assert everything() == before


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
    secret = secret_in(tmp_path)
    assert secret_in(tmp_path) == secret
    ours, theirs = Identity(secret), Identity(b"another secret of the same length")
    guest = Guest("id", "Ada")
    assert ours.read_cookie(ours.cookie(guest)) == guest
    for forged in (theirs.cookie(guest), ours.cookie(guest)[:-1], "", "x.y.z", "é"):
        assert ours.read_cookie(forged) is None
    (tmp_path / "secret").write_bytes(b"short")
    with pytest.raises(ValueError, match="too short"):
        secret_in(tmp_path)


def test_the_client_its_words_and_the_rulebooks(tmp_path: Path, printed: list[str]) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html><title>Sandtable</title>")
    (static / "main.js").write_text("export {}")
    (static / "assets").mkdir()
    (static / "assets" / "app-0A1B.js").write_text("export {}")
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
        assert "immutable" not in client.get("/assets/app-gone.js").headers.get("cache-control", "")
        assert "immutable" not in client.get("/assets/gone").headers.get("cache-control", "")
        for missing in ("/other.js", "/api/other", "/../beside.txt", "/%2e%2e/beside.txt"):
            assert client.get(missing).status_code == 404
        assert client.get("/api/other").json() == {"type": "denied", "reason": "address"}
        assert "core-refused-over" in client.get("/locale/core/cs.ftl").text
        assert "bk-placed" in client.get("/locale/blitzkrieg/cs.ftl").text
        assert "`bk." in client.get("/rulebook/blitzkrieg/pl").text
        assert "`core.over`" in client.get("/rulebook/core/en").text
        for missing in ("/locale/core/xx.ftl", "/locale/chess/en.ftl", "/rulebook/chess/en", "/rulebook/blitzkrieg/xx"):
            assert client.get(missing).status_code == 404
        assert client.post("/", json={}).status_code == 405
