"""Catapult (15.5): Great Britain strikes at ships of Vichy France in port without a declaration of war."""

from __future__ import annotations

from sandtable.games.globalwar.markers import COMBAT, COMBAT_MOVEMENT
from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber
from sandtable.games.globalwar.relations import at_war
from sandtable.games.globalwar.state import GlobalWar


def struck_in_peace(s: GlobalWar, nation: NationNumber, zone: ZoneNumber) -> int:
    """gw.15.5.a: Vichy France, as a set of one, where its ships lie in a port that a nation may attack; else none."""
    numbers = s.edition.nations.number
    vichy = numbers["vichy-france"]
    if nation != numbers["great-britain"] or s.phase not in (COMBAT_MOVEMENT, COMBAT) or at_war(s, nation, vichy):
        return 0
    if zone >= s.edition.world.lands or s.owner[zone] != vichy:
        return 0
    return 1 << vichy if any(s.in_port(u) for u in s.units_of(1 << vichy, zone)) else 0
