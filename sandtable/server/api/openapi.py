"""The OpenAPI document: what every request brings and is answered, worked out from the operations and their types."""

from __future__ import annotations

import re
from functools import cache
from http import HTTPStatus
from typing import Any, Final

import msgspec

import sandtable
from sandtable.server.api.bodies import Made
from sandtable.server.api.operations import BROWSER, OPERATIONS, Operation
from sandtable.server.identity import COOKIE, CSRF_HEADER
from sandtable.server.messages import ClientMessage, Denied, NotUnderstood, Refused, ServerMessage

LIVE: Final = "/api/tables/{table}/live"
ABOUT: Final = f"""\
Tables for war board games. A program has a personal token; a browser has a cookie, and the text of GET /api/me in a
header of every POST. What happens at a table is told on a WebSocket at {LIVE}: its messages are described by
x-live-connection and, with examples, in docs/api.md."""
REASONS: Final[dict[int, Any]] = {
    400: NotUnderstood | Denied,
    401: Denied,
    403: Denied,
    404: Denied,
    408: Denied,
    409: Refused | Denied,
    413: NotUnderstood | Denied,
    415: Denied,
    429: Denied,
    503: Denied,
}
SECURITY: Final = {
    "token": {"type": "http", "scheme": "bearer", "description": "A personal token from POST /api/tokens."},
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "A guest; GET /api/me gives it."},
    "csrf": {"type": "apiKey", "in": "header", "name": CSRF_HEADER, "description": "The text of GET /api/me."},
}

Data = dict[str, Any]


@cache
def document() -> bytes:
    """The document as JSON text."""
    answers = [operation.answer for operation in OPERATIONS]
    bodies = [operation.body for operation in OPERATIONS if operation.body is not None]
    types = [*answers, *bodies, *REASONS.values(), ClientMessage, ServerMessage]
    found, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schemas = {str(type): schema for type, schema in zip(types, found, strict=True)}
    paths: dict[str, Data] = {}
    for operation in OPERATIONS:
        paths.setdefault(f"/api{operation.path}", {})[operation.method.lower()] = _described(operation, schemas)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Sandtable", "version": sandtable.__version__, "description": ABOUT},
            "paths": paths,
            "components": {"schemas": components, "securitySchemes": SECURITY},
            "x-live-connection": {
                "path": LIVE,
                "says": schemas[str(ClientMessage)],
                "hears": schemas[str(ServerMessage)],
            },
        }
    )


def _described(operation: Operation, schemas: dict[str, Data]) -> Data:
    about = (operation.endpoint.__doc__ or "").strip()
    described: Data = {
        "operationId": operation.endpoint.__name__,
        "summary": about,
        "security": _security(operation),
        "responses": {str(status): _response(status, schemas[str(REASONS[status])]) for status in operation.statuses()},
    }
    carried_out = _response(operation.status, schemas[str(operation.answer)], operation.media)
    if operation.answer is Made:
        carried_out["links"] = _links()
    described["responses"][str(operation.status)] = carried_out
    parameters = _parameters(operation)
    if parameters:
        described["parameters"] = parameters
    if operation.body is not None:
        described["requestBody"] = {"required": True, "content": _json(schemas[str(operation.body)])}
    return described


def _security(operation: Operation) -> list[dict[str, list[str]]]:
    """Each of the list is enough."""
    browser: dict[str, list[str]] = {"cookie": []} if operation.body is None else {"cookie": [], "csrf": []}
    needed: list[dict[str, list[str]]] = [browser] if operation.scope == BROWSER else [{"token": []}, browser]
    return [*needed, {}] if operation.for_anybody else needed


def _parameters(operation: Operation) -> list[Data]:
    parameters: list[Data] = []
    for name in re.findall(r"\{(\w+)\}", operation.path):
        text = {"type": "string", "minLength": 1}
        parameters.append({"name": name, "in": "path", "required": True, "schema": text})
    whole = {"type": "integer", "minimum": 0, "maximum": 9_999_999}
    for name in operation.query:
        parameters.append({"name": name, "in": "query", "required": False, "schema": whole})
    if operation.words is not None:
        for name, schema in msgspec.json.schema_components([operation.words])[1][operation.words.__name__][
            "properties"
        ].items():
            parameters.append({"name": name, "in": "query", "required": False, "schema": schema})
    return parameters


def _response(status: int, schema: Data, media: str = "application/json") -> Data:
    response: Data = {"description": HTTPStatus(status).phrase, "content": {media: {"schema": schema}}}
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        seconds = {"schema": {"type": "integer", "minimum": 1}, "description": "Seconds to wait.", "required": True}
        response["headers"] = {"Retry-After": seconds}
    if status == HTTPStatus.SERVICE_UNAVAILABLE:  # of an overload; of storage that is away nobody knows
        seconds = {"schema": {"type": "integer", "minimum": 1}, "description": "Seconds to wait, where it is known."}
        response["headers"] = {"Retry-After": seconds}
    return response


def _links() -> Data:
    """What can be asked about a new table."""
    return {
        operation.endpoint.__name__: {
            "operationId": operation.endpoint.__name__,
            "parameters": {"table": "$response.body#/table"},
        }
        for operation in OPERATIONS
        if "{table}" in operation.path
    }


def _json(schema: Data) -> Data:
    return {"application/json": {"schema": schema}}
