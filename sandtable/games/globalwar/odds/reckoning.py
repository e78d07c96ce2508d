"""Odds by dynamic programming: every pair of what may be left of both sides, with its exact chance."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.engagement import Engagement
from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER
from sandtable.games.globalwar.combat.fire import FLEES_AT, SIDES_OF_DIE
from sandtable.games.globalwar.combat.sequence import (
    ATTACK,
    FLAK,
    SUPERIORITY,
)
from sandtable.games.globalwar.combat.troops import Counts
from sandtable.games.globalwar.odds.hits import binomial
from sandtable.games.globalwar.odds.later import NEGLIGIBLE, Crowd, Later, Rows, row_of
from sandtable.games.globalwar.odds.outcomes import ROUNDS_TOLD, Outcomes, Withdrawal
from sandtable.games.globalwar.odds.shares import Row, Shares, note
from sandtable.games.globalwar.odds.volleys import Volleys

MOST_STATES: Final = 20_000  # of one side
EACH_PAIR: Final = 10  # chances that will be multiplied at least for each pair of states after the first round
MOST_WORK: Final = 40_000_000  # chances that are multiplied: about a second of the compiled engine

Parts = dict[int, list[tuple[float, Crowd]]]  # by what is left of the attacker: whom he meets, with what chance
# its chance, what is left of the attacker, what is left of the defender
Case = tuple[float, dict[int, float], dict[int, float]]


class Reckoning:
    """The exact run of one battle; one that is too large raises ``TooLarge``.

    ``by_rounds`` tells of the first rounds. Otherwise all after the first are taken together, which is much faster.
    """

    def __init__(
        self, engagement: Engagement, withdrawal: Withdrawal, by_rounds: bool, most_work: int = MOST_WORK
    ) -> None:
        self.engagement: Final = engagement
        self.withdrawal: Final = withdrawal
        self.by_rounds: Final = by_rounds
        self.volleys: Final = Volleys(engagement, MOST_STATES)
        self.states: Final = self.volleys.states
        self.outcomes: Final = Outcomes(engagement, self.states)
        self.later: Final = Later(self.volleys, self.outcomes, withdrawal, most_work)

    def run(self) -> Outcomes:
        start = self.engagement.start
        first = self.engagement.first
        a = self.states[ATTACKER].number(start[ATTACKER])
        d = self.states[DEFENDER].number(start[DEFENDER])
        now = self._opening(a, d)
        for round in range(first, self._apart() + 1):
            if round == self.engagement.rounds:
                self._last_round(now, round)
                return self.outcomes
            now = self._first_round(now) if round == 1 else self.later.fight(now)
            self.later.decide(now, round)
            if self.by_rounds:
                self._told(now, round)
        self.later.settle(now)
        return self.outcomes

    def _apart(self) -> int:
        """How many rounds are looked at one by one: up to a limit or a planned retreat, and those to be told."""
        if self.engagement.rounds:
            return self.engagement.rounds
        return max(self.engagement.first - 1 + (ROUNDS_TOLD if self.by_rounds else 1), self.withdrawal.after)

    # rounds

    def _opening(self, a: int, d: int) -> Rows:
        """The steps of the first round whose losses leave without an answer; later rounds have none."""
        now: dict[tuple[int, int], float] = {(a, d): 1.0}
        for step in self.engagement.sequence.of_round(self.engagement.first):
            if not step.at_once:
                continue
            left: dict[tuple[int, int], float] = {}
            for pair, weight in now.items():
                attackers = self._under(step.id, DEFENDER, 1, pair[1], {pair[0]: 1.0})
                defenders = self._under(step.id, ATTACKER, 1, pair[0], {pair[1]: 1.0})
                for one, p in attackers.items():
                    for other, q in defenders.items():
                        left[(one, other)] = left.get((one, other), 0.0) + weight * p * q
            now = left
        rows: Rows = []
        for pair, weight in now.items():
            row_of(rows, pair[0], len(self.states[DEFENDER].counts))[pair[1]] += weight
        return rows

    def _first_round(self, now: Rows) -> Rows:
        """What the first round leaves."""
        left: Parts = {}
        for a in range(len(now)):
            for d in range(len(now[a])):
                if now[a][d] < NEGLIGIBLE:
                    self.outcomes.neglected += now[a][d]
                    continue
                for chance, mine, theirs in self._cases(a, d, 1):
                    row: Row = []
                    for state, p in theirs.items():
                        note(row, state, p)
                    self.later.work += len(mine) * len(row)
                    self.later.keep_to_the_limit()
                    crowd = Crowd(row)
                    for state, p in mine.items():
                        if state not in left:
                            left[state] = []
                        left[state].append((now[a][d] * chance * p, crowd))
        self.volleys.depths.look()
        self.later.work += EACH_PAIR * len(left) * len(self.volleys.later[DEFENDER].counts)
        self.later.keep_to_the_limit()
        return self._added_up(left)

    def _added_up(self, left: Parts) -> Rows:
        rows: Rows = []
        shares = Shares(self.states[DEFENDER])
        all_follow = not self.by_rounds and self._apart() == 1  # the rounds after this one are taken together
        for a, parts in left.items():
            if len(parts) == 1:
                weight, crowd = parts[0]
                if not (all_follow and self.later.meets(a, weight, crowd)):
                    row_of(rows, a, 0).extend([weight * p for p in crowd.row])
                continue
            shares.clear()
            for weight, crowd in parts:
                shares.add_row(crowd.row, weight)
            row_of(rows, a, 0).extend(shares.row())
        return rows

    def _last_round(self, now: Rows, round: int) -> None:
        """The last round that is allowed: what is left of each side is enough, not every pair of both."""
        for a in range(len(now)):
            row = now[a]
            for d in range(len(row)):
                if row[d]:
                    for chance, mine, theirs in self._cases(a, d, round):
                        self.outcomes.time_is_up(row[d] * chance, mine, theirs)
        self.outcomes.cut_off()
        if self.by_rounds:
            self._told([], round)

    def _told(self, now: Rows, round: int) -> None:
        attackers: dict[int, float] = {}
        defenders: dict[int, float] = {}
        for a in range(len(now)):
            for d in range(len(now[a])):
                if now[a][d]:
                    attackers[a] = attackers.get(a, 0.0) + now[a][d]
                    defenders[d] = defenders.get(d, 0.0) + now[a][d]
        self.outcomes.round_is_over(round, attackers, defenders)

    # fire

    def _under(self, step: int, side: int, round: int, mine: int, theirs: dict[int, float]) -> dict[int, float]:
        """What a step of one side's fire leaves of the other, whatever state that is in."""
        found: dict[int, float] = {}
        self.later.keep_to_the_limit()
        for state, chance in theirs.items():
            self.states[1 - side].add_left(found, state, chance, self.volleys.hits(step, side, round, mine, state))
        return found

    def _cases(self, a: int, d: int, round: int) -> list[Case]:
        """What a round makes of two states: in each case what is left of one side says nothing about the other."""
        self.later.keep_to_the_limit()
        defenders = {d: 1.0}
        attackers = {a: 1.0}
        if round == 1:
            for early in (SUPERIORITY, FLAK):
                defenders = self._under(early, ATTACKER, round, a, defenders)
                attackers = self._under(early, DEFENDER, round, d, attackers)
        found: list[Case] = []
        for firing, weight, alive in self._dropped(a, attackers, round):
            for standing, chance, still in self._fled(firing, alive, round):
                hurt = self._under(ATTACK, ATTACKER, round, standing, defenders)
                for step in self.engagement.sequence.of_round(round):
                    if not step.at_once and step.id not in (SUPERIORITY, FLAK, ATTACK):
                        still = self._under(step.id, DEFENDER, round, d, still)
                        hurt = self._under(step.id, ATTACKER, round, standing, hurt)
                ashore: dict[int, float] = {}
                for state, p in still.items():
                    there = self.volleys.ashore(state, round)
                    ashore[there] = ashore.get(there, 0.0) + p
                found.append((weight * chance, ashore, hurt))
        return found

    def _dropped(
        self, firing: int, attackers: dict[int, float], round: int
    ) -> list[tuple[int, float, dict[int, float]]]:
        """Cases by how many jumped: who fires, the chance, and what is left of the attackers."""
        roster = self.engagement.rosters[ATTACKER]
        if round > 1 or not roster.carriers:
            return [(firing, 1.0, attackers)]
        cases: dict[int, dict[int, float]] = {}
        for state, chance in attackers.items():
            key = self.volleys.jumped(firing, state)
            case = cases.setdefault(key, {})
            case[state] = case.get(state, 0.0) + chance
        found: list[tuple[int, float, dict[int, float]]] = []
        for key, case in cases.items():
            weight = sum(case.values())
            found.append((key, weight, {state: chance / weight for state, chance in case.items()}))
        return found

    def _fled(self, firing: int, attackers: dict[int, float], round: int) -> list[tuple[int, float, dict[int, float]]]:
        """Cases by how many flee at their own roll (gw.15.7): who fires, the chance, what is left."""
        states = self.states[ATTACKER]
        cases: list[tuple[Counts, float, dict[int, float]]] = [(states.counts[firing], 1.0, attackers)]
        for n in self.engagement.shaky(round, states.counts[firing]):
            wider: list[tuple[Counts, float, dict[int, float]]] = []
            for counts, chance, left in cases:
                faces = SIDES_OF_DIE - FLEES_AT + 1
                for many, p in enumerate(binomial(counts[n], faces, SIDES_OF_DIE)):
                    fewer: dict[int, float] = {}
                    for state, q in left.items():
                        now = states.counts[state]
                        number = states.number(self.engagement.flee(now, n, min(many, now[n])))
                        fewer[number] = fewer.get(number, 0.0) + q
                    wider.append((self.engagement.flee(counts, n, many), chance * p, fewer))
            cases = wider
        return [(states.number(counts), chance, left) for counts, chance, left in cases]
