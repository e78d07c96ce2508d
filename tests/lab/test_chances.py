"""What `make soak` says of chances: both figures of a title, gone on with after a stop."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from bench import records
from bench.chances import Asking, run_chances
from rich.console import Console
from rich.progress import Progress


def test_both_figures_of_a_title_are_told_and_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "SOAK", tmp_path / "soak")
    monkeypatch.setattr(records, "RECORDS", tmp_path / "records")
    told: list[str] = []
    for games in (2, 3, 3):
        file = StringIO()
        run_chances(Asking(games, 1, Progress(disable=True), playouts=2), Console(file=file, width=200), "blitzkrieg")
        told.append(file.getvalue())
    assert told[1] == told[2] != told[0]
    assert "blitzkrieg" in told[1]
    for store in ("positions/blitzkrieg.jsonl", "middles-blitzkrieg.jsonl"):
        assert (tmp_path / "soak" / store).read_text(encoding="utf-8").count("\n") == 3
    records.keep_games()  # of the light ones
    assert [path.name for path in (tmp_path / "records").iterdir()] == ["middles-blitzkrieg.jsonl"]
