"""The sides of the civil wars (14): whether Spain is at war, who keeps out of it, and where a side may go."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.sheets import NO_ALLIANCE
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.refusal import Refusal

FACTIONS: Final = ("spanish-nationalists", "spanish-republicans")


def factions(s: GlobalWar) -> tuple[NationNumber, NationNumber]:
    return s.edition.nations.number[FACTIONS[0]], s.edition.nations.number[FACTIONS[1]]


def is_fought(s: GlobalWar) -> bool:
    """Whether the civil war is on."""
    one, other = factions(s)
    return s.enemies[one] >> other & 1 == 1


def has_won(s: GlobalWar, nation: NationNumber) -> bool:
    """Whether a nation is the side of the Spanish war that is left."""
    one, other = factions(s)
    if nation not in (one, other) or is_fought(s):
        return False
    return (other if nation == one else one) not in s.owner


def why_hands_off(s: GlobalWar, who: NationNumber, whom: NationNumber) -> Refusal | None:
    """gw.14.1.b: as long as the civil war is on, nobody from abroad attacks a side of it, and neither side anybody."""
    if whom in factions(s) and who not in factions(s) and is_fought(s):
        return Refusal("gw.14.1.b", "gw-refused-spain", {"nation": s.nation_at(whom).id})
    return None


def closed_china(s: GlobalWar, nation: NationNumber) -> int:
    """gw.14.3.b: the land of China that a foreign nation at peace with all China does not enter, also where it is
    friendly, as long as both sides of the civil war have units; its own zones are its own."""
    if s.alliance[nation] == NO_ALLIANCE:
        return 0
    china, land = 0, 0
    for one in s.edition.nations.nations:
        if one.rank in ("evolving", "warlord"):
            china |= 1 << one.number
            land |= s.edition.originally[one.number]
    numbers = s.edition.nations.number
    if s.enemies[nation] & china or (china | 1 << numbers["dadao"]) >> nation & 1:
        return 0
    found = 0
    for zone in zones_in(land):
        owner = s.owner[zone]
        if s.alliance[owner] == s.alliance[nation] and not s.edition.families[nation] >> owner & 1:
            found |= 1 << zone
    if found and {numbers["ccp"], numbers["kmt"]} <= {s.nation[u] for u, zone in enumerate(s.zone) if zone >= 0}:
        return found
    return 0


def why_out_of_bounds(s: GlobalWar, nation: NationNumber, goal: ZoneNumber) -> Refusal | None:
    """gw.14.1.a, gw.14.3.1.c: the sides of a civil war stay in their country and the seas on its coast."""
    sheet = s.nation_at(nation)
    if sheet.rank == "evolving" and not s.majors >> nation & 1:
        land, rule = s.home(s.edition.nations.number["kmt"]), "gw.14.3.1.c"
    elif sheet.id in FACTIONS and is_fought(s):
        one, other = factions(s)
        land, rule = s.edition.originally[one] | s.edition.originally[other], "gw.14.1.a"
    else:
        return None
    world = s.edition.world
    inside = land >> goal & 1 if goal < world.lands else world.coasts[goal] & land != 0
    return None if inside else Refusal(rule, "gw-refused-bounds", {"nation": sheet.id, "zone": world.zones[goal].id})
