"""Requests about tables: those a guest has, new ones, what is seen there, an act, and saves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import nullcontext
from typing import Final, TypeAlias

from starlette.requests import Request
from starlette.responses import Response

import sandtable
from sandtable.kernel.plain import Malformed, Plain, Record
from sandtable.server.api.bodies import (
    ActNow,
    Consult,
    Import,
    Made,
    NewTable,
    read_body,
)
from sandtable.server.api.replies import answer, sent, whole_number
from sandtable.server.guard import TurnedAway, body_of, waiting_for
from sandtable.server.hall import MAKING_COSTS, Hall, check_rated, checked_account
from sandtable.server.identity import Caller
from sandtable.server.imports import proven
from sandtable.server.load import CHANGING
from sandtable.server.messages import Done
from sandtable.table.clocks import Clock
from sandtable.table.closed import ClosedTable
from sandtable.table.company import Message
from sandtable.table.listing import listed
from sandtable.table.reader import Reader, with_last_lines
from sandtable.table.seating import ME, OPEN, begun, seated
from sandtable.table.table import Table

IMPORTING_COSTS: Final = 20.0


async def tables(hall: Hall, request: Request) -> Response:
    """The guest's tables: running first, those first of them where it is the guest's turn; then those that ended."""
    guest = await hall.guest(request)
    found = [listed(table, guest) for table in await hall.storage.tables_of(guest.id)]
    found.sort(key=lambda table: (table["over"], not table["your-turn"]))
    return answer({"tables": [*found]})


async def make_table(hall: Hall, request: Request) -> Response:
    """A new table. Its keys are told only now."""
    guest = await hall.guest_who_changes(request, MAKING_COSTS)
    wanted = read_body(await sent(hall, request), NewTable)
    seating, keys = seated(wanted.seats, guest)
    title, seed = sandtable.game(wanted.title), hall.rooms.new_seed()
    match = begun(title, seating, wanted.mode, seed, dict(wanted.options), wanted.manual, wanted.untold)
    if wanted.clock is not None and match.at_real_table:
        raise Malformed("clock", "core-malformed-clock-manual")
    clock = None if wanted.clock is None else wanted.clock.clock()
    if wanted.rated:
        check_rateable(guest, wanted, clock)
    hall.limits.table(request, guest)
    if wanted.listed is not None:
        hall.limits.listed(request)
    room = await hall.rooms.make(match, guest.id, seating, wanted.spectators, clock, wanted.listed, wanted.rated)
    return answer(Made(room.id, keys), 201)


def check_rateable(guest: Caller, wanted: NewTable, clock: Clock | None) -> None:
    """Nobody gains by bots, by seats that change hands, or by a game that is left standing."""
    checked_account(guest)
    fair = wanted.seats.count(ME) == 1 and all(filling in (ME, OPEN) for filling in wanted.seats)
    if not fair or len(wanted.seats) < 2 or wanted.manual or wanted.untold or clock is None or clock.out != "loss":
        raise TurnedAway(409, "rateable")


async def import_save(hall: Hall, request: Request) -> Response:
    """A table from a save, which is proven by playing it again."""
    guest = await hall.guest_who_changes(request, IMPORTING_COSTS)
    wanted = read_body(await body_of(request, hall.settings.largest_save, hall.settings.body_seconds), Import)
    with hall.limits.importing(request):
        hall.limits.table(request, guest)
        async with waiting_for(request):
            proof = await proven(hall.jobs, guest, wanted.save)
    fillings = [ME] * proof.seats if wanted.seats is None else wanted.seats
    if len(fillings) != proof.seats:
        raise Malformed("seats", "core-malformed-choice", value=len(fillings), choices=str(proof.seats))
    seating, keys = seated(fillings, guest)
    table = await hall.storage.create_table(proof.table(guest, seating, hall.now()))
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
    came = time.monotonic()
    room = await hall.room(request)
    check_rated(room.table.record, guest)

    def check() -> None:
        hall.check_line(request)
        hall.load.check(CHANGING, came)

    await room.play(guest, wanted.seat, wanted.act, check)
    await room.notice(guest)
    return answer(Done())


async def view(hall: Hall, request: Request) -> Response:
    """What a seat sees now, or saw after ``at`` of the lines that it was shown; without a seat what is public.

    With ``lines`` only the last so many of them are sent.
    """
    at = whole_number(request, "at")
    if at is None:
        seen = await _read(hall, request, lambda one, table: one.news(table))
    else:
        seen = await _read(hall, request, lambda one, table: one.past(table, at), past=True)
    lines = whole_number(request, "lines")
    return answer(seen if lines is None else with_last_lines(seen, lines))


async def table_report(hall: Hall, request: Request) -> Response:
    """What happened after ``since`` of the lines that a seat was shown, by default after its own last act."""
    since = whole_number(request, "since")
    return answer(await _read(hall, request, lambda reader, table: reader.report(table, since), past=True))


async def reasons(hall: Hall, request: Request) -> Response:
    """Why a bot did what the lines after ``line`` tell, up to ``until``, as far as everybody may know."""
    line, until = whole_number(request, "line") or 0, whole_number(request, "until") or 0
    asked = await _read(hall, request, lambda reader, table: reader.why(table, line, until), past=True)
    return answer({"type": "reasons", "reasons": await hall.reasons.why(Record(asked).text("question"))})


async def consult(hall: Hall, request: Request) -> Response:
    """What the rules say about something that everybody knows, for those who look on and for moments of the past."""
    guest = await hall.guest_who_changes(request)
    asked = read_body(await sent(hall, request), Consult)
    about = tuple(asked.about)
    told = await _look(
        *(hall, request, guest, asked.seat),
        lambda reader, table: reader.consult(table, asked.at, about),
        past=asked.at is not None,
    )
    return answer(told)


Look: TypeAlias = Callable[[Reader, Table], Message | None]


async def _read(hall: Hall, request: Request, what: Look, past: bool = False) -> Message:
    """What a reader who looks through the seat that the address names, or as a spectator, is told."""
    return await _look(hall, request, await hall.guest(request), whole_number(request, "seat"), what, past)


async def _look(hall: Hall, request: Request, guest: Caller, seat: int | None, what: Look, past: bool) -> Message:
    """The ``past`` has to be played again, in a long game for a tenth of a second: beside all other tables, and one
    address has its turns."""
    room = await hall.room(request)
    if not await room.allows(lambda table: table.may_look(guest, seat)):
        raise TurnedAway(403, "seat")
    async with hall.limits.loading(request) if past else nullcontext(), room.lock:
        table = await room.ready()
        if not table.may_look(guest, seat):  # no longer
            raise TurnedAway(403, "seat")
        reader = Reader(seat, delay=table.delay_for(guest))
        seen = await asyncio.to_thread(what, reader, table) if past else what(reader, table)
    if seen is None:
        raise TurnedAway(404, "moment")
    return seen


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
