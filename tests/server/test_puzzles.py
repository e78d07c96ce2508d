"""Puzzles over the network: what the seat sees and nothing else, and what is said to an answer."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sandtable.book.puzzles import puzzles
from sandtable.lab.puzzles import TERMS
from server.house import House, Visitor

PUZZLE = next(iter(puzzles("blitzkrieg").values()))
SECOND = PUZZLE.others[0]


def answer(visitor: Visitor, act: str | None = None, **more: object) -> dict[str, Any]:
    say = None if act is None else {"type": "act", "id": 3, "seat": PUZZLE.seat, "act": act}
    told: dict[str, Any] = visitor.post(
        "/api/puzzles", {"title": "blitzkrieg", "puzzle": PUZZLE.id, "say": say, **more}
    ).json()
    return told


def state(told: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in told["heard"] if one["type"] == "state")
    return found


def test_the_list_tells_no_answer(house: House) -> None:
    listed = house.visitor().get("/puzzles/blitzkrieg.json").json()["puzzles"]
    assert [one["id"] for one in listed] == [*puzzles("blitzkrieg")]
    assert {*listed[0]} == {"id", "seat", "theme", "difficulty"}
    assert house.visitor().get("/puzzles/chess.json").status_code == 404


@pytest.mark.parametrize("title", TERMS)
def test_the_solver_sees_what_the_seat_sees_and_no_more(house: House, title: str) -> None:
    visitor = house.visitor()
    for puzzle in [*puzzles(title).values()][:5]:
        told = visitor.post("/api/puzzles", {"title": title, "puzzle": puzzle.id}).json()
        seen = state(told)
        match = puzzle.match()
        assert seen["view"] == json.loads(json.dumps(match.view(puzzle.seat)))
        assert seen["legal"] == [action.text for action in match.legal(puzzle.seat)]
        assert seen["free"] == []
        assert seen["lines"] == []  # nor anything of the game before
        assert told["verdict"] is None
        assert puzzle.game.seed not in json.dumps(told)


def test_a_wrong_answer_is_told_how_far_it_is_behind_and_not_the_best_one(house: House) -> None:
    told = answer(house.visitor(), SECOND.act)["verdict"]
    assert not told["right"]
    assert told["best"] is None
    assert told["others"] == []
    assert told["chance"] == SECOND.chance
    assert told["most"] == PUZZLE.chance
    assert PUZZLE.best not in json.dumps(told)


def test_the_right_answer_is_carried_out_and_told_what_it_gains(house: House) -> None:
    visitor = house.visitor()
    told = answer(visitor, PUZZLE.best)
    assert told["verdict"]["right"]
    assert told["verdict"]["margin"] == PUZZLE.margin
    assert [other["act"] for other in told["verdict"]["others"]] == [other.act for other in PUZZLE.others]
    assert told["verdict"]["then"] == [*PUZZLE.then]
    assert state(told)["legal"] == []
    assert state(told)["lines"][0]["act"] == PUZZLE.best
    assert state(answer(visitor))["lines"] == []  # nothing was kept


def test_whoever_gives_up_is_told_the_answer(house: House) -> None:
    told = answer(house.visitor(), give_up=True)["verdict"]
    assert (told["right"], told["act"], told["best"]) == (False, None, PUZZLE.best)


def test_an_act_that_is_not_allowed_is_no_answer(house: House) -> None:
    told = answer(house.visitor(), "place army:2 WE-9-9")
    assert told["verdict"] is None
    assert told["heard"][-1]["type"] == "refused"


def test_nobody_acts_or_looks_for_another_seat(house: House) -> None:
    say = {"type": "act", "id": 1, "seat": 1 - PUZZLE.seat, "act": PUZZLE.best}
    told = answer(house.visitor(), say=say)
    assert told["verdict"] is None
    assert told["heard"][-1]["type"] == "refused"


@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        ({"puzzle": "tea-party"}, 404),
        ({"title": "chess"}, 400),
        ({"title": "globalwar"}, 404),
        ({"say": {"type": "resign", "id": 1, "seat": 0}}, 400),
        ({"give_up": "yes"}, 400),
    ],
)
def test_what_has_no_sense_is_refused(house: House, wrong: dict[str, object], status: int) -> None:
    body = {"title": "blitzkrieg", "puzzle": PUZZLE.id, **wrong}
    assert house.visitor().post("/api/puzzles", body).status_code == status
