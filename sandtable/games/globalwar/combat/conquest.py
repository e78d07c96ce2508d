"""A land zone changes hands (10.10): who owns it then, what becomes of works, aircraft and capitals."""

from __future__ import annotations

from sandtable.games.globalwar.news import ZONE_TAKEN, News, make_known
from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber
from sandtable.games.globalwar.production.works import drop_defences
from sandtable.games.globalwar.relations import family, is_major, leader_of, local_foes
from sandtable.games.globalwar.state import GlobalWar


def take_zone(s: GlobalWar, nation: NationNumber, zone: ZoneNumber) -> None:
    """gw.10.10.b: the zone changes hands with its facilities as they are (gw.13.2.1.e); what cannot fall into other
    hands is removed."""
    from sandtable.games.globalwar.turn import occupy  # it needs to know the frames of combat

    owner = new_owner(s, nation, zone)
    before = s.owner[zone]
    if owner == before:  # both sides of a broken truce stood in it: gw.6.6.e
        _clear(s, nation, zone)
        return
    for site in s.sites[zone]:
        if s.facility(site).group == "defence":
            s.tear_down(site)  # gw.13.2.6.b, gw.13.2.7.b
    drop_defences(s, zone)
    _clear(s, nation, zone)
    occupy(s, owner, zone)
    make_known(s, News(ZONE_TAKEN, owner, before, zone))


def _clear(s: GlobalWar, nation: NationNumber, zone: ZoneNumber) -> None:
    for u in s.units_of(s.enemies[nation] | local_foes(s, nation, zone), zone):
        if not s.in_port(u):
            s.lose(u)  # aircraft that stayed on the ground, seaplanes, rockets: gw.10.5.a, gw.10.6.a, gw.13.1.7.a


def new_owner(s: GlobalWar, nation: NationNumber, zone: ZoneNumber) -> NationNumber:
    """Who owns a captured zone: its first owner, if that is another power of the alliance (gw.10.10.1.a) that has not
    surrendered (gw.5.7.d), else whose land units are in it; of several Commonwealth nations Great Britain
    (gw.10.10.b)."""
    if zone == s.beach:
        return s.edition.nations.number["usa"]  # gw.15.8.a
    first = s.edition.owner[zone]
    if is_major(s, first) and s.alliance[first] == s.alliance[nation] and not s.is_out(first):
        return first
    conquerors = dict.fromkeys(s.nation[u] for u in s.units_of(family(s, nation), zone) if s.unit(u).on_land())
    return min(conquerors) if len(conquerors) == 1 else leader_of(s, nation)
