"""What the wars in Spain, Abyssinia and China (14) remember of a game."""

from __future__ import annotations

from sandtable.games.globalwar.edition import Edition
from sandtable.games.globalwar.part import Part
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.plain import Record


class CivilWars(Part):
    KEY = "civil-wars"

    def copy(self) -> CivilWars:
        return CivilWars()

    def facts(self, edition: Edition) -> dict[str, Facts]:
        return {}

    def read(self, record: Record, edition: Edition) -> None:
        record.only()
