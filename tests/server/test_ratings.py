"""Ratings: rated tables between people change them, and nothing else does."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.server.ratings import ACTS, OFTEN, Contest, Rating, contest_of, reckoned, sides_of
from server.house import PATIENCE, Addressed, House, Message, Visitor, play_at_random
from server.people import device, makes_account, signs_in, visitor
from server.test_accounts import denied, everything, home
from server.test_time import set_back

__all__ = ["home"]

LIVE = {"kind": "live", "minutes": 10, "out": "loss"}
WISH = {"title": "blitzkrieg", "mode": "duel", "seats": ["me", "open"], "rated": True, "clock": LIVE}


def person(house: Addressed, name: str) -> Visitor:
    found = visitor(house, name)
    makes_account(found, device(house, name.encode()))
    return found


def rated(host: Visitor, other: Visitor, **more: Any) -> Message:
    made: Message = host.post("/api/tables", {**WISH, **more}).json()
    other.sits(made, 1)
    return made


def plays(host: Visitor, other: Visitor, made: Message, most: int = 10_000) -> None:
    """At random for so many acts; then the host gives up."""
    with host.joins(made, 0) as one, other.joins(made, 1) as two:
        if play_at_random({0: one, 1: two}, random.Random(3), most) == most:
            assert one.ask("resign", seat=0)["type"] == "done"


def back(house: House, one: Visitor) -> Visitor:
    """The same person at a server that was started again."""
    again = visitor(house)
    again.http.cookies = one.http.cookies
    again.me = again.get("/api/me").json()
    return again


def profile(of: Visitor, by: Visitor | None = None) -> Message:
    answer = (by or of).post("/api/people/profile", {"name": of.me["name"]})
    assert answer.status_code == 200, answer.text
    told: Message = answer.json()
    return told


def test_a_rated_game_changes_the_ratings_of_both(home: House) -> None:
    ada, bob, eve = person(home, "Ada"), person(home, "Bob"), visitor(home, "Eve")
    made = rated(ada, bob, spectators=0)
    plays(ada, bob, made, 12)
    lost, won = profile(ada), profile(bob)
    assert lost["ratings"][0]["rating"] < 1500 < won["ratings"][0]["rating"]
    assert lost["ratings"][0]["rating"] + won["ratings"][0]["rating"] == pytest.approx(3000, abs=1)
    assert won["ratings"][0]["games"] == 1
    assert won["ratings"][0]["spread"] < 490
    (game,) = won["history"]
    assert (game["place"], game["places"], game["why"], game["open"]) == (1, 2, "", True)
    assert game["change"] == won["ratings"][0]["rating"] - 1500 == won["ratings"][0]["month"]
    assert game["others"] == [{"name": "Ada", "bot": False, "partner": False, "rating": 1500}]
    assert [one["rating"] for one in won["ratings"][0]["curve"]] == [won["ratings"][0]["rating"]]
    assert profile(bob, eve) == {**won, "you": False}
    assert denied(eve.post("/api/people/profile", {"name": "Eve"})) == (404, "person")
    again = bob.post(f"/api/tables/{made['table']}/rematch", {}).json()
    assert all(one["rated"] for one in bob.get("/api/tables").json()["tables"])
    plays(bob, ada, again, 12)
    assert profile(ada)["ratings"][0]["games"] == 2


def test_friendly_games_are_nobodys_business(home: House) -> None:
    ada, bob = person(home, "Ada"), person(home, "Bob")
    made = rated(ada, bob, rated=False)
    plays(ada, bob, made, 12)
    (game,) = profile(ada)["history"]
    assert (game["why"], game["change"]) == ("friendly", None)
    assert profile(ada)["ratings"] == []
    assert profile(ada, bob)["history"] == []
    assert profile(ada, bob)["games"] == 0


def test_guests_programs_and_bots_are_at_no_rated_table(home: House) -> None:
    ada, bob, eve = person(home, "Ada"), person(home, "Bob"), visitor(home, "Eve")
    assert denied(eve.post("/api/tables", WISH)) == (403, "account")
    for wrong in (
        {"seats": ["me", "bot:skilled"]},
        {"seats": ["me", "me"]},
        {"clock": None},
        {"clock": {**LIVE, "out": "bot"}},
    ):
        assert denied(ada.post("/api/tables", {**WISH, **wrong})) == (409, "rateable"), wrong
    made = ada.post("/api/tables", {**WISH, "listed": "en"}).json()
    table = f"/api/tables/{made['table']}"
    assert denied(eve.post(f"{table}/sit", {"key": made["keys"]["1"]})) == (403, "rated")
    assert denied(eve.post(f"{table}/join", {})) == (403, "rated")
    assert denied(eve.post("/api/lobby/pair", {"title": "blitzkrieg", "clock": LIVE, "rated": True})) == (
        403,
        "account",
    )
    met = bob.post("/api/lobby/pair", {"title": "blitzkrieg", "clock": LIVE, "rated": True}).json()
    assert met == {"table": made["table"], "seat": 1, "met": True}
    token = ada.post("/api/tokens", {"name": "engine"}).json()["token"]
    program = Visitor(home, token)
    legal = ada.get(f"{table}/view", seat=0).json()["legal"]
    assert denied(program.post(f"{table}/act", {"seat": 0, "act": legal[0]})) == (403, "rated")
    with program.joins(made, 0) as robot:
        robot.send({"type": "act", "id": 4, "seat": 0, "act": legal[0]})
        while (told := json.loads(robot.socket.recv(PATIENCE)))["type"] != "denied":
            pass
        assert (told["reason"], told["id"]) == ("rated", 4)
    assert denied(ada.post(f"{table}/leave", {"seat": 0})) == (409, "rated-seat")
    given = {"seat": 0, "about": 1, "filling": "bot:skilled"}
    assert denied(ada.post(f"{table}/propose", given)) == (409, "rated-seat")


def test_an_aborted_game_and_a_second_account_bring_nothing(home: House) -> None:
    ada, bob = visitor(home, "Ada"), visitor(home, "Bob")
    keys = [device(home, name) for name in (b"Ada", b"Bob")]
    for one, key in zip((ada, bob), keys, strict=True):
        makes_account(one, key)
    plays(ada, bob, rated(ada, bob), 2 * ACTS - 1)
    assert profile(bob)["history"][0]["why"] == "short"
    second = visitor(home)
    for key in keys:  # one browser, two accounts
        signs_in(second, key)
    plays(ada, bob, rated(ada, bob), 12)
    assert profile(bob)["history"][0]["why"] == "kin"
    assert profile(bob)["ratings"] == profile(ada)["ratings"] == []


def test_the_same_two_gain_a_few_times_a_day(quick_house: House) -> None:
    ada, bob = person(quick_house, "Ada"), person(quick_house, "Bob")
    for _ in range(OFTEN + 1):
        plays(ada, bob, rated(ada, bob), 2 * ACTS + 2)
    assert [game["why"] for game in profile(bob)["history"]] == ["often", *[""] * OFTEN]
    assert profile(bob)["ratings"][0]["games"] == OFTEN


def test_who_runs_out_of_time_has_lost(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path) as house:
        people = [person(house, "Ada"), person(house, "Bob")]
        made = rated(*people)
        with people[0].joins(made, 0) as one, people[1].joins(made, 1) as two:
            play_at_random({0: one, 1: two}, random.Random(3), 12)
        running = people[0].get(f"/api/tables/{made['table']}").json()["clock"]["running"][0]
    with House(tmp_path) as house:
        set_back(house, made, 3600)
        ada, bob = (back(house, one) for one in people)
        with ada.joins(made, 0) as one:
            one.until(lambda: one.states[0]["over"])
        loser, winner = (ada, bob) if running == 0 else (bob, ada)
        assert profile(loser)["ratings"][0]["rating"] < 1500 < profile(winner)["ratings"][0]["rating"]


def test_next_week_at_the_same_table(house: House) -> None:
    ada, bob = person(house, "Ada"), person(house, "Bob")
    made = rated(ada, bob)
    plays(ada, bob, made, 12)
    week = 7 * 24 * 3600
    again = ada.post(f"/api/tables/{made['table']}/rematch", {"later": week}).json()
    (listed,) = [one for one in bob.get("/api/tables").json()["tables"] if one["table"] == again["table"]]
    assert listed["begins"] - listed["changed"] == pytest.approx(week, abs=5)
    clock = bob.get(f"/api/tables/{again['table']}").json()["clock"]
    assert (clock["left"], clock["standing"]) == ([600, 600], True)
    assert listed["clock"]["due"] - listed["begins"] == pytest.approx(600, abs=5)


def test_nothing_of_who_leaves_stays(home: House) -> None:
    ada, bob = person(home, "Ada"), person(home, "Bob")
    plays(ada, bob, rated(ada, bob), 12)
    told = ada.get("/api/account/export").json()
    assert [(one["title"], one["why"]) for one in told["results"]] == [("blitzkrieg", "")]
    ada.post("/api/account/leave", {})
    assert ada.me["guest"] not in everything(home)
    assert profile(bob)["history"][0]["others"] == [{"name": "", "bot": False, "partner": False, "rating": None}]


def test_sides_are_those_who_lose_together() -> None:
    assert sides_of(sandtable.game("blitzkrieg").match("duel", 2)) == (0, 1)
    assert sides_of(sandtable.game("legie").match("standard", 4)) == (0, 1, 2, 3)
    quartermaster = sandtable.game("quartermaster")
    six = sides_of(quartermaster.match(quartermaster.modes[0].id, 6))
    assert sorted(six) == [0, 0, 0, 1, 1, 1]
    war = sandtable.game("globalwar")
    mode = next(mode for mode in war.modes if 6 in mode.seats)
    assert 2 <= len(set(sides_of(war.match(mode.id, 6)))) <= 3


def test_a_side_gains_as_one_and_places_follow_points() -> None:
    six = [Rating()] * 6
    after = reckoned(six, Contest((0, 0, 0, 1, 1, 1), (2, 1), (0,) * 6, True))
    assert all(one.strength < 1500 for one in after[:3])
    assert all(one.strength > 1500 for one in after[3:])
    four = reckoned(six[:4], Contest((0, 1, 2, 3), (1, 3, 2, 4), (9, 3, 5, 1), True))
    assert four[0].strength > four[2].strength > four[1].strength > four[3].strength


def test_a_running_game_tells_nothing() -> None:
    assert contest_of(sandtable.game("blitzkrieg").match("duel", 2)) is None


def test_ratings_outlive_a_restart(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path) as house:
        ada, bob = person(house, "Ada"), person(house, "Bob")
        plays(ada, bob, rated(ada, bob), 12)
        before = profile(bob)
    with House(tmp_path) as house:
        assert profile(back(house, bob))["ratings"] == before["ratings"]
