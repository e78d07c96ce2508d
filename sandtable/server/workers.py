"""Worker processes: what takes long is done there, so that no table waits for it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final, TypeAlias

from msgspec import Struct

from sandtable.kernel.plain import Malformed
from sandtable.server import thinking

Task: TypeAlias = Callable[..., str]
Argument: TypeAlias = str | int | float | None
DONE: Final = "done"
FAILED: Final = "failed"
HINDERED: Final = "hindered"
SO_FAR: Final = "so far"
FORKSERVER: Final = "forkserver"
READ_BEFORE: Final = [  # all that tasks need
    "__main__",
    "sandtable.server.analyses",
    "sandtable.server.hints",
    "sandtable.server.imports",
    "sandtable.server.odds",
    "sandtable.server.reasons",
    "sandtable.server.trials",
]


class WorkerFailed(Exception):
    """A worker died, or stumbled over what it was asked."""


class NeedsOperator(WorkerFailed):
    """Whoever runs the server has to put something right. What a task raises it with is told in the log."""


class BudgetSpent(WorkerFailed):
    """It took more processor time than it was given."""


class Disproof(Struct, frozen=True, tag=True):
    """What a worker has found wrong with a stranger's data, and where."""

    place: str
    message: str
    values: dict[str, str | int]

    @classmethod
    def of(cls, error: Malformed) -> Disproof:
        return cls(error.place, error.message, error.values)

    def error(self) -> Malformed:
        return Malformed(self.place, self.message, **self.values)


# in the worker

_to_server: list[Connection] = []  # one, in a worker


def so_far(share: float) -> None:
    """Tell the server how much of the task is done, between 0 and 1."""
    for line in _to_server:
        line.send((SO_FAR, share))


def _serve(line: Connection, niceness: int) -> None:
    """The life of a worker: one task after the other, until the server hangs up."""
    thinking.prepare()
    os.nice(niceness)
    _to_server.append(line)
    signal.signal(signal.SIGPROF, signal.SIG_DFL)  # which ends the process, whatever it is doing
    while True:
        try:
            task, arguments, seconds = line.recv()
        except (EOFError, ConnectionResetError):  # the latter when it died before it read what was said last
            return
        signal.setitimer(signal.ITIMER_PROF, seconds or 0.0)
        try:
            said = DONE, task(*arguments)
        except NeedsOperator as error:
            said = HINDERED, str(error)
        except Exception as error:  # whatever went wrong here must not stop the table over there
            said = FAILED, repr(error)
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        try:
            line.send(said)
        except OSError:  # the server has died meanwhile
            return


# in the server


def _new_process(line: Connection, niceness: int) -> BaseProcess:
    """Never a fork of the server, which would copy its secrets: one of a process that has only read the titles, where
    there can be such, so that they are read once for all workers."""
    if FORKSERVER in multiprocessing.get_all_start_methods():
        forked = multiprocessing.get_context(FORKSERVER)
        forked.set_forkserver_preload(READ_BEFORE)
        return forked.Process(target=_serve, args=(line, niceness), daemon=True)
    return multiprocessing.get_context("spawn").Process(target=_serve, args=(line, niceness), daemon=True)


class Worker:
    """One process, started when it is first asked for something, and again after it has died."""

    def __init__(self, niceness: int) -> None:
        self._niceness: Final = niceness
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self.stopped = False

    def carry_out(
        self, task: Task, arguments: tuple[Argument, ...], seconds: float | None, note: Callable[[float], None]
    ) -> str:
        """Called in a thread, for it waits. Raises WorkerFailed, also when it is stopped meanwhile."""
        process, line = self._started()
        try:
            if self.stopped:
                process.kill()
            line.send((task, arguments, seconds))
            while True:
                what, said = line.recv()
                if what == DONE:
                    return str(said)
                if what == FAILED:
                    raise WorkerFailed(said)
                if what == HINDERED:
                    raise NeedsOperator(said)
                note(said)
        except (EOFError, OSError) as error:
            process.join()
            line.close()
            self._process = None
            if process.exitcode == -signal.SIGPROF:
                raise BudgetSpent(f"{seconds} s") from error
            raise WorkerFailed("a worker died") from error

    def _started(self) -> tuple[BaseProcess, Connection]:
        if self._process is None or self._line is None:
            self._line, far_end = multiprocessing.Pipe()
            process = _new_process(far_end, self._niceness)
            process.start()
            far_end.close()
            self._process = process
        return self._process, self._line

    def stop(self) -> None:
        """For good. Whoever waits for an answer hears that it died."""
        self.stopped = True
        if self._process is not None:
            self._process.kill()

    def bury(self) -> None:
        """Wait until a stopped worker is gone."""
        if self._process is not None:
            self._process.join()


class Workers:
    """So many processes, which are sent texts and send texts back. Nobody queues in here for long: whoever may ask
    much has a queue of their own."""

    def __init__(self, count: int, niceness: int = 0) -> None:
        self._niceness: Final = niceness
        self._free: Final = asyncio.Semaphore(count)
        self._threads: Final = ThreadPoolExecutor(count, thread_name_prefix="worker")
        self._idle: Final[list[Worker]] = []
        self._busy: Final[set[Worker]] = set()

    async def ask(
        self,
        task: Task,
        *arguments: Argument,
        seconds: float | None = None,
        note: Callable[[float], None] = lambda share: None,
    ) -> str:
        """What the task gives; it may use so many seconds of a processor. ``note`` is told how far it is.

        Who does not wait any longer stops the task.
        """
        async with self._free:
            worker = self._idle.pop() if self._idle else Worker(self._niceness)
            self._busy.add(worker)
            loop = asyncio.get_running_loop()

            def note_here(share: float) -> None:
                loop.call_soon_threadsafe(note, share)

            try:
                return await loop.run_in_executor(self._threads, worker.carry_out, task, arguments, seconds, note_here)
            except asyncio.CancelledError:
                worker.stop()
                raise
            finally:
                self._busy.discard(worker)
                if not worker.stopped:
                    self._idle.append(worker)

    async def close(self) -> None:
        workers = *self._idle, *self._busy
        for worker in workers:
            worker.stop()
        self._idle.clear()
        await asyncio.to_thread(self._threads.shutdown)
        for worker in workers:
            await asyncio.to_thread(worker.bury)
