"""The frames every title shares, proved at a table of Drill."""

from __future__ import annotations

import pytest
from drill.board import ZONE_OF

from kernel.table import EMPTY, acts, at_turn, events, play, refused, snapshot, state_of, table
from sandtable.kernel.match import UNDO_ASKED, UNDO_OTHER, Match
from sandtable.kernel.refusal import IllegalAction


def squads(match: Match, seat: int, zone: str) -> int:
    return state_of(match).squads[seat][ZONE_OF[zone]]


# response windows


def test_the_team_that_did_not_act_is_asked_first_and_all_its_seats_together() -> None:
    match = at_turn(table(["raid"], ["guard"], ["raid"], ["drum"]))
    play(match, "0 attack birch")
    assert match.to_act == (1, 3)
    assert [str(act) for act in match.legal(1)] == ["pass", "play guard"]
    assert [str(act) for act in match.legal(3)] == ["pass"]


def test_a_seat_is_asked_for_what_its_hand_might_hold_not_for_what_it_holds() -> None:
    match = at_turn(table(["raid"], EMPTY, ["raid"], ["drum"]))
    play(match, "0 attack birch")
    assert match.to_act == (3,)


def test_a_window_nobody_could_answer_never_opens() -> None:
    match = at_turn(table(EMPTY, EMPTY))
    play(match, "0 attack birch")
    assert "drill-strike-rolled" in events(match, None)


def test_a_pass_stays_hidden_until_the_team_is_done() -> None:
    match = at_turn(table(["raid"], ["guard"], ["raid"], ["drum"]))
    play(match, "0 attack birch")
    log = {viewer: acts(match, viewer) for viewer in (0, 2, 3, None)}
    play(match, "1 pass")
    for viewer in (0, 2, 3, None):
        assert match.view(viewer)["pending"] == [1, 3]
        assert acts(match, viewer) == log[viewer]
    assert match.view(1)["pending"] == [3]
    assert match.to_act == (3,)
    play(match, "3 pass")
    assert match.view(None)["pending"] == [0, 2]


def test_the_teams_answer_in_turn_until_both_have_passed_in_a_row() -> None:
    match = at_turn(table(["raid", "raid"], ["guard", "drum"]))
    play(match, "0 attack birch", "1 pass", "0 play raid")
    play(match, "1 pass", "0 pass")  # nobody parries the raid
    assert match.to_act == (1,), "the raid was a reaction, so the defenders are asked again"
    play(match, "1 pass", "0 pass")
    assert events(match, None).count("drill-strike-rolled") == 1


def test_a_reaction_opens_a_window_of_its_own_which_comes_first() -> None:
    match = at_turn(table(["parry"], ["guard"]))
    play(match, "0 attack birch", "1 play guard")
    assert match.to_act == (0,)
    play(match, "0 play parry")
    assert "drill-cancelled" in events(match, None)
    assert "drill-strike-rolled" in events(match, None), "the guard was cancelled, so the attack goes on"


def test_a_reaction_that_stands_takes_effect_when_its_window_closes() -> None:
    match = at_turn(table(["drum"], ["guard", "drum"]))
    play(match, "0 attack birch", "1 play guard", "0 pass", "1 pass")
    play(match, "0 pass", "1 pass")
    assert "drill-strike-ended" in events(match, None)
    assert "drill-strike-rolled" not in events(match, None)


def test_what_the_last_hidden_pass_sets_off_is_told_to_everybody_without_who_passed() -> None:
    match = at_turn(table(["drum"], ["drum"]))
    play(match, "0 attack birch", "1 pass", "0 pass")
    assert "drill-strike-rolled" in events(match, 1)
    assert events(match, 1) == events(match, None)
    assert "0 pass" not in acts(match, 1)


def test_nobody_can_undo_while_others_may_be_answering_in_secret() -> None:
    match = at_turn(table(["raid"], ["guard"], ["raid"], ["drum"]))
    play(match, "0 attack birch")
    asked = [match.why_no_undo(seat) for seat in range(4)]
    assert asked == [UNDO_ASKED] * 4
    play(match, "1 pass")
    assert [match.why_no_undo(seat) for seat in range(4)] == asked


def test_a_hidden_pass_does_not_make_a_takeback_offer_fall() -> None:
    match = at_turn(table(["raid"], ["guard"], ["raid"], ["drum"]))
    play(match, "0 attack birch")
    before = snapshot(match)
    match.offer_takeback(0)
    play(match, "1 pass")
    for seat in (1, 2, 3):
        match.answer_takeback(seat, True)
    assert match.to_act == (0,)
    play(match, "0 attack birch")
    assert snapshot(match) == before


# secret simultaneous choices


def test_orders_are_given_together_and_stay_secret() -> None:
    match = table(EMPTY, EMPTY, EMPTY)
    assert [*match.to_act] == [0, 1, 2]
    play(match, "2 order fir", "0 order blank")
    assert match.to_act == (1,)
    assert acts(match, 1) == acts(match, None) == ["2 choose ?", "0 choose ?"]
    assert acts(match, 2) == ["2 order fir", "0 choose ?"]


def test_orders_are_turned_up_one_by_one_or_put_away_unseen() -> None:
    match = table(EMPTY, EMPTY)
    play(match, "0 order fir", "1 order elm")
    assert match.to_act == (0,)
    play(match, "0 reveal")
    assert squads(match, 0, "fir") == 1
    play(match, "1 withhold")
    assert squads(match, 1, "elm") == 0
    assert "elm" not in str([match.view(0), match.log(0)])


def test_a_blank_order_looks_like_any_other() -> None:
    bluff, march = table(EMPTY, EMPTY), table(EMPTY, EMPTY)
    play(bluff, "0 order blank", "1 order ash")
    play(march, "0 order cedar", "1 order ash")
    for viewer in (1, None):
        assert bluff.view(viewer) == march.view(viewer)
        assert bluff.log(viewer) == march.log(viewer)


def test_a_free_act_while_orders_are_given_is_seen_by_all() -> None:
    match = table(EMPTY, EMPTY)
    play(match, "0 remove ash")
    assert acts(match, 1) == ["0 remove ash"]
    assert match.to_act == (0, 1)


# joint decisions


def hit_on_allies() -> Match:
    """Seat 0 has hit birch, where seats 1 and 3 stand together."""
    match = at_turn(table(EMPTY, EMPTY, EMPTY, EMPTY, manual=True))
    play(match, "0 attack birch")
    match.resolve(0, "roll 6")
    assert match.to_act == (1, 3)
    return match


def test_allies_who_agree_settle_it() -> None:
    match = hit_on_allies()
    play(match, "1 lose seat-3", "3 lose seat-3")
    assert squads(match, 3, "birch") == 1
    assert squads(match, 1, "birch") == 2


@pytest.mark.parametrize(("roll", "loser"), [(1, 3), (2, 1)])
def test_a_die_decides_between_allies_who_disagree(roll: int, loser: int) -> None:
    match = hit_on_allies()
    play(match, "1 lose seat-3", "3 lose seat-1")
    assert match.due is not None
    assert match.due.total == 2
    match.resolve(0, f"roll {roll}")
    assert state_of(match).lost[loser] == 1


def test_a_proposal_falls_when_a_free_act_takes_its_piece() -> None:
    match = hit_on_allies()
    play(match, "1 lose seat-3", "3 remove birch", "3 remove birch")
    assert match.to_act == (1, 3), "seat 1 is asked again"
    play(match, "1 lose seat-1", "3 lose seat-1")
    assert squads(match, 1, "birch") == 1


def test_with_nothing_left_to_lose_there_is_nothing_to_decide() -> None:
    match = hit_on_allies()
    play(match, "1 remove birch", "1 remove birch", "3 remove birch", "3 remove birch")
    assert match.to_act == (1,)
    assert match.state.prompt(1) == "drill-turn"


# offers


def test_an_accepted_offer_holds() -> None:
    match = at_turn(table(EMPTY, EMPTY))
    play(match, "0 offer seat-1")
    assert match.to_act == (1,)
    play(match, "1 accept")
    assert refused(match, "1 attack ash").rule == "drill.truce.peace"


def test_a_declined_offer_changes_nothing() -> None:
    match = at_turn(table(EMPTY, EMPTY))
    play(match, "0 offer seat-1", "1 decline")
    assert match.why_not(1, "attack ash") is None


# free acts


def test_an_own_piece_may_be_removed_at_any_time() -> None:
    match = at_turn(table(EMPTY, EMPTY))
    play(match, "1 remove birch")
    assert squads(match, 1, "birch") == 1
    assert match.to_act == (0,)
    assert refused(match, "1 remove elm").rule == "drill.remove.squad"


def test_a_declaration_stops_a_march_in_the_zone_it_has_reached() -> None:
    match = at_turn(table(EMPTY, EMPTY))
    play(match, "0 march ash>fir>elm>dogwood", "0 onward")
    assert squads(match, 0, "elm") == 1
    play(match, "1 declare")
    assert squads(match, 0, "elm") == 1
    assert match.to_act == (1,), "the march and with it the turn are over"


def test_each_zone_entered_is_a_point_where_a_rival_may_declare() -> None:
    match = at_turn(table(EMPTY, EMPTY, EMPTY))
    assert refused(match, "1 declare").rule == "drill.declare.march"
    play(match, "0 march ash>fir>elm>dogwood")
    for _ in ("fir", "elm"):
        assert "declare" in [str(act) for act in match.free(1)]
        assert "declare" not in [str(act) for act in match.free(2)], "an ally has nothing to declare"
        play(match, "0 onward")
    assert refused(match, "1 declare").rule == "drill.declare.march"


def test_a_march_ends_when_its_squad_is_removed() -> None:
    match = at_turn(table(EMPTY, EMPTY))
    play(match, "0 march ash>fir>elm", "0 remove fir")
    assert match.to_act == (1,)


def test_a_free_act_waits_while_chance_is_due() -> None:
    match = at_turn(table(EMPTY, EMPTY, manual=True))
    play(match, "0 attack birch")
    assert match.due is not None
    assert match.free(0) == ()
    assert refused(match, "0 remove ash").rule == "core.chance"


def test_a_free_act_of_another_seat_bars_undo() -> None:
    match = at_turn(table(EMPTY, EMPTY))
    play(match, "0 march ash>fir>elm", "1 remove birch")
    assert match.why_no_undo(0) == UNDO_OTHER


# cards known and unknown


def test_a_draw_is_seen_by_its_owner_alone() -> None:
    match = at_turn(table(EMPTY, EMPTY))
    play(match, "0 draw")
    assert acts(match, 1)[-1] == "-1 draw ?"
    assert acts(match, 0)[-1] != "-1 draw ?"


def test_a_card_put_back_is_known_to_who_put_it_wherever_it_goes() -> None:
    match = at_turn(table(["raid"], EMPTY))
    play(match, "0 return raid")
    assert acts(match, 1)[-1] == "0 return ?"
    assert match.state.view(0)["top"] == ["raid"]
    assert match.state.view(1)["top"] == [None]
    before = len(match.entries)
    play(match, "1 draw")
    assert len(match.entries) == before + 1, "the card lay there: nothing is left to chance"
    assert match.state.view(1)["hands"] == [0, ["raid"]]
    insight = match.state.view(0)["insight"]
    assert isinstance(insight, list)
    assert insight[1] == [["raid"], None]


def test_looking_makes_a_known_top_and_tucking_a_known_bottom() -> None:
    match = at_turn(table(EMPTY, EMPTY, manual=True))
    play(match, "0 look")
    match.resolve(0, "draw raid")
    match.resolve(0, "draw drum")
    assert match.state.view(0)["top"] == ["raid", "drum"]
    assert match.state.view(1)["top"] == [None, None]
    play(match, "0 tuck 1")
    assert match.state.view(0)["top"] == ["drum"]
    assert match.state.view(0)["bottom"] == ["raid"]
    assert match.state.view(1)["bottom"] == [None]


def test_a_hidden_discard_shows_that_it_happened_and_no_more() -> None:
    match = at_turn(table(["raid"], EMPTY))
    play(match, "0 discard raid")
    assert match.state.view(0)["discards"] == ["raid"]
    assert match.state.view(1)["discards"] == [None]
    assert match.state.view(None)["discards"] == [None]


def test_a_shuffle_forgets() -> None:
    match = at_turn(table(["raid"], EMPTY))
    play(match, "0 return raid", "1 shuffle")
    assert match.state.view(0)["top"] == []
    assert match.state.view(0)["middle"] == 18


def test_a_seat_outside_the_table_does_nothing() -> None:
    match = at_turn(table(["raid"], EMPTY, manual=True))
    for seat in (-1, 2, 99):
        assert refused(match, f"{seat} pass").rule == "core.turn"
        with pytest.raises(IllegalAction):
            match.mix(seat, "entropy")
        with pytest.raises(IllegalAction):
            match.resign(seat)
        with pytest.raises(IllegalAction):
            match.offer_takeback(seat)
        with pytest.raises(IllegalAction):
            match.resolve(seat, "draw raid")
    play(match, "0 draw")
    for seat in (-1, 2, 99):
        with pytest.raises(IllegalAction):
            match.resolve(seat, "draw raid")
