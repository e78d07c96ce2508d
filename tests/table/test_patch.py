"""What changed, and applying it: the cases that the client runs too, and games of every title."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sandtable
from sandtable.kernel.plain import Plain, dump
from sandtable.table.guests import Guest
from sandtable.table.patch import difference, packed, patched, unpacked
from sandtable.table.seating import seated
from sandtable.table.updates import updated
from table.host import Host

CASES: dict[str, list[dict[str, Any]]] = json.loads(Path(__file__).with_name("patches.json").read_text("utf-8"))

# what titles keep: the type of a value at a place does not change between a whole number and a yes or no
values = st.recursive(
    st.none() | st.integers(2, 9) | st.booleans() | st.text("abc", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abc=~@-", max_size=1), inner, max_size=4),
    max_leaves=12,
)
objects = st.dictionaries(st.text("abc=~@-", max_size=1), values, max_size=5)
texts = st.lists(st.text("ab ", max_size=4), max_size=6)


@pytest.mark.parametrize("case", CASES["patches"], ids=lambda case: str(case["name"]))
def test_a_patch_is_what_changed(case: dict[str, Any]) -> None:
    assert dump(difference(case["old"], case["new"])) == dump(case["patch"])
    before = deepcopy(case["old"])
    assert dump(patched(case["old"], case["patch"])) == dump(case["new"])
    assert case["old"] == before


@pytest.mark.parametrize("case", CASES["texts"], ids=lambda case: str(case["name"]))
def test_texts_are_packed(case: dict[str, Any]) -> None:
    assert packed(case["old"], case["new"]) == case["pairs"]
    assert unpacked(case["old"], case["pairs"]) == case["new"]


@given(objects, objects)
def test_any_patch_leads_from_one_to_the_other(old: dict[str, Plain], new: dict[str, Plain]) -> None:
    patch = difference(old, new)
    assert patch is not None
    assert patched(old, json.loads(dump(patch))) == new


@given(texts, texts)
def test_any_texts_are_unpacked_again(old: list[str], new: list[str]) -> None:
    assert unpacked(old, json.loads(dump(packed(old, new)))) == new


@pytest.mark.parametrize(
    ("title", "mode", "acts"), [*((title, None, 120) for title in sandtable.games()), ("globalwar", "world-1936", 24)]
)
def test_updates_lead_to_what_would_have_been_told_whole(title: str, mode: str | None, acts: int) -> None:
    """And most of them are small: 8 kB are enough for 95 of 100."""
    rng = random.Random(f"updates {title}")
    game = sandtable.game(title)
    match = game.match(mode, seed=title)
    people = Guest("people")
    host = Host(match, people, seated(["me"] * match.setting.seats, people)[0])
    session = host.joins(people, *range(match.setting.seats))
    states = {state["seat"]: state for state in host.sent[session] if state["type"] == "state"}
    sizes: list[int] = []
    for _ in range(acts):
        if not match.to_act:
            break
        seat = rng.choice(match.to_act)
        host.sent[session].clear()
        host.says(session, type="act", id=1, seat=seat, act=rng.choice(match.legal(seat)).text)
        for message in host.sent[session]:
            if message["type"] == "update":
                told = dump(message)
                sizes.append(len(told))
                states[message["seat"]] = updated(states[message["seat"]], json.loads(told))
        for seat, state in states.items():
            assert isinstance(seat, int)
            assert state["view"] == match.view(seat)
            assert state["legal"] == [act.text for act in match.legal(seat)]
            assert state["free"] == [act.text for act in match.free(seat)]
            assert state["seq"] == len(match.log(seat))
    assert len(sizes) > 40
    assert sorted(sizes)[len(sizes) * 95 // 100] <= 8_000
