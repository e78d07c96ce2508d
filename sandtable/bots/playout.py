"""Random play to the end of a game: the yardstick of speed, and the long run that shakes out mistakes."""

from __future__ import annotations

import random

from sandtable.kernel.chance import CHANCE
from sandtable.kernel.state import State


def playout(state: State, rng: random.Random) -> tuple[int, int]:
    """Play to the end, all legal actions alike; returns the decisions made and the chances rolled."""
    draw = rng.random
    decisions = 0
    rolls = 0
    while True:
        pending = state.pending()
        if not pending:
            return decisions, rolls
        seat = pending[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.chance().pick(draw))
            rolls += 1
        else:
            if len(pending) > 1:
                seat = pending[int(draw() * len(pending))]
            legal = state.legal(seat)
            state.apply(seat, legal[int(draw() * len(legal))])
            decisions += 1
