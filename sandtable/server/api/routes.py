"""Every request that the server answers: one table, from which the routes and the OpenAPI document are made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sandtable.server.api import bodies, guests, seats, tables
from sandtable.server.hall import Hall
from sandtable.server.messages import Done, Past, State, Table

Endpoint: TypeAlias = Callable[[Hall, Request], Awaitable[Response]]


@dataclass(frozen=True)
class Operation:
    """One request. What it is for stands in the docstring of its endpoint."""

    method: Literal["GET", "POST"]
    path: str
    endpoint: Endpoint
    answer: object  # the type of what is answered
    body: type[bodies.Body] | None = None
    status: int = 200


OPERATIONS: Final = (
    Operation("GET", "/titles", guests.titles, bodies.Titles),
    Operation("GET", "/me", guests.me, bodies.Me),
    Operation("POST", "/me", guests.rename, bodies.Me, bodies.Rename),
    Operation("POST", "/tokens", guests.make_token, bodies.Token, bodies.Rename, 201),
    Operation("POST", "/tokens/revoke", guests.revoke_tokens, Done, bodies.Nothing),
    Operation("GET", "/tables", tables.tables, bodies.Tables),
    Operation("POST", "/tables", tables.make_table, bodies.Made, bodies.NewTable, 201),
    Operation("POST", "/import", tables.import_save, bodies.Made, bodies.Import, 201),
    Operation("GET", "/tables/{table}", tables.table, Table),
    Operation("POST", "/tables/{table}/sit", seats.sit, bodies.Sat, bodies.Sit),
    Operation("POST", "/tables/{table}/key", seats.key, bodies.SeatKey, bodies.OneSeat),
    Operation("POST", "/tables/{table}/leave", seats.leave, Done, bodies.OneSeat),
    Operation("POST", "/tables/{table}/propose", seats.propose, bodies.Proposing, bodies.Propose),
    Operation("POST", "/tables/{table}/agree", seats.agree, Done, bodies.Agree),
    Operation("POST", "/tables/{table}/rematch", seats.rematch, bodies.Made, bodies.Nothing, 201),
    Operation("POST", "/tables/{table}/act", tables.act, Done, bodies.ActNow),
    Operation("GET", "/tables/{table}/view", tables.view, State | Past),
    Operation("GET", "/tables/{table}/save", tables.save, dict),
)


def routes(hall: Callable[[], Hall]) -> list[Route]:
    """``hall`` is asked for at each request: it is there while the server runs."""
    return [Route(one.path, _bound(one.endpoint, hall), methods=[one.method]) for one in OPERATIONS]


def _bound(endpoint: Endpoint, hall: Callable[[], Hall]) -> Callable[[Request], Awaitable[Response]]:
    async def answered(request: Request) -> Response:
        return await endpoint(hall(), request)

    return answered
