"""`sandtable serve --workers N` as processes of their own, each of which can be spoken to, killed and frozen."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from server.served import PATIENCE, Served, memory_of, seconds_of


class Worker:
    """One worker, by the line on which the others ask it."""

    def __init__(self, address: str, told: dict[str, Any]) -> None:
        self.address = address
        self.line: str | None = told["line"]
        self.pid: int = told["pid"]

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        os.kill(self.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(self.pid, signal.SIGCONT)


class Workers(Served):
    """All of them, behind one port."""

    def __init__(
        self, folder: Path, postgres: str, count: int = 2, words: Sequence[str] = (), started_in: Path | None = None
    ) -> None:
        words = ("--database", postgres, "--workers", str(count), *words)
        super().__init__(folder, started_in=started_in, words=words)

    def seconds_used(self) -> float:
        """Of all of them together, without processes for bots."""
        return sum(map(seconds_of, self._pids()))

    def memory(self) -> float:
        return memory_of(self._pids())

    def _pids(self) -> list[int]:
        return [self.process.pid, *(told["pid"] for told in self.told("worker"))]

    def told(self, event: str) -> list[dict[str, Any]]:
        lines = [json.loads(line) for line in list(self.log) if line.startswith("{")]
        return [line for line in lines if line["event"] == event]

    def worker(self, number: int) -> Worker:
        """As it is now: who was replaced has another process."""
        wait_for(lambda: any(told["worker"] == number for told in self.told("worker")))
        return Worker(self.address, [told for told in self.told("worker") if told["worker"] == number][-1])

    def are_ready(self) -> bool:
        with suppress(httpx.HTTPError):  # a worker may die while it is asked
            return httpx.get(f"{self.url}/api/ready", timeout=PATIENCE).status_code == 200
        return False

    def terminate(self) -> int:
        """As systemd does; tells its exit code."""
        self.process.send_signal(signal.SIGTERM)
        self._gone()
        return self.process.returncode


def wait_for(fits: Callable[[], bool]) -> None:
    """Until something that was promised is so, however slow the machine is."""
    give_up = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < give_up, "it never came to be"
        time.sleep(0.05)


def runs(pid: int) -> bool:
    """Whether there is such a process; one that has ended and was not asked about is none."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
