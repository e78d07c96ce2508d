"""The operations as routes of the web application."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sandtable.server.api.openapi import document
from sandtable.server.api.operations import OPERATIONS, Endpoint
from sandtable.server.hall import LOOK, SCOPE, Hall
from sandtable.server.load import Part

Answering: TypeAlias = tuple[Endpoint, str, Part | None]


def routes(hall: Callable[[], Hall]) -> list[Route]:
    """``hall`` is asked for at each request: it is there while the server runs."""
    by_path: dict[str, dict[str, Answering]] = {"/openapi.json": {"GET": (send_document, LOOK, None)}}
    for operation in OPERATIONS:
        answering = operation.endpoint, operation.scope, operation.part
        by_path.setdefault(operation.path, {})[operation.method] = answering
    return [Route(path, _bound(endpoints, hall), methods=[*endpoints]) for path, endpoints in by_path.items()]


def _bound(endpoints: dict[str, Answering], hall: Callable[[], Hall]) -> Callable[[Request], Awaitable[Response]]:
    async def answered(request: Request) -> Response:
        endpoint, request.scope[SCOPE], part = endpoints["GET" if request.method == "HEAD" else request.method]
        if part is not None:
            hall().load.check(part)
        return await endpoint(hall(), request)

    return answered


async def send_document(hall: Hall, request: Request) -> Response:
    """The OpenAPI document."""
    hall.limits.request(request, None)
    return Response(document(), media_type="application/json")
