"""What a shell completes when the tabulator key is pressed on a line that is not whole yet."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from sandtable.cli.app import app


def completed(line: str) -> list[str]:
    """What a shell is told that the last word of a line may become."""
    words = {"COMP_WORDS": line, "COMP_CWORD": str(len(line.split()) - 1)}
    told = CliRunner(env={"_SANDTABLE_COMPLETE": "complete_bash", **words}).invoke(app, [], prog_name="sandtable")
    assert told.exit_code == 0
    return told.stdout.split()


@pytest.mark.parametrize("command", ["play", "sim", "lab gauntlet"])
def test_modes(command: str) -> None:
    assert completed(f"sandtable {command} globalwar --mode world-") == ["world-1936", "world-1939"]
    assert completed(f"sandtable {command} --mode so") == ["solo"]  # before the title is known
    assert completed(f"sandtable {command} --mode zebra") == []


def test_titles_and_options() -> None:
    assert completed("sandtable play l") == ["legie"]
    assert completed("sandtable play blitzkrieg --option difficulty=h") == ["difficulty=high"]
