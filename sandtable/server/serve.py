"""Running the web table: uvicorn on one address until somebody stops it."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

import structlog
import uvicorn

from sandtable.server.app import create_app
from sandtable.server.crew import Foreman
from sandtable.server.door import Door, fitted, networks
from sandtable.server.identity import keys_in
from sandtable.server.lock import locked
from sandtable.server.logs import keep_logs
from sandtable.server.reach import is_loopback, machine_names
from sandtable.server.renewal import taken_over
from sandtable.server.schema import POSTGRES, TooNew
from sandtable.server.settings import Crew, Settings, mail_of, usual_data_folder
from sandtable.server.siblings import own_line
from sandtable.server.sqlite import connect
from sandtable.server.storage import StorageFailed
from sandtable.server.sweeping import Sweeper, leave_to_sweeping
from sandtable.server.wires import Config, Line, Wire

SECONDS_TO_FINISH: Final = 10
AT_ONCE: Final = 32  # lines that are let in before anything else is done
WAITING: Final = 2048  # lines that may wait before the door
SCHEMA: Final = len(POSTGRES)  # of the database that several workers share


class UnusableFolder(Exception):
    """The data folder cannot be used as it is: no rights, a foreign file, a newer schema."""


class UnusableDatabase(Exception):
    """The PostgreSQL database cannot be used: it does not answer, or has a newer schema."""


class NoPostgres(Exception):
    """PostgreSQL was asked for, and the package that speaks with it is not installed."""


class WorkersNeedPostgres(Exception):
    """Several workers were asked for, and a folder is for one server alone."""


class UnusableProxy(Exception):
    """A proxy is named by something that is neither an address nor a network."""


class UnusableReader(Exception):
    """Who may read the metrics is named by something that is neither an address nor a network."""


class UnusableAddress(Exception):
    """Nothing can listen there: another program does, or the address is not this machine's."""


def prepare(settings: Settings) -> None:
    """Make sure of the storage before anything is served from it."""
    if settings.postgres is not None:
        _prepare_postgres(settings.postgres)
        return
    try:
        settings.data_folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        keys_in(settings.data_folder, time.time())
        connect(settings.database).close()
    except (OSError, ValueError, TooNew, sqlite3.Error) as error:
        raise UnusableFolder(f"{settings.data_folder}: {error}") from error


def _prepare_postgres(url: str) -> None:
    try:
        from sandtable.server.postgres import Unreachable, try_out
    except ImportError:
        raise NoPostgres from None
    try:
        asyncio.run(try_out(url))
    except (Unreachable, StorageFailed, TooNew) as error:
        raise UnusableDatabase(str(error)) from None


class Server(uvicorn.Server):
    """Tells that it has started once a signal would stop it in order. It stops as well when ``alive`` ends, the line to
    a foreman.

    Asyncio lets in as many at once as may wait before the door, so that in a crowd the files would be used up before
    anybody can be turned away: it is told of a few only, and the system afterwards of many.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], object],
        alive: int | None = None,
        sweeper: Sweeper | None = None,
    ) -> None:
        super().__init__(config)
        self._ready: Final = ready
        self._alive: Final = alive
        self._sweeper: Final = sweeper

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(WAITING)
        if self._alive is not None:
            asyncio.get_running_loop().add_reader(self._alive, self._orphaned)
        if self.started:
            self._ready()

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        if self._sweeper is not None:
            self._sweeper.sweep()
        return await super().on_tick(counter)

    def _orphaned(self) -> None:
        assert self._alive is not None
        asyncio.get_running_loop().remove_reader(self._alive)
        self.should_exit = True


def server(
    settings: Settings,
    host: str,
    port: int,
    ready: Callable[[], object] = lambda: None,
    alive: int | None = None,
    sweeps: bool = False,
) -> Server:
    """The server, ready to run; it ``sweeps`` where the process is its own."""
    config = Config(
        create_app(settings),
        host=host,
        port=port,
        backlog=AT_ONCE,
        http=Line,
        ws=Wire,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=False,  # sizes of compressed secrets tell something
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
    )
    config.door = Door(settings)
    return Server(config, ready, alive, Sweeper(config.door) if sweeps else None)


def listen(host: str, port: int) -> socket.socket:
    """A socket that already listens, so that whoever is told of the address can come in."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(address)
            listening.listen()
        except OSError:
            listening.close()
            raise
    except (OSError, OverflowError) as error:
        raise UnusableAddress(f"{host}:{port}: {getattr(error, 'strerror', None) or error}") from error
    return listening


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data_folder: Path | None = None,
    ready: Callable[[str], object] | None = None,
    log_json: bool = True,
    postgres: str | None = None,
    names: Sequence[str] = (),
    proxies: Sequence[str] = (),
    few_files: Callable[[int, int], object] | None = None,
    metrics: Sequence[str] = (),
    workers: int = 1,
) -> None:
    """Serve the table until Ctrl-C or a signal to stop; what was acknowledged is on disk by then.

    ``names`` are those it goes by besides numbers and what the machine is called, ``proxies`` those whose word about
    where a request comes from is believed, ``metrics`` those who may read them, ``workers`` how many processes serve
    together. ``ready`` is told the address once somebody can come in, ``few_files`` how many files may be open and how
    many live connections that leaves, should it be less than usual.

    Raises UnusableFolder, FolderInUse, UnusableDatabase, NoPostgres or WorkersNeedPostgres when the storage is not fit
    for it, UnusableAddress when nothing can listen there, UnusableMail when the environment tells nothing sensible of
    mail and UnusableProxy or UnusableReader when a proxy or a reader of metrics is no address.
    """
    try:
        networks(tuple(proxies))
    except ValueError as error:
        raise UnusableProxy(str(error)) from None
    try:
        networks(tuple(metrics))
    except ValueError as error:
        raise UnusableReader(str(error)) from None
    if workers > 1 and postgres is None:
        raise WorkersNeedPostgres
    wished = Settings(
        usual_data_folder() if data_folder is None else data_folder,
        postgres,
        host=host,
        hosts=(host, *names, *(() if is_loopback(host) else machine_names())),
        proxies=tuple(proxies),
        metrics=tuple(metrics),
        mail=mail_of(os.environ),
    )
    fit = fitted(wished)
    settings = fit.settings
    storage = str(settings.data_folder) if postgres is None else "postgresql"
    left = taken_over() if workers > 1 else None
    if left is None or not left.hands:
        prepare(settings)
    leave_to_sweeping()
    door = listen(host, port) if left is None else socket.socket(fileno=left.listening)
    with alone_in_its_folder(settings), door as listening:
        keep_logs(as_json=log_json)
        log = structlog.get_logger("sandtable.serve")
        address = f"http://{host}:{listening.getsockname()[1]}"

        def started() -> None:
            log.info(
                "serving",
                address=address,
                storage=storage,
                workers=workers,
                files=fit.files,
                connections=settings.connections,
            )
            if ready is not None and left is None:
                ready(address)
            if fit.short:  # whoever runs it may raise the limit of open files
                log.info("few-files", files=fit.files, connections=settings.connections, wished=wished.connections)
                if few_files is not None:
                    few_files(fit.files, settings.connections)

        def work(crew: Crew, ready: Callable[[], None], alive: int) -> None:
            structlog.contextvars.bind_contextvars(worker=crew.me)
            with own_line(crew) as own:
                server(replace(settings, crew=crew), host, port, ready, alive, sweeps=True).run([listening, own])

        if workers > 1:
            Foreman(workers, work, listening.fileno(), left).run(started)
        else:
            with suppress(KeyboardInterrupt):  # uvicorn has closed everything before it passes Ctrl-C on
                server(settings, host, port, started, sweeps=True).run([listening])
    log.info("stopped")


def alone_in_its_folder(settings: Settings) -> AbstractContextManager[None]:
    """Several servers may share a PostgreSQL database, and none of them uses its folder."""
    return locked(settings.data_folder) if settings.postgres is None else nullcontext()
