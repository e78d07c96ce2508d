"""A view as painters read it: what it is of, in whose eyes, and words for the things in it."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.plain import Plain, Record
from sandtable.pictures.canvas import MARGIN, Canvas
from sandtable.pictures.palette import DAY
from sandtable.text import Language

SIDES: Final = {"axis": "#55585c", "allies": "#3f6f8f"}
HIDDEN: Final = "#b9b2a0"  # of what nobody may know


class Seen:
    """What one seat sees, or everybody, and nothing else: what is hidden from a reader cannot be drawn."""

    def __init__(self, view: dict[str, Plain], words: Language) -> None:
        record = Record(view, "view")
        self.title: Final = record.text("title")
        self.mode: Final = record.text("mode")
        self.state: Final = record.record("state")
        self.words: Final = words

    def noun(self, noun: str) -> str:
        name = self.words.noun(noun, "nom", self.title)
        return name[:1].upper() + name[1:]

    def nouns(self, nouns: list[str]) -> str:
        """Things with how many there are of each."""
        counts = {noun: nouns.count(noun) for noun in nouns}
        return ", ".join(self.noun(noun) if n == 1 else f"{n} × {self.noun(noun)}" for noun, n in counts.items())

    def held(self, row: Record, key: str) -> str:
        """What somebody holds: the things, or only how many where they are secret."""
        held = row.raw(key)
        if isinstance(held, int):
            return str(held)
        return self.nouns([thing for thing in held if isinstance(thing, str)]) if isinstance(held, list) else ""

    def heading(self, canvas: Canvas, prefix: str, more: str) -> float:
        """The name of the game and how far it is; where the board begins."""
        canvas.text(MARGIN, 24, self.words.say(f"{prefix}-title"), 18, bold=True)
        mode = self.words.say(f"{prefix}-mode-{self.mode}")
        canvas.text(canvas.width - MARGIN, 24, f"{mode} · {more}", 13, DAY["ink-soft"], "end")
        return 36.0
