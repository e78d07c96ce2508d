"""What bombers and rockets aim at: a facility, one under construction, or the railways of a zone (8.3.2, 10.6.2)."""

from __future__ import annotations

from sandtable.games.globalwar.markers import NOTHING, RAILS, WORKS
from sandtable.games.globalwar.movement.rail import rail_borders
from sandtable.games.globalwar.numbering import ZoneNumber
from sandtable.games.globalwar.production.works import BEGUN, begun_at, works_in
from sandtable.games.globalwar.state import GlobalWar

RAILWAY = "railway"


def bomb_targets(s: GlobalWar, zone: ZoneNumber) -> list[str]:
    """The kinds of facilities in a land zone, those under construction, and its railways."""
    if zone >= s.edition.world.lands:
        return []
    found = [s.facility(site).id for site in s.sites[zone]]
    found += [s.edition.catalogue.facilities[work.kind].id + BEGUN for work in works_in(s, zone)]
    found = list(dict.fromkeys(found))
    return [*found, RAILWAY] if rail_borders(s, zone) else found


def target_at(s: GlobalWar, zone: ZoneNumber, word: str) -> int:
    """What a word names in a zone that can still be damaged: a facility by its number, from RAILS on the railways of a
    zone, from WORKS on a kind of facility under construction in one; NOTHING if there is none."""
    if word == RAILWAY and rail_borders(s, zone):
        return RAILS + zone
    if word.endswith(BEGUN):
        kind = s.edition.catalogue.facility_of.get(word.removesuffix(BEGUN), NOTHING)
        if kind == NOTHING or is_work_of_defence(s, word) or begun_at(s, zone, kind) == NOTHING:
            return NOTHING
        return WORKS + zone * len(s.edition.catalogue.facilities) + kind
    for site in s.sites[zone]:
        if s.facility(site).id == word and s.site_damage[site] < s.facility(site).damage:
            return site
    return NOTHING


def is_work_of_defence(s: GlobalWar, word: str) -> bool:
    """gw.8.3.2.c: what cannot be bombed when it stands cannot be bombed before."""
    kind = s.edition.catalogue.facility_of.get(word.removesuffix(BEGUN), NOTHING)
    return kind != NOTHING and word.endswith(BEGUN) and not s.edition.catalogue.facilities[kind].damage


def is_site(aim: int) -> bool:
    """Whether it is a facility that stands."""
    return aim < RAILS


def is_railway(aim: int) -> bool:
    return RAILS <= aim < WORKS


def work_aimed_at(s: GlobalWar, aim: int) -> int:
    """The kind of a facility under construction."""
    return (aim - WORKS) % len(s.edition.catalogue.facilities)


def zone_aimed_at(s: GlobalWar, aim: int) -> ZoneNumber:
    if is_site(aim):
        return s.site_zone[aim]
    return ZoneNumber(aim - RAILS if is_railway(aim) else (aim - WORKS) // len(s.edition.catalogue.facilities))
