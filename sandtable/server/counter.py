"""A counter where short questions are asked: a worker of its own, a short queue, and what was told lately."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from sandtable.server.guard import TurnedAway
from sandtable.server.limits import SOON
from sandtable.server.workers import Argument, Task, WorkerFailed, Workers

REMEMBERED: Final = 200  # answers
LONGEST: Final = 30.0  # seconds of a processor for one answer


class Counter:
    """Whoever asks while too many wait is told to come again soon."""

    def __init__(self, task: Task, most_waiting: int, *given: Argument) -> None:
        """The task is given the question and ``given``, and gives the answer."""
        self._task: Final = task
        self._given: Final = given
        self._most_waiting: Final = most_waiting
        self._waiting = 0
        self._workers: Final = Workers(1)
        self._answers: Final[OrderedDict[str, str]] = OrderedDict()

    async def answer(self, asked: str) -> str:
        if asked in self._answers:
            return self._answers[asked]
        if self._waiting >= self._most_waiting:
            raise TurnedAway(503, "busy", SOON)
        self._waiting += 1
        try:
            told = await self._workers.ask(self._task, asked, *self._given, seconds=LONGEST)
        except WorkerFailed as error:
            raise TurnedAway(503, "busy", SOON) from error
        finally:
            self._waiting -= 1
        self._answers[asked] = told
        while len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)
        return told

    async def close(self) -> None:
        await self._workers.close()
