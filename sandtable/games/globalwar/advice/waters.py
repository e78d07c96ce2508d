"""The sea as a bot's seat sees it: which waters are open to its ships, and how far each ship has to go."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.advice.desk import Desk
from sandtable.games.globalwar.advice.front import Front
from sandtable.games.globalwar.advice.garrison import Garrison
from sandtable.games.globalwar.groups import named
from sandtable.games.globalwar.markers import (
    FOUGHT,
    FRESH,
    GHOST,
    NO_TASK,
    NO_UNIT,
    REPAIRING,
    RETREATED,
    UNLOADED,
)
from sandtable.games.globalwar.movement.reach import movement
from sandtable.games.globalwar.movement.sealift import starting_seas
from sandtable.games.globalwar.numbering import UnitNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.units import INFANTRY
from sandtable.games.globalwar.world import FAR
from sandtable.kernel.action import Action

STAYING: Final = FOUGHT | GHOST | REPAIRING | RETREATED | UNLOADED  # marks of ships that go nowhere in this turn
ISLAND: Final = 1  # so many stay on an island


class Waters:
    """One look at the sea zones in play. ``held`` are those where warships or patrols of the enemy wait."""

    def __init__(self, desk: Desk, front: Front, garrison: Garrison) -> None:
        s = desk.s
        self.s: Final = s
        self.desk: Final = desk
        self.front: Final = front
        self.garrison: Final = garrison
        self.nations: Final = [nation for nation in desk.orders().nations if front.own >> nation & 1]
        self.seas: Final = s.edition.world.sea & s.rulings.zones
        self.held: int = 0
        self.strange: int = 0  # where ships of others lie with whom there is no war
        for nation in self.nations:
            sight = desk.sight(nation)
            self.held |= (sight.stopping | sight.patrols) & self.seas
            self.strange |= sight.strangers
        self._steps: Final[dict[tuple[int, int], list[int]]] = {}

    def ships(self, also: int = 0) -> list[UnitNumber]:
        """The ships in this war that can still be sent somewhere, and those that stay because of some marks alone."""
        s = self.s
        fighting = [nation for nation in self.nations if s.enemies[nation] & self.front.enemies]
        found: list[UnitNumber] = []
        for u in s.numbers():
            zone = s.zone[u]
            if zone < 0 or s.nation[u] not in fighting or not s.unit(u).at_sea():
                continue
            if s.task[u] == NO_TASK and not s.marks[u] & STAYING & ~also:
                found.append(u)
        return found

    def transports(self) -> list[UnitNumber]:
        """Those with a hold; one that has unloaded still carries what is left on board."""
        return [u for u in self.ships(UNLOADED) if self.s.unit(u).hold]

    def moves(self, ship: UnitNumber) -> int:
        return movement(self.s, self.desk.sight(self.s.nation[ship]), ship)

    def steps(self, start: int, into: int = 0) -> list[int]:
        """How far each sea zone is from some, through open waters; ``into``: held zones that are sailed into."""
        found = self._steps.get((start, into))
        if found is None:
            found = self._steps[(start, into)] = self._spread(start, into)
        return found

    def _spread(self, start: int, into: int) -> list[int]:
        world = self.s.edition.world
        steps = [FAR] * world.size
        reached = 0
        edge = start & self.seas
        count = 0
        while edge:
            reached |= edge
            onward = 0
            for zone in zones_in(edge):
                steps[zone] = count
                if count == 0 or not self.held >> zone & 1:
                    onward |= world.next_at_sea[zone]
            edge = onward & self.seas & (into | ~self.held) & ~reached
            count += 1
        return steps

    def from_ship(self, ship: UnitNumber) -> list[int]:
        return self.steps(starting_seas(self.s, ship))

    def sail(self, ship: UnitNumber, steps: list[int]) -> bool:
        """The ship alone goes a zone nearer to where the steps lead."""
        s = self.s
        world = s.edition.world
        start = s.zone[ship]
        left = steps[start] if start >= world.lands else FAR
        goals = [
            goal
            for goal in zones_in((world.next_at_sea[start] | world.coasts[start]) & self.seas)
            if steps[goal] < left
        ]
        goals.sort(key=lambda goal: steps[goal])
        for goal in goals:
            if self.desk.give(Action("move", (named(s, ship), world.zones[start].id, world.zones[goal].id))):
                return True
        return False

    def sail_to(self, ship: UnitNumber, steps: list[int]) -> None:
        """As far as it comes."""
        while self.sail(ship, steps):
            pass

    def load(self, u: UnitNumber, ship: UnitNumber) -> bool:
        """A unit goes on board from where it stands, if it may."""
        s = self.s
        zones = s.edition.world.zones
        return self.desk.give(
            Action("load", (named(s, u), zones[s.zone[u]].id, named(s, ship), zones[s.zone[ship]].id))
        )

    def unload(self, u: UnitNumber, land: ZoneNumber) -> bool:
        """A unit on board goes ashore, if it may."""
        s = self.s
        zones = s.edition.world.zones
        return self.desk.give(Action("unload", (named(s, u), zones[s.zone[u]].id, zones[land].id)))

    def boarding(self, land: ZoneNumber) -> list[UnitNumber]:
        """Who can go on board in a zone and is not needed there: infantry and other arms in turn, to fill a hold."""
        s = self.s
        infantry: list[UnitNumber] = []
        others: list[UnitNumber] = []
        for u in self.garrison.leaving(land):
            unit = s.unit(u)
            if unit.home_bound or not unit.attack or s.left[u] != FRESH or s.marks[u] or not s.on_turn(s.nation[u]):
                continue
            if unit.kind == INFANTRY:
                infantry.append(u)
            else:
                others.append(u)
        found: list[UnitNumber] = []
        while infantry or others:
            if infantry:
                found.append(infantry.pop(0))
            if others:
                found.append(others.pop(0))
        stay = ISLAND if self.front.steps[land] == FAR else 0
        return found[: max(0, len(found) - stay)]

    def enemies_in(self, sea: ZoneNumber) -> list[UnitNumber]:
        """The ships and patrols of the enemy in a sea zone."""
        s = self.s
        return [u for u in s.units_of(self.front.enemies, sea) if s.aboard[u] == NO_UNIT or s.unit(u).on_deck]
