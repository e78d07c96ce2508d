"""A duel beside the printed game against a bot whose bag is in the program: core.dealt."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sandtable
from sandtable.bots import bot
from sandtable.games.blitzkrieg.title import GAME
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.correction import LEFT, NOT_ENTERED, Change, Correction
from sandtable.kernel.entry import Entry
from sandtable.kernel.game import Value
from sandtable.kernel.knowledge import EVERYBODY, knows
from sandtable.kernel.match import NOT_YOURS, UNDO_CHANCE, Match
from sandtable.kernel.plain import Malformed
from sandtable.kernel.refusal import IllegalAction

rule = pytest.mark.rule

PERSON, BOT = 0, 1
TO_POOL: dict[str, Value] = {"bombed-special": "pool"}


def duel(seed: int = 0, options: dict[str, Value] | None = None, dealt: int = BOT) -> Match:
    return GAME.match("duel", seed=seed, options=options, manual=True, dealt=(dealt,))


def go_on(match: Match, rng: random.Random, person: int = PERSON) -> list[str]:
    """The person acts or draws by hand, or the bot acts; what was asked of the hand."""
    asked = []
    if match.due is not None:
        asked.append(match.due.cause)
        match.resolve(person, match.due.pick(rng.random))
    elif match.to_act == (person,):
        match.play(person, rng.choice([*match.legal(person)]))
    else:
        match.play(1 - person, bot("beginner", GAME, "bag").decide(match.observe(1 - person)))
    return asked


def played(seed: int, options: dict[str, Value] | None = None, person: int = PERSON) -> tuple[Match, list[str]]:
    match, rng, asked = duel(seed, options, 1 - person), random.Random(seed), list[str]()
    while match.outcome is None:
        asked += go_on(match, rng, person)
    return match, asked


def rolled(match: Match) -> list[Entry]:
    return [entry for entry in match.entries if entry.seat == CHANCE]


@rule("core.dealt", "bk.setup.reserve")
@pytest.mark.parametrize("person", [0, 1])
def test_the_bots_first_tokens_are_drawn_by_the_program_and_the_persons_by_hand(person: int) -> None:
    match = duel(dealt=1 - person)
    first = [entry for entry in rolled(match) if knows(entry.seen, 1 - person)]
    assert len(first) == (3 if person == 0 else 0)  # the second side draws first
    assert match.due is not None
    assert match.due.seen == 1 << person
    for _ in range(3):
        match.resolve(person, match.due.nth(0))
    assert [entry.seen for entry in rolled(match)].count(1 << (1 - person)) == 3
    assert match.to_act == (0,)


@rule("core.dealt", "core.chance")
@pytest.mark.parametrize("options", [None, TO_POOL])
def test_a_whole_game_asks_for_nothing_that_the_bot_holds(options: dict[str, Value] | None) -> None:
    causes: set[str] = set()
    unasked: set[str] = set()
    for seed in range(6):
        match, asked = played(seed, options, person=seed % 2)
        assert asked
        causes.update(asked)
        by_hand = len(asked)
        assert len(rolled(match)) > by_hand
        unasked.update(str(entry.action).split()[0] for entry in rolled(match) if entry.seen == 1 << (1 - seed % 2))
        again = sandtable.load(match.save())
        assert again.save() == match.save()
        assert again.log(seed % 2) == match.log(seed % 2)
    assert causes == {"bk-chance-draw", "bk-chance-bombing"}  # never the pool, which both share
    assert unasked >= ({"draw", "research"} if options else {"draw", "research", "lose"})


@rule("core.dealt", "bk.secret.reserve")
def test_what_the_bot_draws_is_shown_to_nobody() -> None:
    match, _ = played(3)
    own = [entry for entry in rolled(match) if entry.seen == 1 << BOT]
    assert own
    for watcher in (PERSON, None):
        lines = [entry.shown_to(watcher) for entry in own]
        assert all(line is not None and str(line["act"]).endswith(" ?") for line in lines)


@rule("core.dealt", "bk.effect.research")
def test_the_program_draws_from_the_pool_for_people_and_tells_them_what_to_take() -> None:
    rng = random.Random(0)
    for seed in range(20):
        match = duel(seed)
        while match.outcome is None:
            go_on(match, rng)
            mine: Any = [entry for entry in rolled(match) if str(entry.action).startswith("research")]
            taken = [entry for entry in mine if entry.seen == 1 << PERSON]
            if taken:
                line = taken[0].shown_to(PERSON)
                assert line is not None
                assert line["events"][0]["args"]["token"] == str(taken[0].action).split()[1]
                return
    raise AssertionError("nobody ever researched")


@rule("core.dealt", "core.undo")
def test_undo_stops_at_a_draw_of_the_program_and_goes_back_over_ones_own() -> None:
    rng = random.Random(5)
    seen = set()
    for seed in range(40):
        match = duel(seed)
        while match.to_act != (PERSON,):
            go_on(match, rng)
        act = rng.choice([*match.legal(PERSON)])
        before = match.state.plain()
        match.play(PERSON, act)
        if match.due is None or match.to_act:
            continue
        drew = any(entry.seat == CHANCE for entry in match.entries[-1:])
        seen.add(drew)
        if drew:
            assert match.why_no_undo(PERSON) == UNDO_CHANCE
        else:
            match.undo(PERSON)
            assert match.state.plain() == before
    assert seen == {True, False}


@rule("core.dealt", "core.correct")
def test_a_draw_of_the_program_is_no_entry_that_can_be_put_right() -> None:
    match, _ = played(3)
    for place in match.in_force:
        entry = match.entries[place]
        if entry.seat == CHANCE and entry.seen in (1 << BOT, EVERYBODY):
            with pytest.raises(IllegalAction) as raised:
                Correction(match, place, (PERSON,), True, {})
            assert raised.value.refusal == NOT_ENTERED


@rule("core.dealt", "core.correct")
def test_a_wrong_draw_is_put_right_and_the_bots_tokens_stay_as_they_were() -> None:
    match = duel(7)
    rng = random.Random(7)
    while match.in_force[-1:] == [] or match.entries[match.in_force[-1]].seen != 1 << PERSON or match.due is None:
        go_on(match, rng)
    place = match.in_force[-1]
    held = match.state.view(BOT)["reserve"]
    due = match.at(place).state.chance()
    other = next(act for act, _ in due.possible() if act != match.entries[place].action)
    correction = Correction(match, place, (PERSON,), True, {place: Change("put", [(CHANCE, str(other))])})
    correction.try_again()
    assert correction.settled
    after = correction.carried_out(PERSON)
    assert after.state.view(BOT)["reserve"] == held
    assert sandtable.load(after.save()).save() == after.save()


@rule("core.dealt", "core.correct")
def test_a_draw_of_the_program_is_not_left_out_while_it_fits() -> None:
    match, _ = played(3)
    draws = [place for place in match.in_force if match.entries[place].seen == 1 << BOT]
    first = next(place for place in match.in_force if match.entries[place].seat == PERSON)
    later = next(place for place in draws if place > first)
    same = str(match.entries[first].action)
    changes = {first: Change("put", [(PERSON, same)]), later: Change(LEFT)}
    correction = Correction(match, first, (PERSON,), True, changes)
    correction.try_again()
    assert correction.settled
    assert all(one.what != LEFT for one in correction.checked)


@rule("core.dealt")
def test_nobody_enters_for_the_bot_and_other_titles_refuse_it() -> None:
    match = duel()
    assert match.due is not None
    with pytest.raises(IllegalAction) as refused:
        match.resolve(BOT, match.due.nth(0))
    assert refused.value.refusal == NOT_YOURS
    for title, dealt, message in (
        ("quartermaster", (1,), "core-malformed-dealt"),
        ("blitzkrieg", (2,), "core-malformed-range"),
        ("blitzkrieg", (1, 1), "core-malformed-range"),
    ):
        with pytest.raises(Malformed) as raised:
            sandtable.game(title).match(manual=True, dealt=dealt)
        assert raised.value.message == message
