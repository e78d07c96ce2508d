"""Balance: how often each side of a title wins between equal bots.

``Sides`` counts the games of an arena by what the bots led. For a title with two sides ``Balance`` also tells how the
score runs by round:

python -m sandtable.lab.balance quartermaster --games 1000 --store soak/balance.jsonl --picture balance.svg
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, TypedDict, cast

from sandtable.bots import bot
from sandtable.bots.hosting import BotTable
from sandtable.games import game as find_game
from sandtable.kernel.match import Match
from sandtable.lab.score import Game, Score, distinct
from sandtable.lab.store import check_version, keep_row, stored_rows
from sandtable.lab.version import Version, version

COLOURS: Final = ("#b3372f", "#2f5fb3")


class Sides:
    """Wins by side. Sides of one kind (factions, commanders) stand together, in the order of their names."""

    def __init__(self, games: list[Game]) -> None:
        self.games: Final = [group[0] for group in distinct(games) if any(group[0]["sides"])]
        self.kinds: Final[list[dict[str, Score]]] = []
        kinds = len(self.games[0]["sides"][0]) if self.games else 0
        for kind in range(kinds):
            names = sorted({led[kind] for game in self.games for led in game["sides"]})
            self.kinds.append({name: self._score(kind, name) for name in names})

    def _score(self, kind: int, name: str) -> Score:
        """The score of whoever led a side, in the games in which somebody did."""
        shares: list[float] = []
        for game in self.games:
            for share, led in zip(game["shares"], game["sides"], strict=True):
                if led[kind] == name:
                    shares.append(share)
        return Score.of_shares(shares)

    def rows(self) -> Iterator[tuple[int, str, Score]]:
        """Kind, side and score of each side that was played."""
        for kind, scores in enumerate(self.kinds):
            for name, score in scores.items():
                yield kind, name, score


# two sides, round by round


class Played(TypedDict):
    """One game: the side that won (0 or 1), and the points of both sides at the end of each round."""

    game: int
    winner: int
    rounds: list[list[int]]
    version: Version


def play_one(title: str, name: str, number: int, seed: str = "balance") -> Played:
    """One game between equal bots, with as few seats as the title takes. Seats 0 and 1 are of different sides."""
    found = find_game(title)
    match = Match(found, found.setting(), seed=f"{seed} {number}")
    players = [bot(name, found, f"{seed} {number} {seat}") for seat in range(match.setting.seats)]
    rounds: list[list[int]] = []
    current = 1
    points = [0, 0]
    table = BotTable(match, players)
    while table.act():
        state = cast(dict[str, object], match.view(None)["state"])
        if cast(int, state["round"]) != current:
            rounds.append(points)
            current = cast(int, state["round"])
        points = list(cast(list[int], state["points"]))
    rounds.append(points)
    assert match.outcome is not None
    winner = 0 if match.outcome.shares[0] > 0 else 1
    return {"game": number, "winner": winner, "rounds": rounds, "version": version(title, (name,))}


def play_games(
    title: str, name: str, games: int, store: Path | None, progress: Callable[[Played], None] | None = None
) -> list[Played]:
    """Play what the store does not hold yet; every finished game is written at once, so a stop loses nothing."""
    done: dict[int, Played] = {}
    for row in stored_rows(store):
        played = cast(Played, row)
        check_version(played["version"], version(title, (name,)))
        done[played["game"]] = played
    for number in range(games):
        if number not in done:
            done[number] = play_one(title, name, number)
            keep_row(store, {**done[number]})
        if progress is not None:
            progress(done[number])
    return [done[number] for number in range(games)]


class Balance:
    """What many games between equal bots tell about the two sides."""

    def __init__(self, games: list[Played]) -> None:
        self.games: Final = games
        self.first: Final = Score.of_shares([float(row["winner"] == 0) for row in games])
        self.second: Final = Score.of_shares([float(row["winner"] == 1) for row in games])

    def by_round(self) -> list[tuple[int, float, float, int]]:
        """For each round: the average points of both sides at its end, and how many games came so far."""
        table: list[tuple[int, float, float, int]] = []
        for n in range(max((len(row["rounds"]) for row in self.games), default=0)):
            reached = [row["rounds"][n] for row in self.games if len(row["rounds"]) > n]
            first = sum(points[0] for points in reached) / len(reached)
            second = sum(points[1] for points in reached) / len(reached)
            table.append((n + 1, first, second, len(reached)))
        return table


def draw(balance: Balance, sides: tuple[str, str], path: Path) -> None:
    """Average points of both sides by round, and below how many games lasted so long."""
    from matplotlib.figure import Figure

    table = balance.by_round()
    rounds = [row[0] for row in table]
    figure = Figure(figsize=(8, 5.4), layout="constrained")
    scores, lasting = figure.subplots(2, 1, sharex=True, height_ratios=(3, 1))
    for side, name in enumerate(sides):
        averages = [row[1 + side] for row in table]
        scores.plot(rounds, averages, color=COLOURS[side], marker="os"[side], label=name)
    share = balance.first
    scores.set_title(f"{sides[0]} win {share}", fontsize=10)
    scores.set_ylabel("average points")
    scores.legend()
    scores.grid(alpha=0.3)
    lasting.bar(rounds, [row[3] for row in table], color="#8a9a5b")
    lasting.set_ylabel("games")
    lasting.set_xlabel("round")
    lasting.set_xticks(rounds)
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--store", type=Path)
    parser.add_argument("--picture", type=Path)
    wanted = parser.parse_args()
    balance = Balance(play_games(wanted.title, wanted.bot, wanted.games, wanted.store))
    print(f"first side: {balance.first}; second side: {balance.second}")
    print("round  first  second  games")
    for number, first, second, games in balance.by_round():
        print(f"{number:5} {first:6.1f} {second:7.1f} {games:6}")
    if wanted.picture is not None:
        draw(balance, ("Axis", "Allies"), wanted.picture)


if __name__ == "__main__":
    main()
