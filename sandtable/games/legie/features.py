"""What a position is judged by: named numbers that follow from what one seat may know (docs/bots.md)."""

from __future__ import annotations

import math
from typing import Final

from sandtable.games.legie.prospects import Prospects
from sandtable.games.legie.state import NONE, Legie

EVEN: Final = 1e-9  # odds that are not quite nothing

PARTS: Final = (
    "points", "soldiers", "supplies", "tokens", "dispatches",
    "prizes of plots", "soldiers to be sent", "harm", "choices",
)  # fmt: skip
# A lead is ours over the strongest rival's; in the scale of the odds it weighs more the less time is left.
FEATURES: Final = (
    "odds of what everybody is promised",
    "rivals beyond the first",
    "the second rival behind the first",
    "rounds to come",
    "recruiting",
    "marching",
    "later in the round",
    "turns until ours is the first",
    *[f"lead in {part}, in the scale of the odds" for part in PARTS],
    *[f"lead in {part}" for part in PARTS],
)

_LEADS: Final = 8
_UNIT: Final = 5.0  # of a lead in points


def features(s: Legie, seat: int) -> list[float]:
    """The numbers that ``FEATURES`` names, for a seat."""
    found = [0.0] * len(FEATURES)
    prospects = Prospects(s, seat)
    outlook = prospects.outlook
    scale = prospects.scale()
    mine = prospects.score(seat)
    rival = NONE
    first = second = -math.inf  # of the rivals
    odds = EVEN
    for other in range(s.seats):
        if other == seat:
            continue
        score = prospects.score(other)
        odds += math.exp((score - mine) / scale)
        if score > first:
            rival, first, second = other, score, first
        elif score > second:
            second = score
    found[0] = -math.log(odds)
    found[1] = float(s.seats - 2)
    found[2] = (first - second) / scale if s.seats > 2 else 0.0
    found[3] = prospects.rounds / 4.0
    found[4] = 1.0 if outlook.spending else 0.0
    found[5] = 1.0 if outlook.marching else 0.0
    found[6] = 1.0 if s.plots and not outlook.marching else 0.0
    found[7] = float((seat - s.first) % s.seats) / s.seats
    parts = (
        prospects.points, prospects.soldiers, prospects.supplies, prospects.tokens, prospects.dispatches,
        outlook.prizes, outlook.reserves, outlook.harm, prospects.pending,
    )  # fmt: skip
    for n, part in enumerate(parts):
        lead = part[seat] - part[rival]
        found[_LEADS + n] = lead / scale
        found[_LEADS + len(parts) + n] = lead / _UNIT
    return found
