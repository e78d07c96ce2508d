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


class Counter:
    """One worker with a short queue, who remembers the last answers."""

    def __init__(self, task: Callable[[str, int], str], most_work: int, most_waiting: int) -> None:
        self._task: Final = task
        self._most_work: Final = most_work
        self._most_waiting: Final = most_waiting
        self._waiting = 0
        self._workers: Final = Workers(1)
        self._answers: Final[OrderedDict[str, str]] = OrderedDict()

    async def answer(self, question: Question) -> str:
        """The answer as JSON text. Raises Malformed when there is no such battle."""
        question.engagement()
        question.withdrawal()
        asked = msgspec.json.encode(question).decode()
        if asked in self._answers:
            return self._answers[asked]
        if self._waiting >= self._most_waiting:
            raise TurnedAway(503, "busy", SOON)
        self._waiting += 1
        try:
            told = await self._workers.ask(self._task, asked, self._most_work)
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


class OddsDesk:
    """Whoever asks while too many wait is told to come again soon. Nobody waits for the odds behind advice."""

    def __init__(self, settings: Settings) -> None:
        self.odds: Final = Counter(told, settings.odds_work, settings.odds_waiting)
        self.helps: Final = Counter(advised, settings.odds_work, settings.odds_waiting)

    async def close(self) -> None:
        await self.odds.close()
        await self.helps.close()
