"""The tables that tell where each line of a printed rulebook went: no line is left out, none is told of twice."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from string import ascii_lowercase

import pytest

from sandtable.book.rulebook import rules
from sandtable.games import game, games

RULINGS = Path(__file__).resolve().parents[2] / "docs" / "rulings"
HEAD = re.compile(r"^\| [^|]*\blines \| what is printed \| rule ids \|$")
ROW = re.compile(r"^\| (?P<lines>[\d–, ]+) \| (?P<printed>[^|]+) \| (?P<went>[^|]+) \|$")
RULED = "|---|---|---|"
HOW_MANY = re.compile(r"\((?P<lines>[\d,]+) lines")  # of each source, in the order of the tables
AGAIN = re.compile(r"as lines (?P<lines>\d+–\d+)")
NO_RULE = re.compile(r"flavour|data|blank|" + AGAIN.pattern)  # what a row without an id says
NAMED = re.compile(r"(?P<to>–)?`(?P<id>[a-z0-9.-]+)`")
LETTERS = [*ascii_lowercase, *(a + b for a in ascii_lowercase for b in ascii_lowercase)]


@dataclass
class Source:
    """A printed rulebook: how many lines it has, and the rows of its table."""

    size: int
    rows: list[tuple[list[range], str]] = field(default_factory=list)  # lines, and what became of them


def sources(title: str) -> list[Source]:
    text = (RULINGS / f"{title}.md").read_text(encoding="utf-8")
    found = [Source(int(size["lines"].replace(",", ""))) for size in HOW_MANY.finditer(text)]
    tables = iter(found)
    source = None
    for line in text.splitlines():
        if HEAD.match(line):
            source = next(tables)
        elif source is not None and (row := ROW.match(line)):
            source.rows.append(([read(part) for part in row["lines"].split(", ")], row["went"]))
        elif line != RULED:
            assert not line.startswith("|") or source is None, f"this row cannot be read: {line}"
            source = None
    assert all(source.rows for source in found), "a source has no table"
    return found


def read(lines: str) -> range:
    first, _, last = lines.partition("–")
    return range(int(first), int(last or first) + 1)


def named(went: str) -> list[str]:
    """The ids of a row, written out: after ``gw.0.2`` ``.a`` is ``gw.0.2.a``; ``.c`` to ``.e`` are three."""
    found: list[str] = []
    inside = ""
    for name in NAMED.finditer(went):
        id = name["id"] if not name["id"].startswith(".") else inside + name["id"]
        chapter, _, letter = id.rpartition(".")
        if name["to"]:
            first = LETTERS.index(found[-1].rpartition(".")[2])
            found += [f"{chapter}.{one}" for one in LETTERS[first + 1 : LETTERS.index(letter)]]
        found.append(id)
        inside = chapter if letter in LETTERS else id
    return found


@pytest.mark.parametrize("title", games())
def test_every_printed_line_stands_in_one_row(title: str) -> None:
    for source in sources(title):
        told = sorted(line for lines, _ in source.rows for part in lines for line in part)
        assert sorted(set(range(1, source.size + 1)) - set(told)) == []
        assert [line for line, after in pairwise(told) if line == after] == []
        assert told[-1] == source.size


@pytest.mark.parametrize("title", games())
def test_every_row_says_what_became_of_its_lines(title: str) -> None:
    there = {*rules(title, "en"), *game(title).parts()}
    for source in sources(title):
        ends = {end for lines, _ in source.rows for part in lines for end in (part[0], -part[-1])}
        for lines, went in source.rows:
            ids = named(went)
            assert [id for id in ids if id not in there] == [], lines
            assert ids or NO_RULE.search(went), f"what became of {lines}?"
            for again in AGAIN.finditer(went):
                assert {read(again["lines"])[0], -read(again["lines"])[-1]} <= ends, "these lines are no rows"
