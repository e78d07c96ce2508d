"""A pytest plugin for runs that look for changes: which test touches which line, and an end to tests that hang.

Its seconds are the processor's, so that a busy machine judges as a quiet one does.
"""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

HANGS: Final = 60  # seconds after which a test is taken for hanging
OUT_OF_TIME: Final = 40  # how pytest ends when no test may begin any more


class Hangs(Exception):
    """A test took so long that anybody would have noticed."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seconds", type=Path, help="keep how long each passing test took")
    parser.addoption("--at-most", type=float, help="begin no test after so many seconds")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Watch(config.getoption("--seconds"), config.getoption("--at-most")))


class Watch:
    def __init__(self, kept: Path | None, at_most: float | None) -> None:
        self._kept: Final = kept
        self._at_most: Final = at_most
        self._seconds: Final[dict[str, float]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        if self._kept is not None:
            import coverage

            measured = coverage.Coverage.current()
            if measured is not None:
                measured.switch_context(item.nodeid)
        if self._at_most is not None and time.process_time() > self._at_most:
            pytest.exit(f"not within {self._at_most:.0f} s", returncode=OUT_OF_TIME)
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        if self._kept is not None:
            return (yield)
        signal.signal(signal.SIGPROF, self._give_up)
        signal.setitimer(signal.ITIMER_PROF, HANGS)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

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
