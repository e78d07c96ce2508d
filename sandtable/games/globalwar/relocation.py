"""Moving factories by rail (8.2.1, 15.3): the USSR at war, and whoever has improved logistics."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import FIRST_PASS, NON_COMBAT, NOTHING
from sandtable.games.globalwar.movement.rail import capacity, rail_reach
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.news import News
from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber, members, zones_in
from sandtable.games.globalwar.production.chart import EXTENSION, REPAIR
from sandtable.games.globalwar.production.yards import effect
from sandtable.games.globalwar.relations import leader_of
from sandtable.games.globalwar.research.development import research_sites
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import Facility
from sandtable.games.globalwar.victory.boons import boon
from sandtable.games.globalwar.victory.declared import FACTORY_ABROAD
from sandtable.kernel.action import Action
from sandtable.kernel.refusal import Refusal

RELOCATE: Final = "relocate"
MINOR: Final = "minor-factory"
TRAINS: Final = {MINOR: 1, "medium-factory": 1, "major-factory": 2}  # strategic rail moves


def relocations(s: GlobalWar, nations: list[NationNumber]) -> list[Action]:
    """The factories that some nations may move, and where to."""
    found: list[Action] = []
    if s.phase != NON_COMBAT or s.blitzkrieg == FIRST_PASS:
        return found
    zones = s.edition.world.zones
    for nation in nations:
        if not may_relocate(s, nation):
            continue
        sight = Sight(s, nation)
        for start in zones_in(_own(s, sight, nation)):
            for id in dict.fromkeys([s.facility(site).id for site in s.sites[start]]):
                if id in TRAINS and _site(s, nation, id, start) != NOTHING:
                    for goal in _goals(s, sight, nation, id, start):
                        found.append(Action(RELOCATE, (id, zones[start].id, zones[goal].id)))
    return found


def may_relocate(s: GlobalWar, nation: NationNumber) -> bool:
    """gw.15.3.c, gw.8.2.1.ac"""
    at_war = s.nation_at(nation).id == "ussr" and s.enemies[nation] & s.majors != 0
    return at_war or effect(s, nation, "factory-moves") > 0


def _own(s: GlobalWar, sight: Sight, nation: NationNumber) -> int:
    """The zones of a nation itself, owned since the start of the turn."""
    found = 0
    for zone in zones_in(sight.since & s.rulings.zones):
        if s.owner[zone] == nation:
            found |= 1 << zone
    return found


def _site(s: GlobalWar, nation: NationNumber, id: str, zone: ZoneNumber) -> int:
    """The factory of a kind in a zone that can be moved: it is at home, and has had nothing to do in this turn."""
    if not s.home(nation) >> zone & 1:
        return NOTHING
    busy = {project.site for project in s.chart if project.form in (EXTENSION, REPAIR) and project.zone == zone}
    for site in s.sites[zone]:
        if s.facility(site).id == id and site not in busy and site not in s.services.moved:
            return site if _has_not_researched(s, nation, s.facility(site), site) else NOTHING
    return NOTHING


def _has_not_researched(s: GlobalWar, nation: NationNumber, facility: Facility, site: int) -> bool:
    """gw.8.2.1.ac: a factory makes no technology in the turn it moves, so a die of it must have been left."""
    power = leader_of(s, nation)
    sites = research_sites(s, power)
    if not facility.research or site not in sites:
        return True
    idle = len(sites) - s.laboratory.rolled.get(power, 0) - sum(1 for one in sites if one in s.services.moved)
    return idle > 0


def _goals(s: GlobalWar, sight: Sight, nation: NationNumber, id: str, start: ZoneNumber) -> list[ZoneNumber]:
    home = s.home(nation)
    own = _own(s, sight, nation)
    found = [goal for goal in rail_reach(s, sight, nation, start, TRAINS[id]) if (own & home) >> goal & 1]
    if id == MINOR and reaches_abroad(s, nation):  # gw.15.3.g
        far = _any_gauge(s, sight, nation, start)
        found += [goal for goal in zones_in(own & ~home & far) if goal not in found]
    return sorted(found)


def reaches_abroad(s: GlobalWar, nation: NationNumber) -> bool:
    """gw.15.3.g: its objective lets the nation move one more factory abroad in this turn."""
    abroad = [site for site in s.services.moved if not s.home(nation) >> s.site_zone[site] & 1]
    return boon(s, nation, FACTORY_ABROAD) > len(abroad)


def _any_gauge(s: GlobalWar, sight: Sight, nation: NationNumber, start: ZoneNumber) -> int:
    """The zones that railways reach whatever their gauge, where every region has a move left."""
    from sandtable.games.globalwar.movement.supply import by_land  # supply paths go by rail too

    open_to_trains = sight.traced
    found = by_land(s, sight, 1 << start & open_to_trains)
    region = s.edition.world.zones
    left = 0
    for zone in zones_in(found):
        if capacity(s, nation, region[zone].region) > 0:
            left |= 1 << zone
    return left & ~(1 << start)


def why_no_relocation(s: GlobalWar, nations: list[NationNumber], action: Action) -> Refusal | None:
    rule = "gw.15.3.c" if s.edition.nations.number["ussr"] in nations else "gw.8.2.1.ac"
    return None if action in relocations(s, nations) else Refusal(rule, "gw-refused-relocate")


def relocate(s: GlobalWar, action: Action) -> None:
    """A factory goes by rail with the damage it has, and makes nothing in this turn."""
    id, start, goal = action.nouns[0], *[s.edition.world.number[place] for place in action.nouns[1:]]
    nation = s.owner[start]
    sight = Sight(s, nation)
    site = _site(s, nation, id, start)
    reach = rail_reach(s, sight, nation, start, TRAINS[id])
    zones = s.edition.world.zones
    regions = reach.get(goal, 1 << zones[start].region | 1 << zones[goal].region)
    for region in members(regions):
        s.rail_used[region] += TRAINS[id]
    s.move_site(site, goal)
    s.services.moved = (*s.services.moved, site)
    s.say("gw-relocated", {"facility": id, "from": action.nouns[1], "to": action.nouns[2]})


def settle_factories(s: GlobalWar, news: News) -> None:
    """A player turn begins: factories that were moved work again."""
    s.services.moved = ()
