"""People with printed cards and bots: a wrong entry is put right, and no trial tells what bots hold."""

from __future__ import annotations

import random

import pytest

import sandtable
from games.quartermaster.table import country, does, everybody_passes, idle, on_turn, pieces, seat_of, table
from sandtable.games.quartermaster.title import GAME
from sandtable.kernel.correction import CUT, FAILS, FITS, LEFT, NO_LONGER, PUT, Change, Checked, Correction
from sandtable.kernel.match import Match
from sandtable.kernel.refusal import IllegalAction

rule = pytest.mark.rule

PEOPLE = (0, 3)  # Germany and the Soviet Union


def place_of(match: Match, act: str) -> int:
    return next(place for place in reversed(match.in_force) if str(match.entries[place].action) == act)


def tried(match: Match, place: int, changes: dict[int, Change], seats: tuple[int, ...] = PEOPLE) -> Correction:
    correction = Correction(match, place, seats, False, changes)
    correction.try_again()
    return correction


def telling(correction: Correction, seat: int) -> list[object]:
    """What a trial tells a seat."""
    return [_told(one, seat) for one in correction.checked if one.entry.shown_to(seat) is not None]


def _told(one: Checked, seat: int) -> object:
    return one.entry.shown_to(seat), one.what, one.refusal and one.refusal.plain()


def wrong_navy() -> Match:
    """Germany builds a navy in the Baltic Sea, says the log; a round later it builds an army in Scandinavia beside."""
    match = table("GER", untold=("GER", "USSR"), GER=country(pieces="germany western-europe"))
    does(match, "GER", "play build-navy", "build baltic-sea")
    while on_turn(match) != "GER" or match.to_act != (0,):
        idle(match)
    return match


@rule("core.correct")
def test_a_space_is_put_right_and_all_that_followed_stands() -> None:
    match = wrong_navy()
    wrong = place_of(match, "build baltic-sea")
    correction = tried(match, wrong, {wrong: Change(PUT, [(0, "build north-sea")])})
    assert correction.settled
    assert {one.what for one in correction.checked} == {PUT, FITS}
    after = correction.carried_out(3)
    assert "north-sea" in pieces(after, "GER")
    assert "baltic-sea" not in pieces(after, "GER")
    assert sandtable.load(after.save()).save() == after.save()
    rolled = [entry.action for entry in (match.entries[place] for place in match.in_force) if entry.what == "chance"]
    stands = [entry.action for entry in (after.entries[place] for place in after.in_force) if entry.what == "chance"]
    assert stands == rolled


@rule("core.correct")
def test_the_first_entry_that_needed_the_wrong_one_fails_with_its_rule() -> None:
    match = wrong_navy()
    does(match, "GER", "play build-army", "build scandinavia")
    wrong = place_of(match, "build baltic-sea")
    changes = {wrong: Change(PUT, [(0, "build mediterranean-sea")])}
    correction = tried(match, wrong, changes)
    failing = next(one for one in correction.checked if one.what == FAILS)
    assert str(failing.entry.action) == "build scandinavia"
    assert failing.refusal is not None
    assert failing.refusal.rule.startswith("qm.")
    assert correction.asked == (0,)
    changes[failing.place] = Change(PUT, [(0, "build germany")])
    refused = tried(match, wrong, changes)
    assert next(one for one in refused.checked if one.what == FAILS).refusal is not None
    legal = next(act for act in correction.state.legal(0) if act.verb == "build")
    changes[failing.place] = Change(PUT, [(0, legal.text)])
    settled = tried(match, wrong, changes)
    assert settled.settled
    assert legal.nouns[0] in pieces(settled.carried_out(0), "GER")


@rule("core.correct")
def test_a_bots_entry_that_fails_tells_nothing_of_its_hand() -> None:
    """Whatever else the bot holds, the trial says the same: that its navy is no longer possible."""
    told = []
    for hand in ("build-navy sea-battle", "build-navy raf"):
        match = table(
            "GER",
            untold=("GER", "USSR"),
            GER=country(pieces="germany western-europe"),
            UK=country(hand=hand),
        )
        does(match, "GER", "play build-navy", "build baltic-sea")
        everybody_passes(match)
        while on_turn(match) != "UK":
            match.play(match.to_act[0], match.legal(match.to_act[0])[0])
        does(match, "UK", "play build-navy", "build north-sea")
        wrong = place_of(match, "build baltic-sea")
        correction = tried(match, wrong, {wrong: Change(PUT, [(0, "build north-sea")])})
        failing = next(one for one in correction.checked if one.what == FAILS)
        assert failing.entry.seat == seat_of(match, "UK")
        assert failing.refusal == NO_LONGER
        told.append(telling(correction, 0))
        assert correction.asked == ()
        cut = tried(match, wrong, {wrong: Change(PUT, [(0, "build north-sea")]), failing.place: Change(CUT)})
        assert cut.carried_out(0).to_act == (seat_of(match, "UK"),)  # who decides anew
    assert told[0] == told[1]


@rule("core.correct")
def test_nobody_puts_a_bots_act_right_nor_rolls_anew_to_see_what_comes() -> None:
    match = wrong_navy()
    for place in match.in_force:
        entry = match.entries[place]
        if entry.seat not in PEOPLE:
            with pytest.raises(IllegalAction):
                Correction(match, place, PEOPLE, False, {})
    wrong = place_of(match, "play build-navy")
    correction = tried(match, wrong, {wrong: Change(PUT, [(0, "play build-army")])})
    assert correction.asked == (0,)  # where the army stands
    bots = next(place for place in match.in_force if match.entries[place].seat == 1 and place > wrong)
    same = tried(match, wrong, {wrong: Change(PUT, [(0, "play build-navy")]), bots: Change(LEFT)})
    assert same.settled
    assert LEFT not in [one.what for one in same.checked if one.place == bots]


@rule("core.correct")
@pytest.mark.parametrize("seed", range(4))
def test_any_entry_of_a_long_game_is_put_right_and_the_log_proves_it(seed: int) -> None:
    match = GAME.match(None, 6, seed, None, None, False, PEOPLE)
    rng = random.Random(seed)
    while len(match.entries) < 220:
        match.play(match.to_act[0], rng.choice(list(match.legal(match.to_act[0]))))
    by_people = [place for place in match.in_force if match.entries[place].seat in PEOPLE]
    for place in rng.sample(by_people[len(PEOPLE) :], 4):
        seat = match.entries[place].seat
        changes = {place: Change(PUT, [(seat, rng.choice(list(match.at(place).state.legal(seat))).text)])}
        correction = tried(match, place, changes)
        failing = next((one for one in correction.checked if one.what == FAILS), None)
        assert correction.settled == (failing is None)
        if failing is not None:
            correction = tried(match, place, {**changes, failing.place: Change(CUT)})
        after = correction.carried_out(seat)
        again = sandtable.load(after.save())
        assert again.save() == after.save()
        assert again.state.plain() == after.state.plain()
        for watcher in (0, 1, None):
            assert again.log(watcher) == after.log(watcher)
