"""Rolling the dice of an imagined game."""

from __future__ import annotations

import random

from sandtable.kernel.chance import CHANCE
from sandtable.kernel.flow import ASK_CHANCE
from sandtable.kernel.state import State


def settle_chance(state: State, rng: random.Random) -> None:
    """Roll and draw until somebody is asked or the game is over."""
    while state.pending() == ASK_CHANCE:
        state.apply(CHANCE, state.chance().pick(rng.random))
