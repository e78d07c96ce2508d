"""Lines a person would draw: corners pinched together, straight cuts roughened, borders at sea curved."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable

from shapely import STRtree
from shapely.geometry import LineString, MultiLineString, Point
from shapely.geometry.base import BaseGeometry

from mapmaking.coverage import Board, Corner, step

Line = list[tuple[float, float]]

STRAIGHT = 80  # units: a longer straight cut through land is roughened
FINE = 35  # down to pieces of this length
SWING = 0.11  # how far a line swings out, as a share of its length
BEND = 25  # units: how far a border at sea may be eased before it is curved


def pinch(board: Board, unwanted: Callable[[str, str], bool], longest: float) -> None:
    """Two shapes that share a short border but should not touch meet in one point instead."""
    for number, (left, right) in enumerate(board.sides):
        arc = board.arcs[number]
        if length(arc) > longest or not unwanted(left, right) or arc[0] == arc[-1]:
            continue
        if sum(length(board.arcs[n]) for n in board.between(left, right)) > longest:
            continue
        _draw_together(board, number)


def _draw_together(board: Board, number: int) -> None:
    start, end = board.arcs[number][0], board.arcs[number][-1]
    middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
    for n, arc in enumerate(board.arcs):
        if n == number:
            continue
        for tip in (0, -1):
            for old in (start, end):
                if _same(arc[tip], old, board.around):
                    arc[tip] = (arc[tip][0] + step(old[0], middle[0], board.around), middle[1])
                    break
    board.arcs[number] = [middle, middle]
    board.sides[number] = ("", "")
    for rings in board.rings.values():
        for ring in rings:
            ring[:] = [entry for entry in ring if entry not in (number, ~number)]


def _same(one: Corner, other: Corner, around: int) -> bool:
    return one[1] == other[1] and (one[0] - other[0]) % (around or 1 << 40) == 0


def length(line: list[Corner] | Line) -> float:
    return sum(math.dist(a, b) for a, b in itertools.pairwise(line))


def roughen(board: Board, number: int, real: BaseGeometry) -> list[Corner]:
    """An arc whose straight cuts wander a little; real frontiers and coasts stay as they are."""
    arc = board.arcs[number]
    line: Line = [arc[0]]
    for a, b in itertools.pairwise(arc):
        middle = Point((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        if math.dist(a, b) > STRAIGHT and not real.dwithin(middle, 12):
            line += _wandering(a, b)[1:]
        else:
            line.append(b)
    return [(round(x), round(y)) for x, y in line]


def _wandering(a: tuple[float, float], b: tuple[float, float]) -> Line:
    """Midpoints displaced sideways, again and again; the same every time it is built."""
    far = math.dist(a, b)
    if far < FINE:
        return [a, b]
    swing = SWING * _chance(a, b)
    middle = ((a[0] + b[0]) / 2 - (b[1] - a[1]) * swing, (a[1] + b[1]) / 2 + (b[0] - a[0]) * swing)
    return _wandering(a, middle)[:-1] + _wandering(middle, b)


def _chance(a: tuple[float, float], b: tuple[float, float]) -> float:
    """A number from -1 to 1 that only depends on the place."""
    mixed = 17
    for value in (*a, *b):
        mixed = (mixed * 1_000_003 ^ round(value * 7)) & 0xFFFFFFFF
        mixed ^= mixed >> 15
        mixed = mixed * 0x2C1B3C6D & 0xFFFFFFFF
        mixed ^= mixed >> 12
    return (mixed & 0xFFFF) / 0x7FFF - 1


def curve(line: list[Corner], ease: float = BEND, rounds: int = 3) -> list[Corner]:
    """A line with its corners cut off, three times over; the ends stay."""
    eased: Line = list(LineString(line).simplify(ease).coords) if len(line) > 2 else list(line)
    for _ in range(rounds if len(eased) > 2 else 0):
        cut: Line = [eased[0]]
        for a, b in itertools.pairwise(eased):
            cut.append((0.75 * a[0] + 0.25 * b[0], 0.75 * a[1] + 0.25 * b[1]))
            cut.append((0.25 * a[0] + 0.75 * b[0], 0.25 * a[1] + 0.75 * b[1]))
        eased = [*cut, eased[-1]]
    return [(round(x), round(y)) for x, y in eased]


def reshape(board: Board, redrawn: Callable[[int], list[Corner] | None]) -> int:
    """Redraw arcs one by one. One that would run into another, or into itself, stays as it was; says how many did."""
    turns = (-board.around, 0, board.around) if board.around else (0,)
    wishes = [redrawn(number) for number in range(len(board.arcs))]
    reach = [MultiLineString([arc, wish or arc]) for arc, wish in zip(board.arcs, wishes, strict=True)]
    tree = STRtree(reach)
    refused = 0
    for number, wish in enumerate(wishes):
        if wish is None or wish == board.arcs[number]:
            continue
        if LineString(wish).is_simple and all(_clear(board, tree, number, wish, turn) for turn in turns):
            board.arcs[number] = wish
        else:
            refused += 1
    return refused


def _clear(board: Board, tree: STRtree, number: int, arc: list[Corner], turn: int) -> bool:
    line = LineString([(x + turn, y) for x, y in arc])
    near = [int(n) for n in tree.query(line) if int(n) != number]
    return all(_only_ends_meet(line, LineString(board.arcs[n])) for n in near)


def _only_ends_meet(one: LineString, other: LineString) -> bool:
    common = one.intersection(other)
    if common.is_empty:
        return True
    if common.geom_type not in ("Point", "MultiPoint"):
        return False
    ends = {one.coords[0], one.coords[-1]}
    return all((spot.x, spot.y) in ends for spot in getattr(common, "geoms", [common]))
