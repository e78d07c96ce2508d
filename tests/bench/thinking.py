"""How fast bots think, by title: prints a JSON object of lines of play a second and of microseconds a judgement.

A line is what `expert` and `master` play out: some turns in which every seat looks one act ahead. Judged are positions
of random games, with the title's own evaluation and, where it declares features, with a learned network of 16 units.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Final

import sandtable
from sandtable.bots.chances import settle_chance
from sandtable.bots.planning import PlanningBot
from sandtable.kernel.game import Game
from sandtable.kernel.learned import Learned
from sandtable.kernel.state import State

WAYS: Final = {
    "blitzkrieg": ("duel", 2), "quartermaster": ("standard", 6), "legie": ("standard", 3),
    "globalwar": ("asia-1937", 2),
}  # fmt: skip
POSITIONS: Final = 12
BETWEEN: Final = 9  # decisions
UNITS: Final = 16


def positions(game: Game, mode: str, seats: int) -> list[State]:
    """Moments of one random game at which somebody has a choice."""
    rng = random.Random(7)
    state = game.match(mode, seats, "thinking").state.copy()
    found: list[State] = []
    decisions = 0
    while len(found) < POSITIONS:
        settle_chance(state, rng)
        pending = state.pending()
        if not pending:
            break
        legal = state.legal(pending[0])
        if len(legal) > 1:
            decisions += 1
            if decisions % BETWEEN == 0:
                found.append(state.copy())
        state.apply(pending[0], rng.choice(legal))
    return found


def rate(work: Callable[[State], None], states: list[State], seconds: float) -> float:
    """How often a second of processor time, over all states by turns."""
    done = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for state in states:
            work(state)
            done += 1
    return done / (time.process_time() - start)


def main() -> None:
    seconds = float(sys.argv[1])
    figures: dict[str, float] = {}
    rng = random.Random(7)
    for title, (mode, seats) in WAYS.items():
        game = sandtable.game(title)
        states = positions(game, mode, seats)
        if game.LOOKAHEAD:
            bot = PlanningBot(game, "thinking")

            def line(state: State, game: Game = game, bot: PlanningBot = bot) -> None:
                seat = state.pending()[0]
                act = game.likely(state, seat, state.legal(seat))[0]
                bot.play_out(state.copy(), seat, act, 7)

            figures[f"{title}-lines"] = rate(line, states, seconds)

        def worth(state: State, game: Game = game) -> None:
            game.worth(state, state.pending()[0])

        figures[f"{title}-worth-us"] = 1e6 / rate(worth, states, seconds)
        if game.FEATURES:
            count = len(game.FEATURES)
            units = [[rng.gauss(0, 1) for _ in range(count)] for _ in range(UNITS)]
            learned = Learned(count, units, [0.0] * UNITS, [rng.gauss(0, 1) for _ in range(UNITS)], 0.0)

            def foretell(state: State, game: Game = game, learned: Learned = learned) -> None:
                learned.chance(game.features(state, state.pending()[0]))

            figures[f"{title}-learned-us"] = 1e6 / rate(foretell, states, seconds)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
