"""`sandtable rule`: its words, its place in the code and its tests."""

from __future__ import annotations

import json
import re
from pathlib import Path

from cli.terminal import fault, run

ROOT = Path(__file__).resolve().parents[2]


def test_a_rule_tells_its_words_its_code_and_its_tests() -> None:
    told = run("rule", "gw.8.3.1.a").stdout
    assert "Rule gw.8.3.1.a: A nation buys what its sheet lists" in told
    places = re.findall(r"^  (sandtable/games/globalwar/\S+\.py):(\d+)$", told, re.MULTILINE)
    assert places
    for path, line in places:
        assert "gw.8.3.1.a" in (ROOT / path).read_text(encoding="utf-8").splitlines()[int(line) - 1]
    tests = re.findall(r"^  (tests/\S+\.py):(\d+) (test_\w+)$", told, re.MULTILINE)
    assert tests
    for path, line, name in tests:
        assert f"def {name}(" in (ROOT / path).read_text(encoding="utf-8").splitlines()[int(line) - 1]


def test_a_rule_whose_id_begins_another_is_not_taken_for_it() -> None:
    told = json.loads(run("rule", "bk.end.tie", "--json").stdout)
    assert told["rule"] == "bk.end.tie"
    assert told["text"] == "With equal points at the end the Allies win."
    assert all("test_conformance" not in test for test in told["tests"])  # they speak of marks, and prove none
    heading = json.loads(run("rule", "bk.end", "--json").stdout)
    assert not set(heading["tests"]) & set(told["tests"])


def test_rules_of_the_kernel_and_in_other_languages() -> None:
    assert "core.asked" in run("rule", "core.asked").stdout
    czech, english = run("rule", "qm.supply.port", lang="cs").stdout, run("rule", "qm.supply.port").stdout
    assert czech.splitlines()[0] != english.splitlines()[0]


def test_a_rule_that_is_not_there() -> None:
    assert "bk.end.tie" in fault(run("rule", "bk.end.tei"))
    assert "There is no rule" in fault(run("rule", "x" * 500))
