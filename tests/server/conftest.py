"""Every test of the server looks for tracebacks in what was printed and logged."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.house import House


@pytest.fixture
def printed(capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture) -> Iterator[list[str]]:
    """What was printed, once the test is over; nothing in it may be a traceback."""
    kept: list[str] = []
    yield kept
    captured = capfd.readouterr()
    kept.append(captured.out + captured.err)
    assert "Traceback" not in kept[0], kept[0]
    assert [record for record in caplog.get_records("call") if record.levelname == "ERROR"] == []


@pytest.fixture
def house(tmp_path: Path, printed: list[str]) -> Iterator[House]:
    with House(tmp_path) as running:
        yield running
