"""Putting right: what came after a wrong entry is entered again, and the first that no longer fits is shown."""

from __future__ import annotations

import pytest
from drill import GAME

from kernel.table import EMPTY, at_turn, play, snapshot, state_of, table
from sandtable.kernel.correction import CUT, FAILS, FITS, LEFT, NOT_ENTERED, PUT, SECRET, WAITS, Change, Correction
from sandtable.kernel.match import NO_UNDO, Match
from sandtable.kernel.plain import Malformed, Plain, dump, parse
from sandtable.kernel.refusal import OVER, IllegalAction
from sandtable.kernel.save import load, read_save

rule = pytest.mark.rule


def fought() -> Match:
    """A wrong die: the attack was entered as won, and seat 1 lost a squad by it."""
    match = at_turn(table(EMPTY, EMPTY, manual=True))
    play(match, "0 attack birch")
    match.resolve(0, "roll 6")
    play(match, "1 lose seat-1", "1 pass")
    return match


def place_of(match: Match, act: str) -> int:
    """Of the last entry in force that did this."""
    found = [place for place in match.in_force if str(match.entries[place].action) == act]
    return found[-1]


def tried(match: Match, place: int, changes: dict[int, Change], alone: bool = True) -> Correction:
    correction = Correction(match, place, (0, 1), alone, changes)
    correction.try_again()
    return correction


def states(correction: Correction) -> list[str]:
    return [one.what for one in correction.checked]


def proven(match: Match) -> None:
    again = load(GAME, read_save(match.save()))
    assert again.save() == match.save()
    assert snapshot(again) == snapshot(match)
    for watcher in (0, 1, None):
        assert again.log(watcher) == match.log(watcher)


@rule("core.correct")
def test_a_wrong_entry_is_shown_with_the_first_that_no_longer_fits() -> None:
    match = fought()
    before = snapshot(match), match.save()
    die = place_of(match, "roll 6")
    correction = tried(match, die, {die: Change(PUT, [(-1, "roll 1")])})
    assert states(correction) == [PUT, FAILS, WAITS]
    failing = correction.checked[1]
    assert failing.refusal is not None
    assert failing.refusal.rule == "core.asked"
    assert (snapshot(match), match.save()) == before
    assert not correction.settled


@rule("core.correct")
def test_what_fails_is_left_out_and_the_rest_stands() -> None:
    match = fought()
    die, lost = place_of(match, "roll 6"), place_of(match, "lose seat-1")
    correction = tried(match, die, {die: Change(PUT, [(-1, "roll 1")]), lost: Change(LEFT)})
    assert states(correction) == [PUT, LEFT, FITS]
    after = correction.carried_out(0)
    expected = at_turn(table(EMPTY, EMPTY, manual=True))
    play(expected, "0 attack birch")
    expected.resolve(0, "roll 1")
    play(expected, "1 pass")
    assert snapshot(after) == snapshot(expected)
    proven(after)
    assert state_of(match).lost == [0, 1]  # the match itself is as it was


@rule("core.correct")
def test_what_was_forgotten_is_entered_before_an_entry_that_still_stands() -> None:
    match = fought()
    die, lost, passed = (place_of(match, act) for act in ("roll 6", "lose seat-1", "pass"))
    forgotten = Change(PUT, [(1, "remove birch")])
    correction = tried(match, die, {die: Change(PUT, [(-1, "roll 1")]), lost: Change(LEFT), passed: forgotten})
    assert states(correction) == [PUT, LEFT, FITS]
    after = correction.carried_out(0)
    done = [str(after.entries[place].action) for place in after.in_force]
    assert done[-3:] == ["roll 1", "remove birch", "pass"]
    proven(after)


@rule("core.correct")
def test_everything_from_an_entry_on_is_cut_off() -> None:
    match = fought()
    die, lost = place_of(match, "roll 6"), place_of(match, "lose seat-1")
    correction = tried(match, die, {die: Change(PUT, [(-1, "roll 1")]), lost: Change(CUT)})
    assert states(correction) == [PUT, CUT, CUT]
    after = correction.carried_out(0)
    assert after.to_act == (1,)
    assert len(after.in_force) == correction.keep + 1
    proven(after)


@rule("core.correct")
def test_the_entry_itself_is_left_out() -> None:
    match = at_turn(table(EMPTY, EMPTY, manual=True))
    before = snapshot(match)
    play(match, "0 pass")
    wrong = place_of(match, "pass")
    after = tried(match, wrong, {wrong: Change(LEFT)}).carried_out(1)
    assert snapshot(after) == before
    proven(after)


def test_until_something_is_said_about_it_the_entry_waits_to_be_settled() -> None:
    match = fought()
    correction = tried(match, place_of(match, "roll 6"), {})
    assert states(correction) == [FAILS, WAITS, WAITS]
    assert correction.asked == (-1,)


def test_what_cannot_have_come_up_is_refused_and_changes_nothing() -> None:
    match = fought()
    die = place_of(match, "roll 6")
    correction = tried(match, die, {die: Change(PUT, [(-1, "roll 9")])})
    assert correction.checked[0].refusal is not None
    assert correction.checked[0].refusal.rule == "core.chance"


@rule("core.correct")
def test_a_correction_is_corrected_and_undone_like_any_other_play() -> None:
    match = fought()
    die, lost = place_of(match, "roll 6"), place_of(match, "lose seat-1")
    once = tried(match, die, {die: Change(PUT, [(-1, "roll 1")]), lost: Change(LEFT)}).carried_out(0)
    again = place_of(once, "roll 1")
    twice = tried(once, again, {again: Change(PUT, [(-1, "roll 6")]), place_of(once, "pass"): Change(CUT)})
    after = twice.carried_out(1)
    play(after, "1 lose seat-1")
    assert state_of(after).lost == [0, 1]
    proven(after)
    after.undo(1)
    proven(after)


def test_readers_are_told_how_many_of_their_lines_are_taken_back() -> None:
    match = fought()
    die, lost = place_of(match, "roll 6"), place_of(match, "lose seat-1")
    after = tried(match, die, {die: Change(PUT, [(-1, "roll 1")]), lost: Change(LEFT)}).carried_out(0)
    lines = after.log(1)[len(match.log(1)) :]
    assert lines[0] == {"what": "correct", "seat": 0, "back": 3, "events": []}
    acts = [line["act"] for line in lines[1:] if isinstance(line, dict)]
    assert acts == ["roll 1", "pass"]


@rule("core.correct")
def test_where_others_have_secrets_only_what_all_see_is_put_right() -> None:
    match = GAME.match(seats=2, manual=True)
    match.resolve(0, "draw raid")
    match.resolve(0, "draw guard")
    assert not_right(match, 0, alone=False) == SECRET.message
    correction = Correction(match, 0, (0, 1), True, {0: Change(PUT, [(-1, "draw drum")])})
    correction.try_again()
    assert states(correction) == [PUT, FITS]


def not_right(match: Match, place: int, alone: bool = True, seats: tuple[int, ...] = (0, 1)) -> str:
    with pytest.raises(IllegalAction) as raised:
        Correction(match, place, seats, alone, {})
    return raised.value.refusal.message


@rule("core.correct")
def test_only_what_people_entered_is_put_right() -> None:
    match = fought()
    assert not_right(match, place_of(match, "lose seat-1"), seats=(0,)) == NOT_ENTERED.message
    match.undo(1)
    taken_back = len(match.entries) - 2
    assert not_right(match, taken_back) == NO_UNDO.message
    match.resign(0)
    assert not_right(match, 0) == OVER.message


def test_no_correction_where_nobody_enters_by_hand() -> None:
    match = at_turn(table(EMPTY, EMPTY))
    with pytest.raises(IllegalAction):
        match.correct(0, 0, 0)
    with pytest.raises(IllegalAction):
        match.again(0)
    with pytest.raises(IllegalAction):
        match.enter(0, "pass")


FORGED: list[list[Plain]] = [
    [["correct", 0, 0]],
    [["correct", 0, -1, 0]],
    [["correct", 0, 999, 0]],
    [["correct", 0, 0, 2], [0, "order blank"]],
    [["correct", 0, 0, 1], ["again", 1]],  # a seat's order that was taken back, but another's comes first
    [["correct", 0, 4, 1], ["again", 0]],  # which was not taken back
    [["correct", 0, 4, 2], ["again", 4], ["again", 4]],
    [["correct", 0, 4, 1], ["resign", 0]],
    [["correct", 0, 4, 1], ["again", "x"]],
    [["again", 0]],
]


@pytest.mark.parametrize("lines", FORGED, ids=dump)
def test_a_forged_correction_is_found(lines: list[Plain]) -> None:
    match = fought()
    data = parse(match.save())
    assert isinstance(data, dict)
    log = data["log"]
    assert isinstance(log, list)
    if lines == FORGED[4]:
        lines = [["correct", 0, 4, 1], ["again", len(log) - 2]]
    log.extend(lines)
    with pytest.raises(Malformed):
        load(GAME, read_save(dump(data)))
