"""The war as a bot's seat sees it: who stands where with what strength, where the enemy is near, what land is worth."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.state import NOBODY, GlobalWar
from sandtable.games.globalwar.units import AIR, ROCKET
from sandtable.games.globalwar.world import members

SHAKY: Final = 0.7  # of their attack is left to troops that may flee: gw.15.7.a
SWEEPING: Final = 99.0  # against nobody
OBJECTIVE_WORTH: Final = 2.5  # of a point, in IPP of land
PLAIN_WORTH: Final = 0.5  # of any land


class Front:
    """One look at the map. Strength is a sum of combat values and a number of units, as far as they are on land."""

    def __init__(self, s: GlobalWar, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.own: int = 0  # the seat's nations, as a set
        self.enemies: int = 0
        for nation in range(len(s.enemies)):
            if s.seat_of(nation) == seat:
                self.own |= 1 << nation
                self.enemies |= s.enemies[nation]
        self.enemies &= ~self.own
        world = s.edition.world
        self.land: Final = s.rulings.zones & world.land
        self.hostile: int = 0  # land zones of enemies, or with their land units
        for zone in members(self.land):
            if self.enemies >> s.owner[zone] & 1 or any(s.unit(u).on_land() for u in s.units_of(self.enemies, zone)):
                self.hostile |= 1 << zone
        self.steps: Final = world.distances(self.hostile, world.next_on_land)

    # strength

    def attack_of(self, u: int) -> float:
        unit = self.s.unit(u)
        shaky = self.s.nation_at(self.s.nation[u]).id == "kmt" and unit.id in ("infantry", "cavalry")
        return unit.attack * SHAKY if shaky else float(unit.attack)

    def attackers(self, zone: int) -> list[int]:
        """The seat's units that have a battle to fight in a zone."""
        s = self.s
        return [u for u in s.units_of(self.own, zone) if s.task[u] and s.aboard[u] == NOBODY and s.unit(u).attack]

    def defenders(self, zone: int, nations: int) -> list[int]:
        """Whoever would defend a land zone."""
        s = self.s
        return [
            u
            for u in s.units_of(nations, zone)
            if s.unit(u).kind != ROCKET and not s.unit(u).at_sea() and s.unit(u).defence
        ]

    def chances(self, attackers: list[int], zone: int) -> float:
        """How much stronger an attack is than the defence it meets: the square law, by values and by numbers."""
        s = self.s
        attack = 0.0
        for u in attackers:
            attack += self.attack_of(u)
        defence = 0.0
        standing = self.defenders(zone, self.enemies)
        for u in standing:
            defence += s.unit(u).defence
        if not standing:
            return SWEEPING
        if s.edition.world.zones[zone].city:
            defence += len(standing)
        return attack * len(attackers) / (defence * len(standing))

    def strength_beside(self, zone: int, within: int = -1) -> float:
        """What the enemy's troops next door could attack a zone with, by the square law; only from some zones."""
        s = self.s
        attack = 0.0
        count = 0
        for beyond in members(s.edition.world.next_on_land[zone] & self.hostile & within):
            for u in s.units_of(self.enemies, beyond):
                if s.unit(u).on_land():
                    attack += s.unit(u).attack
                    count += 1
        return attack * count

    def danger(self, zone: int) -> float:
        """How strongly the enemy could attack a zone from next door, against those who stand there now."""
        attack = self.strength_beside(zone)
        if not attack:
            return 0.0
        defence = 1.0
        standing = 1
        for u in self.defenders(zone, self.own):
            defence += self.s.unit(u).defence
            standing += 1
        return attack / (defence * standing)

    # worth

    def value(self, zone: int) -> float:
        """What a land zone is worth to hold: its income, and the points it helps to."""
        s = self.s
        found = PLAIN_WORTH + s.edition.world.zones[zone].ipp
        if s.edition.place["victory-cities"] >> zone & 1:
            found += OBJECTIVE_WORTH
        for objective in s.rulings.objectives:
            if objective.zones >> zone & 1:
                found += OBJECTIVE_WORTH * objective.points / objective.count
        return found

    def in_the_air(self, u: int) -> bool:
        """Whether an aircraft has left its base in this turn."""
        return self.s.unit(u).kind == AIR and self.s.left[u] >= 0
