"""The arena: bots against each other, or against a virtual opponent, in paired games, with intervals."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import NotRequired, Self, TypedDict, cast

from sandtable.bots import bot
from sandtable.bots.hosting import BotTable
from sandtable.games import game as find_game
from sandtable.kernel.game import Value
from sandtable.kernel.match import Match


class Game(TypedDict):
    """One finished game; shares, points and sides stand in the order of the bots, ``first`` is who moved first."""

    game: int
    shares: list[float]
    points: list[int]
    first: int
    length: int
    free: NotRequired[int]  # how many free acts were taken
    sides: NotRequired[list[list[str]]]  # what each bot led


class Pairing:
    """What is played: a title, a mode and its options, who plays, and how long they may think (iterations)."""

    def __init__(
        self,
        title: str,
        mode: str,
        bots: tuple[str, ...],
        options: dict[str, Value] | None = None,
        budgets: tuple[int | None, ...] = (),
        seed: str = "arena",
    ) -> None:
        self.title = title
        self.mode = mode
        self.bots = bots
        self.options = options or {}
        self.budgets = budgets or (None,) * len(bots)
        self.seed = seed

    @property
    def name(self) -> str:
        told = " ".join(f"{key}={value}" for key, value in self.options.items())
        budgets = " ".join(str(budget) for budget in self.budgets)
        return f"{self.title} {self.mode} {' '.join(self.bots)} {budgets} {told} {self.seed}".replace("  ", " ")


def play_one(pairing: Pairing, number: int) -> Game:
    """One game of a pairing. As many games as there are seats share their seed, and the bots move on by one seat."""
    title = find_game(pairing.title)
    seats = len(pairing.bots)
    setting = title.setting(pairing.mode, seats, pairing.options)
    order = [(seat + number) % seats for seat in range(seats)]  # which bot sits where
    match = Match(title, setting, seed=f"{pairing.seed} {number // seats}")
    players = [bot(pairing.bots[who], title, f"{pairing.seed} {number} {who}") for who in order]
    table = BotTable(match, players, [pairing.budgets[who] for who in order])
    table.play()
    outcome = match.outcome
    assert outcome is not None
    shares = [0.0] * len(pairing.bots)
    points = [0] * len(pairing.bots)
    sides: list[list[str]] = [[] for _ in pairing.bots]
    for seat, who in enumerate(order):
        shares[who] = outcome.shares[seat]
        points[who] = outcome.points[seat]
        sides[who] = title.sides(match.state, seat)
    length = len(match.entries)
    return {
        "game": number, "shares": shares, "points": points, "first": order[0], "length": length, "free": table.taken,
        "sides": sides,
    }  # fmt: skip


def play_games(
    pairing: Pairing,
    games: int,
    jobs: int = 1,
    store: Path | None = None,
    progress: Callable[[Game], None] | None = None,
) -> list[Game]:
    """Play what a store does not hold yet; every finished game is written at once, so a stop loses nothing."""
    stored = [_game(cast(Game, row)) for row in stored_rows(store) if row["pairing"] == pairing.name]
    done = {row["game"]: row for row in stored}
    wanted = [number for number in range(games) if number not in done]
    for row in list(done.values()):
        if progress is not None:
            progress(row)
    for row in _played(pairing, wanted, jobs):
        done[row["game"]] = row
        keep_row(store, {"pairing": pairing.name, **row})
        if progress is not None:
            progress(row)
    return [done[number] for number in sorted(done) if number < games]


def _played(pairing: Pairing, numbers: list[int], jobs: int) -> Iterator[Game]:
    if jobs <= 1:
        for number in numbers:
            yield play_one(pairing, number)
        return
    with ProcessPoolExecutor(jobs) as pool:
        futures = [pool.submit(play_one, pairing, number) for number in numbers]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            for future in futures:
                future.cancel()


def stored_rows(store: Path | None) -> list[dict[str, object]]:
    """What a store holds, one row for each finished game."""
    if store is None or not store.exists():
        return []
    lines = store.read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines if line.endswith("}")]  # a line cut short by a stop is left out


def keep_row(store: Path | None, row: dict[str, object]) -> None:
    """Write a row down at once, so that a stop loses nothing."""
    if store is None:
        return
    store.parent.mkdir(parents=True, exist_ok=True)
    _end_last_line(store)
    with store.open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")
        file.flush()
        os.fsync(file.fileno())


def _game(row: Game) -> Game:
    """A stored game without the name of its pairing."""
    return {
        "game": row["game"],
        "shares": row["shares"],
        "points": row["points"],
        "first": row["first"],
        "length": row["length"],
        "free": row.get("free", 0),
        "sides": row.get("sides", []),
    }


def _end_last_line(store: Path) -> None:
    """Half a line is what a stop in the midst of writing leaves; the next game begins a line of its own."""
    if store.exists():
        with store.open("rb+") as file:
            if file.seek(0, os.SEEK_END) == 0:
                return
            file.seek(-1, os.SEEK_END)
            if file.read(1) != b"\n":
                file.write(b"\n")


class Score:
    """The share of wins of the first bot, with a 95 % interval (Wilson)."""

    def __init__(self, games: list[Game], who: int = 0) -> None:
        self.games = len(games)
        self.wins = sum(row["shares"][who] for row in games)

    @classmethod
    def of_shares(cls, shares: list[float]) -> Self:
        """The score over shares of wins, whoever got them."""
        score = cls([])
        score.games = len(shares)
        score.wins = sum(shares)
        return score

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        if not self.games:
            return (0.0, 1.0)
        z = 1.96
        n = self.games
        centre = (self.share + z * z / (2 * n)) / (1 + z * z / n)
        spread = z * math.sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return (max(0.0, centre - spread), min(1.0, centre + spread))

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.share:.1%} of {self.games} ({low:.1%}–{high:.1%})"
