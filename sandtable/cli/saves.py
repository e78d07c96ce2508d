"""`sandtable verify` and `sandtable replay`: proving saved games and stepping through them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from sandtable.cli import files
from sandtable.cli.boards import board
from sandtable.cli.courtesy import complain, one_line
from sandtable.cli.faults import WRONG_INPUT, Fault, InFile
from sandtable.cli.keyboard import Keyboard
from sandtable.cli.news import News
from sandtable.cli.paper import paper, print_json
from sandtable.cli.speech import Json, Lang, spoken
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain
from sandtable.pictures import svg
from sandtable.text import Language


def verify(
    paths: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Saved games.")],
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Prove saved games, roll by roll and step by step."""
    speech = spoken(lang)
    found: dict[str, Plain] = {}
    for path in paths:
        try:
            match = files.read_match(path)
        except (Fault, InFile) as error:
            problem = one_line(speech, error)
            found[str(path)] = {"ok": False, "problem": problem}
            if not as_json:
                complain(problem)
        else:
            found[str(path)] = {"ok": True, "entries": len(match.entries)}
            if not as_json:
                paper().print(
                    speech.say("core-ui-proven", {"path": str(path), "count": len(match.entries)}), soft_wrap=True
                )
    if as_json:
        print_json(found)
    if any(isinstance(report, dict) and not report["ok"] for report in found.values()):
        raise typer.Exit(WRONG_INPUT)


def replay(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    at: Annotated[int | None, typer.Option(help="Show just the moment after so many entries of the log.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="As this seat saw it (default: alone all, else a spectator).")
    ] = None,
    pictures: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Draw every act there as SVG.")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Step through a saved game."""
    speech = spoken(lang)
    match = files.read_match(path)
    seats = match.setting.seats
    if seat is not None and not 0 <= seat < seats:
        raise Fault("core-ui-no-seat", seat=seat, last=seats - 1)
    if at is not None and not 0 <= at <= len(match.entries):
        raise Fault("core-ui-no-moment", count=at, total=len(match.entries))
    viewer = 0 if seat is None and seats == 1 else seat
    if as_json:
        count = len(match.entries) if at is None else at
        moment = match.at(count)
        print_json({"at": count, "of": len(match.entries), "view": moment.view(viewer), "log": moment.log(viewer)})
        return
    film = Film(match, viewer, speech, paper())
    if pictures is not None:
        film.draw(pictures, at)
    elif at is not None:
        film.show(at)
    elif Keyboard().attended:
        film.step_through()
    else:
        film.run()


class Film:
    """A saved game, moment by moment, as one seat or a spectator saw it."""

    def __init__(self, match: Match, seat: int | None, lang: Language, console: Console) -> None:
        self.match: Final = match
        self.seat: Final = seat
        self.lang: Final = lang
        self.console: Final = console
        self.board: Final = board(match, lang)
        self.news: Final = News(match, lang, self.board)

    def show(self, count: int) -> None:
        """The board after so many entries, and what the last of them brought."""
        self.console.print(self.board.picture(self.match.at(count).view(self.seat), self.console.width))
        self._tell(count)

    def _tell(self, count: int) -> None:
        self.console.print(self.lang.say("core-ui-moment", {"count": count, "total": len(self.match.entries)}))
        told = self.news.entry(self.match.entries[count - 1], self.seat) if count else self.news.opening(self.seat)
        for sentence in told:
            self.console.print(f"· {sentence}")

    def draw(self, folder: Path, at: int | None) -> None:
        """A picture of the beginning and after each act that the viewer was shown; or of one moment."""
        counts = [0] if at is None else [at]
        if at is None:
            acts = [n for n, entry in enumerate(self.match.entries, 1) if entry.what == "act"]
            counts += [count for count in acts if self.match.entries[count - 1].shown_to(self.seat) is not None]
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            raise Fault("core-ui-not-saved", path=str(folder)) from None
        for count in counts:
            files.write(folder / f"{count:05}.svg", svg(self.match.at(count).view(self.seat), self.lang.code))
        self.console.print(self.lang.say("core-ui-saved", {"path": str(folder)}), soft_wrap=True)

    def run(self) -> None:
        """Everything that happened, for a pipe; then the board at the end."""
        for count in range(len(self.match.entries) + 1):
            self._tell(count)
        self.console.print(self.board.picture(self.match.view(self.seat), self.console.width))

    def step_through(self) -> None:
        """Forward with Enter, back with b, to any moment by its number, until q or the end of input."""
        keyboard = Keyboard()
        last = len(self.match.entries)
        count = 0
        while True:
            self.show(count)
            try:
                word = keyboard.line(self.lang.say("core-ui-replay-keys")).lower()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            if word in ("q", "quit"):
                return
            if word == "b":
                count = max(0, count - 1)
            elif word.isdecimal():
                count = min(int(word), last)
            elif count == last:
                return
            else:
                count += 1
