"""What a game is won by: victory cities and objectives (3.1 to 3.3), and how far everybody has come."""

from __future__ import annotations

from sandtable.games.globalwar.numbering import members, zones_in
from sandtable.games.globalwar.sheets import ALLIANCES
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.victory.conditions import is_met, missing, progress
from sandtable.games.globalwar.victory.declared import PIECES, Boon
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.plain import Plain


def points_of_sides(s: GlobalWar) -> list[int]:
    """For each seat the points of all alliances on its side."""
    by_alliance = points_by_alliance(s)
    return [sum([by_alliance[one] for one in members(side)]) for side in s.rulings.sides]


def side_facts(s: GlobalWar) -> list[Facts]:
    """gw.3.1.a: the alliances that win together, with their points."""
    by_alliance = points_by_alliance(s)
    found: list[Facts] = []
    for side in sorted(set(s.rulings.sides)):
        names: list[Facts] = [ALLIANCES[one] for one in members(side)]
        found.append([names, sum([by_alliance[one] for one in members(side)])])
    return found


def points_by_alliance(s: GlobalWar) -> list[int]:
    points = [0] * len(ALLIANCES)
    for zone in zones_in(s.edition.place["victory-cities"] & s.rulings.zones):
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


def objectives_told(s: GlobalWar) -> dict[str, Plain]:
    """For whoever looks at them: every objective with its zones, what it lacks and gives; the victory cities."""
    zones = s.edition.world.zones
    rows: list[Plain] = []
    for one in s.rulings.objectives:
        so_far, needed = progress(s, one)
        row: dict[str, Plain] = {"id": one.id, "alliance": ALLIANCES[one.alliance], "points": one.points}
        row.update({"condition": one.condition, "have": so_far, "wanted": needed})
        row["nation"] = s.nation_at(one.nation).id if one.nation >= 0 else ""
        if one.other >= 0:
            row["other"] = s.nation_at(one.other).id
        row["lacking"] = [] if so_far >= needed else [*missing(s, one)]
        row["zones"] = [zones[zone].id for zone in zones_in(one.zones)]
        row["bonuses"] = [_bonus(boon) for boon in one.boons]
        if s.goals.earned >> one.number & 1:
            row["earned"] = True
        rows.append(row)
    cities = zones_in(s.edition.place["victory-cities"] & s.rulings.zones)
    held: list[Plain] = [[zones[zone].id, ALLIANCES[s.alliance[s.owner[zone]]]] for zone in cities]
    return {"objectives": rows, "cities": held}


def _bonus(boon: Boon) -> dict[str, Plain]:
    """``{"what": "pieces", "when": "turn", "kinds": ["infantry"], "count": 1, "where": "city"}``"""
    found: dict[str, Plain] = {"what": boon.what, "when": boon.when, "count": boon.count, "kinds": [*boon.kinds]}
    if boon.what == PIECES:
        found["where"] = boon.where
    if boon.region:
        found["region"] = boon.region
    return found
