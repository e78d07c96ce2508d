"""Bots of strangers for tests of the arena: sound ones, and ones that hang, lie, die or kill."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from sandtable.kernel.action import Action
from sandtable.kernel.game import Game
from sandtable.kernel.observation import Observation


class First:
    """Always the first legal act; no free ones. Leaves nothing to chance."""

    def __init__(self, game: Game, seed: str, budget: int | None) -> None:
        self.budget = budget

    def decide(self, observation: Observation, budget: int | None = None) -> Action:
        return observation.legal[0]

    def consider(self, observation: Observation, budget: int | None = None) -> Action | None:
        return None


class Bold(First):
    """Takes the first free act at every occasion."""

    def consider(self, observation: Observation, budget: int | None = None) -> Action | None:
        return observation.free[0]


class Loud(First):
    """Prints between its answers, which is no reason to lose."""

    def decide(self, observation: Observation, budget: int | None = None) -> Action:
        print("I think, therefore I print.")
        return super().decide(observation)


class Spender(First):
    """Plays the legal act that its budget counts to."""

    def decide(self, observation: Observation, budget: int | None = None) -> Action:
        assert self.budget is not None
        return observation.legal[self.budget % len(observation.legal)]


class Hanging(First):
    def decide(self, observation: Observation, budget: int | None = None) -> Action:
        while True:
            time.sleep(3600)


class Lying(First):
    def decide(self, observation: Observation, budget: int | None = None) -> Action:
        return Action("conquer", ("everything",))


class Dying(First):
    def decide(self, observation: Observation, budget: int | None = None) -> Action:
        sys.exit("I can no more.")


def kill_the_worker() -> None:
    """Whoever plays this game, if they still do: who is left behind has a parent outside the arena, who must live."""
    worker, arena = os.getppid(), os.environ.get("SANDTABLE_ARENA")
    with suppress(OSError):  # it has just ended
        if arena is None or int(arena) in above(worker):
            os.kill(worker, signal.SIGKILL)


def above(process: int) -> Iterator[int]:
    """Its parent, its parent's parent, and so on."""
    while process:
        process = int(Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[1])
        yield process


class Killing(First):
    """Kills the worker that plays its game, once: the file it leaves says that it has."""

    def decide(self, observation: Observation, budget: int | None = None) -> Action:
        victim = Path(os.environ["SANDTABLE_VICTIM"])
        if not victim.exists():
            victim.write_text(str(os.getppid()))
            kill_the_worker()
        return super().decide(observation)


class Relentless(First):
    """Kills the worker that plays its game, every time."""

    def decide(self, observation: Observation, budget: int | None = None) -> Action:
        kill_the_worker()
        return super().decide(observation)
