"""How a bot uses its warships: they sink weak enemies, shell the coast before a landing, and lie off the front."""

from __future__ import annotations

from typing import Final

from frozen.globalwar.front import Front
from frozen.globalwar.waters import Waters
from sandtable.games.globalwar.markers import BATTLE
from sandtable.games.globalwar.numbering import members
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.world import FAR
from sandtable.kernel.action import Action

CRUSHING: Final = 3.0  # how much stronger ships that seek battle are, by the square law
HARBOURED: Final = 0.5  # of its value an own coast adds to the place where a fleet lies


class Fleet:
    """The next order for the warships of a seat."""

    def __init__(self, s: GlobalWar, front: Front, waters: Waters) -> None:
        self.s: Final = s
        self.front: Final = front
        self.waters: Final = waters
        self.warships: Final = [u for u in waters.ships() if s.unit(u).warship()]

    # combat movement

    def shells(self, sea: int, landing: int) -> int:
        """What could bombard a coast from a sea zone in this turn, one ship for each unit that lands (gw.10.8.2.a)."""
        values = [self.s.unit(u).bombards for u in self._bombarding(sea)]
        values.sort(reverse=True)
        total = 0
        for value in values[:landing]:
            total += value
        return total

    def _bombarding(self, sea: int) -> list[int]:
        found: list[int] = []
        for u in self.warships:
            if self.s.unit(u).bombards and self.waters.from_ship(u)[sea] <= self.waters.moves(u):
                found.append(u)
        return found

    def shell(self, sea: int, landing: int) -> Action | None:
        """One more ship joins a landing, as long as there are fewer than troops."""
        s = self.s
        ships = self._bombarding(sea)
        there = 0
        for u in ships:
            there += 1 if s.zone[u] == sea else 0
        if there >= landing:
            return None
        ships.sort(key=lambda u: -s.unit(u).bombards)
        course = self.waters.steps(1 << sea)
        for u in ships:
            if s.zone[u] != sea:
                found = self.waters.sail(u, course)
                if found is not None:
                    return found
        return None

    def clear(self) -> Action | None:
        """A ship more against enemies at sea that are sure to be beaten."""
        for sea in members(self.waters.held):
            begun = [u for u in self.s.units_of(self.front.own, sea) if self.s.task[u] == BATTLE]
            if self._odds(begun, sea) >= CRUSHING:
                continue
            course = self.waters.steps(1 << sea, 1 << sea)
            near = [u for u in self.warships if self._joins(u, course)]
            if self._odds(begun + near, sea) < CRUSHING:
                continue
            near.sort(key=lambda u: (course[self.s.zone[u]], -self.s.unit(u).attack))
            for u in near:
                found = self.waters.sail(u, course)
                if found is not None:
                    return found
        return None

    def _joins(self, u: int, course: list[int]) -> bool:
        """Whether a ship can be there in this turn; carriers with their aircraft keep away."""
        unit = self.s.unit(u)
        return bool(unit.attack) and not unit.deck and course[self.s.zone[u]] <= self.waters.moves(u)

    def _odds(self, ships: list[int], sea: int) -> float:
        attack = 0.0
        for u in ships:
            attack += self.s.unit(u).attack
        defence = 0.0
        enemies = self.waters.enemies_in(sea)
        for u in enemies:
            defence += max(1, self.s.unit(u).defence)
        return attack * len(ships) / (defence * len(enemies)) if enemies else float(FAR)

    # non-combat movement

    def take_station(self) -> Action | None:
        """A ship nearer to the waters off the front, from where it shells, and its aircraft reach the enemy."""
        station = self._station()
        if station < 0:
            return None
        course = self.waters.steps(1 << station)
        for u in self.warships:
            unit = self.s.unit(u)
            if (unit.bombards or unit.deck or unit.hunts) and self.s.zone[u] != station:
                found = self.waters.sail(u, course)
                if found is not None:
                    return found
        return None

    def _station(self) -> int:
        """The open sea zone with the most to win on its coasts; none where no enemy lives by the sea."""
        world = self.s.edition.world
        best = -1
        most = 0.0
        for sea in members(self.waters.seas & ~self.waters.held & ~self._strange()):
            use = 0.0
            for land in members(world.coasts[sea] & self.front.land):
                if self.front.hostile >> land & 1:
                    use += self.front.value(land)
            for land in members(world.coasts[sea] & self.front.land & ~self.front.hostile):
                if use and self.front.own >> self.s.owner[land] & 1:
                    use += HARBOURED * self.front.value(land)
            if use > most:
                best, most = sea, use
        return best

    def _strange(self) -> int:
        """Where ships of others lie with whom there is no war."""
        found = 0
        for nation in self.waters.orders.nations:
            found |= self.waters.orders.sight(nation).strangers
        return found
