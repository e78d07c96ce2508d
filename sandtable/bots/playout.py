"""Random play to the end of a game: the yardstick of speed, and the long run that shakes out mistakes."""

from __future__ import annotations

import random

from sandtable.bots.occasions import SHARE, Occasions
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.state import State


def playout(state: State, rng: random.Random) -> tuple[int, int]:
    """Play to the end, all legal actions alike, on occasions a free one; returns decisions made and chances rolled."""
    draw = rng.random
    occasions = Occasions()
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
            continue
        bold = occasions.next(state)
        if bold is not None:
            if draw() < SHARE:
                free = state.free(bold)
                state.apply(bold, free[int(draw() * len(free))])
                decisions += 1
            continue
        if len(pending) > 1:
            seat = pending[int(draw() * len(pending))]
        legal = state.legal(seat)
        state.apply(seat, legal[int(draw() * len(legal))])
        decisions += 1
