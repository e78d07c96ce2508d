"""Runs pytest again and again in a checkout, each time in a child of a process that has read all but the part changed.

Told in lines of standard input: the words for pytest. Says when it is ready, and answers with lines: how pytest ended,
and what it said last.

python -m mutants.host games/legie
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

# what takes long to read and no change touches
READ_BEFORE: Final = (
    "_hypothesis_pytestplugin", "hypothesis.strategies", "hypothesis.internal.conjecture.engine", "mutants.watch",
)  # fmt: skip
READING: Final = 40  # seconds of the processor that nobody needs to read engine and tests
STUCK: Final = 40 * 60  # seconds after which a run that does nothing is ended


def read_all_but(part: str) -> list[str]:
    """No title reads another, so those that are not changed can stay read; the kernel is read by all of them."""
    for name in (*READ_BEFORE, "sandtable"):
        importlib.import_module(name)
    titles = Path("sandtable", "games")
    others = [f"sandtable.games.{path.name}" for path in titles.iterdir() if f"games/{path.name}" != part]
    stays = ("sandtable.kernel", *others) if part != "kernel" else ()
    read = [name for name in sys.modules if name.split(".")[0] == "sandtable"]
    kept = [name for name in read if any(f"{name}.".startswith(f"{one}.") for one in stays)]
    for name in set(read) - set(kept):
        del sys.modules[name]
    return kept


def read_the_rest(kept: list[str]) -> None:
    """What stayed is found again under the packages that are read anew."""
    with suppress(Exception):  # a change that cannot be read is for pytest to tell
        importlib.import_module("sandtable")
        for name in kept:
            package, _, leaf = name.rpartition(".")
            setattr(importlib.import_module(package), leaf, sys.modules[name])


def run(words: list[str], kept: list[str]) -> tuple[int, str]:
    with tempfile.NamedTemporaryFile() as said:
        child = os.fork()
        if child == 0:
            os.dup2(said.fileno(), 1)
            os.dup2(said.fileno(), 2)
            signal.alarm(STUCK)
            signal.setitimer(signal.ITIMER_PROF, READING)  # ends the child, unless the first test sets another
            read_the_rest(kept)
            code = pytest.main(words)
            sys.stdout.flush()
            os._exit(code)
        _, status = os.waitpid(child, 0)
        lines = Path(said.name).read_text(encoding="utf-8", errors="replace").strip().splitlines()
    ended = os.waitstatus_to_exitcode(status)
    if ended < 0:
        lines.append(f"ended by {signal.Signals(-ended).name}")
    return ended, next((line for line in lines if line.startswith(("FAILED", "ERROR"))), lines[-1] if lines else "")


def main() -> None:
    kept = read_all_but(sys.argv[1])
    print("ready", flush=True)
    for line in sys.stdin:
        print(json.dumps(run(json.loads(line), kept)), flush=True)


if __name__ == "__main__":
    main()
