"""Reliability: chances that are right are seen to be so, wrong ones are not, and equal seeds tell the same."""

from __future__ import annotations

import json
import random
from pathlib import Path
from xml.etree import ElementTree

import pytest
from cli.terminal import fault, run

from sandtable.lab.calibration import Seen, fit, same_slope
from sandtable.lab.reliability import BINS, Held, Tally, reliability, tallied
from sandtable.lab.version import version

FAIR = same_slope(1.0, True)


def games(slope: float, count: int = 300) -> list[Tally]:
    """Games of ten positions in which a lead is worth what FAIR says, times a slope."""
    return [tallied(game, FAIR) for game in positions(slope, count)]


def positions(slope: float, count: int) -> list[list[Seen]]:
    rng = random.Random(1)
    leads = [[rng.gauss(0, 1.5) for _ in range(10)] for _ in range(count)]
    true = same_slope(slope, True)
    return [[Seen(0.0, lead, float(rng.random() < true.of_lead(0.0, lead)), 0) for lead in game] for game in leads]


def test_chances_that_are_right_lie_on_the_line() -> None:
    found = reliability(games(1.0))
    assert (found.games, found.positions) == (300, 3000)
    assert found.error < 0.03
    assert found.low <= found.error <= found.high
    assert found.brier < found.base == pytest.approx(0.25, abs=0.01)
    assert sum(one.positions for one in found.bins) == 3000
    assert sum(one.low <= one.chance <= one.high for one in found.bins) >= BINS - 2


def test_chances_that_are_too_bold_do_not() -> None:
    bold = reliability(games(0.3))
    assert bold.low > 0.05
    first, last = bold.bins[0], bold.bins[-1]
    assert first.won > first.chance
    assert last.won < last.chance


def test_positions_that_are_alike_are_told_once() -> None:
    alone = [[Seen(0.0, 0.5, 1.0, 3), Seen(0.0, 0.5, 1.0, 3), Seen(0.0, -0.5, 0.0, 3)]]
    together = [[Seen(0.0, 0.5, 1.0, 3, 2), Seen(0.0, -0.5, 0.0, 3)]]
    assert reliability([tallied(one, FAIR) for one in alone]) == reliability([tallied(one, FAIR) for one in together])
    assert fit(alone[0]) == pytest.approx(fit(together[0]))
    held = Held("quartermaster", "t")
    rows = held.seen([[4, -250, 0.0, 3]])
    assert rows == [Seen(0.0, -0.25, 0.0, 4, 3)]


def test_any_number_of_processes_finds_the_same_and_keeps_the_version(tmp_path: Path) -> None:
    words = ("lab", "reliability", "blitzkrieg", "--seed", "t", "--games", "3", "--json")
    keep = tmp_path / "games.jsonl"
    one = run(*words, "--jobs", "1", "--keep", keep).stdout
    assert one == run(*words, "--jobs", "2").stdout
    rows = [json.loads(line) for line in keep.read_text(encoding="utf-8").splitlines()]
    assert [row["game"] for row in rows] == [0, 1, 2]
    assert all(row["version"] == version("blitzkrieg", ("casual",)) for row in rows)
    rows[1]["version"]["code"] = "another"
    keep.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    assert "another" in fault(run(*words, "--keep", keep))


def test_the_command_goes_on_from_what_is_kept_and_draws(tmp_path: Path) -> None:
    keep, out = tmp_path / "games.jsonl", tmp_path / "picture.svg"
    words = ("lab", "reliability", "blitzkrieg", "--seed", "t")
    assert run(*words, "--games", "2", "--keep", keep).exit_code == 0
    told = json.loads(run(*words, "--games", "3", "--keep", keep, "--out", out, "--json").stdout)
    assert told == json.loads(run(*words, "--games", "3", "--json").stdout)
    assert told["games"] == 3
    first, *others = keep.read_text(encoding="utf-8").splitlines()
    assert len(others) == 2
    fitted = json.loads(run(*words, "--games", "3", "--keep", keep, "--fit", "2").stdout)
    assert [sorted(knot) for knot in fitted["knots"]] == [["fitted", "slope", "turn"]] * 2
    ElementTree.fromstring(out.read_text(encoding="utf-8"))
    fault(run(*words[:-1], "other", "--games", "2", "--keep", keep))  # other games are not mixed with them
    keep.write_text(f'{first.partition("found")[0]}found": [[1]]}}\n', encoding="utf-8")
    fault(run(*words, "--games", "2", "--keep", keep))
