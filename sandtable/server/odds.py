"""The desk where odds of battles are asked for: a worker of its own, a short queue, and what was told lately."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from sandtable.kernel.plain import dump
from sandtable.lab.odds import Question, helps
from sandtable.server.guard import TurnedAway
from sandtable.server.settings import Settings
from sandtable.server.workers import WorkerFailed, Workers

REMEMBERED: Final = 200  # answers
BATTLES: Final = 4_000  # simulated where there is too much to reckon
SOON: Final = 2.0  # seconds


def told(question: str, most_work: int) -> str:
    """In a worker: the odds of a battle."""
    asked = msgspec.json.decode(question, type=Question)
    return dump(asked.odds(most_work=most_work, battles=BATTLES).plain())


def advised(question: str, most_work: int) -> str:
    """In a worker: what would help the attacker."""
    asked = msgspec.json.decode(question, type=Question)
    return dump({"helps": [help.plain() for help in helps(asked, most_work)]})


class OddsDesk:
    """Whoever asks while too many wait is told to come again soon."""

    def __init__(self, settings: Settings) -> None:
        self._workers: Final = Workers(1)
        self._most_work: Final = settings.odds_work
        self._most_waiting: Final = settings.odds_waiting
        self._waiting = 0
        self._answers: Final[OrderedDict[tuple[str, str], str]] = OrderedDict()

    async def odds(self, question: Question) -> str:
        """The odds as JSON text. Raises Malformed when there is no such battle."""
        return await self._answer(told, question)

    async def helps(self, question: Question) -> str:
        """What would help, likewise."""
        return await self._answer(advised, question)

    async def _answer(self, task: Callable[[str, int], str], question: Question) -> str:
        question.engagement()
        question.withdrawal()
        asked = msgspec.json.encode(question).decode()
        key = (task.__name__, asked)
        if key not in self._answers:
            self._answers[key] = await self._worked_out(task, asked)
            while len(self._answers) > REMEMBERED:
                self._answers.popitem(last=False)
        return self._answers[key]

    async def _worked_out(self, task: Callable[[str, int], str], asked: str) -> str:
        if self._waiting >= self._most_waiting:
            raise TurnedAway(503, "busy", SOON)
        self._waiting += 1
        try:
            return await self._workers.ask(task, asked, self._most_work)
        except WorkerFailed as error:
            raise TurnedAway(503, "busy", SOON) from error
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        await self._workers.close()
