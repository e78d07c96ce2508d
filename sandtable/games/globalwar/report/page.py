"""The page itself: the reader's figures then and now, the headlines, and each player turn in a line."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import NOBODY, NOWHERE
from sandtable.games.globalwar.numbering import Seat, nations_in
from sandtable.games.globalwar.objectives import points_of_sides
from sandtable.games.globalwar.production.income import collected
from sandtable.games.globalwar.report.account import Account, Accounts
from sandtable.games.globalwar.report.headlines import Writer
from sandtable.games.globalwar.report.reader import Side
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.plain import Plain
from sandtable.kernel.report import BAD, GOOD, Figure, Report, Told, TurnTold

MOST_DEEDS: Final = 3
NAMED: Final = 2
TOLD_OF_TURNS: Final = ("gw-surrender", "gw-capital-lost", "gw-joined", "gw-signed-pact", "gw-broken-pact")


def report(before: GlobalWar, after: GlobalWar, seat: Seat | None, lines: list[Plain]) -> Report:
    side = Side(after, seat)
    turns = Accounts(before, lines).turns
    told = [_turn(after, one) for one in turns if one.nation != NOBODY and _is_told(after, one, side)]
    return Report(_figures(before, after, side), Writer(before, after, side).headlines(turns), told)


def _is_told(s: GlobalWar, turn: Account, side: Side) -> bool:
    """Not the rest of a turn that was seen, nor one that has just begun for the reader."""
    begun = turn.whole and not side.mine >> turn.nation & 1
    return begun or len(_deeds(s, turn)) > 0


def _figures(before: GlobalWar, after: GlobalWar, side: Side) -> list[Figure]:
    """A spectator has none."""
    if side.seat is None:
        return []
    seat = side.seat
    return [
        Figure("gw-report-figure-income", _income(before, side), _income(after, side), GOOD),
        Figure("gw-report-figure-points", points_of_sides(before)[seat], points_of_sides(after)[seat], GOOD),
        Figure("gw-report-figure-units", _units(before, side), _units(after, side), GOOD),
        Figure("gw-report-figure-wars", _wars(before, side), _wars(after, side), BAD),
    ]


def _income(s: GlobalWar, side: Side) -> int:
    return sum([collected(s, nation) for nation in nations_in(side.mine)])


def _units(s: GlobalWar, side: Side) -> int:
    return sum([1 for u, zone in enumerate(s.zone) if zone != NOWHERE and side.mine >> s.nation[u] & 1])


def _wars(s: GlobalWar, side: Side) -> int:
    foes = 0
    for nation in nations_in(side.mine):
        foes |= s.enemies[nation]
    return sum([1 for foe in nations_in(foes & s.playing()) if s.nation_at(foe).turn])


def _turn(s: GlobalWar, turn: Account) -> TurnTold:
    told = TurnTold(s.seat_of(turn.nation), s.nation_at(turn.nation).id)
    told.deeds = _deeds(s, turn)[:MOST_DEEDS] or [Told("gw-report-deed-nothing")]
    for nation, units in turn.losses.items():
        if s.alliance[nation] == s.alliance[turn.nation]:
            told.lost += len(units)
        else:
            told.beaten += len(units)
    return told


def _deeds(s: GlobalWar, turn: Account) -> list[Told]:
    """What a turn is remembered by, the weightiest first."""
    found: list[Told] = []
    wars: list[Plain] = [s.nation_at(one.other).id for one in turn.deals if one.event == "gw-war"]
    if wars:
        found.append(Told("gw-report-deed-war", {"nations": [*dict.fromkeys(wars)]}))
    for deal in turn.deals:
        if deal.event in TOLD_OF_TURNS:
            found.append(Told("gw-report-deed-" + deal.event[3:], {"nation": s.nation_at(deal.nation).id}))
    if turn.taken:
        zones = sorted(turn.taken, key=lambda one: -s.edition.world.zones[one.zone].ipp)
        names: list[Plain] = [s.edition.world.zones[one.zone].id for one in zones[:NAMED]]
        found.append(Told("gw-report-deed-took", {"zones": names, "more": max(0, len(zones) - NAMED)}))
    if turn.battles:
        found.append(Told("gw-report-deed-battles", {"count": turn.battles, "won": turn.won}))
    for deal in turn.deals:
        if deal.event == "gw-developed":
            found.append(Told("gw-report-deed-developed", {"technology": deal.about}))
    if turn.bought:
        found.append(Told("gw-report-deed-bought", {"count": turn.bought}))
    if turn.moved:
        found.append(Told("gw-report-deed-moved", {"count": turn.moved}))
    return found
