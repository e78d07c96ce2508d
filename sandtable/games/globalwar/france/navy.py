"""The French navy after the surrender (4.11.2): dice for ships on the map and on the chart, and where they go then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.dice import DiceInTurn, Row
from sandtable.games.globalwar.france.affairs import FREE, SCUTTLED, TO_THE_AXIS, TO_VICHY
from sandtable.games.globalwar.france.successors import FranceAndHeirs, enlist
from sandtable.games.globalwar.groups import named
from sandtable.games.globalwar.markers import NOBODY, NOWHERE
from sandtable.games.globalwar.movement.reach import harbours
from sandtable.games.globalwar.numbering import NationNumber, Seat, UnitNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.production.chart import UNIT, Project
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.world import OCEANS
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.knowledge import Facts

FREE_UP_TO: Final = 3  # outside the enemy's reach: gw.4.11.2.i
GONE_UP_TO: Final = 7
VICHY_UP_TO: Final = 10
HARBOUR: Final = "vichy-harbour"
EASTERN: Final = (OCEANS.index("indian"), OCEANS.index("pacific"))  # oceans in which ships go to Japan
DONE: Final = Action("done")
BERTH: Final = "berth"


def fleet(s: GlobalWar, cast: FranceAndHeirs) -> tuple[Row, ...]:
    """A row for each French ship: its number, and whether it lies in a port at home or in an enemy's hands."""
    found: list[Row] = []
    for u in s.numbers():
        zone = s.zone[u]
        if zone != NOWHERE and s.nation[u] == cast.france and s.unit(u).at_sea():
            home = s.edition.home[cast.france] >> zone & 1 == 1
            trapped = s.in_port(u) and (home or s.enemies[cast.france] >> s.owner[zone] & 1 == 1)
            found.append((u, int(trapped)))
    return tuple(found)


class FleetRolls(DiceInTurn):
    """gw.4.11.2.h, gw.4.11.2.i: one die for each ship."""

    NAME = "french-fleet"
    DIE = "gw-chance-fleet"
    WIDTH = 2

    def due(self, s: GlobalWar, row: Row) -> bool:
        return s.zone[row[0]] != NOWHERE and s.nation[row[0]] == s.edition.nations.number["france"]

    def rolled(self, s: GlobalWar, row: Row, roll: int) -> None:
        u = UnitNumber(row[0])
        cast = FranceAndHeirs(s)
        zone = s.zone[u]
        fate = fate_of_ship(roll, row[1] == 1)
        s.france.ships.append((s.kind[u], zone, roll, fate))
        nation = (cast.free, cast.france, cast.vichy, cast.germany)[fate]
        if fate == TO_THE_AXIS and is_eastern(s, zone):
            nation = cast.japan
        names: dict[str, Facts] = {"unit": s.unit(u).id, "zone": s.edition.world.zones[zone].id, "roll": roll}
        if fate == SCUTTLED:
            s.say("gw-fleet-scuttled", names)
            s.lose(u)
            return
        s.say("gw-fleet-goes", {**names, "nation": s.nation_at(nation).id})
        enlist(s, u, nation)
        if fate == TO_VICHY:  # gw.4.11.2.l
            s.put(u, zones_in(s.edition.place[HARBOUR])[0])
            s.left[u] = 0
        if fate != FREE:
            s.france.gained = (*s.france.gained, u)


def fate_of_ship(roll: int, trapped: bool) -> int:
    if roll <= FREE_UP_TO and not trapped:
        return FREE
    if roll <= GONE_UP_TO:
        return SCUTTLED
    return TO_VICHY if roll <= VICHY_UP_TO else TO_THE_AXIS


def is_eastern(s: GlobalWar, zone: ZoneNumber) -> bool:
    """Whether a ship is in the Indian or the Pacific Ocean, at sea or in port."""
    world = s.edition.world
    seas = [zone] if zone >= world.lands else zones_in(world.coasts[zone])
    return any(world.zones[sea].ocean in EASTERN for sea in seas)


# the production chart


def take_off_chart(s: GlobalWar, nation: NationNumber) -> tuple[Row, ...]:
    """All that a nation has on the chart is taken off; its ships as rows to be rolled for: kind, stages, merged."""
    units = s.edition.catalogue.units
    rows = [row for row in s.chart if row.nation == nation]
    s.chart = [row for row in s.chart if row.nation != nation]
    ships = [row for row in rows if row.form == UNIT and units[row.kind].at_sea()]
    return tuple([(row.kind, row.paid, int(row.hastened)) for row in ships])


class KeelRolls(DiceInTurn):
    """gw.4.11.2.m: one die for each ship on the chart, which nobody makes Free French."""

    NAME = "french-keels"
    DIE = "gw-chance-keel"
    WIDTH = 3

    def rolled(self, s: GlobalWar, row: Row, roll: int) -> None:
        cast = FranceAndHeirs(s)
        fate = fate_of_ship(roll, True)
        s.france.keels.append((row[0], roll, fate))
        hand_keel(s, row, roll, {TO_VICHY: cast.vichy, TO_THE_AXIS: cast.germany}.get(fate, NOBODY))


def hand_keel(s: GlobalWar, row: Row, roll: int, nation: NationNumber) -> None:
    """A ship on the chart (kind, stages, merged) goes to a nation that may go on building it, or is gone."""
    kind, paid, hastened = row[:3]
    names: dict[str, Facts] = {"unit": s.edition.catalogue.units[kind].id, "roll": roll}
    if nation == NOBODY:
        s.say("gw-keel-scrapped", names)
        return
    s.say("gw-keel-goes", {**names, "nation": s.nation_at(nation).id})
    s.chart.append(Project(nation, UNIT, kind, paid, hastened=hastened == 1))


# where the ships go


class Berths(Frame[GlobalWar]):
    """gw.4.11.2.k, gw.4.11.2.l: all dice for ships on the map have fallen. Ships of Vichy may go into port in Southern
    France, those of Germany and Japan to their home country, the others stay where they are."""

    NAME = "french-berths"
    PROMPT = "gw-prompt-berths"
    REFUSED = ("gw.4.11.2.k", "gw-refused-berth")

    def copy(self) -> Berths:
        return Berths()

    def resume(self, s: GlobalWar) -> bool:
        s.france.gained = tuple([u for u in s.france.gained if s.seat_of(s.nation[u]) >= 0 and places_for(s, u)])
        if s.france.gained:
            return True
        s.done()
        return False

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return (s.seat_of(s.nation[s.france.gained[0]]),)

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        found: dict[Action, None] = {}
        for u in self._of(s, Seat(seat)):
            for goal in places_for(s, u):
                found[_berth(s, u, goal)] = None
        return [*found, DONE]

    def _of(self, s: GlobalWar, seat: Seat) -> list[UnitNumber]:
        return [u for u in s.france.gained if s.seat_of(s.nation[u]) == seat]

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        if action == DONE:
            s.france.gained = tuple([u for u in s.france.gained if s.seat_of(s.nation[u]) != seat])
            return
        for u in self._of(s, Seat(seat)):
            for goal in places_for(s, u):
                if _berth(s, u, goal) == action:
                    s.france.gained = tuple([other for other in s.france.gained if other != u])
                    s.put(u, goal)
                    s.left[u] = 0
                    return


def _berth(s: GlobalWar, u: UnitNumber, goal: ZoneNumber) -> Action:
    zones = s.edition.world.zones
    return Action(BERTH, (named(s, u), zones[s.zone[u]].id, zones[goal].id))


def places_for(s: GlobalWar, u: UnitNumber) -> list[ZoneNumber]:
    """Where a ship that has changed sides may be put at once: ports first."""
    world = s.edition.world
    nation = s.nation[u]
    home = s.edition.home[nation]
    ports = [zone for zone in zones_in(home) if s.owner[zone] == nation and _takes(s, zone, u)]
    if nation == s.edition.nations.number["vichy-france"]:
        return [zone for zone in ports if world.coasts[zone] >> s.zone[u] & 1]
    seas = 0
    for zone in zones_in(home):
        seas |= world.coasts[zone]
    return [zone for zone in [*ports, *zones_in(seas & s.rulings.zones)] if zone != s.zone[u]]


def _takes(s: GlobalWar, zone: ZoneNumber, u: UnitNumber) -> bool:
    """gw.11.5.a: whether there is an undamaged port for a ship; carriers go in without aircraft."""
    unit = s.unit(u)
    if unit.deck and s.cargo(u):
        return False
    return any(harbours(s.facility(site), unit) and not s.site_damage[site] for site in s.sites[zone])
