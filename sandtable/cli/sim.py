"""`sandtable sim`: bots against each other, or one against a virtual opponent, with a table and a picture."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from sandtable.bots import bot
from sandtable.cli.courtesy import complain
from sandtable.cli.faults import INTERRUPTED, Fault, InFile
from sandtable.cli.files import read
from sandtable.cli.paper import paper, print_json
from sandtable.cli.settings import Mode, Options, Title, chosen_options, written
from sandtable.cli.speech import Json, Lang, spoken
from sandtable.games import game
from sandtable.kernel.game import Game
from sandtable.kernel.plain import Malformed, Plain, Record, parse
from sandtable.lab.arena import Game as Played
from sandtable.lab.arena import Pairing, Score, play_games
from sandtable.lab.balance import Sides
from sandtable.text import Language


def sim(
    title: Title,
    bots: Annotated[
        str, typer.Option(help="A bot for each seat, with commas; search:500 thinks for 500 iterations.")
    ] = "greedy,random",
    games: Annotated[int, typer.Option(min=1, help="How many games; in pairs that swap the seats.")] = 200,
    mode: Mode = None,
    option: Options = None,
    seed: Annotated[str, typer.Option(help="Equal seeds give equal games.")] = "arena",
    jobs: Annotated[int, typer.Option(min=1, max=256, help="How many games run at once.")] = 1,
    out: Annotated[Path | None, typer.Option(help="Keep every game in this file and go on where it ends.")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games and tell who wins how often."""
    speech = spoken(lang)
    found = game(title)
    pairing = paired(found, tuple(bots.split(",")), mode, option, seed)
    if out is not None and out.exists():
        check_store(out)
    tournament = Tournament(pairing, games)
    with tournament.progress() as progress, stoppable(speech):
        tournament.play(jobs, out, progress)
    picture = None if not tournament.played else draw(tournament, speech, picture_path(out))
    if as_json:
        print_json({**tournament.plain(), "picture": None if picture is None else str(picture)})
    else:
        tournament.tell(speech, picture)
    if tournament.stopped:
        raise typer.Exit(INTERRUPTED)


def paired(title: Game, bots: tuple[str, ...], mode: str | None, option: list[str] | None, seed: str) -> Pairing:
    """The pairing asked for, once every part of it is known to be possible."""
    for name in bots:
        bot(name, title)
    fitting = next((one.id for one in title.modes if len(bots) in one.seats), title.modes[0].id)
    options = chosen_options(title, option)
    found = title.mode(mode or fitting)
    if len(bots) not in found.seats:
        raise Fault("core-ui-sim-bots", seats=found.seats[0])
    setting = title.setting(found.id, len(bots), options)
    return Pairing(title.ID, setting.mode, bots, options, seed)


def check_store(path: Path) -> None:
    """A file to go on with must hold games played before; anything else is left alone.

    Half a line at the end is what a stop in the middle of writing leaves; it goes, so that whole lines can follow.
    """
    lines = read(path).split(b"\n")
    for number, line in enumerate(lines[:-1] or lines):
        if line:
            try:
                row = Record(parse(line), f"line {number + 1}")
                row.text("pairing")
                row.number("game", 0, 1_000_000_000)
                row.items("shares", 12)
            except Malformed as error:
                raise InFile(str(path), error) from None
    if lines[-1]:
        with path.open("rb+") as file:
            file.truncate(sum(len(line) + 1 for line in lines[:-1]))


class Tournament:
    """The games of a pairing as they come in; a stop keeps what was played."""

    def __init__(self, pairing: Pairing, games: int) -> None:
        self.pairing: Final = pairing
        self.games: Final = games
        self.played: Final[list[Played]] = []
        self.stopped = False

    @contextmanager
    def progress(self) -> Iterator[Callable[[], None]]:
        """A bar with an estimate on stderr, where a terminal watches."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        console = Console(stderr=True)
        with Progress(*columns, TimeRemainingColumn(), console=console, disable=not sys.stderr.isatty()) as bar:
            task = bar.add_task(" – ".join(self.pairing.bots), total=self.games)
            yield lambda: bar.advance(task)

    def play(self, jobs: int, store: Path | None, advance: Callable[[], None]) -> None:
        def note(row: Played) -> None:
            if int(str(row["game"])) < self.games:
                self.played.append(row)
                advance()

        try:
            play_games(self.pairing, self.games, jobs, store, note)
        except KeyboardInterrupt:
            self.stopped = True

    def scores(self) -> list[tuple[str, Score]]:
        return [(name, Score(self.played, who)) for who, name in enumerate(self.pairing.bots)]

    def plain(self) -> dict[str, Plain]:
        rows: list[Plain] = [{"bot": name, **_plain_score(score)} for name, score in self.scores()]
        sides: list[Plain] = [
            {"side": name, "games": score.games, **_plain_score(score)} for _, name, score in Sides(self.played).rows()
        ]
        pairing = self.pairing
        options: dict[str, Plain] = {**pairing.options}
        return {"title": pairing.title, "mode": pairing.mode, "options": options, "seed": pairing.seed,
                "games": len(self.played), "stopped": self.stopped, "bots": rows,
                "sides": sides}  # fmt: skip

    def heading(self, lang: Language) -> str:
        pairing = self.pairing
        told = " ".join([pairing.mode, *(f"{key}={written(value)}" for key, value in pairing.options.items())])
        args = {"title": pairing.title, "mode": told, "games": len(self.played), "seed": pairing.seed}
        return lang.say("core-ui-sim-against", args)

    def tell(self, lang: Language, picture: Path | None) -> None:
        console = paper()
        if self.stopped:
            console.print(lang.say("core-ui-sim-stopped", {"done": len(self.played), "games": self.games}))
        if not self.played:
            console.print(lang.say("core-ui-sim-none"))
            return
        console.print(self.heading(lang))
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
        for heading in ("bot", "wins", "share", "interval"):
            table.add_column(lang.say(f"core-ui-sim-{heading}"), justify="left" if heading == "bot" else "right")
        for name, score in self.scores():
            table.add_row(name, *_told_score(score))
        console.print(table)
        self._tell_sides(lang, console)
        if picture is not None:
            console.print(lang.say("core-ui-sim-picture", {"path": str(picture)}), soft_wrap=True)

    def _tell_sides(self, lang: Language, console: Console) -> None:
        """Wins by faction and the like, where a title has such sides; an equal share is what each should have."""
        rows = list(Sides(self.played).rows())
        if not rows:
            return
        console.print()
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
        for heading in ("side", "games", "wins", "share", "interval"):
            table.add_column(lang.say(f"core-ui-sim-{heading}"), justify="left" if heading == "side" else "right")
        for _, name, score in rows:
            table.add_row(lang.noun(name, title=self.pairing.title), str(score.games), *_told_score(score))
        console.print(table)


def _plain_score(score: Score) -> dict[str, Plain]:
    low, high = score.interval
    return {"wins": score.wins, "share": score.share, "low": low, "high": high}


def _told_score(score: Score) -> tuple[str, str, str]:
    low, high = score.interval
    return f"{score.wins:g}", f"{score.share:.1%}", f"{low:.1%} – {high:.1%}"


@contextmanager
def stoppable(lang: Language) -> Iterator[None]:
    """Ctrl-C stops after the games that worker processes have begun; a second one does not wait for them."""
    usual = signal.getsignal(signal.SIGINT)
    home = os.getpid()
    pressed: list[int] = []

    def stop(number: int, frame: FrameType | None) -> None:
        if os.getpid() != home:  # workers inherit this and leave the stopping to the process that started them
            return
        pressed.append(number)
        if len(pressed) > 1:
            for worker in multiprocessing.active_children():
                worker.terminate()
            Console(stderr=True).show_cursor()
            os._exit(INTERRUPTED)
        complain(lang.say("core-ui-sim-stopping"))
        raise KeyboardInterrupt

    signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def picture_path(out: Path | None) -> Path:
    """Beside the games, or among the temporary files where none are kept."""
    return Path(tempfile.gettempdir(), "sandtable-sim.svg") if out is None else out.with_name(f"{out.name}.svg")


def draw(tournament: Tournament, lang: Language, path: Path) -> Path | None:
    """A bar for each bot and each side with its interval; None where the lab's drawing library is not installed."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return None
    bars = [(f"{who + 1} {name}", score) for who, (name, score) in enumerate(tournament.scores())]
    for _, name, score in Sides(tournament.played).rows():
        bars.append((lang.noun(name, title=tournament.pairing.title), score))
    figure = Figure(figsize=(7, 1.4 + 0.5 * len(bars)), layout="constrained")
    axes = figure.subplots()
    for row, (_, score) in enumerate(bars):
        low, high = score.interval
        axes.barh(row, score.share, color="#8a9a5b")
        axes.plot([low, high], [row, row], color="black", linewidth=2, marker="|")
        axes.text(min(high + 0.02, 0.9), row, f"{score.share:.1%}", va="center")
    axes.axvline(1 / max(2, len(tournament.pairing.bots)), color="grey", linewidth=0.8, linestyle="--")
    axes.set_yticks(range(len(bars)), [name for name, _ in bars])
    axes.invert_yaxis()
    axes.set_xlim(0, 1)
    axes.set_xlabel(f"{lang.say('core-ui-sim-share')} ({lang.say('core-ui-sim-interval')})")
    axes.set_title(tournament.heading(lang), fontsize=9)
    try:
        figure.savefig(path)
    except OSError:
        raise Fault("core-ui-not-saved", path=str(path)) from None
    return path
