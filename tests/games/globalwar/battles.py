"""Battles drawn at random, of every kind, and a slow, plain way to work out how they end."""

from __future__ import annotations

from random import Random

from sandtable.games.globalwar.combat.engagement import Engagement
from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER, Field
from sandtable.games.globalwar.combat.fire import FLEES_AT, NOBODY, SIDES_OF_DIE
from sandtable.games.globalwar.combat.sequence import ATTACK, DROP, SEQUENCE
from sandtable.games.globalwar.combat.troops import Counts, read_troops
from sandtable.games.globalwar.edition import read_edition
from sandtable.games.globalwar.odds.hits import in_order
from sandtable.games.globalwar.odds.odds import engaged
from sandtable.games.globalwar.odds.outcomes import Withdrawal
from sandtable.games.globalwar.world import TERRAINS

CATALOGUE = read_edition({}).catalogue

LAND_UNITS = (
    "infantry", "infantry", "infantry", "militia", "artillery", "artillery", "medium-armor", "light-armor", "cavalry",
    "mechanized-infantry", "mountain-infantry", "tank-destroyer", "heavy-armor", "anti-aircraft-artillery", "fighter",
    "tactical-bomber", "medium-bomber",
)  # fmt: skip
ATTACKING = (*LAND_UNITS, "infantry:river", "medium-armor:river", "infantry:shaky", "cavalry:shaky", "strategic-bomber")
LANDING = (
    "infantry:landed", "infantry:landed", "marines:landed", "artillery:landed", "medium-armor:landed",
    "marines:landed:attack-ship", "infantry", "fighter", "tactical-bomber",
)  # fmt: skip
SHIPS = (
    "destroyer", "destroyer", "light-cruiser", "heavy-cruiser", "battleship", "submarine", "submarine", "fleet-carrier",
    "naval-transport", "fighter:patrol", "tactical-bomber:patrol", "seaplane:patrol", "light-carrier",
    "advanced-submarine", "battlecruiser",
)  # fmt: skip
TECHNOLOGIES = ("asw", "radar", "airborne-doctrine", "amphibious-doctrine")
PORT_SHIPS = ("destroyer:port", "battleship:port", "submarine:port", "naval-transport:port", "fighter", "fighter")
RAIDERS = ("fighter", "tactical-bomber", "medium-bomber", "seaplane")
KINDS = tuple(SEQUENCE)


def random_battle(kind: str, rng: Random, units: int) -> Engagement:
    """A battle of a kind with so many units a side."""
    attackers: list[str] = []
    defenders: list[str] = []
    sea = kind in ("naval", "encounter")
    if kind == "interception":
        attackers = _some(rng, ("strategic-bomber", "medium-bomber", "fighter"), units)
        defenders = _some(rng, ("fighter", "jet-fighter"), units)
    elif kind == "attrition":
        attackers = _some(rng, ("advanced-artillery", "katyusha"), units)
        defenders = _some(rng, LAND_UNITS, units)
    elif kind == "port":
        attackers = _some(rng, RAIDERS, units)
        defenders = _some(rng, PORT_SHIPS, units)
    elif sea:
        attackers = _some(rng, SHIPS, units)
        defenders = _some(rng, SHIPS, units)
    else:
        attackers = _some(rng, LANDING if kind == "amphibious" else ATTACKING, units)
        defenders = _some(rng, LAND_UNITS, units)
        if kind == "airborne":
            many = max(1, units // 3)
            attackers = attackers[many:] + ["air-transport:laden", "airborne-infantry:dropped"] * many
        if kind == "amphibious" and rng.random() < 0.5:
            landing = sum(1 for unit in attackers if ":landed" in unit)
            attackers += ["naval-transport:laden"] * ((landing + 1) // 2) + ["battleship:shelling"] * (landing > 1)
    fort = rng.random() < 0.2 and not sea
    field = Field(
        sea=sea,
        terrain=0 if sea else rng.randrange(len(TERRAINS)),
        city=not sea and rng.random() < 0.25,
        surrounded=rng.random() < 0.3,
        forts=1 if fort else 0,
        guns=rng.randrange(3),
        surprise=rng.random() < 0.1,
        hunted=rng.random() < 0.2,
        technologies=(_known(rng), _known(rng)),
    )
    orders = (rng.choice(("cheapest", "weakest", "dearest")), rng.choice(("cheapest", "weakest", "dearest")))
    ways = 2 if fort else 0
    return engaged(
        SEQUENCE[kind],
        field,
        read_troops(" ".join(attackers), CATALOGUE, "attacker", ways),
        read_troops(" ".join(defenders), CATALOGUE, "defender"),
        orders,
    )


def random_withdrawal(rng: Random) -> Withdrawal:
    return rng.choice((Withdrawal(), Withdrawal(), Withdrawal(weaker=True), Withdrawal(after=2), Withdrawal(below=2)))


def _some(rng: Random, units: tuple[str, ...] | list[str], many: int) -> list[str]:
    return [rng.choice(units) for _ in range(many)]


def _known(rng: Random) -> tuple[str, ...]:
    return tuple(technology for technology in TECHNOLOGIES if rng.random() < 0.2)


Pair = tuple[Counts, Counts]
Ends = dict[tuple[str, Counts, Counts], float]


class Brute:
    """Every die of every round, one after the other; each joint outcome of both sides for itself."""

    def __init__(self, engagement: Engagement, withdrawal: Withdrawal) -> None:
        self.engagement = engagement
        self.withdrawal = withdrawal
        self.known: dict[tuple[Counts, Counts, int], dict[Pair, float]] = {}

    def run(self) -> Ends:
        """The chance of each end: what it is called, and what is left of both sides."""
        engagement = self.engagement
        ends: Ends = {}
        now: dict[Pair, float] = {engagement.start: 1.0}
        for round in range(1, 400):
            after: dict[Pair, float] = {}
            for (a, d), weight in now.items():
                for pair, p in self.round(a, d, round).items():
                    _add(after, pair, weight * p)
            now = {}
            for (a, d), weight in after.items():
                self._decide(a, d, weight, round, ends, now)
            if sum(now.values()) < 1e-13:
                break
        return ends

    def _decide(self, a: Counts, d: Counts, weight: float, round: int, ends: Ends, now: dict[Pair, float]) -> None:
        engagement = self.engagement
        mine, theirs = engagement.present(ATTACKER, a, 2), engagement.present(DEFENDER, d, 2)
        if not theirs:
            _add(ends, ("won" if mine else "held" if engagement.dived(d) else "both", a, d), weight)
        elif not mine:
            _add(ends, ("held", a, d), weight)
        elif round == engagement.rounds:
            _add(ends, ("broken", engagement.cut_off(a), d), weight)
        elif engagement.harmless(ATTACKER, round + 1, a, d) or self._wants_to_leave(a, d, round):
            if engagement.stuck & mine:
                _add(now, (engagement.withdrawn(a), d), weight)
            else:
                _add(ends, ("broken", a, d), weight)
        else:
            _add(now, (a, d), weight)

    def _wants_to_leave(self, a: Counts, d: Counts, round: int) -> bool:
        mine, theirs = self.engagement.power(ATTACKER, a), self.engagement.power(DEFENDER, d)
        return self.withdrawal.wanted(self.engagement, round, a, mine, theirs)

    def round(self, a: Counts, d: Counts, round: int) -> dict[Pair, float]:
        key = (a, d, min(round, 2))
        if key not in self.known:
            # who fires and what is left, of both sides
            now: dict[tuple[Counts, Counts, Counts, Counts], float] = {(a, a, d, d): 1.0}
            for step in self.engagement.sequence.of_round(round):
                after: dict[tuple[Counts, Counts, Counts, Counts], float] = {}
                for state, weight in now.items():
                    for result, p in self._step(step.id, step.at_once, round, *state):
                        _add(after, result, weight * p)
                now = after
            found: dict[Pair, float] = {}
            for (_, left, _, struck), p in now.items():
                _add(found, (self.engagement.round_over(left, round), struck), p)
            self.known[key] = found
        return self.known[key]

    def _step(
        self, step: int, at_once: bool, round: int, firing: Counts, a: Counts, answering: Counts, d: Counts
    ) -> list[tuple[tuple[Counts, Counts, Counts, Counts], float]]:
        engagement = self.engagement
        found: list[tuple[tuple[Counts, Counts, Counts, Counts], float]] = []
        if step == DROP:
            if not engagement.rosters[ATTACKER].carriers:
                return [((firing, a, answering, d), 1.0)]
            dropped = engagement.rosters[ATTACKER].dropped
            fire = tuple(a[n] if dropped >> n & 1 else firing[n] for n in range(len(a)))
            return [((fire, a, answering, d), 1.0)]
        for standing, still, chance in self._flights(firing, a, round) if step == ATTACK else [(firing, a, 1.0)]:
            hurt = self._volley(step, ATTACKER, round, standing, d)
            left_of = self._volley(step, DEFENDER, round, answering, still)
            for struck, p in hurt.items():
                for left, q in left_of.items():
                    if at_once:
                        found.append(((left, left, struck, struck), chance * p * q))
                    else:
                        found.append(((standing, left, answering, struck), chance * p * q))
        return found

    def _flights(self, firing: Counts, a: Counts, round: int) -> list[tuple[Counts, Counts, float]]:
        found = [(firing, a, 1.0)]
        for n in self.engagement.shaky(round, firing):
            for _ in range(firing[n]):
                wider: dict[tuple[Counts, Counts], float] = {}
                for standing, still, p in found:
                    for face in range(1, SIDES_OF_DIE + 1):
                        if face < FLEES_AT:
                            _add(wider, (standing, still), p / SIDES_OF_DIE)
                        else:
                            fewer = self.engagement.flee(still, n, 1) if still[n] else still
                            _add(wider, (self.engagement.flee(standing, n, 1), fewer), p / SIDES_OF_DIE)
                found = [(standing, still, p) for (standing, still), p in wider.items()]
        return found

    def _volley(self, step: int, side: int, round: int, mine: Counts, theirs: Counts) -> dict[Counts, float]:
        engagement = self.engagement
        rolled: dict[tuple[tuple[int, int], ...], float] = {(): 1.0}
        for shots in engagement.shots(step, side, round, mine, theirs):
            for _ in range(shots.dice):
                wider: dict[tuple[tuple[int, int], ...], float] = {}
                for hits, p in rolled.items():
                    for face in range(1, shots.sides + 1):
                        aim = shots.aim if face <= shots.value else NOBODY
                        aim = shots.pick if face <= shots.picks else aim
                        _add(wider, _one_more(hits, aim), p / shots.sides)
                rolled = wider
        found: dict[Counts, float] = {}
        aims = engagement.aims[1 - side]
        for hits, p in rolled.items():
            left = theirs
            many = dict(hits)
            for number in in_order(aims, list(many)):
                for _ in range(many[number]):
                    left = engagement.hit(1 - side, left, aims[number])
            _add(found, left, p)
        return found


def _one_more(hits: tuple[tuple[int, int], ...], aim: int) -> tuple[tuple[int, int], ...]:
    if aim == NOBODY:
        return hits
    many = dict(hits)
    many[aim] = many.get(aim, 0) + 1
    return tuple(sorted(many.items()))


def _add(into: dict, key: object, p: float) -> None:
    into[key] = into.get(key, 0.0) + p
