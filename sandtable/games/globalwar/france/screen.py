"""What became of France and what is still open, die by die, for faces that know no rules."""

from __future__ import annotations

from sandtable.games.globalwar.france.affairs import FATES, FREE, SCUTTLED, TO_VICHY
from sandtable.games.globalwar.france.armistice import OVER, STEPS, Armistice
from sandtable.games.globalwar.france.colonies import (
    FIXED,
    FREE_UP_TO,
    GROUPS,
    PACIFIC,
    ColonyRolls,
    colonies_in_doubt,
)
from sandtable.games.globalwar.france.evacuation import stranded_allies
from sandtable.games.globalwar.france.navy import FREE_UP_TO as FREE_SHIPS_UP_TO
from sandtable.games.globalwar.france.navy import GONE_UP_TO, VICHY_UP_TO, FleetRolls, KeelRolls, is_eastern
from sandtable.games.globalwar.france.successors import FranceAndHeirs
from sandtable.games.globalwar.markers import NOBODY
from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.plain import Plain


def france_told(s: GlobalWar) -> dict[str, Plain]:
    """Once France has surrendered: the step, ships and colonies with their dice, who has how much, who must leave."""
    if s.france.victor == NOBODY:
        return {}
    cast = FranceAndHeirs(s)
    step = _step(s)
    return {
        "victor": s.nation_at(s.france.victor).id,
        "step": step,
        "ships": [*_ships(s, cast)],
        "groups": _groups(s, cast),
        "tally": [_tally(s, nation) for nation in (cast.germany, cast.vichy, cast.free, cast.japan)],
        "dice": _dice_left(s),
        "leaving": _leaving(s) if step == "evacuation" else [],
        "bounds": {"free": FREE_SHIPS_UP_TO, "gone": GONE_UP_TO, "vichy": VICHY_UP_TO, "colonies": FREE_UP_TO},
    }


def _step(s: GlobalWar) -> str:
    for frame in s.stack:
        if isinstance(frame, Armistice):
            return STEPS[max(0, frame.step - 1)]  # the frame says what comes next
    return STEPS[OVER]


def _ships(s: GlobalWar, cast: FranceAndHeirs) -> list[Plain]:
    """A row for each ship, those on the map first: kind, zone or nothing, roll, fate, and whose it is."""
    found: list[Plain] = []
    units = s.edition.catalogue.units
    zones = s.edition.world.zones
    for kind, zone, roll, fate in s.france.ships:
        whose = "" if fate == SCUTTLED else s.nation_at(_heir(cast, fate, is_eastern(s, zone))).id
        found.append([units[kind].id, zones[zone].id, roll, FATES[fate], whose])
    for kind, roll, fate in s.france.keels:
        whose = "" if fate == SCUTTLED else s.nation_at(_heir(cast, fate, False)).id
        found.append([units[kind].id, "", roll, FATES[fate], whose])
    return found


def _groups(s: GlobalWar, cast: FranceAndHeirs) -> list[Plain]:
    """Each group of zones that shares a die: its zones, their value, the troops in them, the roll and whose it is."""
    found: list[Plain] = []
    settled = [(zone, roll, s.nation_at(nation).id) for zone, roll, nation in s.france.colonies]
    for zone, roll, nation in [*settled, *[(ZoneNumber(row[0]), 0, "") for row in _open(s, cast)]]:
        id, shared = _shared(s, zone)
        zones = zones_in(shared & s.edition.originally[cast.france])
        high = cast.japan if id == PACIFIC else cast.vichy
        found.append(
            {
                "id": id,
                "zones": [s.edition.world.zones[one].id for one in zones],
                "ipp": sum(s.edition.world.zones[one].ipp for one in zones),
                "units": sum(1 for one in zones for u in s.standing[one] if not s.unit(u).at_sea()),
                "roll": roll,
                "nation": nation,
                "high": s.nation_at(high).id,
            }
        )
    return found


def _shared(s: GlobalWar, zone: ZoneNumber) -> tuple[str, int]:
    """The group of a zone: the id of the place, or of the zone if it is of none, and its zones."""
    for id in (FIXED, *GROUPS):
        if s.edition.place[id] >> zone & 1:
            return id, s.edition.place[id]
    return s.edition.world.zones[zone].id, 1 << zone


def _open(s: GlobalWar, cast: FranceAndHeirs) -> tuple[tuple[int, ...], ...]:
    """The colonies whose die has not fallen."""
    for frame in s.stack:
        if isinstance(frame, ColonyRolls):
            return frame.rows
    if _step(s) == STEPS[OVER]:
        return ()
    return tuple([row for row in colonies_in_doubt(s, cast) if not s.edition.place[FIXED] >> row[0] & 1])


def _tally(s: GlobalWar, nation: NationNumber) -> dict[str, Plain]:
    """What one of the heirs has so far: zones, their value, ships on the map and on the chart."""
    cast = FranceAndHeirs(s)
    zones = [zone for zone in zones_in(s.edition.originally[cast.france]) if s.owner[zone] == nation]
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


def _heir(cast: FranceAndHeirs, fate: int, east: bool) -> NationNumber:
    if fate == FREE:
        return cast.free
    if fate == TO_VICHY:
        return cast.vichy
    return cast.japan if east else cast.germany


def _dice_left(s: GlobalWar) -> int:
    """How many dice are still due in the list at hand."""
    top = s.stack[-1] if s.stack else None
    return len(top.rows) if isinstance(top, FleetRolls | KeelRolls | ColonyRolls) else 0


def _leaving(s: GlobalWar) -> list[Plain]:
    zones = s.edition.world.zones
    return [[s.nation_at(s.nation[u]).id, s.unit(u).id, zones[s.zone[u]].id] for u in stranded_allies(s)]
