"""The site without a server (docs/site.md) in Chromium: the first visit, the next start, and a bot's move.

python tests/bench/site.py [ACTS]     once `make site` has built it; so many acts of a person in each title

Prints a JSON object: megabytes and seconds until everything is kept, seconds until a game stands on the board again,
and for each title the seconds of a bot's move at the second level. From the first visit on the network is off.
"""

from __future__ import annotations

import json
import os
import random
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from browser import legie, players, quartermaster
from browser.chromium import FLAGS, chromium
from browser.guests import PATIENCE, Guest
from browser.pages import Table
from browser.test_site import SITE, Site

LEVEL: Final = "bot:casual"
STARTS: Final = 5
TITLES: Final = ("blitzkrieg", "quartermaster", "legie")
# when the page said something to the engine, and when it was told how a game stands
HEARD: Final = """
(() => {
  const heard = (window.sandtableHeard = []);
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", ({ data }) => {
        if (data.texts?.some((text) => text.includes('"update"'))) heard.push(["told", performance.now()]);
      });
    }
    postMessage(data, ...more) {
      if (data.say !== undefined && !data.text.includes('"ping"')) heard.push(["said", performance.now()]);
      super.postMessage(data, ...more);
    }
  };
})();
"""


class Host(SimpleHTTPRequestHandler):
    """Hands out files, and counts what it hands out."""

    sent = 0

    def copyfile(self, source: Any, outputfile: Any) -> None:
        Host.sent += os.fstat(source.fileno()).st_size
        super().copyfile(source, outputfile)

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def served() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Host, directory=str(SITE)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def seconds(what: Callable[[], object]) -> float:
    begun = time.perf_counter()
    what()
    return time.perf_counter() - begun


def first_visit(guest: Guest) -> float:
    def come() -> None:
        Site(guest).open()
        guest.page.wait_for_function("navigator.serviceWorker.controller !== null")  # it has everything then

    return seconds(come)


def next_starts(guest: Guest) -> list[float]:
    """From an address to a board on which somebody may act, in a page of its own, as after a night."""
    table = Site(guest).open().play_now()
    players.play(table, random.Random(1), 2)
    address = f"/table/{table.id}"

    def come_back() -> None:
        guest.page.goto(address)
        Table(guest).offered.first.wait_for()

    took = []
    for _ in range(STARTS):
        guest.page.goto("about:blank")
        took.append(seconds(come_back))
    return took


def against(guest: Guest, title: str) -> Table:
    """A game with bots of the second level in all other seats."""
    home = Site(guest).open()
    dialog = home.setup("bots", title)
    for seat in dialog.locator("select[id^=seat-]").all():
        if seat.locator(f"option[value='{LEVEL}']").count() and seat.input_value().startswith("bot:"):
            seat.select_option(LEVEL)
    home.press(home.button("ui-begin", dialog))
    return Table(guest).arrive()


def moves(guest: Guest, title: str, acts: int) -> list[float]:
    """Between two pictures of a game, when nobody said anything, a bot has thought and what it did was kept."""
    table, rng = against(guest, title), random.Random(title)
    if title == "quartermaster":
        quartermaster.play(quartermaster.War(guest), rng, acts)
    elif title == "legie":
        game = legie.LegieTable(guest)
        for _ in range(acts):
            if game.settle_with_bots() == "move":
                legie.act(game, rng)
    else:
        players.play(table, rng, acts)
    heard: list[tuple[str, float]] = guest.page.evaluate("sandtableHeard")
    return [(b - a) / 1000 for (before, a), (now, b) in pairwise(heard) if before == now == "told"]


def main() -> None:
    acts = int(sys.argv[1]) if len(sys.argv) > 1 else 12
    program = chromium()
    if program is None or not (SITE / "index.html").is_file():
        sys.exit("There is no Chromium, or no site: make chromium site")
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        guest = Guest(browser, address, installed=True)
        guest.context.set_default_timeout(PATIENCE)
        guest.context.add_init_script(HEARD)
        figures = {"first visit, seconds": first_visit(guest), "first visit, megabytes": Host.sent / 1e6}
        guest.context.set_offline(True)
        starts = next_starts(guest)
        figures["next start, median seconds"], figures["next start, slowest seconds"] = median(starts), max(starts)
        for title in TITLES:
            took = sorted(moves(guest, title, acts))
            figures[f"moves of bots seen in {title}"] = len(took)
            figures[f"move of a bot in {title}, median seconds"] = median(took)
            figures[f"move of a bot in {title}, slowest seconds"] = took[-1]
        browser.close()
    print(json.dumps({name: round(value, 2) for name, value in figures.items()}))


if __name__ == "__main__":
    main()
