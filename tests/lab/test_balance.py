"""The balance of two sides: what is stored is not played again, averages by round, a picture."""

from __future__ import annotations

from pathlib import Path

from sandtable.lab.balance import Balance, Played, draw, play_games, play_one


def test_games_are_stored_and_told_by_round(tmp_path: Path) -> None:
    store = tmp_path / "balance.jsonl"
    first = play_games("quartermaster", "random", 2, store)
    assert play_games("quartermaster", "random", 2, store) == first
    assert len(store.read_text(encoding="utf-8").splitlines()) == 2
    assert play_one("quartermaster", "random", 1) == first[1]
    assert all(1 <= len(row["rounds"]) <= 20 for row in first)
    picture = tmp_path / "balance.svg"
    draw(Balance(first), ("Axis", "Allies"), picture)
    assert "<svg" in picture.read_text(encoding="utf-8")


def test_averages_are_over_the_games_that_came_so_far() -> None:
    games: list[Played] = [
        {"game": 0, "winner": 0, "rounds": [[4, 2], [40, 4]]},
        {"game": 1, "winner": 1, "rounds": [[2, 4]]},
    ]
    balance = Balance(games)
    assert balance.by_round() == [(1, 3.0, 3.0, 2), (2, 40.0, 4.0, 1)]
    assert balance.first.share == balance.second.share == 0.5
