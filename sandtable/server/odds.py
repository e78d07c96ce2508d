"""The desk where odds of battles are asked for: a worker of its own, a short queue, and what was told lately."""

from __future__ import annotations

from collections import OrderedDict
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
    """In a worker: the odds of a battle, and what would help the attacker."""
    asked = msgspec.json.decode(question, type=Question)
    found = asked.odds(most_work=most_work, battles=BATTLES)
    return dump({**found.plain(), "helps": [help.plain() for help in helps(asked, found, most_work // 4)]})


class OddsDesk:
    """Whoever asks while too many wait is told to come again soon."""

    def __init__(self, settings: Settings) -> None:
        self._workers: Final = Workers(1)
        self._most_work: Final = settings.odds_work
        self._most_waiting: Final = settings.odds_waiting
        self._waiting = 0
        self._told: Final[OrderedDict[str, str]] = OrderedDict()

    async def answer(self, question: Question) -> str:
        """The odds as JSON text. Raises Malformed when there is no such battle."""
        question.engagement()
        question.withdrawal()
        asked = msgspec.json.encode(question).decode()
        if asked not in self._told:
            self._told[asked] = await self._worked_out(asked)
            while len(self._told) > REMEMBERED:
                self._told.popitem(last=False)
        self._told.move_to_end(asked)
        return self._told[asked]

    async def _worked_out(self, asked: str) -> str:
        if self._waiting >= self._most_waiting:
            raise TurnedAway(503, "busy", SOON)
        self._waiting += 1
        try:
            return await self._workers.ask(told, asked, self._most_work)
        except WorkerFailed as error:
            raise TurnedAway(503, "busy", SOON) from error
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        await self._workers.close()
