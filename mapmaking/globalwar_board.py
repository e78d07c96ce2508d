"""The geometry of Global War: its zones laid out on a board, with every link an eye could doubt drawn as a line."""

from __future__ import annotations

import math
import re
from pathlib import Path

import shapely
from shapely import STRtree
from shapely.affinity import translate
from shapely.geometry import Point, Polygon
from shapely.ops import nearest_points

import sandtable.kernel
from mapmaking.boardfile import SCENERY, BoardFile, Connector, shapes_of
from mapmaking.countries import largest_first
from mapmaking.coverage import Board, covered, turn_over
from mapmaking.division import BRUSH, Shapes, contact, united
from mapmaking.globalwar import Recipe, read_recipe, real_borders, zone_shapes
from mapmaking.places import Place, place_of, settle_names
from mapmaking.plane import AROUND, BOTTOM, SEAM, TOP, UNITS, height, latitude, point, window
from mapmaking.shaping import curve, length, pinch, reshape, roughen
from sandtable.games.globalwar.edition import Edition, read_edition
from sandtable.games.globalwar.world import COAST, CROSSING, LAND, LINKS, ROAD, STRAIT, World

DATA = Path(sandtable.kernel.__file__).parents[1] / "games" / "globalwar"
ABOUT = (
    "The board, built by mapmaking from public-domain shapes of Natural Earth and our own anchors. Units: a hundred to "
    "a degree at the equator. An arc is a corner and steps; a ring is a turn of the board and arcs, ~n backwards."
)
THINNED = 2.5  # units: detail that is left out
PINCHED = 60  # units: unwanted contacts up to this become a corner
TOUCH = 12  # units: a shorter common border is not seen as one
DOUBTFUL = 45  # units: a linked border shorter than this is drawn as a line as well
CALM = 58.0  # beyond this latitude the board grows no further, or the Arctic would fill a third of it


class Links:
    """The links of the title by pairs of ids."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.borders: dict[tuple[str, str], int] = {}
        for link in world.links:
            if link.kind <= COAST:
                self.borders[self.pair(world.zones[link.a].id, world.zones[link.b].id)] = link.kind

    @staticmethod
    def pair(a: str, b: str) -> tuple[str, str]:
        return (a, b) if a <= b else (b, a)

    def wanted(self, a: str, b: str) -> bool:
        return self.pair(a, b) in self.borders

    def unwanted(self, a: str, b: str) -> bool:
        known = self.world.number
        return a in known and b in known and not self.wanted(a, b)


def build(countries: list[tuple[str, Polygon]]) -> BoardFile:
    recipe = read_recipe()
    edition = read_edition({})
    links = Links(edition.world)
    shapes = zone_shapes(recipe, countries)
    _loosen_islets(shapes, links)
    board = covered(shapes, window(), THINNED, SEAM, AROUND)
    pinch(board, links.unwanted, PINCHED)
    _draw(board, recipe, links.world, countries)
    turn_over(board, lambda corner: (corner[0] - SEAM, board_y(corner[1])))
    drawn = shapes_of(board)
    places = {zone.id: place_of(drawn[zone.id]) for zone in links.world.zones}
    for place in places.values():
        turn = place.at[0] // AROUND * AROUND
        place.at = (place.at[0] - turn, place.at[1])
        place.slots = [(x - turn, y) for x, y in place.slots]
    _name(places, edition, drawn)
    file = BoardFile(ABOUT, "reconstruction", AROUND, board_y(height(BOTTOM)), TOUCH, board, places)
    file.connectors = _connectors(board, drawn, places, links, recipe)
    file.barriers = _barriers(board, links)
    return file


def _loosen_islets(shapes: Shapes, links: Links) -> None:
    """An outlying island that would bring a zone to a sea it does not touch becomes scenery of that zone."""
    seas = [zone.id for zone in links.world.zones if zone.sea]
    tree = STRtree([shapes[sea] for sea in seas])
    for zone in links.world.zones[: links.world.lands]:
        parts = largest_first(shapes[zone.id])
        if len(parts) < 2:
            continue
        touched = [[seas[int(n)] for n in sorted(tree.query(part.buffer(BRUSH), "intersects"))] for part in parts]
        loose = [
            n
            for n in range(1, len(parts))
            if any(links.unwanted(zone.id, sea) and contact(parts[n], shapes[sea]) > TOUCH / 2 for sea in touched[n])
        ]
        for n in list(loose):
            others = {sea for m, found in enumerate(touched) if m not in loose for sea in found}
            if any(links.wanted(zone.id, sea) and sea not in others for sea in touched[n]):
                loose.remove(n)
        if loose:
            shapes[zone.id] = united([part for n, part in enumerate(parts) if n not in loose])
            islets = [shapes[SCENERY + zone.id]] if SCENERY + zone.id in shapes else []
            shapes[SCENERY + zone.id] = united(islets + [parts[n] for n in loose])


def _draw(board: Board, recipe: Recipe, world: World, countries: list[tuple[str, Polygon]]) -> None:
    """Borders at sea are curved, straight cuts through land roughened; a city keeps its circle."""
    real = real_borders(countries)
    shapely.prepare(real)
    sea = {zone.id: zone.sea for zone in world.zones}
    city = {zone["id"] for zone in recipe.land if "city" in zone}

    def redrawn(number: int) -> list[tuple[int, int]] | None:
        left, right = board.sides[number]
        if left not in sea or right not in sea or sea[left] != sea[right]:
            return None
        if sea[left]:
            return curve(board.arcs[number])
        return None if left in city or right in city else roughen(board, number, real)

    reshape(board, redrawn)


def board_y(y: float) -> int:
    """From the plane to the board: down from the top, the far north drawn in."""
    return round(_calmed(height(TOP)) - _calmed(y))


def _calmed(y: float) -> float:
    calm = height(CALM)
    return y if y <= calm else calm + (latitude(y) - CALM) * UNITS / math.cos(math.radians(CALM))


def _name(places: dict[str, Place], edition: Edition, drawn: Shapes) -> None:
    """Names are settled by weight: victory cities, capitals, cities, then what is worth most, then the largest."""
    world = edition.world
    cities = world.ids(edition.place["victory-cities"])
    spoken = _longest_names()
    names = {zone.id: zone.id if zone.sea else spoken[zone.id] for zone in world.zones}
    order = sorted(
        (zone.id for zone in world.zones),
        key=lambda id: (
            world.zones[world.number[id]].sea,
            id not in cities,
            not world.zones[world.number[id]].capital,
            not world.zones[world.number[id]].city,
            -world.zones[world.number[id]].ipp,
            -drawn[id].area,
        ),
    )
    land = {id: drawn[id] for id in drawn if id in names and id not in _seas(world)}
    settle_names(places, names, order, land, set(cities))


def _seas(world: World) -> set[str]:
    return {zone.id for zone in world.zones if zone.sea}


def _longest_names() -> dict[str, str]:
    """Of each land zone the longest of its three names."""
    found: dict[str, str] = {}
    for code in ("en", "cs", "pl"):
        text = (DATA / "locale" / f"{code}.ftl").read_text(encoding="utf-8")
        for id, name in re.findall(r"^gw-zone-(\S+) = (.+)$", text, re.MULTILINE):
            found[id] = max(found.get(id, ""), name, key=len)
    return found


def _connectors(board: Board, drawn: Shapes, places: dict[str, Place], links: Links, recipe: Recipe) -> list[Connector]:
    world = links.world
    lines: list[Connector] = []
    given = {links.pair(line["a"], line["b"]): line["line"] for line in recipe.lines}
    passage = {
        links.pair(world.zones[one.a].id, world.zones[one.b].id): LINKS[one.kind] for one in world.passages.values()
    }
    for link in world.links:
        a, b = world.zones[link.a].id, world.zones[link.b].id
        two = links.pair(a, b)
        if link.kind == CROSSING:
            lines.append(Connector("crossing", a, b, _across_water(drawn[a], drawn[b])))
        elif link.kind == ROAD:
            lines.append(Connector("road", a, b, [places[a].at, places[b].at]))
        elif link.kind <= COAST and two in given:
            spots = [point(x, y) for x, y in given[two]]
            kind = passage.get(two, LINKS[link.kind])
            lines.append(Connector(kind, a, b, [(round(x) - SEAM, board_y(y)) for x, y in spots]))
        elif link.kind <= COAST:
            border = sum(length(board.arcs[n]) for n in board.between(a, b))
            if border < DOUBTFUL or passage.get(two) == LINKS[STRAIT]:
                kind = passage.get(two, LINKS[LAND] if link.kind == LAND else LINKS[link.kind])
                lines.append(Connector(kind, a, b, _over_border(board, a, b, drawn)))
    return lines


def _across_water(one: shapely.Geometry, other: shapely.Geometry) -> list[tuple[int, int]]:
    """The shortest way between two shores, and a little way inland on both sides."""
    turns = [translate(other, turn) for turn in (-AROUND, 0, AROUND)]
    near = min(turns, key=one.distance)
    start, end = nearest_points(one, near)
    far = max(start.distance(end), 1.0)
    dx, dy = (end.x - start.x) / far * 45, (end.y - start.y) / far * 45
    return [(round(start.x - dx), round(start.y - dy)), (round(end.x + dx), round(end.y + dy))]


def _over_border(board: Board, a: str, b: str, drawn: Shapes) -> list[tuple[int, int]]:
    """A short line over the middle of a short border, from well inside one shape to well inside the other."""
    arcs = board.between(a, b)
    middle = Point(max((board.arcs[n] for n in arcs), key=length)[0]) if arcs else drawn[a].centroid
    if arcs:
        longest = max((board.arcs[n] for n in arcs), key=length)
        middle = shapely.LineString(longest).interpolate(0.5, normalized=True)
    ends = []
    for id in (a, b):
        around = [translate(drawn[id], turn).intersection(middle.buffer(70)) for turn in (-AROUND, 0, AROUND)]
        near = max(around, key=lambda part: part.area)
        part = max(largest_first(near), key=lambda part: part.area)
        ends.append(shapely.maximum_inscribed_circle(part, tolerance=1.0).coords[0])
    (x, y), (end_x, end_y) = ends
    return [(round(x), round(y)), (round(middle.x), round(middle.y)), (round(end_x), round(end_y))]


def _barriers(board: Board, links: Links) -> list[tuple[str, str]]:
    """Zones that touch though no link leads from one to the other: their border is drawn as closed."""
    lengths: dict[tuple[str, str], float] = {}
    for arc, (left, right) in zip(board.arcs, board.sides, strict=True):
        if links.unwanted(left, right):
            two = links.pair(left, right)
            lengths[two] = lengths.get(two, 0.0) + length(arc)
    return sorted(two for two, far in lengths.items() if far >= TOUCH)
