"""The balance of sides: wins counted by what the bots led; of two sides also the averages by round, with a picture."""

from __future__ import annotations

from pathlib import Path

from lab.rows import row
from sandtable.lab.arena import Pairing
from sandtable.lab.arena import play_games as play_arena
from sandtable.lab.balance import Balance, Played, Sides, draw, play_games, play_one
from sandtable.lab.version import version

NOW = version("quartermaster", ("random",))


def test_wins_are_counted_by_side_and_kind() -> None:
    games = [
        row(0, [1.0, 0.0], sides=[["reds", "polzin"], ["whites", "konovalov"]]),
        row(1, [0.5, 0.5], sides=[["reds", "zubarev"], ["whites", "konovalov"]]),
        row(2, [0.0, 1.0], sides=[["legion", "topol"], ["reds", "polzin"]]),
    ]
    sides = Sides(games)
    told = [(kind, name, score.wins, score.games) for kind, name, score in sides.rows()]
    assert told == [
        (0, "legion", 0.0, 1), (0, "reds", 2.5, 3), (0, "whites", 0.5, 2),
        (1, "konovalov", 0.5, 2), (1, "polzin", 2.0, 2), (1, "topol", 0.0, 1), (1, "zubarev", 0.5, 1),
    ]  # fmt: skip


def test_titles_without_sides_have_no_rows() -> None:
    games = play_arena(Pairing("blitzkrieg", "duel", ("random", "random"), seed="b"), 2)
    assert list(Sides(games).rows()) == []
    assert list(Sides([]).rows()) == []


def test_games_for_three_tell_what_each_bot_led() -> None:
    pairing = Pairing("legie", "standard", ("random", "random", "random"), {"factions": "dealt"}, seed="b")
    games = play_arena(pairing, 3)
    for game in games:
        assert sum(game["shares"]) == 1.0
        assert len({led[0] for led in game["sides"]}) == 3
    moved_on = [game["sides"] for game in games]  # one deal; the bots move on by a seat
    assert moved_on[1] == [moved_on[0][2], moved_on[0][0], moved_on[0][1]]


def test_games_are_stored_and_told_by_round(tmp_path: Path) -> None:
    store = tmp_path / "balance.jsonl"
    first = play_games("quartermaster", "random", 2, store)
    assert play_games("quartermaster", "random", 2, store) == first
    lines = store.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 2
    store.write_text(lines[0] + "\n" + lines[1][:9], encoding="utf-8")  # stopped in the midst of a line
    assert play_games("quartermaster", "random", 2, store) == first
    assert play_one("quartermaster", "random", 1) == first[1]
    assert all(1 <= len(game["rounds"]) <= 20 for game in first)
    picture = tmp_path / "balance.svg"
    draw(Balance(first), ("Axis", "Allies"), picture)
    assert "<svg" in picture.read_text(encoding="utf-8")


def test_averages_are_over_the_games_that_came_so_far() -> None:
    games: list[Played] = [
        {"game": 0, "winner": 0, "rounds": [[4, 2], [40, 4]], "version": NOW},
        {"game": 1, "winner": 1, "rounds": [[2, 4]], "version": NOW},
    ]
    balance = Balance(games)
    assert balance.by_round() == [(1, 3.0, 3.0, 2), (2, 40.0, 4.0, 1)]
    assert balance.first.share == balance.second.share == 0.5
