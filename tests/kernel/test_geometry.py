"""Drawn boards: shapes made of shared lines, on a flat board and on one that meets itself at the edges."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.kernel.geometry import Geometry
from sandtable.kernel.plain import Malformed

Data = dict[str, Any]


def place(x: int, y: int) -> Data:
    return {"at": [x, y], "room": 40, "name": "n", "zoom": 300, "slots": [x, y]}


def two_squares() -> Data:
    """Two squares side by side, 100 units wide: arc 0 between them, 1 around the left, 2 around the right one."""
    return {
        "source": "reconstruction",
        "width": 200,
        "height": 100,
        "around": 0,
        "touch": 20,
        "arcs": [[100, 0, 0, 60, 0, 40], [100, 100, -100, 0, 0, -100, 100, 0], [100, 0, 100, 0, 0, 100, -100, 0]],
        "shapes": {
            "left": {"rings": [[0, 0, 1]], **place(50, 50)},
            "right": {"rings": [[0, -1, 2]], **place(150, 50)},
        },
        "scenery": [],
        "waters": [],
        "connectors": [],
        "barriers": [],
    }


def test_shapes_that_share_a_line_are_neighbours() -> None:
    board = Geometry(two_squares())
    assert board.borders == {("left", "right"): [0]}
    assert board.border("right", "left") == 100
    assert board.drawn_neighbours() == [("left", "right")]
    assert board.gate("left", "right") == (100, 50)


def test_rings_are_walked_forwards_and_backwards() -> None:
    board = Geometry(two_squares())
    assert board.walk([0, 0, 1]) == [(100, 0), (100, 60), (100, 100), (0, 100), (0, 0), (100, 0)]
    assert board.walk([0, -1, 2]) == [(100, 100), (100, 60), (100, 0), (200, 0), (200, 100), (100, 100)]


def test_a_border_too_short_to_be_seen_is_none() -> None:
    data = two_squares()
    data["touch"] = 101
    assert Geometry(data).drawn_neighbours() == []


def test_a_barred_border_is_none() -> None:
    data = two_squares()
    data["barriers"] = [{"between": ["right", "left"]}]
    assert Geometry(data).drawn_neighbours() == []


def test_a_line_between_shapes_makes_them_neighbours() -> None:
    data = two_squares()
    data["barriers"] = [{"between": ["left", "right"]}]
    data["connectors"] = [{"kind": "canal", "a": "right", "b": "left", "line": [40, 50, 160, 50]}]
    board = Geometry(data)
    assert board.drawn_neighbours() == [("left", "right")]
    assert board.connectors[0].line == [(40, 50), (160, 50)]


def test_a_name_and_a_star_stand_where_they_were_set_by_hand() -> None:
    data = two_squares()
    data["shapes"]["left"] |= {"label": [20, 80], "star": [30, 70]}
    shapes = Geometry(data).shapes
    assert (shapes["left"].label, shapes["left"].star) == ((20, 80), (30, 70))
    assert (shapes["right"].label, shapes["right"].star) == (None, None)


def test_shapes_apart_have_no_gate() -> None:
    assert Geometry(two_squares()).gate("left", "nowhere") is None


def test_on_a_round_board_a_ring_runs_on_past_the_edge() -> None:
    data = two_squares()
    data["around"] = 200
    # the right square with a strip beyond the edge: its lines begin at 180, end at 220
    data["arcs"].append([180, 0, 40, 0, 0, 100, -40, 0, 0, -100])
    data["shapes"]["over"] = {"rings": [[0, 3]], **place(190, 50)}
    board = Geometry(data)
    assert board.walk([0, 3])[1] == (220, 0)
    assert board.walk([-1, 3])[1] == (20, 0)


@pytest.mark.parametrize(
    ("key", "value", "place"),
    [
        ("width", 0, "geometry.width"),
        ("arcs", [[1, 2, 3]], "geometry.arcs[0]"),
        ("arcs", [[1, 2, "3", 4]], "geometry.arcs[0]"),
        ("scenery", [[0]], "geometry.scenery[0]"),
        ("barriers", [{"between": ["left"]}], "geometry.barriers[0].between"),
        ("shapes", {"left": {"rings": [[0, 9]], **place(1, 1)}}, "geometry.shapes"),
        ("shapes", {"left": {"rings": [[0, 0, 1]], **place(1, 1), "name": "up"}}, "geometry.shapes.left.name"),
        ("colour", "red", "geometry.colour"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(key: str, value: object, place: str) -> None:
    data = two_squares()
    data[key] = value
    with pytest.raises(Malformed) as wrong:
        Geometry(data)
    assert wrong.value.place == place
