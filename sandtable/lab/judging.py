"""One decision of a game judged: the chances of all seats around it, and what would have been better by how much."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypedDict

from sandtable.bots.planning import PlanningBot
from sandtable.bots.rest import come_to_rest
from sandtable.kernel.action import Action
from sandtable.kernel.foresight import Foresight
from sandtable.kernel.game import Game, Setting
from sandtable.kernel.observation import Observation, OpenSampler, Sampler
from sandtable.kernel.plain import Plain
from sandtable.kernel.state import State
from sandtable.lab.calibration import Calibration, calibration

GLANCES: Final = 4  # imagined games in which the table is looked at, for each seat
BEFORE_LUCK: Final = 8  # and where dice or draws are due: what they bring on the average
MISTAKE: Final = 0.02  # of the chance to win; less is a matter of taste
SURE: Final = 2.0  # standard errors that a difference has to be away from none
MOST_REASONS: Final = 2
USUAL_LINES: Final = 12
LINES: Final[dict[str, int]] = {"blitzkrieg": 16, "quartermaster": 12, "legie": 4, "globalwar": 8}  # the default depth


class Judged(TypedDict):
    """A decision. ``entry`` is its place in the log; lists have one number for each seat."""

    entry: int
    seat: int
    act: str
    before: list[float]  # chances to win, when it was asked for
    after: list[float] | None  # when it was done and before what was then rolled or drawn; None: nothing was
    choice: list[float]  # what the chances lost or won because it was not the best act
    cost: float  # to the seat itself; 0 where nothing is surely better
    error: float  # the standard error of the cost
    better: str | None  # what was better; an empty text: to do nothing
    would: float  # the chance of the seat that it would have left, some turns later
    why: list[Plain]  # events that tell what is good about it


class Better(NamedTuple):
    act: Action | None
    choice: list[float]
    error: float
    would: float


class Ranked(NamedTuple):
    """An act, the chance that it leaves, and by how much that of the best act is higher, with the standard error."""

    act: Action
    chance: float
    behind: float
    error: float


class Judge:
    """Judges decisions by what each seat knew or, with ``open``, by all that was true."""

    def __init__(
        self, game: Game, setting: Setting, open: bool, lines: int, seed: str, scale: Calibration | None = None
    ) -> None:
        self.game: Final = game
        self.setting: Final = setting
        self.open: Final = open
        self.lines: Final = lines
        self.seed: Final = seed
        self.scale: Final[Calibration] = scale or calibration(game.ID)

    def decision(self, entry: int, state: State, seat: int, action: Action) -> Judged:
        """Equal seeds judge alike, whatever else was judged before."""
        rng = random.Random(f"{self.seed}:{entry}")
        judged: Judged = {
            "entry": entry, "seat": seat, "act": action.text, "before": self.chances(state, rng, GLANCES),
            "after": None, "choice": [0.0] * self.setting.seats, "cost": 0.0, "error": 0.0, "better": None,
            "would": 0.0, "why": [],
        }  # fmt: skip
        legal = state.legal(seat)
        if len(legal) > 1 or action not in legal:
            observation = self.observation(state, seat)
            better = self._better(observation, action, rng)
            if better is not None:
                judged["choice"] = [_rounded(share) for share in better.choice]
                judged["cost"] = _rounded(-better.choice[seat])
                judged["error"] = _rounded(better.error)
                judged["would"] = _rounded(better.would)
                judged["better"] = "" if better.act is None else better.act.text
                judged["why"] = self.why(observation, state, better.act, action)
        return judged

    def chances(self, state: State, rng: random.Random, glances: int) -> list[float]:
        """The chance of each seat to win, as far as it knew or as it was."""
        return [_rounded(self.chance(state, seat, rng, glances)) for seat in range(self.setting.seats)]

    def chance(self, state: State, seat: int, rng: random.Random, glances: int) -> float:
        """The same of one seat, not rounded."""
        if state.outcome() is not None:
            return self._worth(state, seat)
        sampler = self._sampler(state, seat)
        total = 0.0
        for _ in range(glances):
            sample = sampler.sample(rng)
            come_to_rest(self.game, sample, rng)
            total += self._worth(sample, seat)
        return total / glances

    def _worth(self, state: State, seat: int) -> float:
        return self.scale.chance(self.game.worth(state, seat), self.setting.seats, self.game.turn(state))

    def _sampler(self, state: State, seat: int) -> Sampler:
        return OpenSampler(state) if self.open else self.game.read_sampler(self.setting, seat, state.view(seat))

    def observation(self, state: State, seat: int) -> Observation:
        seen = self.game.observe(self.setting, state, seat)
        if not self.open:
            return seen
        return Observation(seen.data, seat, seen.view, seen.legal, seen.free, lambda who, view: OpenSampler(state))

    def _better(self, observation: Observation, played: Action, rng: random.Random) -> Better | None:
        """What is surely better than what was played by more than a little, in games imagined anew for the two."""
        planner = PlanningBot(self.game, f"{rng.getrandbits(64)}", self.lines)
        best = planner.weigh(observation)[0].action if played in observation.legal else None
        return None if best == played else self.surely_better(observation, best, played, planner, rng)

    def surely_better(
        self, observation: Observation, act: Action | None, than: Action, planner: PlanningBot, rng: random.Random
    ) -> Better | None:
        """Whether an act is better than another by more than a little and by more than luck, and by how much."""
        seat = observation.seat
        seats = self.setting.seats
        sums = [0.0] * seats
        squares = 0.0
        would = 0.0
        for n, (after, other) in enumerate(self._imagined(planner, observation, (than, act), rng)):
            for each in range(seats):
                lost = self._worth(after, each) - self._worth(other, each)
                sums[each] += lost
                if each == seat:
                    squares += lost * lost
                    would += self._worth(other, each)
            if n == 1 and sums[seat] >= 0.0:
                return None  # the other was at least as good twice: not worth more time
        choice = [lost / self.lines for lost in sums]
        error = _error(squares, choice[seat], self.lines)
        if -choice[seat] < max(MISTAKE, SURE * error):
            return None
        return Better(act, choice, error, would / self.lines)

    def _imagined(
        self,
        planner: PlanningBot,
        observation: Observation,
        acts: Sequence[Action | None],
        rng: random.Random,
    ) -> Iterator[list[State]]:
        """Where each act leads some turns later, in so many imagined games with the same luck for all of them."""
        for _ in range(self.lines):
            sample = observation.sample(rng)
            luck = rng.getrandbits(32)
            after: list[State] = []
            for action in acts:
                twin = sample.copy()
                planner.play_out(twin, observation.seat, action, luck)
                after.append(twin)
            yield after

    def ranked(self, observation: Observation, acts: Sequence[Action], rng: random.Random) -> list[Ranked]:
        """Some acts by the chance that they leave the seat some turns later, the best first, and how far each of the
        others is behind it."""
        planner = PlanningBot(self.game, f"{rng.getrandbits(64)}", self.lines)
        seat = observation.seat
        chances: list[list[float]] = [[] for _ in acts]
        for after in self._imagined(planner, observation, acts, rng):
            for n, state in enumerate(after):
                chances[n].append(self._worth(state, seat))
        order = sorted(range(len(acts)), key=lambda n: (-sum(chances[n]), n))
        best = chances[order[0]]
        ranking: list[Ranked] = []
        for n in order:
            behind = [ahead - chance for ahead, chance in zip(best, chances[n], strict=True)]
            lead = sum(behind) / self.lines
            error = _error(sum(less * less for less in behind), lead, self.lines)
            ranking.append(Ranked(acts[n], sum(chances[n]) / self.lines, lead, error))
        return ranking

    def why(self, observation: Observation, state: State, better: Action | None, other: Action | None) -> list[Plain]:
        """What the title's plan says about it, or what it would surely have brought and the other act did not."""
        if better is None:
            return []
        seat = observation.seat
        likely = self.game.likely(state, seat, observation.legal)
        if len(likely) == 1 and likely[0] == better:
            thoughts: list[Plain] = [event.plain() for event in self.game.thoughts(state, seat)]
            if thoughts:
                return thoughts[:MOST_REASONS]
        brought = [] if other is None else Foresight(observation, other).events()
        return [event for event in Foresight(observation, better).events() if event not in brought][
            1 : 1 + MOST_REASONS
        ]


def _error(squares: float, mean: float, count: int) -> float:
    """The standard error of a mean of so many values, from the sum of their squares."""
    return math.sqrt(max(0.0, squares / count - mean**2) / max(1, count - 1))


def _rounded(chance: float) -> float:
    return round(chance, 4)
