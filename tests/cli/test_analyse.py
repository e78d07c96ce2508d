"""`sandtable analyse`: curves, sums and mistakes in three languages, as data and as a picture."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from lab.test_analysis import given_up

import sandtable
from cli.terminal import fault, run
from sandtable.text import LANGUAGES, language


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(given_up().save(), encoding="utf-8")
    return path


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_analysis_tells_curves_sums_and_mistakes(code: str, saved: Path) -> None:
    said = run("analyse", saved, "--lines", 2, "--jobs", 1, "--worst", 1, lang=code, width=120).stdout
    lang = language(code)
    for side in ("axis", "allies"):
        assert lang.noun(side, title="blitzkrieg") in said
    for term in ("start", "own", "others", "luck", "unforeseen", "end"):
        assert lang.say(f"core-ui-analysis-{term}") in said
    curves = [line for line in said.splitlines() if set("▁▂▃▄▅▆▇█") & set(line)]
    assert len(curves) == 2
    assert curves[0].rstrip().endswith("█")  # the Allies gave up
    assert curves[1].rstrip().endswith("▁")


def test_the_analysis_as_data_has_the_worst_mistake_first(saved: Path) -> None:
    found = json.loads(run("analyse", saved, "--lines", 2, "--jobs", 1, "--open", "--json").stdout)
    assert found["open"] is True
    costs = [found["steps"][n]["cost"] for n in found["mistakes"]]
    assert costs == sorted(costs, reverse=True)
    assert found["end"] == [1.0, 0.0]


def test_a_mistake_tells_its_turn_and_how_sure_it_is(saved: Path) -> None:
    said = run("analyse", saved, "--lines", 4, "--jobs", 1, "--worst", 9, lang="en", width=120).stdout
    mistakes = re.findall(r"^Turn \d+: the (?:Axis|Allies)\n.*\(cost \d+ ± \d+ of 100\)$", said, re.MULTILINE)
    assert len(mistakes) == said.count("± ") > 0


def test_a_game_that_goes_on_and_a_file_that_is_none_are_refused(tmp_path: Path, saved: Path) -> None:
    running = tmp_path / "running.json"
    running.write_text(sandtable.game("blitzkrieg").match("duel", seed=1).save(), encoding="utf-8")
    said = language("en").say("core-ui-analysis-running", {"path": str(running)})
    assert fault(run("analyse", running)) == said
    assert fault(run("analyse", tmp_path / "missing.json"))
    assert ".svg" in fault(run("analyse", saved, "--picture", tmp_path / "curve.doc"))
