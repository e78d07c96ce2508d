"""Running the web table: uvicorn on one address until somebody stops it."""

from __future__ import annotations

import logging
import socket
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import structlog
import uvicorn

from sandtable.server.app import create_app
from sandtable.server.identity import secret_in
from sandtable.server.schema import TooNew
from sandtable.server.settings import Settings, usual_data_folder
from sandtable.server.sqlite import connect
from sandtable.server.wires import Wire

SECONDS_TO_FINISH: Final = 10


class UnusableFolder(Exception):
    """The data folder cannot be used as it is: no rights, a foreign file, a newer schema."""


class UnusableAddress(Exception):
    """Nothing can listen there: another program does, or the address is not this machine's."""


def prepare(settings: Settings) -> None:
    """Make sure of the data folder before anything is served from it."""
    try:
        settings.data_folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        secret_in(settings.data_folder)
        connect(settings.database).close()
    except (OSError, ValueError, TooNew, sqlite3.Error) as error:
        raise UnusableFolder(f"{settings.data_folder}: {error}") from error


def server(settings: Settings, host: str, port: int) -> uvicorn.Server:
    """The server, ready to run."""
    return uvicorn.Server(
        uvicorn.Config(
            create_app(settings),
            host=host,
            port=port,
            ws=Wire,
            ws_max_size=settings.largest_message,
            ws_per_message_deflate=False,  # sizes of compressed secrets tell something
            lifespan="on",
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=SECONDS_TO_FINISH,
        )
    )


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
) -> None:
    """Serve the table until Ctrl-C or a signal to stop; what was acknowledged is on disk by then.

    ``ready`` is told the address once somebody can come in. Raises UnusableFolder when the data folder is not fit for
    it and UnusableAddress when nothing can listen there.
    """
    logging.basicConfig(level=logging.WARNING)  # uvicorn's own complaints
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ]
    )
    log = structlog.get_logger("sandtable.serve")
    settings = Settings(usual_data_folder() if data_folder is None else data_folder)
    prepare(settings)
    with listen(host, port) as listening:
        address = f"http://{host}:{listening.getsockname()[1]}"
        log.info("serving", address=address, data_folder=str(settings.data_folder))
        if ready is not None:
            ready(address)
        with suppress(KeyboardInterrupt):  # uvicorn has closed everything before it passes Ctrl-C on
            server(settings, host, port).run([listening])
    log.info("stopped")
