"""A live connection to a table: what is said on it is answered, and what is new for its readers is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from sandtable.kernel.plain import Malformed
from sandtable.kernel.refusal import NOT_ASKED, IllegalAction
from sandtable.kernel.standing import Standing
from sandtable.server.guard import TurnedAway, from_elsewhere
from sandtable.server.hall import Hall
from sandtable.server.identity import Guest
from sandtable.server.messages import (
    MALFORMED,
    Act,
    Answer,
    Chat,
    ChatLine,
    Choices,
    ClientMessage,
    Done,
    Hello,
    Offer,
    Orders,
    Preview,
    RefusalData,
    Refused,
    Request,
    Resign,
    Resolve,
    Seated,
    ServerMessage,
    Table,
    Undo,
    Why,
    encode,
    label,
    not_understood,
    read_message,
)
from sandtable.server.reader import Reader
from sandtable.server.storage import StorageFailed
from sandtable.server.table import Room

POLICY: Final = 1008
BROKEN: Final = 1011
TRY_AGAIN: Final = 1013
DENIED: Final = 4000  # and the status that a request would have had
log = structlog.get_logger("sandtable.live")


async def live(socket: WebSocket, hall: Hall) -> None:
    """Let a guest in who may at least watch, and stay until they go."""
    try:
        if from_elsewhere(socket):
            raise TurnedAway(403, "origin")
        guest = await hall.guest(socket)
        room = await hall.room(socket)
        if not await room.allows(lambda: room.may_watch(guest)):
            raise TurnedAway(403, "seat")
        with hall.limits.connection(guest):
            await socket.accept()
            await Connection(socket, hall, guest, room).stay()
    except (TurnedAway, StorageFailed) as error:
        turned = error if isinstance(error, TurnedAway) else TurnedAway(503, "storage")
        await socket.accept()  # a browser is told the reason of a closed connection, of a refused one it is not
        await socket.close(DENIED + turned.status, turned.reason)


class Connection:
    """One guest at one table, with a reader for each seat the guest looks through.

    News is worked out only when it can be sent, so a slow connection gets more at once instead of a long queue.
    """

    def __init__(self, socket: WebSocket, hall: Hall, guest: Guest, room: Room) -> None:
        self.socket: Final = socket
        self.hall: Final = hall
        self.guest: Final = guest
        self.room: Final = room
        self.readers: list[Reader] = []
        self.greeted = False
        self.changed: Final = asyncio.Event()
        self.malformed = 0
        self._table: Table | None = None
        self._chat_told = -1

    async def stay(self) -> None:
        self.room.listeners.add(self.changed.set)
        tasks = [asyncio.create_task(self._as_long_as_it_goes(part)) for part in (self._listen, self._tell)]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.room.listeners.discard(self.changed.set)
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)

    async def _as_long_as_it_goes(self, part: Callable[[], Awaitable[None]]) -> None:
        try:
            await part()
        except WebSocketDisconnect:
            pass
        except TimeoutError:
            log.info("connection-cut-off", table=self.room.record.id)  # it did not read what it was told
        except StorageFailed as error:
            log.error("storage-failed", table=self.room.record.id, problem=str(error))
            await self._close(TRY_AGAIN)
        except Exception:
            log.exception("connection-failed", table=self.room.record.id)
            await self._close(BROKEN)

    async def _close(self, code: int, reason: str | None = None) -> None:
        # it may be closed from the other side meanwhile, or not be read
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(self.hall.settings.send_seconds):
                await self.socket.close(code, reason)

    # listening

    async def _listen(self) -> None:
        while True:
            received = await self.socket.receive()
            if received["type"] != "websocket.receive":
                return
            text = received.get("text")
            data: str | bytes = received["bytes"] if text is None else text
            seconds = self.hall.limits.pace.wait(self.guest.id)
            while seconds:  # reading waits, and so does a client that is too fast
                await asyncio.sleep(seconds)
                seconds = self.hall.limits.pace.wait(self.guest.id)
            try:
                answer = await self._heard(read_message(data))
            except Malformed as error:
                self.malformed += 1
                answer = not_understood(error, label(data))
            if answer is not None:
                await self._send(answer)
            if self.malformed >= self.hall.settings.malformed_messages:
                await self._close(POLICY)
                return

    async def _heard(self, message: ClientMessage) -> ServerMessage | None:
        if isinstance(message, Hello):
            await self._look_through(message)
            return None
        if not self.readers:
            raise Malformed("type", MALFORMED, detail="say hello first")
        try:
            return await self._answered(message)
        except IllegalAction as error:
            return Refused(RefusalData.of(error.refusal), message.id)

    async def _look_through(self, hello: Hello) -> None:
        """Which seats this connection shows from now on; a hot-seat table says it again when the seat changes hands."""
        seats: list[int | None] = [*hello.seats] or [None]
        since = hello.since if isinstance(hello.since, list) else [hello.since] * len(seats)
        if len(since) != len(seats) or (isinstance(hello.since, int) and hello.since and len(seats) > 1):
            raise Malformed("since", MALFORMED, detail="one number for each seat")
        if len(set(seats)) != len(seats):
            raise Malformed("seats", MALFORMED, detail="each seat once")
        if not await self.room.allows(lambda: all(self.room.may_look(self.guest, seat) for seat in hello.seats)):
            raise Malformed("seats", MALFORMED, detail="not your seat")
        delay = self.room.delay_for(self.guest)
        self.readers = [Reader(self.room, seat, since[n], delay) for n, seat in enumerate(seats)]
        self.greeted = True
        self._table = None
        self._chat_told = -1
        self.changed.set()

    async def _answered(self, message: Request) -> Done:
        if isinstance(message, Chat):
            await self.room.say(self.guest, self._own_seat(), message.text, time.time())
        elif isinstance(message, Seated):
            self._check_seat(message.seat)
            return await self._answered_for_seat(message)
        return Done(message.id)

    async def _answered_for_seat(self, message: Seated) -> Done:
        room, who, seat = self.room, self.guest, message.seat
        match message:
            case Act(act=act):
                await room.play(who, seat, act)
            case Resolve(act=act):
                await room.resolve(who, seat, act)
            case Undo():
                await room.undo(who, seat)
            case Offer():
                await room.offer(who, seat)
            case Answer(accept=accept):
                await room.answer(who, seat, accept)
            case Resign():
                await room.resign(who, seat)
            case Orders(silent=silent, always=always, asked=asked, quiet=quiet):
                await room.order(who, seat, Standing(quiet, silent, always, asked))
            case Preview(act=act):
                return Done(message.id, events=await room.preview(who, seat, act))
            case Why(act=act):
                refusal = await room.why(who, seat, act)
                return Done(message.id, refusal=None if refusal is None else RefusalData.of(refusal))
            case Choices(verb=verb, chosen=chosen):
                left = await room.choices(who, seat, verb, tuple(chosen))
                complete = None if left.complete is None else left.complete.text
                return Done(message.id, nouns=list(left.nouns), complete=complete, ahead=list(left.ahead))
        return Done(message.id)

    def _check_seat(self, seat: int) -> None:
        """Only for seats that this connection looks through; the table makes sure that they are the guest's own."""
        if all(reader.seat != seat for reader in self.readers):
            raise IllegalAction(NOT_ASKED)

    def _own_seat(self) -> int:
        """The seat in whose name the guest speaks."""
        for reader in self.readers:
            if reader.seat is not None and self.room.holds(self.guest, reader.seat):
                return reader.seat
        raise IllegalAction(NOT_ASKED)

    # telling

    async def _tell(self) -> None:
        while True:
            await self.changed.wait()
            self.changed.clear()
            if self.readers:
                await self.room.notice(self.guest)
            for message in await self._news():
                await self._send(message)
            if self.greeted and not self.readers:  # what it looked through is somebody else's now
                await self._close(DENIED + 403, "seat")
                return

    def _may_read(self, reader: Reader) -> bool:
        """Seats change hands: what a reader might see when it came, it may not see for ever."""
        on_time = reader.seat is not None or self.room.delay_for(self.guest) <= reader.delay
        return on_time and self.room.may_look(self.guest, reader.seat)

    async def _news(self) -> list[ServerMessage]:
        news: list[ServerMessage] = []
        async with self.room.lock:
            match = await self.room.match()
            self.readers = [reader for reader in self.readers if self._may_read(reader)]
            if not self.readers:
                return []
            table = self.room.public(self.guest)
            if table != self._table:
                self._table = table
                news.append(table)
            for reader in self.readers:
                state = reader.news(match)
                if state is not None:
                    news.append(state)
            news.extend(self._new_chat())
        return news

    def _new_chat(self) -> list[ChatLine]:
        """What was said since; not to those who see the game late, for players speak of what they see."""
        if self.room.delay_for(self.guest):
            return []
        lines = [line for line in self.room.chat if line.n > self._chat_told]
        if lines:
            self._chat_told = lines[-1].n
        return [ChatLine(line.n, line.seat, line.name, line.text, line.said) for line in lines]

    async def _send(self, message: ServerMessage) -> None:
        async with asyncio.timeout(self.hall.settings.send_seconds):
            try:
                await self.socket.send_text(encode(message).decode())
            except RuntimeError as error:  # the wire has hung up meanwhile, on somebody who sends what is no text
                raise WebSocketDisconnect from error
