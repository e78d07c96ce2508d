"""Odds by playing a battle many times: for battles that are too large to reckon, and to check those that are not."""

from __future__ import annotations

from random import Random
from typing import Final

from sandtable.games.globalwar.combat.engagement import Engagement
from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER
from sandtable.games.globalwar.combat.fire import FLEES_AT, NOBODY, SIDES_OF_DIE, Shots
from sandtable.games.globalwar.combat.sequence import ATTACK, DROP
from sandtable.games.globalwar.odds.hits import in_order
from sandtable.games.globalwar.odds.outcomes import ROUNDS_TOLD, Outcomes, Withdrawal
from sandtable.games.globalwar.odds.volleys import Volleys

LONGEST: Final = 400  # rounds; what is still fighting then is told as undecided
MOST_STATES: Final = 1_000_000


class Simulation:
    """Plays one battle many times with the same rules as the reckoning, die by die."""

    def __init__(self, engagement: Engagement, withdrawal: Withdrawal, rng: Random) -> None:
        self.engagement: Final = engagement
        self.withdrawal: Final = withdrawal
        self.rng: Final = rng
        self.volleys: Final = Volleys(engagement, MOST_STATES)
        self.states: Final = self.volleys.states
        self.outcomes: Final = Outcomes(engagement, self.states)

    def run(self, battles: int) -> Outcomes:
        """Plays so many battles side by side, round by round."""
        start = self.engagement.start
        first = self.engagement.first
        a = self.states[ATTACKER].number(start[ATTACKER])
        d = self.states[DEFENDER].number(start[DEFENDER])
        weight = 1.0 / battles
        now = [(a, d)] * battles
        for round in range(first, first + LONGEST):
            now = self._played(now, round, weight)
            if round < first + ROUNDS_TOLD:
                self._told(now, round, weight)
            if not now:
                break
        for a, d in now:
            self.outcomes.undecided(a, d, weight)
        return self.outcomes

    def _played(self, now: list[tuple[int, int]], round: int, weight: float) -> list[tuple[int, int]]:
        """One round of all battles; returns those that go on."""
        fighting: list[tuple[int, int]] = []
        for pair in now:
            a, d = self._round(pair[0], pair[1], round)
            against = self.volleys.depths.fighting(d)
            if self.volleys.over(a, against):
                self.outcomes.end(a, d, weight)
            elif round == self.engagement.rounds:
                self.outcomes.called_off(self._cut_off(a), d, weight)
            elif self.volleys.harmless(a, against, round) or self._leaves(a, d, round):
                left = self.outcomes.retreated(a, d, weight)
                if left is not None:
                    fighting.append((self.states[ATTACKER].number(left), d))
            else:
                fighting.append((a, d))
        return fighting

    def _told(self, now: list[tuple[int, int]], round: int, weight: float) -> None:
        attackers: dict[int, float] = {}
        defenders: dict[int, float] = {}
        for a, d in now:
            attackers[a] = attackers.get(a, 0.0) + weight
            defenders[d] = defenders.get(d, 0.0) + weight
        self.outcomes.round_is_over(round, attackers, defenders)

    def _cut_off(self, a: int) -> int:
        return self.states[ATTACKER].number(self.engagement.cut_off(self.states[ATTACKER].counts[a]))

    def _leaves(self, a: int, d: int, round: int) -> bool:
        mine = self.states[ATTACKER]
        against = self.states[DEFENDER].power(d)
        return self.withdrawal.wanted(self.engagement, round, mine.counts[a], mine.power(a), against)

    def _round(self, a: int, d: int, round: int) -> tuple[int, int]:
        """One round; ``firing`` is who still answers, whether it was hit or not."""
        firing = a
        answering = d
        for step in self.engagement.sequence.of_round(round):
            if step.id == DROP:
                firing = self.volleys.jumped(firing, a)
                continue
            if step.id == ATTACK:
                firing, a = self._fled(firing, a, round)
            hurt = self._hit(step.id, ATTACKER, round, firing, d)
            a = self._hit(step.id, DEFENDER, round, answering, a)
            d = hurt
            if step.at_once:
                firing = a
                answering = d
        return self.volleys.ashore(a, round), d

    def _hit(self, step: int, side: int, round: int, mine: int, theirs: int) -> int:
        """What a volley leaves of the other side."""
        shots = self.volleys.shots(step, side, round, mine, theirs)
        if not shots:
            return theirs
        hits: dict[int, int] = {}
        for one in shots:
            self._roll(one, hits)
        for aim in in_order(self.engagement.aims[1 - side], list(hits)):
            chain = self.states[1 - side].chain(aim, theirs)
            theirs = chain[min(hits[aim], len(chain) - 1)]
        return theirs

    def _roll(self, shots: Shots, hits: dict[int, int]) -> None:
        random = self.rng.random
        picked = 0
        others = 0
        for _ in range(shots.dice):
            rolled = int(random() * shots.sides) + 1
            if rolled <= shots.picks:
                picked += 1
            elif rolled <= shots.value:
                others += 1
        if others:
            hits[shots.aim] = hits.get(shots.aim, 0) + others
        if picked and shots.pick != NOBODY:
            hits[shots.pick] = hits.get(shots.pick, 0) + picked

    def _fled(self, firing: int, a: int, round: int) -> tuple[int, int]:
        states = self.states[ATTACKER]
        for n in self.engagement.shaky(round, states.counts[firing]):
            many = 0
            for _ in range(states.counts[firing][n]):
                if int(self.rng.random() * SIDES_OF_DIE) + 1 >= FLEES_AT:
                    many += 1
            firing = states.number(self.engagement.flee(states.counts[firing], n, many))
            a = states.number(self.engagement.flee(states.counts[a], n, min(many, states.counts[a][n])))
        return firing, a
