"""Conformance counts only passing tests that name rules of the rulebook."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import sandtable
from cli.terminal import fault, run
from sandtable.cli.conformance import OPTION, RULE, ids_in, uncited_rules

SETTINGS = """
[tool.pytest.ini_options]
markers = ["rule(*ids): the rule ids a test proves"]
"""
RUN = """
import sys
from pathlib import Path
from sandtable.cli import conformance
conformance.PACKAGE = Path(sys.argv.pop(1)) / "sandtable" / "__init__.py"
from sandtable.cli.app import main
main()
"""


def conformance(checkout: Path, tests: str, *words: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own, because it runs pytest inside."""
    folder = checkout / "tests" / "games" / "blitzkrieg"
    folder.mkdir(parents=True)
    (checkout / "pyproject.toml").write_text(SETTINGS)
    (folder / "test_rules.py").write_text(f"from pytest import mark\n{tests}")
    command = [sys.executable, "-c", RUN, str(checkout), "conformance", "blitzkrieg", "--lang", "en", *words]
    return subprocess.run(command, capture_output=True, text=True, cwd=checkout)


def test_only_passing_tests_prove_a_rule(tmp_path: Path) -> None:
    tests = """
@mark.rule("bk.end.tie", "bk.kind.army-1")
@mark.parametrize("n", [1, 2])
def test_tie(n): pass

@mark.rule("bk.end.target")
def test_target(): assert False

@mark.rule("bk.end")
def test_heading(): pass

@mark.rule("core.turn")
def test_core(): pass
"""
    result = conformance(tmp_path, tests, "--json")
    assert result.returncode == 1
    report = json.loads(result.stdout)
    assert len(report["ids"]["bk.end.tie"]) == 2
    assert len(report["ids"]["bk.kind.army-1"]) == 2
    assert report["ids"]["bk.end.target"] == []
    assert "bk.end.target" in report["missing"]
    assert "bk.end" not in report["ids"]
    assert report["problems"] == []
    assert report["covered_share"] == pytest.approx(2 / len(report["ids"]), abs=1e-4)
    assert len(report["failed"]) == 1


@pytest.mark.parametrize("processes", ["0", "2"])
def test_a_run_that_was_kept_tells_the_same(processes: str, tmp_path: Path) -> None:
    tests = """
@mark.rule("bk.end.tie")
def test_tie(): pass

@mark.rule("bk.end.target")
def test_target(): assert False
"""
    told = json.loads(conformance(tmp_path, tests, "--json").stdout)
    (tmp_path / "conftest.py").write_text(Path(__file__).parents[1].joinpath("conftest.py").read_text())
    other = tmp_path / "tests" / "games" / "legie"  # whose tests tell nothing about this title
    other.mkdir()
    (other / "test_other.py").write_text(
        'from pytest import mark\n@mark.rule("bk.end.check")\ndef test(): assert False'
    )
    words = ["-q", "-n", processes, "--proofs", "proofs.json", "tests"]
    subprocess.run([sys.executable, "-m", "pytest", *words], cwd=tmp_path, capture_output=True)
    kept = run("conformance", "blitzkrieg", "--json", "--run", str(tmp_path / "proofs.json"))
    assert kept.exit_code == 1
    assert json.loads(kept.stdout) == told


def test_a_run_that_nobody_kept(tmp_path: Path) -> None:
    fault(run("conformance", "blitzkrieg", "--run", str(tmp_path / "proofs.json")))


@pytest.mark.parametrize("ids", ['"bk.no.such"', '"bk.end.tie", "bk.end.target", "bk.end.check", "bk.turn.order"'])
def test_marks_that_prove_nothing(ids: str, tmp_path: Path) -> None:
    result = conformance(tmp_path, f"@mark.rule({ids})\ndef test_it(): pass\n", "--quiet")
    assert result.returncode == 1
    assert "test_it" in result.stdout
    assert "Traceback" not in result.stderr


def test_a_package_without_tests(tmp_path: Path) -> None:
    command = [sys.executable, "-c", RUN, str(tmp_path), "conformance", "blitzkrieg", "--lang", "en"]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1


def test_an_unknown_title() -> None:
    fault(run("conformance", "chess"))


@pytest.mark.parametrize("title", sandtable.games())
def test_every_rule_stands_in_the_code_that_enforces_it(title: str) -> None:
    assert uncited_rules(title, ids_in(title, RULE)) == []
    assert uncited_rules(title, ["bk.no.such"]) == ["bk.no.such"]


def test_an_option_that_names_a_rule_does_not_enforce_it() -> None:
    declared = 'Option("bonus", ("thresholds", "exact"), "thresholds", "bk.marker.bonus"),'
    assert OPTION.sub("", f"{declared}  # A1") == ",  # A1"
