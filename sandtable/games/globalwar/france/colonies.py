"""The French colonies after the surrender (4.11.2): Free French, Vichy's or Japanese, by one die for each group."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.dice import DiceInTurn, Row
from sandtable.games.globalwar.france.successors import FranceAndHeirs, hand_zone
from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.knowledge import Facts

FREE_UP_TO: Final = 6
FIXED: Final = "free-french-zones"
PACIFIC: Final = "french-pacific"  # gw.4.11.2.q: Japan has these in place of Vichy
GROUPS: Final = (PACIFIC, "french-indian-ocean", "algeria", "french-west-africa", "french-equatorial-africa")


def settle_fixed_zones(s: GlobalWar, cast: FranceAndHeirs) -> None:
    """gw.4.11.2.o: no die is rolled for these."""
    zones = [zone for zone in zones_in(s.edition.place[FIXED]) if s.owner[zone] == cast.france]
    if zones:
        _give(s, cast, zones, 0, cast.free)


def colonies_in_doubt(s: GlobalWar, cast: FranceAndHeirs) -> tuple[Row, ...]:
    """gw.4.11.2.p: the first zone of each group that is still French at least in part, and each zone of no group."""
    rest = _french(s, cast, s.edition.originally[cast.france])
    found: list[Row] = []
    for id in GROUPS:
        left = rest & s.edition.place[id]
        if left:
            found.append((zones_in(left)[0],))
        rest &= ~s.edition.place[id]
    return (*found, *[(zone,) for zone in zones_in(rest)])


def group_of(s: GlobalWar, zone: ZoneNumber) -> int:
    """The zones that share a die with one, as a set."""
    for id in GROUPS:
        if s.edition.place[id] >> zone & 1:
            return s.edition.place[id]
    return 1 << zone


def _french(s: GlobalWar, cast: FranceAndHeirs, zones: int) -> int:
    return sum(1 << zone for zone in zones_in(zones) if s.owner[zone] == cast.france)


class ColonyRolls(DiceInTurn):
    """gw.4.11.2.p: one die for each group."""

    NAME = "french-colonies"
    DIE = "gw-chance-colony"

    def rolled(self, s: GlobalWar, row: Row, roll: int) -> None:
        cast = FranceAndHeirs(s)
        nation = cast.free
        if roll > FREE_UP_TO:
            nation = cast.japan if s.edition.place[PACIFIC] >> row[0] & 1 else cast.vichy
        _give(s, cast, [*zones_in(_french(s, cast, group_of(s, ZoneNumber(row[0]))))], roll, nation)


def _give(s: GlobalWar, cast: FranceAndHeirs, zones: list[ZoneNumber], roll: int, nation: NationNumber) -> None:
    ids: list[Facts] = [s.edition.world.zones[zone].id for zone in zones]
    s.say("gw-colonies", {"zones": ids, "nation": s.nation_at(nation).id, "roll": roll})
    s.france.colonies.append((zones[0], roll, nation))
    for zone in zones:
        hand_zone(s, zone, nation, cast.france)
