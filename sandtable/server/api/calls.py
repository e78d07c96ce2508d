"""Requests about being called: letters, feeds, chat rooms, pushes; and what was missed meanwhile."""

from __future__ import annotations

import secrets
import time
from typing import Final, TypeVar
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from sandtable.server import calls_statements as kept
from sandtable.server import visits_statements
from sandtable.server.api.bodies import Nothing, read_body
from sandtable.server.api.calls_bodies import (
    CallCode,
    Calls,
    CallsInfo,
    Endpoint,
    FeedAddress,
    HookInfo,
    HookSecret,
    InLanguage,
    Missed,
    NewHook,
    NewPush,
    OneTable,
)
from sandtable.server.api.replies import answer, sent, whole_number
from sandtable.server.api.signing import redeemed, signed_in
from sandtable.server.calls_statements import Hook, Push
from sandtable.server.feed import atom
from sandtable.server.guard import TurnedAway
from sandtable.server.hall import MAKING_COSTS, Hall, checked_account
from sandtable.server.identity import Caller
from sandtable.server.messages import Done
from sandtable.server.outside import NotOutside, checked
from sandtable.server.push import public_key, usable
from sandtable.table.guests import hashed
from sandtable.table.seating import holds

T = TypeVar("T")

PUSHES: Final = 20  # devices of one person


async def calls(hall: Hall, request: Request) -> Response:
    """How somebody wants to be called."""
    caller = await hall.guest(request)
    checked_account(caller)
    wishes = await hall.storage.do(kept.wishes_of(caller.id), reading=True)
    person = await hall.storage.person(caller.id)
    pushes = await hall.storage.do(kept.pushes_of(caller.id))
    hooks = await hall.storage.do(kept.hooks_of(caller.id), reading=True)
    return answer(
        CallsInfo(
            mail=wishes.mail,
            language=wishes.language,
            mail_works=hall.settings.mail is not None and person is not None and person.mail is not None,
            bounced=wishes.bounced,
            feed=wishes.feed is not None,
            pushes=[push.endpoint for push in pushes],
            push_key=public_key(hall.push_key),
            hooks=[HookInfo(hook.table, title, urlsplit(hook.url).hostname or "") for hook, title in hooks],
        )
    )


async def set_calls(hall: Hall, request: Request) -> Response:
    """Letters when it is one's turn, or none."""
    caller, wanted = await _wished(hall, request, Calls)
    await hall.storage.do(kept.wish(caller.id, wanted.mail, wanted.language))
    return answer(Done())


async def _wished(hall: Hall, request: Request, form: type[T], cost: float = 1.0) -> tuple[Caller, T]:
    """Somebody with an account, and what they wish."""
    caller = await hall.guest_who_changes(request, cost)
    wanted = read_body(await sent(hall, request), form)
    checked_account(caller)
    return caller, wanted


async def stop_calls(hall: Hall, request: Request) -> Response:
    """No more letters, by what stands in each of them: without signing in, and for mail programs by themselves. Whether
    there was somebody to stop them for is not told."""
    hall.limits.request(request, None)
    voucher = await hall.storage.redeem(hashed(request.path_params["code"]), "stop", time.time())
    if voucher is not None:
        await hall.storage.do(kept.stop_mail(voucher.person))
    return answer(Done())


async def sign_in_by_call(hall: Hall, request: Request) -> Response:
    """Sign in by the link in a letter that has called to a table. It works once."""
    caller = await hall.guest_who_changes(request, MAKING_COSTS)
    wanted = read_body(await sent(hall, request), CallCode)
    voucher = await redeemed(hall, hashed(wanted.code), "call")
    person = await hall.storage.person(voucher.person)
    if person is None or voucher.about != wanted.table:
        raise TurnedAway(403, "sign-in")
    return await signed_in(hall, request, caller, person, "mail")


# feeds


async def make_feed(hall: Hall, request: Request) -> Response:
    """A feed at a secret address; the one before stops working."""
    caller, wanted = await _wished(hall, request, InLanguage, MAKING_COSTS)
    secret = secrets.token_urlsafe(24)
    await hall.storage.do(kept.set_feed(caller.id, hashed(secret), wanted.language))
    return answer(FeedAddress(f"/api/feed/{secret}"), 201)


async def end_feed(hall: Hall, request: Request) -> Response:
    """The feed stops working."""
    caller, _ = await _wished(hall, request, Nothing)
    wishes = await hall.storage.do(kept.wishes_of(caller.id), reading=True)
    await hall.storage.do(kept.set_feed(caller.id, None, wishes.language))
    return answer(Done())


async def feed(hall: Hall, request: Request) -> Response:
    """One's games as an Atom feed, for whoever knows its secret address."""
    hall.limits.request(request, None)
    wishes = await hall.storage.do(kept.feed_owner(hashed(request.path_params["code"])), reading=True)
    if wishes is None:
        raise TurnedAway(404, "address")
    tables = await hall.storage.tables_of(wishes.person)
    home = hall.herald.home or f"{request.url.scheme}://{request.url.netloc}"
    return Response(atom(tables, wishes, home), media_type="application/atom+xml")


# chat rooms


async def make_hook(hall: Hall, request: Request) -> Response:
    """A chat room is told what happens at a table of one's own."""
    caller, wanted = await _wished(hall, request, NewHook, MAKING_COSTS)
    try:
        checked(wanted.url, hall.settings.hook_networks)
    except NotOutside:
        raise TurnedAway(409, "hook") from None
    await _own_table(hall, caller, wanted.table)
    secret = secrets.token_urlsafe(24)
    await hall.storage.do(kept.set_hook(Hook(wanted.table, caller.id, wanted.url, secret, wanted.language)))
    return answer(HookSecret(secret), 201)


async def end_hook(hall: Hall, request: Request) -> Response:
    """The chat room is told no more; everybody at the table may say so."""
    caller, wanted = await _wished(hall, request, OneTable)
    await _own_table(hall, caller, wanted.table)
    await hall.storage.do(kept.remove_hook(wanted.table))
    return answer(Done())


async def _own_table(hall: Hall, caller: Caller, table: str) -> None:
    found = await hall.storage.load_table(table)
    if found is None or not any(holds(found.seating, caller, seat.seat) for seat in found.seating.seats):
        raise TurnedAway(404, "table")


# pushes


async def make_push(hall: Hall, request: Request) -> Response:
    """This browser is called by push from now on, as long as it is signed in."""
    caller, wanted = await _wished(hall, request, NewPush, MAKING_COSTS)
    try:
        checked(wanted.endpoint, hall.settings.hook_networks)
    except NotOutside:
        raise TurnedAway(409, "hook") from None
    if not usable(wanted.key, wanted.auth) or len(await hall.storage.do(kept.pushes_of(caller.id))) >= PUSHES:
        raise TurnedAway(409, "push")
    push = Push(wanted.endpoint, caller.id, wanted.key, wanted.auth, caller.session)
    await hall.storage.do(kept.add_push(push, wanted.language))
    return answer(Done(), 201)


async def end_push(hall: Hall, request: Request) -> Response:
    """A browser is called no more."""
    caller, wanted = await _wished(hall, request, Endpoint)
    if wanted.endpoint in [push.endpoint for push in await hall.storage.do(kept.pushes_of(caller.id))]:
        await hall.storage.do(kept.remove_push(wanted.endpoint))
    return answer(Done())


# meanwhile


async def missed(hall: Hall, request: Request) -> Response:
    """How much the player of a seat had read when they last left."""
    caller = await hall.guest(request)
    seat = whole_number(request, "seat") or 0
    found = await hall.storage.do(
        visits_statements.missed_since(request.path_params["table"], seat, caller.id, hall.now()), reading=True
    )
    return answer(Missed(None, None) if found is None else Missed(found[1], found[0]))
