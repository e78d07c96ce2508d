"""The desk where players ask for hints: one at a time for each of them, thought out in a worker of its own."""

from __future__ import annotations

from typing import Final, cast

from sandtable.kernel.observation import Observation
from sandtable.kernel.plain import Plain, dump, parse
from sandtable.kernel.refusal import IllegalAction
from sandtable.lab.hint import hint
from sandtable.server.counter import Counter
from sandtable.server.guard import TurnedAway
from sandtable.server.settings import Settings
from sandtable.table.hints import ONE_AT_A_TIME, TOO_MANY_ASK
from sandtable.table.thinking import PATIENCE


def hinted(observation: str, budget: int | None, seed: str | None) -> str:
    """In a worker."""
    return dump(cast(Plain, hint(observation, budget, seed, PATIENCE)))


class HintDesk:
    """Whoever asks again while the first hint is thought out is refused, at whatever table and in whatever window."""

    def __init__(self, settings: Settings) -> None:
        self._counter: Final = Counter(hinted, settings.hints_waiting, settings.bot_budget, settings.seed)
        self._asking: Final[set[str]] = set()

    async def hint(self, guest: str, seen: Observation) -> Plain:
        """Raises IllegalAction. Who does not wait any longer stops the thinking."""
        if guest in self._asking:
            raise IllegalAction(ONE_AT_A_TIME)
        self._asking.add(guest)
        try:
            return parse(await self._counter.answer(dump(seen.data)))
        except TurnedAway:
            raise IllegalAction(TOO_MANY_ASK) from None
        finally:
            self._asking.discard(guest)

    async def close(self) -> None:
        await self._counter.close()
