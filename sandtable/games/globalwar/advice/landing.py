"""How a bot lands troops on an enemy's coast: which troops and ships can be there in this turn, and the next order.

Ships load and sail before anybody goes ashore, so that an attack that has become too weak can still be left alone.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.advice.front import Front
from sandtable.games.globalwar.advice.waters import Waters
from sandtable.games.globalwar.markers import NOWHERE, UNLOADED
from sandtable.games.globalwar.movement.cargo import has_room
from sandtable.games.globalwar.numbering import UnitNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.state import GlobalWar


class Wave:
    """The troops that can be off a coast in this turn, the ships they come on, and where those take them aboard."""

    def __init__(self, sea: ZoneNumber) -> None:
        self.sea: Final = sea
        self.troops: Final[list[UnitNumber]] = []
        self.ships: Final[list[UnitNumber]] = []  # of each of the troops
        self.pickup: Final[list[ZoneNumber]] = []  # the sea zone where it boards

    def add(self, u: UnitNumber, ship: UnitNumber, at: ZoneNumber) -> None:
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
        self._waves: dict[ZoneNumber, Wave] = {}
        self._spare: dict[ZoneNumber, list[UnitNumber]] = {}

    # who can come

    def wave(self, zone: ZoneNumber) -> Wave | None:
        """The largest landing that a coast can see in this turn."""
        best: Wave | None = None
        if not self.transports or not self.front.hostile >> zone & 1:
            return None
        for sea in zones_in(self.s.edition.world.coasts[zone] & self.waters.seas & ~self.waters.held):
            if sea not in self._waves:
                self._waves[sea] = self._gather(sea)
            wave = self._waves[sea]
            if wave.troops and (best is None or len(wave.troops) > len(best.troops)):
                best = wave
        return best

    def _gather(self, sea: ZoneNumber) -> Wave:
        wave = Wave(sea)
        beyond = self.waters.steps(1 << sea)
        for ship in self.transports:
            route = self.waters.from_ship(ship)
            moves = self.waters.moves(ship)
            best: list[UnitNumber] = []
            where = NOWHERE
            for at in zones_in(self.waters.seas & ~self.waters.held):
                if route[at] + beyond[at] <= moves:
                    load = self._load(ship, at, wave)
                    if self._weight(load) > self._weight(best):
                        best, where = load, at
            for u in best:
                wave.add(u, ship, where)
        return wave

    def _load(self, ship: UnitNumber, at: ZoneNumber, wave: Wave) -> list[UnitNumber]:
        """What a ship has on board, and what it could take besides in a sea zone."""
        s = self.s
        aboard = [u for u in s.cargo(ship) if s.unit(u).on_land()]
        more: list[UnitNumber] = []
        if s.marked(ship, UNLOADED):
            return aboard
        for land in zones_in(s.edition.world.coasts[at] & self.front.land):
            for u in self._troops(land):
                if u not in wave.troops and has_room(s, ship, [*more, u]):
                    more.append(u)
        return aboard + more

    def _weight(self, load: list[UnitNumber]) -> int:
        total = 0
        for u in load:
            total += self.s.unit(u).attack
        return total

    def _troops(self, land: ZoneNumber) -> list[UnitNumber]:
        """Who could board in a zone; next to the enemy nobody, for they march."""
        if land not in self._spare:
            rear = not self.front.hostile >> land & 1 and self.front.steps[land] >= 2
            self._spare[land] = self.waters.boarding(land) if rear else []
        return self._spare[land]

    # orders

    def prepare(self, wave: Wave) -> None:
        """Troops board and ships sail, until all are off the coast."""
        s = self.s
        for n, u in enumerate(wave.troops):
            ship = wave.ships[n]
            if s.aboard[u] == ship:
                continue
            if not self.waters.load(u, ship):
                self.waters.sail_to(ship, self.waters.steps(1 << wave.pickup[n]))
                self.waters.load(u, ship)
        course = self.waters.steps(1 << wave.sea)
        for ship in dict.fromkeys(wave.ships):
            self.waters.sail_to(ship, course)

    def go_ashore(self, wave: Wave, zone: ZoneNumber) -> list[UnitNumber]:
        """Whoever has come lands; gives those who did."""
        return [u for u in wave.troops if self.s.zone[u] == wave.sea and self.waters.unload(u, zone)]

    def forget(self) -> None:
        """Ships and troops have moved: what could come has to be seen anew."""
        self._waves.clear()
        self._spare.clear()
