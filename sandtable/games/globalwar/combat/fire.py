"""Which dice fall in a step, and whom they may hit."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER, Field
from sandtable.games.globalwar.combat.lineup import Lineup
from sandtable.games.globalwar.combat.modifiers import against_submarines
from sandtable.games.globalwar.combat.sequence import (
    ATTACK,
    BOMBARDMENT,
    CITY_FLAK,
    DEFENCE,
    FIRST_STRIKE,
    FLAK,
    PORT_FLAK,
    SUPERIORITY,
    Sequence,
)  # fmt: skip
from sandtable.games.globalwar.combat.troops import (
    BARBAROSSA,
    DROPPED,
    FORT,
    MAGINOT,
    PATROL,
    Counts,
    Roster,
    Troop,
)  # fmt: skip
from sandtable.games.globalwar.units import INFANTRY, SUBMARINE

SIDES_OF_DIE: Final = 12
FLEES_AT: Final = 10  # gw.15.7
FLAK_AT: Final = 3  # of cities and facilities, and of coastal guns
HEAVY_FLAK_AT: Final = 1  # of facilities against heavy strategic bombers: gw.8.2.1.y
FORT_DICE: Final = 2
FORT_AT: Final = 5
MAGINOT_AT: Final = 6
KAMIKAZE_AT: Final = 7
KAMIKAZE_PICKS: Final = 3

NOBODY: Final = -1


class Aim:
    """Whom a hit may take. The first set goes before the rest; ``picked``: there the shooter chooses.

    ``free``: the owner may offer what is otherwise the last to be lost (gw.10.7.f).
    """

    def __init__(self, number: int, first: int, rest: int, picked: bool, free: bool, opening: bool) -> None:
        self.number: Final = number
        self.first: Final = first
        self.rest: Final = rest
        self.picked: Final = picked
        self.free: Final = free
        self.opening: Final = opening  # of the first round


class Shots:
    """Dice that are rolled alike. A roll up to ``picks`` is a hit of aim ``pick``, one up to ``value`` of ``aim``.

    ``troop`` is who fires, NOBODY for works; ``sides`` is 9 where those who flee have been set aside.
    """

    def __init__(self, dice: int, value: int, aim: int, picks: int, pick: int, troop: int, sides: int) -> None:
        self.dice: Final = dice
        self.value: Final = value
        self.aim: Final = aim
        self.picks: Final = picks
        self.pick: Final = pick
        self.troop: Final = troop
        self.sides: Final = sides


class Fire(Lineup):
    """A lineup with its dice. ``aims`` lists every aim at a side that has come up; each exists once."""

    def __init__(self, sequence: Sequence, field: Field, rosters: tuple[Roster, Roster]) -> None:
        super().__init__(sequence, field, rosters)
        self.aims: Final[tuple[list[Aim], list[Aim]]] = ([], [])  # at the attacker, at the defender
        self._aim_of: Final[dict[tuple[int, int, int, bool, bool, bool], int]] = {}

    def shots(self, step: int, side: int, round: int, mine: Counts, theirs: Counts) -> list[Shots]:
        """The dice one side rolls in a step. ``mine`` are all that fire, ``theirs`` the targets that are left."""
        found: list[Shots] = []
        self._works(step, side, round, mine, theirs, found)
        late = 0 if round == 1 else 1
        moments = self._moments[side][late]
        firing = self.present(side, mine, round)
        if step == BOMBARDMENT:
            firing = self.rosters[side].among(mine)
        for n in range(self.rosters[side].size):
            if firing >> n & 1 and moments[n] == step and mine[n]:
                self._fire(step, side, round, n, mine, theirs, found)
        return found

    def _fire(self, step: int, side: int, round: int, n: int, mine: Counts, theirs: Counts, found: list[Shots]) -> None:
        troop = self.rosters[side].troops[n]
        if step == FLAK:
            planes = self.members(1 - side, theirs[-1], round) & self.rosters[1 - side].air
            dice = mine[n] * min(self.rosters[1 - side].total(theirs, planes), troop.unit.flak_shots)  # gw.10.2.c
            self._add(found, side, round, n, dice, self.value(side, n, round), planes)
            return
        if step == BOMBARDMENT:
            value = troop.unit.bombards - (1 if self.field.forts else 0)  # gw.13.2.6.b
            self._add(found, side, round, n, mine[n], max(1, value), self.members(1 - side, theirs[-1], round))
            return
        if troop.bombs_carpets and side == ATTACKER and self.ground:
            value = troop.unit.carpet_at + (1 if troop.ways & BARBAROSSA else 0)  # ruling C42
            if self.field.city and self.field.forts:
                value = max(1, value - 1)  # gw.1.7.7
            land = self.members(1 - side, theirs[-1], round) & self.rosters[1 - side].land
            self._add(found, side, round, n, mine[n] * troop.unit.carpet_dice, value, land)
            return
        value = self.value(side, n, round)
        if step == ATTACK and self.ground and troop.unit.kind == INFANTRY:
            supported = self._support(n, round, mine)
            self._aimed(
                found, step, side, round, n, supported, self._supported[0 if round == 1 else 1][n], theirs, False
            )
            self._aimed(found, step, side, round, n, mine[n] - supported, value, theirs, False)
        elif troop.unit.hunts and self.field.sea:
            paired = self._paired(side, n, mine)
            self._aimed(found, step, side, round, n, paired, value, theirs, True)
            self._aimed(found, step, side, round, n, mine[n] - paired, value, theirs, False)
        else:
            self._aimed(found, step, side, round, n, mine[n], value, theirs, False)

    def _support(self, n: int, round: int, mine: Counts) -> int:
        """How many of a troop an artillery unit each goes with; first come those it helps (gw.13.1.1.a)."""
        roster = self.rosters[ATTACKER]
        guns = roster.total(mine, roster.guns & self.present(ATTACKER, mine, round))
        late = 0 if round == 1 else 1
        for other in range(n):
            if roster.infantry >> other & 1 and self._supported[late][other] > self._values[ATTACKER][late][other]:
                guns -= mine[other] if self.present(ATTACKER, mine, round) >> other & 1 else 0
        if guns <= 0 or self._supported[late][n] == self._values[ATTACKER][late][n]:
            return 0
        return min(guns, mine[n])

    def _paired(self, side: int, n: int, mine: Counts) -> int:
        """Destroyers that hunt submarines beside a patrol, one to one (gw.9.3.1.d)."""
        roster = self.rosters[side]
        patrols = 0
        for other, troop in enumerate(roster.troops):
            if troop.air and troop.ways & PATROL:
                patrols += mine[other]
            elif troop.unit.hunts and other < n:
                patrols -= mine[other]
        return max(0, min(patrols, mine[n]))

    def _aimed(
        self,
        found: list[Shots],
        step: int,
        side: int,
        round: int,
        n: int,
        dice: int,
        value: int,
        theirs: Counts,
        paired: bool,
    ) -> None:
        if dice <= 0:
            return
        troop = self.rosters[side].troops[n]
        enemy = self.rosters[1 - side]
        at = self.targets(side, n, round, theirs, paired)
        if self.field.sea and at & enemy.submarines and troop.unit.only_hits:
            value += against_submarines(troop, self.field, side)
        if not value and troop.unit.unarmed and side == DEFENDER and self.field.knows(side, "asw", troop.nation):
            value = 1  # gw.8.2.1.g: all transports, at submarines alone
            at &= enemy.submarines
        picks = troop.unit.selects
        among = self._selected(troop.unit.selects_among, enemy)
        if side == DEFENDER and self.ground and troop.unit.kind == INFANTRY and self.field.city:
            picks, among = (0, 0) if self.field.surrounded else (1, enemy.vehicles)  # gw.1.7.7.c
        if side == DEFENDER and self.hunt:
            picks, among = value, enemy.surface | enemy.submarines  # gw.10.7.e
        superior = troop.unit.superior and step in (SUPERIORITY, FIRST_STRIKE)  # gw.10.2.b, also in a surprise attack
        self._add(found, side, round, n, dice, value, at, picks, among & at, superior)

    def _selected(self, among: str, enemy: Roster) -> int:
        if among == "vehicle":
            return enemy.vehicles
        if among == "land-and-sea":
            return enemy.land | enemy.surface | enemy.submarines
        if among == "air":
            return enemy.air
        return enemy.surface if among == "surface" else 0

    def targets(self, side: int, n: int, round: int, theirs: Counts, paired: bool = False) -> int:
        """Whom a troop may hit among those that are left."""
        troop = self.rosters[side].troops[n]
        enemy = self.rosters[1 - side]
        at = self.members(1 - side, theirs[-1], round)
        if self.ground:
            if side == DEFENDER:
                if not troop.unit.superior:
                    at &= ~enemy.carpet  # gw.10.6.5.b
                if self._moments[side][0 if round == 1 else 1][n] == DEFENCE:
                    at &= ~enemy.carriers  # they have flown home: gw.10.6.1
            return at
        if self.sequence.id == "interception" or self.sequence.id == "attrition":
            return at
        if troop.unit.kind == SUBMARINE:
            at &= ~enemy.air  # gw.10.7.a
        if side == ATTACKER and self.field.sea and not self.field.hunted:
            at &= ~self._hidden(enemy, troop, paired)
        if troop.unit.only_hits:
            left = self.present(1 - side, theirs, round)
            if at & left & enemy.submarines:
                at &= enemy.submarines
            else:
                at &= 0 if left & ~enemy.unarmed else enemy.unarmed  # gw.10.6.b
        return at

    def seen(self, side: int, counts: Counts) -> int:
        """All that the dice of those who hit only some ships depend on, of what is left of their enemy (gw.10.6.b)."""
        roster = self.rosters[side]
        left = self.present(side, counts, 2)
        return (left & roster.submarines) << 1 | (1 if left & ~roster.unarmed else 0)

    def _hidden(self, enemy: Roster, troop: Troop, paired: bool) -> int:
        """Defending submarines at sea that this attacker cannot hit (gw.10.7.c); in port all can (gw.10.6.4.d).

        Advanced ones are for patrols alone (gw.8.2.1.w).
        """
        if troop.air and troop.ways & PATROL:
            return 0
        if not paired:
            return enemy.submarines
        mask = 0
        for n, submarine in enumerate(enemy.troops):
            if submarine.unit.elusive:
                mask |= 1 << n
        return mask

    def _works(self, step: int, side: int, round: int, mine: Counts, theirs: Counts, found: list[Shots]) -> None:
        """Dice of forts, guns, flak and kamikaze, which are no units."""
        enemy = self.rosters[1 - side]
        if step == FIRST_STRIKE and round == 1:
            if side == DEFENDER and self.ground:
                for dice, value, way in (
                    (FORT_DICE * self.field.forts, FORT_AT, FORT),
                    (FORT_DICE if self.field.maginot else 0, MAGINOT_AT, MAGINOT),
                ):
                    at = self._over_works(theirs, way)
                    self._add(found, side, round, NOBODY, dice, value, at)
            if self.field.sea:
                self._kamikaze(side, round, self.members(1 - side, theirs[-1], round) & enemy.surface, found)
        elif step == BOMBARDMENT and side == DEFENDER:
            ships = enemy.exposed
            dice = 0
            for left in self.field.gun_shots:
                dice += min(left, enemy.total(theirs, ships))
            self._add(found, side, round, NOBODY, dice, FLAK_AT, ships, free=True)
            self._kamikaze(side, round, ships, found)
        elif step == CITY_FLAK and side == DEFENDER and self.field.city:
            if not self.field.knows(ATTACKER, "airborne-doctrine"):  # gw.8.2.1.n
                laden = enemy.carriers
                self._add(found, side, round, NOBODY, enemy.total(theirs, laden), FLAK_AT, laden)
        elif step == PORT_FLAK and side == DEFENDER and not self.field.surprise and not self.field.silent:
            planes = enemy.air
            value = HEAVY_FLAK_AT if self.field.knows(ATTACKER, "heavy-strategic-bombers") else FLAK_AT
            self._add(found, side, round, NOBODY, enemy.total(theirs, planes), value, planes)

    def _kamikaze(self, side: int, round: int, at: int, found: list[Shots]) -> None:
        """gw.15.4.b: at surface ships, in a naval battle or before a coast."""
        if side == self.field.kamikaze_of:
            self._add(found, side, round, NOBODY, self.field.kamikaze, KAMIKAZE_AT, at, KAMIKAZE_PICKS, at)

    def _over_works(self, theirs: Counts, way: int) -> int:
        """Attackers that come over such a border; who jumps is spared with airborne doctrine (gw.8.2.1.n)."""
        enemy = self.rosters[ATTACKER]
        spared = self.field.knows(ATTACKER, "airborne-doctrine")
        mask = 0
        for n, troop in enumerate(enemy.troops):
            jumps = bool(troop.ways & DROPPED) or self._carries(troop)
            if troop.ways & way and (troop.land or jumps) and not (jumps and spared):
                mask |= 1 << n
        return mask & self.members(ATTACKER, theirs[-1], 1)

    def _add(
        self,
        found: list[Shots],
        side: int,
        round: int,
        n: int,
        dice: int,
        value: int,
        at: int,
        picks: int = 0,
        among: int = 0,
        superior: bool = False,
        free: bool = False,
    ) -> None:
        if dice <= 0 or value <= 0 or not at:
            return
        opening = round == 1
        first = at & self.rosters[1 - side].air if superior else at
        aim = self.aim(1 - side, first, at, False, free, opening)
        pick = NOBODY
        picks = min(picks, value) if among else 0
        if picks:
            pick = self.aim(1 - side, among, at, True, free, opening)
        sides = SIDES_OF_DIE
        if side == ATTACKER and n != NOBODY and self.rosters[side].flight[n] >= 0:
            sides = FLEES_AT - 1  # those who flee have been set aside
        found.append(Shots(dice, min(value, sides), aim, picks, pick, n, sides))

    def aim(self, side: int, first: int, rest: int, picked: bool, free: bool, opening: bool) -> int:
        """The number of such an aim at a side; each exists once."""
        key = (side, first, rest, picked, free, opening)
        if key not in self._aim_of:
            number = len(self.aims[side])
            self._aim_of[key] = number
            self.aims[side].append(Aim(number, first, rest, picked, free, opening))
        return self._aim_of[key]
