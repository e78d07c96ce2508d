"""A sheet of SVG on which boards are drawn: boxes and words, counted from the left upper corner."""

from __future__ import annotations

from html import escape
from typing import Final

from sandtable.pictures.palette import DAY, readable_on

FONT: Final = "'Source Sans 3','Segoe UI',system-ui,sans-serif"
WIDE: Final = 0.58  # of a letter, to its height
BOLD: Final = 1.08  # so much wider
LEAST: Final = 7.0  # pixels, below which nobody reads
MARGIN: Final = 12


class Canvas:
    """``height`` grows with what is drawn."""

    def __init__(self, width: int) -> None:
        self.width: Final = width
        self.height = 0.0
        self._parts: Final[list[str]] = []

    def box(
        self, x: float, y: float, w: float, h: float, fill: str, edge: str = "", name: str = "", round: float = 4
    ) -> None:
        """``name`` is what a reader is told who points at it."""
        stroke = f' stroke="{edge}"' if edge else ""
        title = f"<title>{escape(name)}</title>" if name else ""
        place = f'x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{round:g}"'
        self._parts.append(f'<rect {place} fill="{fill}"{stroke}>{title}</rect>')
        self.height = max(self.height, y + h)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 13,
        colour: str = DAY["ink"],
        anchor: str = "start",
        bold: bool = False,
        room: float = 0,
    ) -> None:
        """Words on a line; smaller where they would not fit into ``room``."""
        wide = len(text) * WIDE * (BOLD if bold else 1.0)  # at a size of one pixel
        if room and wide * size > room:
            size = max(LEAST, room / wide)
        weight = ' font-weight="700"' if bold else ""
        squeezed = ""
        if room and wide * size > room + 0.1:
            squeezed = f' textLength="{room:g}" lengthAdjust="spacingAndGlyphs"'
        self._parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:.3g}" fill="{colour}" text-anchor="{anchor}"'
            f"{weight}{squeezed}>{escape(text)}</text>"
        )
        self.height = max(self.height, y + size * 0.4)

    def token(self, x: float, y: float, w: float, h: float, colour: str, words: str, name: str = "") -> None:
        """A piece: its words on its colour, in two lines where they are two words."""
        self.box(x, y, w, h, colour, DAY["coast"], name or words)
        lines = words.rsplit(" ", 1) if len(words) * WIDE * 11 > w - 6 and " " in words else [words]
        for n, line in enumerate(lines):
            middle = y + h / 2 + 4 + (n - (len(lines) - 1) / 2) * 12
            self.text(x + w / 2, middle, line, 11, readable_on(colour), "middle", bold=True, room=w - 6)

    def paragraph(self, x: float, y: float, text: str, room: float, size: float = 12.5) -> float:
        """Words on as many lines as they need; where the next line would stand."""
        letters = int(room / (WIDE * size))
        line = ""
        for word in text.split():
            if line and len(line) + 1 + len(word) > letters:
                self.text(x, y, line, size, room=room)
                y, line = y + size * 1.35, word
            else:
                line = f"{line} {word}" if line else word
        self.text(x, y, line, size, room=room)
        return y + size * 1.35

    def line(self, x: float, y: float, right: float, bottom: float, colour: str, width: float) -> None:
        place = f'x1="{x:.4g}" y1="{y:.4g}" x2="{right:.4g}" y2="{bottom:.4g}"'
        self._parts.append(f'<line {place} stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round"/>')
        self.height = max(self.height, y, bottom)

    def dot(self, x: float, y: float, radius: float, colour: str, name: str) -> None:
        title = f"<title>{escape(name)}</title>"
        self._parts.append(f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{radius:.3g}" fill="{colour}">{title}</circle>')
        self.height = max(self.height, y + radius)

    def inset(self, x: float, y: float, height: float, drawing: str) -> None:
        """Another drawing, laid on this one."""
        self._parts.append(f'<g transform="translate({x:g} {y:g})">{drawing}</g>')
        self.height = max(self.height, y + height)

    def svg(self, name: str) -> str:
        height = round(self.height + MARGIN)
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {height}" width="{self.width}" '
                f'height="{height}" font-family="{FONT}" role="img" aria-label="{escape(name)}">',
                f'<rect width="{self.width}" height="{height}" fill="{DAY["panel"]}"/>',
                *self._parts,
                "</svg>\n",
            ]
        )
