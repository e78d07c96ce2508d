"""The sea as a bot's seat sees it: which waters are open to its ships, and how far each ship has to go."""

from __future__ import annotations

from typing import Final

from frozen.globalwar.front import Front
from sandtable.games.globalwar.groups import named
from sandtable.games.globalwar.markers import FOUGHT, FRESH, GHOST, NO_TASK, NOBODY, REPAIRING, RETREATED, UNLOADED
from sandtable.games.globalwar.movement.orders import Orders
from sandtable.games.globalwar.movement.reach import movement
from sandtable.games.globalwar.movement.sealift import starting_seas
from sandtable.games.globalwar.numbering import members
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import INFANTRY
from sandtable.games.globalwar.world import FAR
from sandtable.kernel.action import Action

STAYING: Final = FOUGHT | GHOST | REPAIRING | RETREATED | UNLOADED  # marks of ships that go nowhere in this turn
GARRISON: Final = 1  # stays on an island


class Waters:
    """One look at the sea zones in play. ``held`` are those where warships or patrols of the enemy wait."""

    def __init__(self, s: GlobalWar, front: Front, orders: Orders, legal: list[Action]) -> None:
        self.s: Final = s
        self.front: Final = front
        self.orders: Final = orders
        self.legal: Final = legal
        self.seas: Final = s.edition.world.sea & s.rulings.zones
        self.held: int = 0
        for nation in orders.nations:
            sight = orders.sight(nation)
            self.held |= (sight.stopping | sight.patrols) & self.seas

    def ships(self, also: int = 0) -> list[int]:
        """The ships in this war that can still be sent somewhere, and those that stay because of some marks alone."""
        s = self.s
        fighting = [nation for nation in self.orders.nations if s.enemies[nation] & self.front.enemies]
        found: list[int] = []
        for u, zone in enumerate(s.zone):
            if zone < 0 or s.nation[u] not in fighting or not s.unit(u).at_sea():
                continue
            if s.task[u] == NO_TASK and not s.marks[u] & STAYING & ~also:
                found.append(u)
        return found

    def transports(self) -> list[int]:
        """Those with a hold; one that has unloaded still carries what is left on board."""
        return [u for u in self.ships(UNLOADED) if self.s.unit(u).hold]

    def moves(self, ship: int) -> int:
        return movement(self.s, self.orders.sight(self.s.nation[ship]), ship)

    def steps(self, start: int, into: int = 0) -> list[int]:
        """How far each sea zone is from some, through open waters; ``into``: held zones that are sailed into."""
        world = self.s.edition.world
        steps = [FAR] * world.size
        reached = 0
        edge = start & self.seas
        count = 0
        while edge:
            reached |= edge
            onward = 0
            for zone in members(edge):
                steps[zone] = count
                if count == 0 or not self.held >> zone & 1:
                    onward |= world.next_at_sea[zone]
            edge = onward & self.seas & (into | ~self.held) & ~reached
            count += 1
        return steps

    def from_ship(self, ship: int) -> list[int]:
        return self.steps(starting_seas(self.s, ship))

    def sail(self, ship: int, steps: list[int]) -> Action | None:
        """The ship alone goes a zone nearer to where the steps lead."""
        s = self.s
        world = s.edition.world
        start = s.zone[ship]
        left = steps[start] if start >= world.lands else FAR
        found: Action | None = None
        for goal in members((world.next_at_sea[start] | world.coasts[start]) & self.seas):
            if steps[goal] < left:
                action = Action("move", (named(s, ship), world.zones[start].id, world.zones[goal].id))
                if action in self.legal:
                    found, left = action, steps[goal]
        return found

    def load(self, u: int, ship: int) -> Action | None:
        """A unit goes on board from where it stands, if it may."""
        s = self.s
        zones = s.edition.world.zones
        action = Action("load", (named(s, u), zones[s.zone[u]].id, named(s, ship), zones[s.zone[ship]].id))
        return action if action in self.legal else None

    def unload(self, u: int, land: int) -> Action | None:
        """A unit on board goes ashore, if it may."""
        s = self.s
        zones = s.edition.world.zones
        action = Action("unload", (named(s, u), zones[s.zone[u]].id, zones[land].id))
        return action if action in self.legal else None

    def boarding(self, land: int) -> list[int]:
        """Who can go on board in a zone and is not needed there: infantry and other arms in turn, to fill a hold."""
        s = self.s
        infantry: list[int] = []
        others: list[int] = []
        for u in s.units_of(self.front.own, land):
            unit = s.unit(u)
            if not unit.on_land() or unit.home_bound or not unit.attack or s.left[u] != FRESH or s.task[u] != NO_TASK:
                continue
            if unit.kind == INFANTRY:
                infantry.append(u)
            else:
                others.append(u)
        found: list[int] = []
        while infantry or others:
            if infantry:
                found.append(infantry.pop(0))
            if others:
                found.append(others.pop(0))
        stay = GARRISON if self.front.steps[land] == FAR else 0
        return found[: max(0, len(found) - stay)]

    def enemies_in(self, sea: int) -> list[int]:
        """The ships and patrols of the enemy in a sea zone."""
        s = self.s
        return [u for u in s.units_of(self.front.enemies, sea) if s.aboard[u] == NOBODY or s.unit(u).on_deck]
