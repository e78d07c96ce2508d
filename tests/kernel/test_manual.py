"""Manual chance: people roll and draw at a real table, and the match is told what came up."""

from __future__ import annotations

import pytest
from drill import GAME

from kernel.table import EMPTY, acts, at_turn, play, snapshot, state_of, table
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.match import NO_UNDO, NOT_DUE, NOT_YOURS, UNDO_OTHER, Match
from sandtable.kernel.refusal import IllegalAction, Refusal
from sandtable.kernel.save import load, read_save


def not_entered(match: Match, seat: int, result: str) -> Refusal:
    before = snapshot(match), len(match.entries)
    with pytest.raises(IllegalAction) as raised:
        match.resolve(seat, result)
    assert (snapshot(match), len(match.entries)) == before
    return raised.value.refusal


def test_the_match_says_what_to_draw_and_who_sees_it() -> None:
    match = GAME.match(seats=2, manual=True)
    assert match.to_act == ()
    assert match.due is not None
    assert match.due.cause == "drill-chance-draw"
    assert match.due.seen == 0b01
    assert match.view(1)["chance"] == "drill-chance-draw"
    assert match.view(1)["pending"] == [CHANCE]


def test_a_private_draw_is_entered_by_its_owner_only() -> None:
    match = GAME.match(seats=2, manual=True)
    assert not_entered(match, 1, "draw raid") == NOT_YOURS
    match.resolve(0, "draw raid")
    match.resolve(0, "draw guard")
    assert match.due is not None
    assert not_entered(match, 0, "draw raid") == NOT_YOURS
    assert acts(match, 0) == ["-1 draw raid", "-1 draw guard"]
    assert acts(match, 1) == acts(match, None) == ["-1 draw ?", "-1 draw ?"]


def test_an_open_roll_is_entered_by_anybody() -> None:
    match = at_turn(table(EMPTY, EMPTY, manual=True))
    play(match, "0 attack birch")
    match.resolve(1, "roll 1")
    assert match.due is None
    assert match.to_act == (1,)


@pytest.mark.parametrize("result", ["roll 7", "roll 0", "draw raid", "pass", "six", "roll 6 6"])
def test_what_cannot_come_up_is_refused(result: str) -> None:
    match = at_turn(table(EMPTY, EMPTY, manual=True))
    play(match, "0 attack birch")
    assert not_entered(match, 0, result).rule == "core.chance"


def test_what_is_no_action_at_all_is_not_understood() -> None:
    match = at_turn(table(EMPTY, EMPTY, manual=True))
    play(match, "0 attack birch")
    assert not_entered(match, 0, "").rule == "core.notation"


def test_a_card_that_is_not_in_the_pile_cannot_be_drawn() -> None:
    match = at_turn(table(["drum"], ["drum", "drum"], manual=True))
    play(match, "0 draw")
    assert not_entered(match, 0, "draw drum").rule == "core.chance"


def test_nothing_is_entered_when_nothing_is_due() -> None:
    assert not_entered(table(EMPTY, EMPTY, manual=True), 0, "roll 3") == NOT_DUE
    assert not_entered(table(EMPTY, EMPTY), 0, "roll 3") == NOT_DUE


def test_nobody_acts_while_chance_is_due() -> None:
    match = at_turn(table(EMPTY, EMPTY, manual=True))
    play(match, "0 attack birch")
    for seat in (0, 1):
        refusal = match.why_not(seat, "pass")
        assert refusal is not None
        assert refusal.rule == "core.chance"


def test_undo_may_cross_a_mistyped_roll() -> None:
    match = at_turn(table(EMPTY, EMPTY, manual=True))
    before = snapshot(match)
    play(match, "0 attack birch")
    match.resolve(0, "roll 1")
    match.undo(0)
    assert snapshot(match) == before
    play(match, "0 attack birch")
    match.resolve(0, "roll 6")
    play(match, "1 lose seat-1")
    assert state_of(match).lost == [0, 1]


def test_undo_may_cross_a_draw_that_is_still_due() -> None:
    match = at_turn(table(EMPTY, EMPTY, manual=True))
    before = snapshot(match)
    play(match, "0 look")
    match.resolve(0, "draw raid")
    assert match.due is not None
    match.undo(0)
    assert snapshot(match) == before


def test_with_others_at_the_table_setting_up_is_not_taken_back() -> None:
    match = GAME.match(seats=2, manual=True)
    match.resolve(0, "draw raid")
    assert match.why_no_undo(0) == NO_UNDO


def test_undo_never_crosses_another_seats_act() -> None:
    match = at_turn(table(EMPTY, EMPTY, manual=True))
    play(match, "0 attack birch")
    match.resolve(0, "roll 6")
    play(match, "1 lose seat-1")
    assert match.why_no_undo(0) == UNDO_OTHER


def test_a_manual_match_is_saved_and_loaded_with_what_was_entered() -> None:
    match = at_turn(table(EMPTY, EMPTY, manual=True))
    play(match, "0 attack birch")
    match.resolve(0, "roll 1")
    match.undo(0)
    play(match, "0 look")
    match.resolve(0, "draw raid")
    again = load(GAME, read_save(match.save()))
    assert again.save() == match.save()
    assert snapshot(again) == snapshot(match)
    assert again.due is not None


def test_what_may_come_up_tells_nothing_of_other_hands() -> None:
    match = at_turn(table(EMPTY, ["drum", "drum", "drum"], manual=True))
    assert match.may_come_up(0) == []
    play(match, "0 draw")
    assert match.due is not None
    assert "draw drum" not in [action.text for action, _ in match.due.possible()]
    everything = ["draw raid", "draw guard", "draw parry", "draw scout", "draw drum"]
    assert [action.text for action in match.may_come_up(0)] == everything
    assert [action.text for action in match.may_come_up(1)] == everything[:-1]  # who holds them all knows
