"""Bots of strangers: classes, or programs in any language. One that hangs, lies or dies loses its game."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from sandtable.games import game as find_game
from sandtable.lab.arena import Pairing, play_games, play_one
from sandtable.lab.crews import Pool
from sandtable.lab.wire import Program, ProgramBot

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
PYTHON = f"exec:{sys.executable} {EXAMPLES / 'bot.py'}"


def against(bot: str, title: str = "blitzkrieg", mode: str = "duel", patience: float = 60.0) -> Pairing:
    return Pairing(title, mode, (bot, "random"), seed="stranger", patience=patience)


@pytest.mark.parametrize(
    ("title", "mode"), [("blitzkrieg", "duel"), ("quartermaster", "standard"), ("legie", "standard")]
)
def test_a_class_of_somebodys_plays_every_title(title: str, mode: str) -> None:
    rows = play_games(against("lab.strangers:First", title, mode), 2)
    assert not any("failed" in row for row in rows)
    assert [sum(row["shares"]) for row in rows] == [1.0, 1.0]


def test_a_class_plays_in_another_process_as_it_does_in_this_one() -> None:
    strange = Pairing("blitzkrieg", "duel", ("sandtable.bots.greedy:GreedyBot", "random"), seed="same")
    own = Pairing("blitzkrieg", "duel", ("greedy", "random"), seed="same")
    assert play_one(strange, 0)["print"] == play_one(own, 0)["print"]


def test_free_acts_are_offered_to_strangers() -> None:
    match = find_game("globalwar").match("asia-1937", seed="free")
    seat = next(seat for seat in range(2) if match.free(seat))
    observation = match.observe(seat)
    for name, act in (("lab.strangers:Bold", observation.free[0]), ("lab.strangers:First", None)):
        stranger = ProgramBot(name, "globalwar", match.setting, seat, "free", 60.0)
        assert stranger.consider(observation) == act


def test_a_bot_may_print() -> None:
    assert "failed" not in play_one(against("lab.strangers:Loud"), 0)


def test_budgets_are_told_bot_by_bot() -> None:
    pairing = Pairing("blitzkrieg", "duel", ("lab.strangers:Spender:3", "lab.strangers:Spender:7"), seed="b")
    other = Pairing("blitzkrieg", "duel", ("lab.strangers:Spender:3", "lab.strangers:Spender:3"), seed="b")
    assert "failed" not in play_one(pairing, 0)
    assert play_one(pairing, 0)["print"] != play_one(other, 0)["print"]
    assert play_one(against("lab.strangers:Spender"), 0)["failed"]["word"] == "died"


def test_the_example_in_python_plays() -> None:
    rows = play_games(against(PYTHON), 2)
    assert not any("failed" in row for row in rows)


def test_the_example_in_javascript_plays() -> None:
    node = shutil.which("node", path=f"{Path(sys.executable).parent}:/usr/local/bin:/usr/bin")
    if node is None:
        pytest.skip("there is no node here")
    rows = play_games(against(f"exec:{node} {EXAMPLES / 'bot.js'}"), 2)
    assert not any("failed" in row for row in rows)


FAILING = [
    ("lab.strangers:Hanging", "hung", "no answer in 2 s"),
    ("lab.strangers:Lying", "lied", 'not allowed: "conquer everything"'),
    ("lab.strangers:Dying", "died", "exit code 1: I can no more."),
    ("lab.strangers:Nobody", "died", "exit code 1: AttributeError"),
    ("lab.nowhere:Nobody", "died", "exit code 1: ModuleNotFoundError"),
    ("exec:/nowhere/bot", "died", "cannot be started"),
    ("exec:cat", "lied", "hello was answered by"),
    ("exec:echo hello", "lied", "no line of JSON"),
    ("exec:echo '{\"ready\":true}'", "died", "exit code 0"),
    ("exec:true", "died", "exit code 0"),
    ("exec:sleep 3600", "hung", "no answer in 2 s"),
    ("exec:yes", "lied", "no line of JSON"),
]


@pytest.mark.parametrize(("bot", "word", "detail"), FAILING, ids=[row[0] for row in FAILING])
def test_one_that_hangs_lies_or_dies_loses_its_game(bot: str, word: str, detail: str) -> None:
    patience = 2.0 if word == "hung" else 60.0
    row = play_one(against(bot, patience=patience), 0)
    assert row["failed"]["bot"] == 0
    assert row["failed"]["word"] == word
    assert detail in row["failed"]["detail"]
    assert row["shares"] == [0.0, 1.0]


def test_the_arena_goes_on() -> None:
    rows = play_games(against("lab.strangers:Dying"), 4, Pool(2))
    assert [row["shares"] for row in rows] == [[0.0, 1.0]] * 4
    assert [row["failed"]["word"] for row in rows] == ["died"] * 4
    assert [row["first"] for row in rows] == [0, 1, 0, 1]


def test_one_that_reads_nothing_does_not_hold_us_up() -> None:
    program = Program(["sleep", "3600"])
    try:
        assert program.ask("x" * 1_000_000, 0.5) is None  # more than a pipe holds
    finally:
        program.end()
