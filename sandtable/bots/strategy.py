"""`search` for titles that plan their turns themselves: of all plans a seat may follow, the one that comes out best.

Each is played out in the same imagined games and with the same luck: the seat carries it out, then everybody plays as
usual for some turns, and the title says what that is worth. What comes of a plan is mostly dice, so the usual plan is
left only for one that did better by more than they explain.
"""

from __future__ import annotations

import math
import random
import time
from typing import Final

from sandtable.bots.occasions import worth_taking
from sandtable.bots.planning import LOOKS, PlanningBot
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event
from sandtable.kernel.game import Game
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.observation import Observation
from sandtable.kernel.plan import Plan
from sandtable.kernel.state import State

LINES: Final = 4
TURNS: Final = 9
# after so many acts no further turn of a line is played: a whole round in a theatre, a turn or two of a world
ACTS: Final = 100
SURE: Final = 0.7  # standard errors by which another plan must be ahead of the usual one
MOST_KEPT: Final = 4_000
# by title, lines, turns and the sign of a table the act of the plan that was chosen for it: bots are made anew for each
# decision, and whoever comes back to a table that was foreseen goes on as planned
_KEPT: Final[dict[tuple[str, int, int, int], Action]] = {}


class Prospect:
    """A plan and the worth of each line in which it was played out."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.worths: Final[list[float]] = []

    def worth(self) -> float:
        return sum(self.worths) / len(self.worths) if self.worths else 0.0

    def is_ahead(self, usual: Prospect) -> bool:
        """Whether it did better in the lines that both were played out in, by more than dice explain."""
        leads = [one - other for one, other in zip(self.worths, usual.worths, strict=False)]
        if not leads:
            return False
        mean = sum(leads) / len(leads)
        if len(leads) == 1:
            return mean > 0.0
        spread = sum([(lead - mean) ** 2 for lead in leads]) / (len(leads) - 1)
        return mean > SURE * math.sqrt(spread / len(leads))


def _worst_last(prospect: Prospect) -> float:
    return -prospect.worth()


class StrategyBot:
    """Thinks for so many lines of each plan; after so many ``seconds``, if any are given, it stops all the same.

    The luck of what it imagines follows from the table alone, so that a plan is chosen alike whoever is asked.
    """

    def __init__(self, game: Game, seed: str, lines: int | None = None, turns: int = 0, seconds: float = 0.0) -> None:
        self.game: Final = game
        self.lines: Final = lines or LINES
        self.seconds: Final = seconds
        self.player: Final = PlanningBot(game, seed, turns=turns or TURNS)
        self.rng: Final = random.Random(seed)

    def decide(self, observation: Observation, budget: int | None = None) -> Action:
        legal = observation.legal
        if len(legal) == 1:
            return legal[0]
        sample = observation.sample(self.rng)
        sign = self.game.sign(sample, observation.seat)
        if not sign:
            return self.player.decide(observation, budget)
        lines = budget or self.lines
        found = _KEPT.get((self.game.ID, lines, self.player.turns, sign))
        if found is None or found not in legal:
            plan = self._weighed(observation, sample, lines)[0].plan
            self._keep(plan, lines)
            found = plan.acts[0]
        return found if found in legal else self.player.decide(observation, budget)

    def consider(self, observation: Observation, budget: int | None = None) -> Action | None:
        return worth_taking(self.game, observation, self.rng, LOOKS)

    def thoughts(self, observation: Observation, budget: int | None = None) -> list[Event]:
        """Which plan is chosen now, and why; nothing where none is made."""
        sample = observation.sample(self.rng)
        if not self.game.sign(sample, observation.seat):
            return []
        weighed = self._weighed(observation, sample, budget or self.lines)
        best = weighed[0]
        if len(weighed) == 1:
            return [*best.plan.reasons]
        args: dict[str, Facts] = {"worth": round(100 * best.worth()), "other": round(100 * weighed[1].worth())}
        return [Event(best.plan.message, args), *best.plan.reasons]

    def _keep(self, plan: Plan, lines: int) -> None:
        if len(_KEPT) + len(plan.acts) > MOST_KEPT:
            _KEPT.clear()
        for sign, act in zip(plan.signs, plan.acts, strict=True):
            _KEPT[(self.game.ID, lines, self.player.turns, sign)] = act

    def _weighed(self, observation: Observation, sample: State, lines: int) -> list[Prospect]:
        """The plans, the one to follow first; a lone one is not played out."""
        prospects = [Prospect(plan) for plan in self.game.plans(sample, observation.seat)]
        usual = prospects[0]
        if len(prospects) == 1:
            return prospects
        end = time.monotonic() + self.seconds
        luck = random.Random(self.game.sign(sample, observation.seat))
        left = prospects
        for line in range(lines):
            if line == (lines + 1) // 2 and line:  # the usual one and the best of the others go on
                others = sorted([one for one in prospects if one is not usual], key=_worst_last)
                left = [usual, others[0]]
            self._play(observation, left, luck)
            if self.seconds and time.monotonic() >= end:
                break
        others = sorted([one for one in left if one is not usual], key=_worst_last)
        ahead = [one for one in others if one.is_ahead(usual)]
        best = ahead[0] if ahead else usual
        return [best, *sorted([one for one in prospects if one is not best], key=_worst_last)]

    def _play(self, observation: Observation, prospects: list[Prospect], rng: random.Random) -> None:
        """One imagined game in which each plan is played out."""
        state = observation.sample(rng)
        luck = rng.getrandbits(32)
        for prospect in prospects:
            twin = state.copy()
            self.player.follow(twin, observation.seat, prospect.plan.acts, luck, ACTS)
            prospect.worths.append(self.game.worth(twin, observation.seat))
