"""A terminal for tests: runs the command with something typed and gives back what it said."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from typer import testing
from typer.testing import CliRunner, Result

from sandtable.cli.app import app

testing._get_command = cache(testing._get_command)  # built once, as in a real run, and not for each of many


def run(*words: object, typed: str = "", lang: str = "en", width: int = 80) -> Result:
    """Run `sandtable` with these words; the environment speaks ``lang``."""
    env = {"LC_ALL": f"{lang}.UTF-8", "COLUMNS": str(width), "LINES": "24", "NO_COLOR": "1", "TERM": "dumb"}
    return CliRunner(env=env).invoke(app, [str(word) for word in words], input=typed, prog_name="sandtable")


def fault(result: Result) -> str:
    """The one line of a fault; fails when there is more, or anything but exit code 2."""
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit)
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].strip()
    assert "Traceback" not in result.output
    return lines[0]


def position(folder: Path, **changes: object) -> Path:
    """A position file of the solo game, the virtual opponent to move: tests that depend on tokens set them."""
    data: dict[str, object] = {
        "title": "blitzkrieg",
        "mode": "solo",
        "to-move": "axis",
        "turns": 8,
        "reserve": {
            "axis": ["army:1", "army:2", "air:1", "navy:3", "general"],
            "allies": ["army:2", "army:3", "navy:2"],
        },
    }
    data.update({key.replace("_", "-"): value for key, value in changes.items()})
    path = folder / "position.json"
    path.write_text(json.dumps(data))
    return path


def keys(*lines: object) -> str:
    return "".join(f"{line}\n" for line in lines)
