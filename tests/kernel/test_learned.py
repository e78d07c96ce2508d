"""Learned evaluations: what comes out, and that weights for something else are refused."""

from __future__ import annotations

import math
from typing import Any

import pytest

from sandtable.kernel.learned import Learned, read_learned
from sandtable.kernel.plain import Malformed, Record

NAMES = ("lead", "turn")


def file(**changed: Any) -> Record:
    data = {
        "features": [*NAMES],
        "units": [[1.0, 0.0], [0.0, -2.0]],
        "biases": [0.0, 1.0],
        "out": [2.0, 0.5],
        "bias": -1,
    }
    return Record(data | changed, "learned")


def test_units_count_where_they_are_positive() -> None:
    learned = read_learned(file(), NAMES)
    assert learned.chance([1.0, 0.0]) == pytest.approx(1 / (1 + math.exp(-(2.0 + 0.5 - 1.0))))
    assert learned.chance([-1.0, 1.0]) == pytest.approx(1 / (1 + math.exp(1.0)))


def test_without_units_it_is_a_sum() -> None:
    learned = read_learned(file(units=[], biases=[], out=[1.0, -1.0], bias=0.0), NAMES)
    assert learned.chance([2.0, 2.0]) == 0.5
    assert learned.chance([1000.0, 0.0]) == 1.0
    assert learned.chance([0.0, 1000.0]) == 0.0


def test_what_is_written_reads_back() -> None:
    learned = read_learned(file(), NAMES)
    again = read_learned(file(**learned.plain()), NAMES)
    assert isinstance(again, Learned)
    assert again.chance([0.3, 0.2]) == learned.chance([0.3, 0.2])


@pytest.mark.parametrize(
    "changed",
    [
        {"features": ["turn", "lead"]},
        {"units": [[1.0], [0.0, 1.0]]},
        {"units": [[1.0, "a"], [0.0, 1.0]]},
        {"biases": [0.0]},
        {"out": [1.0]},
        {"out": None},
        {"bias": True},
        {"units": {"a": 1}},
    ],
)
def test_weights_that_do_not_fit_are_refused(changed: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        read_learned(file(**changed), NAMES)
