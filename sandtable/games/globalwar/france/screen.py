"""What the making of Vichy has decided and what is still open, for faces that know no rules."""

from __future__ import annotations

from sandtable.games.globalwar.france.affairs import FREE, SCUTTLED, TO_VICHY
from sandtable.games.globalwar.france.armistice import STEPS, Armistice
from sandtable.games.globalwar.france.colonies import ColonyRolls, colonies_in_doubt, group_of
from sandtable.games.globalwar.france.evacuation import stranded_allies
from sandtable.games.globalwar.france.navy import FleetRolls, KeelRolls, is_eastern
from sandtable.games.globalwar.france.successors import FranceAndHeirs
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.world import members
from sandtable.kernel.plain import Plain


def armistice_facts(s: GlobalWar) -> dict[str, Plain]:
    """While Vichy is made: the step, the colonies with their dice, who has how much, and who must leave."""
    for frame in s.stack:
        if isinstance(frame, Armistice):
            cast = FranceAndHeirs(s)
            step = STEPS[max(0, frame.step - 1)]  # the frame says what comes next
            return {
                "step": step,
                "groups": _groups(s, cast),
                "tally": [_tally(s, nation) for nation in (cast.germany, cast.vichy, cast.free, cast.japan)],
                "dice": _dice_left(s),
                "leaving": _leaving(s) if step == "evacuation" else [],
            }
    return {}


def _groups(s: GlobalWar, cast: FranceAndHeirs) -> list[Plain]:
    """Each group of zones that shares a die: its zones, their value, the troops in them, the roll and whose it is."""
    found: list[Plain] = []
    fixed = s.edition.place["free-french-zones"]
    settled = [(zone, roll, s.nation_at(nation).id) for zone, roll, nation in s.france.colonies]
    for zone, roll, nation in [*settled, *[(row[0], 0, "") for row in _open(s, cast)]]:
        zones = members(fixed if fixed >> zone & 1 else group_of(s, zone))
        mine = [one for one in zones if not nation or s.nation_at(s.owner[one]).id == nation]
        found.append(
            {
                "zones": [s.edition.world.zones[one].id for one in mine],
                "ipp": sum(s.edition.world.zones[one].ipp for one in mine),
                "units": sum(1 for one in mine for u in s.standing[one] if not s.unit(u).at_sea()),
                "roll": roll,
                "nation": nation,
            }
        )
    return found


def _open(s: GlobalWar, cast: FranceAndHeirs) -> tuple[tuple[int, ...], ...]:
    """The colonies whose die has not fallen."""
    for frame in s.stack:
        if isinstance(frame, ColonyRolls):
            return frame.rows
    fixed = s.edition.place["free-french-zones"]
    return tuple([row for row in colonies_in_doubt(s, cast) if not fixed >> row[0] & 1])


def _tally(s: GlobalWar, nation: int) -> dict[str, Plain]:
    """What one of the heirs has so far: zones, their value, ships on the map and on the chart."""
    cast = FranceAndHeirs(s)
    zones = [zone for zone in members(s.edition.originally[cast.france]) if s.owner[zone] == nation]
    ships = 0
    for _, zone, _, fate in s.france.ships:
        east = is_eastern(s, zone)
        ships += fate != SCUTTLED and _heir(cast, fate, east) == nation
    keels = sum(1 for _, _, fate in s.france.keels if fate != SCUTTLED and _heir(cast, fate, False) == nation)
    return {
        "nation": s.nation_at(nation).id,
        "zones": len(zones),
        "ipp": sum(s.edition.world.zones[zone].ipp for zone in zones),
        "ships": ships,
        "keels": keels,
    }


def _heir(cast: FranceAndHeirs, fate: int, east: bool) -> int:
    if fate == FREE:
        return cast.free
    if fate == TO_VICHY:
        return cast.vichy
    return cast.japan if east else cast.germany


def _dice_left(s: GlobalWar) -> int:
    """How many dice are still due in the list at hand."""
    top = s.stack[-1]
    return len(top.rows) if isinstance(top, FleetRolls | KeelRolls | ColonyRolls) else 0


def _leaving(s: GlobalWar) -> list[Plain]:
    zones = s.edition.world.zones
    return [[s.nation_at(s.nation[u]).id, s.unit(u).id, zones[s.zone[u]].id] for u in stranded_allies(s)]
