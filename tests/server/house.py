"""A real server on an ephemeral port, and visitors who speak to it as browsers and programs do."""

from __future__ import annotations

import json
import os
import random
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect, unix_connect

from sandtable.server.identity import COOKIE, CSRF_HEADER
from sandtable.server.serve import server
from sandtable.server.settings import Settings
from sandtable.table.updates import updated
from server.postoffice import PostOffice

PATIENCE = 180.0  # seconds until a test gives up waiting for a message, on a machine that is busy with other things

Message = dict[str, Any]

# tests come faster than people, and all from one address; on a busy machine they may also be slower
NO_HURRY: dict[str, Any] = {
    "requests_per_second": 1e6,
    "burst": 1e6,
    "new_guests_per_hour": 1e6,
    "tables_per_hour": 1e6,
    "lists_per_hour": 1e6,
    "mails_per_hour": 1e6,
    "codes_per_hour": 1e6,
    "connections_of_a_guest": 10_000,
    "connections_of_an_address": 10_000,
    "connections_at_a_table": 10_000,
    "connections": 10_000,
    "lines_of_an_address": 10_000,
    "lines": 10_000,
    "window_seconds": 0.0,
    "header_seconds": 600.0,
    "body_seconds": 600.0,
    "hello_seconds": 600.0,
    "health_seconds": 60.0,
    "behind_for_newcomers": 600.0,
    "behind_for_everybody": 600.0,
}
TRIES = 60  # where the server has no time, a second or so after each other
OVERLOADED = 4503, "overload"  # how a live connection ends that a server has no time for


def seed_of_this_test() -> str | None:
    """Its name, so that its deals and bots are the same every time; on a hunt and where no test runs, they are new."""
    running, _, _ = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")  # the last word is its phase
    return None if "SANDTABLE_HUNT" in os.environ else running or None


class House:
    """A running server over a data folder; leaving the ``with`` stops it as a signal would."""

    line: str | None = None

    def __init__(self, folder: Path, office: PostOffice | None = None, **settings: Any) -> None:
        self.settings = Settings(folder, **{**NO_HURRY, "seed": seed_of_this_test(), **settings})
        # asyncio sends small messages at once only on sockets that say they are TCP
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self.socket.bind(("127.0.0.1", 0))
        self.socket.listen()
        self.address = f"127.0.0.1:{self.socket.getsockname()[1]}"
        if office is not None:  # letters lead here by name
            home = "http://" + self.address.replace("127.0.0.1", "localhost")
            self.settings = replace(self.settings, mail=office.settings(home))
        self.server = server(self.settings, "127.0.0.1", 0)
        self.thread = threading.Thread(target=self.server.run, args=([self.socket],))

    def __enter__(self) -> House:
        self.thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.should_exit = True
        self.thread.join()
        self.socket.close()

    def visitor(self, name: str = "") -> Visitor:
        visitor = Visitor(self)
        if name:
            visitor.post("/api/me", {"name": name})
        return visitor


class Addressed(Protocol):
    """A server, wherever it runs; ``line`` leads to one of several workers behind the same address."""

    @property
    def address(self) -> str: ...

    @property
    def line(self) -> str | None: ...


def browser(house: Addressed, **more: Any) -> httpx.Client:
    """What sends requests there."""
    transport = None if house.line is None else httpx.HTTPTransport(uds=house.line)
    return httpx.Client(base_url=f"http://{house.address}", timeout=PATIENCE, verify=False, transport=transport, **more)


class Visitor:
    """Somebody with a cookie, or a program with a token."""

    def __init__(self, house: Addressed, token: str | None = None) -> None:
        self.house = house
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self.http = browser(house, headers=headers)
        self.me = self.http.get("/api/me").json()

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.http.get(path, params=params)

    def post(self, path: str, body: object) -> httpx.Response:
        """Once more, when the server has no time for it just now, as on a machine that is busy with other things; but
        not for ever."""
        for _ in range(TRIES):
            answer = self.post_once(path, body)
            if answer.status_code != 503 or answer.json()["reason"] != "overload":
                break
            time.sleep(int(answer.headers["Retry-After"]))
        return answer

    def post_once(self, path: str, body: object) -> httpx.Response:
        headers = {CSRF_HEADER: self.me["csrf"], "Content-Type": "application/json"}
        return self.http.post(path, content=json.dumps(body), headers=headers)

    def makes(self, mode: str, *seats: str, **more: Any) -> Message:
        answer = self.post("/api/tables", {"title": "blitzkrieg", "mode": mode, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        made: Message = answer.json()
        return made

    def sits(self, table: Message, seat: int) -> None:
        answer = self.post(f"/api/tables/{table['table']}/sit", {"key": table["keys"][str(seat)]})
        assert answer.json() == {"table": table["table"], "seat": seat}

    def joins(
        self, table: Message, *seats: int, since: int | list[int] = 0, greet: bool = True, **options: Any
    ) -> Joined:
        """As ``post``."""
        for _ in range(TRIES):
            joined = Joined(self, table["table"], **options)
            try:
                if greet:
                    joined.hello(*seats, since=since)
                return joined
            except ConnectionClosed as closed:
                if closed.rcvd is None or (closed.rcvd.code, closed.rcvd.reason) != OVERLOADED:
                    raise
                time.sleep(1.0)
        raise TimeoutError("the server has no time for anybody")

    def save(self, table: Message) -> str:
        answer = self.get(f"/api/tables/{table['table']}/save")
        assert answer.status_code == 200, answer.text
        return answer.text


class Joined:
    """A live connection. It remembers every frame and the newest state of every seat it looks through.

    However much is told before somebody hears it, the line is read: else the server's pings would not be answered.
    """

    def __init__(self, visitor: Visitor, table: str, max_queue: int | None = None) -> None:
        self.frames: list[str] = []
        self.told: list[Message] = []  # every state, whole
        self.states: dict[int | None, Message] = {}
        self.lines: dict[int | None, list[Message]] = {}
        self.answers: dict[int, Message] = {}
        self.malformed: list[Message] = []
        self.chat: list[Message] = []
        self.table: Message = {}
        self.next_id = 0
        headers = {name: value for name, value in visitor.http.headers.items() if name == "authorization"}
        if COOKIE in visitor.http.cookies:
            headers["Cookie"] = f"{COOKIE}={visitor.http.cookies[COOKIE]}"
        address = f"ws://{visitor.house.address}/api/tables/{table}/live"
        options: dict[str, Any] = {
            "additional_headers": headers,
            "open_timeout": PATIENCE,
            "max_queue": max_queue,
            "ping_interval": None,  # the server does that
        }
        line = visitor.house.line
        self.connecting = connect(address, **options) if line is None else unix_connect(line, address, **options)
        self.socket: ClientConnection = self.connecting.__enter__()

    def hello(self, *seats: int, since: int | list[int] = 0) -> None:
        self.states.clear()
        self.send({"type": "hello", "seats": seats, "since": since})
        self.until(lambda: all(seat in self.states for seat in seats or (None,)))

    def __enter__(self) -> Joined:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.close()

    def send(self, message: object) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Message:
        frame = self.socket.recv(PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Message = json.loads(frame)
        kind = message["type"]
        if kind in ("state", "update"):
            if kind == "update":
                message = updated(self.states[message["seat"]], message)
            self.states[message["seat"]] = message
            self.told.append(message)
            self.lines.setdefault(message["seat"], []).extend(message["lines"])
        elif kind in ("done", "refused", "denied"):
            self.answers[message["id"]] = message
        elif kind == "malformed":
            self.malformed.append(message)
        elif kind == "chat":
            self.chat.append(message)
        else:
            assert kind == "table"
            self.table = message
        return message

    def until(self, fits: Callable[[], bool]) -> None:
        while not fits():
            self.hear()

    def ask(self, type: str, **fields: Any) -> Message:
        """Say something and wait for its answer; as ``Visitor.post``."""
        for _ in range(TRIES):
            answer = self.ask_once(type, **fields)
            if answer.get("reason") != "overload":
                break
            time.sleep(answer["retry"])
        return answer

    def ask_once(self, type: str, **fields: Any) -> Message:
        self.next_id += 1
        id = self.next_id
        self.send({"type": type, "id": id, **fields})
        self.until(lambda: id in self.answers)
        return self.answers.pop(id)

    def act(self, seat: int, act: str) -> None:
        """Play an act and wait until this seat sees what came of it."""
        before = self._acts(seat)
        answer = self.ask("act", seat=seat, act=act)
        assert answer["type"] == "done", answer
        self.until(lambda: self._acts(seat) > before)

    def _acts(self, seat: int) -> int:
        """How many acts of its own a seat was told of: others may act at the same time."""
        return sum(line["what"] == "act" and line["seat"] == seat for line in self.lines[seat])


def play_at_random(joined: dict[int, Joined], rng: random.Random, most: int = 10_000) -> int:
    """Let every seat act at random through its own connection, until the end or for so many acts."""
    for acts in range(most):
        for seat, connection in joined.items():
            # whoever is asked, everybody waits until all have seen as much as can be seen
            connection.until(lambda seat=seat, connection=connection: settled(joined, connection.states[seat]))
        asked = [seat for seat, connection in joined.items() if connection.states[seat]["legal"]]
        if not asked:
            return acts
        seat = rng.choice(asked)
        joined[seat].act(seat, rng.choice(joined[seat].states[seat]["legal"]))
    return most


def settled(joined: dict[int, Joined], state: Message) -> bool:
    """Whether this state is the newest there is: all connections tell of equally many turns, or of the end."""
    newest = max(connection.states[seat]["seq"] for seat, connection in joined.items())
    return bool(state["seq"] == newest)
