"""Blitzkrieg! drawn: the theatres with their tracks, campaigns and tokens, and what each side holds."""

from __future__ import annotations

from typing import Final

from sandtable.games.blitzkrieg.edition import EFFECTS, Edition
from sandtable.games.blitzkrieg.title import GAME
from sandtable.pictures.canvas import MARGIN, Canvas
from sandtable.pictures.palette import DAY, mixed
from sandtable.pictures.reading import SIDES, Seen

WIDTH: Final = 960
NAME: Final = 160  # of a theatre
CELL: Final = 66
HIGH: Final = 44
TRACK: Final = 22
GROUNDS: Final = (DAY["land"], DAY["sea"], mixed(DAY["land"], DAY["sea"], 0.5))  # by terrain


def drawn(seen: Seen) -> str:
    edition = GAME.edition(seen.mode)
    canvas = Canvas(WIDTH)
    y = seen.heading(canvas, "bk", seen.words.say("core-ui-turn", {"turn": seen.state.number("turns", 0, 10_000) + 1}))
    for theatre in range(len(edition.theatres)):
        y = _theatre(canvas, seen, edition, theatre, y)
    for side in edition.sides:
        y = _side(canvas, seen, side, y + 4)
    return canvas.svg(seen.words.say("bk-title"))


def _theatre(canvas: Canvas, seen: Seen, edition: Edition, theatre: int, y: float) -> float:
    id = edition.theatres[theatre]
    is_open = id in seen.state.texts("open")
    fill = DAY["void"] if is_open else mixed(DAY["coast"], DAY["void"], 0.35)
    canvas.box(MARGIN, y, WIDTH - 2 * MARGIN, TRACK + HIGH + 22, fill, DAY["coast"])
    canvas.text(MARGIN + 10, y + 34, seen.noun(id), 15, bold=True, room=NAME - 24)
    markers = seen.state.record("markers")
    if markers.has(id):
        _track(canvas, edition, theatre, markers.number(id, -60, 60), y + 8)
    x = MARGIN + NAME + 0.0
    for campaign in edition.theatre_campaigns[theatre]:
        spaces = [n for n in range(len(edition.spaces)) if edition.space_campaign[n] == campaign]
        for space in spaces:
            _space(canvas, seen, edition, space, x, y + TRACK + 14)
            x += CELL + 3
        canvas.text(x + 8, y + TRACK + 14 + HIGH / 2 + 6, str(edition.campaign_points[campaign]), 17, bold=True)
        x += 28
    return y + TRACK + HIGH + 30


def _track(canvas: Canvas, edition: Edition, theatre: int, marker: int, y: float) -> None:
    """From one side's end over the middle to the other's; the marker stands where it stands."""
    end = edition.track_end[theatre]
    first, second = edition.sides
    step = (WIDTH - NAME - 3 * MARGIN) / (2 * end + 1)
    for n in range(-end, end + 1):
        x = MARGIN + NAME + (n + end) * step
        side = SIDES.get(first if n > 0 else second, DAY["closed"])
        fill = DAY["panel"] if n == 0 else mixed(side, DAY["panel"], 0.25 + 0.5 * abs(n) / end)
        canvas.box(x, y, step - 1, TRACK, fill, round=2)
        if n == marker:
            canvas.box(x, y - 2, step - 1, TRACK + 4, DAY["ink"], round=6, name=f"{edition.theatres[theatre]} {n}")
            canvas.text(x + (step - 1) / 2, y + 16, str(abs(n)), 13, "#ffffff", "middle", bold=True)


def _space(canvas: Canvas, seen: Seen, edition: Edition, space: int, x: float, y: float) -> None:
    id = edition.spaces[space]
    board = seen.state.record("board")
    if board.has(id):
        side, _, token = board.text(id).partition(" ")
        name = f"{seen.noun(token)}, {seen.noun(side)}: {seen.noun(id)}"
        canvas.token(x, y, CELL, HIGH, SIDES.get(side, DAY["closed"]), seen.noun(token), name)
        return
    effect = EFFECTS[edition.space_effect[space]]
    words = "" if effect == "none" else seen.words.say(f"bk-effect-{effect}")
    value = edition.space_value[space]
    name = f"{seen.noun(id)}: {words}" if words else seen.noun(id)
    canvas.box(x, y, CELL, HIGH, GROUNDS[edition.space_terrain[space]], DAY["coast"], name)
    canvas.paragraph(x + 4, y + 12, f"{words} {value}" if words and value > 1 else words, CELL - 6, 9)


def _side(canvas: Canvas, seen: Seen, side: str, y: float) -> float:
    """Points, and what is in the reserve as far as the reader knows it."""
    points = seen.state.record("points").number(side, -1_000, 1_000)
    canvas.box(MARGIN, y, 8, 34, SIDES.get(side, DAY["closed"]))
    canvas.text(MARGIN + 18, y + 23, f"{seen.noun(side)}: {points}", 15, bold=True)
    reserve = seen.state.record("reserve")
    held = reserve.raw(side) if reserve.has(side) else 0
    x = MARGIN + NAME + 0.0
    for token in held if isinstance(held, list) else ["?"] * held if isinstance(held, int) else []:
        words = "?" if token == "?" else seen.noun(str(token))
        canvas.token(x, y - 4, CELL, HIGH, mixed(SIDES.get(side, DAY["closed"]), DAY["panel"], 0.85), words)
        x += CELL + 6
    return y + HIGH + 4
