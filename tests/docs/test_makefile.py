"""The Makefile in a small tree of its own, where the programs it starts write down how they were started."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

MAKEFILE = Path(__file__).resolve().parents[2] / "Makefile"
PROGRAM = """\
#!/bin/sh
echo "$(basename "$0") $* path=$PYTHONPATH compile=$SANDTABLE_COMPILE"
"""
SERVED = "serve --open"
BEFORE, BUILT, AFTER = 1_000, 2_000, 3_000  # when files were last changed
OF_THIS_RUN = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL", "PYTHONPATH", "SANDTABLE_COMPILE", "CC")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    shutil.copy(MAKEFILE, tmp_path)
    for name in ("python", "sandtable"):
        program = tmp_path / ".venv" / "bin" / name
        program.parent.mkdir(parents=True, exist_ok=True)
        program.write_text(PROGRAM, encoding="utf-8")
        program.chmod(0o755)
    for name in ("setup.py", "sandtable/kernel/match.py"):
        write(tmp_path / name, BEFORE)
    return tmp_path


def write(file: Path, when: int) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()
    os.utime(file, (when, when))


def make(tree: Path, target: str, **environment: str) -> list[str]:
    """What is started for a target where everything that it needs is there."""
    around = {name: value for name, value in os.environ.items() if name not in OF_THIS_RUN}
    command = ["make", "--silent", "-o", "client", "-o", "setup", target]
    done = subprocess.run(command, cwd=tree, env={**around, **environment}, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_play_takes_the_compiled_engine_where_there_is_one(tree: Path) -> None:
    assert make(tree, "play") == [f"python -m sandtable {SERVED} path= compile="]
    write(tree / ".fast" / ".built", BUILT)
    assert make(tree, "play") == [f"sandtable {SERVED} path=.fast compile="]
    assert (tree / ".fast" / "sandtable" / "kernel" / "match.py").exists()  # what is not compiled lies beside it
    write(tree / "sandtable" / "kernel" / "match.py", AFTER)  # then the compiled engine plays by older rules
    assert make(tree, "play") == [f"python -m sandtable {SERVED} path= compile="]


def test_a_wheel_for_every_system_and_a_compiled_one_where_a_compiler_is(tree: Path) -> None:
    plain, compiled = (
        f"python -m pip wheel --quiet --no-deps --no-build-isolation -w dist . path= compile={on}" for on in ("", "1")
    )
    assert make(tree, "wheel", CC="sh") == [plain, compiled]
    alone, why = make(tree, "wheel", CC="no-such-compiler")
    assert alone == plain
    assert "no C compiler" in why
