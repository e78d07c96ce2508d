"""Annexation (5.6): who may annex which zone and when, and what becomes of it."""

from __future__ import annotations

from sandtable.games.globalwar.markers import ANNEX, BATTLE, COMBAT, NO_TASK, NOWHERE
from sandtable.games.globalwar.news import ZONE_ANNEXED, News, make_known
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.relations import at_war
from sandtable.games.globalwar.settlements import in_force
from sandtable.games.globalwar.sheets import Annexation
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.refusal import Refusal


def why_no_annexation(s: GlobalWar, u: UnitNumber, goal: ZoneNumber) -> Refusal | None:
    """None when the nation of a unit may annex a zone with it now; that it gets there is for movement to say."""
    nation = s.nation[u]
    names: dict[str, str | int] = {"nation": s.nation_at(nation).id, "zone": s.edition.world.zones[goal].id}
    row = _row(s, nation, goal)
    if row is None or not s.unit(u).on_land() or s.owner[goal] != s.edition.owner[goal]:
        return Refusal("gw.5.6.a", "gw-refused-annex", names)
    if at_war(s, nation, s.owner[goal]):
        return Refusal("gw.0.2.b", "gw-refused-annex-war", names)
    if row.pact and (not in_force(s, row.pact) or s.calendar_turn() < row.since):
        return Refusal("gw.5.6.a", "gw-refused-annex-pact", names)
    if row.one_a_turn:
        for other in s.edition.annexations:
            if other.one_a_turn and other.zone != goal and other.nation == row.nation and _is_annexed(s, nation, other):
                return Refusal("gw.5.6.a", "gw-refused-annex-one", {**names, "other": _id(s, other.zone)})
    return None


def _row(s: GlobalWar, nation: NationNumber, zone: ZoneNumber) -> Annexation | None:
    for row in s.edition.annexations:
        if row.zone == zone and row.nation == s.nation_at(nation).id:
            return row
    return None


def _is_annexed(s: GlobalWar, nation: NationNumber, row: Annexation) -> bool:
    """Whether a nation annexes a zone in this player turn, or has done so; what it took in war does not count."""
    if any(s.task[u] == ANNEX for u in s.units_of(1 << nation, row.zone)):
        return True
    return s.taken >> row.zone & 1 == 1 and not at_war(s, nation, s.edition.owner[row.zone])


def annex(s: GlobalWar, news: News) -> None:
    """The combat phase begins: zones are annexed without a fight (gw.0.2.b). Where it has come to war with the owner
    meanwhile, those who were to annex the zone attack it."""
    if s.phase != COMBAT:
        return
    zones = 0
    for u, zone in enumerate(s.zone):
        if zone != NOWHERE and s.task[u] == ANNEX:
            zones |= 1 << zone
    for zone in zones_in(zones):
        units = [u for u in s.standing[zone] if s.task[u] == ANNEX]
        row = _row(s, s.nation[units[0]], zone)
        at_peace = row is not None and not at_war(s, s.nation[units[0]], s.owner[zone])
        for u in units:
            s.task[u] = NO_TASK if at_peace else BATTLE
            s.aim[u] = NOWHERE if at_peace else zone
        if row is not None and at_peace:
            _take_over(s, s.nation[units[0]], row)


def _take_over(s: GlobalWar, nation: NationNumber, row: Annexation) -> None:
    """gw.5.6.b: the zone, its facilities and its units."""
    from sandtable.games.globalwar.turn import occupy  # it needs to know the frames of combat

    before = s.owner[row.zone]
    for u in s.units_of(1 << s.owner[row.zone], row.zone):
        if row.replaced:
            s.nation[u] = nation
        else:
            s.lose(u)
    occupy(s, nation, row.zone)
    make_known(s, News(ZONE_ANNEXED, nation, before, row.zone))


def _id(s: GlobalWar, zone: ZoneNumber) -> str:
    return s.edition.world.zones[zone].id
