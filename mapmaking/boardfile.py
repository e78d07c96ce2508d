"""The geometry file of a title, written from a board: arcs as steps, shapes, lines and barriers, one record a line."""

from __future__ import annotations

import itertools
import json
from dataclasses import dataclass, field
from pathlib import Path

from shapely.geometry.base import BaseGeometry

from mapmaking.coverage import Board, shape_of
from mapmaking.places import Place

SCENERY = "~"


@dataclass
class Connector:
    kind: str
    a: str
    b: str
    line: list[tuple[int, int]]


@dataclass
class BoardFile:
    """All that a geometry file holds."""

    about: str
    source: str
    width: int
    height: int
    touch: int
    board: Board
    places: dict[str, Place]
    connectors: list[Connector] = field(default_factory=list)
    barriers: list[tuple[str, str]] = field(default_factory=list)
    waters: tuple[str, ...] = ()  # names of shapes that are water without being a space

    def text(self) -> str:
        numbers = self._used()
        arcs = [_steps(self.board.arcs[n]) for n in numbers]
        new = {old: n for n, old in enumerate(numbers)}
        shapes = {id: self._shape(id, new) for id in self.places}
        plain = [name for name in self.board.rings if name == SCENERY]
        head = {"about": self.about, "source": self.source, "width": self.width, "height": self.height,
                "around": self.board.around, "touch": self.touch}  # fmt: skip
        lines = [f" {_json(key)}: {_json(value)}" for key, value in head.items()]
        lines.append(_list("arcs", [_tight(arc) for arc in arcs]))
        body = ",\n".join(f"  {_json(id)}: {_tight(shape)}" for id, shape in shapes.items())
        lines.append(f' "shapes": {{\n{body}\n }}')
        lines.append(f' "scenery": {_tight([ring for name in plain for ring in self._rings(name, new, None)])}')
        lines.append(f' "waters": {_tight([ring for name in self.waters for ring in self._rings(name, new, None)])}')
        lines.append(_list("connectors", [_json(self._connector(line)) for line in self.connectors]))
        lines.append(_list("barriers", [_json({"between": list(two)}) for two in self.barriers]))
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def _used(self) -> list[int]:
        used = {
            entry if entry >= 0 else ~entry for rings in self.board.rings.values() for ring in rings for entry in ring
        }
        return sorted(used)

    def _shape(self, id: str, new: dict[int, int]) -> dict[str, object]:
        place = self.places[id]
        shape: dict[str, object] = {"rings": self._rings(id, new, place)}
        if SCENERY + id in self.board.rings:
            shape["islets"] = self._rings(SCENERY + id, new, place)
        shape.update(at=list(place.at), room=place.room, name=place.name, zoom=place.zoom,
                     slots=[number for slot in place.slots for number in slot])  # fmt: skip
        if place.label is not None:
            shape["label"] = list(place.label)
        if place.star is not None:
            shape["star"] = list(place.star)
        return shape

    def _rings(self, name: str, new: dict[int, int], place: Place | None) -> list[list[int]]:
        rings: list[list[int]] = []
        for ring in self.board.rings.get(name, []):
            if not ring:
                continue
            corners = self.board.walked(ring)
            middle = (min(x for x, _ in corners) + max(x for x, _ in corners)) / 2
            turn = round((place.at[0] - middle) / self.board.around) if place and self.board.around else 0
            rings.append([turn, *(new[entry] if entry >= 0 else ~new[~entry] for entry in ring)])
        return rings

    def _connector(self, line: Connector) -> dict[str, object]:
        return {"kind": line.kind, "a": line.a, "b": line.b, "line": [number for spot in line.line for number in spot]}

    def write(self, path: Path) -> None:
        path.write_text(self.text(), encoding="utf-8")


def shapes_of(board: Board) -> dict[str, BaseGeometry]:
    return {name: shape_of(board, name) for name in board.rings if not name.startswith(SCENERY)}


def _steps(arc: list[tuple[int, int]]) -> list[int]:
    numbers = [*arc[0]]
    for (x, y), (next_x, next_y) in itertools.pairwise(arc):
        if (x, y) != (next_x, next_y) or len(arc) == 2:
            numbers += [next_x - x, next_y - y]
    return numbers


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _tight(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _list(key: str, rows: list[str]) -> str:
    return f' "{key}": [\n' + ",\n".join(f"  {row}" for row in rows) + "\n ]"
