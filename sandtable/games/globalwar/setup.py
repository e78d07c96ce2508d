"""The start of a scenario: pieces and ships under construction as printed, its wars, its treasuries."""

from __future__ import annotations

from sandtable.games.globalwar.markers import NO_UNIT
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, nations_in, zones_in
from sandtable.games.globalwar.production.chart import UNIT, Project
from sandtable.games.globalwar.production.income import value_of
from sandtable.games.globalwar.relations import go_to_war, leader_of
from sandtable.games.globalwar.rulings import Rulings
from sandtable.games.globalwar.sheets import PACTS, Pieces
from sandtable.games.globalwar.state import GlobalWar


def set_up(rulings: Rulings) -> GlobalWar:
    s = GlobalWar(rulings)
    numbers = s.edition.nations.number
    scenario = rulings.scenario
    for zone in zones_in(s.edition.world.land):
        owner = s.owner[zone]
        s.owner[zone] = scenario.owner.get(zone, scenario.heirs.get(owner, owner))
    for pieces in s.edition.pieces:
        nation = numbers[pieces.nation]
        if nation not in scenario.absent and pieces.zone not in scenario.owner:
            _put_up(s, pieces, scenario.heirs.get(nation, nation))
    for pieces in scenario.pieces:
        _put_up(s, pieces, numbers[pieces.nation])
    s.goals.spain = scenario.spain
    for ordered in s.edition.queue:  # gw.2.3.b
        if rulings.zones >> ordered.zone & 1:
            s.chart.append(Project(numbers[ordered.nation], UNIT, ordered.unit, ordered.paid))
    _open_books(s)
    return s


def _put_up(s: GlobalWar, pieces: Pieces, nation: NationNumber) -> None:
    """gw.2.3.a: what stands in a zone, if that is in play."""
    if not s.rulings.zones >> pieces.zone & 1:
        return
    raised: list[UnitNumber] = []
    for kind, count in pieces.units:
        for _ in range(count):
            raised.append(s.raise_unit(nation, kind, pieces.zone))
    if s.edition.world.zones[pieces.zone].sea:
        _fill_decks(s, raised)


def _fill_decks(s: GlobalWar, raised: list[UnitNumber]) -> None:
    """The aircraft of a fleet stand on its carriers."""
    decks: list[UnitNumber] = []
    for u in raised:
        if s.unit(u).deck:
            decks += [u] * s.unit(u).deck[0].takes("carrier-borne")
    for u in raised:
        if s.unit(u).carrier_borne and s.aboard[u] == NO_UNIT and decks:
            s.aboard[u] = decks.pop(0)


def _open_books(s: GlobalWar) -> None:
    """Wars that are on, and the income of one turn in every treasury, of a theatre what its zones are worth."""
    scenario = s.rulings.scenario
    for nation, income in scenario.incomes.items():
        s.income[nation] = income
    for nation in nations_in(s.rulings.playing):
        s.money[nation] = min(s.income[nation], value_of(s, nation))  # gw.2.4.a
    for who, whom in scenario.wars:
        _, theirs = go_to_war(s, who, whom)  # it sets nothing off: the incomes are those of the day
        s.declared[leader_of(s, who)] |= theirs
    for one, other in scenario.conflicts:  # that nobody has declared: gw.14.1, gw.14.2.a, gw.14.3.a
        s.enemies[one] |= 1 << other
        s.enemies[other] |= 1 << one
    for pact in scenario.pacts:
        s.treaties.sign(PACTS.index(pact))
    s.turn = scenario.opens - 1
