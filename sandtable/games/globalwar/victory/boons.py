"""What objectives give besides points (3.3): boons while they are met or for ever, and pieces that are owed."""

from __future__ import annotations

from sandtable.games.globalwar.news import News
from sandtable.games.globalwar.numbering import NationNumber, zones_in
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.victory.conditions import is_met
from sandtable.games.globalwar.victory.declared import ANYWHERE, LASTING, ONCE


def boon(s: GlobalWar, nation: NationNumber, what: str, region: str = ANYWHERE) -> int:
    """How many of a boon a nation has now, in a region if it is bound to one (gw.3.3.b)."""
    found = 0
    for objective in s.rulings.objectives_of.get(nation, ()):
        for one in objective.boons:
            if one.what == what and one.region in (ANYWHERE, region):
                lasts = one.when == LASTING and s.goals.earned >> objective.number & 1
                if lasts or is_met(s, objective):
                    found += one.count
    return found


def earn(s: GlobalWar, news: News) -> None:
    """gw.3.3.c: what is given once is earned the moment its objective is met, whosever turn it is."""
    goals = s.goals
    for objective in s.rulings.objectives:
        if not objective.boons or goals.earned >> objective.number & 1 or not is_met(s, objective):
            continue
        once = [n for n, one in enumerate(objective.boons) if one.when == ONCE]
        if once or any(one.when == LASTING for one in objective.boons):
            goals.earned |= 1 << objective.number
            if objective.nation in s.owner:  # who has no zone gets nothing
                goals.owed += tuple([(objective.number, n, objective.boons[n].count) for n in once])
            s.say("gw-objective-met", {"nation": s.nation_at(objective.nation).id, "objective": objective.id})


def note_spain(s: GlobalWar, news: News) -> None:
    """gw.14.1: who holds the whole mainland has won the Spanish war, once and for all."""
    goals = s.goals
    mainland = s.edition.place["spanish-mainland"]
    if goals.spain >= 0 or not mainland >> news.zone & 1:
        return
    owner = s.owner[news.zone]
    factions = [objective.other for objective in s.rulings.objectives if objective.condition == "won-spain"]
    if owner in factions and all(s.owner[zone] == owner for zone in zones_in(mainland)):
        goals.spain = owner
