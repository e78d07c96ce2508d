"""Who is asked about a change, in which order, and that nobody is waited for without end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

import pytest

from mutants.run import FIRST_FILES, in_two
from mutants.watch import Alarm, Ask, Hangs


@dataclass(frozen=True)
class Item:
    nodeid: str


def asked(tests: dict[str, float], *collected: str) -> list[str]:
    items = [cast(pytest.Item, Item(name)) for name in collected]
    Ask(tests, at_most=60).pytest_collection_modifyitems(items)
    return [item.nodeid for item in items]


def test_tests_run_in_the_order_in_which_they_are_asked_and_no_others() -> None:
    assert asked({"b::short": 0.1, "a::long": 2.0}, "a::long", "a::other", "b::short") == ["b::short", "a::long"]


def test_a_test_whose_parameters_the_change_has_renamed_is_asked_under_its_new_names() -> None:
    assert asked({"a::each[x]": 0.1, "a::all": 0.2}, "a::each[y]", "a::all") == ["a::all", "a::each[y]"]


def test_first_come_the_tests_of_a_few_files_and_then_all_others_each_once() -> None:
    tests = {f"{file}::{n}": 0.1 for n in range(3) for file in "abcdef"}
    soon, rest = in_two(tests)
    assert {test.split("::")[0] for test in soon} == {*"abcdef"[:FIRST_FILES]}
    assert [*soon, *rest] == sorted(tests, key=lambda test: test not in soon)
    assert in_two({"a::1": 0.1}) == [{"a::1": 0.1}]


def go_on() -> None:
    while True:
        pass


def test_what_never_ends_is_ended() -> None:
    with pytest.raises(Hangs), Alarm(0.01, Hangs("for ever")):
        go_on()
