"""A table whose rules are gone is closed: it is shown as it last stood instead of failing."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import psycopg
import pytest

from server.house import House, Message, Visitor, play_at_random
from server.test_restart import come_back

pytestmark = pytest.mark.rule("core.rules")
GONE = 999_999  # a version of rules that no program plays


def played(house: House) -> tuple[Visitor, Message, Any]:
    """A game that somebody has played for a while, and what everybody saw of it last."""
    host, friend = house.visitor("Ada"), house.visitor("Bob")
    table = host.makes("duel", "me", "open", spectators=0)
    friend.sits(table, 1)
    with host.joins(table, 0) as first, friend.joins(table, 1) as second:
        play_at_random({0: first, 1: second}, random.Random(1), most=12)
        first.ask("chat", text="See you tomorrow.")
    return host, table, host.get(f"/api/tables/{table['table']}/view").json()


def lose_the_rules(header: str) -> str:
    return json.dumps({**json.loads(header), "rules": GONE})


def check_closed(house: House, host: Visitor, table: Message, last: Any) -> None:
    path = f"/api/tables/{table['table']}"
    (listed,) = host.get("/api/tables").json()["tables"]
    assert listed["closed"]
    public = host.get(path).json()
    assert public["closed"]
    assert [seat["name"] for seat in public["seats"]] == ["Ada", "Bob"]
    assert host.post(f"{path}/act", {"seat": 0, "act": "stop"}).json()["refusal"]["rule"] == "core.rules"
    assert host.get(f"{path}/view", seat=0).status_code == 409
    assert host.get(f"{path}/save").status_code == 403  # what seats hid stays hidden
    for guest in (host, house.visitor()):
        with guest.joins(table, greet=False) as looking:
            looking.send({"type": "hello", "seats": []})
            looking.until(lambda looking=looking: None in looking.states)
            state = looking.states[None]
            assert (state["legal"], state["view"]["pending"]) == ([], [])
            assert 0 < state["seq"] <= last["seq"]
            assert set(state["view"]["state"]["board"]) <= set(last["view"]["state"]["board"])
            assert looking.ask("act", seat=0, act="stop")["refusal"]["rule"] == "core.rules"
    assert house.visitor().get("/api/health").status_code == 200


def test_a_table_of_other_rules_is_shown_as_it_last_stood(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path) as house:
        host, table, last = played(house)
    with sqlite3.connect(house.settings.database) as database:
        ((header,),) = database.execute("SELECT header FROM tables").fetchall()
        database.execute("UPDATE tables SET header = ?", (lose_the_rules(header),))
    with House(tmp_path) as later:
        check_closed(later, come_back(host, later), table, last)


def test_so_it_is_in_postgres(tmp_path: Path, postgres: str, printed: list[str]) -> None:
    with House(tmp_path, postgres=postgres) as house:
        host, table, last = played(house)
    with psycopg.connect(postgres) as database:
        (header,) = database.execute("SELECT header FROM tables").fetchone() or ("",)
        database.execute("UPDATE tables SET header = %s", (lose_the_rules(header),))
    with House(tmp_path, postgres=postgres) as later:
        check_closed(later, come_back(host, later), table, last)


def test_who_was_alone_takes_the_save_to_a_program_of_that_time(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path) as house:
        host = house.visitor("Ada")
        table = host.makes("solo", "me")
        save = json.loads(host.save(table))
    with sqlite3.connect(house.settings.database) as database:
        ((header,),) = database.execute("SELECT header FROM tables").fetchall()
        database.execute("UPDATE tables SET header = ?", (lose_the_rules(header),))
    with House(tmp_path) as later:
        assert json.loads(come_back(host, later).save(table)) == {**save, "rules": GONE}
