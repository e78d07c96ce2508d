"""How strong the levels of each title were measured to be: ratings on one scale per title, with 95 % intervals.

`ratings.json` beside this module is written by tests/bench/ratings.py, with the version of the code that played.
"""

from __future__ import annotations

import os
from typing import Final

from sandtable.bots.levels import LEVELS
from sandtable.kernel.plain import Record, parse

FARTHEST: Final = 10_000


class Rating:
    """Rating points of a level above the first one, and the interval; 400 points are ten to one."""

    def __init__(self, points: int, low: int, high: int) -> None:
        self.points: Final = points
        self.low: Final = low
        self.high: Final = high


def _read() -> dict[str, dict[str, Rating]]:
    path = os.path.join(os.path.dirname(__file__), "ratings.json")
    with open(path, encoding="utf-8") as file:
        record = Record(parse(file.read()), "ratings")
    found: dict[str, dict[str, Rating]] = {}
    for title in record.data:
        row = record.record(title)
        row.only("mode", "games", "code", "data", "levels")
        levels = row.record("levels")
        found[title] = {}
        for name in LEVELS:
            rated = levels.record(name)
            found[title][name] = Rating(
                rated.number("rating", -FARTHEST, FARTHEST),
                rated.number("low", -FARTHEST, FARTHEST),
                rated.number("high", -FARTHEST, FARTHEST),
            )
    return found


RATINGS: Final = _read()  # by title and level; a title that was not measured is missing
