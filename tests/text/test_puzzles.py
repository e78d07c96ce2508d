"""The puzzles that are shipped: each can be played to, asks its seat, and its answers are acts that may be done."""

from __future__ import annotations

from itertools import pairwise

import pytest

from sandtable.book.puzzles import HARDEST, Puzzle, puzzles
from sandtable.lab.puzzles import TERMS

LEAST = 200  # of each title
QUICK = 12  # of each title; the others with `full`

EVERY = [pytest.param(puzzle, id=f"{title}-{puzzle.id}", marks=[pytest.mark.full] if number >= QUICK else [])
         for title in TERMS for number, puzzle in enumerate(puzzles(title).values())]  # fmt: skip


@pytest.mark.parametrize("puzzle", EVERY)
def test_a_puzzle_is_a_position_in_which_its_answers_are_legal(puzzle: Puzzle) -> None:
    match = puzzle.match()
    assert puzzle.seat in match.to_act
    legal = {action.text for action in match.legal(puzzle.seat)}
    assert {puzzle.best, *(other.act for other in puzzle.others)} <= legal
    assert len(legal) >= 3


@pytest.mark.parametrize("title", TERMS)
def test_every_answer_is_ahead_by_the_stated_margin(title: str) -> None:
    found = puzzles(title)
    assert len(found) >= LEAST
    for puzzle in found.values():
        assert puzzle.margin >= TERMS[title].margin
        assert puzzle.best not in {other.act for other in puzzle.others}
        assert [other.chance for other in puzzle.others] == sorted((o.chance for o in puzzle.others), reverse=True)
        assert abs(puzzle.chance - puzzle.others[0].chance - puzzle.margin) < 0.0002
        assert 1 <= puzzle.difficulty <= HARDEST
        assert puzzle.theme in ("win", "points", "later")


def test_puzzles_of_one_game_lie_apart() -> None:
    ids = [*puzzles("blitzkrieg")]
    together = sum(one.split("-")[0] == other.split("-")[0] for one, other in pairwise(ids))
    assert together < len(ids) / 4


def test_a_title_without_puzzles_has_none() -> None:
    assert puzzles("globalwar") == {}
