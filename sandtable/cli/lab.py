"""`sandtable lab`: which bot is stronger, by how much, and how sure that is."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final, cast

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
from sandtable.cli.faults import Fault
from sandtable.cli.files import read, read_match
from sandtable.cli.paper import paper
from sandtable.cli.plots import draw_bars, draw_path, draw_rungs
from sandtable.cli.sim import SCORE
from sandtable.cli.speech import Lang, spoken
from sandtable.kernel.plain import Plain
from sandtable.lab.ladder import Rung, climb
from sandtable.lab.parquet import decisions, results, write
from sandtable.lab.score import Game, Score, pairs
from sandtable.lab.sprt import InOrder, Sprt, rating_of
from sandtable.lab.store import stored_rows

Several = Annotated[str, typer.Option("--bots", help="Two bots or more, with commas; as for `sandtable sim`.")]
Each = Annotated[int, typer.Option("--games", min=2, help="How many games each two bots play.")]
MOST_BOTS: Final = 40

lab_app = typer.Typer(help="Measure bots: which is stronger, by how much, how surely.", no_args_is_help=True)


def named(bots: str, most: int = MOST_BOTS) -> tuple[str, ...]:
    found = tuple(bots.split(","))
    if not 2 <= len(found) <= most:
        raise Fault("core-ui-lab-bots", least=2, most=most)
    return found


# the sequential test


@lab_app.command("sprt")
@contest
def sprt(
    terms: Terms,
    bots: Annotated[str, typer.Option(help="Two bots, with a comma: is the first one stronger?")] = "expert,skilled",
    low: Annotated[float, typer.Option(help="Rating points of hypothesis 0.")] = 0.0,
    high: Annotated[float, typer.Option(help="Rating points of hypothesis 1.")] = 35.0,
    alpha: Annotated[float, typer.Option(min=0.001, max=0.4, help="Risk of accepting 1 though 0 holds.")] = 0.05,
    beta: Annotated[float, typer.Option(min=0.001, max=0.4, help="Risk of rejecting 1 though it holds.")] = 0.05,
    most: Annotated[int, typer.Option(min=2, help="Stop after so many games whatever they say.")] = 10_000,
) -> None:
    """Play until it is certain enough whether the first bot is stronger, and no longer."""
    if low >= high:
        raise Fault("core-ui-sprt-order")
    trial = Trial(terms, named(bots, 2), most, Sprt(low, high, alpha, beta))
    check_store(terms.out)
    trial.play(InOrder(trial.test).decided)
    test = trial.test
    picture = None
    if test.pairs:
        axis = terms.speech.say("core-ui-ladder-pairs")
        heading = " – ".join(trial.pairing.bots)
        picture = draw_path(test.path, (test.lower, test.upper), heading, axis, picture_path(terms.out, "sprt"))
    report(terms, trial.plain(), trial.tell, picture)


class Trial(Bout):
    """Games that feed a sequential test."""

    def __init__(self, terms: Terms, bots: tuple[str, ...], most: int, test: Sprt) -> None:
        super().__init__(terms, bots, most)
        self.test: Final = test

    def plain(self) -> dict[str, Plain]:
        test = self.test
        return {
            "bots": list(self.pairing.bots), "low": test.low, "high": test.high, "alpha": test.alpha,
            "beta": test.beta, "lower": test.lower, "upper": test.upper, "ratio": test.ratio(), "pairs": test.pairs,
            "share": test.share, "rating": rating_of(test.share), "verdict": test.verdict,
            "failed": self.plain_failures(), "stopped": self.stopped,
        }  # fmt: skip

    def tell(self, console: Console) -> None:
        test = self.test
        lang = self.terms.speech
        first, second = self.pairing.bots
        words = {"first": first, "second": second, "low": f"{test.low:g}", "high": f"{test.high:g}"}
        console.print(lang.say(f"core-ui-sprt-{test.verdict}", words), soft_wrap=True)
        figures = {"pairs": test.pairs, "share": f"{test.share:.1%}", "rating": f"{rating_of(test.share):+.0f}"}
        bounds = {"ratio": f"{test.ratio():.2f}", "lower": f"{test.lower:.2f}", "upper": f"{test.upper:.2f}"}
        console.print(lang.say("core-ui-sprt-figures", {**figures, **bounds}), soft_wrap=True)
        self.tell_oddities(console)


# each with each, and one with all


def play_all(bouts: list[Bout]) -> bool:
    """Whether it was stopped before all were played."""
    check_store(bouts[0].terms.out)
    for bout in bouts:
        bout.play()
        if bout.stopped:
            return True
    return False


def failed(bouts: list[Bout]) -> list[Plain]:
    return [failure for bout in bouts for failure in bout.plain_failures()]


def tell_oddities(bouts: list[Bout], console: Console) -> None:
    for bout in bouts:
        bout.tell_oddities(console)


@lab_app.command("ladder")
@contest
def ladder(terms: Terms, bots: Several = "beginner,casual,skilled,expert,master", games: Each = 100) -> None:
    """Let each bot play each other one and rate them on one scale; the first named stands at 0."""
    names = named(bots)
    meetings = [(one, other) for one in range(len(names)) for other in range(one + 1, len(names))]
    bouts = [Bout(terms, (names[one], names[other]), games) for one, other in meetings]
    stopped = play_all(bouts)
    rungs = climb(names, {who: pairs(bout.played) for who, bout in zip(meetings, bouts, strict=True)})
    rating = "core-ui-ladder-rating"
    bars = [(rung.bot, rung.rating, rung.low, rung.high) for rung in rungs]
    picture = draw_rungs(bars, terms.title.ID, terms.speech.say(rating), picture_path(terms.out, "ladder"))

    def tell(console: Console) -> None:
        headings = ("core-ui-sim-bot", rating, "core-ui-sim-interval", "core-ui-ladder-pairs")
        console.print(listing(terms.speech, headings, [_told_rung(rung) for rung in rungs]))
        tell_oddities(bouts, console)

    told: list[Plain] = [_plain_rung(rung) for rung in rungs]
    report(terms, {"title": terms.title.ID, "ladder": told, "failed": failed(bouts), "stopped": stopped}, tell, picture)


def _plain_rung(rung: Rung) -> Plain:
    return {"bot": rung.bot, "rating": rung.rating, "low": rung.low, "high": rung.high, "pairs": rung.pairs}


def _told_rung(rung: Rung) -> tuple[str, str, str, str]:
    return rung.bot, f"{rung.rating:+.0f}", f"{rung.low:+.0f} – {rung.high:+.0f}", str(rung.pairs)


@lab_app.command("gauntlet")
@contest
def gauntlet(terms: Terms, bots: Several = "master,expert,skilled,casual,beginner", games: Each = 100) -> None:
    """Let the first bot play each of the others."""
    challenger, *others = named(bots)
    bouts = [Bout(terms, (challenger, other), games) for other in others]
    stopped = play_all(bouts)
    scores = [(other, Score(bout.played)) for other, bout in zip(others, bouts, strict=True) if bout.played]
    lang = terms.speech
    axis = f"{lang.say('core-ui-sim-share')} ({lang.say('core-ui-sim-interval')})"
    bars = [(other, score.share, *score.interval) for other, score in scores]
    heading = f"{terms.title.ID}: {challenger}"
    picture = draw_bars(bars, heading, axis, 0.5, picture_path(terms.out, "gauntlet")) if bars else None

    def tell(console: Console) -> None:
        rows = [(other, str(score.games), *told_score(score)) for other, score in scores]
        console.print(listing(lang, ("core-ui-lab-against", "core-ui-sim-games", *SCORE), rows))
        tell_oddities(bouts, console)

    told: list[Plain] = [{"against": other, "games": score.games, **plain_score(score)} for other, score in scores]
    words: dict[str, Plain] = {"title": terms.title.ID, "bot": challenger, "gauntlet": told}
    report(terms, {**words, "failed": failed(bouts), "stopped": stopped}, tell, picture)


# games as columns


@lab_app.command("export")
def export(
    files: Annotated[list[Path], typer.Argument(help="Saved games, or files of games that an arena kept.")],
    out: Annotated[Path, typer.Option(help="The file to write; it must end in .parquet.")],
    lang: Lang = None,
) -> None:
    """Write games as Parquet: of saves one row for each decision, of arenas one for each bot in each game."""
    if out.suffix != ".parquet":
        raise Fault("core-ui-parquet-name", path=str(out))
    if find_spec("pyarrow") is None:
        raise Fault("core-ui-no-parquet")
    of_arenas = [path for path in files if is_store(path)]
    if of_arenas and len(of_arenas) < len(files):
        raise Fault("core-ui-parquet-mixed")
    rows: list[Mapping[str, object]] = []
    for path in files:
        if of_arenas:
            check_store(path)
            for row in stored_rows(path):
                rows += results(str(row["pairing"]), cast(Game, row))
        else:
            rows += decisions(read_match(path))
    write(rows, out)
    paper().print(spoken(lang).say("core-ui-parquet-written", {"path": str(out), "rows": len(rows)}), soft_wrap=True)


def is_store(path: Path) -> bool:
    return b'"pairing"' in read(path).partition(b"\n")[0]
