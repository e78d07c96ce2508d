"""What lend-lease (8.7, 12.4) remember of a game."""

from __future__ import annotations

from sandtable.games.globalwar.edition import Edition
from sandtable.games.globalwar.part import Part
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.plain import Record


class Aid(Part):
    KEY = "aid"

    def copy(self) -> Aid:
        return Aid()

    def facts(self, edition: Edition) -> dict[str, Facts]:
        return {}

    def read(self, record: Record, edition: Edition) -> None:
        record.only()
