"""Rounds after the first: they are alike, so they can be fought one by one or all together."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Final

from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER
from sandtable.games.globalwar.combat.fire import FLEES_AT, NOBODY, SIDES_OF_DIE
from sandtable.games.globalwar.combat.troops import Counts
from sandtable.games.globalwar.odds.answers import Answer, Answers
from sandtable.games.globalwar.odds.hits import NEVER, Chance, Chances, TooLarge, binomial
from sandtable.games.globalwar.odds.outcomes import Outcomes, Withdrawal
from sandtable.games.globalwar.odds.salvos import Salvo, Volley
from sandtable.games.globalwar.odds.shares import LAYERS, NOTHING, Row, Share, Shares
from sandtable.games.globalwar.odds.volleys import LATER, Volleys

NEGLIGIBLE: Final = 1e-14  # pairs with less than this chance are left out; how much that is in all is told
NONE: Final = -1

Rows = list[Row]  # by state of the attacker and of the defender: the chance of the two meeting
Weights = list[Share]  # by defender; they change no more
Due = tuple[Weights, Chances]  # by defender: how often he was met, and the chance of what he leaves


class Crowd:
    """Defenders that several states of the attacker meet, each of them with a chance of its own."""

    def __init__(self, row: Row) -> None:
        self.row: Final = row
        self.weights: Weights = []  # of who fights on, laid out when the first attacker asks
        self.gone: Final[list[int]] = []  # who fights no more


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
        self._landing: Final[list[Shares]] = []  # the same, of those that hits are scattered over
        self._facing: Final = self._empty()  # the defenders that one state of the attacker meets
        self._nobody: Final = self._empty()
        self._between: Final = self._empty()  # the same in the midst of a volley whose last aim is rolled apart

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
                        self.outcomes.neglected += share.drop(NEGLIGIBLE)
                        if share.any():
                            weights[d] = share.times(1.0)
                            share.clear()
                    for chance, b in self._flights(a):
                        self._owe(self._fire(b), self._answered(b), chance, weights, NONE)
            for a in range(len(self._due)):
                rolled = self._rolled(a, 0)
                if 0 in rolled:
                    self._unload(rolled[0], left, a)
                    self._free(rolled[0])
        return left

    def _load(self, row: Row) -> bool:
        """Faces the layers that are fought now of a row; returns whether there are any."""
        self.depths.look()
        return self._facing.load(row, self.depths, self._first)

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
        if not self.depths.divided:
            return [(0, share.chance)] if share.chance else []
        found: list[tuple[int, float]] = []
        for n, chance in enumerate(share.layers):
            if chance:
                found.append((self._first + n, chance))
        return found

    # all rounds together

    def meets(self, a: int, chance: float, crowd: Crowd) -> bool:
        """Lets an attacker who fights on against whoever is left meet a crowd after the first round, if he is such a
        one: then no row has to be made for him alone. ``settle`` goes on with it."""
        if self.depths.many > LAYERS or not self.states[ATTACKER].alive[a] or not self._resolute(a):
            return False
        if not crowd.weights:
            self._lay_out(crowd)
        for d in crowd.gone:
            self.outcomes.end(a, d, chance * crowd.row[d])
        row = [Chance(chance)] * len(crowd.weights)
        self._due_of(a).setdefault(0, []).append((crowd.weights, row))
        self.work += len(row)
        return True

    def _lay_out(self, crowd: Crowd) -> None:
        """Parts a crowd into those who fight on, layer by layer, and those who are gone."""
        alive = self.depths.defenders.alive
        row: Row = []
        for d, chance in enumerate(crowd.row):
            if chance and not alive[d]:
                crowd.gone.append(d)
            row.append(chance if alive[d] else 0.0)
        shares = self._empty()
        shares.load(row, self.depths, 0)
        for share in shares.by_state:
            crowd.weights.append(share.times(1.0) if share.any() else NOTHING)
        shares.clear()
        self._free(shares)

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
        for shares in rolled.values():
            self._free(shares)

    def _met(self, rows: Rows, a: int, fire: list[Volley], targets: Shares, unhurt: Chances) -> Weights:
        """How often each defender is fought while the attacker is as he is.

        At ``targets`` the attacker has still to fire his whole volley; ``unhurt`` is the chance by defender that
        nothing happens to the attacker in a round. Each defender is looked at after those he may come from.
        """
        states = self.states[DEFENDER]
        found = self._weights()
        resolute = self._resolute(a)
        missed = self._missed(fire)
        own = fire[0]
        facing = self._facing
        between = self._between
        facing.fit()
        targets.fit()
        between.fit()
        apart = not self.volleys.choosy and own.late is not None
        scattered = between.scattered(own) if apart else []
        early = own.hits.early
        slips = states.unhurt(own.last) if apart else missed
        plain = not self.volleys.choosy and len(own.last.aims) == 1
        runs = facing.runs(own.last.aims[0]) if plain else []
        chances = own.last.rows[0][1] if plain else []
        at_least = own.last.at_least[0] if plain else []
        divided = self.depths.divided
        work = 0
        neglected = 0.0
        for level in range(len(states.levels) - 1, -1, -1):
            for d in states.levels[level]:
                faced = facing.by_state[d]
                struck = targets.by_state[d]
                midway = between.by_state[d]
                if not (faced.any() or struck.any() or midway.any()):
                    continue
                unhit = unhurt[d].p
                if divided:
                    now = faced.joined(struck, missed[d], midway, slips[d])
                else:
                    now = Share(faced.chance + struck.chance * missed[d] + midway.chance * slips[d])
                neglected += now.drop(NEGLIGIBLE)
                if not (resolute and states.alive[d]):
                    self._take_out(rows, a, d, now)
                self._until_hit(a, d, now, unhit * missed[d])
                found[d] = now
                struck.add(now, unhit)
                if apart:
                    between.add_run(scattered[d], struck, early)
                    work += len(early)
                if plain:
                    facing.add_hits(runs[d], midway if apart else struck, chances, at_least)
                    work += len(chances)
                elif fire[d].hits.aims and struck.any():
                    facing.strike(d, struck, fire[d].hits)
                    work += fire[d].hits.size
                midway.clear()
                struck.clear()
                faced.clear()  # also of those whom the volley has missed: they have been counted
        self.work += work
        self.outcomes.neglected += neglected
        return found

    def _missed(self, fire: list[Volley]) -> Row:
        """By defender: the chance that the attacker hits nobody."""
        states = self.states[DEFENDER]
        if not self.volleys.choosy:
            return states.unhurt(fire[0].hits)
        rows: dict[int, Row] = {}  # by salvo
        found: Row = []
        for d, volley in enumerate(fire):
            number = volley.salvo.number
            if number not in rows:
                rows[number] = states.unhurt(volley.hits)
            found.append(rows[number][d])
        return found

    def _take_out(self, rows: Rows, a: int, d: int, weights: Share) -> None:
        """Takes out what has ended before the next round."""
        for layer, weight in self._layers(weights):
            if self._ended(rows, a, d, layer, weight, LATER):
                if self.depths.divided:
                    weights.add_to(layer - self._first, -weight)
                else:
                    weights.chance -= weight

    def _until_hit(self, a: int, d: int, weights: Share, idle: float) -> None:
        """How often two fight who meet with some weights, when with a chance nothing happens and they fight again."""
        if idle >= 1.0:
            for layer, weight in self._layers(weights):
                self.outcomes.undecided(a, self.depths.whole(d, layer), weight)
            weights.clear()
        else:
            weights.scale(1.0 / (1.0 - idle))

    def _unhurt(self, a: int, chance: float, answers: list[Answer]) -> Chances:
        """By defender: the chance that he hits nobody, and that nobody flees. Each stands in one such row at most."""
        found = [NEVER] * len(self.states[DEFENDER].counts)
        for left, row in answers:
            if left == a:
                for d, answer in enumerate(row):
                    if answer is not NEVER:
                        found[d] = answer if chance == 1.0 else Chance(chance * answer.p)
        return found

    # ends

    def decide(self, rows: Rows, round: int) -> None:
        """Takes out what has ended after a round, and attackers who have enough."""
        self.depths.look()
        alive = self.depths.defenders.alive
        everybody = [*range(len(alive))]
        gone = [d for d in everybody if not alive[d]]
        for a in range(len(rows)):
            row = rows[a]
            resolute = self.states[ATTACKER].alive[a] and self._resolute(a)
            for d in gone if resolute else everybody:
                if d >= len(row):
                    break
                if row[d] and self._ended(rows, a, self.depths.fighter[d], self.depths.layer[d], row[d], round):
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
        against = self.states[DEFENDER].power(d)
        return self.withdrawal.wanted(self.volleys.engagement, round, mine.counts[a], mine.power(a), against)

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
                due = self._due_of(left)
                for salvo, part in parts.items():
                    if salvo not in due:
                        due[salvo] = []
                    due[salvo].append((part, row))
                    self.work += len(row)
        self.keep_to_the_limit()

    def _due_of(self, a: int) -> dict[int, list[Due]]:
        while len(self._due) <= a:
            self._due.append({})
        return self._due[a]

    def _by_salvo(self, fire: list[Volley], chance: float, weights: Weights) -> dict[int, Weights]:
        if not self.volleys.choosy and chance == 1.0:
            return {fire[0].salvo.number: weights}
        found: dict[int, Weights] = {}
        for d, share in enumerate(weights):
            if share.any():
                number = fire[d].salvo.number
                if number not in found:
                    found[number] = self._weights()
                found[number][d] = share.times(chance)
        return found

    # dice

    def _rolled(self, a: int, own: int) -> dict[int, Shares]:
        """Rolls the dice that are still to be rolled by what has become this state of the attacker.

        Returns the chances of who is left against him, under 0. Whom his own whole volley falls on is not rolled for,
        but returned under its number: it will be fired at others as well.
        """
        due = self._due[a] if a < len(self._due) else {}
        salvos = self.volleys.salvos[ATTACKER].all
        volleys = self.volleys.salvos[ATTACKER].volleys
        waiting: dict[int, Shares] = {}  # by salvo: whom it falls on
        found: dict[int, Shares] = {}
        numbers = [-number for number in due]  # of salvos; what follows on another has a smaller number
        heapify(numbers)
        while numbers:
            number = -heappop(numbers)
            volley = volleys.get(number)
            late = volley.late if volley is not None else None
            if number != own and volley is not None and late is not None:
                if late.number not in waiting:
                    waiting[late.number] = self._empty(True)
                    if late.number not in due:
                        heappush(numbers, -late.number)
                into = waiting[late.number]
                if number in waiting:
                    shares = waiting.pop(number)
                    shares.scatter(into, volley)
                    self._free(shares)
                for weights, row in due.get(number, []):
                    into.scatter_product(weights, row, volley)
                self.work += len(volley.hits.early) * len(into.by_state)
                continue
            shares = waiting.pop(number) if number in waiting else self._empty()
            for weights, row in due.get(number, []):
                shares.add_product(weights, row)
            if number == own or number == 0:
                found[number] = shares
            else:
                salvo = salvos[number]
                twin = salvo.twin if self.depths.divided else None
                alone = (
                    twin is not None and twin.number != own and twin.number not in due and twin.number not in waiting
                )
                if twin is not None and alone and (not numbers or -numbers[0] < twin.number):  # nobody else comes to it
                    new = self._roll_both(salvo, twin, shares, waiting)
                else:
                    new = self._roll(salvo, shares, waiting)
                for follows in new:
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
            return self._wait(rest.number, shares, waiting)
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
        self._free(shares)
        return new

    def _roll_both(self, salvo: Salvo, twin: Salvo, shares: Shares, waiting: dict[int, Shares]) -> list[int]:
        """The same for the first two dice of a salvo."""
        self.work += 2 * len(shares.by_state)
        shares.roll_both(salvo.aim, salvo.chance, twin.chance)
        return self._wait(twin.rest.number, shares, waiting) if twin.rest is not None else []

    def _wait(self, number: int, shares: Shares, waiting: dict[int, Shares]) -> list[int]:
        """Shares wait for a salvo; returns its number if nobody did before."""
        if number in waiting:
            waiting[number].take(shares)
            self._free(shares)
            return []
        waiting[number] = shares
        return [number]

    def _weights(self) -> Weights:
        return [NOTHING] * len(self.states[DEFENDER].counts)

    def _empty(self, landing: bool = False) -> Shares:
        """Shares without any chances; few of them are for hits to be scattered over, which takes long to prepare."""
        spare = self._landing if landing else self._spare
        if not spare:
            return Shares(self.states[DEFENDER], self.depths.divided)
        shares = spare.pop()
        shares.fit()
        return shares

    def _free(self, shares: Shares) -> None:
        """Takes back shares that have no chances any more."""
        if shares.scatters:
            self._landing.append(shares)
        else:
            self._spare.append(shares)

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
