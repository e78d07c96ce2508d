"""The lock of a data folder: one server has it to itself, for two would not hear of each other."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

LOCK_FILE: Final = "lock"


class FolderInUse(Exception):
    """Another server has this folder; the text is the folder."""


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """As long as a server runs. The system lets go of the lock when the process ends, however it ends."""
    file = os.open(folder / LOCK_FILE, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
    try:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise FolderInUse(str(folder)) from None
        yield
    finally:
        os.close(file)
