"""The war as a bot's seat sees it: who stands where with what strength, where the enemy is near, what land is worth."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.abilities import storms_cities
from sandtable.games.globalwar.combat.field import Field
from sandtable.games.globalwar.combat.fire import SIDES_OF_DIE
from sandtable.games.globalwar.combat.modifiers import attack, defence
from sandtable.games.globalwar.combat.muster import surrounded
from sandtable.games.globalwar.combat.troops import Troop
from sandtable.games.globalwar.markers import NO_UNIT
from sandtable.games.globalwar.numbering import Seat, UnitNumber, ZoneNumber, nations_in, zones_in
from sandtable.games.globalwar.odds.volleys import LATER
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR, INFANTRY, ROCKET

SHAKY: Final = 0.7  # of their attack is left to troops that may flee: gw.15.7.a
FORTRESS: Final = 1.5  # attackers that fall before works
TOLL: Final = 1.5  # rounds of fire that the troops of an attack must outlive, for aircraft take no land
ENOUGH: Final = 3.0  # more is not sent
OVERWHELMING: Final = 8.0  # hardly anybody is lost: more do not come
SWEEPING: Final = 99.0  # against nobody
OBJECTIVE_WORTH: Final = 2.5  # of a point, in IPP of land
PLAIN_WORTH: Final = 0.5  # of any land
DEPTH: Final = 2  # zones behind a coast that are looked at before a landing
BEHIND: Final = 0.5  # of the value of each of them


class Front:
    """One look at the map, for some nations of a seat. Strength is a sum of combat values and a number of units, as far
    as they are on land. ``wanted``: land of nations at peace that is to be attacked as an enemy's is."""

    def __init__(self, s: GlobalWar, seat: Seat, nations: int = -1, wanted: int = 0) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.own: int = 0  # the seat's nations that it is about, as a set
        self.enemies: int = 0
        for nation in s.edition.nations.numbers:
            if s.seat_of(nation) == seat and nations >> nation & 1:
                self.own |= 1 << nation
                self.enemies |= s.enemies[nation]
        self.enemies &= ~self.own
        world = s.edition.world
        usa = s.edition.nations.number["usa"]
        self.land: Final = s.rulings.zones & world.land
        self.hostile: int = 0  # land zones of enemies, or with their land units, and those that are wanted
        for zone in zones_in(self.land):
            if self.enemies >> s.owner[zone] & 1 or any(s.unit(u).on_land() for u in s.units_of(self.enemies, zone)):
                self.hostile |= 1 << zone
        for zone in zones_in(wanted & self.land & ~self.hostile):
            self.enemies |= 1 << s.owner[zone]
            self.hostile |= 1 << zone
        if not self.own & s.edition.families[usa] and not self.enemies >> usa & 1:
            self.hostile &= ~s.edition.americas  # whoever lands there has the USA against him: gw.5.5
        self.steps: Final = world.distances(self.hostile, world.next_on_land)
        self._danger: Final[dict[ZoneNumber, float]] = {}

    # strength

    def field(self, zone: ZoneNumber) -> Field:
        """The ground of a land battle."""
        place = self.s.edition.world.zones[zone]
        storms = any(storms_cities(self.s, nation) for nation in nations_in(self.own))
        cut_off = place.city and surrounded(self.s, zone)
        return Field(terrain=place.terrain, city=place.city, surrounded=cut_off, blitzkrieg=storms)

    def attack_of(self, u: UnitNumber, field: Field, supported: bool = False) -> float:
        """What a unit rolls at when it attacks over some ground."""
        unit = self.s.unit(u)
        value = attack(Troop(unit), field, LATER, supported)
        shaky = self.s.nation_at(self.s.nation[u]).id == "kmt" and unit.id in ("infantry", "cavalry")
        return value * SHAKY if shaky else float(value)

    def attackers(self, zone: ZoneNumber) -> list[UnitNumber]:
        """The seat's units that have a battle to fight in a zone."""
        s = self.s
        return [u for u in s.units_of(self.own, zone) if s.task[u] and s.aboard[u] == NO_UNIT and s.unit(u).attack]

    def defenders(self, zone: ZoneNumber, nations: int) -> list[UnitNumber]:
        """Whoever would defend a land zone."""
        s = self.s
        return [
            u
            for u in s.units_of(nations, zone)
            if s.unit(u).kind != ROCKET and not s.unit(u).at_sea() and s.unit(u).defence
        ]

    def chances(self, attackers: list[UnitNumber], zone: ZoneNumber, landing: int = 0, shells: int = 0) -> float:
        """How much stronger an attack is than the defence it meets: the square law, by values and by numbers.

        ``landing``: so many of them come from the sea; ``shells``: what ships bombard with before (gw.10.8).
        """
        standing = self.defenders(zone, self.enemies)
        if not standing:
            return SWEEPING
        field = self.field(zone)
        defending = 0.0
        for u in standing:
            defending += defence(Troop(self.s.unit(u)), field, LATER)
        left = max(0.5, len(standing) - shells / SIDES_OF_DIE)
        defending *= left / len(standing)
        more_lost = min(float(landing), defending / SIDES_OF_DIE)  # losses on the beach are double: gw.10.8.3.b
        if self._is_fortified(zone) and not self.s.edition.place["maginot-line"] >> zone & 1:
            more_lost += FORTRESS  # gw.13.2.6
        count = max(0.0, len(attackers) - more_lost)
        found = self._weight(attackers, field) * count * count / (len(attackers) or 1) / (defending * left)
        troops = len([u for u in attackers if self.s.unit(u).on_land()])
        return found * min(1.0, troops / (1.0 + TOLL * defending / SIDES_OF_DIE)) ** 2

    def _is_fortified(self, zone: ZoneNumber) -> bool:
        return any(self.s.facility(site).id == "fortification" for site in self.s.sites[zone])

    def is_over_the_line(self, start: ZoneNumber, zone: ZoneNumber) -> bool:
        """Whether a way leads over the Maginot Line, where every loss is double (gw.13.2.6.c): nobody goes there."""
        line = self.s.edition.place["maginot-line"]
        return line >> start & 1 == 1 and line >> zone & 1 == 1 and self._is_fortified(zone)

    def _weight(self, attackers: list[UnitNumber], field: Field) -> float:
        """The values of an attack together; a gun supports one infantry (gw.13.1.1.a)."""
        guns = 0
        for u in attackers:
            guns += 1 if self.s.unit(u).supports else 0
        total = 0.0
        for u in attackers:
            supported = guns > 0 and self.s.unit(u).kind == INFANTRY
            guns -= 1 if supported else 0
            total += self.attack_of(u, field, supported)
        return total

    def strength_beside(self, zone: ZoneNumber, within: int = -1) -> float:
        """What the enemy's troops next door could attack a zone with, by the square law; only from some zones."""
        return self._strength_of(self.s.edition.world.next_on_land[zone] & within, 0)

    def strength_around(self, zone: ZoneNumber) -> float:
        """The same with those who come from two zones away in one turn."""
        world = self.s.edition.world
        beside = world.next_on_land[zone]
        return self._strength_of(beside, world.within(1 << zone, 2, world.next_on_land) & ~beside & ~(1 << zone))

    def strength_inland(self, zone: ZoneNumber, within: int = -1) -> float:
        """The same with all who stand two zones away, fast or not."""
        world = self.s.edition.world
        return self._strength_of(world.within(1 << zone, 2, world.next_on_land) & within, 0)

    def _strength_of(self, near: int, far: int) -> float:
        """Of the enemy's troops in the near zones, and of the fast ones in the far zones."""
        s = self.s
        strength = 0.0
        count = 0
        for beyond in zones_in((near | far) & self.hostile):
            for u in s.units_of(self.enemies, beyond):
                unit = s.unit(u)
                if unit.on_land() and (near >> beyond & 1 or unit.move > 1):
                    strength += unit.attack
                    count += 1
        return strength * count

    def danger(self, zone: ZoneNumber) -> float:
        """How strongly the enemy could attack a zone from next door, against those who stand there now."""
        found = self._danger.get(zone)
        if found is None:
            found = self._danger[zone] = self._threat(zone)
        return found

    def _threat(self, zone: ZoneNumber) -> float:
        strength = self.strength_beside(zone)
        if not strength:
            return 0.0
        held = 1.0
        standing = 1
        for u in self.defenders(zone, self.own):
            held += self.s.unit(u).defence
            standing += 1
        return strength / (held * standing)

    # worth

    def value(self, zone: ZoneNumber) -> float:
        """What a land zone is worth to hold: its income, and the points it helps to."""
        s = self.s
        found = PLAIN_WORTH + s.edition.world.zones[zone].ipp
        if s.edition.place["victory-cities"] >> zone & 1:
            found += OBJECTIVE_WORTH
        for objective in s.rulings.objectives:
            if objective.zones >> zone & 1:
                found += OBJECTIVE_WORTH * objective.points / objective.count
        return found

    def is_prized(self, zone: ZoneNumber) -> bool:
        """Whether a zone counts for victory by itself, or with others for an objective of the own side."""
        s = self.s
        if s.edition.place["victory-cities"] >> zone & 1:
            return True
        for one in s.rulings.objectives:
            ours = self.own >> one.nation & 1 if one.nation >= 0 else s.rulings.sides[self.seat] >> one.alliance & 1
            if ours and one.zones >> zone & 1:
                return True
        return False

    def promise(self, zone: ZoneNumber) -> float:
        """What a landing in an enemy's zone leads to: its value, and a part of what lies behind it."""
        world = self.s.edition.world
        found = self.value(zone)
        for beyond in zones_in(world.within(1 << zone, DEPTH, world.next_on_land) & self.hostile & ~(1 << zone)):
            found += BEHIND * self.value(beyond)
        return found

    def in_the_air(self, u: UnitNumber) -> bool:
        """Whether an aircraft has left its base in this turn."""
        return self.s.unit(u).kind == AIR and self.s.left[u] >= 0
