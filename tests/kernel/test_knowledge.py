"""Knowledge: who may read what, and whether anything was told."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from sandtable.kernel.event import Event
from sandtable.kernel.knowledge import (
    EVERYBODY,
    NOBODY,
    Facts,
    Memory,
    Secret,
    hidden_from,
    knows,
    open_to_all,
    seen_by,
    tells_something,
    whole,
)

HAND: Facts = {"hands": [Secret(["raid", "guard"], 0b01, 2), Secret(["raid"], 0b10, 1)], "round": 1}


def hand_of(*cards: str, known: int = 0b01) -> Facts:
    return {"hand": Secret([*cards], known, len(cards))}


def test_the_truth_has_no_covers() -> None:
    assert whole(HAND) == {"hands": [["raid", "guard"], ["raid"]], "round": 1}


def test_each_seat_reads_its_own_and_a_spectator_reads_covers() -> None:
    assert seen_by(HAND, 0) == {"hands": [["raid", "guard"], 1], "round": 1}
    assert seen_by(HAND, 1) == {"hands": [2, ["raid"]], "round": 1}
    assert seen_by(HAND, None) == {"hands": [2, 1], "round": 1}


@given(st.integers(0, 11), st.integers(0, 2**12 - 1))
def test_a_mask_holds_seats_and_only_everybody_holds_spectators(seat: int, mask: int) -> None:
    assert knows(mask, seat) == bool(mask & 1 << seat)
    assert not knows(mask, None)
    assert knows(EVERYBODY, seat)
    assert knows(EVERYBODY, None)
    assert not knows(NOBODY, seat)


def test_hidden_values_are_counted_one_by_one() -> None:
    assert hidden_from(HAND, 0) == {'"raid"': 1}
    assert hidden_from(HAND, None) == {'"raid"': 2, '"guard"': 1}


def test_playing_a_card_openly_tells() -> None:
    played: Facts = {"hand": Secret(["raid"], 0b01, 1), "table": "guard"}
    assert tells_something(hand_of("raid", "guard"), played, 2)


def test_showing_a_card_to_one_seat_tells() -> None:
    assert tells_something(hand_of("raid"), hand_of("raid", known=0b11), 2)


def test_moving_a_hidden_card_elsewhere_unseen_tells_nothing() -> None:
    moved: Facts = {"hand": Secret(["raid"], 0b01, 1), "discards": [Secret("guard", 0b01, None)]}
    assert not tells_something(hand_of("raid", "guard"), moved, 2)


def test_of_two_alike_one_may_move_unseen_while_the_other_is_told() -> None:
    parted: Facts = {"hand": Secret([], 0b01, 0), "pile": Secret(["raid"], 0b01, 1), "table": "raid"}
    assert tells_something(hand_of("raid", "raid"), parted, 2)


def test_a_card_put_on_a_hidden_pile_hides_one_and_not_two() -> None:
    """Of two alike in a hand one goes there, the other is played openly."""
    before: Facts = {"hand": Secret(["raid", "raid"], 0b01, 2), "pile": []}
    parted: Facts = {"hand": Secret([], 0b01, 0), "pile": [Secret("raid", 0b01, None)], "table": "raid"}
    assert tells_something(before, parted, 2)


def test_open_changes_tell_nothing_hidden() -> None:
    assert not tells_something({"round": 1}, {"round": 2, "zone": "ash"}, 3)


def test_forgetting_tells_nothing() -> None:
    assert not tells_something(hand_of("raid", known=EVERYBODY), hand_of("raid", known=NOBODY), 2)


def hand_with_memory(hand: list[str], remembered: list[str]) -> Facts:
    """The hand of seat 0, and what seat 1 remembers of it."""
    return {"hand": Secret([*hand], 0b01, len(hand)), "memory": Memory([*remembered], 0b10, None)}


def test_a_memory_is_read_by_whose_it_is() -> None:
    facts = hand_with_memory(["raid", "guard"], ["raid"])
    assert seen_by(facts, 1) == {"hand": 2, "memory": ["raid"]}
    assert seen_by(facts, 0) == {"hand": ["raid", "guard"], "memory": None}


def test_gaining_a_memory_tells_and_losing_it_does_not() -> None:
    blank, knowing = hand_with_memory(["raid", "guard"], []), hand_with_memory(["raid", "guard"], ["raid"])
    assert tells_something(blank, knowing, 2)
    assert not tells_something(knowing, blank, 2)


def test_a_card_already_known_may_move_into_memory_without_telling() -> None:
    on_top: Facts = {"top": Secret("raid", 0b11, None), **_dict(hand_with_memory(["guard"], []))}
    in_hand = hand_with_memory(["guard", "raid"], ["raid"])
    assert not tells_something(on_top, in_hand, 2)


def _dict(facts: Facts) -> dict[str, Facts]:
    assert isinstance(facts, dict)
    return facts


VALUES = st.sampled_from(["raid", "guard", "1"]) | st.integers(0, 1)
HELD = VALUES | st.lists(VALUES, max_size=3)
MASKS = st.sampled_from([EVERYBODY, NOBODY, 0b01, 0b10])
SECRETS = st.builds(Secret, HELD, MASKS, st.none()) | st.builds(Memory, HELD, MASKS, st.none())
DESCRIPTIONS = st.recursive(
    VALUES | SECRETS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner)
)


@given(DESCRIPTIONS, DESCRIPTIONS)
def test_something_is_told_when_fewer_of_a_hidden_value_are_hidden(before: Facts, after: Facts) -> None:
    told = False
    for watcher in (0, 1, None):
        hidden = hidden_from(after, watcher)
        told = told or any(hidden.get(text, 0) < count for text, count in hidden_from(before, watcher).items())
    assert tells_something(before, after, 2) == told


@given(DESCRIPTIONS, DESCRIPTIONS)
def test_what_lies_open_is_plain_for_all_and_made_of_what_was(before: Facts, after: Facts) -> None:
    was_open, was = open_to_all(before, None)
    is_open, seen = open_to_all(after, was if was_open else None)
    assert is_open == (not _has_secret(after))
    if is_open:
        assert seen == seen_by(after, None) == seen_by(after, 0)
        assert was != seen or not was_open or seen is was


def _has_secret(facts: Facts) -> bool:
    if isinstance(facts, list | dict):
        return any(map(_has_secret, facts.values() if isinstance(facts, dict) else facts))
    return isinstance(facts, Secret)


def test_only_what_changed_is_made_anew_and_nothing_is_the_describers_own() -> None:
    board: Facts = {"ash": ["army", "fleet"], "birch": ["army"]}
    _, was = open_to_all(board, None)
    assert isinstance(board, dict)
    assert isinstance(was, dict)
    assert was is not board
    board["birch"] = ["fleet"]
    _, now = open_to_all(board, was)
    assert isinstance(now, dict)
    assert now == {"ash": ["army", "fleet"], "birch": ["fleet"]}
    assert now["ash"] is was["ash"]
    assert now["birch"] is not board["birch"]
    assert was["birch"] == ["army"]


def test_secrets_are_equal_when_nobody_could_tell_them_apart() -> None:
    one = Secret(["raid"], 0b01, 1)
    assert one == Secret(["raid"], 0b01, 1)
    assert hash(one) == hash(Secret(["raid"], 0b01, 1))
    others = (Secret(["raid"], 0b10, 1), Secret(["raid"], 0b01, 2), Secret([], 0b01, 1), Memory(["raid"], 0b01, 1))
    assert one not in others
    assert one != ["raid"]


def test_to_remember_what_was_never_hidden_tells_nothing() -> None:
    assert not tells_something({"table": "raid"}, {"table": "raid", "memory": Memory("raid", 0b01, None)}, 2)


def test_an_event_is_told_to_whom_it_may_concern() -> None:
    event = Event("drill-drew", {"seat": 0, "card": Secret("raid", 0b01, None)}, 0b11)
    assert event.shown_to(0) == {"event": "drill-drew", "args": {"seat": 0, "card": "raid"}}
    assert event.shown_to(1) == {"event": "drill-drew", "args": {"seat": 0, "card": None}}
    assert event.shown_to(2) is None
    assert event.shown_to(None) is None
    assert event.plain() == {"event": "drill-drew", "args": {"seat": 0, "card": "raid"}}
