"""Analyses of finished games: asked for once, reckoned in the queue, kept with the table; nobody who plays has them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from lab.test_analysis import given_up

from sandtable.lab.analysis import Plan, analyse
from sandtable.server import analyses_statements as kept
from sandtable.server.storage import NewJob, Storage
from server.house import House, Visitor
from server.test_storage import TABLE, Opening, opening, run

__all__ = ["opening"]


def imports(guest: Visitor) -> str:
    return str(guest.post("/api/import", {"save": given_up().save(), "seats": ["me", "bot:skilled"]}).json()["table"])


def path(table: str) -> str:
    return f"/api/tables/{table}/analysis"


def told(guest: Visitor, table: str, open: int = 0) -> Any:
    return guest.get(path(table), open=open).json()


def test_a_finished_game_is_analysed_once_and_kept(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        guest = house.visitor("Ada")
        table = imports(guest)
        assert told(guest, table)["state"] == "none"
        assert guest.post(path(table), {}).status_code == 202
        while told(guest, table)["state"] in ("waiting", "running"):
            pass
        done = told(guest, table)
        assert (done["state"], done["progress"]) == ("done", 1.0)
        assert done["analysis"]["open"] is False
        assert len(done["analysis"]["steps"]) == 7
        assert guest.post(path(table), {}).json() == done  # it is not reckoned again
        assert told(guest, table, open=1)["state"] == "none"  # with open cards it is another
    with House(tmp_path) as house:
        assert told(guest_again(house, guest), table) == done


@pytest.mark.parametrize("workers", [1, 3])
def test_several_processes_find_what_one_finds(tmp_path: Path, workers: int) -> None:
    with House(tmp_path, analysis_workers=workers) as house:
        guest = house.visitor("Ada")
        table = imports(guest)
        guest.post(path(table), {})
        while told(guest, table)["state"] in ("waiting", "running"):
            pass
        alone = analyse(given_up(), Plan(seed=table))
        assert told(guest, table)["analysis"]["steps"] == json.loads(json.dumps(alone["steps"]))
        assert told(guest, table)["analysis"]["mistakes"] == alone["mistakes"]


def guest_again(house: House, guest: Visitor) -> Visitor:
    """The same browser at a server that was started again, on another port."""
    again = Visitor(house)
    again.http.cookies = guest.http.cookies
    again.me = again.http.get("/api/me").json()
    return again


def test_nobody_who_plays_or_watches_a_running_game_is_told_anything(house: House) -> None:
    host, friend, stranger = house.visitor("Ada"), house.visitor("Bob"), house.visitor()
    made = host.makes("duel", "me", "open", spectators=0)
    friend.sits(made, 1)
    for guest in (host, friend, stranger):
        for answer in (guest.post(path(made["table"]), {}), guest.get(path(made["table"]))):
            assert answer.status_code == 403
            assert answer.json()["reason"] == "analysis"


def test_a_game_at_a_real_table_may_go_on_after_its_end(house: House) -> None:
    guest = house.visitor("Ada")
    made = guest.makes("duel", "me", "me", manual=True)
    with guest.joins(made, 0) as player:
        player.ask("resign", seat=0)
    assert guest.post(path(made["table"]), {}).status_code == 403


def test_one_guest_cannot_fill_the_queue_and_only_who_asked_may_stop_it(tmp_path: Path) -> None:
    with House(tmp_path, job_workers=1) as house:
        guest = house.visitor("Ada")
        tables = [imports(guest) for _ in range(2)]
    with House(tmp_path, job_workers=0) as house:  # nothing is ever begun
        guest, other = guest_again(house, guest), house.visitor("Eve")
        assert guest.post(path(tables[0]), {}).json() == {"state": "waiting", "progress": 0.0, "analysis": None}
        assert guest.post(path(tables[0]), {}).status_code == 202  # the same
        refused = guest.post(path(tables[1]), {})
        assert (refused.status_code, refused.json()["reason"]) == (429, "analyses")
        assert other.post(f"{path(tables[0])}/stop", {}).status_code == 403
        assert told(guest, tables[0])["state"] == "waiting"
        assert guest.post(f"{path(tables[0])}/stop", {}).status_code == 200
        assert told(guest, tables[0])["state"] == "cancelled"
        assert guest.post(path(tables[1]), {}).json()["state"] == "waiting"


def test_what_is_asked_for_and_kept_is_the_same_in_both_databases(opening: Opening) -> None:
    async def story(storage: Storage) -> None:
        table = await storage.create_table(TABLE)
        job = NewJob("analysis", "ada", "text", 1.0, 2, 9, 99)
        assert await storage.do(kept.one(table, False), reading=True) is None
        n = await storage.do(kept.ask(table, False, job))
        assert n is not None
        assert await storage.do(kept.ask(table, False, job)) == n
        assert await storage.do(kept.ask(table, True, job)) != n
        await storage.cancel_job(n)
        again = await storage.do(kept.ask(table, False, job))
        assert again != n
        assert again is not None
        await storage.do(kept.keep(table, False, "result"))
        assert await storage.do(kept.one(table, False), reading=True) == kept.Kept(again, "result")

    run(opening, story)
