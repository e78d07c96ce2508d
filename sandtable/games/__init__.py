"""The titles, and what needs to know all of them: finding one by its id, loading and verifying saves."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sandtable.games.blitzkrieg.title import GAME as BLITZKRIEG
from sandtable.games.globalwar.title import GAME as GLOBALWAR
from sandtable.games.legie.title import GAME as LEGIE
from sandtable.games.quartermaster.title import GAME as QUARTERMASTER
from sandtable.kernel.game import Game
from sandtable.kernel.match import Match
from sandtable.kernel.plain import MAX_CHARACTERS, Malformed
from sandtable.kernel.save import load as load_match
from sandtable.kernel.save import read_save

TITLES: Final[tuple[Game, ...]] = (BLITZKRIEG, QUARTERMASTER, LEGIE, GLOBALWAR)


def games() -> tuple[str, ...]:
    """The ids of all titles."""
    return tuple(title.ID for title in TITLES)


def game(id: str) -> Game:
    """A title by its id."""
    for title in TITLES:
        if id == title.ID:
            return title
    raise Malformed("title", "core-malformed-choice", value=id[:40], choices=", ".join(games()))


def load(data: str | bytes | Path) -> Match:
    """A match from its save: the text, its bytes, or a file's ``Path``. A text is never taken for a path.

    Raises Malformed, naming the place, when anything in it does not hold.
    """
    record = read_save(_start_of(data) if isinstance(data, Path) else data)
    return load_match(game(record.text("title")), record)


def _start_of(path: Path) -> bytes:
    """A file, or enough of it to see that it is too large."""
    with path.open("rb") as file:
        return file.read(MAX_CHARACTERS + 1)


def verify(data: str | bytes | Path) -> None:
    """Prove a save: the commitment fits the secret, every roll is the secret's own, every step was legal."""
    load(data)
