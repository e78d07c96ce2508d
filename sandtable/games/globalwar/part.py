"""Parts of the state: what one chapter of the rules remembers of a game, kept, told and read by that chapter alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Self

from sandtable.games.globalwar.edition import Edition
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.plain import Record


class Part(ABC):
    KEY: ClassVar[str] = ""  # its place in the description of the state

    @abstractmethod
    def copy(self) -> Self: ...

    @abstractmethod
    def facts(self, edition: Edition) -> dict[str, Facts]:
        """What has come up; nothing while all is as at the start."""

    @abstractmethod
    def read(self, record: Record, edition: Edition) -> None:
        """Take up what ``facts`` gave, or what a position says."""
