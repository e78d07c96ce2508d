"""Limits and numbers that strangers meet, written out: what fits exactly is taken, one more is refused."""

from __future__ import annotations

import pytest

import sandtable
from kernel.test_geometry import two_squares
from kernel.test_learned import file
from sandtable.kernel.action import NotAnAction, parse_action
from sandtable.kernel.game import Game
from sandtable.kernel.geometry import Geometry
from sandtable.kernel.learned import read_learned
from sandtable.kernel.plain import MAX_CHARACTERS, Malformed, Plain, parse
from sandtable.kernel.randomness import secret_from
from sandtable.kernel.refusal import NOT_ASKED, IllegalAction
from sandtable.kernel.report import BAD, GOOD, NEITHER


def test_a_text_may_be_as_long_as_the_limit_says() -> None:
    longest = '"' + "a" * (MAX_CHARACTERS - 2) + '"'
    assert parse(longest) == longest[1:-1]
    with pytest.raises(Malformed):
        parse(longest + " ")


def test_an_act_has_2000_letters_at_most() -> None:
    assert parse_action("place " + "a" * 1_994).nouns == ("a" * 1_994,)
    with pytest.raises(NotAnAction):
        parse_action("place " + "a" * 1_995)


@pytest.mark.parametrize(
    ("key", "most", "row"),
    [
        ("arcs", 20_000, [0, 0, 1, 1]),
        ("connectors", 2_000, {"kind": "strait", "a": "left", "b": "right", "line": [0, 0, 1, 1]}),
        ("barriers", 2_000, {"between": ["left", "right"]}),
    ],
)
def test_a_drawn_board_has_so_many_lines_at_most(key: str, most: int, row: Plain) -> None:
    board = two_squares()
    board[key] = [*board[key], *[row] * (most - len(board[key]))]
    Geometry(board)
    with pytest.raises(Malformed):
        Geometry(board | {key: [*board[key], row]})


def test_a_drawn_board_is_a_million_wide_at_most_and_a_space_may_have_no_room() -> None:
    board = two_squares() | {"width": 1_000_000}
    board["shapes"]["left"]["room"] = 0
    assert Geometry(board).shapes["left"].room == 0
    with pytest.raises(Malformed):
        Geometry(board | {"width": 1_000_001})


def test_256_numbers_go_into_a_learned_evaluation_at_most() -> None:
    names = [f"f{n}" for n in range(257)]
    sums = {"units": [], "biases": [], "bias": 0.0}
    most = read_learned(file(features=names[:256], out=[1.0] * 256, **sums), names[:256])
    assert most.inputs == 256
    with pytest.raises(Malformed):
        read_learned(file(features=names, out=[1.0] * 257, **sums), names)


def test_a_secret_has_256_bits() -> None:
    assert len(secret_from(None)) == len(secret_from("a seed")) == 32


def test_an_illegal_action_says_what_and_by_which_rule() -> None:
    assert str(IllegalAction(NOT_ASKED)) == "core-refused-turn (core.turn)"


def test_a_title_begins_with_version_1_of_its_rules() -> None:
    assert Game.VERSIONS == {1: {}}


def test_moods_are_told_as_signs() -> None:
    assert (GOOD, NEITHER, BAD) == (1, 0, -1)


def test_of_an_act_that_all_read_alike_nothing_more_is_kept() -> None:
    match = sandtable.game("blitzkrieg").match(seed="open")
    match.play(0, match.legal(0)[0])
    assert [entry.shown for entry in match.entries if entry.what == "act"] == [[]]
