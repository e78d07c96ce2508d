"""What objectives (3.3) and the end (3.4) remember of a game."""

from __future__ import annotations

from sandtable.games.globalwar.edition import Edition
from sandtable.games.globalwar.part import Part
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.plain import Record


class Goals(Part):
    KEY = "goals"

    def __init__(self) -> None:
        self.overtime = False  # a roll would have ended the game, but nobody led alone: gw.3.4.e

    def copy(self) -> Goals:
        twin = Goals()
        twin.overtime = self.overtime
        return twin

    def facts(self, edition: Edition) -> dict[str, Facts]:
        found: dict[str, Facts] = {}
        if self.overtime:
            found["overtime"] = True
        return found

    def read(self, record: Record, edition: Edition) -> None:
        record.only("overtime")
        self.overtime = record.flag("overtime", False)
