"""`sandtable lab`: a sequential test, a ladder and a gauntlet, each with figures, words and a picture."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.terminal import fault, run

LANGUAGES = ("en", "cs", "pl")


def test_the_sequential_test_ends_by_itself_and_alike(tmp_path: Path) -> None:
    words = ("lab", "sprt", "blitzkrieg", "--bots", "greedy,random", "--high", "200", "--seed", "t")
    out = tmp_path / "sprt.jsonl"
    report = json.loads(run(*words, "--json", "--out", out).stdout)
    assert report["verdict"] == "accepted"
    assert report["ratio"] >= report["upper"] > 0 > report["lower"]
    assert 8 <= report["pairs"] < 100
    assert "<svg" in Path(report["picture"]).read_text(encoding="utf-8")
    again = json.loads(run(*words, "--json", "--jobs", "1").stdout)  # played one after the other, kept nowhere
    assert {**again, "picture": ""} == {**report, "picture": ""}
    for lang in LANGUAGES:
        told = run(*words, "--out", out, lang=lang).stdout
        assert "greedy" in told
        assert str(report["pairs"]) in told


def test_a_test_that_is_cut_short_says_that_it_is_open(tmp_path: Path) -> None:
    words = ("lab", "sprt", "blitzkrieg", "--bots", "random,random", "--most", "4", "--out", tmp_path / "g")
    assert json.loads(run(*words, "--json").stdout)["verdict"] == "open"
    for lang in LANGUAGES:
        assert run(*words, lang=lang).exit_code == 0


def test_a_ladder_rates_every_bot(tmp_path: Path) -> None:
    words = ("lab", "ladder", "blitzkrieg", "--bots", "random,greedy,greedy:1", "--games", "8", "--out", tmp_path / "g")
    report = json.loads(run(*words, "--json").stdout)
    assert {rung["bot"] for rung in report["ladder"]} == {"random", "greedy", "greedy:1"}
    assert report["ladder"][-1]["bot"] == "random"
    assert report["ladder"][-1]["rating"] == 0.0
    assert [rung["pairs"] for rung in report["ladder"]] == [8, 8, 8]
    assert "<svg" in Path(report["picture"]).read_text(encoding="utf-8")
    assert len((tmp_path / "g").read_text().splitlines()) == 24
    for lang in LANGUAGES:
        assert "greedy:1" in run(*words, lang=lang).stdout


def test_a_gauntlet_tells_of_bots_that_fail(tmp_path: Path) -> None:
    words = ("--bots", "random,lab.strangers:Dying,greedy", "--games", "4", "--out", tmp_path / "g")
    report = json.loads(run("lab", "gauntlet", "blitzkrieg", *words, "--json").stdout)
    assert [row["against"] for row in report["gauntlet"]] == ["lab.strangers:Dying", "greedy"]
    assert report["gauntlet"][0]["wins"] == report["gauntlet"][0]["games"]
    assert report["failed"][0]["word"] == "died"
    assert report["failed"][0]["games"] == 4
    for lang in LANGUAGES:
        assert "I can no more." in run("lab", "gauntlet", "blitzkrieg", *words, lang=lang).stdout


def test_training_writes_weights_with_their_record(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    words = ("lab", "train", "blitzkrieg", "--games", "20", "--units", "0", "--jobs", "1", "--out", tmp_path / "w.json")
    assert '"games": 20' in run(*words).stdout
    assert len(json.loads((tmp_path / "w.json").read_text(encoding="utf-8"))["out"]) > 20


@pytest.mark.parametrize(
    "words",
    [
        ("sprt", "blitzkrieg", "--bots", "greedy"),
        ("sprt", "blitzkrieg", "--bots", "greedy,greedy,greedy"),
        ("sprt", "blitzkrieg", "--low", "40"),
        ("ladder", "blitzkrieg", "--bots", "greedy"),
        ("ladder", "blitzkrieg", "--bots", "greedy,nobody"),
        ("ladder", "blitzkrieg", "--mode", "solo"),
        ("gauntlet", "chess"),
        ("train", "globalwar", "--out", "nowhere.json"),
        ("train", "legie", "--seats", "9", "--out", "nowhere.json"),
        ("train", "legie", "--folder", "/dev/null", "--out", "nowhere.json"),
        ("train", "chess", "--out", "nowhere.json"),
        ("gauntlet", "blitzkrieg", "--on", "clouds"),
        ("gauntlet", "blitzkrieg", "--openings", "nowhere.json"),
    ],
)
def test_contests_that_cannot_be(words: tuple[str, ...]) -> None:
    fault(run("lab", *words))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_of_other_code_are_not_mixed_in(lang: str, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = ("sim", "blitzkrieg", "--bots", "random,random", "--out", out)
    run(*words, "--games", "2")
    for part in ("code", "data", "bots"):
        rows = [json.loads(line) for line in out.read_text().splitlines()]
        then = rows[0]["version"][part]
        rows[0]["version"][part] = "older"
        out.write_text("".join(json.dumps(row) + "\n" for row in rows))
        assert "older" in fault(run(*words, "--games", "4", lang=lang))
        assert len(out.read_text().splitlines()) == 2
        rows[0]["version"][part] = then
        out.write_text("".join(json.dumps(row) + "\n" for row in rows))
    assert run(*words, "--games", "4", lang=lang).exit_code == 0
