"""Looking back: any moment of a game that is over, through any seat, with as much of the log as is wanted."""

from __future__ import annotations

import random
import threading

import pytest

import sandtable
from sandtable.server.api import tables as tables_api
from sandtable.table.table import Table
from server.house import PATIENCE, House, play_at_random


def test_every_moment_of_a_game_that_is_over(house: House) -> None:
    guest = house.visitor("Ada")
    table = guest.makes("duel", "me", "me")
    path = f"/api/tables/{table['table']}"
    with guest.joins(table, 0, 1, since=[0, 0]) as screen:
        play_at_random({0: screen, 1: screen}, random.Random(3))
    match = sandtable.load(guest.save(table))
    for seat in (0, 1):
        log = match.log(seat)
        for at in (0, 1, len(log) // 2, len(log)):
            past = guest.get(f"{path}/view", seat=seat, at=at, lines=0).json()
            assert past["lines"] == []
            assert (past["seq"], past["of"]) == (at, len(log))
            shown = guest.get(f"{path}/view", seat=seat, at=at).json()
            assert shown["lines"] == log[:at]
            assert shown["view"] == past["view"]
        assert past["view"] == match.view(seat)
    now = guest.get(f"{path}/view", lines=2).json()
    assert (now["since"], now["lines"]) == (now["seq"] - 2, match.log(None)[-2:])
    assert guest.get(f"{path}/view", lines="all").status_code == 400


class Endless:
    """A reader for whom the past takes as long as a test wants."""

    def __init__(self) -> None:
        self.begun = threading.Semaphore(0)
        self.enough = threading.Event()

    def __call__(self, seat: int | None, delay: int) -> Endless:
        return self

    def past(self, table: Table, at: int) -> dict[str, int]:
        self.begun.release()
        assert self.enough.wait(PATIENCE)
        return {"at": at}

    def report(self, table: Table, since: int | None) -> dict[str, int]:
        return self.past(table, since or 0)


@pytest.mark.parametrize("looks_back", [("view", "at"), ("report", "since")])
def test_nobody_waits_for_who_looks_back(
    looks_back: tuple[str, str], house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long game has to be played again for it, whoever asks and however often."""
    guest, friend = house.visitor("Ada"), house.visitor("Bob")
    tables = [guest.makes("duel", "me", "me")["table"] for _ in range(4)]
    other = friend.makes("solo", "me")
    endless = Endless()
    monkeypatch.setattr(tables_api, "Reader", endless)
    answers: list[int] = []

    def look_back(table: str) -> None:
        what, place = looks_back
        answers.append(guest.get(f"/api/tables/{table}/{what}", **{"seat": 0, place: 1}).status_code)

    looking = [threading.Thread(target=look_back, args=[table]) for table in tables]
    try:
        for one in looking:
            one.start()
        for _ in range(house.settings.loading_of_an_address):
            assert endless.begun.acquire(timeout=PATIENCE)
        with friend.joins(other, 0) as playing:  # meanwhile
            playing.act(0, playing.states[0]["legal"][0])
        assert guest.get("/api/tables").status_code == 200
        assert not endless.begun.acquire(blocking=False)  # the others at this address have not had their turn
    finally:
        endless.enough.set()
        for one in looking:
            one.join()
    assert answers == [200] * 4


def test_the_list_of_tables_tells_how_games_ended(house: House) -> None:
    guest = house.visitor("Ada")
    table = guest.makes("duel", "me", "me")
    assert [listed["outcome"] for listed in guest.get("/api/tables").json()["tables"]] == [None]
    with guest.joins(table, 0) as screen:
        screen.ask("resign", seat=0)
    match = sandtable.load(guest.save(table))
    assert match.outcome is not None
    assert [listed["outcome"] for listed in guest.get("/api/tables").json()["tables"]] == [match.outcome.plain()]
