"""A wrong entry at a real table is put right over the wire, in either database, and on a device alike."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pocket.device import Device

import sandtable
from server.house import House, Message, Visitor
from server.workers import wait_for

pytestmark = pytest.mark.rule("core.correct")

PEOPLE = ["me"] * 6
Enters = Callable[[int, str], None]
WRONG, RIGHT, LATER = "build western-europe", "build eastern-europe", "build north-sea"


@pytest.fixture(params=["sqlite", "postgres"])
def any_house(request: pytest.FixtureRequest, tmp_path: Path, printed: list[str]) -> Iterator[House]:
    settings = {"postgres": request.getfixturevalue("postgres")} if request.param == "postgres" else {}
    with House(tmp_path, **settings) as running:
        yield running


def a_round(enters: Enters) -> None:
    """Germany builds an army, all others put a card away, then Germany builds a navy beside it."""
    for act in ("play build-army", WRONG, "discard"):
        enters(0, act)
    for seat in range(1, 6):
        enters(seat, "discard ?")
        enters(seat, "discard")
    for act in ("play build-navy", LATER, "discard"):
        enters(0, act)


def at(guest: Visitor, table: Message) -> Enters:
    def enters(seat: int, act: str) -> None:
        assert guest.post(f"/api/tables/{table['table']}/act", {"seat": seat, "act": act}).status_code == 200

    return enters


def wish(lines: list[Any], *changes: tuple[str, str, str], seat: int = 0, **more: Any) -> Message:
    acts = [line.get("act") for line in lines]
    said = [
        {"line": acts.index(act), "what": what, "acts": [[0, other]] if other else []} for act, what, other in changes
    ]
    return {"seat": seat, "line": acts.index(WRONG), "changes": said, **more}


def test_an_entry_is_put_right_and_lasts(any_house: House) -> None:
    ada = any_house.visitor("Ada")
    table = ada.makes("standard", *PEOPLE, title="quartermaster", untold=True)
    path, put_right = (f"/api/tables/{table['table']}/{way}" for way in ("correct", "put-right"))
    with ada.joins(table, 0) as watching:
        a_round(at(ada, table))
        watching.until(lambda: len(watching.lines[0]) > 0 and "discard" in str(watching.lines[0][-1]))
        seen = ada.get(f"/api/tables/{table['table']}/view", seat=0).json()
        told = ada.post(path, wish(seen["lines"], (WRONG, "put", RIGHT))).json()
        assert [one["what"] for one in told["entries"]].count("fails") == 1
        assert ada.get(f"/api/tables/{table['table']}/view", seat=0).json() == seen
        early = ada.post(put_right, wish(seen["lines"], (WRONG, "put", RIGHT), seq=seen["seq"]))
        assert early.status_code == 409
        settled = wish(seen["lines"], (WRONG, "put", RIGHT), (LATER, "put", "build baltic-sea"), seq=seen["seq"])
        assert ada.post(path, settled).json()["settled"]
        done = ada.post(put_right, settled)
        assert done.status_code == 200
        watching.until(lambda: any(line["what"] == "correct" for line in watching.lines[0]))
        late = ada.post(put_right, settled)
        assert late.status_code == 409
        assert late.json()["refusal"]["message"] == "core-refused-correct-changed"
        match = sandtable.load(ada.save(table))
        assert watching.lines[0] == match.log(0)
    standing = [str(match.entries[place].action) for place in match.in_force]
    assert RIGHT in standing
    assert "build baltic-sea" in standing
    assert WRONG not in standing


def test_another_server_hears_of_it(tmp_path: Path, postgres: str, printed: list[str]) -> None:
    with House(tmp_path / "one", postgres=postgres) as one, House(tmp_path / "two", postgres=postgres) as two:
        ada, bob = one.visitor("Ada"), two.visitor("Bob")
        seats = ["me", "me", "me", "open", "me", "me"]
        table = ada.makes("standard", *seats, title="quartermaster", untold=True)
        bob.sits(table, 3)
        by_ada, by_bob = at(ada, table), at(bob, table)

        def once_heard(seat: int, act: str) -> None:
            """When the own server has heard what was entered at the other."""
            guest, enters = (bob, by_bob) if seat == 3 else (ada, by_ada)
            wait_for(lambda: act in guest.get(f"/api/tables/{table['table']}/view", seat=seat).json()["legal"])
            enters(seat, act)

        with bob.joins(table, 3) as watching:
            a_round(once_heard)
            seen = ada.get(f"/api/tables/{table['table']}/view", seat=0).json()
            watching.until(lambda: len(watching.lines[3]) == seen["seq"])
            wanted = wish(seen["lines"], (WRONG, "put", RIGHT), (LATER, "cut", ""), seq=seen["seq"])
            assert ada.post(f"/api/tables/{table['table']}/put-right", wanted).status_code == 200
            watching.until(lambda: any(line["what"] == "correct" for line in watching.lines[3]))
            assert bob.get(f"/api/tables/{table['table']}/view", seat=3).json()["lines"] == watching.lines[3]
            once_heard(0, "build baltic-sea")


def test_who_does_not_sit_there_tries_nothing(house: House) -> None:
    ada, eve = house.visitor("Ada"), house.visitor("Eve")
    table = ada.makes("standard", *PEOPLE, title="quartermaster", untold=True)
    a_round(at(ada, table))
    lines = ada.get(f"/api/tables/{table['table']}/view", seat=0).json()["lines"]
    path = f"/api/tables/{table['table']}/correct"
    assert eve.post(path, wish(lines)).status_code == 409
    assert ada.post(path, {**wish(lines), "line": 999}).status_code == 400
    assert ada.post(path, {**wish(lines), "changes": [{"line": 0, "what": "burnt"}]}).status_code == 400


def test_a_device_puts_right_what_a_server_would(house: House) -> None:
    device = Device("right")
    device.joins(device.makes("quartermaster", "standard", *PEOPLE, untold=True), *range(6))
    a_round(device.acts)
    lines = sandtable.load(device.save()).log(0)
    path, put_right = (f"/tables/{device.table}/{way}" for way in ("correct", "put-right"))
    status, told = device.asks("POST", path, wish(lines, (WRONG, "put", RIGHT)))
    assert status == 200
    assert [one["what"] for one in told["entries"]].count("fails") == 1
    settled = wish(lines, (WRONG, "put", RIGHT), (LATER, "put", "build baltic-sea"), seq=len(lines))
    assert device.asks("POST", put_right, settled) == (200, {"type": "done"})
    assert device.asks("POST", put_right, settled)[0] == 409
    for wrong in ({"what": "burnt"}, {"what": "put", "acts": [[]]}, {"what": "put", "acts": [[0]]}):
        assert device.asks("POST", path, {**settled, "changes": [{"line": 0, **wrong}]})[0] == 400
    before = device.save()
    device.reloads()
    assert json.loads(device.save()) == json.loads(before)
    assert any(line[0] == "correct" for line in json.loads(before)["log"])
