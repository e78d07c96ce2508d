"""Views as vectors of a fixed length, for any title.

A view is taken apart into features: ``reserves.0=army:2`` for a text at a place, ``markers.3`` for a number, and for
lists of texts how often each is in them. A feature is added at two places that follow from its name by a hash, with a
sign each: two features fall together in both only once in millions of pairs, so different views give different vectors.
What a view does not tell cannot be in its vector.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from sandtable.adapters.course import Course
from sandtable.kernel.plain import Plain

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

LENGTHS: Final = {"blitzkrieg": 1024, "quartermaster": 2048, "legie": 4096, "globalwar": 8192}
LIMIT: Final = 64.0  # of a place in a vector
HALF: Final = 8.0  # the number that is written 0.5

Feature = tuple[str, float]
Places = tuple[int, float, int, float]


def features(data: Plain, path: str = "") -> list[Feature]:
    """What a view says, thing by thing."""
    found: list[Feature] = []
    _take_apart(data, path, found)
    return found


def _take_apart(data: Plain, path: str, found: list[Feature]) -> None:
    """Lists that are filled, not generators in generators: a vector is made at every step of every agent."""
    if isinstance(data, str | bool) or data is None:
        found.append((f"{path}={data}", 1.0))
    elif isinstance(data, dict):
        for key, value in data.items():
            _take_apart(value, f"{path}.{key}" if path else key, found)
    elif isinstance(data, list):
        found.append((f"{path}#", _bounded(len(data))))
        for place, item in enumerate(data):
            _take_apart(item, f"{path}.{place}", found)
            if isinstance(item, str):
                found.append((f"{path}*{item}", 1.0))
    else:
        found.append((path, _bounded(data)))


def _bounded(number: float) -> float:
    """Between -1 and 1, and different for different numbers."""
    return number / (abs(number) + HALF)


class Encoder:
    """Makes the vectors of a title."""

    def __init__(self, title: str) -> None:
        self.length: Final = LENGTHS[title]
        self._places: Final[dict[str, Places]] = {}

    def places(self, name: str) -> Places:
        """Where a feature stands, and with which sign."""
        bits = int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest(), "big")
        one, other = bits % self.length, (bits >> 24) % self.length
        found = one, 1.0 if bits >> 62 & 1 else -1.0, other, 1.0 if bits >> 63 else -1.0
        self._places[name] = found
        return found

    def vector(self, course: Course, seat: int) -> NDArray[np.float32]:
        """All that a seat may know of a course."""
        import numpy as np

        places: list[int] = []
        values: list[float] = []
        for name, value in [*features(course.state.view(seat)), *_asked(course, seat)]:
            one, sign, other, second = self._places.get(name) or self.places(name)
            places += (one, other)
            values += (sign * value, second * value)
        found = np.bincount(places, values, self.length)
        return np.clip(found, -LIMIT, LIMIT).astype(np.float32)


def _asked(course: Course, seat: int) -> Iterator[Feature]:
    """What the seat itself is asked, and what it has said of an act so far."""
    yield f"seat={seat}", 1.0
    if course.asked == seat:
        yield "asked=free" if course.offered else "asked", 1.0
        for place, number in enumerate(course.entered):
            yield f"entered.{place}={course.codes.phrases[number]}", 1.0
