"""A crew: several server processes behind one port, started, replaced and stopped by one that does nothing else."""

from __future__ import annotations

import os
import secrets
import select
import shutil
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

from sandtable.server.renewal import Left, NotFit, begin_anew, schema_of_what_is_installed
from sandtable.server.schema import POSTGRES
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
    end_by: float | None = None  # once it was told to end


class Foreman:
    """``work`` is called in each process of the crew, with who it is there, what to call when it is ready and a line
    that ends when the foreman does; it returns when the process got a signal to stop.

    Upon SIGHUP the foreman begins anew with the code that is installed by then, keeps ``listening``, and replaces the
    workers one by one: they go on meanwhile, and all of them do if the new ones do not. It is not done where a terminal
    is, whose end is to be the crew's.

    Nothing else runs here and nothing is known here, so that a fork is a clean beginning, and the titles that were read
    once are in memory once for all.
    """

    def __init__(
        self,
        size: int,
        work: Callable[[Crew, Callable[[], None], int], None],
        listening: int,
        left: Left | None = None,
    ) -> None:
        self._size: Final = size
        self._work: Final = work
        self._listening: Final = listening
        self._left: Final = left
        self._renews: Final = not os.isatty(0)
        self._renewing = False  # as soon as all have ended
        self._name: Final = secrets.token_hex(8) if left is None else left.name
        self._hands: Final[dict[int, Hand]] = {}  # by their lines
        self._to_start: Final[dict[int, float]] = {}  # when
        self._pauses: Final[dict[int, float]] = {}
        self._to_replace: Final[list[int]] = []  # those of the life before
        self._stopping = False

    def run(self, ready: Callable[[], object]) -> None:
        """Until SIGTERM or SIGINT, and all have ended. ``ready`` is called once all are."""
        self._begin()
        with _signals() as told:
            waiting = True
            while self._hands or self._to_start:
                if self._all_ready() and self._to_replace:
                    self._replace(self._to_replace.pop(0))
                elif self._all_ready() and waiting:
                    waiting = False
                    ready()
                for line in select.select([told, *self._hands], [], [], self._patience())[0]:
                    if line == told:
                        self._is_told(os.read(told, 1024))
                    else:
                        self._hear(self._hands[line])
                self._do_what_is_due()
        if self._renewing:
            begin_anew(self._what_is_left())
        shutil.rmtree(self._folder, ignore_errors=True)
        for end in (self._inherited, self._alive):
            os.close(end)

    def _begin(self) -> None:
        left = self._left
        if left is None:
            self._inherited, self._alive = os.pipe()
            self._folder = Path(tempfile.mkdtemp(prefix="sandtable-"))
        else:
            self._inherited, self._alive = left.alive
            self._folder = left.folder
            for worker, pid, line, begun in left.hands:
                self._hands[line] = Hand(worker, pid, line, begun or time.monotonic(), begun is not None)
                self._to_replace.append(worker)
        for worker in range(1, self._size + 1):
            if worker not in self._to_replace:
                self._start(worker)

    def _is_told(self, signals: bytes) -> None:
        if any(number in STOPPING for number in signals) or not self._renews:
            self._renewing = False
            self._stop()
        elif not self._stopping:
            self._renew()

    def _renew(self) -> None:
        """At once; but with a new schema when all have ended, for those of before would not know what to make of it."""
        try:
            schema = schema_of_what_is_installed()
        except NotFit as error:
            log.error("not-renewed", problem=str(error))
            return
        log.info("renewing", schema=schema)
        if schema == len(POSTGRES):
            begin_anew(self._what_is_left())
        self._renewing = True
        self._stop()

    def _what_is_left(self) -> Left:
        hands = [
            (hand.worker, hand.pid, hand.line, hand.begun if hand.ready else None) for hand in self._hands.values()
        ]
        return Left(self._name, self._folder, self._listening, (self._inherited, self._alive), tuple(hands))

    def _all_ready(self) -> bool:
        return not self._stopping and [hand.ready for hand in self._hands.values()] == [True] * self._size

    def _replace(self, worker: int) -> None:
        """It puts everything away, and another is started when it has ended."""
        hand = next(hand for hand in self._hands.values() if hand.worker == worker)
        hand.ready = False  # until there is another
        hand.end_by = time.monotonic() + SECONDS_TO_STOP
        os.kill(hand.pid, signal.SIGTERM)

    def _patience(self) -> float | None:
        due = [*self._to_start.values(), *(hand.end_by for hand in self._hands.values() if hand.end_by is not None)]
        return max(0.0, min(due) - time.monotonic()) if due else None

    def _do_what_is_due(self) -> None:
        now = time.monotonic()
        for worker in [worker for worker, due in self._to_start.items() if due <= now]:
            del self._to_start[worker]
            self._start(worker)
        for hand in self._hands.values():
            if hand.end_by is not None and now >= hand.end_by:
                hand.end_by = now + SECONDS_TO_STOP
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
            signal.signal(signal.SIGHUP, signal.SIG_IGN)  # is for the foreman as well
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
        if hand.worker in self._to_replace:
            self._to_replace.remove(hand.worker)
        if self._stopping:
            return
        lived = (hand.ready or hand.end_by is not None) and time.monotonic() - hand.begun >= LIVED
        before = 0.0 if lived else self._pauses.get(hand.worker, 0.0)
        pause = self._pauses[hand.worker] = min(LONGEST_PAUSE, 2 * before or (0.0 if lived else PAUSE))
        self._to_start[hand.worker] = time.monotonic() + pause
        log.warning(
            "worker-died", worker=hand.worker, pid=hand.pid, code=os.waitstatus_to_exitcode(status), pause=pause
        )

    def _stop(self) -> None:
        self._stopping = True
        self._to_start.clear()
        for hand in self._hands.values():
            hand.end_by = hand.end_by or time.monotonic() + SECONDS_TO_STOP
            os.kill(hand.pid, signal.SIGTERM)


@contextmanager
def _signals() -> Iterator[int]:
    """A line that brings the number of each signal that tells this process to stop or to begin anew."""
    line, told = os.pipe()
    heard = (*STOPPING, signal.SIGHUP)
    before = {number: signal.signal(number, lambda number, frame: _write(told, bytes([number]))) for number in heard}
    try:
        yield line
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        os.close(line)
        os.close(told)


def _write(line: int, what: bytes = READY) -> None:
    with suppress(OSError):  # nobody is there any more
        os.write(line, what)


def _leave(number: int, frame: FrameType | None) -> None:
    raise SystemExit(0)
