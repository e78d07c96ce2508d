"""Requests about seats: taking, leaving and giving them away by agreement, and playing again."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from sandtable.kernel.refusal import NOT_ASKED, IllegalAction, Refusal
from sandtable.server.api.bodies import Again, Agree, Made, OneSeat, Propose, Proposing, Sat, SeatKey, Sit, read_body
from sandtable.server.api.replies import answer, sent
from sandtable.server.guard import TurnedAway
from sandtable.server.hall import MAKING_COSTS, Hall, check_rated
from sandtable.server.messages import Done
from sandtable.server.names import check_apart
from sandtable.table import seating
from sandtable.table.guests import hashed, new_key
from sandtable.table.records import Proposal, Seating

NOT_OVER = Refusal("core.rematch", "core-refused-rematch")


async def sit(hall: Hall, request: Request) -> Response:
    """Take the open seat that the key belongs to."""
    guest = await hall.guest_who_changes(request)
    wanted = read_body(await sent(hall, request), Sit)
    room = await hall.room(request)
    check_rated(room.table.record, guest)

    def taken(now: Seating) -> Seating:
        wished = seating.taken(now, guest, wanted.key)
        if wished is not now:
            check_apart(wished, guest)
        return wished

    try:
        now = await room.reseat(taken, after_the_end=True)
    except seating.WrongKey:
        raise TurnedAway(403, "key") from None
    seat = seating.seat_of(now, wanted.key)
    assert seat is not None
    return answer(Sat(room.id, seat.seat))


async def key(hall: Hall, request: Request) -> Response:
    """Another key for a seat that is still open; the one before stops working. For the host."""
    guest = await hall.guest_who_changes(request)
    wanted = read_body(await sent(hall, request), OneSeat)
    room = await hall.room(request)
    if guest.id != room.table.record.host:
        raise TurnedAway(403, "host")
    text = new_key()
    await room.reseat(lambda now: seating.opened_anew(now, wanted.seat, hashed(text)))
    return answer(SeatKey(room.id, wanted.seat, text))


async def leave(hall: Hall, request: Request) -> Response:
    """Get up from a seat for good."""
    guest = await hall.guest_who_changes(request)
    wanted = read_body(await sent(hall, request), OneSeat)
    room = await hall.room(request)
    if room.table.record.rated:  # one gives up, and has lost
        raise TurnedAway(409, "rated-seat")
    await room.reseat(lambda now: seating.left(now, guest, wanted.seat))
    return answer(Done())


async def propose(hall: Hall, request: Request) -> Response:
    """Propose to give somebody else's seat to a bot, or to open it for a newcomer."""
    guest = await hall.guest_who_changes(request)
    wanted = read_body(await sent(hall, request), Propose)
    room = await hall.room(request)
    seats = room.table.seats
    if room.table.record.rated and wanted.about < len(seats) and seats[wanted.about].kind == "guest":
        raise TurnedAway(409, "rated-seat")
    text = new_key() if wanted.filling == seating.OPEN else None
    proposal = Proposal(
        n=0,
        by=wanted.seat,
        seat=wanted.about,
        filling=wanted.filling,
        waiting=(),
        made=hall.now(),
        key_hash=None if text is None else hashed(text),
    )
    now = await room.reseat(lambda now: seating.proposed(now, guest, proposal, hall.settings.absence_seconds))
    return answer(Proposing(now.proposals, now.proposal is None, text))


async def agree(hall: Hall, request: Request) -> Response:
    """Answer a proposal."""
    guest = await hall.guest_who_changes(request)
    wanted = read_body(await sent(hall, request), Agree)
    room = await hall.room(request)
    await room.reseat(lambda now: seating.answered(now, guest, wanted.seat, wanted.proposal, wanted.accept))
    return answer(Done())


async def rematch(hall: Hall, request: Request) -> Response:
    """The same game once more, now or next week: the same people and bots, one seat further. Who asks after somebody
    else is given the same table."""
    guest = await hall.guest_who_changes(request, MAKING_COSTS)
    wanted = read_body(await sent(hall, request), Again)
    room = await hall.room(request)
    if not await room.allows(lambda table: any(table.holds(guest, seat.seat) for seat in table.seats)):
        raise IllegalAction(NOT_ASKED)
    if not await room.allows(lambda table: table.over):
        raise IllegalAction(NOT_OVER)
    if room.table.record.rematch is None:
        hall.limits.table(request, guest)
    table, keys = await hall.rooms.make_again(room, wanted.later)
    return answer(Made(table, keys), 201)
