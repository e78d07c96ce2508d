"""`sandtable sim`: bots against each other, or one against a virtual opponent, with a table and a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from sandtable.cli.contest import (
    Bout,
    Terms,
    check_store,
    contest,
    listing,
    picture_path,
    plain_score,
    report,
    told_score,
)
from sandtable.cli.plots import Bar, draw_bars
from sandtable.cli.settings import written
from sandtable.kernel.plain import Plain
from sandtable.lab.balance import Sides
from sandtable.lab.score import Score

SCORE: Final = ("core-ui-sim-wins", "core-ui-sim-share", "core-ui-sim-interval")


@contest
def sim(
    terms: Terms,
    bots: Annotated[
        str,
        typer.Option(
            help="A bot for each seat, with commas: search:500 thinks for 500 iterations, module:Class is a class of "
            "yours, exec:COMMAND a program."
        ),
    ] = "skilled,beginner",
    games: Annotated[int, typer.Option(min=1, help="How many games; in pairs that swap the seats.")] = 200,
) -> None:
    """Let bots play many games and tell who wins how often."""
    tournament = Tournament(terms, tuple(bots.split(",")), games)
    check_store(terms.out)
    tournament.play()
    picture = tournament.draw(picture_path(terms.out, "sim")) if tournament.played else None
    report(terms, tournament.plain(), tournament.tell, picture)


class Tournament(Bout):
    """The games of a pairing, told by bots and by sides."""

    def scores(self) -> list[tuple[str, Score]]:
        return [(name, Score(self.played, who)) for who, name in enumerate(self.pairing.bots)]

    def plain(self) -> dict[str, Plain]:
        rows: list[Plain] = [{"bot": name, **plain_score(score)} for name, score in self.scores()]
        sides: list[Plain] = [
            {"side": name, "games": score.games, **plain_score(score)} for _, name, score in Sides(self.played).rows()
        ]
        pairing = self.pairing
        options: dict[str, Plain] = {**pairing.options}
        return {"title": pairing.title, "mode": pairing.mode, "options": options, "seed": pairing.seed,
                "games": len(self.played), "distinct": Score(self.played).games, "stopped": self.stopped,
                "bots": rows, "failed": self.plain_failures(), "sides": sides}  # fmt: skip

    def heading(self) -> str:
        pairing = self.pairing
        told = " ".join([pairing.mode, *(f"{key}={written(value)}" for key, value in pairing.options.items())])
        args = {"title": pairing.title, "mode": told, "games": len(self.played), "seed": pairing.seed}
        return self.terms.speech.say("core-ui-sim-against", args)

    def tell(self, console: Console) -> None:
        lang = self.terms.speech
        if self.stopped:
            console.print(lang.say("core-ui-sim-stopped", {"done": len(self.played), "games": self.games}))
        if not self.played:
            console.print(lang.say("core-ui-sim-none"))
            return
        console.print(self.heading())
        rows = [(name, *told_score(score)) for name, score in self.scores()]
        console.print(listing(lang, ("core-ui-sim-bot", *SCORE), rows))
        self.tell_oddities(console)
        self._tell_sides(console)

    def _tell_sides(self, console: Console) -> None:
        """Wins by faction and the like, where a title has such sides; an equal share is what each should have."""
        lang = self.terms.speech
        rows = [
            (lang.noun(name, title=self.pairing.title), str(score.games), *told_score(score))
            for _, name, score in Sides(self.played).rows()
        ]
        if rows:
            console.print()
            console.print(listing(lang, ("core-ui-sim-side", "core-ui-sim-games", *SCORE), rows))

    def draw(self, path: Path) -> Path | None:
        """A bar for each bot and each side with its interval."""
        lang = self.terms.speech
        bars = [_bar(f"{who + 1} {name}", score) for who, (name, score) in enumerate(self.scores())]
        for _, name, score in Sides(self.played).rows():
            bars.append(_bar(lang.noun(name, title=self.pairing.title), score))
        axis = f"{lang.say('core-ui-sim-share')} ({lang.say('core-ui-sim-interval')})"
        return draw_bars(bars, self.heading(), axis, 1 / max(2, len(self.pairing.bots)), path)


def _bar(name: str, score: Score) -> Bar:
    return name, score.share, *score.interval
