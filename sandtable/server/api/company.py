"""Requests about company: friends, blocking by name, muting, and reports to whoever runs the server."""

from __future__ import annotations

import secrets
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from sandtable.server import company_statements as kept
from sandtable.server.api.bodies import read_body
from sandtable.server.api.people import person_called
from sandtable.server.api.people_bodies import BlockPerson, Complaint, FriendInfo, Friends, Mute, WantFriend
from sandtable.server.api.replies import answer, sent
from sandtable.server.company_statements import Report
from sandtable.server.guard import TurnedAway
from sandtable.server.hall import MAKING_COSTS, Hall, checked_account
from sandtable.server.identity import Caller
from sandtable.server.messages import Done
from sandtable.table.clocks import DAY
from sandtable.table.records import StoredTable

HERE: Final = 150.0  # seconds since somebody looked at a table
SAID: Final = 20  # lines of chat that go with a report


async def friends(hall: Hall, request: Request) -> Response:
    """One's friends, and who wants to be one."""
    caller = await hall.guest(request)
    checked_account(caller)
    since = hall.now() - HERE
    found = await hall.storage.do(kept.friends_of(caller.id), reading=True)
    return answer(Friends([FriendInfo(one.name, one.bond, one.seen > since) for one in found]))


async def befriend(hall: Hall, request: Request) -> Response:
    """Ask somebody to be friends, agree, or be strangers again."""
    caller = await hall.guest_who_changes(request)
    wanted = read_body(await sent(hall, request), WantFriend)
    checked_account(caller)
    person = await person_called(hall, wanted.name)
    if person.id == caller.id:
        raise TurnedAway(404, "person")
    if wanted.friend and await hall.storage.blocked_among(caller.id, (person.id,)):
        return answer(Done())  # nobody is told that somebody has blocked them
    if not await hall.storage.do(kept.befriend(caller.id, person.id, wanted.friend)):
        raise TurnedAway(429, "friends", DAY)
    return answer(Done())


async def block_person(hall: Hall, request: Request) -> Response:
    """Somebody by name: you do not meet in the lobby, and are no friends; or you meet again."""
    caller = await hall.guest_who_changes(request)
    wanted = read_body(await sent(hall, request), BlockPerson)
    person = await person_called(hall, wanted.name)
    if person.id == caller.id:
        raise TurnedAway(404, "person")
    await hall.storage.block(caller.id, person.id, wanted.blocked)
    if wanted.blocked:
        await hall.storage.do(kept.befriend(caller.id, person.id, False))
    return answer(Done())


async def mute(hall: Hall, request: Request) -> Response:
    """What the player of a seat says is not shown to you any more, at any table; or it is again."""
    caller = await hall.guest_who_changes(request)
    wanted = read_body(await sent(hall, request), Mute)
    _, other = await _neighbour(hall, caller, wanted.table, wanted.seat)
    await hall.storage.do(kept.mute(caller.id, other, wanted.muted), telling=kept.MUTED + caller.id)
    hall.mutes.pop(caller.id, None)
    return answer(Done())


async def report(hall: Hall, request: Request) -> Response:
    """Tell whoever runs the server about the player of a seat; the last lines of the chat go along."""
    caller = await hall.guest_who_changes(request, MAKING_COSTS)
    wanted = read_body(await sent(hall, request), Complaint)
    found, other = await _neighbour(hall, caller, wanted.table, wanted.seat)
    said = [f"{line.name or line.seat + 1}: {line.text}" for line in found.chat[-SAID:]]
    name = found.seating.seats[wanted.seat].name
    one = Report(
        *(secrets.token_hex(4), caller.id, other, name, wanted.table, wanted.what, wanted.words, tuple(said)),
        hall.now(),
    )
    if not await hall.storage.do(kept.report(one)):
        raise TurnedAway(429, "reports", 3600.0)
    return answer(Done(), 201)


async def _neighbour(hall: Hall, caller: Caller, table: str, seat: int) -> tuple[StoredTable, str]:
    """A table of one's own, and who has another seat there."""
    found = await hall.storage.load_table(table)
    seats = () if found is None else found.seating.seats
    if found is None or not any(one.kind == "guest" and one.who == caller.id for one in seats):
        raise TurnedAway(404, "table")
    other = next((one.who for one in seats if one.seat == seat and one.kind == "guest"), None)
    if other is None or other == caller.id:
        raise TurnedAway(404, "seat")
    return found, other
