"""Tables on somebody's own device play the game that a server's tables play, and nothing of them is lost."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from server.house import House, play_at_random
from table.wholes import whole

from pocket.device import NAME, Device
from sandtable.book.examples import examples
from sandtable.book.puzzles import puzzles

SEED = "in the pocket"
SHORT = [
    ("blitzkrieg", "solo", ["me"], 30),
    ("quartermaster", "standard", ["me", *["bot:beginner"] * 5], 30),
    ("legie", "standard", ["me", "bot:beginner", "bot:casual"], 30),
]
WHOLE = [
    ("blitzkrieg", "solo", ["me"], 10_000),
    ("blitzkrieg", "duel", ["bot:casual", "me"], 10_000),
    ("legie", "standard", ["me", "bot:casual", "bot:beginner"], 10_000),
    ("quartermaster", "standard", ["bot:beginner", "me", *["bot:beginner"] * 4], 400),
    ("globalwar", "asia-1937", ["me", "bot:beginner"], 60),
]


def play_served(house: House, title: str, mode: str, seats: list[str], most: int, n: int) -> str:
    """Ada plays at random against bots on a server; the save."""
    rng = random.Random(n)
    ada = house.visitor(NAME)
    table = ada.makes(mode, *seats, title=title)
    own = seats.index("me")
    with ada.joins(table, own) as joined:
        while joined.states[own]["seq"] < most and not joined.states[own]["over"]:
            if joined.states[own]["legal"]:
                joined.act(own, rng.choice(joined.states[own]["legal"]))
            else:
                joined.hear()
        if not joined.states[own]["over"]:
            joined.ask("resign", seat=own)
            joined.until(lambda: joined.states[own]["over"])
    return ada.save(table)


def follow(device: Device, save: str, seats: list[str]) -> None:
    """Ada does what the save says she did, bots decide for themselves."""
    data = json.loads(save)
    own = seats.index("me")
    device.joins(device.makes(data["title"], data["mode"], *seats), own)
    for seat, act in [line for line in data["log"] if isinstance(line[0], int)]:
        if seat == own:
            device.acts(own, act)
        elif 0 <= seat < len(seats):
            assert device.attends()
    if data["log"][-1] == ["resign", own]:
        device.says("resign", id=2, seat=own)


@pytest.mark.parametrize(("title", "mode", "seats", "most"), SHORT)
def test_the_game_is_the_one_that_a_server_plays(
    tmp_path: Path, title: str, mode: str, seats: list[str], most: int
) -> None:
    with House(tmp_path, seed=SEED) as house:
        save = play_served(house, title, mode, seats, most, 1)
    device = Device(SEED)
    follow(device, save, seats)
    assert device.save() == save


@pytest.mark.full
@pytest.mark.parametrize(("title", "mode", "seats", "most"), WHOLE)
def test_whole_games_are_the_ones_that_a_server_plays(
    tmp_path: Path, title: str, mode: str, seats: list[str], most: int
) -> None:
    device = Device(SEED)
    with House(tmp_path, seed=SEED) as house:
        for n in range(3):
            save = play_served(house, title, mode, seats, most, n)
            follow(device, save, seats)
            assert device.save() == save


def last_state(device: Device) -> Any:
    return [message for message in whole(device.told) if message["type"] == "state"][-1]


def legal(device: Device) -> list[str]:
    acts: list[str] = last_state(device)["legal"]
    return acts


def play(device: Device, seat: int, acts: int, seed: int = 4) -> None:
    rng = random.Random(seed)
    while acts:
        while device.attends():
            pass
        if not legal(device):
            return
        device.acts(seat, rng.choice(legal(device)))
        acts -= 1


@pytest.mark.parametrize(("title", "mode", "seats", "most"), SHORT)
def test_a_reload_in_the_middle_loses_nothing(title: str, mode: str, seats: list[str], most: int) -> None:
    device = Device(SEED)
    device.joins(device.makes(title, mode, *seats), 0)
    play(device, 0, 4)
    device.says("chat", id=9, text="Good luck!")
    view, save, told = f"/api/tables/{device.table}/view?seat=0", device.save(), device.rows[device.table]["listed"]
    seen = device.asks("GET", view)
    device.reloads()
    assert device.asks("GET", view) == seen
    assert device.save() == save
    device.joins(device.table, 0)
    assert [message["text"] for message in device.told if message["type"] == "chat"] == ["Good luck!"]
    play(device, 0, 2)
    assert json.loads(device.rows[device.table]["listed"])["changed"] >= json.loads(told)["changed"]


def test_on_a_full_device_the_game_stands_as_it_was_kept() -> None:
    device = Device(SEED)
    device.joins(device.makes("blitzkrieg", "solo", "me"), 0)
    play(device, 0, 2)
    save = device.save()
    device.full = True
    assert device.says("act", id=1, seat=0, act=legal(device)[0]) is None
    assert not device.wire.has(device.table, len(device.rows[device.table]["lines"])), "nothing is left in memory"
    device.opens(device.table)
    assert device.save() == save
    device.full = False
    device.joins(device.table, 0)
    play(device, 0, 1)
    assert len(device.save()) > len(save)


def test_standing_orders_are_kept_too() -> None:
    device = Device(SEED)
    device.joins(device.makes("quartermaster", "standard", "me", *["bot:beginner"] * 5), 0)
    orders = {"silent": [], "always": [], "asked": [], "quiet": True}
    assert device.says("orders", id=1, seat=0, **orders) == {"type": "done", "id": 1}
    device.reloads()
    found = device.wire.pocket.table(device.table)
    assert found is not None
    assert found.standing[0][1].quiet


def told_by_both(house: House, device: Device, save: str, paths: list[str]) -> list[tuple[Any, Any]]:
    """What both answer about a table made from the same save."""
    ada = house.visitor(NAME)
    there = ada.post("/api/import", {"save": save}).json()["table"]
    _, made = device.asks("POST", "/api/import", {"save": save})
    device.table = made["table"]
    found = []
    for path in paths:
        served = ada.http.get(path.replace("TABLE", there)).json()
        _, own = device.asks("GET", path.replace("TABLE", device.table))
        found.append((json.loads(json.dumps(served).replace(there, "TABLE")), own))
    return [(served, json.loads(json.dumps(own).replace(device.table, "TABLE"))) for served, own in found]


def test_requests_are_answered_as_a_server_answers_them(tmp_path: Path) -> None:
    device = Device(SEED)
    device.joins(device.makes("legie", "standard", "me", "bot:beginner", "bot:beginner"), 0)
    play(device, 0, 5)
    paths = [
        "/api/titles",
        "/api/tables/TABLE",
        "/api/tables/TABLE/view?seat=1",
        "/api/tables/TABLE/view?seat=0&lines=3",
    ]
    paths += [
        "/api/tables/TABLE/view?seat=0&at=2&lines=0",
        "/api/tables/TABLE/view?seat=9",
        "/api/tables/TABLE/view?at=x",
    ]
    with House(tmp_path) as house:
        both = told_by_both(house, device, device.save(), paths)
    for path, (served, own) in zip(paths, both, strict=True):
        assert served == own, path


def test_saves_go_from_a_server_to_a_device_and_back(tmp_path: Path) -> None:
    device = Device()
    with House(tmp_path, seed=SEED) as house:
        ada = house.visitor(NAME)
        table = ada.makes("duel", "me", "me")
        with ada.joins(table, 0, 1) as joined:
            play_at_random({0: joined, 1: joined}, random.Random(3), 3)
        status, made = device.asks("POST", "/api/import", {"save": ada.save(table)})
        assert status == 201
        device.joins(made["table"], 0, 1)
        assert device.save() == ada.save(table)
        states = {message["seat"]: message for message in whole(device.told) if message["type"] == "state"}
        seat = next(seat for seat in (0, 1) if states[seat]["legal"])
        device.acts(seat, states[seat]["legal"][0])
        back = ada.post("/api/import", {"save": device.save()})
        assert back.status_code == 201
        assert ada.save(back.json()) == device.save()


def test_odds_are_the_servers_where_they_can_be_reckoned(tmp_path: Path) -> None:
    device = Device()
    battle = {"attacker": "3*infantry artillery", "defender": "2*infantry", "circumstances": ["river"], "guns": 0}
    with House(tmp_path) as house:
        ada = house.visitor()
        for path in ("/api/lab/odds", "/api/lab/helps"):
            assert device.asks("POST", path, battle) == (200, ada.post(path, battle).json())
        wrong = {**battle, "terrain": "moon"}
        assert device.asks("POST", "/api/lab/odds", wrong) == (400, ada.post("/api/lab/odds", wrong).json())


def test_puzzles_are_answered_as_on_a_server(tmp_path: Path) -> None:
    device = Device()
    puzzle = next(iter(puzzles("quartermaster").values()))
    say = {"type": "act", "id": 1, "seat": puzzle.seat, "act": puzzle.best}
    with House(tmp_path) as house:
        ada = house.visitor()
        for said in (None, say, {**say, "act": puzzle.others[0].act}):
            body = {"title": "quartermaster", "puzzle": puzzle.id, "say": said}
            status, own = device.asks("POST", "/api/puzzles", body)
            assert (status, own["verdict"]) == (200, ada.post("/api/puzzles", body).json()["verdict"])
        body = {"title": "quartermaster", "puzzle": "none"}
        assert device.asks("POST", "/api/puzzles", body) == (404, ada.post("/api/puzzles", body).json())


def test_examples_are_tried_as_on_a_server(tmp_path: Path) -> None:
    device = Device()
    example = next(iter(examples("legie").values()))
    step = example.steps[0]
    say = {"type": "act", "id": 1, "seat": step.seat, "act": step.act}
    body = {"title": "legie", "example": example.id, "seat": example.seat, "deeds": []}
    with House(tmp_path) as house:
        ada = house.visitor()
        for said in (None, say):
            asked = {**body, "say": said}
            status, own = device.asks("POST", "/api/examples", asked)
            served = ada.post("/api/examples", asked).json()
            assert (status, own["heard"][1:]) == (200, served["heard"][1:])  # the table before has a secret of its own
        for wrong in ({"example": "none"}, {"deeds": [[0, "fly"]]}):
            answer = ada.post("/api/examples", body | wrong)
            assert device.asks("POST", "/api/examples", body | wrong) == (answer.status_code, answer.json())
    assert device.asks("POST", "/api/examples", body | {"deeds": [[0]]})[0] == 400


def test_a_game_can_be_played_again() -> None:
    device = Device(SEED)
    table = device.makes("blitzkrieg", "duel", "me", "bot:beginner")
    device.joins(table, 0)
    status, told = device.asks("POST", f"/api/tables/{table}/rematch", {"later": 0})
    assert (status, told["refusal"]["rule"]) == (409, "core.rematch")
    device.says("resign", id=1, seat=0)
    status, told = device.asks("POST", f"/api/tables/{table}/rematch", {"later": 0})
    assert status == 201
    assert json.loads(device.rows[table]["listed"])["rematch"] == told["table"]
    kinds = [seat["kind"] for seat in json.loads(device.rows[told["table"]]["listed"])["seats"]]
    assert kinds == ["bot", "guest"]
    assert device.asks("POST", f"/api/tables/{table}/rematch", {"later": 0}) == (201, told)


@pytest.mark.rule("core.dealt")
def test_a_bot_beside_the_printed_duel_has_its_own_bag() -> None:
    device = Device(SEED)
    device.joins(device.makes("blitzkrieg", "duel", "me", "bot:beginner", manual=True), 0)
    tables = [told for told in device.told if told["type"] == "table"]
    assert (tables[-1]["manual"], tables[-1]["dealt"]) == (True, [1])
    rng, entered = random.Random(9), 0
    while not (now := last_state(device))["over"]:
        if now["due"]:
            assert now["due"]["mine"]
            assert now["due"]["cause"] in ("bk-chance-draw", "bk-chance-bombing")
            assert device.says("resolve", id=1, seat=0, act=rng.choice(now["due"]["results"]))["type"] == "done"
            entered += 1
        elif now["legal"]:
            device.acts(0, rng.choice(now["legal"]))
        else:
            assert device.attends()
    drawn = [line for line in json.loads(device.save())["log"] if line[0] == -1]
    assert 0 < entered < len(drawn)
    status, told = device.asks("POST", f"/api/tables/{device.table}/rematch", {"later": 0})
    assert status == 201
    device.joins(told["table"], 1)
    assert [told["dealt"] for told in device.told if told["type"] == "table"][-1] == [0]


def test_what_needs_others_says_so() -> None:
    device = Device()
    network = (403, {"type": "denied", "reason": "network"})
    assert device.asks("GET", "/api/lobby") == network
    wish = {"title": "blitzkrieg", "mode": "duel", "seats": ["me", "open"], "options": {}}
    assert device.asks("POST", "/api/tables", wish) == network
    assert device.asks("GET", "/api/tables/nowhere") == (404, {"type": "denied", "reason": "table"})
    assert device.rows == {}


def test_what_is_not_understood_is_named_and_changes_nothing() -> None:
    device = Device(SEED)
    device.joins(device.makes("blitzkrieg", "solo", "me"), 0)
    before = device.save()
    answer = device.says("dance", id=7, seat=0)
    assert answer is not None
    assert (answer["type"], answer["id"]) == ("malformed", 7)
    answer = device.says("act", id=8, seat=0, act="place nothing")
    assert answer is not None
    assert answer["type"] == "refused"
    status, told = device.asks("POST", "/api/import", {"save": before.replace("solo", "duel")})
    assert (status, told["type"]) == (400, "malformed")
    assert device.save() == before
    assert len(device.rows) == 1


@pytest.mark.rule("core.hint")
def test_a_hint_is_given_on_a_device_too_and_kept_in_its_log() -> None:
    device = Device(SEED)
    device.joins(device.makes("quartermaster", "standard", "me", *["bot:beginner"] * 5), 0)
    answer = device.says("hint", id=1, seat=0)
    assert answer is not None
    state = next(told for told in device.told if told["type"] == "state")
    assert answer["hint"]["act"] in state["legal"]
    assert device.says("hint", id=2, seat=0, stop=True) == {"type": "done", "id": 2}
    device.reloads()
    device.joins(device.table, 0)
    assert [line for line in json.loads(device.save())["log"] if line[0] == "hint"] == [["hint", 0]]


def test_bots_tell_why_on_a_device_too() -> None:
    device = Device("why")
    table = device.makes("globalwar", "asia-1937", "bot:skilled", "me")
    device.joins(table, 1)
    while device.attends():
        pass
    lines = sum(len(told["lines"]) for told in device.told if told["type"] in ("state", "update"))
    path = f"/api/tables/{table}/reasons?seat=1"
    status, told = device.asks("GET", f"{path}&line=0&until={lines}")
    assert (status, told["type"]) == (200, "reasons")
    assert {one["event"] for one in told["reasons"]} >= {"gw-thought-attack"}
    assert device.asks("GET", f"{path}&line=0&until={lines + 1}")[0] == 404
