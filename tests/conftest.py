"""Every run can keep which tests proved which rules: `pytest --proofs FILE`, read by `sandtable conformance --run`.

Under `.ci/run` a test that waits for browsers, servers and databases of its own gets a second attempt, and is named.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

from sandtable.cli.conformance import Proofs

# how long an example takes tells how busy the machine is, and nothing of what is tested
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--proofs", type=Path, help="keep which tests proved which rules in this file")


def pytest_configure(config: pytest.Config) -> None:
    written: Path | None = config.getoption("--proofs")
    if written is not None:
        worker = hasattr(config, "workerinput")  # one of several processes, which report to the one that writes
        config.pluginmanager.register(Proofs(None if worker else written.absolute()))


# other processes run there, which may be late or be killed; rules of games never depend on that
WITH_OTHER_PROCESSES: Final = tuple(Path(__file__).parent / name for name in ("browser", "server"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if "CI" in os.environ:
        for item in items:
            if any(folder in item.path.parents for folder in WITH_OTHER_PROCESSES):
                item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    unsteady = terminalreporter.stats.get("rerun", [])
    if unsteady:
        terminalreporter.section("UNSTEADY: failed at first, which is a defect to be found")
    for report in unsteady:
        terminalreporter.write_sep("_", report.nodeid)
        terminalreporter.write_line(report.longreprtext)
