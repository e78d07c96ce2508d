"""Requests of people who look for others: tables that anybody may join, and quick pairing."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Final

from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import Response

import sandtable
from sandtable.kernel.refusal import IllegalAction
from sandtable.server import lobby_statements as kept
from sandtable.server import ratings_statements
from sandtable.server.api.bodies import ListedSeat, Sat, WantedClock, read_body, read_query
from sandtable.server.api.lobby_bodies import Block, Join, Lobby, Look, OpenTable, Pair, Paired
from sandtable.server.api.replies import answer, sent
from sandtable.server.guard import TurnedAway
from sandtable.server.hall import MAKING_COSTS, Hall, check_rated, checked_account
from sandtable.server.identity import Caller
from sandtable.server.lobby_statements import Sought, Wish
from sandtable.server.messages import Done
from sandtable.server.names import check_apart
from sandtable.server.table import Room
from sandtable.table import seating
from sandtable.table.clocks import DAY, Clock
from sandtable.table.ledger import setting_of
from sandtable.table.records import Seating, StoredTable
from sandtable.table.seating import ME, OPEN, seated

SHOWN: Final = 100  # tables at a time


async def lobby(hall: Hall, request: Request) -> Response:
    """Tables that anybody may join, the newest first. What is not listed by its host is never among them."""
    caller = await hall.guest(request)
    look = read_query(request.query_params, Look)
    sought = Sought(
        title=sandtable.game(look.title).ID if look.title is not UNSET else None,
        pace=look.pace or None,
        fits=look.fits or None,
        near=look.near is not UNSET,
        account=caller.account,
    )
    found = await hall.storage.do(kept.open_tables(caller.id, sought, hall.now(), SHOWN), reading=True)
    people = {seat.who or "" for table in found if table.record.rated for seat in table.seating.seats}
    ratings = await hall.storage.do(ratings_statements.ratings_of((*people, caller.id), None), reading=True)
    known = {(person, title): round(rating.strength) for person, title, rating, _ in ratings}
    own = {title: strength for (person, title), strength in known.items() if person == caller.id}
    return answer(Lobby([_told(table, caller, known) for table in found], own))


def _told(table: StoredTable, caller: Caller, ratings: dict[tuple[str, str], int]) -> OpenTable:
    record, clock = table.record, Clock.of(table.record.clock)
    return OpenTable(
        table=record.id,
        title=record.title,
        mode=json.loads(record.header)["mode"],
        seats=[ListedSeat(seat.seat, seat.kind, seat.name) for seat in table.seating.seats],
        yours=any(seat.kind == "guest" and seat.who == caller.id for seat in table.seating.seats),
        language=record.listed,  # type: ignore[arg-type]  # checked when listed
        clock=None if clock is None else wanted_again(clock),
        created=record.created,
        rated=record.rated,
        ratings=[ratings.get((seat.who or "", record.title)) for seat in table.seating.seats],
    )


def wanted_again(clock: Clock) -> WantedClock:
    """The wish that makes such a clock."""
    return WantedClock(
        kind=clock.kind,
        minutes=clock.main / 60 if clock.kind == "live" else 10.0,
        increment=clock.increment,
        days=clock.main / DAY if clock.kind == "days" else 1.0,
        weekends=clock.weekends,
        zone=clock.zone,
        out=clock.out,
        remind=clock.remind,
    )


async def join(hall: Hall, request: Request) -> Response:
    """Take a free seat of a listed table, without a key."""
    guest = await hall.guest_who_changes(request)
    wanted = read_body(await sent(hall, request), Join)
    room = await hall.room(request)
    check_rated(room.table.record, guest)
    return answer(Sat(room.id, await _joined(hall, room, guest, wanted.seat)))


async def _joined(hall: Hall, room: Room, guest: Caller, wish: int | None) -> int:
    if room.table.record.listed is None:  # as if there were no such table to join
        raise TurnedAway(403, "key")
    people = tuple(seat.who or "" for seat in room.table.seats if seat.kind == "guest")
    if await hall.storage.blocked_among(guest.id, people):
        raise IllegalAction(seating.TAKEN_SEAT)  # nobody is told that somebody has blocked them

    def joined(now: Seating) -> Seating:
        wished = seating.joined(now, guest, wish)
        if wished is not now:
            check_apart(wished, guest)
        return wished

    now = await room.reseat(joined)
    return next(seat.seat for seat in now.seats if seat.kind == "guest" and seat.who == guest.id)


async def pair(hall: Hall, request: Request) -> Response:
    """Play with whoever waits for the same; if nobody does, wait at a new table."""
    guest = await hall.guest_who_changes(request, MAKING_COSTS)
    wanted = read_body(await sent(hall, request), Pair)
    clock = None if wanted.clock is None else wanted.clock.clock()
    if wanted.rated:
        checked_account(guest)
        if clock is None:
            raise TurnedAway(409, "rateable")
        clock = replace(clock, out="loss", remind=False)
    title = sandtable.game(wanted.title)
    mode = next(mode for mode in title.modes if max(mode.seats) > 1)
    counts = [count for count in mode.seats if count > 1]
    headers = tuple(setting_of(title.match(mode.id, count)) for count in counts)
    wish = Wish(title.ID, headers, None if clock is None else clock.text(), wanted.language, wanted.rated)
    for id in await hall.storage.do(kept.waiting(guest.id, wish, hall.now()), reading=True):
        found = await hall.rooms.open(id)
        if isinstance(found, Room):
            try:
                seat = await _joined(hall, found, guest, None)
            except (IllegalAction, TurnedAway):
                continue  # somebody was faster, or is called the same
            return answer(Paired(id, seat, met=found.table.record.host != guest.id), 201)
    places, _ = seated([ME, *[OPEN] * (min(counts) - 1)], guest)
    hall.limits.table(request, guest)
    hall.limits.listed(request)
    match = title.match(mode.id, len(places.seats), hall.rooms.new_seed())
    room = await hall.rooms.make(match, guest.id, places, 0, clock, wanted.language, wanted.rated)
    return answer(Paired(room.id, 0, met=False), 201)


async def block(hall: Hall, request: Request) -> Response:
    """The player of a seat at one's own table: from now on you do not meet in the lobby, or you do again."""
    guest = await hall.guest_who_changes(request)
    wanted = read_body(await sent(hall, request), Block)
    found = await hall.storage.load_table(wanted.table)
    seats = () if found is None else found.seating.seats
    if not any(seat.kind == "guest" and seat.who == guest.id for seat in seats):
        raise TurnedAway(404, "table")
    other = next((seat.who for seat in seats if seat.seat == wanted.seat and seat.kind == "guest"), None)
    if other is None or other == guest.id:
        raise TurnedAway(404, "seat")
    await hall.storage.block(guest.id, other, wanted.blocked)
    return answer(Done())
