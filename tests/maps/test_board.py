"""The map builder on small shapes, and the boards it has built: what touches is what is linked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sandtable.kernel.geometry import Geometry, pair

ROOT = Path(__file__).parents[2]
RECIPE = ROOT / "mapmaking" / "quartermaster.json"
QUARTERMASTER = ROOT / "sandtable" / "games" / "quartermaster" / "data" / "geometry.json"


def test_the_quartermaster_board_shows_its_links_and_straits() -> None:
    recipe = json.loads(RECIPE.read_text(encoding="utf-8"))
    board = Geometry(json.loads(QUARTERMASTER.read_text(encoding="utf-8")))
    assert (len(recipe["land"]), len(recipe["sea"]), len(recipe["links"])) == (36, 17, 131)
    assert set(board.shapes) == {space["id"] for space in recipe["land"] + recipe["sea"]}
    wanted = {pair(*link) for link in recipe["links"]} | {pair(*strait["between"]) for strait in recipe["straits"]}
    assert set(board.drawn_neighbours()) == wanted
    assert len([shape for shape in board.shapes.values() if shape.star is not None]) == 12
    assert all(shape.label is not None and len(shape.slots) == 3 for shape in board.shapes.values())


def test_the_quartermaster_board_meets_itself_at_the_edges() -> None:
    board = Geometry(json.loads(QUARTERMASTER.read_text(encoding="utf-8")))
    assert board.around == board.width
    for two in (("canada", "pacific-northwest"), ("eastern-us", "western-us"), ("east-pacific", "southeast-pacific")):
        assert board.border(*two) > 100


class TestBuilder:
    """Needs the extra ``maps``."""

    @pytest.fixture(autouse=True)
    def _shapely(self) -> None:
        pytest.importorskip("shapely", reason="the extra “maps” is not installed")

    def test_squares_share_their_lines(self) -> None:
        from shapely.geometry import box

        from mapmaking.coverage import covered, shape_of

        board = covered({"a": box(0, 0, 50, 100), "b": box(50, 0, 100, 100)}, box(0, 0, 100, 100), 0.5)
        (shared,) = board.between("a", "b")
        assert sorted(board.arcs[shared]) == [(50, 0), (50, 100)]
        assert shape_of(board, "a").area == 5_000

    def test_a_gap_is_filled_and_the_void_is_not(self) -> None:
        from shapely.geometry import box

        from mapmaking.coverage import covered, shape_of

        frame = box(0, 0, 1_000, 1_000)
        board = covered({"a": box(0, 0, 490, 1_000), "b": box(491, 0, 1_000, 1_000)}, frame, 0.5)
        assert shape_of(board, "a").area + shape_of(board, "b").area == 1_000_000
        assert board.between("a", "b")
        board = covered({"a": box(0, 0, 490, 1_000)}, frame, 0.5)
        assert shape_of(board, "a").area == 490_000

    def test_a_round_board_is_closed_at_its_edges(self) -> None:
        from shapely.geometry import box

        from mapmaking.coverage import covered, shape_of
        from mapmaking.division import united

        split = united([box(0, 0, 10, 100), box(90, 0, 100, 100)])  # one shape over the edge
        board = covered({"over": split, "rest": box(10, 0, 90, 100)}, box(0, 0, 100, 100), 0.5, 0, 100)
        assert [len(rings) for rings in (board.rings["over"], board.rings["rest"])] == [1, 1]
        assert shape_of(board, "over").area == 2_000
        assert len(board.between("over", "rest")) == 2

    def test_a_short_contact_becomes_a_corner(self) -> None:
        from shapely.geometry import Polygon, box

        from mapmaking.coverage import covered
        from mapmaking.shaping import pinch

        shapes = {
            "north": Polygon([(0, 0), (100, 0), (100, 40), (0, 40)]),
            "south": box(0, 60, 100, 100),
            "west": Polygon([(0, 40), (45, 40), (45, 60), (0, 60)]),
            "east": Polygon([(45, 40), (100, 40), (100, 60), (45, 60)]),
        }
        board = covered(shapes, box(0, 0, 100, 100), 0.5)
        assert board.between("west", "east")
        pinch(board, lambda a, b: {a, b} == {"west", "east"}, 30)
        assert not board.between("west", "east")
        lines = [board.arcs[n] for n in board.between("north", "west") + board.between("south", "east")]
        tips = [line[tip] for line in lines for tip in (0, -1)]
        assert tips.count((45, 50)) == 2

    def test_ground_belongs_to_the_nearest_anchor(self) -> None:
        from shapely.geometry import Point, box

        from mapmaking.division import divided

        parts = divided(box(0, 0, 100, 100), [((10, 50), "a"), ((90, 50), "b"), ((95, 95), "b")])
        assert set(parts) == {"a", "b"}
        assert parts["a"].contains(Point(20, 20))
        assert parts["b"].contains(Point(80, 80))
        assert parts["a"].area + parts["b"].area == pytest.approx(10_000)

    def test_rough_lines_are_the_same_every_time(self) -> None:
        from shapely.geometry import LineString

        from mapmaking.coverage import Board
        from mapmaking.shaping import roughen

        board = Board(0)
        board.arcs = [[(0, 0), (1_000, 0)]]
        nowhere = LineString([(9_000, 9_000), (9_001, 9_000)])
        once, again = roughen(board, 0, nowhere), roughen(board, 0, nowhere)
        assert once == again
        assert (once[0], once[-1]) == ((0, 0), (1_000, 0))
        assert len(once) > 20
        assert max(abs(y) for _, y in once) < 250
        assert roughen(board, 0, LineString([(0, 0), (1_000, 0)])) == [(0, 0), (1_000, 0)]  # a real frontier
