"""A drawn board: shapes made of shared lines, which of them touch, and where names and pieces stand."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.plain import Malformed, Plain, Record, as_list, as_number

MOST_ARCS: Final = 20_000
MOST_SHAPES: Final = 2_000
FARTHEST: Final = 1_000_000
SIDES: Final = ("n", "e", "s", "w")  # where a name stands, seen from the pieces

Point = tuple[int, int]
Line = list[Point]


class Shape:
    """One space of the board. A ring is a turn of the board, then numbers of arcs; ``~n`` is arc n backwards."""

    def __init__(self, id: str, row: Record) -> None:
        row.only("rings", "islets", "at", "room", "name", "zoom", "slots", "label", "star")
        self.id: Final = id
        self.rings: Final = _rings(row, "rings")
        self.islets: Final = _rings(row, "islets") if row.has("islets") else []
        self.at: Final = _points(row.numbers("at", -FARTHEST, FARTHEST), row.at("at"))[0]
        self.room: Final = row.number("room", 0, FARTHEST)  # radius of the largest circle around ``at``
        self.name: Final = row.one_of("name", SIDES)
        self.zoom: Final = row.number("zoom", 0, FARTHEST)  # pixels to 10,000 units from which the name has room
        self.slots: Final = _points(row.numbers("slots", -FARTHEST, FARTHEST), row.at("slots"))
        self.label: Final = _point(row, "label")  # where the name stands, if that was set by hand
        self.star: Final = _point(row, "star")


class Connector:
    """A line drawn between two spaces that are linked though they hardly touch, or not at all."""

    def __init__(self, row: Record) -> None:
        row.only("kind", "a", "b", "line")
        self.kind: Final = row.text("kind")
        self.a: Final = row.text("a")
        self.b: Final = row.text("b")
        self.line: Final = _points(row.numbers("line", -FARTHEST, FARTHEST), row.at("line"))


class Geometry:
    """The board. ``around`` is the width after which it repeats eastwards; 0 when it does not."""

    def __init__(self, data: Plain, place: str = "geometry") -> None:
        record = Record(data, place)
        record.only("about", "source", "width", "height", "around", "touch", "arcs", "shapes", "scenery", "waters",
                    "connectors", "barriers")  # fmt: skip
        self.width: Final = record.number("width", 1, FARTHEST)
        self.height: Final = record.number("height", 1, FARTHEST)
        self.around: Final = record.number("around", 0, FARTHEST)
        self.touch: Final = record.number("touch", 1, FARTHEST)  # a border must be this long to be seen as one
        self.arcs: Final = [
            _steps(as_list(arc, f"{record.at('arcs')}[{n}]"), f"{record.at('arcs')}[{n}]")
            for n, arc in enumerate(record.items("arcs", MOST_ARCS))
        ]
        shapes = record.record("shapes")
        self.shapes: Final = {id: Shape(id, shapes.record(id)) for id in shapes.data}
        self.scenery: Final = _rings(record, "scenery")  # land that is no space
        self.waters: Final = _rings(record, "waters")  # water that is no space
        self.connectors: Final = [Connector(row) for row in record.records("connectors", MOST_SHAPES)]
        self.barriers: Final = [_pair(row.texts("between", 2), row) for row in record.records("barriers", MOST_SHAPES)]
        self.borders: Final = self._find_borders(record)

    def _find_borders(self, record: Record) -> dict[tuple[str, str], list[int]]:
        """The arcs that each two shapes share."""
        left: list[str] = [""] * len(self.arcs)
        borders: dict[tuple[str, str], list[int]] = {}
        for shape in self.shapes.values():
            for ring in shape.rings + shape.islets:
                for entry in ring[1:]:
                    if not -len(self.arcs) <= entry < len(self.arcs):
                        raise Malformed(record.at("shapes"), "core-malformed-range", least=0, most=len(self.arcs) - 1)
        for id, shape in self.shapes.items():
            for ring in shape.rings:
                for entry in ring[1:]:
                    arc = entry if entry >= 0 else ~entry
                    if left[arc] and left[arc] != id:
                        borders.setdefault(pair(left[arc], id), []).append(arc)
                    left[arc] = id
        return borders

    # what touches

    def length(self, arc: int) -> int:
        """How long a line is drawn, in whole units."""
        total = 0.0
        line = self.arcs[arc]
        for n in range(1, len(line)):
            dx = line[n][0] - line[n - 1][0]
            dy = line[n][1] - line[n - 1][1]
            total += float(dx * dx + dy * dy) ** 0.5
        return int(total)

    def border(self, a: str, b: str) -> int:
        """How long the common border of two shapes is drawn."""
        return sum(self.length(arc) for arc in self.borders.get(pair(a, b), []))

    def drawn_neighbours(self) -> list[tuple[str, str]]:
        """The pairs that an eye sees side by side: a border long enough and not barred, or a line between them."""
        barred = set(self.barriers)
        found = [two for two in self.borders if two not in barred and self.border(two[0], two[1]) >= self.touch]
        found += [pair(line.a, line.b) for line in self.connectors]
        return sorted(set(found))

    def gate(self, a: str, b: str) -> Point | None:
        """The middle of the longest line between two shapes; None when they do not touch."""
        arcs = self.borders.get(pair(a, b), [])
        if not arcs:
            return None
        longest = arcs[0]
        for arc in arcs:
            if self.length(arc) > self.length(longest):
                longest = arc
        return _middle(self.arcs[longest], self.length(longest) // 2)

    # drawing

    def walk(self, ring: list[int]) -> Line:
        """The corners of a ring, without a jump where it runs on past the edge of the board."""
        points: Line = []
        for entry in ring[1:]:
            arc = self.arcs[entry] if entry >= 0 else self.arcs[~entry][::-1]
            if not points:
                points = [(x + ring[0] * self.around, y) for x, y in arc]
                continue
            shift = points[-1][0] - arc[0][0]
            points += [(x + shift, y) for x, y in arc[1:]]
        return points


def pair(a: str, b: str) -> tuple[str, str]:
    return (a, b) if a <= b else (b, a)


def _pair(ids: list[str], row: Record) -> tuple[str, str]:
    if len(ids) != 2:
        raise Malformed(row.at("between"), "core-malformed-list")
    return pair(ids[0], ids[1])


def _steps(numbers: list[Plain], place: str) -> Line:
    """``[x, y, dx, dy, …]``: a first corner, then the way to each next one."""
    if len(numbers) < 4 or len(numbers) % 2:
        raise Malformed(place, "core-malformed-list")
    x = y = 0
    line: Line = []
    for n in range(0, len(numbers), 2):
        x += as_number(numbers[n], place, -FARTHEST, FARTHEST)
        y += as_number(numbers[n + 1], place, -FARTHEST, FARTHEST)
        line.append((x, y))
    return line


def _points(numbers: list[int], place: str) -> Line:
    if not numbers or len(numbers) % 2:
        raise Malformed(place, "core-malformed-list")
    return [(numbers[n], numbers[n + 1]) for n in range(0, len(numbers), 2)]


def _point(row: Record, key: str) -> Point | None:
    return _points(row.numbers(key, -FARTHEST, FARTHEST), row.at(key))[0] if row.has(key) else None


def _rings(record: Record, key: str) -> list[list[int]]:
    rings: list[list[int]] = []
    for n, item in enumerate(record.items(key, MOST_ARCS)):
        place = f"{record.at(key)}[{n}]"
        rings.append([as_number(entry, place, -FARTHEST, FARTHEST) for entry in as_list(item, place)])
        if len(rings[-1]) < 2:
            raise Malformed(place, "core-malformed-list")
    return rings


def _middle(line: Line, half: int) -> Point:
    gone = 0.0
    for n in range(1, len(line)):
        dx = line[n][0] - line[n - 1][0]
        dy = line[n][1] - line[n - 1][1]
        far = float(dx * dx + dy * dy) ** 0.5
        if gone + far >= half:
            share = (half - gone) / far if far else 0.0
            return (line[n - 1][0] + int(dx * share), line[n - 1][1] + int(dy * share))
        gone += far
    return line[-1]
