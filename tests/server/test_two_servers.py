"""Two servers over one PostgreSQL database are one house: what happens at one is seen at the other."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from typer.testing import CliRunner

import sandtable
from sandtable.cli.app import app
from server.house import House, Message, Visitor, play_at_random
from server.test_changing_seats import closed
from server.test_logs import Command
from server.test_restart import come_back


@pytest.fixture
def houses(tmp_path: Path, postgres: str, printed: list[str]) -> Iterator[tuple[House, House]]:
    """Their data folders have nothing in common."""
    with House(tmp_path / "one", postgres=postgres) as one, House(tmp_path / "two", postgres=postgres) as two:
        yield one, two


def duel(houses: tuple[House, House]) -> tuple[Visitor, Visitor, Message]:
    """Two people, each of whom only ever speaks with their own server."""
    host, friend = houses[0].visitor("Ada"), houses[1].visitor("Bob")
    table = host.makes("duel", "me", "open", spectators=0)
    friend.sits(table, 1)
    return host, friend, table


def test_a_whole_game_between_two_servers(houses: tuple[House, House]) -> None:
    host, friend, table = duel(houses)
    with host.joins(table, 0) as first, friend.joins(table, 1) as second:
        first.until(lambda: first.table["seats"][1]["name"] == "Bob")
        play_at_random({0: first, 1: second}, random.Random(21))
        for joined, seat in ((first, 0), (second, 1)):
            joined.until(lambda joined=joined, seat=seat: joined.states[seat]["over"])
        match = sandtable.load(friend.save(table))
        assert first.lines[0] == match.log(0)
        assert second.lines[1] == match.log(1)
        again = friend.post(f"/api/tables/{table['table']}/rematch", {}).json()["table"]
        first.until(lambda: first.table["rematch"] == again)
        assert host.post(f"/api/tables/{table['table']}/rematch", {}).json()["table"] == again
    assert [seat["name"] for seat in host.get(f"/api/tables/{again}").json()["seats"]] == ["Bob", "Ada"]
    assert [table["over"] for table in friend.get("/api/tables").json()["tables"]] == [False, True]


def test_chat_takebacks_and_seats_reach_the_other_server(houses: tuple[House, House]) -> None:
    host, friend, table = duel(houses)
    path = f"/api/tables/{table['table']}"
    first, second = host.joins(table, 0), friend.joins(table, 1)
    before = first.states[0]["view"]
    first.act(0, first.states[0]["legal"][0])
    first.ask("offer", seat=0)
    second.until(lambda: second.states[1]["offer"] is not None)
    assert second.ask("answer", seat=1, accept=True)["type"] == "done"
    first.until(lambda: first.states[0]["view"] == before)
    first.ask("chat", text="Thank you!")
    second.until(lambda: bool(second.chat))
    second.ask("chat", text="Not at all.")
    first.until(lambda: len(first.chat) == 2)
    assert [line["n"] for line in first.chat] == [0, 1]
    asked = host.post(f"{path}/propose", {"seat": 0, "about": 1, "filling": "open"}).json()
    second.until(lambda: second.table["proposal"] is not None)
    agreed = {"seat": 1, "proposal": asked["proposal"], "accept": True}
    assert friend.post(f"{path}/agree", agreed).status_code == 200
    first.until(lambda: first.table["seats"][1]["kind"] == "open")
    assert closed(second) == 4403
    newcomer = houses[1].visitor("Cyd")
    assert newcomer.post(f"{path}/sit", {"key": asked["key"]}).status_code == 200
    assert come_back(newcomer, houses[0]).get(f"{path}/view", seat=1).status_code == 200  # whatever was told by then
    assert come_back(friend, houses[0]).get(f"{path}/view", seat=1).status_code == 403
    first.socket.close()


def test_who_is_muted_at_one_server_is_not_read_at_the_other(houses: tuple[House, House]) -> None:
    host, friend, table = duel(houses)
    with host.joins(table, 0) as first, friend.joins(table, 1) as second:
        first.ask("chat", text="How do you do?")
        second.until(lambda: bool(second.chat))
        elsewhere = come_back(friend, houses[0])
        assert elsewhere.post("/api/people/mute", {"table": table["table"], "seat": 0}).status_code == 200
        first.ask("chat", text="Hello? Hello?")
        first.act(0, first.states[0]["legal"][0])
        second.until(lambda: second.states[1]["seq"] == first.states[0]["seq"])
        second.ask("chat", text="Good day.")
        second.until(lambda: second.chat[-1]["text"] == "Good day.")
        assert [line["text"] for line in second.chat] == ["How do you do?", "Good day."]


def test_who_acts_at_both_at_once_has_acted_once(houses: tuple[House, House]) -> None:
    """However many acts are sent to two servers at the same time, the log is one and every step of it is legal."""
    host = houses[0].visitor()
    table = host.makes("duel", "me", "me")
    path = f"/api/tables/{table['table']}"
    guests = [host, come_back(host, houses[1])] * 2
    statuses: list[int] = []

    def hurry(guest: Visitor, rng: random.Random) -> None:
        for _ in range(15):
            for seat in (0, 1):
                legal = guest.get(f"{path}/view", seat=seat).json()["legal"]
                if legal:
                    act = {"seat": seat, "act": rng.choice(legal)}
                    statuses.append(guest.post(f"{path}/act", act).status_code)

    visitors = [come_back(guest, guest.house) for guest in guests]
    threads = [threading.Thread(target=hurry, args=[visitor, random.Random(n)]) for n, visitor in enumerate(visitors)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(statuses) <= {200, 409}  # done, or no longer allowed
    for visitor in visitors[:2]:  # one server hears a little later what was done at the other
        with visitor.joins(table, 0) as joined:
            joined.until(lambda joined=joined: acts(joined.lines[0]) >= statuses.count(200))
    match = sandtable.load(host.save(table))
    assert acts(match.log(0)) == statuses.count(200)
    assert visitors[1].save(table) == match.save()


def acts(lines: list[Any]) -> int:
    return sum(line["what"] == "act" for line in lines)


def test_a_bot_plays_for_both_servers_and_acts_once(houses: tuple[House, House]) -> None:
    host = houses[0].visitor()
    table = host.makes("duel", "me", "bot:beginner")
    elsewhere = come_back(host, houses[1])
    rng = random.Random(5)
    with host.joins(table, 0) as here, elsewhere.joins(table, 0) as there:
        screens = [here, there]
        for _ in range(8):
            for screen in screens:
                screen.until(lambda screen=screen: bool(screen.states[0]["legal"]) or screen.states[0]["over"])
            if screens[0].states[0]["over"]:
                break
            screens[0].act(0, rng.choice(screens[0].states[0]["legal"]))
            newest = screens[0].states[0]["seq"]
            screens[1].until(lambda newest=newest: screens[1].states[0]["seq"] >= newest)
            screens.reverse()
    sandtable.verify(host.save(table))  # alone with a bot the host may have it


def test_games_go_on_when_the_database_cuts_all_lines(houses: tuple[House, House], postgres: str) -> None:
    host, friend, table = duel(houses)
    rng = random.Random(6)
    with host.joins(table, 0) as first, friend.joins(table, 1) as second:
        play_at_random({0: first, 1: second}, rng, most=4)
        with psycopg.connect(postgres, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        play_at_random({0: first, 1: second}, rng, most=8)
        first.ask("resign", seat=0)
        sandtable.verify(host.save(table))


def test_whoever_changes_servers_finds_everything_though_the_other_has_not_heard_of_it(
    houses: tuple[House, House], postgres: str
) -> None:
    host, friend, table = duel(houses)
    with host.joins(table, 0) as first, friend.joins(table, 1) as second:
        play_at_random({0: first, 1: second}, random.Random(7), most=3)
        with psycopg.connect(postgres, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND query LIKE 'LISTEN %'"
            )
        assert first.ask("chat", text="I come to you")["type"] == "done"
        assert first.ask("resign", seat=0)["type"] == "done"
        with come_back(host, houses[1]).joins(table, 0) as there:
            assert there.states[0]["over"]
            there.until(lambda: [line["text"] for line in there.chat] == ["I come to you"])


def test_two_processes_serve_one_table(tmp_path: Path, postgres: str) -> None:
    with (
        Command(tmp_path / "one", "--database", postgres) as one,
        Command(tmp_path / "two", "--database", postgres) as two,
    ):
        for command in (one, two):
            assert json.loads(command.started())["storage"] == "postgresql"
        host, friend = Visitor(one), Visitor(two)
        table = host.makes("duel", "me", "open")
        friend.sits(table, 1)
        with host.joins(table, 0) as first, friend.joins(table, 1) as second:
            play_at_random({0: first, 1: second}, random.Random(3), most=10)
        for command in (one, two):
            printed = command.stopped()
            assert all(json.loads(line)["event"] for line in printed.splitlines())
            assert "a-password" not in printed
    assert not list(tmp_path.rglob("*.sqlite3"))


@pytest.mark.parametrize(
    ("address", "problem"),
    [
        ("postgresql://ada:hush@/tables?host=/nowhere", "/nowhere"),
        ("postgresql://ada:hu:sh@[::1", "postgresql://user@host/name"),
        ("mysql://ada:hush@localhost/tables", "postgresql://user@host/name"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_line(address: str, problem: str, tmp_path: Path) -> None:
    told = CliRunner().invoke(
        app, ["serve", "--data", str(tmp_path), "--lang", "en"], env={"SANDTABLE_DATABASE": address}
    )
    assert told.exit_code == 2
    assert told.stderr.startswith("This database cannot be used: ")
    assert told.stderr.count("\n") == 1
    assert problem in told.stderr
    assert "hush" not in told.stderr
