"""Balance: how often each side of a title wins, counted over the games of an arena."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.lab.arena import Game, Score


class Balance:
    """Wins by side. Sides of one kind (factions, commanders) stand together, in the order of their names."""

    def __init__(self, games: list[Game]) -> None:
        self.seats = len(games[0]["shares"]) if games else 0
        self.kinds: list[dict[str, Score]] = []
        places = len(games[0]["sides"][0]) if games else 0
        for place in range(places):
            names = sorted({led[place] for game in games for led in game["sides"]})
            self.kinds.append({name: _score_of(games, place, name) for name in names})

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


def _score_of(games: list[Game], place: int, name: str) -> Score:
    """The score of whoever led a side, in the games in which somebody did."""
    shares = [
        share for game in games for share, led in zip(game["shares"], game["sides"], strict=True) if led[place] == name
    ]
    return Score.of_shares(shares)
