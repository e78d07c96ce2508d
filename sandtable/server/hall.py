"""The hall: everything the endpoints share, and who it is that comes in."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final

from starlette.requests import HTTPConnection

from sandtable.kernel.refusal import IllegalAction
from sandtable.server.accounts_statements import ENDED
from sandtable.server.analyses import analysing
from sandtable.server.archive import Archive
from sandtable.server.attendance import Attendance
from sandtable.server.bots import BotWorkers
from sandtable.server.calling import Herald
from sandtable.server.calls_statements import push_key
from sandtable.server.company_statements import MUTED, muted_by
from sandtable.server.duty import Duty
from sandtable.server.guard import TurnedAway, from_elsewhere
from sandtable.server.hints import HintDesk
from sandtable.server.hooks import telling
from sandtable.server.identity import COOKIE, CSRF_HEADER, KEY_READ, Caller, Identity
from sandtable.server.imports import proving
from sandtable.server.jobs import Jobs
from sandtable.server.limits import Limits
from sandtable.server.load import Load
from sandtable.server.mails import calling, posting
from sandtable.server.metrics import PATH, Metrics, jobs_by_state, of_all
from sandtable.server.odds import OddsDesk
from sandtable.server.push import new_key, pushing
from sandtable.server.reasons import ReasonsDesk
from sandtable.server.rooms import Rooms
from sandtable.server.settings import Settings
from sandtable.server.siblings import asked
from sandtable.server.sqlite import SqliteStorage
from sandtable.server.storage import OffDuty, Storage, StorageFailed, Unopenable
from sandtable.server.table import Room
from sandtable.server.tournaments import Tournaments
from sandtable.server.trials import Trials
from sandtable.server.visits import Visits
from sandtable.server.wires import OPENED
from sandtable.table.closed import CLOSED, ClosedTable
from sandtable.table.guests import hashed
from sandtable.table.records import TableRecord

MOST_MUTES: Final = 10_000  # that are remembered
BEARER: Final = "bearer "
FORGET_EVERY: Final = 600.0  # seconds
SEEN_EVERY: Final = 3600.0  # seconds: when somebody was last here is known about so well
LOOK: Final = "look"  # what a token must be for, unless a request says otherwise
SCOPE: Final = "sandtable.scope"  # where it says so
MAKING_COSTS: Final = 5.0  # a new table takes as much of a guest's pace as so many other requests


class Hall:
    """Storage, identity, tables, bots, the queue of jobs and the desks where questions are answered."""

    def __init__(self, settings: Settings, storage: Storage, identity: Identity, metrics: Metrics, duty: Duty) -> None:
        self.settings: Final = settings
        self.now: Final = settings.clock
        self.metrics: Final = metrics
        self.storage: Final = storage
        self.identity: Final = identity
        self.workers: Final = BotWorkers(settings.bot_workers, settings.bot_budget, settings.seed, metrics)
        self.duty: Final = duty
        self.rooms: Final = Rooms(storage, self.workers, settings, metrics)
        self.lab: Final = OddsDesk(settings)
        self.hints: Final = HintDesk(settings)
        self.reasons: Final = ReasonsDesk(settings)
        self.trials: Final = Trials(settings)
        self.limits: Final = Limits(settings)
        self.load: Final = Load(settings, metrics, storage.behind)
        self.unopened: Final[set[str]] = set()  # tables that could not be, as far as anybody tried
        self.attendance: Final = Attendance()
        self.visits: Final = Visits(storage, settings.clock)
        self.mutes: Final[dict[str, frozenset[str]]] = {}  # by who does not want to read them
        kinds = [
            proving(settings.import_seconds),
            analysing(settings.analysis_seconds, settings.analysis_workers),
            telling(settings.hook_networks, settings.errand_seconds),
            pushing(settings.hook_networks, settings.errand_seconds),
        ]
        if settings.mail is not None:
            kinds += [posting(settings.mail), calling(settings.mail)]
        self.jobs: Final = Jobs(
            storage, kinds, settings.job_workers, call_operator=lambda kind: metrics.went_wrong("mail")
        )
        self.push_key = ""
        self.herald: Final = Herald(settings, storage, self.rooms, self.jobs, self.visits, lambda: self.push_key)
        self.tournaments: Final = Tournaments(storage, self.rooms, settings.call_every, settings.clock)
        chores = (
            self.load.keep(),
            self.rooms.keep_tidy(),
            self.rooms.keep_time(),
            self.duty.keep(self.rooms.stop_attending, self._back_on_duty, self.rooms.look_for_forsaken),
            self._forget_jobs(),
            self._change_keys(),
            self.visits.keep(),
            self.herald.keep_calling(),
            self.tournaments.keep_going(),
            Archive(storage, settings.archive_days, settings.archive_every).keep(),
        )
        self._tidying: Final = [asyncio.create_task(chore) for chore in chores]
        self._looking: Final[set[asyncio.Task[None]]] = set()
        storage.watch(self._changed_elsewhere)

    @classmethod
    async def open(cls, settings: Settings, metrics: Metrics) -> Hall:
        storage = await opened(settings)
        crew = settings.crew
        duty = Duty(storage, None if crew is None else f"{crew.name} {crew.me}")
        await duty.begin()
        hall = cls(settings, storage, Identity(await storage.signing_keys(time.time())), metrics, duty)
        await hall.rooms.marks.mark()  # before anybody's clock is looked at
        hall.push_key = await storage.do(push_key(new_key()))
        return hall

    async def close(self) -> None:
        for task in (*self._tidying, *self._looking):
            task.cancel()
        await self.rooms.close()
        await self.workers.close()
        await self.jobs.close()
        await self.lab.close()
        await self.hints.close()
        await self.reasons.close()
        await self.trials.close()
        await self.storage.close()

    async def _forget_jobs(self) -> None:
        while True:
            with suppress(StorageFailed):
                await self.jobs.tidy()
            await asyncio.sleep(FORGET_EVERY)

    async def _change_keys(self) -> None:
        while True:
            await asyncio.sleep(KEY_READ)
            with suppress(StorageFailed):
                self.identity.renew(await self.storage.signing_keys(time.time()))

    def _changed_elsewhere(self, what: str | None) -> None:
        """Another server has changed a table, ended a session, or somebody there is muted; None when nobody knows."""
        if what is not None and what.startswith(ENDED):
            self.attendance.end(what.removeprefix(ENDED))
            return
        if what is not None and what.startswith(MUTED):
            self.mutes.pop(what.removeprefix(MUTED), None)
            return
        self.rooms.changed_elsewhere(what)
        if what is None:
            self.mutes.clear()
            task = asyncio.create_task(self._end_what_has_ended())
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)

    def _back_on_duty(self) -> None:
        self._changed_elsewhere(None)

    async def _end_what_has_ended(self) -> None:
        with suppress(StorageFailed):
            for session in self.attendance.sessions():
                if await self.storage.has_ended(session):
                    self.attendance.end(session)

    async def measured(self, alone: bool = False) -> str:
        """What Prometheus reads; without the queue while storage does not answer. ``alone`` is of this worker only."""
        jobs: list[tuple[str, str, int]] = []
        with suppress(StorageFailed, TimeoutError):
            async with asyncio.timeout(self.settings.health_seconds):
                jobs = [] if alone else await self.storage.do(jobs_by_state(), reading=True)
        text = self.metrics.text(
            self.limits.connected, len(self.rooms), len(self.unopened), round(self.load.behind, 3), jobs
        )
        crew = self.settings.crew
        if crew is None or alone:
            return text
        return of_all({crew.me: text, **await asked(crew, PATH, self.settings.health_seconds)})

    async def check_ready(self, alone: bool) -> None:
        """Raises StorageFailed or TurnedAway while people are better sent elsewhere."""
        try:
            async with asyncio.timeout(self.settings.health_seconds):
                await self.storage.answers()
        except TimeoutError:
            raise StorageFailed("no answer") from None
        if not self.duty.on:
            raise StorageFailed("off duty")
        crew = self.settings.crew
        if crew is not None and not alone:
            answers = await asked(crew, "/api/ready", 2 * self.settings.health_seconds)
            if None in answers.values():
                raise TurnedAway(503, "workers")

    async def muted_by(self, guest: str) -> frozenset[str]:
        if guest not in self.mutes:
            if len(self.mutes) > MOST_MUTES:
                self.mutes.clear()
            self.mutes[guest] = await self.storage.do(muted_by(guest), reading=True)
        return self.mutes[guest]

    async def end_session(self, person: str, session: str) -> None:
        await self.storage.end_session(person, session)
        self.attendance.end(session)

    # who comes in

    async def known_guest(self, connection: HTTPConnection) -> Caller | None:
        """The guest of a token or a cookie; a token that is not ours is nobody's, whatever the cookie says."""
        authorization = connection.headers.get("authorization")
        if authorization is not None:
            if not authorization.lower().startswith(BEARER):
                return None
            return await self._program(authorization[len(BEARER) :].strip())
        cookie = connection.cookies.get(COOKIE)
        caller = None if cookie is None else self.identity.read_cookie(cookie)
        if caller is None or not caller.account:
            return caller
        person = await self.storage.session_owner(caller.session)
        return None if person is None else Caller(person.id, person.name, ticket=caller.ticket, account=True)

    async def _program(self, token: str) -> Caller | None:
        owner = await self.storage.token_owner(hashed(token))
        if owner is None:
            return None
        id, name, scopes, used = owner
        now = time.time()
        if not now - SEEN_EVERY < used <= now:
            await self.storage.token_used(hashed(token), now)
        return Caller(id, name, by_token=True, ticket=token, scopes=scopes)

    async def guest(self, connection: HTTPConnection, cost: float = 1.0) -> Caller:
        """The guest, who must be known and not too fast; a program must have been given leave for this."""
        guest = await self.known_guest(connection)
        self.limits.request(connection, guest, cost)
        if guest is None:
            raise TurnedAway(401, "guest")
        if guest.by_token and connection.scope.get(SCOPE, LOOK) not in guest.scopes:
            raise TurnedAway(403, "scope")
        return guest

    async def guest_who_changes(self, connection: HTTPConnection, cost: float = 1.0) -> Caller:
        """The guest behind a request that changes something, which no other site can have sent for them."""
        guest = await self.guest(connection, cost)
        if self.outdated(connection):
            raise TurnedAway(503, "storage")
        if not guest.by_token:
            text = connection.headers.get(CSRF_HEADER, "")
            if from_elsewhere(connection) or not self.identity.csrf_fits(guest, text):
                raise TurnedAway(403, "csrf")
        return guest

    def outdated(self, connection: HTTPConnection) -> bool:
        """Whether this server's lease ran out while somebody was on this line: what comes on it may be long past."""
        opened: float = connection.scope.get("state", {}).get(OPENED, 0.0)
        return opened < self.duty.woke

    def check_line(self, connection: HTTPConnection) -> None:
        """The same at the very moment when something is written: the server may have been frozen just before."""
        if self.outdated(connection):
            raise OffDuty("this line was open before")

    async def room(self, connection: HTTPConnection) -> Room:
        """The table of the address, at which something is to happen."""
        found = await self.table(connection)
        if isinstance(found, ClosedTable):
            raise IllegalAction(CLOSED)
        return found

    async def table(self, connection: HTTPConnection) -> Room | ClosedTable:
        """The table of the address, or what is left of it when its rules are gone."""
        table = connection.path_params["table"]
        if table in self.rooms:
            room = await self.rooms.open(table)
        else:
            async with self.limits.loading(connection):
                room = await self._loaded(table)
        if room is None:
            raise TurnedAway(404, "table")
        return room

    async def _loaded(self, table: str) -> Room | ClosedTable | None:
        try:
            room = await self.rooms.open(table)
        except Unopenable:
            self.unopened.add(table)
            raise
        self.unopened.discard(table)
        return room


def checked_account(caller: Caller) -> None:
    """For what only somebody with an account has."""
    if not caller.account:
        raise TurnedAway(403, "account")


def check_rated(record: TableRecord, caller: Caller) -> None:
    """At a rated table people with accounts play, by themselves."""
    if record.rated and not caller.account:
        raise TurnedAway(403, "rated")


async def opened(settings: Settings) -> Storage:
    """The storage that the settings ask for."""
    if settings.postgres is not None:
        from sandtable.server.postgres import PostgresStorage  # psycopg is an extra

        return await PostgresStorage.open(settings.postgres)
    settings.data_folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return await SqliteStorage.open(settings.database)
