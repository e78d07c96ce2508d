"""What objectives (3.3) and the end (3.4) remember of a game."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.edition import Edition
from sandtable.games.globalwar.markers import NOBODY
from sandtable.games.globalwar.numbering import members
from sandtable.games.globalwar.part import Part
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.plain import Malformed, Record, as_list, as_number

MOST_OWED: Final = 99
Owed = tuple[int, int, int]  # an objective by its number, the bonus by its place, how many pieces are left of it


class Goals(Part):
    KEY = "goals"

    def __init__(self) -> None:
        self.overtime = False  # a roll would have ended the game, but nobody led alone: gw.3.4.e
        self.earned = 0  # the objectives that have been met once and give something for it, as a set: gw.3.3.c
        self.owed: tuple[Owed, ...] = ()  # what is earned and not placed yet
        self.spain = NOBODY  # the faction that has won the Spanish war

    def copy(self) -> Goals:
        twin = Goals()
        twin.overtime = self.overtime
        twin.earned = self.earned
        twin.owed = self.owed
        twin.spain = self.spain
        return twin

    def facts(self, edition: Edition) -> dict[str, Facts]:
        found: dict[str, Facts] = {}
        if self.overtime:
            found["overtime"] = True
        if self.earned:
            found["earned"] = [*members(self.earned)]
        if self.owed:
            found["owed"] = [[*row] for row in self.owed]
        if self.spain != NOBODY:
            found["spain"] = edition.nations.nations[self.spain].id
        return found

    def read(self, record: Record, edition: Edition) -> None:
        record.only("overtime", "earned", "owed", "spain")
        self.overtime = record.flag("overtime", False)
        last = len(edition.objectives) - 1
        for number in record.numbers("earned", 0, last) if record.has("earned") else []:
            self.earned |= 1 << number
        self.owed = read_owed(record, edition) if record.has("owed") else ()
        if record.has("spain"):
            self.spain = edition.nations.find(record.text("spain"), record.at("spain"))


def read_owed(record: Record, edition: Edition) -> tuple[Owed, ...]:
    found: list[Owed] = []
    for n, item in enumerate(record.items("owed", MOST_OWED)):
        place = f"{record.at('owed')}[{n}]"
        row = [as_number(word, place, 0, len(edition.objectives)) for word in as_list(item, place, 3)]
        if len(row) != 3 or row[0] >= len(edition.objectives) or row[1] >= len(edition.objectives[row[0]].boons):
            raise Malformed(place, "core-malformed-list")
        found.append((row[0], row[1], row[2]))
    return tuple(found)
