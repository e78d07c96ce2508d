"""What objectives (3.3) and the end (3.4) remember of a game."""

from __future__ import annotations

from sandtable.games.globalwar.edition import Edition
from sandtable.games.globalwar.part import Part
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.plain import Record


class Goals(Part):
    KEY = "goals"

    def copy(self) -> Goals:
        return Goals()

    def facts(self, edition: Edition) -> dict[str, Facts]:
        return {}

    def read(self, record: Record, edition: Edition) -> None:
        record.only()
