"""Retreat (10.3): where attackers go back to, who cannot, and what everybody is told of it."""

from __future__ import annotations

from sandtable.games.globalwar.combat.muster import Muster
from sandtable.games.globalwar.combat.troops import DROPPED, LANDED
from sandtable.games.globalwar.groups import counted
from sandtable.games.globalwar.markers import NOWHERE, RETREATED
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR
from sandtable.kernel.knowledge import Facts

Line = tuple[tuple[UnitNumber, int], ...]


def send_back(s: GlobalWar, u: UnitNumber, ways: int, zone: ZoneNumber) -> None:
    """gw.10.3: land units go back where they came from, those who cannot are lost; aircraft fly home later."""
    if s.unit(u).kind == AIR:
        s.marks[u] |= RETREATED  # gw.10.3.d
    elif ways & (LANDED | DROPPED):
        if s.zone[u] == zone:
            s.fall(u)
    else:
        go_back(s, u, zone)


def go_back(s: GlobalWar, u: UnitNumber, zone: ZoneNumber) -> None:
    """A land unit leaves the zone it attacked; who came from nowhere on land is lost."""
    start = s.came[u]
    if s.zone[u] != zone:
        return
    if start < 0 or start >= s.edition.world.lands:
        s.fall(u)
        return
    if start != zone:
        s.put(u, start)
    s.marks[u] |= RETREATED


def sail_back(s: GlobalWar, u: UnitNumber, zone: ZoneNumber, seas: list[ZoneNumber]) -> None:
    """gw.10.3.c: a ship goes back to the sea zone it came from, or else to one from which another attacker came."""
    start = s.came[u] if s.came[u] in seas else (seas[0] if seas else NOWHERE)
    if start >= s.edition.world.lands and start != zone:
        s.put(u, start)
        s.marks[u] |= RETREATED


def ways_out(s: GlobalWar, muster: Muster, line: Line) -> list[ZoneNumber]:
    """gw.10.3.c: the seas next to a naval battle from which an attacking ship came."""
    found: list[ZoneNumber] = []
    for u, _ in line:
        start = s.came[u]
        if s.unit(u).at_sea() and start >= s.edition.world.lands and start != muster.zone and start not in found:
            found.append(start)
    return found


def has_way_out(s: GlobalWar, muster: Muster, line: Line) -> bool:
    """Whether the attackers of a battle may retreat; who came from nowhere else fights on (gw.10.3.c)."""
    if muster.zone < s.edition.world.lands:
        troops = [u for u, _ in line if s.unit(u).on_land()]
        return not troops or any(s.came[u] != NOWHERE for u in troops)  # gw.6.6.e
    ships = [u for u, _ in line if s.unit(u).at_sea()]
    return not ships or bool(ways_out(s, muster, line))


def tell_retreat(s: GlobalWar, zone: ZoneNumber, units: list[UnitNumber]) -> None:
    """Everybody is told who of some units has left a zone, and where to, nation by nation."""
    if s.tell is None:
        return
    gone: dict[tuple[NationNumber, ZoneNumber], list[UnitNumber]] = {}
    for u in units:
        if s.zone[u] not in (zone, NOWHERE):
            key = (s.nation[u], s.zone[u])
            gone[key] = [*gone.get(key, []), u]
    zones = s.edition.world.zones
    for (nation, goal), together in gone.items():
        kinds: dict[str, int] = {}
        for u in together:
            kinds[s.unit(u).id] = kinds.get(s.unit(u).id, 0) + 1
        told: dict[str, Facts] = {"nation": s.nation_at(nation).id, "from": zones[zone].id, "to": zones[goal].id}
        told["groups"] = [counted(count, id) for id, count in kinds.items()]
        told["units"] = [*together]
        s.say("gw-retreated", told)
