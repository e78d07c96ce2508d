"""How smoothly the whole world of Global War is moved in a Chromium without a graphics card.

python tests/bench/panning.py

Prints a JSON object: of all frames while the map is dragged and zoomed the milliseconds that 5 of 100 exceed, from one
frame to the next, and of script, style and layout in a frame; bounded to some seconds.
"""

from __future__ import annotations

import json
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import CDPSession, Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))
from browser.chromium import FLAGS, chromium  # noqa: E402
from server.house import Visitor  # noqa: E402
from server.served import Served  # noqa: E402

SIZE: Final = ViewportSize(width=1280, height=800)
MIDDLE: Final = (470, 300)
STRIDES: Final = 60  # of one drag
DRAGS: Final = ((1, 0), (-1, 0), (0, -1), (1, 1))
WORK: Final = ("EventDispatch", "FireAnimationFrame", "FunctionCall", "TimerFire", "RunMicrotasks")
LAYOUT: Final = ("UpdateLayoutTree", "Layout")
CATEGORIES: Final = "devtools.timeline,disabled-by-default-devtools.timeline"
FRAMES: Final = """
() => {
  const times = (window.sandtableFrames = []);
  const frame = (time) => { times.push(time); requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
}
"""


def panning() -> dict[str, float]:
    """Nothing where there is no Chromium."""
    program = chromium()
    if program is None:
        return {}
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as served, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        guest = Visitor(served)
        seats = ("me", "bot:beginner", "bot:beginner")
        table = guest.makes("world-1936", *seats, title="globalwar")["table"]
        context = browser.new_context(base_url=served.url, viewport=SIZE)
        for cookie in guest.http.cookies.jar:
            context.add_cookies([{"name": cookie.name, "value": cookie.value or "", "url": served.url}])
        page = context.new_page()
        page.goto(f"/table/{table}")
        page.locator(".world .land").first.wait_for()
        page.wait_for_load_state("networkidle")
        figures = measured(page, context.new_cdp_session(page))
        browser.close()
    return figures


def measured(page: Page, tools: CDPSession) -> dict[str, float]:
    events: list[dict[str, Any]] = []
    over: list[bool] = []
    tools.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    tools.on("Tracing.tracingComplete", lambda _: over.append(True))
    page.evaluate(FRAMES)
    tools.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    page.evaluate("sandtableFrames.length = 0")
    move(page)
    times: list[float] = page.evaluate("sandtableFrames")
    tools.send("Tracing.end")
    while not over:
        page.wait_for_timeout(50)
    between = [b - a for a, b in pairwise(times)]
    work = work_of_frames(events)
    return {
        "frames": len(between),
        "frame p50": of_a_hundred(between, 50),
        "frame p95": of_a_hundred(between, 95),
        "script and layout p95": of_a_hundred(work, 95),
        "script and layout max": max(work),
    }


def move(page: Page) -> None:
    """Drag the map about, and zoom out to the whole world and in again."""
    for dx, dy in DRAGS:
        page.mouse.move(*MIDDLE)
        page.mouse.down()
        for n in range(1, STRIDES + 1):
            page.mouse.move(MIDDLE[0] + dx * n * 6, MIDDLE[1] + dy * n * 4)
        page.mouse.up()
    for turn in (1, -1):
        page.mouse.move(*MIDDLE)
        for _ in range(STRIDES):
            page.mouse.wheel(0, turn * 40)


def work_of_frames(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of script, style and layout between each two frames, by the clock of the page's own thread."""
    begins = [one for one in events if one["name"] == "FireAnimationFrame" and one.get("ph") == "X"]
    thread = begins[0]["tid"]
    own = sorted((one for one in events if one["tid"] == thread and one.get("ph") == "X"), key=lambda one: one["ts"])
    spans: list[tuple[float, float]] = []  # those that lie in no other
    for one in own:
        if one["name"] in (*WORK, *LAYOUT) and (not spans or one["ts"] >= sum(spans[-1][:2])):
            spans.append((one["ts"], one["dur"]))
    cpu = {one["ts"]: one.get("tdur", one["dur"]) for one in own}
    frames: list[float] = []
    starts = [one["ts"] for one in begins]
    for start, end in pairwise(starts):
        frames.append(sum(cpu[ts] for ts, _ in spans if start <= ts < end) / 1000)
    return frames


def of_a_hundred(times: list[float], part: int) -> float:
    return round(sorted(times)[min(len(times) - 1, len(times) * part // 100)], 2)


if __name__ == "__main__":
    print(json.dumps(panning()))
