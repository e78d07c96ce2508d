"""What a game is won by: victory cities, and the objectives of a theatre (3.1, 3.2)."""

from __future__ import annotations

from sandtable.games.globalwar.edition import Objective
from sandtable.games.globalwar.markers import NOBODY
from sandtable.games.globalwar.sheets import ALLIANCES
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.world import members
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.outcome import Outcome


def end(s: GlobalWar) -> None:
    """gw.3.1.a: the last calendar turn is over, and the seat with the most victory points wins; a tie is shared."""
    s.stack.clear()
    points = points_by_seat(s)
    best = max(points)
    winners = points.count(best)
    shares = tuple([1.0 / winners if one == best else 0.0 for one in points])
    s.result = Outcome(shares, tuple(points), "gw-outcome-points")
    s.say("gw-ended", {})


def points_by_seat(s: GlobalWar) -> list[int]:
    """What each seat has when all its alliances are counted together."""
    points = [0] * s.rulings.seats
    by_alliance = points_by_alliance(s)
    for alliance, seat in enumerate(s.rulings.seat_of_alliance):
        if seat != NOBODY:
            points[seat] += by_alliance[alliance]
    return points


def points_by_alliance(s: GlobalWar) -> list[int]:
    points = [0] * len(ALLIANCES)
    for zone in members(s.edition.place["victory-cities"] & s.rulings.zones):
        points[s.alliance[s.owner[zone]]] += 1  # gw.3.2.a
    for objective in s.rulings.objectives:
        if is_met(s, objective):
            points[objective.alliance] += objective.points
    return points


def held(s: GlobalWar, objective: Objective) -> int:
    """How many of its zones the alliance owns."""
    found = 0
    for zone in members(objective.zones):
        if s.alliance[s.owner[zone]] == objective.alliance:
            found += 1
    return found


def is_met(s: GlobalWar, objective: Objective) -> bool:
    """gw.3.3.a"""
    return held(s, objective) >= objective.count


def objective_facts(s: GlobalWar) -> list[Facts]:
    """Id, alliance, points, how many zones are held and how many it takes."""
    found: list[Facts] = []
    for one in s.rulings.objectives:
        found.append([one.id, ALLIANCES[one.alliance], one.points, held(s, one), one.count])
    return found
