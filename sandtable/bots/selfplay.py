"""Games of a title with itself, written down as what an evaluation learns from: positions at rest, and who won."""

from __future__ import annotations

import random
from typing import Final

from sandtable.bots.chances import settle_chance
from sandtable.bots.rest import worth_after
from sandtable.kernel.action import Action
from sandtable.kernel.game import Game, Setting
from sandtable.kernel.learned import Learned
from sandtable.kernel.state import State

FEW: Final = 8  # acts weighed in a decision: the best of some drawn at random is a good act, and not always the same
ERRANT: Final = 0.1  # decisions in which any of them will do
MOST: Final = 120  # lessons of one game: positions that follow each other are much alike


class Lesson:
    """A position as one seat sees it, and its share of the win in the end."""

    def __init__(self, numbers: list[float], seat: int) -> None:
        self.numbers: Final = numbers
        self.seat: Final = seat
        self.share = 0.0


class Player:
    """How all seats of a game decide: at random, by the title's own evaluation, or by weights."""

    def __init__(self, at_random: bool, learned: Learned | None) -> None:
        self.at_random: Final = at_random
        self.learned: Final = learned


def lessons(game: Game, setting: Setting, rng: random.Random, player: Player) -> list[Lesson]:
    """One game of a player with itself."""
    state = game.start(setting)
    settle_chance(state, rng)
    found: list[Lesson] = []
    met = 0
    while True:
        pending = state.pending()
        if not pending:
            break
        seat = pending[0]
        if not game.finishing(state, seat):
            for each in range(setting.seats):
                met += 1
                if met <= MOST:
                    found.append(Lesson(game.features(state, each), each))
                    continue
                place = int(rng.random() * met)  # every position is kept with the same chance
                if place < MOST:
                    found[place] = Lesson(game.features(state, each), each)
        state.apply(seat, _act(game, state, seat, rng, player))
        settle_chance(state, rng)
    for lesson in found:
        lesson.share = game.worth(state, lesson.seat)
    return found


def _act(game: Game, state: State, seat: int, rng: random.Random, player: Player) -> Action:
    legal = list(game.likely(state, seat, state.legal(seat)))
    acts = rng.sample(legal, FEW) if len(legal) > FEW else legal
    if player.at_random or rng.random() < ERRANT:
        return acts[int(rng.random() * len(acts))]
    best = acts[0]
    best_worth = -1.0
    if len(acts) > 1:
        for action in acts:
            worth = worth_after(game, state, seat, action, rng, player.learned)
            if worth > best_worth:
                best, best_worth = action, worth
    return best
