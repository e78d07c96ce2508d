"""How a game ended: a share of the win for each seat, and the reason as a message id."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.plain import Plain


class Outcome:
    """``shares`` sum to 1 when somebody won; ``points`` are what the table would write down, seat by seat."""

    shares: Final[tuple[float, ...]]
    points: Final[tuple[int, ...]]
    reason: Final[str]

    def __init__(self, shares: tuple[float, ...], points: tuple[int, ...], reason: str) -> None:
        self.shares = shares
        self.points = points
        self.reason = reason

    @property
    def winners(self) -> tuple[int, ...]:
        best = max(self.shares, default=0.0)
        return tuple(seat for seat, share in enumerate(self.shares) if share == best and best > 0)

    def plain(self) -> dict[str, Plain]:
        return {"shares": list(self.shares), "points": list(self.points), "reason": self.reason}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.shares, self.points, self.reason))

    def __repr__(self) -> str:
        return f"Outcome({self.shares}, {self.points}, {self.reason!r})"
