"""What the French surrender, Vichy and Free France (4.11) remember of a game."""

from __future__ import annotations

from sandtable.games.globalwar.edition import Edition
from sandtable.games.globalwar.part import Part
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.plain import Record


class FrenchAffairs(Part):
    KEY = "france"

    def copy(self) -> FrenchAffairs:
        return FrenchAffairs()

    def facts(self, edition: Edition) -> dict[str, Facts]:
        return {}

    def read(self, record: Record, edition: Edition) -> None:
        record.only()
