"""Finding others: what is listed is found and joined by one press, what is private stays private."""

from __future__ import annotations

from typing import Any

from sandtable.server.statements import LISTED_EACH
from server.house import House, Message, Visitor
from server.people import device, makes_account, visitor
from server.test_accounts import denied, everything, home

__all__ = ["home"]

WISH = {"title": "blitzkrieg", "mode": "duel", "seats": ["me", "open"]}
LIVE = {"kind": "live", "minutes": 10, "increment": 5}


def lists(host: Visitor, **more: Any) -> Message:
    answer = host.post("/api/tables", {**WISH, "listed": "en", **more})
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


def found_by(guest: Visitor) -> list[str]:
    return [table["table"] for table in guest.get("/api/lobby").json()["tables"]]


def test_what_is_listed_is_found_and_joined_by_one_press(home: House) -> None:
    ada, bob, eve = visitor(home, "Ada"), visitor(home, "Bob"), visitor(home, "Eve")
    private = ada.makes("duel", "me", "open", spectators=0)
    listed = lists(ada, clock=LIVE, listed="cs")
    assert found_by(bob) == found_by(eve) == [listed["table"]]
    (told,) = bob.get("/api/lobby").json()["tables"]
    assert (told["title"], told["mode"], told["language"], told["yours"]) == ("blitzkrieg", "duel", "cs", False)
    assert (told["clock"]["minutes"], told["clock"]["increment"]) == (10.0, 5.0)
    assert [(seat["kind"], seat["name"]) for seat in told["seats"]] == [("guest", "Ada"), ("open", "")]
    joined = bob.post(f"/api/tables/{listed['table']}/join", {})
    assert joined.json() == {"table": listed["table"], "seat": 1}
    assert bob.post(f"/api/tables/{listed['table']}/join", {}).json()["seat"] == 1  # pressed twice
    late = eve.post(f"/api/tables/{listed['table']}/join", {})
    assert (late.status_code, late.json()["refusal"]["message"]) == (409, "core-refused-seat-taken")
    key = eve.post(f"/api/tables/{listed['table']}/sit", {"key": listed["keys"]["1"]})
    assert denied(key) == (403, "key")  # the link led to this seat
    assert found_by(eve) == []
    assert denied(eve.post(f"/api/tables/{private['table']}/join", {})) == (403, "key")
    assert denied(eve.post("/api/tables/nowhere/join", {})) == (404, "table")
    with bob.joins(listed, 1) as playing:
        assert playing.table["clock"]["running"] == [0]


def test_nobody_fills_the_lobby_alone(home: House) -> None:
    ada, bob, eve = visitor(home, "Ada"), visitor(home, "Bob"), visitor(home, "Eve")
    hers = lists(ada)["table"]
    flood = [lists(eve)["table"] for _ in range(LISTED_EACH + 3)]
    assert found_by(bob) == [*flood[: -LISTED_EACH - 1 : -1], hers]  # the newest of each, and nobody is pushed out


def test_quick_pairing_brings_those_together_who_want_the_same(home: House) -> None:
    ada, bob, eve = visitor(home, "Ada"), visitor(home, "Bob"), visitor(home, "Eve")

    def pairs(guest: Visitor, **wish: Any) -> Message:
        answer = guest.post("/api/lobby/pair", {"title": "blitzkrieg", **wish})
        assert answer.status_code == 201, answer.text
        paired: Message = answer.json()
        return paired

    waiting = pairs(ada, clock=LIVE)
    assert (waiting["seat"], waiting["met"]) == (0, False)
    assert pairs(ada, clock=LIVE) == waiting  # who presses again waits on
    other = pairs(bob)  # without a clock
    assert other["table"] != waiting["table"]
    assert pairs(eve, clock=LIVE) == {"table": waiting["table"], "seat": 1, "met": True}
    assert pairs(ada) == {"table": other["table"], "seat": 1, "met": True}
    assert not pairs(bob, title="legie")["met"]
    assert pairs(eve, title="legie")["met"]


def test_who_is_blocked_is_not_met_and_not_told(home: House) -> None:
    ada, eve = visitor(home, "Ada"), visitor(home, "Eve")
    met = lists(ada)
    eve.post(f"/api/tables/{met['table']}/join", {})
    assert denied(eve.post("/api/lobby/block", {"table": "nowhere", "seat": 0})) == (404, "table")
    assert denied(visitor(home).post("/api/lobby/block", {"table": met["table"], "seat": 0})) == (404, "table")
    assert ada.post("/api/lobby/block", {"table": met["table"], "seat": 1}).status_code == 200
    makes_account(ada, device(home))  # it goes along
    again, theirs = lists(ada), lists(eve)
    assert again["table"] not in found_by(eve)
    assert theirs["table"] not in found_by(ada)
    refused = eve.post(f"/api/tables/{again['table']}/join", {})
    assert (refused.status_code, refused.json()["refusal"]["message"]) == (409, "core-refused-seat-taken")
    assert found_by(visitor(home)) == [theirs["table"], again["table"]]
    assert ada.post("/api/lobby/block", {"table": met["table"], "seat": 1, "blocked": False}).status_code == 200
    assert again["table"] in found_by(eve)
    ada.post("/api/lobby/block", {"table": met["table"], "seat": 1})
    eve.post("/api/account/leave", {})
    assert eve.me["guest"] not in everything(home)


def test_tables_of_people_who_have_left_are_not_shown(home: House) -> None:
    ada, bob = visitor(home, "Ada"), visitor(home, "Bob")
    wish = {"title": "legie", "mode": "standard", "seats": ["me", "open", "open"], "listed": "pl"}
    made = ada.post("/api/tables", wish).json()
    bob.post(f"/api/tables/{made['table']}/join", {"seat": 2})
    assert found_by(visitor(home)) == [made["table"]]
    ada.post("/api/account/leave", {})
    assert found_by(visitor(home)) == []
