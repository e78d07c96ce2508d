"""Finding others: what is listed is found and joined by one press, what is private stays private."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sandtable.server.api.lobby import SHOWN
from sandtable.server.lobby_statements import LISTED_EACH, Sought, Wish, open_tables, waiting
from sandtable.server.sql import Ask, Work
from sandtable.server.storage import Storage
from sandtable.table.clocks import Clock
from sandtable.table.records import Seating, SeatRecord, StoredTable, TableRecord
from server.house import House, Message, Visitor
from server.people import device, makes_account, visitor
from server.test_accounts import denied, everything, home
from server.test_ratings import person
from server.test_storage import Opening, opening, run

__all__ = ["home", "opening"]

WISH = {"title": "blitzkrieg", "mode": "duel", "seats": ["me", "open"]}
LIVE = {"kind": "live", "minutes": 10, "increment": 5}
CLOCK = Clock("live", 600.0).text()
HEADER = '{"title":"blitzkrieg",'


def lists(host: Visitor, **more: Any) -> Message:
    answer = host.post("/api/tables", {**WISH, "listed": "en", **more})
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


def found_by(guest: Visitor, **look: Any) -> list[str]:
    return [table["table"] for table in guest.get("/api/lobby", **look).json()["tables"]]


def pairs(guest: Visitor, **wish: Any) -> Message:
    answer = guest.post("/api/lobby/pair", {"title": "blitzkrieg", **wish})
    assert answer.status_code == 201, answer.text
    paired: Message = answer.json()
    return paired


def test_what_is_listed_is_found_and_joined_by_one_press(home: House) -> None:
    ada, bob, eve = visitor(home, "Ada"), visitor(home, "Bob"), visitor(home, "Eve")
    private = ada.makes("duel", "me", "open", spectators=0)
    listed = lists(ada, clock=LIVE, listed="cs")
    assert found_by(bob) == found_by(eve) == [listed["table"]]
    (told,) = bob.get("/api/lobby").json()["tables"]
    assert (told["title"], told["mode"], told["language"], told["yours"]) == ("blitzkrieg", "duel", "cs", False)
    assert (told["clock"]["minutes"], told["clock"]["increment"]) == (10.0, 5.0)
    assert [(seat["kind"], seat["name"]) for seat in told["seats"]] == [("guest", "Ada"), ("open", "")]
    joined = bob.post(f"/api/tables/{listed['table']}/join", {})
    assert joined.json() == {"table": listed["table"], "seat": 1}
    assert bob.post(f"/api/tables/{listed['table']}/join", {}).json()["seat"] == 1  # pressed twice
    late = eve.post(f"/api/tables/{listed['table']}/join", {})
    assert (late.status_code, late.json()["refusal"]["message"]) == (409, "core-refused-seat-taken")
    key = eve.post(f"/api/tables/{listed['table']}/sit", {"key": listed["keys"]["1"]})
    assert denied(key) == (403, "key")  # the link led to this seat
    assert found_by(eve) == []
    assert denied(eve.post(f"/api/tables/{private['table']}/join", {})) == (403, "key")
    assert denied(eve.post("/api/tables/nowhere/join", {})) == (404, "table")
    with bob.joins(listed, 1) as playing:
        assert playing.table["clock"]["running"] == [0]


def test_nobody_fills_the_lobby_alone(home: House) -> None:
    ada, bob, eve = visitor(home, "Ada"), visitor(home, "Bob"), visitor(home, "Eve")
    hers = lists(ada)["table"]
    flood = [lists(eve)["table"] for _ in range(LISTED_EACH + 3)]
    assert found_by(bob) == [*flood[: -LISTED_EACH - 1 : -1], hers]  # the newest of each, and nobody is pushed out


def test_quick_pairing_brings_those_together_who_want_the_same(home: House) -> None:
    ada, bob, eve = visitor(home, "Ada"), visitor(home, "Bob"), visitor(home, "Eve")
    waiting = pairs(ada, clock=LIVE)
    assert (waiting["seat"], waiting["met"]) == (0, False)
    assert pairs(ada, clock=LIVE) == waiting  # who presses again waits on
    other = pairs(bob)  # without a clock
    assert other["table"] != waiting["table"]
    assert pairs(eve, clock=LIVE) == {"table": waiting["table"], "seat": 1, "met": True}
    assert pairs(ada) == {"table": other["table"], "seat": 1, "met": True}
    assert not pairs(bob, title="legie")["met"]
    assert pairs(eve, title="legie")["met"]


def test_of_more_tables_than_are_shown_pairing_finds_who_has_waited_longest(home: House) -> None:
    ada, bob, eve = visitor(home, "Ada"), visitor(home, "Bob"), visitor(home, "Eve")
    waiting = pairs(ada, clock=LIVE)
    later = lists(bob, clock=LIVE)["table"]
    for n in range(SHOWN // LISTED_EACH):
        host = visitor(home, f"Host {n}")
        for _ in range(LISTED_EACH):
            lists(host)
    assert len(found_by(eve)) == SHOWN
    assert waiting["table"] not in found_by(eve)
    assert found_by(eve, pace="live", title="legie") == []
    assert pairs(eve, clock=LIVE) == {"table": waiting["table"], "seat": 1, "met": True}
    assert pairs(visitor(home, "Ida"), clock=LIVE) == {"table": later, "seat": 1, "met": True}


def test_pairing_wants_the_same_language_and_the_usual_way(home: House) -> None:
    ada, bob, eve = visitor(home, "Ada"), visitor(home, "Bob"), visitor(home, "Eve")
    lists(ada, options={"bonus": "exact"})
    czech = pairs(bob, language="cs")
    assert not pairs(eve, language="pl")["met"]
    assert pairs(eve, language="cs") == {"table": czech["table"], "seat": 1, "met": True}
    days = {"kind": "days", "days": 1}
    here = lists(ada, clock={**days, "zone": "Europe/Prague"})  # which matters on weekends alone
    assert not pairs(bob, clock={**days, "weekends": True, "zone": "Europe/Prague"})["met"]
    assert pairs(eve, clock=days) == {"table": here["table"], "seat": 1, "met": True}
    three = lists(ada, title="legie", mode="standard", seats=["me", "open", "open"])
    assert pairs(eve, title="legie") == {"table": three["table"], "seat": 1, "met": True}


def test_the_lobby_is_asked_for_what_fits(home: House) -> None:
    ada, bob, eve = person(home, "Ada"), visitor(home, "Bob"), visitor(home, "Eve")
    live = lists(ada, clock=LIVE)["table"]
    counts = lists(ada, clock={**LIVE, "out": "loss"}, rated=True)["table"]
    days = lists(bob, clock={"kind": "days", "days": 2}, listed="cs")["table"]
    legie = lists(bob, title="legie", mode="standard", seats=["me", "open"])["table"]
    assert found_by(eve) == [legie, days, counts, live]
    assert found_by(eve, pace="live") == [legie, counts, live]
    assert found_by(eve, pace="days") == [days]
    assert found_by(eve, title="legie") == [legie]
    assert found_by(eve, title="blitzkrieg", pace="days", fits="cs") == [days]
    assert found_by(eve, fits="en") == [legie, live]  # a rated one needs an account
    assert found_by(ada, fits="en") == [legie]  # one's own is known
    assert found_by(person(home, "Ida"), fits="en") == [legie, counts, live]
    for wrong in ("title=", "title=mars", "pace=slow", "fits=xx", "near=1", "near=perhaps", "colour=red"):
        assert eve.http.get(f"/api/lobby?{wrong}").status_code == 400, wrong


def table(id: str, host: str, created: float, **more: Any) -> StoredTable:
    """One of the usual tables, where its host waits."""
    record = TableRecord(id, "blitzkrieg", HEADER + "…", host, created, listed="en", **more)
    return StoredTable(record, Seating((SeatRecord(0, "guest", host, host), SeatRecord(1, "open"))))


def strong(name: str, strength: float, games: int = 1) -> Work[None]:
    yield Ask(
        "INSERT INTO people (id, name, likeness, created) VALUES (?, ?, ?, 0) ON CONFLICT DO NOTHING",
        (name, name, name),
    )
    yield Ask(
        "INSERT INTO ratings (person, title, strength, deviation, games) VALUES (?, 'blitzkrieg', ?, 50, ?)",
        (name, strength, games),
    )


def test_the_nearest_in_strength_comes_first_until_others_have_waited(opening: Opening) -> None:
    now, minute = 10_000.0, 60.0

    async def story(storage: Storage) -> None:
        for name, strength in {"me": 1600.0, "near": 1650.0, "weak": 1300.0, "master": 2400.0}.items():
            await storage.do(strong(name, strength))
        await storage.do(strong("fresh", 2400.0, games=0))  # who has no rated game yet is reckoned in the middle

        async def waits(id: str, minutes: float) -> None:
            await storage.create_table(table(id, id, now - minutes * minute, clock=CLOCK))

        async def found(since: float = 0.0, guest: str = "me", **more: Any) -> list[str]:
            wish = replace(Wish("blitzkrieg", (HEADER,), CLOCK, "en", False), **more)
            return await storage.do(waiting(guest, wish, now + since * minute), reading=True)

        await waits("near", 0.0)
        await waits("weak", 2.0)
        await waits("master", 6.0)
        await waits("fresh", 1.0)
        assert await found() == ["near", "fresh", "weak", "master"]
        await storage.create_table(table("long", "weak", now - 12 * minute, clock=CLOCK))
        assert await found() == ["long", "near", "fresh", "weak", "master"]  # whoever waits long is taken all the same
        assert (await found(guest="stranger"))[:2] == ["long", "fresh"]
        assert await found(guest="near") == ["long", "fresh", "weak", "master", "near"]  # who waits there, asks again
        assert await found(guest="master") == ["long", "master"]  # and does not go to who goes to them
        assert await found(since=25.0) == ["near", "fresh", "weak"]  # the others are no longer shown
        for other in ({"language": "cs"}, {"rated": True}, {"clock": None}, {"headers": ("{",), "title": "legie"}):
            assert await found(**other) == [], other
        close = await storage.do(open_tables("me", Sought(near=True), now, 10), reading=True)
        assert [one.record.id for one in close] == ["near"]
        assert await storage.do(open_tables("stranger", Sought(near=True), now, 10), reading=True) == []

    run(opening, story)


def test_who_is_blocked_is_not_met_and_not_told(home: House) -> None:
    ada, eve = visitor(home, "Ada"), visitor(home, "Eve")
    met = lists(ada)
    eve.post(f"/api/tables/{met['table']}/join", {})
    assert denied(eve.post("/api/lobby/block", {"table": "nowhere", "seat": 0})) == (404, "table")
    assert denied(visitor(home).post("/api/lobby/block", {"table": met["table"], "seat": 0})) == (404, "table")
    assert ada.post("/api/lobby/block", {"table": met["table"], "seat": 1}).status_code == 200
    makes_account(ada, device(home))  # it goes along
    again, theirs = lists(ada), lists(eve)
    assert again["table"] not in found_by(eve)
    assert theirs["table"] not in found_by(ada)
    refused = eve.post(f"/api/tables/{again['table']}/join", {})
    assert (refused.status_code, refused.json()["refusal"]["message"]) == (409, "core-refused-seat-taken")
    assert found_by(visitor(home)) == [theirs["table"], again["table"]]
    assert ada.post("/api/lobby/block", {"table": met["table"], "seat": 1, "blocked": False}).status_code == 200
    assert again["table"] in found_by(eve)
    ada.post("/api/lobby/block", {"table": met["table"], "seat": 1})
    eve.post("/api/account/leave", {})
    assert eve.me["guest"] not in everything(home)


def test_tables_of_people_who_have_left_are_not_shown(home: House) -> None:
    ada, bob = visitor(home, "Ada"), visitor(home, "Bob")
    wish = {"title": "legie", "mode": "standard", "seats": ["me", "open", "open"], "listed": "pl"}
    made = ada.post("/api/tables", wish).json()
    bob.post(f"/api/tables/{made['table']}/join", {"seat": 2})
    assert found_by(visitor(home)) == [made["table"]]
    ada.post("/api/account/leave", {})
    assert found_by(visitor(home)) == []
