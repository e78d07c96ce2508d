"""The table of Legie in the terminal: it fits, it hides what is hidden, and it names everything one can point at."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from sandtable.cli.boards import board
from sandtable.cli.pointing import Pointing
from sandtable.games import game
from sandtable.kernel.match import Match
from sandtable.text import LANGUAGES, language


def played(mode: str, acts: int) -> Match:
    match = game("legie").match(mode, seats=3, seed="board")
    for n in range(acts):
        if match.to_act:
            legal = match.legal(match.to_act[0])
            match.play(match.to_act[0], legal[n * 7 % len(legal)])
    return match


def drawn(match: Match, seat: int | None, code: str, width: int = 80) -> str:
    file = io.StringIO()
    console = Console(file=file, width=width, no_color=True)
    console.print(board(match, language(code)).picture(match.view(seat), width))
    return file.getvalue()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("mode", ["standard", "dispatches", "survival"])
def test_the_table_fits_and_everything_has_a_name(mode: str, code: str) -> None:
    for acts in (0, 5, 14, 40, 90):
        match = played(mode, acts)
        for width in (64, 120):
            picture = drawn(match, 0, code, width)
            assert max(cell_len(line) for line in picture.splitlines()) <= width
        for seat in match.to_act:
            table = board(match, language(code))
            view = match.view(seat)
            for noun in Pointing(match, seat, table).names():
                told = table.thing(noun, view).plain.split(" ", 1)
                assert told[0] == noun
                assert told[1] not in ("", noun)


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
