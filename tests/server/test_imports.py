"""Files of strangers are proven apart from everything else: nobody waits for them, and they do not go on for ever."""

from __future__ import annotations

import json
import sqlite3
import threading
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

import httpx
import psycopg
import pytest

import sandtable
from sandtable.server.identity import COOKIE, CSRF_HEADER
from server.house import PATIENCE, House, Visitor
from server.test_correcting import any_house
from server.test_restart import come_back

__all__ = ["any_house"]

BOARD = Path(sandtable.__file__ or "").parent / "games" / "blitzkrieg" / "data" / "board.json"
ROUNDS = 1500  # each takes more than a millisecond to prove


@pytest.fixture(scope="module")
def long_game() -> str:
    """A save that takes seconds to prove though it is small: somebody changes their mind again and again."""
    match = sandtable.game("globalwar").match(seed="long")
    while True:
        seat = match.to_act[0]
        act = match.legal(seat)[0]
        match.play(seat, act)
        if match.why_no_undo(seat) is None:
            break
    for _ in range(ROUNDS):
        match.undo(seat)
        match.play(seat, act)
    return match.save()


def jobs(house: House) -> list[tuple[str, int]]:
    with sqlite3.connect(house.settings.database) as database:
        return database.execute("SELECT state, length(task) FROM jobs").fetchall()


def until_begun(house: House) -> None:
    while "running" not in [state for state, _ in jobs(house)]:
        pass


def test_nobody_waits_for_a_table_behind_the_files_of_a_stranger(
    tmp_path: Path, printed: list[str], long_game: str
) -> None:
    with House(tmp_path) as house:
        friends = [house.visitor() for _ in range(3)]
        tables = [friend.makes("solo", "me") for friend in friends]
        stranger = house.visitor()
    with House(tmp_path) as house:
        stranger, friends = come_back(stranger, house), [come_back(friend, house) for friend in friends]
        answers: list[httpx.Response] = []

        def bring() -> None:
            answers.append(come_back(stranger, house).post("/api/import", {"save": long_game}))

        bringing = [threading.Thread(target=bring) for _ in range(7)]
        for thread in bringing:
            thread.start()
        until_begun(house)
        for friend, table in zip(friends, tables, strict=True):
            assert friend.get(f"/api/tables/{table['table']}/view", seat=0).status_code == 200
        assert 201 not in [answer.status_code for answer in answers]  # all this while the first was being proven
        for thread in bringing:
            thread.join()
    told = {(answer.status_code, answer.json().get("reason")) for answer in answers}
    assert told == {(201, None), (429, "imports")}
    assert [answer.status_code for answer in answers].count(201) == 2


def test_who_hangs_up_ends_the_proof(house: House, long_game: str) -> None:
    guest = house.visitor()
    headers = {CSRF_HEADER: guest.me["csrf"], "Cookie": f"{COOKIE}={guest.http.cookies[COOKIE]}"}
    with closing(HTTPConnection(house.address, timeout=PATIENCE)) as line:
        told = headers | {"Content-Type": "application/json"}
        line.request("POST", "/api/import", json.dumps({"save": long_game}), told)
        until_begun(house)
    while [state for state, _ in jobs(house)] != ["cancelled"]:
        assert "done" not in [state for state, _ in jobs(house)]
    assert jobs(house) == [("cancelled", 0)]  # and nothing is kept of the file
    assert guest.get("/api/tables").json() == {"tables": []}
    save = guest.save(guest.makes("solo", "me"))
    assert guest.post("/api/import", {"save": save}).status_code == 201  # nothing stands in the way of the next


def test_a_file_that_takes_too_long_is_refused(tmp_path: Path, printed: list[str], long_game: str) -> None:
    with House(tmp_path, import_seconds=0.02) as house:
        guest = house.visitor()
        answer = guest.post("/api/import", {"save": long_game})
        assert (answer.status_code, answer.json()) == (413, {"type": "denied", "reason": "effort"})
        assert jobs(house) == []


def test_a_proven_file_is_a_table_and_a_wrong_one_names_its_place(house: House) -> None:
    guest = house.visitor("Ada")
    made = guest.makes("duel", "me", "me")
    with guest.joins(made, 0, 1) as players:
        players.act(0, players.states[0]["legal"][0])
    save = guest.save(made)
    again = guest.post("/api/import", {"save": save, "seats": ["me", "open"]})
    assert again.status_code == 201
    table = guest.get(f"/api/tables/{again.json()['table']}").json()
    assert table["imported"]
    assert [seat["kind"] for seat in table["seats"]] == ["guest", "open"]
    whole = guest.post("/api/import", {"save": save}).json()
    assert guest.save(whole) == save
    listed = {table["table"]: table for table in guest.get("/api/tables").json()["tables"]}
    assert listed[whole["table"]]["pending"] == listed[made["table"]]["pending"]
    forged = json.loads(save)
    forged["log"][-1][1] = "draw nothing"
    wrong = guest.post("/api/import", {"save": json.dumps(forged)})
    assert wrong.status_code == 400
    assert wrong.json()["place"] == f"log[{len(forged['log']) - 1}]"
    few = guest.post("/api/import", {"save": save, "seats": ["me"]})
    assert (few.status_code, few.json()["place"]) == (400, "seats")
    assert jobs(house) == []


def with_pack(**changed: object) -> str:
    """A save whose board is a stranger's."""
    board = json.loads(BOARD.read_text(encoding="utf-8"))
    return sandtable.game("blitzkrieg").match("solo", seed="pack", packs={"board": {**board, **changed}}).save()


def test_lists_do_not_read_the_packs_of_strangers(any_house: House) -> None:
    """Who keeps two hundred tables with large packs asks no more of a list than anybody else."""
    guest = any_house.visitor("Ada")
    save = with_pack()
    made = guest.post("/api/import", {"save": save}).json()
    (listed,) = guest.get("/api/tables").json()["tables"]
    assert (listed["table"], listed["mode"], listed["closed"]) == (made["table"], "solo", False)
    assert guest.save(made) == save
    assert guest.get(f"/api/tables/{made['table']}").json()["packs"] == json.loads(save)["packs"]
    kept = "SELECT header, brief FROM tables"
    if any_house.settings.postgres is None:
        with sqlite3.connect(any_house.settings.database) as database:
            ((header, brief),) = database.execute(kept)
    else:
        with psycopg.connect(any_house.settings.postgres) as connection:
            ((header, brief),) = connection.execute(kept).fetchall()
    whole = json.loads(header)
    assert whole.pop("packs")
    assert json.loads(brief) == whole


@pytest.mark.parametrize(
    ("changed", "place"),
    [
        ({"about": "x" * 3_000}, "packs.board.about"),
        ({"sides": ["x" * 101, "allies"]}, "packs.board.sides[0]"),
    ],
)
def test_a_pack_calls_nothing_by_a_whole_book(changed: dict[str, object], place: str, house: House) -> None:
    answer = house.visitor("Eve").post("/api/import", {"save": with_pack(**changed)})
    assert (answer.status_code, answer.json()["place"]) == (413, place)


def test_an_address_reads_in_only_so_many_files_at_a_time(tmp_path: Path, printed: list[str], long_game: str) -> None:
    with House(tmp_path, imports_of_an_address=1) as house:
        guests = [house.visitor() for _ in range(2)]
        answers: list[int] = []

        def bring(guest: Visitor) -> None:
            answers.append(guest.post("/api/import", {"save": long_game}).status_code)

        bringing = threading.Thread(target=bring, args=[guests[0]])
        bringing.start()
        until_begun(house)
        refused = guests[1].post("/api/import", {"save": long_game})
        assert (refused.status_code, refused.json()["reason"]) == (429, "imports")
        bringing.join()
        assert answers == [201]
