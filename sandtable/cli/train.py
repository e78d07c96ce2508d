"""`sandtable lab train`: learn a title's evaluation by self-play."""

from __future__ import annotations

import json
import os
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sandtable.cli.faults import Fault
from sandtable.cli.paper import paper
from sandtable.cli.settings import Mode, Title
from sandtable.cli.speech import Lang, spoken
from sandtable.games import game


class Start(StrEnum):
    """At random, or by the evaluation that the title has already."""

    RANDOM = "random"
    TITLE = "title"


def train(
    title: Title,
    out: Annotated[Path, typer.Option(help="The file to write: data/learned.json of the title is what bots use.")],
    mode: Mode = None,
    games: Annotated[list[int] | None, typer.Option(min=20, help="Games of a generation; again for each.")] = None,
    units: Annotated[int, typer.Option(min=0, max=64, help="Units of the network; 0 is a sum of the features.")] = 16,
    seed: Annotated[str, typer.Option(help="Equal seeds give equal weights.")] = "train",
    seats: Annotated[list[int] | None, typer.Option(min=1, help="Seats of a game; again to take turns.")] = None,
    start: Annotated[Start, typer.Option(help="How the first generation plays.")] = Start.RANDOM,
    folder: Annotated[Path | None, typer.Option(help="Keep what is played there; the same command goes on.")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="Worker processes; one a core unless said.")] = None,
    lang: Lang = None,
) -> None:
    """Learn a title's evaluation: games with itself, weights fitted to who won, and so again."""
    learning = game(title)
    if not learning.FEATURES:
        raise Fault("core-ui-train-no-features", title=title)
    if find_spec("numpy") is None:
        raise Fault("core-ui-no-numpy")
    from sandtable.lab.train import Course, trained

    for each in seats or ():
        learning.setting(mode, each)
    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            raise Fault("core-ui-not-saved", path=str(folder)) from None
    known = learning.setting(mode).mode
    course = Course(title, known, games or [1000, 4000], units, seed, seats or (), start is Start.RANDOM, folder)
    with Progress(TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True) as bar:
        task = bar.add_task("", total=sum(course.games))
        file = trained(course, jobs or os.cpu_count() or 1, lambda played: bar.advance(task, played))
    out.write_text(json.dumps(file, ensure_ascii=False) + "\n", encoding="utf-8")
    paper().print(spoken(lang).say("core-ui-train-written", {"path": str(out)}), soft_wrap=True)
    paper().print_json(data=file["record"])
