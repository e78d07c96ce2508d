"""Who takes part in a battle: in which step each troop fires, what it rolls at, when it is there to be lost."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER, Field
from sandtable.games.globalwar.combat.modifiers import attack, defence
from sandtable.games.globalwar.combat.sequence import (
    ATTACK,
    BOMBARDMENT,
    CITY_ROUNDS,
    DEFENCE,
    FIRST_STRIKE,
    FLAK,
    INTERCEPTION,
    NEVER,
    SHELLS,
    SUPERIORITY,
    TUNDRA_ROUNDS,
    Sequence,
)  # fmt: skip
from sandtable.games.globalwar.combat.troops import (
    ATTACK_SHIP,
    DROPPED,
    LADEN,
    LANDED,
    MAGINOT,
    PORT,
    RAIDER,
    SHELLING,
    Counts,
    Roster,
    Troop,
)  # fmt: skip
from sandtable.games.globalwar.units import ANTI_AIRCRAFT, INFANTRY, SUBMARINE
from sandtable.games.globalwar.world import TUNDRA

# bits of the last number of a side's counts
WITHDRAWN: Final = 1  # all that could has retreated; landed and dropped units fight on: gw.10.3.b
STRANDED: Final = 2  # nobody held the beach, so the second wave stays on board: gw.10.8.3.a
ALL_GONE: Final = WITHDRAWN | STRANDED


class Lineup:
    """The two rosters on their field, with what never changes while the battle lasts.

    Tables have a row for the first round and one for all later ones. Counts of a side end with a number of bits:
    WITHDRAWN, STRANDED.
    """

    def __init__(self, sequence: Sequence, field: Field, rosters: tuple[Roster, Roster]) -> None:
        self.sequence: Final = sequence
        self.field: Final = field
        self.rosters: Final = rosters
        self.ground: Final = sequence.id in ("land", "clash", "airborne", "amphibious")
        self.start: Final[tuple[Counts, Counts]] = ((*rosters[0].start, 0), (*rosters[1].start, 0))
        self.first: Final = field.fought + 1  # the round that it begins with
        self.hunt: Final = _all_raiders(rosters[DEFENDER])  # only raiders defend: gw.10.7.e, ruling C43
        self.rounds: Final = self._rounds()
        self._values: Final = (self._value_table(ATTACKER), self._value_table(DEFENDER))
        self._supported: Final = [
            [attack(troop, field, round, True) for troop in rosters[ATTACKER].troops] for round in (1, 2)
        ]
        self._moments: Final = (self._moment_table(ATTACKER), self._moment_table(DEFENDER))
        self._members: Final = (
            [self._takes_part(ATTACKER, round) for round in (1, 2)],
            [self._takes_part(DEFENDER, round) for round in (1, 2)],
        )
        self._doubled: Final = [self._double_losses(round) for round in (1, 2)]
        self._last: Final = (
            [self._last_losses(ATTACKER, round) for round in (1, 2)],
            [self._last_losses(DEFENDER, round) for round in (1, 2)],
        )
        self.stuck: Final = self._stuck()  # attackers that cannot retreat: gw.10.3.b
        self.second_wave: Final = self._second_wave()

    def _moment_table(self, side: int) -> list[list[int]]:
        return [[self.moment(side, troop, round) for troop in self.rosters[side].troops] for round in (1, 2)]

    # rounds

    def _rounds(self) -> int:
        """How many rounds it lasts at most in this player turn; 0 is no limit."""
        if self.sequence.rounds:
            return self.sequence.rounds
        if self.hunt:
            return 1  # gw.10.7.e
        if not self.field.sea and self.field.terrain == TUNDRA:
            return TUNDRA_ROUNDS
        if self.field.city and not self.field.surprise:
            return CITY_ROUNDS
        return 0

    def moment(self, side: int, troop: Troop, round: int) -> int:
        """The step in which a troop fires in this round; every troop fires once at most, ships in port never
        (gw.10.6.4.b)."""
        unit = troop.unit
        if self.sequence.id == "interception":
            return INTERCEPTION if unit.intercept else NEVER
        if self.sequence.id == "attrition":
            return SHELLS if side == ATTACKER and unit.shells else NEVER
        if troop.fled or troop.ways & PORT or (troop.air and troop.ways & LADEN):
            return NEVER
        if troop.ship and not self.field.sea and self.sequence.id != "port":
            return BOMBARDMENT if troop.ways & SHELLING and round == 1 else NEVER
        if unit.kind == ANTI_AIRCRAFT:
            return FLAK if round == 1 and self.ground else NEVER
        if round == 1:
            if self._waits(side, troop):
                return NEVER
            if self._strikes_first(side, troop):
                return FIRST_STRIKE
            if unit.superior and self._any(1 - side, self.rosters[1 - side].air):
                return SUPERIORITY
        elif side == ATTACKER and troop.bombs_carpets:
            return NEVER
        return ATTACK if side == ATTACKER else DEFENCE

    def _any(self, side: int, mask: int) -> bool:
        """Whether such troops are there when the battle begins."""
        roster = self.rosters[side]
        return roster.total(roster.start, mask) > 0

    def _strikes_first(self, side: int, troop: Troop) -> bool:
        if troop.unit.first_strike:
            return self.ground
        if troop.unit.kind == SUBMARINE:
            return not self._any(1 - side, self.rosters[1 - side].hunters)  # gw.10.7.a
        return side == ATTACKER and self.field.surprise and troop.air  # gw.15.4

    def _waits(self, side: int, troop: Troop) -> bool:
        """Comes ashore with the second wave (gw.10.8.3.a)."""
        return bool(
            side == ATTACKER
            and troop.ways & LANDED
            and troop.land
            and troop.unit.kind != INFANTRY
            and not troop.ways & ATTACK_SHIP
        )

    # who takes part, and how losses fall

    def _takes_part(self, side: int, round: int) -> int:
        """The troops that are in the battle in a round and so can be lost."""
        roster = self.rosters[side]
        mask = 0
        for n, troop in enumerate(roster.troops):
            away = troop.fled
            if self.ground:
                away = away or troop.ship or (round == 1 and self._waits(side, troop))
                away = away or (round > 1 and side == ATTACKER and (troop.bombs_carpets or self._carries(troop)))
            elif self.sequence.id == "attrition":
                away = away or not troop.land  # ruling C45
            elif self.field.sea and side == DEFENDER and round > 1:
                away = away or troop.unit.kind == SUBMARINE  # submerged: gw.10.7.d
            if not away:
                mask |= 1 << n
        return mask

    def _carries(self, troop: Troop) -> bool:
        return troop.air and bool(troop.ways & LADEN)

    def _double_losses(self, round: int) -> int:
        """Attackers that pay twice for a hit: on a beach (gw.10.8.3.b), at the Maginot Line (gw.13.2.6.c)."""
        mask = 0
        spared = self.field.knows(ATTACKER, "amphibious-doctrine")  # gw.8.2.1.o
        for n, troop in enumerate(self.rosters[ATTACKER].troops):
            if not troop.land or troop.fled:
                continue
            beach = round == 1 and troop.ways & LANDED and not troop.unit.sure_footed
            if (beach and not (spared and troop.unit.kind == INFANTRY)) or troop.ways & MAGINOT:
                mask |= 1 << n
        return mask

    def _last_losses(self, side: int, round: int) -> int:
        """Transports, which are lost last; not those in the air with troops on board (gw.10.6.c, gw.10.7.f)."""
        mask = 0
        for n, troop in enumerate(self.rosters[side].troops):
            if troop.unit.last_loss and not (round == 1 and self._carries(troop)):
                mask |= 1 << n
        return mask

    def _stuck(self) -> int:
        mask = 0
        for n, troop in enumerate(self.rosters[ATTACKER].troops):
            if troop.land and troop.ways & (LANDED | DROPPED):  # gw.10.6.1.c, gw.10.8.3.d
                mask |= 1 << n
        return mask

    def members(self, side: int, gone: int, round: int) -> int:
        """The troops that take part in a round, be any of them left or not; ``gone`` ends the counts of the side."""
        mask = self._members[side][0 if round == 1 else 1]
        if gone:
            if gone & WITHDRAWN:
                mask &= self.stuck
            if gone & STRANDED:
                mask &= ~self.second_wave
        return mask

    def present(self, side: int, counts: Counts, round: int) -> int:
        """The troops of which units are left and take part in a round."""
        return self.members(side, counts[-1], round) & self.rosters[side].among(counts)

    def _second_wave(self) -> int:
        mask = 0
        for n, troop in enumerate(self.rosters[ATTACKER].troops):
            if self._waits(ATTACKER, troop):
                mask |= 1 << n
        return mask

    # values

    def _value_table(self, side: int) -> list[list[int]]:
        table: list[list[int]] = []
        for round in (1, 2):
            row: list[int] = []
            for troop in self.rosters[side].troops:
                if self.sequence.id == "interception":
                    value = troop.unit.intercept
                    if value and troop.unit.superior and self.field.knows(side, "radar", troop.nation):
                        value += 1  # gw.8.2.1.e
                elif self.sequence.id == "attrition":
                    value = troop.unit.shells
                    if value and (self.field.forts or self.field.maginot):
                        value = max(1, value - 1)  # gw.10.5.3.b
                elif side == ATTACKER:
                    value = attack(troop, self.field, round)
                else:
                    value = defence(troop, self.field, round)
                row.append(value)
            table.append(row)
        return table

    def value(self, side: int, n: int, round: int) -> int:
        """What a troop rolls at, without the support of artillery."""
        return self._values[side][0 if round == 1 else 1][n]

    def supported(self, n: int, round: int) -> int:
        """What an attacking infantry rolls at beside artillery (gw.13.1.1.a); others have nothing of it."""
        if n < 0 or not self.ground or not self.rosters[ATTACKER].infantry >> n & 1:
            return 0
        return self._supported[0 if round == 1 else 1][n]

    def power(self, side: int, counts: Counts) -> int:
        """Faces that hit, over all the dice of a side in a later round."""
        present = self.present(side, counts, 2)
        found = 0
        for n in range(self.rosters[side].size):
            if present >> n & 1 and self._moments[side][1][n] != NEVER:
                found += counts[n] * self._values[side][1][n]
        return found


def _all_raiders(roster: Roster) -> bool:
    """Whether a side is nothing but raiders; beside others they fight as any ship does (gw.9.4.4.c)."""
    others = sum(roster.start[n] for n, troop in enumerate(roster.troops) if not troop.ways & RAIDER)
    return sum(roster.start) > others == 0
