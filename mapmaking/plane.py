"""The plane a world map is built on: Mercator in whole units, a hundred to a degree at the equator, y upwards."""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from mapmaking.countries import moved, sound

UNITS = 100  # to one degree of longitude
AROUND = 360 * UNITS
SEAM = -16_950  # the left edge: through the Bering Strait
TOP, BOTTOM = 78.0, -58.0  # degrees of latitude
KM = 111.2  # one degree of a great circle


def height(latitude: float) -> float:
    """The y of a latitude."""
    radians = math.radians(max(-80.0, min(83.5, latitude)))
    return UNITS * math.degrees(math.log(math.tan(math.pi / 4 + radians / 2)))


def latitude(y: float) -> float:
    return math.degrees(2 * math.atan(math.exp(math.radians(y / UNITS))) - math.pi / 2)


def km(y: float) -> float:
    """Kilometres to a unit at this height."""
    return KM / UNITS * math.cos(math.radians(latitude(y)))


def point(longitude: float, latitude: float) -> tuple[float, float]:
    return longitude * UNITS, height(latitude)


def projected(shape: BaseGeometry) -> BaseGeometry:
    """A shape in degrees on the plane, its corners on whole units, so that neighbours keep common corners."""

    def onto(corners: NDArray[np.float64]) -> NDArray[np.float64]:
        ys = np.clip(corners[:, 1], -80.0, 83.5)
        heights = UNITS * np.degrees(np.log(np.tan(np.pi / 4 + np.radians(ys) / 2)))
        return np.round(np.column_stack([corners[:, 0] * UNITS, heights]))

    return sound(shapely.transform(shape, onto))


def outline(corners: Iterable[Iterable[float]]) -> BaseGeometry:
    """A coarse outline given by corners in degrees; long sides bend with the plane."""
    ring = [tuple(corner) for corner in corners]
    line = LineString([*ring, ring[0]]).segmentize(2)
    return sound(Polygon([point(x, y) for x, y in line.coords]))


def square_km(shape: BaseGeometry) -> float:
    return float(shape.area) * km(shape.centroid.y) ** 2


def disc(longitude: float, latitude: float, radius_km: float) -> BaseGeometry:
    x, y = point(longitude, latitude)
    return Point(x, y).buffer(radius_km / km(y), quad_segs=24)


def window() -> BaseGeometry:
    """Once around the world."""
    return box(SEAM, round(height(BOTTOM)), SEAM + AROUND, round(height(TOP)))


def into_window(shape: BaseGeometry) -> BaseGeometry:
    """The shape cut at the seam, what lies beyond it put where it appears again."""
    frame = window()
    parts = [moved(shape, turn * AROUND).intersection(frame) for turn in (-1, 0, 1)]
    return sound(shapely.union_all([part for part in parts if not part.is_empty]))
