"""A live connection to a table: carries messages between a guest's socket and their session."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from sandtable.kernel.plain import Malformed
from sandtable.server.guard import TurnedAway, from_elsewhere
from sandtable.server.hall import Hall
from sandtable.server.identity import Caller
from sandtable.server.messages import encode, label, not_understood, read_message
from sandtable.server.storage import StorageFailed, TableGone
from sandtable.server.table import Room
from sandtable.table.closed import ClosedTable
from sandtable.table.company import Message
from sandtable.table.guests import Guest
from sandtable.table.session import Session

POLICY: Final = 1008
BROKEN: Final = 1011
TRY_AGAIN: Final = 1013
PING: Final = '{"type":"ping"}'  # as our own client writes it
PING_COSTS: Final = 0.1  # of the guest's pace: somebody with many windows may have as many heartbeats
PLAY: Final = "play"  # what a token must be for, if it does more than look
ONLY_LOOKING: Final = ("hello", "why", "preview", "choices")
DENIED: Final = 4000  # and the status that a request would have had
log = structlog.get_logger("sandtable.live")


async def live(socket: WebSocket, hall: Hall) -> None:
    """Let a guest in who may at least watch, and stay until they go."""
    try:
        if from_elsewhere(socket):
            raise TurnedAway(403, "origin")
        guest = await hall.guest(socket)
        found = await hall.table(socket)
        if isinstance(found, ClosedTable):
            welcome = found.may_watch(guest)
        else:
            welcome = await found.allows(lambda table: table.may_watch(guest))
        if not welcome:
            raise TurnedAway(403, "seat")
        with hall.limits.connection(guest, socket):
            await socket.accept()
            if isinstance(found, ClosedTable):
                await _show(socket, hall, guest, found)
            else:
                await Connection(socket, hall, guest, found).stay()
    except (TurnedAway, StorageFailed) as error:
        turned = error if isinstance(error, TurnedAway) else TurnedAway(503, "storage")
        await socket.accept()  # a browser is told the reason of a closed connection, of a refused one it is not
        await socket.close(DENIED + turned.status, turned.reason)


async def _show(socket: WebSocket, hall: Hall, guest: Guest, table: ClosedTable) -> None:
    """Show how a table last stood whose rules are gone, to whoever says hello; nothing else happens there."""
    with suppress(WebSocketDisconnect, Malformed):
        while True:
            said = read_message(await socket.receive_text())
            await asyncio.sleep(hall.limits.pace.wait(guest.id))
            answers = [table.public(guest), table.state()] if said["type"] == "hello" else [table.answer(said)]
            for answer in answers:
                if answer is not None:
                    await socket.send_text(encode(answer).decode())


class Connection:
    """One guest at one table.

    News is worked out only when it can be sent, so a slow connection gets more at once instead of a long queue.
    """

    def __init__(self, socket: WebSocket, hall: Hall, guest: Caller, room: Room) -> None:
        self.socket: Final = socket
        self.hall: Final = hall
        self.guest: Final = guest
        self.signed_out = asyncio.Event()
        self.room: Final = room
        self.session: Final = Session(room.table, guest)
        self.changed: Final = asyncio.Event()
        self.malformed = 0

    async def stay(self) -> None:
        self.room.listeners.add(self.changed.set)
        parts = (self._listen, self._tell, self._until_signed_out)
        tasks = [asyncio.create_task(self._as_long_as_it_goes(part)) for part in parts]
        with self.hall.attendance.of(self.guest) as self.signed_out:
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                self.room.listeners.discard(self.changed.set)
                for task in tasks:
                    task.cancel()
                await asyncio.wait(tasks)

    async def _until_signed_out(self) -> None:
        await self.signed_out.wait()
        await self._close(DENIED + 401, "guest")

    async def _as_long_as_it_goes(self, part: Callable[[], Awaitable[None]]) -> None:
        try:
            await part()
        except WebSocketDisconnect:
            pass
        except TimeoutError:
            log.info("connection-cut-off", table=self.room.id)  # it did not read what it was told
        except TableGone:
            await self._close(DENIED + 404, "table")
        except StorageFailed as error:
            log.error("storage-failed", table=self.room.id, problem=str(error))
            await self._close(TRY_AGAIN)
        except Exception:
            log.exception("connection-failed", table=self.room.id)
            await self._close(BROKEN)

    async def _close(self, code: int, reason: str | None = None) -> None:
        # it may be closed from the other side meanwhile, or not be read
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(self.hall.settings.send_seconds):
                await self.socket.close(code, reason)

    async def _listen(self) -> None:
        while True:
            received = await self.socket.receive()
            if received["type"] != "websocket.receive":
                return
            text = received.get("text")
            data: str | bytes = received["bytes"] if text is None else text
            cost = PING_COSTS if data == PING else 1.0
            seconds = self.hall.limits.pace.wait(self.guest.id, cost)
            while seconds:  # reading waits, and so does a client that is too fast
                await asyncio.sleep(seconds)
                seconds = self.hall.limits.pace.wait(self.guest.id, cost)
            try:
                answer = await self._heard(read_message(data))
            except Malformed as error:
                self.malformed += 1
                await self._send(encode(not_understood(error, label(data))))
            else:
                if answer is not None:
                    await self._send(encode(answer))
            if self.malformed >= self.hall.settings.malformed_messages:
                await self._close(POLICY)
                return

    async def _heard(self, said: Message) -> Message | None:
        if said["type"] == "ping":  # which tells of the wire and nothing of the table
            return {"type": "pong"}
        if said["type"] not in ONLY_LOOKING and PLAY not in self.guest.scopes:
            return {"type": "denied", "reason": "scope", "id": said["id"]}
        heard = await self.room.hear(lambda certain: self.session.hear(said, certain))
        if said["type"] == "hello":
            self.changed.set()
        if heard.foresight is None:
            return heard.answer
        while heard.foresight.look():  # the table is free meanwhile, and other tables get their turn in between
            await asyncio.sleep(0)
        return heard.foreseen()

    async def _tell(self) -> None:
        while True:
            await self.changed.wait()
            self.changed.clear()
            if self.session.readers:
                await self.room.notice(self.guest)
            async with self.room.lock:
                await self.room.ready()
                news = self.session.news()
            for message in news:
                await self._send(encode(message))
            if self.session.ended:
                await self._close(DENIED + 403, "seat")
                return

    async def _send(self, text: bytes) -> None:
        async with asyncio.timeout(self.hall.settings.send_seconds):
            try:
                await self.socket.send_text(text.decode())
            except RuntimeError as error:  # the wire has hung up meanwhile, on somebody who sends what is no text
                raise WebSocketDisconnect from error
