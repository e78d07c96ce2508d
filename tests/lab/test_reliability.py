"""Reliability: chances that are right are seen to be so, wrong ones are not, and equal seeds tell the same."""

from __future__ import annotations

import json
import random
from pathlib import Path
from xml.etree import ElementTree

import pytest
from cli.terminal import fault, run

from sandtable.lab.calibration import Seen, same_slope
from sandtable.lab.reliability import BINS, reliability

FAIR = same_slope(1.0, True)


def games(slope: float, count: int = 300) -> list[list[Seen]]:
    """Games of ten positions in which a lead is worth what FAIR says, times a slope."""
    rng = random.Random(1)
    leads = [[rng.gauss(0, 1.5) for _ in range(10)] for _ in range(count)]
    true = same_slope(slope, True)
    return [[Seen(0.0, lead, float(rng.random() < true.of_lead(0.0, lead)), 0) for lead in game] for game in leads]


def test_chances_that_are_right_lie_on_the_line() -> None:
    found = reliability(games(1.0), FAIR)
    assert (found.games, found.positions) == (300, 3000)
    assert found.error < 0.03
    assert found.low <= found.error <= found.high
    assert found.brier < found.base == pytest.approx(0.25, abs=0.01)
    assert sum(one.positions for one in found.bins) == 3000
    assert sum(one.low <= one.chance <= one.high for one in found.bins) >= BINS - 2


def test_chances_that_are_too_bold_do_not() -> None:
    bold = reliability(games(0.3), FAIR)
    assert bold.low > 0.05
    first, last = bold.bins[0], bold.bins[-1]
    assert first.won > first.chance
    assert last.won < last.chance


def test_the_command_goes_on_from_what_is_kept_and_draws(tmp_path: Path) -> None:
    keep, out = tmp_path / "games.jsonl", tmp_path / "picture.svg"
    words = ("lab", "reliability", "blitzkrieg", "--seed", "t")
    assert run(*words, "--games", "2", "--keep", keep).exit_code == 0
    told = json.loads(run(*words, "--games", "3", "--keep", keep, "--out", out, "--json").stdout)
    assert told == json.loads(run(*words, "--games", "3", "--json").stdout)
    assert told["games"] == 3
    about, *kept = keep.read_text(encoding="utf-8").splitlines()
    assert len(kept) == 3
    fitted = json.loads(run(*words, "--games", "3", "--keep", keep, "--fit", "2").stdout)
    assert [sorted(knot) for knot in fitted["knots"]] == [["fitted", "slope", "turn"]] * 2
    ElementTree.fromstring(out.read_text(encoding="utf-8"))
    fault(run(*words[:-1], "other", "--games", "2", "--keep", keep))  # other games are not mixed with them
    keep.write_text(f"{about}\n[[1]]\n", encoding="utf-8")
    fault(run(*words, "--games", "2", "--keep", keep))
