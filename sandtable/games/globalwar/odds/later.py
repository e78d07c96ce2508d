"""Rounds after the first: they are alike, so they can be fought one by one or all together."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Final

from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER
from sandtable.games.globalwar.combat.fire import FLEES_AT, NOBODY, SIDES_OF_DIE
from sandtable.games.globalwar.combat.troops import Counts
from sandtable.games.globalwar.odds.answers import Answer, Answers
from sandtable.games.globalwar.odds.hits import TooLarge, binomial
from sandtable.games.globalwar.odds.outcomes import Outcomes, Withdrawal
from sandtable.games.globalwar.odds.salvos import Salvo, Volley
from sandtable.games.globalwar.odds.shares import LAYERS, Row, Share, Shares, Weights
from sandtable.games.globalwar.odds.volleys import LATER, Volleys

NEGLIGIBLE: Final = 1e-14  # pairs with less than this chance are left out; how much that is in all is told
NONE: Final = -1

Rows = list[Row]  # by state of the attacker and of the defender: the chance of the two meeting
Due = tuple[Weights, Row]  # by defender: how often he was met, and the chance of what he leaves


class Later:
    """Fights rounds after the first.

    Given two states that meet, what is left of one says nothing about the other. What the defenders score is known at
    once. The dice of the attackers are rolled late, when all that comes to the same state of the attacker is known: who
    has the same dice still to roll, rolls them together. Defenders that fight alike are fought together, a few layers
    at a time.
    """

    def __init__(self, volleys: Volleys, outcomes: Outcomes, withdrawal: Withdrawal, most_work: int) -> None:
        self.volleys: Final = volleys
        self.states: Final = volleys.later
        self.depths: Final = volleys.depths
        self.outcomes: Final = outcomes
        self.withdrawal: Final = withdrawal
        self.most_work: Final = most_work
        self.work: int = 0  # chances that were multiplied
        self._first: int = 0  # of the layers that are fought now
        self._answers: Final[dict[tuple[int, int], Answers]] = {}
        self._due: Final[list[dict[int, list[Due]]]] = []  # by state of the attacker and salvo still to be rolled
        self._spare: Final[list[Shares]] = []  # without any chances
        self._facing: Final = self._empty()  # the defenders that one state of the attacker meets
        self._nobody: Final = self._empty()

    def fight(self, rows: Rows) -> Rows:
        """What one round leaves."""
        left: Rows = []
        self.depths.look()
        for first in range(0, self.depths.many, LAYERS):
            self._first = first
            for a in range(len(rows)):
                if self._load(rows[a]):
                    weights = self._weights()
                    for d, share in enumerate(self._facing.by_state):
                        self._keep(share)
                        weights.put(d, share, 1.0)
                        share.clear()
                    for chance, b in self._flights(a):
                        self._owe(self._fire(b), self._answered(b), chance, weights, NONE)
            for a in range(len(self._due)):
                rolled = self._rolled(a, 0)
                if 0 in rolled:
                    self._unload(rolled[0], left, a)
                    self._spare.append(rolled[0])
        return left

    def _load(self, row: Row) -> bool:
        """Faces the layers that are fought now of a row; returns whether there are any."""
        self.depths.look()
        self._facing.fit()
        found = False
        for d, weight in enumerate(row):
            if weight:
                layer = self.depths.layer[d] - self._first
                if 0 <= layer < LAYERS:
                    share = self._facing.by_state[self.depths.fighter[d]]
                    share.put(layer, share.of(layer) + weight)
                    found = True
        return found

    def _unload(self, shares: Shares, rows: Rows, a: int) -> None:
        """Puts all layers back into a row, which had none of them."""
        for d, share in enumerate(shares.by_state):
            if share.any():
                for layer, weight in self._layers(share):
                    whole = self.depths.whole(d, layer)
                    row_of(rows, a, len(self.depths.defenders.counts))[whole] = weight
                share.clear()

    def _layers(self, share: Share) -> list[tuple[int, float]]:
        """The layers of a share that have any chance, with that."""
        return [(self._first + n, share.of(n)) for n in range(LAYERS) if share.of(n)]

    # all rounds together

    def settle(self, rows: Rows) -> None:
        """Fights until all is decided: each pair is looked at once, those with most to lose first."""
        levels = self.states[ATTACKER].levels
        self.depths.look()
        for first in range(0, self.depths.many, LAYERS):
            self._first = first
            for level in range(len(levels) - 1, -1, -1):
                for a in levels[level]:
                    if (a < len(rows) and rows[a]) or (a < len(self._due) and self._due[a]):
                        self._settle(rows, a)

    def _settle(self, rows: Rows, a: int) -> None:
        """One state of the attacker against every defender, until something changes for him."""
        own = 0 if self.volleys.choosy else self.volleys.fire(a, 0).salvo.number
        rolled = self._rolled(a, own)
        if 0 in rolled:
            self._facing.take(rolled[0])
        if a < len(rows):
            self._load(rows[a])
        if self.states[ATTACKER].alive[a]:
            targets = rolled[own] if own and own in rolled else self._nobody
            cases = self._flights(a)
            fire = self._fire(a)
            answers = self._answered(a)
            weights = self._met(rows, a, fire, targets, self._unhurt(a, cases[0][0], answers))
            self._owe(fire, answers, cases[0][0], weights, a)
            for chance, b in cases[1:]:
                self._owe(self._fire(b), self._answered(b), chance, weights, a)
        else:
            for d, share in enumerate(self._facing.by_state):
                if share.any():
                    for layer, weight in self._layers(share):
                        self.outcomes.end(a, self.depths.whole(d, layer), weight)
                    share.clear()
        self._spare.extend(rolled.values())

    def _met(self, rows: Rows, a: int, fire: list[Volley], targets: Shares, unhurt: Row) -> Weights:
        """How often each defender is fought while the attacker is as he is.

        At ``targets`` the attacker has still to fire his whole volley; ``unhurt`` is the chance by defender that
        nothing happens to the attacker in a round. Each defender is looked at after those he may come from.
        """
        states = self.states[DEFENDER]
        deep = self.depths.divided
        found = self._weights()
        now = Share()
        resolute = self._resolute(a)
        self._facing.fit()
        targets.fit()
        for level in range(len(states.levels) - 1, -1, -1):
            for d in states.levels[level]:
                facing = self._facing.by_state[d]
                struck = targets.by_state[d]
                if not facing.any() and not struck.any():
                    continue
                hits = fire[d].hits
                missed = states.unhurt(d, hits)
                now.chance = facing.chance + struck.chance * missed
                if deep:
                    now.second = facing.second + struck.second * missed
                    now.third = facing.third + struck.third * missed
                self._keep(now)
                if not (resolute and states.alive[d]):
                    self._take_out(rows, a, d, now)
                unhit = unhurt[d]
                self._until_hit(a, d, now, unhit * missed)
                found.put(d, now, 1.0)
                struck.chance += now.chance * unhit
                if deep:
                    struck.second += now.second * unhit
                    struck.third += now.third * unhit
                if hits.aims and struck.any():
                    self._facing.strike(d, struck, hits)
                    self.work += hits.size
                struck.clear()
                facing.clear()  # also of those whom the volley has missed: they have been counted
        return found

    def _keep(self, weights: Share) -> None:
        """Leaves out what is as good as impossible."""
        if weights.chance < NEGLIGIBLE:
            self.outcomes.neglected += weights.chance
            weights.chance = 0.0
        if self.depths.divided:
            if weights.second < NEGLIGIBLE:
                self.outcomes.neglected += weights.second
                weights.second = 0.0
            if weights.third < NEGLIGIBLE:
                self.outcomes.neglected += weights.third
                weights.third = 0.0

    def _take_out(self, rows: Rows, a: int, d: int, weights: Share) -> None:
        """Takes out what has ended before the next round."""
        for layer, weight in self._layers(weights):
            if self._ended(rows, a, d, layer, weight, LATER):
                weights.put(layer - self._first, 0.0)

    def _until_hit(self, a: int, d: int, weights: Share, idle: float) -> None:
        """How often two fight who meet with some weights, when with a chance nothing happens and they fight again."""
        if idle >= 1.0:
            for layer, weight in self._layers(weights):
                self.outcomes.undecided(a, self.depths.whole(d, layer), weight)
            weights.clear()
            return
        weights.chance /= 1.0 - idle
        if self.depths.divided:
            weights.second /= 1.0 - idle
            weights.third /= 1.0 - idle

    def _unhurt(self, a: int, chance: float, answers: list[Answer]) -> Row:
        """By defender: the chance that he hits nobody, and that nobody flees."""
        found = [0.0] * len(self.states[DEFENDER].counts)
        for left, row in answers:
            if left == a:
                for d, p in enumerate(row):
                    found[d] += chance * p
        return found

    # ends

    def decide(self, rows: Rows, round: int) -> None:
        """Takes out what has ended after a round, and attackers who have enough."""
        self.depths.look()
        alive = self.depths.defenders.alive
        for a in range(len(rows)):
            row = rows[a]
            resolute = self.states[ATTACKER].alive[a] and self._resolute(a)
            for d in range(len(row)):
                if not row[d] or (resolute and alive[d]):
                    continue
                if self._ended(rows, a, self.depths.fighter[d], self.depths.layer[d], row[d], round):
                    row[d] = 0.0

    def _resolute(self, a: int) -> bool:
        """Whether the attacker fights on against whoever is left."""
        return not self.withdrawal.ever and self.volleys.always_hits(a)

    def _ended(self, rows: Rows, a: int, d: int, layer: int, weight: float, round: int) -> bool:
        """Whether the two fight no more after a round: somebody is gone, or the attacker has enough."""
        if self.volleys.over(a, d):
            self.outcomes.end(a, self.depths.whole(d, layer), weight)
            return True
        if not self._leaves(a, d, round):
            return False
        whole = self.depths.whole(d, layer)
        left = self.outcomes.retreated(a, whole, weight)
        if left is None:
            return True
        stays = self.states[ATTACKER].number(left)  # what cannot leave fights on
        if stays == a:
            return False
        row_of(rows, stays, len(self.depths.defenders.counts))[whole] += weight
        return True

    def _leaves(self, a: int, d: int, round: int) -> bool:
        """Whether the attacker breaks off after a round: because he wants to, or because he can hit nobody."""
        if self.volleys.harmless(a, d, round):
            return True
        mine = self.states[ATTACKER]
        against = self.states[DEFENDER].power[d]
        return self.withdrawal.wanted(self.volleys.engagement, round, mine.counts[a], mine.power[a], against)

    # fire

    def _flights(self, a: int) -> list[tuple[float, int]]:
        """What becomes of an attacker when some flee at their own roll (gw.15.7), with its chance; first if none do."""
        states = self.states[ATTACKER]
        cases: list[tuple[float, Counts]] = [(1.0, states.counts[a])]
        for n in self.volleys.engagement.shaky(LATER, states.counts[a]):
            wider: list[tuple[float, Counts]] = []
            for chance, counts in cases:
                for many, p in enumerate(binomial(counts[n], SIDES_OF_DIE - FLEES_AT + 1, SIDES_OF_DIE)):
                    wider.append((chance * p, self.volleys.engagement.flee(counts, n, many)))
            cases = wider
        return [(chance, states.number(counts)) for chance, counts in cases]

    def _fire(self, a: int) -> list[Volley]:
        """The volleys of an attacker by defender. All states that they may leave are known afterwards."""
        states = self.states[DEFENDER]
        found: list[Volley] = []
        while len(found) < len(states.counts):  # what one aim leaves may be hit by another
            if not self.volleys.choosy:
                found = [self.volleys.fire(a, 0)] * len(states.counts)
            while len(found) < len(states.counts):
                found.append(self.volleys.fire(a, len(found)))
            for volley in found if self.volleys.choosy else found[:1]:
                for aim in volley.hits.aims:
                    states.after(aim)
        return found

    def _answered(self, a: int) -> list[Answer]:
        """What the defenders may leave of an attacker, with the chance of it by defender."""
        key = self.volleys.likeness(ATTACKER, a)
        if key not in self._answers:
            self._answers[key] = Answers(self.volleys)
        return self._answers[key].left(a)

    def _owe(self, fire: list[Volley], answers: list[Answer], chance: float, weights: Weights, besides: int) -> None:
        """Notes what defenders leave of an attacker, besides one state, with the dice that he has still to roll."""
        parts = self._by_salvo(fire, chance, weights)
        for left, row in answers:
            if left != besides:
                while len(self._due) <= left:
                    self._due.append({})
                due = self._due[left]
                for salvo, part in parts.items():
                    if salvo not in due:
                        due[salvo] = []
                    due[salvo].append((part, row))
                    self.work += len(row)
        self.keep_to_the_limit()

    def _by_salvo(self, fire: list[Volley], chance: float, weights: Weights) -> dict[int, Weights]:
        if not self.volleys.choosy and chance == 1.0:
            return {fire[0].salvo.number: weights}
        found: dict[int, Weights] = {}
        share = Share()
        for d in range(len(weights.first)):
            weights.get(d, share)
            if share.any():
                number = fire[d].salvo.number
                if number not in found:
                    found[number] = self._weights()
                found[number].put(d, share, chance)
        return found

    # dice

    def _rolled(self, a: int, own: int) -> dict[int, Shares]:
        """Rolls the dice that are still to be rolled by what has become this state of the attacker.

        Returns the chances of who is left against him, under 0. Whom his own whole volley falls on is not rolled for,
        but returned under its number: it will be fired at others as well.
        """
        due = self._due[a] if a < len(self._due) else {}
        salvos = self.volleys.salvos[ATTACKER].all
        waiting: dict[int, Shares] = {}  # by salvo: whom it falls on
        found: dict[int, Shares] = {}
        numbers = [-number for number in due]  # of salvos; what follows on another has a smaller number
        heapify(numbers)
        while numbers:
            number = -heappop(numbers)
            shares = waiting.pop(number) if number in waiting else self._empty()
            if number in due:
                for weights, row in due[number]:
                    shares.add_product(weights, row)
            if number == own or number == 0:
                found[number] = shares
            else:
                for follows in self._roll(salvos[number], shares, waiting):
                    if follows not in due:
                        heappush(numbers, -follows)
        if due:
            self._due[a] = {}
        return found

    def _roll(self, salvo: Salvo, shares: Shares, waiting: dict[int, Shares]) -> list[int]:
        """Rolls the first die of a salvo. Who is left waits for what follows; returns what nobody waited for before."""
        rest = salvo.rest
        missed = salvo.missed
        if rest is None or missed is None:
            return []
        self.work += len(shares.by_state)
        if salvo.pick != NOBODY:
            shares.roll_at(salvo.pick, salvo.picks, salvo.aim, salvo.chance)
            if rest.number in waiting:
                waiting[rest.number].take(shares)
                self._spare.append(shares)
                return []
            waiting[rest.number] = shares
            return [rest.number]
        if missed is rest and rest.number not in waiting:
            shares.roll(salvo.aim, salvo.chance)
            waiting[rest.number] = shares
            return [rest.number]
        new: list[int] = []
        for follows in (rest, missed):
            if follows.number not in waiting:
                waiting[follows.number] = self._empty()
                new.append(follows.number)
        shares.split(salvo.aim, salvo.chance, waiting[missed.number], waiting[rest.number])
        self._spare.append(shares)
        return new

    def _weights(self) -> Weights:
        return Weights(len(self.states[DEFENDER].counts), self.depths.divided)

    def _empty(self) -> Shares:
        if not self._spare:
            return Shares(self.states[DEFENDER], self.depths.divided)
        shares = self._spare.pop()
        shares.fit()
        return shares

    def keep_to_the_limit(self) -> None:
        work = self.work + self.volleys.work
        work += self.volleys.states[ATTACKER].work + self.volleys.states[DEFENDER].work
        if work > self.most_work:
            raise TooLarge


def row_of(rows: Rows, a: int, size: int) -> Row:
    """The chances of what stands against a state of the attacker, with room for every defender."""
    while len(rows) <= a:
        rows.append([])
    row = rows[a]
    missing = size - len(row)
    if missing > 0:
        row.extend([0.0] * missing)
    return row
