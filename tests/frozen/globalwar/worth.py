"""What a state is worth to a seat: points, income, troops, and land that could be lost or won next."""

from __future__ import annotations

from typing import Final

from frozen.globalwar.front import Front
from sandtable.games.globalwar.numbering import members
from sandtable.games.globalwar.objectives import points_of_sides
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR

POINT: Final = 4.0
INCOME: Final = 1.0
TROOPS: Final = 0.12  # for each IPP of land and air units
SHIPS: Final = 0.03  # for each IPP
SAVED: Final = 0.08  # for each IPP in the treasury and on the chart
THREATENED: Final = 0.35  # of the value of a zone that a strong enemy stands beside
STRONG: Final = 1.5


def worth(s: GlobalWar, seat: int) -> float:
    """The share of a seat in all that counts, 0 to 1; the exact share when the game is over."""
    if s.result is not None:
        return s.result.shares[seat]
    scores = standing(s)
    total = 0.0
    for score in scores:
        total += score
    return scores[seat] / total if total else 0.5


def standing(s: GlobalWar) -> list[float]:
    """What each seat has, never below a little."""
    scores = [1.0] * s.rulings.seats
    for seat, points in enumerate(points_of_sides(s)):
        scores[seat] += POINT * points
    zones = s.edition.world.zones
    for zone in members(s.rulings.zones & s.edition.world.land):
        seat = s.seat_of(s.owner[zone])
        if seat >= 0:
            scores[seat] += INCOME * zones[zone].ipp
    for u, zone in enumerate(s.zone):
        seat = s.seat_of(s.nation[u]) if zone >= 0 else -1
        if seat >= 0:
            unit = s.unit(u)
            price = 0
            for stage in unit.cost:
                price += stage
            scores[seat] += (TROOPS if unit.on_land() or unit.kind == AIR else SHIPS) * price
    for nation, money in enumerate(s.money):
        seat = s.seat_of(nation)
        if seat >= 0:
            scores[seat] += SAVED * money
    for project in s.chart:
        seat = s.seat_of(project.nation)
        if seat >= 0:
            scores[seat] += SAVED * project.paid
    for seat in range(s.rulings.seats):
        scores[seat] = max(0.1, scores[seat] - _threatened(s, seat))
    return scores


def _threatened(s: GlobalWar, seat: int) -> float:
    front = Front(s, seat)
    if not front.enemies:
        return 0.0
    lost = 0.0
    for zone in members(front.land & ~front.hostile):
        if front.steps[zone] == 1 and front.own >> s.owner[zone] & 1 and front.danger(zone) > STRONG:
            lost += THREATENED * front.value(zone)
    return lost
