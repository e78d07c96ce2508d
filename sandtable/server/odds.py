"""The desk where odds of battles are asked for."""

from __future__ import annotations

from typing import Final

import msgspec

from sandtable.kernel.plain import dump
from sandtable.lab.odds import Question, helps
from sandtable.server.counter import Counter
from sandtable.server.settings import Settings

BATTLES: Final = 4_000  # simulated where there is too much to reckon


def told(question: str, most_work: int) -> str:
    """In a worker: the odds of a battle."""
    asked = msgspec.json.decode(question, type=Question)
    return dump(asked.odds(most_work=most_work, battles=BATTLES).plain())


def advised(question: str, most_work: int) -> str:
    """In a worker: what would help the attacker."""
    asked = msgspec.json.decode(question, type=Question)
    return dump({"helps": [help.plain() for help in helps(asked, most_work)]})


class OddsDesk:
    """Answers are JSON text. Nobody waits for the odds behind advice. Raises Malformed when there is no such battle."""

    def __init__(self, settings: Settings) -> None:
        self._odds: Final = Counter(told, settings.odds_waiting, settings.odds_work)
        self._helps: Final = Counter(advised, settings.odds_waiting, settings.odds_work)

    async def odds(self, question: Question) -> str:
        return await self._odds.answer(_checked(question))

    async def helps(self, question: Question) -> str:
        return await self._helps.answer(_checked(question))

    async def close(self) -> None:
        await self._odds.close()
        await self._helps.close()


def _checked(question: Question) -> str:
    question.engagement()
    question.withdrawal()
    return msgspec.json.encode(question).decode()
