"""The Chinese civil war (14.3): warlords who are attacked, and a side of China that becomes a major power."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.capitals import CAPITAL, NewCapital, move_capital
from sandtable.games.globalwar.news import News
from sandtable.games.globalwar.pacts.signing import break_off
from sandtable.games.globalwar.pacts.treaties import CHINESE_TRUCE
from sandtable.games.globalwar.production.income import value_of
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.action import Action

CHINA: Final = "china"  # the chapter, for scenarios in which it rests
SIDES: Final = ("ccp", "kmt")
EVOLVES_AT: Final = 13  # gw.14.3.1.b
FOUND: Final = "found"


def evolve(s: GlobalWar, news: News) -> None:
    """gw.4.2.b, gw.14.3.1.b: a side of China whose zones are worth enough is a major power from now on."""
    if CHINA in s.rulings.scenario.rests:
        return
    for id in SIDES:
        nation = s.edition.nations.number[id]
        if s.majors >> nation & 1 or not s.rulings.playing >> nation & 1 or value_of(s, nation) < EVOLVES_AT:
            continue
        s.majors |= 1 << nation
        s.say("gw-evolved", {"nation": id})
        if s.treaties.holds(CHINESE_TRUCE):
            break_off(s, nation, CHINESE_TRUCE)  # gw.6.6.d
        if s.seat_of(nation) >= 0:
            s.push(Founding(nation))


class Founding(NewCapital):
    """gw.14.3.1.b: it chooses its capital, and may have a factory there for nothing: a major one in a city."""

    NAME = "founding"
    PROMPT = "gw-prompt-founding"
    REFUSED = ("gw.14.3.1.b", "gw-refused-founding")

    def copy(self) -> Founding:
        return Founding(self.nation)

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        name = s.nation_at(self.nation).id
        names = [s.edition.world.zones[zone].id for zone in self.places(s)]
        return [Action(verb, (name, id)) for verb in (FOUND, CAPITAL) for id in names]

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        s.done()
        zone = s.edition.world.number[action.nouns[1]]
        move_capital(s, self.nation, zone)
        if action.verb == FOUND:
            factory = "major-factory" if s.edition.world.zones[zone].city else "medium-factory"
            site = s.build(s.edition.catalogue.facility_of[factory], zone, 0)
            s.services.moved = (*s.services.moved, site)  # gw.13.2.1.g
            s.say("gw-opened", {"facility": factory, "zone": action.nouns[1]})
