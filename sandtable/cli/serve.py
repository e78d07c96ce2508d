"""`sandtable serve`: the web table, in this machine's browser or for friends on the network."""

from __future__ import annotations

import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from sandtable.cli.faults import Fault
from sandtable.cli.speech import Lang, spoken


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 lets the whole network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    data: Annotated[Path | None, typer.Option(help="The folder for tables; by default the user's data folder.")] = None,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="SANDTABLE_DATABASE",
            show_default=False,
            help="The PostgreSQL database for tables that several servers share: postgresql://user@host/name.",
        ),
    ] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(help="A name by which the server is reached, such as table.example.org; may be given often."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="The address of a proxy in front, whose word about who comes counts; may be given often."),
    ] = None,
    metrics: Annotated[
        list[str] | None,
        typer.Option(help="An address or network that may read /metrics, for Prometheus; may be given often."),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="How many processes serve; more than one needs --database.")
    ] = 1,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the table in the browser.")] = False,
    log_json: Annotated[
        bool, typer.Option("--log-json", help="Write logs as JSON, as it is done where no terminal is.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Serve the web table until Ctrl-C."""
    # the web layer takes a moment to import, and only this command needs it
    from sandtable.server.lock import FolderInUse
    from sandtable.server.serve import (
        NoPostgres,
        UnusableAddress,
        UnusableDatabase,
        UnusableFolder,
        UnusableProxy,
        UnusableReader,
        WorkersNeedPostgres,
    )
    from sandtable.server.serve import serve as serve_tables
    from sandtable.server.settings import UnusableMail

    speech = spoken(lang)
    for_people = sys.stderr.isatty() and not log_json

    def ready(address: str) -> None:
        if for_people:
            sys.stderr.write(speech.say("core-ui-serving", {"address": address}) + "\n")
        if open_browser:  # some browsers let their caller wait
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    def few_files(files: int, connections: int) -> None:
        if for_people:
            sys.stderr.write(speech.say("core-ui-few-files", {"files": files, "connections": connections}) + "\n")

    try:
        serve_tables(
            host,
            port,
            data,
            ready,
            not for_people,
            database,
            allow_host or (),
            proxy or (),
            few_files,
            metrics or (),
            workers,
        )
    except FolderInUse as error:
        raise Fault("core-ui-folder-in-use", folder=str(error)) from error
    except UnusableProxy as error:
        raise Fault("core-ui-unusable-proxy", problem=str(error)) from error
    except UnusableReader as error:
        raise Fault("core-ui-unusable-reader", problem=str(error)) from error
    except UnusableFolder as error:
        raise Fault("core-ui-unusable-folder", problem=str(error)) from error
    except UnusableDatabase as error:
        raise Fault("core-ui-unusable-database", problem=str(error)) from error
    except WorkersNeedPostgres as error:
        raise Fault("core-ui-workers-need-postgres") from error
    except NoPostgres as error:
        raise Fault("core-ui-no-postgres") from error
    except UnusableMail as error:
        raise Fault("core-ui-unusable-mail", problem=str(error)) from error
    except UnusableAddress as error:
        raise Fault("core-ui-unusable-address", problem=str(error)) from error
