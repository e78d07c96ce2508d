"""New units on their way to a factory or yard overseas, and what enemies at sea make of them (12.5)."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.dice import DiceInTurn, Row
from sandtable.games.globalwar.groups import counted
from sandtable.games.globalwar.news import INTERDICTED, UNIT_PLACED, News, make_known
from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.knowledge import Facts

MOST: Final = 99  # units of one delivery


class Delivery(DiceInTurn):
    """gw.12.5.b: every unit that interdicts it rolls a die; one hit and all is lost.

    A row is the value that hits, the sea zone and whose unit rolls. ``count`` units of a kind go to a zone; none when
    they are lost.
    """

    NAME = "delivery"
    DIE = "gw-chance-interdiction"
    WIDTH = 3

    def __init__(
        self, rows: tuple[Row, ...], nation: NationNumber, kind: int, zone: ZoneNumber, count: int, mark: int = 0
    ) -> None:
        super().__init__(rows)
        self.nation = nation
        self.kind = kind
        self.zone = zone
        self.count = count
        self.mark = mark  # that the units bear when they arrive

    def copy(self) -> Delivery:
        return Delivery(self.rows, self.nation, self.kind, self.zone, self.count, self.mark)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        zone = s.edition.world.zones[self.zone].id
        unit = s.edition.catalogue.units[self.kind].id
        names: dict[str, Facts] = {"nation": s.nation_at(self.nation).id, "unit": unit, "zone": zone}
        marked: dict[str, Facts] = {"mark": self.mark} if self.mark else {}
        return {**super().facts(s), **names, "count": self.count, **marked}

    def rolled(self, s: GlobalWar, row: Row, roll: int) -> None:
        value, sea, striker = row
        if roll <= value:
            unit = s.edition.catalogue.units[self.kind].id
            words: dict[str, Facts] = {"group": counted(self.count, unit)}
            make_known(s, News(INTERDICTED, self.nation, NationNumber(striker), ZoneNumber(sea), words=words))
            self.rows = ()
            self.count = 0

    def over(self, s: GlobalWar) -> None:
        arrive(s, self.nation, self.kind, self.zone, self.count, self.mark)


def arrive(s: GlobalWar, nation: NationNumber, kind: int, zone: ZoneNumber, count: int, mark: int = 0) -> None:
    """Units of a kind come to stand in a zone."""
    for _ in range(count):
        u = s.raise_unit(nation, kind, zone)
        s.marks[u] |= mark
        make_known(s, News(UNIT_PLACED, nation, zone=zone, unit=u))
    if count:
        unit = s.edition.catalogue.units[kind].id
        names: dict[str, Facts] = {"unit": unit, "nation": s.nation_at(nation).id}
        s.say("gw-placed", {**names, "zone": s.edition.world.zones[zone].id})
