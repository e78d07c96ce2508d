"""What the pages weigh on the wire, in each language, and how soon somebody plays who has nothing installed.

python tests/bench/pages.py weight | first-move WHEEL

Prints a JSON object. The weight is what a real Chromium with an empty cache is sent, pictures of boards aside.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))
from browser.chromium import chromium  # noqa: E402
from browser.weight import TABLES, weigh  # noqa: E402
from server.house import Visitor  # noqa: E402
from server.served import Served  # noqa: E402

LANGUAGES = ("en", "cs", "pl")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]


def weight() -> dict[str, float]:
    """Kilobytes of the home page and of each title's table; nothing where there is no Chromium."""
    program = chromium()
    if program is None:
        return {}
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as served, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for language in LANGUAGES:
            guest = Visitor(served)  # type: ignore[arg-type]
            figures[f"home-{language}"] = loaded(browser, served, guest, language, "/") / 1000
            for title, (mode, *seats) in TABLES.items():
                path = f"/table/{guest.makes(mode, *seats, title=title)['table']}"
                figures[f"table of {title}-{language}"] = loaded(browser, served, guest, language, path) / 1000
        browser.close()
    return figures


def loaded(browser: Browser, served: Served, guest: Visitor, language: str, path: str) -> float:
    """The bytes that came, packed as they came, until nothing more is asked for."""
    # a worker that keeps the app for later answers out of sight, and asks for much that this page does not need
    context = browser.new_context(base_url=served.url, locale=language, service_workers="block")
    try:
        for cookie in guest.http.cookies.jar:
            context.add_cookies([{"name": cookie.name, "value": cookie.value or "", "url": served.url}])
        page = context.new_page()

        def visit() -> None:
            if not path.startswith("/table/"):
                page.goto(path)
                return
            with page.expect_websocket() as live:
                page.goto(path)
            live.value.wait_for_event("framereceived")

        return sum(weigh(context, page, visit).values())
    finally:
        context.close()


def first_move(wheel: Path) -> dict[str, float]:
    """Seconds from nothing at all to the first act: an environment, the package, the server, a table, the act."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        start = time.perf_counter()
        subprocess.run([sys.executable, "-m", "venv", str(home / "venv")], check=True)
        python = str(home / "venv" / "bin" / "python")
        install = [python, "-m", "pip", "install", "--quiet", "-c", str(ROOT / "constraints.txt"), str(wheel.resolve())]
        elsewhere = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        subprocess.run(install, check=True, cwd=home, env=elsewhere)
        installed = time.perf_counter()
        with Served(home / "data", python, home) as served:
            guest = Visitor(served)  # type: ignore[arg-type]
            path = f"/api/tables/{guest.makes('solo', 'me')['table']}"
            act = guest.get(f"{path}/view", seat=0).json()["legal"][0]
            assert guest.post(f"{path}/act", {"seat": 0, "act": act}).status_code == 200
            moved = time.perf_counter()
    return {"installed": installed - start, "first-move": moved - start}


if __name__ == "__main__":
    print(json.dumps(weight() if sys.argv[1] == "weight" else first_move(Path(sys.argv[2]))))
