"""A win on the board: acts after which a seat's own next acts end the game as its win, whatever lies hidden."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import cast

from sandtable.bots.chances import settle_chance
from sandtable.games.quartermaster.board import ALLIES, AXIS
from sandtable.games.quartermaster.catalogue import USA
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.games.quartermaster.turn import LEAD, ROUNDS
from sandtable.kernel.action import Action
from sandtable.kernel.game import Game
from sandtable.kernel.observation import Observation
from sandtable.kernel.state import State

SAMPLES = 4
DECISIONS = 200  # that are looked into after one act
TO_THE_END = 2000  # decisions of everybody
MOST_IN_A_TURN = 20  # points that the United States may score in their last turn


def winning(game: Game, observation: Observation, rng: random.Random) -> list[Action]:
    """The legal acts that win in every sample of what the seat does not see, and of what chance brings."""
    acts = list(observation.legal)
    for _ in range(SAMPLES):
        sample = observation.sample(rng)
        acts = [act for act in acts if _wins_by(game, sample, observation.seat, act, rng, [DECISIONS])]
        if not acts:
            break
    return acts


def at_stake(game: Game, observation: Observation, rng: random.Random) -> list[Action]:
    """The winning acts where there are others too, so that the win can be passed up."""
    acts = winning(game, observation, rng)
    return acts if len(acts) < len(observation.legal) else []


def cannot_miss(game: Game, observation: Observation, act: Action, rng: random.Random) -> bool:
    """Whether an act wins in every sample too, whatever the others do then."""
    for _ in range(SAMPLES):
        state = observation.sample(rng)
        state.apply(observation.seat, act)
        if not _is_won(game, state, observation.seat, rng, [TO_THE_END]):
            return False
    return True


def _is_won(game: Game, state: State, seat: int, rng: random.Random, left: list[int]) -> bool:
    settle_chance(state, rng)
    outcome = state.outcome()
    if outcome is not None:
        return outcome.shares[seat] == max(outcome.shares) > min(outcome.shares)
    left[0] -= 1
    if left[0] < 0:
        return False
    asked = state.pending()[0]
    ours = asked == seat
    for act in game.likely(state, seat, state.legal(seat)) if ours else state.legal(asked):
        twin = state.copy()
        twin.apply(asked, act)
        if _is_won(game, twin, seat, rng, left) is ours:
            return ours
    return not ours


def may_end(state: State) -> bool:
    """Whether the game may end with this turn: nobody need look for wins where it cannot."""
    look = ENDINGS.get(type(state))
    return look is None or look(state)


def _ends_with_the_round(state: State) -> bool:
    s = cast(Quartermaster, state)
    return s.turn == USA and (s.round == ROUNDS or abs(s.points[AXIS] - s.points[ALLIES]) >= LEAD - MOST_IN_A_TURN)


ENDINGS: dict[type[State], Callable[[State], bool]] = {Quartermaster: _ends_with_the_round}


def _wins_by(game: Game, state: State, seat: int, act: Action, rng: random.Random, left: list[int]) -> bool:
    """Whether an act wins by itself or with acts of the same seat after it, before anybody else is asked."""
    twin = state.copy()
    twin.apply(seat, act)
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
        if _wins_by(game, twin, seat, further, rng, left):
            return True
    return False
