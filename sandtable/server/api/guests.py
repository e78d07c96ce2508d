"""Requests about the house and its titles, and about who somebody is."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from sandtable.server.accounts import NameTaken
from sandtable.server.api.bodies import (
    Health,
    Me,
    NewToken,
    Nothing,
    Reach,
    Rename,
    Token,
    read_body,
)
from sandtable.server.api.replies import answer, sent
from sandtable.server.guard import TurnedAway
from sandtable.server.hall import MAKING_COSTS, SEEN_EVERY, Hall
from sandtable.server.identity import COOKIE, COOKIE_SECONDS, SCOPES, Caller, new_guest, new_token
from sandtable.server.messages import Done
from sandtable.server.names import check_apart, likeness, proper
from sandtable.server.reach import COMMAND, is_loopback, is_nearby, network_addresses
from sandtable.server.siblings import is_sibling
from sandtable.table.guests import hashed
from sandtable.table.listing import titles_told

MOST_TOKENS: Final = 50  # of one guest


async def health(hall: Hall, request: Request) -> Response:
    """Whether the server lives; one that does not answer is to be started again."""
    hall.limits.request(request, None)
    return answer(Health(unopened=len(hall.unopened)))


async def ready(hall: Hall, request: Request) -> Response:
    """Whether storage answers all workers, too; while it does not, people are better sent elsewhere."""
    hall.limits.request(request, None)
    await hall.check_ready(alone=is_sibling(hall.settings, request))
    return answer(Done())


async def reach(hall: Hall, request: Request) -> Response:
    """Under which addresses others can come to the tables."""
    await hall.guest(request)
    settings = hall.settings
    if is_loopback(settings.host):
        only_here = not settings.proxies
        return answer(Reach(only_here, [], COMMAND if only_here else None))
    server = request.scope["server"]
    nearby = request.client is not None and is_nearby(request.client.host)
    return answer(Reach(False, network_addresses(settings.host, server[1]) if nearby else [], None))


async def titles(hall: Hall, request: Request) -> Response:
    """The titles with their modes and options, and the names of the bots."""
    hall.limits.request(request, await hall.known_guest(request))
    return answer(titles_told())


async def me(hall: Hall, request: Request) -> Response:
    """Who the guest is; somebody new gets a cookie, which is all there is of a guest."""
    guest = await hall.known_guest(request)
    hall.limits.request(request, guest)
    if guest is None and "authorization" in request.headers:
        raise TurnedAway(401, "guest")
    if guest is None:
        hall.limits.newcomer(request)
        guest = new_guest()
    elif guest.account:
        now = time.time()
        await hall.storage.session_seen(guest.session, now - SEEN_EVERY, now)
    return introduced(hall, request, guest)


async def rename(hall: Hall, request: Request) -> Response:
    """The name under which the guest takes seats from now on, and has the seats taken already."""
    guest = await hall.guest_who_changes(request)
    wanted = read_body(await sent(hall, request), Rename)
    renamed = replace(guest, name=proper(wanted.name))
    for played in await hall.storage.tables_of(guest.id):
        if played.record.outcome is None:
            check_apart(played.seating, renamed)
    await _claim(hall, renamed)
    for table in await hall.storage.rename(guest.id, renamed.name):
        hall.rooms.changed_elsewhere(table)
    return introduced(hall, request, renamed)


async def _claim(hall: Hall, caller: Caller) -> None:
    """The names of people are theirs alone, and no guest is taken for them."""
    look = likeness(caller.name)
    try:
        if caller.account:
            await hall.storage.name_person(caller.id, caller.name, look)
        elif await hall.storage.person_like(look) is not None:
            raise NameTaken
    except NameTaken:
        raise TurnedAway(409, "name-taken") from None


def introduced(hall: Hall, request: Request, guest: Caller, status: int = 200) -> Response:
    """Who somebody is, with the cookie that says so from now on."""
    response = answer(Me(guest.id, guest.name, hall.identity.csrf(guest), guest.account), status)
    if not guest.by_token:
        response.set_cookie(
            COOKIE,
            hall.identity.cookie(guest),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return response


async def make_token(hall: Hall, request: Request) -> Response:
    """A personal token for programs, told once."""
    guest = await hall.guest_who_changes(request, MAKING_COSTS)
    wanted = read_body(await sent(hall, request), NewToken)
    name, token = proper(wanted.name), new_token()
    if len(await hall.storage.tokens_of(guest.id)) >= MOST_TOKENS:
        raise TurnedAway(409, "tokens")
    scopes = tuple(scope for scope in SCOPES if scope in wanted.scopes)
    await hall.storage.add_token(hashed(token), guest.id, name, time.time(), scopes)
    return answer(Token(token), 201)


async def revoke_tokens(hall: Hall, request: Request) -> Response:
    """All tokens of the guest stop working."""
    guest = await hall.guest_who_changes(request)
    read_body(await sent(hall, request), Nothing)
    for token in await hall.storage.tokens_of(guest.id):
        await revoke(hall, guest, token.hash)
    return answer(Done())


async def revoke(hall: Hall, guest: Caller, hash: str) -> None:
    await hall.storage.revoke_token(guest.id, hash)
    hall.attendance.end(hash)
