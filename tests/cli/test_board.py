"""The board fits its terminal, shows what a seat may know, and needs no colour to be understood."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from cli.drawing import drawn, widest
from cli.drawing import played as played_on
from sandtable.cli.boards import board
from sandtable.games import game
from sandtable.kernel.match import Match
from sandtable.text import LANGUAGES, language

SPACES = 41


def played(mode: str, acts: int, seed: str = "a") -> Match:
    options = {"tactical-tokens": True} if "solo" in mode else {}
    return played_on(game("blitzkrieg").match(mode, seed=seed, options=options), acts)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [64, 80, 120, 200])
@pytest.mark.parametrize("mode", ["duel", "solo", "nippon", "nippon-solo"])
def test_no_line_is_wider_than_the_terminal(mode: str, width: int, code: str) -> None:
    for acts in (0, 9, 30):
        assert widest(drawn(played(mode, acts), 0, code, width)) <= width


def test_a_solo_board_leaves_room_for_the_prompt_on_24_rows() -> None:
    match = game("blitzkrieg").match("solo", seed="a")
    assert len(drawn(match, 0).splitlines()) <= 21


def test_all_spaces_and_tokens_are_on_the_board() -> None:
    match = played("solo", 6)
    picture = drawn(match, 0)
    state = match.view(0)["state"]
    assert isinstance(state, dict)
    tokens = state["board"]
    assert isinstance(tokens, dict)
    axis = sum(1 for token in tokens.values() if str(token).startswith("axis"))
    assert picture.count("■ ") >= axis + 1
    assert picture.count("▲") + picture.count("≈") + picture.count("◇") == SPACES - len(tokens) + 3  # and the legend


def test_a_duel_board_hides_the_other_reserve() -> None:
    match = game("blitzkrieg").match("duel", seed="a")
    assert "reserve: 3 tokens" in drawn(match, 0)
    assert drawn(match, None).count("reserve: 3 tokens") == 2


def test_signs_say_what_colour_says() -> None:
    """The text is the same with and without colour."""
    match = played("solo", 8)
    coloured = drawn(match, 0, colour=True)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == drawn(match, 0)


def test_what_is_new_is_marked() -> None:
    match = game("blitzkrieg").match("duel", seed="a")
    before = match.view(0)
    match.play(0, match.legal(0)[0])
    file = io.StringIO()
    picture = board(match, language("en")).picture(match.view(0), 80, before)
    Console(file=file, width=80, no_color=True).print(picture)
    assert file.getvalue().count("›■") == 1


def test_the_exact_bonus_counts_only_on_the_shield() -> None:
    title = game("blitzkrieg")
    data = title.position({"title": "blitzkrieg", "mode": "duel", "markers": {"WE": 6}, "reserve": {"axis": ["air:1"]},
                           "options": {"bonus": "exact"}})  # fmt: skip
    usual = title.position(
        {"title": "blitzkrieg", "mode": "duel", "markers": {"WE": 6}, "reserve": {"axis": ["air:1"]}}
    )
    assert "+★1" not in drawn(data, 0)
    assert "■ 6/14 +★1" in drawn(usual, 0)
