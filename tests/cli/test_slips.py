"""Slips of the finger: what was meant is named, and what is wrong is said in words of the game."""

from __future__ import annotations

import pytest

from cli.terminal import fault, keys, run
from sandtable.cli.near import near


def test_a_near_miss_suggests_what_was_meant() -> None:
    assert near("infnatry", ["infantry", "cavalry", "2*infantry"]) == ["infantry"]
    assert near("Infantri", ["infantry"]) == ["infantry"]
    assert near("zebra", ["infantry", "cavalry"]) == []


@pytest.mark.parametrize("written", ["6xinfantry", "6X infantry", "6×infantry", "6*infnatry"])
def test_what_is_counted_is_written_with_a_star(written: str) -> None:
    assert near(written, ["infantry", "cavalry"]) == ["6*infantry"]


def test_what_is_right_is_not_suggested_again() -> None:
    assert near("infantry", ["infantry"]) == []
    assert near("2*infantry", ["infantry"]) == []


@pytest.mark.parametrize(
    ("force", "meant"),
    [("infnatry", "infantry"), ("6xinfantry", "6*infantry"), ("6 infantry", "6*infantry"), ("2*cavlary", "cavalry")],
)
def test_units_of_odds(force: str, meant: str) -> None:
    assert f"Did you mean {meant}?" in fault(run("odds", force, "infantry"))
    assert "?" not in fault(run("odds", "qqqq", "infantry"))


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (("play", "blitzkreig"), "blitzkrieg"),
        (("play", "blitzkrieg", "--mode", "slo"), "solo"),
        (("odds", "infantry", "infantry", "--terrain", "moutains"), "mountains"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_choices(words: tuple[str, ...], meant: str, lang: str) -> None:
    assert fault(run(*words, lang=lang)).endswith(f"{meant}?")


def test_at_the_table() -> None:
    told = run("play", "globalwar", "--seed", "a", typed=keys("bord", "buy infnatry", "buy 2xinfantry")).stdout
    assert "Did you mean board?" in told
    assert "Did you mean infantry?" in told
    assert "Did you mean 2*infantry?" in told


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_number_that_is_none_is_told_in_words_of_our_own(lang: str) -> None:
    for words in (("play", "blitzkrieg", "--seat", "many"), ("odds", "infantry", "infantry", "--guns", "99")):
        line = fault(run(*words, lang=lang))
        assert line.startswith(("--seat:", "--guns:"))
        assert not any(word in line for word in ("Input", "parse", "string", "integer", "Invalid"))


def test_help_is_whole_and_names_no_types() -> None:
    summaries = run("--help").stdout
    assert "..." not in summaries.partition("Commands:")[2]
    for command in ("play", "odds", "sim", "serve", "rule"):
        told = run(command, "--help").stdout
        assert not any(word in told for word in ("<str>", "<int", "<path>", "str |"))
