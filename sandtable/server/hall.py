"""The hall: everything the endpoints share, and who it is that comes in."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from starlette.requests import HTTPConnection

from sandtable.kernel.refusal import IllegalAction
from sandtable.server.bots import BotWorkers
from sandtable.server.guard import TurnedAway, from_elsewhere
from sandtable.server.identity import COOKIE, CSRF_HEADER, Identity
from sandtable.server.imports import proving
from sandtable.server.jobs import Jobs
from sandtable.server.limits import Limits
from sandtable.server.odds import OddsDesk
from sandtable.server.rooms import Rooms
from sandtable.server.settings import Settings
from sandtable.server.sqlite import SqliteStorage
from sandtable.server.storage import Storage, StorageFailed, Unopenable
from sandtable.server.table import Room
from sandtable.table.closed import CLOSED, ClosedTable
from sandtable.table.guests import Guest, hashed

BEARER: Final = "bearer "
FORGET_EVERY: Final = 600.0  # seconds
MAKING_COSTS: Final = 5.0  # a new table takes as much of a guest's pace as so many other requests


class Hall:
    """Storage, identity, tables, bots, the queue of jobs and the desk for odds of one running server."""

    def __init__(self, settings: Settings, storage: Storage, identity: Identity) -> None:
        self.settings: Final = settings
        self.storage: Final = storage
        self.identity: Final = identity
        self.workers: Final = BotWorkers(settings.bot_workers, settings.bot_budget, settings.seed)
        self.rooms: Final = Rooms(storage, self.workers, settings)
        self.lab: Final = OddsDesk(settings)
        self.limits: Final = Limits(settings)
        self.unopened: Final[set[str]] = set()  # tables that could not be, as far as anybody tried
        self.jobs: Final = Jobs(storage, [proving(settings.import_seconds)], settings.job_workers)
        self._tidying: Final = [asyncio.create_task(self.rooms.keep_tidy()), asyncio.create_task(self._forget_jobs())]
        storage.watch(self.rooms.changed_elsewhere)

    @classmethod
    async def open(cls, settings: Settings) -> Hall:
        storage = await opened(settings)
        return cls(settings, storage, Identity(await storage.secret()))

    async def close(self) -> None:
        for task in self._tidying:
            task.cancel()
        await self.rooms.close()
        await self.workers.close()
        await self.jobs.close()
        await self.lab.close()
        await self.storage.close()

    async def _forget_jobs(self) -> None:
        while True:
            with suppress(StorageFailed):
                await self.jobs.tidy()
            await asyncio.sleep(FORGET_EVERY)

    # who comes in

    async def known_guest(self, connection: HTTPConnection) -> Guest | None:
        """The guest of a token or a cookie; a token that is not ours is nobody's, whatever the cookie says."""
        authorization = connection.headers.get("authorization")
        if authorization is not None:
            if not authorization.lower().startswith(BEARER):
                return None
            owner = await self.storage.token_owner(hashed(authorization[len(BEARER) :].strip()))
            return None if owner is None else Guest(owner[0], owner[1], by_token=True)
        cookie = connection.cookies.get(COOKIE)
        return None if cookie is None else self.identity.read_cookie(cookie)

    async def guest(self, connection: HTTPConnection, cost: float = 1.0) -> Guest:
        """The guest, who must be known and not too fast."""
        guest = await self.known_guest(connection)
        self.limits.request(connection, guest, cost)
        if guest is None:
            raise TurnedAway(401, "guest")
        return guest

    async def guest_who_changes(self, connection: HTTPConnection, cost: float = 1.0) -> Guest:
        """The guest behind a request that changes something, which no other site can have sent for them."""
        guest = await self.guest(connection, cost)
        if not guest.by_token:
            text = connection.headers.get(CSRF_HEADER, "")
            if from_elsewhere(connection) or not self.identity.csrf_fits(guest, text):
                raise TurnedAway(403, "csrf")
        return guest

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


async def opened(settings: Settings) -> Storage:
    """The storage that the settings ask for."""
    if settings.postgres is not None:
        from sandtable.server.postgres import PostgresStorage  # psycopg is an extra

        return await PostgresStorage.open(settings.postgres)
    settings.data_folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return await SqliteStorage.open(settings.database)
