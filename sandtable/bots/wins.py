"""Wins on the board: near the end of a game bots follow their own acts to the very end instead of judging states."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from sandtable.bots.chances import settle_chance
from sandtable.kernel.action import Action
from sandtable.kernel.game import Game
from sandtable.kernel.state import State

LOOKS: Final = 200  # at acts that may come after one


def sure_win(
    game: Game, samples: Sequence[State], seat: int, acts: Sequence[Action], rng: random.Random
) -> Action | None:
    """An act with which a seat wins in every sample before anybody else is asked; None where there is none."""
    if not game.may_end(samples[0]):
        return None
    for action in acts:
        sure = True
        for sample in samples:
            if not _wins(game, sample, seat, action, rng, [LOOKS]):
                sure = False
                break
        if sure:
            return action
    return None


def _wins(game: Game, state: State, seat: int, action: Action, rng: random.Random, left: list[int]) -> bool:
    """Whether an act ends the game as the seat's win, by itself or with others of the seat after it."""
    twin = state.copy()
    twin.apply(seat, action)
    settle_chance(twin, rng)
    outcome = twin.outcome()
    if outcome is not None:
        return outcome.shares[seat] == max(outcome.shares) > min(outcome.shares)
    if twin.pending() != (seat,):
        return False
    for further in game.likely(twin, seat, twin.legal(seat)):
        left[0] -= 1
        if left[0] < 0:
            return False
        if _wins(game, twin, seat, further, rng, left):
            return True
    return False
