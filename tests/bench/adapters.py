"""Random play through the adapters beside that of other libraries' own games: prints a JSON object of steps a second.

A step is one answer of an agent with all that it is shown before it: PettingZoo's `last` gives a vector and a mask, in
OpenSpiel a player reads the tensor of its observation. What is not installed is left out.
"""

from __future__ import annotations

import importlib.util
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from sandtable.adapters.aec import env

ROUNDS: Final = 4  # by turns, so that a busy moment slows everybody
WAYS: Final = {
    "blitzkrieg": ("duel", 2), "quartermaster": ("standard", 6), "legie": ("standard", 3),
    "globalwar": ("asia-1937", 2),
}  # fmt: skip
CLASSICS: Final = {"tictactoe": "tictactoe_v3", "connect four": "connect_four_v3", "chess": "chess_v6"}
BACKGAMMON: Final = "backgammon"

Play = Callable[[float], tuple[int, float]]  # for so many seconds: steps, and the processor time they took


def agents(table: Any) -> Play:
    """Random play of an environment of PettingZoo, game after game."""

    def play(seconds: float) -> tuple[int, float]:
        steps = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            table.reset(seed=steps)
            for agent in table.agent_iter():
                seen, _, over, cut, _ = table.last()
                table.step(None if over or cut else table.action_space(agent).sample(seen["action_mask"]))
                steps += 1
                if time.process_time() - start >= seconds:
                    break
        return steps, time.process_time() - start

    return play


def players(name: str) -> Play:
    """Random play of a game of OpenSpiel."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(7)

    def play(seconds: float) -> tuple[int, float]:
        steps = 0
        start = time.process_time()
        state = game.new_initial_state()
        while time.process_time() - start < seconds:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                numbers, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(numbers, chances)[0])
            else:
                state.observation_tensor(state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps, time.process_time() - start

    return play


def classic(module: str) -> Play:
    table = importlib.import_module(f"pettingzoo.classic.{module}").env()
    table.reset()
    return agents(table)


def main() -> None:
    seconds = float(sys.argv[1])
    plays: dict[str, Play] = {title: agents(env(title, mode, seats)) for title, (mode, seats) in WAYS.items()}
    for name, module in CLASSICS.items():
        if importlib.util.find_spec("pygame") and (name != "chess" or importlib.util.find_spec("chess")):
            plays[name] = classic(module)
    if importlib.util.find_spec("pyspiel"):
        import sandtable.adapters.spiel  # noqa: F401 (registers the titles)

        plays[BACKGAMMON] = players(BACKGAMMON)
        plays["blitzkrieg in OpenSpiel"] = players("python_sandtable_blitzkrieg")
    steps = dict.fromkeys(plays, 0)
    spent = dict.fromkeys(plays, 0.0)
    for _ in range(ROUNDS):
        for name, play in plays.items():
            done, took = play(seconds / ROUNDS)
            steps[name] += done
            spent[name] += took
    print(json.dumps({name: steps[name] / spent[name] for name in plays}))


if __name__ == "__main__":
    main()
