"""The OpenAPI document and docs/api.md tell the truth about what the server answers."""

from __future__ import annotations

import json
import re
import secrets
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from starlette.routing import Mount, Route

from sandtable.book.puzzles import puzzles
from sandtable.server.api.operations import OPERATIONS
from sandtable.server.app import create_app
from sandtable.server.identity import CSRF_HEADER
from sandtable.server.messages import ClientMessage, ServerMessage, read_message
from sandtable.server.settings import Settings
from sandtable.table.guests import hashed
from server.browser_push import Subscription
from server.house import PATIENCE, House, Visitor
from server.people import device, makes_account, visitor
from server.postoffice import PostOffice, link_in

API = Path(__file__).resolve().parents[2] / "docs" / "api.md"
EXAMPLES = [
    json.loads(line)
    for block in re.findall(
        r"```json\n(.*?)```", API.read_text(encoding="utf-8").split("### The live connection")[1], re.S
    )
    for line in block.splitlines()
]


class Witness:
    """Makes requests and holds every answer against the document."""

    def __init__(self, house: House) -> None:
        self.document = httpx.get(f"http://{house.address}/api/openapi.json", timeout=PATIENCE).json()
        self.schema = schemathesis.openapi.from_dict(self.document)
        self.seen: set[tuple[str, str, int]] = set()

    def checks(self, answer: httpx.Response, path: str) -> Any:
        method = answer.request.method
        self.schema[path][method].validate_response(answer)
        self.seen.add((method, path, answer.status_code))
        return answer.json()

    def post(self, guest: Visitor, path: str, body: object, table: str = "") -> Any:
        return self.checks(guest.post(path.replace("{table}", table), body), path)

    def get(self, guest: Visitor, path: str, table: str = "", **params: Any) -> Any:
        return self.checks(guest.get(path.replace("{table}", table), **params), path)


def test_the_document_is_sound(house: House) -> None:
    witness = Witness(house)
    witness.schema.validate()
    assert witness.document["openapi"].startswith("3.1")
    ids = [operation["operationId"] for path in witness.document["paths"].values() for operation in path.values()]
    assert len(ids) == len(set(ids)) == len(OPERATIONS)
    for path in witness.document["paths"].values():
        for operation in path.values():
            assert operation["summary"]
            assert {"429", "503"} < set(operation["responses"])
    assert {"token": []} in witness.document["paths"]["/api/tables"]["post"]["security"]


def test_nothing_is_served_that_is_not_described(tmp_path: Path) -> None:
    app = create_app(Settings(tmp_path))
    (api,) = [route for route in app.routes if isinstance(route, Mount) and route.path == "/api"]
    served = {
        (method, route.path)
        for route in api.routes
        if isinstance(route, Route)
        for method in route.methods or ()
        if method != "HEAD"
    }
    assert served == {(one.method, one.path) for one in OPERATIONS} | {("GET", "/openapi.json")}


def sign_in_and_out(say: Witness, house: House, office: PostOffice) -> None:
    ada, other = visitor(house, "Ada by name"), visitor(house)
    key, another = device(house), device(house, b"another passkey")
    for path in ("/api/account/passkeys/wish", "/api/sign-in/passkey/wish"):
        say.post(house.visitor("by number"), path, {})
    wish = say.post(ada, "/api/account/passkeys/wish", {})
    say.post(ada, "/api/account/passkeys", {"credential": {}})
    ada.me = say.post(ada, "/api/account/passkeys", {"credential": key.makes(wish["options"])})
    say.post(ada, "/api/account/codes", {})
    day = 24 * 3600
    say.post(ada, "/api/account/away", {"away": [[time.time() + day, time.time() + 3 * day]]})
    say.post(ada, "/api/account/away", {"away": [[time.time() + day, time.time() + 300 * day]]})
    say.post(ada, "/api/account/holidays", {"calendar": "cz", "zone": "Europe/Prague"})
    say.post(ada, "/api/account/holidays", {"calendar": "moon", "zone": "Europe/Prague"})
    token = say.post(ada, "/api/tokens", {"name": "robot", "scopes": ["look"]})["token"]
    say.post(Visitor(house, token), "/api/tables", {"title": "blitzkrieg", "seats": ["me"]})
    told = say.get(ada, "/api/account")
    say.post(ada, "/api/tokens/revoke-one", {"id": told["tokens"][0]["id"]})
    (passkey,) = told["passkeys"]
    say.post(ada, "/api/account/passkeys/remove", {"id": passkey["id"]})
    say.post(ada, "/api/account/mail/remove", {})
    wish = say.post(ada, "/api/account/passkeys/wish", {})
    say.post(ada, "/api/account/passkeys", {"credential": another.makes(wish["options"])})
    say.post(ada, "/api/account/mail/remove", {})
    say.post(ada, "/api/account/passkeys/remove", {"id": passkey["id"]})
    wish = say.post(other, "/api/sign-in/passkey/wish", {})
    other.me = say.post(other, "/api/sign-in/passkey", {"credential": another.signs(wish["options"])})
    say.post(other, "/api/account/devices/end", {"id": "none"})
    say.post(other, "/api/account/devices/end-others", {})
    code = say.post(other, "/api/account/codes", {})["codes"][0]
    say.post(other, "/api/sign-out", {})
    other.me = other.get("/api/me").json()
    say.post(other, "/api/sign-out", {})
    other.me = say.post(other, "/api/sign-in/code", {"code": code})
    say.post(other, "/api/sign-in/mail", {"mail": "nothing"})
    say.post(other, "/api/sign-in/mail", {"mail": "ada@example.org"})
    other.me = say.post(other, "/api/sign-in/link", {"code": link_in(office.next()).partition("#")[2]})
    say.post(other, "/api/lobby/pair", {"title": "blitzkrieg"})
    met = say.post(house.visitor("Eve"), "/api/lobby/pair", {"title": "blitzkrieg"})
    say.post(other, "/api/lobby/block", {"table": met["table"], "seat": 1})
    say.post(other, "/api/lobby/block", {"table": "nowhere", "seat": 1})
    wish = {"title": "blitzkrieg", "mode": "duel", "seats": ["me", "open"], "listed": "en"}
    listed = say.post(other, "/api/tables", wish)["table"]
    say.get(house.visitor(), "/api/lobby")
    say.get(house.visitor(), "/api/lobby", title="blitzkrieg", pace="live", fits="en", near="true")
    say.get(house.visitor(), "/api/lobby", title="mars")
    say.post(house.visitor(), "/api/tables/{table}/join", {}, listed)
    say.post(house.visitor(), "/api/tables/{table}/join", {"seat": 1}, listed)
    say.post(other, "/api/examples", {"title": "blitzkrieg", "example": "terrain", "seat": 0})
    puzzle = next(iter(puzzles("blitzkrieg").values()))
    act = {"type": "act", "id": 1, "seat": puzzle.seat, "act": puzzle.best}
    say.post(other, "/api/puzzles", {"title": "blitzkrieg", "puzzle": puzzle.id, "say": act})
    say.post(other, "/api/people/profile", {"name": other.me["name"]})
    say.post(other, "/api/people/profile", {"name": "nobody at all"})
    say.get(other, "/api/calls")
    say.post(other, "/api/calls", {"mail": "daily", "language": "pl"})
    feed = say.post(other, "/api/calls/feed", {})["path"]
    say.seen.add(("GET", "/api/feed/{code}", other.get(feed).status_code))  # which is no JSON
    say.post(other, "/api/calls/feed/end", {})
    say.checks(other.get(feed), "/api/feed/{code}")
    say.checks(other.post("/api/calls/stop/nothing", {}), "/api/calls/stop/{code}")
    hook = {"table": listed, "url": "https://example.org/hook"}
    say.post(other, "/api/calls/hook", hook)
    say.post(other, "/api/calls/hook", {**hook, "url": "https://127.0.0.1/"})
    say.post(house.visitor(), "/api/calls/hook", hook)
    say.post(other, "/api/calls/hook/end", {"table": listed})
    say.post(other, "/api/calls/hook/end", {"table": "nowhere"})
    browser = Subscription("https://example.org/push")
    say.post(other, "/api/calls/push", browser.wish)
    say.post(other, "/api/calls/push", {**browser.wish, "key": "AAAA"})
    say.post(other, "/api/calls/push/end", {"endpoint": browser.endpoint})
    say.get(other, "/api/tables/{table}/missed", listed, seat=0)
    say.post(house.visitor(), "/api/sign-in/call", {"code": "nothing", "table": listed})
    called = visitor(house)
    code = secrets.token_urlsafe(24)
    with sqlite3.connect(house.settings.database) as database:
        voucher = hashed(code), "call", other.me["guest"], listed, time.time() + 60
        database.execute("INSERT INTO vouchers (hash, purpose, person, about, until) VALUES (?, ?, ?, ?, ?)", voucher)
    called.me = say.post(called, "/api/sign-in/call", {"code": code, "table": listed})
    say.get(other, "/api/tournaments")
    contest = {"name": "Cup", "title": "blitzkrieg", "clock": {"kind": "days"}}
    id = say.post(other, "/api/tournaments", contest)["id"]
    one = "/api/tournaments/{tournament}"
    for path in (id, "nothing"):
        say.checks(other.get(one.replace("{tournament}", path)), one)
        say.checks(other.post(f"{one}/enter".replace("{tournament}", path), {}), f"{one}/enter")
        say.checks(other.post(f"{one}/begin".replace("{tournament}", path), {}), f"{one}/begin")
    say.checks(other.post(f"{one}/enter".replace("{tournament}", id), {}), f"{one}/enter")
    say.get(other, "/api/people/friends")
    say.post(other, "/api/people/friend", {"name": "nobody at all"})
    met_there = say.post(house.visitor("Zed"), "/api/lobby/pair", {"title": "legie"})["table"]
    say.post(other, "/api/tables/{table}/join", {}, met_there)
    say.post(other, "/api/people/mute", {"table": met_there, "seat": 0})
    say.post(other, "/api/people/mute", {"table": "nowhere", "seat": 0})
    say.post(other, "/api/people/report", {"table": met_there, "seat": 0, "what": "other"})
    friend = visitor(house, "Friend")
    makes_account(friend, device(house, b"of a friend"))
    say.post(other, "/api/people/friend", {"name": "Friend"})
    say.post(other, "/api/people/block", {"name": "Friend"})
    say.get(other, "/api/account/export")
    say.post(other, "/api/account/leave", {})


def test_every_request_is_answered_as_described(tmp_path: Path, printed: list[str]) -> None:
    with PostOffice() as office, House(tmp_path, office) as house:
        say = Witness(house)
        sign_in_and_out(say, house, office)
        play_and_host(say, house)
    described = {(one.method, f"/api{one.path}", one.status) for one in OPERATIONS}
    assert described <= say.seen  # every request was carried out once
    assert {400, 401, 403, 404, 409, 413, 415} <= {status for _, _, status in say.seen}


def _puts_right(say: Witness, host: Visitor, at: str) -> None:
    """At a table beside the printed game."""
    wish = {"title": "quartermaster", "mode": "standard", "seats": ["me"] * 6, "untold": True}
    table = say.post(host, "/api/tables", wish)["table"]
    say.post(host, f"{at}/act", {"seat": 0, "act": "play build-army"}, table)
    line = len(say.get(host, f"{at}/view", table, seat=0)["lines"]) - 1
    say.post(host, f"{at}/correct", {"seat": 0, "line": line}, table)
    cut = {"line": line, "what": "cut"}
    say.post(host, f"{at}/put-right", {"seat": 0, "line": line, "changes": [cut]}, table)


def _join_by_code(say: Witness, host: Visitor, friend: Visitor, at: str) -> None:
    """At a table beside the printed game, and not at another."""
    wish = {"title": "quartermaster", "mode": "standard", "seats": ["open"] * 6, "untold": True}
    table = say.post(host, "/api/tables", wish)["table"]
    code = say.post(host, f"{at}/code", {}, table)["code"]
    say.post(friend, f"{at}/code", {}, table)
    say.post(friend, "/api/join", {"code": code})
    say.post(friend, "/api/join", {"code": "nothing"})
    say.post(friend, f"{at}/sit-by-code", {"code": code, "seats": [1, 5]}, table)
    say.post(host, f"{at}/sit-by-code", {"code": code, "seats": [0, 1]}, table)
    say.post(host, f"{at}/sit-by-code", {"code": code, "seats": []}, table)
    say.post(host, f"{at}/sit-by-code", {"code": "nothing", "seats": [0]}, table)
    say.post(host, f"{at}/sit-by-code", {"code": code, "seats": [0]}, "nowhere")


def play_and_host(say: Witness, house: House) -> None:
    host, friend, stranger = house.visitor("Ada"), house.visitor("Bob"), house.visitor()
    nobody = Visitor(house, "no token of ours")
    wish = {"title": "blitzkrieg", "mode": "duel", "seats": ["me", "open"], "options": {"bonus": "exact"}}
    for path in ("/api/health", "/api/ready", "/api/reach", "/api/titles", "/api/me", "/api/tables"):
        say.get(host, path)
        say.get(nobody, path)
    say.post(host, "/api/me", {"name": "Ada"})
    say.post(host, "/api/me", {"name": ""})
    say.post(host, "/api/tokens", {"name": "robot"})
    say.post(host, "/api/tokens/revoke", {})
    no_json = {CSRF_HEADER: host.me["csrf"], "Content-Type": "text/plain"}
    say.checks(host.http.post("/api/tables", content="{}", headers=no_json), "/api/tables")
    made = say.post(host, "/api/tables", wish)
    table = made["table"]
    at = "/api/tables/{table}"
    say.post(host, "/api/tables", {**wish, "mode": "chess"})
    fresh = say.post(host, f"{at}/key", {"seat": 1}, table)
    say.post(stranger, f"{at}/key", {"seat": 1}, table)
    say.post(friend, f"{at}/sit", {"key": fresh["key"]}, table)
    say.post(stranger, f"{at}/sit", {"key": fresh["key"]}, table)
    say.post(host, f"{at}/key", {"seat": 1}, table)
    for guest in (host, stranger):
        say.get(guest, at, table)
        say.get(guest, f"{at}/view", table, seat=0)
        say.get(guest, f"{at}/save", table)
    say.get(host, f"{at}/view", table, seat="none")
    say.get(host, f"{at}/view", table, seat=0, at=1)
    say.get(host, f"{at}/view", table, seat=0, lines=1)
    say.get(host, f"{at}/view", table, seat=0, at=1000)
    say.post(host, f"{at}/consult", {"about": ["nonsense"]}, table)
    say.post(stranger, f"{at}/consult", {"about": ["nonsense"], "seat": 0}, table)
    _puts_right(say, host, at)
    _join_by_code(say, host, friend, at)
    say.post(host, f"{at}/code", {}, table)
    say.get(host, f"{at}/report", table, seat=0)
    say.get(host, f"{at}/report", table, seat=0, since=1000)
    say.get(host, f"{at}/reasons", table, seat=0, line=0, until=1)
    say.get(host, f"{at}/reasons", table, seat=0, line=0, until=1000)
    say.get(stranger, f"{at}/reasons", table, seat=0, line=0, until=1)
    say.post(host, f"{at}/analysis", {}, table)
    say.get(host, f"{at}/analysis", table)
    say.post(host, f"{at}/analysis/stop", {}, table)
    legal = say.get(host, f"{at}/view", table, seat=0)["legal"]
    say.post(host, f"{at}/act", {"seat": 0, "act": legal[0]}, table)
    say.post(host, f"{at}/act", {"seat": 0, "act": legal[0]}, table)
    say.post(host, f"{at}/act", {"seat": 0, "act": "x" * 70_000}, table)
    say.post(host, f"{at}/rematch", {}, table)
    proposal = say.post(host, f"{at}/propose", {"seat": 0, "about": 1, "filling": "open"}, table)["proposal"]
    say.get(host, at, table)  # with the proposal in it
    say.post(host, f"{at}/propose", {"seat": 0, "about": 1, "filling": "open"}, table)
    say.post(host, f"{at}/agree", {"seat": 0, "proposal": proposal, "accept": True}, table)
    say.post(friend, f"{at}/agree", {"seat": 1, "proposal": proposal, "accept": False}, table)
    say.post(friend, f"{at}/leave", {"seat": 1}, table)
    say.post(friend, f"{at}/leave", {"seat": 1}, table)
    with host.joins(made, 0) as player:
        player.ask("resign", seat=0)
    say.post(host, f"{at}/rematch", {}, table)
    say.get(friend, f"{at}/analysis", table)
    say.post(host, f"{at}/analysis", {"open": True}, table)
    say.get(host, f"{at}/analysis", table, open=1)
    say.post(host, f"{at}/analysis/stop", {"open": True}, table)
    say.post(stranger, f"{at}/analysis", {"open": 2}, table)
    say.get(host, "/api/tables")
    save = say.get(host, f"{at}/save", table)
    say.post(host, "/api/import", {"save": json.dumps(save)})
    say.post(host, "/api/import", {"save": "{}"})
    for path in ("/api/lab/odds", "/api/lab/helps"):
        say.post(host, path, {"attacker": "2*infantry", "defender": "infantry"})
        say.post(host, path, {"attacker": "2*soldier"})
    for path in ("key", "leave", "act", "rematch", "propose", "agree", "sit"):
        say.post(host, f"{at}/{path}", {}, "nowhere")
    say.get(host, at, "nowhere")


def test_a_wrong_method_names_the_right_ones(house: House) -> None:
    answer = house.visitor().http.delete("/api/me")
    assert answer.status_code == 405
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}


# the messages of the live connection, as docs/api.md shows them

SAID = {example["type"] for example in EXAMPLES}


def names(union: Any) -> set[str]:
    found = set()
    for struct in union.__args__:
        info = msgspec.inspect.type_info(struct)
        assert isinstance(info, msgspec.inspect.StructType)
        found.add(str(info.tag))
    return found


def test_every_message_has_its_example() -> None:
    assert names(ClientMessage) | names(ServerMessage) == SAID


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["type"]))
def test_the_examples_are_what_is_said(example: dict[str, Any]) -> None:
    text = json.dumps(example)
    chat_told = example["type"] == "chat" and "n" in example
    if example["type"] in names(ClientMessage) and not chat_told:
        read_message(text)
    else:
        told = msgspec.json.decode(text, type=ServerMessage)  # type: ignore[arg-type]
        assert json.loads(msgspec.json.encode(told)) == example  # nothing is left out and nothing is made up
