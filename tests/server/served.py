"""The real command, `sandtable serve`, in a process of its own: started, killed, kept from writing, started again."""

from __future__ import annotations

import json
import os
import queue
import resource
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType

PATIENCE = 300.0  # seconds until it must have started, on a machine that is busy with other things


class Served:
    """A server on a port of its own choosing. Its address is what it prints; its log is kept line by line."""

    line: str | None = None
    PROGRAM: tuple[str, ...] = ("-m", "sandtable", "serve")

    def __init__(
        self, folder: Path, python: str = sys.executable, started_in: Path | None = None, words: Sequence[str] = ()
    ) -> None:
        self.folder = folder
        command = [python, *self.PROGRAM, "--port", "0", "--data", str(folder), *words]
        # elsewhere it is the installed package that is found, not the sources
        environment = {name: value for name, value in os.environ.items() if started_in is None or name != "PYTHONPATH"}
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            cwd=started_in,
            env=environment,
        )
        self.log: list[str] = []
        self._told: queue.Queue[str] = queue.Queue()
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()
        try:
            self.url: str = json.loads(self._told.get(timeout=PATIENCE))["address"]
        except (queue.Empty, ValueError):
            self.kill()
            raise AssertionError(f"it did not start: {self.log}") from None
        self.address = self.url.removeprefix("http://")

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.log.append(line)
            if '"address"' in line:
                self._told.put(line)
        self._told.put("")

    def kill(self) -> None:
        """As a power cut would end it, as far as a process can tell."""
        self.process.kill()
        self._gone()

    def stop(self) -> int:
        """As Ctrl-C does; tells its exit code."""
        self.process.send_signal(signal.SIGINT)
        self._gone()
        return self.process.returncode

    def _gone(self) -> None:
        self.process.wait(PATIENCE)
        self._reading.join(PATIENCE)
        assert self.process.stderr is not None
        self.process.stderr.close()

    def let_files_grow_to(self, size: int | None) -> None:
        """From now on no file of the server may become larger, as on a disk that is full; None is as before."""
        _, most = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (most if size is None else size, most))

    def seconds_used(self) -> float:
        """How long it has been working, on whatever core."""
        return seconds_of(self.process.pid)

    def memory(self) -> float:
        """Bytes, of which what processes share is counted once."""
        return memory_of([self.process.pid])

    def __enter__(self) -> Served:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.stop()


def seconds_of(pid: int) -> float:
    stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pids: Sequence[int]) -> float:
    texts = [Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii") for pid in pids]
    return sum(1024.0 * int(line.split()[1]) for text in texts for line in text.splitlines() if line.startswith("Pss:"))


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    told = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    pairs = [(int(line.split()[0]), int(line.split()[1])) for line in told.splitlines()]
    found = [pid]
    for one in found:
        found += [child for child, parent in pairs if parent == one]
    return found


def spent_by(pid: int) -> float:
    """How long a process and all that it has started have been working."""
    spent = 0.0
    for one in family(pid):
        with suppress(OSError):  # it has ended meanwhile
            spent += seconds_of(one)
    return spent
