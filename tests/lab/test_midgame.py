"""What evaluations know in the middle of a game: scores of what is known, and the same from any number of processes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from cli.terminal import fault, run

import sandtable
from sandtable.lab.calibration import play
from sandtable.lab.midgame import Middle, Middles, knowledge, middle, read_middle

EVEN = [Middle(float(n % 2), 0.5, 0.5) for n in range(40)]


def test_who_knows_as_much_as_playouts_reaches_all_of_their_gain() -> None:
    sure = [Middle(float(n % 2), 0.8 if n % 2 else 0.2, 0.8 if n % 2 else 0.2) for n in range(40)]
    found = knowledge(sure)
    assert found.games == 40
    assert found.base == pytest.approx(0.25)
    assert found.chance == found.played == pytest.approx(0.04)
    assert found.low == found.share == found.high == pytest.approx(1.0)


def test_who_says_always_the_same_reaches_nothing_of_it() -> None:
    found = knowledge([one._replace(played=0.9 if one.won else 0.1) for one in EVEN])
    assert found.share == pytest.approx(0.0)
    assert found.low <= 0.0 <= found.high < 0.2


def test_the_middle_is_a_decision_with_nothing_under_way() -> None:
    game = sandtable.game("blitzkrieg")
    match = play(game, game.setting("duel", 2), "casual", "middle")
    state, seat = middle(match)
    assert state.pending() == (seat,)
    assert not game.finishing(state, seat)
    assert match.at(0).state.plain() != state.plain() != match.state.plain()


def test_a_game_is_played_out_as_often_as_asked_and_tells_the_same_again() -> None:
    work = Middles("blitzkrieg", "t", 8)
    found = [read_middle(work(number)) for number in range(2)]
    assert found == [read_middle(work(number)) for number in range(2)]
    for one in found:
        assert 0.0 <= one.chance <= 1.0
        assert (8 * one.played).is_integer()
        assert one.won in (0.0, 1.0)


def test_the_command_tells_the_same_from_any_number_of_processes_and_goes_on(tmp_path: Path) -> None:
    keep = tmp_path / "middles.jsonl"
    words = ("lab", "midgame", "blitzkrieg", "--seed", "t", "--playouts", "2", "--json")
    assert run(*words, "--games", "2", "--jobs", "1", "--keep", keep).exit_code == 0
    told = run(*words, "--games", "3", "--jobs", "2", "--keep", keep).stdout
    assert told == run(*words, "--games", "3", "--jobs", "1").stdout
    assert sorted(json.loads(told)) == sorted(
        ["title", "playouts", "games", "base", "chance", "played", "share", "low", "high"]
    )
    assert "3" in run(*words[:-1], "--games", "3", "--keep", keep).stdout
    fault(run(*words, "--games", "2", "--keep", keep, "--playouts", "3"))  # other terms are not mixed with them
    rows = [json.loads(line) for line in keep.read_text(encoding="utf-8").splitlines()]
    rows[2]["version"]["data"] = "another"
    keep.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    assert "another" in fault(run(*words, "--games", "2", "--keep", keep))
    rows[2]["version"]["data"], rows[2]["found"] = rows[1]["version"]["data"], {"won": "much"}
    keep.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    fault(run(*words, "--games", "3", "--keep", keep))
