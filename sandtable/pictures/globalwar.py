"""Global War drawn: the part of the map where units stand, whose land it is and who stands where."""

from __future__ import annotations

from functools import cache
from typing import Final

from sandtable.games.globalwar.edition import Edition, read_data, read_edition
from sandtable.kernel.geometry import Geometry
from sandtable.kernel.plain import as_list
from sandtable.pictures.canvas import Canvas
from sandtable.pictures.chart import Chart, Stack
from sandtable.pictures.palette import DAY
from sandtable.pictures.reading import Seen
from sandtable.pictures.worldmap import colour_of, framed, sheet

WIDTH: Final = 1280
LAYERS: Final = ("rivers",)


@cache
def _board() -> tuple[Edition, Geometry]:
    return read_edition({}), Geometry(read_data("geometry"))


def drawn(seen: Seen) -> str:
    edition, geometry = _board()
    canvas = Canvas(WIDTH)
    on_turn = [seen.noun(nation) for nation in seen.state.texts("on-turn")[:1]]
    points = " : ".join(str(as_list(row, "points")[1]) for row in seen.state.items("points"))
    y = seen.heading(canvas, "gw", " · ".join([seen.state.text("date"), *on_turn, points]))
    owners = {zone: seen.state.record("owner").text(zone) for zone in seen.state.record("owner").data}
    laid = sheet(edition, geometry, seen.words, LAYERS, DAY, owners)
    for space in laid.spaces.values():
        space.badge = ""
    laid.stacks = _stacks(seen, edition, geometry)
    frame = framed(geometry, laid.stacks or geometry.shapes, 0.02, WIDTH)
    height = WIDTH * (frame.bottom - frame.top) / (frame.right - frame.left)
    canvas.inset(0, y, height, Chart(geometry, laid, frame, DAY).svg())
    return canvas.svg(seen.words.say("gw-title"))


def _stacks(seen: Seen, edition: Edition, geometry: Geometry) -> dict[str, list[Stack]]:
    """By zone: of each nation how many units, with what they are for whoever points at them."""
    found: dict[str, dict[str, list[str]]] = {}
    for row in seen.state.items("units"):
        if isinstance(row, list) and str(row[2]) in geometry.shapes:
            found.setdefault(str(row[2]), {}).setdefault(str(row[0]), []).append(str(row[1]))
    return {
        zone: [
            Stack(
                str(len(units)),
                colour_of(edition, nation),
                f"{seen.noun(zone)} – {seen.noun(nation)}: {seen.nouns(units)}",
            )
            for nation, units in nations.items()
        ]
        for zone, nations in found.items()
    }
