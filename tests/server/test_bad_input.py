"""Strangers' messages: refused or not understood, with nothing changed and no traceback."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sandtable.kernel.plain import Malformed
from sandtable.server.messages import label, read_message
from server.house import House, Joined


def test_refused_acts_change_nothing(house: House) -> None:
    host, friend = house.visitor(), house.visitor()
    table = host.makes("duel", "me", "open")
    friend.sits(table, 1)
    path = f"/api/tables/{table['table']}"
    with host.joins(table, 0) as first, friend.joins(table, 1) as second:
        before = first.states[0], second.states[1]
        act = first.states[0]["legal"][0]
        refusals = [
            second.ask("act", seat=1, act=act),  # out of turn
            second.ask("act", seat=0, act=act),  # another's seat
            first.ask("act", seat=0, act="place nuclear nowhere"),
            first.ask("act", seat=0, act="\u0000"),
            first.ask("act", seat=11, act=act),
            first.ask("undo", seat=0),
            first.ask("resolve", seat=0, act="roll 4"),
            first.ask("answer", seat=0, accept=True),
            first.ask("offer", seat=0),
            first.ask("preview", seat=0, act="stop"),
        ]
        assert {refusal["type"] for refusal in refusals} == {"refused"}
        assert refusals[0]["refusal"]["rule"] == "core.turn"
        assert friend.post(f"{path}/act", {"seat": 0, "act": act}).status_code == 409
        assert friend.post(f"{path}/act", {"seat": 1, "act": act}).json()["type"] == "refused"
        first.hello(0)
        second.hello(1)
        for state, now in zip(before, (first.states[0], second.states[1]), strict=True):
            assert state == now


VALID: list[dict[str, Any]] = [
    {"type": "hello", "seats": [0], "since": 0},
    {"type": "act", "id": 1, "seat": 0, "act": "place nothing WE-1-1"},
    {"type": "undo", "id": 2, "seat": 0},
    {"type": "resolve", "id": 3, "seat": 0, "act": "roll 4"},
    {"type": "answer", "id": 4, "seat": 0, "accept": False},
    {"type": "chat", "id": 5, "text": "good morning"},
    {"type": "preview", "id": 6, "seat": 0, "act": "place army:1 WE-1-2"},
    {"type": "why", "id": 7, "seat": 0, "act": "place army:1 WE-1-2"},
    {"type": "choices", "id": 8, "seat": 0, "verb": "place", "chosen": ["army:1"]},
    {"type": "consult", "id": 9, "seat": 0, "about": ["weather"]},
    {"type": "hint", "id": 10, "seat": 0, "stop": True},
]
ODD: list[Any] = [
    None, True, -1, 2**63, 10**30, 1.5, 1e308, "", "\u0000", "x" * 3000, "\ud800", [], {}, [[]] * 50, {"a": {"b": 1}},
]  # fmt: skip


def mutated(rng: random.Random) -> str | bytes:
    """A message with something wrong in it: a field, a name, a byte or its end."""
    message = dict(rng.choice(VALID))
    how = rng.randrange(6)
    if how == 0:
        message[rng.choice(list(message))] = rng.choice(ODD)
    elif how == 1:
        del message[rng.choice(list(message))]
    elif how == 2:
        message[rng.choice(["extra", "secret", "Seat"])] = rng.choice(ODD)
    text = json.dumps(message)
    if how == 3:
        return text[: rng.randrange(len(text))]
    if how == 4:
        n = rng.randrange(len(text))
        return text[:n] + rng.choice('{}[]",:\\\u0000é9') + text[n + 1 :]
    if how == 5:
        data = bytearray(text.encode())
        data[rng.randrange(len(data))] = rng.randrange(256)
        return bytes(data)
    return text


def is_alive(joined: Joined) -> bool:
    return "refusal" in joined.ask("why", seat=0, act="stop")


def test_mutated_messages_are_answered(tmp_path: Path, printed: list[str]) -> None:
    rng = random.Random(5)
    with House(tmp_path, malformed_messages=10_000) as house:
        guest = house.visitor()
        table = guest.makes("duel", "me", "me")
        save = guest.save(table)
        with guest.joins(table, 0) as player:
            player.next_id = 1000
            for _ in range(300):
                message = mutated(rng)
                player.socket.send(message)
                player.hello(0)  # a mutated hello may have turned this connection away from seat 0
                assert is_alive(player), message
            assert len(player.malformed) > 100
            player.socket.send("[" * 60_000)
            assert is_alive(player)
        assert guest.save(table) == save


def test_mutated_requests_are_answered(house: House) -> None:
    rng = random.Random(6)
    guest = house.visitor()
    table = guest.makes("duel", "me", "open")
    bodies: dict[str, dict[str, Any]] = {
        "/api/tables": {"title": "blitzkrieg", "mode": "duel", "seats": ["me", "open"], "options": {}},
        "/api/import": {"save": "{}", "seats": ["me"]},
        "/api/me": {"name": "Ada"},
        f"/api/tables/{table['table']}/sit": {"key": "guess"},
        f"/api/tables/{table['table']}/act": {"seat": 0, "act": "place nothing"},
        f"/api/tables/{table['table']}/key": {"seat": 1},
        f"/api/tables/{table['table']}/leave": {"seat": 0},
        f"/api/tables/{table['table']}/propose": {"seat": 0, "about": 1, "filling": "bot:beginner"},
        f"/api/tables/{table['table']}/agree": {"seat": 0, "proposal": 1, "accept": False},
        f"/api/tables/{table['table']}/rematch": {},
        "/api/tables/nowhere/act": {"seat": 0, "act": "place nothing"},
    }
    public = guest.get(f"/api/tables/{table['table']}").json()
    for _ in range(200):
        path = rng.choice(list(bodies))
        body = dict(bodies[path])
        body[rng.choice([*body, "extra"])] = rng.choice(ODD)
        answer = guest.post(path, body)
        if path == "/api/tables" and body["mode"] is None:  # the title's first mode
            assert answer.status_code == 201
        else:
            assert answer.status_code in (400, 403, 404, 409), (path, body, answer.text)
            assert answer.json()["type"] in ("malformed", "refused", "denied")
    assert guest.get(f"/api/tables/{table['table']}").json() == public
    for query in ("seat=x", "seat=-1", "seat=99999999999", "at=1e3", "seat=²"):
        assert guest.http.get(f"/api/tables/{table['table']}/view?{query}").status_code == 400
    assert guest.get(f"/api/tables/{table['table']}/view", seat=7).status_code == 403


def test_too_much_nonsense_closes_the_connection(house: House) -> None:
    guest = house.visitor()
    with guest.joins(guest.makes("solo", "me"), 0) as player:
        for _ in range(house.settings.malformed_messages):
            player.socket.send("nonsense")
        with pytest.raises(ConnectionClosed) as closed:
            player.until(lambda: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert len(player.malformed) == house.settings.malformed_messages


def test_a_hello_comes_first_and_has_to_make_sense(house: House) -> None:
    guest = house.visitor()
    with guest.joins(guest.makes("solo", "me"), 0, greet=False) as player:
        player.send({"type": "undo", "id": 3, "seat": 0})
        player.send({"type": "hello", "seats": [0, 0]})
        player.send({"type": "hello", "seats": [0], "since": [1, 2]})
        player.until(lambda: len(player.malformed) == 3)
        assert [message["place"] for message in player.malformed] == ["type", "seats", "since"]
        assert player.malformed[0]["id"] == 3
        assert not player.states


def test_large_things_are_turned_away(house: House) -> None:
    guest = house.visitor()
    table = guest.makes("solo", "me")
    answer = guest.post(f"/api/tables/{table['table']}/act", {"seat": 0, "act": "x" * 100_000})
    assert answer.status_code == 413
    with guest.joins(table, 0) as player:
        with suppress(ConnectionClosed):  # maybe before all of it was sent
            player.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            player.until(lambda: False)


def test_the_place_of_what_is_wrong_is_named() -> None:
    assert read_message('{"type": "act", "id": 1, "seat": 0, "act": "stop"}') == {
        "type": "act",
        "id": 1,
        "seat": 0,
        "act": "stop",
    }
    with pytest.raises(Malformed) as raised:
        read_message('{"type": "act", "id": 1, "seat": "0", "act": "stop"}')
    assert raised.value.place == "seat"
    assert label('{"type": "act", "id": 1, "seat": "0"}') == 1
    for text in ("[]", "1", "", '{"type": "state"}', '{"type": "act"}', '{"id": 1}', "\ud800"):
        with pytest.raises(Malformed):
            read_message(text)
