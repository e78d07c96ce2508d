"""`search` for titles whose turns are many small decisions: what comes of each act is played out for some turns.

All seats of an imagined game play as `greedy` does. Every likely act is looked at one step ahead, and the best few are
played out: in the same imagined games and with the same luck, so that chance does not tell them apart. After each heat
the weaker half is out.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Final

from sandtable.bots.chances import settle_chance
from sandtable.bots.occasions import Occasions, better_than_none, likely_free
from sandtable.bots.rest import come_to_rest, worth_after
from sandtable.bots.wins import sure_win
from sandtable.kernel.action import Action
from sandtable.kernel.game import Game
from sandtable.kernel.observation import Observation
from sandtable.kernel.state import State

LINES: Final = 48  # of play, in a decision between as many acts as are played out
PLAYED_OUT: Final = 8  # acts at most
LOOKS: Final = 4  # one step ahead, at each act
DOUBT: Final = 0.8  # a look is wrong by at most so much of what is undecided
TRUST: Final = 0.5  # a first look counts as much as so many lines


class Candidate:
    """An act that may be the best: the worth after one step, and after the lines played out so far.

    Of free acts one candidate is to do nothing (None).
    """

    def __init__(self, action: Action | None, look: float) -> None:
        self.action: Final = action
        self.look: Final = look
        self.total = 0.0
        self.lines = 0

    def promise(self) -> float:
        return (self.total + TRUST * self.look) / (self.lines + TRUST)


def _look(candidate: Candidate) -> float:
    return -candidate.look


def _promise(candidate: Candidate) -> float:
    return -candidate.promise()


class PlanningBot:
    """Thinks for so many lines of play; after so many ``seconds``, if any are given, it stops all the same."""

    def __init__(
        self,
        game: Game,
        seed: str,
        lines: int | None = None,
        turns: int = 0,
        played_out: int = PLAYED_OUT,
        seconds: float = 0.0,
    ) -> None:
        self.game: Final = game
        self.lines: Final = lines or LINES
        self.rng: Final = random.Random(seed)
        self.luck: Final = random.Random()  # of one line of play
        self.turns: Final = turns or game.LOOKAHEAD
        self.played_out: Final = played_out
        self.seconds: Final = seconds

    def decide(self, observation: Observation, budget: int | None = None) -> Action:
        best = self.weigh(observation, budget)[0].action
        assert best is not None
        return best

    def consider(self, observation: Observation, budget: int | None = None) -> Action | None:
        sample = observation.sample(self.rng)
        likely = likely_free(self.game, sample, observation.seat, observation.free)
        return self._weighed(observation, sample, [*likely, None], budget)[0].action if likely else None

    def weigh(self, observation: Observation, budget: int | None = None) -> list[Candidate]:
        """The likely acts, best first, each with its worth and how many lines tell it; a lone act is not looked at.

        Of a win on the board nothing else is told.
        """
        legal = observation.legal
        if len(legal) == 1:
            return [Candidate(legal[0], 0.0)]
        sample = observation.sample(self.rng)
        likely = self.game.likely(sample, observation.seat, legal)
        if len(likely) == 1:
            return [Candidate(likely[0], 0.0)]
        if self.game.may_end(sample):
            samples = [sample, *[observation.sample(self.rng) for _ in range(LOOKS - 1)]]
            won = sure_win(self.game, samples, observation.seat, likely, self.rng)
            if won is not None:
                return [Candidate(won, 1.0)]
        return self._weighed(observation, sample, likely, budget)

    def _weighed(
        self, observation: Observation, sample: State, acts: Sequence[Action | None], budget: int | None
    ) -> list[Candidate]:
        """Some acts, best first: all are looked at one step ahead, the best few are played out."""
        samples = [sample]
        for _ in range(LOOKS - 1):
            samples.append(observation.sample(self.rng))
        candidates: list[Candidate] = []
        for action in acts:
            total = 0.0
            for state in samples:
                total += self._after(state, observation.seat, action)
            candidates.append(Candidate(action, total / LOOKS))
        return self._ranked(observation, self._promising(candidates), budget or self.lines)

    def _promising(self, candidates: list[Candidate]) -> list[Candidate]:
        """The few that look best, as far as what comes later may put one above the other."""
        candidates.sort(key=_look)
        best = candidates[0].look
        least = best - DOUBT * best * (1.0 - best)
        return [candidate for candidate in candidates[: self.played_out] if candidate.look >= least]

    def _after(self, state: State, seat: int, action: Action | None) -> float:
        """How good the table looks for a seat right after its act."""
        if action is None:
            return self.game.worth(state, seat)
        return worth_after(self.game, state, seat, action, self.rng)

    def _ranked(self, observation: Observation, candidates: list[Candidate], lines: int) -> list[Candidate]:
        """Heats of all that are left, until one is. Fewer acts to choose from take fewer lines, and less time."""
        candidates = candidates[:lines]
        out: list[Candidate] = []  # the last that went out first
        share = len(candidates) / self.played_out
        heats = (len(candidates) - 1).bit_length()
        while len(candidates) > 1:
            end = time.monotonic() + self.seconds * share / heats
            for _ in range(max(1, int(lines * share) // (heats * len(candidates)))):
                self._heat(observation, candidates)
                if self.seconds and time.monotonic() >= end:
                    break
            candidates.sort(key=_promise)
            half = (len(candidates) + 1) // 2
            out = candidates[half:] + out
            candidates = candidates[:half]
        return candidates + out

    def _heat(self, observation: Observation, candidates: list[Candidate]) -> None:
        """One imagined game in which each act is played out."""
        state = observation.sample(self.rng)
        luck = self.rng.getrandbits(32)
        for candidate in candidates:
            twin = state.copy()
            self.play_out(twin, observation.seat, candidate.action, luck)
            candidate.total += self.game.worth(twin, observation.seat)
            candidate.lines += 1

    def play_out(self, state: State, seat: int, action: Action | None, luck: int) -> None:
        """Play on from an act, or from nothing done."""
        self.follow(state, seat, () if action is None else (action,), luck)

    def follow(self, state: State, seat: int, acts: Sequence[Action], luck: int, most: int = 0) -> None:
        """Play on from some acts of a seat to the end of the last turn that is looked at; with ``most``, no turn is
        begun after so many acts.

        The luck of each turn is its own: a line in which more was drawn before it has the same.
        """
        turn = self.game.turn(state)
        end = turn + self.turns
        self.luck.seed(luck)
        occasions = Occasions()
        occasions.pass_over(state)
        count = len(acts)
        for action in acts:
            state.apply(seat, action)
        settle_chance(state, self.luck)
        while True:
            pending = state.pending()
            now = self.game.turn(state)
            if not pending or now >= end or (most and count >= most and now != turn):
                come_to_rest(self.game, state, self.luck)
                return
            if now != turn:
                turn = now
                self.luck.seed(luck + turn)
            count += 1
            bold = occasions.next(state)
            if bold is None:
                state.apply(pending[0], self._at_once(state, pending[0]))
            else:
                acts_freely = state.free(bold)
                free = self.game.timely(state, bold, acts_freely)
                if free is None:
                    likely = likely_free(self.game, state, bold, acts_freely)
                    free = better_than_none(self.game, [state], bold, likely, self.rng)
                if free is None:
                    continue
                state.apply(bold, free)
            settle_chance(state, self.luck)

    def _at_once(self, state: State, seat: int) -> Action:
        """What looks best one step ahead, in this very state."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        likely = self.game.likely(state, seat, legal)
        best = likely[0]
        if len(likely) > 1:
            best_worth = -1.0
            for action in likely:
                worth = self._after(state, seat, action)
                if worth > best_worth:
                    best, best_worth = action, worth
        return best
