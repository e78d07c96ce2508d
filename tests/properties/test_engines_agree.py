"""Property 2: the interpreted and the compiled engine agree step by step, each in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests"
SOURCES = [ROOT, TESTS, TESTS / "titles"]
COMPILED = [ROOT / ".fast", TESTS]
DRILL = ("drill.title", "DrillGame")
BLITZKRIEG = ("sandtable.games.blitzkrieg.title", "BlitzkriegGame")
LEGIE = ("sandtable.games.legie.title", "LegieGame")
GLOBALWAR = ("sandtable.games.globalwar.title", "GlobalWarGame")
QUARTERMASTER = ("sandtable.games.quartermaster.title", "QuartermasterGame")
GAMES = [
    (DRILL, {"seats": 2}),
    (DRILL, {"seats": 3}),
    (DRILL, {"seats": 4}),
    (BLITZKRIEG, {"mode": "duel"}),
    (BLITZKRIEG, {"mode": "duel", "options": {"bombed-special": "pool"}}),
    (BLITZKRIEG, {"mode": "solo", "options": {"difficulty": "high", "tactical-tokens": True}}),
    (BLITZKRIEG, {"mode": "nippon"}),
    (BLITZKRIEG, {"mode": "nippon-solo", "options": {"tactical-tokens": True}}),
    (LEGIE, {"mode": "standard", "seats": 2}),
    (LEGIE, {"mode": "dispatches", "seats": 3, "options": {"recruiting": "at-once", "factions": "dealt"}}),
    (LEGIE, {"mode": "survival", "seats": 4}),
    (QUARTERMASTER, {"seats": 2, "options": {"reallocate": True}}),
    (QUARTERMASTER, {"seats": 4, "options": {"recruited-too": True}}),
    (QUARTERMASTER, {"seats": 6}),
    (GLOBALWAR, {"mode": "asia-1937", "seats": 2}),
    (GLOBALWAR, {"mode": "asia-1937", "seats": 3}),
]


def fingerprints(path: list[Path], title: tuple[str, str], setting: dict[str, object], seed: int) -> list[str]:
    """Hashes of every state, view and list of acts of one game; the first line says which engine ran."""
    program = (
        "import sys, runpy, sandtable.kernel.match as m; print(m.__file__.endswith('.py'));"
        "sys.argv[0] = 'fingerprint'; runpy.run_module('properties.fingerprint', run_name='__main__')"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(str(folder) for folder in path)}
    command = [sys.executable, "-c", program, *title, json.dumps(setting), str(seed), "300"]
    done = subprocess.run(command, env=environment, cwd=TESTS, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.full
@pytest.mark.parametrize("seed", [3, 44, 555])
@pytest.mark.parametrize(("title", "setting"), GAMES, ids=[f"{name[0]}-{i}" for i, (name, _) in enumerate(GAMES)])
def test_both_engines_play_the_same_game(title: tuple[str, str], setting: dict[str, object], seed: int) -> None:
    interpreted = fingerprints(SOURCES, title, setting, seed)
    compiled = fingerprints(COMPILED, title, setting, seed)
    assert interpreted[0] == "True"
    assert compiled[0] == "False", "no compiled engine: run `make fast`"
    assert len(interpreted) > 5
    assert interpreted[1:] == compiled[1:]
