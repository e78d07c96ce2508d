"""Every test of the server looks for tracebacks in what was printed and logged; some have a PostgreSQL of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from server.house import House
from server.private_postgres import NotThere, PrivatePostgres


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
def quick_folder(tmp_path: Path) -> Iterator[Path]:
    """A folder in memory where the system has such: for tests that write much and lose nothing by it."""
    memory = Path("/dev/shm")
    if not memory.is_dir():
        yield tmp_path
        return
    with TemporaryDirectory(dir=memory) as folder:
        yield Path(folder)


@pytest.fixture
def quick_house(quick_folder: Path, printed: list[str]) -> Iterator[House]:
    with House(quick_folder) as running:
        yield running


@pytest.fixture
def house(tmp_path: Path, printed: list[str]) -> Iterator[House]:
    with House(tmp_path) as running:
        yield running


@pytest.fixture(scope="session")
def private_postgres() -> Iterator[PrivatePostgres]:
    try:
        server = PrivatePostgres()
    except NotThere as reason:
        pytest.skip(str(reason))
    yield server
    server.stop()


@pytest.fixture
def postgres(private_postgres: PrivatePostgres) -> str:
    """The address of an empty PostgreSQL database."""
    return private_postgres.new_database()
