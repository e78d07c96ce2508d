"""Requests about tables: those a guest has, new ones, what is seen there, an act, and saves."""

from __future__ import annotations

import json
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import sandtable
from sandtable.kernel.plain import Malformed, Plain, Record
from sandtable.server.api.bodies import (
    ActNow,
    Import,
    Listed,
    ListedClock,
    ListedSeat,
    Made,
    NewTable,
    OutcomeData,
    Tables,
    read_body,
)
from sandtable.server.api.replies import answer, sent, whole_number
from sandtable.server.guard import TurnedAway, body_of, waiting_for
from sandtable.server.hall import MAKING_COSTS, Hall
from sandtable.server.imports import proven
from sandtable.server.messages import Done
from sandtable.table.clocks import Clock
from sandtable.table.closed import ClosedTable, is_closed
from sandtable.table.company import Message
from sandtable.table.guests import Guest
from sandtable.table.reader import Reader
from sandtable.table.records import StoredTable, TableRecord
from sandtable.table.seating import ME, seated
from sandtable.table.session import MOST_LINES

IMPORTING_COSTS: Final = 20.0


async def tables(hall: Hall, request: Request) -> Response:
    """The guest's tables: running first, those first of them where it is the guest's turn; then those that ended."""
    guest = await hall.guest(request)
    listed = [_listed(table, guest) for table in await hall.storage.tables_of(guest.id)]
    listed.sort(key=lambda table: (table.over, not table.your_turn))
    return answer(Tables(listed))


async def make_table(hall: Hall, request: Request) -> Response:
    """A new table. Its keys are told only now."""
    guest = await hall.guest_who_changes(request, MAKING_COSTS)
    wanted = read_body(await sent(hall, request), NewTable)
    seating, keys = seated(wanted.seats, guest)
    match = sandtable.game(wanted.title).match(
        wanted.mode, len(seating.seats), hall.rooms.new_seed(), dict(wanted.options), manual=wanted.manual
    )
    if wanted.clock is not None and wanted.manual:
        raise Malformed("clock", "core-malformed-clock-manual")
    clock = None if wanted.clock is None else wanted.clock.clock()
    hall.limits.table(guest)
    room = await hall.rooms.make(match, guest.id, seating, wanted.spectators, clock, wanted.listed)
    return answer(Made(room.id, keys), 201)


async def import_save(hall: Hall, request: Request) -> Response:
    """A table from a save, which is proven by playing it again."""
    guest = await hall.guest_who_changes(request, IMPORTING_COSTS)
    wanted = read_body(await body_of(request, hall.settings.largest_save, hall.settings.body_seconds), Import)
    with hall.limits.importing(request):
        hall.limits.table(guest)
        async with waiting_for(request):
            proof = await proven(hall.jobs, guest, wanted.save)
    fillings = [ME] * proof.seats if wanted.seats is None else wanted.seats
    if len(fillings) != proof.seats:
        raise Malformed("seats", "core-malformed-choice", value=len(fillings), choices=str(proof.seats))
    seating, keys = seated(fillings, guest)
    table = await hall.storage.create_table(proof.table(guest, seating))
    return answer(Made(table, keys), 201)


async def table(hall: Hall, request: Request) -> Response:
    """What is public of a table, and the data packs it is played with; names are for those who may watch."""
    guest = await hall.guest(request)
    found = await hall.table(request)
    if isinstance(found, ClosedTable):
        public, welcome = {**found.public(guest), "packs": {}}, found.may_watch(guest)
    else:
        public = {**found.table.public(guest), "packs": {**found.table.match.setting.packs}}
        welcome = await found.allows(lambda table: table.may_watch(guest))
    if not welcome:
        public["seats"] = [_without_name(seat) for seat in Record(public).records("seats")]
    return answer(public)


async def act(hall: Hall, request: Request) -> Response:
    """An act, for programs without a live connection."""
    guest = await hall.guest_who_changes(request)
    wanted = read_body(await sent(hall, request), ActNow)
    room = await hall.room(request)
    await room.play(guest, wanted.seat, wanted.act)
    await room.notice(guest)
    return answer(Done())


async def view(hall: Hall, request: Request) -> Response:
    """What a seat sees now, or saw after ``at`` of the lines that it was shown; without a seat what is public.

    With ``lines`` only the last so many of them are sent.
    """
    guest = await hall.guest(request)
    room = await hall.room(request)
    seat = whole_number(request, "seat")
    at = whole_number(request, "at")
    if not await room.allows(lambda table: table.may_look(guest, seat)):
        raise TurnedAway(403, "seat")
    async with room.lock:
        table = await room.ready()
        if not table.may_look(guest, seat):  # no longer
            raise TurnedAway(403, "seat")
        reader = Reader(seat, delay=table.delay_for(guest))
        seen = reader.news(table) if at is None else reader.past(table, at)
    if seen is None:
        raise TurnedAway(404, "moment")
    lines = whole_number(request, "lines")
    return answer(seen if lines is None else _with_last_lines(seen, lines))


async def save(hall: Hall, request: Request) -> Response:
    """The file of a game: when it is over for whoever may watch, before that for a host alone with bots."""
    guest = await hall.guest(request)
    found = await hall.table(request)
    if isinstance(found, ClosedTable):
        allowed, record = found.may_export(guest), found.record
    else:
        allowed, record = await found.allows(lambda table: table.may_export(guest)), found.table.record
    if not allowed:
        raise TurnedAway(403, "save")
    text = found.save() if isinstance(found, ClosedTable) else await found.save()
    disposition = {"Content-Disposition": f'attachment; filename="{record.title}-{record.id}.json"'}
    return Response(text, media_type="application/json", headers=disposition)


def _without_name(seat: Record) -> Plain:
    """Who plays at a private table is known to its people."""
    return seat.data if seat.text("kind") == "bot" else {**seat.data, "name": ""}


def _with_last_lines(seen: Message, count: int) -> Message:
    """The same with fewer lines, for those who have read the others already."""
    lines = Record(seen).items("lines")
    fewer = lines[max(0, len(lines) - count) :]
    if seen["type"] == "past":
        return {**seen, "lines": fewer}
    return {**seen, "since": Record(seen).number("seq", 0, MOST_LINES) - len(fewer), "lines": fewer}


def _listed(table: StoredTable, guest: Guest) -> Listed:
    record, seats = table.record, table.seating.seats
    header = json.loads(record.header)
    standing = json.loads(record.standing)
    own = [seat.seat for seat in seats if seat.kind == "guest" and seat.who == guest.id]
    waiting = set(record.waiting)
    bots = {seat.seat for seat in seats if seat.kind == "bot"}
    enters_for_bots = header["manual"] and record.host == guest.id and bool(waiting) and waiting <= bots
    return Listed(
        table=record.id,
        title=record.title,
        mode=header["mode"],
        options=header["options"],
        manual=header["manual"],
        seats=[ListedSeat(seat.seat, seat.kind, seat.name) for seat in seats],
        yours=own,
        your_turn=bool(waiting & set(own)) or enters_for_bots,
        pending=standing.get("pending", []),
        standing=standing.get("facts", {}),
        over=record.outcome is not None,
        closed=is_closed(record.title, header),
        outcome=None if record.outcome is None else msgspec.json.decode(record.outcome, type=OutcomeData),
        rematch=record.rematch,
        changed=record.changed,
        clock=_clock(record),
    )


def _clock(record: TableRecord) -> ListedClock | None:
    clock = Clock.of(record.clock)
    return None if clock is None else ListedClock(clock.kind, record.due)
