"""`sandtable lab reliability`: how far the chances that a title's evaluation tells can be believed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sandtable.cli import files
from sandtable.cli.contest import listing
from sandtable.cli.faults import Fault
from sandtable.cli.paper import paper, print_json
from sandtable.cli.settings import Title
from sandtable.cli.speech import Json, Lang, spoken
from sandtable.games import game
from sandtable.kernel.plain import Malformed, Plain, Record, dump
from sandtable.lab.calibration import Seen, calibration, fit_by_turn, intervals, measured_on, played
from sandtable.lab.reliability import Bin, Reliability, picture, reliability
from sandtable.text import Language

PLAYER: Final = "casual"
HEADINGS: Final = (
    "core-ui-reliability-chance", "core-ui-reliability-won", "core-ui-sim-interval", "core-ui-reliability-positions",
)  # fmt: skip


def measure(
    title: Title,
    games: Annotated[int, typer.Option(min=2, help="How many games that nothing was fitted to.")] = 100,
    seed: Annotated[str, typer.Option(help="Equal seeds give equal games.")] = "held-out",
    keep: Annotated[Path | None, typer.Option(help="Keep every game here; the same command goes on from it.")] = None,
    out: Annotated[Path | None, typer.Option(help="A picture to write, as SVG.")] = None,
    fit: Annotated[int, typer.Option(min=0, max=20, help="Fit a slope to so many parts of these games instead.")] = 0,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Of all positions with a chance of so much, how many were won? With intervals that draw whole games."""
    speech = spoken(lang)
    rows = _games(title, games, seed, keep)
    if fit:
        print_json({"title": title, "games": len(rows), "knots": _fitted(rows, fit)})
        return
    found = reliability(rows, calibration(title))
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


def _games(title: str, count: int, seed: str, keep: Path | None) -> list[list[Seen]]:
    """Games by their numbers, those that are kept already and the others."""
    title_played = game(title)
    mode, seats = measured_on(title)
    setting = title_played.match(mode, seats, seed).setting
    about = dump({"title": title, **setting.plain(), "player": PLAYER, "seed": seed})
    kept = [] if keep is None else _kept(keep, about)
    rows = kept[:count]
    with Progress(TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True) as bar:
        task = bar.add_task("", total=count, completed=len(rows))
        for n in range(len(rows), count):
            allied = calibration(title).allied
            rows.append(list(played(title_played, setting, PLAYER, f"{seed}:{n}", allied)))
            if keep is not None:
                _append(keep, json.dumps(rows[-1]))
            bar.advance(task)
    return rows


def _kept(path: Path, about: str) -> list[list[Seen]]:
    """The games of a file, whose first line tells what games they are: others are not mixed with them."""
    if not path.exists():
        _append(path, about)
    rows: list[list[Seen]] = []
    try:
        with path.open(encoding="utf-8") as file:
            if file.readline().rstrip("\n") != about:
                raise Malformed(path.name, "core-malformed-entry")
            for line in file:
                rows.append(
                    [
                        Seen(float(even), float(lead), float(won), int(turn))
                        for even, lead, won, turn in json.loads(line)
                    ]
                )
    except (OSError, ValueError, TypeError):
        raise Malformed(f"{path.name}[{len(rows) + 1}]", "core-malformed-entry") from None
    return rows


def _append(path: Path, line: str) -> None:
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")
    except OSError:
        raise Fault("core-ui-not-saved", path=str(path)) from None


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
