"""Who has to stay where he is: capitals, victory cities and factories are never left empty, nor borders in danger.

With the capital of a major power its whole war is lost, so whoever comes in one turn is counted there, from two zones
away too, and all stay while they are too few.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.advice.front import Front
from sandtable.games.globalwar.advice.intent import GARRISONS
from sandtable.games.globalwar.advice.stances import USUAL, Stance
from sandtable.games.globalwar.markers import NO_TASK, NO_UNIT
from sandtable.games.globalwar.numbering import UnitNumber, ZoneNumber, nations_in, zones_in
from sandtable.games.globalwar.relations import family
from sandtable.games.globalwar.sheets import NO_ALLIANCE
from sandtable.games.globalwar.state import GlobalWar

IN_A_CAPITAL: Final = 3
IN_A_PRIZE: Final = 6  # in a victory city that was taken: who loses it loses a point to the other side
IN_A_CITY: Final = 2  # that counts for victory, or with a factory
ON_THE_WALL: Final = 2  # where an objective asks for troops
BY_THE_SEA: Final = 1  # on a coast of some worth, in a war with a naval power
CLOSE: Final = 3  # zones from which an enemy comes in two turns


class Garrison:
    """For one look at the map: how many have to stay in each zone, and who."""

    def __init__(self, s: GlobalWar, front: Front, stance: Stance = USUAL) -> None:
        self.s: Final = s
        self.front: Final = front
        self.holds: Final = stance.holds
        self.feared: Final = self._feared()
        self.alarmed: Final = s.edition.world.distances(self.feared | front.hostile, s.edition.world.next_on_land)
        self.raided: Final = front.enemies & s.majors & ~front.own != 0  # a power with ships may land somewhere
        self._least: Final[dict[ZoneNumber, int]] = {}

    def _feared(self) -> int:
        """The land of major powers of other alliances, with whom there is no war yet."""
        s = self.s
        own = 0
        for nation in nations_in(self.front.own):
            own |= 1 << s.alliance[nation] if s.alliance[nation] != NO_ALLIANCE else 0
        found = 0
        for zone in zones_in(self.front.land):
            owner = s.owner[zone]
            if s.majors & family(s, owner) and not own >> s.alliance[owner] & 1:
                found |= 1 << zone
        return found

    def least(self, zone: ZoneNumber) -> int:
        """So many stay in a zone whoever goes."""
        found = self._least.get(zone)
        if found is None:
            found = self._least[zone] = self._counted(zone)
        return found

    def _counted(self, zone: ZoneNumber) -> int:
        s = self.s
        by_land = self.alarmed[zone] <= CLOSE
        counts = s.edition.place["victory-cities"] >> zone & 1 == 1
        prized = counts or self._is_seat(zone)
        by_sea = self.raided and (s.edition.world.coasts[zone] != 0 or (prized and self._is_behind_a_coast(zone)))
        wall = self._is_wall(zone)
        if not by_land and not by_sea:
            return 1 if prized or wall else 0
        if prized:
            return IN_A_PRIZE if counts and not self.front.own >> s.edition.owner[zone] & 1 else IN_A_CAPITAL
        if any(s.facility(site).group == "factory" for site in s.sites[zone]):
            return IN_A_CITY
        if wall:
            return ON_THE_WALL
        if self.alarmed[zone] == 1 or s.edition.world.zones[zone].ipp > 0:
            return BY_THE_SEA
        return 1 if self._is_sought(zone) else 0

    def _is_behind_a_coast(self, zone: ZoneNumber) -> bool:
        """Whether who lands next door is there a turn later, as at Paris."""
        world = self.s.edition.world
        return any(world.coasts[beside] for beside in zones_in(world.next_on_land[zone] & world.land))

    def _is_seat(self, zone: ZoneNumber) -> bool:
        """Whether a zone is the capital of one of the own nations; one that was taken is a place like others."""
        return any(self.s.capital[nation] == zone for nation in nations_in(self.front.own))

    def _is_wall(self, zone: ZoneNumber) -> bool:
        """Whether an objective of the own nations asks for troops in a zone, as in those of Festung Europa."""
        for one in self.s.rulings.objectives:
            if one.condition == GARRISONS and one.zones >> zone & 1 and self.front.own >> one.nation & 1:
                return True
        return False

    def standing(self, zone: ZoneNumber) -> int:
        """How many land units are in a zone already."""
        return len([u for u in self.s.units_of(self.front.own, zone) if self.s.unit(u).on_land()])

    def _is_sought(self, zone: ZoneNumber) -> bool:
        return any(objective.zones >> zone & 1 for objective in self.s.rulings.objectives)

    def leaving(self, zone: ZoneNumber, committed: int = 0) -> list[UnitNumber]:
        """Who may leave a zone, the best attackers first, when enemies in the ``committed`` zones are attacked."""
        s = self.s
        here = self._troops(zone)
        stay = self.least(zone)
        is_seat = zone in s.capital and s.majors >> s.owner[zone] & 1 == 1
        attack = 0.0
        if is_seat and self.front.steps[zone] <= 2:
            attack = self.front.strength_around(zone)
        elif self.front.steps[zone] == 1:
            attack = self.front.strength_beside(zone, ~committed)
        here.sort(key=lambda u: (s.unit(u).attack, -s.unit(u).defence, -u))  # of equals orders name the first
        defence = 0.0
        count = 0
        for u in here:
            if count >= stay and (not attack or attack <= self.holds * defence * count):
                break
            defence += s.unit(u).defence
            count += 1
        if count == len(here) and attack > self.holds * defence * count and not is_seat:
            count = min(stay, count)  # it cannot be held: nobody stays for that, but in a capital
        return here[: count - 1 if count else None : -1] if count < len(here) else []

    def _troops(self, zone: ZoneNumber) -> list[UnitNumber]:
        """The land units that stand in a zone with nothing to do."""
        s = self.s
        return [
            u
            for u in s.units_of(self.front.own, zone)
            if s.unit(u).on_land() and s.aboard[u] == NO_UNIT and s.task[u] == NO_TASK
        ]
