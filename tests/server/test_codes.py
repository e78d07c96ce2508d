"""Phones join a real table by the code on its screen: it gives what a link gives, for a while, and is not guessed."""

from __future__ import annotations

import re
import sqlite3
import threading
from pathlib import Path

import pytest

from sandtable.kernel.refusal import IllegalAction
from sandtable.server.api.codes import LENGTH, SIGNS
from sandtable.table import seating
from sandtable.table.guests import Guest, hashed
from sandtable.table.records import Seating, SeatRecord
from server.house import House, Message, Visitor
from server.test_restart import come_back

pytestmark = pytest.mark.rule("core.seats")

DENIED = {"type": "denied", "reason": "code"}
REAL = {"title": "quartermaster", "untold": True}
FILLINGS = ("open", "bot:beginner", "bot:beginner", "open", "bot:beginner", "bot:beginner")
GER, USSR = 0, 3


def screen(house: House) -> tuple[Visitor, Message, str]:
    """A table of Quartermaster beside the printed game whose host only looks on, and where it is."""
    host = house.visitor("Ada")
    table = host.makes("standard", *FILLINGS, **REAL)
    return host, table, f"/api/tables/{table['table']}"


def shown(host: Visitor, path: str, anew: bool = False) -> str:
    answer = host.post(f"{path}/code", {"anew": anew})
    assert answer.status_code == 200, answer.text
    code: str = answer.json()["code"]
    return code


def test_two_phones_take_their_seats_by_the_code_on_the_screen(house: House) -> None:
    host, table, path = screen(house)
    code = shown(host, path)
    assert re.fullmatch(rf"[{SIGNS}]{{{LENGTH}}}", code)
    with host.joins(table) as wall:
        for name, seat in (("Bob", GER), ("Cyd", USSR)):
            phone = house.visitor(name)
            typed = f" {code[:3].lower()}-{code[3:]} "
            assert phone.post("/api/join", {"code": typed}).json() == {"table": table["table"]}
            sat = phone.post(f"{path}/sit-by-code", {"code": typed, "seats": [seat]})
            assert sat.json() == {"table": table["table"], "seats": [seat]}
            wall.until(lambda seat=seat, name=name: wall.table["seats"][seat]["name"] == name)
            assert phone.get(f"{path}/view", seat=seat).status_code == 200
            other = USSR if seat == GER else GER
            assert phone.get(f"{path}/view", seat=other).status_code == 403
            forged = phone.post(f"{path}/act", {"seat": other, "act": "discard"})
            assert forged.json()["refusal"]["rule"] == "core.turn"


def test_one_phone_may_enter_for_several_seats(house: House) -> None:
    host, table, path = screen(house)
    phone, code = house.visitor(), shown(host, path)
    wish = {"code": code, "seats": [GER, USSR]}
    for _ in range(2):  # whoever says it again has said it once
        assert phone.post(f"{path}/sit-by-code", wish).json()["seats"] == [GER, USSR]
    key = table["keys"][str(GER)]
    assert house.visitor().post(f"{path}/sit", {"key": key}).status_code == 403  # the link has done its work


def test_a_code_gives_no_more_than_a_link(house: House) -> None:
    host, _, path = screen(house)
    first, second, code = house.visitor("Bob"), house.visitor("Eve"), shown(host, path)
    assert first.post(f"{path}/sit-by-code", {"code": code, "seats": [GER]}).status_code == 200
    for seats in ([GER], [1], [USSR, GER], [USSR, 6]):  # taken, a bot's, one of them taken, none at all
        refused = second.post(f"{path}/sit-by-code", {"code": code, "seats": seats})
        assert refused.json()["refusal"]["message"] == "core-refused-seat-taken"
    assert host.get(path).json()["seats"][USSR]["kind"] == "open"  # not a part of what was wanted
    assert second.get(f"{path}/view").status_code == 403
    names = [seat["name"] for seat in second.get(path).json()["seats"] if seat["kind"] != "bot"]
    assert names == ["", ""]  # who plays is known to those who play
    namesake = house.visitor("Bob")
    asked = namesake.post(f"{path}/sit-by-code", {"code": code, "seats": [USSR]})
    assert (asked.status_code, asked.json()["reason"]) == (409, "name")
    elsewhere = second.makes("standard", *FILLINGS, **REAL)["table"]
    crossed = second.post(f"/api/tables/{elsewhere}/sit-by-code", {"code": code, "seats": [GER]})
    assert (crossed.status_code, crossed.json()) == (403, DENIED)


def test_only_the_host_of_a_real_table_with_a_free_seat_shows_a_code(house: House) -> None:
    host, _, path = screen(house)
    phone, code = house.visitor(), shown(host, path)
    assert phone.post(f"{path}/code", {}).json() == {"type": "denied", "reason": "host"}
    phone.post(f"{path}/sit-by-code", {"code": code, "seats": [GER, USSR]})
    assert host.post(f"{path}/code", {}).json()["refusal"]["message"] == "core-refused-seat-taken"
    duel = host.makes("duel", "me", "open")["table"]
    assert host.post(f"/api/tables/{duel}/code", {}).json() == {"type": "denied", "reason": "real"}
    by_hand = host.makes("duel", "me", "open", manual=True)["table"]
    assert host.post(f"/api/tables/{by_hand}/code", {}).status_code == 200


def test_a_code_made_anew_ends_the_one_before(house: House) -> None:
    host, _, path = screen(house)
    code = shown(host, path)
    assert shown(host, path) == code  # another screen of the host, or the same one after a reload
    other = shown(host, path, anew=True)
    assert other != code
    phone = house.visitor()
    assert phone.post("/api/join", {"code": code}).json() == DENIED
    assert phone.post("/api/join", {"code": other}).status_code == 200


def test_wrong_expired_and_of_a_table_that_is_gone_are_told_alike(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path) as house:
        leaving, _, path = screen(house)
        phone, gone = house.visitor(), shown(leaving, path)
        assert leaving.post("/api/account/leave", {}).status_code == 200  # and her table with her
        host, _, path = screen(house)
        expired = shown(host, path)
        with sqlite3.connect(house.settings.database) as database:
            database.execute("UPDATE codes SET until = until - 1e6 WHERE code = ?", (expired,))
        answers = [phone.post("/api/join", {"code": code}) for code in ("CCCCCC", gone, expired, "", "x" * 200)]
        answers.append(phone.post(f"{path}/sit-by-code", {"code": expired, "seats": [GER]}))
        assert {(answer.status_code, answer.text) for answer in answers} == {(403, answers[0].text)}
        assert answers[0].json() == DENIED
        assert shown(host, path) != expired  # the screen looks again, and has another
        with sqlite3.connect(house.settings.database) as database:
            assert len(database.execute("SELECT code FROM codes").fetchall()) == 1  # what is over is not kept


def test_codes_are_not_tried_one_after_the_other(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path, codes_per_hour=4.0) as house:
        host, _, path = screen(house)
        code = shown(host, path)
        eves = [house.visitor() for _ in range(3)]  # of one address
        tried = [eve.post("/api/join", {"code": f"CCCCC{sign}"}) for eve, sign in zip(eves, "CDF", strict=True)]
        tried.append(eves[0].post(f"{path}/sit-by-code", {"code": "CCCCCG", "seats": [GER]}))
        assert [answer.json() for answer in tried] == [DENIED] * 4
        for late in (
            eves[1].post("/api/join", {"code": code}),
            eves[2].post(f"{path}/sit-by-code", {"code": code, "seats": [GER]}),
        ):
            assert (late.status_code, late.json()) == (429, {"type": "denied", "reason": "codes"})
            assert int(late.headers["retry-after"]) > 0
        assert host.get(path).json()["seats"][GER]["kind"] == "open"
        assert shown(host, path) == code  # the screen itself tries nothing


def test_of_many_who_want_one_seat_at_once_one_has_it(house: House) -> None:
    host, _, path = screen(house)
    code = shown(host, path)
    phones = [house.visitor() for _ in range(6)]
    statuses: list[int] = []

    def hurry(phone: Visitor) -> None:
        statuses.append(phone.post(f"{path}/sit-by-code", {"code": code, "seats": [GER, USSR]}).status_code)

    threads = [threading.Thread(target=hurry, args=[phone]) for phone in phones]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses) == [200, 409, 409, 409, 409, 409]


def test_a_code_outlives_a_restart(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path) as house:
        host, table, path = screen(house)
        code = shown(host, path)
    with House(tmp_path) as house:
        assert shown(come_back(host, house), path) == code
        assert house.visitor().post("/api/join", {"code": code}).json() == {"table": table["table"]}


def test_a_code_is_known_to_every_server_of_the_house(tmp_path: Path, postgres: str, printed: list[str]) -> None:
    with House(tmp_path / "one", postgres=postgres) as one, House(tmp_path / "two", postgres=postgres) as two:
        host, table, path = screen(one)
        code, phone = shown(host, path), two.visitor("Bob")
        with host.joins(table) as wall:
            assert phone.post("/api/join", {"code": code}).json() == {"table": table["table"]}
            assert phone.post(f"{path}/sit-by-code", {"code": code, "seats": [GER]}).status_code == 200
            wall.until(lambda: wall.table["seats"][GER]["name"] == "Bob")
        assert shown(come_back(host, two), path, anew=True) != code
        assert phone.post("/api/join", {"code": code}).json() == DENIED


def test_several_seats_are_one_change() -> None:
    seats = tuple(SeatRecord(number, "open", key_hash=hashed(f"key {number}")) for number in range(3))
    now = Seating(seats, version=7)
    guest = Guest("bob", "Bob")
    sat = seating.sat_down(now, guest, [0, 2])
    assert sat.version == 8
    assert [seat.kind for seat in sat.seats] == ["guest", "open", "guest"]
    assert seating.sat_down(sat, guest, [2, 0]) is sat
    with pytest.raises(IllegalAction):
        seating.sat_down(sat, Guest("eve"), [1, 2])
