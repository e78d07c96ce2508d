"""Puzzles: positions of games that bots played, in which one act is clearly the best (docs/lab.md).

`sandtable lab puzzles` makes them, tests look at them again, and the browser has one for each day.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from sandtable.book.rulebook import home
from sandtable.games import game
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Malformed, Plain, Record

FILE: Final = "puzzles.json"
FULL: Final = 10_000  # ten-thousandths are how the file writes a chance
HARDEST: Final = 5
MOST_ACTS: Final = 5_000
MOST_OTHERS: Final = 20
SEATS: Final = tuple(str(seat) for seat in range(12))


@dataclass(frozen=True)
class Game:
    """A game that bots played, up to its last puzzle: its rolls and draws follow from the seed and the acts."""

    mode: str
    seats: int
    seed: str
    acts: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Other:
    """An act that is not the best, the chance that it leaves, and what the best one surely brings and it does not."""

    act: str
    chance: float
    why: tuple[Plain, ...]


@dataclass(frozen=True)
class Puzzle:
    """What ``seat`` sees after so many acts (``at``) of a game, and that ``best`` is ahead of all else by ``margin`` of
    the chance to win, the second, deeper search says with a standard error of ``error``."""

    id: str
    title: str
    game: Game
    at: int
    seat: int
    best: str
    chance: float
    margin: float
    error: float
    theme: str
    difficulty: int  # from 1, by how few weak bots find it
    then: tuple[str, ...]  # what the seat mostly does next, before anybody else is asked
    others: tuple[Other, ...]  # the best of them first

    def match(self) -> Match:
        """The game as far as the puzzle. Whoever solves it may see of it what the seat sees."""
        match = game(self.title).match(self.game.mode, self.game.seats, self.game.seed)
        for seat, act in self.game.acts[: self.at]:
            match.play(seat, act)
        return match


@cache
def puzzles(title: str) -> dict[str, Puzzle]:
    """Those of a title by their names, in the order of the days that have them."""
    source = files(home(title)) / FILE
    if not source.is_file():
        return {}
    found = read_puzzles(title, Record(json.loads(source.read_text(encoding="utf-8"))))
    return {puzzle.id: puzzle for puzzle in sorted(found, key=_mixed)}


def _mixed(puzzle: Puzzle) -> str:
    """Puzzles of one game lie apart, and new ones between the old."""
    return hashlib.sha256(puzzle.id.encode()).hexdigest()


def read_puzzles(title: str, record: Record) -> list[Puzzle]:
    """Raises Malformed."""
    seed = record.text("seed")
    games = {row.number("game", 0, FULL): _read_game(row, seed) for row in record.records("games")}
    found: list[Puzzle] = []
    for row in record.records("puzzles"):
        number = row.number("game", 0, FULL)
        if number not in games:
            raise Malformed(row.at("game"), "core-malformed-choice", value=number, choices="games")
        at = row.number("at", 0, len(games[number].acts))
        puzzle = Puzzle(
            id=f"{number}-{at}",
            title=title,
            game=games[number],
            at=at,
            seat=row.number("seat", 0, 11),
            best=row.text("best"),
            chance=row.number("chance", 0, FULL) / FULL,
            margin=row.number("margin", 0, FULL) / FULL,
            error=row.number("error", 0, FULL) / FULL,
            theme=row.text("theme"),
            difficulty=row.number("difficulty", 1, HARDEST),
            then=tuple(row.texts("then", 10)),
            others=tuple(_read_other(other) for other in row.records("others", MOST_OTHERS)),
        )
        found.append(puzzle)
    return found


def _read_game(row: Record, seed: str) -> Game:
    acts: list[tuple[int, str]] = []
    for n, line in enumerate(row.texts("acts", MOST_ACTS)):
        seat, _, act = line.partition(" ")
        if seat not in SEATS or not act:
            raise Malformed(f"{row.at('acts')}[{n}]", "core-malformed-entry")
        acts.append((int(seat), act))
    return Game(row.text("mode"), row.number("seats", 1, 12), game_seed(seed, row.number("game", 0, FULL)), tuple(acts))


def _read_other(row: Record) -> Other:
    return Other(row.text("act"), row.number("chance", 0, FULL) / FULL, tuple(row.items("why", 10)))


def game_seed(seed: str, number: int) -> str:
    return f"{seed}:{number}"
