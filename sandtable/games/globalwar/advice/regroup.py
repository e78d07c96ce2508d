"""Non-combat movement over land and by air: troops go where they are needed most, aircraft to safe places near it.

Each stretch of the front has a need, from what stands beyond it and what is to be attacked there. Troops that may leave
their place are sent where need is great and the way short; what they bring is taken off the need, so that several
fronts are manned at once.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.advice.campaigns import RIVALS
from sandtable.games.globalwar.advice.desk import Desk
from sandtable.games.globalwar.advice.front import DEPTH, Front
from sandtable.games.globalwar.advice.garrison import Garrison
from sandtable.games.globalwar.advice.intent import Intent
from sandtable.games.globalwar.advice.offensive import bombs_troops
from sandtable.games.globalwar.groups import counted, named
from sandtable.games.globalwar.markers import FRESH, NO_TASK, NO_UNIT, NOWHERE, PATROL
from sandtable.games.globalwar.movement.reach import movement
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber, nations_in, zones_in
from sandtable.games.globalwar.relations import is_major
from sandtable.games.globalwar.units import AIR
from sandtable.games.globalwar.world import FAR
from sandtable.kernel.action import Action

AT_WAR: Final = 1.5  # how much of what stands beyond a border is needed on this side of it
ATTACKED_SOON: Final = 2.5
PRIZED: Final = 1.5  # so many times that where victory points are won
FEARED: Final = 0.2
RIVAL: Final = 1.0
WATCH: Final = 6.0  # what a border with the rival needs whoever stands beyond it
ASSURED: Final = 1.5  # so many times the pressure may stand in a place; more can go elsewhere
TO_MAN: Final = 5  # zones from which troops come to a place that an objective asks to keep
GROUND: Final = 0.5  # what the value of a stretch adds to its need, for each IPP
BY_RAIL: Final = 2  # zones away from which trains are taken
SAFE: Final = 0.8  # a zone in no more danger than this can take aircraft
NEARER: Final = 2  # zones that are worth a flight
IN_REACH: Final = 2  # zones from which aircraft strike and come back


class Regroup:
    def __init__(self, desk: Desk, front: Front, garrison: Garrison, intent: Intent) -> None:
        self.desk: Final = desk
        self.s: Final = desk.s
        self.front: Final = front
        self.garrison: Final = garrison
        self.intent: Final = intent
        self.world: Final = desk.s.edition.world
        self.open: int = 0  # land that may be walked over
        for nation in desk.orders().nations:
            if front.own >> nation & 1:
                self.open |= desk.sight(nation).friendly
        self.open &= desk.s.rulings.zones & self.world.land
        self.need: Final[dict[ZoneNumber, float]] = {}  # by zone of the front
        self.press: Final[dict[ZoneNumber, float]] = {}  # by zone of a front at war, where whoever is left over goes
        self._ways: Final[dict[ZoneNumber, list[int]]] = {}
        self._see_need()

    # where troops are needed

    def _see_need(self) -> None:
        beyond = self.front.hostile | self.intent.gathered_for | self.intent.effort | self.garrison.feared
        for zone in zones_in(self.open & ~beyond):
            near = self.world.next_on_land[zone] & beyond
            if near:
                pressure = self._pressure(zone, near)
                need = pressure - self._standing(zone)
                if need > 0:
                    self.need[zone] = need
                if near & (self.front.hostile | self.intent.gathered_for | self.intent.effort):
                    self.press[zone] = pressure

    def _pressure(self, zone: ZoneNumber, near: int) -> float:
        """What stands beyond the borders of a zone, by how likely it is to be fought; and what the zone is worth."""
        s = self.s
        total = 0.0
        weight = 0.0
        for beyond in zones_in(near):
            share = FEARED
            sought = (self.intent.gathered_for | self.intent.effort) >> beyond & 1
            works = self.front.is_over_the_line(zone, beyond)  # nobody strikes there: whoever stands there is idle
            if sought and not works:
                share = ATTACKED_SOON * (PRIZED if self.front.is_prized(beyond) else 1.0)
            elif works and (sought or self.front.hostile >> beyond & 1):
                share = FEARED
            elif self.front.hostile >> beyond & 1:
                share = AT_WAR
            elif self._is_rival(s.owner[beyond]):
                share = RIVAL
                total += WATCH
            weight = max(weight, share)
            for u in self._met(beyond) if sought else s.standing[beyond]:
                unit = s.unit(u)
                if unit.on_land() and self._counts(s.nation[u], s.owner[beyond]):
                    total += share * (unit.defence if share >= ATTACKED_SOON else unit.attack)
            total += share * GROUND * self.front.value(beyond)
        return total + weight * (1.0 + GROUND * self.front.value(zone))

    def _met(self, zone: ZoneNumber) -> list[UnitNumber]:
        """Whom an attack on a zone meets there and behind it: in a minor power, which is taken whole, its army; else
        who holds a zone next door that counts for victory, to which the way leads through this one."""
        s = self.s
        owner = s.owner[zone]
        found: list[UnitNumber] = [*s.standing[zone]]
        if is_major(s, owner):
            for beyond in zones_in(self.world.next_on_land[zone] & self.intent.effort & ~(1 << zone)):
                if self.front.is_prized(beyond) and not self.world.next_on_land[beyond] & self.open:
                    found += s.units_of(self.front.enemies, beyond)
            return found
        for beyond in zones_in(self.world.within(1 << zone, DEPTH, self.world.next_on_land) & ~(1 << zone)):
            found += s.units_of(1 << owner, beyond)
        return found

    def _is_rival(self, owner: NationNumber) -> bool:
        s = self.s
        for nation in nations_in(self.front.own):
            for rival in RIVALS.get(s.nation_at(nation).id, ()):
                if not s.surrendered >> s.edition.nations.number[rival] & 1:
                    if s.nation_at(owner).id == rival:
                        return True
                    break
        return False

    def _counts(self, nation: NationNumber, owner: NationNumber) -> bool:
        return nation == owner or self.front.enemies >> nation & 1 == 1

    def _standing(self, zone: ZoneNumber) -> float:
        total = 0.0
        for u in self.s.units_of(self.front.own, zone):
            if self.s.unit(u).on_land():
                total += self.s.unit(u).defence
        return total

    # on foot and by rail

    def man(self) -> None:
        """Where an objective is to be kept and too few stand, the nearest who may leave their place come first; of
        those the weakest in attack."""
        for goal in zones_in(self.open & self.intent.manned):
            wanted = missing = self.garrison.least(goal) - self.garrison.standing(goal)
            way = self._way(goal)
            near = [zone for zone in zones_in(self.open) if 0 < way[zone] <= TO_MAN and self.s.standing[zone]]
            near.sort(key=lambda zone: (way[zone], zone))
            for zone in near:
                if missing <= 0 or not self.desk.is_open:
                    break
                units = [u for u in self.garrison.leaving(zone) if self._may_go(u) and self.s.unit(u).defence][::-1]
                for group in self.desk.alike(units[:missing]):
                    missing -= len(group)
                    self._go(zone, group, goal)
            if missing < wanted:
                self.desk.say("gw-thought-keep", goal)

    def march(self) -> None:
        for zone in zones_in(self.open):
            if not self.s.standing[zone] or not self.desk.is_open:
                continue
            units = [u for u in self._leaving(zone) if self._may_go(u)]
            for group in self.desk.alike(units):
                self._send(zone, group)

    def _leaving(self, zone: ZoneNumber) -> list[UnitNumber]:
        """Of a zone that is needed itself, only what is too much there."""
        if zone in self.need:
            return []
        units = self.garrison.leaving(zone, self._works_before(zone))
        pressure = self.press.get(zone, 0.0)
        if not pressure:
            return units
        left = self._standing(zone) - ASSURED * pressure
        found: list[UnitNumber] = []
        for u in units:
            left -= self.s.unit(u).defence
            if left < 0:
                break
            found.append(u)
        return found

    def _works_before(self, zone: ZoneNumber) -> int:
        """The enemies next door behind works: they are struck from elsewhere, and held there."""
        found = 0
        for beyond in zones_in(self.world.next_on_land[zone] & self.intent.effort):
            found |= 1 << beyond if self.front.is_over_the_line(zone, beyond) else 0
        return found

    def _may_go(self, u: UnitNumber) -> bool:
        s = self.s
        fresh = s.left[u] == FRESH and s.task[u] == NO_TASK and s.aboard[u] == NO_UNIT and not s.marks[u]
        return fresh and s.on_turn(s.nation[u]) and not s.unit(u).home_bound

    def _send(self, zone: ZoneNumber, group: list[UnitNumber]) -> None:
        s = self.s
        goal = self._where(zone)
        if goal == NOWHERE:
            return
        sent = group
        if goal in self.need:
            strength = s.unit(group[0]).defence or 1
            sent = group[: max(1, min(len(group), int(self.need[goal] / strength) + 1))]
            self.need[goal] -= strength * len(sent)
            if self.need[goal] <= 0:
                del self.need[goal]
        self._go(zone, sent, goal)

    def _go(self, zone: ZoneNumber, sent: list[UnitNumber], goal: ZoneNumber) -> None:
        """Some units go as far as they come, by rail if it is far."""
        s = self.s
        way = self._way(goal)
        if way[zone] > BY_RAIL:
            sent = self._by_rail(zone, sent, way)
        while sent and way[s.zone[sent[0]]] and self.desk.is_open:
            here = s.zone[sent[0]]
            if movement(s, self.desk.sight(s.nation[sent[0]]), sent[0]) < 1:
                return
            moved: list[UnitNumber] = []
            for onward in zones_in(self.world.next_on_land[here] & self.open):
                if way[onward] < way[here]:
                    moved = self.desk.move(sent, onward)
                    if moved:
                        break
            sent = moved

    def _where(self, zone: ZoneNumber) -> ZoneNumber:
        """The stretch of the front that is best served from a zone."""
        best = self._best(zone, self.need)
        if best == NOWHERE:
            best = self._best(zone, self.press)
            if best != NOWHERE and self.press[best] < self.press.get(zone, 0.0):
                return NOWHERE
        return best

    def _best(self, zone: ZoneNumber, needs: dict[ZoneNumber, float]) -> ZoneNumber:
        best = NOWHERE
        most = 0.0
        for goal, need in needs.items():
            steps = self._way(goal)[zone]
            if steps < FAR and goal != zone:
                use = need / (1.0 + steps)
                if use > most:
                    best, most = goal, use
        return best

    def _way(self, goal: ZoneNumber) -> list[int]:
        """How far each zone is from a stretch of the front, over open land."""
        found = self._ways.get(goal)
        if found is None:
            steps = [FAR] * self.world.size
            edge = 1 << goal
            reached = 0
            count = 0
            while edge:
                for zone in zones_in(edge):
                    steps[zone] = count
                reached |= edge
                edge = self.world.spread(edge, self.world.next_on_land) & self.open & ~reached
                count += 1
            found = self._ways[goal] = steps
        return found

    def _by_rail(self, zone: ZoneNumber, group: list[UnitNumber], way: list[int]) -> list[UnitNumber]:
        """Trains to the front, or as near to it as the rails go (gw.11.2); gives those who find no room on them."""
        zones = self.world.zones
        ends = [one for one in zones_in(self.open) if way[one] < way[zone] - BY_RAIL]
        ends.sort(key=lambda one: (way[one], one))
        for end in ends[:4]:
            while group:
                name = counted(1, named(self.s, group[0]))
                if not self.desk.give(Action("rail", (name, zones[zone].id, zones[end].id))):
                    break
                group = [u for u in group if self.s.zone[u] == zone]
        return group

    # aircraft

    def bring_home(self) -> None:
        """Aircraft that are abroad fly back, and land where it is safe and the front near."""
        for u in self._aircraft():
            if self.front.in_the_air(u) or not self._lands(u) >> self.s.zone[u] & 1:
                self._fly_to(u, self._berths(u))

    def bring_up(self) -> None:
        """Aircraft in the rear come nearer to the front, or to what a campaign is about, if it is worth a flight."""
        s = self.s
        target = self.intent.effort | self.intent.gathered_for or self.front.hostile
        if not target:
            return
        steps = self.world.distances(target, self.world.next_by_air)
        for u in self._aircraft():
            if not self.desk.is_open:
                return
            if (
                s.left[u] != FRESH
                or s.aboard[u] != NO_UNIT
                or not bombs_troops(s.unit(u))
                or steps[s.zone[u]] <= IN_REACH
            ):
                continue
            berths = self._safe(self._berths(u))
            reach = movement(s, self.desk.sight(s.nation[u]), u)
            best = NOWHERE
            for zone in zones_in(berths):
                near = self.world.steps_by_air(zone)[s.zone[u]] <= reach
                better = best == NOWHERE or steps[zone] < steps[best]
                worth_it = steps[zone] <= max(IN_REACH, steps[s.zone[u]] - NEARER)
                if near and worth_it and better:
                    best = zone
            if best != NOWHERE:
                self._fly_to(u, 1 << best)

    def _aircraft(self) -> list[UnitNumber]:
        s = self.s
        found: list[UnitNumber] = []
        for u in s.numbers():
            zone = s.zone[u]
            flies = zone >= 0 and s.unit(u).kind == AIR and not s.marked(u, PATROL)
            if flies and self.front.own >> s.nation[u] & 1 and s.on_turn(s.nation[u]):
                found.append(u)
        return found

    def _lands(self, u: UnitNumber) -> int:
        return self.desk.sight(self.s.nation[u]).landing(self.s, self.s.unit(u))

    def _berths(self, u: UnitNumber) -> int:
        lands = self._lands(u)
        return lands & self.world.land or lands

    def _safe(self, zones: int) -> int:
        found = 0
        for zone in zones_in(zones & self.world.land):
            held = any(self.s.unit(one).on_land() for one in self.s.units_of(self.front.own, zone))
            if held and self.front.danger(zone) < SAFE:
                found |= 1 << zone
        return found

    def _fly_to(self, u: UnitNumber, berths: int) -> None:
        """Step by step to the nearest of some zones, a safe one if the way is as short."""
        s = self.s
        sight = self.desk.sight(s.nation[u])
        left = movement(s, sight, u)
        near = berths & sight.reach(s, s.zone[u], left)
        safe = self._safe(near)
        goal = safe or near or self._lands(u) & sight.reach(s, s.zone[u], left)
        if not goal or goal >> s.zone[u] & 1:
            return
        layers = [goal]
        open_air = sight.open_air(s) | goal
        for _ in range(left):
            layers.append(layers[-1] | self.world.spread(layers[-1], sight.skies) & open_air)
        while self.desk.is_open and not goal >> s.zone[u] & 1:
            here = s.zone[u]
            ahead = next((n for n, layer in enumerate(layers) if layer >> here & 1 or n == len(layers) - 1), 0)
            if not self._hop(u, here, layers[max(0, ahead - 1)]):
                return

    def _hop(self, u: UnitNumber, here: ZoneNumber, layer: int) -> bool:
        zones = self.world.zones
        for onward in zones_in(self.world.next_by_air[here] & layer):
            if self.desk.give(Action("move", (named(self.s, u), zones[here].id, zones[onward].id))):
                return True
        return False
