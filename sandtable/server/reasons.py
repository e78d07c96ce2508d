"""The desk where anybody at a table asks why a bot did something: thought out in a worker, from what all could see."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.plain import Plain, dump, parse
from sandtable.server.counter import Counter
from sandtable.server.settings import Settings
from sandtable.table.reasons import answer


def explained(question: str) -> str:
    """In a worker."""
    return dump([*answer(question)])


class ReasonsDesk:
    """Several who look at one table ask the same: what was told lately is told again."""

    def __init__(self, settings: Settings) -> None:
        self._counter: Final = Counter(explained, settings.hints_waiting)

    async def why(self, question: str) -> Plain:
        return parse(await self._counter.answer(question)) if question else []

    async def close(self) -> None:
        await self._counter.close()
