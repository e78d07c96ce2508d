"""A crew goes on under new code: its foreman begins anew, and leaves itself what those need who are still at work."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, NoReturn

LEFT: Final = "SANDTABLE_CREW"  # in the environment, from one life to the next
SECONDS_TO_LOOK: Final = 60.0
LOOK: Final = "import sandtable.cli.app, sandtable.server.serve as s; print(s.SCHEMA)"


class NotFit(Exception):
    """What is installed now cannot be begun."""


@dataclass(frozen=True)
class Left:
    """``listening`` and both ends of ``alive`` are lines that stay open; ``hands`` are worker, process, line and since
    when of each, the last only when it was ready."""

    name: str
    folder: Path
    listening: int
    alive: tuple[int, int]
    hands: tuple[tuple[int, int, int, float | None], ...]

    @property
    def lines(self) -> tuple[int, ...]:
        return (self.listening, *self.alive, *(line for _, _, line, _ in self.hands))


def taken_over() -> Left | None:
    """What the life before has left, where there was one."""
    text = os.environ.pop(LEFT, None)
    if text is None:
        return None
    kept = json.loads(text)
    hands = tuple((worker, pid, line, begun) for worker, pid, line, begun in kept["hands"])
    left = Left(kept["name"], Path(kept["folder"]), kept["listening"], tuple(kept["alive"]), hands)
    for line in left.lines:
        os.set_inheritable(line, False)
    return left


def schema_of_what_is_installed() -> int:
    """Looked up in a process of its own, so that nothing is given up for code that does not even begin."""
    command = [sys.executable, "-c", LOOK]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=SECONDS_TO_LOOK)
        return int(done.stdout)
    except subprocess.CalledProcessError as error:
        raise NotFit((error.stderr.strip().splitlines() or [""])[-1]) from None
    except (subprocess.TimeoutExpired, OSError, ValueError) as error:
        raise NotFit(str(error)) from None


def begin_anew(left: Left) -> NoReturn:
    """The same command once more in this very process, whose children stay its own."""
    for line in left.lines:
        os.set_inheritable(line, True)
    os.environ[LEFT] = json.dumps({**asdict(left), "folder": str(left.folder)})
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # until it is listened to again
    sys.stdout.flush()
    sys.stderr.flush()
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])
