"""The drawn board: whoever looks at it sees the links and nothing else, and everything has its place."""

from __future__ import annotations

import copy

import pytest

from sandtable.games.globalwar.edition import read_data, read_edition
from sandtable.games.globalwar.survey import linked_pairs, survey
from sandtable.games.globalwar.world import CROSSING, ROAD
from sandtable.kernel.geometry import Geometry, Line, Point, pair

EDITION = read_edition({})
WORLD = EDITION.world
BOARD = Geometry(read_data("geometry"))


def inside(spot: Point, rings: list[Line]) -> bool:
    """By counting the lines to the right of it."""
    x, y = spot
    crossed = 0
    for ring in rings:
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                crossed += 1
    return crossed % 2 == 1


def test_the_world_is_sound() -> None:
    assert [(finding.message, finding.args) for finding in survey(EDITION, BOARD)] == []


def test_drawn_neighbours_are_the_links() -> None:
    assert BOARD.drawn_neighbours() == linked_pairs(WORLD)


def test_every_zone_has_a_shape_and_nothing_else_has() -> None:
    assert set(BOARD.shapes) == {zone.id for zone in WORLD.zones}


def test_rings_are_closed_and_every_line_parts_at_most_two_shapes() -> None:
    used: dict[int, list[str]] = {}
    for id, shape in BOARD.shapes.items():
        for ring in shape.rings + shape.islets:
            line = BOARD.walk(ring)
            assert (line[0][0] - line[-1][0]) % BOARD.around == 0
            assert line[0][1] == line[-1][1]
            assert line[0][0] == line[-1][0], f"{id} runs around the world"
            for entry in ring[1:]:
                used.setdefault(entry if entry >= 0 else ~entry, []).append(id)
    assert max(len(ids) for ids in used.values()) == 2


def test_a_line_is_walked_once_each_way() -> None:
    entries = [entry for shape in BOARD.shapes.values() for ring in shape.rings for entry in ring[1:]]
    assert len(entries) == len(set(entries))


@pytest.mark.parametrize("sea", [False, True])
def test_pieces_stand_inside_their_zone(sea: bool) -> None:
    for zone in WORLD.zones:
        if zone.sea != sea:
            continue
        shape = BOARD.shapes[zone.id]
        rings = [BOARD.walk(ring) for ring in shape.rings]
        assert shape.slots[0] == shape.at
        assert 0 <= shape.at[0] < BOARD.width
        assert 0 < shape.at[1] < BOARD.height
        for slot in shape.slots:
            assert inside(slot, rings), (zone.id, slot)


def test_crossings_and_roads_are_drawn() -> None:
    drawn = {pair(line.a, line.b): line.kind for line in BOARD.connectors}
    for link in WORLD.links:
        if link.kind in (CROSSING, ROAD):
            two = pair(WORLD.zones[link.a].id, WORLD.zones[link.b].id)
            assert drawn[two] == ("crossing" if link.kind == CROSSING else "road")


def test_passages_are_drawn() -> None:
    drawn = {pair(line.a, line.b): line.kind for line in BOARD.connectors}
    for passage in WORLD.passages.values():
        assert pair(WORLD.zones[passage.a].id, WORLD.zones[passage.b].id) in drawn
    assert drawn[("I5", "M8")] == "canal"
    assert drawn[("A44", "M2")] == "strait"
    assert drawn[("A9", "P1")] == "sea-route"


def test_what_touches_without_a_link_is_barred() -> None:
    linked = set(linked_pairs(WORLD))
    for two, arcs in BOARD.borders.items():
        assert arcs
        if two not in linked and BOARD.border(*two) >= BOARD.touch:
            assert two in BOARD.barriers
    assert not set(BOARD.barriers) & linked


def test_victory_cities_are_named_on_a_view_of_the_whole_world() -> None:
    for id in WORLD.ids(EDITION.place["victory-cities"]):
        assert BOARD.shapes[id].zoom <= 450  # 1,600 pixels around the world


def test_the_board_repeats_eastwards() -> None:
    assert BOARD.around == BOARD.width
    over_the_edge = [
        id
        for id, shape in BOARD.shapes.items()
        if any(x >= BOARD.width or x < 0 for x, _ in BOARD.walk(shape.rings[0]))
    ]
    assert over_the_edge
    assert pair("P1", "alaska") in BOARD.borders or pair("P4", "P5") in BOARD.borders


def test_a_missing_line_is_found() -> None:
    data = copy.deepcopy(read_data("geometry"))
    assert isinstance(data, dict)
    connectors = data["connectors"]
    assert isinstance(connectors, list)
    data["connectors"] = [line for line in connectors if isinstance(line, dict) and line["kind"] != "canal"]
    data["barriers"] = []
    found = {finding.message: finding.args for finding in survey(EDITION, Geometry(data))}
    assert set(found) == {"gw-found-not-drawn", "gw-found-not-linked"}
