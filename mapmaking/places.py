"""Where pieces and names stand in each space, and from which zoom on a name has room."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import shapely
from shapely import STRtree
from shapely.geometry import Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from mapmaking.countries import largest_first

SLOTS = 4
GRID = 24  # places tried across a space
ZOOMS = (300, 400, 550, 700, 900, 1_200, 1_600, 2_200, 3_000, 4_200, 6_000, 8_500, 12_000, 17_000, 24_000)
PER = 10_000  # units that a zoom counts its pixels to

STACK = (46, 20)  # pixels
DOT = (7, 7)  # what stands for it on a view of the whole board
WHOLE = 900  # zooms below this show dots
LETTER, LINE = 6.0, 14  # pixels of a letter's width and of a line


@dataclass
class Place:
    """One space: its middle, the room there, further slots, the side its name stands on and the zoom it needs."""

    at: tuple[int, int]
    room: int
    slots: list[tuple[int, int]] = field(default_factory=list)
    name: str = "n"
    zoom: int = ZOOMS[-1]
    label: tuple[int, int] | None = None  # where the name stands, if that was set by hand
    star: tuple[int, int] | None = None


def place_of(shape: BaseGeometry) -> Place:
    """The middle of the largest circle that fits, and slots that keep their distance from it and from the shore."""
    main = largest_first(shape)[0]
    radius = shapely.maximum_inscribed_circle(main, tolerance=2.0)
    middle = Point(radius.coords[0])
    place = Place((round(middle.x), round(middle.y)), int(radius.length))
    place.slots = [place.at]
    tried = _tried(main)
    while len(place.slots) < SLOTS and tried:
        best = max(tried, key=lambda spot: (_merit(spot, place), spot[1]))
        if _merit(best, place) < place.room * 0.3:
            break
        place.slots.append(best[1])
    return place


def _tried(shape: Polygon) -> list[tuple[float, tuple[int, int]]]:
    """Places inside with their distance from the shore."""
    left, low, right, high = shape.bounds
    pace = max(right - left, high - low) / GRID
    shapely.prepare(shape)
    found: list[tuple[float, tuple[int, int]]] = []
    for n in range(1, GRID):
        for m in range(1, GRID):
            x, y = round(left + n * pace), round(low + m * pace)
            if shape.contains(Point(x, y)):
                found.append((shape.exterior.distance(Point(x, y)), (x, y)))
    return found


def _merit(spot: tuple[float, tuple[int, int]], place: Place) -> float:
    away = min(math.dist(spot[1], slot) for slot in place.slots)
    return min(spot[0], 0.6 * away)


def box_of(place: Place, side: str, width: float, zoom: float) -> tuple[float, float, float, float]:
    """The name's rectangle in units, beside the pieces."""
    unit = PER / zoom
    half, tall = width / 2 * unit, LINE * unit
    pieces = STACK if zoom >= WHOLE else DOT
    across, down = pieces[0] / 2 * unit, pieces[1] / 2 * unit
    x, y = place.at
    if side == "n":
        return (x - half, y - down - tall, x + half, y - down)
    if side == "s":
        return (x - half, y + down, x + half, y + down + tall)
    if side == "e":
        return (x + across, y - tall / 2, x + across + 2 * half, y + tall / 2)
    return (x - across - 2 * half, y - tall / 2, x - across, y + tall / 2)


def stack_of(place: Place, zoom: float) -> tuple[float, float, float, float]:
    unit = PER / zoom
    wide, tall = STACK if zoom >= WHOLE else DOT
    x, y = place.at
    return (x - wide / 2 * unit, y - tall / 2 * unit, x + wide / 2 * unit, y + tall / 2 * unit)


def settle_names(
    places: dict[str, Place],
    names: dict[str, str],
    order: list[str],
    foreign: dict[str, BaseGeometry],
    foremost: set[str],
) -> None:
    """Give each name its side and the least zoom at which it hides no name before it in ``order`` and no pieces.

    ``foreign`` are the land shapes: a name may hang out over water, but its middle never lies in another land. On views
    of the whole board the ``foremost`` names only make way for one another.
    """
    ids = list(foreign)
    land = STRtree([foreign[id] for id in ids])
    waiting = list(order)
    standing: list[str] = []
    for zoom in ZOOMS:
        taken = [box(*box_of(places[id], places[id].name, LETTER * len(names[id]), zoom)) for id in standing]
        stacks = STRtree([box(*stack_of(places[id], zoom)) for id in order])
        for id in list(waiting):
            width = LETTER * len(names[id])
            if zoom < WHOLE and id in foremost:
                side = _open_side(places[id], width, zoom, taken)
            else:
                side = _free_side(id, places[id], width, zoom, taken, stacks, order, (land, ids, foreign))
            if side is None and zoom != ZOOMS[-1]:
                continue
            places[id].name, places[id].zoom = side or "n", zoom
            taken.append(box(*box_of(places[id], places[id].name, LETTER * len(names[id]), zoom)))
            standing.append(id)
            waiting.remove(id)


def _open_side(place: Place, width: float, zoom: float, taken: list[BaseGeometry]) -> str | None:
    for side in ("n", "s", "e", "w"):
        if not any(box(*box_of(place, side, width, zoom)).intersects(other) for other in taken):
            return side
    return None


def _free_side(
    id: str,
    place: Place,
    width: float,
    zoom: float,
    taken: list[BaseGeometry],
    stacks: STRtree,
    order: list[str],
    ground: tuple[STRtree, list[str], dict[str, BaseGeometry]],
) -> str | None:
    land, ids, foreign = ground
    for side in ("n", "s", "e", "w"):
        room = box(*box_of(place, side, width, zoom))
        if any(room.intersects(other) for other in taken):
            continue
        if any(order[int(n)] != id for n in stacks.query(room, predicate="intersects")):
            continue
        middle = room.centroid
        if any(ids[int(n)] != id and foreign[ids[int(n)]].contains(middle) for n in land.query(middle)):
            continue
        return side
    return None
