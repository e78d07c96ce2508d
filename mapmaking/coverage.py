"""From shapes that fill a frame to a board made of shared lines: no gaps, no overlaps, each border stored once."""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from collections.abc import Callable

import shapely
from shapely import STRtree
from shapely.affinity import translate
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry
from shapely.geometry.polygon import orient

from mapmaking.countries import polygons, sound
from mapmaking.division import Shapes, united

Corner = tuple[int, int]
Edge = tuple[Corner, Corner]

NOTHING = ""  # what lies outside every shape
CRUMB = 2_500  # square units: a gap smaller than this is filled by the neighbour


class Board:
    """Shapes as rings of arcs. An arc is a list of corners between two junctions; ``sides`` names left and right.

    Ring entries are arc numbers, ``~n`` for an arc walked backwards. With ``around`` above 0 the board meets itself
    at its left and right edges: corners lie in the first turn, and a line may run on past it. ``down`` tells that y
    has been turned to grow downwards, as it does on a screen.
    """

    def __init__(self, around: int) -> None:
        self.around = around
        self.down = False
        self.arcs: list[list[Corner]] = []
        self.sides: list[tuple[str, str]] = []
        self.rings: dict[str, list[list[int]]] = {}

    def between(self, one: str, other: str) -> list[int]:
        return [n for n, sides in enumerate(self.sides) if set(sides) == {one, other}]

    def walked(self, ring: list[int]) -> list[Corner]:
        """The corners of a ring, laid out without a jump at the edge of the board."""
        corners: list[Corner] = []
        for entry in ring:
            arc = self.arcs[entry] if entry >= 0 else self.arcs[~entry][::-1]
            if not corners:
                corners = list(arc)
                continue
            shift = corners[-1][0] - arc[0][0]
            corners += [(x + shift, y) for x, y in arc[1:]]
        return corners[:-1]


def covered(shapes: Shapes, frame: BaseGeometry, tolerance: float, left: int = 0, around: int = 0) -> Board:
    """The board of these shapes. Corners are rounded to whole units and thinned out, common lines alike."""
    faces = _faces(shapes, frame)
    names = list(faces)
    thinned = shapely.coverage_simplify([faces[name] for name in names], tolerance, simplify_boundary=False)
    owner: dict[Edge, str] = {}
    for name, shape in zip(names, thinned, strict=True):
        for edge in _edges(shape):
            owner[edge] = name
    if around:
        owner = _rolled(owner, left, around)
    borders = {edge: name for edge, name in owner.items() if owner.get((edge[1], edge[0]), NOTHING) != name}
    return _traced(borders, owner, around)


def _faces(shapes: Shapes, frame: BaseGeometry) -> Shapes:
    """The frame divided without gaps: every face between the lines belongs to the shape that covers it."""
    names = list(shapes)
    lines = shapely.union_all([shapes[name].boundary for name in names] + [frame.boundary], grid_size=1.0)
    cells = list(shapely.polygonize([lines]).geoms)
    cells = [cell for cell in cells if cell.area > 0 and frame.contains(cell.representative_point())]
    tree = STRtree([shapes[name] for name in names])
    owners: list[str] = []
    for cell in cells:
        spot = cell.representative_point()
        over = sorted(int(n) for n in tree.query(spot) if shapes[names[n]].covers(spot))
        owners.append(names[over[0]] if over else NOTHING)
    _fill_crumbs(cells, owners)
    found: dict[str, list[BaseGeometry]] = defaultdict(list)
    for cell, name in zip(cells, owners, strict=True):
        found[name].append(cell)
    return {name: united(found[name]) for name in sorted(found)}


def _fill_crumbs(cells: list[Polygon], owners: list[str]) -> None:
    tree = STRtree(cells)
    for n, cell in enumerate(cells):
        if owners[n] != NOTHING or cell.area > CRUMB:
            continue
        best = (0.0, NOTHING)
        for other in sorted(int(m) for m in tree.query(cell)):
            if owners[other] != NOTHING:
                shared = float(cell.boundary.intersection(cells[other].boundary).length)
                best = max(best, (shared, owners[other]))
        owners[n] = best[1]


def _edges(shape: BaseGeometry) -> list[Edge]:
    """The sides of a shape, each with the shape on its left."""
    edges: list[Edge] = []
    for part in polygons(shape):
        part = orient(part)
        for ring in (part.exterior, *part.interiors):
            corners = [(round(x), round(y)) for x, y in ring.coords]
            edges += [(a, b) for a, b in itertools.pairwise(corners) if a != b]
    return edges


def _rolled(owner: dict[Edge, str], left: int, around: int) -> dict[Edge, str]:
    """The two edges of the frame laid on one another, with the same corners on both."""
    right = left + around
    heights = sorted({y for edge in owner for x, y in edge if x in (left, right)})
    rolled: dict[Edge, str] = {}
    for (a, b), name in owner.items():
        corners = [a, b]
        if a[0] == b[0] and a[0] in (left, right):
            low, high = sorted((a[1], b[1]))
            between = [(a[0], y) for y in heights if low < y < high]
            corners = [a, *(between if a[1] < b[1] else between[::-1]), b]
        for start, end in itertools.pairwise(corners):
            rolled[(_turned(start, left, around), _turned(end, left, around))] = name
    return rolled


def _turned(corner: Corner, left: int, around: int) -> Corner:
    return ((corner[0] - left) % around + left, corner[1])


def _traced(borders: dict[Edge, str], owner: dict[Edge, str], around: int) -> Board:
    """Rings of every shape, cut into arcs where three lines meet."""
    meeting: dict[Corner, set[Corner]] = defaultdict(set)
    for a, b in borders:
        meeting[a].add(b)
        meeting[b].add(a)
    junctions = {corner for corner, others in meeting.items() if len(others) != 2}
    board = Board(around)
    known: dict[tuple[Corner, ...], int] = {}
    own: dict[str, dict[Corner, list[Corner]]] = defaultdict(lambda: defaultdict(list))
    for (a, b), name in borders.items():
        own[name][a].append(b)
    for name in sorted(own):
        if name == NOTHING:
            continue
        for ring in _rings(own[name], around):
            entries = []
            for arc in _cut(ring, junctions):
                other = owner.get((arc[1], arc[0]), NOTHING)
                entries.append(_entry(board, known, arc, name, other))
            board.rings.setdefault(name, []).append(entries)
    return board


def _rings(after: dict[Corner, list[Corner]], around: int) -> list[list[Corner]]:
    """Closed walks with the shape on the left; where two touch in a corner they stay apart."""
    rings: list[list[Corner]] = []
    for start in sorted(after):
        while after[start]:
            ring = [start]
            here, before = start, None
            while True:
                choices = after[here]
                there = choices[0] if before is None else _sharpest(before, here, choices, around)
                choices.remove(there)
                before, here = here, there
                if here == start:
                    break
                ring.append(here)
            rings.append(ring)
    return rings


def _sharpest(before: Corner, here: Corner, choices: list[Corner], around: int) -> Corner:
    """The next corner clockwise from where the walk came from."""
    if len(choices) == 1:
        return choices[0]
    back = _angle(here, before, around)
    return min(choices, key=lambda there: ((back - _angle(here, there, around)) % (2 * math.pi) or 9.0, there))


def _angle(start: Corner, end: Corner, around: int) -> float:
    return math.atan2(end[1] - start[1], step(start[0], end[0], around))


def step(start: int, end: int, around: int) -> int:
    """How far to the right, the short way round."""
    by = end - start
    if around and abs(by) > around // 2:
        by -= around if by > 0 else -around
    return by


def _cut(ring: list[Corner], junctions: set[Corner]) -> list[list[Corner]]:
    """The ring as arcs from junction to junction; a ring without any is one arc from its smallest corner."""
    starts = [n for n, corner in enumerate(ring) if corner in junctions]
    if not starts:
        n = ring.index(min(ring))
        turned = ring[n:] + ring[:n]
        return [[*turned, turned[0]]]
    ring = ring[starts[0] :] + ring[: starts[0]]
    marks = [n for n, corner in enumerate(ring) if corner in junctions] + [len(ring)]
    closed = [*ring, ring[0]]
    return [closed[a : b + 1] for a, b in itertools.pairwise(marks)]


def _entry(board: Board, known: dict[tuple[Corner, ...], int], arc: list[Corner], name: str, other: str) -> int:
    backwards = tuple(arc[::-1])
    if backwards in known:
        return ~known[backwards]
    known[tuple(arc)] = len(board.arcs)
    laid = [arc[0]]
    for before, here in itertools.pairwise(arc):
        laid.append((laid[-1][0] + step(before[0], here[0], board.around), here[1]))
    board.arcs.append(laid)
    board.sides.append((name, other))
    return len(board.arcs) - 1


def turn_over(board: Board, laid: Callable[[Corner], Corner]) -> None:
    """Move every corner to its place on the screen; rings that shrink to nothing are left out."""
    board.arcs = [[laid(corner) for corner in arc] for arc in board.arcs]
    board.down = True
    for name in list(board.rings):
        board.rings[name] = [ring for ring in board.rings[name] if area(board.walked(ring))]


def area(corners: list[Corner]) -> int:
    """Twice the area, positive when walked to the left."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(corners, corners[1:] + corners[:1], strict=True))


def shape_of(board: Board, name: str) -> BaseGeometry:
    """A shape as a polygon again; on a round board every part lies where its outer ring begins."""
    outer: list[Polygon] = []
    holes: list[Polygon] = []
    for ring in board.rings.get(name, []):
        corners = board.walked(ring)
        if len(set(corners)) > 2:
            (outer if (area(corners) > 0) != board.down else holes).append(sound(Polygon(corners)))
    whole = united(outer)
    for hole in holes:
        for turn in (-board.around, 0, board.around) if board.around else (0,):
            whole = whole.difference(translate(hole, turn))
    return whole
