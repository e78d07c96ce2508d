"""What a page weighs: the bytes that a real Chromium with an empty cache is sent, pictures of boards aside."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page

ART: Final = re.compile(r"geometry-.*\.js|.*\.svg")  # the outlines of drawn boards, pieces, pictures of titles
TABLES: Final = {  # mode and seats
    "blitzkrieg": ("solo", "me"),
    "quartermaster": ("standard", "me", "bot:beginner"),
    "legie": ("standard", "me", "bot:beginner"),
    "globalwar": ("asia-1937", "me", "bot:beginner"),
}
SETTLED: Final = """
() => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(
    () => told(document.fonts.status === "loaded" && [...document.fonts].some(({ status }) => status === "loaded")))))
"""
FRAMES: Final = 10  # as often as that in a row nothing is awaited any more: what is drawn may ask for more


def weigh(context: BrowserContext, page: Page, visit: Callable[[], object]) -> dict[str, float]:
    """By their names, the files and answers that came, packed as they came, until nothing more is asked for. What a
    live connection tells is the game and not the page."""
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    names: dict[str, str] = {}
    sizes: dict[str, float] = {}
    awaited: set[str] = set()

    def asked(event: dict[str, Any]) -> None:
        awaited.add(event["requestId"])
        names[event["requestId"]] = event["request"]["url"].rpartition("/")[2]

    def came(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = sizes.get(event["requestId"], 0) + event["encodedDataLength"]

    network.on("Network.requestWillBeSent", asked)
    network.on("Network.dataReceived", came)
    for ended in ("Network.loadingFinished", "Network.loadingFailed"):
        network.on(ended, lambda event: awaited.discard(event["requestId"]))
    visit()
    page.get_by_role("main").wait_for()
    quiet = 0
    while quiet < FRAMES:
        quiet = quiet + 1 if page.evaluate(SETTLED) and not awaited else 0
    found: dict[str, float] = {}
    for id, size in sizes.items():
        if not ART.fullmatch(names[id]):
            found[names[id]] = found.get(names[id], 0) + size
    return found
