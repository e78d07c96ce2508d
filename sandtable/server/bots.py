"""Bots at the table: they are asked as soon as it is their turn, and think in worker processes."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

import structlog

from sandtable.kernel.observation import Observation
from sandtable.kernel.plain import dump
from sandtable.kernel.refusal import IllegalAction
from sandtable.server.metrics import Metrics
from sandtable.server.pacing import Pacing
from sandtable.server.storage import StorageFailed
from sandtable.server.table import Room
from sandtable.server.workers import Task, WorkerFailed, Workers
from sandtable.table.table import Overtaken, Question
from sandtable.table.thinking import consider, decide

ATTEMPTS: Final = 3  # of one decision, when a worker dies or the disk fails
log = structlog.get_logger("sandtable.bots")


class BotFailed(Exception):
    """A bot could not decide: its worker died, or it stumbled."""


class Thinkers(Protocol):
    """Whoever decides for bots."""

    async def decide(self, name: str, seen: Observation) -> str: ...

    async def consider(self, name: str, seen: Observation) -> str: ...


class BotWorkers:
    """The processes bots think in, started when the first bot is asked."""

    def __init__(
        self, count: int, budget: int | None = None, seed: str | None = None, metrics: Metrics | None = None
    ) -> None:
        self._workers: Final = Workers(count)
        self._metrics: Final = metrics or Metrics()
        self._budget: Final = budget
        self._seed: Final = seed

    async def decide(self, name: str, seen: Observation) -> str:
        return await self._ask(decide, name, seen)

    async def consider(self, name: str, seen: Observation) -> str:
        """A free act, or nothing."""
        return await self._ask(consider, name, seen)

    async def _ask(self, task: Task, name: str, seen: Observation) -> str:
        try:
            with self._metrics.thinking():
                return await self._workers.ask(task, name, dump(seen.data), self._budget, self._seed)
        except WorkerFailed as error:
            self._metrics.went_wrong("bot")
            raise BotFailed(str(error)) from error

    async def close(self) -> None:
        await self._workers.close()


class BotSeats:
    """The bots of one table, and whoever answers for empty seats. ``attend`` is to be called after every change."""

    def __init__(self, room: Room, workers: Thinkers, pacing: Pacing) -> None:
        self.room: Final = room
        self._workers: Final = workers
        self._pacing: Final = pacing
        self._task: asyncio.Task[None] | None = None
        self._called = False

    @property
    def thinking(self) -> bool:
        return self._task is not None and not self._task.done()

    def attend(self) -> None:
        self._called = any(seat.kind != "guest" for seat in self.room.table.seats)
        if self._called and not self.thinking:
            self._task = asyncio.create_task(self._play())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _play(self) -> None:
        failures = 0
        while self._called and failures < ATTEMPTS:
            self._called = False
            try:
                while await self._act_once():
                    failures = 0
            except Overtaken:  # by somebody's act, after which there may be another question
                self._called = True
            except (IllegalAction, BotFailed, StorageFailed) as error:
                failures += 1
                self._called = True
                log.warning("bot-failed", table=self.room.id, kind=type(error).__name__, failures=failures)

    async def _act_once(self) -> bool:
        """Let a bot do what is asked of it, or several who answer in secret; False when nothing is asked."""
        async with self.room.lock:
            table = await self.room.ready()
            lenient = table.lenient()
            invited = table.invited() if lenient is None else None
            questions = table.questions() if lenient is None and invited is None else []
        if lenient is not None:
            await self.room.change(lambda table: table.answer(None, lenient, accept=True))
            return True
        if invited is not None:
            free = await self._workers.consider(invited.bot, invited.seen)
            if free:
                await self._play_as_seen(invited, free)
            return True
        if not questions:
            return False
        if questions[0].secretly:
            await self._answer_together(questions)
        else:
            act = await self._workers.decide(questions[0].bot, questions[0].seen)
            await self._play_as_seen(questions[0], act)
        return True

    async def _answer_together(self, questions: list[Question]) -> None:
        """How long a bot thinks tells what it holds: in a response window all of them answer at one time, which depends
        on nothing but when they were asked."""
        asked = self._pacing.clock()
        thinking = [self._workers.decide(question.bot, question.seen) for question in questions]
        acts = await asyncio.gather(*thinking)
        await self._pacing.end_of_step(asked)
        refused: list[IllegalAction] = []
        for question, act in zip(questions, acts, strict=True):
            try:
                await self._play_as_seen(question, act)
            except IllegalAction as error:  # an open answer of the one before may change what this one is asked
                refused.append(error)
        if len(refused) == len(questions):
            raise refused[0]

    async def _play_as_seen(self, question: Question, act: str) -> None:
        await self.room.change(lambda table: table.play_as_seen(question.seen, act))
