"""Free acts of bots: whom a host asks, and whether one is worth taking."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from sandtable.bots.rest import worth_after
from sandtable.kernel.action import Action
from sandtable.kernel.game import Game
from sandtable.kernel.observation import Observation
from sandtable.kernel.state import NO_OCCASION, State

SHARE: Final = 0.1  # of the times it is asked in which random play takes a free act
WEIGHED: Final = 6  # free acts at most, of those that a title finds likely


class Occasions:
    """Whom a host has yet to ask at the occasion a title has announced.

    Every seat is asked at most once at each, so there is an end to it whatever the answers are.
    """

    def __init__(self) -> None:
        self.number = NO_OCCASION.number
        self.unasked: tuple[int, ...] = ()

    def next(self, state: State) -> int | None:
        """The next seat to ask, which has free acts; None when nobody is left. To be called where decisions are due."""
        occasion = state.occasion()
        if occasion.number != self.number:
            self.number = occasion.number
            self.unasked = occasion.seats
        while self.unasked:
            seat = self.unasked[0]
            self.unasked = self.unasked[1:]
            if state.free(seat):
                return seat
        return None

    def pass_over(self, state: State) -> None:
        """Ask nobody at the occasion that is now."""
        self.number = state.occasion().number
        self.unasked = ()


def likely_free(game: Game, state: State, seat: int, free: Sequence[Action]) -> Sequence[Action]:
    """The few free acts that are weighed."""
    return game.likely_free(state, seat, free)[:WEIGHED]


def worth_taking(game: Game, observation: Observation, rng: random.Random, samples: int) -> Action | None:
    """The free act that is better than none by what a seat knows, over some samples of it."""
    states = [observation.sample(rng)]
    timely = game.timely(states[0], observation.seat, observation.free)
    if timely is not None:
        return timely
    likely = likely_free(game, states[0], observation.seat, observation.free)
    if not likely:
        return None
    while len(states) < samples:
        states.append(observation.sample(rng))
    return better_than_none(game, states, observation.seat, likely, rng)


def better_than_none(
    game: Game, states: list[State], seat: int, acts: Sequence[Action], rng: random.Random
) -> Action | None:
    """The act after which the title's evaluation likes the table best; None when it likes it best as it is."""
    best: Action | None = None
    if not acts:
        return best
    best_worth = 0.0
    for state in states:
        best_worth += game.worth(state, seat)
    for action in acts:
        total = 0.0
        for state in states:
            total += worth_after(game, state, seat, action, rng)
        if total > best_worth:
            best, best_worth = action, total
    return best
