"""Requests of people who look for others: tables that anybody may join, and quick pairing."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

import sandtable
from sandtable.kernel.refusal import IllegalAction
from sandtable.server import ratings_statements
from sandtable.server.api.bodies import (
    Block,
    Join,
    ListedSeat,
    Lobby,
    OpenTable,
    Pair,
    Paired,
    Sat,
    WantedClock,
    read_body,
)
from sandtable.server.api.replies import answer, sent
from sandtable.server.guard import TurnedAway
from sandtable.server.hall import MAKING_COSTS, Hall, check_rated, checked_account
from sandtable.server.identity import Caller
from sandtable.server.messages import Done
from sandtable.server.names import check_apart
from sandtable.server.table import Room
from sandtable.table import seating
from sandtable.table.clocks import DAY, Clock
from sandtable.table.records import Seating, StoredTable
from sandtable.table.seating import ME, OPEN, seated

SHOWN: Final = 100  # tables at a time
LIVE_WAITS: Final = 1800.0  # seconds that a table is shown where people want to play now
DAYS_WAIT: Final = 14 * DAY


async def lobby(hall: Hall, request: Request) -> Response:
    """Tables that anybody may join, the newest first. What is not listed by its host is never among them."""
    caller = await hall.guest(request)
    found = await _open_tables(hall, caller)
    people = {seat.who or "" for table in found if table.record.rated for seat in table.seating.seats}
    ratings = await hall.storage.do(ratings_statements.ratings_of(tuple(people), None), reading=True)
    known = {(person, title): round(rating.strength) for person, title, rating, _ in ratings}
    return answer(Lobby([_told(table, caller, known) for table in found]))


async def _open_tables(hall: Hall, caller: Caller) -> list[StoredTable]:
    now = time.time()
    return await hall.storage.open_tables(caller.id, now - LIVE_WAITS, now - DAYS_WAIT, SHOWN)


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
    for table in reversed(await _open_tables(hall, guest)):  # who has waited longest comes first
        record = table.record
        same = record.title == title.ID and json.loads(record.header)["mode"] == mode.id
        if same and Clock.of(record.clock) == clock and record.rated == wanted.rated:
            found = await hall.rooms.open(record.id)
            if isinstance(found, Room):
                try:
                    seat = await _joined(hall, found, guest, None)
                except (IllegalAction, TurnedAway):
                    continue  # somebody was faster, or is called the same
                mine = record.host == guest.id
                return answer(Paired(record.id, seat, met=not mine), 201)
    places, _ = seated([ME, *[OPEN] * (min(count for count in mode.seats if count > 1) - 1)], guest)
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
