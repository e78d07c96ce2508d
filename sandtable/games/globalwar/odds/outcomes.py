"""How a battle ends: every end with its chance, and what is left of both sides, round by round."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.engagement import Engagement
from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER
from sandtable.games.globalwar.combat.troops import Counts
from sandtable.games.globalwar.odds.states import States
from sandtable.kernel.plain import Malformed

ROUNDS_TOLD: Final = 6
WITHDRAWALS: Final = ("never", "weaker", "after-N", "below-N")


class Withdrawal:
    """When the attacker leaves: after a round, with few units left, or when his dice promise fewer hits."""

    def __init__(self, after: int = 0, below: int = 0, weaker: bool = False) -> None:
        self.after: Final = after
        self.below: Final = below
        self.weaker: Final = weaker
        self.ever: Final = weaker or after > 0 or below > 0

    def wanted(self, engagement: Engagement, round: int, counts: Counts, power: int, against: int) -> bool:
        wants = round == self.after or (self.weaker and power < against)
        if not wants and self.below:
            roster = engagement.rosters[ATTACKER]
            wants = roster.total(counts, engagement.present(ATTACKER, counts, 2)) < self.below
        return wants and engagement.may_retreat(counts)


def read_withdrawal(text: str, place: str) -> Withdrawal:
    """``never``, ``weaker``, ``after-2`` (rounds) or ``below-5`` (units)."""
    word, _, number = text.partition("-")
    if text == "never":
        return Withdrawal()
    if text == "weaker":
        return Withdrawal(weaker=True)
    if word in ("after", "below") and number.isdecimal() and 0 < int(number) < 100:
        return Withdrawal(after=int(number)) if word == "after" else Withdrawal(below=int(number))
    raise Malformed(place, "core-malformed-choice", value=text[:40], choices=", ".join(WITHDRAWALS))


class RoundRow:
    """Where a battle stands after a round: decided so far, still fighting, and what is left in IPP."""

    def __init__(
        self,
        round: int,
        won: float,
        held: float,
        fighting: float,
        worths: tuple[list[tuple[int, float]], list[tuple[int, float]]],
    ) -> None:
        self.round: Final = round
        self.won: Final = won
        self.held: Final = held
        self.fighting: Final = fighting
        self.worth: Final = (mean(worths[ATTACKER]), mean(worths[DEFENDER]))
        self.spread: Final = (_usual(worths[ATTACKER]), _usual(worths[DEFENDER]))


class Outcomes:
    """The ends of a battle. ``finals`` holds for each side the chance of each state it can end in."""

    def __init__(self, engagement: Engagement, states: tuple[States, States]) -> None:
        self.engagement: Final = engagement
        self.states: Final = states
        self.counts: Final = (states[ATTACKER].counts, states[DEFENDER].counts)
        self.won: float = 0.0  # the defender fights no more and the attacker is still there
        self.dived: float = 0.0  # of these, submarines of the defender are left under water: gw.10.7.d
        self.taken: float = 0.0  # and a land unit is left to take the zone
        self.held: float = 0.0  # the attack is over, the defender is still there
        self.both: float = 0.0  # nobody is left
        self.broken: float = 0.0  # the attacker left, or the rounds were over
        self.open: float = 0.0  # never decided
        self.neglected: float = 0.0  # left out because it is as good as impossible
        self.finals: Final[tuple[dict[int, float], dict[int, float]]] = ({}, {})
        self.winners: Final[tuple[dict[int, float], dict[int, float]]] = ({}, {})  # what is left of who wins
        self.rounds: Final[list[RoundRow]] = []
        self._worth: Final[tuple[dict[int, int], dict[int, int]]] = ({}, {})

    def end(self, a: int, d: int, weight: float) -> None:
        """One side or both fight no more."""
        _add(self.finals[DEFENDER], d, weight)
        dived = self.states[DEFENDER].dived(d)
        stands = self.states[ATTACKER].alive[a]
        if self.states[DEFENDER].alive[d] or (dived and not stands):
            self.held += weight
            _add(self.winners[DEFENDER], d, weight)
            _add(self.finals[ATTACKER], a, weight)
        elif stands:
            self._win(a, weight)
            self.dived += weight if dived else 0.0
        else:
            self.both += weight
            _add(self.finals[ATTACKER], a, weight)

    def _win(self, a: int, weight: float) -> None:
        self.won += weight
        _add(self.finals[ATTACKER], a, weight)
        _add(self.winners[ATTACKER], a, weight)
        if self.engagement.land_left(self.counts[ATTACKER][a], 1):
            self.taken += weight

    def time_is_up(self, weight: float, left: dict[int, float], struck: dict[int, float]) -> None:
        """The end of the last round that is allowed, of one pair; what was left of one says nothing of the other."""
        states = self.states
        beaten = 0.0  # the chance that the defender fights no more
        dived = 0.0  # and that submarines are left of him
        gone = 0.0  # the chance that the attacker is gone
        for a, p in left.items():
            if not states[ATTACKER].alive[a]:
                gone += p
        for d, q in struck.items():
            _add(self.finals[DEFENDER], d, weight * q)
            if states[DEFENDER].alive[d]:
                _add(self.winners[DEFENDER], d, weight * q)
            else:
                beaten += q
                if states[DEFENDER].dived(d):
                    dived += q
                    _add(self.winners[DEFENDER], d, weight * q * gone)
        for a, p in left.items():
            if not states[ATTACKER].alive[a]:
                _add(self.finals[ATTACKER], a, weight * p)
            else:
                if beaten:
                    self._win(a, weight * p * beaten)
                _add(self.finals[ATTACKER], a, weight * p * (1.0 - beaten))
        self.dived += weight * (1.0 - gone) * dived
        self.both += weight * gone * (beaten - dived)
        self.held += weight * gone * (1.0 - beaten + dived)
        self.broken += weight * (1.0 - gone) * (1.0 - beaten)

    def cut_off(self) -> None:
        """After the last round those who neither won nor can leave are lost."""
        attackers = self.states[ATTACKER]
        final = self.finals[ATTACKER]
        won = self.winners[ATTACKER]
        for a in list(final):
            stays = attackers.number(self.engagement.cut_off(attackers.counts[a]))
            if stays != a:
                losers = final[a] - won.get(a, 0.0)
                final[a] -= losers
                _add(final, stays, losers)

    def retreated(self, a: int, d: int, weight: float) -> Counts | None:
        """The attacker leaves. What cannot leave fights on: its counts, or None when that is nobody."""
        counts = self.counts[ATTACKER][a]
        if self.engagement.stuck & self.engagement.present(ATTACKER, counts, 2):
            return self.engagement.withdrawn(counts)
        self.called_off(a, d, weight)
        return None

    def called_off(self, a: int, d: int, weight: float) -> None:
        """The battle is over and both are still there."""
        self.broken += weight
        _add(self.finals[ATTACKER], a, weight)
        _add(self.finals[DEFENDER], d, weight)
        _add(self.winners[DEFENDER], d, weight)

    def undecided(self, a: int, d: int, weight: float) -> None:
        self.open += weight
        _add(self.finals[ATTACKER], a, weight)
        _add(self.finals[DEFENDER], d, weight)

    def round_is_over(self, round: int, attackers: dict[int, float], defenders: dict[int, float]) -> None:
        """Notes where the battle stands, with the chances of what is still fighting on each side."""
        still = sum([*attackers.values()], 0.0)
        lost = self.held + self.broken + self.both
        worths = (self.worths(ATTACKER, attackers), self.worths(DEFENDER, defenders))
        self.rounds.append(RoundRow(round, self.won, lost, still, worths))

    def worths(self, side: int, more: dict[int, float] | None = None) -> list[tuple[int, float]]:
        """What is left of a side in IPP with its chance, least first; ``more`` adds states still fighting."""
        return self._by_worth(side, (self.finals[side], more or {}))

    def winning_worths(self, side: int) -> list[tuple[int, float]]:
        """The same for the battles that the side wins or holds."""
        return self._by_worth(side, (self.winners[side],))

    def _by_worth(self, side: int, parts: tuple[dict[int, float], ...]) -> list[tuple[int, float]]:
        known = self._worth[side]
        found: dict[int, float] = {}
        for states in parts:
            for state, p in states.items():
                if state not in known:
                    known[state] = self.engagement.rosters[side].worth(self.counts[side][state])
                _add(found, known[state], p)
        return sorted(found.items())


def mean(worths: list[tuple[int, float]]) -> float:
    total = 0.0  # a compiled sum() of floats would begin with a whole number
    for worth, p in worths:
        total += worth * p
    return total


def quantile(worths: list[tuple[int, float]], share: float) -> int:
    """The least worth that so many battles do not exceed."""
    total = sum([p for _, p in worths]) * share
    for worth, p in worths:
        total -= p
        if total <= 1e-12:
            return worth
    return worths[-1][0] if worths else 0


def _usual(worths: list[tuple[int, float]]) -> tuple[int, int]:
    """Eight battles of ten lie between these."""
    return (quantile(worths, 0.1), quantile(worths, 0.9))


def _add(into: dict[int, float], key: int, p: float) -> None:
    into[key] = into.get(key, 0.0) + p
