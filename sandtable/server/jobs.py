"""The queue of jobs: what takes long is asked for here, leased by some server and done in its worker processes."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import structlog

from sandtable.server.guard import TurnedAway
from sandtable.server.jobs_statements import LONGEST
from sandtable.server.limits import SOON
from sandtable.server.sql import Work
from sandtable.server.storage import Job, JobState, NewJob, Storage, StorageFailed
from sandtable.server.workers import BudgetSpent, NeedsOperator, WorkerFailed, Workers

LEASE: Final = 15.0  # seconds, after which a job whose owner is silent is taken over
LOOK: Final = 1.0  # seconds between looks for what other servers have asked for, or have done
KEPT: Final = 3600.0  # seconds that whoever asked may come for the result
BUDGET: Final = "budget"  # the reason of a job that took too long
STUMBLED: Final = "stumbled"  # the reason of one that is tried again, or was for the last time
NICENESS: Final = 5  # tables and bots go first
log = structlog.get_logger("sandtable.jobs")


@dataclass(frozen=True)
class Kind:
    """``task`` is given the job's text and gives the result; what it raises is a stumble, and it is tried again.

    ``seconds`` are those of a processor. One asker may have ``most_each`` unfinished, all together ``most``; whoever
    wants more is turned away with the reason ``full``. What waits for somebody outside waits ``patience`` seconds, by
    the clock on the wall, and is tried again later: after ``pause`` seconds, then twice as many each time, but never
    more than ``longest``. Kinds of one ``lane`` wait for each other and for none of the others: each lane has workers
    of its own.

    Where there is a ``part``, so many ``parts`` are done at once, each told its number and how many there are, and the
    task is given what came of them as well; the seconds are those of each.
    """

    name: str
    task: Callable[..., str]
    seconds: float
    full: str
    attempts: int = 2
    most_each: int = 2
    most: int = 50
    pause: float = 0.0
    longest: float = LONGEST
    keep: Callable[[str, str], Work[None]] | None = None  # given text and result, where it is kept for good
    patience: float | None = None
    lane: str = ""
    part: Callable[[str, int, int], str] | None = None
    parts: int = 1

    def pause_after(self, attempt: int) -> float:
        return min(self.pause * 2.0 ** (attempt - 1), self.longest)


class Jobs:
    """Asks for jobs and does jobs; what this server asks for another may do."""

    def __init__(
        self,
        storage: Storage,
        kinds: Sequence[Kind],
        workers: int,
        lease: float = LEASE,
        call_operator: Callable[[str], None] = lambda kind: None,
    ) -> None:
        self._call_operator: Final = call_operator
        self._storage: Final = storage
        self._kinds: Final = {kind.name: kind for kind in kinds}
        self._lease: Final = lease
        self._name: Final = secrets.token_hex(8)
        lanes: dict[str, list[str]] = {"": []}
        for kind in kinds:
            lanes.setdefault(kind.lane, []).append(kind.name)
        turns = [tuple(names) for lane, names in lanes.items() for _ in range(1 if lane and workers else workers)]
        most = [max(self._kinds[name].parts for name in names) for names in turns if names]
        self._workers: Final = Workers(max(1, sum(most)), NICENESS)
        self._wanted: Final[dict[int, asyncio.Event]] = {}  # that somebody here waits for
        self._stops: Final[dict[int, asyncio.Event]] = {}  # of what is done here
        self._asked: Final = asyncio.Event()
        self._loops: Final = [asyncio.create_task(self._work(kinds)) for kinds in turns]

    async def close(self) -> None:
        """What is being done is put back, so that another server can begin it at once."""
        for loop in self._loops:
            loop.cancel()
        if self._loops:
            await asyncio.wait(self._loops)
        await self._workers.close()

    # asking

    async def ask(
        self, kind: str, asked_by: str, task: str, add: Callable[[NewJob], Work[int | None]] | None = None
    ) -> int:
        """The number of the job; ``add`` writes down more with it, in one transaction."""
        known = self._kinds[kind]
        job = NewJob(kind, asked_by, task, known.seconds, known.attempts, known.most_each, known.most)
        n = await (self._storage.add_job(job) if add is None else self._storage.do(add(job)))
        if n is None:
            raise TurnedAway(429, known.full, SOON)
        self._asked.set()
        return n

    async def ended(self, n: int) -> Job | None:
        """The job, once it has ended; None when it was thrown away."""
        done = self._wanted.setdefault(n, asyncio.Event())
        try:
            while True:
                job = await self._storage.job(n)
                if job is None or job.ended:
                    return job
                done.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK):
                        await done.wait()
        finally:
            self._wanted.pop(n, None)

    async def cancel(self, n: int) -> None:
        await self._storage.cancel_job(n)
        if n in self._stops:
            self._stops[n].set()

    async def forget(self, n: int) -> None:
        """Whoever asked has what came of it."""
        await self._storage.forget_job(n)

    async def tidy(self) -> None:
        await self._storage.forget_jobs(KEPT)

    # doing

    async def _work(self, kinds: tuple[str, ...]) -> None:
        """One job of these kinds after the other."""
        while True:
            try:
                job = await self._storage.lease_job(self._name, kinds, self._lease)
                if job is not None:
                    await self._carry_out(job)
                    continue
            except StorageFailed as error:
                log.error("storage-failed", problem=str(error))
            self._asked.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._asked.wait()

    async def _carry_out(self, job: Job) -> None:
        begun = time.monotonic()
        progress = [0.0]
        stop = self._stops[job.n] = asyncio.Event()
        doing = asyncio.create_task(self._done(job, progress))
        holding = asyncio.create_task(self._hold(job, progress, stop))
        try:
            patience = self._kinds[job.kind].patience
            await asyncio.wait([doing, holding], timeout=patience, return_when=asyncio.FIRST_COMPLETED)
            if not doing.done() and not holding.done():
                await _cancelled(doing)
                await _cancelled(holding)
                state = await self._stumbled(job, f"no answer in {patience} s")
            elif not doing.done():
                await _cancelled(doing)
                state = holding.result()
            else:
                await _cancelled(holding)
                state = await self._came_of_it(job, doing)
            log.info("job", kind=job.kind, attempt=job.attempt, state=state, seconds=round(time.monotonic() - begun, 3))
        except asyncio.CancelledError:
            await _cancelled(doing)
            await _cancelled(holding)
            with suppress(StorageFailed):
                await self._storage.put_back_job(job.n, job.attempt, "stopped", 0.0)
            raise
        finally:
            del self._stops[job.n]
            if job.n in self._wanted:
                self._wanted[job.n].set()

    async def _done(self, job: Job, progress: list[float]) -> str:
        kind = self._kinds[job.kind]
        found = [] if kind.part is None else await self._done_in_parts(job, kind.part, kind.parts, progress)

        def note(share: float) -> None:
            progress[0] = max(progress[0], share)

        return await self._workers.ask(kind.task, job.task, *found, seconds=job.budget, note=note)

    async def _done_in_parts(
        self, job: Job, part: Callable[[str, int, int], str], parts: int, progress: list[float]
    ) -> list[str]:
        """What comes of each part; where one fails, the others are stopped."""
        shares = [0.0] * parts

        async def of(n: int) -> str:
            def note(share: float) -> None:
                shares[n] = share
                progress[0] = sum(shares) / parts

            return await self._workers.ask(part, job.task, n, parts, seconds=job.budget, note=note)

        asked = [asyncio.create_task(of(n)) for n in range(parts)]
        try:
            return list(await asyncio.gather(*asked))
        finally:
            for one in asked:
                one.cancel()
            await asyncio.wait(asked)

    async def _came_of_it(self, job: Job, doing: asyncio.Task[str]) -> str:
        state: JobState = "done"
        try:
            result = doing.result()
        except BudgetSpent:
            state, result = "failed", BUDGET
        except NeedsOperator as error:
            self._call_operator(job.kind)
            return await self._stumbled(job, str(error))
        except WorkerFailed as error:
            return await self._stumbled(job, str(error))
        keep = self._kinds[job.kind].keep
        if state == "done" and keep is not None:
            await self._storage.do(keep(job.task, result))
            result = ""
        return state if await self._storage.end_job(job.n, job.attempt, state, result) else "lost"

    async def _stumbled(self, job: Job, problem: str) -> str:
        log.warning("job-failed", kind=job.kind, attempt=job.attempt, problem=problem)
        pause = self._kinds[job.kind].pause_after(job.attempt)
        await self._storage.put_back_job(job.n, job.attempt, STUMBLED, pause)
        return STUMBLED

    async def _hold(self, job: Job, progress: list[float], stop: asyncio.Event) -> str:
        """Prolong the lease as long as it can be; tells why it could not."""
        held_until = time.monotonic() + self._lease
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(min(LOOK, self._lease / 3)):
                    await stop.wait()
            asked = time.monotonic()
            try:
                async with asyncio.timeout(held_until - asked):
                    lease = await self._storage.hold_job(job.n, job.attempt, self._lease, progress[0])
                    if lease == "cancelled":
                        await self._storage.end_job(job.n, job.attempt, "cancelled")
            except StorageFailed:  # maybe it can be prolonged in a moment
                continue
            except TimeoutError:  # the lease is over, and somebody else may have it
                return "lost"
            if lease != "held":
                return lease
            held_until = asked + self._lease


async def _cancelled(task: asyncio.Task[str]) -> None:
    task.cancel()
    await asyncio.wait([task])
