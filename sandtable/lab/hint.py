"""A hint for somebody who is asked: what the strongest opponent would do in that seat, and why.

It is made of an observation and of nothing else: two worlds that a seat cannot tell apart give the same hint.
"""

from __future__ import annotations

import random
from typing import Final, TypedDict

from sandtable.bots import LEVELS, bot
from sandtable.bots.planning import PlanningBot
from sandtable.games import game
from sandtable.kernel.action import Action
from sandtable.kernel.observation import Observation
from sandtable.kernel.plain import Plain, Record, parse
from sandtable.lab.judging import LINES, USUAL_LINES, Judge

STRONGEST: Final = LEVELS[-1]


class Hint(TypedDict):
    """``gain`` is by how much of the chance to win the act is better than ``other``, the next best, and ``error`` its
    standard error; all three are None where nothing is surely better than the next best."""

    act: str
    other: str | None
    gain: float | None
    error: float | None
    why: list[Plain]


def hint(observation: str, budget: int | None, seed: str | None, patience: float) -> Hint:
    """What to do, knowing nothing but ``Observation.data``: what ``decide`` of the strongest level gives, judged.

    The same observation brings the same luck in what is imagined, whoever asks and whenever. With a ``seed`` the hint
    is the same every time; without one the bot stops thinking after ``patience`` seconds.
    """
    patience = patience if seed is None else 0.0
    seed = f"{seed or ''} {observation}"
    data = Record(parse(observation)).data
    title = game(Record(data).text("title"))
    seen = title.observation(data)
    act = bot(STRONGEST, title, seed, patience).decide(seen, budget)
    given: Hint = {"act": act.text, "other": None, "gain": None, "error": None, "why": []}
    if len(seen.legal) == 1:
        return given
    lines = LINES.get(title.ID, USUAL_LINES)
    judge = Judge(title, title.read_setting(Record(data)), False, lines if budget is None else min(lines, budget), seed)
    rng = random.Random(f"{seed} judged")
    planner = PlanningBot(title, f"{rng.getrandbits(64)}", judge.lines, seconds=patience)
    other = _next_best(planner, seen, act)
    better = None if other is None else judge.surely_better(seen, act, other, planner, rng)
    if better is not None and other is not None:
        given["other"] = other.text
        given["gain"] = round(-better.choice[seen.seat], 4)
        given["error"] = round(better.error, 4)
    given["why"] = judge.why(seen, seen.sample(rng), act, None if better is None else other)
    return given


def _next_best(planner: PlanningBot, seen: Observation, act: Action) -> Action | None:
    """The best of the other acts that are looked at; None where a plan leaves no other."""
    return next((found.action for found in planner.weigh(seen) if found.action not in (None, act)), None)
