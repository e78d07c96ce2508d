"""How refusals name zones; asked for only when something is refused."""

from __future__ import annotations

from sandtable.games.globalwar.numbering import ZoneNumber
from sandtable.games.globalwar.state import GlobalWar


def ends(s: GlobalWar, start: ZoneNumber, goal: ZoneNumber) -> dict[str, str | int]:
    """Where a move begins and leads."""
    zones = s.edition.world.zones
    return {"zone": zones[start].id, "goal": zones[goal].id}


def whose(s: GlobalWar, zone: ZoneNumber) -> dict[str, str | int]:
    """A land zone and its owner."""
    return {"zone": s.edition.world.zones[zone].id, "nation": s.nation_at(s.owner[zone]).id}
