"""A battle of Global War as people describe it, how it ends, and what would help the attacker."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from sandtable.games.globalwar.combat.engagement import Engagement
from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER, Field
from sandtable.games.globalwar.combat.orders import PRESETS
from sandtable.games.globalwar.combat.sequence import SEQUENCE
from sandtable.games.globalwar.combat.troops import DROPPED, FORT, LANDED, MAGINOT, RIVER, Troop, read_troops
from sandtable.games.globalwar.edition import read_edition
from sandtable.games.globalwar.odds.array import AT_SEA, Force, usual
from sandtable.games.globalwar.odds.odds import BATTLES, Odds, engaged, exact, odds
from sandtable.games.globalwar.odds.outcomes import Withdrawal, read_withdrawal
from sandtable.games.globalwar.odds.reckoning import MOST_WORK
from sandtable.games.globalwar.units import Catalogue
from sandtable.games.globalwar.world import TERRAINS
from sandtable.kernel.plain import Malformed, Plain

MOST_UNITS: Final = 200  # of one side
MOST_GUNS: Final = 20
MOST_ROUNDS: Final = 99
CIRCUMSTANCES: Final = ("city", "surrounded", "river", "fort", "maginot", "blitzkrieg", "surprise", "hunted")

HELP_COSTS: Final = 6  # IPP: so much more is tried of each unit, or one
WORTH_A_WORD: Final = 0.0005  # of chance gained


@dataclass(frozen=True)
class Question:
    """Forces are written like ``6*infantry 2*fighter marines:landed``. The attackers are at least one.

    Units that do not say how they come do so as is usual in such a battle; ``infantry:plain`` comes from next door.
    Ships and aircraft share out what lands or jumps, unless they say ``naval-transport:laden+infantry``.

    Of the circumstances, ``river``, ``fort`` and ``maginot`` are what all the attackers come over; where some say so
    themselves of a work, those alone. ``round`` is about to be fought; of a battle under way, the forces are what
    is left.
    """

    attacker: str
    defender: str = ""
    battle: str = "land"
    terrain: str = TERRAINS[0]
    circumstances: tuple[str, ...] = ()
    guns: int = 0
    attacker_technologies: tuple[str, ...] = ()
    defender_technologies: tuple[str, ...] = ()
    attacker_losses: str = PRESETS[0]
    defender_losses: str = PRESETS[0]
    retreat: str = "never"
    round: int = 1

    def engagement(self) -> Engagement:
        """The battle; raises Malformed, naming the place, when there is none like it."""
        catalogue = read_edition({}).catalogue
        for place, value, choices in (
            ("battle", self.battle, tuple(SEQUENCE)),
            ("terrain", self.terrain, TERRAINS),
            *(("circumstances", one, CIRCUMSTANCES) for one in self.circumstances),
            *(("attacker-technologies", one, tuple(catalogue.technology_of)) for one in self.attacker_technologies),
            *(("defender-technologies", one, tuple(catalogue.technology_of)) for one in self.defender_technologies),
        ):
            if value not in choices:
                raise Malformed(place, "core-malformed-choice", value=value[:40], choices=", ".join(choices))
        if not 0 <= self.guns <= MOST_GUNS:
            raise Malformed("guns", "core-malformed-range", least=0, most=MOST_GUNS)
        if not 1 <= self.round <= MOST_ROUNDS:
            raise Malformed("round", "core-malformed-range", least=1, most=MOST_ROUNDS)
        attackers = usual(self.battle, ATTACKER, _force(self.attacker, catalogue, "attacker", 1))
        ways = self._over_works("fort", FORT) | self._over_works("maginot", MAGINOT)
        attackers = [(many, troop.by(troop.ways | ways)) for many, troop in attackers]
        if "river" in self.circumstances:
            attackers = [(many, _over_the_river(troop)) for many, troop in attackers]
        defenders = usual(self.battle, DEFENDER, _force(self.defender, catalogue, "defender", 0))
        losses = (self.attacker_losses, self.defender_losses)
        found = engaged(SEQUENCE[self.battle], self._field(), attackers, defenders, losses)
        if found.rounds and found.first > found.rounds:
            raise Malformed("round", "core-malformed-range", least=1, most=found.rounds)
        return found

    def _over_works(self, work: str, way: int) -> int:
        """What a work makes of the way of attackers who do not say how they come."""
        return way if work in self.circumstances and f":{work}" not in self.attacker else 0

    def _field(self) -> Field:
        there = self.circumstances
        return Field(
            sea=self.battle in AT_SEA,
            terrain=TERRAINS.index(self.terrain),
            city="city" in there,
            surrounded="surrounded" in there,
            forts=1 if "fort" in there else 0,
            maginot="maginot" in there,
            guns=self.guns,
            blitzkrieg="blitzkrieg" in there,
            surprise="surprise" in there,
            hunted="hunted" in there,
            technologies=(self.attacker_technologies, self.defender_technologies),
            fought=self.round - 1,
        )

    def withdrawal(self) -> Withdrawal:
        return read_withdrawal(self.retreat, "retreat")

    def odds(self, by_rounds: bool = True, most_work: int = MOST_WORK, battles: int = BATTLES) -> Odds:
        return odds(self.engagement(), self.withdrawal(), by_rounds, most_work, battles)


def _force(text: str, catalogue: Catalogue, place: str, least: int) -> Force:
    found = read_troops(text, catalogue, place)
    if not least <= sum(count for count, _ in found) <= MOST_UNITS:
        raise Malformed(place, "core-malformed-range", least=least, most=MOST_UNITS)
    return found


def _over_the_river(troop: Troop) -> Troop:
    """Land units cross it, those that come by sea or by air do not."""
    if not troop.land or troop.ways & (LANDED | DROPPED):
        return troop
    return troop.by(troop.ways | RIVER)


def chance(found: Odds) -> float:
    """What the attacker fights for: to take the zone on land, to win elsewhere."""
    return found.taken if found.engagement.ground else found.won


class Help:
    """So many more of a unit, what they cost, and the attacker's chance without and with them."""

    def __init__(self, many: int, unit: str, cost: int, before: float, chance: float) -> None:
        self.many: Final = many
        self.unit: Final = unit
        self.cost: Final = cost
        self.before: Final = before
        self.chance: Final = chance

    def plain(self) -> dict[str, Plain]:
        return {"many": self.many, "unit": self.unit, "cost": self.cost, "before": self.before, "chance": self.chance}


def helps(question: Question, most_work: int) -> list[Help]:
    """What would help most for its price: a few more of what attacks already. Only where odds can be exact."""
    before = _exact_chance(question, most_work)
    if before is None:
        return []
    tried: list[Help] = []
    for word in _promising(question):
        unit = read_edition({}).catalogue.unit(_id(word))
        many = max(1, HELP_COSTS // max(1, sum(unit.cost)))
        try:
            after = _exact_chance(replace(question, attacker=f"{question.attacker} {many}*{word}"), most_work)
        except Malformed:  # there are too many already
            continue
        if after is not None and after > before + WORTH_A_WORD:
            tried.append(Help(many, unit.id, many * sum(unit.cost), before, after))
    tried.sort(key=lambda help: (before - help.chance) / max(1, help.cost))
    return tried


def _promising(question: Question) -> list[str]:
    """A few of the attacking units: the first, the dearest on land, the dearest of all."""
    catalogue = read_edition({}).catalogue
    words = list(dict.fromkeys(part.rpartition("*")[2] for part in question.attacker.replace(",", " ").split()))
    by_cost = sorted(words, key=lambda word: -sum(catalogue.unit(_id(word)).cost))
    on_land = [word for word in by_cost if catalogue.unit(_id(word)).on_land()]
    return list(dict.fromkeys([*words[:1], *on_land[:1], *by_cost[:1]]))


def _id(word: str) -> str:
    return word.partition("+")[0].partition(":")[0]


def _exact_chance(question: Question, most_work: int) -> float | None:
    found = exact(question.engagement(), question.withdrawal(), False, most_work)
    return None if found is None else chance(found)
