"""Limits and numbers that strangers meet, written out: what fits exactly is taken, one more is refused."""

from __future__ import annotations

import pytest
from drill import GAME as DRILL

import sandtable
from kernel.table import EMPTY, at_turn, table
from kernel.test_correction import fought, not_right, place_of, tried
from kernel.test_geometry import two_squares
from kernel.test_learned import file
from sandtable.kernel.action import NotAnAction, parse_action
from sandtable.kernel.correction import TOO_FAR
from sandtable.kernel.game import Game
from sandtable.kernel.geometry import Geometry
from sandtable.kernel.learned import read_learned
from sandtable.kernel.plain import MAX_CHARACTERS, Malformed, Plain, parse
from sandtable.kernel.randomness import secret_from
from sandtable.kernel.refusal import NOT_ASKED, IllegalAction
from sandtable.kernel.report import BAD, GOOD, NEITHER
from sandtable.kernel.save import load, read_save
from sandtable.kernel.state import NO_OCCASION


def test_a_text_may_be_as_long_as_the_limit_says() -> None:
    longest = '"' + "a" * (MAX_CHARACTERS - 2) + '"'
    assert parse(longest) == longest[1:-1]
    with pytest.raises(Malformed):
        parse(longest + " ")


def test_lists_lie_in_each_other_40_deep_at_most() -> None:
    assert parse("[" * 40 + "]" * 40)
    with pytest.raises(Malformed):
        parse("[" * 41 + "]" * 41)


def test_an_act_has_2000_letters_at_most() -> None:
    assert parse_action("place " + "a" * 1_994).nouns == ("a" * 1_994,)
    with pytest.raises(NotAnAction):
        parse_action("place " + "a" * 1_995)


@pytest.mark.parametrize(("lines", "place"), [(200_000, "log[0]"), (200_001, "log")])
def test_a_log_has_200000_lines_at_most(lines: int, place: str) -> None:
    save = read_save(table(EMPTY, EMPTY).save())
    save.data["log"] = [None] * lines
    with pytest.raises(Malformed) as error:
        load(DRILL, save)
    assert error.value.place == place


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
    board["shapes"]["left"] |= {"room": 0, "zoom": 0}
    left = Geometry(board).shapes["left"]
    assert (left.room, left.zoom) == (0, 0), "its name is written however small the board is"
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


@pytest.mark.parametrize("untold", [(1, 1), (6,), (-1,)])
def test_untold_seats_are_seats_of_the_table_and_each_is_named_once(untold: tuple[int, ...]) -> None:
    title = sandtable.game("quartermaster")
    setting = title.setting(seats=6)
    assert title.with_untold(setting, (5, 1)).untold == (1, 5)
    with pytest.raises(Malformed) as error:
        title.with_untold(setting, untold)
    assert error.value.message == "core-malformed-range"


def test_nobody_is_untold_in_a_title_that_does_not_know_how() -> None:
    assert DRILL.with_untold(DRILL.setting(), ()).untold == ()
    with pytest.raises(Malformed) as error:
        DRILL.with_untold(DRILL.setting(), (0,))
    assert error.value.message == "core-malformed-untold"


def test_no_title_that_does_not_know_how_deals_to_seats_at_a_real_table() -> None:
    assert DRILL.with_dealt(DRILL.setting(), ()).dealt == ()
    with pytest.raises(Malformed) as error:
        DRILL.with_dealt(DRILL.setting(), (0,))
    assert error.value.message == "core-malformed-dealt"


def test_a_correction_tries_1500_entries_at_most() -> None:
    match = fought()
    die = place_of(match, "roll 6")
    later = len(match.in_force) - match.in_force.index(die)
    match.in_force += [match.in_force[-1]] * (1_500 - later)  # as if the game had gone on for so long
    assert tried(match, die, {}).checked
    match.in_force += match.in_force[-1:]
    assert not_right(match, die) == TOO_FAR.message


def test_the_first_occasion_of_a_title_is_told_from_none() -> None:
    assert NO_OCCASION.seats == ()
    assert NO_OCCASION.number < at_turn(table(EMPTY, EMPTY)).state.occasion().number == 1


def test_moods_are_told_as_signs() -> None:
    assert (GOOD, NEITHER, BAD) == (1, 0, -1)


def test_of_an_act_that_all_read_alike_nothing_more_is_kept() -> None:
    match = sandtable.game("blitzkrieg").match(seed="open")
    match.play(0, match.legal(0)[0])
    assert [entry.shown for entry in match.entries if entry.what == "act"] == [[]]
