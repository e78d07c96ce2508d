"""How a bot brings troops from islands to the war: transports load, sail and land in non-combat movement."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.advice.front import Front
from sandtable.games.globalwar.groups import split_count
from sandtable.games.globalwar.movement.orders import Orders
from sandtable.games.globalwar.state import NO_TASK, NOBODY, GlobalWar
from sandtable.games.globalwar.units import INFANTRY
from sandtable.games.globalwar.world import FAR, members
from sandtable.kernel.action import Action

GARRISON: Final = 1  # stays on an island


class Ferry:
    """The next order for the transports of a seat; None when they have done what they can."""

    def __init__(self, s: GlobalWar, front: Front, orders: Orders, legal: list[Action]) -> None:
        self.s: Final = s
        self.front: Final = front
        self.orders: Final = orders
        self.legal: Final = legal
        world = s.edition.world
        self.idle: Final = self._idle_zones()
        self.beaches: Final = self._beaches()
        self.to_troops: Final = world.distances(self._seas(self.idle), world.next_at_sea)
        self.to_beaches: Final = world.distances(self._seas(self.beaches), world.next_at_sea)

    def _seas(self, lands: int) -> int:
        world = self.s.edition.world
        found = 0
        for land in members(lands):
            found |= world.coasts[land]
        return found & world.sea & self.s.rulings.zones

    def _idle_zones(self) -> int:
        """Islands with more troops than they need."""
        found = 0
        for zone in members(self.front.land):
            if self.front.steps[zone] == FAR and len(self._troops(zone)) > GARRISON:
                found |= 1 << zone
        return found

    def _troops(self, zone: int) -> list[int]:
        s = self.s
        return [u for u in s.units_of(self.front.own, zone) if s.unit(u).on_land() and not s.unit(u).home_bound]

    def _beaches(self) -> int:
        """Own land from which the front is reached."""
        s = self.s
        found = 0
        for zone in members(self.front.land & ~self.front.hostile):
            if self.front.steps[zone] < FAR and self.front.own >> s.owner[zone] & 1 and not s.taken >> zone & 1:
                found |= 1 << zone
        return found

    def next(self) -> Action | None:
        if not self.beaches:
            return None
        for action in self.legal:
            if action.verb == "unload" and self.beaches >> self._zone(action.nouns[-1]) & 1:
                return action
        for action in self.legal:
            if action.verb == "load" and self._is_worth_loading(action):
                return action
        for action in self.legal:
            if action.verb == "move" and self._is_on_the_way(action):
                return action
        return None

    def _zone(self, id: str) -> int:
        return self.s.edition.world.number[id]

    def _is_worth_loading(self, action: Action) -> bool:
        s = self.s
        start = self._zone(action.nouns[1])
        ship = self.orders.carrier(action.nouns)
        u = self.orders.units(action)[0]
        single = split_count(action.nouns[0])[0] == 1 and s.unit(ship).hold and s.unit(u).kind == INFANTRY
        return bool(single) and self.idle >> start & 1 == 1 and len(self._troops(start)) > GARRISON

    def _is_on_the_way(self, action: Action) -> bool:
        """A laden transport sails to a beach, an empty one to the troops, where no enemy ship waits."""
        s = self.s
        u = self.orders.units(action)[0]
        start, goal = self._zone(action.nouns[1]), self._zone(action.nouns[2])
        if not s.unit(u).hold or s.task[u] != NO_TASK or s.aboard[u] != NOBODY or split_count(action.nouns[0])[0] > 1:
            return False
        if goal < s.edition.world.lands or s.units_of(self.front.enemies, goal):
            return False
        steps = self.to_beaches if s.cargo(u) else self.to_troops
        return steps[goal] < steps[start]
