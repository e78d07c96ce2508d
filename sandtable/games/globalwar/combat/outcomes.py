"""How a battle ends: every end with its chance, and what is left of both sides, round by round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.globalwar.combat.engagement import Engagement
from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER
from sandtable.games.globalwar.combat.troops import Counts
from sandtable.kernel.plain import Malformed

if TYPE_CHECKING:
    from sandtable.games.globalwar.combat.reckoning import Exchange

WITHDRAWALS: Final = ("never", "weaker", "after-N", "below-N")


class Withdrawal:
    """When the attacker leaves: after a round, with few units left, or when his dice promise fewer hits."""

    def __init__(self, after: int = 0, below: int = 0, weaker: bool = False) -> None:
        self.after: Final = after
        self.below: Final = below
        self.weaker: Final = weaker

    def wanted(self, engagement: Engagement, round: int, counts: Counts, power: int, against: int) -> bool:
        if round == self.after or (self.weaker and power < against):
            return True
        if self.below == 0:
            return False
        roster = engagement.rosters[ATTACKER]
        return roster.total(counts, engagement.present(ATTACKER, counts, 2)) < self.below


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
        worth: tuple[float, float],
        spread: tuple[tuple[int, int], tuple[int, int]],
    ) -> None:
        self.round: Final = round
        self.won: Final = won
        self.held: Final = held
        self.fighting: Final = fighting
        self.worth: Final = worth
        self.spread: Final = spread  # for each side: eight battles of ten lie between these


class Outcomes:
    """The ends of a battle. ``finals`` holds for each side the chance of each state it can end in."""

    def __init__(self, engagement: Engagement, attackers: list[Counts], defenders: list[Counts]) -> None:
        self.engagement: Final = engagement
        self.counts: Final = (attackers, defenders)
        self.won: float = 0.0  # the defender is gone and the attacker is not
        self.taken: float = 0.0  # and a land unit is left to take the zone
        self.held: float = 0.0  # the attack is over, the defender is still there
        self.both: float = 0.0  # nobody is left
        self.broken: float = 0.0  # the attacker left, or the rounds were over
        self.open: float = 0.0  # never decided
        self.left_out: float = 0.0
        self.finals: Final[tuple[dict[int, float], dict[int, float]]] = ({}, {})
        self.winners: Final[tuple[dict[int, float], dict[int, float]]] = ({}, {})  # what is left of who wins
        self.rounds: Final[list[RoundRow]] = []

    def walked_in(self, a: int, d: int) -> None:
        """Nobody defends."""
        self.won = 1.0
        self.taken = 1.0 if self.engagement.land_left(self.counts[ATTACKER][a], 1) else 0.0
        self.finals[ATTACKER][a] = self.finals[DEFENDER][d] = self.winners[ATTACKER][a] = 1.0

    def ended(self, exchange: Exchange, weight: float) -> None:
        """All that this exchange decides: one side or both are gone."""
        dead = exchange.dies[DEFENDER] * weight
        if dead:
            for n, d in enumerate(exchange.dead[DEFENDER]):
                _add(self.finals[DEFENDER], d, weight * exchange.dead_chance[DEFENDER][n])
            for n, a in enumerate(exchange.alive[ATTACKER]):
                p = dead * exchange.chance[ATTACKER][n]
                self._win(a, p)
            for n, a in enumerate(exchange.dead[ATTACKER]):
                p = dead * exchange.dead_chance[ATTACKER][n]
                self.both += p
                _add(self.finals[ATTACKER], a, p)
        beaten = exchange.dies[ATTACKER] * weight
        if beaten and exchange.survives[DEFENDER]:
            for n, a in enumerate(exchange.dead[ATTACKER]):
                p = weight * exchange.dead_chance[ATTACKER][n] * exchange.survives[DEFENDER]
                _add(self.finals[ATTACKER], a, p)
            for n, d in enumerate(exchange.alive[DEFENDER]):
                p = beaten * exchange.chance[DEFENDER][n]
                self.held += p
                _add(self.finals[DEFENDER], d, p)
                _add(self.winners[DEFENDER], d, p)

    def _win(self, a: int, p: float) -> None:
        self.won += p
        _add(self.finals[ATTACKER], a, p)
        _add(self.winners[ATTACKER], a, p)
        if self.engagement.land_left(self.counts[ATTACKER][a], 1):
            self.taken += p

    def broken_off(self, exchange: Exchange, weight: float, attackers: list[int]) -> None:
        """The rounds are over; ``attackers`` are the survivors without those who are cut off."""
        for n, a in enumerate(attackers):
            p = weight * exchange.chance[ATTACKER][n] * exchange.survives[DEFENDER]
            self.broken += p
            _add(self.finals[ATTACKER], a, p)
        for n, d in enumerate(exchange.alive[DEFENDER]):
            p = weight * exchange.chance[DEFENDER][n] * exchange.survives[ATTACKER]
            _add(self.finals[DEFENDER], d, p)
            _add(self.winners[DEFENDER], d, p)

    def retreated(self, a: int, d: int, weight: float) -> Counts | None:
        """The attacker leaves. What cannot leave fights on: its counts, or None when that is nobody."""
        counts = self.counts[ATTACKER][a]
        if counts[-1] == 0 and self.engagement.stuck & self.engagement.present(ATTACKER, counts, 2):
            return self.engagement.withdrawn(counts)
        self.broken += weight
        _add(self.finals[ATTACKER], a, weight)
        _add(self.finals[DEFENDER], d, weight)
        _add(self.winners[DEFENDER], d, weight)
        return None

    def undecided(self, a: int, d: int, weight: float) -> None:
        self.open += weight
        _add(self.finals[ATTACKER], a, weight)
        _add(self.finals[DEFENDER], d, weight)

    def round_is_over(self, round: int, fighting: tuple[dict[int, float], dict[int, float]]) -> None:
        means: list[float] = []
        spreads: list[tuple[int, int]] = []
        for side in (ATTACKER, DEFENDER):
            worths = self.worths(side, fighting[side])
            means.append(sum(worth * p for worth, p in worths))
            spreads.append((quantile(worths, 0.1), quantile(worths, 0.9)))
        still = sum(fighting[ATTACKER].values())
        self.rounds.append(
            RoundRow(round, self.won, self.held + self.broken, still, (means[0], means[1]), (spreads[0], spreads[1]))
        )

    def worths(self, side: int, more: dict[int, float] | None = None) -> list[tuple[int, float]]:
        """What is left of a side in IPP with its chance, least first; ``more`` adds states still fighting."""
        found: dict[int, float] = {}
        roster = self.engagement.rosters[side]
        for states in (self.finals[side], more or {}):
            for state, p in states.items():
                _add(found, roster.worth(self.counts[side][state]), p)
        return sorted(found.items())


def quantile(worths: list[tuple[int, float]], share: float) -> int:
    """The least worth that so many battles do not exceed."""
    total = sum(p for _, p in worths) * share
    for worth, p in worths:
        total -= p
        if total <= 1e-12:
            return worth
    return worths[-1][0] if worths else 0


def _add(into: dict[int, float], key: int, p: float) -> None:
    into[key] = into.get(key, 0.0) + p
