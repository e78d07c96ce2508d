"""The sides of the civil wars (14): whether Spain is at war, who keeps out of it, and where a side may go."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.refusal import Refusal

FACTIONS: Final = ("spanish-nationalists", "spanish-republicans")


def factions(s: GlobalWar) -> tuple[int, int]:
    return s.edition.nations.number[FACTIONS[0]], s.edition.nations.number[FACTIONS[1]]


def is_fought(s: GlobalWar) -> bool:
    """Whether the civil war is on."""
    one, other = factions(s)
    return s.enemies[one] >> other & 1 == 1


def why_hands_off(s: GlobalWar, who: int, whom: int) -> Refusal | None:
    """gw.14.1.b: as long as the civil war is on, nobody from abroad attacks a side of it, and neither side anybody."""
    if whom in factions(s) and who not in factions(s) and is_fought(s):
        return Refusal("gw.14.1.b", "gw-refused-spain", {"nation": s.nation_at(whom).id})
    return None


def why_out_of_bounds(s: GlobalWar, nation: int, goal: int) -> Refusal | None:
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
