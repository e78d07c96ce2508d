"""A Chinese zone that a foreign major power has taken may be given to a Chinese side at once (10.10.1.b)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.combat.landfall import may_go_on_board, on_board
from sandtable.games.globalwar.combat.retreat import tell_retreat
from sandtable.games.globalwar.markers import RETREATED
from sandtable.games.globalwar.news import ZONE_GIVEN, News, make_known
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.production.income import change_hands
from sandtable.games.globalwar.relations import at_war, family, is_major, may_share
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.knowledge import Facts

KEEP: Final = Action("keep")
SIDES_OF_CHINA: Final = ("kmt", "ccp")


def offer_handover(s: GlobalWar, news: News) -> None:
    """Ask a foreign major power that has just taken a zone of the Chinese home country; no other is given away
    (gw.10.10.1.c)."""
    owner, zone = news.nation, news.zone
    home = s.home(s.edition.nations.number[SIDES_OF_CHINA[0]])
    foreign = is_major(s, owner) and s.nation_at(owner).id not in SIDES_OF_CHINA
    if foreign and home >> zone & 1 and s.edition.owner[zone] != owner and s.seat_of(owner) >= 0:
        s.push(Handover(zone))


class Handover(Frame[GlobalWar]):
    """The conqueror keeps the zone or gives it away. Units that may not stay go to a friendly zone next door,
    or back on board."""

    NAME = "handover"
    PROMPT = "gw-prompt-handover"
    REFUSED = ("gw.10.10.1.b", "gw-refused-handover")

    def __init__(self, zone: ZoneNumber) -> None:
        self.zone = zone

    def copy(self) -> Handover:
        return Handover(self.zone)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"zone": s.edition.world.zones[self.zone].id}

    def resume(self, s: GlobalWar) -> bool:
        if self._takers(s):
            return True
        s.done()
        return False

    def _takers(self, s: GlobalWar) -> list[NationNumber]:
        """The Chinese sides that may have it: those beside whom the units may stay, or from whom they can go."""
        owner = s.owner[self.zone]
        numbers = [s.edition.nations.number[id] for id in SIDES_OF_CHINA]
        sides = [side for side in numbers if not s.is_out(side)]  # gw.5.7.d
        if any(at_war(s, owner, side) for side in sides):
            return []  # to foreigners they are one China: gw.5.1.j
        return [side for side in sides if may_share(s, owner, side) or self._may_leave(s)]

    def _leaving(self, s: GlobalWar) -> list[UnitNumber]:
        return s.units_of(family(s, s.owner[self.zone]), self.zone)

    def _may_leave(self, s: GlobalWar) -> bool:
        """Whether all the conqueror's units have a friendly zone next door, or the ships they came from; aircraft fly
        home."""
        if self._refuges(s):
            return True
        return all(s.unit(u).kind == AIR or may_go_on_board(s, u) for u in self._leaving(s))

    def _refuges(self, s: GlobalWar) -> list[ZoneNumber]:
        """The land zones next door that the conqueror has owned since the turn began."""
        owner = s.owner[self.zone]
        around = zones_in(s.edition.world.next_on_land[self.zone] & s.rulings.zones & ~s.taken)
        return [zone for zone in around if family(s, owner) >> s.owner[zone] & 1]

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return (s.seat_of(s.owner[self.zone]),)

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        return [KEEP, *[Action("give", (s.nation_at(side).id,)) for side in self._takers(s)]]

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        s.done()
        if action == KEEP:
            return
        side = s.edition.nations.number[action.nouns[0]]
        owner = s.owner[self.zone]
        if not may_share(s, owner, side):
            self._leave(s)
        change_hands(s, self.zone, side)
        make_known(s, News(ZONE_GIVEN, side, owner, self.zone))

    def _leave(self, s: GlobalWar) -> None:
        refuges = self._refuges(s)
        leaving = self._leaving(s)
        for u in leaving:
            if refuges:
                s.put(u, s.came[u] if s.came[u] in refuges else refuges[0])
            elif s.unit(u).kind == AIR:
                continue
            else:
                on_board(s, u)
            s.marks[u] |= RETREATED
        tell_retreat(s, self.zone, leaving)
