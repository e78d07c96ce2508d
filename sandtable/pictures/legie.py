"""Legie drawn: the location, the plots with who stands there for whom, and what every player has."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.plain import Record, as_list
from sandtable.pictures.canvas import MARGIN, Canvas
from sandtable.pictures.palette import DAY, mixed
from sandtable.pictures.reading import HIDDEN, Seen

WIDTH: Final = 960
FACTIONS: Final = {"legion": "#3f7d4e", "whites": "#d9d4c7", "reds": "#b5433a", "militia": "#8a6b3d"}
HEAD: Final = 30
CARD: Final = 32
GAP: Final = 8


def drawn(seen: Seen) -> str:
    canvas = Canvas(WIDTH)
    players = seen.state.records("players")
    words = {"mode": seen.mode, "game": seen.state.number("game", 0, 99), "round": seen.state.number("round", 0, 99)}
    headline = seen.words.say("lg-ui-headline", {**words, "mode": seen.words.say(f"lg-mode-{seen.mode}")})
    canvas.text(MARGIN, 24, seen.words.say("lg-title"), 18, bold=True)
    canvas.text(WIDTH - MARGIN, 24, headline, 13, DAY["ink-soft"], "end")
    location = seen.state.raw("location")
    if isinstance(location, str):
        canvas.text(MARGIN, 48, seen.noun(location), 15, DAY["ink-soft"])
    y = 60.0
    plots = seen.state.records("plots")
    if plots:
        y = _plots(canvas, seen, plots, players, y)
    for row in players:
        y = _player(canvas, seen, row, y + 10)
    return canvas.svg(seen.words.say("lg-title"))


def _colour(player: Record) -> str:
    faction = player.raw("faction")
    return FACTIONS.get(faction, HIDDEN) if isinstance(faction, str) else HIDDEN


def _plots(canvas: Canvas, seen: Seen, plots: list[Record], players: list[Record], y: float) -> float:
    """One column for each plot, and in it one for each player."""
    wide = (WIDTH - 2 * MARGIN + GAP) / len(plots) - GAP
    columns = [[as_list(column, "column") for column in plot.items("columns")] for plot in plots]
    most = max((len(column) for plot in columns for column in plot), default=0)
    high = HEAD + max(1, most) * (CARD + 4) + 10
    for n, plot in enumerate(plots):
        x = MARGIN + n * (wide + GAP)
        canvas.box(x, y, wide, high, DAY["void"], DAY["coast"])
        canvas.text(x + 10, y + 21, seen.noun(plot.text("id")), 14, bold=True, room=wide - 20)
        each = (wide - 12) / max(1, len(columns[n]))
        for seat, column in enumerate(columns[n]):
            for place, standing in enumerate(column):
                at = y + HEAD + place * (CARD + 4)
                _standing(canvas, seen, Record(standing), players[seat], x + 6 + seat * each, at, each - 4)
    return y + high


def _standing(canvas: Canvas, seen: Seen, standing: Record, player: Record, x: float, y: float, wide: float) -> None:
    """Somebody at a plot; of one who lies face down, and is somebody else's, only that there is one."""
    who = standing.text("character")
    colour = _colour(player)
    if standing.flag("face-down", False):
        colour = mixed(colour, HIDDEN, 0.35)
    canvas.token(x, y, wide, CARD, colour, "?" if who == "?" else seen.noun(who))


def _player(canvas: Canvas, seen: Seen, row: Record, y: float) -> float:
    """The faction with its points, and the hand: soldiers, or how many."""
    faction = row.raw("faction")
    commander = row.raw("commander")
    names = [seen.noun(name) for name in (faction, commander) if isinstance(name, str)]
    canvas.box(MARGIN, y, 8, 40, _colour(row), DAY["coast"])
    reward = {"points": row.number("points", -999, 999), "supplies": row.number("supplies", 0, 999)}
    canvas.text(MARGIN + 18, y + 15, " · ".join(names), 14, bold=True)
    canvas.text(WIDTH - MARGIN, y + 15, seen.words.say("lg-ui-reward", reward), 13, DAY["ink-soft"], "end")
    hand = f"{seen.words.say('lg-ui-hand').capitalize()}: {seen.held(row, 'hand')}"
    return max(y + 44, canvas.paragraph(MARGIN + 18, y + 34, hand, WIDTH - 3 * MARGIN))
