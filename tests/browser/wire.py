"""A wire between a browser and the server that can lose what goes through it, and break."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Final

CHUNK: Final = 65_536


class Wire:
    """Passes bytes on both ways. ``lose`` throws away those of one way, ``cut`` closes everything until ``mend``."""

    def __init__(self, address: str) -> None:
        host, port = address.split(":")
        self._server: Final = (host, int(port))
        self._listener: Final = socket.create_server((host, 0))
        self.address: Final = f"{host}:{self._listener.getsockname()[1]}"
        self._open: Final[set[socket.socket]] = set()
        self._lock: Final = threading.Lock()
        self._threads: Final[list[threading.Thread]] = []
        self._whole = True
        self._losing = ""

    def __enter__(self) -> Wire:
        self._run(self._accept)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cut()
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for thread in self._threads:
            thread.join()
        for end in self._open:
            end.close()

    # what happens to it

    def lose(self, direction: str) -> None:
        """From now on nothing arrives that is said ``up`` to the server, or ``down`` to the browser."""
        assert direction in ("up", "down")
        self._losing = direction

    def cut(self) -> None:
        with self._lock:
            self._whole = False
            for end in self._open:
                _shut(end)

    def mend(self) -> None:
        with self._lock:
            self._losing = ""
            self._whole = True

    # how it works

    def _run(self, work: Callable[..., None], *args: object) -> None:
        thread = threading.Thread(target=work, args=args)
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        while True:
            try:
                browser, _ = self._listener.accept()
            except OSError:
                return
            server = socket.create_connection(self._server)
            for end in (browser, server):
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            with self._lock:
                self._open.update((browser, server))
                if not self._whole:
                    _shut(browser)
                    _shut(server)
            self._run(self._pass_on, browser, server, "up")
            self._run(self._pass_on, server, browser, "down")

    def _pass_on(self, source: socket.socket, target: socket.socket, direction: str) -> None:
        try:
            while data := source.recv(CHUNK):
                if self._losing != direction:
                    target.sendall(data)
        except OSError:
            pass  # cut meanwhile
        finally:
            _shut(target)


def _shut(end: socket.socket) -> None:
    with suppress(OSError):  # the other side was faster
        end.shutdown(socket.SHUT_RDWR)
