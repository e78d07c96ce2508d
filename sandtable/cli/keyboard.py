"""Lines from the keyboard, with completion by the tabulator key, or from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

try:
    import readline
except ImportError:  # pragma: no cover - Windows has none; typing works without completion
    readline = None  # type: ignore[assignment]

Candidates = Callable[[list[str]], list[str]]  # the words before the cursor -> what may come next


class Keyboard:
    """``candidates`` is replaced whenever something else can be typed."""

    def __init__(self) -> None:
        self.candidates: Candidates = lambda words: []
        self.attended: Final = sys.stdin.isatty()
        self._found: list[str] = []
        if readline is not None and self.attended:
            readline.set_completer_delims(" ")
            readline.set_completer(self._complete)
            readline.parse_and_bind("tab: complete")

    def line(self, prompt: str) -> str:
        """One line; EOFError at the end of input."""
        line = input(prompt)
        if not self.attended:  # what was typed into a pipe is nowhere to be seen; show it for the record
            print(line)
        return line.strip()

    def pause(self, prompt: str) -> None:
        self.line(prompt)

    def _complete(self, begun: str, number: int) -> str | None:
        if number == 0:
            words = readline.get_line_buffer()[: readline.get_begidx()].split()
            self._found = [name for name in self.candidates(words) if name.lower().startswith(begun.lower())]
        return f"{self._found[number]} " if number < len(self._found) else None
