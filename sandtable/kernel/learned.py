"""A learned evaluation: named numbers of a position go in, a chance to win comes out. No library is needed for it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from sandtable.kernel.plain import Malformed, Plain, Record

MOST: Final = 256  # numbers that go in, and units between
FARTHEST: Final = 30.0  # beyond it a chance is 0 or 1


class Learned:
    """A network with one layer of rectified units between what goes in and what comes out; without units, a sum."""

    def __init__(
        self, inputs: int, units: list[list[float]], biases: list[float], out: list[float], bias: float
    ) -> None:
        self.inputs: Final = inputs
        self.units: Final = units  # the weights of each unit, one for every number that goes in
        self.biases: Final = biases
        self.out: Final = out  # the weight of each unit; without units, of every number that goes in
        self.bias: Final = bias

    def chance(self, numbers: list[float]) -> float:
        total = self.bias
        if self.units:
            for unit, weights in enumerate(self.units):
                sum = self.biases[unit]
                for n, number in enumerate(numbers):
                    if number != 0.0:
                        sum += weights[n] * number
                if sum > 0.0:
                    total += self.out[unit] * sum
        else:
            for n, number in enumerate(numbers):
                total += self.out[n] * number
        if total > FARTHEST:
            return 1.0
        if total < -FARTHEST:
            return 0.0
        return 1.0 / (1.0 + math.exp(-total))

    def plain(self) -> dict[str, Plain]:
        return {
            "units": [[*weights] for weights in self.units],
            "biases": [*self.biases],
            "out": [*self.out],
            "bias": self.bias,
        }


def read_learned(record: Record, features: Sequence[str]) -> Learned:
    """The weights of a data file, which must be for these features: others would make no sense with them."""
    if record.texts("features", MOST) != list(features):
        raise Malformed(record.at("features"), "core-malformed-list")
    inputs = len(features)
    units = [_numbers(record, row, "units") for row in _list(record, "units")]
    biases = _numbers(record, record.data.get("biases"), "biases")
    out = _numbers(record, record.data.get("out"), "out")
    bias = _number(record, record.data.get("bias"), "bias")
    if len(biases) != len(units) or len(out) != (len(units) or inputs) or any(len(row) != inputs for row in units):
        raise Malformed(record.at("units"), "core-malformed-list")
    return Learned(inputs, units, biases, out, bias)


def _list(record: Record, key: str) -> list[Plain]:
    found = record.data.get(key)
    if not isinstance(found, list) or len(found) > MOST:
        raise Malformed(record.at(key), "core-malformed-list")
    return found


def _numbers(record: Record, value: Plain, key: str) -> list[float]:
    if not isinstance(value, list) or len(value) > MOST:
        raise Malformed(record.at(key), "core-malformed-list")
    return [_number(record, number, key) for number in value]


def _number(record: Record, value: Plain, key: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise Malformed(record.at(key), "core-malformed-number")
    return float(value)
