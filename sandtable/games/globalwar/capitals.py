"""Capitals (10.10.2, 10.10.3): what their loss costs, who may collect without one, and where a lost one goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.markers import NOWHERE
from sandtable.games.globalwar.news import CAPITAL_FALLEN, News, make_known
from sandtable.games.globalwar.numbering import NationNumber, Seat, ZoneNumber, zones_in
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.treasury import forfeit
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.refusal import Refusal

CAPITAL: Final = "capital"
RECALL: Final = "recall"
MOVING: Final = ("great-britain", "france", "free-france", "usa", "ussr")  # whose capitals move: gw.10.10.3.a
COLLECTING: Final = ("anzac", "fec", "ccp", "kmt")  # who collects without a capital: gw.0.2.k


def collects(s: GlobalWar, nation: NationNumber) -> bool:
    """gw.0.2.k, gw.10.10.2.a: whether a nation may collect income."""
    zone = s.capital[nation]
    if s.nation_at(nation).id in COLLECTING or zone == NOWHERE:
        return True
    return s.edition.families[nation] >> s.owner[zone] & 1 == 1


def lose_capital(s: GlobalWar, news: News) -> None:
    """gw.10.10.2.a: whose capital has fallen hands all IPP to the bank."""
    for nation in s.edition.nations.numbers:
        if s.capital[nation] == news.zone and s.alliance[nation] != s.alliance[news.nation]:
            forfeit(s, nation)
            make_known(s, News(CAPITAL_FALLEN, nation, news.nation, news.zone))


def move_the_capital(s: GlobalWar, news: News) -> None:
    """gw.10.10.3.a: it may have to choose a new one."""
    if s.nation_at(news.nation).id in MOVING and s.seat_of(news.nation) >= 0 and not s.is_out(news.nation):
        s.push(NewCapital(news.nation))


class NewCapital(Frame[GlobalWar]):
    """gw.10.10.3.a: a nation that has lost its capital chooses another of its zones."""

    NAME = "new-capital"
    PROMPT = "gw-prompt-capital"
    REFUSED = ("gw.10.10.3.a", "gw-refused-capital")

    def __init__(self, nation: NationNumber) -> None:
        self.nation = nation

    def copy(self) -> NewCapital:
        return NewCapital(self.nation)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"nation": s.nation_at(self.nation).id}

    def resume(self, s: GlobalWar) -> bool:
        if self.places(s):
            return True
        s.done()
        return False

    def places(self, s: GlobalWar) -> list[ZoneNumber]:
        zones = zones_in(s.rulings.zones & s.edition.world.land)
        return [zone for zone in zones if s.owner[zone] == self.nation]

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return (s.seat_of(self.nation),)

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        name = s.nation_at(self.nation).id
        return [Action(CAPITAL, (name, s.edition.world.zones[zone].id)) for zone in self.places(s)]

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        s.done()
        move_capital(s, self.nation, s.edition.world.number[action.nouns[1]])


def move_capital(s: GlobalWar, nation: NationNumber, zone: ZoneNumber) -> None:
    s.capital[nation] = zone
    s.say("gw-capital-moved", {"nation": s.nation_at(nation).id, "zone": s.edition.world.zones[zone].id})


# back home, a free act


def recalls(s: GlobalWar, seat: Seat) -> list[Action]:
    """The capitals of a seat that may go back to their first place now."""
    found: list[Action] = []
    for id in MOVING:
        nation = s.edition.nations.number[id]
        first = s.edition.capital[nation]
        if s.capital[nation] != first and s.seat_of(nation) == seat and s.owner[first] == nation:
            found.append(Action(RECALL, (id,)))
    return found


def why_no_recall(s: GlobalWar, seat: Seat, action: Action) -> Refusal | None:
    return None if action in recalls(s, seat) else Refusal("gw.10.10.3.a", "gw-refused-recall")


def take_recall(s: GlobalWar, seat: Seat, action: Action) -> None:
    nation = s.edition.nations.number[action.nouns[0]]
    move_capital(s, nation, s.edition.capital[nation])
