"""Lines on which nobody speaks or reads: they are closed, counted by address, and never more than there are files."""

from __future__ import annotations

import asyncio
import inspect
import json
import os
import re
import socket
import subprocess
import sys
from contextlib import ExitStack, suppress
from importlib.metadata import requires, version
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from packaging.requirements import Requirement
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.protocol import OPEN

from sandtable.server.app import create_app
from sandtable.server.door import OTHER_FILES, Door, fitted
from sandtable.server.identity import COOKIE
from sandtable.server.settings import Settings
from sandtable.server.wires import MORE, SHORT, Config, Wire
from server.house import PATIENCE, House
from server.served import Served
from server.spoiled import frame

HEAD = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
FRIEND, STRANGER = "127.0.0.1", "127.0.0.2"


def line(address: str, source: str = FRIEND) -> socket.socket:
    host, _, port = address.partition(":")
    return socket.create_connection((host, int(port)), PATIENCE, (source, 0))


def rest(line: socket.socket) -> bytes:
    """What comes until the other side hangs up."""
    heard = b""
    while True:
        try:
            chunk = line.recv(65536)
        except ConnectionResetError:
            return heard
        if not chunk:
            return heard
        heard += chunk


def answered(address: str) -> socket.socket:
    """A line whose first request was heard; on a busy machine even that may take several."""
    while True:
        one = line(address)
        with suppress(ConnectionError):
            one.sendall(HEAD + b"\r\n")
            if one.recv(65536).startswith(b"HTTP/1.1 200"):
                return one
        one.close()


def drip(line: socket.socket) -> bytes:
    """A byte now and then, which is no request, until the other side hangs up; gives what it said."""
    line.settimeout(0.02)
    try:
        while True:
            with suppress(TimeoutError):
                return line.recv(65536)
            line.sendall(b"G")
    except ConnectionError:
        return b""


# uvicorn's insides that sandtable/server/wires.py uses

METHODS = {
    H11Protocol: ("connection_made", "connection_lost", "data_received", "handle_websocket_upgrade", "pause_writing"),
    WebSocketsSansIOProtocol: (
        *("connection_made", "connection_lost", "run_asgi", "send_receive_event_to_app", "handle_parser_exception"),
        *("keepalive_timeout", "pause_writing", "resume_writing", "send", "receive"),
    ),
}
FIELDS = {
    H11Protocol: ("config", "client", "loop", "cycle", "transport"),
    RequestResponseCycle: ("response_complete",),
    WebSocketsSansIOProtocol: (
        *("config", "client", "loop", "transport", "conn", "frames", "curr_msg_data_type", "close_sent", "close_timer"),
        *("close_timeout", "handshake_complete", "read_paused", "queue", "writable", "disconnected"),
    ),
}


def test_uvicorn_is_pinned_to_the_version_whose_insides_are_used() -> None:
    pinned = re.search(r'"(uvicorn[^"]*)"', (Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    assert pinned is not None
    wanted = Requirement(pinned[1])
    assert {one.operator for one in wanted.specifier} == {">=", "<"}
    assert wanted.specifier.contains(version("uvicorn"))
    assert any(name.startswith("uvicorn") for name in requires("sandtable") or ())
    for kind, methods in METHODS.items():
        assert [name for name in methods if not inspect.isfunction(getattr(kind, name, None))] == []
    for kind, fields in FIELDS.items():
        made = inspect.getsource(kind.__init__)
        assert [name for name in fields if f"self.{name}" not in made] == []
    assert "proxy_headers" in inspect.signature(uvicorn.Config).parameters


# who does not speak, and who does not read


def test_who_does_not_finish_the_head_of_a_request_is_cut_off(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path, header_seconds=0.2) as house:
        with line(house.address) as silent, line(house.address) as slow, answered(house.address) as second:
            slow.sendall(HEAD)
            second.sendall(HEAD)  # the next one is not finished
            assert rest(silent) == rest(slow) == b""
            assert b"HTTP/1.1" not in rest(second)
        with line(house.address) as dripping:
            assert drip(dripping) == b""
        answered(house.address).close()


def test_who_does_not_send_what_was_announced_is_told(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path, body_seconds=0.2) as house:
        guest = house.visitor()
        with line(house.address) as slow:
            head = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            own = f"Cookie: {COOKIE}={guest.http.cookies[COOKIE]}\r\nX-Sandtable-Csrf: {guest.me['csrf']}\r\n"
            slow.sendall((head + own + "Content-Length: 100\r\n\r\n{").encode())
            told = rest(slow)
            assert told.startswith(b"HTTP/1.1 408")
            assert b'"slow"' in told


def test_who_does_not_read_the_answer_is_cut_off(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path, send_seconds=0.2) as house:
        house.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            host, _, port = house.address.partition(":")
            deaf.connect((host, int(port)))
            request = b"GET /rulebook/globalwar/en HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
            with pytest.raises(OSError):  # noqa: PT012
                while True:
                    deaf.sendall(request)


def test_who_comes_to_a_table_and_says_nothing_is_sent_away(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path, hello_seconds=6.0) as house:
        guest = house.visitor()
        table = guest.makes("solo", "me")
        with guest.joins(table, 0) as greeting:
            with guest.joins(table, greet=False) as silent, pytest.raises(ConnectionClosed) as closed:
                silent.hear()
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "hello")
            assert greeting.ask("why", seat=0, act="stop")["type"] == "done"  # who has greeted may stay


def test_who_greets_and_is_gone_without_a_word_is_noticed(tmp_path: Path, printed: list[str]) -> None:
    house = House(tmp_path)
    config = house.server.config
    assert 0 < (config.ws_ping_interval or 0) + (config.ws_ping_timeout or 0) <= 60
    config.ws_ping_interval = config.ws_ping_timeout = 0.2
    with house:
        guest = house.visitor()
        path = f"/api/tables/{guest.makes('solo', 'me')['table']}/live"
        with line(house.address) as dead:
            head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {COOKIE}={guest.http.cookies[COOKIE]}\r\n"
            upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            dead.sendall(f"{head}{upgrade}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode())
            dead.sendall(frame(b'{"type":"hello","seats":[0]}'))
            heard = rest(dead)  # which has no end unless the other side hangs up
        assert b"keepalive ping timeout" in heard


def test_who_asks_nothing_more_on_a_line_does_not_keep_it(tmp_path: Path, printed: list[str]) -> None:
    house = House(tmp_path)
    assert 0 < house.server.config.timeout_keep_alive <= 10
    house.server.config.timeout_keep_alive = 1
    with house, answered(house.address) as silent:
        assert rest(silent) == b""


def test_who_does_not_wait_for_answers_is_read_no_further_than_they_are_heard(tmp_path: Path) -> None:
    """However short messages are: one may wait to be heard, and with the next reading stops."""

    async def story() -> list[tuple[int, bool]]:
        config = Config(create_app(Settings(tmp_path)), ws=Wire)
        config.load()
        config.door = Door(Settings(tmp_path))
        here, there = socket.socketpair()
        loop = asyncio.get_running_loop()
        with there:
            _, wire = await loop.create_connection(lambda: Wire(config, ServerState(), {}, loop), sock=here)
            wire.conn.state = OPEN
            found = []
            for text in (b"short", b"x" * (SHORT + 1), b"short", b"short"):
                wire.frames, wire.curr_msg_data_type = [text], "text"
                wire.send_receive_event_to_app()
                found.append((wire.queue.qsize(), wire.read_paused))
                if found[-1] == (2, True):
                    await wire.receive()
                    await wire.receive()
                    assert not wire.read_paused
            wire.transport.abort()
        return found

    assert asyncio.run(story()) == [(1, False), (2, True), (1, False), (2, True)]


@pytest.mark.parametrize("followed", [True, False])
def test_an_answer_is_written_with_what_follows_it_at_once(tmp_path: Path, followed: bool) -> None:
    answer, news = frame(b"answer", mask=False), frame(b"news", mask=False)

    async def story() -> bytes:
        config = Config(create_app(Settings(tmp_path)), ws=Wire)
        config.load()
        config.door = Door(Settings(tmp_path))
        here, there = socket.socketpair()
        there.setblocking(False)
        loop = asyncio.get_running_loop()
        with there:
            _, wire = await loop.create_connection(lambda: Wire(config, ServerState(), {}, loop), sock=here)
            wire.conn.state = OPEN
            wire.handshake_complete = True
            said: dict[str, Any] = {"type": "websocket.send", "text": "answer", MORE: True}
            await wire.send(said)
            with pytest.raises(BlockingIOError):
                there.recv(1000)
            if followed:
                await wire.send({"type": "websocket.send", "text": "news"})
            heard = await loop.sock_recv(there, 1000)
            await wire.send({"type": "websocket.close"})
            with pytest.raises(OSError):
                await wire.send(said)
            wire.transport.abort()
        return heard

    assert asyncio.run(story()) == (answer + news if followed else answer)


# how many


def test_one_address_has_only_so_many_lines(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path, lines_of_an_address=3) as house, ExitStack() as lines:
        for _ in range(3):
            lines.enter_context(line(house.address, STRANGER))
        with line(house.address, STRANGER) as one_too_many:
            assert rest(one_too_many).startswith(b"HTTP/1.1 503")
        assert httpx.get(f"http://{house.address}/api/health", timeout=PATIENCE).status_code == 200
        lines.close()
        while True:  # it hears of it a moment later
            with line(house.address, STRANGER) as again:
                again.sendall(HEAD + b"\r\n")
                if again.recv(65536).startswith(b"HTTP/1.1 200"):
                    break


def test_one_address_has_only_so_many_live_connections(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path, connections_of_an_address=2) as house:
        host = house.visitor()
        table = host.makes("solo", "me", spectators=0)
        with host.joins(table, 0), house.visitor().joins(table):
            with house.visitor().joins(table, greet=False) as third, pytest.raises(ConnectionClosed) as closed:
                third.hear()
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "connections")


def test_proxies_bring_many_people(tmp_path: Path) -> None:
    door = Door(Settings(tmp_path, lines=5, lines_of_an_address=1, proxies=("10.0.0.0/8",)))
    assert [door.enter("192.0.2.1"), door.enter("192.0.2.1")] == [True, False]
    assert [door.enter(f"10.0.0.{n}") for n in (1, 1, 1, 1)] == [True, True, True, True]
    assert not door.enter("192.0.2.9")  # now it is full
    door.leave("10.0.0.1")
    assert door.enter("192.0.2.9")


def test_who_has_a_whole_network_does_not_take_all_lines(tmp_path: Path) -> None:
    door = Door(Settings(tmp_path, lines=40, lines_of_an_address=3))
    homes = [f"2001:db8:1:{home:x}::1" for home in range(20)]
    assert sum(door.enter(home) for home in homes) == 10
    assert door.enter("2001:db8:2::1")
    assert door.enter("192.0.2.1")
    for home in homes[:10]:
        door.leave(home)
    assert [door.enter(homes[0]) for _ in range(4)] == [True, True, True, False]


def test_there_are_never_more_lines_than_files(tmp_path: Path) -> None:
    fit = fitted(Settings(tmp_path, lines=10**9, connections=10**9, lines_of_an_address=10**9))
    assert fit.short
    assert fit.settings.lines == fit.files - OTHER_FILES
    assert fit.settings.connections < fit.settings.lines
    assert fit.settings.lines_of_an_address * 2 < fit.settings.lines  # nobody takes them all alone
    assert not fitted(Settings(tmp_path, lines=16, connections=4)).short


class FewFiles(Served):
    """A server that may have only so many files open."""

    def __init__(self, folder: Path, files: int) -> None:
        script = folder / "few-files"
        script.write_text(f'#!/bin/sh\nulimit -n {files}\nexec "{sys.executable}" "$@"\n')
        script.chmod(0o700)
        super().__init__(folder, str(script))


def test_silent_lines_do_not_shut_a_server_with_few_files(tmp_path: Path) -> None:
    with FewFiles(tmp_path, 512) as served, ExitStack() as lines:
        serving = json.loads(served.log[0])
        assert (serving["files"], serving["connections"]) == (512, 192)
        for _ in range(600):
            lines.enter_context(line(served.address, STRANGER))
        assert httpx.get(f"{served.url}/api/health", timeout=PATIENCE).status_code == 200
        lines.close()
        assert served.stop() == 0
        events = [json.loads(line) for line in served.log]
    told = [(event["files"], event["wished"]) for event in events if event["event"] == "few-files"]
    assert told == [(512, Settings(tmp_path).connections)]
    assert [event for event in events if event["level"] == "error"] == []


def test_the_server_asks_for_as_many_files_as_it_may_have() -> None:
    asked = (
        "import resource; from sandtable.server.door import more_files;"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (200, 500)); print(more_files());"
        "print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, env={**os.environ}, check=True)
    assert told.stdout.split() == ["500", "500"]
