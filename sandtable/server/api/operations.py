"""Every request that the server answers: one table, from which the routes and the OpenAPI document are made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from starlette.requests import Request
from starlette.responses import Response

from sandtable.server.api import bodies, guests, lab, seats, tables
from sandtable.server.hall import Hall
from sandtable.server.messages import Done, Past, State, Table

Endpoint: TypeAlias = Callable[[Hall, Request], Awaitable[Response]]


@dataclass(frozen=True)
class Operation:
    """One request. What it is for stands in the docstring of its endpoint.

    ``for_anybody`` is what needs no guest. ``query`` are whole numbers. ``refusals`` are the statuses it may
    be answered with besides those that follow from the rest.
    """

    method: Literal["GET", "POST"]
    path: str
    endpoint: Endpoint
    answer: Any  # the type of what is answered
    body: type[bodies.Body] | None = None
    status: int = 200
    for_anybody: bool = False
    query: tuple[str, ...] = ()
    refusals: tuple[int, ...] = ()

    def statuses(self) -> list[int]:
        """Everything it may be answered with besides ``status``: the pace may be too high, the storage may fail …"""
        found = {400, 429, 503, *self.refusals}
        if not self.for_anybody:
            found.add(401)
        if self.body is not None:
            found |= {403, 408, 413, 415}
        if "{table}" in self.path:
            found.add(404)
        return sorted(found)


OPERATIONS: Final = (
    Operation("GET", "/health", guests.health, bodies.Health, for_anybody=True),
    Operation("GET", "/reach", guests.reach, bodies.Reach),
    Operation("GET", "/titles", guests.titles, bodies.Titles, for_anybody=True),
    Operation("GET", "/me", guests.me, bodies.Me, for_anybody=True, refusals=(401,)),
    Operation("POST", "/me", guests.rename, bodies.Me, bodies.Rename, refusals=(409,)),
    Operation("POST", "/tokens", guests.make_token, bodies.Token, bodies.Rename, 201),
    Operation("POST", "/tokens/revoke", guests.revoke_tokens, Done, bodies.Nothing),
    Operation("GET", "/tables", tables.tables, bodies.Tables),
    Operation("POST", "/tables", tables.make_table, bodies.Made, bodies.NewTable, 201),
    Operation("POST", "/import", tables.import_save, bodies.Made, bodies.Import, 201),
    Operation("GET", "/tables/{table}", tables.table, Table),
    Operation("POST", "/tables/{table}/sit", seats.sit, bodies.Sat, bodies.Sit, refusals=(409,)),
    Operation("POST", "/tables/{table}/key", seats.key, bodies.SeatKey, bodies.OneSeat, refusals=(409,)),
    Operation("POST", "/tables/{table}/leave", seats.leave, Done, bodies.OneSeat, refusals=(409,)),
    Operation("POST", "/tables/{table}/propose", seats.propose, bodies.Proposing, bodies.Propose, refusals=(409,)),
    Operation("POST", "/tables/{table}/agree", seats.agree, Done, bodies.Agree, refusals=(409,)),
    Operation("POST", "/tables/{table}/rematch", seats.rematch, bodies.Made, bodies.Nothing, 201, refusals=(409,)),
    Operation("POST", "/tables/{table}/act", tables.act, Done, bodies.ActNow, refusals=(409,)),
    Operation("GET", "/tables/{table}/view", tables.view, State | Past, query=("seat", "at", "lines"), refusals=(403,)),
    Operation("GET", "/tables/{table}/save", tables.save, dict[str, Any], refusals=(403,)),
    Operation("POST", "/lab/odds", lab.battle_odds, bodies.OddsTold, bodies.Battle),
    Operation("POST", "/lab/helps", lab.battle_helps, bodies.Helps, bodies.Battle),
)
