"""What stands between strangers and the tables: security headers, sizes, and requests forged by other sites."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sandtable.kernel.plain import Malformed
from sandtable.server.messages import Denied, encode
from sandtable.text import LANGUAGES, language

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # links of seats and tables are nobody else's business
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class TurnedAway(Exception):
    """A request that is not carried out for a reason outside the game, with its HTTP status."""

    def __init__(self, status: int, reason: str, retry_after: float = 0.0) -> None:
        super().__init__(reason)
        self.status: Final = status
        self.reason: Final = reason
        self.retry_after: Final = retry_after


class Addresses:
    """Turns away what is sent to an address that nothing can have, or to a name that is not the server's.

    Some site might let its own name lead here, and its page would then speak for whoever looks at it. A number cannot
    be bent in that way.
    """

    def __init__(self, app: ASGIApp, names: tuple[str, ...]) -> None:
        self.app: Final = app
        self.names: Final = {name.lower() for name in (*names, "localhost")}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif "\x00" in scope["path"]:
            await self._turn_away(scope, receive, send, 404, "address")
        elif not self._is_ours(Headers(scope=scope).get("host")):
            await self._turn_away(scope, receive, send, 400, "hostname")
        else:
            await self.app(scope, receive, send)

    def _is_ours(self, host: str | None) -> bool:
        if host is None:  # no browser leaves it out
            return True
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        try:
            ip_address(name)
        except ValueError:
            return name in self.names
        return True

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send, status: int, reason: str) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": reason})
            return
        if scope["path"].startswith("/api/"):
            answer = Response(encode(Denied(reason)), status, media_type="application/json")
        else:  # somebody reads it
            told = [language(code).say(f"core-denied-{reason}") for code in LANGUAGES]
            answer = Response("\n".join(told) + "\n", status, media_type="text/plain")
        await answer(scope, receive, send)


class SecurityHeaders:
    """Puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        await self.app(scope, receive, send_with_headers)


async def body_of(request: Request, largest: int, seconds: float) -> bytes:
    """The whole body, which has to be JSON, not too large, and there in so many seconds."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise TurnedAway(415, "json")
    read = bytearray()
    try:
        async with asyncio.timeout(seconds):
            async for chunk in request.stream():
                read += chunk
                if len(read) > largest:
                    raise Malformed("", "core-malformed-size", limit=largest)
    except TimeoutError:
        raise TurnedAway(408, "slow") from None
    return bytes(read)


@asynccontextmanager
async def waiting_for(request: Request) -> AsyncIterator[None]:
    """Something that is stopped when whoever asked hangs up; their whole body has been read."""
    gone = False
    waiting = asyncio.current_task()
    assert waiting is not None

    async def watch() -> None:
        nonlocal gone
        while (await request.receive())["type"] != "http.disconnect":
            pass
        gone = True
        waiting.cancel()

    watching = asyncio.create_task(watch())
    try:
        yield
    except asyncio.CancelledError:
        if not gone:
            raise
        waiting.uncancel()
        raise ClientDisconnect from None
    finally:
        watching.cancel()


def from_elsewhere(connection: HTTPConnection) -> bool:
    """Whether another site's page opened this connection; programs send no origin."""
    origin = connection.headers.get("origin")
    try:
        return origin is not None and urlsplit(origin).netloc != connection.headers.get("host")
    except ValueError:
        return True
