"""Faults of the command line: a message id with arguments, told as one clear line with exit code 2."""

from __future__ import annotations

from typing import Final

WRONG_INPUT: Final = 2
INTERRUPTED: Final = 130


class Fault(Exception):
    """Something the caller can put right: a missing file, an option that does not fit."""

    def __init__(self, message: str, **args: str | int) -> None:
        super().__init__(message)
        self.message: Final = message
        self.values: Final = args


class InFile(Exception):
    """A fault found while reading a file, which the line then names."""

    def __init__(self, path: str, cause: Exception) -> None:
        super().__init__(path)
        self.path: Final = path
        self.cause: Final = cause
