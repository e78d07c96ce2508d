"""Trying an example of a rulebook over the network: a table that nobody keeps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandtable.book.examples import examples
from server.house import House, Visitor

ROW: dict[str, Any] = {"title": "blitzkrieg", "example": "active-row", "seat": 0}
PLACED = [0, "place air:1 WE-1-3"]


def heard(visitor: Visitor, **more: object) -> dict[str, Any]:
    """By type, what a live connection would hear."""
    return {one["type"]: one for one in visitor.post("/api/examples", {**ROW, **more}).json()["heard"]}


def test_the_examples_of_a_rulebook_are_there_in_every_language(house: House) -> None:
    visitor = house.visitor()
    for language in ("en", "cs", "pl"):
        listed = visitor.get(f"/rulebook/blitzkrieg/{language}/examples").json()["examples"]
        assert [one["id"] for one in listed] == [*examples("blitzkrieg")]
        assert listed[0]["words"] == examples("blitzkrieg")[listed[0]["id"]].words[language]
    assert visitor.get("/rulebook/chess/en/examples").status_code == 404


def test_what_examples_begin_with_is_there_for_their_pictures(house: House) -> None:
    visitor = house.visitor()
    told = visitor.get("/rulebook/legie/positions").json()["positions"]
    assert told == {id: example.position for id, example in examples("legie").items()}
    assert visitor.get("/rulebook/chess/positions").status_code == 404


def test_an_example_looks_like_a_table(house: House) -> None:
    told = heard(house.visitor())
    assert told["table"]["mode"] == "duel"
    assert not told["table"]["manual"]
    assert told["state"]["view"]["state"]["markers"]["WE"] == -1
    assert "place air:1 WE-1-3" in told["state"]["legal"]


def test_what_is_done_is_done_and_chance_brings_what_the_example_says(house: House) -> None:
    visitor = house.visitor()
    act = {"type": "act", "id": 7, "seat": 0, "act": PLACED[1]}
    told = heard(visitor, say=act)
    assert told["done"]["id"] == 7
    assert told["state"]["view"]["state"]["reserve"]["axis"] == ["army:1", "army:2", "navy:2"]
    assert told["state"] == heard(visitor, deeds=[PLACED])["state"]
    assert heard(visitor)["state"]["view"]["state"]["markers"]["WE"] == -1  # nothing was kept


def test_a_refused_act_says_by_which_rule(house: House) -> None:
    act = {"type": "act", "id": 1, "seat": 0, "act": "place army:2 WE-2-1"}
    told = heard(house.visitor(), say=act)
    assert told["refused"]["refusal"]["rule"] == "bk.place.active"
    assert told["state"] == heard(house.visitor())["state"]


def test_another_way_goes_on_with_chance_of_its_own(house: House) -> None:
    visitor = house.visitor()
    other = [0, "place navy:2 PO-1-1"]
    first = heard(visitor, deeds=[other], seat=1)["state"]
    assert first == heard(visitor, deeds=[other], seat=1)["state"]
    assert first["view"]["pending"] == [1]


@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        ({"example": "tea-party"}, 404),
        ({"title": "chess"}, 400),
        ({"seat": 5}, 400),
        ({"deeds": [[0, "place army:2 WE-2-1"]]}, 400),
        ({"deeds": [[9, "place air:1 WE-1-3"]]}, 400),
        ({"deeds": [PLACED] * 101}, 400),
        ({"say": {"type": "resign", "id": 1, "seat": 0}}, 400),
        ({"say": {"type": "chat", "id": 1, "text": "hello"}}, 400),
    ],
)
def test_what_has_no_sense_is_refused(house: House, wrong: dict[str, object], status: int) -> None:
    assert house.visitor().post("/api/examples", {**ROW, **wrong}).status_code == status


def test_who_asks_while_too_many_wait_is_told_so(tmp_path: Path) -> None:
    with House(tmp_path, trials_waiting=0) as house:
        busy = house.visitor().post("/api/examples", ROW)
        assert busy.status_code == 503
        assert "Retry-After" in busy.headers
