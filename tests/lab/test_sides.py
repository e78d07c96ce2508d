"""Sides: wins counted by what the bots led."""

from __future__ import annotations

from sandtable.lab.arena import Game, Pairing, play_games
from sandtable.lab.sides import Sides


def game(number: int, shares: list[float], sides: list[list[str]]) -> Game:
    return {"game": number, "shares": shares, "points": [0, 0], "first": 0, "length": 1, "sides": sides}


def test_wins_are_counted_by_side_and_kind() -> None:
    games = [
        game(0, [1.0, 0.0], [["reds", "polzin"], ["whites", "konovalov"]]),
        game(1, [0.5, 0.5], [["reds", "zubarev"], ["whites", "konovalov"]]),
        game(2, [0.0, 1.0], [["legion", "topol"], ["reds", "polzin"]]),
    ]
    sides = Sides(games)
    told = [(kind, name, score.wins, score.games) for kind, name, score in sides.rows()]
    assert told == [
        (0, "legion", 0.0, 1), (0, "reds", 2.5, 3), (0, "whites", 0.5, 2),
        (1, "konovalov", 0.5, 2), (1, "polzin", 2.0, 2), (1, "topol", 0.0, 1), (1, "zubarev", 0.5, 1),
    ]  # fmt: skip
    assert sides.equal_share == 0.5
    assert sides.furthest(0) == 0.5  # the Legion won nothing


def test_titles_without_sides_have_no_rows() -> None:
    games = play_games(Pairing("blitzkrieg", "duel", ("random", "random"), seed="b"), 2)
    assert list(Sides(games).rows()) == []
    assert list(Sides([]).rows()) == []


def test_games_for_three_tell_what_each_bot_led() -> None:
    pairing = Pairing("legie", "standard", ("random", "random", "random"), {"factions": "dealt"}, seed="b")
    games = play_games(pairing, 3)
    for row in games:
        assert sum(row["shares"]) == 1.0
        assert len({led[0] for led in row["sides"]}) == 3
    moved_on = [row["sides"] for row in games]  # one deal; the bots move on by a seat
    assert moved_on[1] == [moved_on[0][2], moved_on[0][0], moved_on[0][1]]
