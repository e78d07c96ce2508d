"""The peer: actions a second of catanatron's random play, in a process of its own; prints a JSON object."""

from __future__ import annotations

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer


def main() -> None:
    seconds = float(sys.argv[1])
    actions = 0
    seed = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
        game.play()
        actions += len(game.state.actions)
        seed += 1
    print(json.dumps({"actions": actions / (time.perf_counter() - start)}))


main()
