"""`sandtable lab reliability`: how far the chances that a title's evaluation tells can be believed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from sandtable.cli import files
from sandtable.cli.contest import Jobs, listing
from sandtable.cli.gathering import gathering
from sandtable.cli.paper import paper, print_json
from sandtable.cli.settings import Title
from sandtable.cli.speech import Json, Lang, spoken
from sandtable.kernel.plain import Plain, Record
from sandtable.lab.calibration import Seen, calibration, fit_by_turn, intervals
from sandtable.lab.reliability import Bin, Held, Reliability, picture, reliability, tallied
from sandtable.text import Language

HEADINGS: Final = (
    "core-ui-reliability-chance", "core-ui-reliability-won", "core-ui-sim-interval", "core-ui-reliability-positions",
)  # fmt: skip


def measure(
    title: Title,
    games: Annotated[int, typer.Option(min=2, help="How many games that nothing was fitted to.")] = 100,
    seed: Annotated[str, typer.Option(help="Equal seeds give equal games.")] = "held-out",
    keep: Annotated[Path | None, typer.Option(help="Keep every game here; the same command goes on from it.")] = None,
    jobs: Jobs = None,
    out: Annotated[Path | None, typer.Option(help="A picture to write, as SVG.")] = None,
    fit: Annotated[int, typer.Option(min=0, max=20, help="Fit a slope to so many parts of these games instead.")] = 0,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Of all positions with a chance of so much, how many were won? With intervals that draw whole games."""
    speech = spoken(lang)
    held = Held(title, seed)
    if fit:
        with gathering(held, title, games, jobs, keep, speech) as coming:
            rows = [row for _, row in sorted((number, held.seen(found)) for number, found in coming)]
        print_json({"title": title, "games": len(rows), "knots": _fitted(rows, fit)})
        return
    scale = calibration(title)
    with gathering(held, title, games, jobs, keep, speech) as coming:
        tallies = {number: tallied(held.seen(found), scale) for number, found in coming}
    found = reliability([tallies[number] for number in sorted(tallies)])
    if out is not None:
        files.write(out, picture(found, speech.say("core-ui-reliability-of", {"title": title})))
    if as_json:
        print_json({"title": title, **_plain(found)})
    else:
        _tell(speech, found)


def _fitted(rows: list[list[Seen]], parts: int) -> list[Plain]:
    """Knots as calibration.json has them, in thousandths."""
    knots = fit_by_turn([one for row in rows for one in row], parts)
    found: list[Plain] = []
    for knot, (low, high) in zip(knots, intervals(rows, parts), strict=True):
        fitted: list[Plain] = [round(low * 1000), round(high * 1000)]
        found.append({"turn": round(knot.turn * 1000), "slope": round(knot.slope * 1000), "fitted": fitted})
    return found


def _plain(found: Reliability) -> dict[str, Plain]:
    bins: list[Plain] = [{**one._asdict()} for one in found.bins]
    return {**Record({**found._asdict(), "bins": bins}).data}


def _tell(speech: Language, found: Reliability) -> None:
    figures = {
        key: f"{value:.3f}"
        for key, value in found._asdict().items()
        if key in ("error", "low", "high", "brier", "base")
    }
    console = paper()
    console.print(listing(speech, HEADINGS, [_row(one) for one in found.bins]))
    counts = {"games": found.games, "positions": found.positions}
    console.print(speech.say("core-ui-reliability", {**counts, **figures}), soft_wrap=True)


def _row(one: Bin) -> tuple[str, str, str, str]:
    return f"{one.chance:.1%}", f"{one.won:.1%}", f"{one.low:.1%} – {one.high:.1%}", str(one.positions)
