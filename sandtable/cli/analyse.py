"""`sandtable analyse`: the chances of a finished game as curves, luck apart from choices, and its worst mistakes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final, cast

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from sandtable.cli import files
from sandtable.cli.boards import board
from sandtable.cli.faults import Fault
from sandtable.cli.news import News
from sandtable.cli.paper import paper, print_json
from sandtable.cli.plots import draw_curves
from sandtable.cli.speech import Json, Lang, spoken
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain
from sandtable.lab.analysis import Analysis, NotOver, Plan, Step
from sandtable.lab.analysis import Progress as Note
from sandtable.lab.analysis import analyse as analysed
from sandtable.lab.judging import SURE
from sandtable.text import Language

HEIGHTS: Final = "▁▂▃▄▅▆▇█"
TERMS: Final = ("start", "own", "others", "luck", "unforeseen", "end")
TURN: Final = "-turn"  # what the events that begin one end with
MOST_LINES: Final = 10_000


def analyse(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game that is over.")],
    open: Annotated[
        bool, typer.Option("--open", help="Judge with all cards open, not by what each player knew.")
    ] = False,
    lines: Annotated[
        int, typer.Option(min=0, max=MOST_LINES, help="Lines of play in each decision (0: as many as suit the title).")
    ] = 0,
    worst: Annotated[int, typer.Option(min=0, max=1000, help="How many mistakes to tell.")] = 5,
    seed: Annotated[str, typer.Option(help="Equal seeds judge alike.")] = "",
    jobs: Annotated[int | None, typer.Option(min=1, max=256, help="How many processes (default: one a core).")] = None,
    picture: Annotated[
        Path | None, typer.Option(help="Draw the curves as well: a file whose name ends in .svg, .png or .pdf.")
    ] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Tell how a finished game was won: chances, luck and mistakes."""
    speech = spoken(lang)
    match = files.read_match(path)
    if picture is not None:
        files.check_picture(picture)
    try:
        with _bar(path.name) as note:
            found = analysed(match, Plan(open, lines, seed), jobs=jobs or os.cpu_count() or 1, progress=note)
    except NotOver:
        raise Fault("core-ui-analysis-running", path=str(path)) from None
    report = Report(match, found, speech)
    if picture is not None:
        curves = [(report.name(seat), report.points(seat)) for seat in range(found["seats"])]
        if draw_curves(curves, report.heading(), speech.say("core-ui-analysis-chance"), picture) is None:
            raise Fault("core-ui-no-drawing")
    if as_json:
        print_json(cast(Plain, found))
    else:
        report.tell(paper(), worst)


@contextmanager
def _bar(name: str) -> Iterator[Note]:
    """How far it is, with the time left, on stderr where a terminal watches."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(name, total=1.0)
        yield lambda share: bar.update(task, completed=share)


class Report:
    """An analysis in words."""

    def __init__(self, match: Match, found: Analysis, lang: Language) -> None:
        self.match: Final = match
        self.found: Final = found
        self.lang: Final = lang
        self.board: Final = board(match, lang)
        self.news: Final = News(match, lang, self.board)

    def name(self, seat: int) -> str:
        return self.lang.noun(self.board.seat(seat), title=self.match.game.ID)

    def heading(self) -> str:
        knowing = "core-ui-analysis-open" if self.found["open"] else "core-ui-analysis-known"
        return self.lang.say(knowing, {"count": len(self.found["steps"]), "lines": self.found["lines"]})

    def points(self, seat: int) -> list[float]:
        """The chance of a seat before each decision, and at the end."""
        return [*(step["before"][seat] for step in self.found["steps"]), self.found["end"][seat]]

    def tell(self, console: Console, worst: int) -> None:
        console.print(Text(self.heading(), style="bold"), soft_wrap=True)
        self._curves(console)
        console.print()
        console.print(self._sums())
        console.print(self.lang.say("core-ui-analysis-sure"), soft_wrap=True)
        console.print()
        self._mistakes(console, worst)

    def _curves(self, console: Console) -> None:
        grid = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
        width = max(10, console.width - 34)
        for seat in range(self.found["seats"]):
            grid.add_row(self.name(seat), _spark(self.points(seat), width))
        console.print(grid)

    def _sums(self) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
        table.add_column("")
        for term in TERMS:
            table.add_column(self.lang.say(f"core-ui-analysis-{term}"), justify="right")
        for seat, found in enumerate(self.found["sums"]):
            shares = (found["start"], found["own"], found["others"], found["luck"], found["unforeseen"], found["end"])
            whole = (True, False, False, False, False, True)
            table.add_row(
                self.name(seat), *(_percent(share, known) for share, known in zip(shares, whole, strict=True))
            )
        return table

    def _mistakes(self, console: Console, worst: int) -> None:
        mistakes = self.found["mistakes"]
        console.print(Text(self.lang.say("core-ui-analysis-mistakes", {"count": len(mistakes)}), style="bold"))
        for n in mistakes[:worst]:
            self._mistake(console, self.found["steps"][n])

    def _mistake(self, console: Console, step: Step) -> None:
        title = self.match.game.ID
        turn = self._turn(step["entry"])
        moment = self.lang.say("core-ui-moment", {"count": step["entry"] + 1, "total": len(self.match.entries)})
        size = {"cost": round(100 * step["cost"]), "error": round(100 * SURE * step["error"])}
        cost = self.lang.say("core-ui-analysis-cost", size)
        better = step["better"]
        instead = self.lang.action(title, better) if better else self.lang.say("core-ui-analysis-nothing")
        if turn:
            console.print(turn, style="bold")
        console.print(f"{moment} · {self.name(step['seat'])}: {self.lang.action(title, step['act'])} ({cost})")
        console.print(f"  {self.lang.say('core-ui-analysis-better', {'act': instead})}", style="green")
        left = {"would": round(100 * step["would"]), "left": round(100 * (step["would"] - step["cost"]))}
        console.print(f"  {self.lang.say('core-ui-analysis-would', left)}")
        for sentence in self.news.events(step["why"]):
            console.print(f"  · {sentence}")

    def _turn(self, entry: int) -> str:
        """The turn in which a decision fell, as the events before it that begin one tell."""
        latest: dict[str, str] = {}
        told = [*self.match.opening, *(event for before in self.match.entries[:entry] for event in before.events)]
        for event in told:
            if event.id.endswith(TURN) or event.id == self.match.game.ROUND:
                latest.pop(event.id, None)
                latest[event.id] = self.lang.event(self.match.game.ID, event.plain())
        return " · ".join(latest.values())


def _percent(share: float, known: bool) -> str:
    return f"{100 * share:.0f}" if known else f"{100 * share:+.0f}"


def _spark(points: list[float], width: int) -> str:
    """A curve in a line of text: one column for each point, or where there are too many, for some of them."""
    if len(points) > width:
        points = [points[n * (len(points) - 1) // (width - 1)] for n in range(width)]
    return "".join(HEIGHTS[min(len(HEIGHTS) - 1, int(chance * len(HEIGHTS)))] for chance in points)
