"""The arenas of `make soak`: what is said of the strength of bots, each proven by games or not.

Of who is stronger by how much the sequential test decides; where a share of so many games is wanted, they are counted.
"""

from __future__ import annotations

import itertools
from typing import NamedTuple

from bench.records import take_up
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from sandtable.bots.levels import LADDERS, LEVELS, USUAL
from sandtable.kernel.game import Value
from sandtable.lab.arena import Pairing, arriving, play_games
from sandtable.lab.balance import Sides
from sandtable.lab.crews import crew
from sandtable.lab.score import Game, Score
from sandtable.lab.sprt import ACCEPTED, REJECTED, InOrder, Sprt

EVEN = 0.65  # between equal bots no side wins more
MOST = 4_000  # games of a sequential test, whatever they say
STEP = (65.0, 135.0)  # rating points: a level that is 100 above the one below is proven to be
BUDGET = (0.0, 35.0)  # four times the budget
COUNTED = 200  # games of who is to win so large a share

DEALT: dict[str, Value] = {"factions": "dealt"}
HIGH: dict[str, Value] = {"difficulty": "high", "tactical-tokens": True}
DIFFICULTIES: dict[str, dict[str, Value]] = {
    "low": {"difficulty": "low"},
    "medium": {"difficulty": "medium"},
    "high": {"difficulty": "high"},
    "high with tactical tokens": HIGH,
}
MEASURED: list[tuple[str, str, dict[str, Value]]] = [
    ("blitzkrieg", "duel", {}), ("quartermaster", "standard", {}), ("legie", "standard", DEALT),
    ("globalwar", "asia-1937", {}),
]  # fmt: skip
STRONGEST = LEVELS[-1]
# what the strongest level does to the frozen bots of before
GREEDY_FALLS = {"blitzkrieg": 0.90, "quartermaster": 0.90, "legie": 0.95, "globalwar": 0.80}
SEARCH_FALLS = 0.65
SCRIPTS = {
    "blitzkrieg": ("Closer", "Strongest", "Industrialist"),
    "quartermaster": ("Builder", "Fighter", "Schemer"),
    "legie": ("Mass", "Spread", "Overtake"),
    "globalwar": ("Stormer", "Conqueror", "Hunter"),
}
SCRIPTS_FALL = 0.75  # to the third level


class Hypothesis(NamedTuple):
    """Something said of the first bot: proven by a sequential test of two numbers of ``points``, which ends as
    ``wanted``, or by a share of at least ``bar`` of its games; with neither it is only measured.

    ``missing`` tells why it cannot be asked yet.
    """

    name: str
    title: str
    mode: str
    bots: tuple[str, ...]
    options: dict[str, Value]
    games: int
    points: tuple[float, float] | None = None
    wanted: str = ACCEPTED
    bar: float | None = None
    missing: str = ""


class Found(NamedTuple):
    """How a hypothesis fares: the share of the first bot, the logarithm of the likelihood ratio where it is tested."""

    games: int
    share: str
    ratio: str
    verdict: str
    holds: bool | None  # None: only measured, or not asked


def steps(title: str, mode: str, options: dict[str, Value]) -> list[Hypothesis]:
    """Each level beats the one below, by a hundred points."""
    return [
        Hypothesis(f"{title}: {upper} beats {lower}", title, mode, (upper, lower), options, MOST, STEP)
        for lower, upper in itertools.pairwise(LEVELS)
    ]


def budgets(title: str, mode: str, options: dict[str, Value]) -> list[Hypothesis]:
    """A quarter and all of the strongest level's budget bring something, four times as much brings less."""
    ladder = LADDERS[title]
    most = ladder.lines[-1]
    missing = ""
    if most < 16:
        missing = f"no bot by name: {STRONGEST} plays out {most} lines of each plan, and a sixteenth of it is none"
    elif ladder.turns[-1]:
        missing = f"no bot by name: search:N looks as far as the title says, {STRONGEST} {ladder.turns[-1]} turns"
    found: list[Hypothesis] = []
    for name, lines, wanted in (
        ("B/4 beats B/16", most // 4, ACCEPTED),
        ("B beats B/4", most, ACCEPTED),
        ("4 B brings less", 4 * most, REJECTED),
    ):
        bots = (f"search:{lines}", f"search:{lines // 4}")
        row = Hypothesis(f"{title}: {name}", title, mode, bots, options, MOST, BUDGET, wanted, None, missing)
        found.append(row if missing else row._replace(name=f"{row.name} ({' – '.join(bots)})"))
    return found


def falls(title: str, mode: str, options: dict[str, Value]) -> list[Hypothesis]:
    """Frozen bots and outside scripts lose so many games."""
    frozen = "frozen.entrants:Greedy", "frozen.entrants:Search"
    rows = [
        (STRONGEST, frozen[0], GREEDY_FALLS[title], ""),
        (STRONGEST, frozen[1], SEARCH_FALLS, "it is greedy there, act by act" if title == "globalwar" else ""),
        *((USUAL, f"scripts.{title}:{script}", SCRIPTS_FALL, "") for script in SCRIPTS[title]),
    ]
    return [
        Hypothesis(f"{title}: {ours} beats {rival}", title, mode, (ours, rival), options, COUNTED, bar=bar, missing=why)
        for ours, rival, bar, why in rows
    ]


def _all() -> list[Hypothesis]:
    found: list[Hypothesis] = []
    for title, mode, options in MEASURED:
        found += [*steps(title, mode, options), *budgets(title, mode, options), *falls(title, mode, options)]
    solo = ("blitzkrieg", "solo")
    found.append(Hypothesis("blitzkrieg: high with tactical tokens falls", *solo, (STRONGEST,), HIGH, 400, bar=0.85))
    for level, (name, options) in itertools.product(LEVELS[:3], DIFFICULTIES.items()):
        found.append(Hypothesis(f"{level} against {name}", *solo, (level,), options, 400))
    pair = ("greedy", "random")
    found.append(Hypothesis("legie: greedy beats random", "legie", "standard", pair, DEALT, 400, bar=0.95))
    asia = ("globalwar", "asia-1937")
    found.append(Hypothesis("globalwar: greedy beats random", *asia, pair, {}, 40, bar=0.95))
    # equal bots play both games of a pair alike, and these count once: 40 games
    found.append(Hypothesis("globalwar: greedy against greedy", *asia, ("greedy", "greedy"), {}, 80))
    return found


HYPOTHESES = _all()


def proven(asked: Hypothesis, games: int, jobs: int, progress: Progress) -> tuple[Found, list[Game]]:
    """Play until it is decided, or so many games; what was played before is taken up."""
    if asked.missing:
        return Found(0, "", "", asked.missing, None), []
    pairing = Pairing(asked.title, asked.mode, asked.bots, asked.options)
    most = min(asked.games, games)
    task = progress.add_task(asked.name, total=most)
    store = take_up("arena.jsonl")
    if asked.points is None:
        rows = play_games(pairing, most, crew("pool", jobs), store, lambda row: progress.advance(task))
        score = Score(rows)
        holds = None if asked.bar is None else score.share >= asked.bar
        verdict = {None: "", True: f"at least {asked.bar or 0:.0%}", False: f"below {asked.bar or 0:.0%}"}[holds]
        return Found(score.games, _told(score), "", verdict, holds), rows
    test = Sprt(*asked.points)
    order = InOrder(test)
    rows = []
    for row in arriving(pairing, most, crew("pool", jobs), store):
        rows.append(row)
        progress.advance(task)
        if order.decided(row):
            break
    share = _told(Score.of_shares([test.share] * test.pairs))
    verdict = f"{test.verdict} ({asked.points[0]:g} or {asked.points[1]:g} points)"
    return Found(2 * test.pairs, share, f"{test.ratio():.2f}", verdict, test.verdict == asked.wanted), rows


def _told(score: Score) -> str:
    low, high = score.interval
    return f"{score.share:.1%} ({low:.1%}–{high:.1%})"


def run_arenas(games: int, jobs: int, progress: Progress, console: Console, only: str) -> bool:
    """All hypotheses as a table; True when each that can be asked holds."""
    table = Table("hypothesis", "games", "share (95 %)", "ratio", "verdict", "ok")
    passed = True
    with progress:
        for asked in HYPOTHESES:
            if only not in asked.name:
                continue
            found, rows = proven(asked, games, jobs, progress)
            for task in progress.task_ids:
                progress.remove_task(task)
            passed = passed and found.holds is not False
            ok = {None: "", True: "yes", False: "NO"}[found.holds]
            table.add_row(asked.name, str(found.games), found.share, found.ratio, found.verdict, ok)
            if len(asked.bots) > 1 and len(set(asked.bots)) == 1:
                passed = _sides_are_even(rows, table) and passed
    console.print(table)
    return passed


def _sides_are_even(rows: list[Game], table: Table) -> bool:
    """A row for each side that equal bots have led."""
    even = True
    for _, side, score in Sides(rows).rows():
        ok = score.share <= EVEN
        even = even and ok
        verdict = f"at most {EVEN:.0%}" if ok else f"above {EVEN:.0%}"
        table.add_row(f"  {side}", str(score.games), _told(score), "", verdict, "yes" if ok else "NO")
    return even
