"""What a program that uses the library meets first: seeds, how a match shows itself, copies, loading, points."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from drill import GAME

import sandtable
from kernel.table import EMPTY, at_turn, play, snapshot, table
from sandtable.games import TITLES
from sandtable.kernel.game import Game
from sandtable.kernel.match import Match
from sandtable.kernel.plain import MAX_CHARACTERS

BLITZKRIEG = sandtable.game("blitzkrieg")


def go_on(match: Match, seed: int, decisions: int = 1_000_000) -> Match:
    rng = random.Random(seed)
    for _ in range(decisions):
        if not match.to_act:
            break
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(list(match.legal(seat))))
    return match


def test_a_seed_may_be_a_number() -> None:
    assert GAME.match(seed=7).commitment == GAME.match(seed="7").commitment != GAME.match(seed=8).commitment
    assert BLITZKRIEG.position(BLITZKRIEG.example("duel"), seed=7).secret == GAME.match(seed=7).secret


def test_a_match_tells_what_it_is_and_how_it_stands() -> None:
    match = BLITZKRIEG.match("duel", seed=7)
    assert repr(match) == "<Match blitzkrieg duel, 2 seats, 0 acts, (0,) to act>"
    go_on(match, 1, 3)
    assert repr(match) == f"<Match blitzkrieg duel, 2 seats, 3 acts, {match.to_act} to act>"
    assert "chance is due" in repr(BLITZKRIEG.match("duel", manual=True))
    match.resign(0)
    assert repr(match).endswith("over with shares (0.0, 1.0)>")


def test_a_taken_back_act_is_not_counted() -> None:
    match = at_turn(table(EMPTY, EMPTY))
    before = repr(match)
    play(match, "0 march ash>fir>elm")
    match.undo(0)
    assert repr(match) == before


def test_a_copy_goes_on_by_itself_and_rolls_alike() -> None:
    match = go_on(GAME.match(seats=3, seed=7), 1, 12)
    twin = match.copy()
    before = match.save(), snapshot(match)
    go_on(twin, 2)
    assert (match.save(), snapshot(match)) == before
    assert len(twin.entries) > len(match.entries)
    go_on(match, 2)
    assert twin.save() == match.save()
    assert snapshot(twin) == snapshot(match)


def test_a_copy_remembers_offers_resignations_and_what_may_be_undone() -> None:
    match = at_turn(table(EMPTY, EMPTY))
    play(match, "0 march ash>fir>elm")
    match.offer_takeback(0)
    twin = match.copy()
    twin.answer_takeback(1, True)
    assert match.offer is not None
    assert twin.offer is None
    undone = match.copy()
    undone.undo(0)
    assert snapshot(undone) == snapshot(twin) != snapshot(match)
    match.resign(1)
    assert match.copy().outcome == match.outcome
    assert match.copy().save() == match.save()


def test_a_copy_of_a_match_hosted_from_a_state_cannot_be_saved_either() -> None:
    hosted = Match(GAME, GAME.setting(), seed=7, first=GAME.start(GAME.setting()))
    assert hosted.copy().unsaveable
    assert snapshot(go_on(hosted.copy(), 3)) == snapshot(go_on(hosted, 3))


def test_a_save_is_loaded_from_text_bytes_or_a_file(tmp_path: Path) -> None:
    text = go_on(BLITZKRIEG.match("duel", seed=7), 1, 9).save()
    path = tmp_path / "game.json"
    path.write_text(text, encoding="utf-8")
    for data in (text, text.encode(), path):
        assert sandtable.load(data).save() == text
        sandtable.verify(data)


def test_a_text_is_never_taken_for_a_path(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(BLITZKRIEG.match("duel", seed=7).save(), encoding="utf-8")
    with pytest.raises(sandtable.Malformed):
        sandtable.load(str(path))


def test_a_file_that_is_too_large_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(10 * MAX_CHARACTERS)
    with pytest.raises(sandtable.Malformed) as caught:
        sandtable.load(path)
    assert caught.value.message == "core-malformed-size"


@pytest.mark.parametrize("title", [title for title in TITLES if title.ID != "globalwar"] + [GAME], ids=lambda t: t.ID)
def test_the_points_of_every_seat_have_one_name(title: Game) -> None:
    for mode in title.modes:
        match = title.match(mode.id, mode.seats[-1], seed=7)
        rising = [match.points]
        rng = random.Random(1)
        while match.to_act:
            seat = match.to_act[0]
            match.play(seat, rng.choice(list(match.legal(seat))))
            rising.append(match.points)
        assert match.outcome is not None
        assert match.points == match.outcome.points
        assert all(len(points) == mode.seats[-1] for points in rising)
