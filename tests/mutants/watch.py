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

LONG: Final = 15  # seconds after which a test is too long to be asked
HANGS: Final = 10  # times as long, and as many seconds more: then a test is taken for hanging
OUT_OF_TIME: Final = 40  # how pytest ends when no test may begin any more


class Hangs(Exception):
    """A test took so long that anybody would have noticed."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seconds", type=Path, help="keep how long each passing test took")
    parser.addoption("--asked", type=Path, help="a file of the tests to run, in order, with their seconds")
    parser.addoption("--at-most", type=float, help="begin no test after so many seconds")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--seconds") is not None:
        config.pluginmanager.register(Measure(config.getoption("--seconds")))
    if config.getoption("--asked") is not None:
        asked = json.loads(config.getoption("--asked").read_text(encoding="utf-8"))
        config.pluginmanager.register(Ask(asked, config.getoption("--at-most")))


class Measure:
    """How long each test takes, and for coverage, which one is running. One that is too long to be asked is left."""

    def __init__(self, kept: Path) -> None:
        self._kept: Final = kept
        self._seconds: Final[dict[str, float]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        import coverage

        measured = coverage.Coverage.current()
        assert measured is not None, "measured under coverage"
        measured.switch_context(item.nodeid)
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        began = time.process_time()
        with Alarm(LONG, pytest.skip.Exception(f"longer than {LONG} s")):
            result = yield
        self._seconds[item.nodeid] = time.process_time() - began
        return result

    def pytest_sessionfinish(self) -> None:
        beside = self._kept.with_suffix(f".{os.getpid()}")
        beside.write_text(json.dumps(self._seconds))
        os.replace(beside, self._kept)


class Ask:
    """Runs the tests of a list; in place of those that the change has given other parameters, all of their function."""

    def __init__(self, asked: dict[str, float], at_most: float) -> None:
        self._seconds: Final = asked
        self._place: Final = {test: n for n, test in enumerate(asked)}
        self._until: Final = time.process_time() + at_most

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        lost = {function_of(test) for test in set(self._place) - {item.nodeid for item in items}}
        places = {item: self._place[item.nodeid] for item in items if item.nodeid in self._place}
        for item in items:
            if item not in places and function_of(item.nodeid) in lost:
                places[item] = len(self._place)
        items[:] = sorted(places, key=lambda item: places[item])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        if time.process_time() > self._until:
            pytest.exit("out of time", returncode=OUT_OF_TIME)
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        usual = self._seconds.get(item.nodeid, LONG)
        with Alarm(HANGS * (1 + usual), Hangs(f"{usual:.1f} s, and now more than {HANGS} times that")):
            return (yield)


def function_of(test: str) -> str:
    return test.split("[")[0]


class Alarm:
    """Raises ``error`` in what runs under it for more than so many seconds."""

    def __init__(self, seconds: float, error: BaseException) -> None:
        self._seconds: Final = seconds
        self._error: Final = error

    def __enter__(self) -> None:
        signal.signal(signal.SIGPROF, self._ring)
        signal.setitimer(signal.ITIMER_PROF, self._seconds)

    def __exit__(self, *error: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)

    def _ring(self, number: int, frame: Any) -> None:
        raise self._error
