"""`sandtable admin` for the database: backups, moving, proving, people and figures."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from sandtable.cli.admin import Data, Database, settings_of, with_storage
from sandtable.cli.courtesy import complain, one_line, printable
from sandtable.cli.faults import Fault
from sandtable.cli.paper import print_json
from sandtable.cli.speech import Json, Lang, spoken
from sandtable.kernel.plain import Malformed, Plain

if TYPE_CHECKING:
    from sandtable.server.settings import Settings
    from sandtable.server.storage import Storage
    from sandtable.server.upkeep.audit import Wrong
    from sandtable.text import Language

T = TypeVar("T")
SOMETHING_WRONG = 1
Who = Annotated[str, typer.Argument(help="A name, a mail address or an id; of guests their id.")]


@contextmanager
def hindrances() -> Iterator[None]:
    """What stands in the way is one clear line."""
    from sandtable.server.upkeep.books import Hindered

    try:
        yield
    except Hindered as error:
        raise Fault(error.message, **error.values) from None


def backup(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="The file to be made; none is ever replaced.")],
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Everything of one moment in one file, while the server runs. It holds no signing keys."""
    from sandtable.server.upkeep.copies import back_up

    with hindrances():
        size = back_up(settings_of(data, database), path)
    _say(spoken(lang), "core-ui-admin-backed-up", path=str(path), size=_kilobytes(size))


def restore(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """A backup becomes the data of a server that has none yet."""
    from sandtable.server.upkeep import copies

    with hindrances():
        count = copies.restore(settings_of(data, database), path)
    _say(spoken(lang), "core-ui-admin-restored", count=count)


def move(
    to: Annotated[str, typer.Argument(help="A folder, or the address of a database: postgresql://user@host/name.")],
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """From SQLite to PostgreSQL or back, row by row and compared. Stop the server before; what was is left as it is."""
    from sandtable.server.upkeep import copies

    target = settings_of(None, to) if to.startswith(("postgresql:", "postgres:")) else settings_of(Path(to), None)
    with hindrances():
        count = copies.move(settings_of(data, database), target)
    _say(spoken(lang), "core-ui-admin-moved", count=count)


def verify(
    path: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="A backup; by default what the server has.")
    ] = None,
    data: Data = None,
    database: Database = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Open every table and play its log again; tells what is wrong, goes on, and ends with exit code 1 then."""
    from sandtable.server.upkeep.audit import Tally, proven

    speech, tally = spoken(lang), Tally()
    found: list[Plain] = []
    with hindrances():
        for wrong in proven(settings_of(data, database), path, tally):
            problem = _problem(speech, wrong)
            found.append({"table": wrong.table, "problem": problem})
            if not as_json:
                complain(f"{wrong.table}: {problem}" if wrong.table else problem)
    if as_json:
        print_json({"tables": tally.tables, "entries": tally.entries, "closed": tally.closed, "wrong": found})
    else:
        _say(
            speech,
            "core-ui-admin-verified",
            tables=tally.tables,
            entries=tally.entries,
            closed=tally.closed,
            wrong=tally.wrong,
        )
    if tally.wrong:
        raise typer.Exit(SOMETHING_WRONG)


def export(
    who: Who,
    path: Annotated[Path | None, typer.Option("--to", metavar="FILE", help="Into a new file.")] = None,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Everything that is kept of somebody, as JSON."""
    from sandtable.server.upkeep.persons import exported, known_as

    guest = _with_storage(data, database, lambda storage: known_as(storage, who))
    if path is None:
        pieces: list[str] = []
        _with_storage(data, database, lambda storage: exported(storage, guest, pieces.append))
        print_json(json.loads("".join(pieces)))
        return
    try:
        file = os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="utf-8")
    except FileExistsError:
        raise Fault("core-ui-admin-there", path=str(path)) from None
    try:
        with file:
            _with_storage(data, database, lambda storage: exported(storage, guest, file.write))
            file.write("\n")
    except BaseException:
        path.unlink()  # half of it would be taken for the whole
        raise
    _say(spoken(lang), "core-ui-admin-exported", path=str(path))


def delete(
    who: Who,
    yes: Annotated[bool, typer.Option("--yes", help="Without asking again.")] = False,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Erase everything that is kept of somebody; in games of others a former player has sat. With SQLite the server has
    to stand still meanwhile: it would remember."""
    from sandtable.server.upkeep.persons import erased, known_as

    speech, settings = spoken(lang), settings_of(data, database)
    guest = _with_storage(data, database, lambda storage: known_as(storage, who))
    name = printable(guest.name)
    if not yes:
        typer.confirm(speech.say("core-ui-admin-erase", {"name": name, "id": guest.id}), abort=True)
    with hindrances(), _standing_still(settings):
        count = _with_storage(data, database, lambda storage: erased(storage, guest))
    _say(speech, "core-ui-admin-erased", name=name, id=guest.id, count=count)


def statistics(data: Data = None, database: Database = None, as_json: Json = False) -> None:
    """How much there is and how much happens, in figures about nobody."""
    from sandtable.server.upkeep.figures import statistics as counted

    told = _with_storage(data, database, lambda storage: storage.do(counted(time.time()), reading=True))
    if as_json:
        print_json(told)
        return
    for name, value in _flat("", told):
        print(f"{name:<40} {value:>12}")


def _flat(name: str, value: Plain) -> Iterator[tuple[str, int]]:
    if isinstance(value, dict):
        for key, one in value.items():
            yield from _flat(f"{name} {key}".strip(), one)
    elif isinstance(value, int):
        yield name, value


def _with_storage(data: Path | None, database: str | None, work: Callable[[Storage], Awaitable[T]]) -> T:
    with hindrances():
        return with_storage(data, database, work)


def _standing_still(settings: Settings) -> AbstractContextManager[None]:
    from sandtable.server.upkeep.copies import quiet

    return nullcontext() if settings.postgres is not None else quiet(settings)


def _problem(speech: Language, wrong: Wrong) -> str:
    if isinstance(wrong.problem, Malformed):
        return one_line(speech, wrong.problem)
    return speech.say(wrong.problem, wrong.values)


def _say(speech: Language, message: str, **values: str | int) -> None:
    print(printable(speech.say(message, values)))


def _kilobytes(size: int) -> int:
    return (size + 1023) // 1024
