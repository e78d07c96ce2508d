"""A real HTTP server on the loopback that keeps what is posted to it: a chat room, or a push service."""

from __future__ import annotations

import queue
import socket
import threading
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import NamedTuple

PATIENCE = 180.0  # seconds


class Dribble:
    """Whoever comes is answered without end: a word in each moment, so that nobody's silence is long."""

    def __init__(self) -> None:
        self._server = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._server.getsockname()[1]}"
        self._closing = threading.Event()
        self.came = threading.Semaphore(0)
        self._threads = [threading.Thread(target=self._let_in)]

    def __enter__(self) -> Dribble:
        self._threads[0].start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._closing.set()
        self._server.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        self._server.close()

    def _let_in(self) -> None:
        with suppress(OSError):  # closed
            while True:
                line, _ = self._server.accept()
                self._threads.append(threading.Thread(target=self._answer, args=(line,)))
                self._threads[-1].start()
                self.came.release()

    def _answer(self, line: socket.socket) -> None:
        with line, suppress(OSError):
            line.sendall(b"HTTP/1.1 200 OK\r\nX-Words: ")
            while not self._closing.wait(0.05):
                line.sendall(b"x")


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class ChatRoom:
    """``answers`` are the statuses of the next answers; then it is always 200."""

    def __init__(self, *answers: int) -> None:
        self.posted: queue.Queue[Posted] = queue.Queue()
        room, left = self, list(answers)

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                self.send_response(left.pop(0) if left else 200)
                self.send_header("Content-Length", "0")
                self.end_headers()
                room.posted.put(Posted(self.path, headers, body))

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever)

    def __enter__(self) -> ChatRoom:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def next(self) -> Posted:
        return self.posted.get(timeout=PATIENCE)
