"""A board drawn as SVG: seas, land, borders, lines and names, whole or in part."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from html import escape
from typing import Final

from sandtable.kernel.geometry import Geometry, Line, Point, Shape
from sandtable.pictures.palette import DARK, LIGHT, mixed, readable_on

FONT: Final = "'Barlow Condensed','Arial Narrow',sans-serif"
PER: Final = 10_000  # units that the zoom of a name counts its pixels to
ABREAST: Final = 3  # stacks in a row
BADGE: Final = 8.5  # pixels: radius of the sign in the middle of a space


@dataclass
class Space:
    """How one space is drawn. ``fill`` is its ground, ``side`` the colour of its sign; ``pattern`` names a terrain."""

    name: str
    sea: bool
    fill: str
    side: str = ""
    badge: str = ""
    pattern: str = ""
    strong: bool = False  # a city: a ring and a bold name
    star: bool = False
    group: str = ""  # shapes of one group share an outline


@dataclass
class Track:
    """A line laid over the map: a river, a railway, a convoy line."""

    kind: str
    line: list[tuple[float, float]]
    colour: str = ""
    label: str = ""


@dataclass
class Stack:
    """Pieces that stand together: few letters on their colour, and their names for whoever points at them."""

    label: str
    colour: str
    name: str
    round: bool = False


@dataclass
class Sheet:
    """What is drawn on a board besides its shapes."""

    spaces: dict[str, Space]
    tracks: list[Track] = field(default_factory=list)
    rivers: list[int] = field(default_factory=list)  # arcs that are rivers
    closed: list[int] = field(default_factory=list)  # arcs nobody may cross
    capacities: dict[tuple[str, str], str] = field(default_factory=dict)
    stacks: dict[str, list[Stack]] = field(default_factory=dict)  # by space


class Frame:
    """The part of a board that is drawn, and how many pixels wide."""

    def __init__(self, left: float, top: float, right: float, bottom: float, pixels: int) -> None:
        self.left: Final = left
        self.top: Final = top
        self.right: Final = right
        self.bottom: Final = bottom
        self.pixels: Final = pixels
        self.unit: Final = (right - left) / pixels  # board units to a pixel
        self.zoom: Final = PER / self.unit

    def px(self, pixels: float) -> str:
        return f"{pixels * self.unit:.1f}".rstrip("0").rstrip(".")

    def meets(self, left: float, top: float, right: float, bottom: float) -> bool:
        return left < self.right and right > self.left and top < self.bottom and bottom > self.top


class Chart:
    """Draws one frame of a board."""

    def __init__(self, geometry: Geometry, sheet: Sheet, frame: Frame, colours: dict[str, str]) -> None:
        self.geometry = geometry
        self.sheet = sheet
        self.frame = frame
        self.colours = colours
        self.turns = (-1, 0, 1) if geometry.around else (0,)
        self.fine = frame.unit * 0.6
        self.parts: list[str] = []

    def svg(self) -> str:
        frame = self.frame
        height = round(frame.pixels * (frame.bottom - frame.top) / (frame.right - frame.left))
        view = f"{frame.left:.0f} {frame.top:.0f} {frame.right - frame.left:.0f} {frame.bottom - frame.top:.0f}"
        self.parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{frame.pixels}" height="{height}">',
            self._patterns(),
            f'<rect x="{frame.left:.0f}" y="{frame.top:.0f}" width="100%" height="100%" '
            f'fill="{self.colours["void"]}"/>',
        ]
        self._seas()
        self._land()
        self._borders()
        self._tracks()
        self._connectors()
        self._names()
        self._stacks()
        self.parts.append("</svg>\n")
        return "\n".join(part for part in self.parts if part)

    # ground

    def _rings(self, rings: Iterable[list[int]]) -> str:
        """The path of rings, drawn wherever the frame shows them."""
        return "".join(self._paths(self.geometry.walk(ring), closed=True) for ring in rings)

    def _paths(self, line: Line, closed: bool = False) -> str:
        """A line wherever the frame shows it: a board that goes around may show it at either edge."""
        if not line:
            return ""
        xs = [x for x, _ in line]
        ys = [y for _, y in line]
        left, top, right, bottom = min(xs), min(ys), max(xs), max(ys)
        shifts = [turn * self.geometry.around for turn in self.turns]
        seen = [shift for shift in shifts if self.frame.meets(left + shift, top, right + shift, bottom)]
        if not seen:
            return ""
        steps: list[str] = []
        last = 0
        for n in range(1, len(line)):  # corners closer than a fraction of a pixel are left out
            dx, dy = xs[n] - xs[last], ys[n] - ys[last]
            if abs(dx) + abs(dy) >= self.fine or n == len(line) - 1:
                steps.append(f"{dx} {dy}")
                last = n
        way = f"l{' '.join(steps)}" + ("z" if closed else "")
        return "".join(f"M{xs[0] + shift} {ys[0]}{way}" for shift in seen)

    def _fill(self, path: str, fill: str, extra: str = "") -> None:
        if path:
            self.parts.append(f'<path d="{path}" fill="{fill}" fill-rule="evenodd"{extra}/>')

    def _stroke(self, path: str, colour: str, width: float, extra: str = "") -> None:
        if path:
            self.parts.append(
                f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{self.frame.px(width)}" '
                f'stroke-linejoin="round" stroke-linecap="round"{extra}/>'
            )

    def _shapes(self, sea: bool) -> list[tuple[Shape, Space]]:
        spaces = self.sheet.spaces
        return [(shape, spaces[id]) for id, shape in self.geometry.shapes.items() if spaces[id].sea == sea]

    def _seas(self) -> None:
        self._fill(self._rings(self.geometry.waters), mixed(self.colours["sea"], self.colours["void"], 0.4))
        for shape, space in self._shapes(True):
            self._fill(self._rings(shape.rings), space.fill)
        lines = [arc for two, arcs in self.geometry.borders.items() if self._both(two, True) for arc in arcs]
        self._stroke(self._arcs(lines), self.colours["panel"], 1.3, ' stroke-opacity=".8"')

    def _land(self) -> None:
        land = [shape for shape, _ in self._shapes(False)]
        whole = self._rings(ring for shape in land for ring in shape.rings + shape.islets)
        whole += self._rings(self.geometry.scenery)
        for width in (9, 6, 3):
            self._stroke(whole, self.colours["sea-deep"], width, ' stroke-opacity=".35"')
        self._fill(self._rings(self.geometry.scenery), mixed(self.colours["land"], self.colours["void"], 0.5))
        for shape, space in self._shapes(False):
            path = self._rings(shape.rings + shape.islets)
            self._fill(path, space.fill)
            if space.pattern:
                self._fill(path, f"url(#{space.pattern})")

    def _both(self, two: tuple[str, str], sea: bool) -> bool:
        return all(self.sheet.spaces[id].sea == sea for id in two)

    def _arcs(self, numbers: Iterable[int]) -> str:
        return "".join(self._paths(self.geometry.arcs[number]) for number in numbers)

    # borders

    def _borders(self) -> None:
        spaces = self.sheet.spaces
        inside: list[int] = []
        frontiers: list[int] = []
        coasts: list[int] = []
        for two, arcs in self.geometry.borders.items():
            if self._both(two, False):
                (inside if spaces[two[0]].group == spaces[two[1]].group else frontiers).extend(arcs)
            elif not self._both(two, True):
                coasts.extend(arcs)
        ink = self.colours["ink"]
        self._stroke(self._arcs(inside), ink, 0.8, ' stroke-opacity=".38"')
        self._stroke(self._arcs(frontiers), ink, 1.7, ' stroke-opacity=".62"')
        self._stroke(self._arcs(coasts), self.colours["coast"], 1.2)
        islets = self._rings(ring for shape, _ in self._shapes(False) for ring in shape.islets)
        self._stroke(islets, self.colours["coast"], 0.8)
        for shape, space in self._shapes(False):
            if space.strong:
                self._stroke(self._rings(shape.rings), ink, 1.5, ' stroke-opacity=".8"')
        self._stroke(self._arcs(self.sheet.rivers), self.colours["river"], 3.4, ' stroke-opacity=".85"')
        closed = self._arcs(self.sheet.closed)
        self._stroke(closed, self.colours["closed"], 3.6)
        dash = f' stroke-dasharray="{self.frame.px(1.4)} {self.frame.px(4)}" stroke-linecap="butt"'
        if closed:
            self.parts.append(
                f'<path d="{closed}" fill="none" stroke="{self.colours["panel"]}" '
                f'stroke-width="{self.frame.px(3.6)}"{dash}/>'
            )

    # lines over the map

    def _tracks(self) -> None:
        px = self.frame.px
        for track in self.sheet.tracks:
            for turn in self.turns:
                path = self._curve(track.line, turn * self.geometry.around)
                if not path:
                    continue
                if track.kind == "river":
                    self._stroke(path, self.colours["river"], 2, ' stroke-opacity=".7"')
                elif track.kind.startswith("rail"):
                    colour = self.colours["gold"] if track.kind == "rail-wide" else self.colours["ink"]
                    self._stroke(path, colour, 1.1, ' stroke-opacity=".55"')
                    self.parts.append(
                        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{px(4.5)}" '
                        f'stroke-opacity=".45" stroke-dasharray="{px(1.2)} {px(5)}"/>'
                    )
                else:
                    self._stroke(path, self.colours["panel"], 4.5, ' stroke-opacity=".7"')
                    self.parts.append(
                        f'<path d="{path}" fill="none" stroke="{track.colour}" stroke-width="{px(2.2)}" '
                        f'stroke-dasharray="{px(8)} {px(4)}"/>'
                    )
                    self._tag(track, turn * self.geometry.around)

    def _curve(self, line: list[tuple[float, float]], shift: float) -> str:
        """A smooth way through all points."""
        spots = [(x + shift, y) for x, y in line]
        xs = [x for x, _ in spots]
        ys = [y for _, y in spots]
        if len(spots) < 2 or not self.frame.meets(min(xs), min(ys), max(xs), max(ys)):
            return ""
        path = f"M{spots[0][0]:.0f} {spots[0][1]:.0f}"
        for n in range(len(spots) - 1):
            before, here = spots[max(n - 1, 0)], spots[n]
            there, after = spots[n + 1], spots[min(n + 2, len(spots) - 1)]
            path += (
                f"C{here[0] + (there[0] - before[0]) / 6:.0f} {here[1] + (there[1] - before[1]) / 6:.0f} "
                f"{there[0] - (after[0] - here[0]) / 6:.0f} {there[1] - (after[1] - here[1]) / 6:.0f} "
                f"{there[0]:.0f} {there[1]:.0f}"
            )
        return path

    def _tag(self, track: Track, shift: float) -> None:
        x, y = track.line[len(track.line) // 4 * 2 + 1]  # on a border, clear of the names in the middle of zones
        if not track.label or not self._inside((x + shift, y)):
            return
        px = self.frame.px
        wide = 20 * self.frame.unit
        self.parts.append(
            f'<rect x="{x + shift - wide / 2:.0f}" y="{y - wide * 0.4:.0f}" width="{wide:.0f}" '
            f'height="{wide * 0.8:.0f}" rx="{px(7)}" fill="{track.colour}" '
            f'stroke="{self.colours["panel"]}" stroke-width="{px(1.4)}"/>'
        )
        self._text(x + shift, y + 4 * self.frame.unit, track.label, 12, readable_on(track.colour), "font-weight:700")

    def _connectors(self) -> None:
        px = self.frame.px
        for connector in self.geometry.connectors:
            for turn in self.turns:
                line = [(x + turn * self.geometry.around, y) for x, y in connector.line]
                path = self._curve([(float(x), float(y)) for x, y in line], 0)
                if not path:
                    continue
                if connector.kind in ("canal", "strait", "sea-route", "sea"):
                    self._stroke(path, self.colours["panel"], 5)
                    self._stroke(path, self.colours["sea-ink"], 2.4)
                elif connector.kind == "road":
                    self._stroke(path, self.colours["closed"], 1.6, f' stroke-dasharray="{px(5)} {px(3)}"')
                else:
                    self._stroke(path, self.colours["panel"], 4.2)
                    self._stroke(path, self.colours["ink"], 1.8)
                self._end_marks(connector.kind, line)
                count = self.sheet.capacities.get((connector.a, connector.b), "")
                if count:
                    self._count(line, count)

    def _end_marks(self, kind: str, line: Line) -> None:
        colour = self.colours["sea-ink" if kind in ("canal", "strait", "sea-route", "sea") else "ink"]
        for x, y in (line[0], line[-1]) if kind != "road" else ():
            self.parts.append(f'<circle cx="{x}" cy="{y}" r="{self.frame.px(2.6)}" fill="{colour}"/>')

    def _count(self, line: Line, count: str) -> None:
        x, y = (line[0][0] + line[-1][0]) / 2, (line[0][1] + line[-1][1]) / 2
        px = self.frame.px
        self.parts.append(
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{px(6)}" fill="{self.colours["panel"]}" '
            f'stroke="{self.colours["ink"]}" stroke-width="{px(1)}"/>'
        )
        self._text(x, y + 3.6 * self.frame.unit, count, 10.5, self.colours["ink"], "font-weight:700")

    # names

    def _inside(self, spot: tuple[float, float]) -> bool:
        frame = self.frame
        return frame.left <= spot[0] <= frame.right and frame.top <= spot[1] <= frame.bottom

    def _names(self) -> None:
        for id, shape in self.geometry.shapes.items():
            for turn in self.turns:
                at = (shape.at[0] + turn * self.geometry.around, shape.at[1])
                if self._inside(at):
                    self._sign(self.sheet.spaces[id], shape, at)
                    if shape.zoom <= self.frame.zoom * 1.1:
                        self._name(self.sheet.spaces[id], shape, at)

    def _sign(self, space: Space, shape: Shape, at: Point) -> None:
        if shape.star is not None:
            at = shape.star
            self._text(at[0], at[1] + 6 * self.frame.unit, "★", 20, self.colours["gold"], "font-weight:700")
        if not space.side:
            return
        small = self.frame.zoom < 900
        radius = 3.2 if small else BADGE
        edge = self.colours["gold"] if space.star else self.colours["panel"]
        self.parts.append(
            f'<circle cx="{at[0]}" cy="{at[1]}" r="{self.frame.px(radius)}" fill="{space.side}" stroke="{edge}" '
            f'stroke-width="{self.frame.px(1 if small else 1.6)}"/>'
        )
        if not small and space.badge:
            self._text(
                at[0], at[1] + 4 * self.frame.unit, space.badge, 11.5, readable_on(space.side), "font-weight:700"
            )

    def _name(self, space: Space, shape: Shape, at: Point) -> None:
        """The name beside the sign, on the side that has room; of a sea in its middle, or where it was set by hand."""
        unit = self.frame.unit
        gap = (5 if self.frame.zoom < 900 else 11) * unit
        x, y, anchor = float(at[0]), float(at[1]) + 4 * unit, "middle"
        if shape.label is not None:
            x, y = shape.label[0], shape.label[1] + 4 * unit
        elif not space.side:
            pass
        elif shape.name == "n":
            y = at[1] - gap
        elif shape.name == "s":
            y = at[1] + gap + 9 * unit
        elif shape.name == "e":
            x, anchor = at[0] + gap, "start"
        else:
            x, anchor = at[0] - gap, "end"
        lines = space.name.split("\n")
        for n, line in enumerate(lines):
            below = y + (n - (len(lines) - 1) / 2) * 13 * unit
            self._named(space, x, below, f"★ {line}" if space.star and not n else line, anchor)

    def _named(self, space: Space, x: float, y: float, name: str, anchor: str) -> None:
        if space.sea:
            self._text(x, y, name, 12.5, self.colours["sea-ink"], "font-style:italic;font-weight:600", anchor, "sea")
        else:
            weight = 700 if space.strong else 600
            size = 12.5 if space.strong else 11.5
            self._text(x, y, name, size, self.colours["ink"], f"font-weight:{weight}", anchor)

    # pieces

    def _stacks(self) -> None:
        for id, stacks in self.sheet.stacks.items():
            shape = self.geometry.shapes[id]
            for turn in self.turns:
                at = (shape.at[0] + turn * self.geometry.around, shape.at[1])
                if self._inside(at):  # of a sea the name stands in its middle
                    below = 13 * self.frame.unit if self.sheet.spaces[id].sea and shape.label is None else 0
                    self._stood(stacks, at[0], at[1] + below)

    def _stood(self, stacks: list[Stack], left: float, top: float) -> None:
        """Side by side, a few in a row."""
        unit = self.frame.unit
        wide = 7 + 7 * max(1.5, *(len(stack.label) for stack in stacks))
        for n, stack in enumerate(stacks):
            row, place = divmod(n, ABREAST)
            abreast = min(ABREAST, len(stacks) - row * ABREAST)
            x = left + (place - (abreast - 1) / 2) * (wide + 2) * unit
            y = top + row * 17 * unit
            self.parts.append(
                f'<rect x="{x - wide / 2 * unit:.0f}" y="{y - 7.5 * unit:.0f}" width="{self.frame.px(wide)}" '
                f'height="{self.frame.px(15)}" rx="{self.frame.px(7.5 if stack.round else 2.5)}" '
                f'fill="{stack.colour}" stroke="{self.colours["panel"]}" stroke-width="{self.frame.px(1)}">'
                f"<title>{escape(stack.name)}</title></rect>"
            )
            self._text(x, y + 4 * unit, stack.label, 11, readable_on(stack.colour), "font-weight:700")

    def _text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        colour: str,
        style: str,
        anchor: str = "middle",
        edge: str = "",
    ) -> None:
        halo = ""
        if colour not in (LIGHT, DARK):
            around = self.colours["sea"] if edge else self.colours["panel"]
            halo = (
                f' paint-order="stroke" stroke="{around}" stroke-opacity=".8" stroke-width="{self.frame.px(2.6)}" '
                f'stroke-linejoin="round"'
            )
        self.parts.append(
            f'<text x="{x:.0f}" y="{y:.0f}" font-family="{FONT}" font-size="{self.frame.px(size)}" fill="{colour}" '
            f'text-anchor="{anchor}" style="{style}"{halo}>{escape(text)}</text>'
        )

    # terrain

    def _patterns(self) -> str:
        """Mountains, desert, jungle, marsh and tundra as quiet marks."""
        ink = self.colours["ink"]
        marks = {
            "mountains": (15, "M1 9l3.5-6 3.5 6M9 13l2.2-4 2.2 4"),
            "desert": (11, "M2 3h.1M7.500 7h.1M3 9h.1"),
            "jungle": (13, "M4 9V5M2 5.500q2-3.500 4 0M10 12V9.500M8.300 9.500q1.700-3 3.400 0"),
            "marsh": (14, "M1 4h5M8 7h5M3 11h5M3 2.500v1M10 5.500v1"),
            "tundra": (13, "M2 4l1.500 1.500M9 9l1.500 1.500M8 3l1-1"),
        }
        made = []
        used = {space.pattern for space in self.sheet.spaces.values()}
        for name, (size, path) in marks.items():
            if name not in used:
                continue
            scale = f'patternTransform="scale({self.frame.unit:.3f})"'
            made.append(
                f'<pattern id="{name}" width="{size}" height="{size}" patternUnits="userSpaceOnUse" {scale}>'
                f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="1" stroke-opacity=".3" '
                f'stroke-linecap="round"/></pattern>'
            )
        return f"<defs>{''.join(made)}</defs>" if made else ""
