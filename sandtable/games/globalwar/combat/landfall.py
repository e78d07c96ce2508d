"""Landings that are met at sea (10.4.b): troops stay on board while the sea is fought for, and land if it is held."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import BATTLE, NO_TASK, NO_UNIT, NOWHERE, UNLOADED
from sandtable.games.globalwar.numbering import UnitNumber, ZoneNumber
from sandtable.games.globalwar.state import GlobalWar

LANDING: Final = "landing"


def landing_seas(s: GlobalWar, own: int) -> list[ZoneNumber]:
    """The sea zones from which troops of some nations are about to land, where nobody has to be fought first."""
    found: dict[ZoneNumber, None] = {}
    fought: dict[ZoneNumber, None] = {}
    for u in s.numbers():
        zone = s.zone[u]
        if zone == NOWHERE or not own >> s.nation[u] & 1 or s.task[u] != BATTLE:
            continue
        if zone >= s.edition.world.lands:
            fought[zone] = None
        elif s.came[u] >= s.edition.world.lands and s.unit(u).on_land():
            found[s.came[u]] = None
    return [sea for sea in found if sea not in fought]


def fleet_of(s: GlobalWar, own: int, sea: ZoneNumber) -> list[UnitNumber]:
    """The ships of some nations in a sea zone."""
    return [u for u in s.units_of(own, sea) if s.unit(u).at_sea()]


def take_back(s: GlobalWar, own: int, sea: ZoneNumber) -> None:
    """The troops are still on their ships, and these have to fight."""
    fleet = fleet_of(s, own, sea)
    for u in s.numbers():
        zone = s.zone[u]
        ashore = zone != NOWHERE and zone < s.edition.world.lands and own >> s.nation[u] & 1
        if not ashore or s.came[u] != sea or s.task[u] != BATTLE or u not in s.ferried:
            continue
        on_board(s, u)
        s.task[u] = NO_TASK  # its aim is still the coast
    for ship in fleet:
        s.task[ship] = BATTLE
        s.aim[ship] = sea


def on_board(s: GlobalWar, u: UnitNumber) -> None:
    """A unit that was to land is still on its ship."""
    ship = s.ferried[u]
    s.put(u, s.zone[ship])
    s.aboard[u] = ship


def may_go_on_board(s: GlobalWar, u: UnitNumber) -> bool:
    """Whether a unit came ashore in this combat phase from a ship that is still there."""
    ship = s.ferried.get(u, NO_UNIT)
    return ship != NO_UNIT and s.zone[ship] != NOWHERE


def land_again(s: GlobalWar, sea: ZoneNumber, held: bool) -> None:
    """The battle at sea is over: the troops land after all, or the landing is called off."""
    for u in s.standing[sea]:
        if s.aboard[u] == NO_UNIT or not s.marked(u, UNLOADED) or s.aim[u] == NOWHERE:
            continue
        goal = ZoneNumber(s.aim[u])
        s.aim[u] = NOWHERE
        s.marks[u] &= ~UNLOADED
        if held:
            s.aim[s.aboard[u]] = goal
            s.aboard[u] = NO_UNIT
            s.put(u, goal)
            s.task[u] = BATTLE
            s.aim[u] = goal
            s.marks[u] |= UNLOADED
