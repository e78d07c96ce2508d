"""What control, joining and incomes (4.5 to 5.6) remember of a game."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.edition import Edition
from sandtable.games.globalwar.numbering import NationNumber, nations_in
from sandtable.games.globalwar.part import Part
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.plain import Record

MOST_CALLS: Final = 3  # placing phases in which Germany may call a Balkan state: gw.4.7.d
MOST_ONCE: Final = 500


class Diplomacy(Part):
    KEY = "diplomacy"

    def __init__(self) -> None:
        # minor powers and who opened war on them, until the combat phase is over
        self.attacked: dict[NationNumber, NationNumber] = {}
        self.drawn_in: int = 0  # the nations that came under control in play: they take turns with their controllers
        # countries of the Soviet sphere and whom they have joined: gw.4.8.b
        self.joined: dict[NationNumber, NationNumber] = {}
        self.entered: int = 0  # the zones that came to others by joining in this player turn
        self.calls: int = 0  # placing phases that are left to call Balkan states
        self.causes: int = 0  # the powers that lent to enemies of Allies, or blocked lend-lease of theirs: gw.5.1.h
        self.once: tuple[str, ...] = ()  # what raised an income and does so once, as nation, trigger and for which
        self.due: tuple[tuple[NationNumber, int], ...] = ()  # dice that are to be rolled before play goes on

    def copy(self) -> Diplomacy:
        twin = Diplomacy()
        twin.attacked = self.attacked.copy()
        twin.drawn_in = self.drawn_in
        twin.joined = self.joined.copy()
        twin.entered = self.entered
        twin.calls = self.calls
        twin.causes = self.causes
        twin.once = self.once
        twin.due = self.due
        return twin

    def facts(self, edition: Edition) -> dict[str, Facts]:
        ids = edition.nations.ids()
        found: dict[str, Facts] = {}
        if self.attacked:
            found["attacked"] = {ids[minor]: ids[attacker] for minor, attacker in self.attacked.items()}
        if self.drawn_in:
            found["drawn-in"] = [ids[nation] for nation in nations_in(self.drawn_in)]
        if self.joined:
            found["joined"] = {ids[minor]: ids[power] for minor, power in self.joined.items()}
        if self.entered:
            found["entered"] = [*edition.world.ids(self.entered)]
        if self.calls:
            found["calls"] = self.calls
        if self.causes:
            found["causes"] = [ids[nation] for nation in nations_in(self.causes)]
        if self.once:
            found["once"] = [*self.once]
        return found

    def read(self, record: Record, edition: Edition) -> None:
        record.only("attacked", "drawn-in", "joined", "entered", "calls", "causes", "once")
        self.attacked = _pairs(record, "attacked", edition)
        self.joined = _pairs(record, "joined", edition)
        self.drawn_in = _nations(record, "drawn-in", edition)
        self.causes = _nations(record, "causes", edition)
        self.entered = edition.world.mask(record, "entered") if record.has("entered") else 0
        self.calls = record.number("calls", 0, MOST_CALLS, 0)
        self.once = tuple(record.texts("once", MOST_ONCE)) if record.has("once") else ()


def _pairs(record: Record, key: str, edition: Edition) -> dict[NationNumber, NationNumber]:
    found: dict[NationNumber, NationNumber] = {}
    if record.has(key):
        table = record.record(key)
        for id in table.data:
            nation = edition.nations.find(id, table.at(id[:40]))
            found[nation] = edition.nations.find(table.text(id), table.at(id))
    return found


def _nations(record: Record, key: str, edition: Edition) -> int:
    found = 0
    for n, id in enumerate(record.texts(key, len(edition.nations.nations)) if record.has(key) else []):
        found |= 1 << edition.nations.find(id, f"{record.at(key)}[{n}]")
    return found
