"""The worked examples of the rulebooks: a position, what is done in it, and what that comes to.

Tests carry them out, and the rulebook in the browser shows them beside their rules and lets them be tried.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from sandtable.book.rulebook import LANGUAGES, home
from sandtable.games import game
from sandtable.kernel.knowledge import knows
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain, Record

FILE: Final = "examples.json"
BEGUN: Final = "begun"  # acts with the seat before them, and what came up


@dataclass(frozen=True)
class Step:
    """A seat acts, chance brings ``chance`` after it, and then the seat sees the facts of ``then``. An act that is
    ``refused`` is so by that rule."""

    seat: int
    act: str
    refused: str | None
    chance: tuple[str, ...]
    then: dict[str, Plain]
    words: dict[str, str]  # by language


@dataclass(frozen=True)
class Example:
    """``rules`` are those it shows, the first of them above all; ``seat`` is who looks at the position."""

    id: str
    title: str
    rules: tuple[str, ...]
    seat: int
    position: dict[str, Plain]
    steps: tuple[Step, ...]
    words: dict[str, str]

    def match(self) -> Match:
        """The position, at which every die and draw is called, or a game that has ``begun`` and is being set up."""
        title = game(self.title)
        if BEGUN not in self.position:
            return title.position({"title": self.title, **self.position}, manual=True)
        record = Record(self.position)
        match = Match(title, title.read_setting(record), manual=True)
        for line in record.texts(BEGUN):
            seat, _, act = line.partition(" ")
            if seat.isdecimal():
                match.play(int(seat), act)
            else:
                bring(match, line)
        return match


@cache
def examples(title: str) -> dict[str, Example]:
    """Those of a title by their names, in the order of its rulebook."""
    source = files(home(title)) / "rulebook" / FILE
    if not source.is_file():
        return {}
    rows = Record({"examples": json.loads(source.read_text(encoding="utf-8"))}).records("examples")
    return {row.text("id"): _read(title, row) for row in rows}


def _read(title: str, row: Record) -> Example:
    position = row.record("position").data
    seat = row.number("seat", 0, 11, 0)
    steps = tuple(_read_step(step, seat) for step in row.records("steps"))
    return Example(row.text("id"), title, tuple(row.texts("rules")), seat, position, steps, words_of(row, "words"))


def _read_step(row: Record, seat: int) -> Step:
    return Step(
        seat=row.number("seat", 0, 11, seat),
        act=row.text("act"),
        refused=row.text("refused") if row.has("refused") else None,
        chance=tuple(row.texts("chance")) if row.has("chance") else (),
        then=row.record("then").data if row.has("then") else {},
        words=words_of(row, "words"),
    )


def bring(match: Match, result: str) -> None:
    """Whoever sees what came up enters it."""
    assert match.due is not None
    seen = match.due.seen
    match.resolve(next(seat for seat in range(match.setting.seats) if knows(seen, seat)), result)


def words_of(row: Record, key: str) -> dict[str, str]:
    words = row.record(key)
    return {language: words.text(language) for language in LANGUAGES}
