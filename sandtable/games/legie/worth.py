"""The evaluation bots use: of what each seat may hope for, the share of the win that comes of it."""

from __future__ import annotations

import math

from sandtable.games.legie.prospects import Prospects
from sandtable.games.legie.state import Legie


def worth(s: Legie, seat: int) -> float:
    """The share of the win a seat may hope for, as far as a glance can tell."""
    if s.result is not None:
        return s.result.shares[seat]
    prospects = Prospects(s)
    scale = prospects.scale()
    mine = prospects.score(seat)
    odds = 0.0
    for rival in range(s.seats):
        odds += math.exp((prospects.score(rival) - mine) / scale)
    return 1.0 / odds
