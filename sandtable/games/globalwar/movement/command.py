"""Who gives orders in a movement phase: the nations of a seat, what they see, and their units by groups."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.groups import groups_in
from sandtable.games.globalwar.markers import NO_UNIT, NON_COMBAT
from sandtable.games.globalwar.movement.sight import Sight, acting
from sandtable.games.globalwar.numbering import NationNumber, Seat, UnitNumber, ZoneNumber, nations_in
from sandtable.games.globalwar.state import GlobalWar

Groups = dict[str, list[UnitNumber]]


class Command:
    """What one seat commands at one moment. ``only``: the units it is about; none named: all of the seat."""

    def __init__(self, s: GlobalWar, seat: Seat, only: tuple[UnitNumber, ...] = ()) -> None:
        self.s: Final = s
        self.only: Final = only
        self.nations: Final = [nation for nation in acting(s) if s.seat_of(nation) == seat]
        self.sights: dict[NationNumber, Sight] = {}
        self._groups: dict[ZoneNumber, Groups] = {}
        self._takers: dict[ZoneNumber, Groups] = {}

    def sight(self, nation: NationNumber) -> Sight:
        found = self.sights.get(nation)
        if found is None:
            found = self.sights[nation] = Sight(self.s, nation)
        return found

    def groups(self, zone: ZoneNumber) -> Groups:
        """The groups in a zone that the seat orders about."""
        found = self._groups.get(zone)
        if found is None:
            found = self._groups[zone] = groups_in(self.s, zone, self.nations, self.only)
        return found

    def takers(self, zone: ZoneNumber) -> Groups:
        """The groups that may take units aboard: in non-combat those of cooperating nations too (gw.11.4.1.b)."""
        s = self.s
        if s.phase != NON_COMBAT:
            return self.groups(zone)
        found = self._takers.get(zone)
        if found is None:
            nations = 0
            for nation in self.nations:
                nations |= self.sight(nation).partners | 1 << nation
            found = self._takers[zone] = groups_in(s, zone, list(nations_in(nations)), self.only)
        return found

    def carrier(self, name: str, place: str) -> UnitNumber:
        """The transport that an act names by its group and zone."""
        number = self.s.edition.world.number
        if place in number:
            found = self.takers(number[place]).get(name, [])
            if found:
                return found[0]
        return NO_UNIT

    def is_one_family(self) -> bool:
        """Whether all its nations attack as one (gw.7.1.a)."""
        families = self.s.edition.families
        return all(families[nation] == families[self.nations[0]] for nation in self.nations)
