"""What one engine can do, measured in a process of its own: prints a JSON object of figures.

Run with the sources or, with the compiled engine first on the path, compiled. `run.py` puts the figures side by side.
"""

from __future__ import annotations

import itertools
import json
import random
import sys
import time
import tracemalloc
from collections.abc import Callable

import sandtable
from sandtable.bots import bot
from sandtable.bots.playout import playout
from sandtable.games.globalwar.relations import at_war, declare_war
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.game import Game
from sandtable.kernel.match import Match
from sandtable.kernel.state import State

TITLE = sandtable.game("blitzkrieg")
LEGIE = sandtable.game("legie")
QUARTERMASTER = sandtable.game("quartermaster")
GLOBALWAR = sandtable.game("globalwar")

WARS = (
    ("germany", "poland"), ("germany", "france"), ("germany", "great-britain"), ("germany", "ussr"),
    ("italy", "france"), ("italy", "great-britain"),
    ("japan", "kmt"), ("japan", "usa"), ("japan", "great-britain"),
)  # fmt: skip
WAR_TURNS = 18  # of players, two rounds of all
LONG_WAR = 5_000  # acts and rolls
ACTS = 600
ENDLESS = 1_000_000


def rate(work: Callable[[], int], seconds: float) -> float:
    """How many units of work a second are done: repeated for at least so long."""
    units = 0
    start = time.perf_counter()
    while True:
        units += work()
        passed = time.perf_counter() - start
        if passed >= seconds:
            return units / passed


def random_play(mode: str, seconds: float) -> tuple[float, float]:
    """Decisions of seats a second, and all actions a second with the draws and rolls between them."""
    setting = TITLE.setting(mode)
    rng = random.Random(7)
    rolled = 0

    def one_game() -> int:
        nonlocal rolled
        decisions, rolls = playout(TITLE.start(setting), rng)
        rolled += rolls
        return decisions

    start = time.perf_counter()
    decisions = rate(one_game, seconds)
    return decisions, decisions + rolled / (time.perf_counter() - start)


def random_legie(seconds: float) -> float:
    """Decisions of seats a second in Legie for three, with dispatches."""
    setting = LEGIE.setting("dispatches", 3, {"factions": "dealt"})
    rng = random.Random(7)
    return rate(lambda: playout(LEGIE.start(setting), rng)[0], seconds)


def random_quartermaster(seconds: float) -> float:
    """Decisions of seats a second in Quartermaster General for four."""
    setting = QUARTERMASTER.setting(seats=4)
    rng = random.Random(7)
    return rate(lambda: playout(QUARTERMASTER.start(setting), rng)[0], seconds)


def random_globalwar(seconds: float) -> float:
    """Decisions of seats a second in the theatre of Global War for three."""
    setting = GLOBALWAR.setting("asia-1937", 3)
    rng = random.Random(7)
    return rate(lambda: playout(GLOBALWAR.start(setting), rng)[0], seconds)


def of_a_hundred(times: list[float]) -> float:
    """The time that 5 of 100 exceed."""
    return sorted(times)[len(times) * 95 // 100]


def legal_in_globalwar(state: GlobalWar, decisions: int) -> float:
    """Of the lists of legal acts in random play the one that 5 of 100 exceed, in milliseconds."""
    rng = random.Random(7)
    times: list[float] = []
    while state.pending() and len(times) < decisions:
        seat = state.pending()[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.chance().pick(rng.random))
            continue
        start = time.perf_counter()
        legal = state.legal(seat)
        times.append(time.perf_counter() - start)
        state.apply(seat, rng.choice(legal))
    return of_a_hundred(times) * 1000


def whole_war() -> Match:
    """The whole world in July 1936, with the Axis at war with all its neighbours from the first day."""
    match = GAME.match("world-1936", 3, "war")
    state = match.state
    assert isinstance(state, GlobalWar)
    number = state.edition.nations.number
    for who, whom in WARS:
        if not at_war(state, number[who], number[whom]):
            declare_war(state, number[who], number[whom])
    state.run()
    return match


def war_state() -> GlobalWar:
    state = whole_war().state
    assert isinstance(state, GlobalWar)
    return state.copy()


def microseconds(work: Callable[[], object], seconds: float) -> float:
    def hundred() -> int:
        for _ in range(100):
            work()
        return 100

    return 1e6 / rate(hundred, seconds)


def bot_turns(match: Match, most: int) -> list[float]:
    """How long `greedy` thinks in each of the first player turns, in seconds."""
    turns: list[float] = []
    bots = [bot("greedy", GAME, str(seat)) for seat in range(match.setting.seats)]
    place = (-1, -1)
    while match.to_act:
        seat = match.to_act[0]
        state = match.state
        assert isinstance(state, GlobalWar)
        if (state.date, state.turn) != place:
            if len(turns) == most:
                break
            place = (state.date, state.turn)
            turns.append(0.0)
        start = time.perf_counter()
        action = bots[seat].decide(match.observe(seat))
        turns[-1] += time.perf_counter() - start
        match.play(seat, action)
    return turns


def memory_of(mode: str, acts: int) -> tuple[Match, float]:
    """A match of Global War for three at the end of a random game, or after so many acts, and its megabytes."""
    rng = random.Random(7)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    match = GLOBALWAR.match(mode, 3, "memory")
    while match.to_act and len(match.entries) < acts:
        seat = match.to_act[0]
        match.play(seat, rng.choice(list(match.legal(seat))))
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return match, taken / 1e6


def solo_turns(seconds: float) -> float:
    """Turns of the virtual opponent a second, at high with tactical tokens, while the human plays at random."""
    setting = TITLE.setting("solo", options={"difficulty": "high", "tactical-tokens": True})
    rng = random.Random(7)

    def one_game() -> int:
        state = TITLE.start(setting)
        playout(state, rng)
        return (int(str(state.plain()["turns"])) + 1) // 2

    return rate(one_game, seconds)


def middle_of_a_game(mode: str) -> State:
    state = TITLE.start(TITLE.setting(mode))
    rng = random.Random(2)
    for _ in range(40):
        seat = state.pending()[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.chance().pick(rng.random))
        else:
            state.apply(seat, rng.choice(list(state.legal(seat))))
    return state


def copies(seconds: float) -> float:
    state = middle_of_a_game("duel")

    def thousand() -> int:
        for _ in range(1000):
            state.copy()
        return 1000

    return rate(thousand, seconds)


def work_on_acts(title: Game, mode: str, acts: int) -> float:
    """Milliseconds on an act: carried out, and what a table then asks for both of its seats; see ``table.reader``."""
    rng = random.Random(title.ID)
    took, played = 0.0, 0
    while played < acts:
        match = title.match(mode, 2, f"acts {played}")
        described = match.described()
        for _ in range(200):
            if not match.to_act:
                break
            seat = rng.choice(match.to_act)
            action = rng.choice(list(match.legal(seat)))
            start = time.perf_counter()
            match.play(seat, action.text)
            described = match.described(described)
            for reader in (0, 1):
                match.view(reader, described)
                match.why_no_undo(reader, described)
                [option.text for option in match.legal(reader)]
                [option.text for option in match.free(reader)]
            took += time.perf_counter() - start
            played += 1
    return took / played * 1000


def reach_any_point() -> float:
    """The slowest of 60 points of a log of 1,000 actions, in milliseconds."""
    games = map(long_game, itertools.count())
    return slowest_jump(next(match for match in games if len(match.entries) >= 1000))


def long_game(seed: int) -> Match:
    """Of the test title, which plays the longest; some of its games end a little before 1,000 actions."""
    from drill import GAME  # tests/titles is on the path

    match = Match(GAME, GAME.setting(seats=4, options={"rounds": 60}), seed=str(seed))
    rng = random.Random(1)
    while len(match.entries) < 1000 and match.to_act:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(list(match.legal(seat))))
    return match


def slowest_jump(match: Match) -> float:
    """To the slowest of 60 points of a log, in milliseconds."""
    rng = random.Random(1)
    slowest = 0.0
    for _ in range(60):
        count = rng.randrange(len(match.entries) + 1)
        start = time.perf_counter()
        match.at(count)
        slowest = max(slowest, time.perf_counter() - start)
    return slowest * 1000


def main() -> None:
    seconds = float(sys.argv[1])
    decisions, actions = random_play("duel", seconds)
    war = war_state()
    turns = bot_turns(whole_war(), WAR_TURNS)
    figures = {
        "decisions": decisions,
        "actions": actions,
        "copies": copies(seconds / 2),
        "solo-turns": solo_turns(seconds),
        "legie-decisions": random_legie(seconds),
        "quartermaster-decisions": random_quartermaster(seconds),
        "globalwar-decisions": random_globalwar(seconds),
        "globalwar-legal-ms": legal_in_globalwar(GAME.start(GAME.setting("asia-1937", 3)), 1000),
        "globalwar-turn-s": of_a_hundred(bot_turns(GAME.match("asia-1937", 2, "turns 0"), 999)),
        "war-legal-ms": legal_in_globalwar(war_state(), 1000),
        "war-copy-us": microseconds(war.copy, seconds / 2),
        "war-view-ms": microseconds(lambda: war.view(0), seconds / 2) / 1000,
        "war-turn-mean-s": sum(turns) / len(turns),
        "war-turn-s": of_a_hundred(turns),
        "blitzkrieg-act-ms": work_on_acts(TITLE, "duel", ACTS),
        "quartermaster-act-ms": work_on_acts(QUARTERMASTER, "standard", ACTS),
        "globalwar-act-ms": work_on_acts(GLOBALWAR, "asia-1937", ACTS),
        "at-ms": reach_any_point(),
        "globalwar-mb": memory_of("asia-1937", ENDLESS)[1],
    }
    # last, for whatever is measured while so much lies in memory is slower
    long, figures["war-mb"] = memory_of("world-1936", LONG_WAR)
    figures["war-at-ms"] = slowest_jump(long)
    print(json.dumps(figures))


main()
