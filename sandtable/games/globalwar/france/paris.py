"""Paris after the surrender (4.11.1): the victor marches in without a fight; the Allies free it, and France is back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.france.evacuation import marches
from sandtable.games.globalwar.france.successors import FranceAndHeirs, pass_on
from sandtable.games.globalwar.groups import named
from sandtable.games.globalwar.markers import NO_UNIT, NON_COMBAT
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.news import SURRENDERED, News, make_known
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber, nations_in, zones_in
from sandtable.games.globalwar.production.income import change_hands
from sandtable.games.globalwar.relations import family
from sandtable.games.globalwar.sheets import ALLIES
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.treasury import forfeit
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.knowledge import Facts

DONE: Final = Action("done")
ENTER: Final = "enter"
FURTHEST: Final = 4  # no land unit goes further


# without a fight


def open_paris(s: GlobalWar, news: News) -> None:
    """gw.4.11.1.c: non-combat movement begins in the turn in which Paris was encircled."""
    if s.phase == NON_COMBAT and s.france.encircled:
        s.france.encircled = False
        s.push(EntryIntoParis(s.france.victor))


class EntryIntoParis(Frame[GlobalWar]):
    """gw.4.11.1.c: when the others have moved, land units of the victor go to Paris, also those that have moved in
    combat movement."""

    NAME = "entry-into-paris"
    PROMPT = "gw-prompt-paris"
    REFUSED = ("gw.4.11.1.c", "gw-refused-paris")

    def __init__(self, nation: NationNumber) -> None:
        self.nation = nation

    def copy(self) -> EntryIntoParis:
        return EntryIntoParis(self.nation)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"nation": s.nation_at(self.nation).id}

    def resume(self, s: GlobalWar) -> bool:
        if s.seat_of(self.nation) >= 0 and self._entering(s):
            return True
        s.done()
        return False

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return (s.seat_of(self.nation),)

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        found = [*dict.fromkeys([self._act(s, u) for u in self._entering(s)])]
        held = s.units_of(family(s, self.nation), _paris(s))
        return [DONE, *found] if held else [*found, DONE]

    def _act(self, s: GlobalWar, u: UnitNumber) -> Action:
        return Action(ENTER, (named(s, u), s.edition.world.zones[s.zone[u]].id))

    def _entering(self, s: GlobalWar) -> list[UnitNumber]:
        sight = Sight(s, self.nation)
        paris = _paris(s)
        if not sight.friendly >> paris & 1:
            return []
        found: list[UnitNumber] = []
        steps = s.edition.world.distances(1 << paris, s.edition.world.next_on_land)
        for zone in zones_in(s.edition.world.land):
            for u in s.units_of(sight.own, zone) if 0 < steps[zone] <= FURTHEST else ():
                if s.unit(u).on_land() and s.aboard[u] == NO_UNIT and paris in marches(s, sight, u):
                    found.append(u)
        return found

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        if action == DONE:
            s.done()
            return
        u = next(u for u in self._entering(s) if self._act(s, u) == action)
        s.put(u, _paris(s))
        s.left[u] = 0


def _paris(s: GlobalWar) -> ZoneNumber:
    return s.edition.capital[s.edition.nations.number["france"]]


# freed


def free_paris(s: GlobalWar, news: News) -> None:
    """gw.4.11.1.d: an Ally has taken Paris: Free France is France again, and all of France that the Allies hold goes
    back to it (gw.10.10.1.a). gw.5.7.m: Vichy surrenders."""
    cast = FranceAndHeirs(s)
    if news.zone != s.edition.capital[cast.france] or not s.france.free() or s.alliance[news.nation] != ALLIES:
        return
    s.france.reborn = True
    s.say("gw-france-reborn", {"nation": s.nation_at(cast.france).id, "other": s.nation_at(news.nation).id})
    s.enemies[cast.france] |= s.enemies[cast.free] & ~(1 << cast.vichy)
    for enemy in nations_in(s.enemies[cast.free]):
        s.enemies[enemy] = s.enemies[enemy] & ~(1 << cast.free) | 1 << cast.france
    s.enemies[cast.free] = 0
    s.technologies[cast.france] |= s.technologies[cast.free]
    pass_on(s, cast.free, cast.france)
    for zone in zones_in(s.edition.originally[cast.france]):
        owner = s.owner[zone]
        if owner != cast.france and s.alliance[owner] == ALLIES:
            change_hands(s, zone, cast.france)
    if s.france.vichy:
        end_vichy(s, cast)


def end_vichy(s: GlobalWar, cast: FranceAndHeirs) -> None:
    """gw.5.7.m: Vichy surrenders; its zones and units are French again, its IPP go to the bank (ruling F9)."""
    s.france.vichy = False
    s.surrendered |= 1 << cast.vichy
    s.enemies[cast.vichy] = 0
    s.enemies[cast.france] &= ~(1 << cast.vichy)
    forfeit(s, cast.vichy)
    make_known(s, News(SURRENDERED, cast.vichy, cast.france))
    pass_on(s, cast.vichy, cast.france)
