"""What research (8.2) remembers of a game: the stages that technologies have reached, and dice that are owed."""

from __future__ import annotations

from sandtable.games.globalwar.edition import Edition
from sandtable.games.globalwar.numbering import NationNumber
from sandtable.games.globalwar.part import Part
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.plain import Malformed, Record

MOST_DICE = 20


class Laboratory(Part):
    """By power, which for the whole Commonwealth is Great Britain. Finished technologies stand with the nations."""

    KEY = "laboratory"

    def __init__(self) -> None:
        self.stages: dict[tuple[NationNumber, int], int] = {}  # by power and technology, while it is not finished
        self.granted: dict[NationNumber, int] = {}  # dice beyond those of factories, not rolled yet
        self.rolled: dict[NationNumber, int] = {}  # dice of factories that were rolled in this player turn

    def copy(self) -> Laboratory:
        twin = Laboratory()
        twin.stages = self.stages.copy()
        twin.granted = self.granted.copy()
        twin.rolled = self.rolled.copy()
        return twin

    def facts(self, edition: Edition) -> dict[str, Facts]:
        names = edition.nations.ids()
        stages: dict[str, dict[str, Facts]] = {}
        for (power, technology), stage in self.stages.items():
            stages.setdefault(names[power], {})[edition.catalogue.technologies[technology].id] = stage
        found: dict[str, Facts] = {}
        if stages:
            found["stages"] = {power: {**reached} for power, reached in stages.items()}
        for key, dice in (("granted", self.granted), ("rolled", self.rolled)):
            if dice:
                found[key] = {names[power]: count for power, count in dice.items()}
        return found

    def read(self, record: Record, edition: Edition) -> None:
        record.only("stages", "granted", "rolled")
        if record.has("stages"):
            table = record.record("stages")
            for id in table.data:
                power = edition.nations.find(id, table.at(id[:40]))
                row = table.record(id)
                for technology in row.data:
                    if technology not in edition.catalogue.technology_of:
                        raise Malformed(row.at(technology[:40]), "core-malformed-id", value=technology[:40])
                    stage = row.number(technology, 1, edition.catalogue.stages - 1)
                    self.stages[(power, edition.catalogue.technology_of[technology])] = stage
        for key, dice in (("granted", self.granted), ("rolled", self.rolled)):
            if record.has(key):
                table = record.record(key)
                for id in table.data:
                    dice[edition.nations.find(id, table.at(id[:40]))] = table.number(id, 1, MOST_DICE)
