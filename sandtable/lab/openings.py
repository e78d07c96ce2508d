"""Opening sets: positions that the pairs of an arena begin from, one after the other."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from sandtable.games import game as find_game
from sandtable.kernel.plain import Malformed, Plain, Record, as_list, parse
from sandtable.lab.version import SHOWN

MOST: Final = 10_000


class Openings:
    """Positions in the form of docs/notation.md, and a hash that tells one set from another."""

    def __init__(self, positions: list[dict[str, Plain]], sign: str) -> None:
        self.positions: Final = positions
        self.sign: Final = sign

    def of_pair(self, pair: int) -> dict[str, Plain]:
        return self.positions[pair % len(self.positions)]


def read_openings(path: Path, title: str, mode: str, seats: int) -> Openings:
    """A file with a list of positions, every one of which can be played on from. Raises Malformed."""
    data = path.read_bytes()
    positions: list[dict[str, Plain]] = []
    for place, item in enumerate(as_list(parse(data), "openings", MOST)):
        record = Record(item, f"openings[{place}]")
        match = find_game(title).position(record.data, seed=0, manual=True)
        if (match.setting.mode, match.setting.seats) != (mode, seats):
            raise Malformed(record.at("mode"), "core-malformed-choice", value=match.setting.mode, choices=mode)
        if match.outcome is not None:
            raise Malformed(record.place, "core-malformed-entry")
        positions.append(record.data)
    if not positions:
        raise Malformed("openings", "core-malformed-missing")
    return Openings(positions, hashlib.sha256(data).hexdigest()[:SHOWN])
