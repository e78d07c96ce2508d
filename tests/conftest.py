"""Every run can keep which tests proved which rules: `pytest --proofs FILE`, read by `sandtable conformance --run`."""

from __future__ import annotations

from pathlib import Path

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
