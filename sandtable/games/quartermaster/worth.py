"""The evaluation bots use: how a side's lead looks, with all that is promised, as a chance to win."""

from __future__ import annotations

import math

from sandtable.games.quartermaster.outlook import SCALE, lead_of_the_axis
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.games.quartermaster.turn import ROUNDS


def worth(s: Quartermaster, seat: int) -> float:
    """From 0 (lost) to 1 (won), exact for a finished game."""
    if s.result is not None:
        return 1.0 if s.result.shares[seat] > 0 else 0.0
    lead = lead_of_the_axis(s, seat)
    if seat not in s.rulings.team[0]:
        lead = -lead
    left = ROUNDS + 1 - s.round
    return 1.0 / (1.0 + math.exp(-lead / (SCALE * (0.5 + left / ROUNDS))))
