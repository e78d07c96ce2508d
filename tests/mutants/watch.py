"""A pytest plugin for runs that look for changes: which test touches which line, and an end to tests that hang."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

HANGS: Final = 60  # seconds after which a test is taken for hanging


class Hangs(Exception):
    """A test took so long that anybody would have noticed."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seconds", type=Path, help="keep how long each passing test took")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Watch(config.getoption("--seconds")))


class Watch:
    def __init__(self, kept: Path | None) -> None:
        self._kept: Final = kept
        self._seconds: Final[dict[str, float]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        if self._kept is not None:
            import coverage

            measured = coverage.Coverage.current()
            if measured is not None:
                measured.switch_context(item.nodeid)
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        if self._kept is not None:
            return (yield)
        signal.signal(signal.SIGALRM, self._give_up)
        signal.alarm(HANGS)
        try:
            return (yield)
        finally:
            signal.alarm(0)

    def _give_up(self, number: int, frame: Any) -> None:
        raise Hangs(f"longer than {HANGS} s")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self._seconds[report.nodeid] = report.duration

    def pytest_sessionfinish(self) -> None:
        if self._kept is not None:
            beside = self._kept.with_suffix(f".{os.getpid()}")
            beside.write_text(json.dumps(self._seconds))
            os.replace(beside, self._kept)
