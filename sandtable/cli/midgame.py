"""`sandtable lab midgame`: what an evaluation knows in the middle of a game, beside playing it out many times."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sandtable.cli.contest import Jobs
from sandtable.cli.gathering import gathering
from sandtable.cli.paper import paper, print_json
from sandtable.cli.settings import Title
from sandtable.cli.speech import Json, Lang, spoken
from sandtable.lab.midgame import PLAYOUTS, Middles, knowledge, read_middle


def midgame(
    title: Title,
    games: Annotated[int, typer.Option(min=2, help="How many games that nothing was fitted to.")] = 100,
    playouts: Annotated[
        int, typer.Option(min=1, max=100_000, help="How often each position is played out.")
    ] = PLAYOUTS,
    seed: Annotated[str, typer.Option(help="Equal seeds give equal games.")] = "held-out",
    keep: Annotated[Path | None, typer.Option(help="Keep every game here; the same command goes on from it.")] = None,
    jobs: Jobs = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """In the middle of a game, which share of what many playouts tell does the evaluation tell at once?"""
    speech = spoken(lang)
    with gathering(Middles(title, seed, playouts), title, games, jobs, keep, speech) as coming:
        middles = {number: read_middle(found) for number, found in coming}
    found = knowledge([middles[number] for number in sorted(middles)])
    if as_json:
        print_json({"title": title, "playouts": playouts, **found._asdict()})
        return
    scores = {name: f"{score:.3f}" for name, score in found._asdict().items() if name in ("base", "chance", "played")}
    shares = {name: f"{100 * share:.0f}" for name, share in found._asdict().items() if name in ("share", "low", "high")}
    words = {"games": found.games, "playouts": playouts, **scores, **shares}
    paper().print(speech.say("core-ui-midgame", words), soft_wrap=True)
