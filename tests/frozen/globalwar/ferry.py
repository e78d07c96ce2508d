"""How a bot brings troops from islands to the war: transports load, sail and land in non-combat movement."""

from __future__ import annotations

from typing import Final

from frozen.globalwar.front import Front
from frozen.globalwar.waters import Waters
from sandtable.games.globalwar.markers import NOBODY
from sandtable.games.globalwar.numbering import members
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.world import FAR
from sandtable.kernel.action import Action


class Ferry:
    """The next order for the transports of a seat; None when they have done what they can."""

    def __init__(self, s: GlobalWar, front: Front, waters: Waters) -> None:
        self.s: Final = s
        self.front: Final = front
        self.waters: Final = waters
        self.transports: Final = waters.transports()
        self.beaches: Final = self._beaches()
        self.near: Final = self._nearness()
        self.to_troops: Final = waters.steps(self._seas_with_troops())

    def _beaches(self) -> int:
        """Own land from which the front is reached."""
        s = self.s
        found = 0
        for zone in members(self.front.land & ~self.front.hostile):
            if self.front.steps[zone] < FAR and self.front.own >> s.owner[zone] & 1 and not s.taken >> zone & 1:
                found |= 1 << zone
        return found

    def _nearness(self) -> list[int]:
        """For each sea zone how far the front is from the best beach on it; FAR where there is none."""
        world = self.s.edition.world
        near = [FAR] * world.size
        for sea in members(self.waters.seas):
            for beach in members(world.coasts[sea] & self.beaches):
                near[sea] = min(near[sea], self.front.steps[beach])
        return near

    def _seas_with_troops(self) -> int:
        found = 0
        for zone in members(self.front.land):
            if self.front.steps[zone] == FAR and self.waters.boarding(zone):
                found |= self.s.edition.world.coasts[zone]
        return found

    def next(self) -> Action | None:
        if not self.beaches:
            return None
        for ship in self.transports:
            found = self._order(ship)
            if found is not None:
                return found
        return None

    def _order(self, ship: int) -> Action | None:
        """A ship loads where it can, a laden one sails to the best beach in reach, an empty one to the troops."""
        s = self.s
        found = self._board(ship)
        if found is not None:
            return found
        if not any(s.unit(u).on_land() for u in s.cargo(ship)):
            return self.waters.sail(ship, self.to_troops)
        goal = self._best_sea(ship)
        if goal != s.zone[ship] and goal != NOBODY:
            found = self.waters.sail(ship, self.waters.steps(1 << goal))
        return found if found is not None else self._go_ashore(ship)

    def _board(self, ship: int) -> Action | None:
        s = self.s
        world = s.edition.world
        zone = s.zone[ship]
        for land in members((world.coasts[zone] | 1 << zone) & self.front.land):
            if self.front.steps[land] < FAR:
                continue
            for u in self.waters.boarding(land):
                found = self.waters.load(u, ship)
                if found is not None:
                    return found
        return None

    def _best_sea(self, ship: int) -> int:
        """Where troops land nearest to the front, of the sea zones in reach; else the nearest with any beach."""
        route = self.waters.from_ship(ship)
        moves = self.waters.moves(ship)
        best = NOBODY
        for sea in members(self.waters.seas & ~self.waters.held):
            if self.near[sea] == FAR or route[sea] == FAR:
                continue
            if best == NOBODY or self._is_better(sea, best, route, moves):
                best = sea
        return best

    def _is_better(self, sea: int, other: int, route: list[int], moves: int) -> bool:
        if (route[sea] <= moves) != (route[other] <= moves):
            return route[sea] <= moves
        if route[sea] > moves:
            return route[sea] < route[other]
        return (self.near[sea], route[sea]) < (self.near[other], route[other])

    def _go_ashore(self, ship: int) -> Action | None:
        """One of its troops lands on the beach that is nearest to the front."""
        s = self.s
        zone = s.zone[ship]
        best: Action | None = None
        nearest = FAR
        for beach in members((s.edition.world.coasts[zone] | 1 << zone) & self.beaches):
            if self.front.steps[beach] >= nearest:
                continue
            for u in s.cargo(ship):
                found = self.waters.unload(u, beach)
                if found is not None:
                    best, nearest = found, self.front.steps[beach]
                    break
        return best
