"""Dividing land and sea among zones: each piece of ground belongs to the zone with the nearest anchor."""

from __future__ import annotations

from collections.abc import Callable

import shapely
from shapely import STRtree
from shapely.geometry import MultiPoint, Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from mapmaking.countries import largest_first, polygons, sound

Anchor = tuple[tuple[float, float], str]
Shapes = dict[str, BaseGeometry]

BRUSH = 3.0  # units: how far apart two shapes may lie and still be said to touch


def divided(ground: BaseGeometry, anchors: list[Anchor]) -> Shapes:
    """The ground cut along the lines halfway between anchors of different zones."""
    places: dict[tuple[float, float], str] = {}
    for (x, y), zone in anchors:
        places.setdefault((round(x, 4), round(y, 4)), zone)
    if len(set(places.values())) == 1:
        return {next(iter(places.values())): ground}
    left, low, right, high = ground.bounds
    frame = box(left - 6_000, low - 6_000, right + 6_000, high + 6_000)
    cells = list(shapely.voronoi_polygons(MultiPoint(list(places)), extend_to=frame).geoms)
    tree = STRtree(cells)
    of_zone: dict[str, list[BaseGeometry]] = {}
    for place, zone in places.items():
        spot = Point(place)
        own = [int(n) for n in tree.query(spot) if cells[n].covers(spot)]
        of_zone.setdefault(zone, []).append(cells[min(own) if own else int(tree.nearest(spot))])
    found: Shapes = {}
    for zone, own_cells in of_zone.items():
        part = sound(shapely.union_all(own_cells).intersection(ground))
        if not part.is_empty:
            found[zone] = part
    return found


def contact(one: BaseGeometry, other: BaseGeometry) -> float:
    """About how long the common border is, in units."""
    return float(one.buffer(BRUSH).intersection(other).area) / BRUSH


def hand_over(zones: Shapes, fate: Callable[[str, Polygon, Polygon, list[tuple[float, str]]], str | None]) -> None:
    """Pieces cut off from the main body of their zone go where ``fate`` says.

    It is told the zone, the main body, the piece and the zones it touches, longest contact first, and answers with a
    zone, with "" to drop the piece, or with None to leave it.
    """
    for _ in range(4):
        changed = False
        names = list(zones)
        tree = STRtree([zones[name] for name in names])
        for name in names:
            main, *pieces = largest_first(zones[name])
            kept = [main]
            for piece in pieces:
                touched = [
                    (contact(piece, zones[names[n]]), names[n])
                    for n in sorted(int(n) for n in tree.query(piece.buffer(BRUSH)))
                    if names[n] != name
                ]
                to = fate(name, main, piece, sorted(touched, key=lambda pair: (-pair[0], pair[1])))
                if to is None:
                    kept.append(piece)
                elif to:
                    zones[to] = sound(shapely.union_all([zones[to], piece]))
                    changed = True
            zones[name] = sound(shapely.union_all(kept))
        if not changed:
            return


def united(shapes: list[BaseGeometry]) -> BaseGeometry:
    return sound(shapely.union_all(shapes)) if shapes else Polygon()


def pieces(shape: BaseGeometry) -> list[Polygon]:
    return polygons(shape)
