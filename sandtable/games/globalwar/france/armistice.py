"""The armistice (4.11.2): what is so at once when France has surrendered, and the steps in which Vichy is made."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.france.colonies import ColonyRolls, colonies_in_doubt, settle_fixed_zones
from sandtable.games.globalwar.france.evacuation import Evacuation
from sandtable.games.globalwar.france.navy import Berths, FleetRolls, KeelRolls, fleet, take_off_chart
from sandtable.games.globalwar.france.successors import (
    FranceAndHeirs,
    call_off_attacks,
    clear_ports,
    go_into_exile,
    make_way_for,
)
from sandtable.games.globalwar.markers import NO_UNIT, NOWHERE
from sandtable.games.globalwar.news import News
from sandtable.games.globalwar.numbering import ZoneNumber, nations_in, zones_in
from sandtable.games.globalwar.production.income import change_hands
from sandtable.games.globalwar.sheets import AXIS
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.flow import Frame
from sandtable.kernel.knowledge import Facts

# The steps, in order
FLEET: Final = 0
BERTHS: Final = 1
CHART: Final = 2
COLONIES: Final = 3
EXILE: Final = 4
EVACUATION: Final = 5
OVER: Final = 6
STEPS: Final = ("fleet", "berths", "chart", "colonies", "exile", "evacuation", "over")

VICHY_ARMY: Final = ("infantry", "infantry", "infantry", "artillery", "fighter")  # gw.4.11.2.g
VICHY_SEAT: Final = "southern-france"


def make_vichy(s: GlobalWar, news: News) -> None:
    """gw.4.11.2.a: France has surrendered. Its home country is divided at once, the dice follow."""
    cast = FranceAndHeirs(s)
    if news.nation != cast.france:
        return
    paris = s.edition.capital[cast.france]
    affairs = s.france
    affairs.victor = news.other
    affairs.encircled = s.owner[paris] == cast.france
    affairs.vichy = True
    _go_to_war(s, cast)
    _lay_down_arms(s, cast, paris if affairs.encircled else NOWHERE)
    _divide(s, cast)
    go_into_exile(s, cast)
    s.push(Armistice(FLEET))


def _go_to_war(s: GlobalWar, cast: FranceAndHeirs) -> None:
    """gw.4.11.1.d, gw.4.11.3.c: Free France goes on with the wars of France; with Vichy the French are at war too."""
    s.enemies[cast.free] = s.enemies[cast.france] | 1 << cast.vichy
    s.enemies[cast.vichy] = 1 << cast.free
    for enemy in nations_in(s.enemies[cast.france]):
        s.enemies[enemy] |= 1 << cast.free
    s.technologies[cast.free] |= s.technologies[cast.france]
    s.technologies[cast.vichy] |= s.technologies[cast.france]


def _lay_down_arms(s: GlobalWar, cast: FranceAndHeirs, paris: ZoneNumber) -> None:
    """gw.4.11.2.c: the French in France and on Corsica are removed, but for ships and what they carry; gw.4.11.2.e:
    in an encircled Paris their allies too."""
    for zone in zones_in(s.edition.home[cast.france] | s.edition.home[cast.vichy]):
        for u in s.standing[zone]:
            if s.zone[u] != zone or s.unit(u).at_sea() or (s.aboard[u] != NO_UNIT and s.unit(s.aboard[u]).at_sea()):
                continue
            trapped = zone == paris and s.alliance[s.nation[u]] == s.alliance[cast.france]
            if s.nation[u] == cast.france or trapped:
                s.fall(u)


def _divide(s: GlobalWar, cast: FranceAndHeirs) -> None:
    """gw.4.11.2.b: Corsica and Southern France are Vichy's, the rest of France is German; what a power outside the
    Axis has taken stays with it (ruling F2). gw.4.11.2.d: the Axis leaves what is Vichy's. gw.4.11.2.u: Vichy moves and
    recruits in this turn, so its zones do not count as captured."""
    changed = 0
    for zone in zones_in(s.edition.home[cast.france] | s.edition.home[cast.vichy]):
        if s.owner[zone] != cast.france and s.alliance[s.owner[zone]] != AXIS:
            continue
        owner = cast.vichy if s.edition.home[cast.vichy] >> zone & 1 else cast.germany
        change_hands(s, zone, owner)
        changed |= 1 << zone
        s.taken = s.taken & ~(1 << zone) if owner == cast.vichy else s.taken | 1 << zone
    call_off_attacks(s, changed)
    make_way_for(s, cast.vichy, changed)
    seat = s.edition.world.number[VICHY_SEAT]
    if s.owner[seat] == cast.vichy:
        for id in VICHY_ARMY:
            s.raise_unit(cast.vichy, s.edition.catalogue.unit_of[id], seat)


class Armistice(Frame[GlobalWar]):
    """gw.4.11.2.a: first the dice for ships, then those for zones; ``step`` is what comes next."""

    NAME = "armistice"

    def __init__(self, step: int) -> None:
        self.step = step

    def copy(self) -> Armistice:
        return Armistice(self.step)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"step": STEPS[self.step]}

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return ()

    def resume(self, s: GlobalWar) -> bool:
        step = self.step
        self.step += 1
        cast = FranceAndHeirs(s)
        if step == FLEET:
            s.push(FleetRolls(fleet(s, cast)))
        elif step == BERTHS:
            s.push(Berths())
        elif step == CHART:
            s.push(KeelRolls(take_off_chart(s, cast.france)))
        elif step == COLONIES:
            settle_fixed_zones(s, cast)
            s.push(ColonyRolls(colonies_in_doubt(s, cast)))
        elif step == EXILE:
            _exile(s, cast)
        elif step == EVACUATION:
            s.push(Evacuation())
        else:
            s.done()
        return False


def _exile(s: GlobalWar, cast: FranceAndHeirs) -> None:
    """All dice have fallen: whoever is still French is Free French, and everybody is where he belongs."""
    go_into_exile(s, cast)
    colonies = s.edition.originally[cast.france]
    lost = sum(1 << zone for zone in zones_in(colonies) if s.alliance[s.owner[zone]] == AXIS)
    call_off_attacks(s, lost)
    make_way_for(s, cast.vichy, lost)
    clear_ports(s, colonies)
