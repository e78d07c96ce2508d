"""How a bot lands troops on an enemy's coast: which troops and ships can be there in this turn, and the next order.

Ships load and sail before anybody goes ashore, so that an attack that has become too weak can still be left alone.
"""

from __future__ import annotations

from typing import Final

from frozen.globalwar.front import Front
from frozen.globalwar.waters import Waters
from sandtable.games.globalwar.markers import NOBODY, UNLOADED
from sandtable.games.globalwar.movement.cargo import has_room
from sandtable.games.globalwar.numbering import members
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.action import Action


class Wave:
    """The troops that can be off a coast in this turn, the ships they come on, and where those take them aboard."""

    def __init__(self, sea: int) -> None:
        self.sea: Final = sea
        self.troops: Final[list[int]] = []
        self.ships: Final[list[int]] = []  # of each of the troops
        self.pickup: Final[list[int]] = []  # the sea zone where it boards

    def add(self, u: int, ship: int, at: int) -> None:
        self.troops.append(u)
        self.ships.append(ship)
        self.pickup.append(at)


class Landing:
    """All landings that a seat could make in one combat movement."""

    def __init__(self, s: GlobalWar, front: Front, waters: Waters) -> None:
        self.s: Final = s
        self.front: Final = front
        self.waters: Final = waters
        self.transports: Final = waters.transports()
        self._waves: dict[int, Wave] = {}
        self._spare: dict[int, list[int]] = {}
        self._routes: dict[int, list[int]] = {}

    # who can come

    def wave(self, zone: int) -> Wave | None:
        """The largest landing that a coast can see in this turn."""
        best: Wave | None = None
        if not self.transports or not self.front.hostile >> zone & 1:
            return None
        for sea in members(self.s.edition.world.coasts[zone] & self.waters.seas & ~self.waters.held):
            if sea not in self._waves:
                self._waves[sea] = self._gather(sea)
            wave = self._waves[sea]
            if wave.troops and (best is None or len(wave.troops) > len(best.troops)):
                best = wave
        return best

    def _gather(self, sea: int) -> Wave:
        wave = Wave(sea)
        beyond = self.waters.steps(1 << sea)
        for ship in self.transports:
            route = self._route(ship)
            moves = self.waters.moves(ship)
            best: list[int] = []
            where = NOBODY
            for at in members(self.waters.seas & ~self.waters.held):
                if route[at] + beyond[at] <= moves:
                    load = self._load(ship, at, wave)
                    if self._weight(load) > self._weight(best):
                        best, where = load, at
            for u in best:
                wave.add(u, ship, where)
        return wave

    def _route(self, ship: int) -> list[int]:
        if ship not in self._routes:
            self._routes[ship] = self.waters.from_ship(ship)
        return self._routes[ship]

    def _load(self, ship: int, at: int, wave: Wave) -> list[int]:
        """What a ship has on board, and what it could take besides in a sea zone."""
        s = self.s
        aboard = [u for u in s.cargo(ship) if s.unit(u).on_land()]
        more: list[int] = []
        if s.marked(ship, UNLOADED):
            return aboard
        for land in members(s.edition.world.coasts[at] & self.front.land):
            for u in self._troops(land):
                if u not in wave.troops and has_room(s, ship, [*more, u]):
                    more.append(u)
        return aboard + more

    def _weight(self, load: list[int]) -> int:
        total = 0
        for u in load:
            total += self.s.unit(u).attack
        return total

    def _troops(self, land: int) -> list[int]:
        """Who could board in a zone; next to the enemy nobody, for they march."""
        if land not in self._spare:
            rear = not self.front.hostile >> land & 1 and self.front.steps[land] >= 2
            self._spare[land] = self.waters.boarding(land) if rear else []
        return self._spare[land]

    # the next order

    def prepare(self, wave: Wave) -> Action | None:
        """Troops board and ships sail, until all are off the coast."""
        s = self.s
        for n, u in enumerate(wave.troops):
            ship = wave.ships[n]
            if s.aboard[u] == ship:
                continue
            found = self.waters.load(u, ship)
            if found is None:
                found = self.waters.sail(ship, self.waters.steps(1 << wave.pickup[n]))
            if found is not None:
                return found
        course = self.waters.steps(1 << wave.sea)
        for ship in wave.ships:
            if s.zone[ship] != wave.sea:
                found = self.waters.sail(ship, course)
                if found is not None:
                    return found
        return None

    def go_ashore(self, wave: Wave, zone: int) -> Action | None:
        """One more of the troops lands."""
        for u in wave.troops:
            if self.s.zone[u] == wave.sea:
                found = self.waters.unload(u, zone)
                if found is not None:
                    return found
        return None
