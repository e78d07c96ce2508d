"""`sandtable admin`: what whoever runs a server does besides running it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias, TypeVar

import typer

from sandtable.cli.faults import Fault

if TYPE_CHECKING:
    from sandtable.server.company_statements import Report
    from sandtable.server.settings import Settings
    from sandtable.server.sql import Work
    from sandtable.server.storage import Storage

T = TypeVar("T")
admin_app = typer.Typer(name="admin", help="Look after a server: backups, people, reports.", rich_markup_mode=None)

Data: TypeAlias = Annotated[Path | None, typer.Option(help="The folder of the server; by default the user's.")]
Database: TypeAlias = Annotated[
    str | None,
    typer.Option(envvar="SANDTABLE_DATABASE", show_default=False, help="Its PostgreSQL database, if it has one."),
]
MOST = 200
DAY = 24 * 3600.0


def settings_of(data: Path | None, database: str | None) -> Settings:
    from sandtable.server.settings import Settings, usual_data_folder

    return Settings(usual_data_folder() if data is None else data, database)


def with_storage(data: Path | None, database: str | None, work: Callable[[Storage], Awaitable[T]]) -> T:
    """Do something with a server's database, whether it runs or not."""
    from sandtable.server.hall import opened
    from sandtable.server.schema import TooNew
    from sandtable.server.storage import StorageFailed

    settings = settings_of(data, database)
    if database is None and not settings.database.exists():
        raise Fault("core-ui-admin-none", path=str(settings.data_folder))

    async def doing() -> T:
        storage = await opened(settings)
        try:
            return await work(storage)
        finally:
            await storage.close()

    try:
        return asyncio.run(doing())
    except (StorageFailed, TooNew, sqlite3.Error) as error:
        raise Fault("core-ui-admin-failed", problem=str(error)) from None
    except ImportError:
        raise Fault("core-ui-no-postgres") from None


def done(data: Path | None, database: str | None, work: Work[T]) -> T:
    """One transaction."""
    return with_storage(data, database, lambda storage: storage.do(work))


@admin_app.command("reports")
def reports(
    report: Annotated[str | None, typer.Argument(help="The id of one, to read it whole.")] = None,
    closed: Annotated[
        bool, typer.Option("--closed", help="Those that were settled, instead of those that wait.")
    ] = False,
    settle: Annotated[str | None, typer.Option(help="Settle the report, with a word about what was decided.")] = None,
    silence: Annotated[int, typer.Option(min=0, max=3650, help="For so many days the player may not chat.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """What players report about others: those that wait, or one of them; settle it, and silence who was reported."""
    from sandtable.server import company_statements as kept

    if report is None:
        found = done(data, database, kept.reports(closed, MOST))
        if as_json:
            print(json.dumps([told(each) for each in found], ensure_ascii=False, indent=2))
        for each in found if not as_json else ():
            print(f"{each.id}  {when(each.created)}  {each.what:<9} {plain(each.name)}  {plain(each.words)[:60]}")
        return
    one = done(data, database, kept.one_report(report))
    if one is None:
        raise Fault("core-ui-admin-no-report", id=report)
    if silence:
        done(data, database, kept.silence(one.other, time.time() + silence * DAY))
    if settle is not None or silence:
        verdict = settle or f"silenced for {silence} days"
        done(data, database, kept.close(one.id, verdict, time.time()))
        one = done(data, database, kept.one_report(report)) or one
    json.dump(told(one), sys.stdout, ensure_ascii=False, indent=2)
    print()


def told(one: Report) -> dict[str, object]:
    return {
        "report": one.id,
        "what": one.what,
        "about": one.name,
        "player": one.other,
        "by": one.person,
        "table": one.table,
        "words": one.words,
        "chat": list(one.said),
        "created": when(one.created),
        "settled": None if one.closed is None else when(one.closed),
        "verdict": one.verdict,
    }


def when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def plain(text: str) -> str:
    """Words of strangers on one line of a terminal, without anything that commands it."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
