"""How a bot uses its warships: they sink weak enemies, shell the coast before a landing, and lie off the front."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.advice.front import Front
from sandtable.games.globalwar.advice.waters import Waters
from sandtable.games.globalwar.markers import BATTLE, NOWHERE
from sandtable.games.globalwar.numbering import UnitNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.world import FAR

CRUSHING: Final = 3.0  # how much stronger ships that seek battle are, by the square law
HARBOURED: Final = 0.5  # of its value an own coast adds to the place where a fleet lies


class Fleet:
    """The warships of a seat in one movement phase."""

    def __init__(self, s: GlobalWar, front: Front, waters: Waters) -> None:
        self.s: Final = s
        self.front: Final = front
        self.waters: Final = waters
        self.warships: Final = [u for u in waters.ships() if s.unit(u).warship()]

    # combat movement

    def shells(self, sea: ZoneNumber, landing: int) -> int:
        """What could bombard a coast from a sea zone in this turn, one ship for each unit that lands (gw.10.8.2.a)."""
        values = [self.s.unit(u).bombards for u in self._bombarding(sea)]
        values.sort(reverse=True)
        total = 0
        for value in values[:landing]:
            total += value
        return total

    def _bombarding(self, sea: ZoneNumber) -> list[UnitNumber]:
        found: list[UnitNumber] = []
        for u in self.warships:
            if self.s.unit(u).bombards and self.waters.from_ship(u)[sea] <= self.waters.moves(u):
                found.append(u)
        return found

    def shell(self, sea: ZoneNumber, landing: int) -> None:
        """Ships join a landing, as long as there are fewer than troops."""
        s = self.s
        ships = self._bombarding(sea)
        ships.sort(key=lambda u: -s.unit(u).bombards)
        course = self.waters.steps(1 << sea)
        for u in ships[:landing]:
            self.waters.sail_to(u, course)

    def clear(self) -> None:
        """Ships against enemies at sea that are sure to be beaten."""
        for sea in zones_in(self.waters.held):
            course = self.waters.steps(1 << sea, 1 << sea)
            near = [u for u in self.warships if self._joins(u, course) and self.s.task[u] != BATTLE]
            if not near or self._odds(near, sea) < CRUSHING:
                continue
            near.sort(key=lambda u: (course[self.s.zone[u]], -self.s.unit(u).attack))
            for u in near:
                begun = [one for one in self.s.units_of(self.front.own, sea) if self.s.task[one] == BATTLE]
                if not self.waters.desk.is_open or (begun and self._odds(begun, sea) >= CRUSHING):
                    break
                self.waters.sail_to(u, course)

    def _joins(self, u: UnitNumber, course: list[int]) -> bool:
        """Whether a ship can be there in this turn; carriers with their aircraft keep away."""
        unit = self.s.unit(u)
        return bool(unit.attack) and not unit.deck and course[self.s.zone[u]] <= self.waters.moves(u)

    def _odds(self, ships: list[UnitNumber], sea: ZoneNumber) -> float:
        attack = 0.0
        for u in ships:
            attack += self.s.unit(u).attack
        defence = 0.0
        enemies = self.waters.enemies_in(sea)
        for u in enemies:
            defence += max(1, self.s.unit(u).defence)
        return attack * len(ships) / (defence * len(enemies)) if enemies else float(FAR)

    # non-combat movement

    def take_station(self) -> None:
        """Ships sail to waters off the front, from where they shell, and their aircraft reach the enemy."""
        uses = self._uses()
        for u in self.warships:
            unit = self.s.unit(u)
            if (unit.bombards or unit.deck or unit.hunts) and self.waters.desk.is_open:
                station = self._station(u, uses)
                if station not in (NOWHERE, self.s.zone[u]):
                    self.waters.sail_to(u, self.waters.steps(1 << station))

    def _station(self, u: UnitNumber, uses: dict[ZoneNumber, float]) -> ZoneNumber:
        """The waters with the most to win for the time it takes a ship to come there; nobody sails round the world."""
        course = self.waters.from_ship(u)
        moves = max(1, self.waters.moves(u))
        best = NOWHERE
        most = 0.0
        for sea, use in uses.items():
            gain = use / (1.0 + course[sea] / moves) ** 2 if course[sea] < FAR else 0.0
            if gain > most:
                best, most = sea, gain
        return best

    def _uses(self) -> dict[ZoneNumber, float]:
        """By open sea zone what is to be won on its coasts; those alone where an enemy lives by the sea."""
        world = self.s.edition.world
        found: dict[ZoneNumber, float] = {}
        for sea in zones_in(self.waters.seas & ~self.waters.held & ~self.waters.strange):
            use = 0.0
            for land in zones_in(world.coasts[sea] & self.front.land):
                if self.front.hostile >> land & 1:
                    use += self.front.value(land)
            for land in zones_in(world.coasts[sea] & self.front.land & ~self.front.hostile):
                if use and self.front.own >> self.s.owner[land] & 1:
                    use += HARBOURED * self.front.value(land)
            if use:
                found[sea] = use
        return found
