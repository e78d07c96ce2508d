"""Boards for the terminal: what each title draws, and how it tells the things a player can point at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from rich.console import RenderableType
from rich.text import Text

from sandtable.cli.boards.blitzkrieg import BlitzkriegBoard
from sandtable.cli.boards.globalwar import GlobalWarBoard
from sandtable.cli.boards.legie import LegieBoard
from sandtable.cli.boards.quartermaster import QuartermasterBoard
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain
from sandtable.text import Language


class Board(Protocol):
    @property
    def title(self) -> str:
        """The name of the title."""

    @property
    def welcome(self) -> str:
        """Greets a new player and says what to do."""

    def picture(self, view: dict[str, Plain], width: int, before: dict[str, Plain] | None = None) -> RenderableType:
        """The table as a view shows it, nothing more; what is new since an earlier view is marked."""

    def seat(self, seat: int) -> str:
        """The noun (side, nation, faction) of a seat."""

    def kind(self, noun: str) -> int:
        """Nouns of one kind are offered together; an action names its kinds in this order."""

    def thing(self, noun: str, view: dict[str, Plain]) -> Text:
        """A noun in a list to choose from, with what is worth knowing about it."""

    def due(self, cause: str, view: dict[str, Plain]) -> str:
        """What has to be rolled or drawn by hand, and for whom."""


def board(match: Match, lang: Language) -> Board:
    """The board of a match's title."""
    return BOARDS[match.game.ID](match, lang)


def changes(board: Board, view: dict[str, Plain], before: dict[str, Plain]) -> RenderableType | None:
    """What is new on a board that takes several screens; None for those that fit on one and are drawn anew."""
    return board.changes(view, before) if isinstance(board, GlobalWarBoard) else None


BOARDS: Final[dict[str, Callable[[Match, Language], Board]]] = {
    "blitzkrieg": BlitzkriegBoard,
    "quartermaster": QuartermasterBoard,
    "legie": LegieBoard,
    "globalwar": GlobalWarBoard,
}
