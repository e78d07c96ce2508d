"""The few words in which work is put to whatever database: a transaction is a generator that asks and is given rows."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Value: TypeAlias = str | int | float | None
Row: TypeAlias = tuple[Value, ...]


@dataclass(frozen=True)
class Ask:
    """One statement; ``?`` stands for each of the values."""

    sql: str
    values: Row = ()


@dataclass(frozen=True)
class ForEach:
    """One statement for each of many rows; it answers nothing."""

    sql: str
    rows: Sequence[Row]


Work: TypeAlias = Generator[Ask | ForEach, list[Row], T]
