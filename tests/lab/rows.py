"""Finished games as an arena writes them down, for tests of what is made of them."""

from __future__ import annotations

from sandtable.lab.score import Game


def row(number: int, shares: list[float], alike: str = "", sides: list[list[str]] | None = None) -> Game:
    """A game; those with the same ``alike`` were played alike."""
    return {
        "game": number, "shares": shares, "points": [0, 0], "first": 0, "length": 1, "free": 0, "sides": sides or [],
        "print": alike or str(number), "version": {"code": "", "data": "", "bots": []},
    }  # fmt: skip
