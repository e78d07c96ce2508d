"""The board of Global War: zones cut from countries and basins by their anchors."""

from __future__ import annotations

import json
import math
from collections import defaultdict
from pathlib import Path
from typing import Any

import shapely
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from mapmaking.countries import largest_first, moved, polygons, sound
from mapmaking.division import Anchor, Shapes, divided, hand_over, united
from mapmaking.plane import (
    AROUND,
    SEAM,
    UNITS,
    disc,
    into_window,
    km,
    outline,
    point,
    projected,
    square_km,
    window,
)

RECIPE = Path(__file__).parent / "globalwar.json"

SMALL = 12_000  # km²: a smaller island goes whole to the nearest anchor
REACH, LONG_REACH = 900, 1_600  # km to that anchor, for islets and for islands; farther ones are scenery
ISLET = 300  # km²
SCENERY = "~"  # land of no zone; "~id" are islets of a zone that touch nothing
LAKES = "greatlakes"
FIRST_OF_PACIFIC = 20 * UNITS  # the Indian and Pacific oceans are worked out from here eastwards


class Recipe:
    """Where zones lie; see ``globalwar.json``."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.land: list[dict[str, Any]] = data["land"]
        self.sea: list[dict[str, Any]] = data["sea"]
        self.basins: dict[str, BaseGeometry] = {basin["id"]: outline(basin["outline"]) for basin in data["basins"]}
        self.lakes = united([outline(lake) for lake in data["lakes"]])
        self.lines: list[dict[str, Any]] = data["lines"]


def read_recipe() -> Recipe:
    return Recipe(json.loads(RECIPE.read_text(encoding="utf-8")))


def in_window(longitude: float) -> float:
    return longitude + 360 if longitude * UNITS < SEAM else longitude


def land_zones(recipe: Recipe, countries: list[tuple[str, Polygon]]) -> Shapes:
    """Every land zone, and the scenery that belongs to none."""
    of_country: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for zone in recipe.land:
        for country in zone["countries"]:
            of_country[country].append(zone)
    pieces: dict[str, list[BaseGeometry]] = {zone["id"]: [] for zone in recipe.land}
    pieces[SCENERY] = []
    for country, shape in countries:
        if shape.centroid.y < -58:
            continue
        if shape.centroid.x * UNITS < SEAM:
            shape = moved(shape, 360)
        for zone, part in _shared_out(projected(shape), of_country[country]).items():
            pieces[zone].append(part)
    zones = {zone: united(parts).difference(recipe.lakes) for zone, parts in pieces.items()}
    _cut_cities(recipe, zones, of_country)
    scenery = zones.pop(SCENERY)
    _tidy(zones)
    _place_islands(recipe, zones)
    zones[SCENERY] = scenery
    return {zone: shape for zone, shape in zones.items() if not shape.is_empty}


def _stays(zone: str, main: Polygon, piece: Polygon, touched: list[tuple[float, str]]) -> str | None:
    """A piece of mainland that lies nearer to another zone goes there."""
    if not touched or square_km(piece) >= 0.35 * square_km(main):
        return None
    length, other = touched[0]
    return other if length > max(0.125 * piece.length, 0.2 * UNITS) else None


def _tidy(zones: Shapes) -> None:
    full = {zone: shape for zone, shape in zones.items() if not shape.is_empty}
    hand_over(full, _stays)
    zones.update(full)


def _shared_out(shape: BaseGeometry, zones: list[dict[str, Any]]) -> Shapes:
    """One polygon of a country among the zones that are cut from it."""
    wide = [zone for zone in zones if "city" not in zone]
    if not wide:
        return {zones[0]["id"] if zones else SCENERY: shape}
    anchors: list[Anchor] = [
        (point(in_window(longitude), latitude), zone["id"]) for zone in wide for longitude, latitude in zone["anchors"]
    ]
    area = square_km(shape)
    if area >= SMALL:
        return divided(shape, anchors)
    spot = shape.representative_point()
    away, nearest = min((math.hypot(spot.x - x, spot.y - y) * km(spot.y), zone) for (x, y), zone in anchors)
    return {nearest if away <= (LONG_REACH if area > ISLET else REACH) else SCENERY: shape}


def _cut_cities(recipe: Recipe, zones: Shapes, of_country: dict[str, list[dict[str, Any]]]) -> None:
    """A city is a disc cut out of the zones around it, in its own countries."""
    cities = {zone["id"] for zone in recipe.land if "city" in zone}
    for city in recipe.land:
        if "city" not in city:
            continue
        longitude, latitude = city["anchors"][0]
        ground = disc(in_window(longitude), latitude, city["city"])
        around = {zone["id"] for country in city["countries"] for zone in of_country[country]} - cities
        won = [zones[city["id"]]]
        for zone in sorted(around):
            if zones[zone].intersects(ground):
                won.append(zones[zone].intersection(ground))
                zones[zone] = sound(zones[zone].difference(ground))
        zones[city["id"]] = united(won)


def _place_islands(recipe: Recipe, zones: Shapes) -> None:
    """A small island is drawn as a disc; its other islets are scenery of that zone."""
    for island in recipe.land:
        if "island" not in island:
            continue
        longitude, latitude = island["anchors"][0]
        ground = disc(in_window(longitude), latitude, island["island"])
        islets = [part for part in polygons(zones[island["id"]]) if not part.intersects(ground)]
        if islets:
            zones[SCENERY + island["id"]] = united([into_window(part) for part in islets])
        zones[island["id"]] = into_window(ground)


def sea_zones(recipe: Recipe, land: BaseGeometry) -> Shapes:
    """Every sea zone: the water of each basin by the nearest anchor."""
    twice = united([land, moved(united([part for part in polygons(land) if part.bounds[0] < -60 * UNITS]), AROUND)])
    zones: Shapes = {}
    for basin, ground in recipe.basins.items():
        for other in {"atlantic": ("med", "baltic"), "indopac": ("redsea", "persian")}.get(basin, ()):
            ground = ground.difference(recipe.basins[other])
        pacific = basin == "indopac"
        water = ground.difference(recipe.lakes).difference(twice if pacific else land)
        anchors: list[Anchor] = []
        for zone in recipe.sea:
            for longitude, latitude in zone["anchors"] if zone["basin"] == basin else []:
                x, y = point(longitude, latitude)
                anchors.append(((x + AROUND if pacific and x < FIRST_OF_PACIFIC else x, y), zone["id"]))
        zones.update(divided(water, anchors))
    hand_over(zones, _drifts)
    for zone in recipe.sea:
        if zone["basin"] == LAKES:
            zones[zone["id"]] = recipe.lakes
    return {zone: into_window(shape) for zone, shape in zones.items()}


def _drifts(zone: str, main: Polygon, piece: Polygon, touched: list[tuple[float, str]]) -> str | None:
    """Water cut off from its zone goes to the sea it opens on; ponds are dropped."""
    area = square_km(piece)
    if area < 150:
        return ""
    if touched and touched[0][0] > 5:
        return touched[0][1]
    return None if area > 4_000 else ""


def zone_shapes(recipe: Recipe, countries: list[tuple[str, Polygon]]) -> Shapes:
    """All zones inside the window, none over another."""
    land = land_zones(recipe, countries)
    frame = window()
    shapes: Shapes = {}
    for zone, shape in land.items():
        inside = sound(into_window(shape).intersection(frame))
        if not inside.is_empty:
            shapes[zone] = inside
    # the plain outlines of islands give way to their discs, so that nothing of them is left in the water
    solid = united([shape for zone, shape in land.items() if zone != SCENERY])
    everything = united([solid, land[SCENERY]])
    for zone, shape in sea_zones(recipe, everything).items():
        shapes[zone] = sound(shape.intersection(frame))
    return {zone: shape for zone, shape in shapes.items() if largest_first(shape)}


def real_borders(countries: list[tuple[str, Polygon]]) -> BaseGeometry:
    """The frontiers and coasts of today, which are drawn as they are."""
    lines = []
    for _, shape in countries:
        if shape.centroid.y >= -58:
            lines.append(into_window(projected(shape)).boundary)
    return shapely.union_all(lines)
