"""Requests about codes: a real table shows one on its screen, and phones beside it join by it."""

from __future__ import annotations

import secrets
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from sandtable.kernel.refusal import IllegalAction
from sandtable.server.api.bodies import read_body
from sandtable.server.api.codes_bodies import ByCode, FoundTable, SatDown, ShowCode, SitByCode, TableCode
from sandtable.server.api.replies import answer, sent
from sandtable.server.codes_statements import shown, table_of
from sandtable.server.guard import TurnedAway
from sandtable.server.hall import Hall
from sandtable.server.names import check_apart
from sandtable.table import seating
from sandtable.table.records import Seating

SIGNS: Final = "CDFGHJKMNPQRTVWXY34679"  # none is taken for another, and they spell no word
LENGTH: Final = 6


def new_code() -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))


async def show(hall: Hall, request: Request) -> Response:
    """The code by which phones come to a real table with a free seat. For the host, whose screen shows it."""
    guest = await hall.guest_who_changes(request)
    wanted = read_body(await sent(hall, request), ShowCode)
    room = await hall.room(request)
    if guest.id != room.table.record.host:
        raise TurnedAway(403, "host")
    if not room.table.match.at_real_table:
        raise TurnedAway(409, "real")
    if not await room.allows(lambda table: not table.over and any(seat.kind == "open" for seat in table.seats)):
        raise IllegalAction(seating.TAKEN_SEAT)
    seconds = hall.settings.code_seconds
    code = await hall.storage.do(shown(room.id, new_code, seconds, wanted.anew))
    return answer(TableCode(room.id, code, seconds))


async def find(hall: Hall, request: Request) -> Response:
    """The table that a code leads to. One that is wrong, over or of a table that is gone is answered the same."""
    await hall.guest_who_changes(request)
    wanted = read_body(await sent(hall, request), ByCode)
    return answer(FoundTable(await _table_of(hall, request, wanted.code)))


async def _table_of(hall: Hall, request: Request, code: str) -> str:
    hall.limits.code(request)
    read = "".join(sign for sign in code.upper() if sign not in " -")
    table = await hall.storage.do(table_of(read), reading=True)
    if table is None:
        raise TurnedAway(403, "code")
    return table


async def sit_down(hall: Hall, request: Request) -> Response:
    """Take free seats of the table that the code leads to: what its links give, and no more."""
    guest = await hall.guest_who_changes(request)
    wanted = read_body(await sent(hall, request), SitByCode)
    if await _table_of(hall, request, wanted.code) != request.path_params["table"]:
        raise TurnedAway(403, "code")
    room = await hall.room(request)

    def sat_down(now: Seating) -> Seating:
        wished = seating.sat_down(now, guest, wanted.seats)
        if wished is not now:
            check_apart(wished, guest)
        return wished

    now = await room.reseat(sat_down)
    return answer(SatDown(room.id, [seat.seat for seat in now.seats if seating.holds(now, guest, seat.seat)]))
