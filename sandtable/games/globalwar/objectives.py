"""What a game is won by: victory cities, and the objectives of a theatre (3.1, 3.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.globalwar.edition import Objective
from sandtable.games.globalwar.sheets import ALLIANCES
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.world import members
from sandtable.kernel.knowledge import Facts


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


# objectives: one predicate each

Progress = tuple[int, int]  # how far an alliance has come, and how much it takes


def owns(s: GlobalWar, objective: Objective) -> Progress:
    """Its nations own so many of the named zones."""
    found = 0
    for zone in members(objective.zones):
        if s.alliance[s.owner[zone]] == objective.alliance:
            found += 1
    return found, objective.count


PROGRESS: Final[dict[str, Callable[[GlobalWar, Objective], Progress]]] = {
    "manchukuo": owns,
    "north-china": owns,
    "lower-yangtze": owns,
    "south-china": owns,
    "inner-china": owns,
    "southern-road": owns,
    "northern-plain": owns,
    "free-china": owns,
    "manchuria-freed": owns,
    "colonies": owns,
    "yenan": owns,
    "red-base": owns,
    "soviet-far-east": owns,
    "pacific-expansion": owns,
}


def is_met(s: GlobalWar, objective: Objective) -> bool:
    """gw.3.3.a"""
    so_far, needed = PROGRESS[objective.id](s, objective)
    return so_far >= needed


def objective_facts(s: GlobalWar) -> list[Facts]:
    """Id, alliance, points, how far it has come and how much it takes."""
    found: list[Facts] = []
    for one in s.rulings.objectives:
        found.append([one.id, ALLIANCES[one.alliance], one.points, *PROGRESS[one.id](s, one)])
    return found
