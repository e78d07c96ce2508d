"""What pacts (6) remember of a game: which are in force, which are over for good, and who offers which."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.edition import Edition
from sandtable.games.globalwar.markers import NOBODY
from sandtable.games.globalwar.numbering import NationNumber, members
from sandtable.games.globalwar.part import Part
from sandtable.games.globalwar.sheets import PACTS
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.plain import Malformed, Record

MOLOTOV_RIBBENTROP: Final = PACTS.index("molotov-ribbentrop")
JAPANESE_SOVIET: Final = PACTS.index("japanese-soviet")
MOSCOW_PEACE: Final = PACTS.index("moscow-peace")
CHINESE_TRUCE: Final = PACTS.index("chinese-truce")


class Treaties(Part):
    """Sets of pacts are masks, by their places among PACTS."""

    KEY = "treaties"

    def __init__(self) -> None:
        self.in_force: int = 0
        self.ended: int = 0  # gw.6.2.b: never to be signed again
        self.offered: tuple[NationNumber, ...] = (NOBODY,) * len(PACTS)  # by pact the nation that offers it
        self.truce_due: bool = False  # the Chinese sides decide when this combat phase is over: gw.6.6.a

    def copy(self) -> Treaties:
        twin = Treaties()
        twin.in_force = self.in_force
        twin.ended = self.ended
        twin.offered = self.offered
        twin.truce_due = self.truce_due
        return twin

    def holds(self, pact: int) -> bool:
        return self.in_force >> pact & 1 == 1

    def was_signed(self, pact: int) -> bool:
        return (self.in_force | self.ended) >> pact & 1 == 1

    def offer(self, pact: int, nation: NationNumber) -> None:
        """Who offers a pact from now on; NOBODY takes the offer from the table."""
        self.offered = (*self.offered[:pact], nation, *self.offered[pact + 1 :])

    def sign(self, pact: int) -> None:
        self.in_force |= 1 << pact
        self.offer(pact, NOBODY)
        if pact == CHINESE_TRUCE:
            self.truce_due = False

    def end(self, pact: int) -> None:
        self.in_force &= ~(1 << pact)
        self.ended |= 1 << pact

    def facts(self, edition: Edition) -> dict[str, Facts]:
        found: dict[str, Facts] = {}
        if self.in_force:
            found["in-force"] = [PACTS[pact] for pact in members(self.in_force)]
        if self.ended:
            found["ended"] = [PACTS[pact] for pact in members(self.ended)]
        nations = edition.nations.nations
        offered: dict[str, Facts] = {
            PACTS[pact]: nations[nation].id for pact, nation in enumerate(self.offered) if nation != NOBODY
        }
        if offered:
            found["offered"] = offered
        if self.truce_due:
            found["truce-due"] = True
        return found

    def read(self, record: Record, edition: Edition) -> None:
        record.only("in-force", "ended", "offered", "truce-due")
        self.in_force |= _pacts(record, "in-force")
        self.ended |= _pacts(record, "ended")
        self.truce_due = record.flag("truce-due", False)
        if self.in_force & self.ended:
            raise Malformed(record.at("ended"), "core-malformed-duplicate")
        if record.has("offered"):
            table = record.record("offered")
            for id in table.data:
                place = table.at(id[:40])
                nation = edition.nations.find(table.text(id), place)
                self.offer(_pact(id, place), nation)


def _pacts(record: Record, key: str) -> int:
    found = 0
    for n, id in enumerate(record.texts(key, len(PACTS)) if record.has(key) else []):
        found |= 1 << _pact(id, f"{record.at(key)}[{n}]")
    return found


def _pact(id: str, place: str) -> int:
    if id not in PACTS:
        raise Malformed(place, "core-malformed-id", value=id[:40])
    return PACTS.index(id)
