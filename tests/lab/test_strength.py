"""What `make soak` says of the strength of bots: what is asked, and that games decide it, gone on with after a stop."""

from __future__ import annotations

import itertools
from io import StringIO
from pathlib import Path

import pytest
from bench import records
from bench.strength import HYPOTHESES, MEASURED, STEP, Found, Hypothesis, proven, run_arenas
from rich.console import Console
from rich.progress import Progress

from sandtable.bots.levels import LADDERS, LEVELS
from sandtable.lab.arena import check_bot
from sandtable.lab.sprt import ACCEPTED, LEAST, REJECTED
from sandtable.lab.store import stored_rows

CLEAR = Hypothesis("clear", "blitzkrieg", "duel", ("greedy:1", "random"), {}, 60, STEP)


@pytest.fixture(autouse=True)
def nothing_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(records, "SOAK", tmp_path)
    monkeypatch.setattr(records, "RECORDS", tmp_path / "records")
    return tmp_path / "arena.jsonl"


def asked(hypothesis: Hypothesis, games: int) -> Found:
    return proven(hypothesis, games, 1, Progress(disable=True))[0]


@pytest.mark.parametrize("title", [title for title, _, _ in MEASURED])
def test_every_step_and_every_budget_of_a_title_is_asked_by_bots_that_exist(title: str) -> None:
    of_title = [one for one in HYPOTHESES if one.name.startswith(f"{title}:")]
    steps = [one.bots[::-1] for one in of_title if one.points == STEP]
    assert steps == list(itertools.pairwise(LEVELS))
    budgets = [one for one in of_title if one.points == (0.0, 35.0)]
    assert [one.wanted for one in budgets] == [ACCEPTED, ACCEPTED, REJECTED]
    named = not LADDERS[title].turns[-1]
    assert all(bool(one.missing) != named for one in budgets)
    for one in of_title:
        for bot in one.bots if not one.missing else ():
            check_bot(bot, title)
    assert sum(one.bar == 0.75 for one in of_title) == 3


def test_the_sequential_test_decides_and_no_more_is_played() -> None:
    found = asked(CLEAR, 60)
    assert found.verdict.startswith(ACCEPTED)
    assert found.holds
    assert 2 * LEAST <= found.games < 60
    assert not asked(CLEAR._replace(wanted=REJECTED), 60).holds


def test_what_a_stop_has_left_is_taken_up(nothing_played: Path) -> None:
    few = asked(CLEAR, 2)
    assert few.verdict.startswith("open")
    assert (few.games, few.holds) == (2, False)
    rows = stored_rows(nothing_played)
    assert asked(CLEAR, 4).games == 4
    assert stored_rows(nothing_played)[:2] == rows


def test_a_share_is_counted_and_what_cannot_be_asked_says_why() -> None:
    share = CLEAR._replace(points=None, bar=0.5)
    assert asked(share, 4).holds
    assert not asked(share._replace(bots=("random", "greedy:1")), 4).holds
    assert asked(share._replace(bar=None), 2).holds is None
    assert asked(CLEAR._replace(missing="no such bot"), 4) == Found(0, "", "", "no such bot", None)


def test_all_are_told_in_a_table() -> None:
    console = Console(file=StringIO(), width=200)
    assert run_arenas(2, 1, Progress(disable=True), console, "globalwar: B")
    assert isinstance(console.file, StringIO)
    told = console.file.getvalue()
    assert "hypothesis" in told
    assert told.count("no bot by name") == 2
