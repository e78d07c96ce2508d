"""The table of Legie in the terminal: it fits, it hides what is hidden, and it names everything one can point at."""

from __future__ import annotations

import pytest

from cli.drawing import drawn, everything_has_a_name, played, widest
from sandtable.cli.boards import board
from sandtable.games import game
from sandtable.text import LANGUAGES, language


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("mode", ["standard", "dispatches", "survival"])
def test_the_table_fits_and_everything_has_a_name(mode: str, code: str) -> None:
    for acts in (0, 5, 14, 40, 90):
        match = played(game("legie").match(mode, seats=3, seed="board"), acts)
        for width in (64, 120):
            assert widest(drawn(match, 0, code, width)) <= width
        everything_has_a_name(match, code)


def test_a_rival_sees_numbers_and_question_marks() -> None:
    match = game("legie").position(
        {
            "title": "legie", "phase": "march", "location": "church", "first": "legion",
            "plots": ["supply-run", "hospital-car", "gold-car"], "at": {"supply-run": ["keler"]},
            "players": [
                {"faction": "legion", "commander": "topol", "officer": "kopecky", "hand": ["kopecky", "cil"]},
                {"faction": "whites", "commander": "konovalov", "officer": "golovin", "hand": ["miller"]},
            ],
        }
    )  # fmt: skip
    match.play(0, "send kopecky supply-run")
    match.play(0, "order get-down keler")
    mine, theirs = drawn(match, 0, "cs"), drawn(match, 1, "cs")
    assert "[K zemi!]" in mine
    assert "[?]" in theirs
    assert "K zemi!" not in theirs
    assert "Zdeněk Číl" in mine
    assert "Zdeněk Číl" not in theirs


def test_seats_are_called_by_their_factions_once_these_are_picked() -> None:
    match = game("legie").match(seats=2, seed="names")
    table = board(match, language("en"))
    assert table.seat(1) == "Seat 2"
    match.play(0, "faction reds")
    assert table.seat(0) == "reds"
