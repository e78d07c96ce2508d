"""`sandtable lab train`: learn a title's evaluation by self-play."""

from __future__ import annotations

import json
import os
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


def train(
    title: Title,
    out: Annotated[Path, typer.Option(help="The file to write: data/learned.json of the title is what bots use.")],
    mode: Mode = None,
    games: Annotated[list[int] | None, typer.Option(min=20, help="Games of a generation; again for each.")] = None,
    units: Annotated[int, typer.Option(min=0, max=64, help="Units of the network; 0 is a sum of the features.")] = 16,
    seed: Annotated[str, typer.Option(help="Equal seeds give equal weights.")] = "train",
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

    course = Course(title, learning.setting(mode).mode, games or [1000, 4000], units, seed)
    with Progress(TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True) as bar:
        task = bar.add_task("", total=sum(course.games))
        file = trained(course, jobs or os.cpu_count() or 1, lambda played: bar.advance(task, played))
    out.write_text(json.dumps(file, ensure_ascii=False) + "\n", encoding="utf-8")
    paper().print(spoken(lang).say("core-ui-train-written", {"path": str(out)}), soft_wrap=True)
    paper().print_json(data=file["record"])
