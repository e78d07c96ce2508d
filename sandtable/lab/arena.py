"""The arena: bots against each other, or against a virtual opponent, in games that share their deal by pairs."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from sandtable.bots import MOST_BUDGET, bot
from sandtable.bots.bot import Bot
from sandtable.bots.hosting import BotTable
from sandtable.games import game as find_game
from sandtable.kernel.game import Setting, Value
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Malformed, Record
from sandtable.lab.failure import Failure
from sandtable.lab.luck import Luck
from sandtable.lab.openings import Openings
from sandtable.lab.score import Game
from sandtable.lab.store import Store
from sandtable.lab.version import PROGRAM, Version, is_own, version
from sandtable.lab.wire import ProgramBot

PATIENCE: Final = 60.0  # seconds that a program may take for one answer


class Pairing:
    """What is played: a title, a mode and its options, and who plays.

    A bot is one of ours (``search:500`` thinks for 500 iterations), somebody's class (``module:Class``, with a budget
    ``module:Class:500``) or a program (``exec:node bot.js``). ``opening`` acts of every pair are played at random.
    """

    def __init__(
        self,
        title: str,
        mode: str,
        bots: tuple[str, ...],
        options: dict[str, Value] | None = None,
        seed: str = "arena",
        mirrored: bool = True,
        openings: Openings | None = None,
        opening: int = 0,
        patience: float = PATIENCE,
    ) -> None:
        self.title: Final = title
        self.mode: Final = mode
        self.bots: Final = bots
        self.options: Final = options or {}
        self.seed: Final = seed
        self.mirrored: Final = mirrored
        self.openings: Final = openings
        self.opening: Final = opening
        self.patience: Final = patience

    @property
    def name(self) -> str:
        """What tells its games from others in a store."""
        told = [self.title, self.mode, *self.bots, *(f"{key}={value}" for key, value in self.options.items())]
        if not self.mirrored:
            told.append("own-luck")
        if self.openings is not None:
            told.append(f"openings-{self.openings.sign}")
        if self.opening:
            told.append(f"random-{self.opening}")
        return " ".join([*told, self.seed])

    def version(self) -> Version:
        return version(self.title, self.bots)


def check_bot(name: str, title: str) -> None:
    """Refuse a name that stands for no bot; whether a bot of somebody's plays is seen when it is asked."""
    if is_own(name) or ":" not in name:
        bot(name, find_game(title))
    elif not name.startswith(PROGRAM):
        budget = name.split(":")[2:]
        if len(budget) > 1 or (budget and not (budget[0].isdecimal() and 1 <= int(budget[0][:9]) <= MOST_BUDGET)):
            raise Malformed("bot", "core-malformed-range", least=1, most=MOST_BUDGET)


def play_one(pairing: Pairing, number: int) -> Game:
    """One game of a pairing. As many games as there are seats share their deal, and the bots move on by one seat."""
    title = find_game(pairing.title)
    seats = len(pairing.bots)
    order = [(seat + number) % seats for seat in range(seats)]  # which bot sits where
    match, luck = begun(pairing, number // seats)
    taken, failure = _played(pairing, number, match, luck, order)
    outcome = match.outcome
    assert outcome is not None
    shares = [0.0] * seats
    points = [0] * seats
    sides: list[list[str]] = [[] for _ in pairing.bots]
    for seat, who in enumerate(order):
        shares[who] = outcome.shares[seat]
        points[who] = outcome.points[seat]
        sides[who] = title.sides(match.state, seat) if failure is None else []
    row: Game = {
        "game": number, "shares": shares, "points": points, "first": order[0], "length": len(match.entries),
        "free": taken, "sides": sides, "print": match.chain[:16], "version": pairing.version(),
    }  # fmt: skip
    if failure is not None:
        row["failed"] = {"bot": order[failure.seat], "word": failure.word, "detail": failure.detail}
    return row


def begun(pairing: Pairing, pair: int) -> tuple[Match, Luck | None]:
    """The match of a pair where its bots take over, and its luck where that is mirrored."""
    title = find_game(pairing.title)
    seed = f"{pairing.seed} {pair}"
    position = None if pairing.openings is None else pairing.openings.of_pair(pair)
    if position is None:
        setting = title.setting(pairing.mode, len(pairing.bots), pairing.options)
    else:
        setting = title.read_setting(Record(position))
    match = Match(title, setting, seed=seed, manual=pairing.mirrored, position=position)
    luck = Luck(match, seed) if pairing.mirrored else None
    rng = random.Random(f"{seed} opening")
    for acts in range(pairing.opening + 1):
        if luck is not None:
            luck.settle()
        if acts < pairing.opening and match.to_act:
            seat = match.to_act[0]
            match.play(seat, rng.choice(list(match.legal(seat))))
    return match, luck


def _played(
    pairing: Pairing, number: int, match: Match, luck: Luck | None, order: list[int]
) -> tuple[int, Failure | None]:
    """Play to the end; how many free acts were taken, and what a bot did wrong: that is the end of its game."""
    players: list[Bot] = []
    table = BotTable(match, players)
    try:
        for seat, who in enumerate(order):
            players.append(player(pairing, who, match.setting, seat, f"{pairing.seed} {number} {who}"))
        while table.act():
            if luck is not None:
                luck.settle()
    except Failure as failure:
        match.resign(failure.seat)
        return table.taken, failure
    return table.taken, None


def player(pairing: Pairing, who: int, setting: Setting, seat: int, seed: str) -> Bot:
    name = pairing.bots[who]
    if is_own(name):
        return bot(name, find_game(pairing.title), seed)
    return ProgramBot(name, pairing.title, setting, seat, seed, pairing.patience)


Crew = Callable[[Pairing, Iterator[int]], Iterator[Game]]  # plays the numbers of a pairing, in any order


def alone(pairing: Pairing, numbers: Iterator[int]) -> Iterator[Game]:
    """In this process, one game after the other."""
    for number in numbers:
        yield play_one(pairing, number)


def play_games(
    pairing: Pairing,
    games: int,
    crew: Crew = alone,
    store: Path | None = None,
    progress: Callable[[Game], None] | None = None,
) -> list[Game]:
    """All games up to a number, in order."""
    played: list[Game] = []
    for row in arriving(pairing, games, crew, store):
        played.append(row)
        if progress is not None:
            progress(row)
    return sorted(played, key=lambda row: row["game"])


def arriving(pairing: Pairing, games: int, crew: Crew = alone, store: Path | None = None) -> Iterator[Game]:
    """Games as they come in: first what a store holds, then what it lacks. Every finished game is written at once, so a
    stop loses nothing. Raises ``OtherVersion`` rather than mix games of different code or data."""
    kept = Store(store)
    done = kept.games(pairing.name, pairing.version())
    yield from [done[number] for number in sorted(done) if number < games]
    for row in crew(pairing, iter([number for number in range(games) if number not in done])):
        kept.add(pairing.name, row, pairing.version())
        yield row
