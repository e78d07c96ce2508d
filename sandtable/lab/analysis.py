"""A game looked at again with a bot's eyes: the curve of chances, luck apart from choices, mistakes by size.

Every decision is judged by itself (`judging.py`), from a seed of its own: whoever stops goes on later, several
processes share the work, and the result is the same.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Final, NamedTuple, TypedDict

import sandtable
from sandtable.kernel.match import Match
from sandtable.lab.judging import BEFORE_LUCK, GLANCES, LINES, USUAL_LINES, Judge, Judged

FORMAT: Final = 1
MOST_DECISIONS: Final = 600  # of a longer game every second is judged, or every third …
PARTS: Final = 8  # for each process, so that nobody waits for the last

Progress = Callable[[float], None]


class Sum(TypedDict):
    """Where a seat's chance went from the start to the end; the five in between add up."""

    start: float
    own: float  # its own choices
    others: float  # those of all others
    luck: float  # dice and draws
    unforeseen: float  # what neither explains: what was learned of others, and the errors of the evaluation
    end: float


class Step(Judged):
    """``luck`` is what dice and draws after the decision brought each seat; ``shown`` is how many lines of the log each
    seat, and then a spectator, had read with it."""

    luck: list[float]
    shown: list[int]


class Analysis(TypedDict):
    analysis: int
    title: str
    mode: str
    seats: int
    match: str  # the commitment, which no two matches share
    open: bool
    lines: int
    seed: str
    every: int  # so many decisions lie between two that were judged
    steps: list[Step]
    end: list[float]
    shown: list[int]  # lines of the log at the end
    sums: list[Sum]
    mistakes: list[int]  # places in ``steps``, the largest first


class Plan(NamedTuple):
    """How a game is gone through."""

    open: bool = False
    lines: int = 0  # of play in a decision; 0: the default depth of the title
    seed: str = ""

    def depth(self, title: str) -> int:
        return self.lines or LINES.get(title, USUAL_LINES)


class NotOver(Exception):
    """Only finished games are looked at: whoever plays has to think himself."""


def analyse(
    match: Match,
    plan: Plan | None = None,
    *,
    jobs: int = 1,
    progress: Progress | None = None,
    done: Sequence[Judged] = (),
) -> Analysis:
    """Judge a whole game; ``done`` is what an earlier run, which was stopped, had judged by the same plan."""
    plan = plan or Plan()
    places, every = judged_places(match)
    found = {judged["entry"]: judged for judged in done}
    left = [place for place in places if place not in found]
    judging = _together(match, plan, left, jobs) if jobs > 1 and left else judge(match, plan, left)
    for judged in judging:
        found[judged["entry"]] = judged
        if progress is not None:
            progress(len(found) / len(places))
    resigning = [] if match.resigned is None else [_resigning(match, plan)]
    return _assembled(match, plan, every, [*(found[place] for place in places), *resigning])


def judged_places(match: Match) -> tuple[list[int], int]:
    """The decisions that are judged, by their places in the log: all of them, or one of so many. Raises ``NotOver``."""
    if match.outcome is None:
        raise NotOver
    taken = decisions(match)
    every = -(-len(taken) // MOST_DECISIONS) or 1
    return taken[::every], every


def decisions(match: Match) -> list[int]:
    """The places in the log of all acts in force."""
    return [place for place in match.in_force if match.entries[place].what == "act"]


def judge(match: Match, plan: Plan, places: Sequence[int]) -> Iterator[Judged]:
    """Some decisions of a match, in order."""
    if not places:
        return
    judge = Judge(match.game, match.setting, plan.open, plan.depth(match.game.ID), plan.seed)
    wanted = set(places)
    state = match.at(0).state
    for n, place in enumerate(match.in_force):
        entry = match.entries[place]
        assert entry.action is not None
        judged = judge.decision(place, state, entry.seat, entry.action) if place in wanted else None
        state.apply(entry.seat, entry.action)
        if judged is not None:
            following = match.in_force[n + 1] if n + 1 < len(match.in_force) else None
            if following is not None and match.entries[following].what == "chance":
                judged["after"] = judge.chances(state, random.Random(f"{plan.seed}:{place}:after"), BEFORE_LUCK)
            yield judged
        if place == places[-1]:
            return


def _resigning(match: Match, plan: Plan) -> Judged:
    """Who gives up gives away what chance there was: a choice, neither luck nor a mistake that anything mends."""
    assert match.resigned is not None
    judge = Judge(match.game, match.setting, plan.open, 1, plan.seed)
    before = judge.chances(match.state, random.Random(f"{plan.seed}:resign"), GLANCES)
    choice = [round(end - chance, 4) for end, chance in zip(_end(match), before, strict=True)]
    entry = max(place for place, entry in enumerate(match.entries) if entry.what == "resign")
    return {
        "entry": entry, "seat": match.resigned, "act": "resign", "before": before, "after": None, "choice": choice,
        "cost": before[match.resigned], "error": 0.0, "better": None, "would": 0.0, "why": [],
    }  # fmt: skip


# several processes


_shared: list[Match] = []


def _read(save: str) -> None:
    _shared[:] = [sandtable.load(save)]


def _judge_part(plan: Plan, places: list[int]) -> list[Judged]:
    return list(judge(_shared[0], plan, places))


def _together(match: Match, plan: Plan, places: list[int], jobs: int) -> Iterator[Judged]:
    size = -(-len(places) // (jobs * PARTS))
    with ProcessPoolExecutor(jobs, initializer=_read, initargs=(match.save(),)) as pool:
        parts = [pool.submit(_judge_part, plan, places[n : n + size]) for n in range(0, len(places), size)]
        try:
            for part in as_completed(parts):
                yield from part.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


# putting together


def _assembled(match: Match, plan: Plan, every: int, judged: list[Judged]) -> Analysis:
    end = _end(match)
    shown = _shown(match)
    seats = range(match.setting.seats)
    steps: list[Step] = []
    for n, one in enumerate(judged):
        then = judged[n + 1]["before"] if n + 1 < len(judged) else end
        after = one["after"]
        luck = [0.0 for _ in seats] if after is None or every > 1 else [round(then[s] - after[s], 4) for s in seats]
        steps.append({**one, "luck": luck, "shown": shown[one["entry"]]})
    mistakes = [n for n, step in enumerate(steps) if step["better"] is not None]
    mistakes.sort(key=lambda n: (-steps[n]["cost"], n))
    return {
        "analysis": FORMAT, "title": match.game.ID, "mode": match.setting.mode, "seats": match.setting.seats,
        "match": match.commitment, "open": plan.open, "lines": plan.depth(match.game.ID), "seed": plan.seed,
        "every": every, "steps": steps, "end": end, "shown": shown[-1] if shown else [0] * (len(seats) + 1),
        "sums": [_sum(steps, end, seat) for seat in seats], "mistakes": mistakes,
    }  # fmt: skip


def _end(match: Match) -> list[float]:
    outcome = match.outcome
    assert outcome is not None
    scale = Judge(match.game, match.setting, True, 1, "").scale
    return [scale.won(outcome, seat) for seat in range(match.setting.seats)]


def _shown(match: Match) -> list[list[int]]:
    """After each entry of the log, how many lines each reader had seen."""
    readers: list[int | None] = [*range(match.setting.seats), None]
    counts = [0 for _ in readers]
    found: list[list[int]] = []
    for entry in match.entries:
        for n, reader in enumerate(readers):
            counts[n] += entry.is_shown_to(reader)
        found.append(counts.copy())
    return found


def _sum(steps: list[Step], end: list[float], seat: int) -> Sum:
    start = steps[0]["before"][seat] if steps else end[seat]
    own = sum(step["choice"][seat] for step in steps if step["seat"] == seat)
    others = sum(step["choice"][seat] for step in steps if step["seat"] != seat)
    luck = sum(step["luck"][seat] for step in steps)
    rest = end[seat] - start - own - others - luck
    return {
        "start": round(start, 4), "own": round(own, 4), "others": round(others, 4), "luck": round(luck, 4),
        "unforeseen": round(rest, 4), "end": end[seat],
    }  # fmt: skip
