"""The chances of `make soak`: how far those of each title can be believed, and what they know in the middle of a game.

Positions of thousands of games are too heavy to be kept with the code, so they lie in a folder of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bench import records
from bench.strength import MEASURED
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from sandtable.kernel.plain import Plain
from sandtable.lab.calibration import calibration
from sandtable.lab.gathering import Work, gathered
from sandtable.lab.midgame import PLAYOUTS, Knowledge, Middles, knowledge, read_middle
from sandtable.lab.reliability import Held, Reliability, reliability, tallied

GAMES = 2000
SEED = "held-out"
MOST_ERROR = 0.02
LEAST_SHARE = 0.8  # of the gain that playouts bring


class Asking:
    """How many games of each title, by how many processes."""

    def __init__(self, games: int, jobs: int, progress: Progress, playouts: int = PLAYOUTS) -> None:
        self.games = games
        self.jobs = jobs
        self.progress = progress
        self.playouts = playouts

    def believed(self, title: str) -> Reliability:
        held = Held(title, SEED)
        folder = records.SOAK / "positions"
        folder.mkdir(parents=True, exist_ok=True)
        scale = calibration(title)
        coming = self._gathered(held, folder / f"{title}.jsonl", f"positions of {title}")
        tallies = {number: tallied(held.seen(found), scale) for number, found in coming}
        return reliability([tallies[number] for number in sorted(tallies)])

    def known(self, title: str) -> Knowledge:
        middles = Middles(title, SEED, self.playouts)
        coming = self._gathered(middles, records.take_up(f"middles-{title}.jsonl"), f"middles of {title}")
        found = {number: read_middle(one) for number, one in coming}
        return knowledge([found[number] for number in sorted(found)])

    def _gathered(self, work: Work, store: Path, name: str) -> Iterator[tuple[int, Plain]]:
        task = self.progress.add_task(name, total=self.games)
        for found in gathered(work, self.games, self.jobs, store):
            self.progress.advance(task)
            yield found
        self.progress.remove_task(task)


def run_chances(asking: Asking, console: Console, only: str) -> bool:
    """Both of each title as a table; True when both bars are held."""
    table = Table("title", "games", "error (95 %)", "share of the playouts' gain (95 %)", "ok")
    passed = True
    with asking.progress:
        for title, _, _ in MEASURED:
            if only not in title:
                continue
            error, share = asking.believed(title), asking.known(title)
            holds = error.error <= MOST_ERROR and share.share >= LEAST_SHARE
            passed = passed and holds
            table.add_row(
                title,
                str(error.games),
                f"{error.error:.3f} ({error.low:.3f}–{error.high:.3f})",
                f"{share.share:.0%} ({share.low:.0%}–{share.high:.0%})",
                "yes" if holds else "NO",
            )
    console.print(table)
    return passed
