"""`sandtable lab puzzles`: look for positions in bots' games in which one act is clearly the best."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sandtable.cli import files
from sandtable.cli.faults import Fault, InFile
from sandtable.cli.paper import paper
from sandtable.cli.settings import Title
from sandtable.cli.speech import Lang, spoken
from sandtable.games import game
from sandtable.kernel.plain import Malformed
from sandtable.lab.puzzles import TERMS, Found, OtherTerms, begun, make, read, written

MOST: Final = 10_000


def puzzles(
    title: Title,
    out: Annotated[Path, typer.Option(help="The file to write, or to go on with: puzzles.json of the title is shown.")],
    count: Annotated[int, typer.Option(min=0, max=MOST, help="How many puzzles there shall be.")] = 200,
    games: Annotated[int, typer.Option(min=1, max=MOST, help="Games at most that are searched.")] = 1000,
    seed: Annotated[str, typer.Option(help="Equal seeds find equal puzzles.")] = "puzzles",
    lang: Lang = None,
) -> None:
    """Make puzzles of bots' games: one act is clearly the best, and a second, deeper search agrees.

    Everything found is kept at once: whoever stops it goes on later by the same command.
    """
    speech = spoken(lang)
    if game(title).ID not in TERMS:
        raise Fault("core-ui-puzzles-none", title=title, titles=", ".join(TERMS))
    found = begun(title, seed)
    if out.exists():
        try:
            found = read(files.read_plain(out), title, seed)
        except OtherTerms:
            raise Fault("core-ui-puzzles-other", path=str(out)) from None
        except Malformed as error:
            raise InFile(str(out), error) from None
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, transient=True, console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=count, completed=len(found["puzzles"]))

        def keep(now: Found) -> None:
            files.write(out, written(now))
            bar.update(task, completed=min(count, len(now["puzzles"])))

        make(found, count, keep, games)
    files.write(out, written(found))
    figures = {key: found[key] for key in ("searched", "looked", "checked", "dropped")}
    told = speech.say("core-ui-puzzles-made", {"path": str(out), "count": len(found["puzzles"]), **figures})
    paper().print(told, soft_wrap=True)
