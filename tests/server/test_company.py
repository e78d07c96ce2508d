"""Friends, muting, reporting, and the operator's queue."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sandtable.cli.app import app
from sandtable.server import company_statements
from server.house import PATIENCE, House, Message, Visitor
from server.people import visitor
from server.test_accounts import denied, everything, home
from server.test_ratings import person, profile

__all__ = ["home"]


def bonds(who: Visitor) -> dict[str, str]:
    return {one["name"]: one["bond"] for one in who.get("/api/people/friends").json()["friends"]}


def admin(house: House, *words: str) -> Message | list[Message]:
    where = (
        ["--data", str(house.settings.data_folder)]
        if house.settings.postgres is None
        else ["--database", house.settings.postgres]
    )
    done = CliRunner().invoke(app, ["admin", "reports", *words, *where])
    assert done.exit_code == 0, done.output
    told: Message | list[Message] = json.loads(done.stdout)
    return told


def test_friends_are_two_who_want_it(home: House) -> None:
    ada, bob, eve = person(home, "Ada"), person(home, "Bob"), visitor(home, "Eve")
    assert denied(eve.post("/api/people/friend", {"name": "Ada"})) == (403, "account")
    assert ada.post("/api/people/friend", {"name": "Bob"}).status_code == 200
    assert (bonds(ada), bonds(bob)) == ({"Bob": "asked"}, {"Ada": "asks"})
    assert (profile(bob, ada)["bond"], profile(ada, bob)["bond"]) == ("asked", "asks")
    assert bob.post("/api/people/friend", {"name": "ADA"}).status_code == 200
    assert (bonds(ada), bonds(bob)) == ({"Bob": "friend"}, {"Ada": "friend"})
    made = ada.makes("duel", "me", "open")
    bob.sits(made, 1)
    with bob.joins(made, 1) as joined:
        joined.ask("why", seat=1, act="stop")  # after which everybody knows that he is here
        (friend,) = ada.get("/api/people/friends").json()["friends"]
        assert friend["here"]
    assert denied(ada.post("/api/people/friend", {"name": "Ada"})) == (404, "person")
    assert denied(ada.post("/api/people/friend", {"name": "Nobody"})) == (404, "person")
    assert bob.post("/api/people/block", {"name": "Ada"}).status_code == 200
    assert bonds(ada) == {}
    assert ada.post("/api/people/friend", {"name": "Bob"}).status_code == 200  # which tells nothing
    assert (bonds(ada), bonds(bob)) == ({}, {})
    assert profile(ada, bob)["blocked"]
    assert not profile(bob, ada)["blocked"]


def test_what_somebody_says_is_not_shown_to_who_does_not_want_it(home: House) -> None:
    ada, bob = visitor(home, "Ada"), visitor(home, "Bob")
    made = ada.makes("duel", "me", "open", spectators=0)
    bob.sits(made, 1)
    with ada.joins(made, 0) as one, bob.joins(made, 1) as two:
        two.ask("chat", text="before")
        one.until(lambda: len(one.chat) == 1)
        assert ada.post("/api/people/mute", {"table": made["table"], "seat": 1}).status_code == 200
        two.ask("chat", text="unheard")
        one.ask("chat", text="mine")
        one.until(lambda: one.chat[-1]["text"] == "mine")
        assert [line["text"] for line in one.chat] == ["before", "mine"]
    with ada.joins(made, 0) as one:
        one.until(lambda: bool(one.chat))
        assert [line["text"] for line in one.chat] == ["mine"]
    assert ada.post("/api/people/mute", {"table": made["table"], "seat": 1, "muted": False}).status_code == 200
    with ada.joins(made, 0) as one:
        one.until(lambda: len(one.chat) == 3)
    assert denied(ada.post("/api/people/mute", {"table": made["table"], "seat": 0})) == (404, "seat")
    assert denied(visitor(home).post("/api/people/mute", {"table": made["table"], "seat": 0})) == (404, "table")


def test_reports_wait_for_whoever_runs_the_server(home: House) -> None:
    ada, bob = person(home, "Ada"), person(home, "Bob")
    made = ada.makes("duel", "me", "open")
    bob.sits(made, 1)
    words = "<script>alert(1)</script>\x1b[2J"
    with bob.joins(made, 1) as two:
        two.ask("chat", text="you \u202e fool")
        wish = {"table": made["table"], "seat": 1, "what": "insult", "words": words}
        assert ada.post("/api/people/report", wish).status_code == 201
        assert ada.post("/api/people/report", wish).status_code == 201  # pressed twice
        (told,) = admin(home, "--json")
        assert isinstance(told, dict)
        assert (told["what"], told["about"], told["words"], told["table"]) == ("insult", "Bob", words, made["table"])
        assert told["chat"] == ["Bob: you \u202e fool"]
        settled = admin(home, told["report"], "--silence", "3")
        assert isinstance(settled, dict)
        assert settled["verdict"] == "silenced for 3 days"
        assert admin(home, "--json") == []
        assert [one["report"] for one in admin(home, "--json", "--closed")] == [told["report"]]
        two.send({"type": "chat", "id": 77, "text": "again"})
        while (heard := json.loads(two.socket.recv(PATIENCE)))["type"] != "denied":
            pass
        assert (heard["reason"], heard["id"]) == ("silenced", 77)
    ada.post("/api/account/leave", {})
    bob.post("/api/account/leave", {})
    left = everything(home)
    assert ada.me["guest"] not in left
    assert bob.me["guest"] not in left


def test_the_list_of_reports_commands_no_terminal(house: House) -> None:
    ada, bob = house.visitor("Ada"), house.visitor("Bob")
    made = ada.makes("duel", "me", "open")
    bob.sits(made, 1)
    for n, what in enumerate(("insult", "cheating")):
        wish = {"table": made["table"], "seat": 1, "what": what, "words": f"{n} \x1b]0;owned\x07"}
        assert ada.post("/api/people/report", wish).status_code == 201
    done = CliRunner().invoke(app, ["admin", "reports", "--data", str(house.settings.data_folder)])
    assert done.exit_code == 0
    assert len(done.stdout.splitlines()) == 2
    assert "\x1b" not in done.stdout
    assert ada.post("/api/people/report", {**wish, "what": "nonsense"}).status_code == 400
    unknown = CliRunner().invoke(app, ["admin", "reports", "abc", "--data", str(house.settings.data_folder)])
    assert unknown.exit_code == 2


def test_one_person_does_not_ask_everybody(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company_statements, "MOST_ASKED", 2)
    eve, others = person(home, "Eve"), [person(home, f"Somebody {n}") for n in range(4)]
    asked = [eve.post("/api/people/friend", {"name": other.me["name"]}) for other in others[:3]]
    assert [answer.status_code for answer in asked] == [200, 200, 429]
    assert denied(asked[-1]) == (429, "friends")
    others[3].post("/api/people/friend", {"name": "Eve"})
    assert eve.post("/api/people/friend", {"name": others[3].me["name"]}).status_code == 200  # who asks is answered
    others[0].post("/api/people/friend", {"name": "Eve"})
    assert eve.post("/api/people/friend", {"name": others[2].me["name"]}).status_code == 200


def test_one_person_does_not_fill_the_queue(house: House) -> None:
    ada = house.visitor("Ada")
    answers = []
    for n in range(11):
        other = house.visitor(f"Bob {n}")
        made = ada.makes("duel", "me", "open")
        other.sits(made, 1)
        answers.append(ada.post("/api/people/report", {"table": made["table"], "seat": 1, "what": "other"}))
    assert [answer.status_code for answer in answers] == [201] * 10 + [429]
    assert answers[-1].json()["reason"] == "reports"


def test_a_folder_without_a_server_is_named(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["admin", "reports", "--data", str(tmp_path / "nothing here")])
    assert done.exit_code == 2
