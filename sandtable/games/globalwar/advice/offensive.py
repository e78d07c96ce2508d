"""Combat movement: what is annexed, which zones are attacked over land and from the air, and by whom.

Every zone that is hostile or wanted is looked at once, the best first. Whoever can be there and may leave his place is
counted, and the attack is ordered if the odds are good.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.advice.desk import Desk
from sandtable.games.globalwar.advice.front import ENOUGH, OVERWHELMING, Front
from sandtable.games.globalwar.advice.garrison import Garrison
from sandtable.games.globalwar.advice.intent import Intent
from sandtable.games.globalwar.advice.stances import USUAL, Stance
from sandtable.games.globalwar.groups import counted, named
from sandtable.games.globalwar.markers import BATTLE, FOUGHT, FRESH, NO_TASK, NO_UNIT, RETREATED
from sandtable.games.globalwar.movement.reach import movement
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber, nations_in, zones_in
from sandtable.games.globalwar.pacts.spheres import why_out_of_sphere
from sandtable.games.globalwar.units import AIR, Unit
from sandtable.kernel.action import Action

IN_A_CAMPAIGN: Final = 0.85  # of the odds asked for elsewhere are enough for what a campaign is about
NEARLY: Final = 0.4  # of the odds asked for, from which on an army next door is kept together
BRIDGEHEAD: Final = 4  # troops that are more than a handful
ROAD: Final = 10.0  # what the way to a capital adds to the value of a zone
SPENT: Final = FOUGHT | RETREATED


class Column:
    """A land unit and the zones it goes through to an attack."""

    def __init__(self, u: UnitNumber, path: tuple[ZoneNumber, ...]) -> None:
        self.u: Final = u
        self.path: Final = path


class Offensive:
    def __init__(self, desk: Desk, front: Front, garrison: Garrison, intent: Intent, stance: Stance = USUAL) -> None:
        self.desk: Final = desk
        self.stance: Final = stance
        self.s: Final = desk.s
        self.front: Final = front
        self.garrison: Final = garrison
        self.intent: Final = intent
        self.world: Final = desk.s.edition.world
        self.committed: int = 0  # zones that are attacked, some of them before somebody interfered
        for zone in zones_in(front.hostile):
            self.committed |= 1 << zone if front.attackers(zone) else 0
        self.awaited: int = 0  # zones that count for victory, for which an army gathers that is nearly strong enough
        self._free: Final[dict[tuple[ZoneNumber, ZoneNumber], frozenset[UnitNumber]]] = {}

    # annexing

    def annex(self) -> None:
        """gw.5.6: one of the units next door walks in."""
        for goal in zones_in(self.intent.taken_over):
            if any(self._walks_in(u, goal) for u in self._neighbours(goal)):
                self.desk.say("gw-thought-annex", goal)

    def _neighbours(self, goal: ZoneNumber) -> list[UnitNumber]:
        found: list[UnitNumber] = []
        for start in zones_in(self.world.next_on_land[goal] & self.world.land):
            found += [u for u in self.s.units_of(self.front.own, start) if self._is_fresh(u)]
        return found

    def _walks_in(self, u: UnitNumber, goal: ZoneNumber) -> bool:
        zones = self.world.zones
        return self.desk.give(Action("annex", (named(self.s, u), zones[self.s.zone[u]].id, zones[goal].id)))

    # over land

    def targets(self) -> list[ZoneNumber]:
        """The zones to look at, the most valuable first."""
        found = [zone for zone in zones_in(self.front.hostile) if self._is_near(zone) and self._is_allowed(zone)]
        found.sort(key=lambda zone: (-self.front.value(zone) - (ROAD if self._leads_on(zone) else 0.0), zone))
        return found

    def _leads_on(self, zone: ZoneNumber) -> bool:
        """Whether a campaign comes to the capital of its victim here, or next door to it."""
        if not self.intent.effort >> zone & 1:
            return False
        return any(
            self._is_seat(one) for one in zones_in((self.world.next_on_land[zone] | 1 << zone) & self.front.hostile)
        )

    def opens_the_way(self) -> bool:
        """Whether an attack that is ordered leads to the capital of a major power, which a Blitzkrieg would storm."""
        return any(self._leads_on(zone) for zone in zones_in(self.committed))

    def _is_seat(self, zone: ZoneNumber) -> bool:
        """Whether a zone is the capital of a major power that is an enemy."""
        owner = self.s.owner[zone]
        return self.s.majors >> owner & 1 == 1 and self.s.capital[owner] == zone

    def _is_allowed(self, zone: ZoneNumber) -> bool:
        """Whether no pact leaves the zone to the other side; else troops would be on their way there for nothing."""
        return all(why_out_of_sphere(self.s, nation, zone) is None for nation in self._acting())

    def _is_near(self, zone: ZoneNumber) -> bool:
        s = self.s
        for start in zones_in(self.world.within(1 << zone, 2, self.world.next_on_land) & self.front.land):
            if any(s.unit(u).on_land() for u in s.units_of(self.front.own, start)):
                return True
        return False

    def attack_over_land(self) -> None:
        """On the way to a capital no other war is opened: who goes there is missed in the second blow."""
        for zone in self.targets():
            if not self.desk.is_open:
                return
            begun = self.committed >> zone & 1 == 1
            if not begun and not (self._is_at_peace(zone) and self.opens_the_way()):
                self.attack(zone)
        self._reinforce()

    def _reinforce(self) -> None:
        """Whoever is left over joins an attack that has been ordered, the weakest first: many lose less than few, and
        the cheap fall before the dear."""
        begun = [*zones_in(self.committed)]
        begun.sort(key=lambda zone: (-self.front.value(zone), zone))
        for zone in begun:
            columns = self.columns(zone)[::-1]
            while columns and self.desk.is_open:
                if self.front.chances(self.front.attackers(zone), zone) >= OVERWHELMING:
                    break
                first = columns[0]
                alike = [one for one in columns if one.path == first.path and self._same(one.u, first.u)]
                self._march([one.u for one in alike], first.path)
                columns = [one for one in columns if one not in alike]
            self._free.clear()

    def attack(self, zone: ZoneNumber) -> bool:
        """Send what it takes into a zone, if there is enough of it."""
        columns = self.columns(zone)
        if not columns:
            return False
        standing = self.front.defenders(zone, self.front.enemies)
        support = self.support(zone) if standing else []
        force = [column.u for column in columns]
        needed = self.needed(zone)
        chances = self.front.chances(force + support, zone)
        kept = self.keeps(zone, force, chances)
        raid = float("inf") if self._is_at_peace(zone) else self._for_a_raid(zone)  # nobody is made an enemy for that
        if chances < (needed if kept else raid):
            if self.intent.effort >> zone & 1:
                self.desk.say("gw-thought-wait", zone, chances)
                if self.front.is_prized(zone) and chances >= NEARLY * needed:
                    self.awaited |= 1 << zone
                    self._free.clear()
            return False
        sent = self._send(zone, columns, support, needed, kept)
        if sent:
            self.desk.say("gw-thought-attack", zone, chances)
        if sent and standing:
            self._fly(zone, support)
        return sent

    def join(self, zone: ZoneNumber, support: list[UnitNumber]) -> None:
        """Troops have landed in a zone: who can march there and who can fly there helps them."""
        self.committed |= 1 << zone
        self._free.clear()
        self._send(zone, self.columns(zone), support, self.needed(zone), True)
        self._fly(zone, support)

    def needed(self, zone: ZoneNumber) -> float:
        """How sure an attack has to be."""
        stance = self.stance
        least = stance.against_a_city if self.world.zones[zone].city else stance.good
        if self.intent.effort >> zone & 1:
            least *= IN_A_CAMPAIGN
        return self._for_points(zone) * (max(least, stance.opening) if self._is_at_peace(zone) else least)

    def needed_ashore(self, zone: ZoneNumber) -> float:
        return max(self.needed(zone), self._for_points(zone) * self.stance.on_a_beach)

    def _for_a_raid(self, zone: ZoneNumber) -> float:
        return max(self.needed(zone), self._for_points(zone) * self.stance.for_a_raid)

    def _for_points(self, zone: ZoneNumber) -> float:
        return self.stance.for_points if self.front.is_prized(zone) else 1.0

    def _is_at_peace(self, zone: ZoneNumber) -> bool:
        """Whether an attack on a zone would open a war."""
        s = self.s
        return not any(s.enemies[nation] >> s.owner[zone] & 1 for nation in nations_in(self.front.own))

    def keeps(self, zone: ZoneNumber, force: list[UnitNumber], chances: float) -> bool:
        """Whether those who are left of an attack hold what it takes against whoever stands next door."""
        return self._holds(zone, force, chances, self.front.strength_beside(zone, self._left_alone(zone)))

    def stays_ashore(self, zone: ZoneNumber, force: list[UnitNumber], chances: float) -> bool:
        """The same of troops that come from the sea; a handful has to do with all who are there in two turns."""
        if len(force) >= BRIDGEHEAD:
            return self.keeps(zone, force, chances)
        return self._holds(zone, force, chances, self.front.strength_inland(zone, self._left_alone(zone)))

    def _left_alone(self, zone: ZoneNumber) -> int:
        """The zones from which an enemy strikes back at those who take a zone."""
        return ~self.committed & ~(1 << zone)

    def _holds(self, zone: ZoneNumber, force: list[UnitNumber], chances: float, beside: float) -> bool:
        if not beside or self._is_seat(zone):  # with its capital falls the army next door
            return True
        defence = 0.0
        for u in force:
            defence += self.s.unit(u).defence
        left = max(0.0, 1.0 - 1.0 / max(chances, 1.0))  # of the strength, by the square law
        return beside <= self.stance.holds * left * defence * len(force)

    def _send(
        self, zone: ZoneNumber, columns: list[Column], support: list[UnitNumber], needed: float, kept: bool
    ) -> bool:
        """The weakest go first, until more are not needed: they fall before the others and are the least use elsewhere.
        What cannot be ``kept`` is raided by no more than it takes."""
        sent: list[UnitNumber] = []
        standing = bool(self.front.defenders(zone, self.front.enemies))
        columns = columns[::-1]
        while columns:
            first = columns[0]
            alike = [one for one in columns if one.path == first.path and self._same(one.u, first.u)]
            if sent and self._is_enough(zone, sent, support, standing, needed, kept):
                break
            count = len(alike) if standing else 1
            gone = self._march([one.u for one in alike[:count]], first.path)
            sent += gone
            columns = [one for one in columns if one.u not in gone and one not in alike]
            if not self.desk.is_open:
                break
        if sent:
            self.committed |= 1 << zone
            self._free.clear()
        return bool(sent)

    def _is_enough(
        self,
        zone: ZoneNumber,
        sent: list[UnitNumber],
        support: list[UnitNumber],
        standing: bool,
        needed: float,
        kept: bool,
    ) -> bool:
        """Whether those who go win for sure, and hold what they take against those next door."""
        defence = 0.0
        for u in sent:
            defence += self.s.unit(u).defence
        beside = self.front.strength_beside(zone, self._left_alone(zone))
        if kept and beside > self.stance.holds * defence * len(sent):
            return False
        return not standing or self.front.chances(sent + support, zone) >= max(ENOUGH, needed)

    def _same(self, u: UnitNumber, other: UnitNumber) -> bool:
        return self.s.kind[u] == self.s.kind[other] and self.s.zone[u] == self.s.zone[other]

    def _march(self, units: list[UnitNumber], path: tuple[ZoneNumber, ...]) -> list[UnitNumber]:
        for zone in path:
            units = self.desk.move(units, zone) if units else []
        return units

    def columns(self, zone: ZoneNumber) -> list[Column]:
        """Whoever could march into a zone in this turn, the strongest first."""
        s = self.s
        found: list[Column] = []
        borders = zones_in(self.world.next_on_land[zone] & self.front.land)
        near = [start for start in borders if not self.front.is_over_the_line(start, zone)]
        seen: set[UnitNumber] = set()
        for start in near:
            for u in self.free(start, zone):
                if self._moves(u) >= 1:
                    seen.add(u)
                    found.append(Column(u, (zone,)))
        for middle in near:
            if not self._is_friendly(middle):
                continue
            for start in zones_in(self.world.next_on_land[middle] & self.front.land & ~self.front.hostile):
                for u in self.free(start, zone):
                    if u not in seen and s.unit(u).move > 1 and self._moves(u) >= 2:
                        seen.add(u)
                        found.append(Column(u, (middle, zone)))
        field = self.front.field(zone)
        found.sort(key=lambda column: (-self.front.attack_of(column.u, field), column.path, s.kind[column.u], column.u))
        return self._of_one_family(found)

    def _of_one_family(self, columns: list[Column]) -> list[Column]:
        """gw.7.1.a: nations that share a turn without being one do not attack together."""
        if not columns:
            return columns
        families = self.s.edition.families
        strongest = max(columns, key=lambda one: self._strength(columns, families[self.s.nation[one.u]]))
        chosen = families[self.s.nation[strongest.u]]
        return [one for one in columns if families[self.s.nation[one.u]] == chosen]

    def _strength(self, columns: list[Column], family: int) -> int:
        return sum([self.s.unit(one.u).attack for one in columns if family >> self.s.nation[one.u] & 1])

    def _is_friendly(self, zone: ZoneNumber) -> bool:
        return any(self.desk.sight(nation).friendly >> zone & 1 for nation in self._acting())

    def _acting(self) -> list[NationNumber]:
        return [nation for nation in self.desk.orders().nations if self.front.own >> nation & 1]

    def free(self, zone: ZoneNumber, goal: ZoneNumber) -> frozenset[UnitNumber]:
        """Who may leave a zone for an attack on another; next to a prize that is awaited only for the campaign."""
        found = self._free.get((zone, goal))
        if found is None and self.world.next_on_land[zone] & self.awaited and not self.intent.effort >> goal & 1:
            found = self._free[(zone, goal)] = frozenset()
        if found is None:
            leaving = self.garrison.leaving(zone, self.committed | 1 << goal) if self.s.standing[zone] else []
            found = frozenset([u for u in leaving if self._is_fresh(u) and self.s.unit(u).attack > 0])
            self._free[(zone, goal)] = found
        return found

    def _is_fresh(self, u: UnitNumber) -> bool:
        s = self.s
        idle = s.task[u] == NO_TASK and s.left[u] == FRESH and s.aboard[u] == NO_UNIT and not s.marks[u] & SPENT
        return idle and s.unit(u).on_land() and s.on_turn(s.nation[u])

    def _moves(self, u: UnitNumber) -> int:
        return movement(self.s, self.desk.sight(self.s.nation[u]), u)

    # from the air

    def support(self, zone: ZoneNumber) -> list[UnitNumber]:
        """Aircraft in reach of a zone that could help and come back."""
        s = self.s
        steps = self.world.steps_by_air(zone)
        found: list[UnitNumber] = []
        for u in s.numbers():
            place = s.zone[u]
            if place < 0 or not self.front.own >> s.nation[u] & 1 or not bombs_troops(s.unit(u)):
                continue
            idle = s.task[u] == NO_TASK and s.left[u] == FRESH and not s.marks[u] and s.on_turn(s.nation[u])
            if idle and steps[place] <= self._moves(u) // 2:
                found.append(u)
        return found

    def _fly(self, zone: ZoneNumber, support: list[UnitNumber]) -> None:
        """Aircraft join a battle until it is strong enough."""
        s = self.s
        steps = self.world.steps_by_air(zone)
        for u in support:
            attackers = [one for one in s.units_of(self.front.own, zone) if s.task[one] == BATTLE]
            if not self.desk.is_open or self.front.chances(attackers, zone) >= ENOUGH:
                return
            while self.desk.is_open and s.zone[u] != zone and self._fly_on(u, steps):
                pass
            if s.zone[u] == zone and s.task[u] == NO_TASK:
                self.desk.give(Action("attack", (counted(1, named(s, u)), self.world.zones[zone].id)))

    def _fly_on(self, u: UnitNumber, steps: list[int]) -> bool:
        """One zone nearer."""
        zones = self.world.zones
        here = self.s.zone[u]
        for goal in zones_in(self.world.next_by_air[here] & self.s.rulings.zones):
            act = Action("move", (named(self.s, u), zones[here].id, zones[goal].id))
            if steps[goal] < steps[here] and self.desk.give(act):
                return True
        return False


def bombs_troops(unit: Unit) -> bool:
    """Whether it is an aircraft that helps in battles on land."""
    return unit.kind == AIR and unit.attack > 0 and not unit.only_hits
