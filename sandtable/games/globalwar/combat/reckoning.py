"""Odds by dynamic programming: what may be left of both sides after each round, with its chance."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.engagement import Engagement
from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER
from sandtable.games.globalwar.combat.fire import FLEES_AT, SIDES_OF_DIE
from sandtable.games.globalwar.combat.hits import Hits, binomial, reckon
from sandtable.games.globalwar.combat.outcomes import Outcomes, Withdrawal
from sandtable.games.globalwar.combat.sequence import (
    ATTACK,
    BOMBARDMENT,
    CITY_FLAK,
    DROP,
    FIRST_STRIKE,
    FLAK,
    SUPERIORITY,
)
from sandtable.games.globalwar.combat.troops import DROPPED, LANDED, Counts

LONGEST: Final = 400  # rounds; what is still fighting then is told as undecided
SETTLED: Final = 1e-12  # so little fighting left is left alone
MOST_WORK: Final = 60_000_000  # pairs of survivors that are added up, about two seconds of a compiled engine
SMALL: Final = 40  # units: battles up to this size are reckoned without leaving anything out
NEGLIGIBLE: Final = 1e-12  # in larger ones branches rarer than this are left out, and summed up in ``left_out``


class TooLarge(Exception):
    """More possibilities than anybody wants to wait for."""


class States:
    """What can be left of one side, numbered as it comes up, with what is asked of it again and again."""

    def __init__(self, engagement: Engagement, side: int, most: int) -> None:
        self.engagement: Final = engagement
        self.side: Final = side
        self.most: Final = most
        self.counts: Final[list[Counts]] = []
        self.alive: Final[list[bool]] = []  # takes part in later rounds
        self.power: Final[list[int]] = []  # faces that hit, over all its dice in later rounds
        self._number: Final[dict[Counts, int]] = {}
        self._after: Final[list[list[int]]] = []  # by aim and state: the state after one hit, -1 not yet known

    def number(self, counts: Counts) -> int:
        known = self._number.get(counts, -1)
        if known >= 0:
            return known
        number = len(self.counts)
        if number >= self.most:
            raise TooLarge
        self._number[counts] = number
        self.counts.append(counts)
        present = self.engagement.present(self.side, counts, 2)
        self.alive.append(present != 0)
        power = 0
        for n in range(self.engagement.rosters[self.side].size):
            if present >> n & 1:
                power += counts[n] * self.engagement.value(self.side, n, 2)
        self.power.append(power)
        return number

    def after(self, aim: int, state: int) -> int:
        """The state that one hit leaves."""
        while len(self._after) <= aim:
            self._after.append([])
        row = self._after[aim]
        while len(row) <= state:
            row.append(-1)
        if row[state] < 0:
            left = self.engagement.hit(self.side, self.counts[state], self.engagement.aims[self.side][aim])
            row[state] = self.number(left)
        return row[state]

    def struck(self, state: int, chance: float, hits: Hits, into: dict[int, float]) -> None:
        """Adds to ``into`` what a volley leaves of a state."""
        last = hits.aims[-1]
        for numbers, row in hits.rows:
            left = state
            for n in range(len(numbers)):
                for _ in range(numbers[n]):
                    left = self.after(hits.aims[n], left)
            for n in range(len(row)):
                if n:
                    left = self.after(last, left)
                if row[n]:
                    into[left] = into.get(left, 0.0) + chance * row[n]


class Exchange:
    """What a round makes of two states: the chances of what is left of each side, independent of each other."""

    def __init__(self, weight: float, left: tuple[dict[int, float], dict[int, float]], states: tuple[States, States]):
        self.weight: Final = weight
        self.alive: Final[tuple[list[int], list[int]]] = ([], [])
        self.chance: Final[tuple[list[float], list[float]]] = ([], [])
        self.dead: Final[tuple[list[int], list[int]]] = ([], [])
        self.dead_chance: Final[tuple[list[float], list[float]]] = ([], [])
        for side in (ATTACKER, DEFENDER):
            for state, chance in left[side].items():
                if states[side].alive[state]:
                    self.alive[side].append(state)
                    self.chance[side].append(chance)
                else:
                    self.dead[side].append(state)
                    self.dead_chance[side].append(chance)
        self.survives: Final = (sum(self.chance[ATTACKER]), sum(self.chance[DEFENDER]))
        self.dies: Final = (sum(self.dead_chance[ATTACKER]), sum(self.dead_chance[DEFENDER]))


class Reckoning:
    """The exact run of one battle. ``most`` bounds the work; more raises ``TooLarge``."""

    def __init__(self, engagement: Engagement, withdrawal: Withdrawal, most: int) -> None:
        self.engagement: Final = engagement
        self.withdrawal: Final = withdrawal
        self.most: Final = most
        self.work: int = 0
        self.states: Final = (States(engagement, ATTACKER, most), States(engagement, DEFENDER, most))
        self.outcomes: Final = Outcomes(engagement, self.states[ATTACKER].counts, self.states[DEFENDER].counts)
        self._volleys: Final[dict[tuple[int, int, int, int, int, int], Hits | None]] = {}
        self._later: Final[dict[int, list[Exchange]]] = {}
        roster = engagement.rosters[DEFENDER]
        self._fussy: Final = any(
            troop.unit.only_hits or troop.unit.unarmed for side in (0, 1) for troop in engagement.rosters[side].troops
        )  # some targets depend on what else is left
        self._shy: Final = bool(roster.air and engagement.rosters[ATTACKER].submarines) or self._fussy
        units = sum(engagement.start[ATTACKER]) + sum(engagement.start[DEFENDER])
        self.negligible: Final = 0.0 if units <= SMALL else NEGLIGIBLE

    def run(self) -> Outcomes:
        """Round after round until nothing worth mentioning is left undecided."""
        now: dict[int, float] = {}
        first = self.states[ATTACKER].number(self.engagement.start[ATTACKER])
        second = self.states[DEFENDER].number(self.engagement.start[DEFENDER])
        now[self._pair(first, second)] = 1.0
        if not self.engagement.present(DEFENDER, self.engagement.start[DEFENDER], 1):
            self.outcomes.walked_in(first, second)
            return self.outcomes
        for round in range(1, LONGEST + 1):
            now = self._opening(now) if round == 1 else now
            now = self._round(now, round)
            self.outcomes.round_is_over(round, self._marginals(now))
            if not now:
                return self.outcomes
            if sum(now.values()) < SETTLED:
                break
        for pair, weight in now.items():
            self.outcomes.undecided(pair // self.most, pair % self.most, weight)
        return self.outcomes

    def _pair(self, a: int, d: int) -> int:
        return a * self.most + d

    def _marginals(self, now: dict[int, float]) -> tuple[dict[int, float], dict[int, float]]:
        attackers: dict[int, float] = {}
        defenders: dict[int, float] = {}
        for pair, weight in now.items():
            a = pair // self.most
            d = pair % self.most
            attackers[a] = attackers.get(a, 0.0) + weight
            defenders[d] = defenders.get(d, 0.0) + weight
        return attackers, defenders

    # volleys

    def _volley(self, step: int, side: int, round: int, mine: int, theirs: int) -> Hits | None:
        """The hits of one side in a step; None when it rolls no dice."""
        enemy = self.states[1 - side].counts[theirs]
        roster = self.engagement.rosters[1 - side]
        planes = roster.total(enemy, roster.air) if round == 1 else 0
        alive = roster.among(enemy) if self._fussy else 0
        if step == BOMBARDMENT:
            planes = roster.total(enemy, roster.surface)
        key = (step * 2 + side, 1 if round == 1 else 2, mine, planes, alive, enemy[-1])
        if key not in self._volleys:
            shots = self.engagement.shots(step, side, round, self.states[side].counts[mine], enemy)
            self._volleys[key] = reckon(shots, self.engagement.aims[1 - side]) if shots else None
        return self._volleys[key]

    def _under(self, step: int, side: int, round: int, mine: int, theirs: dict[int, float]) -> dict[int, float]:
        """What a step of one side's fire leaves of the other, state by state."""
        left: dict[int, float] = {}
        for state, chance in theirs.items():
            hits = self._volley(step, side, round, mine, state)
            if hits is None:
                left[state] = left.get(state, 0.0) + chance
            else:
                self.states[1 - side].struck(state, chance, hits, left)
        return left

    # a round

    def _opening(self, now: dict[int, float]) -> dict[int, float]:
        """The steps of the first round whose losses leave without an answer."""
        engagement = self.engagement
        for step in engagement.sequence.of_round(1):
            if not step.at_once:
                continue
            left: dict[int, float] = {}
            for pair, weight in now.items():
                a = pair // self.most
                d = pair % self.most
                attackers = self._under(step.id, DEFENDER, 1, d, {a: 1.0})
                defenders = self._under(step.id, ATTACKER, 1, a, {d: 1.0})
                for one, p in attackers.items():
                    one = self._lost_cargo(step.id, one)
                    for other, q in defenders.items():
                        key = self._pair(one, other)
                        left[key] = left.get(key, 0.0) + weight * p * q
            now = left
        return now

    def _lost_cargo(self, step: int, state: int) -> int:
        counts = self.states[ATTACKER].counts[state]
        if step == BOMBARDMENT and self.engagement.rosters[ATTACKER].landed:
            counts = self.engagement.drowned(counts, LANDED)
        elif step in (CITY_FLAK, FIRST_STRIKE, DROP) and self.engagement.rosters[ATTACKER].carriers:
            counts = self.engagement.drowned(counts, DROPPED)
        return self.states[ATTACKER].number(counts)

    def _round(self, now: dict[int, float], round: int) -> dict[int, float]:
        """One round of all that is still fighting; what ends goes to the outcomes, the rest fights on."""
        last = round == self.engagement.rounds
        exchanges: list[tuple[float, Exchange]] = []
        for pair, weight in now.items():
            if weight <= self.negligible:
                self.outcomes.left_out += weight
                continue
            for exchange in self._exchanged(pair, round):
                exchanges.append((weight * exchange.weight, exchange))
        rows: list[list[float]] = []
        width = len(self.states[DEFENDER].counts)
        for weight, exchange in exchanges:
            self.outcomes.ended(exchange, weight)
            if last:
                cut_off = [self._cut_off(a) for a in exchange.alive[ATTACKER]]
                self.outcomes.broken_off(exchange, weight, cut_off)
            elif exchange.alive[ATTACKER] and exchange.alive[DEFENDER]:
                self._spread(rows, exchange, weight, width)
        return {} if last else self._going_on(rows, round)

    def _cut_off(self, a: int) -> int:
        return self.states[ATTACKER].number(self.engagement.cut_off(self.states[ATTACKER].counts[a]))

    def _spread(self, rows: list[list[float]], exchange: Exchange, weight: float, width: int) -> None:
        """Adds every pair of survivors to the rows by attacker and defender."""
        attackers = exchange.alive[ATTACKER]
        defenders = exchange.alive[DEFENDER]
        chances = exchange.chance[DEFENDER]
        many = len(defenders)
        self.work += len(attackers) * many
        if self.work > MOST_WORK:
            raise TooLarge
        floor = self.negligible
        for n in range(len(attackers)):
            p = weight * exchange.chance[ATTACKER][n]
            if p <= floor:
                self.outcomes.left_out += p * exchange.survives[DEFENDER]
                continue
            a = attackers[n]
            while len(rows) <= a:
                rows.append([])
            row = rows[a]
            if not row:
                row.extend([0.0] * width)
            for m in range(many):
                row[defenders[m]] += p * chances[m]

    def _going_on(self, rows: list[list[float]], round: int) -> dict[int, float]:
        """The pairs that fight another round; attackers who have enough leave."""
        now: dict[int, float] = {}
        for a in range(len(rows)):
            row = rows[a]
            for d in range(len(row)):
                weight = row[d]
                if weight:
                    if self._leaves(a, d, round):
                        a_left = self.outcomes.retreated(a, d, weight)
                        if a_left is not None:
                            key = self._pair(self.states[ATTACKER].number(a_left), d)
                            now[key] = now.get(key, 0.0) + weight
                    else:
                        key = self._pair(a, d)
                        now[key] = now.get(key, 0.0) + weight
        return now

    def _leaves(self, a: int, d: int, round: int) -> bool:
        mine = self.states[ATTACKER]
        theirs = self.states[DEFENDER]
        doubtful = self._shy or mine.power[a] == 0
        if doubtful and self.engagement.harmless(ATTACKER, round + 1, mine.counts[a], theirs.counts[d]):
            return True
        return self.withdrawal.wanted(self.engagement, round, mine.counts[a], mine.power[a], theirs.power[d])

    # what a round does to two states

    def _exchanged(self, pair: int, round: int) -> list[Exchange]:
        if round > 1 and pair in self._later:
            return self._later[pair]
        a = pair // self.most
        d = pair % self.most
        found = self._exchange(a, d, round)
        if round > 1:
            self._later[pair] = found
        return found

    def _exchange(self, a: int, d: int, round: int) -> list[Exchange]:
        """Both sides fire all they have; who is hit still answers. Jumping and fleeing split it into cases."""
        defenders = {d: 1.0}
        attackers = {a: 1.0}
        if round == 1:
            for early in (SUPERIORITY, FLAK):
                defenders = self._under(early, ATTACKER, round, a, defenders)
                attackers = self._under(early, DEFENDER, round, d, attackers)
        found: list[Exchange] = []
        for firing, weight, alive in self._dropped(a, attackers, round):
            for fled, chance, left in self._fled(firing, alive, round):
                struck = self._under(ATTACK, ATTACKER, round, fled, defenders)
                for step in self.engagement.sequence.of_round(round):
                    if not step.at_once and step.id not in (SUPERIORITY, FLAK, ATTACK):
                        left = self._under(step.id, DEFENDER, round, d, left)
                        struck = self._under(step.id, ATTACKER, round, fled, struck)
                if round == 1:
                    left = self._ashore(left)
                found.append(Exchange(weight * chance, (left, struck), self.states))
        return found

    def _ashore(self, attackers: dict[int, float]) -> dict[int, float]:
        left: dict[int, float] = {}
        for state, chance in attackers.items():
            number = self.states[ATTACKER].number(self.engagement.round_over(self.states[ATTACKER].counts[state], 1))
            left[number] = left.get(number, 0.0) + chance
        return left

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
            left = self._lost_cargo(DROP, state)
            before = states.counts[state]
            after = states.counts[left]
            guns = list(states.counts[firing])
            for n in range(roster.size):
                guns[n] -= before[n] - after[n]
            key = states.number(tuple(guns))
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
