"""`sandtable advise`: the virtual opponent's move for people who play with the printed game."""

from __future__ import annotations

import json
from pathlib import Path

from cli.terminal import fault, position, run


def test_advice_says_which_roll_brings_which_token(tmp_path: Path) -> None:
    report = json.loads(run("advise", position(tmp_path), "--json").stdout)
    assert report["due"] == "bk-chance-token"
    assert report["move"] == []
    assert report["rolls"] == {
        "1": "place army:1 AME-1-1",
        "2": "place army:2 AME-1-1",
        "3": "place air:1 AME-1-1",
        "4": "place general AME-1-1",
        "5": "place army:1 AME-1-1",
        "6": "place army:2 AME-1-1",
    }
    assert [step["step"] for step in report["trace"]][:3] == [1, 2, 3]
    told = run("advise", position(tmp_path), width=120).stdout
    assert "3 → Place air 1 on Africa and Middle East 1-1" in told


def test_advice_after_the_roll(tmp_path: Path) -> None:
    path = position(tmp_path)
    report = json.loads(run("advise", path, "--roll", "6", "--json").stdout)
    assert report["move"] == ["place army:2 AME-1-1"]
    assert report["rolls"] == {}
    assert report["due"] == "bk-chance-draw"
    assert report["trace"][-1]["die"] == 6
    for lang in ("en", "cs", "pl"):
        assert run("advise", path, "--roll", "6", lang=lang).exit_code == 0


def test_advice_needs_the_virtual_opponent_to_move(tmp_path: Path) -> None:
    assert "virtual opponent" in fault(run("advise", position(tmp_path, to_move="allies")))
    duel = position(tmp_path, mode="duel")
    fault(run("advise", duel))


def test_rolls_that_do_not_fit(tmp_path: Path) -> None:
    fault(run("advise", position(tmp_path), "--roll", "7"))
    fault(run("advise", position(tmp_path), "--roll", "1", "--roll", "2"))
    fault(run("advise", position(tmp_path), "--roll", "x"))


def test_advice_with_tactical_tokens(tmp_path: Path) -> None:
    named = position(tmp_path, options={"tactical-tokens": True}, tactic="rapid-deployment")
    report = json.loads(run("advise", named, "--json").stdout)
    assert report["move"] == ["place army:1 AME-1-1"]
    missing = position(tmp_path, options={"tactical-tokens": True})
    report = json.loads(run("advise", missing, "--json").stdout)
    assert report["due"] == "bk-chance-tactic"
    assert report["move"] == []
