"""Reporting commands: words in three languages, plain data on request, one line for a wrong question."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import sandtable
from cli.terminal import fault, run


def saved(tmp_path: Path, mode: str = "duel", acts: int = 6) -> Path:
    match = sandtable.game("blitzkrieg").match(mode, seed="a")
    for _ in range(acts):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    path = tmp_path / f"{mode}.json"
    path.write_text(match.save())
    return path


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
@pytest.mark.parametrize("words", [("games",), ("sources", "blitzkrieg"), ("position", "--example", "blitzkrieg")])
def test_reports_are_told_in_every_language(words: tuple[str, ...], lang: str) -> None:
    result = run(*words, lang=lang)
    assert result.exit_code == 0, result.output
    assert "blitzkrieg" in result.stdout or "token" in result.stdout


def test_games_as_data() -> None:
    title = json.loads(run("games", "--json").stdout)[0]
    assert [mode["id"] for mode in title["modes"]] == ["duel", "solo", "nippon", "nippon-solo"]
    difficulty = next(option for option in title["options"] if option["id"] == "difficulty")
    assert difficulty == {
        "id": "difficulty",
        "values": ["low", "medium", "high"],
        "default": "medium",
        "rule": "bk.solo.setup.difficulty",
        "modes": ["solo"],
    }


def test_sources_mark_what_is_ours() -> None:
    grouped = json.loads(run("sources", "blitzkrieg", "--json").stdout)
    assert "token godzilla" in grouped["reconstruction"]
    assert "theatre WE" in grouped["public"]
    assert "≈ our reconstruction" in run("sources", "blitzkrieg").stdout


def test_an_example_is_a_position(tmp_path: Path) -> None:
    path = tmp_path / "example.json"
    path.write_text(run("position", "--example", "blitzkrieg").stdout)
    assert run("position", "--check", path).exit_code == 0
    assert json.loads(run("position", "--check", path, "--json").stdout)["ok"] is True


@pytest.mark.parametrize(
    "words",
    [
        ("position",),
        ("position", "--example", "chess"),
        ("position", "--example", "blitzkrieg", "--mode", "x"),
        ("sources", "chess"),
        ("sources",),
        ("conformance", "chess"),
        ("fly",),
        ("games", "--lang", "xx"),
        ("games", "extra"),
        ("verify",),
    ],
)
def test_wrong_questions(words: tuple[str, ...]) -> None:
    fault(run(*words))


def test_without_a_command_there_is_help() -> None:
    result = run()
    assert result.exit_code == 0
    assert "sandtable play blitzkrieg" in result.stdout
    assert run("--version").stdout.strip() == sandtable.__version__


# replay


def test_a_replay_tells_everything_a_spectator_may_know(tmp_path: Path) -> None:
    path = saved(tmp_path)
    told = run("replay", path).stdout
    assert "Moment 0 of" in told
    assert "draw a token from the bag" in told
    assert len(re.findall(r"reserve: \d tokens", told)) == 2
    own = run("replay", path, "--seat", "0").stdout
    assert len(re.findall(r"reserve: \d tokens", own)) == 1


@pytest.mark.parametrize("at", [0, 5, 12])
def test_a_moment_of_the_past(at: int, tmp_path: Path) -> None:
    path = saved(tmp_path, "solo", 2)
    report = json.loads(run("replay", path, "--at", at, "--json").stdout)
    match = sandtable.load(path.read_bytes())
    assert report["view"] == match.at(at).view(0)
    assert report["of"] == len(match.entries)
    assert f"Moment {at} of {report['of']}" in run("replay", path, "--at", at).stdout


@pytest.mark.parametrize("words", [("--at", "-1"), ("--at", "9999"), ("--seat", "2"), ("--seat", "-1")])
def test_moments_and_seats_that_are_not_there(words: tuple[str, ...], tmp_path: Path) -> None:
    fault(run("replay", saved(tmp_path), *words))
