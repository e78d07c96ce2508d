"""A real HTTP server on the loopback that keeps what is posted to it: a chat room, or a push service."""

from __future__ import annotations

import queue
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import NamedTuple

PATIENCE = 180.0  # seconds


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
