"""Chance: distributions of rolls and draws, and the stream of random numbers behind them."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.kernel.action import Action
from sandtable.kernel.chance import ROLLED, Chance, deal, die
from sandtable.kernel.knowledge import EVERYBODY
from sandtable.kernel.randomness import chained, commitment_to, secret_from, ticket

BAG = Chance([Action("draw", (id,)) for id in "abcd"], [2, 0, 1, 3], "test-draw")
weights = st.lists(st.integers(0, 5), min_size=1, max_size=8).filter(any)


@given(weights)
def test_every_ticket_stands_for_one_result_by_weight(counts: list[int]) -> None:
    bag = Chance([Action("draw", (f"c{n}",)) for n in range(len(counts))], counts, "test-draw")
    drawn = Counter(bag.nth(ticket) for ticket in range(bag.total))
    assert [drawn[result] for result in bag.results] == counts
    with pytest.raises(IndexError):
        bag.nth(bag.total)


@given(weights)
def test_lots_stand_for_weights(counts: list[int]) -> None:
    results = [Action("draw", (f"c{n}",)) for n in range(len(counts))]
    lots = [n for n, count in enumerate(counts) for _ in range(count)]
    weighed = Chance(results, counts, "test-draw")
    dealt = deal(results, lots, "test-draw", EVERYBODY, Action("draw", ("?",)))
    assert dealt.total == weighed.total
    assert [dealt.nth(ticket) for ticket in range(dealt.total)] == [weighed.nth(n) for n in range(weighed.total)]
    assert dealt.possible() == weighed.possible()
    with pytest.raises(IndexError):
        dealt.nth(dealt.total)


def test_what_has_no_weight_cannot_come_up() -> None:
    assert BAG.weight(Action("draw", ("b",))) == 0
    assert BAG.weight(Action("draw", ("e",))) == 0
    assert BAG.weight(Action("draw", ("d",))) == 3
    assert [str(action) for action, _ in BAG.possible()] == ["draw a", "draw c", "draw d"]


def test_picking_with_a_generator_follows_the_weights() -> None:
    rng = random.Random(1)
    drawn = Counter(BAG.pick(rng.random).nouns[0] for _ in range(6_000))
    assert drawn["b"] == 0
    assert 1_850 < drawn["a"] < 2_150
    assert 850 < drawn["c"] < 1_150
    assert BAG.pick(lambda: 0.0).nouns == ("a",)
    assert BAG.pick(lambda: 1 - 2**-53).nouns == ("d",)


def test_a_die_is_fair_and_open() -> None:
    roll = die(6, "test-roll")
    assert [ROLLED[result.text] for result in roll.results] == [1, 2, 3, 4, 5, 6]
    assert roll.total == 6
    assert roll.seen == EVERYBODY


@given(st.binary(min_size=1, max_size=32), st.text(max_size=8), st.integers(1, 1_000))
def test_a_ticket_is_in_range_and_repeatable(secret: bytes, chain: str, total: int) -> None:
    number = ticket(secret, chain, total)
    assert 0 <= number < total
    assert ticket(secret, chain, total) == number


def test_tickets_are_spread_evenly_and_depend_on_everything() -> None:
    secret = secret_from("seed")
    rolls = Counter(ticket(secret, str(step), 6) for step in range(6_000))
    assert all(850 < rolls[face] < 1_150 for face in range(6))
    stream = [ticket(secret, str(step), 1_000) for step in range(20)]
    assert stream != [ticket(secret_from("other"), str(step), 1_000) for step in range(20)]
    assert stream != [ticket(secret, chained("mine", str(step)), 1_000) for step in range(20)]


def test_the_chain_depends_on_every_line_and_their_order() -> None:
    assert chained(chained("", "a"), "b") != chained(chained("", "b"), "a")
    assert chained(chained("", "a"), "b") != chained("", "ab")


def test_a_commitment_binds_without_telling() -> None:
    secret = secret_from("seed")
    assert commitment_to(secret) == commitment_to(secret_from("seed"))
    assert secret.hex() not in commitment_to(secret)
    assert secret_from(None) != secret_from(None)
