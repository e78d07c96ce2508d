"""A crew: several server processes behind one port, started, replaced and stopped by one that does nothing else."""

from __future__ import annotations

import os
import secrets
import select
import signal
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Final

import structlog

from sandtable.server.settings import Crew

SECONDS_TO_STOP: Final = 20.0  # after which those that have not ended are killed
LIVED: Final = 5.0  # seconds; who dies sooner is replaced after a pause that grows
PAUSE, LONGEST_PAUSE = 0.5, 8.0
STOPPING: Final = (signal.SIGTERM, signal.SIGINT)
READY: Final = b"r"
log = structlog.get_logger("sandtable.crew")


@dataclass
class Hand:
    """One process of the crew. ``line`` brings a byte when it is ready, and ends when it does."""

    worker: int
    pid: int
    line: int
    begun: float
    ready: bool = False


class Foreman:
    """``work`` is called in each process of the crew, with who it is there, what to call when it is ready and a line
    that ends when the foreman does; it returns when the process got a signal to stop.

    Nothing else runs here and nothing is known here, so that a fork is a clean beginning, and the titles that were read
    once are in memory once for all.
    """

    def __init__(self, size: int, work: Callable[[Crew, Callable[[], None], int], None]) -> None:
        self._size: Final = size
        self._work: Final = work
        self._name: Final = secrets.token_hex(8)
        self._hands: Final[dict[int, Hand]] = {}  # by their lines
        self._to_start: Final[dict[int, float]] = {}  # when
        self._pauses: Final[dict[int, float]] = {}
        self._stop_by: float | None = None

    def run(self, ready: Callable[[], object]) -> None:
        """Until SIGTERM or SIGINT, and all have ended. ``ready`` is called once all are."""
        alive, self._alive = os.pipe()
        with tempfile.TemporaryDirectory(prefix="sandtable-") as folder, _signals() as told:
            self._folder, self._inherited = Path(folder), alive
            for worker in range(1, self._size + 1):
                self._start(worker)
            waiting = True
            while self._hands or self._to_start:
                for line in select.select([told, *self._hands], [], [], self._patience())[0]:
                    if line == told:
                        os.read(told, 1024)
                        self._stop()
                    else:
                        self._hear(self._hands[line])
                if waiting and len([hand for hand in self._hands.values() if hand.ready]) == self._size:
                    waiting = False
                    ready()
                self._do_what_is_due()
        for end in (alive, self._alive):
            os.close(end)

    def _patience(self) -> float | None:
        due = [*self._to_start.values(), *([] if self._stop_by is None else [self._stop_by])]
        return max(0.0, min(due) - time.monotonic()) if due else None

    def _do_what_is_due(self) -> None:
        now = time.monotonic()
        for worker in [worker for worker, due in self._to_start.items() if due <= now]:
            del self._to_start[worker]
            self._start(worker)
        if self._stop_by is not None and now >= self._stop_by:
            self._stop_by = now + SECONDS_TO_STOP
            for hand in self._hands.values():
                log.warning("worker-killed", worker=hand.worker, pid=hand.pid)
                os.kill(hand.pid, signal.SIGKILL)

    def _start(self, worker: int) -> None:
        line, told = os.pipe()
        pid = os.fork()
        if not pid:
            os.close(line)
            self._become(Crew(self._name, self._folder, self._size, worker), told)
        os.close(told)
        self._hands[line] = Hand(worker, pid, line, time.monotonic())

    def _become(self, crew: Crew, told: int) -> None:
        """In the new process, and the rest of its life."""
        code = 1
        try:
            os.setpgid(0, 0)  # Ctrl-C is for the foreman, who stops all of them in order
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            signal.signal(signal.SIGTERM, _leave)
            os.close(self._alive)
            self._work(crew, lambda: _write(told), self._inherited)
            code = 0
        except SystemExit as stopped:
            code = stopped.code if isinstance(stopped.code, int) else 0
        except BaseException:
            log.exception("worker-failed", worker=crew.me)
        finally:
            os._exit(code)  # nothing of the foreman's is tidied up here

    def _hear(self, hand: Hand) -> None:
        if os.read(hand.line, 1) == READY:
            hand.ready = True
            log.info("worker", worker=hand.worker, pid=hand.pid, line=str(self._folder / str(hand.worker)))
            return
        os.close(hand.line)
        del self._hands[hand.line]
        _, status = os.waitpid(hand.pid, 0)
        if self._stop_by is not None:
            return
        lived = hand.ready and time.monotonic() - hand.begun >= LIVED
        before = 0.0 if lived else self._pauses.get(hand.worker, 0.0)
        pause = self._pauses[hand.worker] = min(LONGEST_PAUSE, 2 * before or (0.0 if lived else PAUSE))
        self._to_start[hand.worker] = time.monotonic() + pause
        log.warning(
            "worker-died", worker=hand.worker, pid=hand.pid, code=os.waitstatus_to_exitcode(status), pause=pause
        )

    def _stop(self) -> None:
        if self._stop_by is None:
            self._stop_by = time.monotonic() + SECONDS_TO_STOP
        self._to_start.clear()
        for hand in self._hands.values():
            os.kill(hand.pid, signal.SIGTERM)


@contextmanager
def _signals() -> Iterator[int]:
    """A line that brings a byte when this process is to stop."""
    line, told = os.pipe()
    before = {number: signal.signal(number, lambda number, frame: _write(told)) for number in STOPPING}
    try:
        yield line
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        os.close(line)
        os.close(told)


def _write(line: int) -> None:
    with suppress(OSError):  # nobody is there any more
        os.write(line, READY)


def _leave(number: int, frame: FrameType | None) -> None:
    raise SystemExit(0)
