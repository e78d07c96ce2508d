"""What a state is worth to a seat: the chance of its side to win, by its points, and by land, troops and ships, which
bring points as long as the war goes on."""

from __future__ import annotations

import math
from typing import Final

from sandtable.games.globalwar.advice.front import Front
from sandtable.games.globalwar.numbering import Seat, zones_in
from sandtable.games.globalwar.objectives import points_of_sides
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.turn import LAST_PLACE
from sandtable.games.globalwar.units import AIR
from sandtable.games.globalwar.victory.conditions import progress

INCOME: Final = 1.0
TROOPS: Final = 0.12  # for each IPP of land and air units
SHIPS: Final = 0.03  # for each IPP
SAVED: Final = 0.08  # for each IPP in the treasury and on the chart
THREATENED: Final = 0.35  # of the value of a zone that a strong enemy stands beside
STRONG: Final = 1.5

# log-odds
POINT: Final = 1.2  # of a victory point at the end of the last calendar turn; the earlier, the less it says of the end
MIGHT: Final = 0.8  # of e times the might
PARTLY: Final = 0.3  # of an objective that is nearly met
LIKELY_END: Final = "1945-01"  # by the roll (gw.3.4.b)


def worth(s: GlobalWar, seat: Seat) -> float:
    """The chance of a seat, as a part of that of its side; the exact share when the game is over."""
    if s.result is not None:
        return s.result.shares[seat]
    sides = s.rulings.sides
    might: dict[int, float] = {}
    for one, mine in enumerate(standing(s)):
        might[sides[one]] = might.get(sides[one], 0.0) + mine
    point = POINT / (1.0 + turns_left(s))
    hopes = hopes_of_sides(s)
    total = 0.0
    own = 0.0
    for one, side in enumerate(sides):
        if side in sides[:one]:
            continue
        odds = math.exp(point * hopes[one] + MIGHT * math.log(might[side]))
        total += odds
        if side == sides[seat]:
            own = odds / sides.count(side)
    return own / total


def turns_left(s: GlobalWar) -> float:
    """Calendar turns to the end of the game, as far as it can be foreseen."""
    end = s.rulings.last if s.rulings.last >= 0 else s.edition.calendar.turns.index(LIKELY_END)
    return max(0.0, end - s.date + 1.0 - s.turn / LAST_PLACE)


def hopes_of_sides(s: GlobalWar) -> list[float]:
    """For each seat the points of its side, and a part of those that are near."""
    found = [float(points) for points in points_of_sides(s)]
    for objective in s.rulings.objectives:
        so_far, needed = progress(s, objective)
        if 0 < so_far < needed:
            for seat, side in enumerate(s.rulings.sides):
                if side >> objective.alliance & 1:
                    found[seat] += PARTLY * objective.points * (so_far / needed) ** 2
    return found


def standing(s: GlobalWar) -> list[float]:
    """The might of each seat, never below a little."""
    scores = [1.0] * s.rulings.seats
    zones = s.edition.world.zones
    for zone in zones_in(s.rulings.zones & s.edition.world.land):
        seat = s.seat_of(s.owner[zone])
        if seat >= 0:
            scores[seat] += INCOME * zones[zone].ipp
    for u in s.numbers():
        seat = s.seat_of(s.nation[u])
        if seat >= 0 and s.zone[u] >= 0:
            unit = s.unit(u)
            price = 0
            for stage in unit.cost:
                price += stage
            scores[seat] += (TROOPS if unit.on_land() or unit.kind == AIR else SHIPS) * price
    for nation in s.edition.nations.numbers:
        seat = s.seat_of(nation)
        if seat >= 0:
            scores[seat] += SAVED * s.money[nation]
    for project in s.chart:
        seat = s.seat_of(project.nation)
        if seat >= 0:
            scores[seat] += SAVED * project.paid
    for one in range(s.rulings.seats):
        scores[one] = max(0.1, scores[one] - _threatened(s, Seat(one)))
    return scores


def _threatened(s: GlobalWar, seat: Seat) -> float:
    front = Front(s, seat)
    if not front.enemies:
        return 0.0
    lost = 0.0
    for zone in zones_in(front.land & ~front.hostile):
        if front.steps[zone] == 1 and front.own >> s.owner[zone] & 1 and front.danger(zone) > STRONG:
            lost += THREATENED * front.value(zone)
    return lost
