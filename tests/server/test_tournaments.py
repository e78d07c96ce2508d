"""Tournaments: everybody against everybody or Swiss, round after round, with a table of results."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sandtable.server import tournaments_statements as kept
from sandtable.server.pairing import Met, robin, rounds_of, standings, swiss
from sandtable.server.storage import Storage
from sandtable.server.tournaments_statements import Tournament
from server.house import House, Message, Visitor
from server.people import visitor
from server.test_accounts import denied, everything
from server.test_calls import QUICK
from server.test_ratings import LIVE, person
from server.test_storage import RECORD, TABLE, Opening, opening, run

__all__ = ["opening"]

WISH = {"name": "Winter Swiss", "title": "blitzkrieg", "clock": LIVE, "kind": "swiss", "rounds": 3, "hours": 24}


@pytest.fixture(params=["sqlite", "postgres"])
def home(request: pytest.FixtureRequest, tmp_path: Path, printed: list[str]) -> Iterator[House]:
    url = request.getfixturevalue("postgres") if request.param == "postgres" else None
    with House(tmp_path, postgres=url, **QUICK) as running:
        yield running


def made_by(host: Visitor, **more: Any) -> str:
    answer = host.post("/api/tournaments", {**WISH, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def told(who: Visitor, id: str) -> Message:
    answer: Message = who.get(f"/api/tournaments/{id}").json()
    return answer


def play_round(people: dict[str, Visitor], id: str, round: int) -> None:
    """The stronger one of each pair, who entered first, wins."""
    watcher = next(iter(people.values()))
    while True:
        now = told(watcher, id)
        games = [one for one in now["meetings"] if one["round"] == round and one["second"] is not None]
        if games and all(one["table"] for one in games):
            break
        time.sleep(0.05)
    names = {place["entrant"]: place["name"] for place in now["places"]}
    for game in games:
        loser = 0 if game["first"] > game["second"] else 1
        who = people[names[(game["first"], game["second"])[loser]]]
        while who.get(f"/api/tables/{game['table']}").status_code != 200:
            time.sleep(0.05)
        with who.joins({"table": game["table"]}, loser) as playing:
            assert playing.ask("resign", seat=loser)["type"] == "done"


def wait_over(who: Visitor, id: str) -> Message:
    while not (now := told(who, id))["over"]:
        time.sleep(0.05)
    return now


def test_a_swiss_tournament_runs_by_itself(home: House) -> None:
    people = {name: person(home, name) for name in ("Ada", "Bob", "Cyd", "Dan")}
    ada = people["Ada"]
    id = made_by(ada, rounds=2)
    for one in people.values():
        assert one.post(f"/api/tournaments/{id}/enter", {}).status_code == 200
        assert one.post(f"/api/tournaments/{id}/enter", {}).status_code == 200  # pressed twice
    eve = visitor(home, "Eve")
    assert denied(eve.post(f"/api/tournaments/{id}/enter", {})) == (403, "account")
    assert denied(people["Bob"].post(f"/api/tournaments/{id}/begin", {})) == (403, "host")
    assert ada.post(f"/api/tournaments/{id}/begin", {}).status_code == 200
    late = person(home, "Late")
    assert denied(late.post(f"/api/tournaments/{id}/enter", {})) == (409, "tournament")
    for round in (1, 2):
        play_round(people, id, round)
    end = wait_over(eve, id)
    best = end["places"][0]
    assert (best["name"], best["score"]) == ("Ada", 2.0)
    assert sum(place["score"] for place in end["places"]) == 4.0
    assert {place["games"] for place in end["places"]} == {2}
    assert len({frozenset((one["first"], one["second"])) for one in end["meetings"]}) == 4  # nobody twice
    (listed,) = eve.get("/api/tournaments").json()["tournaments"]
    assert (listed["name"], listed["people"], listed["over"]) == ("Winter Swiss", 4, True)


def test_everybody_meets_everybody_and_who_leaves_has_lost(home: House) -> None:
    people = {name: person(home, name) for name in ("Ada", "Bob", "Cyd")}
    ada = people["Ada"]
    id = made_by(ada, kind="robin")
    for one in people.values():
        one.post(f"/api/tournaments/{id}/enter", {})
    ada.post(f"/api/tournaments/{id}/begin", {})
    assert told(ada, id)["rounds"] == 3
    play_round(people, id, 1)
    while told(ada, id)["round"] < 2:
        time.sleep(0.05)
    gone = people.pop("Cyd")
    gone.post("/api/account/leave", {})
    assert gone.me["guest"] not in everything(home)
    for round in (2, 3):
        now = told(ada, id)
        played = [one for one in now["meetings"] if one["round"] == round and one["second"] is not None]
        if any(one["score"] is None for one in played):
            play_round(people, id, round)
        while not (now := told(ada, id))["over"] and now["round"] == round:
            time.sleep(0.05)
    end = wait_over(ada, id)
    assert [place["name"] for place in end["places"] if place["name"]][:1] == ["Ada"]


def test_what_is_no_tournament_is_refused(home: House) -> None:
    ada, eve = person(home, "Ada"), visitor(home, "Eve")
    assert denied(eve.post("/api/tournaments", WISH)) == (403, "account")
    for wrong in ({"name": ""}, {"name": "a\x00b"}, {"title": "chess"}, {"kind": "cup"}, {"rounds": 0}, {"hours": -1}):
        assert ada.post("/api/tournaments", {**WISH, **wrong}).status_code == 400, wrong
    assert denied(ada.get("/api/tournaments/nothing")) == (404, "address")
    for _ in range(5):
        made_by(ada)
    assert denied(ada.post("/api/tournaments", WISH)) == (429, "tournaments")


def test_one_that_nobody_enters_is_over(home: House) -> None:
    ada = person(home, "Ada")
    id = made_by(ada, hours=0)
    ada.post(f"/api/tournaments/{id}/enter", {})
    assert wait_over(ada, id)["meetings"] == []


def test_a_meeting_has_one_table_however_many_servers_make_it(opening: Opening) -> None:
    async def story(storage: Storage) -> None:
        one = Tournament("cup", "ada", "Cup", "blitzkrieg", "duel", "swiss", 1, "", 0.0)
        assert await storage.do(kept.make(one))
        for who in ("ada", "bob"):
            assert await storage.do(kept.enter("cup", who, wanted=True))
        found = await asyncio.gather(*(storage.do(kept.go_on("cup")) for _ in range(3)))
        assert found[0] is not None
        assert found[0] == found[1] == found[2]
        (pairing,) = found[0].tableless
        tables = [replace(TABLE, record=replace(RECORD, id=f"table {n}")) for n in range(5)]
        made = await asyncio.gather(*(storage.do(kept.seat_meeting("cup", pairing, table)) for table in tables))
        (first,) = [table for table, mine in zip(tables, made, strict=True) if mine]
        assert [table.record.id for table in await storage.tables_of("ada")] == [first.record.id]
        now = await storage.do(kept.whole("cup"))
        assert now is not None
        assert ([one.table for one in now.pairings], now.tableless) == ([first.record.id], [])

    run(opening, story)


@pytest.mark.parametrize("count", range(2, 12))
def test_a_round_robin_is_complete(count: int) -> None:
    entrants = list(range(count))
    met: set[frozenset[int]] = set()
    firsts = dict.fromkeys(entrants, 0)
    for round in range(1, rounds_of("robin", count, 99) + 1):
        meetings = robin(entrants, round)
        busy = [one for pair in meetings for one in pair if one is not None]
        assert sorted(busy) == entrants
        for first, second in meetings:
            if second is not None:
                assert frozenset((first, second)) not in met
                met.add(frozenset((first, second)))
                firsts[first] += 1
    assert len(met) == count * (count - 1) // 2
    assert max(firsts.values()) - min(firsts.values()) <= 2 + count // 3


@pytest.mark.parametrize("seed", range(20))
def test_swiss_rounds_pair_everybody_once_and_nobody_rests_twice(seed: int) -> None:
    rng = random.Random(seed)
    entrants = list(range(rng.randint(4, 15)))
    met: list[Met] = []
    for _ in range(min(4, len(entrants) - 1)):
        meetings = swiss(standings(entrants, met), met, entrants)
        assert sorted(one for pair in meetings for one in pair if one is not None) == entrants
        for first, second in meetings:
            met.append(Met(first, second, None if second is None else rng.choice((0.0, 0.5, 1.0))))
    pairs = [frozenset((one.first, one.second)) for one in met if one.second is not None]
    assert len(set(pairs)) == len(pairs)
    rests = [one.first for one in met if one.second is None]
    assert len(set(rests)) == len(rests)


def test_equals_are_parted_by_whom_they_met() -> None:
    met = [Met(0, 1, 1.0), Met(2, 3, 1.0), Met(0, 2, 0.5), Met(1, 3, 1.0)]
    lines = standings(range(4), met)
    assert [(line.entrant, line.score) for line in lines] == [(0, 1.5), (2, 1.5), (1, 1.0), (3, 0.0)]
    assert lines[0].opposition > lines[1].opposition
