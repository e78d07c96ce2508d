"""Running the web table: uvicorn on one address until somebody stops it."""

from __future__ import annotations

import logging
import sqlite3
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

SECONDS_TO_FINISH: Final = 10


class UnusableFolder(Exception):
    """The data folder cannot be used as it is: no rights, a foreign file, a newer schema."""


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
            ws="websockets-sansio",
            ws_max_size=settings.largest_message,
            ws_per_message_deflate=False,  # sizes of compressed secrets tell something
            lifespan="on",
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=SECONDS_TO_FINISH,
        )
    )


def serve(host: str = "127.0.0.1", port: int = 8000, data_folder: Path | None = None) -> None:
    """Serve the table until Ctrl-C or a signal to stop; what was acknowledged is on disk by then.

    Raises UnusableFolder when the data folder is not fit for it.
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
    log.info("serving", address=f"http://{host}:{port}", data_folder=str(settings.data_folder))
    with suppress(KeyboardInterrupt):  # uvicorn has closed everything before it passes Ctrl-C on
        server(settings, host, port).run()
    log.info("stopped")
