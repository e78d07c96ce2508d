"""Several workers behind one port: tables are everybody's, each is looked after by one, and any of them may die."""

from __future__ import annotations

import random
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import psycopg
import pytest
from cli.terminal import fault, run
from websockets.exceptions import ConnectionClosed

import sandtable
from server.house import Joined, Message, Visitor, play_at_random
from server.private_postgres import NotThere, PrivatePostgres
from server.storm import Storm
from server.test_logs import closed as hung_up
from server.test_metrics import figures
from server.test_restart import come_back
from server.test_standing import passes_always, sit_down, until_somebody_is_passed_for
from server.workers import Workers, runs, wait_for


@pytest.fixture(scope="module")
def database(private_postgres: PrivatePostgres) -> str:
    return private_postgres.new_database()


@pytest.fixture(scope="module")
def running(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workers]:
    with Workers(tmp_path_factory.mktemp("workers"), database) as workers:
        yield workers
        check_that_a_signal_stops_all_in_order(workers, database)


def check_that_a_signal_stops_all_in_order(workers: Workers, database: str) -> None:
    pids = [workers.worker(number).pid for number in (1, 2)]
    guest = Visitor(workers.worker(2))
    table = guest.makes("duel", "me", "me")
    with guest.joins(table, 0) as joined:
        joined.act(0, joined.states[0]["legal"][0])
        assert workers.terminate() == 0
        assert hung_up(joined.socket) == 1012
    assert not any(runs(pid) for pid in pids)
    assert workers.told("stopped")
    assert not [line for line in workers.log if "Traceback" in line], workers.log
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT count(*) FROM servers").fetchone() == (0,)


@pytest.fixture
def workers(running: Workers) -> Workers:
    """All well, whatever the test before has done to them."""
    wait_for(running.are_ready)
    return running


def keeper(database: str, table: Message) -> int | None:
    """The number of the server that looks after a table."""
    with psycopg.connect(database) as connection:
        row = connection.execute("SELECT server FROM keepers WHERE table_id = %s", (table["table"],)).fetchone()
    return None if row is None else int(row[0])


def acts_of(lines: list[Message], seat: int) -> list[str]:
    return [line["act"] for line in lines if line["what"] == "act" and line["seat"] == seat]


def act_at_random(joined: Joined, rng: random.Random, most: int) -> list[str]:
    """The acts of seat 0, whom a bot answers; each is acknowledged."""
    acts = []
    while len(acts) < most:
        joined.until(lambda: bool(joined.states[0]["legal"]) or joined.states[0]["over"])
        if joined.states[0]["over"]:
            break
        acts.append(rng.choice(joined.states[0]["legal"]))
        joined.act(0, acts[-1])
    return acts


def told_by_both(workers: Workers) -> dict[str, float]:
    """The figures, once each has answered the other in time."""
    found: dict[str, float] = {}

    def are_up() -> bool:
        found.clear()
        found.update(figures(workers))
        return all(found[f'sandtable_up worker="{worker}"'] == 1 for worker in (1, 2))

    wait_for(are_up)
    return found


def test_two_people_at_two_workers_play_a_whole_game(workers: Workers) -> None:
    host, friend = Visitor(workers.worker(1)), Visitor(workers.worker(2))
    table = host.makes("duel", "me", "open", spectators=0)
    friend.sits(table, 1)
    with host.joins(table, 0) as first, friend.joins(table, 1) as second:
        play_at_random({0: first, 1: second}, random.Random(4))
        found = told_by_both(workers)
        for worker in (1, 2):  # one scrape tells of both
            assert found[f'sandtable_connections worker="{worker}"'] == 1
            assert found[f'sandtable_acts_total worker="{worker}",title="blitzkrieg"'] > 0
    match = sandtable.load(host.save(table))
    assert match.save() == friend.save(table)
    assert first.lines[0] == match.log(0)
    assert second.lines[1] == match.log(1)


def test_a_game_goes_on_when_the_worker_that_looked_after_it_is_killed(workers: Workers, database: str) -> None:
    doomed, rng = workers.worker(1), random.Random(7)
    guest = Visitor(doomed)
    table = guest.makes("duel", "me", "bot:beginner")
    with guest.joins(table, 0) as joined:
        acts = act_at_random(joined, rng, 3)
        told, before = list(joined.lines[0]), keeper(database, table)
        doomed.kill()
        with pytest.raises(ConnectionClosed):
            joined.until(lambda: False)
    guest = come_back(guest, workers.worker(2))
    with guest.joins(table, 0) as joined:
        assert joined.lines[0][: len(told)] == told
        acts += act_at_random(joined, rng, 3)  # the bot answers
        assert acts_of(joined.lines[0], 0) == acts
        assert keeper(database, table) != before
    wait_for(lambda: workers.worker(1).pid != doomed.pid)  # the foreman has another one
    wait_for(workers.are_ready)
    newcomer = come_back(guest, workers.worker(1))
    sandtable.verify(newcomer.save(table))


def test_standing_orders_answer_when_the_worker_that_had_the_table_is_killed(workers: Workers, database: str) -> None:
    doomed = workers.worker(1)
    people, table = sit_down([Visitor(doomed) for _ in range(3)])
    for seat, person in enumerate(people):
        passes_always(person, table, seat)
    before = keeper(database, table)
    doomed.kill()
    until_somebody_is_passed_for([come_back(one, workers.worker(2)) for one in people], table, random.Random(1))
    assert keeper(database, table) != before
    wait_for(lambda: workers.worker(1).pid != doomed.pid)
    wait_for(workers.are_ready)


def test_a_frozen_worker_wakes_up_and_changes_nothing(workers: Workers, database: str) -> None:
    sleepy, rng = workers.worker(1), random.Random(9)
    guest = Visitor(sleepy)
    table = guest.makes("duel", "me", "bot:beginner")
    with guest.joins(table, 0) as asleep:
        acts = act_at_random(asleep, rng, 2)
        asleep.until(lambda: bool(asleep.states[0]["legal"]))
        before = keeper(database, table)
        with sleepy.frozen():
            for _ in range(2):  # whatever becomes legal meanwhile
                for act in asleep.states[0]["legal"]:
                    asleep.send({"type": "act", "id": 99, "seat": 0, "act": act})
            assert not workers.are_ready()
            assert figures(workers)['sandtable_up worker="1"'] == 0
            elsewhere = come_back(guest, workers.worker(2))
            with elsewhere.joins(table, 0) as awake:
                acts += act_at_random(awake, rng, 2)  # the bot answers only after it was taken over
                awake.until(lambda: bool(awake.states[0]["legal"]) or awake.states[0]["over"])
            after = keeper(database, table)
            assert after != before
            save = elsewhere.save(table)
        assert hung_up(asleep.socket) == 1013  # it has heard all of that by now
    wait_for(workers.are_ready)
    for number in (1, 2):
        with come_back(guest, workers.worker(number)).joins(table, 0) as joined:
            assert acts_of(joined.lines[0], 0) == acts
    assert come_back(guest, workers.worker(1)).save(table) == save
    assert keeper(database, table) == after


@pytest.mark.full
def test_workers_without_a_foreman_end_by_themselves(tmp_path: Path, postgres: str) -> None:
    with Workers(tmp_path, postgres) as workers:
        pids = [workers.worker(number).pid for number in (1, 2)]
        workers.process.send_signal(signal.SIGKILL)
        wait_for(lambda: not any(runs(pid) for pid in pids))
        with pytest.raises(httpx.ConnectError):
            httpx.get(workers.url)
        workers.kill()


@pytest.mark.full
def test_four_workers_and_their_database_killed_often_lose_nothing(tmp_path: Path) -> None:
    try:
        storm = Storm(tmp_path, 1)
    except NotThere as reason:
        pytest.skip(str(reason))
    try:
        storm.rage(20)
        figures = storm.look_back()
    finally:
        storm.close()
    assert figures["acts acknowledged"] > 20  # while games went on
    assert figures["clocks compared"] > 0


def test_several_workers_in_one_folder_are_one_line(tmp_path: Path) -> None:
    told = fault(run("serve", "--data", tmp_path, "--workers", "2", "--lang", "en"))
    assert "--database postgresql://" in told
    assert not list(tmp_path.iterdir())
