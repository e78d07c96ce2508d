"""Clocks at tables: shown alike, kept with the acts, standing while no server runs; what comes when time is over."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.accounts import Person, Session
from sandtable.server.api.accounts import MOST_CHOICES, planned, still_remembered
from sandtable.server.storage import Storage
from sandtable.table.clocks import DAY, stands_until, weekends
from sandtable.table.holidays import CALENDARS, Calendar, Dated, Keeping, spans
from sandtable.table.records import OrdersRecord
from server.house import House, Joined, Message, Visitor
from server.people import device, makes_account, visitor
from server.setclock import SetClock
from server.test_storage import TABLE, Opening, opening, run

__all__ = ["opening"]

LIVE = {"kind": "live", "minutes": 10, "increment": 5}
SHOWN = 0.1  # seconds, to which a clock is told


def duel(host: Visitor, friend: Visitor, clock: object, **more: Any) -> Message:
    made = host.makes("duel", "me", "open", clock=clock, **more)
    friend.sits(made, 1)
    return made


def turn(players: dict[int, Joined]) -> int:
    """Somebody makes a move; gives the seat."""
    (seat,) = players[0].table["clock"]["running"]
    players[seat].until(lambda: bool(players[seat].states[seat]["legal"]))
    before = players[seat].table["clock"]["n"]
    players[seat].act(seat, players[seat].states[seat]["legal"][0])
    for player in players.values():
        player.until(lambda player=player: player.table["clock"]["n"] > before)  # type: ignore[misc]
    return seat


def set_back(house: House, table: Message, seconds: float) -> None:
    """As if what runs had begun to run so much earlier."""
    with sqlite3.connect(house.settings.database) as database:
        (text,) = database.execute("SELECT face FROM tables WHERE id = ?", (table["table"],)).fetchone()
        face = json.loads(text)
        face["since"] -= seconds
        database.execute("UPDATE tables SET face = ?, due = 0 WHERE id = ?", (json.dumps(face), table["table"]))


def test_time_runs_when_all_sit_and_is_shown_to_all_alike(house: House) -> None:
    host, friend = house.visitor("Ada"), house.visitor("Bob")
    made = host.makes("duel", "me", "open", clock=LIVE, spectators=0)
    with host.joins(made, 0) as ada:
        assert ada.table["clock"]["running"] == []
        begun = time.time()
        friend.sits(made, 1)
        ada.until(lambda: ada.table["clock"]["running"] == [0])
        with friend.joins(made, 1) as bob, house.visitor("Eve").joins(made) as eve:
            assert turn({0: ada, 1: bob}) == 0
            eve.until(lambda: eve.table["clock"]["running"] == [1])
            clocks = [player.table["clock"] for player in (ada, bob, eve)]
            least = 600 - (time.time() - begun) - SHOWN
            for clock in clocks:
                assert clock["running"] == [1]
                assert least + 5 <= clock["left"][0] <= 605
                assert least <= clock["left"][1] <= 600
            assert turn({0: ada, 1: bob}) == 1
    (listed,) = [one for one in host.get("/api/tables").json()["tables"] if one["table"] == made["table"]]
    assert listed["clock"]["kind"] == "live"
    assert 500 < listed["clock"]["due"] - time.time() < 660


@pytest.mark.parametrize("out", ["bot", "loss"])
def test_what_comes_when_time_is_over_is_set_at_the_table(house: House, out: str) -> None:
    host, friend = house.visitor("Ada"), house.visitor("Bob")
    made = duel(host, friend, {"kind": "live", "minutes": 0.005, "out": out})  # 0.3 seconds
    with friend.joins(made, 1) as bob:
        if out == "loss":
            bob.until(lambda: bool(bob.states[1]["over"]))
            assert bob.states[1]["view"]["outcome"]["shares"] == [0, 1]
        else:
            bob.until(lambda: bob.table["seats"][0]["kind"] == "bot")


def test_a_reminder_comes_first(house: House) -> None:
    host, friend = house.visitor("Ada"), house.visitor("Bob")
    made = duel(host, friend, {"kind": "live", "minutes": 0.005, "remind": True})
    with friend.joins(made, 1) as bob:
        bob.until(lambda: bob.table["clock"]["left"][0] > 50)  # a minute more
        assert bob.table["seats"][0]["kind"] == "guest"


def test_clocks_stand_while_no_server_runs(tmp_path: Path, printed: list[str]) -> None:
    begun = time.time()
    with House(tmp_path) as house:
        host, friend = house.visitor("Ada"), house.visitor("Bob")
        made = duel(host, friend, LIVE)
        cookies = {seat: one.http.cookies for seat, one in enumerate((host, friend))}
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:  # an hour passes
        database.execute("UPDATE alive SET seen = seen - 3600")
        (text,) = database.execute("SELECT face FROM tables").fetchone()
        face = json.loads(text)
        face["since"] -= 3600
        database.execute("UPDATE tables SET face = ?", (json.dumps(face),))
    with House(tmp_path) as house:
        again = house.visitor()
        again.http.cookies = cookies[0]
        clock = again.get(f"/api/tables/{made['table']}").json()["clock"]
        assert 600 - (time.time() - begun) - SHOWN <= clock["left"][0] <= 600
        assert clock["running"] == [0]


def test_a_table_in_nobodys_sight_is_looked_after(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path) as house:
        host, friend = house.visitor("Ada"), house.visitor("Bob")
        made = duel(host, friend, {"kind": "days", "days": 2, "out": "loss"})
        cookies = host.http.cookies
        fresh = duel(host, friend, {"kind": "days", "days": 2, "out": "loss"})
    with House(tmp_path) as house:
        set_back(house, made, 3 * DAY)
        again = house.visitor()
        again.http.cookies = cookies
        while True:
            over = {one["table"]: one["over"] for one in again.get("/api/tables").json()["tables"]}
            if over[made["table"]]:
                break
            time.sleep(0.1)
        assert not over[fresh["table"]]


def clock_at(player: Visitor, table: Message) -> Message:
    told: Message = player.get(f"/api/tables/{table['table']}").json()["clock"]
    return told


def due_of(player: Visitor, table: Message) -> float:
    (listed,) = [one for one in player.get("/api/tables").json()["tables"] if one["table"] == table["table"]]
    due: float = listed["clock"]["due"]
    return due


def test_a_correspondence_game_over_simulated_days(tmp_path: Path, printed: list[str]) -> None:
    """Weekends and a vacation do not count; on the third working day two days are over, and the game is lost."""
    clock = SetClock()
    with House(tmp_path, clock=clock) as house:
        host, friend = visitor(house, "Ada"), visitor(house, "Bob")
        makes_account(host, device(house))
        friday = clock.at_noon_of_a_friday()
        monday = friday + 2.5 * DAY
        made = duel(host, friend, {"kind": "days", "days": 2, "weekends": True, "out": "loss"})
        with host.joins(made, 0) as ada, friend.joins(made, 1) as bob:
            assert due_of(host, made) == monday + 1.5 * DAY  # half of Friday, Monday, half of Tuesday
            clock.goes_on(DAY)
            saturday = clock_at(host, made)
            assert (saturday["running"], saturday["left"]) == ([0], [1.5 * DAY, 2 * DAY])
            assert (saturday["standing"], saturday["until"]) == (True, monday)
            assert host.post("/api/account/away", {"away": [[monday, monday + 3 * DAY]]}).status_code == 200
            told = host.get("/api/account").json()
            assert (told["away"], told["away-days"]) == ([[monday, monday + 3 * DAY]], 27.0)
            while due_of(host, made) != monday + 4.5 * DAY:  # Thursday, and half of Friday
                pass  # it is reckoned anew within seconds
            clock.shows = monday + DAY
            assert clock_at(host, made)["until"] == monday + 3 * DAY
            clock.shows = monday + 3.5 * DAY
            assert clock_at(host, made)["left"] == [DAY, 2 * DAY]
            turn({0: ada, 1: bob})
            assert bob.table["clock"]["left"] == [2 * DAY, 2 * DAY]
            assert due_of(friend, made) == monday + 7.5 * DAY  # the third working day: Thursday, Friday, Monday
            clock.shows = monday + 7.5 * DAY - 1
            assert clock_at(friend, made)["left"] == [2 * DAY, 1.0]
            assert not bob.states[1]["over"]
            clock.goes_on(1)
            bob.until(lambda: bool(bob.states[1]["over"]))
            assert bob.states[1]["view"]["outcome"]["shares"] == [1, 0]
        now = clock()
        too_long = host.post("/api/account/away", {"away": [[now + DAY, now + 90 * DAY]]})
        assert (too_long.status_code, too_long.json()["reason"]) == (409, "away")
        guest = friend.post("/api/account/away", {"away": []})
        assert (guest.status_code, guest.json()["reason"]) == (403, "account")


def _only_on(day: date) -> Dated:
    """There is not every day each year."""
    return Dated(day.month, day.day, since=day.year, until=day.year)


def test_public_holidays_are_chosen_and_stop_the_clock(
    tmp_path: Path, printed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A country in which today and the next days are holidays; whoever sits down later brings them along."""
    today = datetime.now(UTC).date()
    feast = tuple(_only_on(today + timedelta(days=n)) for n in range(4))
    monkeypatch.setitem(CALENDARS, "feast", Calendar(feast))
    with House(tmp_path) as house:
        host, friend, stranger = (visitor(house, name) for name in ("Ada", "Bob", "Eve"))
        makes_account(host, device(house))
        makes_account(friend, device(house, b"passkey number 2"))
        assert host.get("/api/account").json()["holidays"] == []
        wish = {"calendar": "feast", "zone": "UTC"}
        assert host.post("/api/account/holidays", wish).status_code == 200
        before = datetime.now(UTC).date()
        (kept,) = host.get("/api/account").json()["holidays"]
        assert (kept["calendar"], kept["zone"]) == ("feast", "UTC")
        assert before.isoformat() <= kept["days"][0] <= datetime.now(UTC).date().isoformat()
        assert set(host.get("/api/account").json()["calendars"]) == set(CALENDARS)
        made = friend.makes("duel", "open", "me", clock={"kind": "days", "days": 2, "weekends": True}, spectators=0)
        host.sits(made, 0)
        with friend.joins(made, 1) as bob:
            bob.until(lambda: bob.table["clock"]["running"] == [0] and bob.table["clock"]["standing"])
            now = time.time()
            off = [*weekends("UTC", int(now // DAY)), *spans([Keeping(kept["since"], "feast", "UTC")], now)]
            assert bob.table["clock"]["until"] == stands_until(now, off)
            assert bob.table["clock"]["left"] == [pytest.approx(2 * DAY, abs=60)] * 2
            friend.get("/api/tables")
            assert not any("feast" in frame for frame in bob.frames)
        assert "feast" not in stranger.get(f"/api/tables/{made['table']}").text
        assert "feast" not in stranger.get("/api/people/Ada").text
        assert host.post("/api/account/holidays", {"calendar": "cz", "zone": "Europe/Prague"}).status_code == 200
        now_and_later = [(one["calendar"], one["since"]) for one in host.get("/api/account").json()["holidays"]]
        assert now_and_later == [("feast", kept["since"]), ("cz", kept["since"] + 365 * DAY / 2)]
        exported = host.get("/api/account/export").json()["holidays"]
        assert [one["calendar"] for one in exported] == ["feast", "cz"]
        for wrong in ({"calendar": "mars", "zone": "UTC"}, {"calendar": "cz", "zone": "Mars/Olympus"}, {"zone": "UTC"}):
            assert host.post("/api/account/holidays", wrong).status_code == 400, wrong
        refused = stranger.post("/api/account/holidays", wish)
        assert (refused.status_code, refused.json()["reason"]) == (403, "account")
        assert host.post("/api/account/leave", {}).status_code == 200
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        assert database.execute("SELECT * FROM keeping").fetchall() == []


def test_calendars_are_not_chosen_for_ever_anew(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path) as house:
        host = visitor(house, "Ada")
        makes_account(host, device(house))
        zones = [f"Etc/GMT+{n % 12}" for n in range(MOST_CHOICES + 1)]
        answers = [host.post("/api/account/holidays", {"calendar": "", "zone": zone}) for zone in zones]
        assert [one.status_code for one in answers] == [200] * MOST_CHOICES + [409]
        assert answers[-1].json()["reason"] == "holidays"


def test_choices_that_no_clock_asks_about_are_forgotten() -> None:
    now = 1_000 * DAY
    keeping = [Keeping(0.0, "cz", "UTC"), Keeping(500 * DAY, "sk", "UTC"), Keeping(900 * DAY, "", "UTC")]
    assert still_remembered(keeping, now) == keeping[1:]
    assert still_remembered(keeping[:1], now) == keeping[:1]


def test_a_vacation_that_has_begun_can_be_ended_but_not_undone() -> None:
    known = [(10.0, 20.0), (90.0, 150.0), (300.0, 400.0)]
    assert planned(known, [], 100.0) == [(10.0, 20.0), (90.0, 100.0)]
    assert planned(known, [(90.0, 120.0)], 100.0) == [(10.0, 20.0), (90.0, 120.0)]
    assert planned(known, [(0.0, 500.0)], 100.0) == [(10.0, 20.0), (90.0, 500.0)]
    assert planned([], [(50.0, 60.0), (200.0, 100.0), (150.0, 160.0)], 100.0) == [(150.0, 160.0)]


def test_a_clock_that_cannot_be_is_refused(house: House) -> None:
    host = house.visitor("Ada")
    wish = {"title": "blitzkrieg", "mode": "duel", "seats": ["me", "open"]}
    for clock in ({"kind": "hourglass"}, {"kind": "live", "minutes": 0}, {"kind": "days", "zone": "Mars/Olympus"},
                  {"kind": "days", "zone": "../../etc/passwd"}, {"kind": "live", "minutes": 1e9}):  # fmt: skip
        assert host.post("/api/tables", {**wish, "clock": clock}).status_code == 400, clock
    assert host.post("/api/tables", {**wish, "manual": True, "clock": LIVE}).status_code == 400


def test_standing_orders_outlive_a_restart_and_are_nobody_elses(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path) as house:
        host = house.visitor("Ada")
        made = host.makes("duel", "me", "open")
        with host.joins(made, 0) as ada:
            assert ada.ask("orders", seat=0, silent=["bk-prompt"], always=["secret-noun"])["type"] == "done"
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        ((seat, who, text),) = database.execute("SELECT seat, who, text FROM orders").fetchall()
    assert (seat, who) == (0, host.me["guest"])
    kept = {"quiet": False, "silent": ["bk-prompt"], "always": ["secret-noun"], "asked": [], "cases": []}
    assert json.loads(text) == kept
    with House(tmp_path) as house:
        friend = house.visitor("Bob")
        friend.sits(made, 1)
        with friend.joins(made, 1) as bob:
            assert not any("secret-noun" in frame for frame in bob.frames)


def test_storage_keeps_time(opening: Opening) -> None:
    async def story(storage: Storage) -> None:
        assert await storage.mark_alive(3600.0) == []
        assert await storage.mark_alive(3600.0) == []
        (outage,) = await storage.mark_alive(-1.0)  # a long silence
        assert outage[0] <= outage[1]
        await storage.create_table(TABLE)
        await storage.set_due("one", 5.0)
        assert await storage.tables_due(4.0, 10) == []
        assert await storage.tables_due(6.0, 10) == ["one"]
        await storage.set_due("one", None)
        assert await storage.tables_due(6.0, 10) == []
        person = Person("ada", "Ada", "ada", 1.0)
        await storage.add_person(person, Session("hash", "ada", "passkey", "a phone", 1.0, 1.0))
        keeping = [Keeping(1.5, "cz", "Europe/Prague"), Keeping(2.5, "", "UTC")]
        await storage.set_keeping("ada", [Keeping(7.0, "us", "UTC")])
        await storage.set_keeping("ada", keeping)
        assert await storage.keeping_of("ada") == keeping
        orders = OrdersRecord(0, "ada", "{}")
        await storage.keep_orders("one", OrdersRecord(0, "eve", "[]"))
        await storage.keep_orders("one", orders)
        found = await storage.load_table("one")
        assert found is not None
        assert found.orders == (orders,)
        assert found.keeping == tuple(("ada", one) for one in keeping)
        await storage.erase("ada")
        assert await storage.keeping_of("ada") == []

    run(opening, story)


def test_of_many_servers_one_notices_the_silence(opening: Opening) -> None:
    async def story(storage: Storage) -> None:
        other = await opening()
        while not await storage.mark_alive(0.0):
            pass  # until its clock has moved
        await asyncio.gather(*(one.mark_alive(0.0) for one in (storage, other, storage, other)))
        begun = [down for down, _ in await storage.mark_alive(3600.0)]
        assert len(set(begun)) == len(begun), "two have noticed the same"
        await other.close()

    run(opening, story)
