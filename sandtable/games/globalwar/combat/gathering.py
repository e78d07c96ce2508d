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
        self.attackers: Final[list[int]] = []  # the states that are left of the attacker
        self._met: Final[list[list[int]]] = []  # by what is left of the defender: the defenders who come to that
        self._chances: Final[list[list[float]]] = []  # and with what chance
        self._weights: Final[list[list[float]]] = []  # by what is left of the attacker: weights by defender met

    def add(self, d: int, weight: float, left: Left, struck: Left) -> None:
        """The attacker has met a defender: what is left of both."""
        for n in range(len(struck.runs)):
            self._note(d, struck.runs[n], struck.chances[n])
        for n in range(len(left.runs)):
            self._weigh(d, weight, left.runs[n], left.chances[n])

    def _note(self, d: int, run: list[int], chances: list[float]) -> None:
        for n, chance in enumerate(chances):
            state = run[n]
            while len(self._met) <= state:
                self._met.append([])
                self._chances.append([])
            met = self._met[state]
            if met and met[-1] == d:  # it was on another run as well
                self._chances[state][-1] += chance
            else:
                met.append(d)
                self._chances[state].append(chance)
                self.entries += 1

    def _weigh(self, d: int, weight: float, run: list[int], chances: list[float]) -> None:
        for n, chance in enumerate(chances):
            state = run[n]
            while len(self._weights) <= state:
                self._weights.append([])
            weights = self._weights[state]
            if not weights:
                self.attackers.append(state)
            if len(weights) <= d:
                weights.extend([0.0] * (d + 1 - len(weights)))
            weights[d] += weight * chance

    def weight(self, a: int) -> float:
        """How much there is of a state of the attacker, whatever it faces."""
        total = 0.0
        for weight in self._weights[a]:
            total += weight
        return total

    def pair(self, a: int, d: int) -> float:
        """How much there is of two states left together, of what was noted so far."""
        if d >= len(self._met) or a >= len(self._weights):
            return 0.0
        return _product(self._with_room(a), self._met[d], self._chances[d])

    def pour(self, a: int, row: list[float]) -> None:
        """Adds all that is left together with a state of the attacker to the row of its defenders."""
        weights = self._with_room(a)
        for d in range(len(self._met)):
            if self._met[d]:
                row[d] += _product(weights, self._met[d], self._chances[d])

    def _with_room(self, a: int) -> list[float]:
        """The weights of a state of the attacker, one for each defender met: they were left unhurt as well."""
        weights = self._weights[a]
        missing = len(self._met) - len(weights)
        if missing > 0:
            weights.extend([0.0] * missing)
        return weights


def _product(weights: list[float], met: list[int], chances: list[float]) -> float:
    total = 0.0
    for n, d in enumerate(met):
        total += weights[d] * chances[n]
    return total
