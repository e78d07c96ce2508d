"""Quartermaster General drawn: the world with armies and navies, and what every country holds."""

from __future__ import annotations

from functools import cache
from typing import Final

from sandtable.games.quartermaster.board import read_data
from sandtable.games.quartermaster.turn import ROUNDS
from sandtable.kernel.geometry import Geometry
from sandtable.kernel.plain import Record
from sandtable.pictures.canvas import MARGIN, Canvas
from sandtable.pictures.chart import Chart, Frame, Sheet, Space, Stack
from sandtable.pictures.palette import DAY
from sandtable.pictures.reading import Seen

WIDTH: Final = 1080
COUNTRIES: Final = {
    "GER": "#6e7074", "UK": "#c7a24a", "JPN": "#c9822b", "USSR": "#b5433a", "ITA": "#7c5aa6", "USA": "#4f7f4f",
}  # fmt: skip
NAME: Final = 170  # of a country


@cache
def _board() -> tuple[Geometry, dict[str, Record]]:
    spaces = Record(read_data("map"), "map").records("spaces")
    return Geometry(read_data("geometry")), {row.text("id"): row for row in spaces}


def drawn(seen: Seen) -> str:
    geometry, spaces = _board()
    canvas = Canvas(WIDTH)
    countries = seen.state.records("countries")
    axis, allies = seen.state.numbers("points", -1_000, 1_000)
    stands = {"round": seen.state.number("round", 0, 100), "rounds": ROUNDS, "axis": axis, "allies": allies}
    y = seen.heading(canvas, "qm", seen.words.say("qm-terminal-headline", stands))
    laid = Sheet({id: _space(seen, row) for id, row in spaces.items()})
    for row in countries:
        country = row.text("country")
        for space in row.texts("pieces"):
            sea = laid.spaces[space].sea
            name = f"{seen.noun(country)}, {seen.noun('navy' if sea else 'army')}: {seen.noun(space)}"
            laid.stacks.setdefault(space, []).append(Stack(country, COUNTRIES[country], name, round=sea))
    frame = Frame(0, 0, geometry.width, geometry.height, WIDTH)
    height = WIDTH * geometry.height / geometry.width
    canvas.inset(0, y, height, Chart(geometry, laid, frame, DAY).svg())
    y += height + 24
    statuses = seen.state.texts("status")
    for row in countries:
        y = _country(canvas, seen, row, y)
    if statuses:
        canvas.paragraph(MARGIN, y, f"{seen.words.say('qm-kind-status')}: {seen.nouns(statuses)}", WIDTH - 2 * MARGIN)
    return canvas.svg(seen.words.say("qm-title"))


def _space(seen: Seen, row: Record) -> Space:
    sea = row.text("kind") == "sea"
    return Space(seen.noun(row.text("id")), sea, DAY["sea"] if sea else DAY["land"], group=row.text("id"))


def _country(canvas: Canvas, seen: Seen, row: Record, y: float) -> float:
    """Its hand as far as the reader knows it: cards, or how many."""
    country = row.text("country")
    canvas.box(MARGIN, y - 12, 8, 15, COUNTRIES[country])
    canvas.text(MARGIN + 16, y, seen.noun(country), 13, bold=True, room=NAME - 24)
    return canvas.paragraph(MARGIN + NAME, y, seen.held(row, "hand"), WIDTH - NAME - 2 * MARGIN) + 3
