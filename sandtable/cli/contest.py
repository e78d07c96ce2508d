"""What commands that let bots play have in common: what is played, by whom, where it is kept, and how it is stopped."""

from __future__ import annotations

import inspect
import multiprocessing
import os
import signal
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from types import FrameType
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from sandtable.cli.courtesy import complain
from sandtable.cli.faults import INTERRUPTED, Fault, InFile
from sandtable.cli.files import read
from sandtable.cli.paper import paper, print_json
from sandtable.cli.settings import Mode, Options, Title, chosen_options
from sandtable.cli.speech import Json, Lang, spoken
from sandtable.games import game
from sandtable.kernel.plain import Malformed, Plain, Record, parse
from sandtable.lab.arena import PATIENCE, Crew, Pairing, arriving, check_bot
from sandtable.lab.crews import CREWS, WorkersDie, crew
from sandtable.lab.openings import read_openings
from sandtable.lab.score import Game, Score, distinct
from sandtable.lab.store import OtherVersion
from sandtable.text import Language

Seed = Annotated[str, typer.Option(help="Equal seeds give equal games.")]
Jobs = Annotated[int | None, typer.Option(min=1, max=256, help="How many games run at once (default: one a core).")]
On = Annotated[str, typer.Option(metavar="|".join(CREWS), help="Who plays: processes of this machine, or Ray.")]
Out = Annotated[Path | None, typer.Option(help="Keep every game in this file and go on where it ends.")]
OwnLuck = Annotated[bool, typer.Option("--own-luck", help="Let each game of a pair roll and draw for itself.")]
OpeningSet = Annotated[Path | None, typer.Option("--openings", help="A file of positions that pairs begin from.")]
RandomActs = Annotated[int, typer.Option(min=0, max=1000, help="So many acts of each pair are played at random first.")]
Patience = Annotated[int, typer.Option(min=1, max=86_400, help="Seconds a bot of somebody's may take for one answer.")]


class Terms:
    """What every contest is told: what is played and how, by whom, and where it is kept."""

    def __init__(
        self,
        title: Title,
        mode: Mode = None,
        option: Options = None,
        seed: Seed = "arena",
        jobs: Jobs = None,
        on: On = "pool",
        out: Out = None,
        own_luck: OwnLuck = False,
        openings: OpeningSet = None,
        random_acts: RandomActs = 0,
        patience: Patience = int(PATIENCE),
        lang: Lang = None,
        as_json: Json = False,
    ) -> None:
        self.speech: Final = spoken(lang)
        self.title: Final = game(title)
        self.mode: Final = mode
        self.options: Final = chosen_options(self.title, option)
        self.seed: Final = seed
        self.crew: Final = workers(on, jobs)
        self.out: Final = out
        self.own_luck: Final = own_luck
        self.openings: Final = openings
        self.random_acts: Final = random_acts
        self.patience: Final = patience
        self.as_json: Final = as_json

    def pairing(self, bots: tuple[str, ...]) -> Pairing:
        """A pairing of these bots, once every part of it is known to be possible."""
        title = self.title
        for name in bots:
            check_bot(name, title.ID)
        fitting = next((one.id for one in title.modes if len(bots) in one.seats), title.modes[0].id)
        found = title.mode(self.mode or fitting)
        if len(bots) not in found.seats:
            raise Fault("core-ui-sim-bots", seats=found.seats[0])
        setting = title.setting(found.id, len(bots), self.options)
        openings = None
        if self.openings is not None:
            read(self.openings)
            try:
                openings = read_openings(self.openings, title.ID, setting.mode, setting.seats)
            except Malformed as error:
                raise InFile(str(self.openings), error) from None
        return Pairing(
            title.ID, setting.mode, bots, self.options, self.seed, not self.own_luck, openings, self.random_acts,
            self.patience,
        )  # fmt: skip


def contest(command: Callable[..., None]) -> Callable[..., None]:
    """A command with the terms of every contest beside its own options; they reach it as ``terms``."""
    terms = list(inspect.signature(Terms, eval_str=True).parameters.values())
    own = [one for one in inspect.signature(command, eval_str=True).parameters.values() if one.name != "terms"]
    title, *others = [one.replace(kind=inspect.Parameter.KEYWORD_ONLY) for one in terms]

    def run(**given: object) -> None:
        agreed = {one.name: given.pop(one.name) for one in terms}
        command(terms=Terms(**agreed), **given)  # type: ignore[arg-type]  # read by the types of Terms

    every = [title, *(one.replace(kind=inspect.Parameter.KEYWORD_ONLY) for one in own), *others]
    vars(run)["__signature__"] = inspect.Signature(every)
    run.__annotations__ = {one.name: one.annotation for one in every}
    run.__doc__ = command.__doc__
    run.__name__ = command.__name__
    return run


def workers(on: str, jobs: int | None) -> Crew:
    if on not in CREWS:
        raise Malformed("--on", "core-malformed-choice", value=on[:40], choices=", ".join(CREWS))
    if on == "ray" and find_spec("ray") is None:
        raise Fault("core-ui-no-ray")
    return crew(on, jobs or os.cpu_count() or 1)


def check_store(path: Path | None) -> None:
    """A file to go on with must hold games played before; anything else is left alone.

    Half a line at the end is what a stop in the middle of writing leaves; it goes, so that whole lines can follow.
    """
    if path is None or not path.exists():
        return
    lines = read(path).split(b"\n")
    for number, line in enumerate(lines[:-1] or lines):
        if line:
            try:
                row = Record(parse(line), f"line {number + 1}")
                row.text("pairing")
                row.number("game", 0, 1_000_000_000)
                row.items("shares", 12)
                row.text("print")
                row.record("version").text("code")
            except Malformed as error:
                raise InFile(str(path), error) from None
    if lines[-1]:
        with path.open("rb+") as file:
            file.truncate(sum(len(line) + 1 for line in lines[:-1]))


class Bout:
    """The games of some bots as they come in; a stop keeps what was played."""

    def __init__(self, terms: Terms, bots: tuple[str, ...], games: int) -> None:
        self.terms: Final = terms
        self.pairing: Final = terms.pairing(bots)
        self.games: Final = games
        self.played: Final[list[Game]] = []
        self.stopped = False

    def play(self, enough: Callable[[Game], bool] | None = None) -> None:
        """To the end, or until a game tells that it is enough."""
        store = self.terms.out
        coming = arriving(self.pairing, self.games, self.terms.crew, store)
        try:
            with stoppable(self.terms.speech), self._progress() as advance:
                for row in coming:
                    self.played.append(row)
                    advance()
                    if enough is not None and enough(row):
                        break
        except KeyboardInterrupt:
            self.stopped = True
        except OtherVersion as other:
            words = {"stored": other.stored, "now": other.now, "what": other.what}
            raise Fault("core-ui-sim-version", path=str(store), **words) from None
        except WorkersDie:
            raise Fault("core-ui-sim-workers") from None
        finally:
            self.played.sort(key=lambda row: row["game"])

    @contextmanager
    def _progress(self) -> Iterator[Callable[[], None]]:
        """A bar with the time left on stderr, where a terminal watches."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        console = Console(stderr=True)
        with Progress(*columns, TimeRemainingColumn(), console=console, disable=not sys.stderr.isatty()) as bar:
            task = bar.add_task(" – ".join(self.pairing.bots), total=self.games)
            yield lambda: bar.advance(task)

    def failures(self) -> list[tuple[str, str, int, str]]:
        """Bot, word, how often, and the detail of the last time."""
        found: dict[tuple[str, str], tuple[int, str]] = {}
        for row in self.played:
            if "failed" in row:
                failed = row["failed"]
                key = self.pairing.bots[failed["bot"]], failed["word"]
                found[key] = found.get(key, (0, ""))[0] + 1, failed["detail"]
        return [(bot, word, *told) for (bot, word), told in sorted(found.items())]

    def plain_failures(self) -> list[Plain]:
        return [
            {"bot": bot, "word": word, "games": count, "detail": detail} for bot, word, count, detail in self.failures()
        ]

    def tell_oddities(self, console: Console) -> None:
        """Bots that failed, and games that were played alike."""
        lang = self.terms.speech
        for bot, word, count, detail in self.failures():
            args = {"bot": bot, "games": count, "detail": detail}
            console.print(lang.say(f"core-ui-sim-{word}", args), soft_wrap=True)
        alike = len(self.played) - len(distinct(self.played))
        if alike:
            console.print(lang.say("core-ui-sim-alike", {"games": alike}), soft_wrap=True)


def plain_score(score: Score) -> dict[str, Plain]:
    low, high = score.interval
    return {"wins": score.wins, "share": score.share, "low": low, "high": high}


def told_score(score: Score) -> tuple[str, str, str]:
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


def picture_path(out: Path | None, kind: str) -> Path:
    """Beside the games, or among the temporary files where none are kept."""
    return Path(tempfile.gettempdir(), f"sandtable-{kind}.svg") if out is None else out.with_name(f"{out.name}.svg")


def report(terms: Terms, told: dict[str, Plain], tell: Callable[[Console], None], picture: Path | None) -> None:
    """As plain data or in words; where it was stopped, the exit code says so."""
    if terms.as_json:
        print_json({**told, "picture": None if picture is None else str(picture)})
    else:
        console = paper()
        tell(console)
        if picture is not None:
            console.print(terms.speech.say("core-ui-sim-picture", {"path": str(picture)}), soft_wrap=True)
    if told["stopped"]:
        raise typer.Exit(INTERRUPTED)


def listing(lang: Language, headings: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    """A table whose first column is a name and whose others are figures."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for place, heading in enumerate(headings):
        table.add_column(lang.say(heading), justify="right" if place else "left")
    for row in rows:
        table.add_row(*row)
    return table
