"""The board: 53 spaces, border lines, stars and straits. A set of spaces is a whole number with one bit for each."""

from __future__ import annotations

import os
from typing import Final

from sandtable.kernel.plain import Plain, Record, as_text, parse

SOURCES: Final = ("rulebook", "public", "reconstruction")


def read_data(name: str) -> Plain:
    with open(os.path.join(os.path.dirname(__file__), "data", f"{name}.json"), encoding="utf-8") as file:
        return parse(file.read())


class Strait:
    """Joins two seas for the side that holds its land space."""

    id: Final[str]
    land: Final[int]  # one bit
    seas: Final[tuple[int, int]]  # one bit each

    def __init__(self, id: str, land: int, seas: tuple[int, int]) -> None:
        self.id = id
        self.land = land
        self.seas = seas


class Board:
    """What the board shows (qm.map.spaces), read once from ``data/map.json``."""

    def __init__(self, record: Record) -> None:
        record.only("about", "spaces", "links", "straits")
        self.sources: Final[list[tuple[str, str]]] = []
        self.spaces: list[str] = []
        self.land: int = 0
        self.stars: int = 0
        for space, row in enumerate(record.records("spaces", 60)):
            row.only("id", "kind", "star", "source")
            self.spaces.append(row.text("id"))
            self.sources.append((f"space {row.text('id')}", row.one_of("source", SOURCES)))
            if row.one_of("kind", ("land", "sea")) == "land":
                self.land |= 1 << space
            if row.flag("star", False):
                self.stars |= 1 << space
        self.space_of: dict[str, int] = {id: n for n, id in enumerate(self.spaces)}
        self.near: list[int] = [0] * len(self.spaces)
        self._read_links(record)
        self.straits: list[Strait] = self._read_straits(record)

    def _read_links(self, record: Record) -> None:
        """qm.map.adjacent; spaces that meet in a point have no row (qm.map.point)."""
        for row in record.records("links", 400):
            row.only("link", "source")
            one, other = [self.space_of[as_text(id, row.at("link"))] for id in row.items("link", 2)]
            self.near[one] |= 1 << other
            self.near[other] |= 1 << one
            self.sources.append((f"link {self.spaces[one]}, {self.spaces[other]}", row.one_of("source", SOURCES)))

    def _read_straits(self, record: Record) -> list[Strait]:
        straits: list[Strait] = []
        for row in record.records("straits", 10):
            row.only("id", "land", "seas", "source")
            one, other = [1 << self.space_of[as_text(id, row.at("seas"))] for id in row.items("seas", 2)]
            straits.append(Strait(row.text("id"), 1 << self.space_of[row.text("land")], (one, other)))
            self.sources.append((f"strait {row.text('id')}", row.one_of("source", SOURCES)))
        return straits


BOARD: Final = Board(Record(read_data("map"), "map"))
SPACES: Final[tuple[str, ...]] = tuple(BOARD.spaces)
SPACE_OF: Final[dict[str, int]] = BOARD.space_of
EVERYWHERE: Final = (1 << len(SPACES)) - 1
LAND: Final = BOARD.land
SEA: Final = EVERYWHERE & ~LAND
STARS: Final = BOARD.stars
NEAR: Final[tuple[int, ...]] = tuple(BOARD.near)  # by border lines alone
STRAITS: Final[tuple[Strait, ...]] = tuple(BOARD.straits)  # qm.strait

AXIS: Final = 0
ALLIES: Final = 1


# the neighbours of a set of spaces are looked up part by part, nine spaces at a time
PART: Final = (1 << 9) - 1


def _neighbours_of_parts(first: int) -> list[int]:
    """The neighbours of each set of the nine spaces from ``first`` on."""
    found = [0] * (PART + 1)
    for part in range(1, PART + 1):
        space = first + part.bit_length() - 1
        found[part] = found[part ^ (1 << (space - first))] | (NEAR[space] if space < len(NEAR) else 0)
    return found


PART_0: Final = _neighbours_of_parts(0)
PART_1: Final = _neighbours_of_parts(9)
PART_2: Final = _neighbours_of_parts(18)
PART_3: Final = _neighbours_of_parts(27)
PART_4: Final = _neighbours_of_parts(36)
PART_5: Final = _neighbours_of_parts(45)
assert len(SPACES) <= 54


class Neighbours:
    """The neighbours of spaces for a side that holds the straits of some lands. Asked more often than anything else."""

    def __init__(self, lands: int) -> None:
        self.straits: Final = [strait for strait in STRAITS if strait.land & lands]
        self.seas: int = 0
        for strait in self.straits:
            self.seas |= strait.seas[0] | strait.seas[1]

    def of(self, mask: int) -> int:
        """All neighbours of a set of spaces, over open straits too (qm.strait.adjacent)."""
        found = PART_0[mask & PART] | PART_1[(mask >> 9) & PART] | PART_2[(mask >> 18) & PART]
        found |= PART_3[(mask >> 27) & PART] | PART_4[(mask >> 36) & PART] | PART_5[mask >> 45]
        if mask & self.seas:
            for strait in self.straits:
                one, other = strait.seas
                if mask & one:
                    found |= other
                if mask & other:
                    found |= one
        return found


BORDERS: Final = Neighbours(0)  # by border lines alone


def _anchors() -> int:
    lands = 0
    for strait in STRAITS:
        lands |= strait.land
    return lands


def _subsets(mask: int) -> list[int]:
    found = [0]
    part = mask
    while part:
        found.append(part)
        part = (part - 1) & mask
    return found


ANCHORS: Final = _anchors()  # the land spaces of all straits
# for each set of anchors that Axis armies hold: the neighbours as the Axis and as the Allies have them (qm.strait.open)
NEIGHBOURS: Final[dict[int, tuple[Neighbours, Neighbours]]] = {
    held: (Neighbours(held), Neighbours(ANCHORS & ~held)) for held in _subsets(ANCHORS)
}


def at(*ids: str) -> int:
    """The set of some spaces."""
    mask = 0
    for id in ids:
        mask |= 1 << SPACE_OF[id]
    return mask


def beside(*ids: str) -> int:
    """The spaces across a border line from any of these."""
    mask = 0
    for id in ids:
        mask |= NEAR[SPACE_OF[id]]
    return mask


def names(mask: int) -> list[str]:
    """The ids of a set of spaces, in the order of the board."""
    return [id for space, id in enumerate(SPACES) if (mask >> space) & 1]


def within(mask: int, steps: int, near: Neighbours) -> int:
    """qm.map.distance: the spaces at most so many steps away, with the set itself."""
    for _ in range(steps):
        mask |= near.of(mask)
    return mask
