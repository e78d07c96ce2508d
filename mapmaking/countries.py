"""Country outlines of Natural Earth (1:50 million), read from the TopoJSON of the npm package world-atlas."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import shapely
from shapely.affinity import translate
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

ATLAS = Path(__file__).parent / "node_modules" / "world-atlas" / "countries-50m.json"
LEFT_OUT = ("Antarctica",)

Ring = list[tuple[float, float]]


def read_countries(path: Path = ATLAS) -> list[tuple[str, Polygon]]:
    """Every polygon of every country in degrees, in the order of the file. Rings over the date line are unrolled."""
    atlas = json.loads(path.read_text(encoding="utf-8"))
    arcs = _decoded(atlas)
    found: list[tuple[str, Polygon]] = []
    for country in atlas["objects"]["countries"]["geometries"]:
        name = country["properties"]["name"]
        if name in LEFT_OUT or country["type"] is None:
            continue
        shapes = country["arcs"] if country["type"] == "MultiPolygon" else [country["arcs"]]
        for rings in shapes:
            outer, *holes = (_unrolled(_joined(ring, arcs)) for ring in rings)
            found += [(name, part) for part in polygons(sound(Polygon(outer, holes)))]
    return found


def _decoded(atlas: dict[str, Any]) -> list[Ring]:
    """TopoJSON stores each line once, as whole-number steps on a grid."""
    (scale_x, scale_y), (move_x, move_y) = atlas["transform"]["scale"], atlas["transform"]["translate"]
    lines: list[Ring] = []
    for arc in atlas["arcs"]:
        x = y = 0
        line: Ring = []
        for step_x, step_y in arc:
            x += step_x
            y += step_y
            line.append((x * scale_x + move_x, y * scale_y + move_y))
        lines.append(line)
    return lines


def _joined(numbers: list[int], arcs: list[Ring]) -> Ring:
    ring: Ring = []
    for number in numbers:
        line = arcs[number] if number >= 0 else arcs[~number][::-1]
        ring += line if not ring else line[1:]
    return ring


def _unrolled(ring: Ring) -> Ring:
    """No step of a ring is longer than half the world."""
    turned = [ring[0]]
    for x, y in ring[1:]:
        while x - turned[-1][0] > 180:
            x -= 360
        while x - turned[-1][0] < -180:
            x += 360
        turned.append((x, y))
    return turned


def sound(shape: BaseGeometry) -> BaseGeometry:
    """The shape without self-crossings, and only what has an area."""
    if not shape.is_valid:
        shape = shapely.make_valid(shape)
    parts = polygons(shape)
    return parts[0] if len(parts) == 1 else MultiPolygon(parts)


def polygons(shape: BaseGeometry) -> list[Polygon]:
    """The polygons of any shape."""
    if shape.is_empty:
        return []
    if isinstance(shape, Polygon):
        return [shape]
    return [part for one in getattr(shape, "geoms", []) for part in polygons(one)]


def largest_first(shape: BaseGeometry) -> list[Polygon]:
    return sorted(polygons(shape), key=lambda part: (-part.area, part.bounds))


def moved(shape: BaseGeometry, by: float) -> BaseGeometry:
    return translate(shape, by)
