"""The war as a bot's seat sees it: who stands where with what strength, where the enemy is near, what land is worth."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.field import Field
from sandtable.games.globalwar.combat.fire import SIDES_OF_DIE
from sandtable.games.globalwar.combat.modifiers import attack, defence
from sandtable.games.globalwar.combat.troops import Troop
from sandtable.games.globalwar.markers import NOBODY
from sandtable.games.globalwar.numbering import members
from sandtable.games.globalwar.odds.volleys import LATER
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR, ARTILLERY, INFANTRY, ROCKET

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

    def field(self, zone: int) -> Field:
        """The ground of a land battle."""
        place = self.s.edition.world.zones[zone]
        return Field(terrain=place.terrain, city=place.city)

    def attack_of(self, u: int, field: Field, supported: bool = False) -> float:
        """What a unit rolls at when it attacks over some ground."""
        unit = self.s.unit(u)
        value = attack(Troop(unit), field, LATER, supported)
        shaky = self.s.nation_at(self.s.nation[u]).id == "kmt" and unit.id in ("infantry", "cavalry")
        return value * SHAKY if shaky else float(value)

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

    def chances(self, attackers: list[int], zone: int, landing: int = 0, shells: int = 0) -> float:
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
        count = max(0.0, len(attackers) - more_lost)
        return self._weight(attackers, field) * count * count / (len(attackers) or 1) / (defending * left)

    def _weight(self, attackers: list[int], field: Field) -> float:
        """The values of an attack together; a gun supports one infantry (gw.13.1.1.a)."""
        guns = 0
        for u in attackers:
            guns += 1 if self.s.unit(u).kind == ARTILLERY else 0
        total = 0.0
        for u in attackers:
            supported = guns > 0 and self.s.unit(u).kind == INFANTRY
            guns -= 1 if supported else 0
            total += self.attack_of(u, field, supported)
        return total

    def strength_beside(self, zone: int, within: int = -1) -> float:
        """What the enemy's troops next door could attack a zone with, by the square law; only from some zones."""
        s = self.s
        strength = 0.0
        count = 0
        for beyond in members(s.edition.world.next_on_land[zone] & self.hostile & within):
            for u in s.units_of(self.enemies, beyond):
                if s.unit(u).on_land():
                    strength += s.unit(u).attack
                    count += 1
        return strength * count

    def danger(self, zone: int) -> float:
        """How strongly the enemy could attack a zone from next door, against those who stand there now."""
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
