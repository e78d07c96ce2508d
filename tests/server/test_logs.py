"""What `sandtable serve` prints: one line for people, JSON for machines, and never a secret."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sandtable.server.identity import COOKIE, CSRF_HEADER
from server.house import PATIENCE, House, Visitor
from server.test_restart import come_back


class Command:
    """`sandtable serve` as a process of its own; what it prints is kept while it runs."""

    line = None

    def __init__(self, folder: Path, *words: str, terminal: bool = False) -> None:
        command = [sys.executable, "-m", "sandtable", "serve", "--port", "0", "--data", str(folder), *words]
        if terminal:
            self.reading, writing = pty.openpty()
        else:
            self.reading, writing = os.pipe()
        environment = {**os.environ, "TERM": "xterm", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=writing, stderr=writing, env=environment
        )
        os.close(writing)
        self.printed = b""
        self.address = ""
        self.first_line = threading.Event()
        self.keeping = threading.Thread(target=self._keep)
        self.keeping.start()

    def __enter__(self) -> Command:
        return self

    def __exit__(self, *failure: object) -> None:
        if self.process.poll() is None:  # a test has failed before it was stopped
            self.process.kill()
            self.process.wait()
        self.keeping.join()
        os.close(self.reading)

    def _keep(self) -> None:
        while True:
            try:
                chunk = os.read(self.reading, 65536)
            except OSError:  # so a terminal ends
                chunk = b""
            self.printed += chunk
            if b"\n" in self.printed or not chunk:
                self.first_line.set()
            if not chunk:
                return

    def started(self) -> str:
        """The first line, which tells the address."""
        assert self.first_line.wait(PATIENCE)
        line = self.printed.decode().splitlines()[0]
        found = re.search(r"http://([\d.:]+)", line)
        assert found is not None, line
        self.address = found[1]
        return line

    def stopped(self) -> str:
        """Everything that was printed, after it has stopped as by Ctrl-C."""
        self.process.send_signal(signal.SIGINT)
        assert self.process.wait(PATIENCE) == 0
        self.keeping.join()
        return self.printed.decode()


def hear(socket: ClientConnection, kind: str) -> None:
    while json.loads(socket.recv(PATIENCE))["type"] != kind:
        pass


def closed(socket: ClientConnection) -> int:
    with pytest.raises(ConnectionClosed) as ended:
        hear(socket, "never")
    assert ended.value.rcvd is not None
    return ended.value.rcvd.code


def test_a_machine_reads_json_with_no_secret_in_it(tmp_path: Path) -> None:
    with Command(tmp_path) as command:
        serving = json.loads(command.started())
        assert serving["event"] == "serving"
        guest, friend = Visitor(command), Visitor(command)
        table = guest.makes("duel", "me", "open")
        path = f"/api/tables/{table['table']}"
        key = table["keys"]["1"]
        friend.sits(table, 1)
        token = guest.post("/api/tokens", {"name": "robot"}).json()["token"]
        httpx.get(f"http://{command.address}{path}", headers={"Authorization": f"Bearer {token}x"}, timeout=PATIENCE)
        cookie = guest.http.cookies[COOKIE]
        live = f"ws://{command.address}{path}/live"
        with connect(live, additional_headers={"Cookie": f"{COOKIE}={cookie}"}, open_timeout=PATIENCE) as socket:
            socket.send(json.dumps({"type": "hello", "seats": [0]}))
            socket.send(json.dumps({"type": "chat", "id": 1, "text": "between the two of us"}))
            hear(socket, "done")
            socket.send(json.dumps({"type": "nonsense", "key": key}))
            hear(socket, "malformed")
            with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
                (header,) = database.execute("SELECT header FROM tables").fetchone()
                database.execute(
                    "CREATE TRIGGER full BEFORE INSERT ON chat BEGIN SELECT RAISE(ABORT, 'disk full'); END"
                )
            socket.send(json.dumps({"type": "chat", "id": 2, "text": "between the two of us"}))
            assert closed(socket) == 1013  # for the disk is full
        guest.http.post("/api/tables", content=key, headers={CSRF_HEADER: "wrong"})
        printed = command.stopped()
        lines = [json.loads(line) for line in printed.splitlines()]
        assert all(line["level"] and line["timestamp"] for line in lines)
        events = [line["event"] for line in lines]
        assert (events[0], events[-1]) == ("serving", "stopped")
        assert {"table-made", "storage-failed"} <= set(events)
        secrets = [key, token, cookie, guest.me["csrf"], json.loads(header)["secret"], "between the two of us"]
        secrets += [friend.http.cookies[COOKIE], (tmp_path / "secret").read_bytes().hex()]
        assert [secret for secret in secrets if secret in printed] == []


def test_people_read_one_line(tmp_path: Path) -> None:
    with Command(tmp_path, "--lang", "en", terminal=True) as command:
        line = command.started()
        assert line.startswith("The table is set: http://127.0.0.1:")
        Visitor(command).makes("solo", "me")
        assert command.stopped().split() == line.split()  # and nothing else, as long as nothing goes wrong


def test_a_terminal_reads_json_when_asked(tmp_path: Path) -> None:
    with Command(tmp_path, "--log-json", terminal=True) as command:
        assert json.loads(command.started())["event"] == "serving"
        printed = command.stopped()
        assert all(json.loads(line)["event"] for line in printed.splitlines())
        assert "The table is set" not in printed


def test_readiness_asks_the_storage_and_health_does_not(house: House) -> None:
    assert httpx.get(f"http://{house.address}/api/ready", timeout=PATIENCE).json() == {"type": "done"}
    with sqlite3.connect(house.settings.database) as database:
        database.execute("ALTER TABLE schema_version RENAME TO elsewhere")
    sick = httpx.get(f"http://{house.address}/api/ready", timeout=PATIENCE)
    assert (sick.status_code, sick.json()) == (503, {"type": "denied", "reason": "storage"})
    assert httpx.get(f"http://{house.address}/api/health", timeout=PATIENCE).json() == {"ok": True, "unopened": 0}
    with sqlite3.connect(house.settings.database) as database:
        database.execute("ALTER TABLE elsewhere RENAME TO schema_version")
    assert httpx.get(f"http://{house.address}/api/ready", timeout=PATIENCE).status_code == 200


def test_health_tells_of_tables_that_cannot_be_opened(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        guest = house.visitor()
        path = f"/api/tables/{guest.makes('solo', 'me')['table']}"
    with sqlite3.connect(house.settings.database) as database:
        (line,) = database.execute("SELECT line FROM entries WHERE n = 0").fetchone()
        database.execute("UPDATE entries SET line = ? WHERE n = 0", ('[0,"stop"]',))
    with House(tmp_path) as house:
        guest = come_back(guest, house)
        for _ in range(2):
            assert guest.get(path).status_code == 503
        health = httpx.get(f"http://{house.address}/api/health", timeout=PATIENCE)
        assert (health.status_code, health.json()) == (200, {"ok": True, "unopened": 1})
        with sqlite3.connect(house.settings.database) as database:
            database.execute("UPDATE entries SET line = ? WHERE n = 0", (line,))
        assert guest.get(path).status_code == 200
        assert httpx.get(f"http://{house.address}/api/health", timeout=PATIENCE).json() == {"ok": True, "unopened": 0}
