"""Looking back: any moment of a game that is over, through any seat, with as much of the log as is wanted."""

from __future__ import annotations

import random

import sandtable
from server.house import House, play_at_random


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


def test_the_list_of_tables_tells_how_games_ended(house: House) -> None:
    guest = house.visitor("Ada")
    table = guest.makes("duel", "me", "me")
    assert [listed["outcome"] for listed in guest.get("/api/tables").json()["tables"]] == [None]
    with guest.joins(table, 0) as screen:
        screen.ask("resign", seat=0)
    match = sandtable.load(guest.save(table))
    assert match.outcome is not None
    assert [listed["outcome"] for listed in guest.get("/api/tables").json()["tables"]] == [match.outcome.plain()]
