"""The web application: routes, what goes around them, and how errors are answered."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, Router, WebSocketRoute
from starlette.websockets import WebSocket

from sandtable.kernel.plain import Malformed
from sandtable.kernel.refusal import IllegalAction
from sandtable.server.api.replies import answer
from sandtable.server.api.routes import routes
from sandtable.server.guard import Addresses, SecurityHeaders, TurnedAway
from sandtable.server.hall import Hall
from sandtable.server.live import live
from sandtable.server.messages import Denied, RefusalData, Refused, not_understood
from sandtable.server.metrics import MEDIA, PATH, Measured, Metrics, may_read
from sandtable.server.pages import page_routes
from sandtable.server.settings import Settings
from sandtable.server.siblings import is_sibling
from sandtable.server.storage import StorageFailed

log = structlog.get_logger("sandtable.app")


def create_app(settings: Settings) -> Starlette:
    """The whole web table over one data folder."""
    halls: list[Hall] = []  # one, while the server runs
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            halls.append(await Hall.open(settings, metrics))
        except StorageFailed as error:
            if settings.crew is None:
                raise
            log.error("storage-failed", problem=str(error))
            os._exit(1)  # the foreman tries again in a moment
        try:
            yield
        finally:
            await halls.pop().close()

    async def connect(socket: WebSocket) -> None:
        await live(socket, halls[0])

    async def measured(request: Request) -> Response:
        alone = is_sibling(settings, request)
        if not alone and not may_read(settings, request):
            raise HTTPException(404)
        return Response(await halls[0].measured(alone), media_type=MEDIA)

    async def storage_failed(request: Request, error: Exception) -> Response:
        metrics.went_wrong("storage")
        log.error("storage-failed", path=request.url.path, problem=str(error))
        return answer(Denied("storage"), 503)

    addresses = [*routes(lambda: halls[0]), WebSocketRoute("/tables/{table}/live", connect)]
    app = Starlette(
        routes=[
            Mount("/api", Router(addresses, redirect_slashes=False)),
            Route(PATH, measured),
            *page_routes(settings.client_folder),
        ],
        middleware=[
            Middleware(Measured, metrics=metrics),
            Middleware(SecurityHeaders),
            Middleware(Addresses, names=settings.hosts),
        ],
        exception_handlers={
            Malformed: _malformed,
            IllegalAction: _refused,
            TurnedAway: _denied,
            StorageFailed: storage_failed,
            HTTPException: _http,
            ClientDisconnect: _gone,
        },
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False  # nobody is sent to an address made from what they sent
    return app


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, Malformed)
    return answer(not_understood(error), 413 if error.message == "core-malformed-size" else 400)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, IllegalAction)
    return answer(Refused(RefusalData.of(error.refusal)), 409)


async def _denied(request: Request, error: Exception) -> Response:
    assert isinstance(error, TurnedAway)
    response = answer(Denied(error.reason), error.status)
    if error.status == 503:  # the next line may lead to somebody who can
        response.headers["Connection"] = "close"
    if error.retry_after:
        response.headers["Retry-After"] = str(int(error.retry_after) + 1)
    return response


async def _gone(request: Request, error: Exception) -> Response:
    """Whoever hung up before all was said hears nothing of this."""
    return answer(Denied("request"), 400)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = answer(Denied("address" if error.status_code == 404 else "request"), error.status_code)
    response.headers.update(error.headers or {})
    return response
