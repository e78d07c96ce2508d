"""What the tests of the queue let workers do."""

from __future__ import annotations

import os
import time
from pathlib import Path

from sandtable.server.workers import so_far

LONGEST = 6_000  # looks, a hundred a second, until nobody else is waited for


def echo(text: str) -> str:
    return text


def toil(_: str) -> str:
    """Work without end."""
    while True:
        pass


def stumble(file: str) -> str:
    """Leave a mark, and fall."""
    with Path(file).open("a", encoding="ascii") as marks:
        marks.write("x")
    raise ValueError("stumbled")


def halfway(file: str) -> str:
    """Tell that half is done, and go on once the file is there."""
    so_far(0.5)
    while not Path(file).exists():
        time.sleep(0.01)
    return "whole"


def once(folder: str) -> str:
    """Leave a mark of one's own each time it is done, and wait until somebody else has left one too."""
    marks = Path(folder)
    (marks / f"{os.getpid()}-{time.monotonic_ns()}").touch()
    for _ in range(LONGEST):
        if len({mark.name.partition("-")[0] for mark in marks.iterdir()}) > 1:
            break
        time.sleep(0.01)
    return folder


def together(folder: str, n: int, of: int) -> str:
    """A part that another process does its own part beside."""
    once(folder)
    return f"{n + 1} of {of}"


def joined(_: str, *parts: str) -> str:
    return ", ".join(parts)


def uneven(file: str, n: int, of: int) -> str:
    """The first part falls, the others never end."""
    return stumble(file) if n == 0 else toil(file)
