"""A live connection to a table: carries messages between a guest's socket and their session."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from sandtable.kernel.observation import Observation
from sandtable.kernel.plain import Malformed, Record
from sandtable.kernel.refusal import IllegalAction
from sandtable.server.company_statements import is_silenced
from sandtable.server.errands import to_its_end
from sandtable.server.guard import TurnedAway, from_elsewhere
from sandtable.server.hall import Hall
from sandtable.server.identity import Caller
from sandtable.server.load import CHANGING, COMING
from sandtable.server.messages import encode, label, not_understood, read_message
from sandtable.server.storage import StorageFailed, TableGone
from sandtable.server.table import Room
from sandtable.server.wires import CAME, MORE
from sandtable.table.closed import ClosedTable
from sandtable.table.company import Message
from sandtable.table.guests import Guest
from sandtable.table.hints import LET_GO, ONE_AT_A_TIME, TOO_MANY_ASK
from sandtable.table.records import Appended
from sandtable.table.session import MOST_ID, Heard, Session, done, refused

POLICY: Final = 1008
BROKEN: Final = 1011
TRY_AGAIN: Final = 1013
PING: Final = '{"type":"ping"}'  # as our own client writes it
PING_COSTS: Final = 0.1  # of the guest's pace: somebody with many windows may have as many heartbeats
HINT_COSTS: Final = 5.0  # of the pace, besides what every message takes
PLAY: Final = "play"  # what a token must be for, if it does more than look
ONLY_LOOKING: Final = ("hello", "why", "preview", "choices", "consult")
DENIED: Final = 4000  # and the status that a request would have had
log = structlog.get_logger("sandtable.live")


async def live(socket: WebSocket, hall: Hall) -> None:
    """Let a guest in who may at least watch, and stay until they go."""
    try:
        if from_elsewhere(socket):
            raise TurnedAway(403, "origin")
        hall.load.check(COMING)
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
        self._hinting: tuple[int, asyncio.Task[None]] | None = None  # which message asked for it
        self._own_affair = 0.0  # until when what was said waited for the guest's own pace, or for what they looked at

    async def stay(self) -> None:
        self.room.listeners.add(self.changed.set)
        parts = (self._listen, self._tell, self._until_signed_out)
        tasks = [asyncio.create_task(self._as_long_as_it_goes(part)) for part in parts]
        with self.hall.attendance.of(self.guest) as self.signed_out:
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                self.room.listeners.discard(self.changed.set)
                if self._hinting is not None:
                    tasks.append(self._hinting[1])
                for task in tasks:
                    task.cancel()
                await asyncio.wait(tasks)
                await to_its_end(self.hall.visits.leave(self.session))

    async def _until_signed_out(self) -> None:
        await self.signed_out.wait()
        await self._close(DENIED + 401, "guest")

    async def _as_long_as_it_goes(self, part: Callable[[], Awaitable[None]]) -> None:
        try:
            await part()
        except WebSocketDisconnect:
            pass
        except TableGone:
            await self._close(DENIED + 404, "table")
        except TurnedAway as error:
            await self._close(DENIED + error.status, error.reason)
        except StorageFailed as error:
            self.hall.metrics.went_wrong("storage")
            log.error("storage-failed", table=self.room.id, problem=str(error))
            await self._close(TRY_AGAIN)
        except Exception:
            self.hall.metrics.went_wrong("connection")
            log.exception("connection-failed", table=self.room.id)
            await self._close(BROKEN)

    async def _close(self, code: int, reason: str | None = None) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # it may be closed from the other side meanwhile
            await self.socket.close(code, reason)

    async def _listen(self) -> None:
        while True:
            received = await self.socket.receive()
            if received["type"] != "websocket.receive":
                return
            text = received.get("text")
            data: str | bytes = received["bytes"] if text is None else text
            came = max(received[CAME], self._own_affair)
            cost = PING_COSTS if data == PING else 1.0
            seconds = self.hall.limits.pace.wait(self.guest.id, cost)
            while seconds:  # reading waits, and so does a client that is too fast
                await asyncio.sleep(seconds)
                came = self._own_affair = time.monotonic()
                seconds = self.hall.limits.pace.wait(self.guest.id, cost)
            try:
                answer = await self._heard(read_message(data), came)
            except Malformed as error:
                self.malformed += 1
                await self._send(encode(not_understood(error, label(data))))
            else:
                if answer is not None:
                    await self._send(encode(answer), more=self.changed.is_set())  # what has changed is told next
            if self.malformed >= self.hall.settings.malformed_messages:
                await self._close(POLICY)
                return

    async def _heard(self, said: Message, came: float) -> Message | None:
        if said["type"] == "ping":  # which tells of the wire and nothing of the table
            return {"type": "pong"}
        try:
            self._check_load(said, came)  # before it waits for its turn at the table, and when that has come
            return await self._answered(said, came)
        except TurnedAway as error:
            if said["type"] == "hello":
                raise
            return {"type": "denied", "reason": error.reason, "id": said["id"], "retry": error.retry_after}
        finally:
            if said["type"] in ONLY_LOOKING:
                self._own_affair = time.monotonic()

    def _check_load(self, said: Message, came: float) -> None:
        if said["type"] not in ONLY_LOOKING:
            self.hall.check_line(self.socket)  # who was frozen has waited for everything, and is told something else
            self.hall.load.check(CHANGING, came)
        elif said["type"] == "hello" and not self.session.greeted:
            self.hall.load.check(COMING)

    async def _answered(self, said: Message, came: float) -> Message | None:
        if said["type"] not in ONLY_LOOKING and PLAY not in self.guest.scopes:
            return {"type": "denied", "reason": "scope", "id": said["id"]}
        if said["type"] not in ONLY_LOOKING and self.guest.by_token and self.room.table.record.rated:
            return {"type": "denied", "reason": "rated", "id": said["id"]}
        if said["type"] == "chat" and await self.hall.storage.do(is_silenced(self.guest.id, time.time()), reading=True):
            return {"type": "denied", "reason": "silenced", "id": said["id"]}
        if said["type"] == "hint" and not said["stop"] and self.hall.limits.pace.wait(self.guest.id, HINT_COSTS):
            return refused(Record(said).number("id", 0, MOST_ID), TOO_MANY_ASK)

        def listen(certain: bool) -> Heard:
            self.hall.check_line(self.socket)
            self._check_load(said, came)
            return self.session.hear(said, certain)

        heard = await self.room.hear(listen, comes=said["type"] == "hello")
        if heard.hint is not None:
            return self._think_out(heard.id, heard.hint)
        if said["type"] == "hint" or isinstance(heard.change, Appended):
            await self._let_go_of_hint()
        if said["type"] == "hello":
            await self.hall.muted_by(self.guest.id)  # asked for now, so that no line of chat has to wait for it
            self.changed.set()
            await self.hall.visits.enter(self.session)
        if heard.foresight is None:
            return heard.answer
        while heard.foresight.look():  # the table is free meanwhile, and other tables get their turn in between
            await asyncio.sleep(0)
        return heard.foreseen()

    # hints

    def _think_out(self, id: int, seen: Observation) -> Message | None:
        """The connection goes on meanwhile; the answer comes when it is there."""
        if self._hinting is not None:
            return refused(id, ONE_AT_A_TIME)
        task = asyncio.create_task(self._as_long_as_it_goes(lambda: self._hint(id, seen)))
        self._hinting = id, task
        return None

    async def _hint(self, id: int, seen: Observation) -> None:
        try:
            answer = done(id, hint=await self.hall.hints.hint(self.guest.id, seen))
        except IllegalAction as error:
            answer = refused(id, error.refusal)
        self._hinting = None
        await self._send(encode(answer))

    async def _let_go_of_hint(self) -> None:
        """Whoever asked does not want it any more, or has acted without it."""
        if self._hinting is not None:
            id, task = self._hinting
            self._hinting = None
            task.cancel()
            await self._send(encode(refused(id, LET_GO)))

    async def _tell(self) -> None:
        while True:
            await self.changed.wait()
            self.changed.clear()
            if self.session.readers:
                await self.room.notice(self.guest)
            async with self.room.lock:
                await self.room.ready()
                news = self.session.news()
            for message in await self._wanted(news):
                await self._send(encode(message))
            if self.session.ended:
                await self._close(DENIED + 403, "seat")
                return

    async def _wanted(self, news: list[Message]) -> list[Message]:
        """Without what people say whom the guest has muted."""
        if not any(message["type"] == "chat" for message in news):
            return news
        muted = await self.hall.muted_by(self.guest.id)
        unwanted = {line.n for line in self.room.table.chat if line.who in muted}
        return [message for message in news if message["type"] != "chat" or message["n"] not in unwanted]

    async def _send(self, text: bytes, more: bool = False) -> None:
        try:
            if more:
                await self.socket.send({"type": "websocket.send", "text": text.decode(), MORE: True})
            else:
                await self.socket.send_text(text.decode())
        except RuntimeError as error:  # the wire has hung up meanwhile, on somebody who sends what is no text
            raise WebSocketDisconnect from error
