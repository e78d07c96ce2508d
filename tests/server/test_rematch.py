"""The same people once more, one seat further."""

from __future__ import annotations

import random
import threading
from pathlib import Path

import pytest

import sandtable
from server.house import House, Message, Visitor, play_at_random
from server.test_restart import come_back


def ended(guest: Visitor, table: Message, seat: int = 0) -> str:
    """The address of a table whose game was given up."""
    with guest.joins(table, seat) as player:
        assert player.ask("resign", seat=seat)["type"] == "done"
    return f"/api/tables/{table['table']}"


@pytest.mark.rule("core.rematch")
def test_two_people_swap_their_seats_and_need_no_new_link(house: House) -> None:
    host, friend, stranger = house.visitor("Ada"), house.visitor("Bob"), house.visitor()
    options = {"bonus": "exact", "reserve-limit": 6}
    table = host.makes("duel", "me", "open", options=options, spectators=3)
    friend.sits(table, 1)
    path = f"/api/tables/{table['table']}"
    early = friend.post(f"{path}/rematch", {})
    assert (early.status_code, early.json()["refusal"]["rule"]) == (409, "core.rematch")
    with host.joins(table, 0) as first, friend.joins(table, 1) as second, stranger.joins(table) as third:
        first.ask("resign", seat=0)
        assert stranger.post(f"{path}/rematch", {}).status_code == 409  # only who sat here
        made = friend.post(f"{path}/rematch", {})
        assert made.status_code == 201
        again = made.json()
        assert again["keys"] == {}
        for joined in (first, second, third):  # each page can go there
            joined.until(lambda joined=joined: joined.table.get("rematch") == again["table"])
    assert host.post(f"{path}/rematch", {}).json() == again
    assert host.get(path).json()["rematch"] == again["table"]
    about = host.get(f"/api/tables/{again['table']}").json()
    assert [(seat["name"], seat["mine"]) for seat in about["seats"]] == [("Bob", False), ("Ada", True)]
    assert (about["mode"], about["spectators"], about["manual"], about["rematch"]) == ("duel", 3, False, None)
    assert {**about["options"], **options} == about["options"]
    with friend.joins(again, 0) as first, host.joins(again, 1) as second:
        play_at_random({0: first, 1: second}, random.Random(9))
        sandtable.verify(host.save(again))
    assert table["table"] in [listed["table"] for listed in host.get("/api/tables").json()["tables"]]


@pytest.mark.rule("core.rematch")
def test_bots_play_again_too(house: House) -> None:
    guest = house.visitor("Ada")
    table = guest.makes("duel", "me", "bot:beginner")
    again = guest.post(f"{ended(guest, table)}/rematch", {}).json()
    with guest.joins(again, 1) as player:
        assert [seat["kind"] for seat in player.table["seats"]] == ["bot", "guest"]
        player.until(lambda: bool(player.states[1]["legal"]) or player.states[1]["over"])  # the bot begins
        assert any(line.get("seat") == 0 for line in player.lines[1])


def test_a_manual_game_alone_is_manual_again(house: House) -> None:
    guest = house.visitor()
    table = guest.makes("solo", "me", manual=True, options={"difficulty": "high"})
    again = guest.post(f"{ended(guest, table)}/rematch", {}).json()
    with guest.joins(again, 0) as player:
        assert player.table["manual"]
        assert player.table["options"]["difficulty"] == "high"
        assert player.states[0]["due"]["mine"]


@pytest.mark.rule("core.rematch")
def test_a_seat_nobody_holds_is_opened(house: House) -> None:
    host, friend = house.visitor("Ada"), house.visitor("Bob")
    table = host.makes("duel", "me", "open")
    path = ended(host, table)
    again = host.post(f"{path}/rematch", {}).json()
    assert list(again["keys"]) == ["0"]
    friend.sits(again, 0)
    assert host.post(f"{path}/rematch", {}).json() == {"table": again["table"], "keys": {}}  # keys are told once


def test_many_who_ask_at_once_and_after_a_restart_get_one_table(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path) as house:
        guest = house.visitor()
        table = guest.makes("duel", "me", "me")
        path = ended(guest, table)
        found: list[str] = []
        others = [come_back(guest, house) for _ in range(6)]
        threads = [
            threading.Thread(target=lambda other=other: found.append(other.post(f"{path}/rematch", {}).json()["table"]))
            for other in others
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(found) == len(others)
        assert len(set(found)) == 1
        assert len(guest.get("/api/tables").json()["tables"]) == 2
    with House(tmp_path) as house:
        guest = come_back(guest, house)
        assert guest.post(f"{path}/rematch", {}).json()["table"] == found[0]
        assert len(guest.get("/api/tables").json()["tables"]) == 2
