"""How requests are read and answered: JSON in, JSON out."""

from __future__ import annotations

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from sandtable.kernel.plain import Malformed
from sandtable.server.guard import body_of
from sandtable.server.hall import Hall
from sandtable.server.messages import encode
from sandtable.table.table import Message


def answer(body: Struct | Message, status: int = 200) -> Response:
    return Response(encode(body), status, media_type="application/json")


async def sent(hall: Hall, request: Request) -> bytes:
    """The body of a request, which is never larger than a message."""
    return await body_of(request, hall.settings.largest_message, hall.settings.body_seconds)


def whole_number(request: Request, name: str) -> int | None:
    """A number of the query."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= 7):
        raise Malformed(name, "core-malformed-whole")
    return int(text)
