"""The requests of the table protocol, each an endpoint that answers JSON."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Final

from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import sandtable
from sandtable.games import TITLES
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Malformed, Plain
from sandtable.kernel.refusal import NOT_ASKED, IllegalAction
from sandtable.server.guard import TurnedAway, body_of
from sandtable.server.hall import Hall
from sandtable.server.identity import COOKIE, COOKIE_SECONDS, Guest, hashed, new_guest, new_token
from sandtable.server.messages import (
    ActNow,
    Done,
    Import,
    NewTable,
    Nothing,
    Past,
    Rename,
    ServerMessage,
    Sit,
    State,
    encode,
    read_body,
)
from sandtable.server.reader import Reader
from sandtable.server.seating import ME, seated
from sandtable.server.storage import SeatRecord, StoredTable

MAKING_COSTS: Final = 5.0  # a new table takes as much of a guest's pace as so many other requests
IMPORTING_COSTS: Final = 20.0


def answer(body: ServerMessage | dict[str, Plain], status: int = 200) -> Response:
    return Response(encode(body), status, media_type="application/json")


class Api:
    """The endpoints. ``self.hall`` is there while the server runs."""

    hall: Hall

    def routes(self) -> list[Route]:
        return [
            Route("/titles", self.titles, methods=["GET"]),
            Route("/me", self.me, methods=["GET"]),
            Route("/me", self.rename, methods=["POST"]),
            Route("/tokens", self.make_token, methods=["POST"]),
            Route("/tokens/revoke", self.revoke_tokens, methods=["POST"]),
            Route("/tables", self.tables, methods=["GET"]),
            Route("/tables", self.make_table, methods=["POST"]),
            Route("/import", self.import_save, methods=["POST"]),
            Route("/tables/{table}", self.table, methods=["GET"]),
            Route("/tables/{table}/sit", self.sit, methods=["POST"]),
            Route("/tables/{table}/act", self.act, methods=["POST"]),
            Route("/tables/{table}/view", self.view, methods=["GET"]),
            Route("/tables/{table}/save", self.save, methods=["GET"]),
        ]

    # titles and guests

    async def titles(self, request: Request) -> Response:
        self.hall.keep_pace(request, await self.hall.known_guest(request))
        titles: list[Plain] = []
        for title in TITLES:
            options: list[Plain] = []
            for option in title.options:
                modes = [mode.id for mode in title.modes if option.applies_to(mode.id)]
                options.append(
                    {
                        "id": option.id,
                        "values": list(option.values),
                        "default": option.default,
                        "rule": option.rule,
                        "modes": [*modes],
                    }
                )
            modes_: list[Plain] = [{"id": mode.id, "seats": list(mode.seats)} for mode in title.modes]
            titles.append({"id": title.ID, "modes": modes_, "options": options})
        return answer({"titles": titles})

    async def me(self, request: Request) -> Response:
        """Who the guest is; somebody new gets a cookie, which is all there is of a guest."""
        guest = await self.hall.known_guest(request)
        self.hall.keep_pace(request, guest)
        if guest is None and "authorization" in request.headers:
            raise TurnedAway(401, "guest")
        return self._introduced(request, new_guest() if guest is None else guest)

    async def rename(self, request: Request) -> Response:
        guest = await self.hall.guest_who_changes(request)
        wanted = read_body(await self._body(request), Rename)
        return self._introduced(request, Guest(guest.id, wanted.name, guest.by_token))

    def _introduced(self, request: Request, guest: Guest) -> Response:
        response = answer({"guest": guest.id, "name": guest.name, "csrf": self.hall.identity.csrf(guest)})
        if not guest.by_token:
            response.set_cookie(
                COOKIE,
                self.hall.identity.cookie(guest),
                max_age=COOKIE_SECONDS,
                httponly=True,
                samesite="lax",
                secure=request.url.scheme == "https",
            )
        return response

    async def make_token(self, request: Request) -> Response:
        """A personal token for programs, told once."""
        guest = await self.hall.guest_who_changes(request, MAKING_COSTS)
        wanted = read_body(await self._body(request), Rename)
        token = new_token()
        await self.hall.storage.add_token(hashed(token), guest.id, wanted.name, time.time())
        return answer({"token": token}, 201)

    async def revoke_tokens(self, request: Request) -> Response:
        """All tokens of the guest stop working."""
        guest = await self.hall.guest_who_changes(request)
        read_body(await self._body(request), Nothing)
        await self.hall.storage.revoke_tokens(guest.id)
        return answer(Done())

    # tables

    async def tables(self, request: Request) -> Response:
        """The guest's tables: running first, those first of them where it is the guest's turn."""
        guest = await self.hall.guest(request)
        listed = [summary(table, guest) for table in await self.hall.storage.tables_of(guest.id)]
        listed.sort(key=lambda table: (table["over"], not table["your-turn"]))
        return answer({"tables": [*listed]})

    async def make_table(self, request: Request) -> Response:
        guest = await self.hall.guest_who_changes(request, MAKING_COSTS)
        wanted = read_body(await self._body(request), NewTable)
        seats, keys = seated(wanted.seats, guest)
        match = sandtable.game(wanted.title).match(
            wanted.mode, len(seats), options=dict(wanted.options), manual=wanted.manual
        )
        return await self._made(match, guest, seats, keys, wanted.spectators, False)

    async def import_save(self, request: Request) -> Response:
        guest = await self.hall.guest_who_changes(request, IMPORTING_COSTS)
        wanted = read_body(await body_of(request, self.hall.settings.largest_save), Import)
        match = await asyncio.to_thread(sandtable.load, wanted.save)
        people = match.setting.seats
        fillings = [ME] * people if wanted.seats is None else wanted.seats
        if len(fillings) != people:
            raise Malformed("seats", "core-malformed-choice", value=len(fillings), choices=str(people))
        seats, keys = seated(fillings, guest)
        return await self._made(match, guest, seats, keys, None, True)

    async def _made(
        self,
        match: Match,
        host: Guest,
        seats: tuple[SeatRecord, ...],
        keys: dict[str, str],
        spectators: int | None,
        imported: bool,
    ) -> Response:
        room = await self.hall.rooms.make(match, host.id, seats, spectators, imported)
        return answer({"table": room.record.id, "keys": {**keys}}, 201)

    async def table(self, request: Request) -> Response:
        guest = await self.hall.guest(request)
        return answer((await self.hall.room(request)).public(guest))

    async def sit(self, request: Request) -> Response:
        guest = await self.hall.guest_who_changes(request)
        wanted = read_body(await self._body(request), Sit)
        room = await self.hall.room(request)
        seat = await room.sit(guest, wanted.key)
        if seat is None:
            raise TurnedAway(403, "key")
        return answer({"table": room.record.id, "seat": seat.seat})

    async def act(self, request: Request) -> Response:
        guest = await self.hall.guest_who_changes(request)
        wanted = read_body(await self._body(request), ActNow)
        room = await self.hall.room(request)
        if not room.holds(guest, wanted.seat):
            raise IllegalAction(NOT_ASKED)
        await room.play(wanted.seat, wanted.act)
        return answer(Done())

    async def view(self, request: Request) -> Response:
        """What a seat sees now, or saw after ``at`` of the lines that it was shown; with the last ``lines`` of them."""
        guest = await self.hall.guest(request)
        room = await self.hall.room(request)
        seat = _number(request, "seat")
        at = _number(request, "at")
        if not (room.may_watch(guest) if seat is None else room.may_look_through(guest, seat)):
            raise TurnedAway(403, "seat")
        reader = Reader(room, seat, delay=room.delay_for(guest))
        async with room.lock:
            match = await room.match()
            seen = reader.news(match) if at is None else reader.past(match, at)
        if seen is None:
            raise TurnedAway(404, "moment")
        lines = _number(request, "lines")
        return answer(seen if lines is None else with_last_lines(seen, lines))

    async def save(self, request: Request) -> Response:
        guest = await self.hall.guest(request)
        room = await self.hall.room(request)
        if not room.may_export(guest):
            raise TurnedAway(403, "save")
        name = f"{room.record.title}-{room.record.id}.json"
        disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(await room.save(), media_type="application/json", headers=disposition)

    async def _body(self, request: Request) -> bytes:
        return await body_of(request, self.hall.settings.largest_message)


def with_last_lines(seen: State | Past, count: int) -> State | Past:
    """The same with fewer lines, for those who have read the others already."""
    lines = seen.lines[max(0, len(seen.lines) - count) :]
    if isinstance(seen, State):
        return structs.replace(seen, since=seen.seq - len(lines), lines=lines)
    return structs.replace(seen, lines=lines)


def summary(table: StoredTable, guest: Guest) -> dict[str, Plain]:
    """A line of the guest's list of tables."""
    record = table.record
    header = json.loads(record.header)
    own = [seat.seat for seat in table.seats if seat.kind == "guest" and seat.who == guest.id]
    waiting = set(record.waiting)
    bots = {seat.seat for seat in table.seats if seat.kind == "bot"}
    enters_for_bots = header["manual"] and record.host == guest.id and bool(waiting) and waiting <= bots
    return {
        "table": record.id,
        "title": record.title,
        "mode": header["mode"],
        "seats": [{"seat": seat.seat, "kind": seat.kind, "name": seat.name} for seat in table.seats],
        "yours": [*own],
        "your-turn": bool(waiting & set(own)) or enters_for_bots,
        "over": record.outcome is not None,
        "outcome": None if record.outcome is None else json.loads(record.outcome),
        "changed": record.changed,
    }


def _number(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= 7):
        raise Malformed(name, "core-malformed-whole")
    return int(text)
