"""The conditions of objectives (3.3), each a predicate with a name: how far it has come, and how much it takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.globalwar.markers import NOWHERE
from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber, members, nations_in, zones_in
from sandtable.games.globalwar.sheets import ALLIES, AXIS, NO_ALLIANCE
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.victory.declared import Objective
from sandtable.games.globalwar.world import NO_RAIL

Progress = tuple[int, int]  # how far it has come, and how much it takes
TWICE: Final = 2


def holds(s: GlobalWar, objective: Objective, zone: ZoneNumber) -> bool:
    """Whether a zone belongs to the nation of an objective and those who are one with it, in a theatre to the
    alliance."""
    owner = s.owner[zone]
    if objective.nation < 0:
        return s.alliance[owner] == objective.alliance
    return s.edition.families[objective.nation] >> owner & 1 == 1


def owns(s: GlobalWar, objective: Objective) -> Progress:
    """So many of the named zones."""
    found = 0
    for zone in zones_in(objective.zones):
        if holds(s, objective, zone):
            found += 1
    return found, objective.count


def garrisons(s: GlobalWar, objective: Objective) -> Progress:
    """gw.3.3.i: a land unit of the nation in every one of the zones."""
    return len([zone for zone in zones_in(objective.zones) if _garrison(s, objective, zone)]), objective.count


def _garrison(s: GlobalWar, objective: Objective, zone: ZoneNumber) -> bool:
    return any(s.nation[u] == objective.nation and s.unit(u).on_land() for u in s.standing[zone])


def rules_the_pacific(s: GlobalWar, objective: Objective) -> Progress:
    """At war with an allied major power, and more capital ships in the Pacific than the Allies."""
    own, theirs = 0, 0
    for nation, count in pacific_fleets(s).items():
        if nation == objective.nation:
            own += count
        elif s.alliance[nation] == ALLIES:
            theirs += count
    return (own if _fights(s, objective.nation, ALLIES) else 0), theirs + 1


def twice_the_fleet(s: GlobalWar, objective: Objective) -> Progress:
    fleets = pacific_fleets(s)
    return fleets.get(objective.nation, 0), max(1, TWICE * fleets.get(objective.other, 0))


def pacific_fleets(s: GlobalWar) -> dict[NationNumber, int]:
    """gw.3.3.j: by nation its undamaged capital ships in the Pacific, in port too; heavy ones count twice."""
    found: dict[NationNumber, int] = {}
    zones = s.edition.world.zones
    lands = s.edition.world.lands
    for u in s.numbers():
        zone = s.zone[u]
        if zone == NOWHERE or s.damage[u]:
            continue
        worth = s.unit(u).capital
        if worth and (zones[zone].id[0] == "P" if zone >= lands else _on_the_pacific(s, zone)):
            found[s.nation[u]] = found.get(s.nation[u], 0) + worth
    return found


def _on_the_pacific(s: GlobalWar, land: ZoneNumber) -> bool:
    """Whether a facility of a land zone opens on the Pacific."""
    world = s.edition.world
    return any(world.zones[sea].id[0] == "P" for site in s.sites[land] for sea in zones_in(s.site_opens[site]))


def _fights(s: GlobalWar, nation: NationNumber, alliance: int) -> bool:
    """Whether a nation is at war with a major power of an alliance."""
    return any(s.alliance[enemy] == alliance for enemy in nations_in(s.enemies[nation] & s.majors))


def fights_the_axis(s: GlobalWar, objective: Objective) -> Progress:
    """A France that has surrendered is none, until Paris is free (gw.4.11.1.d)."""
    stands = s.majors >> objective.nation & 1 and not s.is_out(objective.nation)
    met = stands and _fights(s, objective.nation, AXIS)
    return (1 if met else 0), 1


def twice_the_income(s: GlobalWar, objective: Objective) -> Progress:
    """At war with a major power, and with Great Britain more than twice the income of another, bonuses counted."""
    from sandtable.games.globalwar.production.income import war_bonus  # relations need the tracker

    britain = s.edition.nations.number["great-britain"]
    own = sum([s.income[one] + war_bonus(s, one) for one in (objective.nation, britain)])
    needed = TWICE * (s.income[objective.other] + war_bonus(s, objective.other)) + 1
    return (own if s.enemies[objective.nation] & s.majors else 0), needed


def railway(s: GlobalWar, objective: Objective) -> Progress:
    """A whole railway between the two zones, through zones of the nation and those who are one with it."""
    from sandtable.games.globalwar.movement.rail import gauge_of  # its capacity hangs on objectives

    world = s.edition.world
    start, goal = zones_in(objective.zones)
    found = 1 << start if holds(s, objective, start) else 0
    front = found
    while front:
        wider = 0
        for zone in zones_in(front):
            for beyond in zones_in(world.next_on_land[zone] & ~found):
                link = world.between(zone, beyond)
                if link is not None and gauge_of(s, link) != NO_RAIL and holds(s, objective, beyond):
                    wider |= 1 << beyond
        found |= wider
        front = wider
    return found >> goal & 1, 1


def knows(s: GlobalWar, objective: Objective) -> Progress:
    known = s.technologies[objective.nation] & objective.technologies
    return known.bit_count(), objective.technologies.bit_count()


def major_power(s: GlobalWar, objective: Objective) -> Progress:
    return s.majors >> objective.nation & 1, 1


def beaten(s: GlobalWar, objective: Objective) -> Progress:
    """The other nation owns no zone any more (gw.5.7)."""
    return (0 if objective.other in s.owner else 1), 1


def won_spain(s: GlobalWar, objective: Objective) -> Progress:
    """gw.3.3.k: the other nation has won the Spanish war, and no enemy alliance holds Madrid."""
    owner = s.owner[zones_in(objective.zones)[0]]
    kept = owner == objective.other or s.alliance[owner] in (objective.alliance, NO_ALLIANCE)
    return (1 if s.goals.spain == objective.other and kept else 0), 1


def owns_with_a_yard(s: GlobalWar, objective: Objective) -> Progress:
    """The zones, with an undamaged yard in the Crimea."""
    found, needed = owns(s, objective)
    crimea = s.edition.world.number["crimea"]
    for site in s.sites[crimea]:
        if s.facility(site).naval() and s.facility(site).capacity and not s.site_damage[site]:
            return found, needed
    return min(found, needed - 1), needed


CONDITIONS: Final[dict[str, Callable[[GlobalWar, Objective], Progress]]] = {
    "owns": owns,
    "garrisons": garrisons,
    "rules-the-pacific": rules_the_pacific,
    "twice-the-fleet": twice_the_fleet,
    "fights-the-axis": fights_the_axis,
    "twice-the-income": twice_the_income,
    "railway": railway,
    "knows": knows,
    "major-power": major_power,
    "beaten": beaten,
    "won-spain": won_spain,
    "owns-with-a-yard": owns_with_a_yard,
}


def progress(s: GlobalWar, objective: Objective) -> Progress:
    return CONDITIONS[objective.condition](s, objective)


def is_met(s: GlobalWar, objective: Objective) -> bool:
    """gw.3.3.a"""
    so_far, needed = progress(s, objective)
    return so_far >= needed


def missing(s: GlobalWar, objective: Objective) -> list[str]:
    """The zones and technologies that a nation still lacks, as far as they can be named."""
    if objective.condition == "garrisons":
        return [
            s.edition.world.zones[zone].id for zone in zones_in(objective.zones) if not _garrison(s, objective, zone)
        ]
    if objective.condition == "knows":
        lacking = objective.technologies & ~s.technologies[objective.nation]
        return [s.edition.catalogue.technologies[one].id for one in members(lacking)]
    return [s.edition.world.zones[zone].id for zone in zones_in(objective.zones) if not holds(s, objective, zone)]
