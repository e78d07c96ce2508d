"""The lines on which requests and live connections come: whoever neither speaks nor reads does not keep one.

These are uvicorn's own protocols with less patience. They use its insides, so `pyproject.toml` pins it, and
`tests/server/test_wires.py` names what they use.
"""

from __future__ import annotations

import asyncio
import time
from asyncio.transports import BaseTransport
from collections import deque
from collections.abc import Callable
from typing import Final, cast

import h11
import structlog
import uvicorn
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from sandtable.server.door import Door

MORE: Final = "sandtable.more"  # in a message: something else is said in the very next turn of the loop
CAME: Final = "sandtable.came"  # in a message: when it did
OPENED: Final = "opened"  # in the state of a request: when its line was opened
NO_TEXT: Final = 1007
POLICY: Final = 1008
SHORT: Final = 1024  # bytes of a message
SECONDS_TO_FLUSH: Final = 2.0  # once nobody has anything more to say
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
log = structlog.get_logger("sandtable.wires")


class Config(uvicorn.Config):
    """With the door that all lines come through."""

    door: Door


class Patience:
    """What happens unless something else does first."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float, over: Callable[[], object]) -> None:
        self._loop: Final = loop
        self._seconds: Final = seconds
        self._over: Final = over
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Unless it has begun already."""
        if self._timer is None:
            self._timer = self._loop.call_later(self._seconds, self._over)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Line(H11Protocol):
    """A line for requests. Uvicorn would wait for ever for the head of one, and for somebody to read the answer."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        assert isinstance(self.config, Config)
        self.app_state = {**self.app_state, OPENED: time.monotonic()}
        self.door = self.config.door
        self.host = self.client[0] if self.client else ""
        settings = self.door.settings
        self.asking = Patience(self.loop, settings.header_seconds, transport.abort)
        self.reading = Patience(self.loop, settings.send_seconds, transport.abort)
        self.inside = self.door.enter(self.host)
        if self.inside:
            self.asking.begin()
        else:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._leave()

    def _leave(self, for_good: bool = True) -> None:
        self.asking.end()
        self.reading.end()
        if self.inside:
            self.inside = False
            self.door.leave(self.host, for_good)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.inside:  # it is a live connection by now
            return
        if self.cycle is None or self.cycle.response_complete:
            self.asking.begin()  # a byte now and then is no request
        else:
            self.asking.end()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave(for_good=False)
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading.end()


class Wire(WebSocketsSansIOProtocol):
    """A live connection. Uvicorn would keep it until the last byte was read, however long that takes."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        assert isinstance(self.config, Config)
        self.door = self.config.door
        self.host = self.client[0] if self.client else ""
        self.inside = self.door.enter(self.host)  # the line that it comes from has just left
        self.greeting = Patience(self.loop, self.door.settings.hello_seconds, self._hang_up)
        self.greeting.begin()
        self.reading = Patience(self.loop, self.door.settings.send_seconds, self._cut_off)
        self.came: deque[float] = deque()  # when each of those came that are not heard yet

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.greeting.end()
        self.reading.end()
        if self.inside:
            self.inside = False
            self.door.leave(self.host)

    def _hang_up(self) -> None:
        """On somebody who came and says nothing."""
        if self.close_sent or not self.handshake_complete:
            self.transport.abort()
            return
        self.conn.send_close(POLICY, "hello")
        self.handle_parser_exception()

    def _cut_off(self) -> None:
        """Somebody who does not read what they are told."""
        log.info("connection-cut-off", path=self.scope["path"])
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        closing = 0.0 if self.close_timer is None else self.close_timeout
        self.loop.call_later(closing + SECONDS_TO_FLUSH, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """Uvicorn writes a traceback into the log when somebody sends a text that is none. And for each message it
        stops reading until that was heard, which takes two calls of the system: a short one that is alone needs none.
        """
        self.greeting.end()
        waiting = self.queue.qsize()
        self._put_into_queue()
        if self.queue.qsize() > waiting:
            self.came.append(time.monotonic())

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if message["type"] == "websocket.receive":
            cast("dict[str, object]", message)[CAME] = self.came.popleft()
        return message

    def _put_into_queue(self) -> None:
        data = b"".join(self.frames)
        try:
            text = data.decode() if self.curr_msg_data_type == "text" and not self.close_sent else None
        except UnicodeDecodeError:
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
            return
        if text is None or len(data) > SHORT or not self.queue.empty():
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self.queue.put_nowait({"type": "websocket.receive", "text": text})

    async def send(self, message: ASGISendEvent) -> None:
        """What is said with ``MORE`` waits for what follows, or for the next turn of the loop if nothing does: what is
        written together is one call of the system, one packet, and whoever reads it wakes up once."""
        if MORE not in message:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        try:
            self.conn.send_text(cast("dict[str, str]", message)["text"].encode())
        except InvalidState:  # it is being closed
            raise ClientDisconnected from None
        self.loop.call_soon(self._write)

    def _write(self) -> None:
        """Unless it was written along with something else."""
        output = self.conn.data_to_send()
        if output and not self.transport.is_closing():
            self.transport.write(b"".join(output))

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(SECONDS_TO_FLUSH, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading.begin()
        self.transport.pause_reading()  # or else every ping would add an answer that is not read

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading.end()
        if not self.read_paused:
            self.transport.resume_reading()
