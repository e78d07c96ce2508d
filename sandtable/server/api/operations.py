"""Every request that the server answers: one table, from which the routes and the OpenAPI document are made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from starlette.requests import Request
from starlette.responses import Response

from sandtable.server.api import accounts, bodies, guests, lab, lobby, seats, signing, tables
from sandtable.server.hall import Hall
from sandtable.server.messages import Done, Past, State, Table

Endpoint: TypeAlias = Callable[[Hall, Request], Awaitable[Response]]


@dataclass(frozen=True)
class Operation:
    """One request. What it is for stands in the docstring of its endpoint.

    ``for_anybody`` is what needs no guest. ``query`` are whole numbers. ``refusals`` are the statuses it may
    be answered with besides those that follow from the rest. ``scope`` is what a program's token must be for;
    with ``BROWSER`` no token is enough.
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
    scope: str = "look"

    def statuses(self) -> list[int]:
        """Everything it may be answered with besides ``status``: the pace may be too high, the storage may fail …"""
        found = {400, 429, 503, *self.refusals}
        if not self.for_anybody:
            found |= {401, 403}  # nobody we know; or a token that is for something else
        if self.body is not None:
            found |= {408, 413, 415}
        if "{table}" in self.path:
            found |= {404, 409}  # no such table; or nothing happens there any more
        return sorted(found)


BROWSER: Final = "browser"  # nobody's scope

OPERATIONS: Final = (
    Operation("GET", "/health", guests.health, bodies.Health, for_anybody=True),
    Operation("GET", "/reach", guests.reach, bodies.Reach),
    Operation("GET", "/titles", guests.titles, bodies.Titles, for_anybody=True),
    Operation("GET", "/me", guests.me, bodies.Me, for_anybody=True, refusals=(401,)),
    Operation("POST", "/me", guests.rename, bodies.Me, bodies.Rename, refusals=(409,), scope=BROWSER),
    Operation("POST", "/tokens", guests.make_token, bodies.Token, bodies.NewToken, 201, scope=BROWSER),
    Operation("POST", "/tokens/revoke", guests.revoke_tokens, Done, bodies.Nothing, scope=BROWSER),
    Operation("POST", "/tokens/revoke-one", accounts.revoke_token, Done, bodies.Named, scope=BROWSER),
    Operation("GET", "/account", accounts.account, bodies.AccountInfo, scope=BROWSER),
    Operation("GET", "/account/export", accounts.export, dict[str, Any], scope=BROWSER),
    Operation("POST", "/account/leave", accounts.leave_for_good, Done, bodies.Nothing, scope=BROWSER),
    Operation("POST", "/account/away", accounts.set_away, Done, bodies.Away, refusals=(409,), scope=BROWSER),
    Operation("POST", "/account/codes", accounts.make_codes, bodies.Codes, bodies.Nothing, 201, scope=BROWSER),
    Operation(
        "POST", "/account/mail/remove", accounts.remove_mail, Done, bodies.Nothing, refusals=(409,), scope=BROWSER
    ),
    Operation("POST", "/account/devices/end", accounts.end_device, Done, bodies.Named, scope=BROWSER),
    Operation("POST", "/account/devices/end-others", accounts.end_other_devices, Done, bodies.Nothing, scope=BROWSER),
    Operation(
        "POST",
        "/account/passkeys/wish",
        signing.wish_new_passkey,
        bodies.Wish,
        bodies.NewPasskey,
        refusals=(409,),
        scope=BROWSER,
    ),
    Operation(
        "POST",
        "/account/passkeys",
        signing.new_passkey,
        bodies.Me,
        bodies.Credential,
        201,
        refusals=(409,),
        scope=BROWSER,
    ),
    Operation(
        "POST", "/account/passkeys/remove", accounts.remove_passkey, Done, bodies.Named, refusals=(409,), scope=BROWSER
    ),
    Operation(
        "POST",
        "/sign-in/passkey/wish",
        signing.wish_passkey,
        bodies.Wish,
        bodies.Nothing,
        refusals=(409,),
        scope=BROWSER,
    ),
    Operation(
        "POST",
        "/sign-in/passkey",
        signing.sign_in_by_passkey,
        bodies.Me,
        bodies.Credential,
        refusals=(409,),
        scope=BROWSER,
    ),
    Operation("POST", "/sign-in/mail", signing.send_link, Done, bodies.ByMail, refusals=(409,), scope=BROWSER),
    Operation("POST", "/sign-in/link", signing.sign_in_by_link, bodies.Me, bodies.Code, refusals=(409,), scope=BROWSER),
    Operation("POST", "/sign-in/code", signing.sign_in_by_code, bodies.Me, bodies.Code, scope=BROWSER),
    Operation("POST", "/sign-out", signing.sign_out, Done, bodies.Nothing, scope=BROWSER),
    Operation("GET", "/tables", tables.tables, bodies.Tables),
    Operation("POST", "/tables", tables.make_table, bodies.Made, bodies.NewTable, 201, scope="host"),
    Operation("POST", "/import", tables.import_save, bodies.Made, bodies.Import, 201, scope="host"),
    Operation("GET", "/lobby", lobby.lobby, bodies.Lobby),
    Operation("POST", "/lobby/pair", lobby.pair, bodies.Paired, bodies.Pair, 201, scope="host"),
    Operation("POST", "/lobby/block", lobby.block, Done, bodies.Block, refusals=(404,), scope=BROWSER),
    Operation("GET", "/tables/{table}", tables.table, Table),
    Operation("POST", "/tables/{table}/join", lobby.join, bodies.Sat, bodies.Join, refusals=(409,), scope="play"),
    Operation("POST", "/tables/{table}/sit", seats.sit, bodies.Sat, bodies.Sit, refusals=(409,), scope="play"),
    Operation("POST", "/tables/{table}/key", seats.key, bodies.SeatKey, bodies.OneSeat, refusals=(409,), scope="host"),
    Operation("POST", "/tables/{table}/leave", seats.leave, Done, bodies.OneSeat, refusals=(409,), scope="play"),
    Operation(
        "POST",
        "/tables/{table}/propose",
        seats.propose,
        bodies.Proposing,
        bodies.Propose,
        refusals=(409,),
        scope="play",
    ),
    Operation("POST", "/tables/{table}/agree", seats.agree, Done, bodies.Agree, refusals=(409,), scope="play"),
    Operation(
        "POST",
        "/tables/{table}/rematch",
        seats.rematch,
        bodies.Made,
        bodies.Nothing,
        201,
        refusals=(409,),
        scope="host",
    ),
    Operation("POST", "/tables/{table}/act", tables.act, Done, bodies.ActNow, refusals=(409,), scope="play"),
    Operation("GET", "/tables/{table}/view", tables.view, State | Past, query=("seat", "at", "lines"), refusals=(403,)),
    Operation("GET", "/tables/{table}/save", tables.save, dict[str, Any], refusals=(403,)),
    Operation("POST", "/lab/odds", lab.battle_odds, bodies.OddsTold, bodies.Battle),
    Operation("POST", "/lab/helps", lab.battle_helps, bodies.Helps, bodies.Battle),
)
