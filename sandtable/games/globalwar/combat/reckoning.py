"""Odds by dynamic programming: every pair of what may be left of both sides, with its exact chance."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.engagement import Engagement
from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER
from sandtable.games.globalwar.combat.fire import FLEES_AT, SIDES_OF_DIE
from sandtable.games.globalwar.combat.gathering import Gathering
from sandtable.games.globalwar.combat.hits import TooLarge, binomial
from sandtable.games.globalwar.combat.outcomes import ROUNDS_TOLD, Outcomes, Withdrawal
from sandtable.games.globalwar.combat.sequence import (
    ATTACK,
    DEFENCE,
    DROP,
    FLAK,
    SUPERIORITY,
)
from sandtable.games.globalwar.combat.states import Left, one_by_one
from sandtable.games.globalwar.combat.troops import Counts
from sandtable.games.globalwar.combat.volleys import Volleys

NEGLIGIBLE: Final = 1e-14  # branches with less than this chance are left out; how much that is in all is told
MOST_STATES: Final = 20_000  # of one side
NONE: Final = -1
MOST_WORK: Final = 40_000_000  # chances that are multiplied: about a second of the compiled engine

Rows = list[list[float]]  # by state of the attacker and of the defender: the chance of the two meeting
Case = tuple[float, Left, Left]  # its chance, what is left of the attacker, what is left of the defender


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
        self.most_work: Final = most_work
        self.work: int = 0
        self.volleys: Final = Volleys(engagement, MOST_STATES)
        self.states: Final = self.volleys.states
        self.outcomes: Final = Outcomes(engagement, self.states[ATTACKER].counts, self.states[DEFENDER].counts)
        self._shaky: Final = any(state >= 0 for state in engagement.rosters[ATTACKER].flight)

    def run(self) -> Outcomes:
        start = self.engagement.start
        first = self.engagement.first
        a = self.states[ATTACKER].number(start[ATTACKER])
        d = self.states[DEFENDER].number(start[DEFENDER])
        if not self.engagement.present(DEFENDER, start[DEFENDER], first):
            self.outcomes.walked_in(a, d)
            return self.outcomes
        now = self._opening(a, d)
        for round in range(first, self._apart() + 1):
            if round == self.engagement.rounds:
                self._last_round(now, round)
                return self.outcomes
            now = self._decided(self._round(now, round), round)
            if self.by_rounds:
                self._told(now, round)
        self._all_together(now)
        return self.outcomes

    def _apart(self) -> int:
        """How many rounds are looked at one by one: up to a limit or a planned retreat, and those to be told."""
        if self.engagement.rounds:
            return self.engagement.rounds
        return max(self.engagement.first - 1 + (ROUNDS_TOLD if self.by_rounds else 1), self.withdrawal.after)

    def _all_together(self, rows: Rows) -> None:
        """All later rounds at once: they are alike, so each pair is looked at once, those with most to lose first."""
        levels = self.states[ATTACKER].levels
        for level in range(len(levels) - 1, -1, -1):
            for a in levels[level]:
                if a < len(rows) and rows[a]:
                    self._settled(rows, a)
                    rows[a] = []

    def _settled(self, rows: Rows, a: int) -> None:
        """One state of the attacker against every defender until something changes: all that this leaves.

        Of what leaves the attacker as he is, each defender is looked at after those it may come from.
        """
        gathered: list[Gathering] = []
        row = rows[a]
        levels = self.states[DEFENDER].levels
        for level in range(len(levels) - 1, -1, -1):
            for d in levels[level]:
                weight = row[d] if d < len(row) else 0.0
                for one in gathered:
                    weight += one.pair(a, d)
                if weight < NEGLIGIBLE:
                    self.outcomes.neglected += weight
                elif not self._ended(rows, a, d, weight, 2):
                    self._fought(gathered, a, d, weight)
        for one in gathered:
            self._poured(one, rows, a)

    def _fought(self, gathered: list[Gathering], a: int, d: int, weight: float) -> None:
        """Notes what two states come to when the same round is fought again and again until something happens."""
        cases = self._cases(a, d, 2)
        idle = 0.0  # the chance that nothing happens
        for chance, left, struck in cases:
            idle += chance * left.chance_unhurt(a) * struck.chance_unhurt(d)
        if idle >= 1.0:
            self.outcomes.undecided(a, d, weight)
            return
        while len(gathered) < len(cases):
            gathered.append(Gathering())
        for n in range(len(cases)):
            chance, left, struck = cases[n]
            gathered[n].add(d, chance * weight / (1.0 - idle), left, struck)

    def _poured(self, gathered: Gathering, rows: Rows, besides: int) -> None:
        """Adds to the rows what was gathered, besides one state of the attacker."""
        for a in gathered.attackers:
            if a == besides:
                continue
            weight = gathered.weight(a)
            if weight < NEGLIGIBLE:
                self.outcomes.neglected += weight
                continue
            self.work += gathered.entries
            self._keep_to_the_limit()
            gathered.pour(a, self._row(rows, a))

    def _keep_to_the_limit(self) -> None:
        if self.work + self.volleys.work + self.states[ATTACKER].work + self.states[DEFENDER].work > self.most_work:
            raise TooLarge

    def _ended(self, rows: Rows, a: int, d: int, weight: float, round: int) -> bool:
        """Whether the two fight no more after a round: somebody is gone, or the attacker has enough."""
        if self.volleys.over(a, d):
            self.outcomes.end(a, d, weight)
            return True
        if not self._leaves(a, d, round):
            return False
        left = self.outcomes.retreated(a, d, weight)
        if left is None:
            return True
        stays = self.states[ATTACKER].number(left)  # what cannot leave fights on
        if stays == a:
            return False
        self._row(rows, stays)[d] += weight
        return True

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
                    one = self.volleys.lost_cargo(step.id, one)
                    for other, q in defenders.items():
                        left[(one, other)] = left.get((one, other), 0.0) + weight * p * q
            now = left
        rows: Rows = []
        for pair, weight in now.items():
            self._row(rows, pair[0])[pair[1]] += weight
        return rows

    def _round(self, now: Rows, round: int) -> Rows:
        """What one round leaves of all that is still fighting."""
        rows: Rows = []
        for a in range(len(now)):
            gathered: list[Gathering] = []
            for d in range(len(now[a])):
                weight = now[a][d]
                if weight < NEGLIGIBLE:
                    self.outcomes.neglected += weight
                    continue
                cases = self._cases(a, d, round)
                for n in range(len(cases)):
                    if round == 1 or n == len(gathered):  # in the first round cases are those of the pair alone
                        gathered.append(Gathering())
                    chance, left, struck = cases[n]
                    gathered[-1 if round == 1 else n].add(d, weight * chance, left, struck)
            for one in gathered:
                self._poured(one, rows, NONE)
        return rows

    def _decided(self, rows: Rows, round: int) -> Rows:
        """Takes out what has ended, and attackers who have enough; the rest fights another round."""
        for a in range(len(rows)):
            for d in range(len(rows[a])):
                weight = rows[a][d]
                if weight and self._ended(rows, a, d, weight, round):
                    rows[a][d] = 0.0
        return rows

    def _last_round(self, now: Rows, round: int) -> None:
        """The last round that is allowed: what is left of each side is enough, not every pair of both."""
        for a in range(len(now)):
            row = now[a]
            for d in range(len(row)):
                if row[d]:
                    for chance, mine, theirs in self._cases(a, d, round):
                        self.outcomes.time_is_up(row[d] * chance, mine, theirs, self.states)
        self.outcomes.cut_off(self.states[ATTACKER])
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

    def _row(self, rows: Rows, a: int) -> list[float]:
        """The chances of what stands against a state of the attacker, with room for every defender."""
        while len(rows) <= a:
            rows.append([])
        row = rows[a]
        missing = len(self.states[DEFENDER].counts) - len(row)
        if missing > 0:
            row.extend([0.0] * missing)
        return row

    def _leaves(self, a: int, d: int, round: int) -> bool:
        """Whether the attacker breaks off after a round: because he wants to, or because he can hit nobody."""
        if self.volleys.harmless(a, d, round):
            return True
        mine = self.states[ATTACKER]
        against = self.states[DEFENDER].power[d]
        return self.withdrawal.wanted(self.engagement, round, mine.counts[a], mine.power[a], against)

    # fire

    def _under(self, step: int, side: int, round: int, mine: int, theirs: dict[int, float]) -> dict[int, float]:
        """What a step of one side's fire leaves of the other, whatever state that is in."""
        found: dict[int, float] = {}
        self._keep_to_the_limit()
        for state, chance in theirs.items():
            left = self.states[1 - side].left(state, self.volleys.hits(step, side, round, mine, state))
            for n in range(len(left.runs)):
                run = left.runs[n]
                chances = left.chances[n]
                for m in range(len(chances)):
                    found[run[m]] = found.get(run[m], 0.0) + chance * chances[m]
        return found

    def _cases(self, a: int, d: int, round: int) -> list[Case]:
        """What a round makes of two states: in each case what is left of one side says nothing about the other."""
        self._keep_to_the_limit()
        if round > 1 and not self._shaky:
            struck = self.states[DEFENDER].left(d, self.volleys.hits(ATTACK, ATTACKER, round, a, d))
            left = self.states[ATTACKER].left(a, self.volleys.hits(DEFENCE, DEFENDER, round, d, a))
            return [(1.0, left, struck)]
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
                found.append((weight * chance, one_by_one(ashore), one_by_one(hurt)))
        return found

    def _dropped(
        self, firing: int, attackers: dict[int, float], round: int
    ) -> list[tuple[int, float, dict[int, float]]]:
        """Cases by how many jumped: who fires, the chance, and what is left of the attackers."""
        roster = self.engagement.rosters[ATTACKER]
        if round > 1 or not roster.carriers:
            return [(firing, 1.0, attackers)]
        cases: dict[int, dict[int, float]] = {}
        states = self.states[ATTACKER]
        for state, chance in attackers.items():
            left = self.volleys.lost_cargo(DROP, state)
            before = states.counts[state]
            after = states.counts[left]
            fire = list(states.counts[firing])
            for n in range(roster.size):
                fire[n] -= before[n] - after[n]
            key = states.number(tuple(fire))
            case = cases.setdefault(key, {})
            case[left] = case.get(left, 0.0) + chance
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
