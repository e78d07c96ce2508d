"""Actions: one canonical text that round-trips, and nouns that can be pointed at in any order."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.kernel.action import MAX_TEXT, Action, NotAnAction, choices_among, parse_action

ids = st.from_regex(r"[A-Za-z?][A-Za-z0-9:._+-]{0,8}", fullmatch=True)
counted = st.builds(lambda count, id: f"{count}*{id}", st.integers(0, 99), ids)
atoms = ids | counted | st.integers(-99, 99).map(str)
paths = st.lists(atoms, min_size=2, max_size=4).map(">".join)
lists = st.lists(atoms, min_size=2, max_size=4).map(",".join)
nouns = st.lists(atoms | paths | lists, max_size=4).map(tuple)
verbs = st.from_regex(r"[a-z][a-z-]{0,10}", fullmatch=True)
actions = st.builds(Action, verbs, nouns)


@given(actions)
def test_the_text_of_an_action_round_trips(action: Action) -> None:
    again = parse_action(str(action))
    assert again == action
    assert (again.verb, again.nouns, again.text) == (action.verb, action.nouns, action.text)
    assert hash(again) == hash(action)


@given(actions)
def test_spare_blanks_are_forgiven(action: Action) -> None:
    assert parse_action("  " + "   ".join((action.verb, *action.nouns)) + "\t\n") == action


@given(st.text(max_size=40))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action = parse_action(text)
    except NotAnAction:
        return
    assert parse_action(action.text) == action


@pytest.mark.parametrize(
    "text",
    [
        "", "   ", "Pass", "2", "-pass", "pass!", "place army:2 WE/1", "move >a", "move a>", "move a>>b", "move a>b,c",
        "move a,,b", "take 3*", "take *a", "take 3*4", "take --3", "say ž", 'say "x"', "roll 1.5", "x" * (MAX_TEXT + 1),
        "move\0", "a_b",
    ],
)  # fmt: skip
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(NotAnAction):
        parse_action(text)


@pytest.mark.parametrize(
    "text",
    ["pass", "place army:2 WE-1-2", "battle ukraine", "move 3*infantry bavaria picardy", "march ash>birch>cedar",
     "discard moscow,ukraine", "pay -2", "draw ?", "end-turn"],
)  # fmt: skip
def test_what_is_an_action(text: str) -> None:
    assert str(parse_action(text)) == text


DISCARDS = [parse_action(text) for text in ("discard", "discard a", "discard b", "discard a b", "keep a")]


def test_nouns_may_come_in_any_order() -> None:
    assert choices_among(DISCARDS, "discard", ("b", "a")).complete == parse_action("discard a b")


def test_an_act_may_be_complete_and_still_take_more() -> None:
    found = choices_among(DISCARDS, "discard", ("a",))
    assert found.complete == parse_action("discard a")
    assert found.nouns == ("b",)
    assert choices_among(DISCARDS, "discard", ()).complete == parse_action("discard")


def test_other_verbs_and_unknown_nouns_offer_nothing() -> None:
    assert choices_among(DISCARDS, "keep", ("b",)).nouns == ()
    assert choices_among(DISCARDS, "burn", ()).complete is None


def test_the_order_chosen_decides_between_acts_of_the_same_nouns() -> None:
    swaps = [parse_action("swap a b"), parse_action("swap b a")]
    assert choices_among(swaps, "swap", ("a", "b")).complete == swaps[0]
    assert choices_among(swaps, "swap", ("b", "a")).complete == swaps[1]


def test_a_noun_named_twice_must_be_there_twice() -> None:
    only_once = [parse_action("take a b")]
    assert choices_among(only_once, "take", ("a", "a")).nouns == ()
    assert choices_among([parse_action("take a a")], "take", ("a",)).nouns == ("a",)
