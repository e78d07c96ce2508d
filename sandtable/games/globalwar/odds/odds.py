"""The odds of a battle: reckoned exactly, or simulated where there are too many possibilities, and it says which."""

from __future__ import annotations

from random import Random
from typing import Final

from sandtable.games.globalwar.combat.engagement import Engagement
from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER, SIDES, Field
from sandtable.games.globalwar.combat.orders import loss_order, pick_order
from sandtable.games.globalwar.combat.sequence import Sequence
from sandtable.games.globalwar.combat.troops import Roster
from sandtable.games.globalwar.odds.array import Force, arrayed, plain
from sandtable.games.globalwar.odds.hits import TooLarge
from sandtable.games.globalwar.odds.outcomes import Outcomes, Withdrawal, mean, quantile
from sandtable.games.globalwar.odds.reckoning import MOST_WORK, Reckoning
from sandtable.games.globalwar.odds.simulation import Simulation
from sandtable.kernel.plain import Plain

BATTLES: Final = 10_000  # when a battle is simulated
ROUNDING: Final = 1e-9


class Odds:
    """How a battle ends. Chances add up to one: won, held, both, broken, open, neglected. IPP are what units cost.

    ``taken`` and ``dived`` are parts of ``won``.
    """

    def __init__(self, engagement: Engagement, outcomes: Outcomes, battles: int) -> None:
        self.engagement: Final = engagement
        self.battles: Final = battles  # 0: reckoned exactly
        self.won: Final = outcomes.won  # the defender fights no more
        self.dived: Final = outcomes.dived  # but submarines of his are left under water
        self.taken: Final = outcomes.taken  # and a land unit of the attacker is left to take the zone
        self.held: Final = outcomes.held
        self.both: Final = outcomes.both  # nobody is left
        self.broken: Final = outcomes.broken  # the attacker withdrew
        self.open: Final = outcomes.open
        self.neglected: Final = outcomes.neglected  # no chance above is wrong by more than this
        self.rounds: Final = outcomes.rounds
        self.worth: Final = tuple(roster.worth(roster.start) for roster in engagement.rosters)
        self.left: Final = (outcomes.worths(ATTACKER), outcomes.worths(DEFENDER))  # IPP left, with chances
        self.winners: Final = (outcomes.winning_worths(ATTACKER), outcomes.winning_worths(DEFENDER))
        self.lost: Final = (_losses(engagement, outcomes, ATTACKER), _losses(engagement, outcomes, DEFENDER))

    @property
    def exact(self) -> bool:
        return self.battles == 0

    @property
    def error(self) -> float:
        """The standard error of the chance to win; 0 for exact odds alone.

        Two battles more, one of each kind, are counted in: where all were won, one lost would not have been a wonder.
        """
        if not self.battles:
            return 0.0
        won = (self.won * self.battles + 1.0) / (self.battles + 2)
        return float((won * (1.0 - won) / (self.battles + 2)) ** 0.5)

    def mean_loss(self, side: int) -> float:
        """IPP that a side loses on average."""
        return above_nothing(self.worth[side] - mean(self.left[side]))

    def usual_loss(self, side: int) -> tuple[int, int]:
        """Eight battles of ten cost the side between these IPP."""
        return (self.worth[side] - quantile(self.left[side], 0.9), self.worth[side] - quantile(self.left[side], 0.1))

    def plain(self) -> dict[str, Plain]:
        sides: dict[str, Plain] = {}
        for side, name in enumerate(SIDES):
            low, high = self.usual_loss(side)
            sides[name] = {
                "worth": self.worth[side],
                "mean-loss": self.mean_loss(side),
                "usual-loss": [low, high],
                "left": [[worth, p] for worth, p in self.left[side]],
                "winners": [[worth, p] for worth, p in self.winners[side]],
                "units": {name: lost for name, _, lost in self.lost[side]},
            }
        rounds: list[Plain] = []
        for row in self.rounds:
            rounds.append(
                {"round": row.round, "won": row.won, "held": row.held, "fighting": row.fighting,
                 "left": [*row.worth], "spread": [[*of_side] for of_side in row.spread]}
            )  # fmt: skip
        return {
            "battle": self.engagement.sequence.id,
            "method": "exact" if self.exact else "simulation",
            "battles": self.battles,
            "error": self.error,
            "neglected": self.neglected,
            "limit": self.engagement.rounds,
            "won": self.won,
            "dived": self.dived,
            "taken": self.taken,
            "held": self.held,
            "both": self.both,
            "broken": self.broken,
            "open": self.open,
            "sides": sides,
            "rounds": rounds,
        }


def engaged(
    sequence: Sequence,
    field: Field,
    attackers: Force,
    defenders: Force,
    orders: tuple[str, str] = ("cheapest", "cheapest"),
) -> Engagement:
    """A battle with presets for losses. The attacker keeps a land unit to take the zone with, while he can."""
    first = Roster(arrayed(attackers))
    second = Roster(plain(defenders))
    return Engagement(
        sequence,
        field,
        (first, second),
        (
            loss_order(first, True, orders[ATTACKER], True, "attacker"),
            loss_order(second, False, orders[DEFENDER], False, "defender"),
        ),
        (pick_order(first), pick_order(second)),
    )


def odds(
    engagement: Engagement,
    withdrawal: Withdrawal | None = None,
    by_rounds: bool = False,
    most_work: int = MOST_WORK,
    battles: int = BATTLES,
    seed: str = "odds",
) -> Odds:
    """The odds of a battle; ``by_rounds`` also tells how it stands after each of the first rounds, which takes longer.

    Where exact odds would take more than ``most_work``, that many battles are simulated.
    """
    rule = withdrawal or Withdrawal()
    return exact(engagement, rule, by_rounds, most_work) or simulated(engagement, rule, battles, seed)


def exact(engagement: Engagement, withdrawal: Withdrawal, by_rounds: bool, most_work: int) -> Odds | None:
    """The odds if they can be reckoned with so much work."""
    try:
        return Odds(engagement, Reckoning(engagement, withdrawal, by_rounds, most_work).run(), 0)
    except TooLarge:
        return None


def simulated(engagement: Engagement, withdrawal: Withdrawal, battles: int, seed: str) -> Odds:
    """The same by playing so many battles."""
    return Odds(engagement, Simulation(engagement, withdrawal, Random(seed)).run(battles), battles)


def _losses(engagement: Engagement, outcomes: Outcomes, side: int) -> list[tuple[str, int, float]]:
    """For each kind of unit how many there were and how many are lost on average."""
    roster = engagement.rosters[side]
    had: dict[str, int] = {}
    left: dict[str, float] = {}
    ends = [(outcomes.counts[side][state], p) for state, p in outcomes.finals[side].items()]
    for n, troop in enumerate(roster.troops):
        id = troop.unit.id
        had[id] = had.get(id, 0) + roster.start[n]
        many = 0.0
        for counts, p in ends:
            many += counts[n] * p
        left[id] = left.get(id, 0.0) + many
    return [(id, start, above_nothing(start - left[id])) for id, start in had.items()]


def above_nothing(loss: float) -> float:
    """A loss without what rounding has left of nothing."""
    return loss if loss > ROUNDING else 0.0
