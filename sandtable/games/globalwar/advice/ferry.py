"""How a bot brings troops from islands to the war: transports load, sail and land in non-combat movement.

Troops that cannot walk to the war go where they can, or to a base: a friendly coast from which an enemy's is reached in
one turn, and one that leads somewhere. There they gather until they land.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.advice.front import Front
from sandtable.games.globalwar.advice.waters import Waters
from sandtable.games.globalwar.markers import NOWHERE
from sandtable.games.globalwar.movement.cargo import has_room
from sandtable.games.globalwar.numbering import UnitNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.world import FAR

# what is left of the promise of a coast so many sea zones away: ships that come to load there have less way left
STRIKING: Final = (1.0, 0.8, 0.3)
PROMISING: Final = 0.35  # of the best that can be won from a base, which another must offer to be one
BASE: Final = 4  # how good a base is, as zones from the front over land
SHORT: Final = 3  # sea zones to a beach before the front that are worth it
MOST_STEPS: Final = 12  # a longer way is not gone
SOUGHT: Final = 4.0  # what a campaign adds to the promise of the coasts it is about


def draw(front: Front, effort: int, zone: ZoneNumber) -> float:
    """What a landing in a zone leads to, the more where a campaign is carried on: nobody goes to Alaska for the oil of
    Borneo."""
    return front.promise(zone) + (SOUGHT if effort >> zone & 1 else 0.0)


class Ferry:
    """The transports of a seat in one non-combat movement; ``effort``: the land of the campaigns it is in."""

    def __init__(self, s: GlobalWar, front: Front, waters: Waters, effort: int) -> None:
        self.s: Final = s
        self.front: Final = front
        self.waters: Final = waters
        self.effort: Final = effort
        self.transports: Final = waters.transports()
        self.promise: Final = self._promises()
        self.beaches: Final = self._beaches()
        self.near: Final = self._nearness()
        self.to_front: Final = waters.steps(self._seas_near_front())
        self.to_troops: Final = waters.steps(self._seas_with_troops())

    def _promises(self) -> list[float]:
        """By sea zone the best that a landing from there could lead to in one turn."""
        world = self.s.edition.world
        found = [0.0] * world.size
        open_seas = self.waters.seas & ~self.waters.held
        for zone in zones_in(self.front.hostile):
            edge = world.coasts[zone] & open_seas
            if not edge or self.front.value(zone) < 1.0:
                continue
            promise = draw(self.front, self.effort, zone)
            reached = 0
            for share in STRIKING:
                for sea in zones_in(edge):
                    found[sea] = max(found[sea], share * promise)
                reached |= edge
                edge = world.spread(edge, world.next_at_sea) & open_seas & ~reached
        return found

    def _offers(self, land: ZoneNumber) -> float:
        """What can be won from a coast over the sea."""
        best = 0.0
        for sea in zones_in(self.s.edition.world.coasts[land] & self.waters.seas):
            best = max(best, self.promise[sea])
        return best

    def _beaches(self) -> int:
        """Friendly land from which the front is reached over land, or an enemy coast over the sea."""
        s = self.s
        friendly = 0
        for nation in self.waters.nations:
            friendly |= self.waters.desk.sight(nation).friendly
        coasts = [zone for zone in zones_in(friendly & self.front.land & ~self.front.hostile & ~s.taken)
                  if s.edition.world.coasts[zone]]  # fmt: skip
        best = 0.0
        for zone in coasts:
            best = max(best, self._offers(zone))
        found = 0
        for zone in coasts:
            if self.front.steps[zone] < FAR or (best and self._offers(zone) >= PROMISING * best):
                found |= 1 << zone
        return found

    def _nearness(self) -> list[int]:
        """For each sea zone how far the front is from the best beach on it; FAR where there is none."""
        world = self.s.edition.world
        near = [FAR] * world.size
        for sea in zones_in(self.waters.seas):
            for beach in zones_in(world.coasts[sea] & self.beaches):
                near[sea] = min(near[sea], self._worth(beach))
        return near

    def _seas_near_front(self) -> int:
        """From where troops land that walk to the enemy then."""
        found = 0
        for sea in zones_in(self.waters.seas & ~self.waters.held):
            if self.near[sea] < BASE:
                found |= 1 << sea
        return found

    def _worth(self, beach: ZoneNumber) -> int:
        """How good a beach is to come to: few zones from the front, or a base."""
        by_land = self.front.steps[beach]
        return by_land if by_land < BASE else BASE

    def _is_rear(self, land: ZoneNumber) -> bool:
        """Whether troops are of no use where they are: they neither walk to the war nor stand in a base, or are soon
        where they can walk to it."""
        if self.front.steps[land] < FAR:
            return False
        coasts = zones_in(self.s.edition.world.coasts[land] & self.waters.seas)
        return not self.beaches >> land & 1 or any(self.to_front[sea] <= SHORT for sea in coasts)

    def _seas_with_troops(self) -> int:
        found = 0
        for zone in zones_in(self.front.land):
            if self.s.standing[zone] and self._is_rear(zone) and self.waters.boarding(zone):
                found |= self.s.edition.world.coasts[zone]
        return found

    def run(self) -> None:
        """Every ship loads where it can; a laden one sails to the best beach in reach, an empty one to the troops."""
        if not self.beaches:
            return
        s = self.s
        for ship in self.transports:
            if not self.waters.desk.is_open:
                return
            self._board(ship)
            if not any(s.unit(u).on_land() for u in s.cargo(ship)):
                self.waters.sail_to(ship, self.to_troops)
                self._board(ship)
                continue
            goal = self._best_sea(ship)
            if goal not in (s.zone[ship], NOWHERE):
                self.waters.sail_to(ship, self.waters.steps(1 << goal))
            if self.near[s.zone[ship]] < FAR:
                self._go_ashore(ship)

    def _board(self, ship: UnitNumber) -> None:
        world = self.s.edition.world
        zone = self.s.zone[ship]
        for land in zones_in((world.coasts[zone] | 1 << zone) & self.front.land):
            if self._is_rear(land):
                for u in self.waters.boarding(land):
                    if has_room(self.s, ship, [u]):
                        self.waters.load(u, ship)

    def _best_sea(self, ship: UnitNumber) -> ZoneNumber:
        """Where troops land nearest to the front, of the sea zones in reach; else the nearest with any beach."""
        route = self.waters.from_ship(ship)
        moves = self.waters.moves(ship)
        best = NOWHERE
        for sea in zones_in(self.waters.seas & ~self.waters.held):
            if self.near[sea] == FAR or route[sea] > MOST_STEPS:
                continue
            if best == NOWHERE or self._is_better(sea, best, route, moves):
                best = sea
        return best

    def _is_better(self, sea: ZoneNumber, other: ZoneNumber, route: list[int], moves: int) -> bool:
        if (route[sea] <= moves) != (route[other] <= moves):
            return route[sea] <= moves
        if route[sea] > moves:
            return route[sea] < route[other]
        return (self.near[sea], route[sea]) < (self.near[other], route[other])

    def _go_ashore(self, ship: UnitNumber) -> None:
        """Its troops land on the beach that is nearest to the front."""
        s = self.s
        zone = s.zone[ship]
        beaches = [*zones_in((s.edition.world.coasts[zone] | 1 << zone) & self.beaches)]
        beaches.sort(key=lambda beach: (self._worth(beach), -self.front.value(beach)))
        for beach in beaches:
            for u in s.cargo(ship):
                if s.unit(u).on_land():
                    self.waters.unload(u, beach)
