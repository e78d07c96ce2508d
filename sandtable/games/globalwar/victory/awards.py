"""The pieces that objectives bring (3.3): who may place what, and where, in the phase in which units are placed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from sandtable.games.globalwar.movement.sight import acting
from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.production.chart import UNIT
from sandtable.games.globalwar.production.delivery import arrive
from sandtable.games.globalwar.production.market import BORDERED, Market
from sandtable.games.globalwar.production.yards import Yards
from sandtable.games.globalwar.research.development import advance, why_not_develop
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import Facility
from sandtable.games.globalwar.victory.conditions import is_met
from sandtable.games.globalwar.victory.declared import (
    BRITISH_FACTORY,
    EACH_TURN,
    ONCE,
    PIECES,
    TECHNOLOGIES,
    Boon,
    Objective,
)
from sandtable.games.globalwar.victory.goals import Owed
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.knowledge import Facts

RECEIVE: Final = "receive"
DONE: Final = Action("done")
PROMOTE: Final = "promote"
PLACED: Final = (PIECES, BRITISH_FACTORY, TECHNOLOGIES)  # the bonuses that are chosen or placed


def awards(s: GlobalWar) -> tuple[Owed, ...]:
    """gw.3.3.b, gw.3.3.c: what the nations on turn may place: what they are owed, and what each turn brings them."""
    nations = acting(s)
    objectives = s.edition.objectives
    found: list[Owed] = []
    for objective in s.rulings.objectives:
        if objective.nation not in nations:
            continue
        for n, one in enumerate(objective.boons):
            if one.when == EACH_TURN and one.what in PLACED and is_met(s, objective):
                found.append((objective.number, n, one.count))
    for row in s.goals.owed:
        objective = objectives[row[0]]
        if objective.nation in nations and objective.boons[row[1]].what in PLACED:
            found.append(row)
    return tuple(sorted(found, key=lambda row: s.edition.objectives[row[0]].nation))


class Awards(Frame[GlobalWar]):
    """gw.3.3.d: the pieces of objectives are placed one by one; what is given once waits if it is not placed now."""

    NAME = "awards"
    PROMPT = "gw-prompt-awards"
    REFUSED = ("gw.3.3.d", "gw-refused-award")

    def __init__(self, rows: tuple[Owed, ...]) -> None:
        self.rows = rows

    def copy(self) -> Awards:
        return Awards(self.rows)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"owed": [[*row] for row in self.rows]}

    def resume(self, s: GlobalWar) -> bool:
        while self.rows:
            if s.seat_of(self._nation(s)) >= 0 and self._acts(s):
                return True
            self._pass_on(s)
        s.done()
        return False

    def _nation(self, s: GlobalWar) -> NationNumber:
        return s.edition.objectives[self.rows[0][0]].nation

    def _pass_on(self, s: GlobalWar) -> None:
        """The nation that was asked is through."""
        nation = self._nation(s)
        self.rows = tuple([row for row in self.rows if s.edition.objectives[row[0]].nation != nation])

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return (s.seat_of(self._nation(s)),)

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        return [DONE, *self._acts(s)]

    def _acts(self, s: GlobalWar) -> dict[Action, Owed]:
        """What the nation that is asked may place, each with the row it is taken from."""
        found: dict[Action, Owed] = {}
        nation = self._nation(s)
        for row in self.rows:
            objective = s.edition.objectives[row[0]]
            if objective.nation == nation:
                for action in _acts_of(s, objective, objective.boons[row[1]]):
                    found.setdefault(action, row)
        return found

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        if action == DONE:
            self._pass_on(s)
            return
        row = self._acts(s)[action]
        objective = s.edition.objectives[row[0]]
        one = objective.boons[row[1]]
        less = (row[0], row[1], 0 if action.verb == PROMOTE else row[2] - 1)
        self.rows = tuple([less if other == row else other for other in self.rows if other != row or less[2]])
        if one.when == ONCE:
            s.goals.owed = tuple([less if owed == row else owed for owed in s.goals.owed if owed != row or less[2]])
        _carry_out(s, objective, one, action)


# where pieces may stand


def _acts_of(s: GlobalWar, objective: Objective, one: Boon) -> list[Action]:
    if one.what == BRITISH_FACTORY:
        return _in_britain(s, objective.nation)
    if one.what == TECHNOLOGIES:
        return _promotions(s, objective.nation, one)
    found: list[Action] = []
    catalogue = s.edition.catalogue
    zones = s.edition.world.zones
    for id in one.kinds:
        if id in catalogue.facility_of:
            facility = catalogue.facility(id)
            for zone in zones_in(_places(s, objective, one, id)):
                found += [Action(RECEIVE, words) for words in _sites(s, facility, zone, one.apart)]
        else:
            found += [Action(RECEIVE, (id, zones[zone].id)) for zone in zones_in(_places(s, objective, one, id))]
    return found


def _places(s: GlobalWar, objective: Objective, one: Boon, id: str) -> int:
    """The zones of the nation in which a piece may be placed, as a set."""
    world = s.edition.world
    nation = objective.nation
    if one.where == "factory":
        return Yards(s, nation).zones_for(s.edition.catalogue.unit(id))
    held = 0
    for zone in zones_in(s.rulings.zones & world.land):
        if s.edition.families[nation] >> s.owner[zone] & 1:
            held |= 1 << zone
    if one.where == "zones":
        return held & (one.zones or objective.zones)
    found = 0
    for zone in zones_in(held):
        printed = world.zones[zone]
        fits = one.where == "owned" or (one.where == "city" and printed.city) or (one.where == "valued" and printed.ipp)
        if fits or (one.where == "region" and world.regions[printed.region] == one.region):
            found |= 1 << zone
    return found


def _sites(s: GlobalWar, facility: Facility, zone: ZoneNumber, apart: bool) -> list[tuple[str, ...]]:
    """A facility in a zone, or on each of its borders that has room (gw.13.2.6.d)."""
    market = Market(s, s.seat_of(s.owner[zone]), {})
    name = s.edition.world.zones[zone].id
    if facility.id not in BORDERED:
        new = [site for site in s.sites[zone] if site >= len(s.edition.sites) and s.site_kind[site] == facility.number]
        full = (facility.per_zone and market.standing(facility, zone, 0) >= facility.per_zone) or (apart and new)
        return [] if full else [(facility.id, name)]
    found: list[tuple[str, ...]] = []
    for side in market.sides(facility, zone):
        if not facility.per_border or not market.standing(facility, zone, 1 << s.edition.world.number[side]):
            found.append((facility.id, name, side))
    return found


def _promotions(s: GlobalWar, nation: NationNumber, one: Boon) -> list[Action]:
    """gw.3.3.l: as many of the technologies as can rise, all at once."""
    catalogue = s.edition.catalogue
    rising = [
        id
        for id in one.kinds
        if why_not_develop(s, nation, catalogue.technologies[catalogue.technology_of[id]]) is None
    ]
    return [Action(PROMOTE, chosen) for chosen in combinations(rising, min(one.count, len(rising))) if chosen]


def _in_britain(s: GlobalWar, nation: NationNumber) -> list[Action]:
    """gw.3.3.g: a unit from the box, in a factory of the British home country that works."""
    britain = s.edition.nations.number["great-britain"]
    yards = Yards(s, britain)
    places = [zone for zone in zones_in(s.home(britain)) if s.owner[zone] == britain
              and any(yards.capacity(site) for site in yards.factories(zone))]  # fmt: skip
    found: list[Action] = []
    for kind in dict.fromkeys(project.kind for project in s.chart if project.nation == nation and project.form == UNIT):
        unit = s.edition.catalogue.units[kind]
        if _paid(s, nation, kind) >= 0 and not unit.at_sea() and unit.raised in ("factory", "home"):
            found += [Action(RECEIVE, (unit.id, s.edition.world.zones[zone].id)) for zone in places]
    return found


def _paid(s: GlobalWar, nation: NationNumber, kind: int) -> int:
    """The place on the chart of a unit that is ready to be placed; -1 if there is none."""
    for n, project in enumerate(s.chart):
        alike = project.form == UNIT and project.nation == nation and project.kind == kind
        if alike and project.paid >= len(s.edition.catalogue.units[kind].cost):
            return n
    return -1


# placing them


def _carry_out(s: GlobalWar, objective: Objective, one: Boon, action: Action) -> None:
    catalogue = s.edition.catalogue
    if action.verb == PROMOTE:
        for technology in action.nouns:
            advance(s, objective.nation, catalogue.technology_of[technology])
        return
    id, zone = action.nouns[0], s.edition.world.number[action.nouns[1]]
    if one.what == BRITISH_FACTORY:
        s.chart.pop(_paid(s, objective.nation, catalogue.unit_of[id]))
    if id in catalogue.unit_of:
        arrive(s, objective.nation, catalogue.unit_of[id], zone, 1)
        return
    opens = 1 << s.edition.world.number[action.nouns[2]] if len(action.nouns) > 2 else 0
    s.build(catalogue.facility_of[id], zone, opens)
    s.say("gw-opened", {"facility": id, "zone": action.nouns[1]})
