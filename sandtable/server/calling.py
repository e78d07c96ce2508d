"""Calling people: whoever is asked and does not look is told by letter or push, groups in their chat rooms."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable
from typing import Final

import msgspec
import structlog

from sandtable.server import calls_statements as kept
from sandtable.server.accounts import Voucher
from sandtable.server.calls_statements import Call, Hook
from sandtable.server.guard import TurnedAway
from sandtable.server.hooks import HOOK, Notice, body_of
from sandtable.server.jobs import Jobs
from sandtable.server.mails import Letter, say
from sandtable.server.push import PUSH, Word
from sandtable.server.rooms import Rooms
from sandtable.server.settings import Settings
from sandtable.server.storage import Storage, StorageFailed, Unopenable
from sandtable.server.table import Room
from sandtable.server.visits import Visits
from sandtable.table.clocks import DAY
from sandtable.table.guests import hashed
from sandtable.text import language
from sandtable.text.vocabulary import of_title

LINK_SECONDS: Final = 7 * DAY  # for which a link in such a letter signs in
STOP_SECONDS: Final = 90 * DAY
BOUNCE_SECONDS: Final = 14 * DAY  # mail servers try for about five
TOLD: Final = 6  # lines of what has happened, the last ones
AT_ONCE: Final = 20  # tables of one letter
SILENT: Final = frozenset({"bk-thought"})
log = structlog.get_logger("sandtable.calling")


class Herald:
    """Looks from time to time whom to call. Every letter and push is a job of the queue."""

    def __init__(
        self, settings: Settings, storage: Storage, rooms: Rooms, jobs: Jobs, visits: Visits, ours: Callable[[], str]
    ) -> None:
        self._visits: Final = visits
        self._settings: Final = settings
        self._storage: Final = storage
        self._rooms: Final = rooms
        self._jobs: Final = jobs
        self._ours: Final = ours  # the private key for pushes

    @property
    def home(self) -> str:
        return "" if self._settings.mail is None else self._settings.mail.home

    async def keep_calling(self) -> None:
        while True:
            await asyncio.sleep(self._settings.call_every)
            try:
                await self.look()
            except StorageFailed as error:
                log.info("not-called", problem=str(error))
            except Exception:  # nobody is called meanwhile, but the tables go on
                log.exception("calling-failed")

    async def look(self) -> None:
        now = time.time()
        settled = now - self._settings.call_seconds
        await self._storage.do(kept.note_gone())
        await self._storage.do(kept.drop_letters())
        if self._settings.mail is not None:
            calls = await self._due("mailed", now)
            for person in dict.fromkeys(call.person for call in calls):
                await self._write([call for call in calls if call.person == person][:AT_ONCE], now)
        for call in await self._due("called", now):
            await self._push(call, now)
        for hook in await self._storage.do(kept.due_hooks(settled), reading=True):
            await self._tell(hook, now)

    async def _due(self, channel: kept.Channel, now: float) -> list[Call]:
        settled, pause = now - self._settings.call_seconds, self._settings.mail_pause
        calls = await self._storage.do(kept.due_calls(channel, now, settled, pause), reading=True)
        return [call for call in calls if not self._visits.here(call.table, call.seat)]

    # letters

    async def _write(self, calls: list[Call], now: float) -> None:
        """One letter for all tables where somebody is asked."""
        wishes = calls[0].wishes
        person = await self._storage.person(wishes.person)
        if person is None or person.mail is None:
            return
        parts: list[str] = []
        vouchers: list[Voucher] = []
        for call in calls:
            code = secrets.token_urlsafe(24)
            vouchers.append(Voucher(hashed(code), "call", person.id, call.table, now + LINK_SECONDS))
            parts.append(await self._part(call, f"{self.home}/call/{call.table}#{code}", now))
        stop = secrets.token_urlsafe(24)
        vouchers.append(Voucher(hashed(stop), "stop", person.id, "", now + STOP_SECONDS))
        bounce = secrets.token_hex(16)
        vouchers.append(Voucher(hashed(bounce), "bounce", person.id, hashed(person.mail), now + BOUNCE_SECONDS))
        speak = wishes.language
        subject = say(speak, f"mail-call-{calls[0].reason}", title=title_of(calls[0].title, speak))
        letter = Letter(
            person.mail,
            say(speak, "mail-calls", count=len(parts)) if len(parts) > 1 else subject,
            "\n\n".join([*parts, say(speak, "mail-call-stop", link=f"{self.home}/stop#{stop}")]),
            {
                "List-Unsubscribe": f"<{self.home}/api/calls/stop/{stop}>",
                "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            },
            bounce,
        )
        try:
            await self._jobs.ask(
                kept.CALL,
                person.id,
                msgspec.json.encode(letter).decode(),
                lambda job: kept.post(job, calls, vouchers, now),
            )
        except kept.NotPosted:  # it is looked again whom to call
            log.info("letter-waits")

    async def _part(self, call: Call, link: str, now: float) -> str:
        """What is told of one table."""
        speak = call.wishes.language
        lines = [say(speak, f"mail-call-{call.reason}", title=title_of(call.title, speak))]
        if call.due is not None and call.reason in ("turn", "soon"):
            lines.append(say(speak, "mail-call-left", hours=max(0, round((call.due - now) / 3600))))
        happened = await self._happened(call)
        if len(happened) > TOLD:
            lines.append(say(speak, "mail-call-more", count=len(happened) - TOLD))
        lines += [f"- {line}" for line in happened[-TOLD:]]
        return "\n".join([*lines, link])

    async def _happened(self, call: Call) -> list[str]:
        """What the seat was shown since they last looked, in their language."""
        room = await self._room(call.table)
        if room is None:
            return []
        async with room.lock:
            lines = (await room.ready()).match.log(call.seat)[call.lines :]
        words = language(call.wishes.language)
        told: list[str] = []
        for line in lines:
            events = line.get("events", []) if isinstance(line, dict) else []
            for event in events if isinstance(events, list) else []:
                if isinstance(event, dict) and event["event"] not in SILENT and words.has(str(event["event"])):
                    told.append(words.event(call.title, event))
        return told

    async def _room(self, table: str) -> Room | None:
        try:
            found = await self._rooms.open(table)
        except Unopenable:
            return None
        return found if isinstance(found, Room) else None

    # pushes

    async def _push(self, call: Call, now: float) -> None:
        speak = call.wishes.language
        told = {
            "title": title_of(call.title, speak),
            "text": say(speak, f"mail-call-{call.reason}", title=title_of(call.title, speak)),
            "table": call.table,
        }
        about = self.home or "https://sandtable.invalid"
        words = [
            Word(one.endpoint, one.key, one.auth, self._ours(), about, json.dumps(told))
            for one in await self._storage.do(kept.pushes_of(call.person))
        ]
        tasks = [msgspec.json.encode(word).decode() for word in words]
        if not tasks:  # all their devices have signed out
            return
        try:
            await self._jobs.ask(PUSH, call.person, "", lambda job: kept.push(job, tasks, call, now))
        except kept.NotPosted:  # it is looked again whom to call
            log.info("push-waits")

    # chat rooms

    async def _tell(self, hook: Hook, now: float) -> None:
        room = await self._room(hook.table)
        if room is None or not await self._storage.do(kept.claim_hook(hook, now)):
            return
        async with room.lock:
            table = await room.ready()
            record, seats = table.record, table.seats
            asked = [] if table.over else json.loads(record.standing).get("pending", [])  # as everybody sees it
        names = [seats[seat].name or str(seat + 1) for seat in asked if seats[seat].kind == "guest"]
        if names or table.over:
            reason = "over" if table.over else "turn"
            title = title_of(record.title, hook.language)
            text = say(hook.language, f"hook-{reason}", title=title, names=language(hook.language).list(names))
            body = body_of(hook.table, record.title, reason, text, f"{self.home}/table/{hook.table}")
            notice = Notice(hook.url, hook.secret, body)
            await self._ask(HOOK, hook.person, msgspec.json.encode(notice).decode())
        if record.rematch is not None:
            await self._storage.do(kept.move_hook(hook.table, record.rematch))

    async def _ask(self, kind: str, person: str, task: str) -> None:
        try:
            await self._jobs.ask(kind, person, task, kept.ask_for)
        except TurnedAway:  # who has so many waiting already misses this one, and so does who has left
            log.info("call-dropped", kind=kind)


def title_of(title: str, code: str) -> str:
    return language(code).say(f"{of_title(title).prefix}-title")
