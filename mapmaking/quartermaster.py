"""The board of Quartermaster: countries pooled into spaces, small ones grown, seas parted by drawn lines."""

from __future__ import annotations

import itertools
import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.affinity import scale, translate
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points, polygonize

from mapmaking.boardfile import SCENERY, BoardFile, Connector
from mapmaking.countries import largest_first, polygons, sound
from mapmaking.coverage import covered
from mapmaking.division import Shapes, united
from mapmaking.places import Place
from mapmaking.shaping import curve

RECIPE = Path(__file__).parent / "quartermaster.json"
ABOUT = (
    "The board, built by mapmaking from public-domain shapes of Natural Earth and our own drawing rules. Units: ten to "
    "a pixel of a 1280 by 800 board. An arc is a corner and steps; a ring is a turn and arcs, ~n backwards."
)
UNITS = 10  # to a pixel
WATERS = SCENERY + "waters"
POND = 250  # square pixels: water shut in by land is filled up to this size
LAST_TOUCHES = 0.05  # pixels: shapes are drawn in and out by this to close hairline gaps


class Tape:
    """A smooth, steadily rising way from one measure to another through given pairs."""

    def __init__(self, pairs: list[list[float]]) -> None:
        ordered = sorted(pairs)
        self.x = np.array([x for x, _ in ordered], float)
        self.y = np.array([y for _, y in ordered], float)
        steps = np.diff(self.x)
        rise = np.diff(self.y) / steps
        slope = np.zeros(len(self.x))
        slope[0], slope[-1] = rise[0], rise[-1]
        for n in range(1, len(self.x) - 1):
            if rise[n - 1] * rise[n] > 0:
                before, after = 2 * steps[n] + steps[n - 1], steps[n] + 2 * steps[n - 1]
                slope[n] = (before + after) / (before / rise[n - 1] + after / rise[n])
        self.steps, self.slope = steps, slope

    def at(self, value: NDArray[np.float64]) -> NDArray[np.float64]:
        n = np.clip(np.searchsorted(self.x, value) - 1, 0, len(self.x) - 2)
        s = (value - self.x[n]) / self.steps[n]
        inside = (
            self.y[n] * (1 + 2 * s) * (1 - s) ** 2
            + self.steps[n] * self.slope[n] * s * (1 - s) ** 2
            + self.y[n + 1] * s * s * (3 - 2 * s)
            + self.steps[n] * self.slope[n + 1] * s * s * (s - 1)
        )
        low = self.y[0] + (value - self.x[0]) * self.slope[0]
        high = self.y[-1] + (value - self.x[-1]) * self.slope[-1]
        return np.where(value < self.x[0], low, np.where(value > self.x[-1], high, inside))


class Sheet:
    """From degrees to pixels: tables for both directions, and a magnifying glass over Europe."""

    def __init__(self, recipe: dict[str, Any]) -> None:
        self.width, self.height, self.cut = recipe["width"], recipe["height"], recipe["cut"]
        self.across, self.down = Tape(recipe["across"]), Tape(recipe["down"])
        glass = recipe["magnifier"]
        self.axes, self.strength = glass["axes"], glass["strength"]
        self.middle_x = float(self.across.at(np.array([glass["centre"][0]], float))[0])
        self.middle_y = float(self.down.at(np.array([glass["centre"][1]], float))[0])
        self.frame = box(0, 0, self.width, self.height)

    def laid(self, corners: NDArray[np.float64]) -> NDArray[np.float64]:
        dx = self.across.at(corners[:, 0]) - self.middle_x
        dy = self.down.at(corners[:, 1]) - self.middle_y
        away = np.hypot(dx / self.axes[0], dy / self.axes[1])
        larger = np.where(away < 1, 1 + self.strength * (1 - away) ** 2, 1.0)
        return np.column_stack([self.middle_x + dx * larger, self.middle_y + dy * larger])

    def shape(self, shape: BaseGeometry) -> BaseGeometry:
        return shapely.transform(shapely.segmentize(shape, 0.4), self.laid)

    def spot(self, degrees: list[float]) -> tuple[float, float]:
        x, y = self.laid(np.array([degrees], float))[0]
        return float(x), float(y)


def build(countries: list[tuple[str, Polygon]]) -> BoardFile:
    recipe = json.loads(RECIPE.read_text(encoding="utf-8"))
    sheet = Sheet(recipe)
    whole = _whole_countries(countries, sheet)
    land = _spaces(recipe, sheet, whole)
    neutral = _neutral(recipe, sheet, whole)
    shapes, ponds = _seas(recipe, sheet, land, neutral)
    shapes[SCENERY] = neutral
    shapes[WATERS] = united([*ponds, shapes.pop(WATERS, Polygon())])
    large = {name: scale(shape, UNITS, UNITS, origin=(0, 0)) for name, shape in shapes.items() if not shape.is_empty}
    frame = box(0, 0, sheet.width * UNITS, sheet.height * UNITS)
    board = covered(large, frame, 2.0, 0, sheet.width * UNITS)
    places = {space["id"]: _place(space) for space in recipe["land"] + recipe["sea"]}
    file = BoardFile(
        ABOUT, "reconstruction", sheet.width * UNITS, sheet.height * UNITS, recipe["touch"] * UNITS, board, places
    )
    file.waters = (WATERS,)
    file.connectors = [
        Connector(strait["kind"], *strait["between"], [(round(x * UNITS), round(y * UNITS)) for x, y in strait["line"]])
        for strait in recipe["straits"]
    ]
    return file


def _place(space: dict[str, Any]) -> Place:
    slots = [(round(x * UNITS), round(y * UNITS)) for x, y in space["slots"]]
    middle = slots[len(slots) // 2]
    place = Place(middle, 9 * UNITS, slots, "n", 0)
    place.label = (round(space["label"][0] * UNITS), round(space["label"][1] * UNITS))
    if "star" in space:
        place.star = (round(space["star"][0] * UNITS), round(space["star"][1] * UNITS))
    return place


# land


def _whole_countries(countries: list[tuple[str, Polygon]], sheet: Sheet) -> Shapes:
    """Each country once around the world from the cut."""
    frame = box(sheet.cut, -62, sheet.cut + 360, 85)
    parts: dict[str, list[BaseGeometry]] = {}
    for name, shape in countries:
        for turn in (-360, 0, 360):
            inside = translate(shape, turn).intersection(frame)
            if not inside.is_empty:
                parts.setdefault(name, []).append(inside)
    # the date line leaves a seam in Russia and Fiji
    return {name: united(found).buffer(0.02).buffer(-0.02) if name in ("Russia", "Fiji") else united(found)
            for name, found in parts.items()}  # fmt: skip


def _spaces(recipe: dict[str, Any], sheet: Sheet, countries: Shapes) -> Shapes:
    ground = {name: sound(sheet.shape(shape)) for name, shape in _pooled(recipe, countries).items()}
    spaces = {space["id"]: space for space in recipe["land"]}
    shapes: Shapes = {}
    for name, space in spaces.items():
        if "island" in space:
            shapes[name] = _oval(sheet.spot(space["island"]["centre"]), space["island"]["radius_px"])
        elif name in ground:
            shapes[name] = _grown(ground[name], space)
    _respect(shapes, ground, spaces)
    for one, other in itertools.combinations(list(shapes), 2):
        if shapes[one].intersects(shapes[other]):
            shapes[other] = sound(shapes[other].difference(shapes[one]))
    _carve(recipe, sheet, shapes)
    _keep_apart(recipe, shapes)
    for name in shapes:
        shapes[name] = _without_crumbs(shapes[name], spaces[name].get("least", 60))
    wide = sheet.frame.buffer(30)
    names = list(shapes)
    thinned = shapely.coverage_simplify([shapes[name].intersection(wide) for name in names], recipe["simplify"])
    shapes = {name: sound(shape) for name, shape in zip(names, thinned, strict=True)}
    _cross(recipe, sheet, shapes)
    return {name: sound(shape.intersection(sheet.frame)) for name, shape in shapes.items()}


def _pooled(recipe: dict[str, Any], countries: Shapes) -> Shapes:
    """Countries to spaces; parts of some go elsewhere, or nowhere."""
    home = {country: space["id"] for space in recipe["land"] for country in space["countries"]}
    found: dict[str, list[BaseGeometry]] = {}
    for country, shape in countries.items():
        for transfer in recipe["transfers"]:
            if transfer["country"] == country:
                area = Polygon(transfer["polygon"])
                part = sound(shape.intersection(area))
                if transfer["to"] and not part.is_empty:
                    found.setdefault(transfer["to"], []).append(part)
                shape = sound(shape.difference(area))
        if country in home and not shape.is_empty:
            found.setdefault(home[country], []).append(shape)
    return {name: united(parts) for name, parts in found.items()}


def _grown(shape: BaseGeometry, space: dict[str, Any]) -> BaseGeometry:
    if "grow" in space:
        middle = shape.envelope.centroid
        shape = scale(shape, *space["grow"], origin=(middle.x, middle.y))
        shape = translate(shape, *space.get("shift", (0, 0)))
    close = space.get("close", 2.5)
    shape = sound(shape.buffer(close, quad_segs=4).buffer(-close, quad_segs=4))
    shape = sound(shape.buffer(space.get("thicken", 0), quad_segs=4))
    return _without_crumbs(shape, space.get("least", 60))


def _without_crumbs(shape: BaseGeometry, least: float) -> BaseGeometry:
    main, *rest = largest_first(shape)
    return united([main, *(part for part in rest if part.area >= least)])


def _oval(middle: tuple[float, float], radius: list[float]) -> BaseGeometry:
    corners = []
    for turn in np.linspace(0, 2 * math.pi, 72)[:-1]:
        swell = 1 + 0.06 * math.sin(3 * turn + 1) + 0.04 * math.sin(7 * turn)
        corners.append((middle[0] + radius[0] * swell * math.cos(turn), middle[1] + radius[1] * swell * math.sin(turn)))
    return Polygon(corners)


def _respect(shapes: Shapes, ground: Shapes, spaces: dict[str, dict[str, Any]]) -> None:
    """What was won by closing gaps never lies on ground that another space has by nature."""
    fixed = {name: shape for name, shape in ground.items() if "grow" not in spaces[name]}
    for name in shapes:
        if "grow" in spaces[name] or name not in ground:
            continue
        others = united([shape for other, shape in fixed.items() if other != name])
        won = shapes[name].difference(ground[name]).difference(others)
        shapes[name] = united([shapes[name].intersection(ground[name].buffer(0.01)), won])


def _carve(recipe: dict[str, Any], sheet: Sheet, shapes: Shapes) -> None:
    for channel in recipe["carve"]:
        water = sheet.shape(LineString(channel["line"])).buffer(channel["width"] / 2, quad_segs=6)
        for name in channel["from"]:
            shapes[name] = sound(shapes[name].difference(water))


def _keep_apart(recipe: dict[str, Any], shapes: Shapes) -> None:
    """Land that is not linked but nearly touches gets water in between; the larger space yields."""
    gap = recipe["gap"]["width"]
    linked = {frozenset(link) for link in recipe["links"]}
    skipped = {frozenset(two) for two in recipe["gap"]["skip"]}
    always = {frozenset(two) for two in recipe["gap"]["always"]}
    for one, other in itertools.combinations(list(shapes), 2):
        two = frozenset((one, other))
        if two in linked or two in skipped:
            continue
        away = shapes[one].distance(shapes[other])
        if away < gap and (away > 0.3 or two in always):
            large, small = (one, other) if shapes[one].area > shapes[other].area else (other, one)
            shapes[large] = sound(shapes[large].difference(shapes[small].buffer(gap, quad_segs=6)))


def _cross(recipe: dict[str, Any], sheet: Sheet, shapes: Shapes) -> None:
    """Four spaces that meet in one point: a disc cut into sectors."""
    for junction in recipe["junctions"]:
        x, y = sheet.spot(junction["point"])
        radius = junction["radius"]
        disc = Point(x, y).buffer(radius, quad_segs=16)
        for name in shapes:
            shapes[name] = sound(shapes[name].difference(disc))
        for name, first, last in junction["sectors"]:
            if name in shapes:
                turns = [math.radians(turn) for turn in np.linspace(first, last, 20)]
                rim = [(x + 3 * radius * math.cos(turn), y - 3 * radius * math.sin(turn)) for turn in turns]
                sector = sound(Polygon([(x, y), *rim]).buffer(0)).intersection(disc)
                joined = united([shapes[name], sector])
                shapes[name] = sound(joined.buffer(LAST_TOUCHES).buffer(-LAST_TOUCHES))


def _neutral(recipe: dict[str, Any], sheet: Sheet, countries: Shapes) -> BaseGeometry:
    """Land that is no space."""
    parts = [sheet.shape(countries[name]).buffer(2).buffer(-2) for name in recipe["neutral-land"]]
    return united([part for part in polygons(united(parts)) if part.area > 200]).intersection(sheet.frame)


# seas


def _seas(recipe: dict[str, Any], sheet: Sheet, land: Shapes, neutral: BaseGeometry) -> tuple[Shapes, list[Polygon]]:
    """The ocean cut along the lines between seas: all shapes, and shut-in water that is no space."""
    solid = united([*land.values(), neutral]).buffer(0.3).buffer(-0.3)
    ocean = sound(sheet.frame.difference(solid))
    cuts = [ocean.boundary, *_sea_lines(recipe, sheet, land, ocean)]
    faces = [face for face in polygonize(shapely.union_all(cuts)) if ocean.contains(face.representative_point())]
    anchors = [(space["id"], Point(sheet.spot(spot))) for space in recipe["sea"] for spot in space["anchors"]]
    anchors += [(WATERS, Point(sheet.spot(spot))) for spot in recipe["neutral-water"]]
    owned: dict[str, list[BaseGeometry]] = {name: [] for name, _ in anchors}
    loose: list[Polygon] = []
    for face in faces:
        names = sorted({name for name, spot in anchors if face.contains(spot)})
        if names:
            owned[names[0]].append(face)
        else:
            loose.append(face)
    shapes = dict(land)
    ponds: list[Polygon] = []
    for face in sorted(loose, key=lambda face: -face.area):
        beside = [
            (face.buffer(0.2).intersection(united(own).boundary).length, name) for name, own in owned.items() if own
        ]
        length, name = max(beside)
        if length > 0.5:
            owned[name].append(face)
        elif face.area < POND:
            name = max(land, key=lambda name: land[name].buffer(0.6).intersection(face.boundary).length)
            shapes[name] = united([shapes[name], face.buffer(0.35)]).intersection(sheet.frame)
        else:
            ponds.append(face)
    for name, own in owned.items():
        shapes[name] = sound(united(own).buffer(LAST_TOUCHES).buffer(-LAST_TOUCHES))
    return shapes, ponds


def _sea_lines(recipe: dict[str, Any], sheet: Sheet, land: Shapes, ocean: BaseGeometry) -> list[LineString]:
    """Curved lines between seas; some corners stand exactly where a land border meets the coast."""
    lines: list[LineString] = []
    for line in recipe["lines"]:
        spots = [sheet.spot(spot) for spot in line["line"]]
        pinned = [snap for snap in recipe["snaps"] if snap["line"] == line["name"]]
        for snap in pinned:
            one, other = snap["border"]
            border = sound(land[one].boundary.intersection(land[other].buffer(0.6)).buffer(0.2))
            end = nearest_points(border.intersection(ocean.buffer(0.8)), Point(spots[snap["vertex"]]))[0]
            spots[snap["vertex"]] = (end.x, end.y)
        cut = pinned[0]["vertex"] if pinned else 0
        for part in (spots[: cut + 1], spots[cut:]) if pinned else (spots,):
            if len(part) > 1:
                lines.append(LineString(_curved(part)))
    return lines


def _curved(spots: list[tuple[float, float]]) -> list[tuple[float, float]]:
    fine = curve([(round(x * 1_000), round(y * 1_000)) for x, y in spots], ease=0)
    return [spots[0], *((x / 1_000, y / 1_000) for x, y in fine[1:-1]), spots[-1]]
