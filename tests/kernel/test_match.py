"""A match: undo and takebacks, previews, the past, resignation."""

from __future__ import annotations

import random

import pytest
from drill import GAME

from kernel.table import EMPTY, at_turn, events, play, refused, snapshot, state_of, table
from sandtable.games import TITLES
from sandtable.kernel.described import Described
from sandtable.kernel.game import Game
from sandtable.kernel.match import CHECKPOINT_EVERY, NO_OFFER, NO_UNDO, UNDO_CHANCE, UNDO_OTHER, UNDO_TOLD, Match
from sandtable.kernel.plain import Plain, dump
from sandtable.kernel.refusal import OVER, IllegalAction, Refusal
from sandtable.kernel.save import load, read_save


def undo_refused(match: Match, seat: int) -> Refusal:
    before = snapshot(match), len(match.entries)
    with pytest.raises(IllegalAction) as raised:
        match.undo(seat)
    assert (snapshot(match), len(match.entries)) == before
    return raised.value.refusal


# undo


def test_undo_restores_the_exact_state_and_stays_in_the_log() -> None:
    match = at_turn(table(["raid"], EMPTY))
    before, view = snapshot(match), dump(match.view(1))
    play(match, "0 march ash>fir>elm")
    match.undo(0)
    assert snapshot(match) == before
    assert dump(match.view(1)) == view
    assert [entry.what for entry in match.entries[-2:]] == ["act", "undo"]


def test_undo_goes_back_act_by_act() -> None:
    match = at_turn(table(EMPTY, EMPTY))
    before = snapshot(match)
    play(match, "0 march ash>fir>elm", "0 onward")
    match.undo(0)
    assert match.state.prompt(0) == "drill-march"
    match.undo(0)
    assert snapshot(match) == before


def test_there_is_nothing_to_undo_at_the_start() -> None:
    assert undo_refused(table(EMPTY, EMPTY), 0) == NO_UNDO


def test_undo_is_refused_across_a_roll() -> None:
    match = at_turn(table(EMPTY, EMPTY))
    play(match, "0 attack birch")
    assert undo_refused(match, 0) == UNDO_CHANCE


def test_undo_is_refused_across_a_draw_even_a_private_one() -> None:
    match = at_turn(table(EMPTY, EMPTY))
    play(match, "0 draw")
    assert undo_refused(match, 0) == UNDO_CHANCE
    assert undo_refused(match, 1) == UNDO_CHANCE


def test_undo_is_refused_across_a_reveal_to_everybody() -> None:
    match = table(EMPTY, EMPTY)
    play(match, "0 order fir", "1 order elm", "0 reveal")
    assert undo_refused(match, 0) == UNDO_TOLD


def test_undo_is_judged_by_what_was_described_before_and_plays_nothing_again() -> None:
    match = table(EMPTY, EMPTY)
    play(match, "0 order fir", "1 order elm")
    before = match.described()
    play(match, "0 reveal")
    assert match.why_no_undo(0, match.described(before)) == match.why_no_undo(0) == UNDO_TOLD
    # a description of the same moment in which the order lies open already: who plays up to it again finds it hidden
    open_before = Described(match.state, before.last)
    assert match.why_no_undo(0, match.described(open_before)) is None


def test_undo_is_refused_when_only_the_actor_has_learned_something() -> None:
    match = at_turn(table(["raid"], EMPTY))
    play(match, "0 return raid", "1 draw")
    assert undo_refused(match, 1) == UNDO_TOLD


def test_undo_is_refused_across_another_seats_act() -> None:
    match = at_turn(table(EMPTY, EMPTY))
    play(match, "0 pass", "1 pass")
    assert undo_refused(match, 0) == UNDO_OTHER


def test_a_secret_order_may_be_taken_back_until_another_seat_acts() -> None:
    match = table(EMPTY, EMPTY)
    play(match, "0 order fir")
    match.undo(0)
    play(match, "0 order elm", "1 order ash")
    assert undo_refused(match, 0) == UNDO_OTHER


def test_a_hidden_card_moved_unseen_may_be_moved_back() -> None:
    match = at_turn(table(["raid"], EMPTY))
    before = snapshot(match)
    play(match, "0 return raid")
    match.undo(0)
    assert snapshot(match) == before


def in_force(lines: list[Plain]) -> list[Plain]:
    """A log as its reader keeps it who drops just what each undo takes back."""
    kept: list[Plain] = []
    for line in lines:
        assert isinstance(line, dict)
        if line["what"] == "undo":
            back = line["back"]
            assert isinstance(back, int)
            assert back <= len(kept)
            del kept[len(kept) - back :]
        elif line["what"] in ("act", "chance", "told"):
            kept.append(line)
    return kept


@pytest.mark.parametrize("seed", range(30))
def test_an_undo_tells_every_reader_how_many_of_their_lines_it_takes_back(seed: int) -> None:
    rng = random.Random(seed)
    match = GAME.match(seats=3, seed=str(seed))
    undone = 0
    while match.to_act and len(match.entries) < 120:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(list(match.legal(seat))))
        if rng.random() < 0.3 and match.why_no_undo(seat) is None:
            match.undo(seat)
            undone += 1
        elif rng.random() < 0.1 and match.to_act:
            match.offer_takeback(seat)
            for other in range(3):
                if other != seat:
                    match.answer_takeback(other, True)
            undone += 1
        for reader in (0, 1, 2, None):
            kept = [match.entries[place].shown_to(reader) for place in match.in_force]
            assert in_force(match.log(reader)) == [line for line in kept if line is not None]
    assert undone


# takebacks


def test_a_takeback_all_agree_to_crosses_rolls_and_others_acts() -> None:
    match = at_turn(table(EMPTY, EMPTY, EMPTY))
    before = snapshot(match)
    play(match, "0 attack birch")
    match.offer_takeback(0)
    match.answer_takeback(1, True)
    assert snapshot(match) != before
    match.answer_takeback(2, True)
    assert snapshot(match) == before
    assert match.offer is None


def test_one_refusal_ends_a_takeback_offer() -> None:
    match = at_turn(table(EMPTY, EMPTY, EMPTY))
    play(match, "0 attack birch")
    after = snapshot(match)
    match.offer_takeback(0)
    match.answer_takeback(1, False)
    with pytest.raises(IllegalAction) as raised:
        match.answer_takeback(2, True)
    assert raised.value.refusal == NO_OFFER
    assert snapshot(match) == after


def test_nobody_answers_twice_or_answers_the_own_offer() -> None:
    match = at_turn(table(EMPTY, EMPTY, EMPTY))
    play(match, "0 pass")
    match.offer_takeback(0)
    match.answer_takeback(1, True)
    for seat in (0, 1):
        with pytest.raises(IllegalAction):
            match.answer_takeback(seat, True)


def test_an_open_act_lets_an_offer_fall() -> None:
    match = at_turn(table(EMPTY, EMPTY))
    play(match, "0 pass")
    match.offer_takeback(0)
    play(match, "1 shuffle")
    with pytest.raises(IllegalAction):
        match.answer_takeback(1, True)


def test_what_was_taken_back_is_rolled_anew() -> None:
    match = at_turn(table(EMPTY, EMPTY))
    rolls: set[str] = set()
    for _ in range(12):
        play(match, "0 attack birch")
        roll = [entry.action.text for entry in match.entries if entry.what == "chance" and entry.action is not None]
        rolls.add(roll[-1])
        match.offer_takeback(0)
        match.answer_takeback(1, True)
    assert len(rolls) > 1


# previews


def test_a_preview_tells_what_will_surely_happen_and_changes_nothing() -> None:
    match = at_turn(table(EMPTY, EMPTY))
    before = snapshot(match), len(match.entries)
    told = match.preview(0, "march ash>fir")
    assert told == [{"event": "drill-entered", "args": {"seat": 0, "zone": "fir"}}]
    assert (snapshot(match), len(match.entries)) == before


def test_a_preview_stops_at_chance_and_at_others_decisions() -> None:
    match = at_turn(table(EMPTY, EMPTY))
    assert match.preview(0, "attack birch") == []
    asked = at_turn(table(EMPTY, ["guard"]))
    assert asked.preview(0, "attack birch") == []


def test_a_preview_stops_at_a_secret() -> None:
    match = at_turn(table(["raid"], EMPTY))
    play(match, "0 return raid")
    assert match.preview(1, "draw") == [], "seat 1 does not know which card lies on top"
    known = at_turn(table(["raid"], EMPTY))
    play(known, "0 return raid", "1 pass")
    at_turn(known)
    assert known.preview(0, "draw") == [{"event": "drill-drew", "args": {"seat": 0, "card": "raid"}}]


def test_a_preview_of_an_illegal_act_is_refused() -> None:
    with pytest.raises(IllegalAction):
        table(EMPTY, EMPTY).preview(0, "attack birch")


# the past


def test_every_moment_of_the_past_is_the_state_it_was() -> None:
    match = table(["raid"], ["guard"], rounds=3)
    moments = [(0, snapshot(match), dump(match.view(0)), dump([*match.log(1)]))]

    def remember() -> None:
        moments.append((len(match.entries), snapshot(match), dump(match.view(0)), dump([*match.log(1)])))

    for _ in range(3):
        for line in ("0 order fir", "1 order elm", "0 withhold", "1 reveal"):
            play(match, line)
            remember()
        for _ in range(4):
            play(match, "0 march ash>fir>elm")
            remember()
            match.undo(0)
            remember()
        for line in ("0 draw", "1 look"):
            play(match, line)
            remember()
        match.offer_takeback(1)
        remember()
        match.answer_takeback(0, True)
        remember()
        play(match, "1 draw")
        remember()
    assert len(match.entries) > CHECKPOINT_EVERY
    for count, state, view, log in moments:
        then = match.at(count)
        assert dump(then.state.plain()) == state
        assert dump(then.view(0)) == view
        assert dump([*then.log(1)]) == log


def test_only_moments_that_were_can_be_visited() -> None:
    match = table(EMPTY, EMPTY)
    for count in (-1, 1):
        with pytest.raises(IndexError):
            match.at(count)


def test_visiting_the_past_does_not_change_the_present() -> None:
    match = at_turn(table(EMPTY, EMPTY))
    before = snapshot(match)
    match.at(2).state.apply(1, match.game.parse("order fir"))
    assert snapshot(match) == before


# the end


def test_the_game_ends_and_nobody_acts_after_it() -> None:
    match = at_turn(table(EMPTY, EMPTY, rounds=1))
    play(match, "0 march ash>fir", "1 pass")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.outcome.points == (2, 1)
    assert match.to_act == ()
    assert refused(match, "0 pass") == OVER
    assert refused(match, "0 remove ash") == OVER


def test_a_seat_that_resigns_loses_and_ends_the_game() -> None:
    match = at_turn(table(EMPTY, EMPTY, EMPTY))
    match.offer_takeback(0)
    match.resign(1)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 2)
    assert match.to_act == ()
    assert match.legal(0) == match.free(0) == ()
    assert refused(match, "0 pass") == OVER
    assert match.why_no_undo(0) == OVER
    assert match.view(0)["pending"] == []
    with pytest.raises(IllegalAction):
        match.answer_takeback(1, True)
    with pytest.raises(IllegalAction):
        match.resign(0)
    with pytest.raises(IllegalAction):
        match.offer_takeback(0)


def test_the_moment_before_a_resignation_was_still_a_game() -> None:
    match = at_turn(table(EMPTY, EMPTY))
    match.resign(1)
    now = len(match.entries)
    assert match.at(now).view(0) == match.view(0)
    assert match.at(now - 1).view(0)["pending"] == [0]
    assert match.at(now - 1).view(0)["outcome"] is None


def test_the_rounds_are_over_when_a_team_is_routed() -> None:
    match = at_turn(table(EMPTY, EMPTY, squads=[{"ash": 2}, {"birch": 1}]))
    state_of(match).reserve[1], state_of(match).lost[1] = 0, 3
    play(match, "1 remove birch", "0 pass")
    assert match.outcome is not None
    assert match.outcome.reason == "drill-outcome-rout"
    assert "drill-removed" in events(match, None)


def test_that_a_hint_was_given_stands_in_the_log_and_changes_nothing_else() -> None:
    match = at_turn(table(EMPTY, EMPTY))
    before = match.view(0)
    match.note_hint(0)
    assert match.view(0) == before
    for seat in (0, 1, None):
        assert match.log(seat)[-1] == {"what": "hint", "seat": 0, "events": []}
    assert load(GAME, read_save(match.save())).log(None) == match.log(None)
    with pytest.raises(IllegalAction):
        match.note_hint(2)


# lines and views


def test_who_is_shown_a_line_is_known_without_making_it() -> None:
    match, rng = at_turn(table(["guard"], ["guard"], ["guard"], ["guard"])), random.Random(5)
    play(match, "0 attack birch", "1 pass")  # which the others do not hear of
    assert not match.entries[-1].is_shown_to(None)
    while match.to_act:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice([*match.legal(seat)]))
        if rng.random() < 0.3 and match.why_no_undo(seat) is None:
            match.undo(seat)
    for entry in match.entries:
        for watcher in (0, 1, 2, 3, None):
            assert entry.is_shown_to(watcher) == (entry.shown_to(watcher) is not None)


@pytest.mark.parametrize("title", [GAME, *TITLES], ids=lambda title: title.ID)
def test_views_made_of_the_ones_before_are_the_same_and_stay_as_they_were(title: Game) -> None:
    match, rng = title.match(seed="again"), random.Random(3)
    seats = range(match.setting.seats)
    described, kept = match.described(), []
    for _ in range(40):
        if not match.to_act:
            break
        seat = rng.choice(match.to_act)
        if rng.random() < 0.2 and match.why_no_undo(seat) is None:
            match.undo(seat)
        else:
            match.play(seat, rng.choice([*match.legal(seat)]))
        described = match.described(described)
        assert [match.why_no_undo(one, described) for one in seats] == [match.why_no_undo(one) for one in seats]
        for watcher in (*seats, None):
            view = match.view(watcher, described)
            assert view == match.view(watcher)
            kept.append((view, dump(view)))
    assert all(dump(view) == text for view, text in kept)
