"""`sandtable position`: an example of a position file, and whether a file holds a position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sandtable.cli import files
from sandtable.cli.boards import board
from sandtable.cli.faults import Fault
from sandtable.cli.paper import paper, print_json
from sandtable.cli.settings import Mode
from sandtable.cli.speech import Json, Lang, spoken
from sandtable.games import game


def position(
    example: Annotated[str | None, typer.Option(metavar="TITLE", help="Print an example to start from.")] = None,
    check: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Check a position file and show its board.")
    ] = None,
    mode: Mode = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Print an example position, or check a position file."""
    speech = spoken(lang)
    if (example is None) == (check is None):
        raise Fault("core-ui-position-which")
    if example is not None:
        title = game(example)
        solo = next((one.id for one in title.modes if one.seats == (1,)), title.modes[0].id)
        print_json(title.example(title.mode(mode or solo).id))
        return
    assert check is not None
    match = files.read_position(check, manual=True)
    if as_json:
        print_json({"ok": True, "view": match.view(None)})
        return
    console = paper()
    seat = 0 if match.setting.seats == 1 else None
    console.print(board(match, speech).picture(match.view(seat), console.width))
    console.print(speech.say("core-ui-position-ok", {"path": str(check)}), soft_wrap=True)
