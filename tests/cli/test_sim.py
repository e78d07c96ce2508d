"""`sandtable sim`: tournaments that are kept, go on where they ended, and lose nothing when stopped."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.terminal import fault, run


def test_sim_keeps_its_games_and_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = ("sim", "blitzkrieg", "--bots", "greedy,random", "--seed", "t", "--out", out)
    first = json.loads(run(*words, "--games", "2", "--json").stdout)
    assert first["games"] == 2
    assert sum(row["wins"] for row in first["bots"]) == 2
    assert Path(first["picture"]).suffix == ".svg"
    assert "<svg" in Path(first["picture"]).read_text()
    run(*words, "--games", "4")
    assert len(out.read_text().splitlines()) == 4


def test_sim_against_the_virtual_opponent(tmp_path: Path) -> None:
    words = ("--bots", "random", "--games", "2", "--option", "difficulty=low", "--out", tmp_path / "g.jsonl")
    report = json.loads(run("sim", "blitzkrieg", *words, "--json").stdout)
    assert report["mode"] == "solo"
    assert report["options"] == {"difficulty": "low"}
    for lang in ("en", "cs", "pl"):
        assert "random" in run("sim", "blitzkrieg", *words, lang=lang).stdout


def test_sim_counts_wins_by_faction_and_commander(tmp_path: Path) -> None:
    words = ("--bots", "random,random,random", "--games", "3", "--option", "factions=dealt", "--out", tmp_path / "g")
    report = json.loads(run("sim", "legie", *words, "--json").stdout)
    assert len(report["bots"]) == 3
    assert sum(row["games"] for row in report["sides"]) == 18  # a faction and a commander for each seat
    for lang, faction in (("en", "Reds"), ("cs", "Rudí"), ("pl", "Czerwoni")):
        assert faction in run("sim", "legie", *words, lang=lang).stdout


@pytest.mark.parametrize(
    "words",
    [
        ("--bots", "greedy,greedy,greedy"),
        ("--bots", "greedy", "--mode", "duel"),
        ("--bots", "greedy,nobody"),
        ("--bots", ""),
        ("--games", "0"),
        ("--jobs", "0"),
        ("--bots", "search:0,greedy"),
        ("--option", "difficulty=low"),
    ],
)
def test_tournaments_that_cannot_be(words: tuple[str, ...]) -> None:
    fault(run("sim", "blitzkrieg", *words))


@pytest.mark.parametrize(
    "junk", [b"my thesis", b'{"pairing": 1}', b"\xff\xfe", b'{"pairing": "x", "game": 1}', b"[1]\n{}"]
)
def test_sim_leaves_other_files_alone(junk: bytes, tmp_path: Path) -> None:
    out = tmp_path / "thesis.txt"
    out.write_bytes(junk)
    fault(run("sim", "blitzkrieg", "--games", "2", "--out", out))
    assert out.read_bytes() == junk


def test_half_a_line_left_by_a_stop_is_dropped(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = ("sim", "blitzkrieg", "--bots", "random,random", "--seed", "t", "--out", out)
    run(*words, "--games", "2")
    whole = out.read_text()
    out.write_text(whole + whole.splitlines()[0][:30])
    assert run(*words, "--games", "3").exit_code == 0
    assert sorted(json.loads(line)["game"] for line in out.read_text().splitlines()) == [0, 1, 2]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_was_played(jobs: str, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = ("--bots", "random,random", "--games", "100000", "--jobs", jobs, "--out", str(out), "--json")
    process = subprocess.Popen(
        [sys.executable, "-m", "sandtable", "sim", "blitzkrieg", *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    limit = time.monotonic() + 300
    while time.monotonic() < limit and not (out.exists() and out.read_text().count("\n") >= 4):
        assert process.poll() is None
        time.sleep(0.05)  # a core for the games
    process.send_signal(signal.SIGINT)
    said, complaints = process.communicate(timeout=300)
    assert process.returncode == 130
    assert "Traceback" not in complaints
    report = json.loads(said)
    assert report["stopped"] is True
    assert report["games"] >= 3  # the fourth may be written and not yet counted
    assert report["games"] <= len(out.read_text().splitlines()) <= report["games"] + 1
