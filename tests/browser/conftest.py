"""A real server with the built client, a real Chromium, and guests who may make no mistakes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from server.conftest import house, printed
from server.house import House

from browser.chromium import FLAGS, NONE_THERE, chromium
from browser.guests import PATIENCE, Guest, Guests

__all__ = ["house", "printed"]

KEPT: Final = Path(__file__).resolve().parents[2] / "build" / "browser"  # pictures and traces of what failed
FAILED: Final = pytest.StashKey[bool]()

LOOKS: Final = ("screen", "lang", "width", "height")  # what a page is looked at in

expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of a test that looks at a page in several windows and languages the first stays in the quick suite."""
    seen: set[str] = set()
    for item in items:
        callspec = getattr(item, "callspec", None)
        if Path(__file__).parent not in item.path.parents or callspec is None:
            continue
        if not any(name in callspec.params for name in LOOKS):
            continue
        test = item.nodeid.partition("[")[0]
        if test in seen:
            item.add_marker(pytest.mark.full)
        seen.add(test)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report: Any = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Ends with the last test of this folder: the loop of Playwright would be in the way of others."""
    program = chromium()
    if program is None:
        pytest.skip(NONE_THERE)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def guests(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Guests]:
    """Makes guests; when the test is over, none of their pages may have made a mistake."""
    made: list[Guest] = []

    def guest(lang: str = "en", *, address: str = house.address, **more: Any) -> Guest:
        made.append(Guest(browser, address, lang, **more))
        return made[-1]

    yield guest
    mistakes = [mistake for one in made for mistake in one.mistakes()]
    if mistakes or request.node.stash.get(FAILED, False):
        folder = KEPT / re.sub(r"[^\w.-]+", "_", request.node.name)
        for n, one in enumerate(made):
            one.keep(folder, f"guest-{n + 1}")
    for one in made:
        one.leave()
    assert mistakes == []


@pytest.fixture
def guest(guests: Guests) -> Guest:
    return guests()
