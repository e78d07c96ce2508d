"""What a game is won by: victory cities and objectives (3.1 to 3.3), and how far everybody has come."""

from __future__ import annotations

from sandtable.games.globalwar.sheets import ALLIANCES
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.victory.conditions import is_met, missing, progress
from sandtable.games.globalwar.world import members
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.plain import Plain


def points_of_sides(s: GlobalWar) -> list[int]:
    """For each seat the points of all alliances on its side."""
    by_alliance = points_by_alliance(s)
    return [sum([by_alliance[one] for one in members(side)]) for side in s.rulings.sides]


def points_by_alliance(s: GlobalWar) -> list[int]:
    points = [0] * len(ALLIANCES)
    for zone in members(s.edition.place["victory-cities"] & s.rulings.zones):
        points[s.alliance[s.owner[zone]]] += 1  # gw.3.2.a
    for objective in s.rulings.objectives:
        if is_met(s, objective):
            points[objective.alliance] += objective.points
    return points


def objective_facts(s: GlobalWar) -> list[Facts]:
    """Id, alliance, points, how far it has come and how much it takes."""
    found: list[Facts] = []
    for one in s.rulings.objectives:
        found.append([one.id, ALLIANCES[one.alliance], one.points, *progress(s, one)])
    return found


def missing_facts(s: GlobalWar) -> dict[str, Plain]:
    """By the objectives of nations that are not met the zones and technologies that they still lack."""
    found: dict[str, Plain] = {}
    for one in s.rulings.objectives:
        lacking = [] if one.nation < 0 or is_met(s, one) else missing(s, one)
        if lacking:
            found[one.id] = [*lacking]
    return found
