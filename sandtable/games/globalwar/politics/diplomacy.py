"""What control, joining and incomes (4.5 to 5.6) remember of a game."""

from __future__ import annotations

from sandtable.games.globalwar.edition import Edition
from sandtable.games.globalwar.part import Part
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.plain import Record


class Diplomacy(Part):
    KEY = "diplomacy"

    def copy(self) -> Diplomacy:
        return Diplomacy()

    def facts(self, edition: Edition) -> dict[str, Facts]:
        return {}

    def read(self, record: Record, edition: Edition) -> None:
        record.only()
