"""A battle's rules worked out: dice, targets and what a hit takes away.

The frames of play and the reckoning of odds both ask here, so that the rules of chapter 10 exist once. Nothing in here
changes while the battle lasts: how many of each troop are left is passed in as counts.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER, Field
from sandtable.games.globalwar.combat.fire import Aim, Fire
from sandtable.games.globalwar.combat.lineup import STRANDED, WITHDRAWN
from sandtable.games.globalwar.combat.orders import Order
from sandtable.games.globalwar.combat.sequence import Sequence
from sandtable.games.globalwar.combat.troops import Counts, Roster


class Engagement(Fire):
    """``orders`` says how each side takes losses, ``choices`` what the enemy picks of it."""

    def __init__(
        self,
        sequence: Sequence,
        field: Field,
        rosters: tuple[Roster, Roster],
        orders: tuple[Order, Order],
        choices: tuple[Order, Order],
    ) -> None:
        super().__init__(sequence, field, rosters)
        self.orders: Final = orders
        self.choices: Final = choices

    # losses

    def open_to(self, side: int, counts: Counts, aim: Aim) -> int:
        """The troops that a hit may take now; the shooter chooses among them when ``picks_now`` says so."""
        alive = self.rosters[side].among(counts)
        mask = aim.first & alive
        if mask and aim.picked:
            return mask
        return self._offered(side, mask or aim.rest & alive, alive, aim)

    def picks_now(self, side: int, counts: Counts, aim: Aim) -> bool:
        return aim.picked and bool(aim.first & self.rosters[side].among(counts))

    def _offered(self, side: int, mask: int, alive: int, aim: Aim) -> int:
        """What the owner may choose: transports last, landed troops before those from next door (gw.10.8.3.c).

        Aircraft of a landing are among it (gw.10.8.3.f).
        """
        late = 0 if aim.opening else 1
        if not aim.free and mask & ~self._last[side][late]:
            mask &= ~self._last[side][late]
        if side == ATTACKER and self.ground:
            roster = self.rosters[side]
            if mask & roster.landed:
                mask &= ~(roster.land & ~roster.landed)
        return mask

    def chosen(self, side: int, counts: Counts, mask: int, picked: bool) -> int:
        """The troop that the preset of the chooser takes out of a set."""
        return self.choices[side].first(mask) if picked else self.given_up(side, counts, mask, self.orders[side])

    def given_up(self, side: int, counts: Counts, mask: int, order: Order) -> int:
        """The troop that an owner who keeps to an order takes out of a set."""
        if order.hold:
            roster = self.rosters[side]
            if mask & ~roster.land and roster.total(counts, roster.land) == 1:
                mask &= ~roster.land
        return order.first(mask)

    def without(self, side: int, counts: Counts, n: int) -> Counts:
        """One unit of a troop is hit: it is damaged, or goes with what it carries."""
        left = list(counts)
        left[n] -= 1
        worse = self.rosters[side].worse[n]
        if worse >= 0:
            left[worse] += 1
        elif self.rosters[side].carries[n]:
            self.rosters[side].sink(left)
        return tuple(left)

    def again(self, side: int, counts: Counts, aim: Aim, n: int) -> int:
        """The troops of which one more must go, because ``n`` suffers double losses (gw.10.8.3.b)."""
        if side != ATTACKER:
            return 0
        doubled = self._doubled[0 if aim.opening else 1]
        if not doubled >> n & 1:
            return 0
        alive = self.rosters[side].among(counts)
        return self._offered(side, aim.rest & alive & doubled, alive, aim)

    def hit(self, side: int, counts: Counts, aim: Aim) -> Counts:
        """What one hit leaves when all choose by their presets."""
        mask = self.open_to(side, counts, aim)
        if not mask:
            return counts
        n = self.chosen(side, counts, mask, self.picks_now(side, counts, aim))
        left = self.without(side, counts, n)
        more = self.again(side, left, aim, n)
        return self.without(side, left, self.chosen(side, left, more, False)) if more else left

    def flee(self, counts: Counts, n: int, many: int) -> Counts:
        """So many of a shaky troop leave the attack (gw.15.7)."""
        left = list(counts)
        left[n] -= many
        left[self.rosters[ATTACKER].flight[n]] += many
        return tuple(left)

    def shaky(self, round: int, counts: Counts) -> list[int]:
        """The troops that may flee in their next roll."""
        present = self.present(ATTACKER, counts, round)
        flight = self.rosters[ATTACKER].flight
        return [n for n in range(len(flight)) if flight[n] >= 0 and present >> n & 1 and counts[n]]

    # ends

    def round_over(self, counts: Counts, round: int) -> Counts:
        """The attacker's counts once a round is over: who is to come ashore in the second needs somebody there.

        Where nobody defends, nobody has to hold the beach (ruling C46).
        """
        waiting = self.second_wave & self.rosters[ATTACKER].among(counts)
        ashore = self.present(ATTACKER, counts, 1) & self.rosters[ATTACKER].land
        defended = self._any(DEFENDER, self._members[DEFENDER][0])
        if round == 1 and waiting and not ashore and defended:  # gw.10.8.3.a
            return (*counts[:-1], counts[-1] | STRANDED)
        return counts

    def fights_on(self, round: int, attackers: Counts, defenders: Counts) -> bool:
        """Whether a round may follow this one: both sides have somebody left for it, and it was not the last."""
        mine, theirs = self.present(ATTACKER, attackers, 2), self.present(DEFENDER, defenders, 2)
        return bool(mine and theirs) and round != self.rounds

    def dived(self, counts: Counts) -> bool:
        """Whether defending submarines are left that take no part any more (gw.10.7.d)."""
        return self.lies_below(self.rosters[DEFENDER].among(counts))

    def lies_below(self, among: int) -> bool:
        """The same of the troops of which any are left."""
        return bool(self.field.sea and self.rosters[DEFENDER].submarines & among)

    def harmless(self, side: int, round: int, mine: Counts, theirs: Counts) -> bool:
        """Whether a side can hit nobody in a round."""
        for step in self.sequence.of_round(round):
            for shots in self.shots(step.id, side, round, mine, theirs):
                if self.open_to(1 - side, theirs, self.aims[1 - side][shots.aim]):
                    return False
        return True

    def deadlocked(self, round: int, attackers: Counts, defenders: Counts) -> bool:
        """Whether nobody can hit anybody from a round on; those who cannot leave are lost then (gw.10.3.b)."""
        return self.harmless(ATTACKER, round, attackers, defenders) and self.harmless(
            DEFENDER, round, defenders, attackers
        )

    def may_retreat(self, counts: Counts) -> bool:
        """Whether any attacker is left who can leave; landed and dropped units cannot (gw.10.3.b)."""
        return self.present(ATTACKER, counts, 2) & ~self.stuck != 0

    def withdrawn(self, counts: Counts) -> Counts:
        """The attacker's counts when all who can have retreated."""
        return (*counts[:-1], counts[-1] | WITHDRAWN)

    def cut_off(self, counts: Counts) -> Counts:
        """When the rounds for a city or in the tundra are over, those who cannot withdraw are lost (gw.1.7.7.a)."""
        if self.sequence.rounds or not self.ground:
            return counts
        lost = self.stuck & self.present(ATTACKER, counts, 2)
        return (*[0 if lost >> n & 1 else counts[n] for n in range(len(counts) - 1)], counts[-1])

    def land_left(self, counts: Counts, round: int) -> bool:
        """Whether the attacker has a land unit in the zone to take it with (gw.10.10.b)."""
        roster = self.rosters[ATTACKER]
        return bool(self.ground and self.present(ATTACKER, counts, round + 1) & roster.land)
