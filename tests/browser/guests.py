"""A guest: somebody with a browser of their own, who notes every mistake the page makes and all it ever showed."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from playwright.sync_api import Browser, ConsoleMessage, Page, WebSocket
from table.wholes import whole

from browser.hands import Finger, Hand, Mouse
from browser.words import RAW, Words, words
from sandtable.kernel.match import Match
from sandtable.server.identity import CSRF_HEADER

TRACED: Final = "SANDTABLE_TRACE"  # in the environment: traces show the page at every step
PATIENCE: Final = 120_000  # milliseconds until a test gives up waiting; never how long anything takes
PONG: Final = '{"type":"pong"}'  # comes when it will, and tells of the wire and nothing of the table
DESK: Final = {"width": 1280, "height": 800}
PHONE: Final = {"width": 390, "height": 844}
LOCALES: Final = {"en": "en-GB", "cs": "cs-CZ", "pl": "pl-PL"}
SPOKEN: Final = {
    "",
    "aria-label",
    "aria-description",
    "aria-roledescription",
    "aria-valuetext",
    "alt",
    "title",
    "placeholder",
}

# Keeps every text and every attribute that was ever in the page, and whether a pointer was used.
RECORDER: Final = """
(() => {
  const shown = (window.sandtableShown = new Set());
  const pointers = (window.sandtablePointers = []);
  const take = (node) => {
    if (node.nodeType === Node.TEXT_NODE) shown.add(JSON.stringify(["", node.data]));
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    for (const { name, value } of node.attributes) shown.add(JSON.stringify([name, value]));
    node.childNodes.forEach(take);
  };
  new MutationObserver((records) => {
    for (const { type, target, attributeName, addedNodes } of records) {
      if (type === "childList") addedNodes.forEach(take);
      else if (type === "characterData") take(target);
      else shown.add(JSON.stringify([attributeName, target.getAttribute(attributeName) ?? ""]));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  // where there is no window, Chromium itself says of a new page that the mouse rests in its corner
  const resting = ({ type, clientX: x, clientY: y, movementX: right, movementY: down }) =>
    type.endsWith("move") && [x, y, right, down].every((n) => n === 0);
  const note = (event) => event.isTrusted && !resting(event) && pointers.push(event.type);
  for (const kind of ["pointerdown", "pointermove", "mousedown", "mousemove", "touchstart", "wheel"])
    addEventListener(kind, note, { capture: true, passive: true });
})();
"""

TAKE_SHOWN: Final = """
() => {
  const found = [...(window.sandtableShown ?? [])];
  window.sandtableShown?.clear();
  return found.map((one) => JSON.parse(one));
}
"""


class Shown(NamedTuple):
    """Something that was in the page: the text of a node (no name), or the value of an attribute."""

    name: str
    value: str


class Guest:
    """A browser context with one page. ``expects`` names messages of the console that are no mistakes in this test."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        lang: str = "en",
        *,
        phone: bool = False,
        pace: str = "off",
        motion: bool = False,
        dark: bool = False,
        hand: Hand | None = None,
        sharpness: int | None = None,
        installed: bool = False,
        zone: str | None = None,
    ) -> None:
        self.address: Final = address
        self.errors: Final[list[str]] = []
        self.frames: Final[list[str]] = []
        self.raw: Final[set[str]] = set()
        self.secrets: Final[set[str]] = set()  # letters by chance, that may look like a message nobody translated
        self.socket: WebSocket  # the newest live connection
        self.expected: Final[list[re.Pattern[str]]] = []
        self.words: Words = words(lang)
        self.hand: Final[Hand] = hand or (Finger() if phone else Mouse())
        self.context: Final = browser.new_context(
            base_url=f"http://{address}",
            viewport=PHONE if phone else DESK,
            is_mobile=phone,
            has_touch=phone,
            device_scale_factor=sharpness or (2 if phone else 1),
            locale=LOCALES[lang],
            timezone_id=zone,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if installed else "block",  # what it answers is out of a test's sight
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.tracing.start(snapshots=TRACED in os.environ)  # of every step, which takes a while
        self.context.add_init_script(RECORDER)
        choose = f"localStorage.getItem('sandtable.pace') ?? localStorage.setItem('sandtable.pace', '{pace}')"
        self.context.add_init_script(f"if (location.protocol.startsWith('http')) {choose};")
        self.context.on("page", self._watch)
        self.page: Final[Page] = self.context.new_page()

    def _watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.errors.append(f"page error: {error}"))
        page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(pattern.search(message.text) for pattern in self.expected):
            self.errors.append(f"console: {message.text} ({message.location})")

    def _socket(self, socket: WebSocket) -> None:
        self.socket = socket
        socket.on("framereceived", self._heard)

    def _heard(self, frame: str | bytes) -> None:
        if frame != PONG:
            self.frames.append(str(frame))

    def expects(self, pattern: str) -> None:
        self.expected.append(re.compile(pattern))

    def speaks(self, lang: str) -> None:
        self.words = words(lang)

    def get(self, path: str, **params: Any) -> Any:
        """Ask the server as this guest, beside the page."""
        answer = self.context.request.get(path, params=params)
        assert answer.ok, answer.text()
        return answer.json()

    def imports(self, match: Match) -> str:
        """Bring a match that was played elsewhere; gives the id of its table."""
        csrf = self.get("/api/me")["csrf"]
        answer = self.context.request.post("/api/import", data={"save": match.save()}, headers={CSRF_HEADER: csrf})
        assert answer.status == 201, answer.text()
        table: str = answer.json()["table"]
        return table

    def makes(self, title: str, mode: str, seats: list[str]) -> str:
        """A new table, made beside the page; its id."""
        csrf = self.get("/api/me")["csrf"]
        wish = {"title": title, "mode": mode, "options": {}, "seats": seats, "manual": False, "spectators": 0}
        answer = self.context.request.post("/api/tables", data=wish, headers={CSRF_HEADER: csrf})
        assert answer.status == 201, answer.text()
        table: str = answer.json()["table"]
        return table

    def acts(self, table: str, seat: int, act: str) -> None:
        """Play an act beside the page."""
        csrf = self.get("/api/me")["csrf"]
        wish = {"seat": seat, "act": act}
        answer = self.context.request.post(f"/api/tables/{table}/act", data=wish, headers={CSRF_HEADER: csrf})
        assert answer.ok, answer.text()

    def states(self) -> list[Any]:
        """What the server has told about the game, message by message."""
        messages = whole(json.loads(frame) for frame in self.frames)
        return [message for message in messages if message["type"] == "state"]

    def shown(self) -> list[Shown]:
        """All that has been in the page since it was loaded or since the last call."""
        found = self.page.evaluate(TAKE_SHOWN)
        shown = [Shown(name, value) for name, value in found]
        self.raw.update(one.value for one in shown if one.name in SPOKEN and RAW.search(one.value))
        return shown

    def pointers(self) -> list[str]:
        used: list[str] = self.page.evaluate("sandtablePointers")
        return used

    def mistakes(self) -> list[str]:
        """Errors of scripts and of the content security policy, and texts that nobody translated."""
        self.shown()
        return [*self.errors, *(f"not translated: {text}" for text in sorted(self.raw - self.secrets))]

    def keep(self, folder: Path, name: str) -> None:
        """A picture of the page and the trace of all that was done with it."""
        folder.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=folder / f"{name}.png")
        self.context.tracing.stop(path=folder / f"{name}.zip")

    def leave(self) -> None:
        self.context.close()


Guests: TypeAlias = Callable[..., Guest]
