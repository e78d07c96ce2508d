"""Boards in the terminal: a game after some acts, its board as text, and what every board has to do."""

from __future__ import annotations

import io

from rich.cells import cell_len
from rich.console import Console

from sandtable.cli.boards import board
from sandtable.cli.pointing import Pointing
from sandtable.kernel.match import Match
from sandtable.text import language


def played(match: Match, acts: int) -> Match:
    """The same match after so many more acts: some or other, but always the same ones."""
    for n in range(acts):
        if match.to_act:
            legal = match.legal(match.to_act[0])
            match.play(match.to_act[0], legal[n * 7 % len(legal)])
    return match


def drawn(match: Match, seat: int | None, code: str = "en", width: int = 80, colour: bool = False) -> str:
    file = io.StringIO()
    console = Console(file=file, width=width, no_color=not colour, force_terminal=colour)
    console.print(board(match, language(code)).picture(match.view(seat), width))
    return file.getvalue()


def widest(picture: str) -> int:
    """The columns that a picture takes."""
    return max(cell_len(line) for line in picture.splitlines())


def everything_has_a_name(match: Match, code: str) -> None:
    """Whatever can be pointed at is listed by its id and told in words."""
    for seat in match.to_act:
        table = board(match, language(code))
        view = match.view(seat)
        for noun in Pointing(match, seat, table).names():
            told = table.thing(noun, view).plain.split(" ", 1)
            assert told[0] == noun
            assert told[1] not in ("", noun)
