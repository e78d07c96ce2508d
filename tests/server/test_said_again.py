"""A connection that is lost: its heartbeat, and what is said again when nobody knows whether it was heard."""

from __future__ import annotations

import json

import pytest

import sandtable
from server.house import PATIENCE, House, Message


def test_a_ping_is_answered_and_tells_nothing(house: House) -> None:
    guest = house.visitor()
    with guest.joins(guest.makes("solo", "me"), 0) as player:
        player.send({"type": "ping"})
        frame = player.socket.recv(PATIENCE)
        assert json.loads(frame) == {"type": "pong"}
    with guest.joins(guest.makes("solo", "me"), 0, greet=False) as silent:
        silent.socket.send('{"type":"ping"}')  # before it says hello too
        assert json.loads(silent.socket.recv(PATIENCE)) == {"type": "pong"}


@pytest.mark.parametrize("title", ["blitzkrieg", "quartermaster"])
def test_an_act_that_was_done_is_not_done_again(house: House, title: str) -> None:
    guest = house.visitor()
    seats = ["me"] * 2
    table = guest.makes("duel" if title == "blitzkrieg" else "standard", *seats, title=title)
    with guest.joins(table, 0, 1) as before:
        seat = next(seat for seat in (0, 1) if before.states[seat]["legal"])
        known = before.states[seat]["seq"]
        act = before.states[seat]["legal"][0]
        before.act(seat, act)
    save = sandtable.load(guest.save(table)).save()
    with guest.joins(table, 0, 1, since=[0, 0]) as again:
        assert again.ask("act", seat=seat, act=act, after=known)["type"] == "done"
        assert guest.save(table) == save
        said = {"text": "Well?", "after": 0}
        assert [again.ask("chat", **said)["type"] for _ in range(2)] == ["done"] * 2
        again.until(lambda: bool(again.chat))
        assert again.ask("chat", text="Well?", after=1)["type"] == "done"
        again.until(lambda: len(again.chat) == 2)
    assert [line["n"] for line in again.chat] == [0, 1]


def test_an_act_that_was_never_heard_is_done_now(house: House) -> None:
    guest = house.visitor()
    table = guest.makes("duel", "me", "me")
    with guest.joins(table, 0) as player:
        known = player.states[0]["seq"]
        act = player.states[0]["legal"][0]
        assert player.ask("act", seat=0, act=act, after=known)["type"] == "done"
        player.until(lambda: player.states[0]["seq"] > known)
        later = player.states[0]["seq"]
        # said again for another reason: since then nothing like it was done, so it is not allowed any more
        assert player.ask("act", seat=0, act=act, after=later)["type"] == "refused"
        assert player.ask("resign", seat=0, after=later)["type"] == "done"
        assert player.ask("resign", seat=0, after=later)["type"] == "done"
        assert player.ask("resign", seat=0)["type"] == "refused"


def test_an_undo_and_an_entry_are_done_once(house: House) -> None:
    guest = house.visitor()
    table = guest.makes("solo", "me", manual=True)

    def entries() -> list[Message]:
        return list(json.loads(guest.save(table))["log"])

    with guest.joins(table, 0) as player:
        result = player.states[0]["due"]["results"][0]
        for _ in range(2):
            assert player.ask("resolve", seat=0, act=result, after=0)["type"] == "done"
        assert len(entries()) == 1
        for _ in range(2):
            assert player.ask("undo", seat=0, to=0, after=1)["type"] == "done"
        assert [entry[0] for entry in entries()] == [-1, "undo"]


def test_nobody_asks_what_others_did(house: House) -> None:
    host, friend = house.visitor(), house.visitor()
    table = host.makes("duel", "me", "open")
    friend.sits(table, 1)
    with host.joins(table, 0) as first, friend.joins(table, 1) as second:
        act = first.states[0]["legal"][0]
        first.act(0, act)
        assert second.ask("act", seat=0, act=act, after=0)["refusal"]["rule"] == "core.turn"
        assert second.ask("act", seat=1, act=act, after=0)["type"] == "refused"
