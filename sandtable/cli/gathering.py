"""What commands that look at many games of bots have in common: a bar, what is kept, and how they are stopped."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sandtable.cli.contest import stoppable
from sandtable.cli.faults import INTERRUPTED, Fault
from sandtable.kernel.plain import Plain
from sandtable.lab.crews import WorkersDie
from sandtable.lab.gathering import Work, gathered
from sandtable.lab.store import OtherVersion
from sandtable.text import Language


@contextmanager
def gathering(
    work: Work, title: str, games: int, jobs: int | None, keep: Path | None, speech: Language
) -> Iterator[Iterator[tuple[int, Plain]]]:
    """What is found in the games as it comes in, in any order; a stop keeps what is there and ends the command."""
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, transient=True, console=Console(stderr=True), disable=not sys.stderr.isatty())
    try:
        with stoppable(speech), bar:
            task = bar.add_task("", total=games)
            coming = gathered(work, games, jobs or os.cpu_count() or 1, keep)
            yield _told(coming, lambda: bar.advance(task))
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    except OtherVersion as other:
        words = {"stored": other.stored, "now": other.now, "what": other.what}
        raise Fault("core-ui-sim-version", path=str(keep), **words) from None
    except WorkersDie:
        raise Fault("core-ui-sim-workers") from None
    except OSError:
        raise Fault("core-ui-not-saved", path=str(keep)) from None


def _told(coming: Iterator[tuple[int, Plain]], tell: Callable[[], None]) -> Iterator[tuple[int, Plain]]:
    for found in coming:
        tell()
        yield found
