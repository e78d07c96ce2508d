"""Courses: short lessons on worked examples of the rulebook, one after the other."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from sandtable.book.examples import words_of
from sandtable.book.rulebook import home
from sandtable.kernel.plain import Record

FILE: Final = "course.json"


@dataclass(frozen=True)
class Lesson:
    """What it is called and about, by language, and the examples to be done in it."""

    id: str
    name: dict[str, str]
    words: dict[str, str]
    examples: tuple[str, ...]


@cache
def course(title: str) -> tuple[Lesson, ...]:
    """The lessons of a title in their order."""
    source = files(home(title)) / "rulebook" / FILE
    if not source.is_file():
        return ()
    rows = Record({"lessons": json.loads(source.read_text(encoding="utf-8"))}).records("lessons")
    return tuple(
        Lesson(row.text("id"), words_of(row, "name"), words_of(row, "words"), tuple(row.texts("examples")))
        for row in rows
    )
