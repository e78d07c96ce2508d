"""Sides: how often each side of a title wins, counted over the games of an arena."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.lab.arena import Game, Score


class Sides:
    """Wins by side. Sides of one kind (factions, commanders) stand together, in the order of their names."""

    def __init__(self, games: list[Game]) -> None:
        self.games: Final = [game for game in games if any(game.get("sides", []))]
        self.seats: Final = len(self.games[0]["shares"]) if self.games else 0
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

    @property
    def equal_share(self) -> float:
        return 1.0 / self.seats

    def rows(self) -> Iterator[tuple[int, str, Score]]:
        """Kind, side and score of each side that was played."""
        for kind, scores in enumerate(self.kinds):
            for name, score in scores.items():
                yield kind, name, score

    def furthest(self, kind: int) -> float:
        """How far the side of a kind that is least in balance stands from an equal share."""
        return max(abs(score.share - self.equal_share) for score in self.kinds[kind].values())
