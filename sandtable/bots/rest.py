"""States at rest: bots finish what is under way before they judge it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from sandtable.bots.chances import settle_chance
from sandtable.kernel.action import Action
from sandtable.kernel.game import Game
from sandtable.kernel.learned import Learned
from sandtable.kernel.state import State


def come_to_rest(game: Game, state: State, rng: random.Random, learned: Learned | None = None) -> None:
    """Roll, draw and go on until nothing is under way, each choice being what looks best to the one who is asked."""
    settle_chance(state, rng)
    while True:
        pending = state.pending()
        if not pending:
            return
        seat = pending[0]
        acts = game.finishing(state, seat)
        if not acts:
            return
        best = acts[0]
        if len(acts) > 1:
            best = _best(game, state, seat, acts, rng, learned)
        state.apply(seat, best)
        settle_chance(state, rng)


def judged(game: Game, state: State, seat: int, learned: Learned | None = None) -> float:
    """The worth of a state: the title's own, or what other weights than those it is shipped with make of it."""
    if learned is None or state.outcome() is not None:
        return game.worth(state, seat)
    return learned.chance(game.features(state, seat))


def worth_after(
    game: Game, state: State, seat: int, action: Action, rng: random.Random, learned: Learned | None = None
) -> float:
    """How good the table looks for a seat once its act is carried out and all is at rest."""
    twin = state.copy()
    twin.apply(seat, action)
    come_to_rest(game, twin, rng, learned)
    return judged(game, twin, seat, learned)


def _best(
    game: Game, state: State, seat: int, acts: Sequence[Action], rng: random.Random, learned: Learned | None
) -> Action:
    best = acts[0]
    best_worth = -1.0
    for action in acts:
        twin = state.copy()
        twin.apply(seat, action)
        settle_chance(twin, rng)
        worth = judged(game, twin, seat, learned)
        if worth > best_worth:
            best, best_worth = action, worth
    return best
