"""What one state of the attacker and all the defenders it meets leave of each other, added up in one go."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.states import Left


class Gathering:
    """Two tables whose product is wanted.

    Given a pair that meets, what is left of one side says nothing about the other: each pair of survivors has the
    product of their chances. Adding every product where it belongs would spend most of the time writing sums down,
    again and again. Gathered like this, by survivors, each sum is written once.
    """

    def __init__(self) -> None:
        self.entries: int = 0  # how many survivors of defenders were noted
        self._met: Final[list[list[int]]] = []  # by what is left of the defender: the defenders who come to that
        self._chances: Final[list[list[float]]] = []  # and with what chance
        self._weights: Final[dict[int, list[float]]] = {}  # by what is left of the attacker: weights by defender met

    def add(self, d: int, weight: float, left: Left, struck: Left) -> None:
        """The attacker has met a defender: what is left of both."""
        met = self._met
        chances = self._chances
        for m in range(len(struck.chances)):
            state = struck.states[m]
            while len(met) <= state:
                met.append([])
                chances.append([])
            met[state].append(d)
            chances[state].append(struck.chances[m])
        self.entries += len(struck.chances)
        for n in range(len(left.chances)):
            self._weights_of(left.states[n], d)[d] += weight * left.chances[n]

    def _weights_of(self, a: int, d: int) -> list[float]:
        """The weights of a state of the attacker, with room for a defender."""
        weights = self._weights.get(a)
        if weights is None:
            weights = []
            self._weights[a] = weights
        missing = d + 1 - len(weights)
        if missing > 0:
            weights.extend([0.0] * missing)
        return weights

    def attackers(self) -> list[int]:
        """The states that are left of the attacker."""
        return list(self._weights)

    def weight(self, a: int) -> float:
        """How much there is of a state of the attacker, whatever it faces."""
        total = 0.0
        for weight in self._weights[a]:
            total += weight
        return total

    def pair(self, a: int, d: int) -> float:
        """How much there is of two states left together, of what was noted so far."""
        if d >= len(self._met) or a not in self._weights:
            return 0.0
        return _product(self._weights[a], self._met[d], self._chances[d])

    def pour(self, a: int, row: list[float]) -> None:
        """Adds all that is left together with a state of the attacker to the row of its defenders."""
        weights = self._weights[a]
        missing = len(self._met) - len(weights)
        if missing > 0:
            weights.extend([0.0] * missing)
        for d in range(len(self._met)):
            if self._met[d]:
                row[d] += _product(weights, self._met[d], self._chances[d])


def _product(weights: list[float], met: list[int], chances: list[float]) -> float:
    total = 0.0
    many = len(weights)
    for n in range(len(met)):
        d = met[n]
        if d < many:
            total += weights[d] * chances[n]
    return total
